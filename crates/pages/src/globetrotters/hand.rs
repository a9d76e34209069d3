//! What the reader holds: tickets as luggage tags, each with its flights, and their Home. Where several people share
//! a device it lies behind a curtain.

use games::globetrotters::clause::{GT_27, GT_83, GT_85};
use games::globetrotters::{Action, LocationId, Phase, TicketId};
use maud::{Markup, html};
use table::{Seat, Text};

use super::page::Page;
use super::{art, outlook};
use crate::parts::press;

/// Up to how many tickets all say what their flights cost and do; of more, only the one that is looked at.
const TOLD: usize = 6;

/// The reader's hand; spectators have none.
pub(super) fn hand(page: &Page<'_>) -> Markup {
    let Some(seat) = page.seat else {
        return html! { section #hand .gt.gt-hand.panel.quiet { p { (page.say("gtp-spectator")) } } };
    };
    html! {
        section #hand .gt.gt-hand.panel aria-labelledby="hand-heading" {
            @if page.curtain && !page.over() {
                h2 #hand-heading { (page.text(&Text::new("gtp-hand-of").with("seat", seat))) }
                // Another player or another turn is another curtain, so it is closed again.
                details .gt-curtain data-key={ "curtain-" (seat.0) "-" (page.open().turns) } {
                    summary { (art::icon(&format!("p{}", seat.0), "gt-face")) span { (page.text(&Text::new("gtp-curtain").with("seat", seat))) } }
                    (tickets(page, seat))
                }
            } @else {
                h2 #hand-heading { (page.say("gtp-hand")) }
                (tickets(page, seat))
            }
            (belongings(page, seat))
        }
    }
}

/// All tickets in one form: every button carries its own action.
fn tickets(page: &Page<'_>, seat: Seat) -> Markup {
    let held = &page.view.tickets;
    let refunds = page.view.legal.iter().any(|action| matches!(action, Action::Refund(_)));
    let tags = html! {
        ul .gt-tags { @for &ticket in held { li data-key={ "ticket-" (ticket.0) } { (tag(page, seat, ticket)) } } }
    };
    html! {
        @if held.is_empty() { p .quiet { (page.say("gtp-no-tickets")) } }
        @else if page.view.legal.is_empty() { (tags) }
        @else {
            form method="post" action=(page.acting().address()) { (page.acting().credentials()) (tags) }
            @if refunds { p .quiet { (page.say("gtp-refund-hint")) " " (page.clause(GT_27)) } }
        }
    }
}

/// A ticket: its two places, and what can be done with it.
fn tag(page: &Page<'_>, seat: Seat, ticket: TicketId) -> Markup {
    let ends = page.edition().ticket(ticket);
    let shown = page.ticket == Some(ticket);
    let refund = Action::Refund(ticket);
    let strong = matches!(page.open().phase, Phase::Debt(_));
    html! {
        div .gt-luggage.on[shown] {
            a .gt-route href={ @if shown { "?" } @else { "?ticket=" (ticket.0) } } data-plan
                title=(page.say(if shown { "gtp-ticket-hide" } else { "gtp-ticket-show" })) {
                @for (index, &end) in ends.iter().enumerate() {
                    @if index == 1 { (art::sign("plane")) }
                    span .gt-end { b aria-hidden="true" translate="no" { (code(&page.place(end))) } span { (page.place(end)) } }
                }
            }
            @for &end in &ends { (use_for(page, seat, ticket, end)) }
            @if page.can(&refund) {
                (press(&refund, if strong { "strong" } else { "gt-quiet" }, &html! { (page.say("gtp-refund")) }))
            }
        }
    }
}

/// The three letters that a place would have on a tag, or the two Chinese characters that are as wide.
fn code(name: &str) -> String {
    let letters = if name.starts_with(|c: char| c >= '\u{3000}') { 2 } else { 3 };
    name.chars().filter(|c| c.is_alphabetic()).take(letters).flat_map(char::to_uppercase).collect()
}

/// Where one side of a ticket leads now. The ticket that is looked at says it with clauses.
fn use_for(page: &Page<'_>, seat: Seat, ticket: TicketId, end: LocationId) -> Markup {
    let shown = page.ticket == Some(ticket);
    // A thick bundle would make the page heavy.
    let told = page.view.tickets.len() <= TOLD;
    let fly = Action::Fly { ticket, to: end };
    let name = page.text(&Text::new("gtp-fly-to").with("place", page.place(end)));
    html! {
        @if page.can(&fly) {
            div .gt-use {
                (press(&fly, "strong", &html! { (art::kind(page.edition().kind_of(end))) (name) }))
                @let effects = outlook::arriving(page, seat, end);
                @if shown { (outlook::list(page, &effects)) }
                @else if told { p .quiet { @for effect in &effects { (page.text(&effect.text)) " " } } }
            }
        }
    }
}

/// Money, Special Memories, and the way home.
fn belongings(page: &Page<'_>, seat: Seat) -> Markup {
    let player = page.player(seat);
    html! {
        p .gt-purse {
            b { (Page::money(player.money)) }
            @if player.specials > 0 {
                span { (art::sign("memory")) (page.text(&Text::new("gtp-specials").with("count", player.specials))) }
            }
            @if let Some(home) = player.home {
                span { (art::icon(&format!("f{}", seat.0), "gt-sign")) (page.say("gtp-home")) " " (page.place_link(home)) }
            }
        }
        @if let Some(mark) = player.mark {
            div .gt-warn { (page.text(&Text::new("gtp-mark").with("place", page.place(mark.place)))) " " (page.clause(GT_83)) }
        }
        @if !page.over() && outlook::wins(page, seat) {
            div .gt-homeward { (page.say("gtp-go-home")) " " (page.clause(GT_85)) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_has_three_letters() {
        assert_eq!(code("São Paulo"), "SÃO");
        assert_eq!(code("La Paz"), "LAP");
    }
}
