//! The bots of Globetrotters.

mod greedy;
mod worth;

use games::globetrotters::{Action, Globetrotters, View};
use table::dice::FastDice;

use crate::{Bot, Played, any_of};

impl Played for Globetrotters {
    fn choose(&self, bot: Bot, view: &View, dice: &mut FastDice) -> Option<Action> {
        match bot {
            Bot::Random => any_of(&view.legal, dice),
            Bot::Greedy => greedy::choose(self, view, dice),
        }
    }
}
