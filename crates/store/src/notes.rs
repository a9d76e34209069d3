//! What is kept beside the journals: notes of what people do at a table, when they were last there, and the time of the house.

use crate::error::StoreError;
use crate::fit::kept;
use crate::held::{Held, change_held_seat};
use crate::record::{ClockRecord, Next, NoteRecord, SeatRecord, Status};
use crate::rows::damaged;
use crate::session::{Engine, Session, Value};

/// The notes of a table, in their order.
pub(crate) async fn notes(engine: &dyn Engine, table: &str) -> Result<Vec<NoteRecord>, StoreError> {
    let rows = engine
        .rows("SELECT entry, note FROM notes WHERE table_id = $1 ORDER BY number", &[Value::Text(table)])
        .await?;
    let count = |number: i64| u64::try_from(number).map_err(|_| damaged("a note", "its entry is no number"));
    rows.iter().map(|row| Ok(NoteRecord { entry: count(row.number(0)?)?, note: row.text(1)? })).collect()
}

/// Adds a note to a table that plays, and with it changes a seat.
pub(crate) async fn note(
    session: &mut dyn Session,
    table: &str,
    number: u64,
    note: &str,
    seat: Option<(&SeatRecord, &SeatRecord)>,
    clocks: Option<&ClockRecord>,
) -> Result<u64, StoreError> {
    let held = Held::of(session, table).await?;
    held.must_be(Status::Playing)?;
    let written = session
        .run(
            "INSERT INTO notes (table_id, number, entry, note)
             SELECT $1, $2, $3, $4 WHERE $2 = 1 + (SELECT COUNT(*) FROM notes WHERE table_id = $1)",
            &[
                Value::Text(table),
                Value::Number(kept(number)?),
                Value::Number(kept(held.entries)?),
                Value::Text(note),
            ],
        )
        .await?;
    if written == 0 {
        return Err(StoreError::Taken { table: table.to_owned(), number });
    }
    if let Some((before, after)) = seat {
        change_held_seat(session, &held, before, after).await?;
    }
    if let Some(clocks) = clocks {
        write_clocks(session, table, clocks).await?;
    }
    // A bot may be asked now, or none any more: somebody has to look.
    held.becomes(session, held.status, held.entries, Next::House).await
}

/// Lets the time of the house go on to this moment, unless it is further already, and says where it is.
pub(crate) async fn beat(session: &mut dyn Session, at: i64) -> Result<(i64, i64), StoreError> {
    let lived = session
        .rows(
            "UPDATE host SET lived = CASE WHEN lived < $1 THEN $1 ELSE lived END WHERE one = 1
             RETURNING lived, unixepoch()",
            &[Value::Number(at)],
        )
        .await?;
    let row = lived.first().ok_or_else(|| damaged("the time of this house", "it is missing"))?;
    Ok((row.number(0)?, row.number(1)?))
}

/// Takes down that a player was at a table at this time of the house.
pub(crate) async fn see(
    session: &mut dyn Session,
    table: &str,
    player: &str,
    at: i64,
) -> Result<(), StoreError> {
    let seen = "UPDATE seats SET seen = $3 WHERE table_id = $1 AND player = $2 AND seen < $3";
    session.run(seen, &[Value::Text(table), Value::Text(player), Value::Number(at)]).await.map(|_| ())
}

/// When the owner of each seat of a table was last seen.
pub(crate) async fn seen(engine: &dyn Engine, table: &str) -> Result<Vec<i64>, StoreError> {
    let rows = engine
        .rows("SELECT seen FROM seats WHERE table_id = $1 ORDER BY seat", &[Value::Text(table)])
        .await?;
    rows.iter().map(|row| row.number(0)).collect()
}

/// Sets the clocks of a table.
pub(crate) async fn write_clocks(
    session: &mut dyn Session,
    table: &str,
    clocks: &ClockRecord,
) -> Result<(), StoreError> {
    let ClockRecord { clocks, deadline } = clocks;
    let (set, deadline) = match deadline {
        Some(deadline) => ("UPDATE tables SET clocks = $2, deadline = $3 WHERE id = $1", *deadline),
        None => ("UPDATE tables SET clocks = $2, deadline = NULLIF($3, $3) WHERE id = $1", 0),
    };
    session.run(set, &[Value::Text(table), Value::Text(clocks), Value::Number(deadline)]).await.map(|_| ())
}

/// The clocks of a table.
pub(crate) async fn clocks(engine: &dyn Engine, table: &str) -> Result<Option<String>, StoreError> {
    let rows = engine.rows("SELECT clocks FROM tables WHERE id = $1", &[Value::Text(table)]).await?;
    rows.first().map_or(Ok(None), |row| row.maybe_text(0))
}

/// Sets the clocks of a table of which nothing has changed, and counts that as a change.
pub(crate) async fn set_clocks(
    session: &mut dyn Session,
    table: &str,
    changes: u64,
    clocks: &ClockRecord,
) -> Result<Option<u64>, StoreError> {
    let held = "UPDATE tables SET changes = changes + 1 WHERE id = $1 AND changes = $2";
    if session.run(held, &[Value::Text(table), Value::Number(kept(changes)?)]).await? == 0 {
        return Ok(None);
    }
    write_clocks(session, table, clocks).await?;
    Ok(Some(changes + 1))
}
