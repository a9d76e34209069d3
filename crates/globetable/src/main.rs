//! Globetable: a digital table for world-spanning board games.
//!
//! Without a command it serves the table; the other commands are for people and programs that study, check and
//! play games without a browser.

#![expect(clippy::disallowed_methods, reason = "the binary is where files are read and written")]

mod backup;
mod bench;
mod bounds;
mod files;
mod language;
mod odds;
mod place;
mod play;
mod referee;
mod remembered;
mod schema;
mod serve;
mod sim;
mod transfer;
mod verify;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

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
    /// Copy all tables into a file, also while they are served
    Backup(backup::BackupArguments),
    /// Put such a copy back
    Restore(backup::RestoreArguments),
    /// Write one table into a file, to be played on elsewhere
    Export(transfer::ExportArguments),
    /// Bring such a table in
    Import(transfer::ImportArguments),
    /// Play in the terminal, alone or against bots
    Play(play::PlayArguments),
    /// Check a game's journal: its chain, its dice and its rules
    Verify(verify::VerifyArguments),
    /// Answer a program's requests, one JSON object a line (see docs/referee.md)
    Referee,
    /// Print the form of a game's files as a JSON Schema, for editors (see docs/schemas)
    Schema(schema::SchemaArguments),
    /// Play many games between bots and count who wins
    Sim(sim::SimArguments),
    /// Measure how fast the rules run
    Bench(bench::BenchArguments),
    /// Tell the exact chances of the battles of Globopolis
    Odds(odds::OddsArguments),
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let result = match arguments.command {
        None => serve::run(&arguments.serve),
        Some(Command::Serve(arguments)) => serve::run(&arguments),
        Some(Command::Backup(arguments)) => backup::back_up(&arguments),
        Some(Command::Restore(arguments)) => backup::restore(&arguments),
        Some(Command::Export(arguments)) => transfer::export(&arguments),
        Some(Command::Import(arguments)) => transfer::import(&arguments),
        Some(Command::Play(arguments)) => play::run(&arguments),
        Some(Command::Verify(arguments)) => verify::run(&arguments),
        Some(Command::Referee) => referee::run(),
        Some(Command::Schema(arguments)) => schema::run(&arguments),
        Some(Command::Sim(arguments)) => sim::run(&arguments),
        Some(Command::Bench(arguments)) => bench::run(&arguments),
        Some(Command::Odds(arguments)) => odds::run(&arguments),
    };
    match result {
        Ok(code) => code,
        Err(error) => {
            eprintln!("globetable: {error:#}");
            ExitCode::FAILURE
        }
    }
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
}
