//! The bots of Globopolis.

mod agents;
mod aims;
mod battle;
mod cards;
mod deals;
mod development;
mod estate;
mod greedy;
mod inputs;
mod mind;
mod missions;
mod plans;
mod puzzle;
mod ring;
mod taste;
mod wants;

use std::sync::OnceLock;

use games::globopolis::{Action, Globopolis, ID, State, View};
use table::dice::FastDice;
use table::{Game, Seat, Text};

use crate::value::{Inputs, Net, Valued, learned};
use crate::{Bot, Depth, Played, any_of};
use taste::Taste;

static NET: OnceLock<Net> = OnceLock::new();

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

    fn wants(&self, bot: Bot, state: &State, from: Seat, offer: &Action) -> Option<Action> {
        let taste = match bot {
            Bot::Random => return None,
            Bot::Easy => &taste::EASY,
            Bot::Greedy => &taste::GREEDY,
            Bot::Value | Bot::Master(_) => taste::strong(self.teams() - 1),
        };
        wants::wants(self, taste, state, from, offer)
    }

    fn aim(&self, view: &View, plan: &[Action]) -> Option<Text> {
        aims::aim(self, view, plan.first()?)
    }
}

impl Valued for Globopolis {
    const INPUTS: usize = inputs::INPUTS;
    // Measured: `docs/strength.md`.
    const VALUE: Depth = Depth { tries: 0, plans: 1, turns: 0, doubt: 0 };
    const MASTER: Depth = Depth { tries: 0, plans: 1, turns: 0, doubt: 0 };
    // What one would do at once is the better choice, but others like to know what it is worth.
    const HINT: Depth = Depth { tries: 240, plans: 8, turns: 1, doubt: Depth::NEVER };
    const LOOK_BACK: Depth = Depth { plans: 6, ..Self::HINT };

    learned!(ID, "globopolis.bin");

    fn at_once(&self, view: &View, dice: &mut FastDice) -> Option<Action> {
        greedy::choose(self, view, taste::strong(self.teams() - 1), dice)
    }

    fn parties(&self) -> usize {
        self.teams()
    }

    fn party_of(&self, seat: Seat) -> usize {
        self.team_of(seat).index()
    }

    fn turn_of(&self, state: &State) -> u64 {
        let (open, seats) = (&state.open, self.seats());
        let turn = (open.turn.index() + seats - open.first.index()) % seats;
        u64::from(open.round) * 16 + turn as u64
    }

    fn describe(&self, state: &State, viewer: Seat, inputs: &mut Inputs) {
        inputs::describe(self, state, viewer, inputs);
    }

    fn plans(&self, view: &View, greedy: &Action) -> Vec<Vec<Action>> {
        plans::plans(view, greedy)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rust_makes_of_the_weights_what_the_trainer_made_of_them() {
        let left = include_bytes!("../weights/globopolis.check");
        crate::value::check::agrees_with_the_trainer::<Globopolis>(left);
    }
}
