//! The recorded games.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use games::AnyGame;
use table::journal::Journal;
use table::{Play, Source};

/// A file, its journal, and the game.
type Recorded = (PathBuf, Journal, Play<AnyGame>);

/// Every recorded game, with its file and its journal.
pub(crate) fn games() -> Vec<Recorded> {
    let mut games = Vec::new();
    read_folder(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures")), &mut games);
    assert!(games.len() > 40, "{} games are recorded", games.len());
    games
}

fn read_folder(folder: &Path, games: &mut Vec<Recorded>) {
    let entries = std::fs::read_dir(folder)
        .expect("a folder can be read")
        .map(|entry| entry.expect("a folder can be read").path());
    let paths: BTreeSet<PathBuf> = entries.collect();
    for path in paths {
        if path.is_dir() {
            read_folder(&path, games);
        } else if path.extension().is_some_and(|extension| extension == "jsonl") {
            let Ok(journal) = Journal::read(&std::fs::read_to_string(&path).expect("a journal is text"))
            else {
                continue;
            };
            if let Some(play) = replay(folder, &journal) {
                games.push((path, journal, play));
            }
        }
    }
}

/// The game, on the board that came with the program of its time. Forgeries are recorded too, and are no games.
fn replay(folder: &Path, journal: &Journal) -> Option<Play<AnyGame>> {
    let board = std::fs::read_to_string(folder.join("world.toml")).ok();
    let then = board.as_deref().map(|text| Source { name: "world", text });
    let of = |board| AnyGame::of_header(&journal.header, board).ok();
    Play::replay(of(None).or_else(|| of(then))?, journal).ok()
}
