use table::Clause;

/// A clause of `rules/globopolis.md`.
pub const fn gp(number: u16) -> Clause {
    Clause { book: "GP", number }
}
