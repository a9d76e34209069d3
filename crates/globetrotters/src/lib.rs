//! Globetrotters: a race around the world for the KEYs of ten cities and six continents.
//!
//! Once all KEYs are out, whoever comes Home with the most of them wins (GT-85). The rules stand in
//! `rules/globetrotters.md`; every clause has its number there, and code cites it.
//!
//! ```
//! use globetrotters::{Edition, Globetrotters, Options};
//! use table::{Game, Silent, dice::FastDice};
//!
//! let game = Globetrotters::new(Edition::world(), Options::STANDARD, 3);
//! let mut dice = FastDice::new(7);
//! let mut state = game.set_up(&mut dice, &mut Silent);
//! let first = game.to_act(&state).must.first().expect("somebody begins");
//! let mut actions = Vec::new();
//! game.legal(&state, first, &mut actions);
//! assert_eq!(actions.len(), 2, "a ticket has two sides, and one of them becomes Home");
//! game.apply(&mut state, first, &actions[0], &mut dice, &mut Silent).expect("listed actions are legal");
//! ```

mod action;
mod adventure;
mod arrival;
mod board;
mod challenge;
mod check;
pub mod clause;
mod debts;
mod deed;
pub mod edition;
mod effect;
mod event;
mod invariants;
mod jackpot;
mod key;
mod kind;
mod legal;
mod moving_on;
mod offered;
mod options;
mod pile;
mod place;
mod prospect;
mod resign;
mod rewards;
mod scenario;
mod set_up;
mod stage;
pub mod state;
mod tickets;
mod travel;
mod turn;
mod view;

use crate::clause::{GT_85, GT_89, GT_92};
use std::sync::Arc;

use table::dice::Dice;
use table::journal::Identity;
use table::{
    Clause, Game, Log, Mistakes, Outcome, Refusal, RulesVersion, Seat, SeatSet, Source, Text, ToAct, Viewer,
};

pub use action::Action;
pub use edition::Edition;
pub use effect::Effect;
pub use event::Event;
pub use key::{KeyId, Keys};
pub use kind::Kind;
pub use options::{Options, Short};
pub use pile::Pile;
pub use place::{ContinentId, LocationId, Places};
pub use prospect::{Gain, Prospect, Reward};
pub use state::{CardId, Half, MAX_SEATS, Open, Phase, State, TicketId};
pub use tickets::{DISCOUNT, FULL_FARE};
pub use turn::{SPENDING_MONEY, WAGES};
pub use view::View;

use stage::Stage;
use state::Ending;

/// The game's id in journals, files and addresses.
pub const ID: &str = "globetrotters";
/// The fewest players (GT-1).
pub const MIN_SEATS: usize = 2;
/// The version of the rules that new games are played under. It counts up whenever a journal would be played differently
/// than before; whatever changed then asks for the version where it differs ([`RulesVersion::since`]).
pub const RULES_VERSION: RulesVersion = RulesVersion(2);
/// The oldest version that games are still played under.
const OLDEST_RULES: RulesVersion = RulesVersion(1);

/// The rules of Globetrotters, with a board and options.
#[derive(Clone, Debug)]
pub struct Globetrotters {
    edition: Arc<Edition>,
    options: Options,
    seats: usize,
    /// The version of the rules that is played.
    rules: RulesVersion,
}

impl Globetrotters {
    /// The game on this board, for this many players.
    ///
    /// # Panics
    /// If there are not two to six players, or the options do not fit ([`Options::check`]).
    pub fn new(edition: impl Into<Arc<Edition>>, options: Options, seats: usize) -> Self {
        assert!((MIN_SEATS..=MAX_SEATS).contains(&seats), "GT-1: two to six players, not {seats}");
        if let Err(wrong) = options.check(seats) {
            panic!("{wrong}");
        }
        Globetrotters { edition: edition.into(), options, seats, rules: RULES_VERSION }
    }

    /// The board.
    pub fn edition(&self) -> &Edition {
        &self.edition
    }

    /// The options.
    pub fn options(&self) -> Options {
        self.options
    }

    /// All seats of the table.
    pub(crate) fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.seats)
    }

    /// The seats of those who have not resigned (GT-92).
    pub(crate) fn playing(&self, open: &Open) -> impl Iterator<Item = Seat> + use<> {
        let out = open.out;
        self.all_seats().filter(move |&seat| !out.contains(seat))
    }

    /// The player to the right of another: the one who plays before them. Who has resigned is passed over (GT-92).
    pub fn right_of(&self, open: &Open, seat: Seat) -> Seat {
        let before = |seat: Seat| Seat::from_index((seat.index() + self.seats - 1) % self.seats);
        let mut right = before(seat);
        while !open.plays(right) && right != seat {
            right = before(right);
        }
        right
    }
}

impl Ending {
    /// The clause by which a game ends so.
    pub(crate) fn clause(self) -> Clause {
        match self {
            Ending::Home => GT_85,
            Ending::KeysOut | Ending::Rounds => GT_89,
            Ending::Resignation => GT_92,
        }
    }
}

impl Game for Globetrotters {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn identity(&self) -> Identity {
        Identity {
            game: ID.to_owned(),
            rules: self.rules,
            edition: self.edition.reference.clone(),
            seats: self.seats,
            options: serde_json::to_value(self.options).expect("options are plain data"),
        }
    }

    fn under(self, rules: RulesVersion) -> Option<Self> {
        (OLDEST_RULES..=RULES_VERSION).contains(&rules).then_some(Globetrotters { rules, ..self })
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn set_up<D: Dice, L: Log<Event>>(&self, dice: &mut D, log: &mut L) -> State {
        self.opening(dice, log)
    }

    fn scenario<D: Dice>(&self, source: Source<'_>, dice: &mut D) -> Result<State, Mistakes> {
        self.position_from(source, dice)
    }

    #[inline]
    fn to_act(&self, state: &State) -> ToAct {
        self.asked(&state.open)
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        self.list_legal(state, seat, actions);
    }

    fn standing(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        actions.extend(self.may_resign(&state.open, seat).then_some(Action::Resign));
    }

    fn resigned(&self, state: &State) -> SeatSet {
        state.open.out
    }

    #[inline]
    fn apply<D: Dice, L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        action: &Action,
        dice: &mut D,
        log: &mut L,
    ) -> Result<(), Refusal> {
        let deed = self.check(state, seat, action)?;
        Stage { game: self, state, dice, log }.carry_out(seat, deed);
        Ok(())
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.view_for(state, viewer)
    }

    fn sample<D: Dice>(&self, view: &View, dice: &mut D) -> State {
        self.sample_from(view, dice)
    }

    #[inline]
    fn outcome(&self, state: &State) -> Option<Outcome> {
        match state.open.phase {
            Phase::Over { winners, ending } => Some(Outcome { winners, clause: ending.clause() }),
            _ => None,
        }
    }

    fn scores(&self, state: &State) -> Vec<i32> {
        let keys = |seat| i32::try_from(state.open.players[seat].keys.len()).expect("there are 16 KEYs");
        self.all_seats().map(keys).collect()
    }

    fn broken_invariants(&self, state: &State) -> Vec<String> {
        self.broken(state)
    }

    fn read_action(&self, json: &str) -> Result<Action, serde_json::Error> {
        serde_json::from_str(json)
    }

    fn tell_event(&self, event: &Event) -> Text {
        event.text(&self.edition)
    }

    fn name_action(&self, action: &Action) -> Text {
        action.text(&self.edition)
    }
}
