//! Journals: reading and replaying one that was tampered with ends in a sentence. The chain of hashes is made anew, since otherwise
//! hardly anything would get past it.

use games::AnyGame;
use table::journal::{Journal, hash_of};
use table::{Game, Play};

/// The same lines with hashes that fit.
fn chained(text: &str) -> String {
    let mut previous = String::new();
    let mut lines = Vec::new();
    for line in text.lines() {
        let body = line.split(",\"hash\"").next().unwrap_or_default().trim_end_matches('}');
        previous = hash_of(&format!("{previous}{body}"));
        lines.push(format!("{body},\"hash\":\"{previous}\"}}"));
    }
    lines.join("\n")
}

/// Feeds one text.
pub(crate) fn feed(text: &str) {
    let _ = Journal::read(text);
    let Ok(journal) = Journal::read(&chained(text)) else { return };
    let Ok(game) = AnyGame::of_header(&journal.header, None) else { return };
    if let Ok(play) = Play::replay(game, &journal) {
        let broken = play.game().broken_invariants(play.state());
        assert!(broken.is_empty(), "{broken:?}");
    }
    let _ = table::rolls::prove(&journal);
}
