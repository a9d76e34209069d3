//! Positions of many games with what became of them, for the trainer of the learned value.

use std::io::Write;

use bots::Bot;
use bots::value::{Chances, Inputs, Valued};
use games::AnyGame;
use table::dice::FastDice;
use table::{Seat, Silent, View, Viewer};

use crate::bout::{BoutError, ENDLESS, in_parallel};
use crate::reservoir::Reservoir;

/// What a file of positions begins with.
const MAGIC: &[u8; 8] = b"GTplaces";
/// How many games are kept in memory before they are written, for each thread.
const CHUNK: u64 = 64;
/// In every other game people wander about at first, so that positions come up that the bot would not get into: until one of
/// this many turns, now and then somebody does anything.
const WANDERING: u32 = 60;
/// One in so many actions is random while they wander.
const STRAYS: u32 = 6;

/// Games from which positions are taken.
#[derive(Clone, Debug)]
pub struct Positions {
    /// The game.
    pub game: AnyGame,
    /// Who plays all seats.
    pub bot: Bot,
    /// How many games.
    pub games: u64,
    /// The seed.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
    /// How many positions at the beginning of a turn are taken from a game.
    pub turns: usize,
    /// How many others.
    pub others: usize,
    /// Whether people wander about in every other game.
    pub wander: bool,
}

/// A position that was taken, as the network is told of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Taken {
    /// What the network is told, party by party.
    pub inputs: Inputs,
    /// Each party's score.
    pub scores: Vec<i32>,
    /// What the network that plays made of it; nothing if there is none.
    pub chances: Option<Chances>,
    /// What became of it.
    pub won: Chances,
    /// Whether a turn began with it.
    pub begins: bool,
}

impl Positions {
    /// Writes the positions of all games, in the order of the games; returns how many there are.
    ///
    /// First the mark, then as little-endian 32-bit numbers how many inputs and how many parties there are; then for each
    /// position, as 32-bit floats, the inputs of all parties, what each won, each one's score, and whether a turn began.
    pub fn write(&self, to: &mut impl Write, progress: impl Fn(u64) + Sync) -> Result<u64, PositionsError> {
        let (inputs, parties) = games::dispatch!(&self.game, game => sizes(game));
        to.write_all(MAGIC)?;
        for size in [inputs, parties] {
            to.write_all(&u32::try_from(size).unwrap_or(u32::MAX).to_le_bytes())?;
        }
        let mut written = 0;
        self.each(progress, |taken| {
            written += 1;
            let won = &taken.won.0[..parties];
            #[expect(clippy::cast_precision_loss, reason = "scores are small")]
            let scores = taken.scores.iter().map(|&score| score as f32);
            let last = if taken.begins { 1.0 } else { 0.0 };
            let numbers = taken.inputs.numbers().iter().chain(won).copied().chain(scores).chain([last]);
            let bytes: Vec<u8> = numbers.flat_map(f32::to_le_bytes).collect();
            to.write_all(&bytes).map_err(PositionsError::from)
        })?;
        Ok(written)
    }

    /// Plays the games and hands every position over, in the order of the games.
    pub fn each(
        &self,
        progress: impl Fn(u64) + Sync,
        mut take: impl FnMut(&Taken) -> Result<(), PositionsError>,
    ) -> Result<(), PositionsError> {
        let threads = self.threads.max(1);
        let mut begin = 0;
        while begin < self.games {
            let end = (begin + CHUNK * threads as u64).min(self.games);
            let numbers: Vec<u64> = (begin..end).collect();
            let play = |&number: &u64| games::dispatch!(&self.game, game => self.play_one(game, number));
            for taken in in_parallel(&numbers, threads, play, |done| progress(begin + done)) {
                taken?.iter().try_for_each(&mut take)?;
            }
            begin = end;
        }
        Ok(())
    }

    fn play_one<G: Valued>(&self, game: &G, number: u64) -> Result<Vec<Taken>, BoutError> {
        let seed = self.seed;
        let broken = |what: String| BoutError::Broken { game: number, seed, what };
        let mut dice = FastDice::of_series(seed, number);
        let mut thoughts = FastDice::of_series(!seed, number);
        let mut state = game.set_up(&mut dice, &mut Silent);
        let wanders = self.wander && number % 2 == 1;
        let settled = if wanders { u64::from(thoughts.below(WANDERING)) } else { 0 };
        let (mut begins, mut others) = (Reservoir::new(self.turns), Reservoir::new(self.others));
        let (mut turn, mut turns) = (None, 0);
        for _ in 0..ENDLESS {
            if let Some(outcome) = game.outcome(&state) {
                let won = Chances::decided(game, outcome.winners);
                let begins = begins.kept.into_iter().map(|(state, viewer)| (state, viewer, true));
                let others = others.kept.into_iter().map(|(state, viewer)| (state, viewer, false));
                return Ok(begins.chain(others).map(|kept| taken(game, kept, won)).collect());
            }
            let seat =
                game.to_act(&state).must.first().ok_or_else(|| broken("nobody is to act".to_owned()))?;
            let view = game.view(&state, Viewer::Seat(seat));
            let now = game.turn_of(&state);
            let fresh = turn.replace(now) != Some(now);
            turns += u64::from(fresh);
            if turns > settled {
                // A turn is looked at by anybody, what comes within it by whoever chooses.
                let seats = u32::try_from(game.seats()).unwrap_or(1);
                let anybody = Seat::from_index(thoughts.below(seats) as usize);
                if fresh {
                    begins.offer(&state, anybody, &mut thoughts);
                } else if view.legal().len() > 1 {
                    others.offer(&state, seat, &mut thoughts);
                }
            }
            let strays = turns <= settled && thoughts.below(STRAYS) == 0;
            let bot = if strays { Bot::Random } else { self.bot };
            let action = game
                .choose(bot, &view, &mut thoughts)
                .ok_or_else(|| broken(format!("{seat} has no action")))?;
            game.apply(&mut state, seat, &action, &mut dice, &mut Silent)
                .map_err(|refusal| broken(format!("{action:?} of {seat} was refused: {refusal}")))?;
        }
        Err(BoutError::Endless { game: number, seed, limit: ENDLESS })
    }
}

fn sizes<G: Valued>(game: &G) -> (usize, usize) {
    (G::INPUTS, game.parties())
}

fn taken<G: Valued>(game: &G, (state, viewer, begins): (G::State, Seat, bool), won: Chances) -> Taken {
    let mut inputs = Inputs::default();
    game.describe(&state, viewer, &mut inputs);
    let by_seat = game.scores(&state);
    let mut scores = vec![i32::MIN; game.parties()];
    for seat in Seat::all(game.seats()) {
        let score = &mut scores[game.party_of(seat)];
        *score = (*score).max(by_seat[seat.index()]);
    }
    let chances = G::net().map(|net| net.chances(&inputs, game.parties()));
    Taken { inputs, scores, chances, won, begins }
}

/// Why positions could not be taken.
#[derive(Debug, thiserror::Error)]
pub enum PositionsError {
    /// A game went wrong.
    #[error(transparent)]
    Series(#[from] BoutError),
    /// They could not be written.
    #[error("the positions could not be written: {0}")]
    Write(#[from] std::io::Error),
}
