//! The free market: exchanging three for one, and trades between players (LM-12, LM-13).

use games::little_monsters::clause::{LM_12, LM_13};
use games::little_monsters::state::Offer;
use games::little_monsters::{Action, Colour, MAX_OFFERS, Tickets, tickets_text};
use maud::{Markup, html};
use table::{Seat, Text};

use super::page::Page;
use crate::parts::press;
use crate::tray::Tray;

/// The offers on the table.
pub(super) fn tray(page: &Page<'_>) -> Tray {
    let offers = || page.open().offers.0.iter().flatten();
    let is_asked = |offer: &&Offer| Some(offer.to) == page.seat;
    Tray {
        asking: offers().filter(is_asked).map(|offer| to_reader(page, offer)).collect(),
        others: offers().filter(|offer| !is_asked(offer)).map(|offer| of_others(page, offer)).collect(),
    }
}

/// An offer that waits for the reader's answer.
fn to_reader(page: &Page<'_>, offer: &Offer) -> Markup {
    let (accept, decline) = (Action::Accept(offer.from), Action::Decline(offer.from));
    html! {
        div .lm-offer data-key={ "offer-" (offer.from.0) } {
            p { (terms(page, "lm-offer-to-you", offer)) }
            (swap(page, offer.give, offer.want))
            div .choices {
                @if page.can(&accept) { (page.form(&accept, "strong", &html! { (page.say("lm-accept")) })) }
                @if page.can(&decline) { (page.form(&decline, "", &html! { (page.say("lm-decline")) })) }
            }
            @if page.can(&decline) && !page.can(&accept) {
                @let free = tickets_text(page.open().unpromised(offer.to));
                div .lm-why { (page.text(&Text::new("lm-no-tickets-to-give").with("free", free))) " " (page.clause(LM_13)) }
            }
            @if page.open().offers_made < MAX_OFFERS {
                details .lm-trade data-key={ "counter-" (offer.from.0) } {
                    summary { (page.say("lm-counter")) }
                    (counter(page, offer))
                }
            } @else { (no_more(page)) }
        }
    }
}

/// A counter-offer starts from the offer: what it asks for as far as the reader has it, and what it gives.
fn counter(page: &Page<'_>, offer: &Offer) -> Markup {
    let chosen = Chosen { give: offer.want, want: offer.give };
    terms_form(page, offer.to, "counter", &[offer.from], &chosen)
}

fn terms(page: &Page<'_>, id: &'static str, offer: &Offer) -> String {
    page.text(
        &Text::new(id)
            .with("from", offer.from)
            .with("to", offer.to)
            .with("give", tickets_text(offer.give))
            .with("want", tickets_text(offer.want)),
    )
}

/// What changes hands, as tickets.
fn swap(page: &Page<'_>, gets: Tickets, gives: Tickets) -> Markup {
    html! {
        p .lm-swap aria-hidden="true" {
            span { (page.say("lm-get")) } (page.tickets(gets)) span { (page.say("lm-give")) } (page.tickets(gives))
        }
    }
}

/// The market as the reader finds it: what they can do there, or why it is closed.
pub(super) fn market(page: &Page<'_>, seat: Seat) -> Markup {
    let open = page.open();
    if page.model.past {
        return html! {};
    }
    html! {
        div .lm-market {
            h3 { (page.say("lm-market")) }
            @if !page.game.options().free_market {
                (closed(page, "lm-market-off"))
            } @else {
                @if !page.travels() { (closed(page, "lm-market-later")) }
                @else if open.moved { (closed(page, "lm-market-moved")) }
                @else { (exchange(page)) (new_offer(page, seat)) }
            }
        }
    }
}

fn closed(page: &Page<'_>, id: &str) -> Markup {
    html! { div .lm-why { (page.say(id)) " " (page.clause(LM_12)) } }
}

fn no_more(page: &Page<'_>) -> Markup {
    let text = Text::new("lm-no-more-offers").with("most", MAX_OFFERS);
    html! { div .lm-why { (page.text(&text)) " " (page.clause(LM_13)) } }
}

/// An offer of the reader's own, or between others.
fn of_others(page: &Page<'_>, offer: &Offer) -> Markup {
    let own = Some(offer.from) == page.seat;
    let withdraw = Action::Withdraw(offer.to);
    html! {
        div .lm-offer data-key={ "offer-" (offer.from.0) "-" (offer.to.0) } {
            p { (terms(page, if own { "lm-offer-of-yours" } else { "lm-offer-between" }, offer)) }
            @if own && page.can(&withdraw) { (page.form(&withdraw, "", &html! { (page.say("lm-withdraw")) })) }
        }
    }
}

/// LM-12: three of one colour for one of another.
fn exchange(page: &Page<'_>) -> Markup {
    let takes = |colour: Colour| {
        let take = move |action: &Action| match *action {
            Action::Exchange { give, take } if give == colour => Some(take),
            _ => None,
        };
        page.view.legal.iter().filter_map(take).collect::<Vec<_>>()
    };
    let rows: Vec<(Colour, Vec<Colour>)> = Colour::ALL
        .into_iter()
        .map(|give| (give, takes(give)))
        .filter(|(_, takes)| !takes.is_empty())
        .collect();
    html! {
        @if rows.is_empty() { div .lm-why { (page.say("lm-exchange-none")) " " (page.clause(LM_12)) } }
        @else {
            form method="post" action=(page.acting().address()) {
                (page.acting().credentials())
                @for (give, takes) in &rows {
                    div .lm-exchange {
                        span { (page.say("lm-exchange")) " " (page.tickets(Tickets::of(*give, 3))) " " (page.say("lm-exchange-for")) }
                        @for take in takes {
                            (press(&Action::Exchange { give: *give, take: *take }, "lm-small", &page.ticket(*take)))
                        }
                    }
                }
            }
        }
    }
}

/// LM-13: an offer to somebody.
fn new_offer(page: &Page<'_>, seat: Seat) -> Markup {
    let open = page.open();
    if open.offers_made >= MAX_OFFERS {
        return no_more(page);
    }
    let partners: Vec<Seat> = page
        .seats()
        .filter(|&to| to != seat && open.offers[to].is_none() && !open.hands[to].is_empty())
        .collect();
    if partners.is_empty() || open.unpromised(seat).is_empty() {
        return html! { div .lm-why { (page.say("lm-trade-nobody")) " " (page.clause(LM_13)) } };
    }
    html! {
        details .lm-trade data-key="offer" {
            summary { (page.say("lm-trade")) }
            (terms_form(page, seat, "offer", &partners, &Chosen::default()))
        }
    }
}

/// What is chosen in a form when it opens.
#[derive(Default)]
struct Chosen {
    give: Tickets,
    want: Tickets,
}

/// The terms of a trade: with whom, what is given, what is wanted.
fn terms_form(page: &Page<'_>, seat: Seat, kind: &str, partners: &[Seat], chosen: &Chosen) -> Markup {
    let open = page.open();
    let free = open.unpromised(seat);
    let mut theirs = Tickets::NONE;
    for colour in Colour::ALL {
        theirs[colour] = partners.iter().map(|&to| open.hands[to][colour]).max().unwrap_or(0);
    }
    let left = MAX_OFFERS.saturating_sub(open.offers_made);
    html! {
        form .lm-terms method="post" action=(page.acting().address()) {
            (page.acting().credentials())
            input type="hidden" name="kind" value=(kind);
            @if let [only] = partners { input type="hidden" name="to" value=(only.0); }
            @else {
                label {
                    (page.say("lm-trade-with")) " "
                    select name="to" {
                        @for to in partners {
                            option value=(to.0) {
                                (page.text(&Text::new("lm-trade-partner").with("seat", *to).with("tickets", tickets_text(open.hands[*to]))))
                            }
                        }
                    }
                }
            }
            (amounts(page, "give", free, chosen.give))
            (amounts(page, "want", theirs, chosen.want))
            button { (page.text(&Text::new("lm-trade-send").with("left", left))) }
        }
    }
}

/// Tickets to choose from: each is tapped, and tapped again to keep it.
fn amounts(page: &Page<'_>, side: &str, most: Tickets, chosen: Tickets) -> Markup {
    html! {
        fieldset .lm-taps {
            legend { (page.say(&format!("lm-trade-{side}"))) }
            @for colour in most.colours() {
                span role="group" aria-label=(page.text(&colour.text())) {
                    @for index in 0..most[colour] {
                        label .lm-tk.{ "lm-" (colour.id()) } {
                            input type="checkbox" name={ (side) "-" (colour.id()) } value="1" checked[index < chosen[colour]];
                            (page.letter(colour))
                        }
                    }
                }
            }
        }
    }
}
