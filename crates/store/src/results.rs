//! What became of games, and whose they were.

use async_trait::async_trait;

use crate::TABLES_LISTED;
use crate::error::StoreError;
use crate::fit::{fit_key, fit_text};
use crate::held::Held;
use crate::ledger::Ledger;
use crate::record::{SeatRecord, Status, TableRecord};
use crate::rows::{seat_from, tables_from};
use crate::session::{Engine, Fields, Value};

/// How many games [`KeepsResults::past_games_of`] returns at most.
pub const GAMES_LISTED: usize = 500;

/// A game that is over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PastGame {
    /// The id of its table.
    pub id: String,
    /// Which game it was.
    pub game: String,
    /// When it ended, in seconds since 1970, by the database's clock.
    pub ended_at: i64,
    /// What became of it, if that was kept: opaque text, in practice JSON.
    pub result: Option<String>,
    /// Who sat there in the end.
    pub seats: Vec<SeatRecord>,
}

/// Keeps what became of games.
#[async_trait]
pub trait KeepsResults {
    /// Keeps what became of the game of a table that is over. It does not change any more: the first word stays.
    async fn put_result(&self, id: &str, result: &str) -> Result<(), StoreError>;

    /// Keeps what was found out about the game of a table that is over, in place of what was kept of it before.
    async fn put_analysis(&self, id: &str, analysis: &str) -> Result<(), StoreError>;

    /// What was found out about a table's game, if it was kept: opaque text, in practice JSON.
    async fn analysis(&self, id: &str) -> Result<Option<String>, StoreError>;

    /// The tables at which a player owns a seat and that are not over, the newest first, at most [`TABLES_LISTED`].
    async fn running_tables_of(&self, player: &str) -> Result<Vec<TableRecord>, StoreError>;

    /// The games that are over in which a player owns a seat, the last to end first, at most [`GAMES_LISTED`].
    async fn past_games_of(&self, player: &str) -> Result<Vec<PastGame>, StoreError>;
}

#[async_trait]
impl<E: Engine> KeepsResults for Ledger<E> {
    async fn put_result(&self, id: &str, result: &str) -> Result<(), StoreError> {
        fit_key("a table's id", id)?;
        fit_text("a result", result)?;
        let mut session = self.0.write().await?;
        Held::of(&mut *session, id).await?.must_be(Status::Over)?;
        session
            .run(
                "INSERT INTO results (table_id, result) VALUES ($1, $2) ON CONFLICT (table_id) DO NOTHING",
                &[Value::Text(id), Value::Text(result)],
            )
            .await?;
        session.commit(None).await
    }

    async fn put_analysis(&self, id: &str, analysis: &str) -> Result<(), StoreError> {
        fit_key("a table's id", id)?;
        fit_text("an analysis", analysis)?;
        let mut session = self.0.write().await?;
        Held::of(&mut *session, id).await?.must_be(Status::Over)?;
        session
            .run(
                "INSERT INTO analyses (table_id, analysis) VALUES ($1, $2)
                 ON CONFLICT (table_id) DO UPDATE SET analysis = excluded.analysis",
                &[Value::Text(id), Value::Text(analysis)],
            )
            .await?;
        session.commit(None).await
    }

    async fn analysis(&self, id: &str) -> Result<Option<String>, StoreError> {
        if fit_key("a table's id", id).is_err() {
            return Ok(None);
        }
        let rows =
            self.0.rows("SELECT analysis FROM analyses WHERE table_id = $1", &[Value::Text(id)]).await?;
        rows.first().map(|row| row.text(0)).transpose()
    }

    async fn running_tables_of(&self, player: &str) -> Result<Vec<TableRecord>, StoreError> {
        if fit_key("a player's key", player).is_err() {
            return Ok(Vec::new());
        }
        let rows = self
            .0
            .rows(
                "SELECT t.id, t.game, t.setup, t.status, t.entries, t.changes, t.seed, t.created_at, t.changed_at,
                        s.seat, s.kind, s.bot, s.name, s.player, s.nonce
                 FROM (SELECT * FROM tables
                       WHERE status <> 'over' AND id IN (SELECT table_id FROM seats WHERE player = $1)
                       ORDER BY made DESC LIMIT $2) t
                 LEFT JOIN seats s ON s.table_id = t.id
                 ORDER BY t.made DESC, s.seat",
                &[Value::Text(player), limit(TABLES_LISTED)],
            )
            .await?;
        tables_from(&rows)
    }

    async fn past_games_of(&self, player: &str) -> Result<Vec<PastGame>, StoreError> {
        if fit_key("a player's key", player).is_err() {
            return Ok(Vec::new());
        }
        let rows = self
            .0
            .rows(
                "SELECT t.id, t.game, t.changed_at, r.result, s.seat, s.kind, s.bot, s.name, s.player, s.nonce
                 FROM (SELECT id, game, changed_at, made FROM tables
                       WHERE status = 'over' AND id IN (SELECT table_id FROM seats WHERE player = $1)
                       ORDER BY changed_at DESC, made DESC LIMIT $2) t
                 JOIN seats s ON s.table_id = t.id
                 LEFT JOIN results r ON r.table_id = t.id
                 ORDER BY t.changed_at DESC, t.made DESC, s.seat",
                &[Value::Text(player), limit(GAMES_LISTED)],
            )
            .await?;
        games_from(&rows)
    }
}

fn limit(most: usize) -> Value<'static> {
    Value::Number(i64::try_from(most).unwrap_or(i64::MAX))
}

/// Games joined with their seats: a row per seat, the rows of one game together.
fn games_from(rows: &[Fields]) -> Result<Vec<PastGame>, StoreError> {
    let mut games: Vec<PastGame> = Vec::new();
    for row in rows {
        let id = row.text(0)?;
        if games.last().is_none_or(|game| game.id != id) {
            let (ended_at, result) = (row.number(2)?, row.maybe_text(3)?);
            games.push(PastGame { id, game: row.text(1)?, ended_at, result, seats: Vec::new() });
        }
        if let Some(game) = games.last_mut() {
            game.seats.push(seat_from(row, row.number(4)?, 5)?);
        }
    }
    Ok(games)
}
