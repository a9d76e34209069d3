//! A game so small that one sees at once whether it is sound, and all the ways in which it can be broken.

use serde::{Deserialize, Serialize};
use table::journal::{EditionRef, Identity};
use table::{
    Clause, Dice, Game, Log, Mistakes, Outcome, Refusal, RulesVersion, Seat, SeatSet, Source, Text,
    TimeLimit, ToAct, Viewer,
};

const HEAP: u8 = 15;
const RULE: Clause = Clause { book: "PB", number: 1 };

/// Two players in turn take one to three pebbles, or as many as a die shows; who takes the last one wins. One pebble is
/// marked: a player may look which. A player may also say a number, any they like, and resign at any time but their first
/// moment.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pebbles(pub(crate) Fault);

/// What is wrong with the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    Nothing,
    /// More pebbles are listed than there are.
    ListsTooMuch,
    /// Taking three is not listed.
    ListsTooLittle,
    /// Resigning is said to stand open in one's own turn only.
    StandsTooLittle,
    /// Resigning is said to stand open from the first moment on.
    StandsTooMuch,
    /// Resigning is said to stand open when the game is over.
    StandsForEver,
    /// Who resigns takes a pebble along.
    ResignsWithPebbles,
    /// What is in the list of standing actions stays there.
    KeepsTheList,
    /// The game is over, and somebody is asked.
    AsksAtTheEnd,
    /// Both players can roll, though only one is asked.
    RollsOutOfTurn,
    /// A refusal changes the position.
    ChangesOnRefusal,
    /// A refusal casts a die.
    CastsOnRefusal,
    /// A refusal makes news.
    TellsOnRefusal,
    /// The order of the list depends on more than the position.
    ListsInAnyOrder,
    /// A part of the position is not written down.
    Forgets,
    /// Nothing can be done with the last pebble.
    StopsDead,
    /// Pebbles come back.
    NeverEnds,
    /// Pebbles get lost.
    LosesPebbles,
    /// Everybody sees which pebble is marked.
    ShowsTheMark,
    /// A look can be taken back.
    LooksForNothing,
    /// It is said that both may act.
    AsksInVain,
    /// When time is up, nothing can be done.
    ForbidsTimeUp,
    /// When time is up, it goes on running.
    RunsOn,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct State {
    turn: Seat,
    heap: u8,
    taken: [u8; 2],
    marked: u8,
    knows: [bool; 2],
    said: u8,
    period: u64,
    winner: Option<Seat>,
    #[serde(skip)]
    forgotten: u8,
    #[serde(skip)]
    unseen: Unseen,
}

/// What makes no difference.
#[derive(Clone, Copy, Debug, Default)]
struct Unseen(bool);

impl PartialEq for Unseen {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Action {
    Take(u8),
    Roll,
    Look,
    Say(u8),
    Resign,
    TimeUp,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct View {
    viewer: Viewer,
    open: State,
    marked: Option<u8>,
}

impl Pebbles {
    fn is(self, fault: Fault) -> bool {
        self.0 == fault
    }

    fn refuse<D: Dice, L: Log<u8>>(
        self,
        state: &mut State,
        dice: &mut D,
        log: &mut L,
    ) -> Result<(), Refusal> {
        if self.is(Fault::ChangesOnRefusal) {
            state.said = state.said.wrapping_add(1);
        }
        if self.is(Fault::CastsOnRefusal) {
            dice.die("refusal", 6);
        }
        if self.is(Fault::TellsOnRefusal) {
            log.tell_all(RULE, 0);
        }
        Err(Refusal::new(RULE, Text::new("pb-no")))
    }

    fn take(self, state: &mut State, seat: Seat, count: u8) {
        let count = count.min(state.heap);
        state.taken[seat.index()] += count;
        state.heap -= count;
        if self.is(Fault::NeverEnds) && state.heap < 4 {
            (state.heap, state.taken) = (HEAP, [0; 2]);
        }
        if self.is(Fault::LosesPebbles) && state.heap > 4 {
            state.heap -= 1;
        }
        if self.is(Fault::Forgets) {
            state.forgotten += 1;
        }
        if state.heap == 0 {
            state.winner = Some(seat);
        }
        state.turn = state.turn.next(2);
        state.period += 1;
        state.unseen.0 = !state.unseen.0;
    }
}

impl Game for Pebbles {
    type State = State;
    type Action = Action;
    type Event = u8;
    type View = View;

    fn identity(&self) -> Identity {
        let edition = EditionRef { id: "pebbles".to_owned(), hash: "00".to_owned() };
        Identity {
            game: "pebbles".to_owned(),
            rules: RulesVersion(1),
            edition,
            seats: 2,
            options: serde_json::json!({}),
        }
    }

    fn seats(&self) -> usize {
        2
    }

    fn set_up<D: Dice, L: Log<u8>>(&self, dice: &mut D, _: &mut L) -> State {
        State {
            turn: Seat(0),
            heap: HEAP,
            taken: [0; 2],
            marked: u8::try_from(dice.pick("mark", 15)).expect("a small number"),
            knows: [false; 2],
            said: 0,
            period: 0,
            winner: None,
            forgotten: 0,
            unseen: Unseen(false),
        }
    }

    fn scenario<D: Dice>(&self, source: Source<'_>, _: &mut D) -> Result<State, Mistakes> {
        let mut mistakes = Mistakes::new(source);
        mistakes.note(Some(1), "there are no positions", "nothing");
        Err(mistakes)
    }

    fn to_act(&self, state: &State) -> ToAct {
        match state.winner {
            Some(_) if self.is(Fault::AsksAtTheEnd) => ToAct::one(state.turn),
            Some(_) => ToAct::NOBODY,
            None if self.is(Fault::AsksInVain) => {
                ToAct { must: SeatSet::only(state.turn), may: Seat::all(2).collect() }
            }
            None => ToAct::one(state.turn),
        }
    }

    fn time_limit(&self, state: &State) -> Option<TimeLimit<Action>> {
        let limit = TimeLimit {
            seat: state.turn,
            seconds: 60,
            stopped: false,
            period: state.period,
            action: Action::TimeUp,
        };
        state.winner.is_none().then_some(limit)
    }

    fn legal(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if seat != state.turn || state.winner.is_some() || self.is(Fault::StopsDead) && state.heap < 4 {
            return;
        }
        let most = if self.is(Fault::ListsTooLittle) { 2 } else { 3 };
        let there = state.heap + u8::from(self.is(Fault::ListsTooMuch));
        actions.extend((1..=most.min(there)).map(Action::Take));
        actions.push(Action::Roll);
        if !state.knows[seat.index()] {
            actions.push(Action::Look);
        }
        actions.push(Action::Say(1));
        if self.is(Fault::ListsInAnyOrder) && state.unseen.0 {
            actions.reverse();
        }
    }

    fn standing(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        if !self.is(Fault::KeepsTheList) {
            actions.clear();
        }
        let begun = state.heap < HEAP || self.is(Fault::StandsTooMuch);
        let over = state.winner.is_some() && !self.is(Fault::StandsForEver);
        if begun && !over && (seat == state.turn || !self.is(Fault::StandsTooLittle)) {
            actions.push(Action::Resign);
        }
    }

    fn is_open_ended(&self, action: &Action) -> bool {
        matches!(action, Action::Say(_))
    }

    fn apply<D: Dice, L: Log<u8>>(
        &self,
        state: &mut State,
        seat: Seat,
        action: &Action,
        dice: &mut D,
        log: &mut L,
    ) -> Result<(), Refusal> {
        let in_turn = match action {
            Action::Resign => state.heap < HEAP,
            Action::Roll if self.is(Fault::RollsOutOfTurn) => true,
            _ => seat == state.turn,
        };
        if !in_turn || state.winner.is_some() {
            return self.refuse(state, dice, log);
        }
        match *action {
            Action::Take(count) if count == 0 || count > 3.min(state.heap) => {
                return self.refuse(state, dice, log);
            }
            Action::Take(count) => self.take(state, seat, count),
            Action::Roll => {
                let shown = u8::try_from(dice.die("pebbles", 6)).expect("a small number");
                self.take(state, seat, shown);
            }
            Action::Look if state.knows[seat.index()] => return self.refuse(state, dice, log),
            Action::Look => {
                state.knows[seat.index()] = true;
                if !self.is(Fault::LooksForNothing) {
                    log.reveal();
                }
            }
            Action::Say(number) => state.said = number,
            Action::Resign => {
                state.heap -= u8::from(self.is(Fault::ResignsWithPebbles));
                state.winner = Some(seat.next(2));
            }
            Action::TimeUp if self.is(Fault::ForbidsTimeUp) => return self.refuse(state, dice, log),
            Action::TimeUp => {
                state.turn = state.turn.next(2);
                state.period += u64::from(!self.is(Fault::RunsOn));
                log.reveal();
            }
        }
        log.tell_all(RULE, state.heap);
        Ok(())
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let knows = match viewer {
            Viewer::Seat(seat) => state.knows[seat.index()],
            Viewer::Spectator => false,
        };
        let marked = (knows || self.is(Fault::ShowsTheMark)).then_some(state.marked);
        View { viewer, open: State { marked: 0, ..state.clone() }, marked }
    }

    fn sample<D: Dice>(&self, view: &View, dice: &mut D) -> State {
        let drawn = u8::try_from(dice.pick("mark", 15)).expect("a small number");
        let known = view.marked.filter(|_| !self.is(Fault::ShowsTheMark));
        State { marked: known.unwrap_or(drawn), ..view.open.clone() }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        Some(Outcome { winners: SeatSet::only(state.winner?), clause: RULE })
    }

    fn scores(&self, state: &State) -> Vec<i32> {
        state.taken.iter().map(|&taken| i32::from(taken)).collect()
    }

    fn broken_invariants(&self, state: &State) -> Vec<String> {
        let all = state.heap + state.taken[0] + state.taken[1];
        if all == HEAP { Vec::new() } else { vec![format!("{all} pebbles")] }
    }

    fn read_action(&self, json: &str) -> Result<Action, serde_json::Error> {
        serde_json::from_str(json)
    }

    fn tell_event(&self, _: &u8) -> Text {
        Text::new("pb-told")
    }

    fn name_action(&self, _: &Action) -> Text {
        Text::new("pb-do")
    }
}
