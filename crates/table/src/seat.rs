use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{By, Key};

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat with this index. Tables are far smaller than 256 seats.
    #[expect(clippy::cast_possible_truncation, reason = "no table has more than sixteen seats")]
    pub const fn from_index(index: usize) -> Self {
        Seat(index as u8)
    }

    /// The next seat clockwise (to the left) at a table of `seats`.
    pub const fn next(self, seats: usize) -> Self {
        let next = self.index() + 1;
        Seat::from_index(if next == seats { 0 } else { next })
    }

    /// All seats of a table in order, beginning with this one.
    pub fn round(self, seats: usize) -> impl Iterator<Item = Seat> {
        (0..seats).map(move |step| Seat::from_index((self.index() + step) % seats))
    }

    /// All seats of a table, from the first.
    pub fn all(seats: usize) -> impl Iterator<Item = Seat> {
        (0..seats).map(Seat::from_index)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// A set of up to sixteen seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u16);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Just this seat.
    pub const fn only(seat: Seat) -> Self {
        SeatSet(1 << seat.0)
    }

    /// Every seat of a table of `seats`.
    pub const fn full(seats: usize) -> Self {
        SeatSet((1u16 << seats) - 1)
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 16 && self.0 & (1 << seat.0) != 0
    }

    /// This set and the seat.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// This set without the seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// Whether nobody is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest seat of the set.
    pub fn first(self) -> Option<Seat> {
        self.iter().next()
    }

    /// The seats of the set, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let seat = Seat::from_index(left.trailing_zeros() as usize);
            left &= left - 1;
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

// As a list of seats, which reads well in a view.
impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        match seats.iter().find(|seat| seat.0 >= 16) {
            Some(seat) => Err(serde::de::Error::custom(format_args!("no table has a {seat}"))),
            None => Ok(seats.into_iter().collect()),
        }
    }
}

impl Key for Seat {
    #[inline]
    fn index(self) -> usize {
        self.0 as usize
    }
}

/// One `T` for each of `N` seats.
pub type BySeat<T, const N: usize> = By<Seat, T, N>;

/// Who looks at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// A player, who sees what their seat sees.
    Seat(Seat),
    /// Somebody without a seat, who sees what everybody sees.
    Spectator,
}

impl Viewer {
    /// The seat, if the viewer has one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_begins_with_the_seat_and_wraps() {
        assert_eq!(Seat(2).round(4).collect::<Vec<_>>(), [Seat(2), Seat(3), Seat(0), Seat(1)]);
        assert_eq!(Seat(3).next(4), Seat(0));
    }

    #[test]
    fn a_set_keeps_its_seats_in_order() {
        let set: SeatSet = [Seat(4), Seat(0), Seat(2)].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(0), Seat(2), Seat(4)]);
        assert_eq!(set.without(Seat(0)).first(), Some(Seat(2)));
        assert_eq!(set.len(), 3);
        assert!(!set.contains(Seat(200)), "a seat no table has is in no set");
        assert_eq!(SeatSet::full(3), [Seat(0), Seat(1), Seat(2)].into_iter().collect());
    }
}
