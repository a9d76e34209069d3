//! What a puzzle asks of whoever solves it, as its file says it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The part of a scenario file that makes a puzzle of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// What is to be reached before the turn is over, without luck.
    pub aim: Aim,
    /// How often the bot `club` misses it, in a hundred tries.
    pub missed: u8,
    /// The one plan that reaches it: the actions in an order in which they can be done, as a list in JSON.
    pub plan: String,
}

/// What is to be reached. All that it names must hold at the same moment.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Aim {
    /// Whether victory is to be won, or claimed where the rules know claims.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub win: bool,
    /// The least score, as the game counts it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<i32>,
    /// Where the own piece is to be, by the edition's id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// How much must be left of what the game is paid with: tickets, dollars, EU.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<u32>,
}

impl Aim {
    /// Victory.
    pub const WIN: Aim = Aim { win: true, points: None, at: None, left: None };

    /// A score.
    pub const fn points(points: i32) -> Aim {
        Aim { win: false, points: Some(points), at: None, left: None }
    }

    /// A place.
    pub fn at(place: impl Into<String>) -> Aim {
        Aim { at: Some(place.into()), ..Aim::default() }
    }

    /// Whether nothing is asked for.
    pub fn is_empty(&self) -> bool {
        *self == Aim::default()
    }
}
