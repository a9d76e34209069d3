//! `globetable schema`: the forms of the files that tinkerers write, as JSON Schemas for editors.

use std::process::ExitCode;

use anyhow::{Result, anyhow};
use clap::{Args, ValueEnum};
use games::{GameKind, SetupError};

#[derive(Args)]
pub(crate) struct SchemaArguments {
    /// The game, by its id
    game: String,
    /// The kind of file
    file: Kind,
}

#[derive(Clone, Copy, ValueEnum)]
enum Kind {
    /// A board with its cards
    Edition,
    /// A position set up by hand
    Scenario,
}

pub(crate) fn run(arguments: &SchemaArguments) -> Result<ExitCode> {
    let unknown = || anyhow!(SetupError::UnknownGame(arguments.game.clone()));
    let forms = GameKind::called(&arguments.game).ok_or_else(unknown)?.forms();
    let schema = match arguments.file {
        Kind::Edition => forms.edition,
        Kind::Scenario => forms.scenario,
    };
    println!("{}", serde_json::to_string_pretty(&schema)?);
    Ok(ExitCode::SUCCESS)
}
