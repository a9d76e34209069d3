//! Plays at many tables at once with three people each, and says what that costs the server: `cargo xtask load`.
//!
//! Every table goes as fast as it can: somebody acts, and when the pages of all three show it, the next one does.
//! Beside them any number of tables can be left to bots, which act as fast as they may.
//! Several programs can be given; they take turns, so that a noisy machine is noisy for all of them alike. One of them may be
//! boardgame.io's server, which plays in the same shape (`boardgame/`).

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a measurement that goes wrong is ended")]
#![expect(clippy::disallowed_methods, reason = "it measures time")]

#[path = "../../tests/support/support.rs"]
mod support;

#[path = "../../../store/tests/suite/postgres_server.rs"]
mod postgres_server;

mod boardgame;
mod report;
mod rest;
mod server;
mod table;

use std::time::{Duration, Instant};

use report::Report;
use server::House;
use table::Seated;
use tokio::task::JoinSet;

const USAGE: &str = "usage: load GAME TABLES SECONDS ROUNDS BOTS NODES sqlite|postgres play|rest PROGRAM...";

/// What is measured of every program.
struct Task {
    game: String,
    tables: usize,
    bots: usize,
    length: Duration,
    nodes: usize,
    postgres: bool,
}

#[tokio::main]
async fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, tables, seconds, rounds, bots, nodes, engine, what, programs @ ..] = &*arguments else {
        panic!("{USAGE}")
    };
    let number = |text: &String| text.parse::<usize>().expect(USAGE);
    let task = Task {
        game: game.clone(),
        tables: number(tables),
        bots: number(bots),
        length: Duration::from_secs(seconds.parse().expect(USAGE)),
        nodes: number(nodes),
        postgres: engine == "postgres",
    };
    for round in 0..number(rounds) {
        for program in programs {
            let mut report = match (program.split_once('='), what.as_str()) {
                (Some((boardgame::NAME, folder)), _) => boardgame::measure(folder, &task).await,
                (_, "rest") => rest::measure(program, &task).await,
                _ => measure(program, &task).await.to_json(),
            };
            report["program"] = program.as_str().into();
            report["round"] = round.into();
            println!("{report}");
        }
    }
}

/// What it costs one program to serve so many tables for a while.
async fn measure<'a>(program: &str, task: &'a Task) -> Report<'a> {
    let house = House::start(program, task).await;
    let mut seated = Vec::new();
    for _ in 0..task.tables {
        seated.push(Seated::open(&house.addresses(), &task.game).await);
    }
    for _ in 0..task.bots {
        let seats = ["bot-greedy", "bot-greedy", "bot-greedy"];
        let mut browser = support::Browser::new(house.addresses()[0]);
        browser.open_table_with("Ada", &seats, &[("game", &task.game)]).await;
    }
    let (before, begun) = (house.cpu(), Instant::now());
    let mut playing = JoinSet::new();
    for table in seated {
        playing.spawn(table.play(begun + task.length));
    }
    let played = playing.join_all().await;
    Report { task, played, length: begun.elapsed(), cpu: house.cpu() - before, memory: house.memory() }
}
