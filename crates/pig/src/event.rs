use serde::Serialize;
use table::{Seat, Text};

/// What happened. Everything happens in the open, so everybody is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what their names say: who, which faces, how many points")]
pub enum Event {
    /// This player begins (PG-2).
    Begins { seat: Seat },
    /// A roll without a 1 (PG-3).
    Rolled { seat: Seat, faces: [u8; 2], at_stake: u16 },
    /// A 1 took what was at stake (PG-4).
    LostStake { seat: Seat, faces: [u8; 2], lost: u16 },
    /// Two 1s took everything (PG-8).
    LostAll { seat: Seat, lost: u16 },
    /// What was at stake is theirs (PG-5).
    Held { seat: Seat, won: u16, points: u16 },
    /// The game was won (PG-6).
    Won { seat: Seat, points: u16 },
}

impl Event {
    /// The sentence that tells it. One die has no second face.
    pub(crate) fn text(self) -> Text {
        let of = |id, seat: Seat| Text::new(id).with("seat", seat);
        let rolled = |[one, other]: [u8; 2], seat, ids: [&'static str; 2]| match other {
            0 => of(ids[0], seat).with("face", one),
            _ => of(ids[1], seat).with("face", one).with("other", other),
        };
        match self {
            Event::Begins { seat } => of("pg-begins", seat),
            Event::Rolled { seat, faces, at_stake } => {
                rolled(faces, seat, ["pg-rolled", "pg-rolled-two"]).with("stake", at_stake)
            }
            Event::LostStake { seat, faces, lost } => {
                rolled(faces, seat, ["pg-lost", "pg-lost-two"]).with("lost", lost)
            }
            Event::LostAll { seat, lost } => of("pg-lost-all", seat).with("lost", lost),
            Event::Held { seat, won, points } => of("pg-held", seat).with("won", won).with("points", points),
            Event::Won { seat, points } => of("pg-won", seat).with("points", points),
        }
    }
}
