//! The private links of seats, and the seats that went from one browser to another by them.

use async_trait::async_trait;

use crate::company::enter;
use crate::error::StoreError;
use crate::fit::fit_key;
use crate::held::{Held, change_held_seat};
use crate::ledger::Ledger;
use crate::record::{Next, SeatRecord, Status};
use crate::rows::{count_from, damaged};
use crate::session::{Engine, Fields, Value};

/// How many links of a seat are remembered, with the one that holds.
const LINKS_KEPT: i64 = 20;
/// How many of those that were sent by mail.
const MAILED_KEPT: i64 = 10;

/// The private link of a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatLink {
    /// The table's id.
    pub table: String,
    /// The seat.
    pub seat: u8,
    /// Whether it still leads to the seat; otherwise another was made since.
    pub holds: bool,
}

/// A seat that went from one browser to another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatMove {
    /// The seat.
    pub seat: u8,
    /// The player who had it.
    pub giver: String,
    /// The player who has it since.
    pub taker: String,
    /// Its name before.
    pub before: String,
    /// Its name after. With another name it is somebody else who plays on.
    pub after: String,
    /// How many entries the journal had.
    pub entries: u64,
}

impl SeatMove {
    /// Whether somebody else plays on.
    pub fn is_handed(&self) -> bool {
        self.before != self.after
    }
}

/// Keeps the private links of seats.
#[async_trait]
pub trait KeepsLinks {
    /// Keeps the hash of a new link's secret. The link that the seat had before holds no longer.
    async fn put_link(&self, id: &str, seat: u8, hash: &str) -> Result<(), StoreError>;

    /// Keeps the hash of a link's secret that is sent to the seat's owner by mail, beside the link that they made themselves. A
    /// new one that they make ends it too. Keeping the same one again changes nothing.
    async fn put_mailed_link(&self, id: &str, seat: u8, hash: &str) -> Result<(), StoreError>;

    /// The link with this hash.
    async fn link(&self, hash: &str) -> Result<Option<SeatLink>, StoreError>;

    /// Gives a seat to another player, as [`Store::change_seat`](crate::Store::change_seat) does, and writes it down. With
    /// `host` that player hosts the table from now on. If the name changes too, no link leads to the seat any more: it is
    /// somebody else's, and whoever had it may have kept the link.
    async fn move_seat(
        &self,
        id: &str,
        before: &SeatRecord,
        after: &SeatRecord,
        host: bool,
    ) -> Result<u64, StoreError>;

    /// The seats that moved, in the order in which they did.
    async fn seat_moves(&self, id: &str) -> Result<Vec<SeatMove>, StoreError>;
}

const END_LINKS: &str = "UPDATE seat_links SET holds = 0 WHERE table_id = $1 AND seat = $2";

#[async_trait]
impl<E: Engine> KeepsLinks for Ledger<E> {
    async fn put_link(&self, id: &str, seat: u8, hash: &str) -> Result<(), StoreError> {
        fit_key("a table's id", id)?;
        fit_key("a link's hash", hash)?;
        let (table, number) = (Value::Text(id), Value::Number(seat.into()));
        let mut session = self.0.write().await?;
        Held::of(&mut *session, id).await?;
        session.run(END_LINKS, &[table, number]).await?;
        session
            .run(
                "INSERT INTO seat_links (hash, table_id, seat, holds, made_at) VALUES ($3, $1, $2, 1, unixepoch())",
                &[table, number, Value::Text(hash)],
            )
            .await?;
        session
            .run(
                "DELETE FROM seat_links WHERE table_id = $1 AND seat = $2 AND mailed = 0 AND hash NOT IN
                    (SELECT hash FROM seat_links WHERE table_id = $1 AND seat = $2 AND mailed = 0
                     ORDER BY holds DESC, made_at DESC LIMIT $3)",
                &[table, number, Value::Number(LINKS_KEPT)],
            )
            .await?;
        session.commit(None).await
    }

    async fn put_mailed_link(&self, id: &str, seat: u8, hash: &str) -> Result<(), StoreError> {
        fit_key("a table's id", id)?;
        fit_key("a link's hash", hash)?;
        let (table, number) = (Value::Text(id), Value::Number(seat.into()));
        let mut session = self.0.write().await?;
        Held::of(&mut *session, id).await?;
        session
            .run(
                "INSERT INTO seat_links (hash, table_id, seat, holds, made_at, mailed)
                 VALUES ($3, $1, $2, 1, unixepoch(), 1) ON CONFLICT (hash) DO NOTHING",
                &[table, number, Value::Text(hash)],
            )
            .await?;
        session
            .run(
                "DELETE FROM seat_links WHERE table_id = $1 AND seat = $2 AND mailed = 1 AND hash <> $3 AND hash NOT IN
                    (SELECT hash FROM seat_links WHERE table_id = $1 AND seat = $2 AND mailed = 1 AND hash <> $3
                     ORDER BY made_at DESC, hash LIMIT $4)",
                &[table, number, Value::Text(hash), Value::Number(MAILED_KEPT - 1)],
            )
            .await?;
        session.commit(None).await
    }

    async fn link(&self, hash: &str) -> Result<Option<SeatLink>, StoreError> {
        if fit_key("a link's hash", hash).is_err() {
            return Ok(None);
        }
        let sql = "SELECT table_id, seat, holds FROM seat_links WHERE hash = $1";
        let rows = self.0.rows(sql, &[Value::Text(hash)]).await?;
        let link = |row: &Fields| {
            Ok(SeatLink { table: row.text(0)?, seat: seat_from(row, 1)?, holds: row.number(2)? == 1 })
        };
        rows.first().map(link).transpose()
    }

    async fn move_seat(
        &self,
        id: &str,
        before: &SeatRecord,
        after: &SeatRecord,
        host: bool,
    ) -> Result<u64, StoreError> {
        let (Some(giver), Some(taker)) = (&before.player, &after.player) else {
            return Err(StoreError::Unfit { what: "a seat that moves", why: "nobody owns it" });
        };
        fit_key("a table's id", id)?;
        let (table, seat) = (Value::Text(id), Value::Number(before.seat.into()));
        let mut session = self.0.write().await?;
        let held = Held::of(&mut *session, id).await?;
        held.must_be(Status::Playing)?;
        change_held_seat(&mut *session, &held, before, after).await?;
        // Whoever takes a seat may be waited for, and so may the bot that holds it.
        let changes = held.becomes(&mut *session, Status::Playing, held.entries, Next::House).await?;
        session
            .run(
                "INSERT INTO seat_moves (table_id, number, seat, giver, taker, old_name, new_name, entries)
                 SELECT $1, (SELECT count(*) + 1 FROM seat_moves WHERE table_id = $1), $2, $3, $4, $5, $6, entries
                 FROM tables WHERE id = $1",
                &[
                    table,
                    seat,
                    Value::Text(giver),
                    Value::Text(taker),
                    Value::Text(&before.name),
                    Value::Text(&after.name),
                ],
            )
            .await?;
        if before.name != after.name {
            session.run(END_LINKS, &[table, seat]).await?;
        }
        if host {
            enter(&mut *session, id).await?;
            let sql = "UPDATE company SET host = $2 WHERE table_id = $1";
            session.run(sql, &[table, Value::Text(taker)]).await?;
        }
        session.commit(Some(id)).await?;
        Ok(changes)
    }

    async fn seat_moves(&self, id: &str) -> Result<Vec<SeatMove>, StoreError> {
        if fit_key("a table's id", id).is_err() {
            return Ok(Vec::new());
        }
        let sql = "SELECT seat, giver, taker, old_name, new_name, entries FROM seat_moves
                   WHERE table_id = $1 ORDER BY number";
        let moved = |row: &Fields| {
            Ok(SeatMove {
                seat: seat_from(row, 0)?,
                giver: row.text(1)?,
                taker: row.text(2)?,
                before: row.text(3)?,
                after: row.text(4)?,
                entries: count_from(row, 5)?,
            })
        };
        self.0.rows(sql, &[Value::Text(id)]).await?.iter().map(moved).collect()
    }
}

pub(crate) fn seat_from(row: &Fields, column: usize) -> Result<u8, StoreError> {
    u8::try_from(row.number(column)?).map_err(|_| damaged("a seat", "its number is out of range"))
}
