//! What can be done now.

use maud::{Markup, html};
use table::Game;

use super::page::Page;

pub(super) fn now(page: &Page<'_>) -> Markup {
    html! {
        section #now .panel {
            (super::battle::battle(page))
            (super::deal::deals(page))
            @for action in &page.view.legal { (super::battle::prospect(page, action)) (page.form(action, "", &html! { (page.text(&page.game.name_action(action))) })) }
        }
    }
}
