//! Tables and journals in SQLite or PostgreSQL; the only crate that knows SQL.
//!
//! A game is its journal: a header (line 0) and entries (lines 1, 2, …), each an opaque line of text to this
//! crate. What is acknowledged is on the disk. An append names the number of its first line, and a number is given
//! away once, so of two nodes that act at the same time exactly one is told yes.
//!
//! ```
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let folder = tempfile::tempdir()?;
//! # let path = folder.path().join("tables.db").display().to_string();
//! use store::{NewTable, Next, SeatRecord, StoreError};
//!
//! let store = store::open(&path.parse()?).await?;
//! let seats = vec![SeatRecord::open(0), SeatRecord::open(1)];
//! let table = NewTable { id: "amber-owl".into(), game: "globetrotters".into(), setup: "{}".into(), seats };
//! store.create_table(&table).await?;
//! store.start("amber-owl", &table.seats, "the header", &[], Next::People).await?;
//! store.append("amber-owl", 1, &["the first entry".into()], Next::People).await?;
//!
//! let again = store.append("amber-owl", 1, &["another first entry".into()], Next::People).await;
//! assert!(matches!(again, Err(StoreError::Taken { number: 1, .. })));
//! assert_eq!(store.journal("amber-owl").await?, ["the header", "the first entry"]);
//! # store.close().await;
//! # Ok(()) }
//! ```
//!
//! # Where things are
//! `ledger` says what happens to a table, once for both engines, in statements that both understand (`held`: while nobody else can
//! change it; `rows`: what comes back; `fit`: what can be kept); `sqlite` and
//! `postgres` open a database and carry statements out; `notes` is what is kept beside the journals; `listener` brings PostgreSQL's notifications home. `alone` keeps
//! a second server away from a SQLite file, `backup` copies one, and `tidying` takes old tables out. What is kept of people rather than of their game has a
//! file each: `accounts`, `passkeys`, `company`, `results`, `seat_links`, `talk`, `tokens`, `ways` and `calls`.

mod accounts;
mod address;
mod alone;
mod backup;
mod beside;
mod calls;
mod company;
mod error;
mod fit;
mod held;
mod ledger;
mod listener;
mod notes;
mod passkeys;
mod postgres;
mod record;
mod results;
mod rows;
mod seat_links;
mod session;
mod sqlite;
mod talk;
mod tidying;
mod tokens;
mod ways;

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use tokio::sync::broadcast;

use address::Place;
use ledger::Ledger;
use postgres::PostgresServer;
use sqlite::SqliteFile;

pub use accounts::{Account, Device, KeepsAccounts};
pub use address::{Address, AddressError};
pub use backup::{CheckJournal, Contents, back_up, restore};
pub use beside::Beside;
pub use calls::{Call, KeepsCalls, Waiting};
pub use company::{Company, KeepsCompany};
pub use error::StoreError;
pub use passkeys::{Challenge, KeepsPasskeys, Passkey};
pub use record::{ClockRecord, NewTable, News, Next, NoteRecord, SeatKind, SeatRecord, Status, TableRecord};
pub use results::{GAMES_LISTED, KeepsResults, PastGame};
pub use seat_links::{KeepsLinks, SeatLink, SeatMove};
pub use talk::{Circle, KeepsTalk, Said, Saying};
pub use tidying::Tidies;
pub use tokens::{KeepsTokens, Token};
pub use ways::{KeepsWays, Way, WayKind, WayState};

/// How many tables [`Store::tables_of`] returns at most.
pub const TABLES_LISTED: usize = 50;

/// Opens the database at `address` and brings its schema up to date.
///
/// SQLite's folder and file are made if they do not exist. Open a SQLite file once per process: news travels
/// between the holders of one [`Store`], not between two stores on the same file.
///
/// # Errors
/// When the folder cannot be written, PostgreSQL cannot be reached or refuses the login, or the database was
/// written by a newer version. The message says what to do about it.
pub async fn open(address: &Address) -> Result<Arc<dyn Store>, StoreError> {
    match &address.0 {
        Place::Sqlite(path) => Ok(Arc::new(Ledger(SqliteFile::open(address, path).await?))),
        Place::Postgres(options) => Ok(Arc::new(Ledger(PostgresServer::open(address, options).await?))),
    }
}

/// Opens the database for a server. A SQLite file is served by one process at a time: `who` is what the next one that
/// tries is told, until this store is closed or the process ends. A PostgreSQL database is served by any number.
///
/// # Errors
/// As [`open`], and [`StoreError::Served`].
pub async fn open_to_serve(address: &Address, who: &str) -> Result<Arc<dyn Store>, StoreError> {
    match &address.0 {
        Place::Sqlite(path) => Ok(Arc::new(Ledger(SqliteFile::open_to_serve(address, path, who).await?))),
        Place::Postgres(_) => open(address).await,
    }
}

/// Tables, their seats and journals, and the editions they are played with.
///
/// Every change happens entirely or not at all, also when its future is dropped half-way. After an error that is
/// not a refusal (see [`StoreError::is_refusal`]) a change may or may not have happened, for instance when the
/// connection broke while the answer was on its way: read the table again before you try again.
#[async_trait]
pub trait Store:
    KeepsAccounts
    + KeepsCalls
    + KeepsCompany
    + KeepsLinks
    + KeepsPasskeys
    + KeepsResults
    + KeepsTalk
    + KeepsTokens
    + KeepsWays
    + Tidies
    + Send
    + Sync
{
    /// The secret of this house: made at random on the first call, the same ever after and on every node.
    async fn host_secret(&self) -> Result<[u8; 32], StoreError>;

    /// Makes a table, with its seats, that waits for players. Refuses an id that exists.
    async fn create_table(&self, table: &NewTable) -> Result<(), StoreError>;

    /// The table with this id, if there is one.
    async fn table(&self, id: &str) -> Result<Option<TableRecord>, StoreError>;

    /// The tables at which `player` owns a seat, the newest first, at most [`TABLES_LISTED`].
    async fn tables_of(&self, player: &str) -> Result<Vec<TableRecord>, StoreError>;

    /// Changes a seat from `before` to `after`; [`StoreError::Conflict`] if it is no longer as `before`. Returns
    /// [`TableRecord::changes`] as it is then, as do [`Store::start`] and [`Store::append`].
    ///
    /// Works while the table is open and while it plays (a bot takes over, the owner returns). The nonce is fixed
    /// from the start on, because the dice depend on it: [`StoreError::NonceFixed`].
    async fn change_seat(&self, id: &str, before: &SeatRecord, after: &SeatRecord)
    -> Result<u64, StoreError>;

    /// Starts an open table, once: writes `header` as line 0 and `lines` as the entries 1, 2, … of its journal.
    ///
    /// `seats` are all the table's seats in order, as the header was made from them. If somebody sat down, left or
    /// changed a nonce in the meantime, the header would not tell the truth, and nothing is started:
    /// [`StoreError::Conflict`].
    async fn start(
        &self,
        id: &str,
        seats: &[SeatRecord],
        header: &str,
        lines: &[String],
        next: Next,
    ) -> Result<u64, StoreError>;

    /// Adds `lines` to the journal of a playing table, numbered from `first` on; all of them or none.
    ///
    /// [`StoreError::Taken`] if number `first` has been written already, [`StoreError::Gap`] if one before it is
    /// still missing. With them goes who acts next, so that what is due survives whoever was to do it. Without lines it does nothing.
    async fn append(&self, id: &str, first: u64, lines: &[String], next: Next) -> Result<u64, StoreError> {
        self.append_with(id, first, lines, next, None).await
    }

    /// The same, and sets the clocks of the table with it; both happen or neither.
    async fn append_with(
        &self,
        id: &str,
        first: u64,
        lines: &[String],
        next: Next,
        clocks: Option<&ClockRecord>,
    ) -> Result<u64, StoreError>;

    /// The clocks of a table, if it has any.
    async fn clocks(&self, id: &str) -> Result<Option<String>, StoreError>;

    /// Sets the clocks of a table of which nothing has changed since [`TableRecord::changes`] was this; says what it is then, or
    /// nothing if somebody was faster.
    async fn set_clocks(
        &self,
        id: &str,
        changes: u64,
        clocks: &ClockRecord,
    ) -> Result<Option<u64>, StoreError>;

    /// Ends a playing table. Nothing can be appended afterwards.
    async fn finish(&self, id: &str) -> Result<(), StoreError>;

    /// Takes down that nothing is due at a table, as long as its journal has this many entries.
    async fn settle(&self, id: &str, entries: u64) -> Result<(), StoreError>;

    /// Gives a node the sole right to act for the house at a table, for the length of `lease` by the database's clock;
    /// or says no, because another has it. Whoever has it may ask again to keep it.
    ///
    /// The right spares double work and nothing else: what keeps two nodes from both acting is [`Store::append`].
    async fn claim(&self, id: &str, node: &str, lease: Duration) -> Result<bool, StoreError>;

    /// The tables at which something is due or somebody's time is up, and this node may do it: those it has already, for another `lease`, and at
    /// most `most` that nobody has.
    async fn claim_due(&self, node: &str, lease: Duration, most: usize) -> Result<Vec<String>, StoreError>;

    /// Gives back whatever a node has claimed.
    async fn release(&self, node: &str) -> Result<(), StoreError>;

    /// Adds a table as it was kept elsewhere, with its whole journal. Refuses an id that exists.
    async fn bring_in(&self, table: &TableRecord, lines: &[String]) -> Result<(), StoreError> {
        self.bring_in_with(table, lines, &Beside::default()).await
    }

    /// The same, with what lay beside the journal; all of it or nothing.
    async fn bring_in_with(
        &self,
        table: &TableRecord,
        lines: &[String],
        beside: &Beside,
    ) -> Result<(), StoreError>;

    /// What was done at a table beside its game, in the order in which it was.
    async fn notes(&self, id: &str) -> Result<Vec<NoteRecord>, StoreError>;

    /// Adds a note to a table that plays, the first being number 1; [`StoreError::Taken`] if the number is not the next one. With
    /// it a seat may change, as [`Store::change_seat`] does, and the clocks may; all of it happens or nothing. Returns [`TableRecord::changes`].
    async fn note(
        &self,
        id: &str,
        number: u64,
        note: &str,
        seat: Option<(&SeatRecord, &SeatRecord)>,
        clocks: Option<&ClockRecord>,
    ) -> Result<u64, StoreError>;

    /// The time of this house in milliseconds, by whose counting a node has lived until `at`. It goes on as long as any node
    /// says so, and stands still while none lives; no clock that can be set has a part in it. With it comes what the
    /// database's clock says, in seconds since 1970.
    async fn beat(&self, at: i64) -> Result<(i64, i64), StoreError>;

    /// Takes down that these players had a page of these tables open at this time of the house: table and player.
    async fn see(&self, seen: &[(String, String)], at: i64) -> Result<(), StoreError>;

    /// When the owner of each seat was last seen, by the time of this house, in the order of the seats.
    async fn seen(&self, id: &str) -> Result<Vec<i64>, StoreError>;

    /// The whole journal: the header, then the entries in order. Empty before the start.
    async fn journal(&self, id: &str) -> Result<Vec<String>, StoreError>;

    /// The journal from line `first` on (the header is line 0). Empty if it is not that long.
    async fn journal_from(&self, id: &str, first: u64) -> Result<Vec<String>, StoreError>;

    /// Keeps the text of an edition under its hash. Keeping the same one again changes nothing.
    async fn put_edition(&self, hash: &str, text: &str) -> Result<(), StoreError>;

    /// The text of the edition with this hash, if it was kept.
    async fn edition(&self, hash: &str) -> Result<Option<String>, StoreError>;

    /// News of every change committed from now on, by whichever node.
    ///
    /// News says *that* a table changed, never what: read it. News of one change may come twice, and after
    /// PostgreSQL was out of reach it comes for every table that may have changed meanwhile. A receiver that gets
    /// [`RecvError::Lagged`](broadcast::error::RecvError::Lagged) has missed some and reads again whatever it shows.
    fn news(&self) -> broadcast::Receiver<News>;

    /// Closes all connections, and waits for it. Calls made afterwards fail.
    async fn close(&self);
}
