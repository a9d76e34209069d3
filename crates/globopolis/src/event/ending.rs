use serde::Serialize;
use table::{Arg, Text};

use super::names::Names;
use crate::{CardId, Team, TeamSet};

/// MISSIONs, claims and the end (GP-19 to GP-22, GP-85).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what their names say: who, what, where, how many")]
pub enum Ending {
    /// A MISSION was claimed (GP-19).
    Claimed { team: Team, card: CardId },
    /// A MISSION paid points (GP-22).
    MissionPaid { team: Team, card: CardId, points: i32 },
    /// The mark was reached (GP-19).
    ReachedMark { team: Team, points: i32 },
    /// Enough Territories are owned (GP-85).
    ReachedTerritories { team: Team, territories: u8 },
    /// The running round is the last (GP-19).
    LastRound,
    /// No claim holds (GP-20).
    NoClaimHolds,
    /// A tie (GP-21).
    SuddenDeath { teams: TeamSet },
    /// The game was won.
    Won { team: Team, points: i32 },
    /// Somebody resigned (GP-85).
    Resigned { team: Team },
    /// Somebody called time (GP-85).
    TimeCalled { team: Team },
}

impl Ending {
    pub(super) fn text(&self, names: &Names<'_>) -> Text {
        match *self {
            Ending::Claimed { team, card } => {
                names.one("gp-told-claimed", team).with("card", names.card(card))
            }
            Ending::MissionPaid { team, card, points } => {
                names.one("gp-told-mission-paid", team).with("card", names.card(card)).with("points", points)
            }
            Ending::ReachedMark { team, points } => {
                names.one("gp-told-reached-mark", team).with("points", points)
            }
            Ending::ReachedTerritories { team, territories } => {
                names.one("gp-told-reached-territories", team).with("count", territories)
            }
            Ending::LastRound => Text::new("gp-told-last-round"),
            Ending::NoClaimHolds => Text::new("gp-told-no-claim-holds"),
            Ending::SuddenDeath { teams } => {
                let teams: Vec<Arg> = teams.iter().map(|team| names.team(team)).collect();
                Text::new("gp-told-sudden-death").with("teams", teams)
            }
            Ending::Won { team, points } => names.one("gp-told-won", team).with("points", points),
            Ending::Resigned { team } => names.one("gp-told-resigned", team),
            Ending::TimeCalled { team } => names.one("gp-told-time-called", team),
        }
    }
}
