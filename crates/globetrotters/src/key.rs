use crate::ContinentId;

table::id!(
    /// One of the 16 KEYs: first the ten of the KEY Cities in the edition's order, then those of the continents (GT-1).
    KeyId
);

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

table::bit_set!(
    /// A set of KEYs.
    Keys of KeyId in u16
);

impl Keys {
    /// All 16.
    pub const ALL: Keys = Keys(u16::MAX);
}
