//! The board in words.

use maud::{Markup, html};

use super::page::Page;

pub(super) fn list(_page: &Page<'_>) -> Markup {
    html! {}
}
