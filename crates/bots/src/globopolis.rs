//! The bots of Globopolis.

mod agents;
mod battle;
mod cards;
mod deals;
mod development;
mod estate;
mod greedy;
mod mind;
mod missions;
mod ring;

use games::globopolis::{Action, Globopolis, View};
use table::dice::FastDice;

use crate::{Bot, Played, any_of};

impl Played for Globopolis {
    fn choose(&self, bot: Bot, view: &View, dice: &mut FastDice) -> Option<Action> {
        match bot {
            Bot::Random => {
                // Offers made at random would only pester the people at the table, and giving up is for people.
                let kept = |action: &Action| {
                    !matches!(
                        action,
                        Action::Offer { .. } | Action::Counter { .. } | Action::CallTime | Action::Resign
                    )
                };
                let sensible: Vec<Action> = view.legal.iter().copied().filter(kept).collect();
                any_of(&sensible, dice)
            }
            Bot::Greedy => greedy::choose(self, view, dice),
        }
    }
}
