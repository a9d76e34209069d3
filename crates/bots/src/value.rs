//! What a position is worth: every party's chance to win, by a small network that was trained on many games.
//!
//! A game says what the network is told of a position ([`Valued::describe`]), by what one viewer knows of it. The network knows
//! positions of all kinds, and best those at the beginning of a turn: whoever compares actions plays the turn to its end first.
//! How it was trained is told in `train/README.md`, and how good it is in `docs/strength.md`.

#[cfg(test)]
pub(crate) mod check;
mod inputs;
mod net;

use games::{AnyGame, AnyView, GameKind, Listed};
use table::dice::FastDice;
use table::{Seat, View};

pub use inputs::Inputs;
pub use net::{Net, NetError};

use crate::{Bot, Depth, Played};

/// A game with a learned value.
pub trait Valued: Played<View: View<Action = Self::Action>> {
    /// How many numbers tell the network of one party.
    const INPUTS: usize;

    /// How deeply the bot thinks that looks ahead a little: a few milliseconds, or not at all where that does not help.
    const VALUE: Depth;

    /// How deeply the master thinks, if that helps: at most a fifth of a second or so.
    const MASTER: Depth;

    /// How deeply it is thought when somebody asks what to do. Everything that it finds has a chance, also where the choice is
    /// better made without.
    const HINT: Depth = Self::MASTER;

    /// How deeply decisions of the past are judged; how many tries there are follows from their number.
    const LOOK_BACK: Depth = Self::VALUE;

    /// What a player does without thinking ahead: the first plan of one who does, and how tries are played on.
    fn at_once(&self, view: &Self::View, dice: &mut FastDice) -> Option<Self::Action> {
        self.choose(Bot::Greedy, view, dice)
    }

    /// The network, or none if the game has not learned one.
    fn net() -> Option<&'static Net>;

    /// Takes another network instead of the one that comes with the program; only before the first is asked for.
    fn set_net(net: Net) -> Result<(), NetError>;

    /// How many parties play: those who win or lose together count once.
    fn parties(&self) -> usize {
        self.seats()
    }

    /// The party of a seat.
    fn party_of(&self, seat: Seat) -> usize {
        seat.index()
    }

    /// Which turn it is; the number changes with every turn.
    fn turn_of(&self, state: &Self::State) -> u64;

    /// Tells what the viewer knows of a position, [`Valued::INPUTS`] numbers for each party in order.
    fn describe(&self, state: &Self::State, viewer: Seat, inputs: &mut Inputs);

    /// What is worth thinking about in a position: actions, or whole chains of them that nobody can come between. What one would
    /// do at once is thought about in any case.
    fn plans(&self, view: &Self::View, at_once: &Self::Action) -> Vec<Vec<Self::Action>>;
}

/// Every party's chance to win a position that is over or goes on, as the viewer's seat sees it.
pub fn chances<G: Valued>(
    game: &G,
    net: &Net,
    state: &G::State,
    viewer: Seat,
    inputs: &mut Inputs,
) -> Chances {
    if let Some(outcome) = game.outcome(state) {
        return Chances::decided(game, outcome.winners);
    }
    inputs.clear();
    game.describe(state, viewer, inputs);
    let chances = net.chances(inputs, game.parties());
    let resigned = game.resigned(state);
    if resigned.is_empty() {
        chances
    } else {
        chances.without(resigned.iter().map(|seat| game.party_of(seat)))
    }
}

/// Every party's chance to win, which together are 1.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Chances(pub [f32; Chances::MOST]);

impl Chances {
    /// The most parties of any game.
    pub const MOST: usize = 6;

    /// The same for those who are left: who has resigned wins nothing.
    fn without(mut self, resigned: impl Iterator<Item = usize>) -> Self {
        resigned.for_each(|party| self.0[party] = 0.0);
        let all = self.0.iter().sum::<f32>().max(f32::MIN_POSITIVE);
        Chances(self.0.map(|chance| chance / all))
    }

    /// The chances in a game that is over: shared victories count in parts.
    pub fn decided<G: Valued>(game: &G, winners: table::SeatSet) -> Self {
        let mut won = [0.0f32; Chances::MOST];
        for seat in winners.iter() {
            won[game.party_of(seat)] = 1.0;
        }
        let all = won.iter().sum::<f32>().max(1.0);
        Chances(won.map(|won| won / all))
    }
}

/// Every seat's chance to win, by what a viewer knows; `None` if the game has not learned a value, or for a spectator's view.
pub fn chances_in_view(game: &AnyGame, view: &AnyView) -> Option<Vec<f32>> {
    games::dispatch!(game, game => chances_of_seats(game, game.own_view(view)))
}

fn chances_of_seats<G: Valued>(game: &G, view: &G::View) -> Option<Vec<f32>> {
    let viewer = view.viewer().seat()?;
    // What the viewer cannot know is not looked at, so any position that fits will do.
    let state = game.sample(view, &mut FastDice::new(0));
    let chances = chances(game, G::net()?, &state, viewer, &mut Inputs::default());
    Some(Seat::all(game.seats()).map(|seat| chances.0[game.party_of(seat)]).collect())
}

/// Takes another network for a game, from the bytes of its file. Only before the game's own was asked for.
pub fn take_weights(kind: GameKind, bytes: &[u8]) -> Result<(), NetError> {
    games::dispatch_kind!(kind, Rules => {
        let net = Net::read(bytes, <Rules as table::Offered>::ID, <Rules as Valued>::INPUTS)?;
        <Rules as Valued>::set_net(net)
    })
}

/// The network of a game: the one that comes with the program, unless another was set before.
macro_rules! learned {
    ($game:expr, $file:literal) => {
        fn net() -> Option<&'static crate::value::Net> {
            Some(NET.get_or_init(|| {
                let bytes = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/weights/", $file));
                crate::value::Net::read(bytes, $game, Self::INPUTS)
                    .expect("the weights are checked by their test")
            }))
        }

        fn set_net(net: crate::value::Net) -> Result<(), crate::value::NetError> {
            NET.set(net).map_err(|_| crate::value::NetError::Late)
        }
    };
}
pub(crate) use learned;
