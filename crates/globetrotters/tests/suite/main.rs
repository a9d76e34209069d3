//! A test for every clause of `rules/globetrotters.md`, a file for each topic, and the rulebook's Demonstration Game.
//!
//! Positions are written as scenario files are, so that a test reads like an example of the rulebook.

#![expect(clippy::unwrap_used, reason = "in a test a panic is the report")]

mod adventures;
mod air;
mod arrival;
mod board;
mod challenge;
mod debts;
mod demonstration;
mod described;
mod edition;
mod ending;
mod jackpot;
mod keys;
mod moving_on;
mod options;
mod overland;
mod prospect;
mod recorded;
mod resign;
mod scenario;
mod setup;
mod support;
mod tourist;
mod turn;
mod views;
mod water;
