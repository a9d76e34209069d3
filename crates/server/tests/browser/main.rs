//! The table in a real browser. Every test looks into the console at its end, and fails on any error there.

#![expect(clippy::unwrap_used, reason = "in a test a panic is the report")]
#![expect(clippy::disallowed_methods, reason = "browsers keep files and take time, and so do their tests")]

mod absence;
mod alone;
mod axe;
mod book;
mod camera;
mod cheating_host;
mod chrome;
mod clock;
mod coach;
mod company;
mod frame;
mod globetrotters;
mod globopolis;
mod keys;
mod languages;
mod lesson;
mod levels;
mod pace;
mod passkeys;
mod phone;
mod player;
mod proof;
mod push;
mod puzzle;
mod replay;
mod several;
mod stage;
mod start_page;
#[path = "../support/support.rs"]
mod support;
mod taste;
mod told;
mod two_people;
mod watch;
