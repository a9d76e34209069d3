//! Pig: roll as often as you dare, and hold before a 1 takes it all.
//!
//! The smallest complete game of this table, to be copied by whoever adds one. The rules stand in `rules/pig.md`;
//! every clause has its number there, and code cites it.
//!
//! ```
//! use pig::{Action, Edition, Options, Pig};
//! use table::{Game, Silent, dice::FastDice};
//!
//! let game = Pig::new(Edition::world(), Options::default(), 2);
//! let mut dice = FastDice::new(7);
//! let mut state = game.set_up(&mut dice, &mut Silent);
//! let first = game.to_act(&state).must.first().expect("somebody begins");
//! game.apply(&mut state, first, &Action::Roll, &mut dice, &mut Silent).expect("a turn begins with a roll");
//! ```

mod action;
pub mod clause;
mod edition;
mod event;
mod offered;
mod options;
mod scenario;
mod state;
mod turn;
mod view;

use table::dice::Dice;
use table::journal::Identity;
use table::{
    Game, Log, Mistakes, Outcome, Refusal, RulesVersion, Seat, SeatSet, Source, Text, ToAct, Viewer,
};

pub use action::Action;
pub use edition::Edition;
pub use event::Event;
pub use options::Options;
pub use state::{MAX_SEATS, MIN_SEATS, State};
pub use view::View;

use clause::{PG_2, PG_6};

/// The game's id in journals, files and addresses.
pub const ID: &str = "pig";
/// Counts up whenever a journal would be played differently than before.
pub const RULES_VERSION: RulesVersion = RulesVersion(1);

/// The rules of Pig, with an edition and options.
#[derive(Clone, Debug)]
pub struct Pig {
    edition: Edition,
    options: Options,
    seats: usize,
}

impl Pig {
    /// The game for this many players.
    ///
    /// # Panics
    /// If there are not two to six of them, or the options do not fit ([`Options::check`]).
    pub fn new(edition: Edition, options: Options, seats: usize) -> Self {
        assert!((MIN_SEATS..=MAX_SEATS).contains(&seats), "PG-1: two to six players, not {seats}");
        if let Err(refusal) = options.check() {
            panic!("{refusal}");
        }
        Pig { edition, options, seats }
    }

    /// The edition.
    pub fn edition(&self) -> &Edition {
        &self.edition
    }

    /// The options.
    pub fn options(&self) -> Options {
        self.options
    }

    /// How many points win (PG-6, PG-7).
    pub fn target(&self) -> u16 {
        self.options.target.unwrap_or(self.edition.points)
    }

    /// How many dice are rolled at once (PG-1, PG-8).
    pub fn dice(&self) -> usize {
        if self.options.two_dice { 2 } else { 1 }
    }
}

impl Game for Pig {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn identity(&self) -> Identity {
        Identity {
            game: ID.to_owned(),
            rules: RULES_VERSION,
            edition: self.edition.reference.clone(),
            seats: self.seats,
            options: serde_json::to_value(self.options).expect("options are plain data"),
        }
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn set_up<D: Dice, L: Log<Event>>(&self, dice: &mut D, log: &mut L) -> State {
        let first = Seat::from_index(dice.pick("first", self.seats)); // PG-2
        log.tell_all(PG_2, Event::Begins { seat: first });
        State::opening(first)
    }

    fn scenario<D: Dice>(&self, source: Source<'_>, _dice: &mut D) -> Result<State, Mistakes> {
        self.position_from(source)
    }

    fn to_act(&self, state: &State) -> ToAct {
        if state.winner.is_some() { ToAct::NOBODY } else { ToAct::one(state.turn) }
    }

    fn legal(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        actions.extend(Action::ALL.into_iter().filter(|&action| self.check(state, seat, action).is_ok()));
    }

    fn apply<D: Dice, L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        action: &Action,
        dice: &mut D,
        log: &mut L,
    ) -> Result<(), Refusal> {
        self.check(state, seat, *action)?;
        match action {
            Action::Roll => self.roll(state, dice, log),
            Action::Hold => self.hold(state, log),
        }
        Ok(())
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.view_for(state, viewer)
    }

    fn sample<D: Dice>(&self, view: &View, _dice: &mut D) -> State {
        view.open // nothing is hidden
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.winner.map(|winner| Outcome { winners: SeatSet::only(winner), clause: PG_6 })
    }

    fn scores(&self, state: &State) -> Vec<i32> {
        Seat::all(self.seats).map(|seat| i32::from(state.points[seat])).collect()
    }

    fn broken_invariants(&self, state: &State) -> Vec<String> {
        self.broken(state)
    }

    fn read_action(&self, json: &str) -> Result<Action, serde_json::Error> {
        serde_json::from_str(json)
    }

    fn tell_event(&self, event: &Event) -> Text {
        event.text()
    }

    fn name_action(&self, action: &Action) -> Text {
        action.text()
    }
}
