//! Posing a puzzle: what to ask for in a position, so that exactly one plan reaches it and `club` often does not find it.

use table::dice::FastDice;
use table::{Aim, Puzzle, Seat, Silent, Viewer};

use super::{Posed, Proof, Search, TooLarge, Verdict};
use crate::Bot;

/// What a puzzle must be like to be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How many positions are looked at, at most.
    pub positions: usize,
    /// The fewest deeds of its plan; what is done several times counts once.
    pub deeds: usize,
    /// How often `club` misses it at least, in a hundred tries.
    pub missed: u8,
}

/// After how many actions of `club` its try counts as missed.
const LONGEST: usize = 200;
/// How often `club` tries.
const TRIES: u8 = 100;

/// A puzzle that was found.
#[derive(Clone, Debug)]
pub struct Posing<G: Posed> {
    /// The position.
    pub state: G::State,
    /// What its file says.
    pub puzzle: Puzzle,
    /// The plan.
    pub proof: Proof<G::Action>,
}

impl<G: Posed> Posing<G> {
    /// The best puzzle in a position: the first of what the game would ask for that has exactly one plan.
    pub fn of(game: &G, state: &G::State, seat: Seat, limits: Limits) -> Option<Posing<G>> {
        let mut state = state.clone();
        game.alone(&mut state);
        game.aims(&state, seat).into_iter().find_map(|aim| {
            let (aim, proof) = sharpened(game, &state, seat, aim, limits.positions).ok()??;
            if proof.kinds_of_deeds() < limits.deeds {
                return None;
            }
            let missed = missed(game, &state, seat, &aim);
            let plan = serde_json::to_string(&proof.plan).expect("actions are plain data");
            let puzzle = Puzzle { aim, missed, plan };
            (missed >= limits.missed).then(|| Posing { state: state.clone(), puzzle, proof })
        })
    }
}

/// An aim, and the one plan that reaches it.
type Sharpened<A> = (Aim, Proof<A>);

/// The aim, made so high that one plan reaches it, and the plan: first the highest score, and then, if that does not do, with as
/// much left as possible.
fn sharpened<G: Posed>(
    game: &G,
    state: &G::State,
    seat: Seat,
    mut aim: Aim,
    most: usize,
) -> Result<Option<Sharpened<G::Action>>, TooLarge> {
    let search = Search::new(game, seat, &aim, most);
    if search.is_reached(state) {
        return Ok(None);
    }
    let Some((score, left)) = search.best(state)? else { return Ok(None) };
    aim.points = aim.points.map(|_| score);
    if let Verdict::One(proof) = Search::new(game, seat, &aim, most).prove(state)? {
        return Ok(Some((aim, proof)));
    }
    aim.left = Some(left).filter(|&left| left > 0);
    if aim.left.is_none() {
        return Ok(None);
    }
    match Search::new(game, seat, &aim, most).prove(state)? {
        Verdict::One(proof) => Ok(Some((aim, proof))),
        Verdict::None | Verdict::Several(..) => Ok(None),
    }
}

/// How often `club` misses an aim in a hundred tries: each is a turn of its own dice. If luck brings it there, that counts for it.
pub fn missed<G: Posed>(game: &G, state: &G::State, seat: Seat, aim: &Aim) -> u8 {
    let search = Search::new(game, seat, aim, 0);
    let turn = game.turn_of(state);
    let misses = |&number: &u8| {
        let mut dice = FastDice::of_series(1984, number.into());
        // What is hidden is as unknown to it as to anybody.
        let mut state = game.sample(&game.view(state, Viewer::Seat(seat)), &mut dice);
        for _ in 0..LONGEST {
            let Some(asked) = game.to_act(&state).must.first() else { return true };
            let view = game.view(&state, Viewer::Seat(asked));
            let Some(action) = game.choose(Bot::Greedy, &view, &mut dice) else { return true };
            if game.apply(&mut state, asked, &action, &mut dice, &mut Silent).is_err() {
                return true;
            }
            if search.is_reached(&state) {
                return false;
            }
            if game.turn_of(&state) != turn {
                return true;
            }
        }
        true
    };
    let missed = (0..TRIES).filter(misses).count();
    u8::try_from(missed).expect("there are a hundred tries")
}
