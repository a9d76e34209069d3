//! Who plays in the lab, how long it takes, and how it is told.

use std::time::Duration;

use anyhow::{Context, Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use lab::{Faults, Player};
use serde::Serialize;

/// How programs are treated that play.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct ProgramArguments {
    /// How many milliseconds a program may take for an answer
    #[arg(long, value_name = "MS", default_value_t = 2000)]
    answer: u64,
}

impl ProgramArguments {
    /// The players of these names.
    pub(crate) fn players(&self, names: &[String]) -> Result<Vec<Player>> {
        names.iter().map(|name| self.player(name)).collect()
    }

    fn player(&self, name: &str) -> Result<Player> {
        match Player::called(name) {
            Some(Player::Program(mut program)) => {
                program.answer = Duration::from_millis(self.answer);
                Ok(Player::Program(program))
            }
            Some(bot) => Ok(bot),
            None => bail!(
                "there is no bot “{name}”; there are {}, and exec:COMMAND for a program of your own",
                bots::NAMES.join(", ")
            ),
        }
    }
}

/// How many threads play if nobody says otherwise.
pub(crate) fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// How far it is with so many games.
pub(crate) fn progress_bar(games: u64) -> Result<ProgressBar> {
    let bar = ProgressBar::new(games);
    bar.set_style(
        ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left")
            .context("the progress bar's template is fixed")?,
    );
    Ok(bar)
}

/// Prints a report, for programs or for people.
pub(crate) fn print<R: Serialize>(report: &R, json: bool, in_words: impl FnOnce(&R) -> String) -> Result<()> {
    if json {
        println!("{}", serde_json::to_string(report)?);
    } else {
        print!("{}", in_words(report));
    }
    Ok(())
}

/// What a program did that it should not have.
pub(crate) fn faults_in_words(name: &str, faults: Faults) -> String {
    let Faults { late, unreadable, refused, gone } = faults;
    format!(
        "{name}: {late} answers came late, {unreadable} could not be read, {refused} actions were refused, {gone} times the \
         program was gone; what it did then was left to chance"
    )
}
