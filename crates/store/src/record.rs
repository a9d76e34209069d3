//! What is kept about a table.

use std::fmt;

/// A table about to be made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewTable {
    /// Its name in addresses and journals; unique.
    pub id: String,
    /// Which game is played at it.
    pub game: String,
    /// The options it is played with: opaque text, in practice JSON.
    pub setup: String,
    /// Its seats, each number once.
    pub seats: Vec<SeatRecord>,
}

/// A table as it is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableRecord {
    /// Its name in addresses and journals.
    pub id: String,
    /// Which game is played at it.
    pub game: String,
    /// The options it is played with, as they were handed in.
    pub setup: String,
    /// Whether it waits, plays or is over.
    pub status: Status,
    /// How many entries its journal has, the header not counted. The next entry's number is one more.
    pub entries: u64,
    /// How often anything about it has changed: of two readings the one with the greater number is the newer, whichever
    /// node read it.
    pub changes: u64,
    /// The seed of its dice, if it was brought here from another house. Otherwise it follows from the house's secret.
    pub seed: Option<[u8; 32]>,
    /// When it was made, in seconds since 1970, by the database's clock.
    pub created_at: i64,
    /// When anything about it last changed, in seconds since 1970, by the database's clock.
    pub changed_at: i64,
    /// Its seats, in order.
    pub seats: Vec<SeatRecord>,
}

/// Where a table is in its life.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    /// It waits for players; it has no journal yet.
    Open,
    /// Its game is being played.
    Playing,
    /// Its game has ended.
    Over,
}

impl Status {
    /// The word kept in the database.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Playing => "playing",
            Self::Over => "over",
        }
    }

    pub(crate) fn from_word(word: &str) -> Option<Self> {
        [Self::Open, Self::Playing, Self::Over].into_iter().find(|status| status.word() == word)
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// Who acts next at a table that plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Next {
    /// People, in their own time; or nobody, because the game is over.
    People,
    /// The house, without being asked: a bot is waited for, or a limited time runs. A node must see to it.
    House,
}

impl Next {
    /// The number kept in the database.
    pub(crate) fn due(self) -> i64 {
        match self {
            Self::People => 0,
            Self::House => 1,
        }
    }
}

/// A seat at a table, and who sits on it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatRecord {
    /// Its number at the table.
    pub seat: u8,
    /// What acts for it.
    pub kind: SeatKind,
    /// The name shown.
    pub name: String,
    /// An opaque key of whoever owns the seat; it stays when a bot takes over for a while.
    pub player: Option<String>,
    /// What the seat contributed to the dice; fixed from the start on.
    pub nonce: Option<String>,
}

impl SeatRecord {
    /// An empty seat that nobody owns.
    #[must_use]
    pub fn open(seat: u8) -> Self {
        Self { seat, kind: SeatKind::Open, name: String::new(), player: None, nonce: None }
    }
}

/// What acts for a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// The bot with this name.
    Bot(String),
}

impl SeatKind {
    /// The two columns kept in the database: the word, and the bot's name.
    pub(crate) fn columns(&self) -> (&'static str, Option<&str>) {
        match self {
            Self::Open => ("open", None),
            Self::Person => ("person", None),
            Self::Bot(bot) => ("bot", Some(bot)),
        }
    }

    pub(crate) fn from_columns(word: &str, bot: Option<String>) -> Option<Self> {
        match (word, bot) {
            ("open", None) => Some(Self::Open),
            ("person", None) => Some(Self::Person),
            ("bot", Some(bot)) => Some(Self::Bot(bot)),
            _ => None,
        }
    }
}

/// What was done at a table beside its game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoteRecord {
    /// How many entries the journal had then.
    pub entry: u64,
    /// What was done: opaque text, in practice JSON.
    pub note: String,
}

/// The clocks of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClockRecord {
    /// How they stand: opaque text, in practice JSON.
    pub clocks: String,
    /// When the first of them is up, by the time of this house; none runs otherwise.
    pub deadline: Option<i64>,
}

/// A table changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct News {
    /// The id of the table.
    pub table: String,
    /// [`TableRecord::changes`] with this one, where it added to the journal and changed nothing else: whoever knows that many knows it
    /// already.
    pub changes: Option<u64>,
}
