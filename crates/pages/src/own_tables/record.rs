//! How somebody's games went, game by game: how many, won among how many, which bots were beaten, and the dice. Nobody is
//! ranked.

use std::collections::BTreeMap;

use maud::{Markup, html};
use table::rolls::{Luck, Tally};

use super::{End, Past};
use crate::Localizer;
use crate::frame::game_name;
use crate::rolls_page::{face, percent, purpose};

/// How somebody's games of one kind went.
#[derive(Clone, Debug, Default, PartialEq)]
struct Record {
    /// How many were played and won, by the number of those at the table.
    by_seats: BTreeMap<usize, (usize, usize)>,
    /// How many bots were beaten, by their names.
    beaten: BTreeMap<String, usize>,
    /// How often each face fell, by the kind of die.
    dice: BTreeMap<(String, usize), Vec<u32>>,
}

impl Record {
    fn count(&mut self, game: &Past) {
        let seats = self.by_seats.entry(game.people.len()).or_default();
        seats.0 += 1;
        if game.is_won() {
            seats.1 += 1;
            for bot in &game.bots {
                *self.beaten.entry(bot.clone()).or_default() += 1;
            }
        }
        for tally in &game.dice {
            let key = (tally.purpose.clone(), tally.observed.len());
            let faces = self.dice.entry(key).or_insert_with(|| vec![0; tally.observed.len()]);
            for (all, more) in faces.iter_mut().zip(&tally.observed) {
                *all += more;
            }
        }
    }

    fn tallies(&self) -> Vec<Tally> {
        self.dice.iter().map(|((purpose, _), faces)| Tally::of(purpose.clone(), faces.clone())).collect()
    }
}

/// How it went, in the order in which games were played last. What was broken off or ended by agreement does not count.
fn records(past: &[Past]) -> Vec<(&str, Record)> {
    let mut records: Vec<(&str, Record)> = Vec::new();
    for game in past.iter().filter(|game| game.end == Some(End::Won)) {
        let at = records.iter().position(|(id, _)| *id == game.game).unwrap_or_else(|| {
            records.push((&game.game, Record::default()));
            records.len() - 1
        });
        records[at].1.count(game);
    }
    records
}

pub(super) fn record(past: &[Past], most: usize, l10n: &Localizer) -> Markup {
    let records = records(past);
    let unread = past.iter().filter(|game| game.end.is_none()).count();
    html! {
        @if !records.is_empty() {
            section aria-labelledby="h-tally" {
                h2 #h-tally { (l10n.say("owntables-tally")) }
                div .own-records { @for (game, record) in &records { (of_game(game, record, l10n)) } }
                p .quiet {
                    (l10n.say_with("owntables-tally-note", &[("most", most.to_string())])) " "
                    @if unread > 0 { (l10n.say_count("owntables-tally-unread", unread)) }
                }
            }
        }
    }
}

fn of_game(game: &str, record: &Record, l10n: &Localizer) -> Markup {
    html! {
        article .own-record data-game=(game) {
            h3 { (game_name(game, l10n)) }
            table {
                thead { tr {
                    @for id in ["owntables-tally-seats", "owntables-tally-played", "owntables-tally-won"] { th scope="col" { (l10n.say(id)) } }
                } }
                tbody {
                    @for (seats, (played, won)) in &record.by_seats {
                        tr { th scope="row" { (l10n.say_count("owntables-tally-players", *seats)) } td { (played) } td { (won) } }
                    }
                }
            }
            @if !record.beaten.is_empty() {
                h4 { (l10n.say("owntables-tally-beaten")) }
                dl { @for (bot, count) in &record.beaten { dt { (l10n.say_or(&format!("bot-{bot}"), bot)) } dd { (count) } } }
            }
            (dice(&record.tallies(), l10n))
        }
    }
}

/// What the dice came to. Those whose faces are no numbers come to nothing, and are told face by face.
fn dice(tallies: &[Tally], l10n: &Localizer) -> Markup {
    let luck = Luck::of(tallies.iter().filter(|tally| !is_named(tally, l10n)));
    let kinds = html! { ul { @for tally in tallies { li { (kind(tally, l10n)) } } } };
    html! {
        @if !tallies.is_empty() {
            h4 { (l10n.say("owntables-dice")) }
            @if let Some(luck) = &luck { p { (sum(luck, l10n)) } }
            @if luck.is_some() && tallies.len() > 1 {
                details { summary { (l10n.say("owntables-dice-kinds")) } (kinds) }
            } @else if luck.is_none() { (kinds) }
            p .quiet { (l10n.say("owntables-dice-note")) }
        }
    }
}

/// Whether some faces of a die have names instead of numbers.
fn is_named(tally: &Tally, l10n: &Localizer) -> bool {
    (1..=tally.sides).any(|number| face(&tally.purpose, number, l10n) != number.to_string())
}

fn sum(luck: &Luck, l10n: &Localizer) -> String {
    l10n.say_with(
        "owntables-dice-sum",
        &[
            ("count", luck.dice.to_string()),
            ("sum", luck.sum.to_string()),
            ("expected", l10n.decimal(luck.expected, 1)),
            ("percent", percent(luck.probability, l10n)),
        ],
    )
}

fn kind(tally: &Tally, l10n: &Localizer) -> String {
    let (kind, count) = (("kind", purpose(&tally.purpose, l10n)), ("count", tally.dice().to_string()));
    let Some(luck) = Luck::of([tally]).filter(|_| !is_named(tally, l10n)) else {
        let said = |(number, count): (u32, &u32)| {
            let face = face(&tally.purpose, number, l10n);
            l10n.say_with("owntables-dice-face", &[("face", face), ("count", count.to_string())])
        };
        let faces: Vec<String> = (1..).zip(&tally.observed).map(said).collect();
        return l10n.say_with(
            "owntables-dice-faces",
            &[
                kind,
                count,
                ("faces", l10n.list(&faces)),
                ("expected", l10n.decimal(tally.expected, 1)),
                ("percent", percent(tally.probability, l10n)),
            ],
        );
    };
    let mean = luck.sum as f64 / f64::from(luck.dice);
    l10n.say_with(
        "owntables-dice-mean",
        &[
            kind,
            count,
            ("mean", l10n.decimal(mean, 2)),
            ("expected", l10n.decimal(luck.expected / f64::from(luck.dice), 1)),
            ("percent", percent(luck.probability, l10n)),
        ],
    )
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use table::Seat;

    use super::*;
    use crate::own_tables::Sitting;

    fn game(id: &str, seats: u8, won: bool, end: Option<End>) -> Past {
        let sits = |seat: u8| Sitting {
            seat: Seat(seat),
            name: format!("P{seat}"),
            own: seat == 0,
            marked: (seat == 0) == won,
        };
        Past {
            id: "abc".to_owned(),
            game: id.to_owned(),
            people: (0..seats).map(sits).collect(),
            end,
            ended: Duration::ZERO,
            bots: vec!["greedy".to_owned(), "greedy".to_owned()],
            dice: vec![Tally::of("advance".to_owned(), vec![1, 0, 0, 0, 0, 2])],
        }
    }

    #[test]
    fn games_are_counted_by_their_kind_and_seats_and_those_without_a_winner_are_not() {
        let past = [
            game("one", 3, true, Some(End::Won)),
            game("other", 2, false, Some(End::Won)),
            game("one", 3, false, Some(End::Won)),
            game("one", 2, true, Some(End::Won)),
            game("one", 2, true, Some(End::Agreed)),
            game("one", 2, true, None),
        ];
        let records = records(&past);
        assert_eq!(records.iter().map(|(id, _)| *id).collect::<Vec<_>>(), ["one", "other"]);
        let one = &records[0].1;
        assert_eq!(one.by_seats, BTreeMap::from([(2, (1, 1)), (3, (2, 1))]));
        assert_eq!(one.beaten, BTreeMap::from([("greedy".to_owned(), 4)]), "two bots in two games won");
        assert_eq!(one.dice[&("advance".to_owned(), 6)], [3, 0, 0, 0, 0, 6]);
        assert!(records[1].1.beaten.is_empty());
    }

    #[test]
    fn dice_with_numbers_are_summed_and_dice_with_names_are_told_face_by_face() {
        let l10n = Localizer::english();
        let numbers = Tally::of("advance".to_owned(), vec![1, 0, 0, 0, 0, 2]);
        let named = Tally::of("travel".to_owned(), vec![3, 0, 1, 2, 4, 2]);
        assert_eq!(kind(&numbers, l10n), "Governors’ dice: 4.33 on average over 3, 3.5 expected (40 %)");
        assert!(
            kind(&named, l10n).starts_with("Travel dice: purple 3×, yellow 0×"),
            "{}",
            kind(&named, l10n)
        );
        let both = dice(&[numbers, named.clone()], l10n).into_string();
        assert!(both.contains("Your 3 dice with numbers came to 13; 10.5 was to be expected"), "{both}");
        assert!(!dice(&[named], l10n).into_string().contains("came to"));
        assert!(dice(&[], l10n).into_string().is_empty());
    }
}
