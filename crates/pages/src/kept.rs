//! Parts of boards that are the same for everybody at every action. They are drawn once for each edition and language.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use maud::{Markup, PreEscaped};

/// How many are kept. A house has a few editions, but anybody may bring a journal with another.
const KEPT: usize = 32;

static DRAWINGS: Mutex<BTreeMap<String, Arc<str>>> = Mutex::new(BTreeMap::new());

/// What is drawn for a board, by the address of that board: the game, its edition and the language are in it.
pub(crate) fn kept(board: String, draw: impl FnOnce() -> Markup) -> PreEscaped<Arc<str>> {
    let known = DRAWINGS.lock().unwrap_or_else(PoisonError::into_inner).get(&board).cloned();
    PreEscaped(known.unwrap_or_else(|| {
        let drawing: Arc<str> = draw().into_string().into();
        let mut drawings = DRAWINGS.lock().unwrap_or_else(PoisonError::into_inner);
        if drawings.len() >= KEPT {
            drawings.clear();
        }
        drawings.insert(board, drawing.clone());
        drawing
    }))
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    #[test]
    fn what_is_known_is_not_drawn_again() {
        let drawn = |board: &str, text: &str| kept(board.to_owned(), || html! { (text) }).0;
        assert_eq!(&*drawn("first", "one"), "one");
        assert_eq!(&*drawn("first", "two"), "one");
        assert_eq!(&*drawn("second", "two"), "two");
        for other in 0..2 * KEPT {
            drawn(&format!("other {other}"), "other");
        }
        assert_eq!(&*drawn("first", "three"), "three", "only so many are kept");
    }
}
