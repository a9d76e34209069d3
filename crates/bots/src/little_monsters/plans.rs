//! What is worth thinking about in Little Monsters: whole moves.

use games::little_monsters::{Action, LittleMonsters, Phase, Route, View};

use super::outlook::goals;

/// Every action, and in one's own move every way to a goal. Tickets do not spoil, so nobody sets out to get nowhere; only where
/// tokens make some places better than others every way counts. Of offers only those are made that are made at once.
pub(super) fn plans(game: &LittleMonsters, view: &View) -> Vec<Vec<Action>> {
    let open = &view.open;
    let moves = matches!(open.phase, Phase::Travel) && view.viewer.seat() == Some(open.turn);
    let single = |action: &&Action| match action {
        Action::Offer { .. } | Action::Counter { .. } | Action::Withdraw(_) => false,
        Action::Step { .. } => !moves,
        _ => true,
    };
    let mut plans: Vec<Vec<Action>> = view.legal.iter().filter(single).map(|&action| vec![action]).collect();
    if moves {
        let goals = goals(game, open, open.turn);
        let tokens = !open.tokens.pandemic.is_empty() || !open.tokens.nuclear.is_empty();
        let leads_somewhere =
            |route: &&Route| tokens || route.steps.last().is_some_and(|step| goals.contains(step.to));
        plans.extend(game.routes(open, open.turn).iter().filter(leads_somewhere).map(whole_move));
    }
    plans
}

fn whole_move(route: &Route) -> Vec<Action> {
    let steps = route.steps.iter().map(|step| Action::Step { to: step.to, colour: step.colour });
    steps.chain([Action::Stop]).collect()
}
