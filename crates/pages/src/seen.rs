//! What a page shows already.
//!
//! A part of a page that would be made again from the same things as before is not made at all. Which things these are says
//! whoever makes it; a test makes every part of recorded games both ways.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

/// The parts that a page shows, by numbers that stand for what they were made from.
#[derive(Debug, Default)]
pub struct Seen(BTreeMap<&'static str, u64>);

impl Seen {
    /// Whether a part has to be made, because the page does not show what would be made from these things. It is taken to show it from
    /// now on.
    pub(crate) fn is_new(&mut self, part: &'static str, of: &impl Hash) -> bool {
        let mut hasher = DefaultHasher::new();
        of.hash(&mut hasher);
        let number = hasher.finish();
        self.0.insert(part, number) != Some(number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_made_from_the_same_is_not_new() {
        let mut seen = Seen::default();
        let told: Vec<bool> = [("a", 1), ("a", 1), ("b", 1), ("a", 2), ("a", 1)]
            .map(|(part, of)| seen.is_new(part, &of))
            .into();
        assert_eq!(told, [true, false, true, true, true]);
    }
}
