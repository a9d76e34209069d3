//! Puzzles of Little Monsters: after the roll all lies open until the move ends.

use games::little_monsters::{LittleMonsters, MAX_OFFERS, Phase, State};
use table::{Aim, Seat, Text};

use crate::puzzle::Posed;

/// So many places win, once one is home with them (LM-10).
const PLACES: usize = 6;

impl Posed for LittleMonsters {
    fn aims(&self, state: &State, seat: Seat) -> Vec<Aim> {
        let open = &state.open;
        if open.turn != seat || open.moved || !matches!(open.phase, Phase::Travel | Phase::Globe { .. }) {
            return Vec::new();
        }
        let cards = open.cards_of(seat);
        if cards >= PLACES {
            return vec![Aim::WIN];
        }
        vec![Aim::points(i32::try_from(cards + 1).unwrap_or(i32::MAX))]
    }

    /// Six offers have been made in this turn, so there are no more (LM-13).
    fn alone(&self, state: &mut State) {
        let open = &mut state.open;
        open.offers.0.fill(None);
        if self.options().free_market && matches!(open.phase, Phase::Travel) {
            open.offers_made = MAX_OFFERS;
        }
    }

    fn left(&self, state: &State, seat: Seat) -> u32 {
        state.open.hands[seat].total()
    }

    fn ask(&self, aim: &Aim) -> Vec<Text> {
        let left = aim.left.map(|left| Text::new("lm-puzzle-left").with("count", left));
        let what = match aim.points {
            Some(points) if !aim.win => Text::new("lm-puzzle-place").with("count", points),
            _ => Text::new("lm-puzzle-win"),
        };
        [Some(what), left].into_iter().flatten().collect()
    }
}
