use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{GroupId, RUnit, TitleSet};

/// Something a MISSION asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// So many Territories of this value or more.
    Territories {
        /// How many.
        count: u8,
        /// The least value.
        value: u8,
    },
    /// So many Territories of this value or more in every quadrant.
    Spread {
        /// How many.
        count: u8,
        /// The least value.
        value: u8,
    },
    /// So many Territories in one quadrant.
    Quadrant {
        /// How many.
        count: u8,
    },
    /// So many whole colour groups.
    Groups {
        /// How many.
        count: u8,
    },
    /// This whole colour group.
    Group(GroupId),
    /// A Territory in so many groups.
    OneOfEach {
        /// How many groups.
        groups: u8,
    },
    /// These Titles.
    Titles(TitleSet),
    /// So many Guilds.
    Guilds {
        /// How many.
        count: u8,
    },
    /// So many Guilds with both their Associated Territories.
    GuildWithTerritories {
        /// How many.
        count: u8,
    },
    /// So many Territories developed to this level.
    Developed {
        /// How many.
        count: u8,
        /// The level.
        level: u8,
    },
    /// A whole group developed to this level.
    DevelopedGroup {
        /// The level.
        level: u8,
    },
    /// So many EU.
    Eu {
        /// How many.
        amount: u16,
    },
    /// So many R-Units of a kind, or of every kind.
    Units {
        /// The kind; every kind if none.
        unit: Option<RUnit>,
        /// How many.
        count: u8,
    },
    /// Agents on foreign Territories.
    AgentsAbroad {
        /// On how many.
        territories: u8,
        /// How many on each.
        agents: u8,
    },
    /// Captured Agents.
    Captives {
        /// How many.
        count: u8,
        /// Of how many players.
        players: u8,
    },
    /// A deed, so often.
    Deed {
        /// Which.
        deed: Deed,
        /// How often.
        count: u8,
    },
}

impl Goal {
    /// Whether it is about Agents (GP-65).
    pub const fn about_agents(self) -> bool {
        matches!(
            self,
            Goal::AgentsAbroad { .. }
                | Goal::Captives { .. }
                | Goal::Deed { deed: Deed::Captures | Deed::HousesCleaned, .. }
        )
    }
}

/// Something a player does, counted from the game's beginning (GP-20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// Battles won as Aggressor.
    AttacksWon,
    /// Battles won as Defender.
    DefencesWon,
    /// Battles won.
    BattlesWon,
    /// The most battles won in one turn of theirs.
    BestTurn,
    /// Different players defeated in battle.
    Victims,
    /// Agents captured.
    Captures,
    /// Cleaning House contests won.
    HousesCleaned,
    /// Times paid at TELEPORT!.
    Laps,
    /// Guilds taken from another.
    GuildTakeovers,
    /// Levels of Economic Development built.
    Developments,
    /// Conference Costs collected.
    ConferenceGuests,
    /// Landings on MOONSHOT!.
    Moonshots,
    /// Flights with the O.R.S.S.
    Flights,
}

impl Deed {
    /// How many there are.
    pub const COUNT: usize = 13;
    /// Every deed, in the order in which they are counted.
    pub const ALL: [Deed; Deed::COUNT] = [
        Deed::AttacksWon,
        Deed::DefencesWon,
        Deed::BattlesWon,
        Deed::BestTurn,
        Deed::Victims,
        Deed::Captures,
        Deed::HousesCleaned,
        Deed::Laps,
        Deed::GuildTakeovers,
        Deed::Developments,
        Deed::ConferenceGuests,
        Deed::Moonshots,
        Deed::Flights,
    ];
}
