//! What is kept of the people at a table beside their game.

use async_trait::async_trait;

use crate::error::StoreError;
use crate::fit::{fit_key, fit_text};
use crate::held::Held;
use crate::ledger::Ledger;
use crate::rows::count_from;
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
}

/// Keeps the company of tables.
#[async_trait]
pub trait KeepsCompany {
    /// The company at a table; that of a table of which nothing was ever kept is as new.
    async fn company(&self, id: &str) -> Result<Company, StoreError>;

    /// Changes how people talk at a table; says no if it is no longer as `before`, and nothing has changed then.
    async fn change_manners(&self, id: &str, before: Option<&str>, after: &str) -> Result<bool, StoreError>;
}

const READ: &str = "SELECT host, talked, manners FROM company WHERE table_id = $1";

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
    Ok(Company { host: row.maybe_text(0)?, talked: count_from(row, 1)?, manners: row.maybe_text(2)? })
}
