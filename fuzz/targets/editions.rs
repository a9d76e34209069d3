//! Editions: one that is accepted can be set up, for every number of players.

use games::{GAMES, Setup};
use table::dice::FastDice;
use table::{Game, Silent, Source};

/// Feeds one text.
pub(crate) fn feed(text: &str) {
    for info in GAMES {
        for seats in info.fewest..=info.most {
            let source = Source { name: "fuzzed.toml", text };
            let Ok(game) = Setup::usual(info.kind, seats).open(Some(source)) else { break };
            let state = game.set_up(&mut FastDice::new(0), &mut Silent);
            let broken = game.broken_invariants(&state);
            assert!(broken.is_empty(), "{}: {broken:?}", info.id);
        }
    }
}
