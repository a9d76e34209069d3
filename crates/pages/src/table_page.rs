//! The page of a game: the strip with everybody, the board with the stage over it, the sheet with what happened and what is
//! asked, the hand along the lower edge, and below it the others and the log.

use std::time::Duration;

use games::Listed;
use maud::html;
use table::{Game, Seat};

use crate::company::Company;
use crate::frame::{Page, game_name, names, notice, place, region, token};
use crate::game_page::GamePage;
use crate::model::{Clock, Person, PersonKind, Region, TableModel};
use crate::reader::Reader;
use crate::seen::Seen;
use crate::{
    Localizer, absence, agreement, book, briefing, coach, company, dice, end, leaving, lesson, log, pace,
    paths, puzzle, recap, screen, stage, strip, talk,
};

/// The region with the clock, the only one that changes with nothing but time.
pub(crate) const CLOCK: &str = "clock";
/// From when on a clock looks urgent.
const URGENT: Duration = Duration::from_secs(15);

pub(crate) fn page(model: &TableModel<'_>) -> String {
    if model.company.screen {
        return screen::of_table(model);
    }
    let l10n = model.l10n.marking();
    let regions = regions(model, &mut Seen::default());
    let game = model.game.identity().game;
    let placed = [
        "notice",
        "moved",
        "strip",
        "status",
        CLOCK,
        "end",
        "board",
        absence::AWAY,
        "lesson",
        "puzzle",
        "recap",
        "now",
        coach::COACH,
        "hand",
        "players",
        "talk",
        "watchers",
        "turns",
        "log",
        "links",
        leaving::LEAVE,
        "last-line",
    ];
    let bar = html! {
        span .where { (game_name(&game, l10n)) }
        (place(&regions, "strip"))
        (place(&regions, "status"))
        (place(&regions, CLOCK))
        (talk::mark(model.company.talk.is_some(), l10n))
    };
    let main = html! {
        main #main .table {
            h1 .sr { (game_name(&game, l10n)) }
            (place(&regions, "notice"))
            (place(&regions, "end"))
            div .stage { h2 .sr { (l10n.say("table-board")) } (place(&regions, "board")) (stage::frame(l10n)) }
            div .side {
                (place(&regions, "moved"))
                (briefing::panel(model, l10n))
                @for id in ["lesson", "puzzle", absence::AWAY, "recap", "now", coach::COACH] { (place(&regions, id)) }
            }
            (place(&regions, "hand"))
            div .after {
                (place(&regions, "players"))
                @for more in regions.iter().filter(|region| !placed.contains(&region.id)) {
                    (place(&regions, more.id))
                }
                (place(&regions, "talk"))
                (log::history(&place(&regions, "turns"), &place(&regions, "log"), l10n))
                (place(&regions, "watchers"))
                (place(&regions, "links"))
                (place(&regions, leaving::LEAVE))
                (place(&regions, "last-line"))
            }
        }
    };
    let live = Some((model.table, model.version));
    Page { title: title(model), game: Some(&game), kind: "page-table", live, bar, main }.into_html(l10n)
}

pub(crate) fn regions(model: &TableModel<'_>, seen: &mut Seen) -> Vec<Region> {
    let l10n = model.l10n.marking();
    let names = names(model.people);
    let mut regions = game_regions(model, l10n);
    regions.push(notice(model.notice.as_ref(), &names, l10n));
    regions.push(company::moved(&model.company, model.table, l10n));
    regions.push(strip::strip(model, &names, l10n));
    regions.push(status(model, &names, l10n));
    regions.push(clock(model, &names, l10n));
    regions.push(end::end(model, &names, l10n));
    regions.push(absence::away(model, &names, l10n));
    regions.extend(lesson::panel(model, l10n));
    regions.extend(puzzle::panel(model, &names, l10n));
    regions.push(recap::recap(model, &names, l10n));
    regions.push(coach::coach(model, &names, l10n));
    regions.extend(log::regions(model, &names, l10n, seen));
    let Company { talk, watchers, .. } = &model.company;
    regions.extend(talk::regions(model.table, talk.as_ref(), watchers, l10n));
    regions.push(links(model, &names, l10n));
    regions.push(leaving::ways_out(model, l10n));
    regions.push(dice::last_line(model, l10n));
    regions
}

/// The regions that are the game's own.
pub(crate) fn game_regions(model: &TableModel<'_>, l10n: &Localizer) -> Vec<Region> {
    games::dispatch!(model.game, game => {
        GamePage::regions(Reader::new(model, game, game.own_view(model.view), l10n))
    })
}

pub(crate) fn title(model: &TableModel<'_>) -> String {
    let l10n = model.l10n;
    let game = game_name(&model.game.identity().game, l10n);
    let id = match () {
        () if model.is_over() => "table-title-over",
        () if is_asked(model) => "table-title-yours",
        () => "table-title",
    };
    l10n.say_with(id, &[("game", game)])
}

/// Whether one of the reader's seats is waited for.
fn is_asked(model: &TableModel<'_>) -> bool {
    model.view.to_act().must.iter().any(|seat| model.own.contains(seat))
}

/// Whose turn it is, in the bar, and read out when it changes.
fn status(model: &TableModel<'_>, names: &[String], l10n: &Localizer) -> Region {
    let asked = model.view.to_act().must;
    let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
    let waited: Vec<String> = asked.iter().map(name).collect();
    let yours = is_asked(model);
    let mine = || name(model.seat.or(asked.first()).unwrap_or(Seat(0)));
    // In somebody else's turn it is they who ask.
    let asker = strip::in_turn(model, l10n).filter(|&seat| !model.own.contains(seat)).map(name);
    let said = match (asker, model.own.len()) {
        _ if model.is_over() => l10n.say("status-over"),
        (Some(by), 2..) if yours => l10n.say_with("status-asked-named", &[("name", mine()), ("by", by)]),
        (Some(by), _) if yours => l10n.say_with("status-asked", &[("by", by)]),
        (None, 2..) if yours => l10n.say_with("status-yours-named", &[("name", mine())]),
        (None, _) if yours => l10n.say("status-yours"),
        _ => l10n.say_with("status-waiting", &[("names", l10n.list(&waited))]),
    };
    let mark = if model.is_over() { None } else { asked.first() };
    let html = html! {
        p #status aria-live="polite" data-turn=[(yours && !model.is_over()).then_some("yes")] {
            @if let Some(seat) = mark { (token(model.game, seat)) }
            span { (said) }
        }
    };
    region("status", html)
}

/// How much time is left, in the bar; an empty element where nobody's time is limited. The script counts on from what
/// stands here. A timer is not read out as it changes, only when somebody goes there.
fn clock(model: &TableModel<'_>, names: &[String], l10n: &Localizer) -> Region {
    let Some(Clock { seat, grace, left, running }) = model.clock else {
        return region(CLOCK, html! { p #clock hidden {} });
    };
    let seconds = left.as_millis().div_ceil(1000);
    let label =
        l10n.say_with("clock-label", &[("name", names.get(seat.index()).cloned().unwrap_or_default())]);
    let html = html! {
        p #clock role="timer" aria-label=(label) title={ (label) ". " (l10n.say("clock-note")) } data-left=(left.as_millis()) data-grace=[(!grace.is_zero()).then(|| grace.as_millis())]
            data-running=[running.then_some("yes")] data-urgent=[(left <= URGENT).then_some("yes")] {
            span { (seconds / 60) ":" (format!("{:02}", seconds % 60)) }
            @if !running { " " small { (l10n.say("clock-stopped")) } }
        }
    };
    region(CLOCK, html)
}

/// Whether several people play. Nobody waits for whoever plays alone.
fn are_several(people: &[Person]) -> bool {
    people.iter().filter(|person| !matches!(person.kind, PersonKind::Bot(_) | PersonKind::Open)).count() > 1
}

/// The way to the rules, the roll report and the journal, and the link for spectators.
fn links(model: &TableModel<'_>, names: &[String], l10n: &Localizer) -> Region {
    let table = model.table;
    let game = model.game.identity().game;
    let html = html! {
        footer #links {
            nav aria-label=(l10n.say("links-label")) {
                a href=(paths::rules(&game)) { (l10n.say("links-rules")) }
                @if let Some(info) = games::info(&game) { (book::overview_link(info, l10n)) }
                a href=(paths::moments(table)) { (l10n.say("links-replay")) }
                a href=(paths::rolls(table)) { (l10n.say("links-rolls")) }
                @if model.is_over() {
                    a href=(paths::journal(table)) download={ (table) ".jsonl" } { (l10n.say("links-journal")) }
                }
                @if !model.own.is_empty() && !model.is_over() {
                    a href=(paths::mine(table)) { (l10n.say("links-mine")) }
                    @if are_several(model.people) { a href=(paths::table_told(table)) { (l10n.say("links-told")) } }
                }
                a href=(paths::table(table)) { (l10n.say("links-watch")) }
                a href=(paths::screen(table)) { (l10n.say("links-screen")) }
            }
            @if model.seat.is_none() && model.own.is_empty() { p .quiet { (l10n.say("links-watching")) } }
            (pace::day_off(model, l10n))
            (agreement::ask(model, l10n))
            (coach::agreement(model, names, l10n))
            (absence::ask_for_the_end(model, l10n))
            (dice::in_play(model, l10n))
        }
    };
    region("links", html)
}
