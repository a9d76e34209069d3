//! What an engine has to offer so that `ledger` can be written once for both.
//!
//! The statements are the same in both dialects: SQLite understands `$1`, and the first migration gives PostgreSQL
//! SQLite's `unixepoch()`. sqlx's own `Any` driver is not used, because it hides what differs: how a transaction
//! takes its lock, and how news leaves it.

use async_trait::async_trait;
use sqlx::query::Query;
use sqlx::{ColumnIndex, Database, Decode, Encode, Type};
use tokio::sync::broadcast;

use crate::address::Address;
use crate::error::StoreError;
use crate::record::{ClockRecord, News, Next};

/// How many pieces of news a slow receiver may fall behind before it is told that it lagged.
pub(crate) const NEWS_KEPT: usize = 1024;

/// One opened database.
#[async_trait]
pub(crate) trait Engine: Send + Sync + 'static {
    /// Reads with one statement, which therefore sees one moment.
    async fn rows(&self, sql: &'static str, values: &[Value<'_>]) -> Result<Vec<Fields>, StoreError>;

    /// Begins to write. Whatever is not committed is undone.
    async fn write(&self) -> Result<Box<dyn Session>, StoreError>;

    /// Adds lines to the journal of a table that plays, if their numbers are the next ones, and says how many changes the table has
    /// then. `None` if something stands in the way: the long way, by [`Engine::write`], tells what.
    async fn append(&self, append: &Append<'_>) -> Result<Option<u64>, StoreError>;

    fn news(&self) -> broadcast::Receiver<News>;

    async fn close(&self);
}

/// Lines for the journal of a table, with what changes with them.
pub(crate) struct Append<'a> {
    pub(crate) table: &'a str,
    /// The number of the first line.
    pub(crate) first: i64,
    pub(crate) lines: &'a [&'a str],
    pub(crate) next: Next,
    /// The table's clocks, if they are set with it.
    pub(crate) clocks: Option<&'a ClockRecord>,
}

impl Append<'_> {
    /// How many lines there are.
    pub(crate) fn count(&self) -> i64 {
        i64::try_from(self.lines.len()).unwrap_or(i64::MAX)
    }
}

/// One transaction that writes.
#[async_trait]
pub(crate) trait Session: Send {
    /// Carries a statement out, and says how many rows it changed.
    async fn run(&mut self, sql: &'static str, values: &[Value<'_>]) -> Result<u64, StoreError>;

    async fn rows(&mut self, sql: &'static str, values: &[Value<'_>]) -> Result<Vec<Fields>, StoreError>;

    /// Status and number of entries of a table, which nobody else can change until this transaction ends.
    async fn hold(&mut self, table: &str) -> Result<Option<Fields>, StoreError>;

    /// Writes journal lines, numbered from `first` on, and says how many numbers were free.
    async fn write_lines(&mut self, table: &str, first: i64, lines: &[&str]) -> Result<u64, StoreError>;

    /// Removes whatever belongs to a table (has its id as `table_id`), whichever parts of the schema that are.
    async fn forget(&mut self, table: &str) -> Result<(), StoreError>;

    /// Makes everything last, and then tells the news of the table that changed.
    async fn commit(self: Box<Self>, changed: Option<&str>) -> Result<(), StoreError>;
}

/// Does something to its end even if nobody waits for it any more.
///
/// A web request is dropped, at whatever point it has got to, when its browser goes away. Between two statements
/// that only undoes the transaction. But in the middle of a BEGIN the connection and its driver would disagree on
/// whether there is a transaction, and between a COMMIT and its news the news would be lost.
pub(crate) async fn to_the_end<T: Send + 'static>(
    address: &Address,
    work: impl Future<Output = Result<T, sqlx::Error>> + Send + 'static,
) -> Result<T, StoreError> {
    match tokio::spawn(work).await {
        Ok(Ok(done)) => Ok(done),
        Ok(Err(error)) => Err(StoreError::from_engine(address, error)),
        Err(stopped) => Err(StoreError::Database { address: address.clone(), source: stopped.into() }),
    }
}

/// A value handed to a statement.
#[derive(Clone, Copy)]
pub(crate) enum Value<'a> {
    Text(&'a str),
    Maybe(Option<&'a str>),
    Number(i64),
    Bytes(&'a [u8]),
    MaybeBytes(Option<&'a [u8]>),
}

/// A statement of either engine with its values.
pub(crate) fn bound<'q, DB>(sql: &'static str, values: &[Value<'q>]) -> Query<'q, DB, DB::Arguments>
where
    DB: Database,
    &'q str: Encode<'q, DB> + Type<DB>,
    Option<&'q str>: Encode<'q, DB> + Type<DB>,
    &'q [u8]: Encode<'q, DB> + Type<DB>,
    Option<&'q [u8]>: Encode<'q, DB> + Type<DB>,
    i64: Encode<'q, DB> + Type<DB>,
{
    values.iter().fold(sqlx::query(sql), |query, value| match *value {
        Value::Text(text) => query.bind(text),
        Value::Maybe(text) => query.bind(text),
        Value::Number(number) => query.bind(number),
        Value::Bytes(bytes) => query.bind(bytes),
        Value::MaybeBytes(bytes) => query.bind(bytes),
    })
}

/// The fields of a row that came back, read by their position.
pub(crate) type Fields = Box<dyn Row>;

pub(crate) fn fields<R: Row + 'static>(rows: Vec<R>) -> Vec<Fields> {
    rows.into_iter().map(|row| Box::new(row) as Fields).collect()
}

pub(crate) trait Row: Send + Sync {
    fn text(&self, column: usize) -> Result<String, StoreError>;
    fn maybe_text(&self, column: usize) -> Result<Option<String>, StoreError>;
    fn number(&self, column: usize) -> Result<i64, StoreError>;
    fn maybe_number(&self, column: usize) -> Result<Option<i64>, StoreError>;
    fn bytes(&self, column: usize) -> Result<Vec<u8>, StoreError>;
    fn maybe_bytes(&self, column: usize) -> Result<Option<Vec<u8>>, StoreError>;
}

impl<R> Row for R
where
    R: sqlx::Row,
    usize: ColumnIndex<R>,
    String: for<'r> Decode<'r, R::Database> + Type<R::Database>,
    Vec<u8>: for<'r> Decode<'r, R::Database> + Type<R::Database>,
    i64: for<'r> Decode<'r, R::Database> + Type<R::Database>,
{
    fn text(&self, column: usize) -> Result<String, StoreError> {
        self.try_get(column).map_err(damaged)
    }

    fn maybe_text(&self, column: usize) -> Result<Option<String>, StoreError> {
        self.try_get(column).map_err(damaged)
    }

    fn number(&self, column: usize) -> Result<i64, StoreError> {
        self.try_get(column).map_err(damaged)
    }

    fn maybe_number(&self, column: usize) -> Result<Option<i64>, StoreError> {
        self.try_get(column).map_err(damaged)
    }

    fn bytes(&self, column: usize) -> Result<Vec<u8>, StoreError> {
        self.try_get(column).map_err(damaged)
    }

    fn maybe_bytes(&self, column: usize) -> Result<Option<Vec<u8>>, StoreError> {
        self.try_get(column).map_err(damaged)
    }
}

fn damaged(error: sqlx::Error) -> StoreError {
    StoreError::Damaged { what: "a value", source: error.into() }
}
