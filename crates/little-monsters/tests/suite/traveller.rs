//! An ordinary player, for games that are to be like those at a real table: of the open cards that they can reach they go
//! to the one that costs them least; they wait when they can reach none, and go home with six.

use little_monsters::state::Phase;
use little_monsters::{
    Action, CARDS_TO_WIN, Colour, LittleMonsters, LocationId, Places, Route, State, Tickets,
};
use table::dice::FastDice;
use table::{Dice, Game, Seat, Silent};

/// Where they want to go: home once they have enough, and to the open cards before.
fn targets(state: &State, seat: Seat) -> Vec<LocationId> {
    if state.open.cards_of(seat) >= CARDS_TO_WIN {
        return vec![state.open.houses[seat]];
    }
    state.open.display.iter().flatten().copied().collect()
}

/// How many paths lie between two locations.
fn distance(game: &LittleMonsters, from: LocationId, to: LocationId) -> usize {
    let mut reached = Places::only(from);
    let mut paths = 0;
    while !reached.contains(to) {
        reached = reached.iter().fold(reached, |places, at| places.or(game.edition().neighbours(at)));
        paths += 1;
    }
    paths
}

/// Which ways they see on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sees {
    /// Only those without a detour, as people mostly do.
    DirectWays,
    /// All that their tickets open, as fires and jams demand.
    AllWays,
}

/// The cheapest way that they see to any of them with these tickets.
fn cheapest(game: &LittleMonsters, state: &State, seat: Seat, hand: Tickets, sees: Sees) -> Option<Route> {
    let from = state.open.monsters[seat];
    let ways = |to: LocationId| {
        let longest = if sees == Sees::AllWays { usize::MAX } else { distance(game, from, to) };
        let routes = game.routes_with(&state.open, seat, hand, to, usize::MAX);
        routes.into_iter().filter(move |route| route.steps.len() <= longest)
    };
    targets(state, seat).into_iter().flat_map(ways).min_by_key(|route| route.cost.total())
}

/// The colour for a globe: the one that opens the cheapest way, or else the one they have fewest of.
fn ticket(game: &LittleMonsters, state: &State, seat: Seat, sees: Sees) -> Colour {
    let hand = state.open.hands[seat];
    let cost = |colour: Colour| {
        let mut richer = hand;
        richer[colour] += 1;
        let total = cheapest(game, state, seat, richer, sees).map_or(u32::MAX, |route| route.cost.total());
        (total, hand[colour])
    };
    state.open.supply.colours().min_by_key(|&colour| cost(colour)).expect("a ticket is to be chosen")
}

fn any<T: Copy>(of: &[T], whims: &mut FastDice) -> T {
    of[whims.pick("whim", of.len())]
}

/// What they do. Their whims decide what plans do not: trades, events, the pandemic.
pub(crate) fn choose(
    game: &LittleMonsters,
    state: &State,
    seat: Seat,
    sees: Sees,
    whims: &mut FastDice,
) -> Action {
    let mut legal = Vec::new();
    game.legal(state, seat, &mut legal);
    match state.open.phase {
        Phase::Globe { .. } => Action::TakeTicket(ticket(game, state, seat, sees)),
        Phase::Travel if seat == state.open.turn => {
            let there = targets(state, seat).contains(&state.open.monsters[seat]);
            let way = cheapest(game, state, seat, state.open.hands[seat], sees).filter(|_| !there);
            if let Some(step) = way.and_then(|route| route.steps.first().copied()) {
                return Action::Step { to: step.to, colour: step.colour };
            }
            let business =
                legal.iter().copied().filter(|action| !matches!(action, Action::Step { .. } | Action::Stop));
            let business: Vec<Action> = business.collect();
            if business.is_empty() || whims.pick("whim", 2) == 0 {
                Action::Stop
            } else {
                any(&business, whims)
            }
        }
        _ => any(&legal, whims),
    }
}

/// Plays a whole game; returns the last position.
pub(crate) fn play_out(game: &LittleMonsters, seed: u64, sees: Sees) -> State {
    let (mut dice, mut whims) = (FastDice::new(seed), FastDice::new(!seed));
    let mut state = game.set_up(&mut dice, &mut Silent);
    while let Some(seat) = game.to_act(&state).must.first() {
        let action = choose(game, &state, seat, sees, &mut whims);
        game.apply(&mut state, seat, &action, &mut dice, &mut Silent).expect("they keep to the rules");
        assert!(state.open.turns < 5_000, "seed {seed}: the game has no end");
    }
    state
}
