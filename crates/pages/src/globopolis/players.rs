//! A panel for every player.

use maud::{Markup, html};

use super::page::Page;

pub(super) fn players(_page: &Page<'_>) -> Markup {
    html! { section #players {} }
}
