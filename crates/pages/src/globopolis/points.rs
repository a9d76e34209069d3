//! Buying points (GP-26).

use games::globopolis::clause::GP_26;
use games::globopolis::{Action, EU_PER_POINT, POINTS_PER_TURN};
use maud::{Markup, html};
use table::Text;

use super::page::Page;
use crate::parts::press;

/// GP-26: points for EU, and why not.
pub(super) fn points(page: &Page<'_>) -> Markup {
    let Some(team) = page.team else { return html! {} };
    let open = page.open();
    let player = page.player(team);
    let for_sale = page.game.points_for_sale(open);
    let affordable = u8::try_from(player.eu / EU_PER_POINT).unwrap_or(u8::MAX);
    let most = for_sale.min(affordable);
    let why = match () {
        () if most > 0 => Text::new("gpd-points-left").with("left", for_sale),
        () if for_sale > 0 => Text::new("gpd-points-eu"),
        () if open.this_turn.points_bought >= POINTS_PER_TURN => Text::new("gpd-points-bought"),
        () => Text::new("gpd-points-near").with("points", page.game.mark().unwrap_or(0) - 25),
    };
    html! {
        details #points .gpd-more data-key="points" {
            summary { (page.say("gpd-points")) }
            @if most > 0 {
                form .choices method="post" action=(page.acting().address()) {
                    (page.acting().credentials())
                    @for points in 1..=most {
                        @let text = Text::new("gpd-buy-points").with("points", points).with("eu", u32::from(points) * EU_PER_POINT);
                        (press(&Action::BuyPoints(points), "gpd-small", &html! { (page.text(&text)) }))
                    }
                }
            }
            div .gpd-why { (page.text(&why)) " " (page.clause(GP_26)) }
        }
    }
}
