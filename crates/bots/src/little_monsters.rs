//! The bots of Little Monsters.

mod greedy;
mod outlook;

use games::little_monsters::{Action, LittleMonsters, View};
use table::dice::FastDice;

use crate::{Bot, Played, any_of};

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
            Bot::Greedy => greedy::choose(self, view, dice),
        }
    }
}
