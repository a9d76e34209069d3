//! The real server on a real port, visited by browsers without a screen.

#![expect(clippy::unwrap_used, reason = "in a test a panic is the report")]
#![expect(clippy::disallowed_methods, reason = "a server keeps files and takes time, and so do its tests")]

mod bad_input;
mod clock;
mod dice;
mod every_game;
mod first_format;
mod games;
mod globetrotters;
mod globopolis;
mod languages;
mod live;
mod lobby;
mod nodes;
mod pages;
#[path = "../../../store/tests/suite/postgres_server.rs"]
mod postgres_server;
mod secrets;
mod starting;
#[path = "../support/support.rs"]
mod support;

/// A position from which the first player wins with two actions.
const NEARLY_HOME: &str = r#"
title = "Nearly home"
game = "little-monsters"
seats = 2

[position]
phase = "travel"
roll = ["purple", "purple"]
display = ["tokyo", "delhi", "paris", "rome"]

[[position.player]]
house = "london"
monster = "berlin"
cards = ["cairo", "lagos", "dakar", "moscow", "lisbon", "havana"]
tickets = { purple = 2 }

[[position.player]]
house = "sydney"
"#;

/// The step to London and the end of the move.
const GO_HOME: &str = r#"[{"step":{"to":41,"colour":"purple"}},"stop"]"#;

/// A server that offers [`NEARLY_HOME`].
async fn server_with_scenario() -> support::TestServer {
    support::TestServer::start_with(|config| {
        config.scenarios.push(("nearly-home".into(), "Nearly home".into(), NEARLY_HOME.into()));
    })
    .await
}
