use serde::Deserialize;
use serde_json::{Map, Value};
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
    /// Adds to the script of the dice; `clear` forgets first what of it has not been used.
    Script {
        #[serde(default)]
        script: Vec<Scripted>,
        #[serde(default)]
        clear: bool,
    },
}

/// Where the dice of a game come from.
#[derive(Clone, Debug, Deserialize)]
#[serde(try_from = "Map<String, Value>")]
pub(super) enum DiceRequest {
    /// From a seed.
    Seed(u64),
    /// As written; with a seed, shuffles need not be.
    Script { script: Vec<Scripted>, shuffles: Option<u64> },
}

/// Dice as they are asked for.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Asked {
    seed: Option<u64>,
    script: Option<Vec<Scripted>>,
}

impl TryFrom<Map<String, Value>> for DiceRequest {
    type Error = String;

    fn try_from(fields: Map<String, Value>) -> Result<Self, String> {
        let asked = serde_json::from_value(fields.into()).map_err(|error| error.to_string())?;
        match asked {
            Asked { seed: Some(seed), script: None } => Ok(DiceRequest::Seed(seed)),
            Asked { seed, script: Some(script) } => Ok(DiceRequest::Script { script, shuffles: seed }),
            Asked { seed: None, script: None } => {
                Err("dice come from a `seed`, a `script` or both".to_owned())
            }
        }
    }
}
