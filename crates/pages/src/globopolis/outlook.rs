//! What something will cost and give, said before it is done.

use games::globopolis::clause::{GP_27, GP_46};
use games::globopolis::edition::FieldKind;
use games::globopolis::state::Player;
use games::globopolis::{EU_PER_POINT, FieldId, Goods};
use maud::{Markup, html};
use table::{Arg, Text};

use super::page::Page;
use crate::parts::Effect;

/// Consequences, one under the other.
pub(super) fn list(page: &Page<'_>, effects: &[Effect]) -> Markup {
    html! { @if !effects.is_empty() { (page.effects("gpd-does", effects)) } }
}

/// GP-27, GP-46: what a payment takes from somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Payment {
    /// What they pay.
    pub(super) paid: u32,
    /// The points that are turned into EU for it.
    pub(super) points: u32,
    /// The EU that they keep.
    pub(super) left: u32,
    /// What they cannot pay.
    pub(super) short: u32,
}

impl Payment {
    pub(super) fn of(player: &Player, eu: u32) -> Self {
        let missing = eu.saturating_sub(player.eu).div_ceil(EU_PER_POINT);
        let points = missing.min(u32::try_from(player.points).unwrap_or(0));
        let purse = player.eu + points * EU_PER_POINT;
        let paid = eu.min(purse);
        Payment { paid, points, left: purse - paid, short: eu - paid }
    }
}

/// What the reader pays, and what remains.
pub(super) fn pays(page: &Page<'_>, eu: u32) -> Vec<Effect> {
    let Some(own) = page.team else { return Vec::new() };
    let player = page.player(own);
    let payment = Payment::of(player, eu);
    let mut effects = Vec::new();
    if payment.points > 0 {
        let sold = i64::from(payment.points);
        let text = Text::new("gpd-does-sell")
            .with("points", payment.points)
            .with("left", i64::from(player.points) - sold);
        effects.push(Effect::new(text, GP_27).warning());
    }
    if payment.short > 0 {
        effects.push(Effect::new(Text::new("gpd-does-waive").with("eu", payment.short), GP_46));
    }
    effects.push(Effect::new(Text::new("gpd-does-keep").with("eu", payment.left), GP_46));
    effects
}

/// The kinds that a market sells.
pub(super) fn goods(goods: Goods) -> Vec<Arg> {
    goods.iter().map(|unit| Arg::Text(unit.text())).collect()
}

/// What landing on a field means for the reader, in a few words.
pub(super) fn landing(page: &Page<'_>, at: FieldId) -> Text {
    let edition = page.edition();
    let learning = !page.game.options().has_cards();
    let owned = |title| page.open().owner(title);
    match edition.kind(at) {
        FieldKind::Territory(title) => match owned(title) {
            None => Text::new("gpd-land-unowned").with("points", edition.title(title).value),
            Some(owner) if Some(owner) == page.team && learning => Text::new("gpd-land-again"),
            Some(owner) if Some(owner) == page.team => Text::new("gpd-land-own"),
            Some(owner) => Text::new("gpd-land-foreign")
                .with("team", page.team_arg(owner))
                .with("eu", page.game.conference_cost(page.open(), title)),
        },
        FieldKind::Guild(title) => match owned(title) {
            None => Text::new("gpd-land-guild").with("points", edition.title(title).value),
            Some(owner) if Some(owner) == page.team => Text::new("gpd-land-own-guild"),
            Some(owner) => Text::new("gpd-land-foreign-guild")
                .with("team", page.team_arg(owner))
                .with("points", edition.title(title).value),
        },
        FieldKind::OpsMission | FieldKind::Influence if learning => Text::new("gpd-land-again"),
        FieldKind::OpsMission | FieldKind::Influence => Text::new("gpd-land-card"),
        FieldKind::Market(sold) => Text::new("gpd-land-market").with("goods", goods(sold)),
        FieldKind::Bank => Text::new("gpd-land-bank"),
        FieldKind::Base => Text::new("gpd-land-base"),
        FieldKind::Teleport => Text::new("gpd-land-teleport"),
        FieldKind::Moonshot => Text::new("gpd-land-moonshot"),
        FieldKind::Nia if page.game.options().has_agents() => Text::new("gpd-land-nia"),
        FieldKind::Nsa | FieldKind::Nia => Text::new("gpd-land-nsa"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gp_27_points_are_turned_into_eu_only_as_far_as_needed() {
        let player = Player { eu: 7, points: 4, ..Player::default() };
        assert_eq!(Payment::of(&player, 5), Payment { paid: 5, points: 0, left: 2, short: 0 });
        assert_eq!(Payment::of(&player, 13), Payment { paid: 13, points: 2, left: 4, short: 0 });
        assert_eq!(Payment::of(&player, 40), Payment { paid: 27, points: 4, left: 0, short: 13 });
        let poor = Player { eu: 0, points: -3, ..Player::default() };
        assert_eq!(Payment::of(&poor, 5), Payment { paid: 0, points: 0, left: 0, short: 5 });
    }
}
