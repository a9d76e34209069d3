//! What the API sends and receives. The document is made from these types.

use pages::guests;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::dice::LineInfo;

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
    /// Whether it stands on the page of the club; then its door is open.
    pub(super) public: bool,
    pub(super) door: Door,
    /// Whether whoever comes may take several seats.
    pub(super) several: bool,
    /// Where the page is by which the caller may invite others: to sit down, if they may themselves, else to watch.
    pub(super) path: String,
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
    /// The last line of the journal, of a game whose dice are sealed: whoever keeps these finds out afterwards whether lines were
    /// written anew.
    pub(super) line: Option<LineInfo>,
}

/// What the link of a table is good for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum Door {
    /// For sitting down and for watching.
    #[default]
    Open,
    /// For watching. The link to sit down has a key.
    Apart,
    /// For nothing. The link to see the table at all, and to sit down, has a key.
    Closed,
}

/// Who talks at a new table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum Talkers {
    /// Players and spectators.
    #[default]
    All,
    /// Players.
    Players,
    /// Nobody.
    None,
}

impl Talkers {
    /// As the form has it.
    pub(super) fn word(self) -> &'static str {
        match self {
            Talkers::All => "all",
            Talkers::Players => "players",
            Talkers::None => "none",
        }
    }
}

impl Door {
    pub(super) fn of(door: guests::Door) -> Door {
        match door {
            guests::Door::Open => Door::Open,
            guests::Door::Apart => Door::Apart,
            guests::Door::Closed => Door::Closed,
        }
    }

    /// As the form has it.
    pub(super) fn word(self) -> &'static str {
        match self {
            Door::Open => "open",
            Door::Apart => "apart",
            Door::Closed => "closed",
        }
    }
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
    /// Whether they have left the game for good.
    pub(super) resigned: bool,
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
    /// What it can do besides and hardly ever wants: ways out of the game, such as resigning.
    pub(super) ways_out: Vec<NamedAction>,
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

/// What a strong bot would do for a seat, by what that seat can see.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct HintAnswer {
    /// The version at which it was asked.
    pub(super) version: u64,
    pub(super) seat: u8,
    /// At most three ways, its own choice first.
    pub(super) ways: Vec<HintWay>,
}

/// Something that could be done.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct HintWay {
    /// The actions, to be sent as they are.
    pub(super) actions: Vec<Value>,
    /// What they are called, in the caller's language.
    pub(super) name: String,
    /// What they aim at, where the bot knows it.
    pub(super) aim: Option<String>,
    /// The chance to win after them, from 0 to 1, where the game has learned a value.
    pub(super) chance: Option<f32>,
    /// The standard error of that by the luck of the bot's tries.
    pub(super) error: Option<f32>,
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
    /// The entry of the journal; of what people did beside the game the last one before it.
    pub(super) entry: u64,
    /// The sentence, in the caller's language.
    pub(super) text: String,
    /// The clause behind it; none of what people did beside the game.
    pub(super) clause: Option<String>,
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

/// What is played at a table.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct BoardAnswer {
    /// The game, the version of its rules, its edition, its seats and its options.
    pub(super) identity: Value,
    /// What the numbers in views stand for, as `docs/referee.md` has it.
    pub(super) board: Value,
}

/// What happened so far, as far as the caller was told.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct LogAnswer {
    /// The first moment of the game.
    pub(super) first: u64,
    /// The last.
    pub(super) last: u64,
    pub(super) lines: Vec<ToldLine>,
}

/// What a bot would want for an offer.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct WantsAnswer {
    /// The nearest offer that it would accept; none, if there is no such offer or no bot that says so.
    pub(super) action: Option<NamedAction>,
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
    /// How much time people have; as much as they like if left out.
    #[serde(default)]
    pub(super) pace: Option<Pace>,
    /// Whether it stands on the page of the club, where the house has one; then its door is open.
    #[serde(default)]
    pub(super) public: bool,
    #[serde(default)]
    pub(super) door: Door,
    /// Whether whoever comes may take several seats.
    #[serde(default)]
    pub(super) several: bool,
    /// Who talks at it, until its host changes that.
    #[serde(default)]
    pub(super) talk: Talkers,
    /// The commitment to a share in the dice: SHA-256 of 32 bytes, in hexadecimal digits.
    #[serde(default)]
    pub(super) commitment: Option<String>,
}

/// The club of this house.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct ClubAnswer {
    pub(super) name: String,
    /// The rules of the house, as Markdown.
    pub(super) rules: Option<String>,
    /// Tables with seats to take, and games to watch.
    pub(super) tables: Vec<Listed>,
}

/// Somebody plays on from a moment, against bots.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PlayOn {
    /// The seat that the caller takes.
    pub(super) seat: u8,
    #[serde(default)]
    pub(super) name: String,
    /// Through whose eyes the moment is seen: a seat, `spectator`, or after the game `open`.
    #[serde(default, rename = "as")]
    pub(super) eyes: Option<String>,
}

/// Luck and skill in a game that is over.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct AnalysisAnswer {
    /// What was found out (`docs/analysis.md` has its fields); none as long as it is being found out, or if nothing can be.
    pub(super) analysis: Option<Value>,
    /// How far it is, while it is being found out.
    pub(super) working: Option<Working>,
}

/// How far something is.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Working {
    /// How many actions were looked at so far.
    pub(super) done: usize,
    /// Of how many.
    pub(super) all: usize,
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
    /// Whether the last of them is done again whenever the seat is asked the same, where the rules know such orders.
    #[serde(default)]
    pub(super) again: bool,
}

/// A seat takes back what it did last.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct TakeBack {
    pub(super) seat: u8,
    /// The version of the table.
    pub(super) version: u64,
}

/// How much time people have at a table.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Pace {
    pub(super) clock: Clock,
    /// Seconds for every decision, from 5 to 3600; live.
    #[serde(default)]
    pub(super) decision: u32,
    /// Minutes in reserve for the whole game, at most 600; live.
    #[serde(default)]
    pub(super) bank: u32,
    /// Seconds that come into the reserve with every decision, at most 600; live.
    #[serde(default)]
    pub(super) increment: u32,
    /// Hours for every turn, from 1 to 720; by turns.
    #[serde(default)]
    pub(super) hours: u32,
    /// Whether no time runs from ten in the evening until eight in the morning; by turns.
    #[serde(default)]
    pub(super) nights: bool,
    /// Whether none runs on Saturdays and Sundays; by turns.
    #[serde(default)]
    pub(super) weekends: bool,
    /// How many hours the table's clocks are ahead of universal time, from -12 to 14, in quarters of hours; by turns.
    #[serde(default)]
    pub(super) ahead: f64,
    /// How many days off everybody has, at most 60; by turns.
    #[serde(default)]
    pub(super) vacation: u8,
    /// Whether a bot plays on when somebody's time is up; otherwise the others decide.
    #[serde(default)]
    pub(super) bot: bool,
}

/// How time is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum Clock {
    /// All sit together.
    Live,
    /// Everybody looks in now and then.
    Turns,
}

/// The time of somebody.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct TimeInfo {
    pub(super) seat: u8,
    /// Milliseconds that are left.
    pub(super) left: u64,
    /// Milliseconds until they begin to run down.
    pub(super) grace: u64,
    pub(super) running: bool,
    /// Whether it is up.
    pub(super) up: bool,
    pub(super) days_off: u8,
}

/// A bot is to hold a seat.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Hold {
    pub(super) seat: u8,
    /// The bot's name, such as `greedy`.
    pub(super) bot: String,
}

/// Something about one seat.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct OfSeat {
    pub(super) seat: u8,
}

/// A word about something that all must agree on.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Spoken {
    pub(super) word: SaidWord,
    /// Of several seats of the caller's the one that speaks.
    #[serde(default)]
    pub(super) seat: Option<u8>,
}

/// What somebody says to it.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum SaidWord {
    /// Asks for it.
    Ask,
    Agree,
    Decline,
}

/// Who is to sit on a seat before the game.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Seated {
    pub(super) seat: u8,
    /// `open`, or `bot-` and the bot's name.
    pub(super) kind: String,
}

/// The private link of a seat, told this once. It ends the one before.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct LinkAnswer {
    pub(super) seat: u8,
    pub(super) secret: String,
    /// Where it leads in a browser, at this house.
    pub(super) path: String,
}

/// A seat is taken over by its link.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Found {
    pub(super) secret: String,
    /// What whoever plays on is called, if it is somebody else.
    #[serde(default)]
    pub(super) name: Option<String>,
}

/// What people do around a game: who is away, whose time runs, and what is asked of all.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct CompanyAnswer {
    pub(super) version: u64,
    pub(super) pace: Option<Pace>,
    /// The time of every person, where there is a pace.
    pub(super) times: Vec<TimeInfo>,
    /// The time that the rules give for what is waited for now, if they do.
    pub(super) timer: Option<TimerInfo>,
    /// The others who are away.
    pub(super) absent: Vec<AbsentInfo>,
    /// The seats that bots hold for their owners.
    pub(super) held: Vec<HeldInfo>,
    /// Whether to end the game without a winner, if somebody asks.
    pub(super) end: Option<EndInfo>,
    /// Whether to take something back, if somebody asks.
    pub(super) takeback: Option<TakeBackInfo>,
    /// Whether the caller has something to take back that all others must agree to, and may ask them.
    pub(super) may_ask_back: bool,
    /// Whether all may ask for hints, where several people play.
    pub(super) hints: Option<HintsInfo>,
    /// After how many minutes a bot may hold the seat of somebody who is away; none where being away means nothing.
    pub(super) patience: Option<usize>,
    /// The seats that somebody else plays on by now.
    pub(super) handed: Vec<HandedInfo>,
    /// The seats that the caller had until somebody took them by their links.
    pub(super) left: Vec<LeftInfo>,
}

/// Whether all may ask for hints.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct HintsInfo {
    /// Who has agreed.
    pub(super) agreed: Vec<u8>,
    /// Whose word is missing; none, if all may ask.
    pub(super) awaited: Vec<u8>,
}

/// A seat that somebody else plays on.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct HandedInfo {
    /// The name of whoever had it.
    pub(super) before: String,
    /// The name of whoever has it.
    pub(super) after: String,
}

/// A seat that the caller had.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct LeftInfo {
    pub(super) seat: u8,
    /// What it was called.
    pub(super) name: String,
    /// Who plays on there, if it is somebody else.
    pub(super) to: Option<String>,
    /// Whether the caller may fetch it back.
    pub(super) may_return: bool,
}

/// The time that the rules give.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct TimerInfo {
    /// Whose it is.
    pub(super) seat: u8,
    /// Milliseconds that are left.
    pub(super) left: u64,
    /// Milliseconds until they begin to run down.
    pub(super) grace: u64,
    /// Whether it runs; otherwise it stands still for now.
    pub(super) running: bool,
}

/// Somebody who is away.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct AbsentInfo {
    pub(super) seat: u8,
    pub(super) minutes: usize,
    /// Whether their time is up.
    pub(super) up: bool,
    /// Whether a bot may hold their seat now.
    pub(super) may_be_held: bool,
}

/// A seat that a bot holds.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct HeldInfo {
    pub(super) seat: u8,
    pub(super) bot: String,
    /// Whether it is the caller's.
    pub(super) own: bool,
}

/// Somebody asks to end the game.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct EndInfo {
    /// Who wants it.
    pub(super) agreed: Vec<u8>,
    /// Whose word is missing.
    pub(super) awaited: Vec<u8>,
}

/// Somebody asks to take back their last action.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct TakeBackInfo {
    pub(super) by: u8,
    /// Whether dice fell since, or something came to light.
    pub(super) known: bool,
    /// Whose word is missing.
    pub(super) awaited: Vec<u8>,
}
