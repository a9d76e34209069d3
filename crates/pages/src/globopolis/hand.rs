//! The cards in hand.

use maud::{Markup, html};

use super::page::Page;

pub(super) fn hand(_page: &Page<'_>) -> Markup {
    html! { section #hand {} }
}
