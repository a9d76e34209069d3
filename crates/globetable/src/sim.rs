//! `globetable sim`: many games between bots.

use std::process::ExitCode;

use anyhow::Result;
use lab::{Series, SeriesReport, Share};

use crate::contenders::{ProgramArguments, cores, faults_in_words, print, progress_bar};
use crate::files::GameArguments;

#[derive(Clone, Debug, clap::Args)]
pub(crate) struct SimArguments {
    #[command(flatten)]
    game: GameArguments,
    /// The bots of the seats, or one for all: random, greedy, value, master, exec:COMMAND for any program (docs/programs.md)
    #[arg(long, value_delimiter = ',', default_value = "greedy")]
    bots: Vec<String>,
    #[command(flatten)]
    programs: ProgramArguments,
    /// How many games
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// The seed: the same one gives the same games, on any number of cores
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads play; all cores unless given
    #[arg(long)]
    threads: Option<usize>,
    /// Let every bot keep its seat; otherwise they change seats from game to game
    #[arg(long)]
    fixed_seats: bool,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &SimArguments) -> Result<ExitCode> {
    let game = arguments.game.open()?;
    let mut bots = arguments.programs.players(&arguments.bots)?;
    if let [only] = &bots[..] {
        bots = vec![only.clone(); arguments.game.seats];
    }
    let series = Series {
        game,
        bots,
        rotate: !arguments.fixed_seats,
        games: arguments.games,
        seed: arguments.seed,
        threads: arguments.threads.unwrap_or_else(cores),
    };
    let bar = progress_bar(arguments.games)?;
    let report = series.play(|_| bar.inc(1));
    bar.finish_and_clear();
    print(&report?, arguments.json, in_words)?;
    Ok(ExitCode::SUCCESS)
}

#[expect(clippy::cast_precision_loss, reason = "counts far below 2^53")]
fn in_words(report: &SeriesReport) -> String {
    let share = |share: &Share| {
        format!(
            "{:5.1} %  (95 %: {:.1} to {:.1})",
            100.0 * share.share,
            100.0 * share.low,
            100.0 * share.high
        )
    };
    let mut text =
        format!("{} games of {}, seed {}\n\nWon by seat\n", report.games, report.game, report.seed);
    for (seat, won) in report.by_seat.iter().enumerate() {
        text += &format!("  seat {seat}   {}\n", share(won));
    }
    if !report.by_place.is_empty() {
        text += "\nWon by place in the order of turns\n";
    }
    for (place, won) in report.by_place.iter().enumerate() {
        text += &format!("  turn {}   {}\n", place + 1, share(won));
    }
    text += "\nWon by bot, for each seat it held\n";
    for (bot, won) in &report.by_bot {
        text += &format!("  {bot:<8} {}\n", share(won));
    }
    for (bot, faults) in &report.faults {
        text += &format!("  {}\n", faults_in_words(bot, *faults));
    }
    for (what, length) in [("Rounds", &report.rounds), ("Actions", &report.length)] {
        text += &format!(
            "\n{what} in a game: {} to {}, half of them up to {}, mean {:.1}, 80 % between {} and {}",
            length.least, length.most, length.median, length.mean, length.tenth, length.ninetieth
        );
    }
    text.push('\n');
    text += &format!("The longest was game {}.\n", report.longest);
    let all = report.games.max(1) as f64;
    let counts = [("Ended by clause", &report.ended_by), ("Counted in all games", &report.notes)];
    for (what, counts) in counts.into_iter().filter(|(_, counts)| !counts.is_empty()) {
        text += &format!("\n{what}\n");
        for (what, &count) in counts {
            text += &format!("  {what:<52} {count:>8}  {:6.2} %\n", 100.0 * count as f64 / all);
        }
    }
    text.push('\n');
    let per_second = |count: u64| count as f64 / report.seconds.max(1e-9);
    text += &format!(
        "{:.1} s: {:.0} games, {:.0} decisions, {:.0} actions a second\n",
        report.seconds,
        per_second(report.games),
        per_second(report.decisions),
        per_second(report.actions)
    );
    text
}
