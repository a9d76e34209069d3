//! The lab: many games between bots, and what can be learned from them.
//!
//! Every game of a series has its own dice, made from the series' seed and the game's number; so a series gives
//! the same result on any number of cores.

#![expect(
    clippy::disallowed_methods,
    reason = "the lab measures time, which no result depends on, and waits for programs that play"
)]

mod arena;
mod bench;
mod bout;
mod calibration;
mod player;
mod positions;
mod program;
mod puzzles;
mod rating;
mod reservoir;
mod series;

pub use arena::{Arena, ArenaReport, Crossing, Standing, Terms};
pub use bench::{BenchReport, bench, bench_all};
pub use bout::{BoutError, ENDLESS};
pub use calibration::{Calibration, Tenth};
pub use player::Player;
pub use positions::{Positions, PositionsError, Taken};
pub use program::{Faults, Program};
pub use puzzles::{FoundPuzzle, PuzzleError, Puzzles, ReadPuzzle};
pub use rating::Rating;
pub use series::{Series, SeriesError, SeriesReport, Share};
