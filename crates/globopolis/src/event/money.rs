use serde::Serialize;
use table::Text;

use super::names::Names;
use crate::Team;

/// EU and points (GP-23 to GP-27, GP-45, GP-46).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what their names say: who, what, where, how many")]
pub enum Money {
    /// A payment (GP-45).
    Paid { team: Team, to: Team, eu: u32 },
    /// A payment to the bank.
    PaidBank { team: Team, eu: u32 },
    /// What was still missing was waived (GP-46).
    Waived { team: Team, eu: u32 },
    /// Points were turned into EU (GP-27).
    PointsSold { team: Team, points: u32 },
    /// Points were bought (GP-26).
    PointsBought { team: Team, points: u8 },
    /// EU from the bank.
    EuGained { team: Team, eu: u32 },
    /// Points were gained.
    PointsGained { team: Team, points: i32 },
    /// Points were lost.
    PointsLost { team: Team, points: i32 },
    /// EU from another.
    EuTaken { team: Team, from: Team, eu: u32 },
}

impl Money {
    pub(super) fn text(&self, names: &Names<'_>) -> Text {
        match *self {
            Money::Paid { team, to, eu } => names.two("gp-told-paid", "team", team, "to", to).with("eu", eu),
            Money::PaidBank { team, eu } => names.one("gp-told-paid-bank", team).with("eu", eu),
            Money::Waived { team, eu } => names.one("gp-told-waived", team).with("eu", eu),
            Money::PointsSold { team, points } => {
                names.one("gp-told-points-sold", team).with("points", points)
            }
            Money::PointsBought { team, points } => {
                names.one("gp-told-points-bought", team).with("points", points)
            }
            Money::EuGained { team, eu } => names.one("gp-told-eu-gained", team).with("eu", eu),
            Money::PointsGained { team, points } => {
                names.one("gp-told-points-gained", team).with("points", points)
            }
            Money::PointsLost { team, points } => {
                names.one("gp-told-points-lost", team).with("points", points)
            }
            Money::EuTaken { team, from, eu } => {
                names.two("gp-told-eu-taken", "team", team, "from", from).with("eu", eu)
            }
        }
    }
}
