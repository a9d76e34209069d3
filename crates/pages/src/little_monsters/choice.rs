//! Choices other than travelling: a ticket for a globe, a cure, a place, a continent, tickets to give up.

use games::little_monsters::clause::{LM_6, LM_27, LM_29};
use games::little_monsters::{Action, Colour, LocationId, Phase, Tickets};
use maud::{Markup, html};
use table::{Clause, Game, Text};

use super::art;
use super::page::Page;
use crate::parts::json;

/// Up to how many places get a button each; more are a list to choose from.
const BUTTONS: usize = 6;

/// LM-5, LM-6: a colour for a globe.
pub(super) fn globe(page: &Page<'_>) -> Markup {
    let supply = page.open().supply;
    html! {
        div .choices {
            @for colour in Colour::ALL.into_iter().filter(|&colour| supply[colour] > 0) {
                (page.form(&Action::TakeTicket(colour), "strong", &html! {
                    (page.ticket(colour)) " " (page.text(&colour.text()))
                }))
            }
        }
        @for colour in Colour::ALL.into_iter().filter(|&colour| supply[colour] == 0) {
            div .lm-why { (page.text(&Text::new("lm-none-left").with("colour", colour.text()))) " " (page.clause(LM_6)) }
        }
    }
}

/// LM-19, LM-22, LM-26, LM-28: tickets to give up.
pub(super) fn discard(page: &Page<'_>, hand: Tickets) -> Markup {
    html! {
        div .choices {
            @for colour in hand.colours() {
                (page.form(&Action::Discard(colour), "strong", &html! {
                    (page.ticket(colour)) " "
                    (page.text(&Text::new("lm-give-up").with("colour", colour.text()).with("count", hand[colour])))
                }))
            }
        }
    }
}

/// LM-28: which continent is crowded.
pub(super) fn crowds(page: &Page<'_>, tied: u16) -> Markup {
    let edition = page.game.edition();
    html! {
        div .choices {
            @for continent in games::little_monsters::Open::continents_in(tied) {
                @let visitors = page.playing().filter(|&seat| edition.continent_of(page.open().monsters[seat]) == continent);
                (page.form(&Action::Crowd(continent), "strong", &html! {
                    (page.continent(edition.continent(continent))) " "
                    @for seat in visitors { (art::icon(&format!("m{}", seat.0), "lm-sign")) }
                }))
            }
        }
    }
}

/// One of several places: to cure, to spread to, to fly to. Few get buttons, many a list; all are on the map too.
pub(super) fn place(page: &Page<'_>) -> Markup {
    let of = |action: &Action| match *action {
        Action::Cure(at) | Action::Spread(at) | Action::Fly(at) => Some(at),
        _ => None,
    };
    let mut found: Vec<(LocationId, Action)> =
        page.view.legal.iter().filter_map(|action| of(action).map(|at| (at, *action))).collect();
    found.sort_by_key(|&(at, _)| page.place(at));
    let few = found.len() <= BUTTONS;
    html! {
        @if !found.is_empty() { p .quiet { (page.say("lm-click-map")) } }
        @if few {
            div .choices {
                @for (at, action) in &found {
                    (page.form(action, "strong", &html! { (page.place(*at)) " " (page.marks(*at)) }))
                }
            }
        } @else {
            form .lm-pick method="post" action=(page.acting().address()) {
                (page.acting().credentials())
                label {
                    span .sr { (page.say("lm-pick")) }
                    select name="action" {
                        @for (at, action) in &found {
                            option value=(json(action)) selected[page.asked_for == Some(*at)] {
                                (page.place(*at))
                                @if let Some(number) = page.card_at(*at) { (page.text(&Text::new("lm-pick-card").with("number", number))) }
                            }
                        }
                    }
                }
                button .strong { (pick_verb(page)) }
            }
        }
    }
}

fn pick_verb(page: &Page<'_>) -> String {
    page.say(match page.open().phase {
        Phase::Cure => "lm-pick-cure",
        Phase::Spread => "lm-pick-spread",
        _ => "lm-pick-fly",
    })
}

/// LM-27, LM-29: an event's move may be let pass.
pub(super) fn stay(page: &Page<'_>) -> Markup {
    html! {
        @if page.can(&Action::Stay) {
            (page.form(&Action::Stay, "", &html! { (page.text(&page.game.name_action(&Action::Stay))) }))
        }
    }
}

/// The clause of an event's move.
pub(super) fn move_clause(wind: Option<Colour>) -> Clause {
    if wind.is_some() { LM_29 } else { LM_27 }
}
