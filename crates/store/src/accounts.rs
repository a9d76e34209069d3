//! Accounts, and the devices that are signed in.

use async_trait::async_trait;

use crate::error::StoreError;
use crate::fit::{fit_key, fit_text};
use crate::ledger::Ledger;
use crate::passkeys::{Passkey, fit_passkey, insert};
use crate::session::{Engine, Fields, Session, Value};

/// An account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Account {
    /// What it is known by here; its owner does not see it.
    pub id: String,
    /// What its owner is called.
    pub name: String,
    /// What the name looks like: no two accounts look alike.
    pub likeness: String,
    /// The player whose tables and games it gathers.
    pub player: String,
    /// The hash of its password, with how it was made; empty, if it has none and is opened by passkeys alone.
    pub password: String,
    /// The language that its owner reads, if they chose one.
    pub language: Option<String>,
    /// The pace at which they are told what happens, if they chose one.
    pub pace: Option<String>,
}

/// A browser that is signed in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Device {
    /// What its owner knows it by.
    pub id: String,
    /// The player that it is.
    pub player: String,
    /// The account by which it was signed in, unless that was removed.
    pub account: Option<String>,
    /// What kind of browser it is.
    pub label: String,
    /// When it was signed in, in seconds since 1970, by the database's clock.
    pub made_at: i64,
}

/// Keeps accounts.
#[async_trait]
pub trait KeepsAccounts {
    /// Keeps a new account, perhaps with a passkey that opens it, and the device on which it was made, by the hash of its secret. Says
    /// no if another looks like it, or is the same player, or the passkey is known; then nothing has changed.
    async fn put_account(
        &self,
        account: &Account,
        passkey: Option<&Passkey>,
        hash: &str,
        device: &Device,
    ) -> Result<bool, StoreError>;

    /// The account whose name looks so.
    async fn account_like(&self, likeness: &str) -> Result<Option<Account>, StoreError>;

    /// The account with this id.
    async fn account(&self, id: &str) -> Result<Option<Account>, StoreError>;

    /// Changes a password, and ends all devices but the one whose secret has this hash, and with them whatever else somebody
    /// could have in the player's name: tokens, links of seats, the feed and all ways.
    async fn set_password(&self, id: &str, password: &str, stays: &str) -> Result<(), StoreError>;

    /// Changes the language and the pace of an account.
    async fn set_taste(&self, id: &str, language: Option<&str>, pace: Option<&str>)
    -> Result<(), StoreError>;

    /// Signs a device in, by the hash of its secret; of more than `most` devices the oldest are ended.
    async fn put_device(&self, hash: &str, device: &Device, most: usize) -> Result<(), StoreError>;

    /// The device whose secret has this hash.
    async fn device(&self, hash: &str) -> Result<Option<Device>, StoreError>;

    /// The devices of an account, the newest first.
    async fn devices_of(&self, account: &str) -> Result<Vec<Device>, StoreError>;

    /// Ends a device of a player; says whether there was such a one.
    async fn end_device(&self, player: &str, id: &str) -> Result<bool, StoreError>;

    /// Removes an account. All devices are ended but the one whose secret has this hash, which stays the player that it is, and
    /// whatever [`KeepsAccounts::set_password`] ends too.
    async fn remove_account(&self, id: &str, stays: &str) -> Result<(), StoreError>;

    /// Whether a player is one by an account or a device, so that no browser is that player by its own token.
    async fn is_by_account(&self, player: &str) -> Result<bool, StoreError>;
}

const ACCOUNT: &str =
    "SELECT id, name, likeness, player, password, language, pace FROM accounts WHERE id = $1";
const ACCOUNT_LIKE: &str =
    "SELECT id, name, likeness, player, password, language, pace FROM accounts WHERE likeness = $1";
const NEW_DEVICE: &str = "INSERT INTO devices (hash, id, player, account, label, made_at)
     VALUES ($1, $2, $3, $4, $5, unixepoch())";

/// What acts, reads or hears in the name of an account's player without being signed in.
const END_GIVEN_OUT: [&str; 4] = [
    "DELETE FROM tokens WHERE player = (SELECT player FROM accounts WHERE id = $1)",
    "DELETE FROM feeds WHERE player = (SELECT player FROM accounts WHERE id = $1)",
    "DELETE FROM ways WHERE owner = (SELECT player FROM accounts WHERE id = $1)",
    "UPDATE seat_links SET holds = 0 WHERE EXISTS
        (SELECT 1 FROM seats s JOIN accounts a ON a.player = s.player
         WHERE a.id = $1 AND s.table_id = seat_links.table_id AND s.seat = seat_links.seat)",
];

async fn end_given_out(session: &mut dyn Session, account: &str) -> Result<(), StoreError> {
    for end in END_GIVEN_OUT {
        session.run(end, &[Value::Text(account)]).await?;
    }
    Ok(())
}

#[async_trait]
impl<E: Engine> KeepsAccounts for Ledger<E> {
    async fn put_account(
        &self,
        account: &Account,
        passkey: Option<&Passkey>,
        hash: &str,
        device: &Device,
    ) -> Result<bool, StoreError> {
        let Account { id, name, likeness, player, password, language, pace } = account;
        fit_key("an account's id", id)?;
        fit_text("a name", name)?;
        fit_key("what a name looks like", likeness)?;
        fit_key("a player's key", player)?;
        fit_device(hash, device)?;
        passkey.map_or(Ok(()), fit_passkey)?;
        let mut session = self.0.write().await?;
        // A browser that kept the tables of a removed account is that player by the new one.
        let unbound = "DELETE FROM devices WHERE player = $1 AND account IS NULL";
        session.run(unbound, &[Value::Text(player)]).await?;
        let made = session
            .run(
                "INSERT INTO accounts (id, name, likeness, player, password, language, pace, made_at)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, unixepoch()) ON CONFLICT DO NOTHING",
                &[
                    Value::Text(id),
                    Value::Text(name),
                    Value::Text(likeness),
                    Value::Text(player),
                    Value::Text(password),
                    Value::Maybe(language.as_deref()),
                    Value::Maybe(pace.as_deref()),
                ],
            )
            .await?;
        let known = match passkey {
            Some(passkey) if made == 1 => insert(&mut *session, passkey).await? == 0,
            _ => false,
        };
        if made == 0 || known {
            // What is not committed is undone.
            return Ok(false);
        }
        session.run(NEW_DEVICE, &device_values(hash, device)).await?;
        session.commit(None).await?;
        Ok(true)
    }

    async fn account_like(&self, likeness: &str) -> Result<Option<Account>, StoreError> {
        if fit_key("what a name looks like", likeness).is_err() {
            return Ok(None);
        }
        self.0.rows(ACCOUNT_LIKE, &[Value::Text(likeness)]).await?.first().map(account_from).transpose()
    }

    async fn account(&self, id: &str) -> Result<Option<Account>, StoreError> {
        if fit_key("an account's id", id).is_err() {
            return Ok(None);
        }
        self.0.rows(ACCOUNT, &[Value::Text(id)]).await?.first().map(account_from).transpose()
    }

    async fn set_password(&self, id: &str, password: &str, stays: &str) -> Result<(), StoreError> {
        let mut session = self.0.write().await?;
        let set = "UPDATE accounts SET password = $2 WHERE id = $1";
        session.run(set, &[Value::Text(id), Value::Text(password)]).await?;
        let end = "DELETE FROM devices WHERE account = $1 AND hash <> $2";
        session.run(end, &[Value::Text(id), Value::Text(stays)]).await?;
        end_given_out(&mut *session, id).await?;
        session.commit(None).await
    }

    async fn set_taste(
        &self,
        id: &str,
        language: Option<&str>,
        pace: Option<&str>,
    ) -> Result<(), StoreError> {
        let mut session = self.0.write().await?;
        let set = "UPDATE accounts SET language = $2, pace = $3 WHERE id = $1";
        session.run(set, &[Value::Text(id), Value::Maybe(language), Value::Maybe(pace)]).await?;
        session.commit(None).await
    }

    async fn put_device(&self, hash: &str, device: &Device, most: usize) -> Result<(), StoreError> {
        fit_device(hash, device)?;
        let mut session = self.0.write().await?;
        session.run(NEW_DEVICE, &device_values(hash, device)).await?;
        let oldest = "DELETE FROM devices WHERE account = $1 AND hash NOT IN
            (SELECT hash FROM devices WHERE account = $1 ORDER BY (hash = $2) DESC, made_at DESC, id LIMIT $3)";
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        let values = [Value::Maybe(device.account.as_deref()), Value::Text(hash), Value::Number(most)];
        session.run(oldest, &values).await?;
        session.commit(None).await
    }

    async fn device(&self, hash: &str) -> Result<Option<Device>, StoreError> {
        if fit_key("a device's hash", hash).is_err() {
            return Ok(None);
        }
        let sql = "SELECT id, player, account, label, made_at FROM devices WHERE hash = $1";
        self.0.rows(sql, &[Value::Text(hash)]).await?.first().map(device_from).transpose()
    }

    async fn devices_of(&self, account: &str) -> Result<Vec<Device>, StoreError> {
        let sql = "SELECT id, player, account, label, made_at FROM devices WHERE account = $1
                   ORDER BY made_at DESC, id";
        self.0.rows(sql, &[Value::Text(account)]).await?.iter().map(device_from).collect()
    }

    async fn end_device(&self, player: &str, id: &str) -> Result<bool, StoreError> {
        if fit_key("a device's id", id).is_err() {
            return Ok(false);
        }
        let mut session = self.0.write().await?;
        let sql = "DELETE FROM devices WHERE player = $1 AND id = $2";
        let ended = session.run(sql, &[Value::Text(player), Value::Text(id)]).await?;
        session.commit(None).await?;
        Ok(ended == 1)
    }

    async fn remove_account(&self, id: &str, stays: &str) -> Result<(), StoreError> {
        let mut session = self.0.write().await?;
        let values = [Value::Text(id), Value::Text(stays)];
        session.run("DELETE FROM devices WHERE account = $1 AND hash <> $2", &values).await?;
        end_given_out(&mut *session, id).await?;
        session.run("UPDATE devices SET account = NULL WHERE account = $1", &values[..1]).await?;
        session.run("DELETE FROM passkeys WHERE account = $1", &values[..1]).await?;
        session.run("DELETE FROM accounts WHERE id = $1", &values[..1]).await?;
        session.commit(None).await
    }

    async fn is_by_account(&self, player: &str) -> Result<bool, StoreError> {
        let sql = "SELECT 1 FROM accounts WHERE player = $1 UNION SELECT 1 FROM devices WHERE player = $1";
        Ok(!self.0.rows(sql, &[Value::Text(player)]).await?.is_empty())
    }
}

fn fit_device(hash: &str, device: &Device) -> Result<(), StoreError> {
    fit_key("a device's hash", hash)?;
    fit_key("a device's id", &device.id)?;
    fit_key("a player's key", &device.player)?;
    fit_text("a device's label", &device.label)
}

fn device_values<'a>(hash: &'a str, device: &'a Device) -> [Value<'a>; 5] {
    let Device { id, player, account, label, .. } = device;
    let account = Value::Maybe(account.as_deref());
    [Value::Text(hash), Value::Text(id), Value::Text(player), account, Value::Text(label)]
}

fn account_from(row: &Fields) -> Result<Account, StoreError> {
    Ok(Account {
        id: row.text(0)?,
        name: row.text(1)?,
        likeness: row.text(2)?,
        player: row.text(3)?,
        password: row.text(4)?,
        language: row.maybe_text(5)?,
        pace: row.maybe_text(6)?,
    })
}

fn device_from(row: &Fields) -> Result<Device, StoreError> {
    let (id, player, account) = (row.text(0)?, row.text(1)?, row.maybe_text(2)?);
    Ok(Device { id, player, account, label: row.text(3)?, made_at: row.number(4)? })
}
