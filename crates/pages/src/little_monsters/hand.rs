//! What the reader holds: tickets, cards, their house, and the market.

use games::little_monsters::clause::LM_10;
use games::little_monsters::{Action, CARDS_TO_WIN, Colour, tickets_text};
use maud::{Markup, html};
use table::Text;

use super::page::Page;
use super::{art, trade};

/// The reader's hand; spectators have none.
pub(super) fn hand(page: &Page<'_>) -> Markup {
    let Some(seat) = page.seat else {
        return html! { section #hand .lm.lm-hand.panel.quiet { p { (page.say("lm-spectator")) } } };
    };
    let open = page.open();
    let tickets = open.hands[seat];
    let gained = open.gained[seat];
    html! {
        section #hand .lm.lm-hand.panel aria-labelledby="hand-heading" {
            h2 #hand-heading { (page.say("lm-hand")) }
            ul .lm-wallet aria-label=(page.text(&tickets_text(tickets))) {
                @for colour in Colour::ALL {
                    li .lm-ticket.{ "lm-" (colour.id()) }.empty[tickets[colour] == 0] {
                        b { (tickets[colour]) }
                        span aria-hidden="true" { (page.letter(colour)) }
                        small { (page.text(&colour.text())) }
                        // A ticket that is to be given up is tapped where it lies.
                        @if page.can(&Action::Discard(colour)) {
                            @let words = Text::new("lm-give-up").with("colour", colour.text()).with("count", tickets[colour]);
                            (page.form(&Action::Discard(colour), "lm-tap", &html! { span .sr { (page.text(&words)) } }))
                        }
                    }
                }
            }
            p .lm-home {
                (art::icon(&format!("h{}", seat.0), "lm-sign"))
                (page.say("lm-home")) " " (page.place_link(open.houses[seat]))
            }
            div .lm-gained {
                p { (page.text(&Text::new("lm-cards-gained").with("cards", gained.len()).with("most", CARDS_TO_WIN))) }
                (pips(gained.len()))
                @if !gained.is_empty() {
                    ul {
                        @for at in gained.iter() {
                            @let colour = page.game.edition().continent(page.game.edition().continent_of(at)).colour;
                            li .{ "lm-" (colour.id()) } { (page.place(at)) }
                        }
                    }
                }
                @if gained.len() >= CARDS_TO_WIN && open.plays(seat) {
                    div .lm-homeward { (page.text(&Text::new("lm-go-home").with("place", page.place(open.houses[seat])))) " " (page.clause(LM_10)) }
                }
            }
            (trade::market(page, seat))
        }
    }
}

/// The cards gained, as so many of six pips.
pub(super) fn pips(gained: usize) -> Markup {
    html! {
        span .lm-pips aria-hidden="true" {
            @for index in 0..CARDS_TO_WIN { i .on[index < gained] {} }
        }
    }
}
