//! Finds what things should be worth to the greedy bot, by letting many tastes play against it. See `train/README.md`.
//!
//!     cargo run --release -p lab --example tune -- --game globopolis --generations 100
//!
//! A taste is looked for among the factors by which its numbers differ from the greedy bot's. In each generation candidates are drawn
//! around the present taste, two and two on opposite sides of it; all of them play the same games against the greedy bot, at
//! changed seats with the same dice; and the taste moves towards those that won most. The same seed gives the same taste.

#![expect(clippy::disallowed_methods, reason = "a file is read here")]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use bots::{Bot, Played};
use clap::Parser;
use games::{AnyGame, GameKind, Setup};
use lab::{Arena, BoutError, Player};
use table::dice::FastDice;

type Failure = Box<dyn std::error::Error>;

#[derive(Parser)]
struct Arguments {
    /// The game
    #[arg(long)]
    game: String,
    /// With how many seats games are played: so many rounds with each of these numbers
    #[arg(long, value_delimiter = ',', default_value = "2")]
    seats: Vec<usize>,
    /// How many rounds of two games a candidate plays for each number of seats
    #[arg(long, default_value_t = 150)]
    rounds: u64,
    /// How many generations
    #[arg(long, default_value_t = 100)]
    generations: u32,
    /// How many candidates there are in a generation; an even number
    #[arg(long, default_value_t = 64)]
    candidates: usize,
    /// How far from the taste they are drawn at first and at last: a standard deviation of the logarithm of a factor
    #[arg(long, value_delimiter = ',', default_values_t = [0.35, 0.08])]
    spread: Vec<f64>,
    /// Begin with the last taste of an earlier run, as it was printed
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// The seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads play; all cores unless given
    #[arg(long)]
    threads: Option<usize>,
}

/// The factors of the last taste that an earlier run printed.
fn last_of(path: &Path, tastes: &[(&str, f64)]) -> Result<Vec<f64>, Failure> {
    let text = std::fs::read_to_string(path)?;
    let line: serde_json::Value = serde_json::from_str(text.lines().last().ok_or("the file is empty")?)?;
    let found: BTreeMap<String, f64> =
        serde_json::from_value::<Vec<_>>(line["taste"].clone())?.into_iter().collect();
    let factor = |(name, usual): &(&str, f64)| found.get(*name).map_or(0.0, |number| (number / usual).ln());
    Ok(tastes.iter().map(factor).collect())
}

/// After how many actions a game counts as endless: many times as long as games between greedy bots are.
const LONGEST: u64 = 30_000;

/// A number that is normally distributed, by the method of Box and Muller.
fn normal(dice: &mut FastDice) -> f64 {
    let mut part = || (f64::from(dice.below(1 << 30)) + 0.5) / f64::from(1u32 << 30);
    let (far, turned) = (part(), part());
    (-2.0 * far.ln()).sqrt() * (std::f64::consts::TAU * turned).cos()
}

struct Tuner {
    games: Vec<AnyGame>,
    usual: Vec<f64>,
    rounds: u64,
    threads: usize,
}

impl Tuner {
    /// The numbers of a taste that differs by these factors.
    fn taste(&self, factors: &[f64]) -> Vec<f64> {
        self.usual.iter().zip(factors).map(|(usual, factor)| usual * factor.exp()).collect()
    }

    /// What part of its games a taste wins against the greedy bot, the mean over the numbers of seats.
    #[expect(clippy::cast_precision_loss, reason = "a few numbers of seats")]
    fn wins(&self, factors: &[f64], seed: u64) -> Result<f64, Failure> {
        let mut all = 0.0;
        for game in &self.games {
            let players = vec![Player::Taste("taste".to_owned(), self.taste(factors)), Bot::Greedy.into()];
            let arena = Arena {
                game: game.clone(),
                players,
                rounds: self.rounds,
                seed,
                threads: self.threads,
                longest: LONGEST,
            };
            let report = match arena.play(&[], |_| {}) {
                // Who plays on and on wins nothing.
                Err(BoutError::Endless { .. }) => continue,
                report => report?,
            };
            let standing = report.players.iter().find(|player| player.name == "taste");
            let shares = standing.map(|standing| standing.against.iter().flatten());
            all += shares.into_iter().flatten().map(|share| share.share).sum::<f64>();
        }
        Ok(all / self.games.len() as f64)
    }
}

#[expect(clippy::cast_precision_loss, reason = "counts of candidates")]
fn main() -> Result<(), Failure> {
    let arguments = Arguments::parse();
    let kind = GameKind::called(&arguments.game).ok_or("there is no such game")?;
    let tastes: Vec<(&str, f64)> = games::dispatch_kind!(kind, Rules => <Rules as Played>::tastes());
    let open = |&seats: &usize| Setup::usual(kind, seats).open(None);
    let threads = || std::thread::available_parallelism().map_or(1, usize::from);
    let tuner = Tuner {
        games: arguments.seats.iter().map(open).collect::<Result<_, _>>()?,
        usual: tastes.iter().map(|(_, usual)| *usual).collect(),
        rounds: arguments.rounds,
        threads: arguments.threads.unwrap_or_else(threads),
    };
    let best = arguments.candidates / 2;
    let weights: Vec<f64> =
        (0..best).map(|rank| (best as f64 + 0.5).ln() - (rank as f64 + 1.0).ln()).collect();
    let weight: f64 = weights.iter().sum();
    let mut taste = match &arguments.from {
        Some(path) => last_of(path, &tastes)?,
        None => vec![0.0; tuner.usual.len()],
    };
    for generation in 0..arguments.generations {
        let mut dice = FastDice::of_series(arguments.seed, u64::from(generation));
        let done = f64::from(generation) / f64::from(arguments.generations.max(2) - 1);
        let (first, last) = (arguments.spread[0], arguments.spread[arguments.spread.len() - 1]);
        let spread = first * (last / first).powf(done);
        let mut candidates = Vec::new();
        for _ in 0..best {
            let aside: Vec<f64> = taste.iter().map(|_| spread * normal(&mut dice)).collect();
            for side in [1.0, -1.0] {
                let factors: Vec<f64> =
                    taste.iter().zip(&aside).map(|(middle, aside)| middle + side * aside).collect();
                let won = tuner.wins(&factors, arguments.seed + 1000 * u64::from(generation + 1))?;
                candidates.push((won, factors));
            }
        }
        candidates.sort_by(|one, other| other.0.total_cmp(&one.0));
        for (place, middle) in taste.iter_mut().enumerate() {
            let pulled =
                weights.iter().zip(&candidates).map(|(weight, (_, factors))| weight * factors[place]);
            *middle = pulled.sum::<f64>() / weight;
        }
        let mean = candidates.iter().map(|(won, _)| won).sum::<f64>() / candidates.len() as f64;
        let numbers = tuner.taste(&taste);
        let named: Vec<(&str, f64)> = tastes.iter().map(|(name, _)| *name).zip(numbers).collect();
        println!(
            "{}",
            serde_json::json!({
                "generation": generation, "spread": spread, "mean": mean, "best": candidates[0].0, "taste": named,
            })
        );
    }
    Ok(())
}
