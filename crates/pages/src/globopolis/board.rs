//! The board: the ring of fields with all that stands on it.

use maud::{Markup, html};

use super::page::Page;

pub(super) fn board(page: &Page<'_>) -> Markup {
    html! { section #board { (super::list::list(page)) (super::title_card::title_card(page)) } }
}
