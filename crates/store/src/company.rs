//! What is kept of the people at a table beside their game.

use async_trait::async_trait;

use crate::error::StoreError;
use crate::fit::{fit_key, fit_text};
use crate::held::Held;
use crate::ledger::Ledger;
use crate::record::TableRecord;
use crate::rows::{count_from, tables_from};
use crate::session::{Engine, Fields, Session, Value};

/// The people at a table, beside their game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Company {
    /// The player who hosts the table, if it is no longer whoever opened it.
    pub host: Option<String>,
    /// How many lines of talk there are.
    pub talked: u64,
    /// How people talk there: opaque text, in practice JSON.
    pub manners: Option<String>,
    /// Whether the table stands on the page of the club.
    pub public: bool,
}

/// Keeps the company of tables.
#[async_trait]
pub trait KeepsCompany {
    /// The company at a table; that of a table of which nothing was ever kept is as new.
    async fn company(&self, id: &str) -> Result<Company, StoreError>;

    /// Changes how people talk at a table; says no if it is no longer as `before`, and nothing has changed then.
    async fn change_manners(&self, id: &str, before: Option<&str>, after: &str) -> Result<bool, StoreError>;

    /// Puts a table on the page of the club.
    async fn make_public(&self, id: &str) -> Result<(), StoreError>;

    /// The tables on the page of the club that are not over, the newest first, at most so many.
    async fn public_tables(&self, most: usize) -> Result<Vec<TableRecord>, StoreError>;
}

const READ: &str = "SELECT host, talked, manners, public FROM company WHERE table_id = $1";

#[async_trait]
impl<E: Engine> KeepsCompany for Ledger<E> {
    async fn company(&self, id: &str) -> Result<Company, StoreError> {
        if fit_key("a table's id", id).is_err() {
            return Ok(Company::default());
        }
        company_from(&self.0.rows(READ, &[Value::Text(id)]).await?)
    }

    async fn change_manners(&self, id: &str, before: Option<&str>, after: &str) -> Result<bool, StoreError> {
        fit_text("a table's manners", after)?;
        let mut session = self.0.write().await?;
        let company = enter(&mut *session, id).await?;
        if company.manners.as_deref() != before {
            return Ok(false);
        }
        session
            .run(
                "UPDATE company SET manners = $2 WHERE table_id = $1",
                &[Value::Text(id), Value::Text(after)],
            )
            .await?;
        session.commit(Some(id)).await?;
        Ok(true)
    }

    async fn make_public(&self, id: &str) -> Result<(), StoreError> {
        let mut session = self.0.write().await?;
        enter(&mut *session, id).await?;
        session.run("UPDATE company SET public = 1 WHERE table_id = $1", &[Value::Text(id)]).await?;
        session.commit(Some(id)).await
    }

    async fn public_tables(&self, most: usize) -> Result<Vec<TableRecord>, StoreError> {
        let rows = self
            .0
            .rows(
                "SELECT t.id, t.game, t.setup, t.status, t.entries, t.changes, t.seed, t.created_at, t.changed_at,
                        s.seat, s.kind, s.bot, s.name, s.player, s.nonce
                 FROM (SELECT * FROM tables
                       WHERE status <> 'over' AND id IN (SELECT table_id FROM company WHERE public = 1)
                       ORDER BY made DESC LIMIT $1) t
                 LEFT JOIN seats s ON s.table_id = t.id
                 ORDER BY t.made DESC, s.seat",
                &[Value::Number(i64::try_from(most).unwrap_or(i64::MAX))],
            )
            .await?;
        tables_from(&rows)
    }
}

/// The company at a table, which nobody else can change until the session ends.
pub(crate) async fn enter(session: &mut dyn Session, id: &str) -> Result<Company, StoreError> {
    fit_key("a table's id", id)?;
    Held::of(session, id).await?;
    session
        .run(
            "INSERT INTO company (table_id) VALUES ($1) ON CONFLICT (table_id) DO NOTHING",
            &[Value::Text(id)],
        )
        .await?;
    company_from(&session.rows(READ, &[Value::Text(id)]).await?)
}

fn company_from(rows: &[Fields]) -> Result<Company, StoreError> {
    let Some(row) = rows.first() else { return Ok(Company::default()) };
    let (host, talked, manners) = (row.maybe_text(0)?, count_from(row, 1)?, row.maybe_text(2)?);
    Ok(Company { host, talked, manners, public: row.number(3)? == 1 })
}
