use serde::{Deserialize, Serialize};
use table::journal::Identity;
use table::{
    Dice, Game, Log, Mistakes, Outcome, Refusal, Seat, Source, Text, TimeLimit, ToAct, Told, Viewer,
};

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

/// Wraps every game and its companions into enums, and passes every call of the contract on.
macro_rules! games {
    ($($(#[$doc:meta])* $Name:ident => $Game:ty),+ $(,)?) => {
        /// A game, whichever it is.
        #[derive(Clone, Debug)]
        pub enum AnyGame { $($(#[$doc])* $Name($Game)),+ }

        /// A position of a game.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        #[expect(clippy::large_enum_variant, reason = "positions are copied often, and must not go to the heap")]
        pub enum AnyState { $($(#[$doc])* $Name(<$Game as Game>::State)),+ }

        /// An action of a game. It serializes as the game's own: the journal's header says whose.
        #[derive(Clone, Debug, PartialEq, Serialize)]
        #[serde(untagged)]
        pub enum AnyAction { $($(#[$doc])* $Name(<$Game as Game>::Action)),+ }

        /// An event of a game.
        #[derive(Clone, Debug, PartialEq, Serialize)]
        #[serde(untagged)]
        pub enum AnyEvent { $($(#[$doc])* $Name(<$Game as Game>::Event)),+ }

        /// A view of a game.
        #[derive(Clone, Debug, PartialEq, Serialize)]
        #[serde(untagged)]
        #[expect(clippy::large_enum_variant, reason = "there are few views at a time")]
        pub enum AnyView { $($(#[$doc])* $Name(<$Game as Game>::View)),+ }

        $(
            impl From<$Game> for AnyGame {
                fn from(game: $Game) -> Self {
                    AnyGame::$Name(game)
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

games! {
    /// Little Monsters.
    LittleMonsters => little_monsters::LittleMonsters,
    /// Globetrotters.
    Globetrotters => globetrotters::Globetrotters,
    /// Globopolis.
    Globopolis => globopolis::Globopolis,
}

impl AnyGame {
    /// How many actions a view offers its viewer.
    pub fn choices(&self, view: &AnyView) -> usize {
        match view {
            AnyView::LittleMonsters(view) => view.legal.len(),
            AnyView::Globetrotters(view) => view.legal.len(),
            AnyView::Globopolis(view) => view.legal.len(),
        }
    }
}

impl AnyState {
    /// How many rounds have been begun.
    pub fn rounds(&self, seats: usize) -> u64 {
        match self {
            AnyState::LittleMonsters(state) => u64::from(state.open.turns) / seats as u64 + 1,
            AnyState::Globetrotters(state) => u64::from(state.open.round),
            AnyState::Globopolis(state) => u64::from(state.open.round),
        }
    }
}

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
