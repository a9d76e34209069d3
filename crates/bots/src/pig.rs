//! The bots of Pig.

use games::pig::{Action, Pig, State, View};
use table::Seat;
use table::dice::FastDice;

use crate::puzzle::Posed;
use crate::value::{Inputs, Net, NetError, Valued};
use crate::{Bot, Depth, Played, any_of};

impl Played for Pig {
    fn choose(&self, bot: Bot, view: &View, dice: &mut FastDice) -> Option<Action> {
        match bot {
            Bot::Random => any_of(&view.legal, dice),
            Bot::Easy => easy(view),
            // There is little to learn: the greedy bot plays nearly as well as anybody can.
            Bot::Greedy | Bot::Value | Bot::Master(_) => greedy(self, view),
        }
    }
}

impl Valued for Pig {
    const INPUTS: usize = 0;
    const VALUE: Depth = Depth { tries: 0, plans: 1, turns: 0, doubt: 0 };
    const MASTER: Depth = Depth { tries: 0, plans: 1, turns: 0, doubt: 0 };

    fn net() -> Option<&'static Net> {
        None
    }

    fn set_net(_: Net) -> Result<(), NetError> {
        Err(NetError::Other)
    }

    fn turn_of(&self, _: &State) -> u64 {
        0
    }

    fn describe(&self, _: &State, _: Seat, _: &mut Inputs) {}

    fn plans(&self, _: &View, _: &Action) -> Vec<Vec<Action>> {
        Vec::new()
    }
}

/// All of Pig is luck.
impl Posed for Pig {}

/// Holds as soon as it wins, or as another roll would on average lose as much as it gains.
fn greedy(game: &Pig, view: &View) -> Option<Action> {
    let (own, stake) = (view.open.points[view.viewer.seat()?], u32::from(view.open.at_stake));
    let wins = u32::from(own) + stake >= u32::from(game.target());
    wished(view, wins || roll_loses(game, stake, own.into()) >= roll_gains(game))
}

/// Takes what it has after two rolls or so: a bird in the hand.
fn easy(view: &View) -> Option<Action> {
    wished(view, view.open.at_stake >= 11)
}

fn wished(view: &View, holds: bool) -> Option<Action> {
    let wished = if holds { Action::Hold } else { Action::Roll };
    view.legal.iter().copied().find(|&action| action == wished).or_else(|| view.legal.first().copied())
}

/// What one more roll gains over all the ways in which the dice can fall (PG-3).
fn roll_gains(game: &Pig) -> u32 {
    let sides = u32::from(game.edition().sides);
    let without_1: u32 = (2..=sides).sum();
    if game.dice() == 1 { without_1 } else { 2 * without_1 * (sides - 1) }
}

/// What it loses over all those ways (PG-4, PG-8).
fn roll_loses(game: &Pig, stake: u32, own: u32) -> u32 {
    let sides = u32::from(game.edition().sides);
    if game.dice() == 1 { stake } else { 2 * (sides - 1) * stake + stake + own }
}

#[cfg(test)]
mod tests {
    use games::pig::{Edition, Options};
    use table::{Game, Seat, Source, Viewer};

    use super::*;

    /// What the greedy bot does with so much at stake.
    fn choice(options: Options, at_stake: u16, points: [u16; 2]) -> Option<Action> {
        let game = Pig::new(Edition::world(), options, 2);
        let text = format!("[position]\nturn = 0\nat_stake = {at_stake}\npoints = {points:?}\n");
        let state = game.scenario(Source { name: "example", text: &text }, &mut FastDice::new(1)).unwrap();
        game.choose(Bot::Greedy, &game.view(&state, Viewer::Seat(Seat(0))), &mut FastDice::new(1))
    }

    #[test]
    fn one_die_is_held_at_twenty() {
        let options = Options::default();
        assert_eq!(choice(options, 0, [0, 0]), Some(Action::Roll));
        assert_eq!(choice(options, 19, [0, 0]), Some(Action::Roll));
        assert_eq!(choice(options, 20, [0, 0]), Some(Action::Hold));
    }

    #[test]
    fn whoever_has_enough_holds_and_wins() {
        assert_eq!(choice(Options::default(), 2, [98, 99]), Some(Action::Hold));
    }

    #[test]
    fn pg_8_with_two_dice_points_already_won_make_it_careful() {
        let options = Options { target: Some(500), two_dice: true };
        assert_eq!(choice(options, 18, [0, 0]), Some(Action::Roll), "198 is less than 200");
        assert_eq!(choice(options, 18, [2, 0]), Some(Action::Hold));
        assert_eq!(choice(options, 0, [400, 0]), Some(Action::Roll), "a turn begins with a roll (PG-5)");
    }
}
