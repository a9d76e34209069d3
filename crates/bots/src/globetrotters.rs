//! The bots of Globetrotters.

mod aims;
mod greedy;
mod inputs;
mod plans;
mod puzzle;
mod taste;
mod worth;

use std::sync::OnceLock;

use games::globetrotters::{Action, Globetrotters, ID, State, View};
use table::dice::FastDice;
use table::{Seat, Text};

use crate::value::{Inputs, Net, Valued, learned};
use crate::{Bot, Depth, Played, any_of};
use taste::Taste;

static NET: OnceLock<Net> = OnceLock::new();

impl Played for Globetrotters {
    fn choose(&self, bot: Bot, view: &View, dice: &mut FastDice) -> Option<Action> {
        match bot {
            Bot::Random => any_of(&view.legal, dice),
            Bot::Easy => greedy::choose(self, view, &taste::EASY, dice),
            Bot::Greedy => greedy::choose(self, view, &taste::GREEDY, dice),
            Bot::Value | Bot::Master(_) => crate::think(self, bot, view, dice, &mut || true),
        }
    }

    fn tastes() -> Vec<(&'static str, f64)> {
        taste::NAMES.iter().copied().zip(taste::USUAL).collect()
    }

    fn choose_by(&self, taste: &[f64], view: &View, dice: &mut FastDice) -> Option<Action> {
        let taste = taste.try_into().map_or(taste::GREEDY, Taste::of);
        greedy::choose(self, view, &taste, dice)
    }

    fn aim(&self, view: &View, plan: &[Action]) -> Option<Text> {
        aims::aim(self, view, plan.first()?)
    }
}

impl Valued for Globetrotters {
    const INPUTS: usize = inputs::INPUTS;
    // Measured: `docs/strength.md`.
    const VALUE: Depth = Depth { tries: 0, plans: 1, turns: 0, doubt: 0 };
    const MASTER: Depth = Depth { tries: 1000, plans: 8, turns: 4, doubt: 10 };
    // The turn after one's own shows what came of it.
    const LOOK_BACK: Depth = Depth { tries: 60, plans: 8, turns: 2, doubt: 20 };

    learned!(ID, "globetrotters.bin");

    fn at_once(&self, view: &View, dice: &mut FastDice) -> Option<Action> {
        greedy::choose(self, view, &taste::STRONG, dice)
    }

    fn turn_of(&self, state: &State) -> u64 {
        state.open.turns.into()
    }

    fn describe(&self, state: &State, viewer: Seat, inputs: &mut Inputs) {
        inputs::describe(self, state, viewer, inputs);
    }

    fn plans(&self, view: &View, _greedy: &Action) -> Vec<Vec<Action>> {
        plans::plans(view)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rust_makes_of_the_weights_what_the_trainer_made_of_them() {
        let left = include_bytes!("../weights/globetrotters.check");
        crate::value::check::agrees_with_the_trainer::<Globetrotters>(left);
    }
}
