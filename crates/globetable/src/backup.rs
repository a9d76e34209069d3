//! `globetable backup` and `globetable restore`: everything that a house keeps, in one file.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use store::Contents;
use table::journal::Journal;

use crate::place::{PlaceArguments, wait_for};

#[derive(Clone, Debug, clap::Args)]
pub(crate) struct BackupArguments {
    /// The file to make; it must not exist
    file: PathBuf,
    #[command(flatten)]
    place: PlaceArguments,
}

#[derive(Clone, Debug, clap::Args)]
pub(crate) struct RestoreArguments {
    /// The file that `globetable backup` has made
    file: PathBuf,
    /// Put tables that are there already aside, as a copy of their own
    #[arg(long)]
    replace: bool,
    #[command(flatten)]
    place: PlaceArguments,
}

pub(crate) fn back_up(arguments: &BackupArguments) -> Result<ExitCode> {
    let BackupArguments { file, place } = arguments;
    let contents = wait_for(async { Ok(store::back_up(&place.address(), file, &check).await?) })?;
    println!("{}: {}, checked.", file.display(), in_words(contents));
    println!("It holds the secret that the dice of this house depend on: keep it to yourself.");
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn restore(arguments: &RestoreArguments) -> Result<ExitCode> {
    let RestoreArguments { file, replace, place } = arguments;
    let address = place.address();
    let (contents, aside) = wait_for(async { Ok(store::restore(file, &address, *replace, &check).await?) })?;
    println!("{address}: {}, checked.", in_words(contents));
    if let Some(aside) = aside {
        println!("What was there before is in {}.", aside.display());
    }
    Ok(ExitCode::SUCCESS)
}

/// Whether the chain of a journal holds. Its rules and dice are for `globetable verify`.
fn check(_table: &str, lines: &[String]) -> Result<(), String> {
    Journal::read_lines(lines.iter().map(String::as_str)).map(drop).map_err(|error| error.to_string())
}

fn in_words(contents: Contents) -> String {
    format!("{} tables with {} lines in their journals", contents.tables, contents.lines)
}
