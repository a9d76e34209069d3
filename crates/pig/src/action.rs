use serde::{Deserialize, Serialize};
use table::Text;

/// What a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Roll (PG-3).
    Roll,
    /// Hold (PG-5).
    Hold,
}

impl Action {
    /// All of them, in the order in which they are listed.
    pub const ALL: [Action; 2] = [Action::Roll, Action::Hold];

    /// What it is called.
    pub(crate) fn text(self) -> Text {
        Text::new(match self {
            Action::Roll => "pg-do-roll",
            Action::Hold => "pg-do-hold",
        })
    }
}
