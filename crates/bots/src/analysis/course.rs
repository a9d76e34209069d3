//! Everybody's chance in a position, each by what they themselves know of it.

use games::Listed;
use table::dice::FastDice;
use table::{Seat, Silent};

use super::LookBack;
use crate::value::{Valued, chances};

/// How many other deals one's own is held against.
const DEALS: u64 = 200;

/// As far as anybody can make sense of it, for files that people read.
pub(super) fn round(value: impl Into<f64>) -> f64 {
    // A sum of nothing is less than nothing by its sign.
    (value.into() * 10_000.0).round() / 10_000.0 + 0.0
}

impl<G: Valued + Listed> LookBack<'_, G> {
    /// Each seat's chance: by its own view, or those of its team, and all of them together 1.
    pub(super) fn known(&mut self, state: &G::State) -> Vec<f64> {
        let game = self.game;
        let mut own = vec![(0.0_f64, 0.0_f64); game.parties()];
        for seat in Seat::all(game.seats()) {
            let party = game.party_of(seat);
            let chance = chances(game, self.net, state, seat, &mut self.inputs).0[party];
            own[party].0 += f64::from(chance);
            own[party].1 += 1.0;
        }
        let mean = |&(sum, count): &(f64, f64)| sum / count.max(1.0);
        let all = own.iter().map(mean).sum::<f64>().max(f64::MIN_POSITIVE);
        Seat::all(game.seats()).map(|seat| round(mean(&own[game.party_of(seat)]) / all)).collect()
    }

    /// Each seat's chance before anything is dealt: the mean over many deals.
    pub(super) fn before_the_deal(&mut self) -> Vec<f64> {
        let mut sums = vec![0.0; self.game.seats()];
        for deal in 0..DEALS {
            let state = self.game.set_up(&mut FastDice::of_series(!self.seed, deal), &mut Silent);
            let known = self.known(&state);
            sums.iter_mut().zip(known).for_each(|(sum, chance)| *sum += chance);
        }
        // There are few of them.
        sums.into_iter().map(|sum| round(sum / f64::from(u32::try_from(DEALS).unwrap_or(1)))).collect()
    }
}
