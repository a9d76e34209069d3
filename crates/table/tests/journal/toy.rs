//! A game so small that it fits on a page.

use serde::{Deserialize, Serialize};
use table::journal::{EditionRef, Identity};
use table::{
    Clause, Dice, Game, Log, Mistakes, Outcome, Refusal, RulesVersion, Seat, SeatSet, Source, Text, ToAct,
    Viewer,
};

/// Two players in turn draw a number from a shuffled bag of four (hidden until drawn), roll a die, or say a number. Who
/// first has ten points wins.
#[derive(Clone, Debug)]
pub(crate) struct Toy {
    pub(crate) rules: RulesVersion,
    pub(crate) edition: &'static str,
    pub(crate) options: serde_json::Value,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct State {
    pub(crate) turn: Seat,
    pub(crate) points: [i32; 2],
    bag: Vec<i32>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Action {
    /// Says a number of up to three (since version 2 of up to four), and goes on.
    Say(i32),
    /// Rolls for as many points, and passes the turn.
    Roll,
    /// Takes the next number out of the bag, for everybody to see.
    Draw,
    /// Passes the turn.
    Pass,
}

pub(crate) const TOY: Clause = Clause { book: "TY", number: 1 };

/// How the toy refuses.
pub(crate) fn no() -> Refusal {
    Refusal::new(TOY, Text::new("ty-no"))
}

impl Game for Toy {
    type State = State;
    type Action = Action;
    type Event = i32;
    type View = ();

    fn identity(&self) -> Identity {
        let edition = EditionRef { id: self.edition.to_owned(), hash: "00".to_owned() };
        Identity {
            game: "toy".to_owned(),
            rules: self.rules,
            edition,
            seats: 2,
            options: self.options.clone(),
        }
    }

    fn under(self, rules: RulesVersion) -> Option<Self> {
        (RulesVersion(1)..=RulesVersion(2)).contains(&rules).then_some(Toy { rules, ..self })
    }

    fn seats(&self) -> usize {
        2
    }

    fn set_up<D: Dice, L: Log<i32>>(&self, dice: &mut D, _: &mut L) -> State {
        let mut bag = vec![1, 2, 3, 4];
        dice.shuffle("bag", &mut bag);
        State { turn: Seat::from_index(dice.pick("first", 2)), points: [0; 2], bag }
    }

    fn scenario<D: Dice>(&self, source: Source<'_>, _: &mut D) -> Result<State, Mistakes> {
        let points = source.text.parse().map_err(|_| {
            let mut mistakes = Mistakes::new(source);
            mistakes.note(Some(1), "no number", "the first player's points");
            mistakes
        })?;
        Ok(State { turn: Seat(0), points: [points, 0], bag: vec![4] })
    }

    fn to_act(&self, state: &State) -> ToAct {
        if self.outcome(state).is_some() { ToAct::NOBODY } else { ToAct::one(state.turn) }
    }

    fn legal(&self, _: &State, _: Seat, actions: &mut Vec<Action>) {
        actions.clear();
    }

    fn apply<D: Dice, L: Log<i32>>(
        &self,
        state: &mut State,
        seat: Seat,
        action: &Action,
        dice: &mut D,
        log: &mut L,
    ) -> Result<(), Refusal> {
        let refused = Err(no());
        let points = match *action {
            _ if seat != state.turn => return refused,
            Action::Say(number) if !(1..=if self.rules.since(2) { 4 } else { 3 }).contains(&number) => {
                return refused;
            }
            Action::Say(number) => number,
            Action::Roll => i32::try_from(dice.die("toy", 6) + dice.die("toy", 6)).expect("a small number"),
            Action::Draw => {
                let Some(number) = state.bag.pop() else { return refused };
                log.reveal();
                number
            }
            Action::Pass => 0,
        };
        state.points[seat.index()] += points;
        log.tell_all(TOY, points);
        if matches!(action, Action::Roll | Action::Pass) {
            state.turn = state.turn.next(2);
        }
        Ok(())
    }

    fn view(&self, _: &State, _: Viewer) {}

    fn sample<D: Dice>(&self, (): &(), dice: &mut D) -> State {
        self.set_up(dice, &mut table::Silent)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let winner = Seat::all(2).find(|seat| state.points[seat.index()] >= 10)?;
        Some(Outcome { winners: SeatSet::only(winner), clause: TOY })
    }

    fn scores(&self, state: &State) -> Vec<i32> {
        state.points.to_vec()
    }

    fn broken_invariants(&self, _: &State) -> Vec<String> {
        Vec::new()
    }

    fn read_action(&self, json: &str) -> Result<Action, serde_json::Error> {
        serde_json::from_str(json)
    }

    fn tell_event(&self, _: &i32) -> Text {
        Text::new("ty-told")
    }

    fn name_action(&self, _: &Action) -> Text {
        Text::new("ty-do")
    }
}
