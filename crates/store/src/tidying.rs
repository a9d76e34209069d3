//! Removing tables that nobody needs any more. No server does it by itself.

use async_trait::async_trait;

use crate::error::StoreError;
use crate::fit::fit_key;
use crate::ledger::Ledger;
use crate::session::{Engine, Value};

/// Finds old tables, and removes them.
#[async_trait]
pub trait Tidies {
    /// The tables that are over (or that are not), and of which nothing has changed for so many seconds by the database's clock; the
    /// oldest first.
    async fn unchanged_for(&self, over: bool, seconds: i64) -> Result<Vec<String>, StoreError>;

    /// Removes a table with all that is kept of it: seats, journal, talk, links, its channel. Says whether it was there, with nothing changed since
    /// [`TableRecord::changes`](crate::TableRecord::changes) was this.
    async fn remove(&self, id: &str, changes: u64) -> Result<bool, StoreError>;
}

#[async_trait]
impl<E: Engine> Tidies for Ledger<E> {
    async fn unchanged_for(&self, over: bool, seconds: i64) -> Result<Vec<String>, StoreError> {
        let sql = if over {
            "SELECT id FROM tables WHERE status = 'over' AND changed_at <= unixepoch() - $1 ORDER BY changed_at, id"
        } else {
            "SELECT id FROM tables WHERE status <> 'over' AND changed_at <= unixepoch() - $1 ORDER BY changed_at, id"
        };
        let rows = self.0.rows(sql, &[Value::Number(seconds)]).await?;
        rows.iter().map(|row| row.text(0)).collect()
    }

    async fn remove(&self, id: &str, changes: u64) -> Result<bool, StoreError> {
        fit_key("a table's id", id)?;
        let mut session = self.0.write().await?;
        // Whoever would change it waits until this is done.
        session.hold(id).await?;
        let unchanged = session
            .rows(
                "SELECT 1 FROM tables WHERE id = $1 AND changes = $2",
                &[Value::Text(id), Value::Number(i64::try_from(changes).unwrap_or(i64::MAX))],
            )
            .await?;
        if unchanged.is_empty() {
            return Ok(false);
        }
        session.forget(id).await?;
        // A channel in which the table tells is the table's, as others are somebody's.
        session.run("DELETE FROM ways WHERE owner = $1", &[Value::Text(id)]).await?;
        session.run("DELETE FROM tables WHERE id = $1", &[Value::Text(id)]).await?;
        // No news: whoever has it open would read it again, and there is nothing to read.
        session.commit(None).await?;
        Ok(true)
    }
}
