//! A moment of a game that is past: the table as it stood, what had just happened, and the way to every other moment.
//!
//! All of it are links, so that every moment has an address. The script (`replay.js`) goes the same ways without leaving the
//! page.

use games::{AnyEvent, AnyGame, Listed};
use maud::{Markup, PreEscaped, html};
use table::rolls::Proof;
use table::{Game, Logged, Seat, Trail, Viewer};

use crate::frame::{Page, clause, game_name, names, notice, place, region, token};
use crate::game_page::GamePage;
use crate::model::{Course, Eyes, LogLine, MomentModel, PlayOn, Region, TableModel};
use crate::scene::Weight;
use crate::turns::{Mark, beginnings_of};
use crate::{Localizer, assets, parts, paths, table_page, worked};

/// How many marks of a kind a line of them has, at most. More would be one grey bar.
const MARKS: usize = 160;
/// How wide that line is, in its own units.
const WIDTH: u64 = 1000;

/// Where the turns and the great moments of a game are, as a viewer was told of them.
pub(crate) fn course(game: &AnyGame, log: &Trail<Logged<AnyEvent>>, viewer: Viewer) -> Course {
    let told: Vec<&Logged<AnyEvent>> =
        log.iter().filter(|logged| logged.told.audience.includes(viewer)).collect();
    let mark = |logged: &&Logged<AnyEvent>| Mark {
        beat: games::dispatch!(game, game => game.beat(game.own_event(&logged.told.event))),
        actor: logged.actor,
    };
    let marks: Vec<Mark> = told.iter().map(mark).collect();
    let mut turns: Vec<(u64, Seat)> =
        beginnings_of(&marks).into_iter().map(|(at, seat)| (told[at].entry, seat)).collect();
    turns.dedup();
    let is_great = |mark: &Mark| mark.beat.weight_for(viewer.seat()) >= Weight::Great;
    let mut great: Vec<u64> =
        told.iter().zip(&marks).filter(|(_, mark)| is_great(mark)).map(|(logged, _)| logged.entry).collect();
    great.dedup();
    Course { turns, great }
}

pub(crate) fn page(model: &MomentModel<'_>) -> String {
    let l10n = model.table.l10n.marking();
    let regions = regions(model);
    let game = model.table.game.identity().game;
    let placed = ["board", "hand", "players", "scene", "steps", "notice", "when", "note", "play-on"];
    let bar = html! {
        span .where { (game_name(&game, l10n)) }
        (place(&regions, "when"))
    };
    let main = html! {
        main #main .table.replay {
            h1 .sr { (title(model)) }
            (place(&regions, "notice"))
            div .stage { h2 .sr { (l10n.say("table-board")) } (place(&regions, "board")) }
            (place(&regions, "scene"))
            (deck(model, &place(&regions, "steps"), l10n))
            div .side {
                (place(&regions, "note"))
                @if let Some(proof) = model.brought { (brought(proof, model, l10n)) }
                @for region in regions.iter().filter(|region| !placed.contains(&region.id)) { (place(&regions, region.id)) }
                (place(&regions, "hand"))
                (place(&regions, "players"))
                (eyes(model, l10n))
                (place(&regions, "play-on"))
            }
        }
        script type="module" src=(assets::replay_path()) {}
    };
    Page { title: title(model), game: Some(&game), kind: "page-replay", live: None, bar, main }
        .into_html(l10n)
}

pub(crate) fn title(model: &MomentModel<'_>) -> String {
    let l10n = model.table.l10n;
    if let Some(lesson) = model.lesson {
        return lesson.title(l10n);
    }
    let game = game_name(&model.table.game.identity().game, l10n);
    l10n.say_with("replay-title", &[("game", game), ("entry", model.entry.to_string())])
}

/// The parts of the page that another moment changes.
pub(crate) fn regions(model: &MomentModel<'_>) -> Vec<Region> {
    let table = &model.table;
    let l10n = table.l10n.marking();
    let names = names(table.people);
    let mut regions = table_page::game_regions(table, l10n);
    // Nothing is asked of anybody.
    regions.retain(|region| region.id != "now" && (region.id != "hand" || table.seat.is_some()));
    if table.seat.is_none() {
        regions.push(region("hand", hands(model, &names, l10n)));
    }
    regions.push(notice(table.notice.as_ref(), &names, l10n));
    regions.push(region("when", when(model, &names, l10n)));
    regions.push(region("scene", scene(model, &names, l10n)));
    regions.push(region("steps", steps(model, l10n)));
    regions.push(region("play-on", play_on(model, &names, l10n)));
    regions.extend(model.lesson.map(|lesson| region("note", worked::note(lesson, model, l10n))));
    regions
}

/// Every hand that lies open, as its owner saw it.
fn hands(model: &MomentModel<'_>, names: &[String], l10n: &Localizer) -> Markup {
    let table = &model.table;
    html! {
        div #hand .open-hands {
            @for (seat, view) in &model.hands {
                @let own = TableModel { view, seat: Some(*seat), own: table::SeatSet::only(*seat), ..table.clone() };
                @let hand = table_page::game_regions(&own, l10n).into_iter().find(|region| region.id == "hand");
                @if let Some(hand) = hand {
                    details .open-hand data-key={ "hand-" (seat.0) } open {
                        summary { (token(table.game, *seat)) " " (names.get(seat.index()).map_or("", String::as_str)) }
                        (PreEscaped(renamed(&hand.html, *seat)))
                    }
                }
            }
        }
    }
}

/// The same part of the page for another seat: its names for things are its own, and its hand is one among many, told apart by
/// what it is folded into.
fn renamed(html: &str, seat: Seat) -> String {
    let mut html = unlabelled(html);
    for name in [" id=\"", " aria-labelledby=\"", " for=\""] {
        html = html.replace(name, &format!("{name}seat-{}-", seat.0));
    }
    html
}

/// The same element without the label that makes it a landmark.
fn unlabelled(html: &str) -> String {
    const LABEL: &str = " aria-labelledby=\"";
    let head = html.split('>').next().unwrap_or_default();
    let label = head.split_once(LABEL).and_then(|(_, rest)| rest.split('"').next());
    label.map_or_else(|| html.to_owned(), |label| html.replacen(&format!("{LABEL}{label}\""), "", 1))
}

/// Which moment it is, in the bar.
fn when(model: &MomentModel<'_>, names: &[String], l10n: &Localizer) -> Markup {
    let turn = turn_at(model.course, model.entry);
    let args = [("entry", model.entry.to_string()), ("last", model.ends.1.to_string())];
    html! {
        p #when {
            @if let Some(seat) = turn { (token(model.table.game, seat)) }
            span {
                @if let Some(seat) = turn {
                    b { (names.get(seat.index()).map_or("", String::as_str)) } " "
                }
                (l10n.say_with("replay-when", &args))
            }
        }
    }
}

/// Whose turn it was.
fn turn_at(course: &Course, entry: u64) -> Option<Seat> {
    let begun = course.turns.partition_point(|(begin, _)| *begin <= entry);
    begun.checked_sub(1).map(|at| course.turns[at].1)
}

/// What happened in the entry, as the reader was told.
fn scene(model: &MomentModel<'_>, names: &[String], l10n: &Localizer) -> Markup {
    let lines = told_in(model.table.log, model.entry);
    let table = &model.table;
    // In a lesson the note says what there is to say.
    let is_silent = model.lesson.is_some() && lines.is_empty() && model.dice.is_empty();
    html! {
        section #scene .panel.told hidden[is_silent] aria-live="polite" aria-label=(l10n.say("replay-scene")) {
            @if !model.dice.is_empty() {
                p .dice-fell { @for (purpose, sides, face) in &model.dice { (die(purpose, *sides, *face, l10n)) } }
            }
            @if let Some(seat) = model.took_back {
                p { (token(table.game, seat)) " " (l10n.text(&table::Text::new("replay-took-back").with("seat", seat), names)) }
            } @else if lines.is_empty() {
                p .quiet { (l10n.say("replay-nothing-told")) }
            }
            ol {
                @for line in lines {
                    @let weight = line.beat.weight_for(table.seat);
                    li class=(weight.name()) {
                        @if let Some(seat) = line.beat.owner.or(line.actor) { (token(table.game, seat)) }
                        span { (l10n.text(&line.text, names)) " " (clause(line.clause, l10n)) }
                    }
                }
            }
        }
    }
}

/// The lines of an entry. They are the last of a log that ends with it.
fn told_in(log: &[LogLine], entry: u64) -> &[LogLine] {
    &log[log.partition_point(|line| line.entry < entry)..]
}

/// A die as it fell: with its pips, or with what its face is called.
fn die(purpose: &str, sides: u32, face: u32, l10n: &Localizer) -> Markup {
    let number = face.to_string();
    let name = l10n.say_or(&format!("face-{purpose}-{face}"), &number);
    let label = l10n.say_or(&format!("purpose-{purpose}"), purpose);
    html! {
        span .fell title=(label) {
            @if sides == 6 && name == number { (parts::die("pips", i64::from(face))) span .sr { (name) } }
            @else { b { (name) } }
        }
    }
}

/// The ways to other moments: to the ends, by turns, by great moments, by single steps.
fn steps(model: &MomentModel<'_>, l10n: &Localizer) -> Markup {
    let (here, (first, last)) = (model.entry, model.ends);
    let turns: Vec<u64> = model.course.turns.iter().map(|(entry, _)| *entry).collect();
    let great = &model.course.great[..];
    let before = |entries: &[u64]| entries[..entries.partition_point(|&at| at < here)].last().copied();
    let after = |entries: &[u64]| entries.get(entries.partition_point(|&at| at <= here)).copied();
    let back = [
        ("first", "replay-first", (here > first).then_some(first)),
        ("great-back", "replay-great-back", before(great)),
        ("turn-back", "replay-turn-back", before(&turns).or((here > first).then_some(first))),
        ("back", "replay-back", (here > first).then(|| here - 1)),
    ];
    let on = [
        ("on", "replay-on", (here < last).then(|| here + 1)),
        ("turn-on", "replay-turn-on", after(&turns).or((here < last).then_some(last))),
        ("great-on", "replay-great-on", after(great)),
        ("last", "replay-last", (here < last).then_some(last)),
    ];
    html! {
        nav #steps aria-label=(l10n.say("replay-steps")) {
            @for (key, message, to) in back { (step(model, key, message, to, l10n)) }
            button .strong type="button" data-autoplay data-key="play" aria-pressed="false" aria-label=(l10n.say("replay-play"))
                title=(l10n.say("replay-play")) { (icon("play")) (icon("pause")) }
            @for (key, message, to) in on { (step(model, key, message, to, l10n)) }
        }
    }
}

fn step(model: &MomentModel<'_>, key: &str, message: &str, to: Option<u64>, l10n: &Localizer) -> Markup {
    let label = l10n.say(message);
    html! {
        @if let Some(to) = to {
            a .button.{ "go-" (key) } data-key=(key) data-at=(to) href=(address(model, to)) aria-label=(label) title=(label) { (icon(key)) }
        } @else {
            span .button.no.{ "go-" (key) } data-key={ "no-" (key) } aria-hidden="true" { (icon(key)) }
        }
    }
}

/// The address of another moment, through the same eyes.
fn address(model: &MomentModel<'_>, entry: u64) -> String {
    let asked = model.table.ask.get("as").map(|eyes| format!("?as={eyes}")).unwrap_or_default();
    format!("{}/{entry}{asked}", model.moments)
}

fn icon(name: &str) -> Markup {
    const STAR: &str = "m12 5 2 4.6 5 .5-3.8 3.3 1.1 4.9-4.3-2.6-4.3 2.6 1.1-4.9L5 10.1l5-.5z";
    let path = match name {
        "first" => "M6 5v14M19 5 8 12l11 7z",
        "last" => "M18 5v14M5 5l11 7-11 7z",
        "turn-back" => "M12 5 4 12l8 7zM21 5l-8 7 8 7z",
        "turn-on" => "m12 5 8 7-8 7zM3 5l8 7-8 7z",
        "back" => "M16 5 7 12l9 7z",
        "on" => "m8 5 9 7-9 7z",
        "pause" => "M7 5h3v14H7zM14 5h3v14h-3z",
        "play" => "m7 4 13 8-13 8z",
        _ => STAR,
    };
    html! { svg .{ "icon-" (name) } viewBox="0 0 24 24" aria-hidden="true" { path d=(path) {} } }
}

/// What one moves through the game with. It stays where it is, whatever moment is shown.
fn deck(model: &MomentModel<'_>, steps: &Markup, l10n: &Localizer) -> Markup {
    let (first, last) = model.ends;
    let paces = ["slow", "normal", "fast", "once"];
    html! {
        div .deck {
            (steps)
            form .seek method="get" action=(model.moments) data-plain {
                div .rail {
                    (marks(model))
                    input #seek type="range" name="to" min=(first) max=(last) value=(model.entry) aria-label=(l10n.say("replay-seek"));
                }
                @if let Some(eyes) = model.table.ask.get("as") { input type="hidden" name="as" value=(eyes); }
                button { (l10n.say("replay-go")) }
                select #pace aria-label=(l10n.say("stage-pace")) {
                    @for pace in paces { option value=(pace) selected[pace == "normal"] { (l10n.say(&format!("stage-pace-{pace}"))) } }
                }
            }
        }
    }
}

/// The turns and the great moments above the slider.
fn marks(model: &MomentModel<'_>) -> Markup {
    let (first, last) = model.ends;
    let x = |entry: u64| (entry.clamp(first, last) - first) * WIDTH / (last - first).max(1);
    let turns: Vec<u64> = model.course.turns.iter().map(|(entry, _)| x(*entry)).collect();
    let great: Vec<u64> = model.course.great.iter().map(|&entry| x(entry)).collect();
    let ticks: String = thinned(&turns).iter().map(|x| format!("M{x} 6v6")).collect();
    let stars: String = thinned(&great).iter().map(|x| format!("M{x} 0v12")).collect();
    html! {
        svg .marks viewBox={ "0 0 " (WIDTH) " 12" } preserveAspectRatio="none" aria-hidden="true" {
            path .turns d=(ticks) {}
            path .great d=(stars) {}
        }
    }
}

/// Marks that can be told apart, evenly chosen where there are too many.
fn thinned(marks: &[u64]) -> Vec<u64> {
    let mut marks: Vec<u64> = marks.iter().copied().step_by(marks.len().div_ceil(MARKS).max(1)).collect();
    marks.dedup();
    marks
}

/// Through whose eyes one looks, where there is a choice.
fn eyes(model: &MomentModel<'_>, l10n: &Localizer) -> Markup {
    let names = names(model.table.people);
    let said = |eyes: Eyes| match eyes {
        Eyes::Seat(seat) => {
            l10n.say_with("replay-eyes-of", &[("name", names.get(seat.index()).cloned().unwrap_or_default())])
        }
        Eyes::Spectator => l10n.say("replay-eyes-spectator"),
        Eyes::Open => l10n.say("replay-eyes-open"),
    };
    html! {
        @if model.choices.len() > 1 {
            form .panel.eyes method="get" action={ (model.moments) "/" (model.entry) } data-eyes {
                label {
                    span { (l10n.say("replay-eyes")) }
                    select name="as" {
                        @for &choice in &model.choices {
                            option value=(choice.name()) selected[choice == model.eyes] { (said(choice)) }
                        }
                    }
                }
                button { (l10n.say("replay-look")) }
            }
        }
        @if model.lesson.is_none() && model.choices.contains(&Eyes::Open) && bots::analysis::is_learned(model.table.game) {
            p { a href=(paths::analysis(model.table.table)) { (l10n.say("end-analysis")) } }
        }
    }
}

/// A new table from here, against bots.
fn play_on(model: &MomentModel<'_>, names: &[String], l10n: &Localizer) -> Markup {
    let table = &model.table;
    let note = match model.play_on {
        PlayOn::Exactly => "replay-play-on-exactly",
        PlayOn::Sampled => "replay-play-on-sampled",
        PlayOn::NotFromHere(_) => "replay-play-on-not",
    };
    html! {
        section #play-on .panel aria-labelledby="h-play-on" {
            h2 #h-play-on { (l10n.say("replay-play-on")) }
            p .quiet { (l10n.say(note)) }
            @match model.play_on {
                PlayOn::NotFromHere(Some(earlier)) => p { a .button data-at=(earlier) href=(address(model, earlier)) { (l10n.say("replay-play-on-earlier")) } },
                PlayOn::NotFromHere(None) => {},
                PlayOn::Exactly | PlayOn::Sampled => form method="post" action={ (model.moments) "/" (model.entry) "/play-on" } data-plain {
                    input type="hidden" name="as" value=(model.eyes.name());
                    label {
                        span { (l10n.say("start-name")) }
                        input name="name" value=(model.name) maxlength="24" autocomplete="nickname" placeholder=(l10n.say("start-name-placeholder"));
                    }
                    label {
                        span { (l10n.say("replay-play-on-as")) }
                        select name="seat" {
                            @for seat in Seat::all(table.game.seats()) {
                                option value=(seat.0) selected[table.seat == Some(seat)] { (names.get(seat.index()).map_or("", String::as_str)) }
                            }
                        }
                    }
                    button .strong { (l10n.say("replay-play-on-go")) }
                },
            }
        }
    }
}

/// That the game comes from elsewhere, and what its check has found.
fn brought(proof: Proof, model: &MomentModel<'_>, l10n: &Localizer) -> Markup {
    let (id, _) = crate::rolls_page::finding(proof);
    let entries = usize::try_from(model.ends.1).unwrap_or(usize::MAX);
    html! {
        section .panel.brought {
            h2 { (l10n.say("replay-brought")) }
            p { (l10n.say_count("replay-brought-sound", entries)) }
            p .quiet { (l10n.say(id)) " " a href=(paths::rolls(model.table.table)) { (l10n.say("links-rolls")) } }
        }
    }
}
