//! The bots of Little Monsters.

mod aims;
mod greedy;
mod inputs;
mod outlook;
mod plans;
mod puzzle;
mod taste;
mod tour;
mod traveller;
mod wait;

use std::sync::OnceLock;

use games::little_monsters::{Action, ID, LittleMonsters, State, View};
use table::dice::FastDice;
use table::{Game, Seat, Text};

use crate::value::{Inputs, Net, Valued, learned};
use crate::{Bot, Depth, Played, any_of};
use greedy::Sight;
use taste::Taste;

static NET: OnceLock<Net> = OnceLock::new();

impl Played for LittleMonsters {
    fn choose(&self, bot: Bot, view: &View, dice: &mut FastDice) -> Option<Action> {
        match bot {
            Bot::Random => {
                // Offers made at random would only pester the people at the table.
                let proposes =
                    |action: &Action| matches!(action, Action::Offer { .. } | Action::Counter { .. });
                let sensible: Vec<Action> =
                    view.legal.iter().copied().filter(|action| !proposes(action)).collect();
                any_of(&sensible, dice)
            }
            Bot::Easy => greedy::choose(self, view, Sight::Near, dice),
            Bot::Greedy => greedy::choose(self, view, Sight::Far, dice),
            Bot::Value | Bot::Master(_) => crate::think(self, bot, view, dice, &mut || true),
        }
    }

    fn tastes() -> Vec<(&'static str, f64)> {
        taste::NAMES.iter().copied().zip(taste::USUAL).collect()
    }

    fn choose_by(&self, taste: &[f64], view: &View, dice: &mut FastDice) -> Option<Action> {
        let taste = taste.try_into().map_or(taste::GREEDY, Taste::of);
        traveller::choose(self, view, &taste, dice)
    }

    fn aim(&self, view: &View, plan: &[Action]) -> Option<Text> {
        aims::aim(self, view, plan)
    }

    fn name_plan(&self, plan: &[Action]) -> Option<Text> {
        aims::name(self, plan)
    }
}

impl Valued for LittleMonsters {
    const INPUTS: usize = inputs::INPUTS;
    // Measured: `docs/strength.md`.
    const VALUE: Depth = Depth { tries: 0, plans: 1, turns: 0, doubt: 0 };
    const MASTER: Depth = Depth { tries: 400, plans: 10, turns: 1, doubt: 3 };
    const LOOK_BACK: Depth = Depth { tries: 60, plans: 16, turns: 1, doubt: 0 };

    learned!(ID, "little-monsters.bin");

    fn at_once(&self, view: &View, dice: &mut FastDice) -> Option<Action> {
        let taste = if Game::seats(self) > 2 { &taste::COMPANY } else { &taste::STRONG };
        traveller::choose(self, view, taste, dice)
    }

    fn turn_of(&self, state: &State) -> u64 {
        state.open.turns.into()
    }

    fn describe(&self, state: &State, _viewer: Seat, inputs: &mut Inputs) {
        inputs::describe(self, &state.open, inputs);
    }

    fn plans(&self, view: &View, _greedy: &Action) -> Vec<Vec<Action>> {
        plans::plans(self, view)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rust_makes_of_the_weights_what_the_trainer_made_of_them() {
        let left = include_bytes!("../weights/little-monsters.check");
        crate::value::check::agrees_with_the_trainer::<LittleMonsters>(left);
    }
}
