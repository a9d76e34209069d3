//! Who is waited for, and what they were told of it.
//!
//! That somebody is to be told is found in the database, by any node. A node that tells somebody takes the way there for a while,
//! by the time of the house; if it dies, the way is free again and another node goes on.

use async_trait::async_trait;

use crate::error::StoreError;
use crate::fit::{fit_key, kept};
use crate::ledger::Ledger;
use crate::record::Status;
use crate::rows::count_from;
use crate::seat_links::seat_from;
use crate::session::{Engine, Fields, Session, Value};
use crate::ways::{Way, way_from};

/// Somebody who is waited for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Call {
    /// The seat.
    pub seat: u8,
    /// The player.
    pub player: String,
    /// Which of their turns it is.
    pub turn: u64,
}

/// A table that waits for somebody, as one of their ways knows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Waiting {
    /// The table's id.
    pub table: String,
    /// Who is waited for.
    pub call: Call,
    /// Whether it was told by this way.
    pub told: bool,
}

/// Keeps who is waited for, and what they were told.
#[async_trait]
pub trait KeepsCalls {
    /// Tables of people who want to be told that have changed since it was last looked at who is waited for, at most `most`:
    /// id and [`TableRecord::changes`](crate::TableRecord::changes).
    async fn unheard(&self, most: usize) -> Result<Vec<(String, u64)>, StoreError>;

    /// Takes down who is waited for at a table after a change of it, at this time of the house.
    async fn hear(&self, id: &str, changes: u64, calls: &[Call], at: i64) -> Result<(), StoreError>;

    /// The ways by which something is to be told at this time of the house, at most `most`: of people who have been waited for, and
    /// were not at the table, since `since`.
    async fn to_tell(&self, at: i64, since: i64, most: usize) -> Result<Vec<Way>, StoreError>;

    /// Takes a way until a time of the house, so that nobody else tells there; or says no, because somebody has it. Who takes a way to a
    /// mail address has all ways to it.
    async fn take_way(&self, id: &str, at: i64, until: i64) -> Result<bool, StoreError>;

    /// The tables that wait for the owner of a way, those that wait longest first: such as are to be told now, and such as were.
    async fn waiting(&self, way: &Way, since: i64) -> Result<Vec<Waiting>, StoreError>;

    /// Takes down that these were told by a way, which then rests until this time of the house, with all others to the same mail address:
    /// whoever gives it in several browsers gets no more letters for that.
    async fn told(&self, way: &str, waiting: &[Waiting], until: i64) -> Result<(), StoreError>;

    /// Takes down that a way failed, which then rests until this time of the house. If the address itself was refused, and that for
    /// the `most`th time in a row, it is left alone.
    async fn failed(&self, way: &str, until: i64, refused: bool, most: u64) -> Result<(), StoreError>;
}

#[async_trait]
impl<E: Engine> KeepsCalls for Ledger<E> {
    async fn unheard(&self, most: usize) -> Result<Vec<(String, u64)>, StoreError> {
        let sql = "SELECT t.id, t.changes FROM tables t
                   WHERE t.heard <> t.changes AND t.status <> 'open' AND t.id IN
                       (SELECT s.table_id FROM ways w JOIN seats s ON s.player = w.owner WHERE w.state = 'on'
                        UNION SELECT owner FROM ways WHERE state = 'on')
                   ORDER BY t.made DESC LIMIT $1";
        let rows = self.0.rows(sql, &[most_of(most)]).await?;
        rows.iter().map(|row| Ok((row.text(0)?, count_from(row, 1)?))).collect()
    }

    async fn hear(&self, id: &str, changes: u64, calls: &[Call], at: i64) -> Result<(), StoreError> {
        fit_key("a table's id", id)?;
        let table = Value::Text(id);
        let mut session = self.0.write().await?;
        let newer = "UPDATE tables SET heard = $2 WHERE id = $1 AND heard < $2 RETURNING status";
        let heard = session.rows(newer, &[table, Value::Number(kept(changes)?)]).await?;
        // Another node may have looked after a later change.
        let Some(row) = heard.first() else { return Ok(()) };
        if row.text(0)? == Status::Over.word() {
            for sql in ["DELETE FROM calls WHERE table_id = $1", "DELETE FROM told WHERE table_id = $1"] {
                session.run(sql, &[table]).await?;
            }
            return session.commit(None).await;
        }
        session.run("UPDATE calls SET waits = 0 WHERE table_id = $1", &[table]).await?;
        for call in calls {
            write_call(&mut *session, id, call, at).await?;
        }
        session.commit(None).await
    }

    async fn to_tell(&self, at: i64, since: i64, most: usize) -> Result<Vec<Way>, StoreError> {
        let sql = "SELECT w.id, w.owner, w.kind, w.address, w.keys, w.lang, w.state, w.fails, w.refused FROM ways w
                   WHERE w.state = 'on' AND w.rests <= $1 AND EXISTS
                       (SELECT 1 FROM calls c JOIN seats s ON s.table_id = c.table_id AND s.seat = c.seat
                        WHERE (c.player = w.owner OR c.table_id = w.owner) AND c.waits = 1
                            AND s.player = c.player AND s.kind = 'person' AND c.since <= $2 AND s.seen <= $2
                            AND NOT EXISTS (SELECT 1 FROM told x WHERE x.way = w.id AND x.table_id = c.table_id
                                AND x.seat = c.seat AND x.turn = c.turn))
                   ORDER BY w.rests, w.id LIMIT $3";
        let rows = self.0.rows(sql, &[Value::Number(at), Value::Number(since), most_of(most)]).await?;
        rows.iter().map(way_from).collect()
    }

    async fn take_way(&self, id: &str, at: i64, until: i64) -> Result<bool, StoreError> {
        fit_key("a way's id", id)?;
        let mut session = self.0.write().await?;
        // Whoever takes another way to the same address waits here until this is done.
        session.run(HOLD_ADDRESS, &[Value::Text(id)]).await?;
        let sql = "UPDATE ways SET rests = $3 WHERE id = $1 AND state = 'on' AND rests <= $2";
        let taken = session.run(sql, &[Value::Text(id), Value::Number(at), Value::Number(until)]).await?;
        if taken == 1 {
            rest_others(&mut *session, id, until).await?;
        }
        session.commit(None).await?;
        Ok(taken == 1)
    }

    async fn waiting(&self, way: &Way, since: i64) -> Result<Vec<Waiting>, StoreError> {
        let sql = "SELECT c.table_id, c.seat, c.player, c.turn, CASE WHEN x.way IS NULL THEN CAST(0 AS BIGINT) ELSE CAST(1 AS BIGINT) END
                   FROM calls c JOIN seats s ON s.table_id = c.table_id AND s.seat = c.seat
                   LEFT JOIN told x ON x.way = $1 AND x.table_id = c.table_id AND x.seat = c.seat AND x.turn = c.turn
                   WHERE (c.player = $2 OR c.table_id = $2) AND c.waits = 1 AND s.player = c.player
                       AND s.kind = 'person' AND c.since <= $3 AND s.seen <= $3
                   ORDER BY c.since, c.table_id, c.seat";
        let values = [Value::Text(&way.id), Value::Text(&way.owner), Value::Number(since)];
        self.0.rows(sql, &values).await?.iter().map(waiting_from).collect()
    }

    async fn told(&self, way: &str, waiting: &[Waiting], until: i64) -> Result<(), StoreError> {
        fit_key("a way's id", way)?;
        let mut session = self.0.write().await?;
        // Of several ways to one address another is first the next time.
        let sql =
            "UPDATE ways SET rests = CASE WHEN kind = 'mail' THEN $2 + 1 ELSE $2 END, fails = 0, refused = 0
                   WHERE id = $1";
        if session.run(sql, &[Value::Text(way), Value::Number(until)]).await? == 0 {
            // It was ended meanwhile.
            return Ok(());
        }
        rest_others(&mut *session, way, until).await?;
        for Waiting { table, call, .. } in waiting {
            session
                .run(
                    "INSERT INTO told (way, table_id, seat, turn) VALUES ($1, $2, $3, $4)
                     ON CONFLICT (way, table_id, seat) DO UPDATE SET turn = $4",
                    &[
                        Value::Text(way),
                        Value::Text(table),
                        Value::Number(call.seat.into()),
                        Value::Number(kept(call.turn)?),
                    ],
                )
                .await?;
        }
        session.commit(None).await
    }

    async fn failed(&self, way: &str, until: i64, refused: bool, most: u64) -> Result<(), StoreError> {
        fit_key("a way's id", way)?;
        let mut session = self.0.write().await?;
        let more = i64::from(refused);
        session
            .run(
                "UPDATE ways SET rests = $2, fails = fails + 1, refused = (refused + $3) * $3,
                    state = CASE WHEN $3 = 1 AND refused + 1 >= $4 THEN 'refused' ELSE state END
                 WHERE id = $1",
                &[Value::Text(way), Value::Number(until), Value::Number(more), Value::Number(kept(most)?)],
            )
            .await?;
        rest_others(&mut *session, way, until).await?;
        session.commit(None).await
    }
}

/// All ways to the mail address of one.
const HOLD_ADDRESS: &str = "UPDATE ways SET rests = rests WHERE kind = 'mail' AND lower(address) =
    (SELECT lower(address) FROM ways WHERE id = $1 AND kind = 'mail')";

/// Lets all other ways to the same mail address rest until this time of the house.
async fn rest_others(session: &mut dyn Session, way: &str, until: i64) -> Result<(), StoreError> {
    let sql = "UPDATE ways SET rests = $2 WHERE kind = 'mail' AND id <> $1 AND lower(address) =
        (SELECT lower(address) FROM ways WHERE id = $1 AND kind = 'mail')";
    session.run(sql, &[Value::Text(way), Value::Number(until)]).await?;
    Ok(())
}

/// Takes down that somebody is waited for. They have been since before if it is the same turn still.
async fn write_call(session: &mut dyn Session, id: &str, call: &Call, at: i64) -> Result<(), StoreError> {
    fit_key("a player's key", &call.player)?;
    session
        .run(
            "INSERT INTO calls (table_id, seat, player, turn, since, waits) VALUES ($1, $2, $3, $4, $5, 1)
             ON CONFLICT (table_id, seat) DO UPDATE SET player = $3, turn = $4, waits = 1,
                since = CASE WHEN calls.turn = $4 AND calls.player = $3 THEN calls.since ELSE $5 END",
            &[
                Value::Text(id),
                Value::Number(call.seat.into()),
                Value::Text(&call.player),
                Value::Number(kept(call.turn)?),
                Value::Number(at),
            ],
        )
        .await?;
    Ok(())
}

fn waiting_from(row: &Fields) -> Result<Waiting, StoreError> {
    let call = Call { seat: seat_from(row, 1)?, player: row.text(2)?, turn: count_from(row, 3)? };
    Ok(Waiting { table: row.text(0)?, call, told: row.number(4)? == 1 })
}

fn most_of(most: usize) -> Value<'static> {
    Value::Number(i64::try_from(most).unwrap_or(i64::MAX))
}
