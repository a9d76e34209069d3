//! The registry of games: one enum over all of them, so that everything above speaks to one type.
//!
//! [`AnyGame`] is itself a [`table::Game`]: it passes every call on to the game inside.

mod any;
mod setup;

pub use any::{AnyAction, AnyEvent, AnyGame, AnyState, AnyView};
pub use setup::{
    EditionSource, GAMES, GameInfo, Setup, SetupError, check_scenario, info, open_scenario, scenario_setup,
};
