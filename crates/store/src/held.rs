//! A table while it is held, and its seats.

use crate::error::StoreError;
use crate::fit::{fit_seat, kept};
use crate::record::{Next, SeatRecord, Status};
use crate::rows::{count_from, damaged, seat_from, status_from};
use crate::session::{Session, Value};

/// Takes down that everybody who owns a seat of a table is there.
pub(crate) const ALL_SEEN: &str =
    "UPDATE seats SET seen = COALESCE((SELECT lived FROM host WHERE one = 1), 0) WHERE table_id = $1";

/// A table that nobody else can change until the session ends.
pub(crate) struct Held<'a> {
    table: &'a str,
    pub(crate) status: Status,
    pub(crate) entries: u64,
}

impl<'a> Held<'a> {
    pub(crate) async fn of(session: &mut dyn Session, table: &'a str) -> Result<Self, StoreError> {
        match session.hold(table).await? {
            Some(row) => Ok(Self { table, status: status_from(&row, 0)?, entries: count_from(&row, 1)? }),
            None => Err(StoreError::NoSuchTable { table: table.to_owned() }),
        }
    }

    pub(crate) fn must_be(&self, needed: Status) -> Result<(), StoreError> {
        if self.status == needed { Ok(()) } else { Err(self.wrong_status(needed.word())) }
    }

    pub(crate) fn wrong_status(&self, needed: &'static str) -> StoreError {
        StoreError::WrongStatus { table: self.table.to_owned(), status: self.status, needed }
    }

    /// The journal's key refused a number that the table's row called free. It cannot happen while the two agree;
    /// if they ever do not, the journal is right.
    pub(crate) fn all_free(&self, written: u64, first: u64, lines: &[&str]) -> Result<(), StoreError> {
        if written == lines.len() as u64 {
            Ok(())
        } else {
            Err(StoreError::Taken { table: self.table.to_owned(), number: first })
        }
    }

    pub(crate) async fn becomes(
        &self,
        session: &mut dyn Session,
        status: Status,
        entries: u64,
        next: Next,
    ) -> Result<u64, StoreError> {
        let changed = session
            .rows(
                "UPDATE tables SET status = $2, entries = $3, due = $4, changes = changes + 1, changed_at = unixepoch()
                 WHERE id = $1 RETURNING changes",
                &[
                    Value::Text(self.table),
                    Value::Text(status.word()),
                    Value::Number(kept(entries)?),
                    Value::Number(next.due()),
                ],
            )
            .await?;
        let row = changed.first().ok_or_else(|| damaged("a table", "it is gone while it is held"))?;
        count_from(row, 0)
    }
}

/// Changes a seat of a table that is held, if it is as the caller saw it.
pub(crate) async fn change_held_seat(
    session: &mut dyn Session,
    held: &Held<'_>,
    before: &SeatRecord,
    after: &SeatRecord,
) -> Result<(), StoreError> {
    let (table, seat) = (held.table, before.seat);
    fit_seat(before)?;
    fit_seat(after)?;
    if seat != after.seat {
        return Err(StoreError::Unfit { what: "a changed seat", why: "its number is another" });
    }
    let current = seats_of(session, table).await?;
    let Some(current) = current.into_iter().find(|current| current.seat == seat) else {
        return Err(StoreError::NoSuchSeat { table: table.to_owned(), seat });
    };
    if current != *before {
        return Err(StoreError::Conflict { table: table.to_owned(), seat });
    }
    if held.status != Status::Open && before.nonce != after.nonce {
        return Err(StoreError::NonceFixed { table: table.to_owned(), seat });
    }
    let (kind, bot) = after.kind.columns();
    session
        .run(
            "UPDATE seats SET kind = $3, bot = $4, name = $5, player = $6, nonce = $7
             WHERE table_id = $1 AND seat = $2",
            &[
                Value::Text(table),
                Value::Number(after.seat.into()),
                Value::Text(kind),
                Value::Maybe(bot),
                Value::Text(&after.name),
                Value::Maybe(after.player.as_deref()),
                Value::Maybe(after.nonce.as_deref()),
            ],
        )
        .await?;
    Ok(())
}

pub(crate) async fn write_seats(
    session: &mut dyn Session,
    id: &str,
    seats: &[SeatRecord],
) -> Result<(), StoreError> {
    for seat in seats {
        let (kind, bot) = seat.kind.columns();
        session
            .run(
                "INSERT INTO seats (table_id, seat, kind, bot, name, player, nonce)
                 VALUES ($1, $2, $3, $4, $5, $6, $7)",
                &[
                    Value::Text(id),
                    Value::Number(seat.seat.into()),
                    Value::Text(kind),
                    Value::Maybe(bot),
                    Value::Text(&seat.name),
                    Value::Maybe(seat.player.as_deref()),
                    Value::Maybe(seat.nonce.as_deref()),
                ],
            )
            .await?;
    }
    Ok(())
}

pub(crate) async fn seats_of(session: &mut dyn Session, table: &str) -> Result<Vec<SeatRecord>, StoreError> {
    let rows = session
        .rows(
            "SELECT seat, kind, bot, name, player, nonce FROM seats WHERE table_id = $1 ORDER BY seat",
            &[Value::Text(table)],
        )
        .await?;
    rows.iter().map(|row| seat_from(row, row.number(0)?, 1)).collect()
}

/// The number of the first seat that is not the same in both, or is missing in one.
pub(crate) fn first_difference(current: &[SeatRecord], expected: &[SeatRecord]) -> Option<u8> {
    let same = current.iter().zip(expected).take_while(|(current, expected)| current == expected).count();
    current.get(same).or(expected.get(same)).map(|seat| seat.seat)
}
