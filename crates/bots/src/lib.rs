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

pub mod analysis;
mod hints;
pub mod puzzle;
mod search;
mod taste;
pub mod value;

use games::{AnyAction, AnyGame, AnyState, AnyView, Listed};
use table::dice::FastDice;
use table::{Game, Seat, Text};

pub use hints::{Chance, Considered, name_plan};
pub use search::Depth;
use value::Valued;

/// Each game has its bots in a module of its own.
macro_rules! declare_modules {
    ($($module:ident: $Name:ident,)+) => { $(mod $module;)+ };
}
games::every_game!(declare_modules);

/// The bots there are, by name, from the weakest to the strongest.
pub const NAMES: &[&str] = &["random", "easy", "greedy", "value", "master"];

/// A kind of bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bot {
    /// Does anything legal, each as likely as the others; makes no offers of its own.
    Random,
    /// Plays like a beginner: sees what is near, forgets the market, and does nothing at random.
    Easy,
    /// Plans the shortest way to its next goal.
    Greedy,
    /// Judges by what was learned from many games, and takes a few milliseconds at most.
    Value,
    /// The same, as well as it can: where that helps, it tries out what it could do on many positions that fit what it sees.
    Master(
        /// How deeply it thinks, if not as deeply as suits the game.
        Option<Depth>,
    ),
}

impl Bot {
    /// The bot with this name; `club` and `strong` are what the levels of `greedy` and `value` are called. A master's name may say how deeply it thinks: `master:400/16/1/10` has the numbers
    /// of [`Depth`] in order.
    pub fn called(name: &str) -> Option<Bot> {
        match name {
            "random" => Some(Bot::Random),
            "easy" => Some(Bot::Easy),
            "greedy" | "club" => Some(Bot::Greedy),
            "value" | "strong" => Some(Bot::Value),
            "master" => Some(Bot::Master(None)),
            other => Some(Bot::Master(Some(Depth::read(other.strip_prefix("master:")?)?))),
        }
    }

    /// The bot's name.
    pub const fn name(self) -> &'static str {
        match self {
            Bot::Random => NAMES[0],
            Bot::Easy => NAMES[1],
            Bot::Greedy => NAMES[2],
            Bot::Value => NAMES[3],
            Bot::Master(_) => NAMES[4],
        }
    }

    /// Whether the bot takes its time: a moment that would hold up others.
    pub const fn ponders(self) -> bool {
        matches!(self, Bot::Value | Bot::Master(_))
    }

    /// The nearest to an offer that the bot would accept which it is made to, if there is such a thing.
    pub fn wants(self, game: &AnyGame, state: &AnyState, from: Seat, offer: &AnyAction) -> Option<AnyAction> {
        games::dispatch!(game, game => {
            let wanted = game.wants(self, game.own_state(state), from, game.own_action(offer));
            wanted.map(|action| game.any_action(action))
        })
    }

    /// Whether it weighs offers, and so can say what it would want for something.
    pub const fn bargains(self) -> bool {
        !matches!(self, Bot::Random)
    }

    /// What the bot does if it has to act as soon as `goes_on` says no; the same answers and dice give the same choice.
    pub fn choose_while(
        self,
        game: &AnyGame,
        view: &AnyView,
        dice: &mut FastDice,
        goes_on: &mut dyn FnMut() -> bool,
    ) -> Option<AnyAction> {
        games::dispatch!(game, game => {
            let chosen = think(game, self, game.own_view(view), dice, goes_on);
            chosen.map(|action| game.any_action(action))
        })
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

    /// What things are worth to the greedy bot, or to another that was not tuned yet, each by its name, if that is told in numbers.
    fn tastes() -> Vec<(&'static str, f64)> {
        Vec::new()
    }

    /// What that bot would do if things were worth this to it, in the order of [`Played::tastes`].
    fn choose_by(&self, _taste: &[f64], view: &Self::View, dice: &mut FastDice) -> Option<Self::Action> {
        self.choose(Bot::Greedy, view, dice)
    }

    /// What a plan aims at, in a sentence, where the game's bots know it.
    fn aim(&self, _view: &Self::View, _plan: &[Self::Action]) -> Option<Text> {
        None
    }

    /// What a plan of several actions is called; `None` for what its first action is called.
    fn name_plan(&self, _plan: &[Self::Action]) -> Option<Text> {
        None
    }

    /// The nearest to an offer that a bot would accept which it is made to; `None` if nothing would do, or the game knows no
    /// such thing.
    fn wants(
        &self,
        _bot: Bot,
        _state: &Self::State,
        _from: Seat,
        _offer: &Self::Action,
    ) -> Option<Self::Action> {
        None
    }
}

/// What a bot does that acts as soon as `goes_on` says no, if it is one that thinks.
fn think<G: Valued>(
    game: &G,
    bot: Bot,
    view: &G::View,
    dice: &mut FastDice,
    goes_on: &mut dyn FnMut() -> bool,
) -> Option<G::Action> {
    let depth = match bot {
        Bot::Random | Bot::Easy | Bot::Greedy => return game.choose(bot, view, dice),
        Bot::Value => G::VALUE,
        Bot::Master(depth) => depth.unwrap_or(G::MASTER),
    };
    search::choose(game, view, depth, dice, goes_on)
}

/// One of these, each as likely as the others.
fn any_of<T: Copy>(options: &[T], dice: &mut FastDice) -> Option<T> {
    let count = u32::try_from(options.len()).expect("no list of actions is that long");
    (count > 0).then(|| options[dice.below(count) as usize])
}
