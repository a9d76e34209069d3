//! `cargo xtask load`: what it costs the server to serve many tables at once (`docs/performance.md`).

use anyhow::Result;

use crate::programs::{cargo, root, run};

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
    let numbers = [load.tables, load.seconds, load.rounds, load.bots].map(|number| number.to_string());
    for game in &load.games {
        let mut command = std::process::Command::new(built.join("examples/load"));
        run(command.arg(game).args(&numbers).args(&load.others).arg(&own))?;
    }
    Ok(())
}
