//! PostgreSQL: one database, any number of nodes.

use std::net::IpAddr;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions, PgSslMode};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Executor, Postgres, SqlSafeStr, Transaction};
use tokio::sync::broadcast;

use crate::address::Address;
use crate::error::StoreError;
use crate::listener::{CHANNEL, Listener};
use crate::record::News;
use crate::session::{Append, Engine, Fields, NEWS_KEPT, Session, Value, bound, fields, to_the_end};

/// How many connections a node keeps at most, besides the one for news. PostgreSQL allows 100 by default, for all
/// nodes together.
const CONNECTIONS: u32 = 8;

/// How long to wait for a connection.
const PATIENCE: Duration = Duration::from_secs(10);

/// The schema's history. A released file is never edited, only followed by another.
fn migrations() -> Migrator {
    let migration = |version, name: &'static str, sql: &'static str| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(vec![
        migration(1, "tables", include_str!("../migrations/postgres/0001_tables.sql")),
        migration(2, "due work", include_str!("../migrations/postgres/0002_due_work.sql")),
        migration(3, "absence", include_str!("../migrations/postgres/0003_absence.sql")),
        migration(4, "company", include_str!("../migrations/postgres/0004_company.sql")),
        migration(5, "clocks", include_str!("../migrations/postgres/0005_clocks.sql")),
        migration(6, "tokens", include_str!("../migrations/postgres/0006_tokens.sql")),
        migration(7, "calls", include_str!("../migrations/postgres/0007_calls.sql")),
        migration(8, "results", include_str!("../migrations/postgres/0008_results.sql")),
        migration(9, "public tables", include_str!("../migrations/postgres/0009_public_tables.sql")),
        migration(10, "accounts", include_str!("../migrations/postgres/0010_accounts.sql")),
        migration(11, "passkeys", include_str!("../migrations/postgres/0011_passkeys.sql")),
        migration(12, "analyses", include_str!("../migrations/postgres/0012_analyses.sql")),
    ])
}

/// An opened PostgreSQL database.
pub(crate) struct PostgresServer {
    address: Address,
    pool: PgPool,
    news: broadcast::Sender<News>,
    listener: Listener,
}

impl PostgresServer {
    pub(crate) async fn open(address: &Address, options: &PgConnectOptions) -> Result<Self, StoreError> {
        let options = match options.get_application_name() {
            Some(_) => options.clone(),
            None => options.clone().application_name("globetable"),
        };
        if may_be_another(&options) {
            tracing::warn!(
                %address,
                "whether PostgreSQL is who it says is not checked: add `sslmode=verify-full` to its address"
            );
        }
        Self::migrate(address, &options).await?;

        let news = broadcast::Sender::new(NEWS_KEPT);
        let listener = Listener::start(address, &options, &news).await?;
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(PATIENCE)
            .after_connect(|connection, _| {
                Box::pin(async move {
                    // A server set to `off` acknowledges what a crash can still lose. Stricter settings stay.
                    connection
                        .execute(
                            "SELECT set_config('synchronous_commit', 'on', false)
                             WHERE current_setting('synchronous_commit') = 'off'",
                        )
                        .await?;
                    Ok(())
                })
            })
            .connect_lazy_with(options);
        tracing::info!(%address, "opened the PostgreSQL database");
        Ok(Self { address: address.clone(), pool, news, listener })
    }

    /// Brings the schema up to date; sqlx lets one node do it while the others wait.
    ///
    /// A connection of its own, because a pool tries again until its time is up, and then no longer knows why it
    /// failed.
    async fn migrate(address: &Address, options: &PgConnectOptions) -> Result<(), StoreError> {
        let migrator = migrations();
        let known = migrator.iter().map(|migration| migration.version).max().unwrap_or(0);
        let mut connection = tokio::time::timeout(PATIENCE, options.connect())
            .await
            .unwrap_or(Err(sqlx::Error::PoolTimedOut))
            .map_err(|error| StoreError::from_engine(address, error))?;
        // Not `run`, whose future the compiler does not let move between threads; sqlx has this one for that.
        let migrated = migrator.run_direct(None, &mut connection, false).await;
        // Closing also gives up the migration lock when something failed. There is nothing to do about a
        // connection that cannot be closed.
        let _ = connection.close().await;
        migrated.map_err(|error| StoreError::from_migration(address, known, error))
    }
}

/// Whether somebody on the way to another machine could pass for the database.
fn may_be_another(options: &PgConnectOptions) -> bool {
    let is_checked = matches!(options.get_ssl_mode(), PgSslMode::VerifyCa | PgSslMode::VerifyFull);
    let host = options.get_host();
    let is_here = options.get_socket().is_some()
        || host == "localhost"
        || host.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback());
    !is_checked && !is_here
}

#[async_trait]
impl Engine for PostgresServer {
    async fn rows(&self, sql: &'static str, values: &[Value<'_>]) -> Result<Vec<Fields>, StoreError> {
        let rows = bound::<Postgres>(sql, values).fetch_all(&self.pool).await;
        rows.map(fields).map_err(|error| StoreError::from_engine(&self.address, error))
    }

    async fn write(&self) -> Result<Box<dyn Session>, StoreError> {
        let pool = self.pool.clone();
        let transaction = to_the_end(&self.address, async move { pool.begin().await }).await?;
        Ok(Box::new(PostgresSession { address: self.address.clone(), transaction }))
    }

    async fn append(&self, append: &Append<'_>) -> Result<Option<u64>, StoreError> {
        // One statement, and so one journey to the server instead of five.
        let clocks = append.clocks;
        let written: Result<Option<i64>, _> = sqlx::query_scalar(
            "WITH held AS (
                UPDATE tables SET entries = entries + $3, due = $5, changes = changes + 1,
                    changed_at = unixepoch(), clocks = COALESCE($6, clocks),
                    deadline = CASE WHEN $6 IS NULL THEN deadline ELSE $7 END
                WHERE id = $1 AND status = 'playing' AND entries + 1 = $2 RETURNING id, changes
             ), written AS (
                INSERT INTO lines (table_id, number, line)
                SELECT id, $2 + place - 1, line FROM held, unnest($4::text[]) WITH ORDINALITY AS new (line, place)
             )
             SELECT changes FROM held, pg_notify($8, changes || ' ' || id)",
        )
        .bind(append.table)
        .bind(append.first)
        .bind(append.count())
        .bind(append.lines)
        .bind(append.next.due())
        .bind(clocks.map(|clocks| clocks.clocks.as_str()))
        .bind(clocks.and_then(|clocks| clocks.deadline))
        .bind(CHANNEL)
        .fetch_optional(&self.pool)
        .await;
        match written {
            Ok(changes) => Ok(changes.and_then(|changes| u64::try_from(changes).ok())),
            // A line that is there already.
            Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Ok(None),
            Err(error) => Err(StoreError::from_engine(&self.address, error)),
        }
    }

    fn news(&self) -> broadcast::Receiver<News> {
        self.news.subscribe()
    }

    async fn close(&self) {
        self.listener.stop();
        self.pool.close().await;
    }
}

struct PostgresSession {
    address: Address,
    transaction: Transaction<'static, Postgres>,
}

#[async_trait]
impl Session for PostgresSession {
    async fn run(&mut self, sql: &'static str, values: &[Value<'_>]) -> Result<u64, StoreError> {
        match bound::<Postgres>(sql, values).execute(&mut *self.transaction).await {
            Ok(done) => Ok(done.rows_affected()),
            Err(error) => Err(StoreError::from_engine(&self.address, error)),
        }
    }

    async fn rows(&mut self, sql: &'static str, values: &[Value<'_>]) -> Result<Vec<Fields>, StoreError> {
        let rows = bound::<Postgres>(sql, values).fetch_all(&mut *self.transaction).await;
        rows.map(fields).map_err(|error| StoreError::from_engine(&self.address, error))
    }

    async fn hold(&mut self, table: &str) -> Result<Option<Fields>, StoreError> {
        let sql = "SELECT status, entries FROM tables WHERE id = $1 FOR NO KEY UPDATE";
        Ok(self.rows(sql, &[Value::Text(table)]).await?.pop())
    }

    async fn write_lines(&mut self, table: &str, first: i64, lines: &[&str]) -> Result<u64, StoreError> {
        // One statement instead of one per line: each would cost a journey to the server.
        let written = sqlx::query(
            "INSERT INTO lines (table_id, number, line)
             SELECT $1, $2 + place - 1, line FROM unnest($3::text[]) WITH ORDINALITY AS new (line, place)
             ON CONFLICT (table_id, number) DO NOTHING",
        )
        .bind(table)
        .bind(first)
        .bind(lines)
        .execute(&mut *self.transaction)
        .await;
        match written {
            Ok(done) => Ok(done.rows_affected()),
            Err(error) => Err(StoreError::from_engine(&self.address, error)),
        }
    }

    async fn forget(&mut self, table: &str) -> Result<(), StoreError> {
        let parts = self
            .rows(
                "SELECT table_name::text FROM information_schema.columns
                 WHERE table_schema = current_schema() AND column_name = 'table_id'",
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

    async fn commit(mut self: Box<Self>, changed: Option<&str>) -> Result<(), StoreError> {
        if let Some(table) = changed {
            // Inside the transaction: the server delivers it if and when the transaction commits, to this node's
            // listener too.
            self.run("SELECT pg_notify($1, ' ' || $2)", &[Value::Text(CHANNEL), Value::Text(table)]).await?;
        }
        let Self { address, transaction } = *self;
        to_the_end(&address, transaction.commit()).await
    }
}

#[cfg(test)]
mod tests {
    use std::str::FromStr;

    use super::*;

    #[test]
    fn a_database_elsewhere_has_to_show_who_it_is() {
        for (address, warns) in [
            ("postgres://ada@localhost/games", false),
            ("postgres://ada@127.0.0.1:6543/games", false),
            ("postgres://ada@localhost/games?host=/run/postgresql", false),
            ("postgres://ada@db.example/games", true),
            ("postgres://ada@10.0.0.7/games?sslmode=require", true),
            ("postgres://ada@db.example/games?sslmode=verify-full", false),
            ("postgres://ada@db.example/games?sslmode=verify-ca&sslrootcert=ca.pem", false),
        ] {
            assert_eq!(may_be_another(&PgConnectOptions::from_str(address).unwrap()), warns, "{address}");
        }
    }
}
