//! Little Monsters: six monsters travel the world on coloured tickets.
//!
//! Who has gathered six location cards and is back on their start location wins (LM-10). The rules stand in
//! `rules/little-monsters.md`; every clause has its number there, and code cites it.
//!
//! ```
//! use little_monsters::{Action, Edition, LittleMonsters, Options};
//! use table::{Game, Seat, Silent, dice::FastDice};
//!
//! let game = LittleMonsters::new(Edition::world(), Options::ADVANCED, 3);
//! let mut dice = FastDice::new(7);
//! let mut state = game.set_up(&mut dice, &mut Silent);
//! let first = game.to_act(&state).must.first().expect("somebody begins");
//! game.apply(&mut state, first, &Action::Roll, &mut dice, &mut Silent).expect("a turn begins with a roll");
//! ```

mod action;
mod board;
mod card;
mod check;
pub mod clause;
mod colour;
mod deed;
pub mod edition;
mod event;
mod happening;
mod invariants;
mod legal;
mod market;
mod offered;
mod options;
mod pandemic;
mod place;
mod refill;
mod resign;
mod roll;
mod routes;
mod scenario;
mod set_up;
mod shortfall;
mod stage;
pub mod state;
mod travel;
mod view;

use crate::clause::{LM_10, LM_34};
use std::sync::Arc;

use table::dice::Dice;
use table::journal::Identity;
use table::{
    Clause, Game, Log, Mistakes, Outcome, Refusal, RulesVersion, Seat, SeatSet, Source, Text, ToAct, Viewer,
};

pub use action::Action;
pub use card::{Card, EventCard};
pub use colour::{Colour, Face, Tickets};
pub use edition::Edition;
pub use event::Event;
pub use market::{MAX_OFFERS, tickets_text};
pub use options::Options;
pub use place::{ContinentId, LocationId, Places};
pub use routes::{Destination, Route, Step};
pub use shortfall::Shortfall;
pub use state::{MAX_SEATS, Open, Phase, State};
pub use view::View;

use stage::Stage;

/// The game's id in journals, files and addresses.
pub const ID: &str = "little-monsters";
/// The fewest players (LM-1).
pub const MIN_SEATS: usize = 2;
/// How many location cards are needed to win (LM-10).
pub const CARDS_TO_WIN: usize = 6;
/// The version of the rules that new games are played under. It counts up whenever a journal would be played differently
/// than before; whatever changed then asks for the version where it differs ([`RulesVersion::since`]).
pub const RULES_VERSION: RulesVersion = RulesVersion(2);
/// The oldest version that games are still played under.
const OLDEST_RULES: RulesVersion = RulesVersion(1);

/// The rules of Little Monsters, with a board and options.
#[derive(Clone, Debug)]
pub struct LittleMonsters {
    edition: Arc<Edition>,
    options: Options,
    seats: usize,
    /// The version of the rules that is played.
    rules: RulesVersion,
}

impl LittleMonsters {
    /// The game on this board, for this many players.
    ///
    /// # Panics
    /// If there are not two to six players, or the first of them is none of them.
    pub fn new(edition: impl Into<Arc<Edition>>, options: Options, seats: usize) -> Self {
        assert!((MIN_SEATS..=MAX_SEATS).contains(&seats), "LM-1: two to six players, not {seats}");
        assert!(
            options.first.is_none_or(|first| first.index() < seats),
            "LM-4: the first player has no seat"
        );
        LittleMonsters { edition: edition.into(), options, seats, rules: RULES_VERSION }
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

    /// The seats of those who have not resigned (LM-34).
    pub(crate) fn playing(&self, open: &Open) -> impl Iterator<Item = Seat> + use<> {
        let out = open.out;
        self.all_seats().filter(move |&seat| !out.contains(seat))
    }

    /// By which clause a game that is over has ended: somebody came home, or was left alone.
    pub(crate) fn ended_by(&self, open: &Open) -> Clause {
        if self.playing(open).count() == 1 { LM_34 } else { LM_10 }
    }

    /// Whether a player has gathered enough cards to win (LM-10).
    pub fn may_go_home(&self, open: &Open, seat: Seat) -> bool {
        open.cards_of(seat) >= CARDS_TO_WIN
    }
}

impl Game for LittleMonsters {
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
        (OLDEST_RULES..=RULES_VERSION).contains(&rules).then_some(LittleMonsters { rules, ..self })
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
        self.list_legal(&state.open, seat, actions);
    }

    fn standing(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        actions.extend(self.may_resign(&state.open, seat).then_some(Action::Resign));
    }

    fn resigned(&self, state: &State) -> SeatSet {
        state.open.out
    }

    fn is_open_ended(&self, action: &Action) -> bool {
        matches!(action, Action::Offer { .. } | Action::Counter { .. })
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
        let deed = self.check(&state.open, seat, action)?;
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
            Phase::Over(winner) => {
                Some(Outcome { winners: SeatSet::only(winner), clause: self.ended_by(&state.open) })
            }
            _ => None,
        }
    }

    fn scores(&self, state: &State) -> Vec<i32> {
        let cards =
            |seat| i32::try_from(state.open.cards_of(seat)).expect("no edition has billions of cards");
        self.all_seats().map(cards).collect()
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
