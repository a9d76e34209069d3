use serde::{Deserialize, Serialize};

use crate::ContinentId;

/// One of the 16 KEYs: first the ten of the KEY Cities in the edition's order, then those of the continents
/// (GT-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct KeyId(pub u8);

impl KeyId {
    /// How many KEYs there are.
    pub const COUNT: usize = 16;
    /// How many of them are city KEYs.
    pub const CITIES: usize = 10;

    /// The KEY of a continent.
    #[inline]
    pub const fn of_continent(continent: ContinentId) -> Self {
        KeyId(10 + continent.0)
    }

    /// The continent whose KEY it is; none for a city's.
    #[inline]
    pub const fn continent(self) -> Option<ContinentId> {
        if self.0 < 10 { None } else { Some(ContinentId(self.0 - 10)) }
    }

    /// All KEYs.
    pub fn all() -> impl Iterator<Item = KeyId> {
        (0..16).map(KeyId)
    }
}

/// A set of KEYs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Keys(u16);

impl Keys {
    /// No KEY.
    pub const NONE: Keys = Keys(0);
    /// All 16.
    pub const ALL: Keys = Keys(u16::MAX);

    /// Whether the KEY is among them.
    #[inline]
    pub const fn contains(self, key: KeyId) -> bool {
        key.0 < 16 && self.0 & (1 << key.0) != 0
    }

    /// Adds the KEY.
    #[inline]
    pub fn insert(&mut self, key: KeyId) {
        self.0 |= 1 << key.0;
    }

    /// Takes the KEY out.
    #[inline]
    pub fn remove(&mut self, key: KeyId) {
        self.0 &= !(1 << key.0);
    }

    /// All of these and those.
    #[must_use]
    pub const fn union(self, others: Keys) -> Self {
        Keys(self.0 | others.0)
    }

    /// Those that are in both sets.
    #[must_use]
    pub const fn intersection(self, others: Keys) -> Self {
        Keys(self.0 & others.0)
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The KEYs in order.
    pub fn iter(self) -> impl Iterator<Item = KeyId> {
        KeyId::all().filter(move |&key| self.contains(key))
    }
}

impl FromIterator<KeyId> for Keys {
    fn from_iter<I: IntoIterator<Item = KeyId>>(keys: I) -> Self {
        keys.into_iter().fold(Keys::NONE, |mut set, key| {
            set.insert(key);
            set
        })
    }
}

// As a list of numbers, which reads well in a view.
impl Serialize for Keys {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Keys {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let keys = Vec::<KeyId>::deserialize(deserializer)?;
        match keys.iter().find(|key| usize::from(key.0) >= KeyId::COUNT) {
            Some(key) => Err(serde::de::Error::custom(format_args!("there is no KEY {}", key.0))),
            None => Ok(keys.into_iter().collect()),
        }
    }
}
