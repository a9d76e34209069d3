//! What all requests share.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use games::{AnyGame, Setup};
use pages::Localizer;
use store::{News, Store};
use table::dice::SecretSeed;
use table::journal::hex;
use table::{Game, Source};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::watch;
use tokio_rustls::TlsAcceptor;

use crate::Config;
use crate::accounts::Accounts;
use crate::backoff::Backoff;
use crate::bot_turns::BotTurns;
use crate::bounds::Bounds;
use crate::calling::Caller;
use crate::club::ClubRoom;
use crate::doors::Doors;
use crate::library::Library;
use crate::limits::Limits;
use crate::lines::Lines;
use crate::loaded::Table;
use crate::metrics::Metrics;
use crate::nearby::Nearby;
use crate::obstacle::Obstacle;
use crate::opening::BotTables;
use crate::pulse::Time;
use crate::ready::Readiness;
use crate::registry::Registry;
use crate::standing::Ended;

/// How many drawings of boards are kept. A house has a few editions, not many.
const BOARDS_KEPT: usize = 16;

/// The letters of the ids given out: none that is mistaken for another when it is read out.
const ID_LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
/// How long a table's id is: 50 bits, enough that nobody finds a table by guessing.
const ID_LENGTH: usize = 10;

/// One house with its tables.
pub(crate) struct House {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) library: Library,
    pub(crate) bot_pause: Duration,
    /// How far bots may run ahead of what pages have told.
    pub(crate) bot_lead: Duration,
    /// How long somebody who is awaited may take before the host can go on without them.
    pub(crate) patience: Duration,
    /// How long somebody must have been away before others may let a bot hold their seat.
    pub(crate) absence: Duration,
    /// The time of the house.
    pub(crate) time: Time,
    /// Whether the house can write, as it was last tried.
    pub(crate) readiness: Readiness,
    /// How often to look for work that is due.
    pub(crate) look: Duration,
    /// For how long to claim it.
    pub(crate) lease: Duration,
    /// The name under which this node claims it.
    pub(crate) node: String,
    /// When bots think and act.
    pub(crate) bots: BotTurns,
    /// The tables that are left to bots.
    pub(crate) bot_tables: BotTables,
    /// Whether a proxy says who asks.
    pub(crate) behind_proxy: bool,
    /// How much one may have.
    pub(crate) bounds: Bounds,
    /// The names of the house; any, if there are none.
    pub(crate) hosts: Vec<String>,
    /// By what connections are encrypted, if the house does it.
    pub(crate) tls: Option<TlsAcceptor>,
    /// What has to be known to open tables.
    pub(crate) password: Option<String>,
    /// Whether only those open tables whom the host has invited, or who know the password.
    pub(crate) invite_only: bool,
    /// Whose invitations are withdrawn.
    pub(crate) withdrawn: Vec<String>,
    /// Who has shown that they may.
    pub(crate) welcome: Mutex<BTreeSet<String>>,
    /// Who is inside.
    pub(crate) doors: Arc<Doors>,
    /// What has happened.
    pub(crate) metrics: Metrics,
    /// How others in its network reach the house, or would.
    pub(crate) nearby: Nearby,
    /// What accounts need, if there are any.
    pub(crate) accounts: Option<Accounts>,
    /// The page of the club, if there is one.
    pub(crate) club: Option<ClubRoom>,
    /// What was done lately, and by whom.
    pub(crate) limits: Limits,
    /// Whoever tells people that a table waits for them.
    pub(crate) caller: Caller,
    /// Of whom something was ended.
    pub(crate) ended: Ended,
    secret: [u8; 32],
    tables: Registry,
    /// The streams that browsers hold.
    pub(crate) lines: Lines,
    stopping: watch::Sender<bool>,
    boards: Mutex<BTreeMap<(String, String, String), Arc<str>>>,
    /// Held by whoever checks a journal that was brought along.
    pub(crate) checking: tokio::sync::Mutex<()>,
}

impl House {
    pub(crate) fn new(
        store: Arc<dyn Store>,
        secret: [u8; 32],
        library: Library,
        bot_pause: Duration,
    ) -> Self {
        House {
            store,
            library,
            bot_pause,
            bot_lead: Config::BOT_LEAD,
            patience: Config::PATIENCE,
            absence: Config::ABSENCE,
            time: Time::default(),
            readiness: Readiness::default(),
            look: Config::LOOK,
            lease: Config::LEASE,
            node: letters(&random::<ID_LENGTH>()),
            bots: BotTurns::new(std::thread::available_parallelism().map_or(1, usize::from)),
            bot_tables: BotTables::default(),
            behind_proxy: false,
            bounds: Bounds::default(),
            hosts: Vec::new(),
            password: None,
            invite_only: false,
            withdrawn: Vec::new(),
            tls: None,
            welcome: Mutex::default(),
            doors: Doors::new(&Bounds::default(), false),
            metrics: Metrics::default(),
            nearby: Nearby::default(),
            accounts: None,
            club: None,
            limits: Limits::default(),
            caller: Caller::default(),
            ended: Ended::default(),
            secret,
            tables: Registry::default(),
            lines: Lines::default(),
            stopping: watch::Sender::new(false),
            boards: Mutex::default(),
            checking: tokio::sync::Mutex::default(),
        }
    }

    /// The table with this id, loaded if need be.
    pub(crate) async fn table(self: &Arc<Self>, id: &str) -> Result<Arc<Table>, Obstacle> {
        if !is_table_id(id) {
            return Err(Obstacle::NoSuchTable);
        }
        self.tables.get(self, id).await
    }

    /// The table with this id, if it is in memory.
    pub(crate) fn in_memory(&self, id: &str) -> Option<Arc<Table>> {
        self.tables.loaded(id)
    }

    /// The tables in memory.
    pub(crate) fn loaded(&self) -> Vec<Arc<Table>> {
        self.tables.all_loaded()
    }

    /// The seed of a table's dice. It leaves the house only when the game is over.
    pub(crate) fn seed_of(&self, table: &str) -> SecretSeed {
        SecretSeed::of_table(&self.secret, table)
    }

    /// The id of the table at which the people of this one play again: the same for whoever asks, so that they all
    /// meet, and known to nobody before.
    pub(crate) fn next_table_id(&self, table: &str) -> String {
        let bytes = SecretSeed::of_table(&self.secret, &format!("again {table}")).0;
        letters(&bytes)
    }

    /// The id of the table that keeps the game of a journal, by the hash of its last line.
    pub(crate) fn id_of_journal(&self, hash: &str) -> String {
        letters(&SecretSeed::of_table(&self.secret, &format!("journal {hash}")).0)
    }

    /// A secret of this house for some purpose: always the same, and known to nobody who is not told.
    pub(crate) fn secret_for(&self, purpose: &str) -> String {
        hex(&SecretSeed::of_table(&self.secret, purpose).0[..16])
    }

    /// Tells everything that runs on to end.
    pub(crate) fn stop(&self) {
        self.stopping.send_replace(true);
    }

    /// Becomes true when the house closes.
    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.stopping.subscribe()
    }

    /// The drawing of a game's board in this edition and language, if it is at hand.
    pub(crate) async fn board(
        &self,
        game: &str,
        hash: &str,
        l10n: &Localizer,
    ) -> Result<Option<Arc<str>>, Obstacle> {
        let key = (game.to_owned(), hash.to_owned(), l10n.lang().to_owned());
        let kept = self.boards.lock().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
        if kept.is_some() {
            return Ok(kept);
        }
        let Some(game) = self.game_on(game, hash).await? else { return Ok(None) };
        let drawn: Arc<str> = pages::board_svg(&game, l10n).into();
        let mut boards = self.boards.lock().unwrap_or_else(PoisonError::into_inner);
        if boards.len() >= BOARDS_KEPT {
            boards.clear();
        }
        boards.insert(key, drawn.clone());
        Ok(Some(drawn))
    }

    async fn game_on(&self, game: &str, hash: &str) -> Result<Option<AnyGame>, Obstacle> {
        let Some(info) = games::info(game) else { return Ok(None) };
        let setup = Setup::usual(info.kind, info.fewest);
        let built_in = setup.open(None)?;
        if built_in.identity().edition.hash == hash {
            return Ok(Some(built_in));
        }
        if let Some(edition) = self.library.edition_with(hash) {
            return Ok(Some(setup.open(Some(edition.source()))?));
        }
        match self.store.edition(hash).await? {
            // An edition of another game does not open as one of this.
            Some(text) => Ok(setup.open(Some(Source { name: hash, text: &text })).ok()),
            None => Ok(None),
        }
    }
}

/// Follows what other nodes do to the tables that are open here, each table by itself: none waits for another that is busy or long.
pub(crate) async fn follow_news(house: Arc<House>) {
    let mut news = house.store.news();
    loop {
        let (changed, news) = match news.recv().await {
            Ok(news) => (house.tables.loaded(&news.table).into_iter().collect(), Some(news)),
            Err(RecvError::Lagged(_)) => (house.tables.all_loaded(), None),
            Err(RecvError::Closed) => return,
        };
        for table in changed {
            tokio::spawn(follow(table, house.clone(), news.clone()));
        }
    }
}

/// Follows news of a table, or whatever may have become of it.
async fn follow(table: Arc<Table>, house: Arc<House>, news: Option<News>) {
    let followed = match &news {
        Some(news) => table.hear_of(&house, news).await,
        None => table.catch_up(&house).await,
    };
    if let Err(error) = followed {
        tracing::error!(table = table.id, %error, "what another node did could not be followed yet");
        catch_up_in_the_end(table, house).await;
    }
}

/// Tries again until a table has caught up.
async fn catch_up_in_the_end(table: Arc<Table>, house: Arc<House>) {
    let (mut stopping, mut backoff) = (house.stopping(), Backoff::default());
    while !*stopping.borrow() {
        backoff.wait(&table, &mut stopping).await;
        if table.catch_up(&house).await.is_ok() {
            return;
        }
    }
}

/// Whether a text has the form of a table's id.
pub(crate) fn is_table_id(id: &str) -> bool {
    id.len() == ID_LENGTH && id.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'2'..=b'9'))
}

/// An id for a new table.
pub(crate) fn new_table_id() -> String {
    letters(&random::<ID_LENGTH>())
}

fn letters(bytes: &[u8]) -> String {
    bytes.iter().take(ID_LENGTH).map(|byte| char::from(ID_LETTERS[usize::from(byte % 32)])).collect()
}

/// Random bytes from the system.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system that gave the house its secret gives random bytes on");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn new_ids_have_the_form_of_ids() {
        let ids: Vec<String> = (0..100).map(|_| new_table_id()).collect();
        assert!(ids.iter().all(|id| is_table_id(id)), "{ids:?}");
        assert_ne!(ids[0], ids[1]);
    }

    #[test]
    fn other_texts_have_not() {
        for text in ["", "short", "abcdefghi1", "ABCDEFGHIJ", "../../etc2", "abcdefghijk"] {
            assert!(!is_table_id(text), "{text}");
        }
    }
}
