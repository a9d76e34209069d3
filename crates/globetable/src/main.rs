//! Globetable: a digital table for world-spanning board games.
//!
//! Without a command it serves the table; the other commands are for people and programs that study, check and
//! play games without a browser.

#![expect(clippy::disallowed_methods, reason = "the binary is where files are read and written")]

mod analyse;
mod arena;
mod backup;
mod bench;
mod bounds;
mod calling;
mod configured;
mod contenders;
mod files;
mod invite;
mod language;
mod logging;
mod odds;
mod people;
mod place;
mod play;
mod puzzles;
mod referee;
mod remembered;
mod schema;
mod serve;
mod sim;
mod tidy;
mod transfer;
mod verify;

use std::process::ExitCode;

use anyhow::Result;
use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand};
use configured::Configured;
use serve::ServeArguments;

/// A digital table for world-spanning board games.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::ServeArguments,
}

#[derive(Subcommand)]
enum Command {
    /// Serve the table in the browser (what happens without a command)
    Serve(serve::ServeArguments),
    /// Print all flags of the server as they hold, and where each comes from
    Config(serve::ServeArguments),
    /// Copy all tables into a file, also while they are served
    Backup(backup::BackupArguments),
    /// Put such a copy back
    Restore(backup::RestoreArguments),
    /// Write one table into a file, to be played on elsewhere
    Export(transfer::ExportArguments),
    /// Bring such a table in
    Import(transfer::ImportArguments),
    /// Take old tables out of the database, each written into a file first
    Tidy(tidy::TidyArguments),
    /// Print a link for whoever may open tables in a house that is --invite-only
    Invite(invite::InviteArguments),
    /// Play in the terminal, alone or against bots
    Play(play::PlayArguments),
    /// Check a game's journal: its chain, its dice and its rules
    Verify(verify::VerifyArguments),
    /// Look back at a game that is over: chances, luck and skill (see docs/analysis.md)
    Analyse(analyse::AnalyseArguments),
    /// Answer a program's requests, one JSON object a line (see docs/referee.md)
    Referee,
    /// Print the form of a game's files as a JSON Schema, for editors (see docs/schemas)
    Schema(schema::SchemaArguments),
    /// Play many games between bots and count who wins
    Sim(sim::SimArguments),
    /// Let bots and programs play everybody against everybody, and rate them
    Arena(arena::ArenaArguments),
    /// Look for puzzles in games between bots, or prove those that there are (see docs/puzzles.md)
    Puzzles(puzzles::PuzzlesArguments),
    /// Measure how fast the rules run
    Bench(bench::BenchArguments),
    /// Tell the exact chances of the battles of Globopolis
    Odds(odds::OddsArguments),
}

fn main() -> ExitCode {
    match read_and_run() {
        Ok(code) => code,
        Err(error) => {
            eprintln!("globetable: {}", told(&error));
            ExitCode::FAILURE
        }
    }
}

/// Reads the command line, and what of it is given elsewhere.
fn read_and_run() -> Result<ExitCode> {
    let serving = ServeArguments::augment_args(clap::Command::new("serve"));
    let given = std::env::args_os().collect();
    let configured = configured::read(&Arguments::command(), &serving, given, |name| std::env::var_os(name))?;
    let arguments = Arguments::from_arg_matches(&configured.matches).unwrap_or_else(|error| error.exit());
    run(arguments, &configured, &serving)
}

fn run(arguments: Arguments, configured: &Configured, serving: &clap::Command) -> Result<ExitCode> {
    match arguments.command {
        None => serve::run(&arguments.serve),
        Some(Command::Serve(arguments)) => serve::run(&arguments),
        Some(Command::Config(_)) => {
            print!("{}", configured.told(serving));
            Ok(ExitCode::SUCCESS)
        }
        Some(Command::Backup(arguments)) => backup::back_up(&arguments),
        Some(Command::Restore(arguments)) => backup::restore(&arguments),
        Some(Command::Export(arguments)) => transfer::export(&arguments),
        Some(Command::Import(arguments)) => transfer::import(&arguments),
        Some(Command::Tidy(arguments)) => tidy::run(&arguments),
        Some(Command::Invite(arguments)) => invite::run(&arguments),
        Some(Command::Play(arguments)) => play::run(&arguments),
        Some(Command::Verify(arguments)) => verify::run(&arguments),
        Some(Command::Analyse(arguments)) => analyse::run(&arguments),
        Some(Command::Referee) => referee::run(),
        Some(Command::Schema(arguments)) => schema::run(&arguments),
        Some(Command::Sim(arguments)) => sim::run(&arguments),
        Some(Command::Arena(arguments)) => arena::run(&arguments),
        Some(Command::Puzzles(arguments)) => puzzles::run(&arguments),
        Some(Command::Bench(arguments)) => bench::run(&arguments),
        Some(Command::Odds(arguments)) => odds::run(&arguments),
    }
}

/// An error with its causes, each said once: many have theirs in their own words.
fn told(error: &anyhow::Error) -> String {
    let mut text = error.to_string();
    for cause in error.chain().skip(1).map(ToString::to_string) {
        if !text.contains(&cause) {
            text = format!("{text}: {cause}");
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_sound() {
        let command = super::Arguments::command();
        let about = command.get_about().map(ToString::to_string);
        assert_eq!(about.as_deref(), Some("A digital table for world-spanning board games"));
        command.debug_assert();
    }

    #[test]
    fn a_cause_is_said_once() {
        let reason = || std::io::Error::other("the reason");
        let says_it_itself = store::StoreError::Folder { folder: "data".into(), source: reason() };
        let said = super::told(&anyhow::Error::new(says_it_itself));
        assert_eq!(said.matches("the reason").count(), 1, "{said}");
        let said = super::told(&anyhow::Error::new(reason()).context("it failed"));
        assert_eq!(said, "it failed: the reason");
    }
}
