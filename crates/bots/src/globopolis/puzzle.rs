//! Puzzles of Globopolis: the Option Phase, before the dice.
//!
//! R-Units are not put down one by one. A Territory is developed with what nothing else needs, from the Personal Stock first: where
//! the others stand does not matter for what can be reached, only how many there are of each kind. Points are bought one by one.

use games::globopolis::{Action, Globopolis, MAX_OFFERS, NO_PURCHASE, Phase, RUnit, State, Team, TitleId};
use table::{Aim, Game, Seat, Text};

use crate::puzzle::Posed;

/// So near to the mark it is asked for.
const NEAR: i32 = 2 * NO_PURCHASE;

impl Posed for Globopolis {
    fn aims(&self, state: &State, seat: Seat) -> Vec<Aim> {
        let open = &state.open;
        let begun = open.this_turn.moves > 0
            || open.this_turn.points_bought > 0
            || !open.this_turn.developed.is_empty()
            || open.this_turn.taken.iter().chain(&open.this_turn.bought).any(|&units| units > 0);
        // A level that R-Units would bring back for nothing (GP-32) is not looked for.
        let own = open.players[self.team_of(seat)].titles.territories();
        let dormant = own.iter().any(|title| open.titles[title].level > open.titles[title].justified());
        if open.turn != seat
            || begun
            || dormant
            || !matches!(open.phase, Phase::Option)
            || !open.excess.is_empty()
        {
            return Vec::new();
        }
        let points = open.players[self.team_of(seat)].points;
        let mark = self.mark().filter(|mark| (mark - NEAR..*mark).contains(&points));
        let win = mark.map(|_| Aim::WIN);
        win.into_iter().chain([Aim::points(points + 1)]).collect()
    }

    /// Everybody has made as many offers as they may (GP-28).
    fn alone(&self, state: &mut State) {
        for team in 0..self.teams() {
            let team = Team::from_index(team);
            state.offers[team] = None;
            state.open.players[team].offers_made = MAX_OFFERS;
        }
    }

    /// A claim: the mark is reached, or a MISSION declared (GP-19).
    fn wins(&self, state: &State, seat: Seat) -> bool {
        let team = self.team_of(seat);
        let at_mark = self.mark().is_some_and(|mark| state.open.players[team].points >= mark);
        at_mark || !state.open.claimed[team].is_empty()
    }

    fn left(&self, state: &State, seat: Seat) -> u32 {
        state.open.players[self.team_of(seat)].eu
    }

    fn ways(&self, state: &State, seat: Seat, ways: &mut Vec<Vec<Action>>) {
        ways.clear();
        let mut legal = Vec::new();
        self.legal(state, seat, &mut legal);
        for action in legal {
            match action {
                Action::BuyPoints(_) => ways.push(vec![Action::BuyPoints(1)]),
                Action::TakeStock { to: None, count: 1, .. }
                | Action::BuyStock { count: 1, .. }
                | Action::Buy { count: 1, .. } => ways.push(vec![action]),
                action if self.is_open_ended(&action) => {}
                // The dice would decide.
                Action::Roll { .. } | Action::Develop(_) => {}
                action => ways.push(vec![action]),
            }
        }
        if matches!(state.open.phase, Phase::Option) {
            let own = state.open.players[self.team_of(seat)].titles.territories();
            ways.extend(own.iter().filter_map(|title| development(self, state, seat, title)));
        }
    }

    fn deed(&self, action: &Action) -> Option<Action> {
        (!matches!(action, Action::Allocate { .. } | Action::Transfer { .. })).then_some(*action)
    }

    fn ask(&self, aim: &Aim) -> Vec<Text> {
        let what = match aim.points {
            Some(points) if !aim.win => Text::new("gp-puzzle-points").with("points", points),
            _ => Text::new("gp-puzzle-win").with("mark", self.mark().unwrap_or(0)),
        };
        let left = aim.left.map(|left| Text::new("gp-puzzle-left").with("eu", left));
        [Some(what), left].into_iter().flatten().collect()
    }
}

/// Moving together what a Territory lacks for its next level, and developing it; nothing if there is not enough that can be spared.
fn development(game: &Globopolis, state: &State, seat: Seat, title: TitleId) -> Option<Vec<Action>> {
    let open = &state.open;
    let team = game.team_of(seat);
    let holding = &open.titles[title];
    if holding.level >= 2 || open.this_turn.developed.contains(title) {
        return None;
    }
    let sets = holding.level + 1;
    let mut way = Vec::new();
    for unit in RUnit::ALL {
        let mut lacks = sets.saturating_sub(holding.units[unit]);
        let count = lacks.min(open.players[team].stock[unit]);
        if count > 0 {
            way.push(Action::Allocate { unit, count, to: title });
            lacks -= count;
        }
        for from in open.players[team].titles.territories().iter().filter(|&from| from != title) {
            let donor = &open.titles[from];
            let count = lacks.min(donor.units[unit].saturating_sub(donor.justified()));
            if count > 0 {
                way.push(Action::Transfer { unit, count, from, to: title });
                lacks -= count;
            }
        }
        if lacks > 0 {
            return None;
        }
    }
    way.push(Action::Develop(title));
    Some(way)
}
