//! Chance: one way to ask for it, four places it can come from.
//!
//! A game asks for a [`Cast`], a whole number below a bound, and says what for. Where the number comes from is
//! the caller's choice: [`FastDice`] in simulations, [`ProvenDice`] at a table, [`RecordedDice`] when a journal
//! is replayed, [`ScriptedDice`] in tests and lessons. A [`Recorder`] around any of them notes what fell.
//!
//! ```
//! use table::dice::{Dice, Fall, FastDice, Recorder, Scripted, ScriptedDice};
//!
//! let mut scripted = ScriptedDice::new(vec![Scripted::Value(6)]);
//! assert_eq!(scripted.die("travel", 6), 6);
//!
//! let mut recorder = Recorder::new(FastDice::new(7));
//! let face = recorder.die("travel", 6);
//! assert_eq!(recorder.into_falls(), [Fall::Die("travel".into(), 6, face)]);
//! ```

mod fast;
mod proven;
mod recorded;
mod scripted;
mod sealed;

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

pub use fast::FastDice;
pub use proven::{Commitment, ProvenDice, Provenance, SecretSeed};
pub use recorded::{RecordedDice, Recorder};
pub use scripted::{Scripted, ScriptedDice};
pub use sealed::{BrokenOff, DiceKey, Sealing, Share, Sitter};

/// What kind of chance is asked for, which decides how it is written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CastKind {
    /// A die; written with its face, counted from 1.
    Die,
    /// A choice among some things; written with the index, counted from 0.
    Pick,
    /// One exchange of a shuffle; a whole shuffle is written as one [`Fall`].
    Shuffle,
}

/// A request for a whole number from 0 to `of - 1`, each as likely as the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cast {
    /// What it is for, in the game's own short words (`travel`, `pile`).
    pub purpose: &'static str,
    /// The kind.
    pub kind: CastKind,
    /// How many outcomes there are; at least 1.
    pub of: u32,
}

/// Why dice could not answer. The answers given after a fault mean nothing: the action is to be dropped.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DiceFault {
    /// A script ended too early.
    #[error("the dice script is used up: {asked} was asked for")]
    ScriptEnded {
        /// The roll that was asked for.
        asked: String,
    },
    /// A script holds something that does not fit the roll.
    #[error("the dice script holds {held}, but {asked} was asked for")]
    ScriptMismatch {
        /// The roll that was asked for.
        asked: String,
        /// What stands in the script.
        held: String,
    },
    /// A record does not fit the roll.
    #[error("the record holds {held}, but the rules ask for {asked}")]
    RecordMismatch {
        /// The roll that was asked for.
        asked: String,
        /// What stands in the record.
        held: String,
    },
    /// A record holds more rolls than were asked for.
    #[error("the record holds {left} that the rules never ask for")]
    RecordLeftOver {
        /// What is left.
        left: String,
    },
}

/// A source of chance.
pub trait Dice {
    /// A whole number from 0 to `cast.of - 1`.
    fn cast(&mut self, cast: Cast) -> u32;

    /// Asked after every action by whoever keeps the journal: whether all answers since the last time meant
    /// something, and none that had to be asked for was left out.
    fn settle(&self) -> Result<(), DiceFault> {
        Ok(())
    }

    /// What is written into this line of a journal beside the dice, so that its hash gives no secret away. Only dice
    /// with a secret key have it.
    fn salt(&self, _line: u64) -> Option<String> {
        None
    }

    /// The face of a die with `sides` sides, counted from 1.
    #[inline]
    fn die(&mut self, purpose: &'static str, sides: u32) -> u32 {
        1 + self.cast(Cast { purpose, kind: CastKind::Die, of: sides })
    }

    /// An index below `of`.
    #[inline]
    fn pick(&mut self, purpose: &'static str, of: usize) -> usize {
        let of = u32::try_from(of).expect("nothing at a table is counted in billions");
        self.cast(Cast { purpose, kind: CastKind::Pick, of }) as usize
    }

    /// Puts the items into a random order: from the last place down, each place receives one of the items up
    /// to it (Fisher and Yates).
    #[inline]
    fn shuffle<T>(&mut self, purpose: &'static str, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let of = u32::try_from(last + 1).expect("nothing at a table is counted in billions");
            let chosen = self.cast(Cast { purpose, kind: CastKind::Shuffle, of });
            items.swap(last, chosen as usize);
        }
    }
}

impl<D: Dice> Dice for &mut D {
    #[inline]
    fn cast(&mut self, cast: Cast) -> u32 {
        (**self).cast(cast)
    }

    fn settle(&self) -> Result<(), DiceFault> {
        (**self).settle()
    }

    fn salt(&self, line: u64) -> Option<String> {
        (**self).salt(line)
    }
}

/// What fell, as it stands in a journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fall {
    /// A die: what for, its number of sides, the face counted from 1.
    Die(Cow<'static, str>, u32, u32),
    /// A choice: what for, among how many, the index counted from 0.
    Pick(Cow<'static, str>, u32, u32),
    /// A shuffle of one item more than there are numbers: what for, and the exchanges from the last place down.
    Shuffle(Cow<'static, str>, Vec<u32>),
}

impl Fall {
    /// What it was for.
    pub fn purpose(&self) -> &str {
        match self {
            Fall::Die(purpose, ..) | Fall::Pick(purpose, ..) | Fall::Shuffle(purpose, _) => purpose,
        }
    }

    /// The casts it consists of, each as its number of outcomes and the outcome counted from 0.
    pub fn casts(&self) -> Vec<(u32, u32)> {
        match self {
            Fall::Die(_, sides, face) => vec![(*sides, face.wrapping_sub(1))],
            Fall::Pick(_, of, index) => vec![(*of, *index)],
            Fall::Shuffle(_, exchanges) => (2..=u32::try_from(exchanges.len()).unwrap_or(u32::MAX - 1) + 1)
                .rev()
                .zip(exchanges.iter().copied())
                .collect(),
        }
    }

    fn kind(&self) -> CastKind {
        match self {
            Fall::Die(..) => CastKind::Die,
            Fall::Pick(..) => CastKind::Pick,
            Fall::Shuffle(..) => CastKind::Shuffle,
        }
    }

    fn in_words(&self) -> String {
        match self {
            Fall::Die(purpose, sides, face) => format!("a d{sides} for “{purpose}” showing {face}"),
            Fall::Pick(purpose, of, index) => format!("a pick among {of} for “{purpose}” giving {index}"),
            Fall::Shuffle(purpose, exchanges) => {
                format!("a shuffle of {} for “{purpose}”", exchanges.len() + 1)
            }
        }
    }
}

impl Cast {
    fn in_words(self) -> String {
        match self.kind {
            CastKind::Die => format!("a d{} for “{}”", self.of, self.purpose),
            CastKind::Pick => format!("a pick among {} for “{}”", self.of, self.purpose),
            CastKind::Shuffle => format!("a shuffle of {} for “{}”", self.of, self.purpose),
        }
    }
}
