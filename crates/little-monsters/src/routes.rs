//! Which ways a player's tickets open: for the page that shows them, and for bots that plan.

use table::{Refusal, Seat, Text};

use crate::clause::{LM_1, LM_7};
use crate::state::Open;
use crate::{Colour, LittleMonsters, LocationId, Tickets};

/// One path of a route.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Where it leads.
    pub to: LocationId,
    /// Its colour.
    pub colour: Colour,
}

/// A way to a location, with what it costs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Route {
    /// The paths, in order.
    pub steps: Vec<Step>,
    /// The tickets it uses.
    pub cost: Tickets,
    /// Whether it touches a polluted location, which costs one more ticket (LM-22).
    pub polluted: bool,
}

/// A location that can be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Destination {
    /// The location.
    pub to: LocationId,
    /// The fewest tickets that lead there.
    pub cheapest: Tickets,
}

/// The end of a partial route.
#[derive(Clone, Copy, Debug)]
struct Reached {
    at: LocationId,
    by: Option<(u32, Colour)>,
    cost: Tickets,
    polluted: bool,
}

impl Reached {
    /// Whether this is at least as good as another way to the same place.
    fn beats(&self, cost: Tickets, polluted: bool) -> bool {
        cost.hold(self.cost) && self.polluted <= polluted
    }
}

impl LittleMonsters {
    /// Every way to every location that these tickets open, none that another beats in every colour. Cheaper
    /// ways come first.
    fn explore(&self, open: &Open, seat: Seat, tickets: Tickets) -> Vec<Reached> {
        let from = open.monsters[seat];
        let closed = self.closed_to(open, seat);
        let jammed = self.jammed(open, seat);
        let on_the_way = open.moved && seat == open.turn;
        let polluted = open.polluted && seat == open.turn;
        let mut found = vec![Reached { at: from, by: None, cost: Tickets::NONE, polluted }];
        let mut at_place: Vec<Vec<u32>> = vec![Vec::new(); self.edition.locations().len()];
        at_place[from.index()].push(0);
        // Layer by layer: a layer holds the ways that cost so many tickets.
        for total in 0..=tickets.total() {
            let mut index = 0;
            while index < found.len() {
                let here = found[index];
                let stuck = jammed.contains(here.at) && (here.by.is_some() || on_the_way);
                if here.cost.total() == total && !stuck {
                    for way in self.edition.ways_from(here.at).iter().filter(|way| !closed.contains(way.to)) {
                        let mut cost = here.cost;
                        cost[way.colour] += self.cost_of_entering(open, way.to);
                        let polluted = here.polluted || open.tokens.nuclear.contains(way.to);
                        let known = &mut at_place[way.to.index()];
                        let beaten = known.iter().any(|&other| found[other as usize].beats(cost, polluted));
                        if tickets.hold(cost) && !beaten {
                            let by = u32::try_from(index).expect("far fewer ways than that");
                            known.push(u32::try_from(found.len()).expect("far fewer ways than that"));
                            found.push(Reached { at: way.to, by: Some((by, way.colour)), cost, polluted });
                        }
                    }
                }
                index += 1;
            }
        }
        found
    }

    /// The locations that the player's tickets reach from where their monster stands now.
    pub fn reachable(&self, open: &Open, seat: Seat) -> Vec<Destination> {
        let mut destinations: Vec<Destination> = Vec::new();
        for reached in self.explore(open, seat, open.hands[seat]).iter().skip(1) {
            match destinations.iter_mut().find(|destination| destination.to == reached.at) {
                Some(known) if known.cheapest.total() <= reached.cost.total() => {}
                Some(known) => known.cheapest = reached.cost,
                None => destinations.push(Destination { to: reached.at, cheapest: reached.cost }),
            }
        }
        destinations.sort_by_key(|destination| destination.to);
        destinations
    }

    /// Every way to anywhere that the player's tickets open, none that another to the same place beats; cheaper ones first.
    pub fn routes(&self, open: &Open, seat: Seat) -> Vec<Route> {
        let found = self.explore(open, seat, open.hands[seat]);
        found.iter().filter(|reached| reached.by.is_some()).map(|reached| trace(&found, reached)).collect()
    }

    /// The best ways to a location with the player's tickets, cheapest first.
    pub fn routes_to(&self, open: &Open, seat: Seat, to: LocationId, at_most: usize) -> Vec<Route> {
        self.routes_with(open, seat, open.hands[seat], to, at_most)
    }

    /// The best ways to a location if the player had these tickets, cheapest first.
    pub fn routes_with(
        &self,
        open: &Open,
        seat: Seat,
        tickets: Tickets,
        to: LocationId,
        at_most: usize,
    ) -> Vec<Route> {
        let found = self.explore(open, seat, tickets);
        let mut ends: Vec<&Reached> =
            found.iter().filter(|reached| reached.at == to && reached.by.is_some()).collect();
        ends.sort_by_key(|reached| (reached.cost.total() + u32::from(reached.polluted), reached.polluted));
        ends.truncate(at_most);
        ends.into_iter().map(|end| trace(&found, end)).collect()
    }

    /// Why a location cannot be reached now; `None` if it can.
    pub fn why_not(&self, open: &Open, seat: Seat, to: LocationId) -> Option<Refusal> {
        if !self.edition.has(to) {
            let text = Text::new("lm-no-location").with("locations", self.edition.locations().len());
            return Some(Refusal::new(LM_1, text));
        }
        if !self.routes_to(open, seat, to, 1).is_empty() {
            return None;
        }
        if let Err(refusal) = self.check_open_to(open, seat, to) {
            return Some(refusal);
        }
        if open.monsters[seat] == to {
            return Some(self.no_route("lm-no-route-here", to));
        }
        // What stands in the way says more than that tickets are missing for the way around it.
        self.obstacle(open, seat, to).or_else(|| Some(self.no_route("lm-no-route", to)))
    }

    fn no_route(&self, id: &'static str, to: LocationId) -> Refusal {
        Refusal::new(LM_7, Text::new(id).with("place", self.edition.name_of(to)))
    }
}

fn trace(found: &[Reached], end: &Reached) -> Route {
    let mut steps = Vec::new();
    let mut here = *end;
    while let Some((before, colour)) = here.by {
        steps.push(Step { to: here.at, colour });
        here = found[before as usize];
    }
    steps.reverse();
    Route { steps, cost: end.cost, polluted: end.polluted }
}
