use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::{Forms, Game, Mistakes, Question, Refusal, Seat, Source, Tally, View};

/// What a game knows of itself beside its rules: all that a table, a page, a report or a command must know of it.
pub trait Offered: Game<View: View<Action = <Self as Game>::Action>> {
    /// What a table chooses before the game.
    type Options: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What is counted while a game goes on.
    type Tally: Tally<Self>;

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
    /// Whether a table offers it only when asked to.
    const ON_REQUEST: bool = false;

    /// How the options are asked for, in the order in which people should read it.
    fn questions() -> Vec<Question>;

    /// The options for a table of so many seats, where what was left open depends on that.
    fn suit(options: Self::Options, _seats: usize) -> Self::Options {
        options
    }

    /// The forms of its files: of an edition, and of a position set up by hand.
    fn forms() -> Forms;

    /// The game for so many seats, on the board of this file or on the one that comes with the program.
    fn open(edition: Option<Source<'_>>, options: Self::Options, seats: usize) -> Result<Self, OpenError>;

    /// What the numbers in views and actions stand for, as data for programs.
    fn board(&self) -> Value;

    /// How many rounds have been begun.
    fn rounds(&self, state: &Self::State) -> u64;

    /// Who had the first turn, where that is drawn by lot.
    fn first_by_lot(&self, _state: &Self::State) -> Option<Seat> {
        None
    }
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
