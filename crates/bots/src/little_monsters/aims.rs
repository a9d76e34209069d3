//! What a plan in Little Monsters aims at.

use games::little_monsters::{Action, LittleMonsters, LocationId, Tickets, View};
use table::Text;

use super::outlook::{WAIT, goals, outlook};

/// The card that it takes, the way home, or the goal that is nearest after it.
pub(super) fn aim(game: &LittleMonsters, view: &View, plan: &[Action]) -> Option<Text> {
    let (seat, open) = (view.viewer.seat()?, &view.open);
    let place = |at: LocationId| game.edition().location(at).name.as_str();
    let mut tickets = open.hands[seat];
    let end = plan.iter().fold(open.monsters[seat], |at, action| after(at, &mut tickets, action));
    let home = game.may_go_home(open, seat);
    if goals(game, open, seat).contains(end) {
        return Some(match home {
            true => Text::new("lm-aim-home"),
            false => Text::new("lm-aim-card").with("place", place(end)),
        });
    }
    let next = outlook(game, open, seat, end, tickets, WAIT)?.steps.last()?.to;
    let id = if home { "lm-aim-homewards" } else { "lm-aim-next" };
    Some(Text::new(id).with("place", place(next)))
}

/// A whole move by where it ends; it has no name of its own.
pub(super) fn name(game: &LittleMonsters, plan: &[Action]) -> Option<Text> {
    let steps = plan.iter().filter(|action| matches!(action, Action::Step { .. })).count();
    let last = plan.iter().rev().find_map(|action| match action {
        Action::Step { to, .. } => Some(*to),
        _ => None,
    })?;
    let place = game.edition().location(last).name.as_str();
    (plan.len() > 1).then(|| Text::new("lm-aim-move").with("place", place).with("steps", steps))
}

/// Where an action leads, and what it does to the tickets.
fn after(at: LocationId, tickets: &mut Tickets, action: &Action) -> LocationId {
    match *action {
        Action::Step { to, colour } => {
            tickets[colour] = tickets[colour].saturating_sub(1);
            to
        }
        Action::Fly(to) => to,
        Action::TakeTicket(colour) => {
            tickets[colour] += 1;
            at
        }
        Action::Discard(colour) => {
            tickets[colour] = tickets[colour].saturating_sub(1);
            at
        }
        Action::Exchange { give, take } => {
            tickets[give] = tickets[give].saturating_sub(3);
            tickets[take] += 1;
            at
        }
        _ => at,
    }
}
