use serde::Serialize;
use table::Text;

use super::names::{Names, rolls};
use crate::{FieldId, Team, Units};

/// What a field does (GP-48, GP-49, GP-53 to GP-55).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what their names say: who, what, where, how many")]
pub enum Visits {
    /// The market's dice (GP-48).
    MarketRolled { team: Team, at: FieldId, dice: [u8; 2] },
    /// R-Units were bought (GP-48).
    Bought { team: Team, units: Units, eu: u32 },
    /// Switzerland (GP-49).
    Switzerland { team: Team },
    /// MOONSHOT! (GP-55).
    Moonshot { team: Team },
    /// The NSA's die (GP-53).
    Academy { team: Team, face: u8, units: u8 },
    /// The NIA's die (GP-54).
    Recruited { team: Team, face: u8, agents: u8 },
}

impl Visits {
    pub(super) fn text(&self, names: &Names<'_>) -> Text {
        match *self {
            Visits::MarketRolled { team, at, dice } => names
                .one("gp-told-market", team)
                .with("field", names.field(at))
                .with("count", dice[0] + dice[1])
                // The sentence needs the sum only; the page shows the dice.
                .with("dice", rolls([dice[0], dice[1], 0])),
            Visits::Bought { team, units, eu } => {
                names.one("gp-told-bought", team).with("units", units.text()).with("eu", eu)
            }
            Visits::Switzerland { team } => names.one("gp-told-switzerland", team),
            Visits::Moonshot { team } => names.one("gp-told-moonshot", team),
            Visits::Academy { team, face, units } => {
                names.one("gp-told-academy", team).with("face", face).with("count", units)
            }
            Visits::Recruited { team, face, agents } => {
                names.one("gp-told-recruited", team).with("face", face).with("count", agents)
            }
        }
    }
}
