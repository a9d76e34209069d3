//! The search: everything that somebody can do in their turn without luck.

use std::collections::{BTreeSet, VecDeque};
use std::hash::{DefaultHasher, Hasher};

use table::dice::{Cast, FastDice};
use table::{Aim, Dice, Log, Seat, Told, Viewer};

use super::Posed;

/// On how many drawings of what is hidden an action is tried that uncovers something.
const DRAWINGS: u64 = 64;

/// There is more to look at than is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there are more than {0} positions to look at")]
pub struct TooLarge(pub usize);

/// Looks for ways to an aim, for the seat in turn.
#[derive(Debug)]
pub struct Search<'a, G: Posed> {
    game: &'a G,
    seat: Seat,
    aim: &'a Aim,
    /// How many positions are looked at.
    most: usize,
}

/// The one plan, and what it took to prove that it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Proof<A> {
    /// The actions, in an order in which they can be done.
    pub plan: Vec<A>,
    /// What counts of them.
    pub deeds: Vec<A>,
    /// How many positions were looked at.
    pub positions: usize,
}

impl<A: PartialEq> Proof<A> {
    /// How many deeds there are, if what is done several times counts once.
    pub fn kinds_of_deeds(&self) -> usize {
        let is_first = |&(index, deed): &(usize, &A)| !self.deeds[..index].contains(deed);
        self.deeds.iter().enumerate().filter(is_first).count()
    }
}

/// What the search says of a position.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict<A> {
    /// There is exactly one plan.
    One(Proof<A>),
    /// Nothing leads there without luck.
    None,
    /// Somebody gets there without this deed of the plan.
    Several(Proof<A>, A),
}

/// What comes of doing something.
enum After<S> {
    /// The aim is reached, for certain. The position after it, and whether the turn goes on without anything having come to light.
    Reached(S, bool),
    /// It goes on.
    On(S),
}

/// A position on the way: which led to it, and by what.
struct Node<S, A> {
    state: S,
    /// How often the deed was done that is counted.
    done: u8,
    came: Option<(usize, Vec<A>)>,
}

/// The way that was found, if any, and at how many positions was looked.
type Looked<A> = (Option<Vec<A>>, usize);

/// A deed that a search may do only less often than this.
type Without<'a, A> = Option<(&'a A, u8)>;

impl<'a, G: Posed> Search<'a, G> {
    /// A search for a seat that is in turn, over so many positions at most.
    pub fn new(game: &'a G, seat: Seat, aim: &'a Aim, most: usize) -> Self {
        Search { game, seat, aim, most }
    }

    /// Whether the aim is reached.
    pub fn is_reached(&self, state: &G::State) -> bool {
        let Aim { win, points, at, left } = self.aim;
        let (game, seat) = (self.game, self.seat);
        (!win || game.wins(state, seat))
            && points.is_none_or(|least| game.scores(state)[seat.index()] >= least)
            && at.as_deref().is_none_or(|place| game.is_at(state, seat, place))
            && left.is_none_or(|least| game.left(state, seat) >= least)
    }

    /// Whether doing this reaches the aim.
    pub fn is_reached_by(&self, state: &G::State, plan: &[G::Action]) -> bool {
        self.carry_out(state, plan, &mut FastDice::new(0)).is_some_and(|(next, _)| self.is_reached(&next))
    }

    /// Whether the aim can still be reached without luck.
    ///
    /// # Errors
    /// If there is too much to look at.
    pub fn is_possible(&self, state: &G::State) -> Result<bool, TooLarge> {
        Ok(self.shortest(state, None)?.0.is_some())
    }

    /// The plan that leads from a position to the aim, if it is the only one.
    ///
    /// # Errors
    /// If there is too much to look at.
    pub fn prove(&self, state: &G::State) -> Result<Verdict<G::Action>, TooLarge> {
        let (found, mut positions) = self.shortest(state, None)?;
        let Some(plan) = found else { return Ok(Verdict::None) };
        let deeds: Vec<G::Action> = plan.iter().filter_map(|action| self.game.deed(action)).collect();
        let mut other = None;
        for (index, deed) in deeds.iter().enumerate() {
            if deeds[..index].contains(deed) {
                continue;
            }
            let count = deeds.iter().filter(|&other| other == deed).count();
            let (found, more) = self.shortest(state, Some((deed, u8::try_from(count).unwrap_or(u8::MAX))))?;
            positions += more;
            if found.is_some() {
                other = Some(deed.clone());
                break;
            }
        }
        let proof = Proof { plan, deeds, positions };
        Ok(match other {
            None => Verdict::One(proof),
            Some(deed) => Verdict::Several(proof, deed),
        })
    }

    /// The highest score with which the aim can be reached, and with that the most that can be left.
    ///
    /// # Errors
    /// If there is too much to look at.
    pub fn best(&self, state: &G::State) -> Result<Option<(i32, u32)>, TooLarge> {
        let mut best = None;
        self.walk(state, None, |after| {
            if let After::Reached(state, _) = after {
                let score =
                    if self.aim.points.is_some() { self.game.scores(state)[self.seat.index()] } else { 0 };
                best = best.max(Some((score, self.game.left(state, self.seat))));
            }
            false
        })?;
        Ok(best)
    }

    /// The shortest way to the aim, and at how many positions was looked.
    fn shortest(
        &self,
        state: &G::State,
        without: Without<'_, G::Action>,
    ) -> Result<Looked<G::Action>, TooLarge> {
        self.walk(state, without, |after| matches!(after, After::Reached(..)))
    }

    /// Goes through all that can be done, the nearest first, until something is what was looked for; the way to it, and at how many
    /// positions was looked.
    fn walk(
        &self,
        state: &G::State,
        without: Without<'_, G::Action>,
        mut is_found: impl FnMut(&After<G::State>) -> bool,
    ) -> Result<Looked<G::Action>, TooLarge> {
        let turn = self.game.turn_of(state);
        let mut known = BTreeSet::from([self.mark(state, 0)]);
        let mut nodes = vec![Node { state: state.clone(), done: 0, came: None }];
        let mut waiting = VecDeque::from([0]);
        let mut ways = Vec::new();
        while let Some(at) = waiting.pop_front() {
            self.game.ways(&nodes[at].state, self.seat, &mut ways);
            for way in ways.drain(..) {
                let Some(done) = self.counted(&nodes[at], &way, without) else { continue };
                let Some(after) = self.after(&nodes[at].state, &way, turn) else { continue };
                if is_found(&after) {
                    return Ok((Some(way_to(&nodes, at, way)), nodes.len()));
                }
                let (After::On(state) | After::Reached(state, true)) = after else { continue };
                if known.insert(self.mark(&state, done)) {
                    if nodes.len() >= self.most {
                        return Err(TooLarge(self.most));
                    }
                    waiting.push_back(nodes.len());
                    nodes.push(Node { state, done, came: Some((at, way)) });
                }
            }
        }
        Ok((None, nodes.len()))
    }

    /// How often the deed that is counted was done after this; nothing if that is too often.
    fn counted(
        &self,
        node: &Node<G::State, G::Action>,
        way: &[G::Action],
        without: Without<'_, G::Action>,
    ) -> Option<u8> {
        let Some((deed, less_than)) = without else { return Some(0) };
        let more = way.iter().filter(|action| self.game.deed(action).as_ref() == Some(deed)).count();
        let done = node.done + u8::try_from(more).unwrap_or(u8::MAX);
        (done < less_than).then_some(done)
    }

    /// What comes of doing this; nothing if it needs luck, or ends the turn without the aim.
    fn after(&self, state: &G::State, way: &[G::Action], turn: u64) -> Option<After<G::State>> {
        let mut dice = FastDice::new(0);
        let (next, by_chance) = self.carry_out(state, way, &mut dice)?;
        if self.is_reached(&next) {
            let certain = !by_chance || self.is_certain(state, way);
            let goes_on = !by_chance && self.goes_on(&next, turn);
            return certain.then_some(After::Reached(next, goes_on));
        }
        (!by_chance && self.goes_on(&next, turn)).then_some(After::On(next))
    }

    /// Whether the seat alone is asked, in the same turn.
    fn goes_on(&self, state: &G::State, turn: u64) -> bool {
        let asked = self.game.to_act(state).must;
        self.game.outcome(state).is_none()
            && self.game.turn_of(state) == turn
            && asked.len() == 1
            && asked.contains(self.seat)
    }

    /// Whether this reaches the aim whatever is hidden and whatever the dice show, as far as drawings tell.
    pub(super) fn is_certain(&self, state: &G::State, way: &[G::Action]) -> bool {
        let view = self.game.view(state, Viewer::Seat(self.seat));
        (1..=DRAWINGS).all(|number| {
            let mut dice = FastDice::new(number);
            let drawn = self.game.sample(&view, &mut dice);
            self.carry_out(&drawn, way, &mut dice).is_some_and(|(next, _)| self.is_reached(&next))
        })
    }

    /// What tells positions apart. That two of a search have the same is as unlikely as one in a thousand million.
    fn mark(&self, state: &G::State, done: u8) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.game.mark(state, &mut hasher);
        hasher.write_u8(done);
        hasher.finish()
    }

    /// Whether dice fall at this, or something comes to light.
    pub(super) fn is_by_chance(&self, state: &G::State, way: &[G::Action]) -> bool {
        self.carry_out(state, way, &mut FastDice::new(0)).is_none_or(|(_, by_chance)| by_chance)
    }

    /// The position after these actions, and whether dice fell or something came to light; nothing if one of them is refused.
    fn carry_out(
        &self,
        state: &G::State,
        way: &[G::Action],
        dice: &mut FastDice,
    ) -> Option<(G::State, bool)> {
        let mut next = state.clone();
        let (mut dice, mut light) = (Counted { dice, casts: 0 }, Light(false));
        for action in way {
            self.game.apply(&mut next, self.seat, action, &mut dice, &mut light).ok()?;
        }
        Some((next, light.0 || dice.casts > 0))
    }
}

/// The actions that lead to a position, and then these.
fn way_to<S, A: Clone>(nodes: &[Node<S, A>], mut at: usize, last: Vec<A>) -> Vec<A> {
    let mut ways = vec![last];
    while let Some((before, way)) = &nodes[at].came {
        ways.push(way.clone());
        at = *before;
    }
    ways.into_iter().rev().flatten().collect()
}

/// Dice that count how often they are cast.
struct Counted<'a> {
    dice: &'a mut FastDice,
    casts: u32,
}

impl Dice for Counted<'_> {
    fn cast(&mut self, cast: Cast) -> u32 {
        self.casts += 1;
        self.dice.cast(cast)
    }
}

/// Whether something came to light.
struct Light(bool);

impl<E> Log<E> for Light {
    fn tell(&mut self, _: Told<E>) {}

    fn reveal(&mut self) {
        self.0 = true;
    }
}
