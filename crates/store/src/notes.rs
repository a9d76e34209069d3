//! What is kept beside the journals: notes of what people do at a table, when they were last there, and the time of the house.

use crate::error::StoreError;
use crate::ledger::{Held, change_held_seat, damaged, kept};
use crate::record::{Next, NoteRecord, SeatRecord, Status};
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
    // A bot may be asked now, or none any more: somebody has to look.
    held.becomes(session, held.status, held.entries, Next::House).await
}

/// Lets the time of the house go on to this moment, unless it is further already, and says where it is.
pub(crate) async fn beat(session: &mut dyn Session, at: i64) -> Result<i64, StoreError> {
    let lived = session
        .rows(
            "UPDATE host SET lived = CASE WHEN lived < $1 THEN $1 ELSE lived END WHERE one = 1 RETURNING lived",
            &[Value::Number(at)],
        )
        .await?;
    lived.first().ok_or_else(|| damaged("the time of this house", "it is missing"))?.number(0)
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
