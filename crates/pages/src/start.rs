//! The start page: play at once, set up a table, or go on with one.

use games::GameInfo;
use maud::{Markup, html};
use table::Seat;

use crate::forms::{Given, LEVELS};
use crate::frame::{Page, game_name, globe, notice, place, portrait};
use crate::game_page::GamePage;
use crate::model::{Standing, StartModel, TableLink};
use crate::options::OptionsForm;
use crate::{Localizer, briefing, guests, lesson, pace, paths, puzzle, talk, worked};

/// How many play if somebody just wants to play.
const QUICK_SEATS: usize = 3;

pub(crate) fn page(model: &StartModel<'_>) -> String {
    let l10n = model.l10n.marking();
    // What is wrong with a form is said where the form is.
    let placed = model.games.iter().any(|info| Given::to(info.id, model.given).is_back());
    let notice = [notice(model.notice.as_ref().filter(|_| !placed), &[], l10n)];
    let main = html! {
        main #main .start {
            div .welcome {
                h1 { (l10n.say("start-heading")) }
                p { (l10n.say("start-promise")) }
                @if let Some(club) = model.around.club {
                    p { a .button href=(paths::CLUB) { (l10n.say_with("club-link", &[("club", club.to_owned())])) } }
                }
            }
            @if !placed { (place(&notice, "notice")) }
            @if !model.tables.is_empty() { (running(&model.tables, l10n)) }
            @for info in model.games { (game(model, info, l10n)) }
            (briefing::cards(model, l10n))
            (journal(model, l10n))
            section .dice-promise aria-labelledby="h-dice" {
                (globe())
                div {
                    h2 #h-dice { (l10n.say("start-dice-heading")) }
                    p { (l10n.say("start-dice")) }
                    p .quiet { a href=(paths::PROOF) { (l10n.say("start-proof")) } }
                    p .quiet { a href=(paths::TOKENS) { (l10n.say("tokens-heading")) } }
                    @if model.around.accounts { p .quiet { a href=(paths::ACCOUNT) { (l10n.say("account-link")) } } }
                }
            }
            footer .foot { p { (l10n.say("start-independent")) } }
        }
    };
    let title = l10n.say("start-title");
    Page { title, game: None, kind: "page-start", live: None, bar: html! {}, main }.into_html(l10n)
}

/// Watching a game again that was played anywhere. The whole page takes its file.
fn journal(model: &StartModel<'_>, l10n: &Localizer) -> Markup {
    html! {
        section #journal .panel.journal aria-labelledby="h-journal" {
            h2 #h-journal { (l10n.say("start-journal")) }
            p .quiet { (l10n.say("start-journal-note")) }
            @if let Some(why) = &model.journal {
                div .notice tabindex="-1" autofocus role="alert" {
                    p { (l10n.say_with("start-journal-wrong", &[("why", why.clone())])) }
                }
            }
            form method="post" action=(paths::JOURNALS) enctype="multipart/form-data" data-drop-file {
                label { span { (l10n.say("start-journal-file")) } input type="file" name="journal" accept=".jsonl" required; }
                button { (l10n.say("start-journal-open")) }
            }
        }
    }
}

/// The tables of this browser, those that wait for the reader first.
fn running(tables: &[TableLink], l10n: &Localizer) -> Markup {
    let mut sorted: Vec<&TableLink> = tables.iter().collect();
    sorted.sort_by_key(|table| match table.standing {
        Standing::YourTurn => 0,
        Standing::Open | Standing::WaitsFor(_) | Standing::Playing => 1,
        Standing::Over => 2,
    });
    html! {
        section .running aria-labelledby="h-running" {
            h2 #h-running { (l10n.say("start-running")) }
            ul {
                @for table in sorted {
                    @let (class, said) = standing(&table.standing, l10n);
                    li { a .{ (class) } href=(paths::table(&table.id)) {
                        strong { (game_name(&table.game, l10n)) }
                        span .who { (l10n.list(&table.names)) }
                        span .standing { (said) }
                    } }
                }
            }
            p .quiet { a href=(paths::MINE) { (l10n.say("start-all-tables")) } }
        }
    }
}

pub(crate) fn standing(standing: &Standing, l10n: &Localizer) -> (&'static str, String) {
    match standing {
        Standing::Open => ("open", l10n.say("start-standing-open")),
        Standing::YourTurn => ("yours", l10n.say("start-standing-yours")),
        Standing::WaitsFor(names) => {
            ("playing", l10n.say_with("start-standing-waits", &[("names", l10n.list(names))]))
        }
        Standing::Playing => ("playing", l10n.say("start-standing-playing")),
        Standing::Over => ("over", l10n.say("start-standing-over")),
    }
}

fn game(model: &StartModel<'_>, info: &GameInfo, l10n: &Localizer) -> Markup {
    let name = game_name(info.id, l10n);
    html! {
        article .game data-game=(info.id) aria-labelledby={ "game-" (info.id) } {
            (games::dispatch_kind!(info.kind, Rules => Rules::cover()))
            div .offer {
                h2 #{ "game-" (info.id) } { (name) }
                p .pitch { (l10n.say(&format!("game-{}-pitch", info.id))) }
                p .facts {
                    (l10n.say_with("start-players", &[("fewest", info.fewest.to_string()), ("most", info.most.to_string())]))
                    @if info.most_in_teams > info.most {
                        ", " (l10n.say_with("start-players-teams", &[("most", info.most_in_teams.to_string())]))
                    }
                    " · " a href=(paths::rules(info.id)) { (l10n.say("start-rules")) }
                    (puzzle::link(info, l10n))
                }
                (lesson::offer(model, info, l10n))
                (quick(model, info, l10n))
                (worked::links(info, l10n))
            }
            div .how { (games::dispatch_kind!(info.kind, Rules => Rules::how_it_works(l10n))) }
            (set_up(model, info, l10n))
        }
    }
}

/// One button, and the game begins or waits for friends.
fn quick(model: &StartModel<'_>, info: &GameInfo, l10n: &Localizer) -> Markup {
    let given = Given::to(info.id, model.given);
    html! {
        form .quick method="post" action=(paths::TABLES) {
            (hidden(info))
            @for (name, value) in games::dispatch_kind!(info.kind, Rules => Rules::QUICK) {
                input type="hidden" name=(name) value=(value);
            }
            input type="hidden" name="seat-0" value="me";
            input type="hidden" name="door" value="apart";
            label {
                span { (l10n.say("start-name")) }
                input name="name" value=(given.text("name", model.name)) maxlength="24"
                    autocomplete="nickname" placeholder=(l10n.say("start-name-placeholder"));
            }
            (how_many(info, given, &[], l10n))
            (how_well(model, given, l10n))
            div .ways {
                button .strong.big name="others" value="bots" { (l10n.say("start-play-bots")) }
                button .strong.big name="others" value="open" { (l10n.say("start-play-friends")) }
            }
            p .quiet { (l10n.say("start-play-note")) }
        }
    }
}

/// How well bots play; whoever is here for the first time begins with easy ones.
fn how_well(model: &StartModel<'_>, given: Given<'_>, l10n: &Localizer) -> Markup {
    let usual = if model.name.is_empty() { "bot-easy" } else { "bot-greedy" };
    html! {
        label {
            span { (l10n.say("start-level")) }
            select name="bots" {
                @for level in LEVELS {
                    @let kind = format!("bot-{level}");
                    option value=(kind) selected[given.is("bots", &kind, usual)] {
                        (l10n.say(&format!("start-level-{level}")))
                    }
                }
            }
        }
    }
}

/// How many play, a tile for each number; more people than players play as teams.
fn how_many(info: &GameInfo, given: Given<'_>, in_teams: &[usize], l10n: &Localizer) -> Markup {
    let usual = QUICK_SEATS.clamp(info.fewest, info.most).to_string();
    let tile = |count: usize| {
        html! {
            label {
                input type="radio" name="seats" value=(count) checked[given.is("seats", &count.to_string(), &usual)];
                span { (count) }
            }
        }
    };
    html! {
        fieldset .count {
            legend { (l10n.say("start-seats")) }
            div .segments { @for count in info.fewest..=info.most { (tile(count)) } }
            @if !in_teams.is_empty() {
                div .segments.in-teams { @for &count in in_teams { (tile(count)) } }
                p .quiet { (l10n.say_with("start-in-teams", &[("most", info.most.to_string())])) }
            }
        }
    }
}

/// Everything that can be chosen, with defaults for a family; what was refused comes back as it was filled in, with the
/// reason above it, where the browser goes by itself.
fn set_up(model: &StartModel<'_>, info: &GameInfo, l10n: &Localizer) -> Markup {
    let given = Given::to(info.id, model.given);
    // More people than players play as teams of equal size.
    let evenly = |count: &usize| (info.fewest..=info.most).any(|teams| count.is_multiple_of(teams));
    let in_teams: Vec<usize> = (info.most + 1..=info.most_in_teams).filter(evenly).collect();
    let scenarios: Vec<_> = model.scenarios.iter().filter(|scenario| scenario.game == info.id).collect();
    html! {
        details .set-up open[given.is_back()] {
            summary { span { (l10n.say("start-set-up")) } small { (l10n.say("start-set-up-note")) } }
            @if given.is_back() {
                div .refusal tabindex="-1" autofocus { (place(&[notice(model.notice.as_ref(), &[], l10n)], "notice")) }
            }
            form method="post" action=(paths::TABLES) {
                (hidden(info))
                div .fields {
                    label .name {
                        span { (l10n.say("start-name")) }
                        input name="name" value=(given.text("name", model.name)) maxlength="24" autocomplete="nickname"
                            placeholder=(l10n.say("start-name-placeholder"));
                    }
                    (how_many(info, given, &in_teams, l10n))
                }
                fieldset {
                    legend { (l10n.say("start-who")) }
                    ol .chairs {
                        @for seat in Seat::all(info.most_in_teams) { (chair(info, seat, given, l10n)) }
                    }
                    p .quiet { (l10n.say("start-who-note")) }
                }
                (games::dispatch_kind!(info.kind, Rules => Rules::options_form(OptionsForm::new(given, l10n))))
                (pace::choices(given, l10n))
                @if !scenarios.is_empty() {
                    label .scenario {
                        span { (l10n.say("start-scenario")) }
                        select name="scenario" {
                            option value="" { (l10n.say("start-scenario-none")) }
                            @for scenario in scenarios {
                                option value=(scenario.id) data-seats=(scenario.seats) selected[given.is("scenario", &scenario.id, "")] {
                                    (l10n.name(&scenario.title)) " (" (l10n.say_count("start-scenario-seats", scenario.seats)) ")"
                                }
                            }
                        }
                    }
                }
                (guests::choices(given, model.around.club, l10n))
                (talk::choices(given, l10n))
                button .strong { (l10n.say("start-open-table")) }
            }
        }
    }
}

/// Who sits on a chair: the reader on the first, then an open seat to invite somebody, then bots.
fn chair(info: &GameInfo, seat: Seat, given: Given<'_>, l10n: &Localizer) -> Markup {
    let number = (seat.index() + 1).to_string();
    let label = l10n.say_with("start-seat", &[("number", number)]);
    let (name, device) = (format!("seat-{}", seat.index()), format!("name-{}", seat.index()));
    let usual = match seat.index() {
        0 => "me",
        1 => "open",
        _ => "bot-greedy",
    };
    let kinds = [
        ("me", "start-seat-me"),
        ("open", "start-seat-open"),
        ("device", "start-seat-device"),
        ("bot-easy", "start-seat-easy"),
        ("bot-greedy", "start-seat-greedy"),
        ("bot-value", "start-seat-value"),
        ("bot-master", "start-seat-master"),
    ];
    html! {
        li {
            (portrait(info.kind, seat))
            select name=(name) aria-label=(label) {
                @for (kind, message) in kinds {
                    option value=(kind) selected[given.is(&name, kind, usual)] { (l10n.say(message)) }
                }
            }
            input .device-name name=(device) value=(given.text(&device, "")) maxlength="24" autocomplete="off"
                aria-label=(l10n.say("start-device-name")) placeholder=(l10n.say("start-device-name"));
            input type="hidden" name={ "commitment-" (seat.index()) } value="";
        }
    }
}

fn hidden(info: &GameInfo) -> Markup {
    html! {
        input type="hidden" name="game" value=(info.id);
        input type="hidden" name="commitment" value="";
    }
}

/// The picture of a game that is played all over the world: the top of it, with those who travel there.
pub(crate) fn top_of_the_world(figure: impl Fn(Seat) -> Markup) -> Markup {
    html! {
        div .cover aria-hidden="true" {
            svg .scene viewBox="0 0 400 300" preserveAspectRatio="xMidYMax slice" {
                circle .sun cx="324" cy="62" r="30" {}
                path .cloud d="M40 84c2-16 22-20 30-8 10-12 34-6 32 10 12 2 12 18-2 18H42c-16 0-16-18-2-20z" {}
                path .cloud d="M210 48c2-12 16-14 22-6 8-8 24-4 22 8 10 2 8 14-2 14h-40c-12 0-12-14-2-16z" {}
                circle .sea cx="200" cy="420" r="262" {}
                path .land d="M-20 330C0 262 60 206 120 196c26-6 34 14 18 26s6 26-14 40-20 60-60 66zM206 168c30-4 66 6 74 22s-22 12-14 30 40 8 34 30-40 18-54 4-8-30-24-34-50-46-16-52zM330 232c18 4 44 24 52 42s-10 26-24 14-58-58-28-56z" {}
                path .way.one d="M84 222C120 250 170 246 196 210" {}
                path .way.two d="M196 210c34 16 70 8 96-14" {}
                path .way.three d="M292 196c14 20 40 40 58 48" {}
                g .stop { circle cx="84" cy="222" r="8" {} circle cx="196" cy="210" r="8" {} circle cx="292" cy="196" r="8" {} circle cx="350" cy="244" r="8" {} }
                @for (seat, x, y) in [(0, 40, 128), (1, 150, 114), (2, 246, 102)] {
                    svg x=(x) y=(y) width="92" height="92" viewBox="0 0 92 92" { (figure(Seat(seat))) }
                }
            }
        }
    }
}
