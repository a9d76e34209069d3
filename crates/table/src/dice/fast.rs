use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::{Cast, Dice};
use crate::journal::Journal;

/// Quick dice for simulations, search and sampling: reproducible from a number, and guarding no secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FastDice(Xoshiro256PlusPlus);

impl FastDice {
    /// The dice that belong to this seed.
    pub fn new(seed: u64) -> Self {
        FastDice(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// The dice of game number `game` of a series. Every game has its own, so that a series gives the same games
    /// on any number of cores.
    pub fn of_series(seed: u64, game: u64) -> Self {
        // A golden-ratio step keeps neighbouring games apart; seeding then mixes all bits.
        FastDice::new(seed ^ game.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    /// The dice of this seed as they stand at the end of a journal. Where they stand depends on every bound that
    /// was asked for, so all casts are made again.
    pub fn going_on(seed: u64, journal: &Journal) -> Self {
        let mut dice = FastDice::new(seed);
        for fall in journal.entries.iter().flat_map(|entry| &entry.dice) {
            for (of, _) in fall.casts() {
                dice.below(of);
            }
        }
        dice
    }

    /// A whole number from 0 to `of - 1` (Lemire's multiplication, with rejection of the uneven rest).
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "the low and the high half of a product are wanted")]
    pub fn below(&mut self, of: u32) -> u32 {
        let mut product = u64::from(self.0.next_u32()) * u64::from(of);
        if (product as u32) < of {
            let uneven = of.wrapping_neg() % of;
            while (product as u32) < uneven {
                product = u64::from(self.0.next_u32()) * u64::from(of);
            }
        }
        (product >> 32) as u32
    }
}

impl Dice for FastDice {
    #[inline]
    fn cast(&mut self, cast: Cast) -> u32 {
        self.below(cast.of)
    }
}
