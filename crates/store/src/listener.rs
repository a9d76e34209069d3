//! The news that PostgreSQL carries from node to node.

use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use tokio::sync::broadcast;
use tokio::task::AbortHandle;

use crate::address::Address;
use crate::error::StoreError;
use crate::record::News;

/// The channel of LISTEN and NOTIFY. PostgreSQL keeps the channels of different databases apart.
pub(crate) const CHANNEL: &str = "globetable";

/// How often to ask whether the connection lives. One that waits for news sends nothing, so it would notice a
/// network that silently drops everything only after hours.
const HEARTBEAT: Duration = Duration::from_secs(20);

/// How long an answer may take before the connection counts as lost.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long to wait between two attempts to connect again.
const PAUSE: Duration = Duration::from_millis(500);

/// How many seconds before the last sign of life to look for changes that were missed. A change is stamped a moment
/// before it is committed; this is far longer than that moment.
const MARGIN: i64 = 60;

/// The task that listens. It stops when this is dropped.
pub(crate) struct Listener(AbortHandle);

impl Listener {
    /// Starts to listen; once this returns, no news is missed.
    pub(crate) async fn start(
        address: &Address,
        options: &PgConnectOptions,
        news: &broadcast::Sender<News>,
    ) -> Result<Self, StoreError> {
        // A name of its own, so that an administrator sees what this connection waits for.
        let options = options.clone().application_name("globetable news");
        let mut ear = Ear::open(&options).await.map_err(|error| StoreError::from_engine(address, error))?;
        let (address, news) = (address.clone(), news.clone());
        let task = tokio::spawn(async move {
            loop {
                let Err(lost) = ear.listen(&news).await;
                tracing::warn!(%address, error = %lost, "lost the connection for news; connecting again");
                ear = Ear::reopen(&address, &options, ear.heard).await;
                // What happened meanwhile was told to nobody here. Until it is looked up, nothing is heard again.
                while let Err(error) = ear.catch_up(&news).await {
                    tracing::warn!(%address, %error, "could not look up the news that was missed; connecting again");
                    tokio::time::sleep(PAUSE).await;
                    ear = Ear::reopen(&address, &options, ear.heard).await;
                }
                tracing::info!(%address, "listens for news again");
            }
        });
        Ok(Self(task.abort_handle()))
    }

    pub(crate) fn stop(&self) {
        self.0.abort();
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.stop();
    }
}

/// A connection that listens.
struct Ear {
    connection: PgListener,
    /// The server's time up to which all news is known to have been heard.
    heard: i64,
}

/// Nothing: listening only ends in an error.
enum Never {}

impl Ear {
    async fn open(options: &PgConnectOptions) -> Result<Self, sqlx::Error> {
        // A fresh pool of one each time: the listener keeps its connection for good, and one that broke is not
        // worth another look.
        let pool = PgPoolOptions::new()
            .max_connections(1)
            .acquire_timeout(PATIENCE)
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_lazy_with(options.clone());
        let mut connection = PgListener::connect_with(&pool).await?;
        // Left to itself it would connect again without saying so, and what it missed would stay missed.
        connection.eager_reconnect(false);
        connection.listen(CHANNEL).await?;
        let mut ear = Self { connection, heard: 0 };
        ear.heard = ear.server_time().await?;
        Ok(ear)
    }

    /// Connects again, however long it takes. Keeps `heard`, because everything since is still to be caught up.
    async fn reopen(address: &Address, options: &PgConnectOptions, heard: i64) -> Self {
        loop {
            match Self::open(options).await {
                Ok(ear) => return Self { heard, ..ear },
                Err(error) => tracing::warn!(%address, %error, "cannot listen for news yet"),
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Passes the news on until the connection is lost.
    async fn listen(&mut self, news: &broadcast::Sender<News>) -> Result<Never, sqlx::Error> {
        let mut heartbeat = tokio::time::interval(HEARTBEAT);
        heartbeat.reset();
        loop {
            // Receiving can be given up half-way: sqlx takes a message off its buffer only when it is complete.
            tokio::select! {
                received = self.connection.try_recv() => match received? {
                    Some(notification) => hear(news, notification.payload()),
                    None => return Err(sqlx::Error::Io(std::io::ErrorKind::UnexpectedEof.into())),
                },
                _ = heartbeat.tick() => {
                    let time = self.server_time().await?;
                    // What arrived together with the answer is waiting in the buffer.
                    while let Some(notification) = self.connection.next_buffered() {
                        hear(news, notification.payload());
                    }
                    self.heard = time;
                }
            }
        }
    }

    /// Tells the news of every table that changed since the connection last showed life.
    async fn catch_up(&mut self, news: &broadcast::Sender<News>) -> Result<(), sqlx::Error> {
        // Asked before the tables are: what changes from now on arrives by itself.
        let time = self.server_time().await?;
        let changed = sqlx::query_scalar::<_, String>("SELECT id FROM tables WHERE changed_at >= $1")
            .bind(self.heard - MARGIN)
            .fetch_all(&mut self.connection);
        let changed = in_time(changed).await?;
        for table in changed {
            tell(news, &table, None);
        }
        self.heard = time;
        Ok(())
    }

    /// Asks the server for its time, which is also a sign of life.
    async fn server_time(&mut self) -> Result<i64, sqlx::Error> {
        let time = sqlx::query_scalar("SELECT unixepoch()").fetch_one(&mut self.connection);
        in_time(time).await
    }
}

/// The answer, or an error when it takes too long.
async fn in_time<T>(answer: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, sqlx::Error> {
    tokio::time::timeout(PATIENCE, answer)
        .await
        .unwrap_or_else(|_| Err(sqlx::Error::Io(std::io::ErrorKind::TimedOut.into())))
}

/// What is sent over the channel: how many changes the table has with this one, or nothing, and its id.
fn hear(news: &broadcast::Sender<News>, payload: &str) {
    let (changes, table) = payload.split_once(' ').unwrap_or(("", payload));
    tell(news, table, changes.parse().ok());
}

fn tell(news: &broadcast::Sender<News>, table: &str, changes: Option<u64>) {
    // An error only means that nobody listens.
    let _ = news.send(News { table: table.to_owned(), changes });
}
