//! What lies beside a journal when its table moves to another house: clocks name moments of the house that they are in, and notes and
//! manners have to be such as this program writes.

use serde_json::Value;
use store::{ClockRecord, NoteRecord, SeatRecord};
use table::journal::Journal;

use crate::brought::{self, Checked};
use crate::clocks::Clocks;
use crate::loaded::TableSetup;
use crate::notes::Noted;
use crate::talk::Manners;

/// The clocks of a table that leaves its house at this moment of it. On the way they stand still.
///
/// # Errors
/// When they cannot be read.
pub fn clocks_leaving(clocks: &str, lived: i64) -> Result<String, String> {
    Ok(read(clocks)?.moved(-lived).record().clocks)
}

/// The clocks of a table with so many seats that comes to a house at this moment of it.
///
/// # Errors
/// When they cannot be read, are of another number of seats, or give absurd times.
pub fn clocks_coming(clocks: &str, seats: usize, lived: i64) -> Result<ClockRecord, String> {
    let clocks = read(clocks)?;
    clocks.check(seats)?;
    Ok(clocks.moved(lived).record())
}

fn read(clocks: &str) -> Result<Clocks, String> {
    serde_json::from_str(clocks).map_err(|error| format!("its clocks cannot be read: {error}"))
}

/// Whether notes are such as this program writes, at a table with so many seats.
///
/// # Errors
/// When one of them is not.
pub fn check_notes(notes: &[NoteRecord], seats: usize) -> Result<(), String> {
    for (number, record) in (1..).zip(notes) {
        let wrong = |why: String| format!("its note {number} cannot be read: {why}");
        Noted::read(record).map_err(|error| wrong(error.to_string()))?;
        let fields: Value = serde_json::from_str(&record.note).map_err(|error| wrong(error.to_string()))?;
        let inside = fields.as_object().into_iter().flat_map(|note| note.values());
        let mut named = inside.flat_map(|note| [&note["seat"], &note["by"]]).filter_map(Value::as_u64);
        if let Some(seat) = named.find(|&seat| seat >= seats as u64) {
            return Err(wrong(format!("there is no seat {seat}")));
        }
    }
    Ok(())
}

/// Whether manners are such as this program writes.
///
/// # Errors
/// When they are not.
pub fn check_manners(manners: &str) -> Result<(), String> {
    let read: Result<Manners, _> = serde_json::from_str(manners);
    read.map(drop).map_err(|error| format!("how people talk there cannot be read: {error}"))
}

/// Checks a table that keeps a game that was played elsewhere; `None` if it keeps one of its own. The journal has to be what the house
/// found when it was brought along: `setup`, `lines`, `seats` and the text of the board are the table's.
///
/// # Errors
/// When something is wrong with it, in an English sentence.
pub fn check_brought(
    setup: &str,
    lines: &[String],
    seats: &[SeatRecord],
    board: Option<&str>,
) -> Option<Result<(), String>> {
    let setup: TableSetup = serde_json::from_str(setup).ok()?;
    let said = setup.brought?;
    Some(read_brought(lines, board).and_then(|(found, sat)| {
        let all = found == said && sat == seats;
        all.then_some(()).ok_or_else(|| "its dice or its seats are not those of its journal".to_owned())
    }))
}

fn read_brought(lines: &[String], board: Option<&str>) -> Result<(Checked, Vec<SeatRecord>), String> {
    let journal = Journal::read_lines(lines.iter().map(String::as_str)).map_err(|why| why.to_string())?;
    let (_, found) = brought::check(&journal, board).map_err(|why| why.to_string())?;
    let seats = brought::seats_of(&journal.header).map_err(|why| why.to_string())?;
    Ok((found, seats))
}

#[cfg(test)]
mod tests {
    use super::*;

    const RUNNING: &str = r#"[{"free":60000,"bank":5000,"due":9000,"waits":2000,"up":false,"days":1}]"#;

    #[test]
    fn clocks_stand_still_on_the_way() {
        let leaving = clocks_leaving(RUNNING, 7_000).unwrap();
        assert!(leaving.contains("\"due\":2000"), "{leaving}");
        let there = clocks_coming(&leaving, 1, 1_000_000).unwrap();
        assert_eq!(there.deadline, Some(1_002_000), "two seconds were left, and are");
        assert_eq!(clocks_leaving(&there.clocks, 1_000_000).unwrap(), leaving);
    }

    #[test]
    fn absurd_clocks_and_notes_are_refused() {
        assert!(clocks_coming(RUNNING, 2, 0).unwrap_err().contains("seats"));
        for (from, to) in [("9000", "9223372036854775807"), ("9000", "-9223372036854775808"), ("60000", "-1")]
        {
            let said = clocks_coming(&RUNNING.replacen(from, to, 1), 1, 5).unwrap_err();
            assert!(said.contains("absurd"), "{to}: {said}");
        }
        assert!(clocks_coming("{}", 1, 0).unwrap_err().contains("cannot be read"));
        let note = |note: &str| [NoteRecord { entry: 1, note: note.to_owned() }];
        assert_eq!(check_notes(&note(r#"{"end_asked":{"by":1}}"#), 2), Ok(()));
        assert!(check_notes(&note(r#"{"end_asked":{"by":2}}"#), 2).unwrap_err().contains("no seat 2"));
        assert!(check_notes(&note(r#"{"burnt":{"by":0}}"#), 2).unwrap_err().contains("note 1"));
        assert_eq!(check_manners(r#"{"players":false}"#), Ok(()));
        assert!(check_manners("rude").unwrap_err().contains("how people talk"));
    }
}
