use table::dice::FastDice;
use table::{Game, Seat, Silent};

/// A game that was played to its end at random.
#[derive(Clone, Debug)]
pub struct Finished<S> {
    /// The last position.
    pub state: S,
    /// How many choices among at least two actions were made.
    pub decisions: u64,
    /// How many steps left no choice.
    pub forced: u64,
}

/// Plays one game with uniformly random choices.
///
/// # Panics
/// If nobody can act before the game is over, or it is not over after `limit` steps.
pub fn play_out<G: Game>(game: &G, seed: u64, limit: u64) -> Finished<G::State> {
    let mut dice = FastDice::new(seed);
    let mut choices = FastDice::new(!seed);
    let mut state = game.set_up(&mut dice, &mut Silent);
    let mut actions = Vec::new();
    let (mut decisions, mut forced) = (0, 0);
    while game.outcome(&state).is_none() {
        assert!(decisions + forced < limit, "seed {seed}: not over after {limit} steps");
        let seat = random_seat(game, &state, &mut choices, seed);
        game.legal(&state, seat, &mut actions);
        assert!(!actions.is_empty(), "seed {seed}: a dead end, {seat} is asked and has no action: {state:?}");
        let index = if actions.len() == 1 {
            forced += 1;
            0
        } else {
            decisions += 1;
            pick(&mut choices, actions.len())
        };
        let action = actions[index].clone();
        if let Err(refusal) = game.apply(&mut state, seat, &action, &mut dice, &mut Silent) {
            panic!("seed {seed}: {action:?} is listed but refused: {refusal}");
        }
    }
    Finished { state, decisions, forced }
}

/// Plays many games and checks the invariants at the end of each. Returns the decisions of each game.
pub fn marathon<G: Game>(game: &G, seeds: std::ops::Range<u64>, limit: u64) -> Vec<u64> {
    seeds
        .map(|seed| {
            let finished = play_out(game, seed, limit);
            let broken = game.broken_invariants(&finished.state);
            assert!(broken.is_empty(), "seed {seed}: {broken:?}");
            finished.decisions
        })
        .collect()
}

/// One of the seats that are waited for.
pub(crate) fn random_seat<G: Game>(game: &G, state: &G::State, choices: &mut FastDice, seed: u64) -> Seat {
    let must = game.to_act(state).must;
    assert!(!must.is_empty(), "seed {seed}: nobody is to act, and the game is not over: {state:?}");
    must.iter().nth(pick(choices, must.len())).expect("an index below the number of seats")
}

pub(crate) fn pick(choices: &mut FastDice, of: usize) -> usize {
    choices.below(u32::try_from(of).expect("no list is that long")) as usize
}
