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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// One of the five colours.
    Colour(Colour),
    /// The globe: a ticket of any colour.
    Globe,
}

impl Face {
    /// The face that a number from 1 to 6 stands for: the colours in order, then the globe.
    pub fn of_number(number: u32) -> Self {
        Colour::ALL.get(number as usize - 1).map_or(Face::Globe, |&colour| Face::Colour(colour))
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

    /// The colours of which there is at least one.
    pub fn colours(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |&colour| self[colour] > 0)
    }

    /// The only colour there is, if there is but one.
    pub fn only_colour(self) -> Option<Colour> {
        let mut colours = self.colours();
        colours.next().filter(|_| colours.next().is_none())
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
