//! The players, each as a page of a passport: piece, name, where they are, what they own, and for whom the table waits.

use games::globetrotters::clause::{GT_58, GT_84};
use games::globetrotters::state::Spot;
use games::globetrotters::{Globetrotters, Phase};
use maud::{Markup, html};
use table::{Seat, Text};

use super::art;
use super::page::Page;
use crate::game_page::Glance;
use crate::reader::Reader;

/// All players, in the order of their seats.
pub(super) fn players(page: &Page<'_>) -> Markup {
    page.players("gt", "gtp-players", page.seats().map(|seat| passport(page, seat)))
}

/// The KEYs, and the money.
pub(super) fn glance(reader: &Reader<'_, Globetrotters>, seat: Seat) -> Glance {
    let open = &reader.view.open;
    let player = &open.players[seat];
    let money = Page::money(player.money);
    let count = |id, count: usize| reader.text(&Text::new(id).with("count", count));
    Glance {
        turn: open.turn == seat && !matches!(open.phase, Phase::Over { .. }),
        score: html! { (art::sign("key")) (player.keys.len()) },
        purse: html! { (money) },
        words: vec![
            count("gtp-count-keys", player.keys.len()),
            count("gtp-count-memories", player.memories.len()),
            count("gtp-count-tickets", usize::from(reader.view.hands[seat])),
            money,
        ],
    }
}

fn passport(page: &Page<'_>, seat: Seat) -> Markup {
    let (open, player) = (page.open(), page.player(seat));
    let turn = open.turn == seat && !page.over();
    let count = |id, count: usize| page.text(&Text::new(id).with("count", count));
    let mut memories = count("gtp-count-memories", player.memories.len());
    let mut worn = player.memories.len().to_string();
    if player.specials > 0 {
        memories = page.l10n.list(&[memories, count("gtp-specials", usize::from(player.specials))]);
        worn = format!("{worn}+{}", player.specials);
    }
    html! {
        li id={ "player-" (seat.0) } .gt-passport.{ "seat-" (seat.0) }.turn[turn] data-key={ "player-" (seat.0) } {
            (art::icon(&format!("p{}", seat.0), "gt-face"))
            div {
                p .gt-who {
                    b { (page.name(seat)) }
                    (page.tags(seat, turn))
                }
                @if open.plays(seat) { p .gt-where { (whereabouts(page, player.spot)) @if let Some(home) = player.home {
                    " " small { (art::icon(&format!("f{}", seat.0), "gt-sign")) (page.place(home)) }
                } } }
                @if open.plays(seat) { p .gt-goods {
                    b { (Page::money(player.money)) }
                    (amount("ticket", &count("gtp-count-tickets", usize::from(page.view.hands[seat])), &page.view.hands[seat].to_string()))
                    (amount("key", &count("gtp-count-keys", player.keys.len()), &player.keys.len().to_string()))
                    (amount("memory", &memories, &worn))
                } }
                @if !player.keys.is_empty() {
                    ul .gt-stamps { @for key in player.keys.iter() { li .land[key.continent().is_some()] { (page.l10n.name(page.edition().key_name(key))) } } }
                }
                @if player.skips { p .gt-note { (page.say("gtp-skips")) " " (page.clause(GT_58)) } }
                @if let Some(mark) = player.mark {
                    p .gt-note { (page.text(&Text::new("gtp-deported").with("place", page.place(mark.place)))) " " (page.clause(GT_84)) }
                }
            }
        }
    }
}

/// How many a player has of something, with the words for it.
fn amount(sign: &str, words: &str, number: &str) -> Markup {
    html! { span role="img" title=(words) { (art::sign(sign)) (number) } }
}

fn whereabouts(page: &Page<'_>, spot: Option<Spot>) -> Markup {
    html! {
        @match spot {
            None => small .quiet { (page.say("gtp-nowhere")) },
            Some(Spot { at, bound_for }) => {
                (page.place_link(at))
                @if let Some(to) = bound_for { " → " (page.place(to)) }
            }
        }
    }
}
