//! The past of a game: what stood on the table after any entry of its journal.
//!
//! A position that was kept on the way is taken up, and the few actions from there are carried out again. Whoever looks back
//! waits for those actions, not for the game, however long it is.

use std::sync::Arc;

use crate::dice::{Fall, RecordedDice};
use crate::journal::{Entry, What};
use crate::{Chronicle, Game, Logged, Play, Seat};

/// How many positions of a game are kept, at most. When there are more, every second one goes.
const KEPT: usize = 256;

/// Positions that were kept on the way.
#[derive(Clone, Debug)]
pub(crate) struct Kept<S> {
    /// At least so many entries lie between two of them.
    apart: u64,
    /// Each with the entry after which it stood, the first being the start of the game.
    positions: Arc<Vec<(u64, Arc<S>)>>,
}

impl<S: Clone> Kept<S> {
    pub(crate) fn new() -> Self {
        Kept { apart: 16, positions: Arc::default() }
    }

    /// Keeps the position that stands after an entry, if it is far enough from the last.
    pub(crate) fn offer(&mut self, entry: u64, state: &S) {
        if self.positions.len() == KEPT {
            let mut index = 0;
            Arc::make_mut(&mut self.positions).retain(|_| {
                index += 1;
                index % 2 == 1
            });
            self.apart *= 2;
        }
        if self.positions.last().is_none_or(|(last, _)| entry >= last + self.apart) {
            Arc::make_mut(&mut self.positions).push((entry, Arc::new(state.clone())));
        }
    }

    fn after(&self, entry: u64) -> Option<&S> {
        let found = self.positions.binary_search_by_key(&entry, |(at, _)| *at).ok()?;
        Some(&self.positions[found].1)
    }

    fn first(&self) -> u64 {
        self.positions.first().map_or(0, |(entry, _)| *entry)
    }
}

/// How a game stood after an entry of its journal.
#[derive(Clone, Debug)]
pub struct Moment<G: Game> {
    /// The entry.
    pub entry: u64,
    /// What was done in it.
    pub what: What,
    /// The dice that fell.
    pub dice: Vec<Fall>,
    /// The position after it, secrets included.
    pub state: G::State,
    /// What had been told of the last entries up to this one, whoever may know it. What was taken back by then is not in it.
    pub told: Vec<Logged<G::Event>>,
}

impl<G: Game> Play<G> {
    /// The entries of which there is a position: from the start of the game to the last.
    pub fn moments(&self) -> std::ops::RangeInclusive<u64> {
        self.kept.first()..=self.lines().len() as u64 - 1
    }

    /// How the game stood after this entry; nothing if it had not begun, or has not come so far.
    pub fn at(&self, entry: u64) -> Option<Moment<G>> {
        if !self.moments().contains(&entry) {
            return None;
        }
        let (from, way) = self.way_to(entry);
        let mut state = self.kept.after(from)?.clone();
        let mut told = self.told_until(from);
        for &step in &way {
            self.carry_out_again(step, &mut state, &mut told);
        }
        let Entry { what, dice, .. } = self.entry(entry);
        Some(Moment { entry, what, dice, state, told })
    }

    /// What was told last up to an entry, each entry whole.
    fn told_until(&self, entry: u64) -> Vec<Logged<G::Event>> {
        let end = self.log().partition_point(|logged| logged.entry <= entry);
        let from = self.log().get(end.saturating_sub(TOLD_BEFORE)).map_or(0, |logged| logged.entry);
        let begin = self.log().partition_point(|logged| logged.entry < from);
        self.log().between(begin, end).cloned().collect()
    }

    /// The entry whose position was kept, and those that lead from there to this one.
    fn way_to(&self, entry: u64) -> (u64, Vec<u64>) {
        let (mut at, mut way) = (entry, Vec::new());
        loop {
            let taken_back = self.taken_back().binary_search_by_key(&at, |taken| taken.entry);
            match taken_back {
                // Things stand as before what was taken back.
                Ok(found) => at = self.taken_back()[found].taken - 1,
                // Of the entry itself one wants to know what it told, so it is carried out whatever was kept.
                Err(_) if at == self.kept.first() || (at != entry && self.kept.after(at).is_some()) => break,
                Err(_) => {
                    way.push(at);
                    at -= 1;
                }
            }
        }
        way.reverse();
        (at, way)
    }

    /// The entries that led to where the game stands, the last first: without what was taken back.
    pub fn standing(&self) -> impl Iterator<Item = u64> + '_ {
        let mut at = *self.moments().end();
        let first = self.kept.first();
        std::iter::from_fn(move || {
            while let Ok(found) = self.taken_back().binary_search_by_key(&at, |taken| taken.entry) {
                at = self.taken_back()[found].taken - 1;
            }
            let found = (at > first).then_some(at)?;
            at -= 1;
            Some(found)
        })
    }

    /// The last action of this seat that has not been taken back, by its entry.
    pub fn last_act_of(&self, seat: Seat) -> Option<u64> {
        self.standing().find(|&at| self.actor_of(at) == Some(seat))
    }

    /// How the game stood before this entry, if that is an action of the seat that has not been taken back.
    pub(crate) fn before_act_of(&self, seat: Seat, entry: u64) -> Option<G::State> {
        let stands = self.standing().take_while(|&at| at >= entry).last() == Some(entry);
        let is_of = stands && self.actor_of(entry) == Some(seat);
        is_of.then(|| self.at(entry - 1)).flatten().map(|moment| moment.state)
    }

    /// Whether dice fell since before this entry, or something came to light: whoever saw it knows it, also if it is taken back.
    pub fn is_known_since(&self, entry: u64) -> bool {
        let mut way: Vec<u64> = self.standing().take_while(|&at| at >= entry).collect();
        way.reverse();
        let Some(mut state) = self.at(entry.saturating_sub(1)).map(|moment| moment.state) else {
            return true;
        };
        way.into_iter().any(|step| {
            let entry = self.entry(step);
            let What::Act { seat, action } = &entry.what else { return false };
            let action = self.game().read_action(action.get()).expect("it was read before it was written");
            let mut log = Chronicle::default();
            let applied =
                self.game().apply(&mut state, *seat, &action, &mut RecordedDice::of(&entry), &mut log);
            applied.expect("what was accepted once is accepted again");
            !entry.dice.is_empty() || log.revealed
        })
    }

    fn carry_out_again(&self, step: u64, state: &mut G::State, told: &mut Vec<Logged<G::Event>>) {
        let entry = self.entry(step);
        let What::Act { seat, action } = &entry.what else { return };
        let action = self.game().read_action(action.get()).expect("it was read before it was written");
        let mut log = Chronicle::default();
        self.game()
            .apply(state, *seat, &action, &mut RecordedDice::of(&entry), &mut log)
            .expect("what was accepted once is accepted again");
        let actor = Some(*seat);
        told.extend(log.told.into_iter().map(|told| Logged { entry: step, actor, told }));
    }

    fn entry(&self, entry: u64) -> Entry {
        let line = &self.lines()[usize::try_from(entry).expect("a journal fits into memory")];
        Entry::of_line(line).expect("the play has written its lines itself")
    }
}

/// How much of what was told before the position that was kept goes with a moment: pages show what happened last.
const TOLD_BEFORE: usize = 48;
