//! SQLite: one file, one process that serves it.

mod appends;

use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{AssertSqlSafe, Connection, SqlSafeStr, Sqlite, Transaction};
use tokio::sync::broadcast;

use self::appends::Appends;
use crate::address::Address;
use crate::alone::Alone;
use crate::error::StoreError;
use crate::record::News;
use crate::session::{Append, Engine, Fields, NEWS_KEPT, Session, Value, bound, fields, to_the_end};

/// How many may read at the same time. In WAL mode they wait for no writer.
const READERS: u32 = 4;

/// How long to wait for another process that writes into the same file, such as a backup.
pub(crate) const PATIENCE: Duration = Duration::from_secs(10);

/// How long is waited for a connection: as good as for ever, since only steps of this program are waited for, each of which ends.
const UNHURRIED: Duration = Duration::from_secs(365 * 24 * 60 * 60);

/// The schema's history. A released file is never edited, only followed by another.
fn migrations() -> Migrator {
    let migration = |version, name: &'static str, sql: &'static str| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(vec![
        migration(1, "tables", include_str!("../migrations/sqlite/0001_tables.sql")),
        migration(2, "due work", include_str!("../migrations/sqlite/0002_due_work.sql")),
        migration(3, "absence", include_str!("../migrations/sqlite/0003_absence.sql")),
        migration(4, "company", include_str!("../migrations/sqlite/0004_company.sql")),
        migration(5, "clocks", include_str!("../migrations/sqlite/0005_clocks.sql")),
        migration(6, "tokens", include_str!("../migrations/sqlite/0006_tokens.sql")),
        migration(7, "calls", include_str!("../migrations/sqlite/0007_calls.sql")),
        migration(8, "results", include_str!("../migrations/sqlite/0008_results.sql")),
        migration(9, "public tables", include_str!("../migrations/sqlite/0009_public_tables.sql")),
        migration(10, "accounts", include_str!("../migrations/sqlite/0010_accounts.sql")),
        migration(11, "passkeys", include_str!("../migrations/sqlite/0011_passkeys.sql")),
        migration(12, "analyses", include_str!("../migrations/sqlite/0012_analyses.sql")),
    ])
}

/// The newest schema that this program knows.
pub(crate) fn newest_migration() -> i64 {
    migrations().iter().map(|migration| migration.version).max().unwrap_or(0)
}

/// An opened SQLite file.
pub(crate) struct SqliteFile {
    address: Address,
    /// One connection: writers queue here in order, instead of racing for SQLite's lock.
    writer: SqlitePool,
    readers: SqlitePool,
    news: broadcast::Sender<News>,
    appends: Appends,
    /// Held while this process serves the file.
    alone: Mutex<Option<Alone>>,
}

impl SqliteFile {
    /// Opens the file for a server, which is then the only one.
    pub(crate) async fn open_to_serve(address: &Address, path: &Path, who: &str) -> Result<Self, StoreError> {
        make_folder(path)?;
        let alone = Alone::take(address, path, who)?;
        let file = Self::open(address, path).await?;
        // What a server before this one claimed and did not live to give back: there is no other now.
        let mut session = file.write().await?;
        session.run("UPDATE tables SET held_until = 0 WHERE held_until > 0", &[]).await?;
        session.commit(None).await?;
        *file.alone.lock().unwrap_or_else(PoisonError::into_inner) = Some(alone);
        Ok(file)
    }

    pub(crate) async fn open(address: &Address, path: &Path) -> Result<Self, StoreError> {
        make_folder(path)?;
        keep_private(path);
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // WAL's customary NORMAL may lose the last commits when the power fails; FULL syncs each of them, so
            // that an acknowledged action is on the disk.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(PATIENCE);
        let pool = |size| {
            // A connection to a file does not grow stale, so none is replaced because of its age.
            SqlitePoolOptions::new()
                .max_connections(size)
                .acquire_timeout(UNHURRIED)
                .idle_timeout(None)
                .max_lifetime(None)
                .before_acquire(|connection, _| Box::pin(async move { Ok(!is_confused(connection)) }))
        };
        let writer = connect(address, &pool(1), &options).await?;
        Self::migrate(address, &writer).await?;
        let readers = pool(READERS).connect_lazy_with(options.pragma("query_only", "ON"));
        tracing::info!(%address, "opened the SQLite database");
        let news = broadcast::Sender::new(NEWS_KEPT);
        let appends = Appends::start(address, &writer, &news);
        Ok(Self { address: address.clone(), writer, readers, news, appends, alone: Mutex::default() })
    }

    /// Brings the schema up to date, inside one transaction that excludes other processes: sqlx itself takes no
    /// lock for SQLite, so two processes that open a new file at once would both try to make the tables.
    async fn migrate(address: &Address, writer: &SqlitePool) -> Result<(), StoreError> {
        let failed = |error| StoreError::from_engine(address, error);
        let migrator = migrations();
        let known = newest_migration();
        let mut connection = writer.acquire().await.map_err(failed)?;
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await.map_err(failed)?;
        // Not `run`, whose future the compiler does not let move between threads; sqlx has this one for that.
        migrator
            .run_direct(None, &mut *transaction, false)
            .await
            .map_err(|error| StoreError::from_migration(address, known, error))?;
        transaction.commit().await.map_err(failed)
    }
}

/// Makes the folder that a file is to be in.
pub(crate) fn make_folder(path: &Path) -> Result<(), StoreError> {
    match path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        Some(folder) => std::fs::create_dir_all(folder)
            .map_err(|source| StoreError::Folder { folder: folder.to_owned(), source }),
        None => Ok(()),
    }
}

/// Whether a connection that nobody uses still counts a transaction. When the disk is full, or fails, SQLite undoes the
/// transaction by itself; the driver's own ROLLBACK then finds none, and it would refuse every BEGIN from there on.
fn is_confused(connection: &SqliteConnection) -> bool {
    let confused = connection.is_in_transaction();
    if confused {
        tracing::warn!("SQLite has undone a transaction by itself; its connection is replaced");
    }
    confused
}

/// Makes the first connection, which turns a new file's WAL mode on. For that one step SQLite does not wait for
/// another process that is doing the same, but fails at once, and offers nothing to wait for: so try again.
async fn connect(
    address: &Address,
    pool: &SqlitePoolOptions,
    options: &SqliteConnectOptions,
) -> Result<SqlitePool, StoreError> {
    let pause = Duration::from_millis(20);
    let mut waited = Duration::ZERO;
    loop {
        match pool.clone().connect_with(options.clone()).await {
            Ok(pool) => return Ok(pool),
            Err(error) => match StoreError::from_engine(address, error) {
                StoreError::Busy { .. } if waited < PATIENCE => tokio::time::sleep(pause).await,
                error => return Err(error),
            },
        }
        waited += pause;
    }
}

/// Makes a file that does not exist yet, for this user's eyes only: it will hold the secret that the dice depend on.
/// SQLite gives the files it makes beside it the same permissions. If it fails, SQLite fails next and says why.
#[cfg(unix)]
pub(crate) fn keep_private(path: &Path) {
    use std::os::unix::fs::OpenOptionsExt;
    let _ = std::fs::OpenOptions::new().write(true).create_new(true).mode(0o600).open(path);
}

#[cfg(not(unix))]
pub(crate) fn keep_private(_path: &Path) {}

#[async_trait]
impl Engine for SqliteFile {
    async fn rows(&self, sql: &'static str, values: &[Value<'_>]) -> Result<Vec<Fields>, StoreError> {
        let rows = bound::<Sqlite>(sql, values).fetch_all(&self.readers).await;
        rows.map(fields).map_err(|error| StoreError::from_engine(&self.address, error))
    }

    async fn write(&self) -> Result<Box<dyn Session>, StoreError> {
        // IMMEDIATE takes the write lock now: a transaction that read first and wants to write later could be
        // refused half-way.
        let writer = self.writer.clone();
        let begun = async move { writer.begin_with("BEGIN IMMEDIATE").await };
        let transaction = to_the_end(&self.address, begun).await?;
        Ok(Box::new(SqliteSession { address: self.address.clone(), transaction, news: self.news.clone() }))
    }

    async fn append(&self, append: &Append<'_>) -> Result<Option<u64>, StoreError> {
        self.appends.write(append).await
    }

    fn news(&self) -> broadcast::Receiver<News> {
        self.news.subscribe()
    }

    async fn close(&self) {
        // The writer goes last: the last connection to close moves the WAL into the database file, which those of
        // the readers may not.
        self.readers.close().await;
        self.writer.close().await;
        self.alone.lock().unwrap_or_else(PoisonError::into_inner).take();
    }
}

struct SqliteSession {
    address: Address,
    transaction: Transaction<'static, Sqlite>,
    news: broadcast::Sender<News>,
}

#[async_trait]
impl Session for SqliteSession {
    async fn run(&mut self, sql: &'static str, values: &[Value<'_>]) -> Result<u64, StoreError> {
        match bound::<Sqlite>(sql, values).execute(&mut *self.transaction).await {
            Ok(done) => Ok(done.rows_affected()),
            Err(error) => Err(StoreError::from_engine(&self.address, error)),
        }
    }

    async fn rows(&mut self, sql: &'static str, values: &[Value<'_>]) -> Result<Vec<Fields>, StoreError> {
        let rows = bound::<Sqlite>(sql, values).fetch_all(&mut *self.transaction).await;
        rows.map(fields).map_err(|error| StoreError::from_engine(&self.address, error))
    }

    async fn hold(&mut self, table: &str) -> Result<Option<Fields>, StoreError> {
        // The transaction holds the whole database already.
        let sql = "SELECT status, entries FROM tables WHERE id = $1";
        Ok(self.rows(sql, &[Value::Text(table)]).await?.pop())
    }

    async fn write_lines(&mut self, table: &str, first: i64, lines: &[&str]) -> Result<u64, StoreError> {
        let mut written = 0;
        for (number, line) in (first..).zip(lines) {
            written += self
                .run(
                    "INSERT INTO lines (table_id, number, line) VALUES ($1, $2, $3)
                     ON CONFLICT (table_id, number) DO NOTHING",
                    &[Value::Text(table), Value::Number(number), Value::Text(line)],
                )
                .await?;
        }
        Ok(written)
    }

    async fn forget(&mut self, table: &str) -> Result<(), StoreError> {
        // What belongs to what belongs to a table may go in any order.
        self.run("PRAGMA defer_foreign_keys = ON", &[]).await?;
        let parts = self
            .rows(
                "SELECT m.name FROM sqlite_master m, pragma_table_info(m.name) c
                 WHERE m.type = 'table' AND c.name = 'table_id'",
                &[],
            )
            .await?;
        for part in parts {
            // The name is that of a part of our own schema.
            let sql = AssertSqlSafe(format!("DELETE FROM \"{}\" WHERE table_id = $1", part.text(0)?));
            let removed = sqlx::query(sql).bind(table).execute(&mut *self.transaction).await;
            removed.map_err(|error| StoreError::from_engine(&self.address, error))?;
        }
        Ok(())
    }

    async fn commit(self: Box<Self>, changed: Option<&str>) -> Result<(), StoreError> {
        let Self { address, transaction, news } = *self;
        let changed = changed.map(str::to_owned);
        to_the_end(&address, async move {
            transaction.commit().await?;
            if let Some(table) = changed {
                // An error only means that nobody listens.
                let _ = news.send(News { table, changes: None });
            }
            Ok(())
        })
        .await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// No test can pull the plug; this one checks the settings under which SQLite promises to survive it.
    #[tokio::test]
    async fn an_acknowledged_commit_is_on_the_disk() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tables.db");
        let file = SqliteFile::open(&path.clone().into(), &path).await.unwrap();
        for _ in 0..2 {
            let mut session = file.write().await.unwrap();
            let mut setting = async |sql| session.rows(sql, &[]).await.unwrap().pop().unwrap();
            assert_eq!(setting("PRAGMA journal_mode").await.text(0).unwrap(), "wal");
            assert_eq!(setting("PRAGMA synchronous").await.number(0).unwrap(), 2, "FULL");
            assert_eq!(setting("PRAGMA foreign_keys").await.number(0).unwrap(), 1);
        }
        file.close().await;
    }

    /// The number of pages that the writer may use is the room that there is. It goes with its connection, so when that
    /// one is replaced there is room again, as when somebody has tidied up the disk.
    #[tokio::test]
    async fn a_full_disk_is_survived_once_there_is_room_again() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tables.db");
        let file = SqliteFile::open(&path.clone().into(), &path).await.unwrap();
        let keep = async |hash: &str, size: usize| {
            let mut session = file.write().await?;
            let text = "x".repeat(size);
            let sql = "INSERT INTO editions (hash, text) VALUES ($1, $2)";
            session.run(sql, &[Value::Text(hash), Value::Text(&text)]).await?;
            session.commit(None).await
        };
        keep("before", 10).await.unwrap();
        for round in ["first", "second"] {
            let mut writer = file.writer.acquire().await.unwrap();
            sqlx::query("PRAGMA max_page_count = 1").execute(&mut *writer).await.unwrap();
            drop(writer);
            let full = keep(round, 1_000_000).await;
            assert!(matches!(full, Err(StoreError::Full { .. })), "{full:?}");
            keep(round, 1_000_000).await.unwrap();
        }
        let kept = file.rows("SELECT hash FROM editions ORDER BY hash", &[]).await.unwrap();
        let kept: Vec<String> = kept.iter().map(|row| row.text(0).unwrap()).collect();
        assert_eq!(kept, ["before", "first", "second"]);
        file.close().await;
    }

    /// Another process that writes for longer than one waits for it.
    #[tokio::test]
    async fn a_locked_database_is_survived_once_it_is_free_again() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tables.db");
        let file = SqliteFile::open(&path.clone().into(), &path).await.unwrap();
        let mut writer = file.writer.acquire().await.unwrap();
        sqlx::query("PRAGMA busy_timeout = 1").execute(&mut *writer).await.unwrap();
        drop(writer);
        let keep = async |hash: &str| {
            let mut session = file.write().await?;
            let sql = "INSERT INTO editions (hash, text) VALUES ($1, '')";
            session.run(sql, &[Value::Text(hash)]).await?;
            session.commit(None).await
        };
        let mut other =
            SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(&path)).await.unwrap();
        for round in ["first", "second"] {
            let held = other.begin_with("BEGIN IMMEDIATE").await.unwrap();
            let locked = keep(round).await;
            assert!(matches!(locked, Err(StoreError::Busy { .. })), "{locked:?}");
            file.rows("SELECT hash FROM editions", &[]).await.expect("whoever reads waits for no writer");
            held.rollback().await.unwrap();
            keep(round).await.unwrap();
        }
        let kept = file.rows("SELECT hash FROM editions", &[]).await.unwrap();
        assert_eq!(kept.len(), 2);
        file.close().await;
    }
}
