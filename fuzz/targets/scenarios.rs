//! Scenarios: a position that is accepted can be played on.

use table::dice::FastDice;
use table::{Game, Silent, Source};

/// So far a position is played on.
const STEPS: usize = 40;

/// Feeds one text.
pub(crate) fn feed(text: &str) {
    let source = Source { name: "fuzzed.toml", text };
    let Ok(game) = games::open_scenario(source, None) else { return };
    let mut dice = FastDice::new(0);
    let Ok(mut state) = game.scenario(source, &mut dice) else { return };
    let mut actions = Vec::new();
    for step in 0..STEPS {
        let broken = game.broken_invariants(&state);
        assert!(broken.is_empty(), "{broken:?} after {step} steps");
        if game.outcome(&state).is_some() {
            return;
        }
        let seat = game.to_act(&state).must.first().expect("somebody is asked until the game is over");
        game.legal(&state, seat, &mut actions);
        assert!(!actions.is_empty(), "a dead end for {seat} after {step} steps: {state:?}");
        let chosen = dice.below(u32::try_from(actions.len()).expect("a short list")) as usize;
        game.apply(&mut state, seat, &actions[chosen], &mut dice, &mut Silent)
            .unwrap_or_else(|refusal| panic!("{:?} is listed but refused: {refusal}", actions[chosen]));
    }
}
