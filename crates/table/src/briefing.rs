//! What a scenario tells whoever plays it: what it is about, where they sit, and what they are to reach.

use schemars::JsonSchema;
use serde::Deserialize;

use crate::{Outcome, Puzzle, Seat};

/// What a scenario file says beside its position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Briefing {
    /// What it is called.
    pub title: String,
    /// How things stand, in a few sentences.
    pub text: Option<String>,
    /// Where whoever plays it sits; the others are bots.
    pub seat: Option<Seat>,
    /// What they are to reach. A file with a goal says for which seat.
    pub goal: Option<Goal>,
    /// Whether it is the guided first game of its game, with a coach beside the board.
    pub lesson: bool,
    /// The scene of a lesson that it was taken from, as an address has it: `GAME/LESSON/ENTRY`.
    pub from: Option<String>,
    /// What makes it a puzzle, if it is one. A puzzle says for which seat.
    pub puzzle: Option<Puzzle>,
}

/// What is to be reached in a scenario. Everything that it asks for must hold when the game is over.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Goal {
    /// The goal in a sentence.
    pub text: String,
    /// Whether the game has to be won. So it has, if nothing else is asked for.
    #[serde(default)]
    pub win: Option<bool>,
    /// The least score at the end, as the game counts it.
    #[serde(default)]
    pub points: Option<i32>,
}

impl Goal {
    /// Whether a seat has reached it in a game that ended so, with these scores.
    pub fn is_reached(&self, seat: Seat, outcome: &Outcome, scores: &[i32]) -> bool {
        let must_win = self.win.unwrap_or(self.points.is_none());
        let enough = |least| scores.get(seat.index()).is_some_and(|&score| score >= least);
        (!must_win || outcome.winners.contains(seat)) && self.points.is_none_or(enough)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Clause, SeatSet};

    #[test]
    fn a_goal_asks_for_the_win_unless_it_asks_for_something_else() {
        let clause = Clause { book: "PG", number: 6 };
        let outcome = Outcome { winners: SeatSet::only(Seat(1)), clause };
        let reached = |seat, win, points| {
            let goal = Goal { text: "Do well.".to_owned(), win, points };
            goal.is_reached(Seat(seat), &outcome, &[40, 100])
        };
        assert!(reached(1, None, None) && !reached(0, None, None));
        assert!(reached(0, None, Some(40)) && !reached(0, None, Some(41)));
        assert!(!reached(0, Some(true), Some(40)) && reached(1, Some(true), Some(100)));
        assert!(reached(0, Some(false), None));
    }
}
