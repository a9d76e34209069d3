//! The turns of a game, as one viewer was told of them.

use table::Seat;

use crate::model::LogLine;
use crate::scene::{Beat, Kind, Weight};

/// How many sentences stand for a whole turn.
const GIST: usize = 2;

/// A turn, or what came before the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Turn<'a> {
    /// Whose turn it is.
    pub(crate) seat: Option<Seat>,
    /// What was told in it; never nothing.
    pub(crate) lines: &'a [LogLine],
    /// The entry with which the next turn begins; of the last turn a number that none has.
    pub(crate) until: u64,
}

impl<'a> Turn<'a> {
    /// The entry that it begins with.
    pub(crate) fn entry(&self) -> u64 {
        self.lines[0].entry
    }

    /// What mattered in it to this viewer, in its order, and how much else there was.
    pub(crate) fn gist(&self, viewer: Option<Seat>) -> (Vec<&'a LogLine>, usize) {
        let weight = |line: &LogLine| line.beat.weight_for(viewer);
        let matters = |line: &&LogLine| weight(line) > Weight::Passing && !is_frame(line.beat.kind);
        let mut ranked: Vec<(usize, &LogLine)> =
            self.lines.iter().enumerate().filter(|(_, line)| matters(line)).collect();
        if ranked.is_empty() {
            // Nothing to speak of: how it ended.
            let last = self.lines.iter().rfind(|line| !is_frame(line.beat.kind)).unwrap_or(&self.lines[0]);
            return (vec![last], 0);
        }
        let told = ranked.len();
        ranked.sort_by_key(|&(at, line)| (std::cmp::Reverse(weight(line)), std::cmp::Reverse(at)));
        ranked.truncate(GIST);
        ranked.sort_by_key(|&(at, _)| at);
        let more = told - ranked.len();
        (ranked.into_iter().map(|(_, line)| line).collect(), more)
    }
}

/// Whether a beat only says who is in turn, or what is asked.
fn is_frame(kind: Kind) -> bool {
    matches!(kind, Kind::Turn | Kind::Answer)
}

/// The log cut into turns.
pub(crate) fn turns(log: &[LogLine]) -> Vec<Turn<'_>> {
    let begins = beginnings(log);
    let mut turns = Vec::with_capacity(begins.len() + 1);
    let before = begins.first().map_or(log.len(), |&(at, _)| at);
    if before > 0 {
        turns.push(Turn { seat: None, lines: &log[..before], until: entry_at(log, before) });
    }
    let ends = begins.iter().skip(1).map(|&(at, _)| at).chain([log.len()]);
    turns.extend(begins.iter().zip(ends).map(|(&(at, seat), end)| Turn {
        seat: Some(seat),
        lines: &log[at..end],
        until: entry_at(log, end),
    }));
    turns
}

fn entry_at(log: &[LogLine], at: usize) -> u64 {
    log.get(at).map_or(u64::MAX, |line| line.entry)
}

/// Where turns begin, and whose they are. A game that does not tell of turns has one wherever another player acts.
pub(crate) fn beginnings(log: &[LogLine]) -> Vec<(usize, Seat)> {
    let marks: Vec<Mark> = log.iter().map(|line| Mark { beat: line.beat, actor: line.actor }).collect();
    beginnings_of(&marks)
}

/// What of a line says where turns begin.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mark {
    pub(crate) beat: Beat,
    pub(crate) actor: Option<Seat>,
}

pub(crate) fn beginnings_of(marks: &[Mark]) -> Vec<(usize, Seat)> {
    let begins = |(at, mark): (usize, &Mark)| match (mark.beat.kind, mark.beat.owner) {
        (Kind::Turn, Some(seat)) => Some((at, seat)),
        _ => None,
    };
    let told: Vec<(usize, Seat)> = marks.iter().enumerate().filter_map(begins).collect();
    if told.len() > 1 {
        return told;
    }
    let mut at = 0;
    let passages = marks.chunk_by(|a, b| a.actor == b.actor).map(|passage| {
        let begin = at;
        at += passage.len();
        passage[0].actor.map(|actor| (begin, actor))
    });
    passages.flatten().collect()
}

#[cfg(test)]
mod tests {
    use table::{Clause, SeatSet, Text};

    use super::*;

    const ADA: Seat = Seat(0);
    const BO: Seat = Seat(1);

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

    #[test]
    fn a_turn_goes_from_its_beginning_to_the_next() {
        let log = [deed(1, ADA), turn(2, ADA), deed(3, ADA), deed(4, BO), turn(5, BO), deed(6, BO)];
        let found: Vec<(Option<Seat>, usize)> =
            turns(&log).iter().map(|turn| (turn.seat, turn.lines.len())).collect();
        assert_eq!(found, [(None, 1), (Some(ADA), 3), (Some(BO), 2)]);
    }

    #[test]
    fn a_game_that_tells_of_no_turns_is_cut_where_another_acts() {
        let log = [deed(1, ADA), deed(2, ADA), deed(3, BO), deed(4, ADA)];
        let found: Vec<usize> = turns(&log).iter().map(|turn| turn.lines.len()).collect();
        assert_eq!(found, [2, 1, 1]);
        assert!(turns(&[]).is_empty());
    }

    #[test]
    fn what_hits_the_reader_stands_for_a_turn_before_all_else() {
        let harm = line(2, BO, Beat::of(Kind::Hands).passing().hurting(SeatSet::only(ADA)));
        let log = [turn(1, BO), harm, deed(3, BO), deed(4, BO), deed(5, BO)];
        let of = |viewer| {
            let (lines, more) = turns(&log)[0].gist(viewer);
            (lines.iter().map(|line| line.entry).collect::<Vec<_>>(), more)
        };
        assert_eq!(of(Some(ADA)), (vec![2, 5], 2));
        assert_eq!(of(None), (vec![4, 5], 1));
    }

    #[test]
    fn a_turn_in_which_nothing_mattered_has_a_line_too() {
        let log = [turn(1, BO), line(2, BO, Beat::of(Kind::Walk).passing().by(BO))];
        let (lines, more) = turns(&log)[0].gist(None);
        assert_eq!((lines[0].entry, more), (2, 0));
        let (alone, _) = turns(&log[..1])[0].gist(None);
        assert_eq!(alone[0].entry, 1);
    }
}
