//! The Guilds: what the own ones give and the others' sell, with the prices in sight (GP-34, GP-35).

use games::globopolis::clause::{GP_34, GP_35};
use games::globopolis::{RUnit, Team, TitleId};
use maud::{Markup, html};
use table::{Arg, Text};

use super::art;
use super::page::Page;
use super::workbench::{Bench, Place, moving};
use crate::parts::press;

/// All Guilds that somebody owns; folded up, what they charge can still be seen.
pub(super) fn guilds(page: &Page<'_>) -> Markup {
    let Some(team) = page.team else { return html! {} };
    let bench = Bench { page, team, chosen: None };
    let owned: Vec<(TitleId, Team)> =
        TitleId::guilds().filter_map(|guild| Some((guild, page.open().owner(guild)?))).collect();
    html! {
        @if !owned.is_empty() {
            details #guilds .gpd-more data-key="guilds" {
                summary {
                    span { (page.say("gpd-guilds")) }
                    @for &(guild, owner) in &owned { (prices(page, guild, owner == team)) }
                }
                form .gpd-guilds method="post" action=(page.acting().address()) {
                    (page.acting().credentials())
                    @for &(guild, owner) in &owned { (row(&bench, guild, owner)) }
                }
            }
        }
    }
}

/// What a Guild has, each kind with its price.
fn prices(page: &Page<'_>, guild: TitleId, own: bool) -> Markup {
    let units = page.open().titles[guild].units;
    html! {
        @for unit in units.kinds() {
            @let rate = if own { 0 } else { page.game.guild_rate(page.open(), guild, unit) };
            @let words = page.text(&Text::new("gpd-guild-price").with("unit", unit.text()).with("title", page.title(guild)).with("eu", rate));
            span .gpd-price.own[own] role="img" aria-label=(words) title=(words) { (art::unit(unit)) @if own { "✓" } @else { (rate) } }
        }
    }
}

/// One Guild, and what can be had from it now.
fn row(bench: &Bench<'_, '_>, guild: TitleId, owner: Team) -> Markup {
    let page = bench.page;
    let own = owner == bench.team;
    let (place, left) = if own {
        (Place::Guild(guild), page.game.left_to_take(page.open(), guild))
    } else {
        (Place::Seller(guild), page.game.left_to_buy(page.open(), guild))
    };
    html! {
        div .gpd-guild data-key={ "guild-" (guild.0) } {
            p {
                a href={ "?title=" (guild.0) } data-plan { (page.title(guild)) }
                " " small { (page.team_name(owner)) ", " (page.text(&Text::new("gpd-guild-left").with("left", left))) " " (page.clause(if own { GP_34 } else { GP_35 })) }
            }
            span .gpd-put { @for unit in bench.units(place).kinds() { (unit_buttons(bench, guild, place, unit)) } }
            @if !own {
                details .gpd-rate data-key={ "rate-" (guild.0) } {
                    summary { small { (page.say("gpd-guild-rate")) } }
                    @for unit in bench.units(place).kinds() { small { (page.text(&rate(page, guild, owner, unit))) } }
                }
            }
        }
    }
}

/// One of a kind, and as many as possible.
fn unit_buttons(bench: &Bench<'_, '_>, guild: TitleId, place: Place, unit: RUnit) -> Markup {
    let page = bench.page;
    let most = bench.most(unit, place, Place::Stock);
    let rate = page.game.guild_rate(page.open(), guild, unit);
    let label = |count: u8| match place {
        Place::Guild(_) => Text::new("gpd-take").with("count", count),
        _ => Text::new("gpd-buy-stock").with("count", count).with("eu", rate * u32::from(count)),
    };
    html! {
        @for count in [1, most].into_iter().take(usize::from(most.min(2))) {
            @if let Some(action) = moving(unit, count, place, Place::Stock) {
                (press(&action, "gpd-small", &html! { (art::unit(unit)) span .sr { (page.text(&unit.text())) ", " } (page.text(&label(count))) }))
            }
        }
    }
}

/// GP-35: on which step a Guild's rate stands, and why.
fn rate(page: &Page<'_>, guild: TitleId, owner: Team, unit: RUnit) -> Text {
    let title = page.edition().title(guild);
    let owned = page.player(owner).titles;
    let deals_in = |other: TitleId| page.edition().title(other).units[unit] > 0;
    let another = owned.guilds().iter().any(|other| other != guild && deals_in(other));
    Text::new(if another { "gpd-rate-another" } else { "gpd-rate" })
        .with("unit", unit.text())
        .with("eu", page.game.guild_rate(page.open(), guild, unit))
        .with("team", page.team_arg(owner))
        .with("count", owned.and(title.associated).len())
        .with("rates", title.rates.iter().map(|&rate| Arg::from(rate)).collect::<Vec<_>>())
}
