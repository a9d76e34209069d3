use serde::Serialize;
use table::{Seat, Text};

use super::names::{Names, rolls};
use crate::{FieldId, Team};

/// Rounds and turns, and the way round the Field Ring (GP-19, GP-28, GP-40, GP-41, GP-50, GP-58).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what their names say: who, what, where, how many")]
pub enum Turns {
    /// A new round (GP-19).
    RoundBegan { round: u16 },
    /// A new turn (GP-28).
    TurnBegan { seat: Seat },
    /// The time for the Option Phase was over (GP-28).
    TimeUp { seat: Seat },
    /// A roll to advance (GP-40).
    Rolled { seat: Seat, dice: [u8; 3], back: bool },
    /// Points paid for going back (GP-40).
    PaidForDirection { team: Team, points: u8 },
    /// The Governor is on another field now.
    Arrived { seat: Seat, at: FieldId },
    /// A Teleport (GP-58).
    Teleported { seat: Seat, bases: u8, fields: u8 },
    /// A flight (GP-50).
    Flew { seat: Seat, to: FieldId },
    /// TELEPORT! was crossed (GP-41).
    LapPaid { team: Team, eu: u8 },
    /// TELEPORT! was crossed backwards (GP-41).
    LapOwed { seat: Seat },
    /// A debt at TELEPORT! was cleared (GP-41).
    LapCleared { seat: Seat },
}

impl Turns {
    pub(super) fn text(&self, names: &Names<'_>) -> Text {
        match *self {
            Turns::RoundBegan { round } => Text::new("gp-told-round").with("round", round),
            Turns::TurnBegan { seat } => Text::new("gp-told-turn").with("seat", seat),
            Turns::TimeUp { seat } => Text::new("gp-told-time-up").with("seat", seat),
            Turns::Rolled { seat, dice, back } => {
                let id = if back { "gp-told-rolled-back" } else { "gp-told-rolled" };
                Text::new(id).with("seat", seat).with("dice", rolls(dice))
            }
            Turns::PaidForDirection { team, points } => {
                names.one("gp-told-paid-for-direction", team).with("points", points)
            }
            Turns::Arrived { seat, at } => {
                Text::new("gp-told-arrived").with("seat", seat).with("field", names.field(at))
            }
            Turns::Teleported { seat, bases, fields } => {
                Text::new("gp-told-teleported").with("seat", seat).with("bases", bases).with("fields", fields)
            }
            Turns::Flew { seat, to } => {
                Text::new("gp-told-flew").with("seat", seat).with("field", names.field(to))
            }
            Turns::LapPaid { team, eu } => names.one("gp-told-lap-paid", team).with("eu", eu),
            Turns::LapOwed { seat } => Text::new("gp-told-lap-owed").with("seat", seat),
            Turns::LapCleared { seat } => Text::new("gp-told-lap-cleared").with("seat", seat),
        }
    }
}
