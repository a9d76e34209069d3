//! Parts of boards that are drawn again and again from the same things: by every page at every action. They are drawn once for the
//! whole house.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, PoisonError};

use maud::{Markup, PreEscaped};

/// How many bytes are kept. What many tables show fits well; anybody may bring a journal with another board, and whatever is
/// forgotten is drawn again.
const MOST: usize = 16 << 20;

static DRAWINGS: Mutex<Drawings> = Mutex::new(Drawings { known: BTreeMap::new(), bytes: 0 });

/// What was drawn, each by two numbers that stand for what it was drawn from.
struct Drawings {
    known: BTreeMap<[u64; 2], Arc<str>>,
    bytes: usize,
}

impl Drawings {
    fn keep(&mut self, of: [u64; 2], drawing: &Arc<str>, most: usize) {
        if self.bytes + drawing.len() > most {
            self.known.clear();
            self.bytes = 0;
        }
        self.bytes += drawing.len();
        self.known.insert(of, drawing.clone());
    }
}

/// A drawing that depends on nothing but these things, the first of which says whose drawing it is.
pub(crate) fn kept(of: &(&'static str, impl Hash), draw: impl FnOnce() -> Markup) -> PreEscaped<Arc<str>> {
    let of = [0u8, 1].map(|salt| {
        let mut hasher = DefaultHasher::new();
        (salt, of).hash(&mut hasher);
        hasher.finish()
    });
    let known = DRAWINGS.lock().unwrap_or_else(PoisonError::into_inner).known.get(&of).cloned();
    if let Some(known) = known {
        // Without optimisation, and so in all tests, whatever is kept is held against what would be drawn.
        #[cfg(debug_assertions)]
        assert_eq!(*known, *draw().into_string(), "the drawing depends on more than it is kept by");
        return PreEscaped(known);
    }
    let drawing: Arc<str> = draw().into_string().into();
    DRAWINGS.lock().unwrap_or_else(PoisonError::into_inner).keep(of, &drawing, MOST);
    PreEscaped(drawing)
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    fn drawn(of: u8, text: &str) -> Arc<str> {
        kept(&("test of kept", of), || html! { (text) }).0
    }

    #[test]
    fn what_was_drawn_is_kept() {
        let one = drawn(1, "one");
        assert!(Arc::ptr_eq(&one, &drawn(1, "one")));
        assert_eq!((&*one, &*drawn(2, "two")), ("one", "two"));
        assert_eq!(&*kept(&("another test of kept", 1u8), || html! { "three" }).0, "three");
    }

    #[test]
    #[cfg(debug_assertions)]
    #[should_panic(expected = "depends on more than it is kept by")]
    fn a_drawing_that_depends_on_more_is_found_in_tests() {
        drawn(3, "one");
        drawn(3, "two");
    }

    #[test]
    fn only_so_much_is_kept() {
        let mut drawings = Drawings { known: BTreeMap::new(), bytes: 0 };
        let drawing: Arc<str> = "x".repeat(30).into();
        for of in 0..3 {
            drawings.keep([of, of], &drawing, 100);
        }
        assert_eq!((drawings.known.len(), drawings.bytes), (3, 90));
        drawings.keep([3, 3], &drawing, 100);
        assert_eq!((drawings.known.len(), drawings.bytes), (1, 30), "it begins anew");
    }
}
