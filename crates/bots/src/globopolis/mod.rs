//! The bots of Globopolis.

use globopolis::{Action, Globopolis, View};
use table::dice::FastDice;

use crate::{Bot, any_of};

pub(crate) fn choose(bot: Bot, _game: &Globopolis, view: &View, dice: &mut FastDice) -> Option<Action> {
    match bot {
        Bot::Random | Bot::Greedy => any_of(&view.legal, dice),
    }
}
