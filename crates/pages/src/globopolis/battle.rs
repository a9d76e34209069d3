//! Battles.

use globopolis::Action;
use maud::{Markup, html};

use super::page::Page;

/// The battle that is being fought, or was fought last; nothing if there is none.
pub(super) fn battle(_page: &Page<'_>) -> Markup {
    html! {}
}

/// What an attack would be like before it is declared: both strengths, and the exact chance.
pub(super) fn prospect(_page: &Page<'_>, _attack: &Action) -> Markup {
    html! {}
}
