//! The end of a game: in one sentence, and what the scores are made of.

use games::little_monsters::clause::LM_34;
use games::little_monsters::{LittleMonsters, View};
use maud::{Markup, html};
use table::{Outcome, Seat, Text};

use crate::Localizer;
use crate::game_page::ScorePart;

/// Why the winner has won: how many cards, and where home is; or that all others have left.
pub(super) fn end_headline(
    game: &LittleMonsters,
    view: &View,
    outcome: &Outcome,
    names: &[String],
    l10n: &Localizer,
) -> Markup {
    let id = if outcome.clause == LM_34 { "lm-end-alone" } else { "lm-end" };
    html! {
        @for seat in outcome.winners.iter() {
            @let home = game.edition().name_of(view.open.houses[seat]);
            (l10n.text(
                &Text::new(id).with("seat", seat).with("cards", view.open.cards_of(seat)).with("place", home)
                    .with("turns", view.open.turns + 1),
                names,
            ))
        }
    }
}

/// LM-10: the places whose cards were gained.
pub(super) fn score_parts(
    game: &LittleMonsters,
    view: &View,
    seat: Seat,
    l10n: &Localizer,
) -> Vec<ScorePart> {
    let of: Vec<String> =
        view.open.gained[seat].iter().map(|place| l10n.name(game.edition().name_of(place))).collect();
    let points = i32::try_from(of.len()).expect("there are fewer places");
    vec![ScorePart { name: l10n.say("lm-end-places"), points, of }]
}
