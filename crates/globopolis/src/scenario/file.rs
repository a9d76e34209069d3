//! The `[position]` part of a scenario file as it is written.

use std::collections::BTreeMap;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use table::Spanned;

use crate::RUnit;
use crate::card::Deed;
use crate::ids::GUILDS;
use crate::state::{Party, Then};

pub(super) type Ids = Vec<Spanned<String>>;
pub(super) type Counts = BTreeMap<Spanned<String>, u8>;

/// The part of a scenario file that is this game's; the head was read before.
#[derive(Deserialize, JsonSchema)]
pub(super) struct File {
    pub(super) position: Position,
}

/// How often each deed was done, by its name.
fn deeds(_: &mut SchemaGenerator) -> Schema {
    let count = json!({ "type": "integer", "minimum": 0, "maximum": u8::MAX });
    let name = |deed: Deed| json!(deed).as_str().unwrap_or_default().to_owned();
    let fields: Map<String, Value> = Deed::ALL.map(|deed| (name(deed), count.clone())).into_iter().collect();
    json_schema!({ "type": "object", "additionalProperties": false, "properties": fields })
}

fn end() -> Then {
    Then::End
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Position {
    #[serde(default)]
    pub(super) turn: u8,
    pub(super) first: Option<u8>,
    pub(super) round: Option<u16>,
    pub(super) phase: Option<Spanned<String>>,
    /// For the phases `own`, `foreign`, `surplus`, `help` and `chain`: the Title.
    #[serde(rename = "at")]
    pub(super) title_of_phase: Option<Spanned<String>>,
    /// For `surplus`: what is in the stock for now.
    #[serde(default)]
    pub(super) units: Counts,
    /// For `surplus` after a conquest: from where the victor may attack on.
    pub(super) base: Option<Spanned<String>>,
    /// For `market`.
    #[serde(default)]
    pub(super) shuttle: bool,
    /// For `shop`.
    #[serde(default)]
    pub(super) goods: Vec<RUnit>,
    #[serde(default)]
    pub(super) left: u8,
    pub(super) price: Option<u8>,
    #[serde(default = "end")]
    pub(super) then: Then,
    /// For `bystander`, `muster`, `rounds` and `help`: the party that is asked.
    pub(super) party: Option<Party>,
    /// For `bystander`: whose Agents.
    pub(super) third: Option<u8>,
    /// For `help`: what is offered.
    #[serde(default)]
    pub(super) eu: u16,
    /// For `chain`: the group.
    pub(super) group: Option<Spanned<String>>,
    pub(super) battle: Option<BattleLines>,
    #[serde(default)]
    pub(super) last_round: bool,
    /// Those tied in sudden death.
    #[serde(default)]
    pub(super) sudden: Vec<u8>,
    /// Those whose claim was beaten before the sudden death.
    #[serde(default)]
    pub(super) beaten: Vec<u8>,
    /// Those who have called time.
    #[serde(default)]
    pub(super) called: Vec<u8>,
    /// Those who have resigned.
    #[serde(default)]
    pub(super) out: Vec<u8>,
    /// MISSIONs that have left the game.
    #[serde(default)]
    pub(super) gone: Ids,
    /// The tops of the stacks, the top card first; what is not named lies below in random order.
    #[serde(default)]
    pub(super) ops_mission: Ids,
    #[serde(default)]
    pub(super) influence: Ids,
    #[serde(default)]
    pub(super) this_turn: TurnLines,
    pub(super) player: Vec<PlayerLines>,
    #[serde(default)]
    pub(super) governor: Vec<GovernorLines>,
    #[serde(default)]
    pub(super) title: Vec<TitleLines>,
    #[serde(default)]
    pub(super) offer: Vec<Spanned<OfferLines>>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct BattleLines {
    pub(super) from: Spanned<String>,
    pub(super) against: Spanned<String>,
    /// How many d6 each has left; in the Battle Rounds what the Assessment of Strength gives, unless said.
    pub(super) dice: Option<[u8; 2]>,
    #[serde(default)]
    pub(super) round: u8,
    /// The Operations that the parties have played.
    #[serde(default)]
    pub(super) aggressor: Ids,
    #[serde(default)]
    pub(super) defender: Ids,
}

/// An open offer.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct OfferLines {
    pub(super) from: u8,
    pub(super) to: u8,
    #[serde(default)]
    pub(super) give: SideLines,
    #[serde(default)]
    pub(super) want: SideLines,
}

#[derive(Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub(super) struct SideLines {
    pub(super) eu: u16,
    pub(super) units: Counts,
    pub(super) titles: Ids,
    pub(super) cards: Ids,
    pub(super) agents: u8,
}

#[derive(Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub(super) struct TurnLines {
    // Unless said, one once the turn is past its first roll.
    pub(super) throws: Option<u8>,
    pub(super) peak: Option<i32>,
    pub(super) moves: u8,
    pub(super) points_bought: u8,
    pub(super) agent_moves: u8,
    pub(super) wins: u8,
    pub(super) taken: [u8; GUILDS],
    pub(super) bought: [u8; GUILDS],
    pub(super) developed: Ids,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[derive(Default)]
pub(super) struct PlayerLines {
    /// What everybody starts with, unless said (GP-9).
    pub(super) eu: Option<u32>,
    /// What follows from Titles, development and groups, unless said.
    pub(super) points: Option<i32>,
    pub(super) titles: Ids,
    pub(super) stock: Counts,
    pub(super) cards: Ids,
    /// The MISSIONs among the cards that are claimed.
    pub(super) claimed: Ids,
    pub(super) agents: Option<u8>,
    pub(super) reserve: Option<u8>,
    /// Captured Agents of each player.
    pub(super) captives: Vec<u8>,
    /// The groups whose bonus was given; every whole group, unless said.
    pub(super) credited: Option<Ids>,
    pub(super) ripe: Ids,
    pub(super) shield: Option<Spanned<String>>,
    #[schemars(schema_with = "deeds")]
    pub(super) deeds: BTreeMap<Deed, u8>,
    pub(super) offers_made: u8,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct GovernorLines {
    pub(super) at: Spanned<FieldName>,
    #[serde(default)]
    pub(super) debt: u8,
}

/// A field by its number, or by name.
#[derive(Deserialize, JsonSchema)]
#[serde(untagged)]
pub(super) enum FieldName {
    Number(u8),
    Name(String),
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct TitleLines {
    pub(super) id: Spanned<String>,
    /// The R-Units there; of an owned Title's allocation up to two of a kind, unless said.
    pub(super) units: Option<Counts>,
    #[serde(default)]
    pub(super) level: u8,
    /// Each player's Agents there.
    #[serde(default)]
    pub(super) agents: Vec<u8>,
}
