//! Plays at many tables at once with three people each, and says what that costs the server: `cargo xtask load`.
//!
//! Every table goes as fast as it can: somebody acts, and when the pages of all three show it, the next one does.
//! Beside them any number of tables can be left to bots, which act as fast as they may.
//! Several programs can be given; they take turns, so that a noisy machine is noisy for all of them alike.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a measurement that goes wrong is ended")]
#![expect(clippy::disallowed_methods, reason = "it measures time")]

#[path = "../../tests/support/support.rs"]
mod support;

mod report;
mod server;
mod table;

use std::time::{Duration, Instant};

use report::Report;
use server::Server;
use table::Seated;
use tokio::task::JoinSet;

const USAGE: &str = "usage: load GAME TABLES SECONDS ROUNDS BOTS PROGRAM...";

#[tokio::main]
async fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, tables, seconds, rounds, bots, programs @ ..] = &*arguments else { panic!("{USAGE}") };
    let (tables, seconds): (usize, u64) = (tables.parse().expect(USAGE), seconds.parse().expect(USAGE));
    let (length, bots): (_, usize) = (Duration::from_secs(seconds), bots.parse().expect(USAGE));
    for round in 0..rounds.parse().expect(USAGE) {
        for program in programs {
            let report = measure(program, game, tables, bots, length).await;
            println!("{}", report.to_json(program, game, (tables, bots), round));
        }
    }
}

/// What it costs one program to serve so many tables for a while.
async fn measure(program: &str, game: &str, tables: usize, bots: usize, length: Duration) -> Report {
    let server = Server::start(program).await;
    let mut seated = Vec::new();
    for _ in 0..tables {
        seated.push(Seated::open(server.address, game).await);
    }
    for _ in 0..bots {
        let seats = ["bot-greedy", "bot-greedy", "bot-greedy"];
        support::Browser::new(server.address).open_table_with("Ada", &seats, &[("game", game)]).await;
    }
    let (before, begun) = (server.cpu(), Instant::now());
    let mut playing = JoinSet::new();
    for table in seated {
        playing.spawn(table.play(begun + length));
    }
    let samples = playing.join_all().await.into_iter().flatten().collect();
    Report { samples, length: begun.elapsed(), cpu: server.cpu() - before, memory: server.memory() }
}
