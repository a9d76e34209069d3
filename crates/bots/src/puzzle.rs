//! Puzzles: positions in which whoever is in turn reaches something before the turn is over, whatever the dice and the hidden
//! cards are, and in which exactly one plan does.
//!
//! A way to the aim uses no luck: an action that casts dice, or uncovers something, ends it, and the aim must hold right after
//! it. What counts of a way are its deeds ([`Posed::deed`]), in any order. A plan is *the* plan if every way to the aim holds all
//! of its deeds; who does more by the way has still done it. [`Search::prove`] finds the shortest way and shows for each of its
//! deeds that nobody gets there without it. How this is meant for each game stands in `docs/puzzles.md`.

mod judge;
mod pose;
mod search;

use std::hash::{DefaultHasher, Hash};

use games::AnyGame;
use table::{Aim, Seat, Text};

use crate::value::Valued;

pub use judge::{Judged, Missed, Stand, judge};
pub use pose::{Limits, Posing, missed};
pub use search::{Proof, Search, TooLarge, Verdict};

/// A game of which puzzles can be posed.
pub trait Posed: Valued<State: Hash> {
    /// What could be asked of whoever is in turn, in a position in which nothing that they learn by chance is pending.
    fn aims(&self, _state: &Self::State, _seat: Seat) -> Vec<Aim> {
        Vec::new()
    }

    /// Sees to it that nobody can come between, so that nothing depends on what others say.
    fn alone(&self, _state: &mut Self::State) {}

    /// Whether a seat has won, or claims to have where the rules know claims.
    fn wins(&self, state: &Self::State, seat: Seat) -> bool {
        self.outcome(state).is_some_and(|outcome| outcome.winners.contains(seat))
    }

    /// Whether a seat's piece is where an aim wants it.
    fn is_at(&self, _state: &Self::State, _seat: Seat, _place: &str) -> bool {
        false
    }

    /// What a seat has left of what the game is paid with.
    fn left(&self, _state: &Self::State, _seat: Seat) -> u32 {
        0
    }

    /// What a seat can do next: actions, or chains of them of which the last is what matters.
    fn ways(&self, state: &Self::State, seat: Seat, ways: &mut Vec<Vec<Self::Action>>) {
        let mut legal = Vec::new();
        self.legal(state, seat, &mut legal);
        ways.clear();
        ways.extend(
            legal.into_iter().filter(|action| !self.is_open_ended(action)).map(|action| vec![action]),
        );
    }

    /// What tells positions of one turn apart, as far as it matters for what can be done without luck.
    fn mark(&self, state: &Self::State, hasher: &mut DefaultHasher) {
        state.hash(hasher);
    }

    /// What an action counts as when plans are compared; nothing if it only serves another.
    fn deed(&self, action: &Self::Action) -> Option<Self::Action> {
        Some(action.clone())
    }

    /// What an aim asks for, in a sentence or two.
    fn ask(&self, _aim: &Aim) -> Vec<Text> {
        Vec::new()
    }
}

/// What an aim asks for, in a sentence or two.
pub fn ask(game: &AnyGame, aim: &Aim) -> Vec<Text> {
    games::dispatch!(game, game => game.ask(aim))
}
