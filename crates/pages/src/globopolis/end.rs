//! The end of a game, in one sentence.

use globopolis::{Globopolis, View};
use maud::{Markup, html};
use table::Outcome;

use crate::Localizer;

/// Why the winner has won.
pub(crate) fn end_headline(
    _game: &Globopolis,
    _view: &View,
    _outcome: &Outcome,
    _names: &[String],
    _l10n: &Localizer,
) -> Markup {
    html! {}
}
