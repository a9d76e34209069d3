//! What can be kept by both engines: what one of them would refuse, the other should not accept.

use crate::error::StoreError;
use crate::record::{SeatKind, SeatRecord};

/// Keys are part of indexes and of PostgreSQL's notifications, which limit their length.
pub(crate) fn fit_key(what: &'static str, key: &str) -> Result<(), StoreError> {
    const LONGEST: usize = 500;
    match key.len() {
        0 => Err(StoreError::Unfit { what, why: "it is empty" }),
        1..=LONGEST => fit_text(what, key),
        _ => Err(StoreError::Unfit { what, why: "it is longer than 500 bytes" }),
    }
}

/// PostgreSQL keeps no zero byte in a text. SQLite would, but what one engine refuses the other should not accept.
pub(crate) fn fit_text(what: &'static str, text: &str) -> Result<(), StoreError> {
    if text.contains('\0') {
        return Err(StoreError::Unfit { what, why: "it contains a zero character" });
    }
    Ok(())
}

pub(crate) fn fit_table(id: &str, game: &str, setup: &str, seats: &[SeatRecord]) -> Result<(), StoreError> {
    fit_key("a table's id", id)?;
    fit_text("a game's name", game)?;
    fit_text("a table's setup", setup)?;
    for (place, seat) in seats.iter().enumerate() {
        fit_seat(seat)?;
        if seats[..place].iter().any(|other| other.seat == seat.seat) {
            return Err(StoreError::Unfit { what: "a table", why: "it has the same seat twice" });
        }
    }
    Ok(())
}

pub(crate) fn fit_seat(seat: &SeatRecord) -> Result<(), StoreError> {
    fit_text("a seat's name", &seat.name)?;
    if let SeatKind::Bot(bot) = &seat.kind {
        fit_text("a bot's name", bot)?;
    }
    if let Some(player) = &seat.player {
        fit_key("a player's key", player)?;
    }
    seat.nonce.iter().try_for_each(|nonce| fit_text("a nonce", nonce))
}

/// A journal is also a file of lines, and must come back from one as it went in.
pub(crate) fn fit_lines(lines: &[&str]) -> Result<(), StoreError> {
    lines.iter().try_for_each(|line| {
        if line.contains('\n') {
            return Err(StoreError::Unfit { what: "a journal line", why: "it contains a line break" });
        }
        fit_text("a journal line", line)
    })
}

/// A number of lines as the databases keep it.
pub(crate) fn kept(number: u64) -> Result<i64, StoreError> {
    i64::try_from(number)
        .map_err(|_| StoreError::Unfit { what: "an entry's number", why: "it is beyond all counting" })
}
