table::id!(
    /// A location of the board, by its place in the edition.
    LocationId
);
table::id!(
    /// A continent, by its place in the edition.
    ContinentId
);
table::bit_set!(
    /// A set of locations.
    Places of LocationId in u128
);

impl Places {
    /// How many locations an edition can have.
    pub const MAX: usize = 128;
}
