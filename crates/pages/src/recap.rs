//! What mattered since the reader's last turn: their own fortune first, then the others, a line for each.

use std::collections::BTreeMap;

use maud::{Markup, html};
use table::Seat;

use crate::Localizer;
use crate::frame::{clause, region, token};
use crate::model::{LogLine, Region, TableModel};
use crate::scene::{Kind, Weight};
use crate::turns::beginnings;

/// How much of one's own fortune is told. There is the log for the rest.
const OWN: usize = 6;
/// How many sentences are told of each of the others.
const EACH: usize = 2;

pub(crate) fn recap(model: &TableModel<'_>, names: &[String], l10n: &Localizer) -> Region {
    let told = match model.seat {
        // Whoever shares a device sees everything happen.
        Some(seat) if model.own.len() == 1 && model.outcome.is_none() => Recap::of(model.log, seat),
        _ => Recap::default(),
    };
    region("recap", told.html(model, names, l10n))
}

/// What is told to one player.
#[derive(Debug, Default, PartialEq, Eq)]
struct Recap<'a> {
    /// What hurt or helped them: the harm first.
    own: Vec<(Weight, &'a LogLine)>,
    /// What the others did, and how much more there was.
    others: BTreeMap<Seat, (Vec<&'a LogLine>, usize)>,
}

impl<'a> Recap<'a> {
    fn of(log: &'a [LogLine], seat: Seat) -> Recap<'a> {
        let missed = missed(log, seat);
        let weight = |line: &LogLine| line.beat.weight_for(Some(seat));
        let mut own: Vec<_> = missed.iter().map(|line| (weight(line), line)).collect();
        own.retain(|(weight, _)| weight.is_own());
        // The order of the log stays among what weighs the same.
        own.sort_by_key(|&(weight, _)| std::cmp::Reverse(weight));
        own.truncate(OWN);
        let mut others: BTreeMap<Seat, Vec<&LogLine>> = BTreeMap::new();
        for line in missed.iter().filter(|line| is_told(line, weight(line))) {
            if let Some(owner) = line.beat.owner.or(line.actor).filter(|&owner| owner != seat) {
                others.entry(owner).or_default().push(line);
            }
        }
        Recap { own, others: others.into_iter().map(|(seat, lines)| (seat, shortened(&lines))).collect() }
    }

    fn html(&self, model: &TableModel<'_>, names: &[String], l10n: &Localizer) -> Markup {
        let sentence =
            |line: &LogLine| html! { (l10n.text(&line.text, names)) " " (clause(line.clause, l10n)) };
        let empty = self.own.is_empty() && self.others.is_empty();
        html! {
            section #recap .panel hidden[empty] aria-labelledby="h-recap" {
                h2 #h-recap { (l10n.say("recap-heading")) }
                @if !self.own.is_empty() {
                    ul .recap-own {
                        @for (weight, line) in &self.own { li class=(weight.name()) { (sentence(line)) } }
                    }
                }
                ul .recap-others {
                    @for (&seat, (lines, more)) in &self.others {
                        li {
                            (token(model.game, seat))
                            span {
                                @for line in lines { (sentence(line)) " " }
                                @if *more > 0 { a href="#h-log" { (l10n.say_count("recap-more", *more)) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Whether a line is told of another player. One's own fortune is told before.
fn is_told(line: &LogLine, weight: Weight) -> bool {
    matches!(weight, Weight::Plain | Weight::Great) && !matches!(line.beat.kind, Kind::Turn | Kind::Answer)
}

/// The lines that weigh most, in their order, and how many there were besides.
fn shortened<'a>(lines: &[&'a LogLine]) -> (Vec<&'a LogLine>, usize) {
    let mut ranked: Vec<(usize, &LogLine)> = lines.iter().copied().enumerate().collect();
    ranked.sort_by_key(|&(at, line)| (std::cmp::Reverse(line.beat.weight), std::cmp::Reverse(at)));
    ranked.truncate(EACH);
    ranked.sort_by_key(|&(at, _)| at);
    let more = lines.len() - ranked.len();
    (ranked.into_iter().map(|(_, line)| line).collect(), more)
}

/// What happened since this player's last turn ended: up to the beginning of their turn while it is theirs, else up to now.
fn missed(log: &[LogLine], seat: Seat) -> &[LogLine] {
    let turns: Vec<(usize, Seat)> = beginnings(log);
    let last_is_own = turns.last().is_some_and(|&(_, of)| of == seat);
    let end = if last_is_own { turns[turns.len() - 1].0 } else { log.len() };
    let before = if last_is_own { &turns[..turns.len() - 1] } else { &turns[..] };
    // The others' turns, back to the last of one's own. Before the first of one's own there is only the beginning.
    let from = before.iter().rposition(|&(_, of)| of == seat).map_or(0, |own| own + 1);
    let begin = before.get(from).map_or(end, |&(at, _)| at);
    &log[begin.min(end)..end]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Beat;
    use table::{Clause, SeatSet, Text};

    const ADA: Seat = Seat(0);
    const BO: Seat = Seat(1);
    const CHIDI: Seat = Seat(2);

    fn line(entry: u64, actor: Seat, beat: Beat) -> LogLine {
        let clause = Clause { book: "LM", number: 5 };
        LogLine { entry, text: Text::new("x").into(), clause, actor: Some(actor), beat }
    }

    fn turn(entry: u64, seat: Seat) -> LogLine {
        line(entry, seat, Beat::of(Kind::Turn).passing().by(seat))
    }

    fn deed(entry: u64, seat: Seat) -> LogLine {
        line(entry, seat, Beat::of(Kind::Matter).by(seat))
    }

    fn harm(entry: u64, by: Seat, to: Seat) -> LogLine {
        line(entry, by, Beat::of(Kind::Matter).by(by).hurting(SeatSet::only(to)))
    }

    fn entries(lines: &[LogLine]) -> Vec<u64> {
        lines.iter().map(|line| line.entry).collect()
    }

    #[test]
    fn what_was_missed_lies_between_two_turns_of_ones_own() {
        let mut log =
            vec![turn(1, ADA), deed(2, ADA), turn(3, BO), deed(4, BO), turn(5, CHIDI), deed(6, CHIDI)];
        assert_eq!(entries(missed(&log, ADA)), [3, 4, 5, 6], "while the others play");
        log.extend([turn(7, ADA), deed(8, ADA)]);
        assert_eq!(entries(missed(&log, ADA)), [3, 4, 5, 6], "and all through one's own turn");
        log.push(turn(9, BO));
        assert_eq!(entries(missed(&log, ADA)), [9], "then it begins anew");
        assert_eq!(entries(missed(&log, BO)), [5, 6, 7, 8], "another has missed something else");
    }

    #[test]
    fn a_game_without_turns_is_cut_where_another_acts() {
        let log = [deed(1, ADA), deed(2, BO), deed(3, BO), deed(4, CHIDI)];
        assert_eq!(entries(missed(&log, ADA)), [2, 3, 4]);
        assert_eq!(entries(missed(&log, CHIDI)), [1, 2, 3]);
    }

    #[test]
    fn ones_own_losses_come_first_and_every_other_player_has_a_line() {
        let log = [
            turn(1, ADA),
            turn(2, BO),
            deed(3, BO),
            harm(4, BO, ADA),
            deed(5, BO),
            deed(6, BO),
            turn(7, ADA),
        ];
        let recap = Recap::of(&log, ADA);
        assert_eq!(recap.own, [(Weight::Harm, &log[3])]);
        assert_eq!(recap.others[&BO], (vec![&log[4], &log[5]], 1), "the latest two, and one more");
        assert_eq!(Recap::of(&log, BO).own, []);
    }

    #[test]
    fn harm_stands_before_luck() {
        let luck = line(3, BO, Beat::of(Kind::Matter).by(BO).helping(SeatSet::only(ADA)));
        let log = [turn(1, ADA), turn(2, BO), luck, harm(4, BO, ADA)];
        let weights: Vec<Weight> = Recap::of(&log, ADA).own.iter().map(|&(weight, _)| weight).collect();
        assert_eq!(weights, [Weight::Harm, Weight::Luck]);
    }
}
