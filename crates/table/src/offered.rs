use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Game, Mistakes, Refusal, Source};

/// What a game says of itself before it is set up: all that a table must know to offer it.
pub trait Offered: Game {
    /// What a table chooses before the game.
    type Options: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// The game's id in journals, files and addresses.
    const ID: &'static str;
    /// The letters of its clauses.
    const BOOK: &'static str;
    /// Its rules, clause by clause.
    const RULES: &'static str;
    /// The text of the edition that comes with the program.
    const EDITION: &'static str;
    /// How many can play.
    const PLAYERS: Players;

    /// The game for so many seats, on the board of this file or on the one that comes with the program.
    fn open(edition: Option<Source<'_>>, options: Self::Options, seats: usize) -> Result<Self, OpenError>;
}

/// How many can play a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Players {
    /// The fewest.
    pub fewest: usize,
    /// The most.
    pub most: usize,
    /// The most people, if some of them play as one.
    pub most_in_teams: usize,
}

impl Players {
    /// From so many to so many, everybody alone.
    pub const fn from_to(fewest: usize, most: usize) -> Self {
        Players { fewest, most, most_in_teams: most }
    }
}

/// Why a game cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpenError {
    /// The options do not fit.
    #[error("the options cannot be read: {0}")]
    Options(String),
    /// The rules do not allow these options together, or for so many people.
    #[error("the options do not go together: {0}")]
    Refused(Refusal),
    /// The edition is wrong.
    #[error(transparent)]
    Edition(#[from] Mistakes),
}
