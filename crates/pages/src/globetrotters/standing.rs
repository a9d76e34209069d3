//! What lies in the Jackpot, and who has which Memory: the chart beside the board.

use games::globetrotters::clause::{GT_67, GT_69};
use games::globetrotters::{ContinentId, KeyId, LocationId};
use maud::{Markup, html};
use table::Text;

use super::art;
use super::page::Page;

/// The Jackpot and the Memories Chart.
pub(super) fn standing(page: &Page<'_>) -> Markup {
    html! {
        section #chart .gt.gt-chart.panel aria-labelledby="standing-heading" {
            (jackpot(page))
            h2 #standing-heading { (page.say("gtp-chart")) " " (page.clause(GT_69)) }
            div .gt-continents { @for continent in ContinentId::all() { (row(page, continent)) } }
            (city_keys(page))
        }
    }
}

/// GT-5: what a hit in a Gambling City would win.
fn jackpot(page: &Page<'_>) -> Markup {
    let pot = &page.open().jackpot;
    let count = |id, count: usize| page.text(&Text::new(id).with("count", count));
    html! {
        div .gt-jackpot {
            (art::icon("s-jackpot", "gt-face"))
            h2 { (page.say("gtp-jackpot")) }
            p {
                b { (Page::money(pot.money)) }
                span { (art::sign("ticket")) (count("gtp-count-tickets", usize::from(page.view.jackpot_tickets))) }
                @if pot.specials > 0 { span { (art::sign("memory")) (count("gtp-specials", usize::from(pot.specials))) } }
            }
            @if !pot.keys.is_empty() {
                ul .gt-stamps { @for key in pot.keys.iter() { li .land[key.continent().is_some()] { (page.text(&page.edition().key_text(key))) } } }
            }
            @if !pot.memories.is_empty() {
                p .quiet { (count("gtp-count-memories", pot.memories.len())) ": "
                    (page.l10n.list(&pot.memories.iter().map(|city| page.place(city)).collect::<Vec<_>>())) }
            }
        }
    }
}

/// A continent: its KEY, and who has a Memory of which of its cities.
fn row(page: &Page<'_>, continent: ContinentId) -> Markup {
    let cities = page.edition().chart_of(continent);
    let counts: Vec<(table::Seat, usize)> = page
        .seats()
        .map(|seat| (seat, page.player(seat).memories.and(cities).len()))
        .filter(|(_, count)| *count > 0)
        .collect();
    html! {
        div .gt-continent {
            h3 {
                (page.continent(continent)) " " (key(page, KeyId::of_continent(continent)))
                @for (seat, count) in &counts { " " small .gt-tally { (art::small_piece(*seat)) (count) } }
            }
            ul { @for city in cities.iter() { li { (memories(page, city)) } } }
        }
    }
}

/// Where a KEY is: on the board, with somebody, or in the Jackpot.
fn key(page: &Page<'_>, key: KeyId) -> Markup {
    let (who, words) = match page.open().holder(key) {
        Some(seat) => (Some(seat), page.whose("gtp-key-held", seat)),
        None if page.open().board.contains(key) => (None, page.say("gtp-key-free")),
        None => (None, page.say("gtp-key-jackpot")),
    };
    let gone = who.is_none() && !page.open().board.contains(key);
    html! {
        span .gt-keyed.free[who.is_none() && !gone] role="img" title=(words) {
            (art::sign("key"))
            @if let Some(seat) = who { (art::small_piece(seat)) }
            @if gone { (art::sign("jackpot")) }
        }
    }
}

fn memories(page: &Page<'_>, city: LocationId) -> Markup {
    html! {
        (page.place_link(city))
        @for seat in page.seats().filter(|&seat| page.player(seat).memories.contains(city)) {
            " " span .gt-memory role="img" title=(page.name(seat)) { (art::small_piece(seat)) }
        }
    }
}

/// The ten city KEYs.
fn city_keys(page: &Page<'_>) -> Markup {
    html! {
        h3 { (page.say("gtp-city-keys")) " " (page.clause(GT_67)) }
        ul .gt-cities {
            @for id in KeyId::all().take(KeyId::CITIES) {
                @if let Some(city) = page.edition().key_city(id) { li { (page.place_link(city)) " " (key(page, id)) } }
            }
        }
    }
}
