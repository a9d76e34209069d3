//! A table for the clauses: a position from text, actions of seats, and questions about what came of them.

use globopolis::event::Strength;
use globopolis::state::{Holding, Player};
use globopolis::{
    Action, CardId, Event, FieldId, Globopolis, Options, Phase, RUnit, State, Team, TitleId, Units,
};
use table::dice::{FastDice, Recorder, ScriptedDice};
use table::{Chronicle, Game, Seat, Source};

use crate::plain;

pub(crate) const ROLL: Action = Action::Roll { dice: 1, back: false };

/// So many water, food, energy, UCP and NS.
pub(crate) const fn units(counts: [u8; 5]) -> Units {
    Units(counts)
}

/// The clause by which options are refused for so many seats.
#[track_caller]
pub(crate) fn refused_options(options: Options, seats: usize) -> u16 {
    Globopolis::new(plain::plain(), options, seats)
        .expect_err("these options contradict each other")
        .clause
        .number
}

#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) game: Globopolis,
    pub(crate) state: State,
    dice: ScriptedDice,
    told: Chronicle<Event>,
    /// The dice that fell in the last action: how many sides, and what they showed, counted from 0.
    pub(crate) casts: Vec<(u32, u32)>,
}

impl Table {
    /// A position of the full game.
    #[track_caller]
    pub(crate) fn full(seats: usize, position: &str) -> Self {
        Table::with(Options::FULL, seats, position)
    }

    /// A position with these options.
    #[track_caller]
    pub(crate) fn with(options: Options, seats: usize, position: &str) -> Self {
        let game = plain::game(options, seats);
        let text = format!("[position]\n{position}");
        let source = Source { name: "example", text: &text };
        let state = game.scenario(source, &mut FastDice::new(1)).unwrap_or_else(|wrong| panic!("{wrong}"));
        Table::of(game, state)
    }

    /// A new game.
    pub(crate) fn new_game(options: Options, seats: usize) -> Self {
        let game = plain::game(options, seats);
        let state = game.set_up(&mut FastDice::new(5), &mut Chronicle::default());
        Table::of(game, state)
    }

    fn of(game: Globopolis, state: State) -> Self {
        Table { game, state, dice: ScriptedDice::default(), told: Chronicle::default(), casts: Vec::new() }
    }

    /// What the dice will show during the next action, and no more.
    pub(crate) fn dice(&mut self, faces: impl IntoIterator<Item = u32>) -> &mut Self {
        self.dice = ScriptedDice::faces(faces);
        self
    }

    /// A seat acts, and the rules allow it. The whole script is used.
    #[track_caller]
    pub(crate) fn act(&mut self, seat: u8, action: Action) -> &mut Self {
        self.told = Chronicle::default();
        let mut dice = std::mem::take(&mut self.dice);
        let mut recorder = Recorder::new(&mut dice);
        self.game
            .apply(&mut self.state, Seat(seat), &action, &mut recorder, &mut self.told)
            .unwrap_or_else(|refusal| panic!("{action:?} is refused by {refusal}"));
        self.casts = recorder.into_falls().iter().flat_map(table::dice::Fall::casts).collect();
        table::Dice::settle(&dice).unwrap_or_else(|fault| panic!("{action:?}: {fault}"));
        assert_eq!(dice.left().count(), 0, "the script holds more than was asked for");
        assert_eq!(self.game.broken_invariants(&self.state), [""; 0]);
        self
    }

    /// A seat tries to act, and the rules refuse it: the clause that does. Nothing has changed.
    #[track_caller]
    pub(crate) fn refused(&self, seat: u8, action: Action) -> u16 {
        let mut copy = self.state.clone();
        let mut told = Chronicle::default();
        let refusal = self
            .game
            .apply(&mut copy, Seat(seat), &action, &mut ScriptedDice::default(), &mut told)
            .expect_err("the rules should refuse this");
        assert_eq!(copy, self.state, "a refused action changed the position");
        assert!(told.told.is_empty(), "a refused action made news");
        refusal.clause.number
    }

    #[track_caller]
    pub(crate) fn title(&self, id: &str) -> TitleId {
        self.game.edition().title_called(id).unwrap_or_else(|| panic!("there is no “{id}”"))
    }

    #[track_caller]
    pub(crate) fn card(&self, id: &str) -> CardId {
        self.game.edition().card_called(id).unwrap_or_else(|| panic!("there is no card “{id}”"))
    }

    #[track_caller]
    pub(crate) fn play(&self, id: &str) -> Action {
        Action::Play { card: self.card(id), choice: globopolis::Choice::NOTHING }
    }

    #[track_caller]
    pub(crate) fn attack(&self, from: &str, against: &str) -> Action {
        Action::Attack { from: self.title(from), against: self.title(against), with: None }
    }

    #[track_caller]
    pub(crate) fn attack_with(&self, from: &str, against: &str, card: &str) -> Action {
        Action::Attack { from: self.title(from), against: self.title(against), with: Some(self.card(card)) }
    }

    #[track_caller]
    pub(crate) fn clean(&self, at: &str, of: u8) -> Action {
        Action::Clean { at: self.title(at), of: Team(of) }
    }

    #[track_caller]
    pub(crate) fn place(&self, at: &str, count: u8) -> Action {
        Action::Place { at: self.title(at), count }
    }

    #[track_caller]
    pub(crate) fn recall(&self, from: &str, count: u8) -> Action {
        Action::Recall { from: self.title(from), count }
    }

    pub(crate) fn phase(&self) -> Phase {
        self.state.open.phase
    }

    pub(crate) fn turn(&self) -> u8 {
        self.state.open.turn.0
    }

    pub(crate) fn player(&self, team: u8) -> Player {
        self.state.open.players[Team(team)]
    }

    pub(crate) fn points(&self, team: u8) -> i32 {
        self.player(team).points
    }

    pub(crate) fn eu(&self, team: u8) -> u32 {
        self.player(team).eu
    }

    pub(crate) fn stock(&self, team: u8) -> Units {
        self.player(team).stock
    }

    pub(crate) fn bank(&self, unit: RUnit) -> u8 {
        self.state.open.bank[unit]
    }

    #[track_caller]
    pub(crate) fn holding(&self, id: &str) -> Holding {
        self.state.open.titles[self.title(id)]
    }

    #[track_caller]
    pub(crate) fn owner(&self, id: &str) -> Option<u8> {
        self.holding(id).owner.map(|team| team.0)
    }

    #[track_caller]
    pub(crate) fn agents(&self, id: &str, team: u8) -> u8 {
        self.holding(id).agents[Team(team)]
    }

    pub(crate) fn captives(&self, by: u8, of: u8) -> u8 {
        self.player(by).captives[Team(of)]
    }

    pub(crate) fn governor(&self, seat: u8) -> FieldId {
        self.state.open.governors[Seat(seat)].at
    }

    /// The ids of a team's cards.
    pub(crate) fn hand(&self, team: u8) -> Vec<&str> {
        self.state.hands[Team(team)].iter().map(|card| self.card_id(card)).collect()
    }

    pub(crate) fn card_id(&self, card: CardId) -> &str {
        &self.game.edition().card(card).id
    }

    pub(crate) fn told(&self, event: Event) -> bool {
        self.told.told.iter().any(|told| told.event == event)
    }

    pub(crate) fn events(&self) -> Vec<Event> {
        self.told.told.iter().map(|told| told.event).collect()
    }

    /// The Assessment of Strength if one attacked the other now.
    #[track_caller]
    pub(crate) fn prospect(&self, from: &str, against: &str) -> [Strength; 2] {
        self.game.prospect(&self.state.open, self.title(from), self.title(against)).expect("both are owned")
    }

    pub(crate) fn awaited(&self) -> Vec<u8> {
        self.game.to_act(&self.state).must.iter().map(|seat| seat.0).collect()
    }

    pub(crate) fn winner(&self) -> Option<(Vec<u8>, u16)> {
        let outcome = self.game.outcome(&self.state)?;
        Some((outcome.winners.iter().map(|seat| seat.0).collect(), outcome.clause.number))
    }
}
