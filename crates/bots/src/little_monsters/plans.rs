//! What is worth thinking about in Little Monsters: whole moves.

use games::little_monsters::{Action, LittleMonsters, Phase, Route, View};

/// Every action, and in one's own move every way to its end. Of offers only the greedy bot's own are made.
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
        plans.extend(game.routes(open, open.turn).iter().map(whole_move));
    }
    plans
}

fn whole_move(route: &Route) -> Vec<Action> {
    let steps = route.steps.iter().map(|step| Action::Step { to: step.to, colour: step.colour });
    steps.chain([Action::Stop]).collect()
}
