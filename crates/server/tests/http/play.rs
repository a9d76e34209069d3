//! `examples/play.py` plays a whole game of every kind over the API.

use std::process::Stdio;
use std::time::Duration;

use crate::api::token;
use crate::support::{PATIENCE, TestServer};

/// Plays a game, and returns what the program says of it.
async fn played(game: &str, options: &str) -> String {
    let server = TestServer::start().await;
    let token = token(&mut server.browser(), &["read", "play"]).await;
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/play.py");
    let program = tokio::process::Command::new("python3")
        .args([script, &server.url(""), &token, game, options, "--most", "3000"])
        .stdin(Stdio::null())
        .kill_on_drop(true)
        .output();
    let patience = PATIENCE + Duration::from_secs(120);
    let output = tokio::time::timeout(patience, program).await.expect("it ends in time").unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
    said
}

#[tokio::test]
async fn a_program_plays_a_whole_game_of_little_monsters() {
    let said = played("little-monsters", "{}").await;
    assert!(said.contains("won by") && said.contains("lines"), "{said}");
}

#[tokio::test]
async fn a_program_plays_a_whole_game_of_globetrotters() {
    let said = played("globetrotters", "{}").await;
    assert!(said.contains("won by") && said.contains("lines"), "{said}");
}

#[tokio::test]
async fn a_program_plays_a_whole_game_of_globopolis() {
    let said = played("globopolis", "{\"rounds\": 3}").await;
    assert!(said.contains("won by") && said.contains("lines"), "{said}");
}
