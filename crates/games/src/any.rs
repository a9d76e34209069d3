use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::journal::Identity;
use table::{
    Dice, Forms, Game, Log, Mistakes, Offered, Outcome, Question, Refusal, RulesVersion, Seat, SeatSet,
    Source, Text, TimeLimit, ToAct, Told, View, Viewer,
};

use crate::setup::read_options;
use crate::{EditionSource, GameInfo, SetupError};

/// The value of this game inside one of the enums. A value of another game cannot get here: states, actions and
/// views are only made by the game they are handed back to.
macro_rules! own {
    ($Enum:ident :: $Name:ident, $value:expr) => {
        match $value {
            $Enum::$Name(own) => own,
            _ => unreachable!("a value of another game"),
        }
    };
}

/// A game on the list: it finds its own in what may be of any game, and wraps it again.
///
/// # Panics
/// All methods do if they are handed something of another game: that is only made by the game it is handed back to.
pub trait Listed: Offered {
    /// Which game it is.
    const KIND: GameKind;

    /// A position of this game.
    fn own_state<'a>(&self, state: &'a AnyState) -> &'a Self::State;
    /// An action of this game.
    fn own_action<'a>(&self, action: &'a AnyAction) -> &'a Self::Action;
    /// An event of this game.
    fn own_event<'a>(&self, event: &'a AnyEvent) -> &'a Self::Event;
    /// A view of this game.
    fn own_view<'a>(&self, view: &'a AnyView) -> &'a Self::View;
    /// The action, as one of any game.
    fn any_action(&self, action: Self::Action) -> AnyAction;
    /// The position, as one of any game.
    fn any_state(state: Self::State) -> AnyState;
    /// The view, as one of any game.
    fn any_view(view: Self::View) -> AnyView;
    /// The options, as those of any game.
    fn any_options(options: Self::Options) -> AnyOptions;
}

/// Wraps every game and its companions into enums, and passes every call of the contract on.
macro_rules! games {
    ($($module:ident: $Name:ident,)+) => {
        $(use $module::$Name;)+

        /// A game, whichever it is.
        #[derive(Clone, Debug)]
        pub enum AnyGame { $(#[doc = concat!("Of [`", stringify!($Name), "`].")] $Name($Name)),+ }

        /// A position of a game.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        #[expect(clippy::large_enum_variant, reason = "positions are copied often, and must not go to the heap")]
        pub enum AnyState { $(#[doc = concat!("Of [`", stringify!($Name), "`].")] $Name(<$Name as Game>::State)),+ }

        /// An action of a game. It serializes as the game's own: the journal's header says whose.
        #[derive(Clone, Debug, PartialEq, Serialize)]
        #[serde(untagged)]
        pub enum AnyAction { $(#[doc = concat!("Of [`", stringify!($Name), "`].")] $Name(<$Name as Game>::Action)),+ }

        /// An event of a game.
        #[derive(Clone, Debug, PartialEq, Serialize)]
        #[serde(untagged)]
        pub enum AnyEvent { $(#[doc = concat!("Of [`", stringify!($Name), "`].")] $Name(<$Name as Game>::Event)),+ }

        /// A view of a game.
        #[derive(Clone, Debug, PartialEq, Serialize)]
        #[serde(untagged)]
        #[expect(clippy::large_enum_variant, reason = "there are few views at a time")]
        pub enum AnyView { $(#[doc = concat!("Of [`", stringify!($Name), "`].")] $Name(<$Name as Game>::View)),+ }

        /// What a table chooses before a game. It serializes as the game's own.
        #[derive(Clone, Debug, PartialEq, Serialize)]
        #[serde(untagged)]
        pub enum AnyOptions { $(#[doc = concat!("Of [`", stringify!($Name), "`].")] $Name(<$Name as Offered>::Options)),+ }

        /// Which game, before it is set up.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum GameKind { $(#[doc = concat!("[`", stringify!($Name), "`].")] $Name),+ }

        /// The games of this table, in the order in which it offers them.
        pub const GAMES: &[GameInfo] = &[$(GameInfo::of::<$Name>()),+];

        impl GameKind {
            /// The options as the game is usually played.
            pub fn usual_options(self) -> AnyOptions {
                match self { $(GameKind::$Name => AnyOptions::$Name(Default::default())),+ }
            }

            /// Reads the game's options from JSON; what is left out keeps its default.
            pub fn read_options(self, options: &Value) -> Result<AnyOptions, SetupError> {
                match self { $(GameKind::$Name => read_options(options).map(AnyOptions::$Name)),+ }
            }

            /// How the options are asked for.
            pub fn questions(self) -> Vec<Question> {
                match self { $(GameKind::$Name => $Name::questions()),+ }
            }

            /// The forms of the game's files.
            pub fn forms(self) -> Forms {
                match self { $(GameKind::$Name => $Name::forms()),+ }
            }

            /// The options that answers to the questions mean, for so many seats. `answer` gives the answer to the
            /// question of a name, if there is one.
            pub fn options_from<'a>(
                self,
                seats: usize,
                answer: impl Fn(&str) -> Option<&'a str>,
            ) -> Result<AnyOptions, SetupError> {
                match self {
                    $(GameKind::$Name => {
                        let options = table::options_from(&$Name::questions(), answer)
                            .map_err(|error| SetupError::Options(error.to_string()))?;
                        Ok(AnyOptions::$Name($Name::suit(options, seats)))
                    }),+
                }
            }
        }

        impl AnyOptions {
            /// Which game they are for.
            pub fn kind(&self) -> GameKind {
                match self { $(AnyOptions::$Name(_) => GameKind::$Name),+ }
            }

            /// The game for so many seats, on the board of this file or on the one that comes with the program.
            pub(crate) fn open(&self, edition: EditionSource<'_>, seats: usize) -> Result<AnyGame, SetupError> {
                match self {
                    $(AnyOptions::$Name(options) => Ok($Name::open(edition, options.clone(), seats)?.into())),+
                }
            }
        }

        impl AnyView {
            /// Who looks.
            pub fn viewer(&self) -> Viewer {
                match self { $(AnyView::$Name(view) => view.viewer()),+ }
            }

            /// Who is to act.
            pub fn to_act(&self) -> ToAct {
                match self { $(AnyView::$Name(view) => view.to_act()),+ }
            }

            /// The same for somebody who only looks: there is nothing to choose.
            #[must_use]
            pub fn at_rest(self) -> Self {
                match self { $(AnyView::$Name(view) => AnyView::$Name(view.at_rest())),+ }
            }

            /// How many actions the viewer's own seat has to choose from.
            pub fn choices(&self) -> usize {
                match self { $(AnyView::$Name(view) => view.legal().len()),+ }
            }
        }

        impl AnyGame {
            /// Which game it is.
            pub fn kind(&self) -> GameKind {
                match self { $(AnyGame::$Name(_) => GameKind::$Name),+ }
            }

            /// What the numbers in views and actions stand for, as data for programs.
            pub fn board(&self) -> Value {
                match self { $(AnyGame::$Name(game) => game.board()),+ }
            }

            /// How many rounds have been begun.
            pub fn rounds(&self, state: &AnyState) -> u64 {
                match self { $(AnyGame::$Name(game) => game.rounds(own!(AnyState::$Name, state))),+ }
            }
        }

        $(
            impl From<$Name> for AnyGame {
                fn from(game: $Name) -> Self {
                    AnyGame::$Name(game)
                }
            }

            impl Listed for $Name {
                const KIND: GameKind = GameKind::$Name;

                fn own_state<'a>(&self, state: &'a AnyState) -> &'a Self::State {
                    own!(AnyState::$Name, state)
                }

                fn own_action<'a>(&self, action: &'a AnyAction) -> &'a Self::Action {
                    own!(AnyAction::$Name, action)
                }

                fn own_event<'a>(&self, event: &'a AnyEvent) -> &'a Self::Event {
                    own!(AnyEvent::$Name, event)
                }

                fn own_view<'a>(&self, view: &'a AnyView) -> &'a Self::View {
                    own!(AnyView::$Name, view)
                }

                fn any_action(&self, action: Self::Action) -> AnyAction {
                    AnyAction::$Name(action)
                }

                fn any_state(state: Self::State) -> AnyState {
                    AnyState::$Name(state)
                }

                fn any_view(view: Self::View) -> AnyView {
                    AnyView::$Name(view)
                }

                fn any_options(options: Self::Options) -> AnyOptions {
                    AnyOptions::$Name(options)
                }
            }
        )+

        impl Game for AnyGame {
            type State = AnyState;
            type Action = AnyAction;
            type Event = AnyEvent;
            type View = AnyView;

            fn identity(&self) -> Identity {
                match self { $(AnyGame::$Name(game) => game.identity()),+ }
            }

            fn under(self, rules: RulesVersion) -> Option<Self> {
                match self { $(AnyGame::$Name(game) => game.under(rules).map(AnyGame::$Name)),+ }
            }

            fn seats(&self) -> usize {
                match self { $(AnyGame::$Name(game) => game.seats()),+ }
            }

            fn set_up<D: Dice, L: Log<AnyEvent>>(&self, dice: &mut D, log: &mut L) -> AnyState {
                match self {
                    $(AnyGame::$Name(game) => {
                        let mut log = Wrapped { log, wrap: AnyEvent::$Name };
                        AnyState::$Name(game.set_up(dice, &mut log))
                    }),+
                }
            }

            fn scenario<D: Dice>(&self, source: Source<'_>, dice: &mut D) -> Result<AnyState, Mistakes> {
                match self { $(AnyGame::$Name(game) => game.scenario(source, dice).map(AnyState::$Name)),+ }
            }

            fn to_act(&self, state: &AnyState) -> ToAct {
                match self { $(AnyGame::$Name(game) => game.to_act(own!(AnyState::$Name, state))),+ }
            }

            fn time_limit(&self, state: &AnyState) -> Option<TimeLimit<AnyAction>> {
                match self {
                    $(AnyGame::$Name(game) => {
                        let limit = game.time_limit(own!(AnyState::$Name, state))?;
                        let TimeLimit { seat, seconds, stopped, period, action } = limit;
                        let action = AnyAction::$Name(action);
                        Some(TimeLimit { seat, seconds, stopped, period, action })
                    }),+
                }
            }

            fn legal(&self, state: &AnyState, seat: Seat, actions: &mut Vec<AnyAction>) {
                actions.clear();
                match self {
                    $(AnyGame::$Name(game) => {
                        let mut found = Vec::new();
                        game.legal(own!(AnyState::$Name, state), seat, &mut found);
                        actions.extend(found.into_iter().map(AnyAction::$Name));
                    }),+
                }
            }

            fn standing(&self, state: &AnyState, seat: Seat, actions: &mut Vec<AnyAction>) {
                actions.clear();
                match self {
                    $(AnyGame::$Name(game) => {
                        let mut found = Vec::new();
                        game.standing(own!(AnyState::$Name, state), seat, &mut found);
                        actions.extend(found.into_iter().map(AnyAction::$Name));
                    }),+
                }
            }

            fn resigned(&self, state: &AnyState) -> SeatSet {
                match self { $(AnyGame::$Name(game) => game.resigned(own!(AnyState::$Name, state))),+ }
            }

            fn is_open_ended(&self, action: &AnyAction) -> bool {
                match self { $(AnyGame::$Name(game) => game.is_open_ended(own!(AnyAction::$Name, action))),+ }
            }

            fn repeats(&self, state: &AnyState, action: &AnyAction) -> Option<u64> {
                match self {
                    $(AnyGame::$Name(game) => {
                        game.repeats(own!(AnyState::$Name, state), own!(AnyAction::$Name, action))
                    }),+
                }
            }

            fn apply<D: Dice, L: Log<AnyEvent>>(
                &self,
                state: &mut AnyState,
                seat: Seat,
                action: &AnyAction,
                dice: &mut D,
                log: &mut L,
            ) -> Result<(), Refusal> {
                match self {
                    $(AnyGame::$Name(game) => {
                        let mut log = Wrapped { log, wrap: AnyEvent::$Name };
                        let state = own!(AnyState::$Name, state);
                        game.apply(state, seat, own!(AnyAction::$Name, action), dice, &mut log)
                    }),+
                }
            }

            fn view(&self, state: &AnyState, viewer: Viewer) -> AnyView {
                match self {
                    $(AnyGame::$Name(game) => AnyView::$Name(game.view(own!(AnyState::$Name, state), viewer))),+
                }
            }

            fn sample<D: Dice>(&self, view: &AnyView, dice: &mut D) -> AnyState {
                match self {
                    $(AnyGame::$Name(game) => AnyState::$Name(game.sample(own!(AnyView::$Name, view), dice))),+
                }
            }

            fn outcome(&self, state: &AnyState) -> Option<Outcome> {
                match self { $(AnyGame::$Name(game) => game.outcome(own!(AnyState::$Name, state))),+ }
            }

            fn scores(&self, state: &AnyState) -> Vec<i32> {
                match self { $(AnyGame::$Name(game) => game.scores(own!(AnyState::$Name, state))),+ }
            }

            fn broken_invariants(&self, state: &AnyState) -> Vec<String> {
                match self { $(AnyGame::$Name(game) => game.broken_invariants(own!(AnyState::$Name, state))),+ }
            }

            fn read_action(&self, json: &str) -> Result<AnyAction, serde_json::Error> {
                match self { $(AnyGame::$Name(game) => game.read_action(json).map(AnyAction::$Name)),+ }
            }

            fn tell_event(&self, event: &AnyEvent) -> Text {
                match self { $(AnyGame::$Name(game) => game.tell_event(own!(AnyEvent::$Name, event))),+ }
            }

            fn name_action(&self, action: &AnyAction) -> Text {
                match self { $(AnyGame::$Name(game) => game.name_action(own!(AnyAction::$Name, action))),+ }
            }
        }
    };
}

every_game!(games);

/// A log that wraps one game's events into everybody's.
struct Wrapped<'a, L, W> {
    log: &'a mut L,
    wrap: W,
}

impl<E, L: Log<AnyEvent>, W: Fn(E) -> AnyEvent> Log<E> for Wrapped<'_, L, W> {
    fn tell(&mut self, told: Told<E>) {
        let Told { audience, clause, event } = told;
        self.log.tell(Told { audience, clause, event: (self.wrap)(event) });
    }

    fn reveal(&mut self) {
        self.log.reveal();
    }
}
