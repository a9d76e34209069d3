//! `globetable analyse`: looks back at a game that is over: chances, luck and skill.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};
use bots::analysis::analyse;
use games::AnyGame;
use indicatif::{ProgressBar, ProgressStyle};
use table::Play;
use table::journal::Journal;

use crate::files::{self, edition};
use crate::language::LanguageArguments;

#[derive(Clone, Debug, clap::Args)]
pub(crate) struct AnalyseArguments {
    /// The journal, as the table hands it out when a game is over
    file: PathBuf,
    /// The board it was played on, if it is not the one that comes with the program
    #[arg(long, value_name = "FILE")]
    edition: Option<PathBuf>,
    /// The seed of the samples: the same gives the same analysis
    #[arg(long, default_value_t = 2002)]
    seed: u64,
    /// Write everything that was found into a file, as JSON
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    #[command(flatten)]
    language: LanguageArguments,
}

pub(crate) fn run(arguments: &AnalyseArguments) -> Result<ExitCode> {
    let file = files::Text::read(&arguments.file)?;
    let board = files::Text::read_if(arguments.edition.as_ref())?;
    let journal = Journal::read(&file.text).with_context(|| file.name.clone())?;
    let game = AnyGame::of_header(&journal.header, edition(board.as_ref()))?;
    let play = Play::replay(game, &journal).with_context(|| file.name.clone())?;
    let bar = ProgressBar::new(0).with_style(ProgressStyle::with_template("{wide_bar} {pos}/{len} {eta}")?);
    let analysis = analyse(&play, arguments.seed, &mut |done, all| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
        true
    });
    bar.finish_and_clear();
    let analysis = analysis.with_context(|| file.name.clone())?;
    if let Some(path) = &arguments.json {
        let json = serde_json::to_string_pretty(&analysis)?;
        std::fs::write(path, json + "\n").with_context(|| format!("{} cannot be written", path.display()))?;
    }
    print!("{}", pages::analysis::in_words(&analysis, &play, arguments.language.localizer()));
    Ok(ExitCode::SUCCESS)
}
