use serde::{Deserialize, Serialize};

table::id!(
    /// A location of the board, by its place in the edition.
    LocationId
);
table::id!(
    /// A continent, by its place in the edition.
    ContinentId
);

impl ContinentId {
    /// How many continents there are (GT-1).
    pub const COUNT: usize = 6;

    /// All six.
    pub fn all() -> impl Iterator<Item = ContinentId> {
        (0..6).map(ContinentId)
    }
}

/// A set of locations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Places([u64; 4]);

impl Places {
    /// How many locations an edition can have.
    pub const MAX: usize = 256;
    /// No location.
    pub const NONE: Places = Places([0; 4]);

    /// Whether the location is among them.
    #[inline]
    pub const fn contains(&self, location: LocationId) -> bool {
        self.0[location.index() / 64] & (1 << (location.0 % 64)) != 0
    }

    /// Adds the location.
    #[inline]
    pub fn insert(&mut self, location: LocationId) {
        self.0[location.index() / 64] |= 1 << (location.0 % 64);
    }

    /// All of these and those.
    #[must_use]
    pub fn or(self, others: Places) -> Self {
        self.combine(others, |these, those| these | those)
    }

    /// These that are among those too.
    #[must_use]
    #[inline]
    pub fn and(self, others: Places) -> Self {
        self.combine(others, |these, those| these & those)
    }

    /// These without those.
    #[must_use]
    #[inline]
    pub fn minus(self, others: Places) -> Self {
        self.combine(others, |these, those| these & !those)
    }

    #[inline]
    fn combine(self, others: Places, with: impl Fn(u64, u64) -> u64) -> Self {
        Places(std::array::from_fn(|word| with(self.0[word], others.0[word])))
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 4]
    }

    /// How many there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The locations in order.
    pub fn iter(self) -> impl Iterator<Item = LocationId> {
        self.0.into_iter().enumerate().flat_map(|(word, mut left)| {
            std::iter::from_fn(move || {
                if left == 0 {
                    return None;
                }
                let location = LocationId::from_index(word * 64 + left.trailing_zeros() as usize);
                left &= left - 1;
                Some(location)
            })
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
        Ok(Vec::<LocationId>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_keeps_its_places_in_order() {
        let places: Places = [200, 3, 64, 63, 255].into_iter().map(LocationId).collect();
        assert_eq!(places.iter().map(|place| place.0).collect::<Vec<_>>(), [3, 63, 64, 200, 255]);
        assert_eq!(places.len(), 5);
        assert!(places.contains(LocationId(64)) && !places.contains(LocationId(65)));
        let some: Places = [3, 4].into_iter().map(LocationId).collect();
        assert_eq!(places.and(some).len(), 1);
        assert_eq!(places.minus(some).len(), 4);
        assert_eq!(places.or(some).len(), 6);
        let json = serde_json::to_string(&places).unwrap();
        assert_eq!(serde_json::from_str::<Places>(&json).unwrap(), places);
    }
}
