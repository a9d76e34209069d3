use std::ops::{AddAssign, Index, IndexMut, SubAssign};

use serde::{Deserialize, Serialize};
use table::Text;

/// A ticket colour, which is the colour of the paths it opens (LM-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Colour {
    /// Purple.
    Purple,
    /// Yellow.
    Yellow,
    /// Blue.
    Blue,
    /// Green.
    Green,
    /// Red.
    Red,
}

impl Colour {
    /// How many there are.
    pub const COUNT: usize = 5;
    /// All of them, in the order of their tickets.
    pub const ALL: [Colour; Colour::COUNT] =
        [Colour::Purple, Colour::Yellow, Colour::Blue, Colour::Green, Colour::Red];

    /// The colour's id in editions and messages.
    pub const fn id(self) -> &'static str {
        match self {
            Colour::Purple => "purple",
            Colour::Yellow => "yellow",
            Colour::Blue => "blue",
            Colour::Green => "green",
            Colour::Red => "red",
        }
    }

    /// The colour's name.
    pub fn text(self) -> Text {
        Text::new(match self {
            Colour::Purple => "lm-colour-purple",
            Colour::Yellow => "lm-colour-yellow",
            Colour::Blue => "lm-colour-blue",
            Colour::Green => "lm-colour-green",
            Colour::Red => "lm-colour-red",
        })
    }
}

/// A face of a travel die (LM-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// One of the five colours.
    Colour(Colour),
    /// The globe: a ticket of any colour.
    Globe,
}

impl Face {
    /// Every face, in the order of the numbers from 1 to 6.
    pub const ALL: [Face; 6] = [
        Face::Colour(Colour::Purple),
        Face::Colour(Colour::Yellow),
        Face::Colour(Colour::Blue),
        Face::Colour(Colour::Green),
        Face::Colour(Colour::Red),
        Face::Globe,
    ];

    /// The face that a number from 1 to 6 stands for: the colours in order, then the globe.
    pub fn of_number(number: u32) -> Self {
        Face::ALL[number as usize - 1]
    }
}

/// A number of tickets of each colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tickets(pub [u8; Colour::COUNT]);

impl Tickets {
    /// None at all.
    pub const NONE: Tickets = Tickets([0; Colour::COUNT]);

    /// So many of one colour.
    pub fn of(colour: Colour, count: u8) -> Self {
        let mut tickets = Tickets::NONE;
        tickets[colour] = count;
        tickets
    }

    /// How many of all colours together.
    pub fn total(self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self == Tickets::NONE
    }

    /// Whether all of `others` are among these.
    pub fn hold(self, others: Tickets) -> bool {
        self.0.iter().zip(others.0).all(|(&have, want)| have >= want)
    }

    /// What these are more than others, colour by colour.
    #[must_use]
    pub fn beyond(self, others: Tickets) -> Tickets {
        let mut more = self;
        for (count, other) in more.0.iter_mut().zip(others.0) {
            *count = count.saturating_sub(other);
        }
        more
    }

    /// The colours of which there is at least one.
    #[inline]
    pub fn colours(self) -> impl Iterator<Item = Colour> {
        self.held().iter()
    }

    /// The colours of which there is at least one, as a set.
    #[inline]
    pub fn held(self) -> ColourSet {
        let bit = |colour: usize| u8::from(self.0[colour] > 0) << colour;
        ColourSet(bit(0) | bit(1) | bit(2) | bit(3) | bit(4))
    }

    /// One of this colour.
    #[inline]
    pub const fn one(colour: Colour) -> Self {
        const ONES: [Tickets; Colour::COUNT] = [
            Tickets([1, 0, 0, 0, 0]),
            Tickets([0, 1, 0, 0, 0]),
            Tickets([0, 0, 1, 0, 0]),
            Tickets([0, 0, 0, 1, 0]),
            Tickets([0, 0, 0, 0, 1]),
        ];
        ONES[colour as usize]
    }

    /// The only colour there is, if there is but one.
    pub fn only_colour(self) -> Option<Colour> {
        let held = self.held();
        held.iter().next().filter(|&colour| held == ColourSet::only(colour))
    }
}

/// A set of colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ColourSet(u8);

impl ColourSet {
    /// Just this colour.
    pub const fn only(colour: Colour) -> Self {
        ColourSet(1 << colour as u8)
    }

    /// The set without this colour.
    #[inline]
    #[must_use]
    pub const fn without(self, colour: Colour) -> Self {
        ColourSet(self.0 & !(1 << colour as u8))
    }

    /// The colours in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let colour = Colour::ALL[left.trailing_zeros() as usize];
            left &= left - 1;
            Some(colour)
        })
    }
}

impl Index<Colour> for Tickets {
    type Output = u8;

    #[inline]
    fn index(&self, colour: Colour) -> &u8 {
        &self.0[colour as usize]
    }
}

impl IndexMut<Colour> for Tickets {
    #[inline]
    fn index_mut(&mut self, colour: Colour) -> &mut u8 {
        &mut self.0[colour as usize]
    }
}

impl AddAssign for Tickets {
    fn add_assign(&mut self, others: Tickets) {
        for (count, other) in self.0.iter_mut().zip(others.0) {
            *count += other;
        }
    }
}

impl SubAssign for Tickets {
    fn sub_assign(&mut self, others: Tickets) {
        for (count, other) in self.0.iter_mut().zip(others.0) {
            *count -= other;
        }
    }
}
