//! What happens to a table, once for both engines.

use std::time::Duration;

use async_trait::async_trait;
use tokio::sync::broadcast;

use crate::beside::Beside;
use crate::error::StoreError;
use crate::fit::{fit_key, fit_lines, fit_table, fit_text, kept};
use crate::held::{ALL_SEEN, Held, change_held_seat, first_difference, seats_of, write_seats};
use crate::notes;
use crate::record::{ClockRecord, NewTable, News, Next, NoteRecord, SeatRecord, Status, TableRecord};
use crate::rows::{damaged, tables_from};
use crate::session::{Append, Engine, Value};
use crate::{Store, TABLES_LISTED};

/// A store on either engine.
pub(crate) struct Ledger<E>(pub(crate) E);

#[async_trait]
impl<E: Engine> Store for Ledger<E> {
    async fn host_secret(&self) -> Result<[u8; 32], StoreError> {
        const READ: &str = "SELECT secret FROM host WHERE one = 1";
        let mut found = self.0.rows(READ, &[]).await?;
        if found.is_empty() {
            let secret = random_secret()?;
            let mut session = self.0.write().await?;
            // Of several nodes that find none, the first one's stays; all read what stayed.
            session
                .run(
                    "INSERT INTO host (one, secret) VALUES (1, $1) ON CONFLICT (one) DO NOTHING",
                    &[Value::Bytes(&secret)],
                )
                .await?;
            found = session.rows(READ, &[]).await?;
            session.commit(None).await?;
        }
        let row = found.first().ok_or_else(|| damaged("the secret of this house", "it is missing"))?;
        row.bytes(0)?.try_into().map_err(|_| damaged("the secret of this house", "it has the wrong length"))
    }

    async fn create_table(&self, table: &NewTable) -> Result<(), StoreError> {
        let NewTable { id, game, setup, seats } = table;
        fit_table(id, game, setup, seats)?;
        let mut session = self.0.write().await?;
        let made = session
            .run(
                "INSERT INTO tables (id, game, setup, status, entries, changes, created_at, changed_at)
                 VALUES ($1, $2, $3, 'open', 0, 1, unixepoch(), unixepoch())
                 ON CONFLICT (id) DO NOTHING",
                &[Value::Text(id), Value::Text(game), Value::Text(setup)],
            )
            .await?;
        if made == 0 {
            return Err(StoreError::Exists { table: id.clone() });
        }
        write_seats(&mut *session, id, seats).await?;
        session.commit(Some(id)).await
    }

    async fn table(&self, id: &str) -> Result<Option<TableRecord>, StoreError> {
        if fit_key("a table's id", id).is_err() {
            // What cannot be kept is not there; the id may come straight from somebody's address bar.
            return Ok(None);
        }
        let rows = self
            .0
            .rows(
                "SELECT t.id, t.game, t.setup, t.status, t.entries, t.changes, t.seed, t.created_at, t.changed_at,
                        s.seat, s.kind, s.bot, s.name, s.player, s.nonce
                 FROM tables t LEFT JOIN seats s ON s.table_id = t.id
                 WHERE t.id = $1
                 ORDER BY s.seat",
                &[Value::Text(id)],
            )
            .await?;
        Ok(tables_from(&rows)?.pop())
    }

    async fn tables_of(&self, player: &str) -> Result<Vec<TableRecord>, StoreError> {
        if fit_key("a player's key", player).is_err() {
            return Ok(Vec::new());
        }
        let listed = i64::try_from(TABLES_LISTED).expect("the limit is small");
        let rows = self
            .0
            .rows(
                "SELECT t.id, t.game, t.setup, t.status, t.entries, t.changes, t.seed, t.created_at, t.changed_at,
                        s.seat, s.kind, s.bot, s.name, s.player, s.nonce
                 FROM (SELECT * FROM tables
                       WHERE id IN (SELECT table_id FROM seats WHERE player = $1)
                       ORDER BY made DESC LIMIT $2) t
                 LEFT JOIN seats s ON s.table_id = t.id
                 ORDER BY t.made DESC, s.seat",
                &[Value::Text(player), Value::Number(listed)],
            )
            .await?;
        tables_from(&rows)
    }

    async fn change_seat(
        &self,
        id: &str,
        before: &SeatRecord,
        after: &SeatRecord,
    ) -> Result<u64, StoreError> {
        fit_key("a table's id", id)?;
        let mut session = self.0.write().await?;
        // Holding the table keeps a start, which reads all seats, from happening in between.
        let held = Held::of(&mut *session, id).await?;
        if held.status == Status::Over {
            return Err(held.wrong_status("open or playing"));
        }
        change_held_seat(&mut *session, &held, before, after).await?;
        // A bot may have taken over in the middle of a game: somebody has to look.
        let next = if held.status == Status::Playing { Next::House } else { Next::People };
        let changes = held.becomes(&mut *session, held.status, held.entries, next).await?;
        session.commit(Some(id)).await?;
        Ok(changes)
    }

    async fn start(
        &self,
        id: &str,
        seats: &[SeatRecord],
        header: &str,
        lines: &[String],
        next: Next,
    ) -> Result<u64, StoreError> {
        fit_key("a table's id", id)?;
        let lines: Vec<&str> = std::iter::once(header).chain(lines.iter().map(String::as_str)).collect();
        fit_lines(&lines)?;
        let mut session = self.0.write().await?;
        let held = Held::of(&mut *session, id).await?;
        held.must_be(Status::Open)?;
        let current = seats_of(&mut *session, id).await?;
        if let Some(seat) = first_difference(&current, seats) {
            return Err(StoreError::Conflict { table: id.to_owned(), seat });
        }
        session.write_lines(id, 0, &lines).await.and_then(|written| held.all_free(written, 0, &lines))?;
        // Whoever sat down is there when the game begins.
        session.run(ALL_SEEN, &[Value::Text(id)]).await?;
        let changes = held.becomes(&mut *session, Status::Playing, lines.len() as u64 - 1, next).await?;
        session.commit(Some(id)).await?;
        Ok(changes)
    }

    async fn append_with(
        &self,
        id: &str,
        first: u64,
        lines: &[String],
        next: Next,
        clocks: Option<&ClockRecord>,
    ) -> Result<u64, StoreError> {
        fit_key("a table's id", id)?;
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        fit_lines(&lines)?;
        if lines.is_empty() {
            return Ok(self.table(id).await?.map_or(0, |table| table.changes));
        }
        // A number that no journal reaches is told so by the long way.
        if let Ok(first) = kept(first) {
            let append = Append { table: id, first, lines: &lines, next, clocks };
            if let Some(changes) = self.0.append(&append).await? {
                return Ok(changes);
            }
        }
        let mut session = self.0.write().await?;
        let held = Held::of(&mut *session, id).await?;
        let free = held.entries + 1;
        // The number comes before the status: whoever comes too late for the last entry of a game learns that the
        // entry is taken, as with every other.
        if first < free {
            return Err(StoreError::Taken { table: id.to_owned(), number: first });
        }
        held.must_be(Status::Playing)?;
        if first > free {
            return Err(StoreError::Gap { table: id.to_owned(), number: first, next: free });
        }
        let written = session.write_lines(id, kept(first)?, &lines).await?;
        held.all_free(written, first, &lines)?;
        let entries = held.entries + lines.len() as u64;
        if let Some(clocks) = clocks {
            notes::write_clocks(&mut *session, id, clocks).await?;
        }
        let changes = held.becomes(&mut *session, Status::Playing, entries, next).await?;
        session.commit(Some(id)).await?;
        Ok(changes)
    }

    async fn finish(&self, id: &str) -> Result<(), StoreError> {
        fit_key("a table's id", id)?;
        let mut session = self.0.write().await?;
        let held = Held::of(&mut *session, id).await?;
        held.must_be(Status::Playing)?;
        held.becomes(&mut *session, Status::Over, held.entries, Next::People).await?;
        session.run("UPDATE tables SET deadline = NULL WHERE id = $1", &[Value::Text(id)]).await?;
        session.commit(Some(id)).await
    }

    async fn settle(&self, id: &str, entries: u64) -> Result<(), StoreError> {
        fit_key("a table's id", id)?;
        let mut session = self.0.write().await?;
        session
            .run(
                "UPDATE tables SET due = 0, held_until = 0 WHERE id = $1 AND entries = $2",
                &[Value::Text(id), Value::Number(kept(entries)?)],
            )
            .await?;
        session.commit(None).await
    }

    async fn claim(&self, id: &str, node: &str, lease: Duration) -> Result<bool, StoreError> {
        fit_key("a table's id", id)?;
        fit_key("a node's name", node)?;
        let mut session = self.0.write().await?;
        let claimed = session
            .run(
                "UPDATE tables SET held_by = $2, held_until = unixepoch() + $3
                 WHERE id = $1 AND (held_by = $2 OR held_until <= unixepoch())",
                &[Value::Text(id), Value::Text(node), Value::Number(seconds(lease))],
            )
            .await?;
        session.commit(None).await?;
        Ok(claimed == 1)
    }

    async fn claim_due(&self, node: &str, lease: Duration, most: usize) -> Result<Vec<String>, StoreError> {
        fit_key("a node's name", node)?;
        let any = "SELECT 1 FROM tables WHERE (due = 1 OR deadline <= (SELECT lived FROM host WHERE one = 1))
                AND (held_by = $1 OR held_until <= unixepoch()) LIMIT 1";
        if self.0.rows(any, &[Value::Text(node)]).await?.is_empty() {
            // As most of the time where people play: nothing is written then.
            return Ok(Vec::new());
        }
        let (node, lease) = (Value::Text(node), Value::Number(seconds(lease)));
        let most = Value::Number(i64::try_from(most).unwrap_or(i64::MAX));
        let mut session = self.0.write().await?;
        let mut claimed = session
            .rows(
                "UPDATE tables SET held_until = unixepoch() + $2
                 WHERE (due = 1 OR deadline <= (SELECT lived FROM host WHERE one = 1)) AND held_by = $1 RETURNING id",
                &[node, lease],
            )
            .await?;
        // The lease is asked for twice: once to choose, and once more of a row that another node has just changed.
        claimed.extend(
            session
                .rows(
                    "UPDATE tables SET held_by = $1, held_until = unixepoch() + $2
                     WHERE held_until <= unixepoch() AND id IN
                        (SELECT id FROM tables WHERE (due = 1 OR deadline <= (SELECT lived FROM host WHERE one = 1))
                            AND held_until <= unixepoch() ORDER BY made LIMIT $3)
                     RETURNING id",
                    &[node, lease, most],
                )
                .await?,
        );
        session.commit(None).await?;
        claimed.iter().map(|row| row.text(0)).collect()
    }

    async fn release(&self, node: &str) -> Result<(), StoreError> {
        fit_key("a node's name", node)?;
        let mut session = self.0.write().await?;
        session.run("UPDATE tables SET held_until = 0 WHERE held_by = $1", &[Value::Text(node)]).await?;
        session.commit(None).await
    }

    async fn bring_in_with(
        &self,
        table: &TableRecord,
        lines: &[String],
        beside: &Beside,
    ) -> Result<(), StoreError> {
        let TableRecord { id, game, setup, seats, status, .. } = table;
        fit_table(id, game, setup, seats)?;
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        fit_lines(&lines)?;
        let whole =
            if *status == Status::Open { lines.is_empty() } else { lines.len() as u64 == table.entries + 1 };
        if !whole {
            return Err(StoreError::Unfit { what: "a table", why: "its journal is not as long as it says" });
        }
        beside.fit(table.entries)?;
        // Whether anything is due is found out by whoever looks.
        let next = if *status == Status::Playing { Next::House } else { Next::People };
        let mut session = self.0.write().await?;
        let made = session
            .run(
                "INSERT INTO tables (id, game, setup, status, entries, changes, due, seed, created_at, changed_at)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, unixepoch())
                 ON CONFLICT (id) DO NOTHING",
                &[
                    Value::Text(id),
                    Value::Text(game),
                    Value::Text(setup),
                    Value::Text(status.word()),
                    Value::Number(kept(table.entries)?),
                    Value::Number(kept(table.changes)?),
                    Value::Number(next.due()),
                    Value::MaybeBytes(table.seed.as_ref().map(<[u8; 32]>::as_slice)),
                    Value::Number(table.created_at),
                ],
            )
            .await?;
        if made == 0 {
            return Err(StoreError::Exists { table: id.clone() });
        }
        write_seats(&mut *session, id, seats).await?;
        session.run(ALL_SEEN, &[Value::Text(id)]).await?;
        if !lines.is_empty() {
            session.write_lines(id, 0, &lines).await?;
        }
        beside.write(&mut *session, id).await?;
        session.commit(Some(id)).await
    }

    async fn notes(&self, id: &str) -> Result<Vec<NoteRecord>, StoreError> {
        fit_key("a table's id", id)?;
        notes::notes(&self.0, id).await
    }

    async fn note(
        &self,
        id: &str,
        number: u64,
        note: &str,
        seat: Option<(&SeatRecord, &SeatRecord)>,
        clocks: Option<&ClockRecord>,
    ) -> Result<u64, StoreError> {
        fit_key("a table's id", id)?;
        fit_text("a note", note)?;
        let mut session = self.0.write().await?;
        let changes = notes::note(&mut *session, id, number, note, seat, clocks).await?;
        session.commit(Some(id)).await?;
        Ok(changes)
    }

    async fn clocks(&self, id: &str) -> Result<Option<String>, StoreError> {
        fit_key("a table's id", id)?;
        notes::clocks(&self.0, id).await
    }

    async fn set_clocks(
        &self,
        id: &str,
        changes: u64,
        clocks: &ClockRecord,
    ) -> Result<Option<u64>, StoreError> {
        fit_key("a table's id", id)?;
        let mut session = self.0.write().await?;
        let set = notes::set_clocks(&mut *session, id, changes, clocks).await?;
        session.commit(set.map(|_| id)).await?;
        Ok(set)
    }

    async fn beat(&self, at: i64) -> Result<(i64, i64), StoreError> {
        let mut session = self.0.write().await?;
        let lived = notes::beat(&mut *session, at).await?;
        session.commit(None).await?;
        Ok(lived)
    }

    async fn see(&self, seen: &[(String, String)], at: i64) -> Result<(), StoreError> {
        let mut session = self.0.write().await?;
        for (table, player) in seen {
            fit_key("a table's id", table)?;
            fit_key("a player's key", player)?;
            notes::see(&mut *session, table, player, at).await?;
        }
        session.commit(None).await
    }

    async fn seen(&self, id: &str) -> Result<Vec<i64>, StoreError> {
        fit_key("a table's id", id)?;
        notes::seen(&self.0, id).await
    }

    async fn journal(&self, id: &str) -> Result<Vec<String>, StoreError> {
        self.journal_from(id, 0).await
    }

    async fn journal_from(&self, id: &str, first: u64) -> Result<Vec<String>, StoreError> {
        let missing = || StoreError::NoSuchTable { table: id.to_owned() };
        fit_key("a table's id", id).map_err(|_| missing())?;
        // No journal is longer than the numbers that can be kept, so nothing is cut off here.
        let first = i64::try_from(first).unwrap_or(i64::MAX);
        let rows = self
            .0
            .rows(
                "SELECT line FROM lines WHERE table_id = $1 AND number >= $2 ORDER BY number",
                &[Value::Text(id), Value::Number(first)],
            )
            .await?;
        if rows.is_empty()
            && self.0.rows("SELECT id FROM tables WHERE id = $1", &[Value::Text(id)]).await?.is_empty()
        {
            return Err(missing());
        }
        rows.iter().map(|row| row.text(0)).collect()
    }

    async fn put_edition(&self, hash: &str, text: &str) -> Result<(), StoreError> {
        fit_key("an edition's hash", hash)?;
        fit_text("an edition", text)?;
        let mut session = self.0.write().await?;
        let added = session
            .run(
                "INSERT INTO editions (hash, text) VALUES ($1, $2) ON CONFLICT (hash) DO NOTHING",
                &[Value::Text(hash), Value::Text(text)],
            )
            .await?;
        if added == 1 {
            return session.commit(None).await;
        }
        let same = session
            .rows(
                "SELECT 1 FROM editions WHERE hash = $1 AND text = $2",
                &[Value::Text(hash), Value::Text(text)],
            )
            .await?;
        if same.is_empty() { Err(StoreError::EditionDiffers { hash: hash.to_owned() }) } else { Ok(()) }
    }

    async fn edition(&self, hash: &str) -> Result<Option<String>, StoreError> {
        if fit_key("an edition's hash", hash).is_err() {
            return Ok(None);
        }
        let rows = self.0.rows("SELECT text FROM editions WHERE hash = $1", &[Value::Text(hash)]).await?;
        rows.first().map(|row| row.text(0)).transpose()
    }

    fn news(&self) -> broadcast::Receiver<News> {
        self.0.news()
    }

    async fn close(&self) {
        self.0.close().await;
    }
}

/// A lease as the databases count it: whole seconds, at least one.
fn seconds(lease: Duration) -> i64 {
    i64::try_from(lease.as_secs()).unwrap_or(i64::MAX / 2).max(1)
}

#[expect(clippy::disallowed_methods, reason = "the rules take no randomness, but a house needs a secret")]
fn random_secret() -> Result<[u8; 32], StoreError> {
    let mut secret = [0; 32];
    match getrandom::fill(&mut secret) {
        Ok(()) => Ok(secret),
        Err(error) => Err(StoreError::Randomness { source: error.to_string().into() }),
    }
}
