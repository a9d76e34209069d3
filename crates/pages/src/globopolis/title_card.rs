//! The Title that was asked for.

use maud::{Markup, html};

use super::page::Page;

pub(super) fn title_card(_page: &Page<'_>) -> Markup {
    html! {}
}
