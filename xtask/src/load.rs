//! `cargo xtask load`: what it costs the server to serve many tables at once (`docs/performance.md`).

use anyhow::Result;

use crate::programs::{cargo, program, root, run};

/// The version of boardgame.io that is measured beside.
const BOARDGAME: &str = "0.50.2";

/// How a measurement is made.
#[derive(clap::Args)]
pub(crate) struct Load {
    /// The games to be played.
    #[arg(required = true)]
    games: Vec<String>,
    /// How many tables play at once, each with three people.
    #[arg(long, default_value_t = 60)]
    tables: u32,
    /// How many tables are left to bots beside them.
    #[arg(long, default_value_t = 0)]
    bots: u32,
    /// For how long.
    #[arg(long, default_value_t = 10)]
    seconds: u32,
    /// How often, each program in turn.
    #[arg(long, default_value_t = 1)]
    rounds: u32,
    /// How many nodes serve them, each with its share of the pages. More than one needs PostgreSQL.
    #[arg(long, default_value_t = 1)]
    nodes: u32,
    /// On a PostgreSQL that is made for it, instead of SQLite.
    #[arg(long)]
    postgres: bool,
    /// Measure what tables and pages cost that nothing happens at.
    #[arg(long)]
    rest: bool,
    /// Measure boardgame.io's server beside it, which plays in the same shape. It comes from the npm registry.
    #[arg(long)]
    boardgame: bool,
    /// Other builds of the program to be measured beside this one.
    #[arg(long = "beside", value_name = "PROGRAM")]
    others: Vec<String>,
}

/// Measures, and prints a JSON object for every game, round and program.
pub(crate) fn measure(load: &Load) -> Result<()> {
    run(&mut cargo(&[
        "build",
        "--release",
        "--locked",
        "--workspace",
        "--bin",
        "globetable",
        "--example",
        "load",
    ]))?;
    let built = root().join("target/release");
    let own = built.join("globetable").display().to_string();
    let numbers = [load.tables, load.seconds, load.rounds, load.bots, load.nodes];
    let numbers = numbers.map(|number| number.to_string());
    let engine = if load.postgres || load.nodes > 1 { "postgres" } else { "sqlite" };
    let what = if load.rest { "rest" } else { "play" };
    let boardgame = if load.boardgame { Some(boardgame()?) } else { None };
    for game in &load.games {
        let mut command = std::process::Command::new(built.join("examples/load"));
        command.arg(game).args(&numbers).args([engine, what]).args(&load.others).arg(&own);
        run(command.args(&boardgame))?;
    }
    Ok(())
}

/// Gets boardgame.io unless it is there, and says where it is, as the measurement takes it.
fn boardgame() -> Result<String> {
    let folder = root().join("target/tools/boardgame");
    if !folder.join("node_modules/boardgame.io").is_dir() {
        std::fs::create_dir_all(&folder)?;
        let prefix = folder.display().to_string();
        let package = format!("boardgame.io@{BOARDGAME}");
        let install = ["install", "--silent", "--no-fund", "--no-audit", "--prefix", &prefix, &package];
        run(&mut program("npm", &install))?;
    }
    Ok(format!("boardgame.io={}", folder.display()))
}
