//! Deals.

use maud::{Markup, html};

use super::page::Page;

/// The open offers, and the table where new ones are made.
pub(super) fn deals(_page: &Page<'_>) -> Markup {
    html! {}
}
