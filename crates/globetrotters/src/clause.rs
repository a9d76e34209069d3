use table::Clause;

/// A clause of `rules/globetrotters.md`.
pub const fn gt(number: u16) -> Clause {
    Clause { book: "GT", number }
}
