//! Buying: the markets of the Independent Territories, and what a card puts on sale (GP-48, GP-49).

use games::globopolis::clause::{GP_27, GP_31, GP_39, GP_48};
use games::globopolis::edition::FieldKind;
use games::globopolis::state::Then;
use games::globopolis::{Action, Goods, Phase, RUnit, Team, Units};
use maud::{Markup, html};
use table::{Game, Text};

use super::art;
use super::outlook;
use super::page::Page;
use super::trial::Trial;
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
    let after = match then {
        Then::End => Effect::of("gpd-does-shop-ends", GP_48),
        Then::Again => Effect::of("gpd-does-shop-again", GP_48),
        Then::Option => Effect::of("gpd-does-shop-option", GP_39),
    };
    let Some(trial) = Trial::of(page) else { return html! {} };
    let wanted = trial.wanted();
    html! {
        (wish(page, &trial, wanted, &after))
        div .gpd-act data-key="shop-done" {
            (page.form(&Action::Pass, if wanted.is_empty() { "strong" } else { "" }, &html! { (page.say("gpd-shop-done")) }))
            (outlook::list(page, &[after]))
        }
        details .gpd-more data-key="mix" { summary { (page.say("gpd-shop-mix")) } (mixture(page, team, goods, left, wanted)) }
    }
}

/// What is missing most, as far as the EU last, behind one button.
fn wish(page: &Page<'_>, trial: &Trial<'_>, wanted: Units, after: &Effect) -> Markup {
    let plan = trial.shop();
    let eu = wanted.total() * price(page);
    let text = Text::new("gpd-shop-wanted").with("units", wanted.text()).with("eu", eu);
    let left = Text::new("gpd-does-keep").with("eu", trial.player().eu - eu);
    html! {
        @if !wanted.is_empty() {
            div .gpd-act data-key="shop-wanted" {
                (page.form_of_all(&plan.actions, "strong", &html! { (page.text(&text)) }))
                (outlook::list(page, &[Effect::of("gpd-does-wanted", GP_31), Effect::new(left, GP_48), Effect::new(after.text.clone(), after.clause)]))
            }
        }
    }
}

fn price(page: &Page<'_>) -> u32 {
    match page.open().phase {
        Phase::Shop { price, .. } => price.into(),
        _ => 0,
    }
}

/// Any mixture. What stands there at first can be bought.
fn mixture(page: &Page<'_>, team: Team, goods: Goods, left: u8, wanted: Units) -> Markup {
    let player = page.player(team);
    let most = |unit: RUnit| page.game.most_to_buy(page.open(), team, unit);
    let first = goods.iter().find(|&unit| most(unit) > 0).filter(|_| wanted.is_empty());
    html! {
        form .gpd-shop data-key={ "shop-" (left) } method="post" action=(page.acting().address()) {
            (page.acting().credentials())
            input type="hidden" name="kind" value="buy";
            @for unit in goods.iter() {
                label {
                    span .gpd-price { (art::unit(unit)) (price(page)) }
                    span { (page.text(&unit.text())) " " small { (page.text(&Text::new("gpd-bank-has").with("count", page.open().bank[unit]))) } }
                    (number_field(&format!("buy-{}", unit.id()), 0..=most(unit).into(), if first == Some(unit) { 1 } else { wanted[unit].into() }))
                }
            }
            p .gpd-why { (page.text(&Text::new("gpd-shop").with("eu", player.eu))) " " (page.clause(GP_27)) }
            button { (page.say("gpd-buy")) }
        }
    }
}
