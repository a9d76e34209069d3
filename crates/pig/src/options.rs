use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Refusal, Text};

use crate::clause::PG_7;

/// What a table chooses before the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// How many points win, if not as many as the edition says (PG-7).
    pub target: Option<u16>,
    /// Whether two dice are rolled (PG-8).
    pub two_dice: bool,
}

impl Options {
    /// The fewest points that win (PG-7).
    pub const LEAST: u16 = 20;
    /// The most.
    pub const MOST: u16 = 500;

    /// `Ok` if the rules allow these options.
    pub fn check(&self) -> Result<(), Refusal> {
        match self.target {
            Some(target) if !(Options::LEAST..=Options::MOST).contains(&target) => {
                let text =
                    Text::new("pg-no-such-target").with("least", Options::LEAST).with("most", Options::MOST);
                Err(Refusal::new(PG_7, text))
            }
            _ => Ok(()),
        }
    }
}
