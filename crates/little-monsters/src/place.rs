use serde::{Deserialize, Serialize};

/// A location of the board, by its place in the edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LocationId(pub u8);

impl LocationId {
    /// The location as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The location with this index; an edition has at most [`Places::MAX`].
    #[expect(clippy::cast_possible_truncation, reason = "editions have at most 128 locations")]
    pub const fn from_index(index: usize) -> Self {
        LocationId(index as u8)
    }
}

/// A continent, by its place in the edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ContinentId(pub u8);

/// A set of locations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Places(u128);

impl Places {
    /// How many locations an edition can have.
    pub const MAX: usize = 128;
    /// No location.
    pub const NONE: Places = Places(0);

    /// Just this location.
    pub const fn only(location: LocationId) -> Self {
        Places(1 << location.0)
    }

    /// The first `count` locations: all of an edition.
    pub const fn first(count: usize) -> Self {
        if count == Places::MAX { Places(u128::MAX) } else { Places((1 << count) - 1) }
    }

    /// Whether the location is among them.
    #[inline]
    pub const fn contains(self, location: LocationId) -> bool {
        location.index() < Places::MAX && self.0 & (1 << location.0) != 0
    }

    /// Adds the location.
    #[inline]
    pub fn insert(&mut self, location: LocationId) {
        self.0 |= 1 << location.0;
    }

    /// Takes the location out.
    #[inline]
    pub fn remove(&mut self, location: LocationId) {
        self.0 &= !(1 << location.0);
    }

    /// All of these and those.
    #[must_use]
    pub const fn union(self, others: Places) -> Self {
        Places(self.0 | others.0)
    }

    /// These that are among those too.
    #[must_use]
    pub const fn intersection(self, others: Places) -> Self {
        Places(self.0 & others.0)
    }

    /// These without those.
    #[must_use]
    pub const fn difference(self, others: Places) -> Self {
        Places(self.0 & !others.0)
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The locations in order.
    pub fn iter(self) -> impl Iterator<Item = LocationId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let location = LocationId::from_index(left.trailing_zeros() as usize);
            left &= left - 1;
            Some(location)
        })
    }
}

impl FromIterator<LocationId> for Places {
    fn from_iter<I: IntoIterator<Item = LocationId>>(locations: I) -> Self {
        locations.into_iter().fold(Places::NONE, |mut places, location| {
            places.insert(location);
            places
        })
    }
}

// As a list of numbers, which reads well in a view and fits into every JSON reader's numbers.
impl Serialize for Places {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Places {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let locations = Vec::<LocationId>::deserialize(deserializer)?;
        match locations.iter().find(|location| location.index() >= Places::MAX) {
            Some(location) => {
                Err(serde::de::Error::custom(format_args!("there is no location {}", location.0)))
            }
            None => Ok(locations.into_iter().collect()),
        }
    }
}
