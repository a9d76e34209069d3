use std::collections::BTreeMap;

use crate::Game;

/// Counts by what they count.
pub type Notes = BTreeMap<String, u64>;

/// What a game counts of itself while it goes on, for statistics over many games. `()` counts nothing.
pub trait Tally<G: Game>: Default {
    /// Looks at a position: at the opening, and at that after every action.
    fn see(&mut self, game: &G, state: &G::State);

    /// What was counted, now that the game is over.
    fn notes(&self, game: &G, state: &G::State) -> Notes;
}

impl<G: Game> Tally<G> for () {
    fn see(&mut self, _game: &G, _state: &G::State) {}

    fn notes(&self, _game: &G, _state: &G::State) -> Notes {
        Notes::new()
    }
}
