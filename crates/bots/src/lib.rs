//! Players that are no people: a view in, an action out.
//!
//! A bot sees what its seat sees, by type: it gets a view, which lists the actions open to it. It keeps nothing
//! between two calls, so that any machine can play any seat at any time.
//!
//! ```
//! use bots::Bot;
//! use games::{GAMES, Setup};
//! use table::{Game, Silent, Viewer, dice::FastDice};
//!
//! let game = Setup::usual(GAMES[0].kind, 2).open(None)?;
//! let mut dice = FastDice::new(7);
//! let mut state = game.set_up(&mut dice, &mut Silent);
//! let seat = game.to_act(&state).must.first().expect("somebody begins");
//! let view = game.view(&state, Viewer::Seat(seat));
//! let action = Bot::Greedy.choose(&game, &view, &mut dice).expect("whoever is asked has an action");
//! assert!(game.apply(&mut state, seat, &action, &mut dice, &mut Silent).is_ok());
//! # Ok::<(), games::SetupError>(())
//! ```
//!
//! A game's bots are a module with its name, which implements [`Played`].

use games::{AnyAction, AnyGame, AnyView, Listed};
use table::Game;
use table::dice::FastDice;

/// Each game has its bots in a module of its own.
macro_rules! declare_modules {
    ($($module:ident: $Name:ident,)+) => { $(mod $module;)+ };
}
games::every_game!(declare_modules);

/// The bots there are, by name, from the weakest to the strongest.
pub const NAMES: &[&str] = &["random", "greedy"];

/// A kind of bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bot {
    /// Does anything legal, each as likely as the others; makes no offers of its own.
    Random,
    /// Plans the shortest way to its next goal.
    Greedy,
}

impl Bot {
    /// The bot with this name.
    pub fn called(name: &str) -> Option<Bot> {
        match name {
            "random" => Some(Bot::Random),
            "greedy" => Some(Bot::Greedy),
            _ => None,
        }
    }

    /// The bot's name.
    pub const fn name(self) -> &'static str {
        match self {
            Bot::Random => NAMES[0],
            Bot::Greedy => NAMES[1],
        }
    }

    /// What the bot does for the seat whose view this is; `None` if the seat has nothing to do.
    pub fn choose(self, game: &AnyGame, view: &AnyView, dice: &mut FastDice) -> Option<AnyAction> {
        games::dispatch!(game, game => game.choose(self, game.own_view(view), dice).map(|action| game.any_action(action)))
    }
}

/// A game that bots can play.
pub trait Played: Game {
    /// What a bot does for the seat whose view this is; `None` if the seat has nothing to do.
    fn choose(&self, bot: Bot, view: &Self::View, dice: &mut FastDice) -> Option<Self::Action>;
}

/// One of these, each as likely as the others.
fn any_of<T: Copy>(options: &[T], dice: &mut FastDice) -> Option<T> {
    let count = u32::try_from(options.len()).expect("no list of actions is that long");
    (count > 0).then(|| options[dice.below(count) as usize])
}
