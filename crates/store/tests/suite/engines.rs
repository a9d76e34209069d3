//! Places for a store to be, and what the tests put into them.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Executor, PgConnection};
use store::{NewTable, Next, SeatKind, SeatRecord, Store};
use tempfile::TempDir;

use crate::postgres_server;

/// An empty database of either kind. It can be opened several times, as several nodes do.
pub(crate) struct Place {
    pub(crate) address: String,
    /// PostgreSQL's name for it.
    pub(crate) database: String,
    folder: Option<TempDir>,
}

impl Place {
    pub(crate) fn sqlite() -> Self {
        let folder = tempfile::tempdir().unwrap();
        Self {
            address: folder.path().join("deep/inside/tables.db").display().to_string(),
            database: String::new(),
            folder: Some(folder),
        }
    }

    /// A file that exists.
    pub(crate) fn sqlite_at(path: &std::path::Path) -> Self {
        let folder = Some(tempfile::tempdir().unwrap());
        Self { address: path.display().to_string(), database: String::new(), folder }
    }

    pub(crate) async fn postgres() -> Self {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let database = format!("test_{}", MADE.fetch_add(1, Ordering::Relaxed));
        let place = Self { address: postgres_server::address_of(&database), database, folder: None };
        place.administer(format!("CREATE DATABASE {}", place.database)).await;
        place
    }

    /// Lets new connections in, or keeps them out. Those that exist stay.
    pub(crate) async fn allow_connections(&self, allow: bool) {
        self.administer(format!("ALTER DATABASE {} ALLOW_CONNECTIONS {allow}", self.database)).await;
    }

    async fn administer(&self, sql: String) {
        let mut admin = self.admin().await;
        admin.execute(AssertSqlSafe(sql)).await.unwrap();
        admin.close().await.unwrap();
    }

    /// A connection to the same server, but not to the database under test.
    pub(crate) async fn admin(&self) -> PgConnection {
        connect_postgres(&postgres_server::address_of("postgres")).await
    }

    pub(crate) fn is_postgres(&self) -> bool {
        self.folder.is_none()
    }

    pub(crate) async fn open(&self) -> Arc<dyn Store> {
        store::open(&self.address.parse().unwrap()).await.unwrap()
    }

    /// Carries out a script of statements.
    pub(crate) async fn run_script(&self, script: &'static str) {
        if self.is_postgres() {
            sqlx::raw_sql(script).execute(&mut connect_postgres(&self.address).await).await.unwrap();
        } else {
            std::fs::create_dir_all(std::path::Path::new(&self.address).parent().unwrap()).unwrap();
            let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&self.address);
            let mut connection = options.create_if_missing(true).connect().await.unwrap();
            sqlx::raw_sql(script).execute(&mut connection).await.unwrap();
            connection.close().await.unwrap();
        }
    }

    /// Carries out a statement behind the store's back.
    pub(crate) async fn meddle(&self, sql: &'static str) {
        if self.is_postgres() {
            connect_postgres(&self.address).await.execute(sql).await.unwrap();
        } else {
            let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&self.address);
            options.connect().await.unwrap().execute(sql).await.unwrap();
        }
    }
}

async fn connect_postgres(address: &str) -> PgConnection {
    PgConnection::connect(address).await.unwrap()
}

pub(crate) fn person(seat: u8, player: &str) -> SeatRecord {
    SeatRecord {
        seat,
        kind: SeatKind::Person,
        name: player.to_uppercase(),
        player: Some(player.into()),
        nonce: Some(format!("nonce of {player}")),
    }
}

pub(crate) fn bot(seat: u8) -> SeatRecord {
    SeatRecord { kind: SeatKind::Bot("careful".into()), name: "Careful".into(), ..SeatRecord::open(seat) }
}

/// A table with a person, a bot and an empty seat.
pub(crate) fn new_table(id: &str) -> NewTable {
    NewTable {
        id: id.into(),
        game: "globetrotters".into(),
        setup: r#"{"edition":"world"}"#.into(),
        seats: vec![person(0, "ada"), bot(1), SeatRecord::open(2)],
    }
}

/// Makes a table and starts it, with no entries yet.
pub(crate) async fn started(store: &dyn Store, id: &str) -> NewTable {
    let table = new_table(id);
    store.create_table(&table).await.unwrap();
    store.start(id, &table.seats, "header", &[], Next::People).await.unwrap();
    table
}

pub(crate) fn lines<const N: usize>(lines: [&str; N]) -> Vec<String> {
    lines.map(str::to_owned).to_vec()
}
