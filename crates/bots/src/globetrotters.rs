//! The bots of Globetrotters.

mod greedy;
mod worth;

use globetrotters::{Action, Globetrotters, View};
use table::dice::FastDice;

use crate::{Bot, any_of};

pub(crate) fn choose(bot: Bot, game: &Globetrotters, view: &View, dice: &mut FastDice) -> Option<Action> {
    match bot {
        Bot::Random => any_of(&view.legal, dice),
        Bot::Greedy => greedy::choose(game, view, dice),
    }
}
