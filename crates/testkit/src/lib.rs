//! The battery: tests that every game must pass, written once.
//!
//! A game's own tests call [`battery`] with its rules, once for each set of options worth it, and
//! [`marathon`] for many games; examples of its rules are built on [`Example`]. A failure names the seed of the game, so that it can be played again.

mod battery;
mod example;
mod random;

pub use battery::{Battery, battery};
pub use example::{Example, line_of};
pub use random::{Finished, marathon, play_out};
