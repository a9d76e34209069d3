use std::time::{Duration, Instant};

use games::AnyGame;
use serde::Serialize;
use table::dice::FastDice;
use table::{Game, Silent};

use crate::bout::BoutError;

/// How fast a game runs, in uniformly random play on one thread.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BenchReport {
    /// The game's id.
    pub game: String,
    /// The options.
    pub options: serde_json::Value,
    /// How many seats.
    pub seats: usize,
    /// How many games were played.
    pub games: u64,
    /// How many choices among at least two actions were made.
    pub decisions: u64,
    /// How many steps left no choice.
    pub forced: u64,
    /// The mean number of legal actions of a decision.
    pub actions_per_decision: f64,
    /// Seconds on the clock.
    pub seconds: f64,
    /// Decisions in a second; forced steps take their time, but do not count.
    pub decisions_per_second: f64,
    /// Games in a second.
    pub games_per_second: f64,
    /// The share of forced steps among all steps.
    pub forced_share: f64,
    /// The size of a position in bytes, all of it: no position has anything on the heap.
    pub state_bytes: usize,
}

/// After how many steps a random game counts as endless.
const ENDLESS: u64 = 5_000_000;

/// Plays random games of this game for about so long, and at least so many.
#[expect(clippy::cast_precision_loss, reason = "counts far below 2^53")]
pub fn bench<G: Game>(game: &G, time: Duration, at_least: u64, seed: u64) -> Result<BenchReport, BoutError> {
    let mut actions = Vec::new();
    let (mut games, mut decisions, mut forced, mut listed) = (0u64, 0u64, 0u64, 0u64);
    let begin = Instant::now();
    while begin.elapsed() < time || games < at_least {
        // Setting the clock's reading aside for a while: ten games at a time.
        for _ in 0..10 {
            let mut dice = FastDice::of_series(seed, games);
            let mut state = game.set_up(&mut dice, &mut Silent);
            let steps_before = decisions + forced;
            while game.outcome(&state).is_none() {
                let must = game.to_act(&state).must;
                let nth = if must.len() == 1 { 0 } else { dice.below(len(must.len())) as usize };
                let broken = |what: String| BoutError::Broken { game: games, seed, what };
                let seat = must.iter().nth(nth).ok_or_else(|| broken("nobody is to act".to_owned()))?;
                if decisions + forced - steps_before > ENDLESS {
                    return Err(BoutError::Endless { game: games, seed, limit: ENDLESS });
                }
                game.legal(&state, seat, &mut actions);
                let index = if actions.len() < 2 {
                    forced += 1;
                    0
                } else {
                    decisions += 1;
                    listed += actions.len() as u64;
                    dice.below(len(actions.len())) as usize
                };
                let action = actions.get(index).ok_or_else(|| broken(format!("{seat} has no action")))?;
                game.apply(&mut state, seat, action, &mut dice, &mut Silent)
                    .map_err(|refusal| broken(format!("{action:?} was refused: {refusal}")))?;
            }
            let wrong = game.broken_invariants(&state);
            if !wrong.is_empty() {
                return Err(BoutError::Broken { game: games, seed, what: wrong.join("; ") });
            }
            games += 1;
        }
    }
    let seconds = begin.elapsed().as_secs_f64();
    let identity = game.identity();
    Ok(BenchReport {
        game: identity.game,
        options: identity.options,
        seats: identity.seats,
        games,
        decisions,
        forced,
        actions_per_decision: listed as f64 / decisions.max(1) as f64,
        seconds,
        decisions_per_second: decisions as f64 / seconds,
        games_per_second: games as f64 / seconds,
        forced_share: forced as f64 / (forced + decisions).max(1) as f64,
        state_bytes: size_of::<G::State>(),
    })
}

fn len(of: usize) -> u32 {
    u32::try_from(of).unwrap_or(u32::MAX)
}

/// Benches the game inside.
pub fn bench_all(game: &AnyGame, time: Duration, at_least: u64, seed: u64) -> Result<BenchReport, BoutError> {
    games::dispatch!(game, game => bench(game, time, at_least, seed))
}
