//! The battery: tests that every game must pass, written once.
//!
//! A game's own tests call [`battery`] with its rules, once for each set of options worth it, and
//! [`marathon`] for many games; examples of its rules are built on [`Example`];
//! whole games are recorded with [`record`] and replayed with [`Recordings`]. A failure names the seed of the game, so that it can be played again.
//!
//! ```
//! use games::{GAMES, Setup};
//! use testkit::{Battery, battery, marathon};
//!
//! let game = Setup::usual(GAMES[0].kind, 2).open(None)?;
//! battery(&game, Battery { games: 1, limit: 1_000_000, every: 101 });
//! let decisions = marathon(&game, 0..3, 1_000_000);
//! assert_eq!(decisions.len(), 3, "each of the games has ended");
//! # Ok::<(), games::SetupError>(())
//! ```

mod battery;
pub mod documents;
mod example;
mod forgeries;
mod numbers;
mod random;
mod recorded;
mod rewritten;
mod trials;

pub use battery::{Battery, battery};
pub use example::{Example, line_of};
pub use forgeries::forgeries;
pub use numbers::{Numbers, Stands, numbers_are_on_the_board};
pub use random::{Finished, marathon, play_out};
pub use recorded::{End, RecordingDice, Recordings, kinds, record};
pub use rewritten::rewritten;
