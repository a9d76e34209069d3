use serde::Deserialize;
use serde_json::Value;
use table::Seat;
use table::dice::Scripted;

/// What a program can ask for. The field `do` says which.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Request {
    /// Which games there are.
    Games {},
    /// A new game.
    New {
        game: String,
        seats: usize,
        #[serde(default)]
        options: Value,
        /// The text of an edition file.
        edition: Option<String>,
        names: Option<Vec<String>>,
        dice: DiceRequest,
    },
    /// A position set up by hand.
    Scenario {
        /// The text of a scenario file.
        scenario: String,
        edition: Option<String>,
        names: Option<Vec<String>>,
        dice: DiceRequest,
    },
    /// A game from its journal.
    Load {
        /// The journal's text.
        journal: String,
        edition: Option<String>,
        /// How the dice go on; a seeded journal goes on by itself.
        dice: Option<DiceRequest>,
    },
    /// What the numbers in views and actions stand for.
    Board {},
    /// What a seat may know; a spectator without one.
    View { seat: Option<Seat> },
    /// What a seat can do.
    Legal { seat: Seat },
    /// An action of a seat.
    Act { seat: Seat, action: Value },
    /// Takes a seat's last action back.
    Takeback { seat: Seat },
    /// What happened from an entry on, as far as a seat may know it.
    Events {
        seat: Option<Seat>,
        #[serde(default)]
        since: u64,
    },
    /// The journal, secrets included: for the program that is the table.
    Journal {},
    /// Adds to the script of the dice.
    Script { script: Vec<Scripted> },
}

/// Where the dice of a game come from.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum DiceRequest {
    /// From a seed.
    Seed(u64),
    /// As written.
    Script(Vec<Scripted>),
}
