//! The board in words: each field in one sentence, and all of them as a list by quadrant.

use games::globopolis::clause::{
    GP_43, GP_47, GP_48, GP_49, GP_50, GP_51, GP_53, GP_54, GP_55, GP_58, GP_81,
};
use games::globopolis::edition::FieldKind;
use games::globopolis::{FieldId, QUADRANTS, TitleId};
use maud::{Markup, html};
use table::{Arg, Clause, Text};

use super::page::Page;
use super::rolling::percent;
use super::{art, board};

/// All fields by quadrant, with what stands on them.
pub(super) fn list(page: &Page<'_>) -> Markup {
    if !page.lists() {
        return html! {};
    }
    html! {
        div .gp-list.panel tabindex="0" role="group" aria-label=(page.say("gpb-list")) {
            @for quadrant in 0..QUADRANTS {
                @let first = page.edition().bases()[quadrant];
                h3 { (page.text(&Text::new("gpb-quadrant").with("base", page.edition().field_name(first)))) }
                ol start=(first.index() + 1) { @for step in 0..16 { (entry(page, first.ahead(step))) } }
            }
            (legend(page))
        }
    }
}

fn entry(page: &Page<'_>, field: FieldId) -> Markup {
    let title = page.edition().title_at(field);
    let owner = title.and_then(|title| page.open().owner(title));
    let words = about(page, field);
    html! {
        li {
            @if let Some(title) = title { (page.swatch(page.edition().title(title).group)) }
            @else if let Some(sign) = art::field_sign(page.edition().kind(field)) { (art::sign(sign)) }
            " " a href={ "?list=1&field=" (field.0) } data-plan { (page.board_name(field)) }
            @if let Some(owner) = owner { " " (page.team_tag(owner)) }
            @if let Some(title) = title { " " (page.units(page.open().titles[title].units)) }
            small { (words.join("; ")) }
        }
    }
}

/// A field in one sentence: its name, and what is the matter with it.
pub(super) fn in_words(page: &Page<'_>, field: FieldId) -> String {
    format!("{}: {}", page.board_name(field), about(page, field).join("; "))
}

/// What is the matter with a field, in pieces.
fn about(page: &Page<'_>, field: FieldId) -> Vec<String> {
    let mut words = match page.edition().title_at(field) {
        Some(title) => of_title(page, title),
        None => vec![page.say(does(page, field))],
    };
    let governors: Vec<Arg> = page.governors_at(field).map(Arg::Seat).collect();
    if !governors.is_empty() {
        words.push(page.text(&Text::new("gpb-governors").with("names", governors)));
    }
    if board::flights(page).any(|to| to == field) {
        words.push(page.say("gpb-can-fly"));
    }
    if let Some(chance) = page.edition().title_at(field).and_then(|title| board::attack_on(page, title)) {
        words.push(page.text(&Text::new("gpb-can-attack").with("chance", percent(chance))));
    }
    words
}

fn of_title(page: &Page<'_>, id: TitleId) -> Vec<String> {
    let (title, holding) = (page.edition().title(id), &page.open().titles[id]);
    let group = page.edition().group(title.group).name.as_str();
    let kind = if id.is_guild() { "gpb-a-guild" } else { "gpb-a-territory" };
    let mut words = vec![page.text(&Text::new(kind).with("group", group).with("value", title.value))];
    words.push(match holding.owner {
        Some(team) => page.text(&Text::new("gpb-owned").with("name", page.team_arg(team))),
        None => page.say("gpb-unowned"),
    });
    words.push(page.text(&holding.units.text()));
    if !id.is_guild() {
        words.push(page.say(level(page, id)));
        if holding.owner.is_some() {
            let cost = page.game.conference_cost(page.open(), id);
            words.push(page.text(&Text::new("gpb-costs").with("eu", cost)));
        }
    }
    for team in page.teams().filter(|&team| holding.agents[team] > 0) {
        let agents =
            Text::new("gpb-agents").with("name", page.team_arg(team)).with("count", holding.agents[team]);
        words.push(page.text(&agents));
    }
    if let Some(battle) = &page.open().battle {
        if battle.from == id {
            words.push(page.say("gpb-attacks"));
        }
        if battle.against == id {
            words.push(page.say("gpb-attacked"));
        }
    } else if page.game.frozen(page.open()).contains(id) {
        words.push(page.say("gpb-frozen"));
    }
    if page.teams().any(|team| page.player(team).shield == Some(id)) {
        words.push(page.say("gpb-shielded"));
    }
    words
}

/// How developed a Territory is.
pub(super) fn level(page: &Page<'_>, title: TitleId) -> &'static str {
    let holding = &page.open().titles[title];
    match (holding.level, holding.justified()) {
        (0, _) => "gpb-level-none",
        (1, 1) => "gpb-level-one",
        (1, _) => "gpb-level-one-back",
        (_, 2..) => "gpb-level-two",
        (_, 1) => "gpb-level-two-half",
        (_, _) => "gpb-level-two-back",
    }
}

/// What a field without a Title does.
pub(super) fn does(page: &Page<'_>, field: FieldId) -> &'static str {
    let options = page.game.options();
    match page.edition().kind(field) {
        FieldKind::OpsMission | FieldKind::Influence if !options.has_cards() => "gpb-does-nothing",
        FieldKind::OpsMission => "gpb-does-ops",
        FieldKind::Influence => "gpb-does-influence",
        FieldKind::Market(_) => "gpb-does-market",
        FieldKind::Bank => "gpb-does-bank",
        FieldKind::Base => "gpb-does-base",
        FieldKind::Teleport => "gpb-does-teleport",
        FieldKind::Moonshot => "gpb-does-moonshot",
        FieldKind::Nia if options.has_agents() => "gpb-does-nia",
        FieldKind::Nsa | FieldKind::Nia => "gpb-does-nsa",
        FieldKind::Territory(_) => "gpb-does-territory",
        FieldKind::Guild(_) => "gpb-does-guild",
    }
}

/// The clause that says so.
pub(super) fn clause_of(page: &Page<'_>, field: FieldId) -> Clause {
    match page.edition().kind(field) {
        FieldKind::OpsMission | FieldKind::Influence if !page.game.options().has_cards() => GP_81,
        FieldKind::OpsMission | FieldKind::Influence => GP_51,
        FieldKind::Market(_) => GP_48,
        FieldKind::Bank => GP_49,
        FieldKind::Base => GP_50,
        FieldKind::Teleport => GP_58,
        FieldKind::Moonshot => GP_55,
        FieldKind::Nsa => GP_53,
        FieldKind::Nia => GP_54,
        FieldKind::Territory(_) => GP_43,
        FieldKind::Guild(_) => GP_47,
    }
}

/// What the signs mean.
fn legend(page: &Page<'_>) -> Markup {
    let signs = ["ops", "influence", "market", "base", "teleport", "moonshot", "nsa", "nia"];
    html! {
        div .gp-legend {
            h3 { (page.say("gpb-legend")) }
            ul {
                @for unit in games::globopolis::RUnit::ALL { li { (art::unit(unit)) (page.text(&unit.text())) } }
                li { (art::sign("ed")) (page.say("gpb-legend-ed")) }
                @for sign in signs { li { (art::sign(sign)) (page.say(&format!("gpb-map-{sign}"))) } }
                li { (art::sign("battle")) (page.say("gpb-legend-battle")) }
                li { (art::sign("shield")) (page.say("gpb-legend-shield")) }
            }
        }
    }
}
