//! Positions set up by hand: the `[position]` part of a scenario file.

use schemars::JsonSchema;
use serde::Deserialize;
use table::{Mistakes, Reader, Seat, Source, Spanned};

use crate::{Options, Pig, State};

/// The part of a scenario file that is this game's; the head was read before.
#[derive(Deserialize, JsonSchema)]
struct File {
    position: Position,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Position {
    turn: u8,
    at_stake: Spanned<u16>,
    points: Spanned<Vec<u16>>,
}

impl Pig {
    pub(crate) fn position_from(&self, source: Source<'_>) -> Result<State, Mistakes> {
        let File { position: Position { turn, at_stake, points } } = source.parse()?;
        let mut reader = Reader::new(source);
        let turn = reader.seat(turn, self.seats, "the player");
        if *at_stake.get_ref() > Options::MOST {
            reader.at(&at_stake, "nobody ever had so much at stake", format!("0 to {}", Options::MOST));
        }
        if points.get_ref().len() != self.seats || points.get_ref().iter().any(|&had| had >= self.target()) {
            let expected = format!("{} numbers below {}", self.seats, self.target());
            reader.at(&points, "these are not everybody's points in a game that goes on", expected);
        }
        reader.mistakes.into_result()?;
        let mut state = State { at_stake: at_stake.into_inner(), ..State::opening(turn) };
        for (seat, had) in Seat::all(self.seats).zip(points.into_inner()) {
            state.points[seat] = had;
        }
        Ok(state)
    }
}
