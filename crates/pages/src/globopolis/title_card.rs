//! The card of the field that was asked for: both sides of its Title, what stands there now, and its group; or what a
//! field without a Title does.

use games::globopolis::clause::{GP_24, GP_29, GP_31, GP_32, GP_35, GP_38, GP_43, GP_45, GP_47, GP_62};
use games::globopolis::edition::{FieldKind, Title};
use games::globopolis::state::Holding;
use games::globopolis::{Action, FieldId, RUnit, TitleId, Units, ns_cap};
use maud::{Markup, html};
use table::{Arg, Text};

use super::page::Page;
use super::{agents, art, list, now};

/// The card of a field.
pub(super) fn card(page: &Page<'_>, field: FieldId) -> Markup {
    let close = if page.model.ask.get("list").is_some() { "?list=1" } else { "?" };
    html! {
        article .gp-middle.gp-night.gp-card data-key="plan" aria-labelledby="card-heading" {
            a .gp-close href=(close) data-plan aria-label=(page.say("gpb-close")) { "×" }
            @match page.edition().title_at(field) {
                Some(title) => (of_title(page, title)),
                None => (of_other(page, field)),
            }
            @let governors: Vec<Arg> = page.governors_at(field).map(Arg::Seat).collect();
            @if !governors.is_empty() {
                p .gp-visitors {
                    @for seat in page.governors_at(field) { (art::team_governor(page.game.team_of(seat), "gp-sign")) }
                    (page.text(&Text::new("gpb-governors").with("names", governors)))
                }
            }
            // GP-50: what was clicked on the board can be flown to from here.
            @if page.can(&Action::Fly(field)) { (page.form(&Action::Fly(field), "strong", &html! { (page.say("gpb-fly")) })) }
        }
    }
}

/// GP-68: the attacks on this Title or from it, the most promising first.
fn attacks(page: &Page<'_>, title: TitleId) -> Markup {
    let concerns = |action: &Action| match *action {
        Action::Attack { from, against, .. } => from == title || against == title,
        _ => false,
    };
    let attacks = now::promising(page);
    html! { @for (action, _) in attacks.iter().filter(|(action, _)| concerns(action)) { (now::attack(page, action)) } }
}

fn of_other(page: &Page<'_>, field: FieldId) -> Markup {
    let kind = page.edition().kind(field);
    let sign = art::field_sign(kind).unwrap_or("base");
    html! {
        header {
            (art::icon(&format!("s-{sign}"), "gp-face"))
            div {
                h3 #card-heading { (page.board_name(field)) }
                @if page.edition().fields()[field.index()].name.is_some() { p { (page.say(&format!("gpb-map-{sign}"))) } }
            }
        }
        p { (page.say(list::does(page, field))) " " (page.clause(list::clause_of(page, field))) }
        @if let FieldKind::Market(goods) = kind {
            p .gp-goods { (page.say("gpb-sells")) @for unit in goods.iter() { span { (art::unit(unit)) " " (page.text(&unit.text())) } } }
        }
        @if kind == FieldKind::Base {
            p .gp-flights { (page.say("gpb-bases")) @for base in page.edition().bases().into_iter().filter(|&base| base != field) { " " (page.field_link(base)) } }
        }
    }
}

fn of_title(page: &Page<'_>, id: TitleId) -> Markup {
    let title = page.edition().title(id);
    let holding = &page.open().titles[id];
    let group = page.edition().group(title.group).name.as_str();
    let kind = if id.is_guild() { "gpb-a-guild" } else { "gpb-a-territory" };
    html! {
        header {
            (page.swatch(title.group))
            div {
                h3 #card-heading { (page.title(id)) }
                p { (page.text(&Text::new(kind).with("group", group).with("value", title.value))) }
            }
        }
        p .gp-owner {
            @match holding.owner {
                Some(team) => { (art::mark(team)) b { (page.text(&Text::new("gpb-owned").with("name", page.team_arg(team)))) } }
                None => { b { (page.say("gpb-unowned")) } " " (page.clause(if id.is_guild() { GP_47 } else { GP_43 })) }
            }
            @if page.game.frozen(page.open()).contains(id) { " " span .gp-flag { (art::sign("frozen")) (page.say("gpb-frozen")) } " " (page.clause(GP_38)) }
            @if page.teams().any(|team| page.player(team).shield == Some(id)) { " " span .gp-flag { (art::sign("shield")) (page.say("gpb-shielded")) } }
        }
        // What can be done here stands before what there is to read.
        (attacks(page, id))
        (agents::at(page, id))
        div .gp-sides {
            section { h4 { (page.say("gpb-now")) } @if id.is_guild() { (guild_now(page, id, holding)) } @else { (territory_now(page, id, title, holding)) } }
            section {
                h4 { (page.say("gpb-title")) }
                @if id.is_guild() { (guild_title(page, id, title)) } @else { (territory_title(page, id, title, holding)) }
                (group_of(page, id, title))
            }
        }
    }
}

fn row(label: &str, value: &Markup) -> Markup {
    html! { div { dt { (label) } dd { (value) } } }
}

/// What a Territory still needs for its next level, or to have one back that was set back; nothing if it has both.
fn wanted(holding: &Holding) -> Option<(u8, Units)> {
    let target = if holding.justified() < holding.level { holding.justified() } else { holding.level } + 1;
    let lacks = |unit: RUnit| target.saturating_sub(holding.units[unit]);
    (target <= 2).then(|| (target, Units(RUnit::ALL.map(lacks))))
}

fn territory_now(page: &Page<'_>, id: TitleId, title: &Title, holding: &Holding) -> Markup {
    let ns = Text::new("gpb-ns").with("count", holding.units[RUnit::Ns]).with("cap", ns_cap(holding.units));
    html! {
        dl .gp-facts {
            (row(&page.say("gpb-units"), &page.units(holding.units)))
            (row(&page.say("gpb-ns-cap"), &html! { (page.text(&ns)) " " (page.clause(GP_29)) }))
            (row(&page.say("gpb-development"), &html! {
                (art::levels(holding.level, holding.justified()))
                (page.say(list::level(page, id)))
            }))
            @if let Some((target, lacking)) = wanted(holding) {
                @let had = target <= holding.level;
                (row(&page.say(if had { "gpb-to-restore" } else { "gpb-to-develop" }), &html! {
                    @if lacking.is_empty() {
                        (page.text(&Text::new("gpb-ready").with("eu", title.premiums[usize::from(target - 1)])))
                    } @else { (page.units(lacking)) }
                    " " (page.clause(if had { GP_32 } else { GP_31 }))
                }))
            }
            @if holding.owner.is_some() {
                (row(&page.say("gpb-conference"), &html! { b { (page.eu(page.game.conference_cost(page.open(), id))) } " " (page.clause(GP_45)) }))
            }
            @if page.game.options().has_agents() { (agents_here(page, id, holding)) }
        }
    }
}

/// Everybody's Agents there, and whom they would help (GP-62).
fn agents_here(page: &Page<'_>, id: TitleId, holding: &Holding) -> Markup {
    let there: Vec<_> = page.teams().filter(|&team| holding.agents[team] > 0).collect();
    let opponent = holding.owner.and_then(|owner| page.teams().find(|&team| team != owner));
    let favoured = opponent.map(|opponent| match page.game.agent_superiority(page.open(), id, opponent) {
        None => "gpb-superior-none",
        Some(team) if team == opponent => "gpb-superior-attacker",
        Some(_) => "gpb-superior-owner",
    });
    html! {
        (row(&page.say("gpb-agents-here"), &html! {
            @if there.is_empty() { "–" }
            @for team in &there { span .gp-team title=(page.team_name(*team)) { (art::mark(*team)) (holding.agents[*team]) span .sr { " " (page.team_name(*team)) } } }
            @if let Some(favoured) = favoured { small { (page.say(favoured)) " " (page.clause(GP_62)) } }
        }))
    }
}

fn territory_title(page: &Page<'_>, id: TitleId, title: &Title, holding: &Holding) -> Markup {
    let states = ["gpb-state-none", "gpb-state-one", "gpb-state-two"];
    html! {
        table .gp-costs {
            thead { tr { td {} th scope="col" { (page.say("gpb-conference")) } th scope="col" { (page.say("gpb-premium")) } } }
            tbody {
                @for (level, state) in states.into_iter().enumerate() {
                    tr .on[holding.owner.is_some() && usize::from(holding.justified()) == level] {
                        th scope="row" { (page.say(state)) }
                        td { (title.conference[level]) }
                        td { @if level > 0 { (title.premiums[level - 1]) } }
                    }
                }
            }
        }
        dl .gp-facts { (row(&page.say("gpb-allocation"), &page.units(page.edition().title(id).units))) }
    }
}

fn guild_now(page: &Page<'_>, id: TitleId, holding: &Holding) -> Markup {
    let deals_in = page.edition().title(id).units;
    html! {
        dl .gp-facts {
            (row(&page.say("gpb-stock"), &page.units(holding.units)))
            @if holding.owner.is_some() {
                @for unit in deals_in.kinds() {
                    (row(&page.text(&Text::new("gpb-rate-now").with("unit", unit.text())), &html! { b { (page.eu(page.game.guild_rate(page.open(), id, unit))) } }))
                }
                p .quiet { (page.say("gpb-guild-sells")) " " (page.clause(GP_35)) }
            } @else {
                p .quiet { (page.say("gpb-guild-closed")) " " (page.clause(GP_35)) }
            }
            @if page.game.options().guild_protection { (agents_here(page, id, holding)) }
        }
    }
}

fn guild_title(page: &Page<'_>, id: TitleId, title: &Title) -> Markup {
    let deals_in = page.edition().title(id).units;
    // GP-35: the rate that holds now, for whichever of its resources.
    let current: Vec<u32> = match page.open().owner(id) {
        Some(_) => deals_in.kinds().map(|unit| page.game.guild_rate(page.open(), id, unit)).collect(),
        None => Vec::new(),
    };
    html! {
        table .gp-costs {
            thead { tr { th scope="col" { (page.say("gpb-step")) } th scope="col" { (page.say("gpb-rate")) } } }
            tbody {
                @for (step, rate) in title.rates.into_iter().enumerate() {
                    tr .on[current.contains(&u32::from(rate))] { th scope="row" { (page.say(&format!("gpb-step-{step}"))) } td { (rate) } }
                }
            }
        }
        @let associated: Vec<Arg> = title.associated.iter().map(|other| Arg::Said(page.title(other))).collect();
        p .quiet { (page.text(&Text::new("gpb-steps").with("titles", associated))) }
        dl .gp-facts { (row(&page.say("gpb-stock-whole"), &page.units(deals_in))) }
    }
}

/// The group: who owns what of it, and who has had its bonus (GP-24).
fn group_of(page: &Page<'_>, id: TitleId, title: &Title) -> Markup {
    let group = page.edition().group(title.group);
    let guild = TitleId::guilds().find(|&guild| page.edition().title(guild).group == title.group);
    let credited: Vec<Arg> = page
        .teams()
        .filter(|&team| page.player(team).credited.contains(title.group))
        .map(|team| page.team_arg(team))
        .collect();
    let pending: Vec<Arg> = page
        .teams()
        .filter(|&team| page.player(team).ripe.or(page.player(team).fresh).contains(title.group))
        .map(|team| page.team_arg(team))
        .collect();
    html! {
        h4 { (page.text(&Text::new("gpb-group").with("group", group.name.as_str()))) }
        ul .gp-group {
            @for other in group.territories.iter().chain(guild) {
                li .on[other == id] {
                    @if other == id { b { (page.title(other)) } } @else { (page.title_link(other)) }
                    " " small { (page.edition().title(other).value) }
                    @if let Some(owner) = page.open().owner(other) { " " (page.team_tag(owner)) }
                }
            }
        }
        p .quiet {
            (page.text(&Text::new("gpb-bonus").with("points", page.game.group_bonus(title.group)))) " " (page.clause(GP_24))
            @if !credited.is_empty() { " " (page.text(&Text::new("gpb-bonus-credited").with("names", credited))) }
            @if !pending.is_empty() { " " (page.text(&Text::new("gpb-bonus-pending").with("names", pending))) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wanted_leads_to_the_next_level_or_back_to_a_lost_one() {
        let with = |level, units| Holding { level, units: Units(units), ..Holding::default() };
        assert_eq!(wanted(&with(0, [1, 0, 2, 1, 0])), Some((1, Units([0, 1, 0, 0, 1]))));
        assert_eq!(wanted(&with(0, [1, 1, 1, 1, 1])), Some((1, Units::NONE)));
        assert_eq!(wanted(&with(1, [1, 1, 1, 1, 1])), Some((2, Units([1; 5]))));
        assert_eq!(wanted(&with(1, [0, 1, 1, 1, 1])), Some((1, Units([1, 0, 0, 0, 0]))));
        assert_eq!(wanted(&with(2, [1, 2, 2, 2, 2])), Some((2, Units([1, 0, 0, 0, 0]))));
        assert_eq!(wanted(&with(2, [2, 2, 2, 2, 3])), None);
    }
}
