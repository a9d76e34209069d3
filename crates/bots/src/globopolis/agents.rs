//! Agents: guards for what is worth attacking, spies where an attack is worth it (GP-59 to GP-62).

use games::globopolis::card::{CardFace, Goal};
use games::globopolis::{Action, MOST_AGENTS, TitleId};

use super::battle::is_in_reach_of;
use super::estate::LEVEL;
use super::mind::Mind;

/// After so many Agents moved the bot leaves it at that (GP-61).
const ENOUGH_MOVES: u8 = 30;

/// What an R-Unit other than NS adds to what is at stake on a Territory.
/// What Agents abroad are worth that a MISSION in hand asks for: more than any Territory.
const FOR_A_MISSION: f64 = 20.0;

/// What there is to win or lose on a Territory.
fn stake(mind: &Mind<'_>, title: TitleId) -> f64 {
    let holding = &mind.open.titles[title];
    let value = f64::from(mind.game.edition().title(title).value);
    value
        + LEVEL * f64::from(holding.justified())
        + mind.taste.infrastructure * f64::from(holding.units.infrastructure())
}

/// How many Agents a MISSION in hand wants on how many foreign Territories.
fn wanted_abroad(mind: &Mind<'_>) -> Option<u8> {
    mind.missions.iter().find_map(|card| match &mind.game.edition().card(card).face {
        CardFace::Mission { goals, .. } => goals.iter().find_map(|goal| match *goal {
            Goal::AgentsAbroad { agents, .. } => Some(agents),
            _ => None,
        }),
        _ => None,
    })
}

/// The next Agents to place or withdraw; `Pass` when all is done.
pub(super) fn place(mind: &Mind<'_>) -> Action {
    let open = mind.open;
    let player = &open.players[mind.team];
    let left = ENOUGH_MOVES.saturating_sub(open.this_turn.agent_moves);
    if left == 0 {
        return Action::Pass;
    }
    let hand = player.agents.min(left);
    if hand == 0 {
        return idle_guards(mind).unwrap_or(Action::Pass);
    }
    let mut best: Option<(Action, f64)> = None;
    let abroad = wanted_abroad(mind);
    let guilds = mind.game.options().guild_protection;
    for title in TitleId::all().filter(|title| guilds || !title.is_guild()) {
        let Some(owner) = open.owner(title) else { continue };
        let agents = &open.titles[title].agents;
        let there = agents[mind.team];
        let all: u8 = agents.0.iter().sum();
        let (needed, worth) = if owner == mind.team {
            let near = title.is_guild() || mind.rivals().any(|rival| is_in_reach_of(mind, title, rival));
            let infiltration = all - there;
            // One more than there are intruders; one in any case where an attack is near.
            let wanted = (infiltration + 1).min(MOST_AGENTS);
            (wanted.saturating_sub(there), if near { mind.taste.own_guard * stake(mind, title) } else { 0.0 })
        } else {
            let near = is_in_reach_of(mind, title, mind.team) || title.is_guild();
            let defence = agents[owner];
            let infiltration = all - defence;
            let needed = (defence + 1).saturating_sub(infiltration);
            match abroad {
                Some(agents) if there < agents => (agents - there, FOR_A_MISSION),
                _ => (needed, if near { stake(mind, title) } else { 0.0 }),
            }
        };
        if needed == 0 || needed > hand || there + needed > MOST_AGENTS || worth <= 0.0 {
            continue;
        }
        let each = worth / f64::from(needed);
        if best.is_none_or(|(_, most)| each > most) {
            best = Some((Action::Place { at: title, count: needed }, each));
        }
    }
    best.map_or(Action::Pass, |(action, _)| action)
}

/// With an empty hand: an Agent that guards more than is needed is withdrawn, if one is needed elsewhere.
fn idle_guards(mind: &Mind<'_>) -> Option<Action> {
    let open = mind.open;
    let own = open.players[mind.team].titles;
    let attacked = own.territories().iter().any(|title| {
        let agents = &open.titles[title].agents;
        let all: u8 = agents.0.iter().sum();
        agents[mind.team] == 0 && all == 0 && mind.rivals().any(|rival| is_in_reach_of(mind, title, rival))
    });
    if !attacked {
        return None;
    }
    let spare = |title: TitleId| {
        let agents = &open.titles[title].agents;
        let all: u8 = agents.0.iter().sum();
        agents[mind.team].saturating_sub(all - agents[mind.team] + 1)
    };
    let from = own.iter().max_by_key(|&title| spare(title)).filter(|&title| spare(title) > 0)?;
    Some(Action::Recall { from, count: spare(from) })
}
