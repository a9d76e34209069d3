//! Recorded games: whole games as journals under `fixtures/`, replayed to the ends they had.

#![expect(clippy::disallowed_methods, reason = "recorded games are files")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use serde::{Deserialize, Serialize};
use table::dice::{Cast, FastDice, ProvenDice, Provenance, SecretSeed};
use table::journal::{Header, Journal, Origin, What, hash_of};
use table::rolls::{Proof, prove};
use table::{Dice, Game, Play};

/// The dice of a game that is recorded.
#[derive(Debug)]
pub enum RecordingDice {
    /// They follow from a seed.
    Seeded(FastDice),
    /// They can be proven.
    Proven(ProvenDice),
}

impl Dice for RecordingDice {
    fn cast(&mut self, cast: Cast) -> u32 {
        match self {
            RecordingDice::Seeded(dice) => dice.cast(cast),
            RecordingDice::Proven(dice) => dice.cast(cast),
        }
    }
}

/// Plays a game with dice that follow from the seed or, if there is a secret, can be proven by it. `go_on` plays it to its
/// end, and says whether it is worth recording.
///
/// # Panics
/// If the game cannot be played.
pub fn record<G: Game>(
    game: G,
    seed: u64,
    secret: Option<&SecretSeed>,
    go_on: impl FnOnce(&mut Play<G>, &mut RecordingDice) -> bool,
) -> Option<Play<G>> {
    let names = ["Ann", "Bo", "Cleo", "Dan", "Eve", "Fay"];
    let names: Vec<String> = names[..game.seats()].iter().map(|&name| name.to_owned()).collect();
    let (mut dice, origin) = match secret {
        None => (RecordingDice::Seeded(FastDice::new(seed)), Origin::Seeded(seed)),
        Some(secret) => {
            let nonces = names.iter().map(|name| format!("{name}'s share")).collect();
            let provenance =
                Provenance { commitment: secret.commitment(), table: "quiet-fox".to_owned(), nonces };
            let dice = ProvenDice::new(secret, &provenance, 0);
            (RecordingDice::Proven(dice), Origin::Proven(provenance))
        }
    };
    let mut play = Play::start(game, names, origin, None, &mut dice).expect("dice that never fail");
    if !go_on(&mut play, &mut dice) {
        return None;
    }
    if let Some(secret) = secret {
        play.reveal(secret).expect("the game is over");
    }
    Some(play)
}

/// How a recorded game ended.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct End {
    /// Who won.
    pub winners: Vec<u8>,
    /// By which clause.
    pub clause: u16,
    /// Each seat's score.
    pub scores: Vec<i32>,
    /// How long it took, counted as the game counts: its turns or rounds.
    pub length: u32,
    /// How many events there were.
    pub events: usize,
    /// The beginning of the hash of the last position.
    pub state: String,
}

impl End {
    /// The end of a game.
    ///
    /// # Panics
    /// If it is not over.
    pub fn of<G: Game>(play: &Play<G>, length: impl Fn(&G::State) -> u32) -> Self {
        let (game, state) = (play.game(), play.state());
        let outcome = game.outcome(state).expect("the game is over");
        let text = serde_json::to_string(state).expect("a state is plain data");
        End {
            winners: outcome.winners.iter().map(|seat| seat.0).collect(),
            clause: outcome.clause.number,
            scores: game.scores(state),
            length: length(state),
            events: play.log().len(),
            state: hash_of(&text)[..16].to_owned(),
        }
    }
}

/// The recorded games of one game: a journal each, and `ends.json`, which says how they ended.
#[derive(Clone, Copy, Debug)]
pub struct Recordings {
    /// The folder in `fixtures/`.
    pub folder: &'static str,
}

impl Recordings {
    fn file(self, name: &str) -> PathBuf {
        PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures")).join(self.folder).join(name)
    }

    fn read(self, name: &str) -> (String, Journal) {
        let file = self.file(&format!("{name}.jsonl"));
        let text = std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{name}: {error}"));
        let journal = Journal::read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        (text, journal)
    }

    /// Replays a recorded game. Every line must be written as it is, and the dice must be proven as far as they can be.
    ///
    /// # Panics
    /// If anything is different now.
    pub fn replay<G: Game>(self, game: G, name: &str) -> Play<G> {
        let (text, journal) = self.read(name);
        let play = Play::replay(game, &journal).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(play.journal(), text, "{name} is written differently now");
        let proof = match journal.header.dice {
            Origin::Sealed(_) => Proof::Shared,
            Origin::Proven(_) => Proof::Proven,
            _ => Proof::Reproduced,
        };
        assert_eq!(prove(&journal), Ok(proof), "{name}");
        play
    }

    /// Replays a recorded game entry by entry, with a look at it after each.
    ///
    /// # Panics
    /// If it cannot be replayed.
    pub fn watch<G: Game>(self, game: G, name: &str, mut look: impl FnMut(&Play<G>)) {
        let journal = self.read(name).1;
        let start = journal.entries.iter().position(|entry| matches!(entry.what, What::Start));
        let (before, after) = journal.entries.split_at(1 + start.expect("every game has a start"));
        let begun = Journal {
            header: journal.header.clone(),
            entries: before.to_vec(),
            hashes: journal.hashes[..=before.len()].to_vec(),
        };
        let mut play = Play::replay(game, &begun).unwrap_or_else(|error| panic!("{name}: {error}"));
        look(&play);
        for entry in after {
            play.follow(entry).unwrap_or_else(|fault| panic!("{name}: {fault}"));
            look(&play);
        }
    }

    /// The header of a recorded game.
    ///
    /// # Panics
    /// If there is no such game.
    pub fn header(self, name: &str) -> Header {
        self.read(name).1.header
    }

    /// Whether a recorded game has dice that can be proven.
    ///
    /// # Panics
    /// If there is no such game.
    pub fn is_proven(self, name: &str) -> bool {
        matches!(self.read(name).1.header.dice, Origin::Proven(_))
    }

    /// The names of the actions in a recorded game.
    ///
    /// # Panics
    /// If there is no such game.
    pub fn kinds(self, name: &str) -> BTreeSet<String> {
        kinds(&self.read(name).1)
    }

    /// How the games ended, by their names.
    ///
    /// # Panics
    /// If that cannot be read.
    pub fn ends(self) -> BTreeMap<String, End> {
        let text = std::fs::read_to_string(self.file("ends.json")).expect("the recorded ends");
        serde_json::from_str(&text).expect("the recorded ends")
    }

    /// Writes games and how they ended.
    ///
    /// # Panics
    /// If that cannot be written.
    pub fn write<G: Game>(self, games: &BTreeMap<&str, Play<G>>, length: impl Fn(&G::State) -> u32) {
        std::fs::create_dir_all(self.file("")).expect("a folder for the games");
        for (name, play) in games {
            let text = play.journal();
            std::fs::write(self.file(&format!("{name}.jsonl")), text).expect("the game can be written");
        }
        let ends: BTreeMap<&str, End> =
            games.iter().map(|(name, play)| (*name, End::of(play, &length))).collect();
        let ends = serde_json::to_string_pretty(&ends).expect("plain data");
        std::fs::write(self.file("ends.json"), ends + "\n").expect("the ends can be written");
    }
}

/// The names of the actions in a journal.
pub fn kinds(journal: &Journal) -> BTreeSet<String> {
    let name = |what: &What| match what {
        What::Act { action, .. } => {
            let name = action.get().chars().skip_while(|c| !c.is_alphabetic());
            Some(name.take_while(|c| c.is_alphabetic() || *c == '_').collect())
        }
        What::TakeBack { .. } | What::TakeBackTo { .. } => Some("(taken back)".to_owned()),
        _ => None,
    };
    journal.entries.iter().filter_map(|entry| name(&entry.what)).collect()
}
