//! How people can be told that a table waits for them: their ways and their feeds.

use async_trait::async_trait;

use crate::error::StoreError;
use crate::fit::{fit_key, fit_text};
use crate::ledger::Ledger;
use crate::rows::{count_from, damaged};
use crate::session::{Engine, Fields, Session, Value};

/// How many ways of one kind somebody has at most; the oldest give way.
const WAYS_KEPT: i64 = 10;

/// What kind of way it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum WayKind {
    /// To a mail address.
    Mail,
    /// To a browser, by its maker's messenger.
    Push,
    /// To an address that takes JSON.
    Hook,
}

impl WayKind {
    const WORDS: [(WayKind, &'static str); 3] =
        [(WayKind::Mail, "mail"), (WayKind::Push, "push"), (WayKind::Hook, "hook")];

    /// As the database, forms and messages write it.
    pub fn word(self) -> &'static str {
        Self::WORDS.into_iter().find(|(kind, _)| *kind == self).map_or("", |(_, word)| word)
    }
}

/// How it is with a way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WayState {
    /// Whoever is there was asked whether they want to hear anything.
    Asked,
    /// They do.
    On,
    /// The address refuses whatever comes.
    Refused,
}

impl WayState {
    const WORDS: [(WayState, &'static str); 3] =
        [(WayState::Asked, "asked"), (WayState::On, "on"), (WayState::Refused, "refused")];

    fn word(self) -> &'static str {
        Self::WORDS.into_iter().find(|(state, _)| *state == self).map_or("", |(_, word)| word)
    }
}

/// A way by which somebody can be told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Way {
    /// What it is known by. Whoever knows that of a mail address can confirm or stop it.
    pub id: String,
    /// The player who is told; or the table whose people are.
    pub owner: String,
    /// What kind of way it is.
    pub kind: WayKind,
    /// Where it leads to.
    pub address: String,
    /// What messages are locked with, if they are.
    pub keys: Option<String>,
    /// The language in which to tell.
    pub lang: String,
    /// How it is with it.
    pub state: WayState,
    /// How often in a row it failed.
    pub fails: u64,
    /// How often in a row its address was refused.
    pub refused: u64,
}

/// Keeps ways and feeds.
#[async_trait]
pub trait KeepsWays {
    /// Keeps a way. A mail address or a hook takes the place of the one that its owner had; an address that is still to be confirmed
    /// only when it is.
    async fn put_way(&self, way: &Way) -> Result<(), StoreError>;

    /// Whoever reads at this mail address gets no letter before this time of the house, by none of the ways there. It is for a letter
    /// that was sent beside those that tell.
    async fn rest_address(&self, address: &str, until: i64) -> Result<(), StoreError>;

    /// The way with this id.
    async fn way(&self, id: &str) -> Result<Option<Way>, StoreError>;

    /// All ways of an owner, the oldest first.
    async fn ways_of(&self, owner: &str) -> Result<Vec<Way>, StoreError>;

    /// Switches on a way that was asked, in the place of the one that its owner had; says whether there was such a one.
    async fn confirm_way(&self, id: &str) -> Result<bool, StoreError>;

    /// Ends a way; says whether there was such a one.
    async fn end_way(&self, id: &str) -> Result<bool, StoreError>;

    /// The same, for an owner who wants nobody there to have anything of theirs: links of seats that were mailed hold no longer.
    async fn forget_way(&self, id: &str) -> Result<bool, StoreError>;

    /// Everything that somebody is told is from now on told in this language.
    async fn speak(&self, owner: &str, lang: &str) -> Result<(), StoreError>;

    /// The key by which browsers' messengers know this house: `fresh`, unless there is one already.
    async fn push_key(&self, fresh: &[u8]) -> Result<Vec<u8>, StoreError>;

    /// Keeps the hash of the secret of somebody's feed. The one before holds no longer.
    async fn put_feed(&self, player: &str, hash: &str) -> Result<(), StoreError>;

    /// The player whose feed has a secret with this hash.
    async fn feed(&self, hash: &str) -> Result<Option<String>, StoreError>;

    /// Whether somebody has a feed.
    async fn has_feed(&self, player: &str) -> Result<bool, StoreError>;
}

/// Ends all links that were mailed to somebody for the seats that are theirs.
const END_MAILED: &str = "UPDATE seat_links SET holds = 0 WHERE mailed = 1 AND EXISTS
    (SELECT 1 FROM seats s WHERE s.table_id = seat_links.table_id AND s.seat = seat_links.seat AND s.player = $1)";

const COLUMNS: &str =
    "SELECT id, owner, kind, address, keys, lang, state, fails, refused FROM ways WHERE id = $1";

#[async_trait]
impl<E: Engine> KeepsWays for Ledger<E> {
    async fn put_way(&self, way: &Way) -> Result<(), StoreError> {
        fit_way(way)?;
        let (id, owner, kind) = (Value::Text(&way.id), Value::Text(&way.owner), Value::Text(way.kind.word()));
        let mut session = self.0.write().await?;
        session
            .run(
                "INSERT INTO ways (id, owner, kind, address, keys, lang, state, made_at)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, unixepoch())
                 ON CONFLICT (id) DO UPDATE SET owner = $2, address = $4, keys = $5, lang = $6, state = $7,
                    rests = 0, fails = 0, refused = 0, made_at = unixepoch()",
                &[
                    id,
                    owner,
                    kind,
                    Value::Text(&way.address),
                    Value::Maybe(way.keys.as_deref()),
                    Value::Text(&way.lang),
                    Value::Text(way.state.word()),
                ],
            )
            .await?;
        let kept = if way.kind == WayKind::Push { WAYS_KEPT } else { 1 };
        let asked = way.state == WayState::Asked;
        leave_behind(&mut *session, owner, kind, id, (kept, asked)).await?;
        session.commit(None).await
    }

    async fn rest_address(&self, address: &str, until: i64) -> Result<(), StoreError> {
        fit_text("a way's address", address)?;
        let mut session = self.0.write().await?;
        let sql =
            "UPDATE ways SET rests = $2 WHERE kind = 'mail' AND rests < $2 AND lower(address) = lower($1)";
        session.run(sql, &[Value::Text(address), Value::Number(until)]).await?;
        session.commit(None).await
    }

    async fn way(&self, id: &str) -> Result<Option<Way>, StoreError> {
        if fit_key("a way's id", id).is_err() {
            return Ok(None);
        }
        self.0.rows(COLUMNS, &[Value::Text(id)]).await?.first().map(way_from).transpose()
    }

    async fn ways_of(&self, owner: &str) -> Result<Vec<Way>, StoreError> {
        if fit_key("a way's owner", owner).is_err() {
            return Ok(Vec::new());
        }
        let sql = "SELECT id, owner, kind, address, keys, lang, state, fails, refused FROM ways
                   WHERE owner = $1 ORDER BY made_at, id";
        self.0.rows(sql, &[Value::Text(owner)]).await?.iter().map(way_from).collect()
    }

    async fn confirm_way(&self, id: &str) -> Result<bool, StoreError> {
        if fit_key("a way's id", id).is_err() {
            return Ok(false);
        }
        let mut session = self.0.write().await?;
        let sql = "UPDATE ways SET state = 'on' WHERE id = $1 AND state = 'asked' RETURNING owner, kind";
        let confirmed = session.rows(sql, &[Value::Text(id)]).await?;
        let Some(row) = confirmed.first() else { return Ok(false) };
        let (owner, kind) = (row.text(0)?, row.text(1)?);
        let (owner, kind) = (Value::Text(&owner), Value::Text(&kind));
        if leave_behind(&mut *session, owner, kind, Value::Text(id), (1, false)).await? > 0 {
            session.run(END_MAILED, &[owner]).await?;
        }
        session.commit(None).await?;
        Ok(true)
    }

    async fn end_way(&self, id: &str) -> Result<bool, StoreError> {
        if fit_key("a way's id", id).is_err() {
            return Ok(false);
        }
        let mut session = self.0.write().await?;
        let ended = session.run("DELETE FROM ways WHERE id = $1", &[Value::Text(id)]).await?;
        session.commit(None).await?;
        Ok(ended == 1)
    }

    async fn forget_way(&self, id: &str) -> Result<bool, StoreError> {
        if fit_key("a way's id", id).is_err() {
            return Ok(false);
        }
        let mut session = self.0.write().await?;
        let sql = "DELETE FROM ways WHERE id = $1 RETURNING owner, kind";
        let forgotten = session.rows(sql, &[Value::Text(id)]).await?;
        let Some(row) = forgotten.first() else { return Ok(false) };
        if row.text(1)? == WayKind::Mail.word() {
            session.run(END_MAILED, &[Value::Text(&row.text(0)?)]).await?;
        }
        session.commit(None).await?;
        Ok(true)
    }

    async fn speak(&self, owner: &str, lang: &str) -> Result<(), StoreError> {
        fit_key("a way's owner", owner)?;
        fit_text("a language", lang)?;
        let mut session = self.0.write().await?;
        let sql = "UPDATE ways SET lang = $2 WHERE owner = $1 AND lang <> $2";
        session.run(sql, &[Value::Text(owner), Value::Text(lang)]).await?;
        session.commit(None).await
    }

    async fn push_key(&self, fresh: &[u8]) -> Result<Vec<u8>, StoreError> {
        let mut session = self.0.write().await?;
        // Of several nodes that find none, the first one's stays; all read what stayed.
        let rows = session
            .rows(
                "UPDATE host SET push_key = COALESCE(push_key, $1) WHERE one = 1 RETURNING push_key",
                &[Value::Bytes(fresh)],
            )
            .await?;
        session.commit(None).await?;
        rows.first().ok_or_else(|| damaged("the key of this house", "it is missing"))?.bytes(0)
    }

    async fn put_feed(&self, player: &str, hash: &str) -> Result<(), StoreError> {
        fit_key("a player's key", player)?;
        fit_key("a feed's hash", hash)?;
        let mut session = self.0.write().await?;
        session
            .run(
                "INSERT INTO feeds (player, hash) VALUES ($1, $2) ON CONFLICT (player) DO UPDATE SET hash = $2",
                &[Value::Text(player), Value::Text(hash)],
            )
            .await?;
        session.commit(None).await
    }

    async fn feed(&self, hash: &str) -> Result<Option<String>, StoreError> {
        if fit_key("a feed's hash", hash).is_err() {
            return Ok(None);
        }
        let rows = self.0.rows("SELECT player FROM feeds WHERE hash = $1", &[Value::Text(hash)]).await?;
        rows.first().map(|row| row.text(0)).transpose()
    }

    async fn has_feed(&self, player: &str) -> Result<bool, StoreError> {
        let rows = self.0.rows("SELECT 1 FROM feeds WHERE player = $1", &[Value::Text(player)]).await?;
        Ok(!rows.is_empty())
    }
}

/// Leaves so many ways of an owner and kind, the newest, and this one among them; or only of those that are still to be confirmed.
async fn leave_behind(
    session: &mut dyn Session,
    owner: Value<'_>,
    kind: Value<'_>,
    id: Value<'_>,
    (kept, asked): (i64, bool),
) -> Result<u64, StoreError> {
    session
        .run(
            "DELETE FROM ways WHERE owner = $1 AND kind = $2 AND id <> $3 AND ($5 = 0 OR state = 'asked') AND id NOT IN
                (SELECT id FROM ways WHERE owner = $1 AND kind = $2 AND id <> $3
                 ORDER BY made_at DESC, id LIMIT $4)",
            &[owner, kind, id, Value::Number(kept - 1), Value::Number(asked.into())],
        )
        .await
}

fn fit_way(way: &Way) -> Result<(), StoreError> {
    fit_key("a way's id", &way.id)?;
    fit_key("a way's owner", &way.owner)?;
    fit_text("a way's address", &way.address)?;
    fit_text("a language", &way.lang)?;
    way.keys.iter().try_for_each(|keys| fit_text("a way's keys", keys))
}

/// A way from its columns, in their order in [`Way`].
pub(crate) fn way_from(row: &Fields) -> Result<Way, StoreError> {
    let (kind, state) = (row.text(2)?, row.text(6)?);
    let kind = WayKind::WORDS.into_iter().find(|(_, word)| *word == kind);
    let state = WayState::WORDS.into_iter().find(|(_, word)| *word == state);
    Ok(Way {
        id: row.text(0)?,
        owner: row.text(1)?,
        kind: kind.ok_or_else(|| damaged("a way", "its kind is unknown"))?.0,
        address: row.text(3)?,
        keys: row.maybe_text(4)?,
        lang: row.text(5)?,
        state: state.ok_or_else(|| damaged("a way", "its state is unknown"))?.0,
        fails: count_from(row, 7)?,
        refused: count_from(row, 8)?,
    })
}
