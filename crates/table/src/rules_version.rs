use std::fmt;

use serde::{Deserialize, Serialize};

/// The version of the rules that a game is played under.
///
/// A game that has begun is played to its end under the rules it began with: its journal's header names them. So a rule
/// that was changed asks where it differs, `if self.rules.since(2)`, and both ways stay for good. New games are played
/// under the newest version.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RulesVersion(pub u32);

impl RulesVersion {
    /// Whether what has been played since this version is played.
    #[inline]
    pub const fn since(self, version: u32) -> bool {
        self.0 >= version
    }
}

impl fmt::Display for RulesVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
