use serde::Serialize;
use table::Text;

use super::names::{Names, rolls};
use crate::{Team, TitleId};

/// Agents (GP-59 to GP-67, GP-89).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what their names say: who, what, where, how many")]
pub enum Agents {
    /// Agents were captured (GP-64, GP-67).
    Captured { team: Team, of: Team, at: TitleId, count: u8 },
    /// Agents returned to their owner's hand.
    SentHome { team: Team, from: TitleId, count: u8 },
    /// A contest of Cleaning House (GP-66).
    CleanedHouse {
        team: Team,
        at: TitleId,
        of: Team,
        /// The sides of the owner's and of the intruder's die.
        dice: [u8; 2],
        owner: [u8; 3],
        intruder: [u8; 3],
        won: bool,
    },
    /// Agents were placed (GP-61).
    AgentsPlaced { team: Team, at: TitleId, count: u8 },
    /// Agents were withdrawn (GP-61).
    AgentsRecalled { team: Team, from: TitleId, count: u8 },
    /// Agents from the reserve.
    AgentsGained { team: Team, count: u8 },
    /// Captured Agents returned.
    AgentsFreed { team: Team, from: Team, count: u8 },
}

impl Agents {
    pub(super) fn text(&self, names: &Names<'_>) -> Text {
        match *self {
            Agents::Captured { team, of, at, count } => names
                .two("gp-told-captured", "team", team, "of", of)
                .with("title", names.title(at))
                .with("count", count),
            Agents::SentHome { team, from, count } => {
                names.at("gp-told-sent-home", team, from).with("count", count)
            }
            Agents::CleanedHouse { team, at, of, dice, owner, intruder, won } => {
                let id = if won { "gp-told-house-cleaned" } else { "gp-told-house-not-cleaned" };
                names
                    .two(id, "team", team, "of", of)
                    .with("title", names.title(at))
                    .with("owner", rolls(owner))
                    .with("intruder", rolls(intruder))
                    .with("sides", dice[0])
                    .with("against", dice[1])
            }
            Agents::AgentsPlaced { team, at, count } => {
                names.at("gp-told-agents-placed", team, at).with("count", count)
            }
            Agents::AgentsRecalled { team, from, count } => {
                names.at("gp-told-agents-recalled", team, from).with("count", count)
            }
            Agents::AgentsGained { team, count } => {
                names.one("gp-told-agents-gained", team).with("count", count)
            }
            Agents::AgentsFreed { team, from, count } => {
                names.two("gp-told-agents-freed", "team", team, "from", from).with("count", count)
            }
        }
    }
}
