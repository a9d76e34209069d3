//! A test for every clause of `rules/little-monsters.md`, a file for each topic.
//!
//! Positions are written as scenario files are, so that a test reads like an example of the rule book.

#![expect(clippy::unwrap_used, reason = "in a test a panic is the report")]

mod board;
mod described;
mod edition;
mod ending;
mod events;
mod golden;
mod hazards;
mod market;
mod pandemic;
mod resign;
mod routes;
mod scenario;
mod setup;
mod support;
mod traffic;
mod traveller;
mod turn;
mod views;
