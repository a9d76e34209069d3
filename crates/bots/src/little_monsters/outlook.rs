//! How far a player is from their next goal.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use games::little_monsters::{Colour, LittleMonsters, LocationId, Open, Places, Step, Tickets};
use table::Seat;

/// The best way to the nearest goal that a player could take, if they had the tickets.
#[derive(Clone, Debug)]
pub(super) struct Outlook {
    /// How bad it is: the expected wait for missing tickets first, then the tickets that the way costs.
    pub(super) effort: u32,
    /// The paths to take.
    pub(super) steps: Vec<Step>,
    /// The tickets it costs.
    pub(super) cost: Tickets,
    /// The tickets that are missing for it.
    pub(super) missing: Tickets,
}

/// A way that leads nowhere yet.
struct Label {
    at: LocationId,
    before: Option<(usize, Colour)>,
    cost: Tickets,
    /// The label before this one that leads to the same place.
    beside: Option<u32>,
}

/// What a player wants to reach: an open card, or their house once they have enough of them (LM-10).
pub(super) fn goals(game: &LittleMonsters, open: &Open, seat: Seat) -> Places {
    if game.may_go_home(open, seat) {
        return Places::only(open.houses[seat]);
    }
    open.display.iter().flatten().copied().collect()
}

/// What a missing ticket costs who counts the wait for it, in sixtieths of a turn or so.
pub(super) const WAIT: u32 = 180;

/// The outlook of a player with these tickets from this location, to whom the wait for one costs so much; `None` if no goal can ever be
/// reached.
pub(super) fn outlook(
    game: &LittleMonsters,
    open: &Open,
    seat: Seat,
    from: LocationId,
    tickets: Tickets,
    wait: u32,
) -> Option<Outlook> {
    let goals = goals(game, open, seat);
    let closed = game.closed_to(open, seat);
    let mut labels = Vec::with_capacity(256);
    labels.push(Label { at: from, before: None, cost: Tickets::NONE, beside: None });
    let mut at_place: [Option<u32>; Places::MAX] = [None; Places::MAX];
    let mut queue = BinaryHeap::with_capacity(256);
    queue.push(Reverse((0, 0)));
    while let Some(Reverse((effort, index))) = queue.pop() {
        let Label { at, cost, .. } = labels[index];
        if goals.contains(at) {
            return Some(Outlook {
                effort,
                steps: trace(&labels, index),
                cost,
                missing: cost.beyond(tickets),
            });
        }
        if cost.total() > 24 {
            continue; // nobody plans that far
        }
        for way in game.edition().ways_from(at) {
            if closed.contains(way.to) {
                continue;
            }
            let mut cost = cost;
            cost[way.colour] += game.cost_of_entering(open, way.to);
            let known = &mut at_place[way.to.index()];
            if is_beaten(&labels, *known, cost) {
                continue; // a way that is no dearer in any colour leads there already
            }
            let beside = known.replace(u32::try_from(labels.len()).unwrap_or(u32::MAX));
            let penalty = if open.tokens.nuclear.contains(way.to) { 12 } else { 0 };
            queue.push(Reverse((effort_of(cost, tickets, wait) + penalty, labels.len())));
            labels.push(Label { at: way.to, before: Some((index, way.colour)), cost, beside });
        }
    }
    None
}

/// Whether one of the labels of a place, from its last one on, leads there for no more in any colour.
fn is_beaten(labels: &[Label], mut last: Option<u32>, cost: Tickets) -> bool {
    while let Some(label) = last.map(|place| &labels[place as usize]) {
        if cost.hold(label.cost) {
            return true;
        }
        last = label.beside;
    }
    false
}

/// The wait for missing tickets, and a little for every ticket spent.
///
/// A roll gives two tickets; each is a wanted one with a chance of one in six for every colour that is missing,
/// and one in six more for the globe.
fn effort_of(cost: Tickets, tickets: Tickets, wait: u32) -> u32 {
    let missing = cost.beyond(tickets);
    let kinds = u32::try_from(missing.colours().count()).unwrap_or(0);
    missing.total() * wait / (kinds + 1) + 6 * cost.total()
}

fn trace(labels: &[Label], end: usize) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut index = end;
    while let Some((before, colour)) = labels[index].before {
        steps.push(Step { to: labels[index].at, colour });
        index = before;
    }
    steps.reverse();
    steps
}
