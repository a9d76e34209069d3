//! Games that were played elsewhere, brought along as a file: checked as `globetable verify` does, and kept as a finished table.
//!
//! They are kept like all others, so that a link to a moment of theirs holds, also after a restart and at another node. The
//! same file is the same table, however often it is brought.

use std::sync::Arc;

use games::{AnyGame, Setup, SetupError};
use pages::forms;
use pages::guests::Guests;
use pages::talk::Switches;
use serde::{Deserialize, Serialize};
use store::{SeatKind, SeatRecord, Status, StoreError, TableRecord};
use table::dice::{SecretSeed, Sitter};
use table::journal::{Header, Journal, Origin, What};
use table::rolls::{Proof, prove};
use table::{Game, Play, Source};

use crate::house::House;
use crate::loaded::{EditionUse, TableSetup};
use crate::obstacle::Obstacle;

/// The largest file that is looked at. The journal of a game of twenty thousand entries has about half of it.
pub(crate) const LARGEST_JOURNAL: usize = 16 * 1024 * 1024;

/// How far the dice of a game could be checked that was brought along.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Checked {
    Shared,
    TableAlone,
    Proven,
    Reproduced,
    Scripted,
}

impl Checked {
    /// Nothing is to be checked of dice whose seed is a secret still, or of a game that never began.
    fn of(proof: Proof) -> Option<Self> {
        match proof {
            Proof::Shared => Some(Checked::Shared),
            Proof::TableAlone => Some(Checked::TableAlone),
            Proof::Proven => Some(Checked::Proven),
            Proof::Reproduced => Some(Checked::Reproduced),
            Proof::Scripted => Some(Checked::Scripted),
            Proof::SeedNotPublished | Proof::BrokenOff => None,
        }
    }
}

impl From<Checked> for Proof {
    fn from(checked: Checked) -> Self {
        match checked {
            Checked::Shared => Proof::Shared,
            Checked::TableAlone => Proof::TableAlone,
            Checked::Proven => Proof::Proven,
            Checked::Reproduced => Proof::Reproduced,
            Checked::Scripted => Proof::Scripted,
        }
    }
}

/// Why a file is not kept.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Unkept {
    /// Something is wrong with it; in English, as reports about files are.
    #[error("{0}")]
    Wrong(String),
    #[error(transparent)]
    House(#[from] Obstacle),
}

#[expect(clippy::needless_pass_by_value, reason = "it is what `map_err` hands over")]
fn wrong(why: impl ToString) -> Unkept {
    Unkept::Wrong(why.to_string())
}

impl House {
    /// Keeps the game of a journal as a table, and says its id.
    pub(crate) async fn bring(self: &Arc<Self>, text: String) -> Result<String, Unkept> {
        // One at a time: a check takes a processor for itself.
        let _turn = self.checking.lock().await;
        let reading = tokio::task::spawn_blocking(move || Journal::read(&text));
        let journal = reading.await.map_err(wrong)?.map_err(wrong)?;
        let (edition, board) = self.board_of(&journal.header).await?;
        let checking = tokio::task::spawn_blocking(move || check(&journal, board.as_deref()));
        // A forged position can lead the rules astray; then nothing comes back but that they stumbled.
        let (play, proof) = checking.await.map_err(|_| wrong("the rules cannot follow it"))??;
        let id = self.id_of_journal(play.last_hash());
        let record = record(&id, &play, proof, edition, self.time.both().wall)?;
        match self.store.bring_in(&record, &play.lines().to_vec()).await {
            Ok(()) => tracing::info!(table = id, entries = record.entries, "brought from outside"),
            Err(StoreError::Exists { .. }) => {}
            Err(error) => return Err(Obstacle::from(error).into()),
        }
        Ok(id)
    }

    /// The board that a header names, and its text. Nothing if it comes with the program or with older rules that it knows.
    async fn board_of(&self, header: &Header) -> Result<(Option<EditionUse>, Option<String>), Unkept> {
        let wanted = &header.identity.edition;
        match AnyGame::of_header(header, None) {
            Ok(_) => Ok((None, None)),
            Err(error @ SetupError::OtherEdition { .. }) => {
                let own = self.library.edition_with(&wanted.hash).map(|edition| edition.text.clone());
                let kept = self.store.edition(&wanted.hash).await.map_err(Obstacle::from)?;
                let text = own.or(kept).ok_or_else(|| wrong(error))?;
                self.store.put_edition(&wanted.hash, &text).await.map_err(Obstacle::from)?;
                Ok((Some(EditionUse { name: wanted.id.clone(), hash: wanted.hash.clone() }), Some(text)))
            }
            Err(error) => Err(wrong(error)),
        }
    }
}

/// Checks a journal as `globetable verify` does: the chain, every action, every die, and that the game is over.
pub(crate) fn check(journal: &Journal, board: Option<&str>) -> Result<(Play<AnyGame>, Checked), Unkept> {
    let proof = prove(journal).map_err(wrong)?;
    let board = board.map(|text| Source { name: &journal.header.identity.edition.id, text });
    let unfinished = || {
        let last = journal.entries.len();
        wrong(format!("it ends with entry {last}, before the game is over: it may still be played somewhere"))
    };
    let checked = Checked::of(proof).ok_or_else(unfinished)?;
    let game = AnyGame::of_header(&journal.header, board).map_err(wrong)?;
    let play = Play::replay(game, journal).map_err(wrong)?;
    if play.is_over() { Ok((play, checked)) } else { Err(unfinished()) }
}

/// The table as the store keeps it. Nobody sits at it.
fn record(
    id: &str,
    play: &Play<AnyGame>,
    checked: Checked,
    edition: Option<EditionUse>,
    now: i64,
) -> Result<TableRecord, Unkept> {
    let header = play.header();
    let setup = TableSetup {
        play: Setup::of_header(header).map_err(wrong)?,
        edition,
        scenario: header.scenario.clone(),
        host: String::new(),
        broken_off: Vec::new(),
        brought: Some(checked),
        pace: None,
        guests: Guests::default(),
        talk: Switches::default(),
    };
    Ok(TableRecord {
        id: id.to_owned(),
        game: play.game().identity().game,
        setup: serde_json::to_string(&setup).map_err(Obstacle::from)?,
        status: Status::Over,
        entries: play.lines().len() as u64 - 1,
        changes: 1,
        seed: seed_of(play),
        created_at: now,
        changed_at: now,
        seats: seats_of(header)?,
    })
}

/// The seed of the dice, as the last entry publishes it.
fn seed_of(play: &Play<AnyGame>) -> Option<[u8; 32]> {
    let last = play.at(*play.moments().end())?;
    match last.what {
        What::Reveal { seed } => SecretSeed::parse(&seed).map(|seed| seed.0),
        _ => None,
    }
}

pub(crate) fn seats_of(header: &Header) -> Result<Vec<SeatRecord>, Unkept> {
    let bot = |index: usize| match &header.dice {
        Origin::Sealed(sealing) => match sealing.seats.get(index) {
            Some(Sitter::Bot(name)) => Some(name.clone()),
            _ => None,
        },
        _ => None,
    };
    let seat = |(index, name): (usize, &String)| {
        // What was a name when the game was played stays one.
        let name = forms::tidy_name(name)
            .ok()
            .flatten()
            .ok_or_else(|| wrong("a name in it is empty or too long"))?;
        let kind = bot(index).map_or(SeatKind::Person, SeatKind::Bot);
        let seat = u8::try_from(index).map_err(wrong)?;
        Ok(SeatRecord { seat, kind, name, player: None, nonce: None })
    };
    header.names.iter().enumerate().map(seat).collect()
}
