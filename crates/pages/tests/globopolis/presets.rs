//! Whatever stands in a form at first, and on a button, can be sent as it stands.

#![expect(clippy::disallowed_methods, reason = "a test may read the recorded games")]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use games::{AnyAction, AnyGame};
use table::dice::FastDice;
use table::journal::{Journal, What};
use table::{Game, Play, Silent};

use crate::person::{Press, presses};

/// How many entries of a recorded game are passed over between two that are looked at.
const STRIDE: usize = 7;

fn recorded() -> Vec<(PathBuf, Journal)> {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/globopolis/rules-3"));
    let entries = std::fs::read_dir(folder).expect("the folder can be read");
    let paths: BTreeSet<PathBuf> =
        entries.map(|entry| entry.expect("the folder can be read").path()).collect();
    let journals =
        paths.into_iter().filter(|path| path.extension().is_some_and(|extension| extension == "jsonl"));
    let read = |path: &PathBuf| Journal::read(&std::fs::read_to_string(path).expect("a journal is text"));
    journals.map(|path| (path.clone(), read(&path).expect("a recorded game"))).collect()
}

/// The game as it begins, and how many entries that takes.
fn beginning(journal: &Journal) -> (Play<AnyGame>, usize) {
    let start = journal.entries.iter().position(|entry| matches!(entry.what, What::Start));
    let first = 1 + start.expect("a game starts");
    let mut begun = journal.clone();
    begun.entries.truncate(first);
    begun.hashes.truncate(first + 1);
    let game = AnyGame::of_header(&journal.header, None).expect("a game of this program");
    (Play::replay(game, &begun).expect("the beginning of a recorded game"), first)
}

/// Why a button cannot be pressed, if it cannot.
fn refused(play: &Play<AnyGame>, seat: table::Seat, press: &Press) -> Option<String> {
    let mut state = play.state().clone();
    for action in &press.actions {
        let (action, dice) = (AnyAction::Globopolis(*action), &mut FastDice::new(1));
        if let Err(refusal) = play.game().apply(&mut state, seat, &action, dice, &mut Silent) {
            return Some(format!("{action:?}: {refusal}"));
        }
    }
    None
}

#[test]
fn everything_that_can_be_pressed_in_recorded_games_is_legal() {
    let mut pressed = 0;
    for (path, journal) in recorded() {
        let (mut play, first) = beginning(&journal);
        for (index, entry) in journal.entries[first..].iter().enumerate() {
            let may = if index % STRIDE == 0 {
                play.game().to_act(play.state()).may
            } else {
                table::SeatSet::EMPTY
            };
            for seat in may.iter() {
                for press in presses(&play, seat) {
                    let refused = refused(&play, seat, &press);
                    assert_eq!(refused, None, "{} in entry {} of {}", press.label, entry.n, path.display());
                    pressed += 1;
                }
            }
            play.follow(entry)
                .unwrap_or_else(|fault| panic!("entry {} of {}: {fault}", entry.n, path.display()));
        }
    }
    println!("{pressed} buttons were pressed");
    assert!(pressed > 4_000, "{pressed} buttons were pressed");
}
