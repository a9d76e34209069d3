//! What came of an action beside what was to be expected of it.

use games::Listed;
use table::dice::FastDice;
use table::{Seat, Silent, Viewer};

use super::course::round;
use super::{Act, Done, LookBack, Roll};
use crate::search;
use crate::value::{Chances, Valued, chances};

/// How often all actions of a game are carried out anew together, and one of them at least and at most.
const ALL_WORLDS: usize = 40_000;
const WORLDS: (usize, usize) = (24, 1024);
/// After how many actions the value judges in any case.
const LONGEST: usize = 200;
/// Keeps the dice of luck apart from those of decisions.
const APART: u64 = 1 << 40;

impl<G: Valued + Listed> LookBack<'_, G> {
    /// How often each action in which chance has a part is carried out anew: the fewer there are, the more often.
    pub(super) fn worlds(&self) -> usize {
        let chance = self.acts.iter().filter(|act| !act.entry.dice.is_empty()).count();
        (ALL_WORLDS / chance.max(1)).clamp(WORLDS.0, WORLDS.1)
    }

    /// The luck of an action, for everybody, as who acted saw it.
    pub(super) fn luck(&mut self, index: usize, done: &Done<G::State>, worlds: usize) -> Roll {
        let (game, Act { entry, seat, action }) = (self.game, &self.acts[index]);
        let (entry, seat, action) = (entry.n, *seat, action.clone());
        let [before, after] = [&done.before, &done.after].map(|state| game.view(state, Viewer::Seat(seat)));
        let turn = game.turn_of(&done.before);
        let mut changes: Vec<Vec<f64>> = vec![Vec::new(); game.seats()];
        for world in 0..worlds as u64 {
            let (seed, series) = (self.seed, APART + (entry << 16) + world);
            let dice = || FastDice::of_series(seed, series);
            let mut elsewhere = game.sample(&before, &mut dice());
            let mut falls = FastDice::of_series(!seed, series);
            // What is hidden may be in its way: then nothing is learned here.
            if game.apply(&mut elsewhere, seat, &action, &mut falls, &mut Silent).is_err() {
                continue;
            }
            let here = game.sample(&after, &mut dice());
            let expected = self.judged(elsewhere, turn, seat, dice());
            let came = self.judged(here, turn, seat, dice());
            for (of, changes) in Seat::all(game.seats()).zip(&mut changes) {
                let party = game.party_of(of);
                changes.push(f64::from(came.0[party]) - f64::from(expected.0[party]));
            }
        }
        let (change, error) = changes.iter().map(|changes| mean_and_error(changes)).unzip();
        Roll { entry, seat, change, error }
    }

    /// Everybody's chance at the end of the turn, as the seat sees it.
    fn judged(&mut self, mut state: G::State, turn: u64, seat: Seat, mut dice: FastDice) -> Chances {
        for _ in 0..LONGEST {
            if self.game.turn_of(&state) != turn || !search::play_on(self.game, &mut state, &mut dice) {
                break;
            }
        }
        chances(self.game, self.net, &state, seat, &mut self.inputs)
    }
}

/// The mean of these, and how far it is from the truth, about.
fn mean_and_error(values: &[f64]) -> (f64, f64) {
    let count = f64::from(u32::try_from(values.len()).unwrap_or(u32::MAX).max(2));
    let mean = values.iter().sum::<f64>() / count;
    let squares: f64 = values.iter().map(|value| (value - mean) * (value - mean)).sum();
    (round(mean), round((squares / (count * (count - 1.0))).sqrt()))
}
