//! Appends to journals, as many in one transaction as wait when it begins: one sync of the disk and one turn of the database's thread
//! serve them all.

use std::sync::LazyLock;

use sqlx::query::Query;
use sqlx::sqlite::{SqliteArguments, SqliteConnection, SqlitePool};
use sqlx::{Row, Sqlite};
use tokio::sync::{broadcast, mpsc, oneshot};

use crate::address::Address;
use crate::error::StoreError;
use crate::record::News;
use crate::session::Append;

/// How many are written together at most.
const MOST: usize = 16;
/// How many values an append hands to its statements.
const VALUES: usize = 7;

/// What is written for so many appends, one less than the place in the list. None of them changes anything unless its table plays and
/// its first number is the next one.
static STATEMENTS: LazyLock<Vec<String>> = LazyLock::new(|| (1..=MOST).map(statements).collect());

/// Where appends wait for each other.
pub(super) struct Appends(mpsc::UnboundedSender<Waiting>);

/// An append that waits to be written.
struct Waiting {
    table: String,
    first: i64,
    count: i64,
    /// Its lines, as a JSON list.
    lines: String,
    due: i64,
    clocks: Option<String>,
    deadline: Option<i64>,
    written: oneshot::Sender<Result<Option<u64>, StoreError>>,
}

impl Appends {
    /// Begins to write whatever comes, until nobody is left who could append.
    pub(super) fn start(address: &Address, writer: &SqlitePool, news: &broadcast::Sender<News>) -> Appends {
        let (appends, waiting) = mpsc::unbounded_channel();
        tokio::spawn(write_all(address.clone(), writer.clone(), news.clone(), waiting));
        Appends(appends)
    }

    /// Waits until an append is written; `None` if something stands in its way.
    pub(super) async fn write(&self, append: &Append<'_>) -> Result<Option<u64>, StoreError> {
        let (written, answer) = oneshot::channel();
        let waiting = Waiting {
            table: append.table.to_owned(),
            first: append.first,
            count: append.count(),
            lines: serde_json::Value::from(append.lines.to_vec()).to_string(),
            due: append.next.due(),
            clocks: append.clocks.map(|clocks| clocks.clocks.clone()),
            deadline: append.clocks.and_then(|clocks| clocks.deadline),
            written,
        };
        // Whoever wrote is gone only when the database is closed, as the long way will say.
        let _closed = self.0.send(waiting);
        answer.await.unwrap_or(Ok(None))
    }
}

async fn write_all(
    address: Address,
    writer: SqlitePool,
    news: broadcast::Sender<News>,
    mut coming: mpsc::UnboundedReceiver<Waiting>,
) {
    while let Some(first) = coming.recv().await {
        let mut batch = vec![first];
        let connection = writer.acquire().await;
        while batch.len() < MOST
            && let Ok(next) = coming.try_recv()
        {
            batch.push(next);
        }
        let changes = match connection {
            Ok(mut connection) => {
                let done = write(&mut connection, &batch).await;
                if done.is_err() {
                    // It may be in the middle of the transaction, which is undone with it.
                    connection.close_on_drop();
                }
                done
            }
            Err(error) => Err(error),
        };
        answer(&address, &news, batch, changes);
    }
}

/// Writes them all, and says to how many changes each has brought its table.
async fn write(
    connection: &mut SqliteConnection,
    batch: &[Waiting],
) -> Result<Vec<Option<u64>>, sqlx::Error> {
    let statements = sqlx::query(STATEMENTS[batch.len() - 1].as_str());
    let rows = batch.iter().fold(statements, with_values).fetch_all(connection).await?;
    let mut changes = vec![None; batch.len()];
    for row in rows {
        let [place, count] = [row.try_get(0)?, row.try_get(1)?].map(|number: i64| u64::try_from(number).ok());
        changes[place.and_then(|place| usize::try_from(place).ok()).ok_or(sqlx::Error::RowNotFound)?] = count;
    }
    Ok(changes)
}

fn answer(
    address: &Address,
    news: &broadcast::Sender<News>,
    batch: Vec<Waiting>,
    changes: Result<Vec<Option<u64>>, sqlx::Error>,
) {
    let error = match changes {
        Ok(changes) => {
            for (waiting, changes) in batch.into_iter().zip(changes) {
                if changes.is_some() {
                    // An error only means that nobody listens.
                    let _ = news.send(News { table: waiting.table, changes });
                }
                // Or that nobody waits any more.
                let _ = waiting.written.send(Ok(changes));
            }
            return;
        }
        Err(error) => StoreError::from_engine(address, error),
    };
    for waiting in batch {
        // What all of them would run into again is said at once; anything else concerns one of them, and each finds out by itself.
        let said = match &error {
            StoreError::Busy { .. } => Err(StoreError::Busy { address: address.clone() }),
            StoreError::Full { .. } => Err(StoreError::Full { address: address.clone() }),
            _ => Ok(None),
        };
        let _ = waiting.written.send(said);
    }
}

fn with_values<'q>(
    query: Query<'q, Sqlite, SqliteArguments>,
    waiting: &'q Waiting,
) -> Query<'q, Sqlite, SqliteArguments> {
    query
        .bind(&waiting.table)
        .bind(waiting.first)
        .bind(waiting.count)
        .bind(&waiting.lines)
        .bind(waiting.due)
        .bind(&waiting.clocks)
        .bind(waiting.deadline)
}

fn statements(appends: usize) -> String {
    let each = (0..appends).map(|place| {
        let [table, first, count, lines, due, clocks, deadline] =
            std::array::from_fn(|value| format!("${}", VALUES * place + value + 1));
        // A line that is there already breaks the whole transaction, and then each of them goes the long way.
        format!(
            "UPDATE tables SET entries = entries + {count}, due = {due}, changes = changes + 1,
                changed_at = unixepoch(), clocks = COALESCE({clocks}, clocks),
                deadline = CASE WHEN {clocks} IS NULL THEN deadline ELSE {deadline} END
             WHERE id = {table} AND status = 'playing' AND entries + 1 = {first} RETURNING {place}, changes;
             INSERT INTO lines (table_id, number, line)
             SELECT {table}, {first} + key, value FROM json_each({lines}) WHERE changes() = 1;"
        )
    });
    format!("BEGIN IMMEDIATE; {} COMMIT;", each.collect::<String>())
}

#[cfg(test)]
mod tests {
    use sqlx::sqlite::SqliteConnectOptions;
    use sqlx::{AssertSqlSafe, Connection};
    use tempfile::TempDir;
    use tokio::task::JoinSet;

    use super::*;
    use crate::ledger::Ledger;
    use crate::sqlite::SqliteFile;
    use crate::{NewTable, Next, SeatRecord, Store};

    /// How many append at once: more than one, and no more than are written together.
    const TABLES: usize = 9;
    /// So many bytes that no append fits into what is free in the file.
    const LARGE: usize = 200_000;

    fn id(table: usize) -> String {
        format!("table-{table}")
    }

    /// Tables whose journals have a header and nothing else, so that the first entry is the next one.
    async fn tables(folder: &TempDir) -> std::sync::Arc<Ledger<SqliteFile>> {
        let path = folder.path().join("tables.db");
        let store = Ledger(SqliteFile::open(&path.clone().into(), &path).await.unwrap());
        for table in 0..TABLES {
            let seats = vec![SeatRecord::open(0), SeatRecord::open(1)];
            let table = NewTable { id: id(table), game: "pig".into(), setup: "{}".into(), seats };
            store.create_table(&table).await.unwrap();
            store.start(&table.id, &table.seats, "header", &[], Next::People).await.unwrap();
        }
        store.into()
    }

    /// Lets all tables append while the writer is held, so that they wait for each other; then does something to the writer, and lets
    /// it go.
    async fn append_all(
        store: &std::sync::Arc<Ledger<SqliteFile>>,
        first: u64,
        writer: &'static str,
    ) -> Vec<Result<u64, StoreError>> {
        let mut held = store.0.writer.acquire().await.unwrap();
        let mut appends = JoinSet::new();
        for table in 0..TABLES {
            let store = store.clone();
            let line = format!("{first} {}", "x".repeat(LARGE));
            appends.spawn(async move { store.append(&id(table), first, &[line], Next::People).await });
        }
        // All of them have got as far as they can.
        for _ in 0..TABLES {
            tokio::task::yield_now().await;
        }
        sqlx::query(AssertSqlSafe(writer)).execute(&mut *held).await.unwrap();
        drop(held);
        appends.join_all().await
    }

    async fn entries(store: &Ledger<SqliteFile>) -> Vec<usize> {
        let mut entries = Vec::new();
        for table in 0..TABLES {
            let journal = store.journal(&id(table)).await.unwrap();
            assert_eq!(store.table(&id(table)).await.unwrap().unwrap().entries + 1, journal.len() as u64);
            entries.push(journal.len() - 1);
        }
        entries
    }

    /// The number of pages that the writer may use is the room that there is; it goes with the connection.
    #[tokio::test]
    async fn all_who_append_to_a_full_disk_are_refused_and_get_through_once_there_is_room() {
        let folder = tempfile::tempdir().unwrap();
        let store = tables(&folder).await;
        for round in [1, 2] {
            for refused in append_all(&store, round, "PRAGMA max_page_count = 1").await {
                assert!(matches!(refused, Err(StoreError::Full { .. })), "{refused:?}");
            }
            assert_eq!(
                entries(&store).await,
                [usize::try_from(round).unwrap() - 1; TABLES],
                "nothing was written"
            );
            for written in append_all(&store, round, "PRAGMA user_version").await {
                written.unwrap();
            }
            assert_eq!(entries(&store).await, [usize::try_from(round).unwrap(); TABLES], "each once");
        }
        store.close().await;
    }

    /// Another process that writes for longer than one waits for it.
    #[tokio::test]
    async fn all_who_append_to_a_locked_database_are_refused_and_get_through_once_it_is_free() {
        let folder = tempfile::tempdir().unwrap();
        let store = tables(&folder).await;
        let options = SqliteConnectOptions::new().filename(folder.path().join("tables.db"));
        let mut other = SqliteConnection::connect_with(&options).await.unwrap();
        for round in [1, 2] {
            let lock = other.begin_with("BEGIN IMMEDIATE").await.unwrap();
            for refused in append_all(&store, round, "PRAGMA busy_timeout = 1").await {
                assert!(matches!(refused, Err(StoreError::Busy { .. })), "{refused:?}");
            }
            lock.rollback().await.unwrap();
            for written in append_all(&store, round, "PRAGMA user_version").await {
                written.unwrap();
            }
            assert_eq!(entries(&store).await, [usize::try_from(round).unwrap(); TABLES]);
        }
        store.close().await;
    }
}
