//! One game between bots, and many of them on several cores.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use bots::{Bot, Played as PlayedByBots};
use games::{AnyGame, Listed};
use table::dice::FastDice;
use table::{Notes, Offered, Seat, SeatSet, Silent, Tally, View, Viewer};

use crate::player::Player;
use crate::program::{Faults, Running};

/// What went wrong in a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BoutError {
    /// It did not end.
    #[error("game {game} of seed {seed} is not over after {limit} actions")]
    Endless {
        /// The game's number.
        game: u64,
        /// The seed.
        seed: u64,
        /// How long it was played.
        limit: u64,
    },
    /// It came to a halt, or a bot was refused.
    #[error("game {game} of seed {seed}: {what}")]
    Broken {
        /// The game's number.
        game: u64,
        /// The seed.
        seed: u64,
        /// What happened.
        what: String,
    },
}

/// After how many actions a game counts as endless, unless it is said otherwise.
pub const ENDLESS: u64 = 2_000_000;

/// One game: who sits where, and the dice, which are those of this number in the series of the seed.
pub(crate) struct Bout<'a> {
    pub(crate) game: &'a AnyGame,
    pub(crate) players: Vec<&'a Player>,
    pub(crate) seed: u64,
    pub(crate) number: u64,
    /// After how many actions it counts as endless.
    pub(crate) longest: u64,
}

/// What is kept of a game.
#[derive(Clone, Debug, Default)]
pub(crate) struct Played {
    pub(crate) winners: SeatSet,
    pub(crate) clause: String,
    pub(crate) first: Option<Seat>,
    pub(crate) notes: Notes,
    pub(crate) rounds: u64,
    pub(crate) actions: u64,
    pub(crate) decisions: u64,
    /// What the program of each seat did that it should not have.
    pub(crate) faults: Vec<Faults>,
}

impl Played {
    /// What part of the victory is a seat's.
    #[expect(clippy::cast_precision_loss, reason = "a count of seats")]
    pub(crate) fn part(&self, seat: Seat) -> f64 {
        if self.winners.contains(seat) { 1.0 / self.winners.len() as f64 } else { 0.0 }
    }
}

impl Bout<'_> {
    /// Plays it to its end.
    pub(crate) fn play(&self) -> Result<Played, BoutError> {
        games::dispatch!(self.game, game => self.play_as(game))
    }

    fn broken(&self, what: String) -> BoutError {
        BoutError::Broken { game: self.number, seed: self.seed, what }
    }

    fn play_as<G: Offered + PlayedByBots + Listed>(&self, game: &G) -> Result<Played, BoutError> {
        let mut dice = FastDice::of_series(self.seed, self.number);
        let mut thoughts = FastDice::of_series(!self.seed, self.number);
        let mut programs: Vec<Option<Running>> = Seat::all(game.seats())
            .zip(&self.players)
            .map(|(seat, player)| match player {
                Player::Bot(..) | Player::Taste(..) => None,
                Player::Program(program) => Some(program.start(self.game, seat)),
            })
            .collect();
        let mut state = game.set_up(&mut dice, &mut Silent);
        let mut played = Played::default();
        let mut tally = G::Tally::default();
        loop {
            tally.see(game, &state);
            if let Some(outcome) = game.outcome(&state) {
                played.clause = outcome.clause.to_string();
                played.first = game.first_by_lot(&state);
                played.notes = tally.notes(game, &state);
                played.rounds = game.rounds(&state);
                played.winners = outcome.winners;
                played.faults = programs
                    .iter()
                    .map(|running| running.as_ref().map_or_else(Faults::default, |it| it.faults))
                    .collect();
                return Ok(played);
            }
            if played.actions >= self.longest {
                return Err(BoutError::Endless { game: self.number, seed: self.seed, limit: self.longest });
            }
            let seat = game.to_act(&state).must.first();
            let seat = seat.ok_or_else(|| self.broken("nobody is to act".to_owned()))?;
            let view = game.view(&state, Viewer::Seat(seat));
            played.actions += 1;
            played.decisions += u64::from(view.legal().len() > 1);
            let player = self.players[seat.index()];
            if let Some(running) = &mut programs[seat.index()]
                && let Some(action) = running.choose(self.game, seat, &view)
            {
                if game.apply(&mut state, seat, game.own_action(&action), &mut dice, &mut Silent).is_ok() {
                    continue;
                }
                running.faults.refused += 1;
            }
            let action = match player {
                Player::Bot(_, bot) => game.choose(*bot, &view, &mut thoughts),
                Player::Taste(_, taste) => game.choose_by(taste, &view, &mut thoughts),
                Player::Program(_) => game.choose(Bot::Random, &view, &mut thoughts),
            };
            let action = action.ok_or_else(|| self.broken(format!("{seat} has no action")))?;
            game.apply(&mut state, seat, &action, &mut dice, &mut Silent)
                .map_err(|refusal| self.broken(format!("{action:?} of {seat} was refused: {refusal}")))?;
        }
    }
}

/// Does some work for each of these on several threads; what comes of it is in their order. `progress` is told how many are done,
/// from whichever thread ended one.
pub(crate) fn in_parallel<J: Sync, T: Send>(
    jobs: &[J],
    threads: usize,
    work: impl Fn(&J) -> T + Sync,
    progress: impl Fn(u64) + Sync,
) -> Vec<T> {
    let (next, done) = (AtomicUsize::new(0), AtomicU64::new(0));
    let results: Mutex<Vec<(usize, T)>> = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                let mut own = Vec::new();
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let Some(job) = jobs.get(number) else { break };
                    own.push((number, work(job)));
                    progress(done.fetch_add(1, Ordering::Relaxed) + 1);
                }
                results.lock().expect("no thread panics while it holds the list").extend(own);
            });
        }
    });
    let mut results = results.into_inner().expect("all threads are done");
    results.sort_by_key(|(number, _)| *number);
    results.into_iter().map(|(_, result)| result).collect()
}
