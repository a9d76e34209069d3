//! Globopolis (2002): Governors gather Territories, Guilds and resources, develop them, trade, spy and fight.
//!
//! Who reaches the mark of points, or fulfils a MISSION, and leads at the end of that round, wins (GP-18 to GP-21). The
//! rules stand in `rules/globopolis.md`; every clause has its number there, and code cites it.
//!
//! ```
//! use globopolis::{Action, Edition, Globopolis, Options};
//! use table::{Game, Silent, dice::FastDice};
//!
//! let game = Globopolis::new(Edition::world(), Options::FULL, 4).expect("these options go together");
//! let mut dice = FastDice::new(7);
//! let mut state = game.set_up(&mut dice, &mut Silent);
//! let first = game.to_act(&state).must.first().expect("somebody begins");
//! game.apply(&mut state, first, &Action::Teleport, &mut dice, &mut Silent).expect("the first turn Teleports");
//! ```

mod action;
mod agents;
mod aggression;
mod allowed;
mod assistance;
mod battle;
mod board;
pub mod card;
mod check;
pub mod clause;
mod deal;
pub mod edition;
mod ending;
pub mod event;
mod field;
mod hand;
mod ids;
mod influence;
mod invariants;
mod legal;
mod market;
mod mission;
mod no;
pub mod odds;
mod offered;
mod option_phase;
mod options;
mod ring;
mod scenario;
mod score;
mod set_up;
mod stage;
pub mod state;
mod strength;
mod tally;
pub mod terms;
mod titles;
mod units;
mod view;

use std::sync::Arc;

use table::dice::Dice;
use table::journal::Identity;
use table::{
    Arg, Game, Log, Mistakes, Outcome, Refusal, RulesVersion, Seat, SeatSet, Source, Text, TimeLimit, ToAct,
    Viewer,
};

pub use action::{Action, Choice};
pub use agents::{AGENTS, AGENTS_IN_HAND, MAX_AGENT_MOVES, MOST_AGENTS, cleaning_chance, cleaning_dice};
pub use card::{Card, CardFace, CardKind};
pub use clause::gp;
pub use deal::MAX_OFFERS;
pub use edition::Edition;
pub use event::Event;
pub use field::{MOONSHOT_POINTS, SWISS_EU, SWISS_POINTS, THROWS};
pub use ids::{
    ByTeam, ByTitle, CardId, CardSet, FieldId, FieldSet, GroupId, GroupSet, Team, TeamSet, TitleId, TitleSet,
};
pub use ids::{FIELDS, GROUPS, GUILDS, MAX_SEATS, MAX_TEAMS, MIN_SEATS, QUADRANTS, TERRITORIES, TITLES};
pub use market::PRICE;
pub use option_phase::{MAX_MOVES, PER_GUILD};
pub use options::{Assistance, Flights, Level, Options};
pub use ring::{BACK_POINTS, LAP_EU};
pub use score::{EU_PER_POINT, LEVEL_POINTS, NO_PURCHASE, POINTS_PER_TURN};
pub use state::{Open, Phase, State};
pub use tally::Tally;
pub use terms::{NamedCards, Offer, Side};
pub use titles::{ns_cap, room_for};
pub use units::{Goods, RUnit, Units};
pub use view::{OfferView, View};

use stage::Stage;

/// The game's id in journals, files and addresses.
pub const ID: &str = "globopolis";
/// The version of the rules that new games are played under. It counts up whenever a journal would be played differently
/// than before; whatever changed then asks for the version where it differs ([`RulesVersion::since`]).
pub const RULES_VERSION: RulesVersion = RulesVersion(3);
/// The oldest version that games are still played under.
const OLDEST_RULES: RulesVersion = RulesVersion(2);

/// The rules of Globopolis, with a board and options.
#[derive(Clone, Debug)]
pub struct Globopolis {
    edition: Arc<Edition>,
    options: Options,
    seats: usize,
    /// The version of the rules that is played.
    rules: RulesVersion,
    teams: usize,
    /// The seats of each team.
    seats_by_team: [SeatSet; MAX_TEAMS],
    /// The Opportunity cards.
    opportunities: CardSet,
    /// The INFLUENCE cards that are played at once (GP-39).
    at_once: CardSet,
    /// Whether Operations for the moment before a Battle Round are played with.
    round_cards: bool,
}

impl Globopolis {
    /// The game on this board, for this many people. Refused if the options contradict each other.
    pub fn new(edition: impl Into<Arc<Edition>>, options: Options, seats: usize) -> Result<Self, Refusal> {
        let edition = edition.into();
        options.check(&edition, seats)?;
        let teams = options.teams_of(seats);
        let mut seats_by_team = [SeatSet::EMPTY; MAX_TEAMS];
        for seat in Seat::all(seats) {
            let team = &mut seats_by_team[seat.index() % teams];
            *team = team.with(seat);
        }
        let of_face = |fits: fn(&CardFace) -> bool| -> CardSet {
            let ids = (0..edition.cards().len()).map(CardId::from_index);
            ids.filter(|&card| fits(&edition.card(card).face)).collect()
        };
        let opportunities = of_face(|face| matches!(face, CardFace::Opportunity { .. }));
        let in_rounds =
            of_face(|face| matches!(face, CardFace::Operation { when: card::BattleMoment::Round, .. }));
        let at_once = of_face(
            |face| matches!(face, CardFace::Influence { when, .. } if when.has(card::Moment::AtOnce)),
        );
        let mut game = Globopolis {
            edition,
            options,
            seats,
            rules: RULES_VERSION,
            teams,
            seats_by_team,
            opportunities,
            at_once,
            round_cards: false,
        };
        game.round_cards = !in_rounds.and(game.cards_in_play()).is_empty();
        Ok(game)
    }

    /// The board.
    pub fn edition(&self) -> &Edition {
        &self.edition
    }

    /// The options.
    pub fn options(&self) -> Options {
        self.options
    }

    /// How many players, or teams, there are.
    pub fn teams(&self) -> usize {
        self.teams
    }

    /// The team of a seat (GP-86).
    #[inline]
    pub fn team_of(&self, seat: Seat) -> Team {
        Team::from_index(if seat.index() < self.teams { seat.index() } else { seat.index() % self.teams })
    }

    /// The seats of a team.
    #[inline]
    pub fn seats_of(&self, team: Team) -> SeatSet {
        self.seats_by_team[team.index()]
    }

    /// A team as it is named in messages: the player, or the team's number.
    pub fn team_arg(&self, team: Team) -> Arg {
        if self.options.teams.is_none() {
            return Arg::Seat(Seat(team.0));
        }
        Arg::Text(Text::new("gp-team").with("number", u32::from(team.0) + 1))
    }
}

impl Game for Globopolis {
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
        if !(OLDEST_RULES..=RULES_VERSION).contains(&rules) {
            return None;
        }
        let game = match self.edition.of_the_time_of(rules) {
            Some(edition) => Globopolis::new(edition, self.options, self.seats).ok()?,
            None => self,
        };
        Some(Globopolis { rules, ..game })
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
        self.asked(state)
    }

    fn time_limit(&self, state: &State) -> Option<TimeLimit<Action>> {
        self.time_for_options(state)
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        self.list_legal(state, seat, actions);
    }

    fn standing(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        actions.extend(self.ways_out(&state.open, seat));
    }

    fn resigned(&self, state: &State) -> SeatSet {
        Seat::all(self.seats).filter(|&seat| state.open.out.contains(self.team_of(seat))).collect()
    }

    fn is_open_ended(&self, action: &Action) -> bool {
        action.is_open_ended()
    }

    fn repeats(&self, state: &State, action: &Action) -> Option<u64> {
        self.fought_on(&state.open, action)
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
        let allowed = self.check(state, seat, action)?;
        Stage { game: self, state, dice, log }.carry_out(seat, allowed);
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
            Phase::Over { winner, clause } => {
                Some(Outcome { winners: self.seats_of(winner), clause: gp(clause) })
            }
            _ => None,
        }
    }

    fn scores(&self, state: &State) -> Vec<i32> {
        Seat::all(self.seats).map(|seat| state.open.players[self.team_of(seat)].points).collect()
    }

    fn broken_invariants(&self, state: &State) -> Vec<String> {
        self.broken(state)
    }

    fn read_action(&self, json: &str) -> Result<Action, serde_json::Error> {
        serde_json::from_str(json)
    }

    fn tell_event(&self, event: &Event) -> Text {
        event.text(self)
    }

    fn name_action(&self, action: &Action) -> Text {
        action.text(self)
    }
}
