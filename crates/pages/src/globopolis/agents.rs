//! Agents: placing and withdrawing them at the end of a turn (GP-61), and Cleaning House (GP-66).

use games::globopolis::clause::{GP_59, GP_61, GP_62, GP_66, GP_67};
use games::globopolis::{Action, MOST_AGENTS, Phase, Team, TitleId, cleaning_chance, cleaning_dice};
use maud::{Markup, html};
use table::{Arg, Game, Text};

use super::outlook;
use super::page::Page;
use super::rolling::percent;
use super::trial::Trial;
use crate::model::LogLine;
use crate::parts::{Effect, json, press};

/// The end of a turn: every Territory that takes Agents with a minus and a plus.
pub(super) fn agents(page: &Page<'_>) -> Markup {
    let Some(own) = page.team else { return html! {} };
    let player = page.player(own);
    let left = page.game.agent_moves_left(page.open());
    let counts = Text::new("gpd-agents-have")
        .with("hand", player.agents)
        .with("reserve", player.reserve)
        .with("left", left)
        .with("most", MOST_AGENTS);
    let others = page.open().rivals(own, page.game.teams());
    html! {
        p .gpd-why { (page.text(&counts)) " " (page.clause(GP_61)) " " (page.clause(GP_59)) }
        (of_owner(page, own, own, true))
        @for other in others { (of_owner(page, own, other, false)) }
    }
}

/// The end of the turn: with guards for all, as last time, or as everybody stands.
pub(super) fn endings(page: &Page<'_>) -> Markup {
    html! {
        (guards(page))
        (again(page))
        div .gpd-act data-key="agents-done" { (page.form(&Action::Pass, "strong", &html! { (page.say("gpd-agents-done")) })) }
    }
}

/// Agents on one Title, for whoever has clicked it on the ring at the end of their turn.
pub(super) fn at(page: &Page<'_>, title: TitleId) -> Markup {
    let takes = page.game.options().guild_protection || !title.is_guild();
    let asked = page.open().phase == Phase::Agents && page.own_turn() && takes;
    let Some(own) = page.team.filter(|_| asked && page.open().owner(title).is_some()) else {
        return html! {};
    };
    html! {
        form .gpd-agents data-key="agents-here" method="post" action=(page.acting().address()) {
            (page.acting().credentials())
            ul { li { (place(page, own, title)) } }
        }
    }
}

/// The Agents that were placed at the end of the reader's last turn in which they placed any: where, and how many.
fn placed_last(page: &Page<'_>) -> Vec<(TitleId, u8)> {
    let log = page.model.log;
    let begun = log.iter().rposition(|line| line.beat.begins_turn()).unwrap_or(0);
    let own = |line: &&LogLine| line.text.id == "gp-told-agents-placed" && line.actor == page.seat;
    let Some(last) = log[..begun].iter().rposition(|line| own(&line)) else { return Vec::new() };
    let turn = log[..last].iter().rposition(|line| line.beat.begins_turn()).unwrap_or(0);
    log[turn..=last].iter().filter(own).filter_map(|line| placed(page, &line.text)).collect()
}

/// What the log says of Agents that were placed.
fn placed(page: &Page<'_>, text: &Text) -> Option<(TitleId, u8)> {
    let arg = |name: &str| text.args.iter().find(|(found, _)| *found == name).map(|(_, arg)| arg);
    let (Some(Arg::Name(name)), Some(Arg::Number(count))) = (arg("title"), arg("count")) else { return None };
    let mut titles = TitleId::territories().chain(TitleId::guilds());
    let at = titles.find(|&title| page.edition().title_name(title) == name)?;
    Some((at, u8::try_from(*count).ok()?))
}

/// The same as last time and the end of the turn behind one button, as far as there are Agents for it.
fn again(page: &Page<'_>) -> Markup {
    let last = placed_last(page);
    let Some(plan) = Trial::of(page).map(|trial| trial.place(&last)) else { return html! {} };
    ending(page, plan, "again", "gpd-again", "")
}

/// Guards for all own Territories and the end of the turn behind one button; nothing if there is nobody to place.
fn guards(page: &Page<'_>) -> Markup {
    let Some(plan) = Trial::of(page).map(|trial| trial.guard()) else { return html! {} };
    ending(page, plan, "guards", "gpd-guards", "strong")
}

/// A plan that places Agents, and the end of the turn with it; nothing if it places none.
fn ending(page: &Page<'_>, mut plan: Trial<'_>, key: &str, label: &str, class: &str) -> Markup {
    if plan.actions.is_empty() {
        return html! {};
    }
    let placed = |action: &Action| match *action {
        Action::Place { at, count } => {
            let title = page.edition().title_name(at);
            Some(Arg::Text(Text::new("gpd-guard").with("count", count).with("title", title)))
        }
        _ => None,
    };
    let list: Vec<Arg> = plan.actions.iter().filter_map(placed).collect();
    let text = Text::new("gpd-does-guard").with("list", list).with("left", plan.player().agents);
    html! {
        @if plan.does(Action::Pass) {
            div .gpd-act data-key=(key) {
                (page.form_of_all(&plan.actions, class, &html! { (page.say(label)) }))
                (outlook::list(page, &[Effect::new(text, GP_62)]))
            }
        }
    }
}

/// The Territories of one owner.
fn of_owner(page: &Page<'_>, own: Team, owner: Team, open: bool) -> Markup {
    let guilds = page.game.options().guild_protection;
    let places: Vec<TitleId> =
        page.player(owner).titles.iter().filter(|title| guilds || !title.is_guild()).collect();
    let mine: u8 = places.iter().map(|&title| page.open().titles[title].agents[own]).sum();
    let heading = if own == owner {
        Text::new("gpd-agents-own").with("count", mine)
    } else {
        Text::new("gpd-agents-of").with("team", page.team_arg(owner)).with("count", mine)
    };
    html! {
        @if !places.is_empty() {
            details .gpd-more data-key={ "agents-" (owner.0) } open[open || mine > 0] {
                summary { (page.text(&heading)) }
                form .gpd-agents method="post" action=(page.acting().address()) {
                    (page.acting().credentials())
                    ul { @for title in places { li data-key={ "at-" (title.0) } { (place(page, own, title)) } } }
                }
            }
        }
    }
}

/// One Territory: who has Agents there, and the reader's own with a minus and a plus.
fn place(page: &Page<'_>, own: Team, title: TitleId) -> Markup {
    let there = page.open().titles[title].agents;
    let name = page.title(title);
    let say = |id| page.text(&Text::new(id).with("title", name.clone()));
    let (fewer, none, more) = (
        Action::Recall { from: title, count: 1 },
        Action::Recall { from: title, count: there[own] },
        Action::Place { at: title, count: 1 },
    );
    // The rules list withdrawing all that can be withdrawn; one can then be withdrawn as well.
    let moves = page.game.agent_moves_left(page.open());
    let all = Action::Recall { from: title, count: there[own].min(moves) };
    let foreign: Vec<Arg> = page
        .open()
        .rivals(own, page.game.teams())
        .filter(|&team| there[team] > 0)
        .map(|team| {
            Arg::Text(
                Text::new("gpd-agents-theirs").with("team", page.team_arg(team)).with("count", there[team]),
            )
        })
        .collect();
    let sign = |sign: &str, label: String| html! { span aria-hidden="true" { (sign) } span .sr { (label) } };
    html! {
        span .gpd-place {
            a href={ "?title=" (title.0) } data-plan { (name) }
            @if !foreign.is_empty() { small { (page.text(&Text::new("gpd-agents-others").with("list", foreign))) } }
        }
        @if there[own] > 1 && page.can(&all) { (press(&all, "gpd-small", &html! { (page.say(if all == none { "gpd-agents-all" } else { "gpd-agents-most" })) span .sr { " " (name) } })) }
        @if there[own] > 0 && page.can(&all) { (press(&fewer, "gpd-step", &sign("−", say("gpd-agents-fewer")))) }
        b .gpd-count { (there[own]) }
        @if page.can(&more) { (press(&more, "gpd-step", &sign("+", say("gpd-agents-more")))) }
        @else { span .gpd-step {} }
    }
}

/// GP-66: foreign Agents that can be driven out here, with the exact chance.
pub(super) fn cleaning(page: &Page<'_>) -> Markup {
    let Some(own) = page.team else { return html! {} };
    let contests: Vec<(&Action, TitleId, Team)> = page
        .view
        .legal
        .iter()
        .filter_map(|action| match *action {
            Action::Clean { at, of } => Some((action, at, of)),
            _ => None,
        })
        .collect();
    let several = contests.len() > 1;
    let each = html! { @for &(action, at, of) in &contests { (contest(page, own, action, at, of)) } };
    html! {
        @if several {
            @let all: Vec<Action> = contests.iter().map(|&(action, ..)| *action).collect();
            @let text = Text::new("gpd-clean-all").with("count", all.len());
            div .gpd-act data-key="clean-all" {
                (page.form_of_all(&all, "strong", &html! { (page.text(&text)) }))
                (outlook::list(page, &[Effect::of("gpd-does-clean-all", GP_66)]))
            }
            details .gpd-more data-key="contests" { summary { (page.say("gpd-clean-each")) } (each) }
        } @else { (each) }
    }
}

/// One contest, with the dice, the exact chance and the prize.
fn contest(page: &Page<'_>, own: Team, action: &Action, at: TitleId, of: Team) -> Markup {
    let agents = page.open().titles[at].agents;
    let dice = cleaning_dice(agents[own], agents[of]);
    let chance = percent(cleaning_chance(dice));
    let text = Text::new("gpd-does-clean")
        .with("own", dice[0])
        .with("other", dice[1])
        .with("chance", chance.clone());
    let prize = Text::new("gpd-does-capture").with("count", agents[of]).with("team", page.team_arg(of));
    html! {
        div .gpd-act data-key=(json(action)) {
            (page.form(action, "", &html! { (page.text(&page.game.name_action(action))) b .gpd-odds { (chance) } }))
            (outlook::list(page, &[Effect::new(text, GP_66), Effect::new(prize, GP_67)]))
        }
    }
}
