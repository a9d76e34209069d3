//! An edition file as it is written.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Deserialize;
use table::Spanned;

use crate::card::{BattleMoment, Deed, Effect, Moment, Order, Sides};

/// R-Units by their names.
pub(super) type FileUnits = BTreeMap<Spanned<String>, Spanned<u8>>;

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    pub(super) edition: FileEdition,
    pub(super) units: FileUnits,
    pub(super) development: FileDevelopment,
    #[serde(default)]
    pub(super) neighbours: FileNeighbours,
    pub(super) group: Vec<FileGroup>,
    pub(super) territory: Vec<FileTerritory>,
    pub(super) guild: Vec<FileGuild>,
    pub(super) field: Vec<Spanned<FileField>>,
    #[serde(default)]
    pub(super) opportunity: Vec<FileOpportunity>,
    #[serde(default)]
    pub(super) operation: Vec<FileOperation>,
    #[serde(default)]
    pub(super) mission: Vec<FileMission>,
    #[serde(default)]
    pub(super) influence: Vec<FileInfluence>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct FileEdition {
    pub(super) game: Spanned<String>,
    pub(super) id: Spanned<String>,
    pub(super) name: Spanned<String>,
    pub(super) version: Spanned<u32>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct FileDevelopment {
    pub(super) pieces: Spanned<u8>,
}

#[derive(Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct FileNeighbours {
    pub(super) pairs: Vec<Spanned<[String; 2]>>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct FileGroup {
    pub(super) id: Spanned<String>,
    pub(super) name: Spanned<String>,
    pub(super) colour: Spanned<String>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct FileTerritory {
    pub(super) id: Spanned<String>,
    pub(super) name: Spanned<String>,
    pub(super) group: Spanned<String>,
    pub(super) value: Spanned<u8>,
    pub(super) units: FileUnits,
    pub(super) premiums: Spanned<[u16; 2]>,
    pub(super) conference: Spanned<[u16; 3]>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct FileGuild {
    pub(super) id: Spanned<String>,
    pub(super) name: Spanned<String>,
    pub(super) group: Spanned<String>,
    pub(super) associated: Spanned<[String; 2]>,
    pub(super) value: Spanned<u8>,
    pub(super) stock: FileUnits,
    pub(super) rates: Spanned<[u16; 4]>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct FileField {
    pub(super) kind: Spanned<String>,
    pub(super) name: Option<Spanned<String>>,
    pub(super) title: Option<Spanned<String>>,
    pub(super) goods: Option<Vec<Spanned<String>>>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct FileOpportunity {
    pub(super) id: Spanned<String>,
    pub(super) name: Spanned<String>,
    pub(super) text: Spanned<String>,
    pub(super) count: Option<Spanned<u8>>,
    pub(super) against: Spanned<Vec<Spanned<String>>>,
    pub(super) from: Spanned<Vec<Spanned<String>>>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct FileOperation {
    pub(super) id: Spanned<String>,
    pub(super) name: Spanned<String>,
    pub(super) text: Spanned<String>,
    pub(super) count: Option<Spanned<u8>>,
    pub(super) side: Sides,
    #[serde(default)]
    pub(super) when: BattleMoment,
    pub(super) orders: Vec<Order>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct FileMission {
    pub(super) id: Spanned<String>,
    pub(super) name: Spanned<String>,
    pub(super) text: Spanned<String>,
    pub(super) count: Option<Spanned<u8>>,
    pub(super) points: Option<Spanned<u8>>,
    pub(super) goals: Vec<FileGoal>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct FileInfluence {
    pub(super) id: Spanned<String>,
    pub(super) name: Spanned<String>,
    pub(super) text: Spanned<String>,
    pub(super) count: Option<Spanned<u8>>,
    pub(super) when: Vec<Moment>,
    pub(super) effects: Vec<Effect>,
}

fn one() -> u8 {
    1
}

/// A goal with names where the rules have ids.
#[derive(Deserialize, JsonSchema)]
#[serde(tag = "is", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum FileGoal {
    Territories {
        count: u8,
        #[serde(default = "one")]
        value: u8,
    },
    Spread {
        count: u8,
        #[serde(default = "one")]
        value: u8,
    },
    Quadrant {
        count: u8,
    },
    Groups {
        count: u8,
    },
    Group {
        group: String,
    },
    OneOfEach {
        groups: u8,
    },
    Titles {
        titles: Vec<String>,
    },
    Guilds {
        count: u8,
    },
    GuildWithTerritories {
        count: u8,
    },
    Developed {
        count: u8,
        #[serde(default = "one")]
        level: u8,
    },
    DevelopedGroup {
        #[serde(default = "one")]
        level: u8,
    },
    Eu {
        amount: u16,
    },
    Units {
        unit: String,
        count: u8,
    },
    AgentsAbroad {
        territories: u8,
        #[serde(default = "one")]
        agents: u8,
    },
    Captives {
        count: u8,
        #[serde(default = "one")]
        players: u8,
    },
    Deed {
        deed: Deed,
        count: u8,
    },
}
