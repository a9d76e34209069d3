//! The options in plain words, and how the game works.

use maud::{Markup, html};
use serde_json::Value;

use crate::Localizer;

/// The fields for the options, to be put into the form of a new table.
pub(crate) fn options_form(_l10n: &Localizer) -> Markup {
    html! {}
}

/// Reads the options; what is missing keeps its default.
pub(crate) fn read_options(_fields: &[(String, String)]) -> Value {
    Value::Null
}

/// How the game works, in a few sentences.
pub(crate) fn how_it_works(_l10n: &Localizer) -> Markup {
    html! {}
}
