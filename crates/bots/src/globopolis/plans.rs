//! What is worth thinking about in Globopolis.

use games::globopolis::{Action, Phase, View};

/// Actions that change what can be won. R-Units are shifted and deals proposed only as the greedy bot does it: there are
/// hundreds of ways, nearly all of them alike. Offers are answered as it does it, too: who asked what it would want for
/// something has its word.
pub(super) fn plans(view: &View, greedy: &Action) -> Vec<Vec<Action>> {
    if matches!(greedy, Action::Accept(_) | Action::Decline(_)) {
        return Vec::new();
    }
    let agents = matches!(view.open.phase, Phase::Agents);
    let sensible = |action: &&Action| match action {
        Action::Offer { .. }
        | Action::Counter { .. }
        | Action::Withdraw
        | Action::CallTime
        | Action::TimeUp
        | Action::Resign
        | Action::Transfer { .. }
        | Action::Allocate { .. }
        | Action::Store { .. }
        | Action::TakeStock { .. }
        | Action::Recall { .. } => false,
        Action::Place { .. } => agents,
        _ => true,
    };
    view.legal.iter().filter(sensible).map(|&action| vec![action]).collect()
}
