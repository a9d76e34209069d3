//! What people say at a table.

use async_trait::async_trait;

use crate::company::enter;
use crate::error::StoreError;
use crate::fit::{fit_key, fit_text};
use crate::ledger::Ledger;
use crate::rows::{count_from, damaged};
use crate::session::{Engine, Fields, Value};

/// Among whom something is said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Circle {
    /// Those who play.
    Players,
    /// Those who watch.
    Spectators,
}

impl Circle {
    /// The word kept in the database.
    pub fn word(self) -> &'static str {
        match self {
            Self::Players => "players",
            Self::Spectators => "spectators",
        }
    }

    /// The circle of this word.
    pub fn from_word(word: &str) -> Option<Self> {
        [Self::Players, Self::Spectators].into_iter().find(|circle| circle.word() == word)
    }
}

/// Something about to be said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Saying {
    /// Among whom.
    pub circle: Circle,
    /// The key of whoever says it.
    pub player: String,
    /// What they are called.
    pub name: String,
    /// The seat that they have.
    pub seat: Option<u8>,
    /// The words.
    pub text: String,
}

/// Something that was said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    /// Its number at the table: 1, 2, 3 and so on.
    pub number: u64,
    /// What it is.
    pub saying: Saying,
    /// When it was said, in seconds since 1970, by the database's clock.
    pub at: i64,
}

/// Keeps what people say.
#[async_trait]
pub trait KeepsTalk {
    /// Keeps something that is said at a table, and gives it its number.
    async fn say(&self, id: &str, saying: &Saying) -> Result<Said, StoreError>;

    /// What was said at a table after this number, in its order; of more than `most` the last ones.
    async fn talk_after(&self, id: &str, number: u64, most: usize) -> Result<Vec<Said>, StoreError>;
}

#[async_trait]
impl<E: Engine> KeepsTalk for Ledger<E> {
    async fn say(&self, id: &str, saying: &Saying) -> Result<Said, StoreError> {
        fit_key("a player's key", &saying.player)?;
        fit_text("a name", &saying.name)?;
        fit_text("what is said", &saying.text)?;
        let mut session = self.0.write().await?;
        enter(&mut *session, id).await?;
        let counted = session
            .rows(
                "UPDATE company SET talked = talked + 1 WHERE table_id = $1 RETURNING talked, unixepoch()",
                &[Value::Text(id)],
            )
            .await?;
        let row =
            counted.first().ok_or_else(|| damaged("a table's company", "it is gone while it is held"))?;
        let said = Said { number: count_from(row, 0)?, saying: saying.clone(), at: row.number(1)? };
        let (number, at) = (row.number(0)?, said.at);
        let values = [
            Value::Text(id),
            Value::Number(number),
            Value::Text(saying.circle.word()),
            Value::Text(&saying.player),
            Value::Text(&saying.name),
            Value::Text(&saying.text),
            Value::Number(at),
        ];
        session
            .run(
                "INSERT INTO talk (table_id, number, circle, player, name, text, said_at)
                 VALUES ($1, $2, $3, $4, $5, $6, $7)",
                &values,
            )
            .await?;
        if let Some(seat) = saying.seat {
            let values = [Value::Text(id), Value::Number(number), Value::Number(seat.into())];
            session.run("UPDATE talk SET seat = $3 WHERE table_id = $1 AND number = $2", &values).await?;
        }
        session.commit(Some(id)).await?;
        Ok(said)
    }

    async fn talk_after(&self, id: &str, number: u64, most: usize) -> Result<Vec<Said>, StoreError> {
        if fit_key("a table's id", id).is_err() {
            return Ok(Vec::new());
        }
        let after = Value::Number(i64::try_from(number).unwrap_or(i64::MAX));
        let most = Value::Number(i64::try_from(most).unwrap_or(i64::MAX));
        let sql = "SELECT number, circle, player, name, seat, text, said_at FROM
                      (SELECT * FROM talk WHERE table_id = $1 AND number > $2 ORDER BY number DESC LIMIT $3) recent
                   ORDER BY number";
        self.0.rows(sql, &[Value::Text(id), after, most]).await?.iter().map(said_from).collect()
    }
}

fn said_from(row: &Fields) -> Result<Said, StoreError> {
    let circle = Circle::from_word(&row.text(1)?).ok_or_else(|| damaged("talk", "its circle is unknown"))?;
    let seat = row.maybe_number(4)?.map(u8::try_from).transpose();
    let seat = seat.map_err(|_| damaged("a seat", "its number is out of range"))?;
    let saying = Saying { circle, player: row.text(2)?, name: row.text(3)?, seat, text: row.text(5)? };
    Ok(Said { number: count_from(row, 0)?, saying, at: row.number(6)? })
}
