use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::Seat;

/// What a table chooses before the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Advanced rule A: tickets can be exchanged and traded (LM-12, LM-13).
    pub free_market: bool,
    /// Advanced rule B: an occupied location is blocked (LM-14).
    pub traffic_jam: bool,
    /// Advanced rule C: event cards are in the pile (LM-15 to LM-33).
    pub special_events: bool,
    /// Who begins: the youngest, if the table says who that is; otherwise chance decides (LM-4).
    pub first: Option<Seat>,
}

impl Options {
    /// The standard game.
    pub const STANDARD: Options =
        Options { free_market: false, traffic_jam: false, special_events: false, first: None };
    /// All three advanced rules.
    pub const ADVANCED: Options =
        Options { free_market: true, traffic_jam: true, special_events: true, first: None };
}

impl Default for Options {
    fn default() -> Self {
        Options::STANDARD
    }
}
