//! What is missing for a way that the tickets do not open yet, and what stands in it.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use table::{Refusal, Seat, SeatSet};

use crate::routes::{Route, Step};
use crate::state::Open;
use crate::{Colour, LittleMonsters, LocationId, Places, Tickets};

/// The longest way that is looked for, in tickets: nobody plans farther.
const FARTHEST: u32 = 24;

/// The way to a location that lacks the fewest tickets, and of those the one that costs the fewest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shortfall {
    /// The way.
    pub route: Route,
    /// The tickets for it that the player has.
    pub has: Tickets,
    /// Those that are missing.
    pub lacks: Tickets,
}

/// The end of a way that was found.
struct Label {
    at: LocationId,
    before: Option<(usize, Colour)>,
    cost: Tickets,
    polluted: bool,
}

impl LittleMonsters {
    /// For each of these locations the way that lacks the fewest tickets; those that none leads to are left out, and the one where
    /// the monster is. All are found in one search.
    pub fn shortfalls(&self, open: &Open, seat: Seat, mut wanted: Places) -> Vec<(LocationId, Shortfall)> {
        let hand = open.hands[seat];
        let (closed, jammed) = (self.closed_to(open, seat), self.jammed(open, seat));
        let from = open.monsters[seat];
        let mut found = Vec::new();
        let mut labels = vec![Label { at: from, before: None, cost: Tickets::NONE, polluted: false }];
        // Of missing tickets only their number matters, so a way beats another that spends as much of what there is and lacks more.
        let mut at_place: Vec<Vec<(Tickets, u32)>> = vec![Vec::new(); self.edition.locations().len()];
        at_place[from.index()].push((Tickets::NONE, 0));
        let mut queue = BinaryHeap::from([Reverse((0, 0, 0))]);
        wanted.remove(from);
        while !wanted.is_empty()
            && let Some(Reverse((_, total, index))) = queue.pop()
        {
            let Label { at, before, cost, polluted } = labels[index];
            if wanted.contains(at) {
                wanted.remove(at);
                let lacks = cost.beyond(hand);
                found.push((at, Shortfall { has: cost.beyond(lacks), lacks, route: traced(&labels, index) }));
            }
            let stuck = (before.is_some() || open.moved && seat == open.turn) && jammed.contains(at);
            for way in self.edition.ways_from(at).iter().filter(|_| !stuck && total <= FARTHEST) {
                let mut cost = cost;
                cost[way.colour] += self.cost_of_entering(open, way.to);
                let lacks = cost.beyond(hand);
                let (spent, lacking) = (cost.beyond(lacks), lacks.total());
                let known = &mut at_place[way.to.index()];
                let beats = |&(less, fewer): &(Tickets, u32)| fewer <= lacking && spent.hold(less);
                if !closed.contains(way.to) && !known.iter().any(beats) {
                    known.push((spent, lacking));
                    queue.push(Reverse((lacking, cost.total(), labels.len())));
                    let polluted = polluted || open.tokens.nuclear.contains(way.to);
                    let before = Some((index, way.colour));
                    labels.push(Label { at: way.to, before, cost, polluted });
                }
            }
        }
        found
    }

    /// What stands in the way to a location that the player's tickets would open otherwise: a fire, another monster, a storm.
    pub(crate) fn obstacle(&self, open: &Open, seat: Seat, to: LocationId) -> Option<Refusal> {
        let mut clear = open.clone();
        (clear.tokens.wildfire, clear.tokens.storm) = (Places::NONE, Places::NONE);
        clear.settled = SeatSet::full(self.seats); // LM-14: who has settled does not block
        let route = self.routes_to(&clear, seat, to, 1).into_iter().next()?;
        let stormy = |step: &&Step| open.tokens.storm.contains(step.to);
        let closed = route.steps.iter().find_map(|step| self.check_open_to(open, seat, step.to).err());
        closed.or_else(|| route.steps.iter().find(stormy).map(|&step| self.too_dear(open, step)))
    }
}

fn traced(labels: &[Label], end: usize) -> Route {
    let Label { cost, polluted, .. } = labels[end];
    let mut steps = Vec::new();
    let mut index = end;
    while let Some((before, colour)) = labels[index].before {
        steps.push(Step { to: labels[index].at, colour });
        index = before;
    }
    steps.reverse();
    Route { steps, cost, polluted }
}
