//! The row of cards: the four open ones, each with what leads there or is missing for it, the pile, and the event that was turned up.

use games::little_monsters::{Card, EventCard, LocationId};
use maud::{Markup, html};
use table::Text;

use super::art;
use super::page::Page;

/// The four open cards, each leading to the ways to its place; an event lies where the next card will lie, or beside the pile.
pub(super) fn cards(page: &Page<'_>) -> Markup {
    let event = page.game.happening(page.open());
    let gap = page.open().display.iter().position(Option::is_none);
    html! {
        ul .lm-cards aria-label=(page.say("lm-cards")) {
            @for (index, shown) in page.open().display.iter().enumerate() {
                @match (*shown, event) {
                    (Some(at), _) => li { (card(page, index + 1, at)) },
                    (None, Some(event)) if gap == Some(index) => (turned_up(page, event)),
                    (None, Some(_)) => li .lm-card.lm-none { b .lm-no { (index + 1) } small { (page.say("lm-card-next")) } },
                    (None, None) => li .lm-card.lm-none { b .lm-no { (index + 1) } small { (page.say("lm-card-none")) } },
                }
            }
            li .lm-pile { (page.text(&Text::new("lm-pile").with("count", page.view.pile))) }
            @if event.is_none() && let Some(last) = latest(page) { (turned_up(page, last)) }
        }
    }
}

/// An open card.
fn card(page: &Page<'_>, number: usize, at: LocationId) -> Markup {
    let edition = page.game.edition();
    let continent = edition.continent(edition.continent_of(at));
    html! {
        a .lm-card.{ "lm-" (continent.colour.id()) }.on[page.asked_for == Some(at)] href={ "?to=" (at.0) } data-plan {
            b .lm-no { (number) }
            span .lm-card-place { (page.place(at)) }
            small { (page.continent(continent)) }
            (reach(page, at))
        }
    }
}

/// The tickets that lead there, or those that are missing, and what is in the way.
fn reach(page: &Page<'_>, at: LocationId) -> Markup {
    let here = page.seat.is_some_and(|seat| page.open().plays(seat) && page.open().monsters[seat] == at);
    html! {
        @if let Some(cost) = page.cost_to(at) { (page.tickets(cost)) }
        @else if here { small { (page.say("lm-card-here")) } }
        @else if let Some(found) = page.lacking(at) {
            small .lm-lack { (page.say("lm-card-lack")) " " (page.tickets(found.lacks)) (obstacle(page, at)) }
        }
    }
}

/// The sign of what stands in a way that the tickets would open.
fn obstacle(page: &Page<'_>, at: LocationId) -> Markup {
    let refusal = page.seat.and_then(|seat| page.game.why_not(page.open(), seat, at));
    let sign = refusal.and_then(|refusal| {
        let tokens = page.tokens().into_iter();
        tokens.filter(|&(_, _, clause)| clause == refusal.clause).map(|(kind, ..)| kind).next()
    });
    html! {
        @if let Some(kind) = sign {
            " " span role="img" title=(page.say(&format!("lm-token-{kind}"))) { (art::icon(kind, "lm-sign")) }
        }
    }
}

/// The event that turned up in this turn or the one before, if one did: it lies on top of the discarded cards.
fn latest(page: &Page<'_>) -> Option<EventCard> {
    let begun = page.model.log.iter().rev().filter(|line| line.beat.begins_turn()).nth(1);
    let since = begun.map_or(0, |line| line.entry);
    let recent = page.model.log.iter().rev().take_while(|line| line.entry >= since);
    recent.into_iter().find(|line| line.text.id == "lm-told-happened")?;
    page.open().discards.iter().rev().find_map(|card| match *card {
        Card::Event(event) => Some(event),
        Card::Location(_) => None,
    })
}

/// An event card that was turned over, with what it does.
fn turned_up(page: &Page<'_>, event: EventCard) -> Markup {
    html! {
        li .lm-card.lm-event data-key={ "event-" (event.id()) "-" (page.open().turns) } {
            (face(event, &page.text(&event.text()), &page.say(does(event))))
            (page.clause(event.clause()))
        }
    }
}

/// What stands on an event card.
pub(super) fn face(event: EventCard, name: &str, does: &str) -> Markup {
    html! {
        span .lm-no aria-hidden="true" { (art::icon(sign(event), "lm-sign")) }
        b .lm-card-place { (name) }
        small { (does) }
    }
}

fn sign(event: EventCard) -> &'static str {
    match event {
        EventCard::Pandemic => "pandemic",
        EventCard::Nuclear => "nuclear",
        EventCard::Wildfire => "wildfire",
        EventCard::Storm => "storm",
        _ => "globe",
    }
}

/// What an event does, in a sentence.
pub(super) fn does(event: EventCard) -> &'static str {
    match event {
        EventCard::Pandemic => "lm-does-pandemic",
        EventCard::Nuclear => "lm-does-nuclear",
        EventCard::Earthquake => "lm-does-earthquake",
        EventCard::Wildfire => "lm-does-wildfire",
        EventCard::Storm => "lm-does-storm",
        EventCard::Strike => "lm-does-strike",
        EventCard::PolarFlight => "lm-does-polar-flight",
        EventCard::Crowds => "lm-does-crowds",
        EventCard::TailWind(_) => "lm-does-tail-wind",
        EventCard::Festival => "lm-does-festival",
    }
}
