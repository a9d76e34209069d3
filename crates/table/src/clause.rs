use std::fmt;

use serde::{Serialize, Serializer};

/// A numbered clause of a game's rules, such as `LM-14`.
///
/// Clauses are the addresses of the rules: refusals, events, tests and the texts under `rules/` all name them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Clause {
    /// The letters of the rule book, `LM` for Little Monsters.
    pub book: &'static str,
    /// The number within the book.
    pub number: u16,
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.book, self.number)
    }
}

impl Serialize for Clause {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
