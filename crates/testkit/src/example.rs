use std::fmt::Debug;

use table::dice::{Fall, FastDice, Recorder, ScriptedDice};
use table::{Chronicle, Clause, Dice, Game, Log, Refusal, Seat, Source, Told};

/// A position in an example of a rule: seats act in it, the dice show what the example says, and what came of it can be
/// asked. A game's tests wrap it and add words of their own.
#[derive(Clone, Debug)]
pub struct Example<G: Game> {
    /// The rules.
    pub game: G,
    /// The position.
    pub state: G::State,
    /// What the dice will show during the next action; all of it must be used.
    pub dice: ScriptedDice,
    /// What the last action brought about.
    pub told: Chronicle<G::Event>,
    /// The dice that fell in the last action: how many sides, and what they showed, counted from 0.
    pub casts: Vec<(u32, u32)>,
}

/// A log that gives up when an action has no end, before it fills the memory.
struct Patient<'a, E>(&'a mut Chronicle<E>);

impl<E> Log<E> for Patient<'_, E> {
    fn tell(&mut self, told: Told<E>) {
        assert!(self.0.told.len() < 10_000, "the action has no end");
        self.0.tell(told);
    }

    fn reveal(&mut self) {
        self.0.reveal();
    }
}

impl<G: Game> Example<G>
where
    G::State: Clone + PartialEq + Debug,
    G::Action: Clone + PartialEq + Debug,
    G::Event: Clone + PartialEq,
{
    /// A position.
    pub fn of(game: G, state: G::State) -> Self {
        Example { game, state, dice: ScriptedDice::default(), told: Chronicle::default(), casts: Vec::new() }
    }

    /// The position that a scenario file describes.
    ///
    /// # Panics
    /// If there is a mistake in it.
    #[track_caller]
    pub fn from_text(game: G, text: &str) -> Self {
        let source = Source { name: "example", text };
        let state =
            game.scenario(source, &mut FastDice::new(1)).unwrap_or_else(|mistakes| panic!("{mistakes}"));
        Example::of(game, state)
    }

    /// The beginning of a game with these dice, which must be used up.
    ///
    /// # Panics
    /// If they are not, or something is wrong with the position.
    #[track_caller]
    pub fn set_up(game: G, mut dice: ScriptedDice) -> Self {
        let mut told = Chronicle::default();
        let state = game.set_up(&mut dice, &mut told);
        let example = Example { game, state, dice, told, casts: Vec::new() };
        example.check_all_is_well();
        example
    }

    #[track_caller]
    fn check_all_is_well(&self) {
        self.dice.settle().unwrap_or_else(|fault| panic!("{fault}"));
        assert_eq!(self.dice.left().count(), 0, "the script holds more than was asked for");
        assert_eq!(self.game.broken_invariants(&self.state), [""; 0]);
    }

    /// A seat acts, and the rules allow it. The whole script is used.
    ///
    /// # Panics
    /// If they do not, or the script does not fit, or something is wrong with the position afterwards.
    #[track_caller]
    pub fn act(&mut self, seat: Seat, action: &G::Action) {
        self.told = Chronicle::default();
        let mut dice = Recorder::new(&mut self.dice);
        self.game
            .apply(&mut self.state, seat, action, &mut dice, &mut Patient(&mut self.told))
            .unwrap_or_else(|refusal| panic!("{action:?} is refused by {refusal}: {:?}", refusal.text));
        self.casts = dice.into_falls().iter().flat_map(Fall::casts).collect();
        self.check_all_is_well();
    }

    /// The same for an action that must also be listed, among the legal ones or the ways out.
    ///
    /// # Panics
    /// If it is not, or as [`Example::act`].
    #[track_caller]
    pub fn act_as_listed(&mut self, seat: Seat, action: &G::Action) {
        let listed = [self.legal(seat), self.ways_out(seat)].concat();
        assert!(listed.contains(action), "{action:?} is not listed: {listed:?}");
        self.act(seat, action);
    }

    /// A seat tries to act, and the rules refuse it. Nothing has changed.
    ///
    /// # Panics
    /// If they allow it, or something has changed all the same.
    #[track_caller]
    pub fn refusal(&self, seat: Seat, action: &G::Action) -> Refusal {
        let listed = [self.legal(seat), self.ways_out(seat)].concat();
        assert!(!listed.contains(action), "{action:?} is listed");
        let mut copy = self.state.clone();
        let mut told = Chronicle::default();
        let refusal = self
            .game
            .apply(&mut copy, seat, action, &mut ScriptedDice::default(), &mut told)
            .expect_err("the rules should refuse this");
        assert_eq!(copy, self.state, "a refused action changed the position");
        assert!(told.told.is_empty() && !told.revealed, "a refused action made news");
        refusal
    }

    /// The clause that refuses it.
    ///
    /// # Panics
    /// As [`Example::refusal`].
    #[track_caller]
    pub fn refused(&self, seat: Seat, action: &G::Action) -> Clause {
        self.refusal(seat, action).clause
    }

    /// What a seat can do.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.game.legal(&self.state, seat, &mut actions);
        actions
    }

    /// The ways out that stand open to a seat.
    pub fn ways_out(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.game.standing(&self.state, seat, &mut actions);
        actions
    }

    /// Who is waited for.
    pub fn awaited(&self) -> Vec<u8> {
        self.game.to_act(&self.state).must.iter().map(|seat| seat.0).collect()
    }

    /// What the last action brought about.
    pub fn events(&self) -> Vec<G::Event> {
        self.told.told.iter().map(|told| told.event.clone()).collect()
    }

    /// Whether the last action brought this about.
    pub fn has_told(&self, event: &G::Event) -> bool {
        self.told.told.iter().any(|told| told.event == *event)
    }

    /// The winners, and the clause by which they won.
    pub fn winners(&self) -> Option<(Vec<u8>, u16)> {
        let outcome = self.game.outcome(&self.state)?;
        Some((outcome.winners.iter().map(|seat| seat.0).collect(), outcome.clause.number))
    }
}

/// The line, counted from 1, on which this stands for the first time.
///
/// # Panics
/// If it does not.
#[track_caller]
pub fn line_of(text: &str, what: &str) -> usize {
    let at = text.find(what).unwrap_or_else(|| panic!("“{what}” is not there"));
    1 + text[..at].matches('\n').count()
}
