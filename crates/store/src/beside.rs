//! What lies beside the journal of a table that is brought in from elsewhere.

use crate::error::StoreError;
use crate::fit::{fit_key, fit_text, kept};
use crate::notes::write_clocks;
use crate::record::{ClockRecord, NoteRecord};
use crate::session::{Session, Value};
use crate::talk::Said;

/// What lies beside a table's journal.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Beside {
    /// What was done there beside the game, in its order.
    pub notes: Vec<NoteRecord>,
    /// Its clocks, by the time of the house that it comes to.
    pub clocks: Option<ClockRecord>,
    /// The player who hosts it, if it is not whoever opened it.
    pub host: Option<String>,
    /// How people talk there.
    pub manners: Option<String>,
    /// What was said there, numbered from 1.
    pub talk: Vec<Said>,
}

impl Beside {
    /// Whether it can lie beside a journal of so many entries.
    pub(crate) fn fit(&self, entries: u64) -> Result<(), StoreError> {
        let unfit = |what, why| Err(StoreError::Unfit { what, why });
        if !self.notes.is_sorted_by_key(|note| note.entry)
            || self.notes.iter().any(|note| note.entry > entries)
        {
            return unfit("a table's notes", "they are of entries that its journal does not have");
        }
        if !(1..).zip(&self.talk).all(|(number, said)| said.number == number) {
            return unfit("a table's talk", "its numbers are not 1, 2, 3 and so on");
        }
        self.notes.iter().try_for_each(|note| fit_text("a note", &note.note))?;
        for Said { saying, .. } in &self.talk {
            fit_key("a player's key", &saying.player)?;
            fit_text("a name", &saying.name)?;
            fit_text("what is said", &saying.text)?;
        }
        self.host.iter().try_for_each(|host| fit_key("a player's key", host))?;
        self.manners.iter().try_for_each(|manners| fit_text("a table's manners", manners))?;
        self.clocks.iter().try_for_each(|clocks| fit_text("a table's clocks", &clocks.clocks))
    }

    /// Writes it, for a table that has just been made.
    pub(crate) async fn write(&self, session: &mut dyn Session, table: &str) -> Result<(), StoreError> {
        for (number, NoteRecord { entry, note }) in (1..).zip(&self.notes) {
            let sql = "INSERT INTO notes (table_id, number, entry, note) VALUES ($1, $2, $3, $4)";
            let values =
                [Value::Text(table), Value::Number(number), Value::Number(kept(*entry)?), Value::Text(note)];
            session.run(sql, &values).await?;
        }
        if let Some(clocks) = &self.clocks {
            write_clocks(session, table, clocks).await?;
        }
        if self.host.is_some() || self.manners.is_some() || !self.talk.is_empty() {
            let sql = "INSERT INTO company (table_id, host, talked, manners) VALUES ($1, $2, $3, $4)";
            let (host, manners) = (Value::Maybe(self.host.as_deref()), Value::Maybe(self.manners.as_deref()));
            let talked = Value::Number(kept(self.talk.len() as u64)?);
            session.run(sql, &[Value::Text(table), host, talked, manners]).await?;
        }
        for said in &self.talk {
            write_said(session, table, said).await?;
        }
        Ok(())
    }
}

async fn write_said(session: &mut dyn Session, table: &str, said: &Said) -> Result<(), StoreError> {
    let Said { number, saying, at } = said;
    session
        .run(
            "INSERT INTO talk (table_id, number, circle, player, name, seat, text, said_at)
             VALUES ($1, $2, $3, $4, $5, NULLIF(CAST($6 AS BIGINT), -1), $7, $8)",
            &[
                Value::Text(table),
                Value::Number(kept(*number)?),
                Value::Text(saying.circle.word()),
                Value::Text(&saying.player),
                Value::Text(&saying.name),
                Value::Number(saying.seat.map_or(-1, i64::from)),
                Value::Text(&saying.text),
                Value::Number(*at),
            ],
        )
        .await
        .map(drop)
}
