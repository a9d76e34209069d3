use table::Clause;

/// A clause of `rules/little-monsters.md`.
pub const fn lm(number: u16) -> Clause {
    Clause { book: "LM", number }
}
