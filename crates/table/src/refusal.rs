use serde::Serialize;

use crate::{Clause, Text};

/// Why an action was not carried out: the clause that stands in the way, and a sentence that says what would be
/// legal instead. A refused action has changed nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("{clause} ({})", text.id)]
pub struct Refusal {
    /// The clause that refuses.
    pub clause: Clause,
    /// The sentence for the player.
    pub text: Text,
}

impl Refusal {
    /// A refusal by this clause.
    pub fn new(clause: Clause, text: Text) -> Self {
        Refusal { clause, text }
    }
}
