//! The lab: many games between bots, and what can be learned from them.
//!
//! Every game of a series has its own dice, made from the series' seed and the game's number; so a series gives
//! the same result on any number of cores.

#![expect(clippy::disallowed_methods, reason = "the lab measures time; no result depends on it")]

mod bench;
mod calibration;
mod positions;
mod series;

pub use bench::{BenchReport, bench, bench_all};
pub use calibration::{Calibration, Tenth};
pub use positions::{Positions, PositionsError, Taken};
pub use series::{Series, SeriesError, SeriesReport, Share};
