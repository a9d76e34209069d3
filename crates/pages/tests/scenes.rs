//! Whole games as they are seen: what befalls a player is told to them, and nothing is told to anybody who may not know it.

#![expect(clippy::disallowed_methods, reason = "a test may read the recorded games")]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use games::AnyGame;
use pages::model::LogLine;
use pages::scene::{Weight, scenes};
use table::journal::Journal;
use table::{Game, Play, Seat, Source, Viewer};

/// Every recorded game, with its file.
fn recorded() -> Vec<(PathBuf, Play<AnyGame>)> {
    let mut games = Vec::new();
    read_folder(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures")), &mut games);
    assert!(games.len() > 40, "{} games are recorded", games.len());
    games
}

fn read_folder(folder: &Path, games: &mut Vec<(PathBuf, Play<AnyGame>)>) {
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
                games.push((path, play));
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

#[test]
fn whoever_loses_points_by_others_is_told_of_it_as_their_own_fortune() {
    let mut losses = 0;
    for (path, play) in recorded() {
        for seat in Seat::all(play.game().seats()) {
            let log = pages::log_for(&play, Viewer::Seat(seat));
            for pair in play.scores().windows(2) {
                let [(_, before), (entry, after)] = pair else { unreachable!("windows of two") };
                // A takeback undoes what was told.
                let is_takeback = !play.log().iter().any(|logged| logged.entry == *entry);
                if after[seat.index()] >= before[seat.index()] || is_takeback {
                    continue;
                }
                losses += 1;
                let scene: Vec<&LogLine> = log.iter().filter(|line| line.entry == *entry).collect();
                let own_fortune = |line: &&LogLine| line.beat.weight_for(Some(seat)) >= Weight::Luck;
                // What one does oneself, or has offered, is no harm.
                let own = scene.iter().any(|line| line.actor == Some(seat) || line.beat.owner == Some(seat));
                assert!(
                    own || scene.iter().any(own_fortune),
                    "{seat} went from {} to {} in entry {entry} of {}, and was told: {scene:#?}",
                    before[seat.index()],
                    after[seat.index()],
                    path.display()
                );
            }
        }
    }
    assert!(losses > 100, "only {losses} losses were looked at");
}

#[test]
fn a_scene_holds_nothing_that_its_viewer_may_not_know() {
    let mut secrets = 0;
    for (_, play) in recorded() {
        let viewers = Seat::all(play.game().seats()).map(Viewer::Seat).chain([Viewer::Spectator]);
        for viewer in viewers {
            let log = pages::log_for(&play, viewer);
            let known = play.log().iter().filter(|logged| logged.told.audience.includes(viewer));
            assert_eq!(scenes(&log).map(|scene| scene.lines.len()).sum::<usize>(), known.count());
            secrets += play.log().len() - log.len();
        }
    }
    assert!(secrets > 1000, "only {secrets} secrets were kept");
}
