//! The end of a game, in one sentence.

use games::little_monsters::{LittleMonsters, View};
use maud::{Markup, html};
use table::{Outcome, Text};

use crate::Localizer;

/// Why the winner has won: how many cards, and where home is.
pub(super) fn end_headline(
    game: &LittleMonsters,
    view: &View,
    outcome: &Outcome,
    names: &[String],
    l10n: &Localizer,
) -> Markup {
    html! {
        @for seat in outcome.winners.iter() {
            @let home = game.edition().name_of(view.open.houses[seat]);
            (l10n.text(
                &Text::new("lm-end").with("seat", seat).with("cards", view.open.cards_of(seat)).with("place", home)
                    .with("turns", view.open.turns + 1),
                names,
            ))
        }
    }
}
