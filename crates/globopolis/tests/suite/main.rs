//! The rules of Globopolis, clause by clause and topic by topic.

mod agents;
mod aggression;
mod arbitrary;
mod battery;
mod board;
mod deals;
mod edition;
mod event_phase;
mod fields;
mod odds;
mod option_phase;
mod outlook;
mod plain;
mod points;
mod reach;
mod recorded;
mod scenarios;
mod setup;
mod sudden_death;
mod support;
mod timer;
mod variations;
mod winning;
mod worked;
mod world;
