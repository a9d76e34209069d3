use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::Seat;

/// What a table chooses before the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Strict table: spending money must be claimed during the turn, or it is lost (GT-88).
    pub strict: bool,
    /// Short game: when it ends before everybody has found the way home (GT-89).
    pub short: Option<Short>,
    /// Who begins, if the table says so; otherwise the dice decide (GT-9).
    pub first: Option<Seat>,
}

/// How a short game ends; most KEYs wins, and ties share the victory (GT-89).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Short {
    /// As soon as so many KEYs are out, 1 to 16.
    KeysOut(u8),
    /// After so many rounds, at least 1.
    Rounds(u16),
}

impl Options {
    /// The game as the rulebook has it.
    pub const STANDARD: Options = Options { strict: false, short: None, first: None };

    /// What is wrong with the options for so many seats.
    pub fn check(&self, seats: usize) -> Result<(), String> {
        match self.short {
            Some(Short::KeysOut(keys)) if !(1..=16).contains(&keys) => {
                return Err(format!("GT-89: a short game ends with 1 to 16 KEYs out, not {keys}"));
            }
            Some(Short::Rounds(0)) => return Err("GT-89: a short game has at least one round".to_owned()),
            _ => {}
        }
        if self.first.is_some_and(|first| first.index() >= seats) {
            return Err("GT-9: the first player has no seat".to_owned());
        }
        Ok(())
    }
}
