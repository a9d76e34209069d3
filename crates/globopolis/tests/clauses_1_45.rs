//! The clauses GP-1 to GP-45 of `rules/globopolis.md`, one by one, on the world's board.

#[path = "clauses_1_45/board.rs"]
mod board;
#[path = "clauses_1_45/deals.rs"]
mod deals;
#[path = "clauses_1_45/event_phase.rs"]
mod event_phase;
#[path = "clauses_1_45/option_phase.rs"]
mod option_phase;
#[path = "clauses_1_45/points.rs"]
mod points;
#[path = "clauses_1_45/setup.rs"]
mod setup;
#[path = "clauses_1_45/sudden_death.rs"]
mod sudden_death;
#[path = "clauses_1_45/support.rs"]
mod support;
#[path = "clauses_1_45/timer.rs"]
mod timer;
#[path = "clauses_1_45/winning.rs"]
mod winning;
