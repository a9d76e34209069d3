//! The registry of games: one enum over all of them, so that everything above speaks to one type.
//!
//! [`AnyGame`] is itself a [`table::Game`]: it passes every call on to the game inside.
//! A game is registered by one line of `Cargo.toml`; everything here is made from these lines ([`every_game!`]).
//!
//! ```
//! use games::{AnyGame, GAMES, Setup};
//! use table::{Game, Silent, dice::FastDice};
//!
//! for info in GAMES {
//!     let game: AnyGame = Setup::usual(info.kind, info.fewest).open(None)?;
//!     let state = game.set_up(&mut FastDice::new(1), &mut Silent);
//!     assert!(game.outcome(&state).is_none(), "{} has just begun", info.id);
//! }
//! # Ok::<(), games::SetupError>(())
//! ```
//!
//! [`dispatch!`] and [`dispatch_kind!`] reach the game inside, and are the only way to: nobody else names them all.

include!(concat!(env!("OUT_DIR"), "/every_game.rs"));

mod any;
mod dispatch;
mod setup;

pub use any::{AnyAction, AnyEvent, AnyGame, AnyOptions, AnyState, AnyView, GAMES, GameKind, Listed};
pub use setup::{
    EditionSource, GameInfo, LESSONS, PUZZLES, SCENARIOS, Setup, SetupError, check_scenario, info,
    open_scenario, scenario_briefing, scenario_setup,
};

macro_rules! export {
    ($($module:ident: $Name:ident,)+) => { $(pub use ::$module;)+ };
}
every_game!(export);
