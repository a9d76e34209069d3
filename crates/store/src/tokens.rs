//! Tokens by which programs act in somebody's name.

use async_trait::async_trait;

use crate::error::StoreError;
use crate::fit::{fit_key, fit_text};
use crate::ledger::Ledger;
use crate::session::{Engine, Fields, Value};

/// A token as it is kept. Its secret is known by its hash alone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Token {
    /// What its owner knows it by.
    pub id: String,
    /// The player in whose name it acts.
    pub player: String,
    /// What its owner calls it.
    pub label: String,
    /// What it is good for, in words that are this crate's no more than a game's options are.
    pub scopes: String,
}

/// Keeps tokens.
#[async_trait]
pub trait KeepsTokens {
    /// Keeps a new token under the hash of its secret.
    async fn put_token(&self, hash: &str, token: &Token) -> Result<(), StoreError>;

    /// The token whose secret has this hash.
    async fn token(&self, hash: &str) -> Result<Option<Token>, StoreError>;

    /// All tokens of a player, the oldest first.
    async fn tokens_of(&self, player: &str) -> Result<Vec<Token>, StoreError>;

    /// Ends a token of a player; says whether there was such a one.
    async fn end_token(&self, player: &str, id: &str) -> Result<bool, StoreError>;
}

#[async_trait]
impl<E: Engine> KeepsTokens for Ledger<E> {
    async fn put_token(&self, hash: &str, token: &Token) -> Result<(), StoreError> {
        let Token { id, player, label, scopes } = token;
        fit_key("a token's hash", hash)?;
        fit_key("a token's id", id)?;
        fit_key("a player's key", player)?;
        fit_text("a token's label", label)?;
        let mut session = self.0.write().await?;
        session
            .run(
                "INSERT INTO tokens (hash, id, player, label, scopes, made_at)
                 VALUES ($1, $2, $3, $4, $5, unixepoch())",
                &[
                    Value::Text(hash),
                    Value::Text(id),
                    Value::Text(player),
                    Value::Text(label),
                    Value::Text(scopes),
                ],
            )
            .await?;
        session.commit(None).await
    }

    async fn token(&self, hash: &str) -> Result<Option<Token>, StoreError> {
        if fit_key("a token's hash", hash).is_err() {
            return Ok(None);
        }
        let sql = "SELECT id, player, label, scopes FROM tokens WHERE hash = $1";
        self.0.rows(sql, &[Value::Text(hash)]).await?.first().map(token_from).transpose()
    }

    async fn tokens_of(&self, player: &str) -> Result<Vec<Token>, StoreError> {
        if fit_key("a player's key", player).is_err() {
            return Ok(Vec::new());
        }
        let sql = "SELECT id, player, label, scopes FROM tokens WHERE player = $1 ORDER BY made_at, id";
        self.0.rows(sql, &[Value::Text(player)]).await?.iter().map(token_from).collect()
    }

    async fn end_token(&self, player: &str, id: &str) -> Result<bool, StoreError> {
        if fit_key("a token's id", id).is_err() {
            return Ok(false);
        }
        let mut session = self.0.write().await?;
        let sql = "DELETE FROM tokens WHERE player = $1 AND id = $2";
        let ended = session.run(sql, &[Value::Text(player), Value::Text(id)]).await?;
        session.commit(None).await?;
        Ok(ended == 1)
    }
}

fn token_from(row: &Fields) -> Result<Token, StoreError> {
    Ok(Token { id: row.text(0)?, player: row.text(1)?, label: row.text(2)?, scopes: row.text(3)? })
}
