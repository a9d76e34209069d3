//! A few of many, chosen at random.

use table::Seat;
use table::dice::FastDice;

/// So many of what is offered, each with the same chance to be kept.
pub(crate) struct Reservoir<S> {
    room: usize,
    offered: u32,
    pub(crate) kept: Vec<(S, Seat)>,
}

impl<S: Clone> Reservoir<S> {
    pub(crate) fn new(room: usize) -> Self {
        Reservoir { room, offered: 0, kept: Vec::new() }
    }

    pub(crate) fn offer(&mut self, state: &S, viewer: Seat, dice: &mut FastDice) {
        self.offered += 1;
        if self.kept.len() < self.room {
            self.kept.push((state.clone(), viewer));
            return;
        }
        let place = dice.below(self.offered) as usize;
        if let Some(kept) = self.kept.get_mut(place) {
            *kept = (state.clone(), viewer);
        }
    }
}
