//! The project's own chores, as `cargo xtask CHORE`. The one that matters most is `cargo xtask test`: every check there
//! is, on a machine that has Rust and nothing else.

#![expect(
    clippy::disallowed_methods,
    reason = "a chore reads files and measures time; only the games must not"
)]

mod api;
mod axe;
mod clauses;
mod coast;
mod fuzz;
mod habits;
mod instructions;
mod layout;
mod licences;
mod load;
mod mutants;
mod programs;
mod rust_text;
mod script_text;
mod setup;
mod sources;
mod steps;
mod style_text;
mod test;
mod workplace;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

/// The project's own chores.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Install what the tests need, then run every check there is.
    Test {
        /// Leave the browser tests out, and what only they need. Such a run is partial, and says so.
        #[arg(long)]
        fast: bool,
    },
    /// Install what is missing for the tests: Chromium, its driver, a font, axe-core, PostgreSQL, Valgrind, rustfmt, clippy.
    Setup,
    /// Check that clauses and tests belong together, and that every clause cited in the code exists.
    Clauses,
    /// Check the licences and the sources of all dependencies against deny.toml.
    Licences,
    /// Check the habits that a look at the files can keep: module style, pronouns, dependencies, release.
    Habits,
    /// Format all Rust sources, scripts and style sheets.
    Format,
    /// Feed journals, editions, scenarios, the referee and forms with what chance makes of real ones.
    Fuzz {
        /// Only this target.
        target: Option<String>,
        /// How long each target is fed.
        #[arg(long, default_value_t = 60)]
        seconds: u32,
    },
    /// Change the rules of a game in small ways, one at a time, and see whether its tests notice.
    Mutants {
        /// The game's crate.
        game: String,
        /// Only these files, such as `crates/globetrotters/src/turn.rs`.
        #[arg(long = "file")]
        files: Vec<String>,
        /// Only the tests that take at most a second each.
        #[arg(long)]
        quick: bool,
        /// How many changes are tried at a time.
        #[arg(long, default_value_t = 1)]
        jobs: usize,
    },
    /// Play at many tables at once, and measure what that costs the server.
    Load(load::Load),
    /// Count the instructions of the engines and the greedy bots, and compare them with those that were accepted.
    Instructions {
        /// Accept what is counted.
        #[arg(long)]
        accept: bool,
    },
    /// Let schemathesis ask a running server whatever the document of its API allows, and more.
    Api {
        /// How often each operation is asked at most.
        #[arg(long, default_value_t = 100)]
        examples: u32,
        /// What chance begins with.
        #[arg(long, default_value_t = 1)]
        seed: u32,
    },
    /// Make the coastline under the maps out of the land-110m.json of world-atlas.
    Coast {
        /// The `TopoJSON` file.
        land: PathBuf,
    },
}

fn main() -> ExitCode {
    match run(&Arguments::parse().chore) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(chore: &Chore) -> Result<ExitCode> {
    match chore {
        Chore::Test { fast } => return Ok(test::run(*fast)),
        Chore::Setup => setup::run(setup::Extent::Everything)?,
        Chore::Clauses => clauses::run()?,
        Chore::Licences => licences::run()?,
        Chore::Habits => habits::run()?,
        Chore::Format => {
            layout::write()?;
            test::rustfmt(&[])?;
        }
        Chore::Fuzz { target, seconds } => fuzz::run(target.as_deref(), *seconds)?,
        Chore::Mutants { game, files, quick, jobs } => mutants::run(game, files, *quick, *jobs)?,
        Chore::Load(load) => load::measure(load)?,
        Chore::Instructions { accept } => instructions::run(*accept)?,
        Chore::Api { examples, seed } => api::check(*examples, *seed)?,
        Chore::Coast { land } => coast::run(land, &programs::root().join("crates/pages/assets/land.path"))?,
    }
    Ok(ExitCode::SUCCESS)
}
