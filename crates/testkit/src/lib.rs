//! The battery: tests that every game must pass, written once.
//!
//! A game's own tests call [`battery`] with its rules, once for each set of options worth it, and
//! [`marathon`] for many games. A failure names the seed of the game, so that it can be played again.

mod battery;
mod random;

pub use battery::{Battery, battery};
pub use random::{Finished, marathon, play_out};
