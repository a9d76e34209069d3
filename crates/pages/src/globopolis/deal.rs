//! Deals.

use maud::{Markup, html};

use super::page::Page;

/// The open offers, and the table where new ones are made.
pub(super) fn deals(_page: &Page<'_>) -> Markup {
    html! {}
}

/// Reads a deal.
pub(super) fn read_form(
    _game: &globopolis::Globopolis,
    _fields: &[(String, String)],
) -> Result<Vec<String>, crate::model::Notice> {
    Err(crate::model::Notice::Said(table::Text::new("form-action")))
}
