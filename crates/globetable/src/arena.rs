//! `globetable arena`: everybody against everybody.

use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Mutex;

use anyhow::{Context, Result, bail, ensure};
use lab::{Arena, ArenaReport, Crossing, Player, Terms};

use crate::contenders::{ProgramArguments, cores, faults_in_words, print, progress_bar};
use crate::files::GameArguments;

#[derive(Clone, Debug, clap::Args)]
pub(crate) struct ArenaArguments {
    #[command(flatten)]
    game: GameArguments,
    /// Who plays, each against each other: random, greedy, value, master, exec:COMMAND for any program (docs/programs.md)
    #[arg(long, value_delimiter = ',', required = true)]
    bots: Vec<String>,
    #[command(flatten)]
    programs: ProgramArguments,
    /// How many rounds every two play: two games with the same dice and changed seats
    #[arg(long, default_value_t = 50)]
    rounds: u64,
    /// The seed: the same one gives the same games, on any number of cores
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads play; all cores unless given
    #[arg(long)]
    threads: Option<usize>,
    /// Write every game into this file as soon as it is over, and go on with what it holds already
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &ArenaArguments) -> Result<ExitCode> {
    let players = arguments.programs.players(&arguments.bots)?;
    ensure!(players.len() > 1, "an arena needs two players or more: --bots greedy,value");
    for (place, player) in players.iter().enumerate() {
        let name = player.name();
        ensure!(
            !players[..place].iter().any(|other| other.name() == name),
            "“{name}” is named twice, and could not be told from itself"
        );
    }
    let arena = Arena {
        game: arguments.game.open()?,
        players,
        rounds: arguments.rounds,
        seed: arguments.seed,
        threads: arguments.threads.unwrap_or_else(cores),
        longest: lab::ENDLESS,
    };
    let (before, record) = match &arguments.record {
        Some(path) => {
            let (before, file) = opened(path, &arena.terms())?;
            (before, Some(Mutex::new(file)))
        }
        None => (Vec::new(), None),
    };
    let bar = progress_bar(arena.games())?;
    bar.inc(before.iter().filter(|crossing| is_among(crossing, &arena.players, arena.rounds)).count() as u64);
    bar.reset_eta();
    let failed = Mutex::new(None);
    let report = arena.play(&before, |crossing| {
        bar.inc(1);
        if let Some(Err(error)) = record.as_ref().map(|file| write_down(file, crossing)) {
            *failed.lock().expect("no thread panics with it") = Some(error);
        }
    });
    bar.finish_and_clear();
    if let Some(error) = failed.into_inner().expect("all threads are done") {
        return Err(error.context("a game could not be written down"));
    }
    print(&report?, arguments.json, in_words)?;
    Ok(ExitCode::SUCCESS)
}

/// Whether a game is one of those that are to be played.
fn is_among(crossing: &Crossing, players: &[Player], rounds: u64) -> bool {
    let place = |name: &str| players.iter().position(|player| player.name() == name);
    let both = place(&crossing.one).zip(place(&crossing.other));
    crossing.round < rounds && both.is_some_and(|(one, other)| one != other)
}

/// The games that a record holds, and the file to write on in. A line that was cut off is left out: it is played again.
fn opened(path: &Path, terms: &Terms) -> Result<(Vec<Crossing>, File)> {
    let name = path.display();
    let mut file = OpenOptions::new()
        .read(true)
        .append(true)
        .create(true)
        .open(path)
        .with_context(|| format!("{name} cannot be opened"))?;
    let mut text = Vec::new();
    file.read_to_end(&mut text).with_context(|| format!("{name} cannot be read"))?;
    let whole = text.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
    if text.is_empty() {
        writeln!(file, "{}", serde_json::to_string(terms)?)?;
        return Ok((Vec::new(), file));
    }
    let mut lines = (1..).zip(text[..whole].split_inclusive(|&byte| byte == b'\n'));
    let first = lines.next().map_or(&b""[..], |(_, first)| first);
    let Ok(of) = serde_json::from_slice::<Terms>(first) else {
        bail!("{name} is no record of an arena: its first line does not say of what");
    };
    let (game, seed) = (&of.identity.game, of.seed);
    ensure!(of == *terms, "{name} is the record of another arena: of {game} with seed {seed}");
    let read = |(number, line): (u32, &[u8])| {
        serde_json::from_slice(line).with_context(|| format!("{name}, line {number}"))
    };
    let before = lines.map(read).collect::<Result<_>>()?;
    file.set_len(whole as u64).with_context(|| format!("{name} cannot be written"))?;
    Ok((before, file))
}

fn write_down(file: &Mutex<File>, crossing: &Crossing) -> Result<()> {
    let line = serde_json::to_string(crossing)?;
    writeln!(file.lock().expect("no thread panics while it writes"), "{line}")?;
    Ok(())
}

fn in_words(report: &ArenaReport) -> String {
    let identity = &report.terms.identity;
    let mut text = format!(
        "{} games of {} with {} seats, seed {}\n\nRatings beside {} (95 %)\n",
        report.games, identity.game, identity.seats, report.terms.seed, report.zero
    );
    let wide = report.players.iter().map(|player| player.name.chars().count()).max().unwrap_or(0);
    for player in &report.players {
        let rating = player.rating;
        text += &format!("  {:<wide$}  {:+6.0} ± {:.0}\n", player.name, rating.elo, rating.give_or_take);
    }
    text += "\nWon of the games against each other, in percent (95 %)\n";
    for (number, player) in report.players.iter().enumerate() {
        text += &format!("  {:<wide$}", player.name);
        for (other, share) in player.against.iter().enumerate() {
            text += &match share {
                Some(share) => format!(
                    "  {:5.1} ({:.0}–{:.0})",
                    100.0 * share.share,
                    100.0 * share.low,
                    100.0 * share.high
                ),
                None if number == other => format!("  {:^13}", "·"),
                None => format!("  {:^13}", ""),
            };
        }
        text.push('\n');
    }
    for player in report.players.iter().filter(|player| player.faults.any()) {
        text += &format!("\n{}\n", faults_in_words(&player.name, player.faults));
    }
    text
}
