//! Deals: the open offers with what they would do, and the table where new ones are made (GP-28, GP-36 to GP-38).
//!
//! [`terms`] reads what a form or an address proposes, [`effects`] says what it would do, [`desk`] is the form.

mod desk;
mod effects;
mod terms;
#[cfg(test)]
mod tests;

use games::globopolis::clause::GP_36;
use games::globopolis::{Action, Globopolis, NamedCards, OfferView, Side, State, Team};
use maud::{Markup, html};
use table::dice::FastDice;
use table::{Game, Refusal, Seat, SeatSet, Silent, Text};

use super::page::Page;
use crate::model::Notice;
use crate::tray::Tray;
use effects::Deal;
use terms::Terms;

pub(super) use effects::signed;
pub(super) use terms::{field, number, said};

/// Reads a form about a deal: `deal` is the number of the partner; in a battle it is `bribe`, `answer` or `help`
/// (GP-63, GP-84).
pub(super) fn read_form(game: &Globopolis, fields: &[(String, String)]) -> Result<Vec<Action>, Notice> {
    let action = match field(fields, "deal") {
        Some("bribe" | "answer" | "help") => super::battle::read_form(fields)?,
        _ => Terms::read(game, fields)?.action(),
    };
    Ok(vec![action])
}

/// Whom an address asks what they would want, and for what.
pub(super) fn question(game: &Globopolis, fields: &[(String, String)]) -> Option<(SeatSet, Action)> {
    field(fields, "asks")?;
    let terms = Terms::read(game, fields).ok().filter(|terms| !terms.is_empty())?;
    Some((seats_of(game, terms.to), terms.action()))
}

/// The seats of a team.
fn seats_of(game: &Globopolis, team: Team) -> SeatSet {
    Seat::all(game.seats()).filter(|&seat| game.team_of(seat) == team).collect()
}

/// Whether a form holds the terms of a deal, which the page shows again if they are not accepted.
pub(crate) fn is_composed(fields: &[(String, String)]) -> bool {
    field(fields, "deal").is_some_and(|partner| partner.parse::<usize>().is_ok())
}

/// The offers on the table.
pub(super) fn tray(page: &Page<'_>) -> Tray {
    if page.open().is_over() {
        return Tray::default();
    }
    let offers = || page.view.offers.iter();
    let is_asked = |offer: &&OfferView| Some(offer.to) == page.team;
    Tray {
        asking: offers().filter(is_asked).map(|offer| to_reader(page, offer)).collect(),
        others: offers().filter(|offer| !is_asked(offer)).map(|offer| of_others(page, offer)).collect(),
    }
}

/// The table where offers are made.
pub(super) fn deals(page: &Page<'_>) -> Markup {
    let playing = page.team.filter(|&team| page.open().plays(team, page.game.teams()));
    let (Some(seat), Some(team), false) = (page.seat, playing, page.open().is_over()) else {
        return html! {};
    };
    html! {
        section #deals .gpt-deals data-key="deals" aria-labelledby="deals-heading" {
            h3 #deals-heading { (page.say("gpt-deals")) " " (page.clause(GP_36)) }
            (desk::desk(page, seat, team))
        }
    }
}

/// A position as the reader knows it, to ask the rules what they would say. What depends on others' cards is not to be
/// asked of it.
pub(super) fn as_known(page: &Page<'_>) -> State {
    page.game.sample(page.view, &mut FastDice::new(0))
}

/// Why the rules would refuse this, if they would.
fn refused(page: &Page<'_>, seat: Seat, action: &Action) -> Option<Refusal> {
    let mut state = as_known(page);
    page.game.apply(&mut state, seat, action, &mut FastDice::new(0), &mut Silent).err()
}

/// A refusal as it stands on the page.
fn why(page: &Page<'_>, refusal: &Refusal) -> Markup {
    html! { div .gpt-why { (page.text(&refusal.text)) " " (page.clause(refusal.clause)) } }
}

/// The deal of an open offer, its cards counted or named.
fn deal_of(offer: &OfferView) -> Deal {
    let whole = offer.with_cards(offer.cards.unwrap_or([NamedCards::NONE, NamedCards::NONE]));
    Deal { from: offer.from, to: offer.to, give: whole.give, want: whole.want, cards: offer.cards.is_some() }
}

/// What both would give, side by side.
fn sides(page: &Page<'_>, offer: &OfferView, left: &Markup, right: &Markup) -> Markup {
    let deal = deal_of(offer);
    let given = things(page, offer, &deal.give, offer.give.cards);
    let wanted = things(page, offer, &deal.want, offer.want.cards);
    html! {
        div .gpt-sides {
            div { h3 { (left) } (given) }
            div { h3 { (right) } (wanted) }
        }
    }
}

/// The things of one side in a list; cards by name only for those who may know them, and on a shared device only on
/// request.
fn things(page: &Page<'_>, offer: &OfferView, side: &Side, cards: u8) -> Markup {
    let edition = page.edition();
    let named = offer.cards.is_some() && !side.cards.is_empty();
    let counted = page.text(&Text::new("gp-cards").with("count", cards));
    html! {
        ul .gpt-things {
            @if side.eu > 0 { li { (page.text(&Text::new("gp-eu").with("eu", side.eu))) } }
            @for unit in side.units.kinds() {
                li { (page.text(&games::globopolis::Units::of(unit, side.units[unit]).text())) }
            }
            @for title in side.titles.iter() { li { (page.title_link(title)) } }
            @if named && page.curtain {
                li { details .gpd-curtain data-key={ "offer-cards-" (offer.from.0) "-" (page.open().turn.0) "-" (page.open().round) } {
                    summary { (counted) }
                    ul { @for card in side.cards.iter() { li { "“" (page.card(card)) "”" } } }
                } }
            } @else if named {
                @for card in side.cards.iter() { li title=(page.l10n.name(&edition.card(card).text)) { "“" (page.card(card)) "”" } }
            } @else if cards > 0 { li { (counted) } }
            @if side.agents > 0 { li { (page.text(&Text::new("gp-captives").with("count", side.agents))) } }
            @if side.is_nothing() && cards == 0 { li .quiet { (page.say("gp-nothing")) } }
        }
    }
}

/// An offer that waits for the reader's answer.
fn to_reader(page: &Page<'_>, offer: &OfferView) -> Markup {
    let Some(seat) = page.seat else { return html! {} };
    let from = page.game.team_arg(offer.from);
    let accept = Action::Accept(offer.from);
    let points = page.game.points_of_deal(page.open(), offer.want.titles, offer.give.titles);
    let effect = if points == 0 {
        Text::new("gpt-accept-even")
    } else {
        Text::new("gpt-accept").with("points", signed(i64::from(points)))
    };
    html! {
        article .gpt-offer.asks data-key={ "offer-" (offer.from.0) } {
            p .gpt-lead { (page.text(&Text::new("gpt-offers-you").with("from", from))) }
            (sides(page, offer, &html! { (page.say("gpt-you-get")) }, &html! { (page.say("gpt-you-give")) }))
            (effects::effects(page, &deal_of(offer)))
            div .choices {
                @if page.can(&accept) { (page.form(&accept, "strong", &html! { (page.text(&effect)) })) }
                @if page.can(&Action::Decline(offer.from)) {
                    (page.form(&Action::Decline(offer.from), "", &html! { (page.say("gpt-decline")) }))
                    a .button href={ "?deal=" (offer.from.0) "&counter=offer#deal-form" } data-plan { (page.say("gpt-counter")) }
                }
            }
            @if !page.can(&accept) && let Some(refusal) = refused(page, seat, &accept) { (why(page, &refusal)) }
            (desk::counter(page, seat, offer.to, offer.from))
        }
    }
}

/// An offer of the reader, or between others.
fn of_others(page: &Page<'_>, offer: &OfferView) -> Markup {
    let own = Some(offer.from) == page.team;
    let (from, to) = (page.game.team_arg(offer.from), page.game.team_arg(offer.to));
    let lead = Text::new(if own { "gpt-you-offer" } else { "gpt-offers" }).with("from", from).with("to", to);
    let label =
        |team: Team| html! { (page.text(&Text::new("gpt-gives").with("team", page.game.team_arg(team)))) };
    html! {
        article .gpt-offer data-key={ "offer-" (offer.from.0) } {
            p .gpt-lead { (page.text(&lead)) }
            @if own { (sides(page, offer, &html! { (page.say("gpt-you-give")) }, &html! { (page.say("gpt-you-get")) })) }
            @else { (sides(page, offer, &label(offer.from), &label(offer.to))) }
            details data-key={ "effects-" (offer.from.0) } open[own] {
                summary { (page.say("gpt-effects")) }
                (effects::effects(page, &deal_of(offer)))
            }
            @if own && page.can(&Action::Withdraw) {
                div .choices { (page.form(&Action::Withdraw, "", &html! { (page.say("gpt-withdraw")) })) }
            }
        }
    }
}

/// GP-28: how many offers a player can still make this turn; without end if a timer keeps it short.
fn offers_left(page: &Page<'_>, team: Team) -> Option<u8> {
    (!page.game.options().is_kept_short()).then(|| page.game.offers_left(page.open(), team))
}
