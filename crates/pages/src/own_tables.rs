//! One's own tables: whose turn it is and since when, past games with their results, and how it went so far (`record.rs`).

mod record;

use std::time::Duration;

use games::GameKind;
use maud::{Markup, html};
use table::Seat;
use table::rolls::Tally;

use crate::frame::{Page, game_name, globe, portrait};
use crate::game_page::GamePage;
use crate::model::Standing;
use crate::pace::{self, SeatTime};
use crate::start::standing;
use crate::{Localizer, paths};

/// How many past games are in sight at once.
const IN_SIGHT: usize = 12;
/// How many past games are listed at all.
const LISTED: usize = 60;

/// The page of one's own tables.
#[derive(Clone, Debug)]
pub struct OwnTablesModel<'a> {
    /// The reader's language.
    pub l10n: &'a Localizer,
    /// The tables that wait for players, or at which is played.
    pub running: Vec<Running>,
    /// The games that are over, the last to end first.
    pub past: Vec<Past>,
    /// How many of them were asked for at most.
    pub most: usize,
}

/// A table at which is played, or will be.
#[derive(Clone, Debug)]
pub struct Running {
    /// The table's id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// Who sits there; marked is whoever is waited for.
    pub people: Vec<Sitting>,
    /// How it stands.
    pub standing: Standing,
    /// For how long it has stood so.
    pub since: Duration,
    /// The clock that matters now, at a table that has a pace.
    pub time: Option<SeatTime>,
}

/// Somebody at a table in a list.
#[derive(Clone, Debug)]
pub struct Sitting {
    /// Where they sit.
    pub seat: Seat,
    /// What they are called; nothing, if the seat is free.
    pub name: String,
    /// Whether it is the reader.
    pub own: bool,
    /// Whether they are waited for, or have won.
    pub marked: bool,
}

/// A game that is over.
#[derive(Clone, Debug)]
pub struct Past {
    /// The table's id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// Who sat there in the end; marked is who has won.
    pub people: Vec<Sitting>,
    /// How it ended, if anybody has looked.
    pub end: Option<End>,
    /// How long ago it ended.
    pub ended: Duration,
    /// The bots at the table, by their names.
    pub bots: Vec<String>,
    /// The reader's dice.
    pub dice: Vec<Tally>,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Somebody won.
    Won,
    /// All agreed to end it.
    Agreed,
    /// Its start was broken off.
    BrokenOff,
}

impl Past {
    /// Whether the reader won, alone or with others.
    fn is_won(&self) -> bool {
        self.people.iter().any(|person| person.own && person.marked)
    }
}

pub(crate) fn page(model: &OwnTablesModel<'_>) -> String {
    let l10n = model.l10n.marking();
    let title = l10n.say("owntables-heading");
    let none = model.running.is_empty() && model.past.is_empty();
    let main = html! {
        main #main .start.own {
            div .welcome { h1 { (title) } }
            @if none { (invitation(l10n)) }
            @if !model.running.is_empty() {
                section aria-labelledby="h-running" {
                    h2 #h-running { (l10n.say("owntables-running")) }
                    ul .own-cards { @for table in by_urgency(&model.running) { (running(table, l10n)) } }
                }
            }
            @if !model.past.is_empty() {
                (record::record(&model.past, model.most, l10n))
                (over(&model.past, l10n))
            }
            p { a href=(paths::TOLD) { (l10n.say("told-heading")) } }
        }
    };
    Page { title, game: None, kind: "page-own", live: None, bar: html! {}, main }.into_html(l10n)
}

/// For whoever has sat nowhere yet.
fn invitation(l10n: &Localizer) -> Markup {
    html! {
        section .panel.own-none {
            (globe())
            h2 { (l10n.say("owntables-none")) }
            p { (l10n.say("owntables-none-invite")) }
            p { a .button.strong.big href=(paths::START) { (l10n.say("owntables-play")) } }
        }
    }
}

/// Where the reader is waited for comes first.
fn by_urgency(tables: &[Running]) -> Vec<&Running> {
    let mut sorted: Vec<&Running> = tables.iter().collect();
    sorted.sort_by_key(|table| match table.standing {
        Standing::YourTurn => 0,
        Standing::Open => 1,
        _ => 2,
    });
    sorted
}

fn running(table: &Running, l10n: &Localizer) -> Markup {
    let (class, said) = standing(&table.standing, l10n);
    let kind = GameKind::called(&table.game);
    let free = table.people.iter().filter(|person| person.name.is_empty()).count();
    html! {
        li .own-card.(class) data-game=(table.game) {
            @if let Some(kind) = kind { (games::dispatch_kind!(kind, Rules => Rules::cover())) }
            div .own-head {
                h3 { a href=(paths::table(&table.id)) { (game_name(&table.game, l10n)) } }
                span .standing { (said) }
            }
            (people(&table.people, kind, "turn", l10n))
            p .own-foot {
                @if free > 0 { span { (l10n.say_count("owntables-open-seats", free)) } }
                @if let Some(time) = &table.time { (clock(table, time, l10n)) }
                span .quiet { (since("since", table.since, l10n)) }
            }
        }
    }
}

/// Everybody at a table. Who is marked stands out by more than colour.
pub(crate) fn people(people: &[Sitting], kind: Option<GameKind>, mark: &str, l10n: &Localizer) -> Markup {
    html! {
        ul .own-people {
            @for person in people.iter().filter(|person| !person.name.is_empty()) {
                li class=[person.marked.then_some(mark)] {
                    @if let Some(kind) = kind { (portrait(kind, person.seat)) }
                    span { (person.name) @if person.own { " " small .tag { (l10n.say("part-you")) } } }
                }
            }
        }
    }
}

fn clock(table: &Running, time: &SeatTime, l10n: &Localizer) -> Markup {
    let own = table.people.iter().any(|person| person.own && person.seat == time.seat);
    let label = match (time.up, own) {
        (true, _) => "owntables-time-up",
        (false, true) => "owntables-time-own",
        (false, false) => "owntables-time",
    };
    html! { span .own-clock { (l10n.say(label)) @if !time.up { " " (pace::shown(time, l10n)) } } }
}

/// For how long (`since`) or how long ago (`ago`), in the largest unit that has passed.
pub(crate) fn since(what: &str, passed: Duration, l10n: &Localizer) -> String {
    let minutes = usize::try_from(passed.as_secs() / 60).unwrap_or(usize::MAX);
    match minutes {
        0 => l10n.say(&format!("owntables-{what}-now")),
        1..60 => l10n.say_count(&format!("owntables-{what}-minutes"), minutes),
        60..1440 => l10n.say_count(&format!("owntables-{what}-hours"), minutes / 60),
        _ => l10n.say_count(&format!("owntables-{what}-days"), minutes / 1440),
    }
}

/// The games that are over. The older ones unfold.
fn over(games: &[Past], l10n: &Localizer) -> Markup {
    let (recent, older) = games.split_at(games.len().min(IN_SIGHT));
    html! {
        section aria-labelledby="h-past" {
            h2 #h-past { (l10n.say("owntables-past")) }
            ul .own-cards { @for game in recent { (past(game, l10n)) } }
            @if !older.is_empty() {
                details {
                    summary { (l10n.say("owntables-more")) }
                    ul .own-cards { @for game in older.iter().take(LISTED - IN_SIGHT) { (past(game, l10n)) } }
                }
            }
        }
    }
}

fn past(game: &Past, l10n: &Localizer) -> Markup {
    html! {
        li .own-card.own-past.won[game.is_won()] data-game=(game.game) {
            div .own-head {
                h3 { a href=(paths::table(&game.id)) { (game_name(&game.game, l10n)) } }
                span .quiet { (since("ago", game.ended, l10n)) }
            }
            p .own-result { (result(game, l10n)) }
            (people(&game.people, GameKind::called(&game.game), "won", l10n))
            @if game.end.is_some_and(|end| end != End::BrokenOff) {
                p .own-foot {
                    a href=(paths::moments(&game.id)) { (l10n.say("links-replay")) }
                    a href=(paths::table(&game.id)) { (l10n.say("owntables-result")) }
                }
            }
        }
    }
}

fn result(game: &Past, l10n: &Localizer) -> String {
    let names = |of: &dyn Fn(&&Sitting) -> bool| -> Vec<String> {
        game.people
            .iter()
            .filter(|person| person.marked)
            .filter(of)
            .map(|person| person.name.clone())
            .collect()
    };
    let with = |id, names: &[String]| l10n.say_with(id, &[("names", l10n.list(names))]);
    match game.end {
        None => l10n.say("owntables-unread"),
        Some(End::Agreed) => l10n.say("owntables-agreed"),
        Some(End::BrokenOff) => l10n.say("owntables-broken-off"),
        Some(End::Won) if !game.is_won() => with("owntables-won-by", &names(&|_| true)),
        Some(End::Won) => match names(&|person| !person.own).as_slice() {
            [] => l10n.say("owntables-you-won"),
            others => with("owntables-you-won-with", others),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(seat: u8, name: &str, own: bool, marked: bool) -> Sitting {
        Sitting { seat: Seat(seat), name: name.to_owned(), own, marked }
    }

    #[test]
    fn time_is_told_in_the_largest_unit_that_has_passed() {
        let said =
            |minutes: u64| since("since", Duration::from_secs(minutes * 60 + 59), Localizer::english());
        assert_eq!([0, 1, 59].map(said), ["just now", "for one minute", "for 59 minutes"]);
        assert_eq!(
            [60, 1439, 1440, 9999].map(said),
            ["for one hour", "for 23 hours", "for one day", "for 6 days"]
        );
    }

    #[test]
    fn a_game_says_how_it_ended_from_where_the_reader_sat() {
        let game = |end, people| Past {
            id: "abc".to_owned(),
            game: "little-monsters".to_owned(),
            people,
            end,
            ended: Duration::ZERO,
            bots: Vec::new(),
            dice: Vec::new(),
        };
        let said = |end, people| result(&game(end, people), Localizer::english());
        let (ada, bo) = (person(0, "Ada", true, false), person(1, "Bo", false, true));
        assert_eq!(said(Some(End::Won), vec![ada, bo.clone()]), "won by Bo");
        let ada = person(0, "Ada", true, true);
        assert_eq!(said(Some(End::Won), vec![ada.clone(), person(1, "Bo", false, false)]), "You won");
        assert_eq!(said(Some(End::Won), vec![ada.clone(), bo]), "You won, with Bo");
        assert_eq!(said(Some(End::Agreed), vec![]), "ended by agreement, nobody won");
        assert!(said(None, vec![ada]).contains("Nobody has looked yet"));
    }

    #[test]
    fn whoever_never_sat_anywhere_is_invited() {
        let model = OwnTablesModel { l10n: Localizer::english(), running: vec![], past: vec![], most: 9 };
        let html = page(&model);
        assert!(html.contains("No table yet") && html.contains("href=\"/\""), "{html}");
    }
}
