use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::journal::Identity;
use crate::{Clause, Dice, Log, Mistakes, Refusal, RulesVersion, Seat, SeatSet, Source, Text, Viewer};

/// The rules of one game, with its board and options.
///
/// A value of this type is shared and never changes while a game is played; everything that changes is in
/// [`Game::State`]. All methods are pure: the same arguments and the same dice give the same results.
pub trait Game: Clone + Debug + Send + Sync + 'static {
    /// A whole position, secrets included. Small and flat: search and simulation copy it millions of times.
    type State: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What a seat can do. A small value; only open-ended actions (deals) carry terms.
    type Action: Clone + Debug + PartialEq + Serialize + Send + Sync + 'static;
    /// What happened.
    type Event: Clone + Debug + PartialEq + Serialize + Send + Sync + 'static;
    /// What a viewer may know of a position, the actions open to them included. Secrets of others are not in it
    /// by type, so nothing built from a view can leak them.
    type View: Clone + Debug + PartialEq + Serialize + Send + Sync + 'static;

    /// Which game this is, exactly: what a journal's header must agree with.
    fn identity(&self) -> Identity;

    /// The same game under another version of its rules, which a journal's header names; `None` if this program does
    /// not know that version. A game whose rules never changed knows its own.
    fn under(self, rules: RulesVersion) -> Option<Self> {
        (self.identity().rules == rules).then_some(self)
    }

    /// How many seats play.
    fn seats(&self) -> usize;

    /// The opening position.
    fn set_up<D: Dice, L: Log<Self::Event>>(&self, dice: &mut D, log: &mut L) -> Self::State;

    /// A position set up by hand, read from a scenario file. All reasons against it are reported at once.
    /// What the file leaves open and the rules leave to chance (the order of a pile) comes from the dice.
    fn scenario<D: Dice>(&self, source: Source<'_>, dice: &mut D) -> Result<Self::State, Mistakes>;

    /// Who is waited for, and who may act besides.
    fn to_act(&self, state: &Self::State) -> ToAct;

    /// The limit of time that runs in this position, if the rules set one.
    ///
    /// The rules read no clock. Whoever keeps the time does [`TimeLimit::action`] for the seat when the time is up, which
    /// ends the period. It is an action like any other, so that journals replay without a clock, but it cannot be
    /// taken back ([`Log::reveal`]), and need not be listed by [`Game::legal`]: nobody wishes for it.
    fn time_limit(&self, _state: &Self::State) -> Option<TimeLimit<Self::Action>> {
        None
    }

    /// Writes the legal actions of a seat into `actions` (which is cleared first), in an order that depends on
    /// the position only. Of open-ended actions it lists a bounded family.
    fn legal(&self, state: &Self::State, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Writes into `actions` (which is cleared first) what a seat can do at nearly all times and hardly ever wants: ways out
    /// of the game, such as giving up. [`Game::legal`] need not list them, so that who chooses at random does not stumble
    /// out at every step; here each stands exactly where it applies, whether the game waits for the seat or not.
    fn standing(&self, _state: &Self::State, _seat: Seat, actions: &mut Vec<Self::Action>) {
        actions.clear();
    }

    /// Who has left the game for good, though it may go on: nobody waits for them, and they cannot win.
    fn resigned(&self, _state: &Self::State) -> SeatSet {
        SeatSet::EMPTY
    }

    /// Whether [`Game::legal`] need not list this action where it applies: it is one of a kind with terms that players
    /// think up, such as trades. Every other action is listed, there or in [`Game::standing`], exactly if it applies.
    fn is_open_ended(&self, _action: &Self::Action) -> bool {
        false
    }

    /// Whether a seat may order this action to be done again whenever it is asked the same, as in the rounds of a battle, and
    /// for how long: as long as the number stays the same. An order is no part of the game: whoever keeps it
    /// ([`crate::Orders`]) acts for the seat when it is asked, and the journal holds ordinary actions only.
    fn repeats(&self, _state: &Self::State, _action: &Self::Action) -> Option<u64> {
        None
    }

    /// Carries out an action, or refuses it and leaves the position exactly as it was.
    fn apply<D: Dice, L: Log<Self::Event>>(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: &Self::Action,
        dice: &mut D,
        log: &mut L,
    ) -> Result<(), Refusal>;

    /// What this viewer may know.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// A position that fits the view, with what the viewer cannot know drawn by the dice.
    fn sample<D: Dice>(&self, view: &Self::View, dice: &mut D) -> Self::State;

    /// How the game ended, once it has.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// Each seat's score as it stands, for lists and charts; what it counts is the game's affair.
    fn scores(&self, state: &Self::State) -> Vec<i32>;

    /// Everything that is wrong with a position (pieces lost or doubled, a phase without a question). Empty for
    /// every position the rules can reach.
    fn broken_invariants(&self, state: &Self::State) -> Vec<String>;

    /// Reads an action from JSON.
    fn read_action(&self, json: &str) -> Result<Self::Action, serde_json::Error>;

    /// The sentence of an event.
    fn tell_event(&self, event: &Self::Event) -> Text;

    /// What an action is called on a button or in a list.
    fn name_action(&self, action: &Self::Action) -> Text;
}

/// Who can act in a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ToAct {
    /// The seats that the game waits for. Empty only when the game is over.
    pub must: SeatSet,
    /// All seats with a legal action. Holds `must`, and those who may act without being waited for: the author
    /// of an offer, who can withdraw it.
    pub may: SeatSet,
}

impl ToAct {
    /// Nobody: the game is over.
    pub const NOBODY: ToAct = ToAct { must: SeatSet::EMPTY, may: SeatSet::EMPTY };

    /// One seat, and nobody else.
    pub const fn one(seat: Seat) -> Self {
        ToAct { must: SeatSet::only(seat), may: SeatSet::only(seat) }
    }

    /// These seats, in any order.
    pub const fn each(seats: SeatSet) -> Self {
        ToAct { must: seats, may: seats }
    }
}

/// A limit of time, for whoever keeps the time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TimeLimit<A> {
    /// Whose time it is.
    pub seat: Seat,
    /// How long the whole period lasts, in seconds.
    pub seconds: u16,
    /// Whether the clock stands still in this position.
    pub stopped: bool,
    /// Which period it is. As long as the number stays the same the clock goes on from where it was, also if the
    /// period was left for a while.
    pub period: u64,
    /// What is done for the seat when the time is up.
    pub action: A,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// Who won; several when the rules let a victory be shared.
    pub winners: SeatSet,
    /// The clause by which the game ended.
    pub clause: Clause,
}
