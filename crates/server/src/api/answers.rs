//! What the API sends and receives. The document is made from these types.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A table in a list.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Listed {
    /// The table's id.
    pub(super) id: String,
    /// The game's id.
    pub(super) game: String,
    pub(super) status: Status,
    /// The names of those who sit there.
    pub(super) names: Vec<String>,
    /// When anything about it last changed, in seconds since 1970.
    pub(super) changed_at: i64,
}

/// Where a table is in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum Status {
    /// It waits for players.
    Open,
    /// Its seats are locked, and shares in the dice are awaited.
    Locked,
    /// Its game is played.
    Playing,
    /// Its game is over, or its start was broken off.
    Over,
}

/// A table.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct TableInfo {
    /// The table's id.
    pub(super) id: String,
    /// The game's id.
    pub(super) game: String,
    pub(super) status: Status,
    /// Counts up with everything that changes; an action names the version that it was chosen at.
    pub(super) version: u64,
    /// Whether the caller hosts it.
    pub(super) host: bool,
    pub(super) seats: Vec<SeatInfo>,
    /// The seats that the game waits for.
    pub(super) must: Vec<u8>,
    /// All seats that can act.
    pub(super) may: Vec<u8>,
    /// Who has won, once it is over.
    pub(super) winners: Option<Vec<u8>>,
    /// The score of each seat, once the game has begun.
    pub(super) scores: Option<Vec<i32>>,
    /// The commitment to the seed of the dice.
    pub(super) seal: String,
}

/// A seat at a table.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct SeatInfo {
    pub(super) seat: u8,
    pub(super) kind: SeatKind,
    /// The name of whoever sits there; empty while it is open.
    pub(super) name: String,
    /// Whether it is the caller's.
    pub(super) own: bool,
    /// Whether a page or program of theirs looks at the table just now.
    pub(super) present: bool,
}

/// What sits on a seat.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum SeatKind {
    /// Nobody yet.
    Open,
    /// A person, or their program.
    Person,
    /// A bot, for somebody who stays away.
    Held,
    /// A bot of the house.
    Bot,
}

/// What the caller may know of a game, and what they can do.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct ViewAnswer {
    pub(super) version: u64,
    /// The seat through whose eyes it is seen; none for a spectator.
    pub(super) seat: Option<u8>,
    /// The game as this seat may know it; its form is the game's own.
    pub(super) view: Value,
    /// What the seat can do now. Of open-ended actions, such as offers, it holds a few; others can be made up.
    pub(super) actions: Vec<NamedAction>,
    /// Whether the seat's last action can be taken back.
    pub(super) can_take_back: bool,
}

/// Something that a seat can do.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct NamedAction {
    /// The action, to be sent as it is; its form is the game's own.
    pub(super) action: Value,
    /// What it is called, in the caller's language.
    pub(super) name: String,
}

/// A moment of a game that is past.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct MomentAnswer {
    /// The entry of the journal after which it stood so.
    pub(super) entry: u64,
    /// The first moment of the game.
    pub(super) first: u64,
    /// The last.
    pub(super) last: u64,
    /// The seat through whose eyes it is seen; none for a spectator.
    pub(super) seat: Option<u8>,
    /// The game as this seat knew it then.
    pub(super) view: Value,
}

/// A line of what happened.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct ToldLine {
    /// The entry of the journal.
    pub(super) entry: u64,
    /// The sentence, in the caller's language.
    pub(super) text: String,
    /// The clause behind it.
    pub(super) clause: String,
    /// Whose action it was.
    pub(super) seat: Option<u8>,
}

/// A message of the stream of events, named `table`. Its id is where to go on.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct EventMessage {
    pub(super) table: TableInfo,
    /// What the caller was told since the message before.
    pub(super) told: Vec<ToldLine>,
    /// The number of what was said last in the talk.
    pub(super) talked: u64,
}

/// What was said at a table, as far as the caller hears it.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct TalkAnswer {
    pub(super) lines: Vec<TalkLine>,
}

/// Something that was said.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct TalkLine {
    pub(super) number: u64,
    /// Whether a spectator said it.
    pub(super) spectator: bool,
    pub(super) name: String,
    pub(super) seat: Option<u8>,
    pub(super) text: String,
    /// Whether the caller said it.
    pub(super) own: bool,
}

/// What went wrong.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Failure {
    pub(crate) status: u16,
    /// What happened and what to do about it, in the caller's language.
    pub(crate) message: String,
    /// The clause by which the rules refused an action.
    pub(crate) clause: Option<String>,
    /// In how many seconds to try again, if it was too often.
    pub(crate) retry_after: Option<u64>,
}

/// A table to be opened. Without an open seat the game starts at once.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewTable {
    /// The game's id.
    pub(super) game: String,
    /// What the caller is called.
    #[serde(default)]
    pub(super) name: String,
    /// Who sits where: `me` once, `open` or `bot-` and the bot's name, such as `bot-greedy`.
    pub(super) seats: Vec<String>,
    /// The game's options by their names; what is left out is as usual.
    #[serde(default)]
    pub(super) options: Option<Value>,
    /// The position to begin from, by its id.
    #[serde(default)]
    pub(super) scenario: Option<String>,
    /// The commitment to a share in the dice: SHA-256 of 32 bytes, in hexadecimal digits.
    #[serde(default)]
    pub(super) commitment: Option<String>,
}

/// Somebody sits down.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Join {
    pub(super) seat: u8,
    pub(super) name: String,
    /// The commitment to a share in the dice.
    #[serde(default)]
    pub(super) commitment: Option<String>,
}

/// A share in the dice is revealed.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Reveal {
    pub(super) seat: u8,
    /// The 32 bytes in hexadecimal digits.
    pub(super) share: String,
}

/// A seat acts.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Act {
    pub(super) seat: u8,
    /// The version of the table at which the actions were chosen.
    pub(super) version: u64,
    /// What it does: all of these actions, or none.
    pub(super) actions: Vec<Value>,
}

/// A seat takes back what it did last.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct TakeBack {
    pub(super) seat: u8,
    /// The version of the table.
    pub(super) version: u64,
}

/// Somebody says something.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Say {
    /// The words, at most 300 characters.
    pub(super) text: String,
    /// What a spectator is called.
    #[serde(default)]
    pub(super) name: Option<String>,
}
