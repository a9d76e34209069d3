//! Passkeys, by which accounts are opened without a password, and what devices are asked to sign with them.

use async_trait::async_trait;

use crate::error::StoreError;
use crate::fit::{fit_key, fit_text};
use crate::ledger::Ledger;
use crate::session::{Engine, Fields, Session, Value};

/// A key by which the owner of an account signs in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Passkey {
    /// What its owner knows it by.
    pub id: String,
    /// The account that it opens.
    pub account: String,
    /// The hash of what its device calls it.
    pub hash: String,
    /// What its device calls it.
    pub credential: String,
    /// What its owner calls it.
    pub label: String,
    /// The public key, in words that are this crate's no more than a game's options are.
    pub public_key: Vec<u8>,
    /// How often its device says that it has signed; zero, if it does not count.
    pub counter: i64,
    /// When it was made, in seconds since 1970, by the database's clock.
    pub made_at: i64,
}

/// Something that a device is asked to sign.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Challenge {
    /// The player whose browser asked for it.
    pub player: String,
    /// What for.
    pub purpose: String,
    /// The account that it is about, or will be; empty where nobody knows it yet.
    pub account: String,
    /// Until when it is good, by the time of the house.
    pub until: i64,
}

/// Keeps passkeys.
#[async_trait]
pub trait KeepsPasskeys {
    /// Keeps what somebody is asked to sign, by its hash. What was good until before `now` is forgotten.
    async fn put_challenge(&self, hash: &str, challenge: &Challenge, now: i64) -> Result<(), StoreError>;

    /// What was asked, if it is good at `now`. It is good once: whoever asks again gets nothing, at any node.
    async fn take_challenge(&self, hash: &str, now: i64) -> Result<Option<Challenge>, StoreError>;

    /// Keeps a new passkey. Says no if it is known, or its account has `most` already.
    async fn put_passkey(&self, passkey: &Passkey, most: usize) -> Result<bool, StoreError>;

    /// The passkey that its device calls what has this hash.
    async fn passkey(&self, hash: &str) -> Result<Option<Passkey>, StoreError>;

    /// All passkeys of an account, the oldest first.
    async fn passkeys_of(&self, account: &str) -> Result<Vec<Passkey>, StoreError>;

    /// Counts that a passkey has signed. Says no if it has counted so far before: then there are two of it.
    async fn count_passkey(&self, hash: &str, counter: i64) -> Result<bool, StoreError>;

    /// Ends a passkey of an account, unless nothing else opens the account; says whether it did.
    async fn end_passkey(&self, account: &str, id: &str) -> Result<bool, StoreError>;
}

const PASSKEY: &str =
    "SELECT id, account, hash, credential, label, public_key, counter, made_at FROM passkeys
     WHERE hash = $1";
const PASSKEYS_OF: &str =
    "SELECT id, account, hash, credential, label, public_key, counter, made_at FROM passkeys
     WHERE account = $1 ORDER BY made_at, id";
/// Nobody else changes what opens an account until the transaction ends.
const HOLD_ACCOUNT: &str = "UPDATE accounts SET name = name WHERE id = $1";

#[async_trait]
impl<E: Engine> KeepsPasskeys for Ledger<E> {
    async fn put_challenge(&self, hash: &str, challenge: &Challenge, now: i64) -> Result<(), StoreError> {
        let Challenge { player, purpose, account, until } = challenge;
        fit_key("a challenge's hash", hash)?;
        fit_key("a player's key", player)?;
        fit_text("an account's id", account)?;
        let mut session = self.0.write().await?;
        session.run("DELETE FROM challenges WHERE until < $1", &[Value::Number(now)]).await?;
        let sql =
            "INSERT INTO challenges (hash, player, purpose, account, until) VALUES ($1, $2, $3, $4, $5)";
        let texts = [hash, player, purpose, account].map(Value::Text);
        let [hash, player, purpose, account] = texts;
        session.run(sql, &[hash, player, purpose, account, Value::Number(*until)]).await?;
        session.commit(None).await
    }

    async fn take_challenge(&self, hash: &str, now: i64) -> Result<Option<Challenge>, StoreError> {
        if fit_key("a challenge's hash", hash).is_err() {
            return Ok(None);
        }
        let mut session = self.0.write().await?;
        let sql = "DELETE FROM challenges WHERE hash = $1 RETURNING player, purpose, account, until";
        let rows = session.rows(sql, &[Value::Text(hash)]).await?;
        session.commit(None).await?;
        let read = |row: &Fields| {
            let (player, purpose, account) = (row.text(0)?, row.text(1)?, row.text(2)?);
            Ok(Challenge { player, purpose, account, until: row.number(3)? })
        };
        let taken: Option<Challenge> = rows.first().map(read).transpose()?;
        Ok(taken.filter(|challenge| now <= challenge.until))
    }

    async fn put_passkey(&self, passkey: &Passkey, most: usize) -> Result<bool, StoreError> {
        fit_passkey(passkey)?;
        let mut session = self.0.write().await?;
        let account = [Value::Text(&passkey.account)];
        session.run(HOLD_ACCOUNT, &account).await?;
        let made = session.rows(PASSKEYS_OF, &account).await?.len() < most
            && insert(&mut *session, passkey).await? == 1;
        // What is not committed is undone.
        if made {
            session.commit(None).await?;
        }
        Ok(made)
    }

    async fn passkey(&self, hash: &str) -> Result<Option<Passkey>, StoreError> {
        if fit_key("a passkey's hash", hash).is_err() {
            return Ok(None);
        }
        self.0.rows(PASSKEY, &[Value::Text(hash)]).await?.first().map(passkey_from).transpose()
    }

    async fn passkeys_of(&self, account: &str) -> Result<Vec<Passkey>, StoreError> {
        self.0.rows(PASSKEYS_OF, &[Value::Text(account)]).await?.iter().map(passkey_from).collect()
    }

    async fn count_passkey(&self, hash: &str, counter: i64) -> Result<bool, StoreError> {
        let mut session = self.0.write().await?;
        let sql = "UPDATE passkeys SET counter = $2
                   WHERE hash = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0))";
        let counted = session.run(sql, &[Value::Text(hash), Value::Number(counter)]).await?;
        session.commit(None).await?;
        Ok(counted == 1)
    }

    async fn end_passkey(&self, account: &str, id: &str) -> Result<bool, StoreError> {
        if fit_key("a passkey's id", id).is_err() {
            return Ok(false);
        }
        let mut session = self.0.write().await?;
        session.run(HOLD_ACCOUNT, &[Value::Text(account)]).await?;
        let sql = "DELETE FROM passkeys WHERE account = $1 AND id = $2
                   AND ((SELECT password FROM accounts WHERE id = $1) <> ''
                        OR (SELECT count(*) FROM passkeys WHERE account = $1) > 1)";
        let ended = session.run(sql, &[Value::Text(account), Value::Text(id)]).await?;
        session.commit(None).await?;
        Ok(ended == 1)
    }
}

/// Keeps a passkey, and says how many it is then: none if it is known.
pub(crate) async fn insert(session: &mut dyn Session, passkey: &Passkey) -> Result<u64, StoreError> {
    let Passkey { id, account, hash, credential, label, public_key, counter, .. } = passkey;
    let values = [
        Value::Text(hash),
        Value::Text(id),
        Value::Text(account),
        Value::Text(credential),
        Value::Text(label),
        Value::Bytes(public_key),
        Value::Number(*counter),
    ];
    let sql = "INSERT INTO passkeys (hash, id, account, credential, label, public_key, counter, made_at)
               VALUES ($1, $2, $3, $4, $5, $6, $7, unixepoch()) ON CONFLICT DO NOTHING";
    session.run(sql, &values).await
}

pub(crate) fn fit_passkey(passkey: &Passkey) -> Result<(), StoreError> {
    fit_key("a passkey's hash", &passkey.hash)?;
    fit_key("a passkey's id", &passkey.id)?;
    fit_key("an account's id", &passkey.account)?;
    fit_text("a passkey", &passkey.credential)?;
    fit_text("a passkey's label", &passkey.label)
}

fn passkey_from(row: &Fields) -> Result<Passkey, StoreError> {
    Ok(Passkey {
        id: row.text(0)?,
        account: row.text(1)?,
        hash: row.text(2)?,
        credential: row.text(3)?,
        label: row.text(4)?,
        public_key: row.bytes(5)?,
        counter: row.number(6)?,
        made_at: row.number(7)?,
    })
}
