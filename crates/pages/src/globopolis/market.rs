//! Buying: the markets of the Independent Territories, and what a card puts on sale (GP-48, GP-49).

use games::globopolis::clause::{GP_27, GP_39, GP_48};
use games::globopolis::edition::FieldKind;
use games::globopolis::state::Then;
use games::globopolis::{Action, Goods};
use maud::{Markup, html};
use table::{Game, Text};

use super::art;
use super::outlook;
use super::page::Page;
use crate::parts::{Effect, json, number_field};

/// Rolling for a market: which, what it sells, and that it ends the turn.
pub(super) fn market(page: &Page<'_>, shuttle: bool) -> Markup {
    let markets = page.view.legal.iter().filter_map(|action| match action {
        Action::RollMarket(field) => Some((*field, action)),
        _ => None,
    });
    let then = if shuttle {
        Effect::of("gpd-does-market-again", GP_48)
    } else {
        Effect::of("gpd-does-market-ends", GP_48).warning()
    };
    html! {
        @for (field, action) in markets {
            div .gpd-act data-key=(json(action)) {
                (page.form(action, "strong", &html! { (page.text(&page.game.name_action(action))) }))
                @if let FieldKind::Market(goods) = page.edition().kind(field) {
                    p .gpd-goods { @for unit in goods.iter() { span { (art::unit(unit)) (page.text(&unit.text())) } } }
                }
            }
        }
        (outlook::list(page, &[Effect::of("gpd-does-market", GP_48), then]))
    }
}

/// What is on offer, to be mixed as wanted in one form.
pub(super) fn shop(page: &Page<'_>, goods: Goods, left: u8, then: Then) -> Markup {
    let Some(team) = page.team else { return html! {} };
    let player = page.player(team);
    let after = match then {
        Then::End => Effect::of("gpd-does-shop-ends", GP_48),
        Then::Again => Effect::of("gpd-does-shop-again", GP_48),
        Then::Option => Effect::of("gpd-does-shop-option", GP_39),
    };
    html! {
        form .gpd-shop data-key={ "shop-" (left) } method="post" action=(page.acting().address()) {
            (page.acting().credentials())
            input type="hidden" name="kind" value="buy";
            @for unit in goods.iter() {
                @let most = page.game.most_to_buy(page.open(), team, unit);
                label {
                    (art::unit(unit))
                    span { (page.text(&unit.text())) " " small { (page.text(&Text::new("gpd-bank-has").with("count", page.open().bank[unit]))) } }
                    (number_field(&format!("buy-{}", unit.id()), 0..=most.into(), 0))
                }
            }
            p .gpd-why { (page.text(&Text::new("gpd-shop").with("eu", player.eu))) " " (page.clause(GP_27)) }
            button .strong { (page.say("gpd-buy")) }
        }
        div .gpd-act data-key="shop-done" { (page.form(&Action::Pass, "", &html! { (page.say("gpd-shop-done")) })) (outlook::list(page, &[after])) }
    }
}
