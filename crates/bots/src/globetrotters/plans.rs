//! What is worth thinking about in Globetrotters.

use games::globetrotters::{Action, Phase, View};

/// Every action that is not the same as another: blind picks are, and returning tickets is thought about where something is
/// owed. More tickets than two are never bought at the full fare.
pub(super) fn plans(view: &View) -> Vec<Vec<Action>> {
    let owes = matches!(view.open.phase, Phase::Debt(_));
    let sensible = |action: &&Action| match action {
        Action::PickBlind(_) | Action::GiveUp => false,
        Action::Refund(_) => owes,
        Action::Buy(count) => *count <= 2,
        _ => true,
    };
    view.legal.iter().filter(sensible).map(|&action| vec![action]).collect()
}
