//! The roll report: every roll of a game in a list a person can read, and whether the dice were even.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::dice::{Cast, CastKind, Commitment, Dice, Fall, FastDice, ProvenDice, SecretSeed};
use crate::journal::{Entry, Journal, JournalError, JournalFault, Origin, What};
use crate::{Locked, Seat};

/// One roll of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Roll {
    /// The roll's number, counted from 1.
    pub number: usize,
    /// The journal's entry it belongs to.
    pub entry: u64,
    /// Whose action asked for it; nobody's at the start.
    pub seat: Option<Seat>,
    /// What fell.
    pub fall: Fall,
}

/// How often each face fell, of one kind of die.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Tally {
    /// What the dice were for.
    pub purpose: String,
    /// The number of sides.
    pub sides: u32,
    /// How often each face fell, the lowest first.
    pub observed: Vec<u32>,
    /// How often each face should have fallen.
    pub expected: f64,
    /// The chi-square value of the difference.
    pub chi_square: f64,
    /// How often even dice would be at least that uneven.
    pub probability: f64,
}

/// All rolls of a journal, in order.
pub fn rolls(entries: &[Entry]) -> Vec<Roll> {
    let of_entry = |entry: &Entry| {
        let seat = match entry.what {
            What::Act { seat, .. } | What::TakeBack { seat } | What::TakeBackTo { seat, .. } => Some(seat),
            What::Share { .. }
            | What::Without { .. }
            | What::BrokenOff { .. }
            | What::Start
            | What::Abandon
            | What::Reveal { .. } => None,
        };
        let n = entry.n;
        entry.dice.clone().into_iter().map(move |fall| (n, seat, fall)).collect::<Vec<_>>()
    };
    (1..)
        .zip(entries.iter().flat_map(of_entry))
        .map(|(number, (entry, seat, fall))| Roll { number, entry, seat, fall })
        .collect()
}

/// How often each face of each kind of die fell.
pub fn tallies(rolls: &[Roll]) -> Vec<Tally> {
    let mut counts: BTreeMap<(&str, u32), Vec<u32>> = BTreeMap::new();
    for roll in rolls {
        if let Fall::Die(purpose, sides, face) = &roll.fall {
            let faces = counts.entry((purpose, *sides)).or_insert_with(|| vec![0; *sides as usize]);
            faces[*face as usize - 1] += 1;
        }
    }
    counts.into_iter().map(|((purpose, _), observed)| Tally::of(purpose.to_owned(), observed)).collect()
}

impl Tally {
    /// How even dice were whose faces fell so often.
    pub fn of(purpose: String, observed: Vec<u32>) -> Self {
        let sides = u32::try_from(observed.len()).unwrap_or(u32::MAX);
        let expected = f64::from(observed.iter().sum::<u32>()) / f64::from(sides);
        let off = |&n: &u32| if expected > 0.0 { (f64::from(n) - expected).powi(2) / expected } else { 0.0 };
        let chi_square = observed.iter().map(off).sum();
        let probability = chi_square_exceeds(chi_square, sides.saturating_sub(1));
        Tally { purpose, sides, observed, expected, chi_square, probability }
    }

    /// How many dice fell.
    pub fn dice(&self) -> u32 {
        self.observed.iter().sum()
    }
}

/// What dice came to, beside what was to be expected of them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Luck {
    /// How many dice fell.
    pub dice: u32,
    /// What their numbers come to.
    pub sum: u64,
    /// What fair dice come to on average.
    pub expected: f64,
    /// How often fair dice are at least that far off, above or below.
    pub probability: f64,
}

impl Luck {
    /// What dice of all these kinds came to together; nothing, if none fell.
    pub fn of<'a>(tallies: impl IntoIterator<Item = &'a Tally>) -> Option<Self> {
        let (mut dice, mut sum, mut expected, mut variance) = (0, 0, 0.0, 0.0);
        for tally in tallies {
            let (count, sides) = (f64::from(tally.dice()), f64::from(tally.sides));
            dice += tally.dice();
            sum += (1..).zip(&tally.observed).map(|(face, &n)| face * u64::from(n)).sum::<u64>();
            expected += count * (sides + 1.0) / 2.0;
            variance += count * (sides * sides - 1.0) / 12.0;
        }
        // The sum of many dice is as good as normal, and the square of what is normal has one degree of freedom.
        let off = sum as f64 - expected;
        let probability = if variance > 0.0 { chi_square_exceeds(off * off / variance, 1) } else { 1.0 };
        (dice > 0).then_some(Luck { dice, sum, expected, probability })
    }
}

/// The probability that a chi-square variable of this many degrees of freedom is at least `value`: the
/// regularised upper incomplete gamma function, by its series.
fn chi_square_exceeds(value: f64, degrees: u32) -> f64 {
    let (shape, x) = (f64::from(degrees) / 2.0, value / 2.0);
    if x <= 0.0 || degrees == 0 {
        return 1.0;
    }
    if x > 500.0 + f64::from(degrees) {
        // The series would outgrow all numbers, and there is nothing left.
        return 0.0;
    }
    let mut term = 1.0 / shape;
    let mut sum = term;
    let mut next = shape;
    while term > sum * 1e-12 {
        next += 1.0;
        term *= x / next;
        sum += term;
    }
    (1.0 - sum * (shape * x.ln() - x - ln_gamma_of_half(degrees)).exp()).clamp(0.0, 1.0)
}

/// ln Γ(degrees / 2), exactly: a product down to Γ(1) = 1 or Γ(1/2) = √π.
fn ln_gamma_of_half(degrees: u32) -> f64 {
    let start = if degrees.is_multiple_of(2) { 0.0 } else { std::f64::consts::PI.sqrt().ln() };
    let first = if degrees.is_multiple_of(2) { 2 } else { 1 };
    (first..degrees).step_by(2).fold(start, |sum, k| sum + (f64::from(k) / 2.0).ln())
}

/// How far the dice of a journal could be checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Proof {
    /// Every draw follows from the published seed and the shares of players who had committed to theirs before any was
    /// revealed.
    Shared,
    /// Every draw follows from the published seed, which is the one committed to; nobody else had a share in them.
    TableAlone,
    /// In a game from before shares were committed to: every draw follows from the published seed, which is the one
    /// committed to.
    Proven,
    /// Every draw follows from the seed in the header, which was never a secret.
    Reproduced,
    /// The dice were proven ones, but their seed is not published yet.
    SeedNotPublished,
    /// The dice were scripted: somebody chose them.
    Scripted,
    /// There are none: the start was broken off when the seats were locked.
    BrokenOff,
}

/// Checks every draw of a journal against the source that its header names.
pub fn prove(journal: &Journal) -> Result<Proof, JournalError> {
    match &journal.header.dice {
        Origin::Scripted => Ok(Proof::Scripted),
        Origin::Seeded(seed) => {
            check(&journal.entries, &mut FastDice::new(*seed)).map(|()| Proof::Reproduced)
        }
        Origin::Proven(provenance) => {
            let Some(seed) = published(journal, &provenance.commitment)? else {
                return Ok(Proof::SeedNotPublished);
            };
            check(&journal.entries, &mut ProvenDice::new(&seed, provenance, 0)).map(|()| Proof::Proven)
        }
        Origin::Sealed(sealing) => prove_sealed(journal, &sealing.seed),
    }
}

fn prove_sealed(journal: &Journal, seal: &Commitment) -> Result<Proof, JournalError> {
    let (locked, after) = Locked::read(journal)?;
    let Some(locked) = locked else { return Ok(Proof::SeedNotPublished) };
    if let Some(entry) = after.first().filter(|_| locked.is_broken_off()) {
        return Err(JournalFault::Order("nothing can follow a start that was broken off").at(entry.n));
    }
    if locked.is_broken_off() {
        return Ok(Proof::BrokenOff);
    }
    let Some(seed) = published(journal, seal)? else { return Ok(Proof::SeedNotPublished) };
    let first = after.first().map_or(0, |entry| entry.n);
    let key = locked.key(&seed).ok_or_else(|| {
        JournalFault::Order("the game begins before all shares are accounted for").at(first)
    })?;
    let mut dice = ProvenDice::sealed(key, 0);
    check(after, &mut dice)?;
    for entry in after {
        if entry.salt != dice.salt(entry.n).filter(|_| entry.is_secret()) {
            return Err(JournalFault::Proof("its salt does not follow from the seed".to_owned()).at(entry.n));
        }
    }
    Ok(if locked.revealed() > 0 { Proof::Shared } else { Proof::TableAlone })
}

/// The seed that the last entry publishes, if it does; it must be the one committed to.
fn published(journal: &Journal, commitment: &Commitment) -> Result<Option<SecretSeed>, JournalError> {
    let Some(Entry { what: What::Reveal { seed }, n, .. }) = journal.entries.last() else { return Ok(None) };
    let fault = |what: &str| JournalFault::Proof(what.to_owned()).at(*n);
    let seed =
        SecretSeed::parse(seed).ok_or_else(|| fault("the published seed is not 64 hexadecimal digits"))?;
    if seed.commitment() != *commitment {
        return Err(fault("the published seed is not the one committed to"));
    }
    Ok(Some(seed))
}

fn check(entries: &[Entry], dice: &mut impl Dice) -> Result<(), JournalError> {
    for entry in entries {
        for fall in &entry.dice {
            let fault = |what: &str| {
                let what = format!("a roll for “{}” {what}", fall.purpose());
                JournalFault::Proof(what).at(entry.n)
            };
            let casts = fall.casts();
            if casts.is_empty() {
                return Err(fault("has no outcome"));
            }
            for (of, got) in casts {
                if got >= of {
                    return Err(fault("has an outcome that it cannot have"));
                }
                if dice.cast(Cast { purpose: "check", kind: CastKind::Pick, of }) != got {
                    return Err(fault("does not follow from the seed"));
                }
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chi_square_agrees_with_the_printed_tables() {
        // Critical values at 5 % and 1 %, from any table of the distribution.
        for (degrees, value, probability) in
            [(1, 3.841, 0.05), (5, 11.070, 0.05), (11, 19.675, 0.05), (19, 30.144, 0.05), (5, 15.086, 0.01)]
        {
            let found = chi_square_exceeds(value, degrees);
            assert!((found - probability).abs() < 1e-4, "{degrees} degrees: {found}");
        }
    }

    #[test]
    fn faces_are_counted_by_purpose_and_sides() {
        let die = |face| Fall::Die("travel".into(), 6, face);
        let rolls: Vec<Roll> = [1, 1, 6]
            .into_iter()
            .map(|face| Roll { number: 1, entry: 1, seat: None, fall: die(face) })
            .collect();
        let tallies = tallies(&rolls);
        assert_eq!(tallies.len(), 1);
        assert_eq!(tallies[0].observed, [2, 0, 0, 0, 0, 1]);
        assert!((tallies[0].expected - 0.5).abs() < 1e-12);
        assert!((tallies[0].chi_square - 7.0).abs() < 1e-9);
    }

    #[test]
    fn luck_is_what_dice_came_to_beside_what_was_to_be_expected() {
        // A hundred dice with a sum of 390: 40 more than expected, at a standard deviation of √(100 · 35 / 12) = 17.08, so
        // 2.342 of them, which the normal distribution exceeds on either side in 1.92 % of cases.
        let d6 = Tally::of("roll".to_owned(), vec![10, 10, 20, 20, 20, 20]);
        let luck = Luck::of([&d6]).unwrap();
        assert_eq!((luck.dice, luck.sum), (100, 390));
        assert!((luck.expected - 350.0).abs() < 1e-9);
        assert!((luck.probability - 0.0192).abs() < 1e-3, "{luck:?}");
        let coin = Tally::of("coin".to_owned(), vec![5, 5]);
        let both = Luck::of([&d6, &coin]).unwrap();
        assert!((both.dice, both.sum) == (110, 405) && (both.expected - 365.0).abs() < 1e-9, "{both:?}");
        let all_ones = Luck::of([&Tally::of("d".to_owned(), vec![900, 0])]).unwrap();
        assert!(all_ones.probability < 1e-9);
        assert_eq!(Luck::of([]), None);
    }
}
