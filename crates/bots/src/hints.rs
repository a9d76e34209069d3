//! What a bot would do in somebody's place: the best it finds, with the chances and what each aims at. From the view alone.

use games::{AnyAction, AnyGame, AnyView, Listed};
use table::Text;
use table::dice::FastDice;

use crate::value::Valued;
use crate::{Bot, search};

/// How many ways are shown.
const SHOWN: usize = 3;
/// How many are looked at for them: of several that aim at the same, the best is shown.
const LOOKED_AT: usize = 6;

/// Something that a seat could do.
#[derive(Clone, Debug, PartialEq)]
pub struct Considered {
    /// What is done, one after the other. The first is legal now, and nobody can come between them.
    pub actions: Vec<AnyAction>,
    /// What that is called.
    pub name: Text,
    /// What it aims at, where that is known.
    pub aim: Option<Text>,
    /// The chance to win after it, where the game has learned a value.
    pub chance: Option<Chance>,
}

/// A chance to win, as tries came out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chance {
    /// Their mean.
    pub mean: f32,
    /// Its standard error: how far off the mean is by the luck of the tries. How far the learned value is from the truth, it
    /// does not say.
    pub error: f32,
}

impl Bot {
    /// What the bot would do for the seat whose view this is, and the next best; nothing, if the seat has nothing to do. What it would
    /// choose comes first. The thinking ends when `goes_on` says no; the same answers and dice give the same.
    pub fn consider(
        self,
        game: &AnyGame,
        view: &AnyView,
        dice: &mut FastDice,
        goes_on: &mut dyn FnMut() -> bool,
    ) -> Vec<Considered> {
        games::dispatch!(game, game => consider(game, self, game.own_view(view), dice, goes_on))
    }
}

fn consider<G: Valued + Listed>(
    game: &G,
    bot: Bot,
    view: &G::View,
    dice: &mut FastDice,
    goes_on: &mut dyn FnMut() -> bool,
) -> Vec<Considered> {
    let ranked = match bot {
        Bot::Random | Bot::Easy | Bot::Greedy => {
            let chosen = game.choose(bot, view, dice);
            chosen.map(|action| search::Ranked { plan: vec![action], chance: None }).into_iter().collect()
        }
        Bot::Value => search::ranked(game, view, G::VALUE, LOOKED_AT, dice, goes_on),
        Bot::Master(depth) => search::ranked(game, view, depth.unwrap_or(G::HINT), LOOKED_AT, dice, goes_on),
    };
    let mut shown: Vec<Considered> = Vec::new();
    for search::Ranked { plan, chance } in ranked {
        let aim = game.aim(view, &plan);
        let name = game.name_plan(&plan).unwrap_or_else(|| game.name_action(&plan[0]));
        let chance = chance.map(|(mean, error)| Chance { mean, error });
        let actions: Vec<AnyAction> = plan.into_iter().map(|action| game.any_action(action)).collect();
        let alike = |other: &&mut Considered| {
            other.aim == aim && (other.name == name || other.actions[0] == actions[0])
        };
        match shown.iter_mut().find(alike) {
            // Of a step and the whole way that begins with it, the way is shown: one click goes it.
            Some(other) if other.actions.len() == 1 => (other.actions, other.name) = (actions, name),
            Some(_) => {}
            None => shown.push(Considered { actions, name, aim, chance }),
        }
    }
    shown.truncate(SHOWN);
    shown
}

/// What some actions that are done together are called; nothing, if there are none.
pub fn name_plan(game: &AnyGame, plan: &[AnyAction]) -> Option<Text> {
    games::dispatch!(game, game => name_own(game, plan))
}

fn name_own<G: Valued + Listed>(game: &G, plan: &[AnyAction]) -> Option<Text> {
    let own: Vec<G::Action> = plan.iter().map(|action| game.own_action(action).clone()).collect();
    game.name_plan(&own).or_else(|| Some(game.name_action(own.first()?)))
}
