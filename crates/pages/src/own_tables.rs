//! One's own tables: whose turn it is and since when, past games with their results, and how it went so far.

use std::time::Duration;

use maud::{Markup, html};

use crate::frame::{Page, game_name};
use crate::model::Standing;
use crate::start::standing;
use crate::{Localizer, paths};

/// The page of one's own tables.
#[derive(Clone, Debug)]
pub struct OwnTablesModel<'a> {
    /// The reader's language.
    pub l10n: &'a Localizer,
    /// The tables that wait for players, or at which is played.
    pub running: Vec<Running>,
    /// The games that are over, the newest first.
    pub past: Vec<Past>,
}

/// A table at which is played, or will be.
#[derive(Clone, Debug)]
pub struct Running {
    /// The table's id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The names at the table.
    pub names: Vec<String>,
    /// How it stands.
    pub standing: Standing,
    /// For how long it has stood so.
    pub since: Duration,
}

/// A game that is over.
#[derive(Clone, Debug)]
pub struct Past {
    /// The table's id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The names at the table.
    pub names: Vec<String>,
    /// Who won; nobody, if its start was broken off.
    pub winners: Vec<String>,
    /// Whether the reader won, alone or with others.
    pub won: bool,
    /// How many bots sat at the table.
    pub bots: usize,
}

/// How somebody's games of one kind went.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Tally {
    played: usize,
    won: usize,
    beaten: usize,
}

pub(crate) fn page(model: &OwnTablesModel<'_>) -> String {
    let l10n = model.l10n.marking();
    let title = l10n.say("owntables-heading");
    let main = html! {
        main #main .sheet {
            h1 { (title) }
            @if model.running.is_empty() && model.past.is_empty() { p { (l10n.say("owntables-none")) } }
            @if !model.running.is_empty() {
                section .panel { h2 { (l10n.say("owntables-running")) } ul { @for table in &model.running { (running(table, l10n)) } } }
            }
            @if !model.past.is_empty() {
                section .panel { h2 { (l10n.say("owntables-past")) } ul { @for game in &model.past { (past(game, l10n)) } } }
                section .panel { h2 { (l10n.say("owntables-tally")) } (tally(&model.past, l10n)) }
            }
            p { a .button href=(paths::START) { (l10n.say("error-home")) } }
        }
    };
    Page { title, game: None, kind: "page-own", live: None, bar: html! {}, main }.into_html(l10n)
}

fn running(table: &Running, l10n: &Localizer) -> Markup {
    html! {
        li {
            a href=(paths::table(&table.id)) { (game_name(&table.game, l10n)) } " "
            (l10n.list(&table.names)) " "
            b { (standing(&table.standing, l10n).1) } " "
            span .quiet { (since(table.since, l10n)) }
        }
    }
}

/// For how long, in the largest unit that has passed.
fn since(passed: Duration, l10n: &Localizer) -> String {
    let minutes = usize::try_from(passed.as_secs() / 60).unwrap_or(usize::MAX);
    match minutes {
        0 => l10n.say("owntables-since-now"),
        1..60 => l10n.say_count("owntables-since-minutes", minutes),
        60..1440 => l10n.say_count("owntables-since-hours", minutes / 60),
        _ => l10n.say_count("owntables-since-days", minutes / 1440),
    }
}

fn past(game: &Past, l10n: &Localizer) -> Markup {
    html! {
        li {
            a href=(paths::table(&game.id)) { (game_name(&game.game, l10n)) } " "
            (l10n.list(&game.names)) " "
            @if game.winners.is_empty() { span .quiet { (l10n.say("owntables-broken-off")) } }
            @else {
                b { (l10n.say_with("owntables-won-by", &[("names", l10n.list(&game.winners))])) } " "
                a href=(paths::moments(&game.id)) { (l10n.say("links-replay")) }
            }
        }
    }
}

/// How it went, game by game, in the order in which games were played last.
fn tally(past: &[Past], l10n: &Localizer) -> Markup {
    html! {
        table {
            thead { tr {
                @for id in ["owntables-tally-game", "owntables-tally-played", "owntables-tally-won", "owntables-tally-beaten"] { th scope="col" { (l10n.say(id)) } }
            } }
            tbody {
                @for (game, Tally { played, won, beaten }) in tallies(past) {
                    tr { th scope="row" { (game_name(game, l10n)) } td { (played) } td { (won) } td { (beaten) } }
                }
            }
        }
        p .quiet { (l10n.say("owntables-tally-note")) }
    }
}

fn tallies(past: &[Past]) -> Vec<(&str, Tally)> {
    let mut tallies: Vec<(&str, Tally)> = Vec::new();
    for game in past.iter().filter(|game| !game.winners.is_empty()) {
        let at = tallies.iter().position(|(id, _)| *id == game.game).unwrap_or_else(|| {
            tallies.push((&game.game, Tally::default()));
            tallies.len() - 1
        });
        let tally = &mut tallies[at].1;
        tally.played += 1;
        if game.won {
            tally.won += 1;
            tally.beaten += game.bots;
        }
    }
    tallies
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(id: &str, won: bool, winners: usize) -> Past {
        let names = vec!["Ada".to_owned(), "Pixel".to_owned()];
        let winners = names[..winners].to_vec();
        Past { id: "abc".to_owned(), game: id.to_owned(), names, winners, won, bots: 1 }
    }

    #[test]
    fn games_are_counted_by_their_kind_and_those_broken_off_are_not() {
        let past =
            [game("one", true, 1), game("other", false, 1), game("one", false, 1), game("one", false, 0)];
        let tally = |played, won, beaten| Tally { played, won, beaten };
        assert_eq!(tallies(&past), [("one", tally(2, 1, 1)), ("other", tally(1, 0, 0))]);
    }

    #[test]
    fn time_is_told_in_the_largest_unit_that_has_passed() {
        let said = |minutes: u64| since(Duration::from_secs(minutes * 60 + 59), Localizer::english());
        assert_eq!([0, 1, 59].map(said), ["just now", "for one minute", "for 59 minutes"]);
        assert_eq!(
            [60, 1439, 1440, 9999].map(said),
            ["for one hour", "for 23 hours", "for one day", "for 6 days"]
        );
    }
}
