//! `globetable puzzles`: looks for puzzles in games between bots, and proves those that there are.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use bots::Bot;
use bots::puzzle::Limits;
use games::PUZZLES;
use lab::{FoundPuzzle, Puzzles, ReadPuzzle};
use serde::Serialize;
use table::{Seat, Source};

use crate::contenders::{cores, print, progress_bar};
use crate::files::{GameArguments, Text};
use crate::language::LanguageArguments;

#[derive(Clone, Debug, clap::Args)]
pub(crate) struct PuzzlesArguments {
    #[command(flatten)]
    game: GameArguments,
    /// The bots that play the games in which puzzles are looked for
    #[arg(long, value_delimiter = ',', default_value = "greedy,easy")]
    bots: Vec<String>,
    /// How many games
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// The seed: the same one finds the same puzzles, on any number of cores
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads look; all cores unless given
    #[arg(long)]
    threads: Option<usize>,
    /// How many positions are looked at for a puzzle, at most
    #[arg(long, default_value_t = 5000)]
    positions: usize,
    /// The fewest deeds that count in the plan of a puzzle
    #[arg(long, default_value_t = 3)]
    deeds: usize,
    /// How often the bot club must miss it, in a hundred tries
    #[arg(long, default_value_t = 20)]
    missed: u8,
    /// Write each puzzle into a scenario file of this folder
    #[arg(long, value_name = "FOLDER")]
    to: Option<PathBuf>,
    /// Prove the puzzles of these files instead, or all that come with the program if none is given
    #[arg(long, value_name = "FILE", num_args = 0.., conflicts_with = "to")]
    check: Option<Vec<PathBuf>>,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    language: LanguageArguments,
}

pub(crate) fn run(arguments: &PuzzlesArguments) -> Result<ExitCode> {
    match &arguments.check {
        Some(files) => check(arguments, files),
        None => find(arguments),
    }
}

fn find(arguments: &PuzzlesArguments) -> Result<ExitCode> {
    let bot = |name: &String| {
        Bot::called(name)
            .with_context(|| format!("there is no bot “{name}”; there are {}", bots::NAMES.join(", ")))
    };
    let puzzles = Puzzles {
        game: arguments.game.open()?,
        bots: arguments.bots.iter().map(bot).collect::<Result<_>>()?,
        games: arguments.games,
        seed: arguments.seed,
        threads: arguments.threads.unwrap_or_else(cores),
        limits: Limits { positions: arguments.positions, deeds: arguments.deeds, missed: arguments.missed },
    };
    let bar = progress_bar(arguments.games)?;
    let found = puzzles.find(|_| bar.inc(1));
    bar.finish_and_clear();
    let found = found?;
    if let Some(folder) = &arguments.to {
        std::fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
        for puzzle in &found {
            let path = folder.join(format!("{}.toml", id(arguments, puzzle)));
            std::fs::write(&path, &puzzle.file)
                .with_context(|| format!("{} cannot be written", path.display()))?;
        }
    }
    print(&found, arguments.json, |found| in_words(found, arguments))?;
    Ok(ExitCode::SUCCESS)
}

/// What a puzzle's file is called.
fn id(arguments: &PuzzlesArguments, puzzle: &FoundPuzzle) -> String {
    format!("{}-{}-{}", arguments.game.game, arguments.seed, puzzle.number)
}

fn in_words(found: &Vec<FoundPuzzle>, arguments: &PuzzlesArguments) -> String {
    let l10n = arguments.language.localizer();
    let names: Vec<String> = Seat::all(arguments.game.seats).map(|seat| format!("P{}", seat.0 + 1)).collect();
    let said = |texts: &[table::Text], between: &str| {
        texts.iter().map(|text| l10n.text(text, &names)).collect::<Vec<_>>().join(between)
    };
    let mut text = String::new();
    for puzzle in found {
        text += &format!(
            "{}  {}\n  club misses it {} times in 100; {} deeds, {} positions\n  {}\n\n",
            id(arguments, puzzle),
            said(&puzzle.asked, " "),
            puzzle.puzzle.missed,
            puzzle.deeds,
            puzzle.positions,
            said(&puzzle.told, " · ")
        );
    }
    text + &format!("{} puzzles in {} games\n", found.len(), arguments.games)
}

/// What was proven of a puzzle.
#[derive(Serialize)]
struct Proven {
    puzzle: String,
    /// How many positions were looked at; nothing if it is not what it should be.
    positions: Option<usize>,
    /// Why not.
    error: Option<String>,
}

fn check(arguments: &PuzzlesArguments, files: &[PathBuf]) -> Result<ExitCode> {
    let own = PUZZLES.iter().map(|(_, name, text)| Ok(((*name).to_owned(), (*text).to_owned())));
    let given = files.iter().map(|path: &PathBuf| Ok((stem(path), Text::read(path)?.text)));
    let all: Vec<(String, String)> =
        if files.is_empty() { own.collect::<Result<_>>()? } else { given.collect::<Result<_>>()? };
    let bar = progress_bar(all.len() as u64)?;
    let prove = |(name, text): &(String, String)| {
        let proven = ReadPuzzle::read(Source { name, text }).and_then(|puzzle| {
            puzzle.rated()?;
            puzzle.prove(usize::MAX)
        });
        bar.inc(1);
        let error = proven.as_ref().err().map(ToString::to_string);
        Proven { puzzle: name.clone(), positions: proven.ok(), error }
    };
    let proven: Vec<Proven> = all.iter().map(prove).collect();
    bar.finish_and_clear();
    print(&proven, arguments.json, |proven| {
        let line = |one: &Proven| match (&one.positions, &one.error) {
            (Some(positions), _) => format!("{}: one plan, {positions} positions\n", one.puzzle),
            (None, error) => format!("{}: {}\n", one.puzzle, error.as_deref().unwrap_or_default()),
        };
        proven.iter().map(line).collect()
    })?;
    let wrong = proven.iter().filter(|one| one.positions.is_none()).count();
    if wrong > 0 {
        bail!("{wrong} of {} puzzles are not what they should be", proven.len());
    }
    Ok(ExitCode::SUCCESS)
}

fn stem(path: &Path) -> String {
    path.file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into_owned())
}
