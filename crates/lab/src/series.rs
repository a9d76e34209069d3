use std::collections::BTreeMap;
use std::time::Instant;

use games::AnyGame;
use serde::Serialize;
use table::{Game, Notes, Seat};

use crate::bout::{Bout, BoutError, ENDLESS, Played, in_parallel};
use crate::player::Player;
use crate::program::Faults;

/// A series of games between bots.
#[derive(Clone, Debug)]
pub struct Series {
    /// The game.
    pub game: AnyGame,
    /// Who plays each seat. With `rotate` the first one sits at another seat in every game.
    pub bots: Vec<Player>,
    /// Whether the bots change seats from game to game, so that no bot profits from its seat.
    pub rotate: bool,
    /// How many games.
    pub games: u64,
    /// The seed of the series.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
}

/// What went wrong in a series.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SeriesError {
    /// A game did.
    #[error(transparent)]
    Bout(#[from] BoutError),
    /// The bots do not fit the seats.
    #[error("{bots} bots were named for {seats} seats: name one for each seat, or one for all")]
    Seats {
        /// How many bots.
        bots: usize,
        /// How many seats.
        seats: usize,
    },
}

/// A share of games, with the interval in which the true share lies with 95 % confidence (Wilson's).
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    /// How many; a shared victory counts in parts.
    pub count: f64,
    /// The share.
    pub share: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Share {
    /// `count` of `all`.
    #[expect(clippy::cast_precision_loss, reason = "nobody plays 2^53 games")]
    pub fn of(count: f64, all: u64) -> Self {
        const Z: f64 = 1.959_963_985;
        let n = all as f64;
        if all == 0 {
            return Share { count, share: 0.0, low: 0.0, high: 1.0 };
        }
        let share = count / n;
        let middle = (share + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
        let half = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt() / (1.0 + Z * Z / n);
        Share { count, share, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }
}

/// How a series went. Everything but the time is the same on every run.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeriesReport {
    /// The game's id.
    pub game: String,
    /// How many games were played.
    pub games: u64,
    /// The seed.
    pub seed: u64,
    /// How often each seat won.
    pub by_seat: Vec<Share>,
    /// How often whoever had the first turn won, the second, and so on; empty where nobody draws lots for it.
    pub by_place: Vec<Share>,
    /// How often each kind of bot won, per seat it held.
    pub by_bot: Vec<(String, Share)>,
    /// What programs did that they should not have, each by its name.
    pub faults: BTreeMap<String, Faults>,
    /// The fewest, median, mean and most actions of a game.
    pub length: Length,
    /// The fewest, median, mean and most rounds of a game.
    pub rounds: Length,
    /// How many games ended by each clause.
    pub ended_by: BTreeMap<String, u64>,
    /// What only this game has to count.
    pub notes: BTreeMap<String, u64>,
    /// The number of the longest game, by its rounds.
    pub longest: u64,
    /// Actions in all.
    pub actions: u64,
    /// Actions that were a choice among at least two.
    pub decisions: u64,
    /// Seconds on the clock.
    pub seconds: f64,
}

/// How long the games were.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Length {
    /// The shortest.
    pub least: u64,
    /// A tenth was shorter.
    pub tenth: u64,
    /// Half was shorter.
    pub median: u64,
    /// The average.
    pub mean: f64,
    /// A tenth was longer.
    pub ninetieth: u64,
    /// The longest.
    pub most: u64,
}

impl Length {
    #[expect(clippy::cast_precision_loss, reason = "no series is that long")]
    fn of(mut lengths: Vec<u64>) -> Self {
        lengths.sort_unstable();
        let at =
            |permille: usize| lengths.get((lengths.len() * permille / 1000).min(lengths.len().max(1) - 1));
        let at = |permille| at(permille).copied().unwrap_or(0);
        let mean = lengths.iter().sum::<u64>() as f64 / lengths.len().max(1) as f64;
        Length { least: at(0), tenth: at(100), median: at(500), mean, ninetieth: at(900), most: at(1000) }
    }
}

impl Series {
    /// Plays the series. `progress` is told how many games are done, from whichever thread ended one.
    pub fn play(&self, progress: impl Fn(u64) + Sync) -> Result<SeriesReport, SeriesError> {
        let seats = self.game.seats();
        if self.bots.len() != seats {
            return Err(SeriesError::Seats { bots: self.bots.len(), seats });
        }
        let begin = Instant::now();
        let numbers: Vec<u64> = (0..self.games).collect();
        let played = in_parallel(&numbers, self.threads, |&number| self.game(number).play(), progress);
        let played = played.into_iter().collect::<Result<Vec<_>, _>>()?;
        Ok(self.report(&played, begin.elapsed().as_secs_f64()))
    }

    /// A game of the series.
    fn game(&self, number: u64) -> Bout<'_> {
        let players = Seat::all(self.game.seats()).map(|seat| self.bot_at(number, seat)).collect();
        Bout { game: &self.game, players, seed: self.seed, number, longest: ENDLESS }
    }

    /// The bot that sits at a seat in this game.
    fn bot_at(&self, game: u64, seat: Seat) -> &Player {
        let seats = self.bots.len();
        let turned = if self.rotate { usize::try_from(game % seats as u64).unwrap_or(0) } else { 0 };
        &self.bots[(seat.index() + turned) % seats]
    }

    #[expect(clippy::cast_precision_loss, reason = "a count of seats")]
    fn report(&self, played: &[Played], seconds: f64) -> SeriesReport {
        let seats = self.game.seats();
        let mut by_seat = vec![0.0; seats];
        let mut kinds: Vec<&Player> = Vec::new();
        for bot in &self.bots {
            if !kinds.contains(&bot) {
                kinds.push(bot);
            }
        }
        let mut by_bot = vec![0.0; kinds.len()];
        let mut by_place = vec![0.0; seats];
        let (mut ended_by, mut notes) = (BTreeMap::new(), Notes::new());
        let mut faults: BTreeMap<String, Faults> = BTreeMap::new();
        for game in played {
            *ended_by.entry(game.clause.clone()).or_default() += 1;
            for (what, count) in &game.notes {
                *notes.entry(what.clone()).or_default() += count;
            }
        }
        let lots = played.iter().any(|game| game.first.is_some());
        for (number, game) in (0u64..).zip(played) {
            for (seat, more) in Seat::all(seats).zip(&game.faults).filter(|(_, more)| more.any()) {
                faults.entry(self.bot_at(number, seat).name().to_owned()).or_default().add(*more);
            }
            for seat in game.winners.iter() {
                let part = game.part(seat);
                by_seat[seat.index()] += part;
                if let Some(first) = game.first {
                    by_place[(seat.index() + seats - first.index()) % seats] += part;
                }
                let bot = self.bot_at(number, seat);
                by_bot[kinds.iter().position(|kind| *kind == bot).expect("every bot is of some kind")] +=
                    part;
            }
        }
        let held = |kind: &Player| self.bots.iter().filter(|bot| *bot == kind).count() as f64;
        SeriesReport {
            game: self.game.identity().game,
            games: self.games,
            seed: self.seed,
            by_seat: by_seat.into_iter().map(|count| Share::of(count, self.games)).collect(),
            by_place: by_place
                .into_iter()
                .filter(|_| lots)
                .map(|count| Share::of(count, self.games))
                .collect(),
            by_bot: kinds
                .iter()
                .zip(by_bot)
                .map(|(kind, count)| (kind.name().to_owned(), Share::of(count / held(kind), self.games)))
                .collect(),
            length: Length::of(played.iter().map(|game| game.actions).collect()),
            rounds: Length::of(played.iter().map(|game| game.rounds).collect()),
            faults,
            ended_by,
            notes,
            longest: (0u64..).zip(played).max_by_key(|(_, game)| game.rounds).map_or(0, |(number, _)| number),
            actions: played.iter().map(|game| game.actions).sum(),
            decisions: played.iter().map(|game| game.decisions).sum(),
            seconds,
        }
    }
}
