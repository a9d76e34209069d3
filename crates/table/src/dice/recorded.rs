use std::borrow::Cow;

use super::{Cast, CastKind, Dice, DiceFault, Fall, FastDice};
use crate::journal::Entry;

/// Writes down what falls from other dice.
#[derive(Debug)]
pub struct Recorder<D> {
    dice: D,
    falls: Vec<Fall>,
    /// How many outcomes the next exchange of the shuffle in progress has; 1 or less when none is.
    shuffle_next: u32,
}

impl<D: Dice> Recorder<D> {
    /// A recorder around these dice.
    pub fn new(dice: D) -> Self {
        Recorder { dice, falls: Vec::new(), shuffle_next: 0 }
    }

    /// What fell.
    pub fn into_falls(self) -> Vec<Fall> {
        self.falls
    }
}

impl<D: Dice> Dice for Recorder<D> {
    fn cast(&mut self, cast: Cast) -> u32 {
        let got = self.dice.cast(cast);
        let purpose = Cow::Borrowed(cast.purpose);
        match cast.kind {
            CastKind::Die => self.falls.push(Fall::Die(purpose, cast.of, got + 1)),
            CastKind::Pick => self.falls.push(Fall::Pick(purpose, cast.of, got)),
            CastKind::Shuffle => {
                // The exchanges of one shuffle come one after the other, down to a choice between two.
                let goes_on = self.shuffle_next == cast.of;
                self.shuffle_next = cast.of - 1;
                match self.falls.last_mut() {
                    Some(Fall::Shuffle(of, exchanges)) if goes_on && *of == purpose => exchanges.push(got),
                    _ => self.falls.push(Fall::Shuffle(purpose, vec![got])),
                }
            }
        }
        got
    }

    fn settle(&self) -> Result<(), DiceFault> {
        self.dice.settle()
    }

    fn salt(&self, line: u64) -> Option<String> {
        self.dice.salt(line)
    }
}

/// Dice that fall as they once fell. A roll that the record does not hold is a fault.
#[derive(Clone, Debug)]
pub struct RecordedDice<'a> {
    falls: &'a [Fall],
    /// How much of a shuffle at the front has been used.
    exchanged: usize,
    salt: Option<&'a str>,
    fault: Option<DiceFault>,
    /// Answers after a fault: they mean nothing, but they vary, so that no rule waits for ever for another one.
    fallback: FastDice,
}

impl<'a> RecordedDice<'a> {
    /// Dice that fall as recorded.
    pub fn new(falls: &'a [Fall]) -> Self {
        RecordedDice { falls, exchanged: 0, salt: None, fault: None, fallback: FastDice::new(0) }
    }

    /// The dice of a line of a journal.
    pub fn of(entry: &'a Entry) -> Self {
        RecordedDice { salt: entry.salt.as_deref(), ..RecordedDice::new(&entry.dice) }
    }

    fn recorded(&mut self, cast: Cast) -> Option<u32> {
        let falls = self.falls;
        let (fall, rest) = falls.split_first()?;
        if fall.purpose() != cast.purpose || fall.kind() != cast.kind {
            return None;
        }
        let casts = fall.casts();
        let &(of, got) = casts.get(self.exchanged)?;
        if of != cast.of || got >= of {
            return None;
        }
        self.exchanged += 1;
        if self.exchanged == casts.len() {
            self.exchanged = 0;
            self.falls = rest;
        }
        Some(got)
    }
}

impl Dice for RecordedDice<'_> {
    fn cast(&mut self, cast: Cast) -> u32 {
        if self.fault.is_none()
            && let Some(got) = self.recorded(cast)
        {
            return got;
        }
        let held = self.falls.first().map_or_else(|| "nothing more".to_owned(), Fall::in_words);
        self.fault.get_or_insert(DiceFault::RecordMismatch { asked: cast.in_words(), held });
        self.fallback.below(cast.of)
    }

    /// Whether everything recorded was asked for, and nothing else.
    fn settle(&self) -> Result<(), DiceFault> {
        match (&self.fault, self.falls.first()) {
            (Some(fault), _) => Err(fault.clone()),
            (None, Some(fall)) => Err(DiceFault::RecordLeftOver { left: fall.in_words() }),
            (None, None) => Ok(()),
        }
    }

    fn salt(&self, _: u64) -> Option<String> {
        self.salt.map(str::to_owned)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::FastDice;

    #[test]
    fn what_was_recorded_falls_again() {
        let play = |dice: &mut dyn FnMut(usize) -> Vec<u32>| (dice(0), dice(1), dice(2));
        let mut recorder = Recorder::new(FastDice::new(5));
        let first = play(&mut |step| throw(&mut recorder, step));
        let falls = recorder.into_falls();
        // Two shuffles in a row stay two shuffles.
        assert_eq!(falls.iter().filter(|fall| matches!(fall, Fall::Shuffle(..))).count(), 2);

        let mut recorded = RecordedDice::new(&falls);
        assert_eq!(play(&mut |step| throw(&mut recorded, step)), first);
        assert_eq!(recorded.settle(), Ok(()));
    }

    fn throw(dice: &mut impl Dice, step: usize) -> Vec<u32> {
        match step {
            0 => vec![dice.die("d", 6), dice.die("d", 20)],
            1 => {
                let mut cards: Vec<u32> = (0..10).collect();
                dice.shuffle("cards", &mut cards);
                dice.shuffle("cards", &mut cards);
                cards
            }
            _ => vec![u32::try_from(dice.pick("seat", 3)).unwrap()],
        }
    }

    #[test]
    fn another_roll_than_recorded_is_a_fault() {
        let falls = [Fall::Die("travel".into(), 6, 3)];
        let mut dice = RecordedDice::new(&falls);
        dice.die("travel", 8);
        assert_eq!(
            dice.settle().unwrap_err().to_string(),
            "the record holds a d6 for “travel” showing 3, but the rules ask for a d8 for “travel”"
        );
    }

    #[test]
    fn faces_that_no_die_has_are_a_fault() {
        for face in [0, 7] {
            let falls = [Fall::Die("travel".into(), 6, face)];
            let mut dice = RecordedDice::new(&falls);
            dice.die("travel", 6);
            assert!(dice.settle().is_err(), "face {face}");
        }
    }

    #[test]
    fn rolls_left_over_are_a_fault() {
        let falls = [Fall::Pick("seat".into(), 3, 2)];
        assert!(matches!(RecordedDice::new(&falls).settle(), Err(DiceFault::RecordLeftOver { .. })));
    }
}
