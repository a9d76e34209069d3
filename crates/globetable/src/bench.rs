//! `globetable bench`: how fast the rules run.

use std::process::ExitCode;
use std::time::Duration;

use anyhow::Result;
use games::{GAMES, Setup, SetupError};

use crate::files::all_switches;

#[derive(Clone, Debug, clap::Args)]
pub(crate) struct BenchArguments {
    /// Measure this game only
    #[arg(long)]
    game: Option<String>,
    /// Measure tables of this many seats only, instead of the fewest, some and the most
    #[arg(long)]
    seats: Option<usize>,
    /// How long each game is measured, in seconds
    #[arg(long, default_value_t = 2.0)]
    seconds: f64,
    /// Play at least this many games of each kind instead, however long it takes
    #[arg(long)]
    games: Option<u64>,
    /// Print the results as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &BenchArguments) -> Result<ExitCode> {
    let time = Duration::try_from_secs_f64(arguments.seconds)?;
    let mut reports = Vec::new();
    if let Some(game) = &arguments.game {
        games::info(game).ok_or_else(|| SetupError::UnknownGame(game.clone()))?;
    }
    for info in GAMES.iter().filter(|info| arguments.game.as_ref().is_none_or(|game| game == info.id)) {
        for options in [serde_json::Value::Null, all_switches(info.kind).into()] {
            let usual = vec![info.fewest, (info.fewest + info.most) / 2, info.most];
            for seats in arguments.seats.map_or(usual, |seats| vec![seats]) {
                let game = Setup::read(info.id, seats, &options)?.open(None)?;
                let report = lab::bench_all(&game, time, arguments.games.unwrap_or(0), 1)?;
                if !arguments.json {
                    print_row(&report, options.is_null(), reports.is_empty());
                }
                reports.push(report);
            }
        }
    }
    if arguments.json {
        println!("{}", serde_json::to_string(&reports)?);
    }
    Ok(ExitCode::SUCCESS)
}

fn print_row(report: &lab::BenchReport, standard: bool, first: bool) {
    if first {
        println!("Uniformly random play on one thread; a decision is a choice among at least two actions.\n");
        println!(
            "{:<16} {:>5} {:<8} {:>14} {:>9} {:>9} {:>8} {:>13} {:>7}",
            "game", "seats", "options", "decisions/s", "games/s", "games", "forced", "actions/dec.", "bytes"
        );
    }
    println!(
        "{:<16} {:>5} {:<8} {:>14.0} {:>9.0} {:>9} {:>7.1}% {:>13.1} {:>7}",
        report.game,
        report.seats,
        if standard { "standard" } else { "all" },
        report.decisions_per_second,
        report.games_per_second,
        report.games,
        100.0 * report.forced_share,
        report.actions_per_decision,
        report.state_bytes
    );
}
