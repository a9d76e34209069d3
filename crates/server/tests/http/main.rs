//! The real server on a real port, visited by browsers without a screen.

#![expect(clippy::unwrap_used, reason = "in a test a panic is the report")]
#![expect(clippy::disallowed_methods, reason = "a server keeps files and takes time, and so do its tests")]

mod absence;
mod accounts;
mod agreement;
mod analysis;
mod api;
mod bad_input;
mod bargaining;
mod beside;
mod book;
mod brought;
mod clock;
mod club;
mod coach;
mod described;
mod dice;
mod every_game;
mod faults;
mod first_format;
mod games;
mod globetrotters;
mod globopolis;
mod guests;
mod hostile;
mod languages;
mod leaks;
mod lesson;
mod letters;
mod limits;
mod live;
mod lobby;
mod nodes;
mod orders;
mod own_tables;
mod pace;
mod pages;
mod parity;
mod passkeys;
mod play;
#[path = "../support/postgres_faults.rs"]
mod postgres_faults;
#[path = "../../../store/tests/suite/postgres_server.rs"]
mod postgres_server;
mod programs;
mod puzzles;
mod released;
mod replay;
mod resign;
mod scenes;
mod screen;
mod seat_links;
mod secrets;
mod starting;
#[path = "../support/support.rs"]
mod support;
mod talk;
mod tls;
mod told;
mod waited_for;
mod weight;

use support::nearly_home::{GO_HOME, NEARLY_HOME, server_with_scenario};
