//! A table for the examples: a position, actions of seats, and questions about what came of them. Positions on the world's
//! board are made in `world`, those on the plain one in `plain`.

use std::ops::{Deref, DerefMut};

use globopolis::event::Strength;
use globopolis::state::{Holding, Player};
use globopolis::{
    Action, CardId, Choice, Event, FieldId, Globopolis, Phase, RUnit, Side, Team, TitleId, Units,
};
use table::Seat;
use table::dice::ScriptedDice;
use testkit::Example;

pub(crate) const ROLL: Action = Action::Roll { dice: 1, back: false };

/// A position, with the words of this game for what is done in it.
#[derive(Clone, Debug)]
pub(crate) struct Table(pub(crate) Example<Globopolis>);

impl Deref for Table {
    type Target = Example<Globopolis>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Table {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

impl Table {
    /// What the dice will show during the next action, and no more.
    pub(crate) fn dice(&mut self, faces: impl IntoIterator<Item = u32>) -> &mut Self {
        self.dice = ScriptedDice::faces(faces);
        self
    }

    /// A seat acts, and the rules allow it. The whole script is used.
    #[track_caller]
    pub(crate) fn act(&mut self, seat: u8, action: Action) -> &mut Self {
        self.0.act(Seat(seat), &action);
        self
    }

    /// A seat acts, and the dice show exactly these faces.
    #[track_caller]
    pub(crate) fn throw(&mut self, seat: u8, action: Action, faces: &[u32]) -> &mut Self {
        self.dice(faces.iter().copied()).act(seat, action)
    }

    /// The player in turn advances with these dice.
    #[track_caller]
    pub(crate) fn roll(&mut self, faces: &[u32]) -> &mut Self {
        let dice = u8::try_from(faces.len()).expect("three at most");
        self.throw(self.turn(), Action::Roll { dice, back: false }, faces)
    }

    /// The player in turn goes back with these dice.
    #[track_caller]
    pub(crate) fn back(&mut self, faces: &[u32]) -> &mut Self {
        let dice = u8::try_from(faces.len()).expect("three at most");
        self.throw(self.turn(), Action::Roll { dice, back: true }, faces)
    }

    /// A turn in which nothing happens: the player in turn advances to the next base and stops.
    #[track_caller]
    pub(crate) fn idle(&mut self) -> &mut Self {
        let seat = self.turn();
        let (at, bases) = (self.governor(seat), self.game.edition().bases());
        let steps = (1..=16).find(|&steps| bases.contains(&at.ahead(steps))).expect("a base");
        let mut left = u32::try_from(steps).expect("sixteen at most");
        let mut faces = Vec::new();
        while left > 0 {
            faces.push(left.min(6));
            left -= left.min(6);
        }
        self.roll(&faces).act(seat, Action::Stop).end()
    }

    /// Places no Agents and declares nothing, if that is asked.
    #[track_caller]
    pub(crate) fn end(&mut self) -> &mut Self {
        if matches!(self.phase(), Phase::Agents | Phase::Declare) {
            self.act(self.turn(), Action::Pass);
        }
        self
    }

    /// Two agree on a deal.
    #[track_caller]
    pub(crate) fn deal(&mut self, from: u8, to: u8, give: Side, want: Side) -> &mut Self {
        let offer = Action::Offer { to: Team(to), give, want };
        self.act(from, offer).act(to, Action::Accept(Team(from)))
    }

    /// A seat tries to act, and the rules refuse it: the number of the clause that does. Nothing has changed.
    #[track_caller]
    pub(crate) fn refused(&self, seat: u8, action: Action) -> u16 {
        let clause = self.0.refused(Seat(seat), &action);
        assert_eq!(clause.book, "GP");
        clause.number
    }

    /// What a seat is offered to do.
    pub(crate) fn legal(&self, seat: u8) -> Vec<Action> {
        self.0.legal(Seat(seat))
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
        Action::Play { card: self.card(id), choice: Choice::NOTHING }
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

    /// A player's Personal Stock.
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

    /// The R-Units on a Title.
    #[track_caller]
    pub(crate) fn on_title(&self, id: &str) -> Units {
        self.holding(id).units
    }

    #[track_caller]
    pub(crate) fn level(&self, id: &str) -> u8 {
        self.holding(id).level
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

    /// Where a Governor stands.
    pub(crate) fn governor(&self, seat: u8) -> FieldId {
        self.state.open.governors[Seat(seat)].at
    }

    #[track_caller]
    pub(crate) fn holds(&self, team: u8, id: &str) -> bool {
        self.state.hands[Team(team)].contains(self.card(id))
    }

    /// The ids of a team's cards.
    pub(crate) fn hand(&self, team: u8) -> Vec<&str> {
        self.state.hands[Team(team)].iter().map(|card| self.card_id(card)).collect()
    }

    pub(crate) fn card_id(&self, card: CardId) -> &str {
        &self.game.edition().card(card).id
    }

    /// Whether the last action brought this about.
    pub(crate) fn told(&self, event: impl Into<Event>) -> bool {
        self.has_told(&event.into())
    }

    /// The Assessment of Strength if one attacked the other now.
    #[track_caller]
    pub(crate) fn prospect(&self, from: &str, against: &str) -> [Strength; 2] {
        self.game.prospect(&self.state.open, self.title(from), self.title(against)).expect("both are owned")
    }
}
