//! What an action in Globopolis aims at.

use games::globopolis::{Action, Globopolis, View};
use table::Text;

use super::mind::Mind;
use super::{missions, taste};

/// What it brings by itself, or the MISSION that promises most.
pub(super) fn aim(game: &Globopolis, view: &View, action: &Action) -> Option<Text> {
    let title = |title| Text::new("gp-aim-title").with("title", game.edition().title_name(title));
    match *action {
        Action::Attack { against, .. } => Some(title(against)),
        Action::Fight => Some(Text::new("gp-aim-battle")),
        Action::Claim(_) => Some(Text::new("gp-aim-victory")),
        Action::BuyPoints(_) => Some(Text::new("gp-aim-points")),
        Action::Develop(_) => Some(Text::new("gp-aim-worth")),
        Action::Allocate { .. }
        | Action::Transfer { .. }
        | Action::TakeStock { .. }
        | Action::BuyStock { .. }
        | Action::RollMarket(_)
        | Action::Buy { .. } => Some(Text::new("gp-aim-sets")),
        Action::Resign | Action::CallTime | Action::TimeUp => None,
        _ => mission(game, view),
    }
}

/// The MISSION in hand that promises most.
fn mission(game: &Globopolis, view: &View) -> Option<Text> {
    let mind = Mind::new(game, view, view.viewer.seat()?, taste::strong(game.teams() - 1));
    let promise = |card| missions::promise_of(&mind, &mind.own(), card).0;
    let best = mind.missions.iter().max_by(|&one, &other| promise(one).total_cmp(&promise(other)))?;
    let promises = promise(best) > 0.0;
    promises.then(|| Text::new("gp-aim-mission").with("card", game.edition().card_name(best)))
}
