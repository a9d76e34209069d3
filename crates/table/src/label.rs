use schemars::JsonSchema;
use serde::Deserialize;

/// Where a location's name stands on a board's map. Every game's edition files say it in the same words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Label {
    /// To the right of it.
    #[default]
    Right,
    /// To the left of it.
    Left,
    /// Above it.
    Above,
    /// Below it.
    Below,
}
