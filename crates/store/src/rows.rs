//! What comes back from the database, read.

use crate::error::StoreError;
use crate::record::{SeatKind, SeatRecord, Status, TableRecord};
use crate::session::Fields;

/// Tables joined with their seats: a row per seat, the rows of one table together.
pub(crate) fn tables_from(rows: &[Fields]) -> Result<Vec<TableRecord>, StoreError> {
    let mut tables: Vec<TableRecord> = Vec::new();
    for row in rows {
        let id = row.text(0)?;
        if tables.last().is_none_or(|table| table.id != id) {
            tables.push(TableRecord {
                id,
                game: row.text(1)?,
                setup: row.text(2)?,
                status: status_from(row, 3)?,
                entries: count_from(row, 4)?,
                changes: count_from(row, 5)?,
                seed: seed_from(row, 6)?,
                created_at: row.number(7)?,
                changed_at: row.number(8)?,
                seats: Vec::new(),
            });
        }
        // A table without seats still gives one row, with nothing on the right.
        if let (Some(seat), Some(table)) = (row.maybe_number(9)?, tables.last_mut()) {
            table.seats.push(seat_from(row, seat, 10)?);
        }
    }
    Ok(tables)
}

pub(crate) fn seat_from(row: &Fields, seat: i64, first: usize) -> Result<SeatRecord, StoreError> {
    Ok(SeatRecord {
        seat: u8::try_from(seat).map_err(|_| damaged("a seat", "its number is out of range"))?,
        kind: SeatKind::from_columns(&row.text(first)?, row.maybe_text(first + 1)?)
            .ok_or_else(|| damaged("a seat", "its kind is unknown"))?,
        name: row.text(first + 2)?,
        player: row.maybe_text(first + 3)?,
        nonce: row.maybe_text(first + 4)?,
    })
}

pub(crate) fn status_from(row: &Fields, column: usize) -> Result<Status, StoreError> {
    Status::from_word(&row.text(column)?).ok_or_else(|| damaged("a table", "its status is unknown"))
}

pub(crate) fn count_from(row: &Fields, column: usize) -> Result<u64, StoreError> {
    row.number(column)?.try_into().map_err(|_| damaged("a table", "it has less than no entries"))
}

fn seed_from(row: &Fields, column: usize) -> Result<Option<[u8; 32]>, StoreError> {
    let seed = row.maybe_bytes(column)?;
    seed.map(|seed| seed.try_into().map_err(|_| damaged("a table's seed", "it has the wrong length")))
        .transpose()
}

pub(crate) fn damaged(what: &'static str, why: &'static str) -> StoreError {
    StoreError::Damaged { what, source: why.into() }
}
