use serde::{Deserialize, Serialize};
use table::{BySeat, Seat};

use crate::Pig;

/// The fewest players (PG-1).
pub const MIN_SEATS: usize = 2;
/// The most players (PG-1).
pub const MAX_SEATS: usize = 6;

/// A whole position; nothing of it is hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// Who had the first turn (PG-2).
    pub first: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// How many turns are over.
    pub turns: u32,
    /// The points at stake in this turn; none before its first roll (PG-3).
    pub at_stake: u16,
    /// Everybody's points (PG-5).
    pub points: BySeat<u16, MAX_SEATS>,
    /// The faces of the last roll, 0 for a die that was not rolled.
    pub faces: [u8; 2],
    /// Who has won (PG-6).
    pub winner: Option<Seat>,
}

impl State {
    /// The opening position (PG-2).
    pub(crate) fn opening(first: Seat) -> Self {
        State {
            first,
            turn: first,
            turns: 0,
            at_stake: 0,
            points: BySeat::default(),
            faces: [0; 2],
            winner: None,
        }
    }
}

impl Pig {
    /// Everything that is wrong with a position.
    pub(crate) fn broken(&self, state: &State) -> Vec<String> {
        let mut wrong = Vec::new();
        if state.turn.index() >= self.seats || state.first.index() >= self.seats {
            wrong.push("a seat that nobody has is to play".to_owned());
        }
        if state.points.0[self.seats..].iter().any(|&points| points > 0) {
            wrong.push("a seat that nobody has holds points".to_owned());
        }
        for seat in Seat::all(self.seats) {
            let reached = state.points[seat] >= self.target();
            if reached != (state.winner == Some(seat)) {
                wrong.push(format!("{seat} has {} points of {}", state.points[seat], self.target()));
            }
        }
        if state.winner.is_some() && state.at_stake > 0 {
            wrong.push("the game is over, and points are at stake".to_owned());
        }
        wrong
    }
}
