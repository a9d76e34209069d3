//! The players: monster, name, where they are, what they hold, and for whom the table waits.

use games::little_monsters::{CARDS_TO_WIN, LittleMonsters, Phase, tickets_text};
use maud::{Markup, html};
use table::{Seat, Text};

use super::art;
use super::hand::pips;
use super::page::Page;
use crate::game_page::Glance;
use crate::reader::Reader;

/// All players, in the order of their seats.
pub(super) fn players(page: &Page<'_>) -> Markup {
    page.players("lm", "lm-players", page.seats().map(|seat| player(page, seat)))
}

/// The cards gained, and how many tickets there are to travel on.
pub(super) fn glance(reader: &Reader<'_, LittleMonsters>, seat: Seat) -> Glance {
    let open = &reader.view.open;
    let (cards, tickets) = (open.cards_of(seat), open.hands[seat]);
    let gained = Text::new("lm-cards-gained").with("cards", cards).with("most", CARDS_TO_WIN);
    Glance {
        turn: open.turn == seat && !matches!(open.phase, Phase::Over(_)),
        score: html! { (cards) "/" (CARDS_TO_WIN) },
        purse: html! { span .lm-tk { (tickets.total()) } },
        words: vec![reader.text(&gained), reader.text(&tickets_text(tickets))],
    }
}

fn player(page: &Page<'_>, seat: Seat) -> Markup {
    let open = page.open();
    let cards = open.cards_of(seat);
    html! {
        li id={ "player-" (seat.0) } .lm-player.turn[open.turn == seat].waiting[page.waits_for(seat)] {
            (art::icon(&format!("m{}", seat.0), "lm-face"))
            div {
                p .lm-who {
                    b { (page.name(seat)) }
                    (page.tags(seat, open.turn == seat))
                }
                @if open.plays(seat) { p {
                    (page.place_link(open.monsters[seat])) " "
                    small .quiet { (art::icon(&format!("h{}", seat.0), "lm-sign")) (page.place(open.houses[seat])) }
                } }
                p {
                    span .lm-count aria-label=(page.text(&Text::new("lm-cards-gained").with("cards", cards).with("most", CARDS_TO_WIN))) role="img" {
                        (cards) "/" (CARDS_TO_WIN) (pips(cards))
                    }
                    @if !open.plays(seat) {}
                    @else if open.hands[seat].is_empty() { small .quiet { (page.text(&tickets_text(open.hands[seat]))) } }
                    @else { (page.tickets(open.hands[seat])) }
                }
            }
        }
    }
}
