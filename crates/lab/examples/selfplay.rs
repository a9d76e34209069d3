//! What the trainer of the learned value needs of the games: positions with what became of them, matches with weights that are
//! not built in, and how well the value knows positions. See `train/README.md`.
//!
//!     cargo run --release -p lab --example selfplay -- positions --game little-monsters --games 1000 --output positions.bin

#![expect(clippy::disallowed_methods, reason = "files are read and written here")]

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;

use bots::Bot;
use clap::{Args, Parser, Subcommand};
use games::{AnyGame, GameKind, Setup};
use lab::{Calibration, Positions, Series};

type Failure = Box<dyn std::error::Error>;

#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Writes positions of many games with what became of them
    Positions {
        #[command(flatten)]
        games: Games,
        /// Who plays all seats
        #[arg(long, default_value = "greedy")]
        bot: String,
        /// How many positions at the beginning of a turn are taken from each game
        #[arg(long, default_value_t = 6)]
        turns: usize,
        /// How many other positions are taken from each game
        #[arg(long, default_value_t = 2)]
        others: usize,
        /// Let players wander about at first in every other game, for more kinds of positions
        #[arg(long)]
        wander: bool,
        /// Where they are written
        #[arg(long)]
        output: PathBuf,
    },
    /// Plays games between bots that change seats, and prints who won as JSON
    Match {
        #[command(flatten)]
        games: Games,
        /// The bots of the seats
        #[arg(long, value_delimiter = ',')]
        bots: Vec<String>,
    },
    /// Prints how well the value knows the positions of games, as JSON
    Calibrate {
        #[command(flatten)]
        games: Games,
        /// Who plays all seats
        #[arg(long, default_value = "greedy")]
        bot: String,
        /// How many positions at the beginning of a turn are taken from each game
        #[arg(long, default_value_t = 4)]
        turns: usize,
    },
}

#[derive(Args)]
struct Games {
    /// The game
    #[arg(long)]
    game: String,
    /// How many seats
    #[arg(long, default_value_t = 2)]
    seats: usize,
    /// Its options, as JSON
    #[arg(long, default_value = "{}")]
    options: String,
    /// How many games
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// The seed: the same one gives the same games, on any number of cores
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads play; all cores unless given
    #[arg(long)]
    threads: Option<usize>,
    /// Judge by these weights instead of those that come with the program
    #[arg(long)]
    weights: Option<PathBuf>,
}

impl Games {
    /// The game, with its weights taken.
    fn open(&self) -> Result<AnyGame, Failure> {
        if let Some(path) = &self.weights {
            let kind = GameKind::called(&self.game).ok_or("there is no such game")?;
            bots::value::take_weights(kind, &std::fs::read(path)?)?;
        }
        Ok(Setup::read(&self.game, self.seats, &serde_json::from_str(&self.options)?)?.open(None)?)
    }

    fn threads(&self) -> usize {
        self.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from))
    }

    fn positions(&self, bot: &str, turns: usize) -> Result<Positions, Failure> {
        Ok(Positions {
            game: self.open()?,
            bot: called(bot)?,
            games: self.games,
            seed: self.seed,
            threads: self.threads(),
            turns,
            others: 0,
            wander: false,
        })
    }
}

fn called(name: &str) -> Result<Bot, Failure> {
    Ok(Bot::called(name).ok_or_else(|| format!("there is no bot “{name}”"))?)
}

fn main() -> Result<(), Failure> {
    match Arguments::parse().command {
        Command::Positions { games, bot, turns, others, wander, output } => {
            let positions = Positions { others, wander, ..games.positions(&bot, turns)? };
            let mut file = BufWriter::new(File::create(output)?);
            let written = positions.write(&mut file, |_| {})?;
            file.flush()?;
            println!("{written} positions");
        }
        Command::Match { games, bots } => {
            let bots =
                bots.iter().map(|name| Ok(called(name)?.into())).collect::<Result<Vec<_>, Failure>>()?;
            let series = Series {
                game: games.open()?,
                bots,
                rotate: true,
                games: games.games,
                seed: games.seed,
                threads: games.threads(),
            };
            println!("{}", serde_json::to_string(&series.play(|_| {})?)?);
        }
        Command::Calibrate { games, bot, turns } => {
            let calibration = Calibration::of(&games.positions(&bot, turns)?, |_| {})?;
            println!("{}", serde_json::to_string_pretty(&calibration)?);
        }
    }
    Ok(())
}
