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

table::bit_set!(
    /// A set of locations.
    Places of LocationId in u128
);

impl Places {
    /// How many locations an edition can have.
    pub const MAX: usize = 128;
}
