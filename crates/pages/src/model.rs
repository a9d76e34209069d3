//! What the pages are made from. The server fills these in; the pages turn them into HTML.
//!
//! Everything here is made for one viewer: nothing that they may not know is in it.

use std::sync::Arc;
use std::time::Duration;

use games::{AnyAction, AnyGame, AnyView, GameInfo};
use table::dice::BrokenOff;
use table::rolls::{Proof, Roll, Tally};
use table::{Briefing, Clause, Locked, Outcome, Refusal, Seat, SeatSet, Text, Viewer};

use crate::Localizer;
use crate::absence::Absence;
use crate::coach::Coach;
use crate::company::Company;
use crate::lesson::Guidance;
use crate::pace::SeatTime;
use crate::puzzle::PuzzleTry;
use crate::scene::Beat;
use crate::worked::Worked;

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The name at this table; empty while the seat is open.
    pub name: String,
    /// What sits there.
    pub kind: PersonKind,
    /// Whether a page of this player is open right now.
    pub present: bool,
}

/// What sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PersonKind {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// A bot, by its name.
    Bot(String),
    /// A person for whom a bot plays until they are back, by the bot's name.
    Held(String),
}

/// The start page.
#[derive(Clone, Debug)]
pub struct StartModel<'a> {
    /// The reader's language.
    pub l10n: &'a Localizer,
    /// The games that can be chosen.
    pub games: &'a [GameInfo],
    /// The name that this browser used last.
    pub name: &'a str,
    /// This browser's tables, newest first.
    pub tables: Vec<TableLink>,
    /// Positions to play on from: file id and title.
    pub scenarios: Vec<ScenarioLink>,
    /// What went wrong with the last try, if anything did.
    pub notice: Option<Notice>,
    /// What is wrong with a journal that was brought along, in a sentence.
    pub journal: Option<String>,
    /// The fields of that try, which its form shows again.
    pub given: &'a [(String, String)],
    /// What else there is in this house.
    pub around: Around<'a>,
}

/// What a house has besides its tables, if its host wants it to.
#[derive(Clone, Copy, Debug, Default)]
pub struct Around<'a> {
    /// The name of the club whose page there is.
    pub club: Option<&'a str>,
    /// Whether people can have accounts.
    pub accounts: bool,
}

/// A scenario on the start page.
#[derive(Clone, Debug)]
pub struct ScenarioLink {
    /// The id it is asked for by.
    pub id: String,
    /// Its title.
    pub title: String,
    /// The game's id.
    pub game: String,
    /// How many seats play.
    pub seats: usize,
    /// Where whoever plays it against bots sits.
    pub seat: Seat,
    /// How things stand, in English.
    pub briefing: Option<String>,
    /// What is to be reached, in English.
    pub goal: Option<String>,
    /// Whether it is the guided first game.
    pub lesson: bool,
}

/// A table in a list.
#[derive(Clone, Debug)]
pub struct TableLink {
    /// The table's id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The names at the table.
    pub names: Vec<String>,
    /// How it stands.
    pub standing: Standing,
    /// Whether it is a whole game, from its beginning or guided: no puzzle, and no position to play on from.
    pub whole: bool,
}

/// How a table in a list stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It waits for players.
    Open,
    /// It is the reader's turn.
    YourTurn,
    /// It waits for others, by their names.
    WaitsFor(Vec<String>),
    /// It is played, and nobody has looked whose turn it is.
    Playing,
    /// It is over.
    Over,
}

/// The page of a table that has not started.
#[derive(Clone, Debug)]
pub struct LobbyModel<'a> {
    /// The reader's language.
    pub l10n: &'a Localizer,
    /// The table's id.
    pub table: &'a str,
    /// Counts up with every change of the lobby.
    pub version: u64,
    /// The game as it will be played.
    pub game: &'a AnyGame,
    /// Who sits where.
    pub people: &'a [Person],
    /// The reader's seats.
    pub own: SeatSet,
    /// Whether the reader opened the table, and so may start it and change its seats.
    pub host: bool,
    /// The address to invite with, absolute.
    pub invite: &'a str,
    /// Set if nobody but this computer can open that address: the one by which others would reach the table if the house
    /// were open to its network, or an empty text if there is no network.
    pub only_here: Option<String>,
    /// The commitment to the seed of the dice.
    pub commitment: &'a str,
    /// What every seat commits to: nothing if nobody has come there yet, an empty text if their browser has no share.
    pub shares: Vec<Option<&'a str>>,
    /// The shares, once the seats are locked.
    pub locked: Option<&'a Locked>,
    /// The starts of these people that were broken off before.
    pub broken_off: &'a [BrokenOff],
    /// The name that this browser used last.
    pub name: &'a str,
    /// What went wrong, if anything did.
    pub notice: Option<Notice>,
    /// The people around the table.
    pub company: Company,
}

/// The page of a game that is played or over.
#[derive(Clone, Debug)]
pub struct TableModel<'a> {
    /// The reader's language.
    pub l10n: &'a Localizer,
    /// The table's id.
    pub table: &'a str,
    /// The number of journal lines; every post carries it, so that a page that is behind is noticed.
    pub version: u64,
    /// The game.
    pub game: &'a AnyGame,
    /// What the reader may know.
    pub view: &'a AnyView,
    /// The seat the page acts for now: of several on one device, the one that is asked.
    pub seat: Option<Seat>,
    /// All seats of this device.
    pub own: SeatSet,
    /// Who sits where.
    pub people: &'a [Person],
    /// What happened, newest last, as far as the reader may know it.
    pub log: &'a [LogLine],
    /// Whether the seat's last action can be taken back.
    pub can_take_back: bool,
    /// What the reader wants to look at.
    pub ask: Ask,
    /// What the bot would accept that the reader asks what it wants for something.
    pub would_take: Option<AnyAction>,
    /// What a bot would do in the reader's place, where they can ask.
    pub coach: Coach,
    /// What went wrong with the last action, or another short message.
    pub notice: Option<Notice>,
    /// How it ended, once it has.
    pub outcome: Option<&'a Outcome>,
    /// How the scores ran: the entry and each seat's score after it.
    pub scores: &'a [(u64, Vec<i32>)],
    /// The great moments of the game, once it is over.
    pub great: &'a [LogLine],
    /// What the game's scenario tells whoever plays it.
    pub briefing: Option<&'a Briefing>,
    /// What the coach says, if it is a guided first game and the reader's own.
    pub lesson: Option<Guidance>,
    /// The try at a puzzle, if it is one and the reader's own.
    pub puzzle: Option<PuzzleTry<'a>>,
    /// The dice: the commitment, if they are proven ones.
    pub commitment: Option<&'a str>,
    /// What the seats contributed, if the dice are sealed ones.
    pub locked: Option<&'a Locked>,
    /// The hash of the journal's last line.
    pub line: Option<&'a str>,
    /// The clock of whoever has a limited time now.
    pub clock: Option<Clock>,
    /// Who stays away, and what is done about it.
    pub absence: Absence,
    /// The time of everybody at a table that has a pace.
    pub times: Vec<SeatTime>,
    /// Whether it shows a moment that is past, at which nobody can do anything.
    pub past: bool,
    /// The people around the game.
    pub company: Company,
}

impl TableModel<'_> {
    /// Whether nobody plays any more, because the game is over or was ended by agreement.
    pub fn is_over(&self) -> bool {
        self.outcome.is_some() || self.absence.abandoned
    }
}

/// A moment of a game that is past, for one reader.
#[derive(Clone, Debug)]
pub struct MomentModel<'a> {
    /// The table as it stood then. Its log is what had been told last.
    pub table: TableModel<'a>,
    /// The address under which its moments are, each by its entry.
    pub moments: String,
    /// The lesson whose scene it is, if it is one.
    pub lesson: Option<&'static Worked>,
    /// The entry of the journal after which it stood so.
    pub entry: u64,
    /// The first moment of the game, and the last.
    pub ends: (u64, u64),
    /// The seat that took its last action back in this entry.
    pub took_back: Option<Seat>,
    /// The dice that fell in the entry: their purpose, how many sides they have, and the face.
    pub dice: Vec<(String, u32, u32)>,
    /// Where the turns and the great moments of the game are.
    pub course: &'a Course,
    /// Through whose eyes the reader looks.
    pub eyes: Eyes,
    /// Through whose eyes they may look.
    pub choices: Vec<Eyes>,
    /// What each seat saw that lies open now.
    pub hands: Vec<(Seat, AnyView)>,
    /// Whether the game can be played on from here.
    pub play_on: PlayOn,
    /// The name that this browser used last.
    pub name: &'a str,
    /// How far the dice of a game that was brought from outside could be checked.
    pub brought: Option<Proof>,
}

/// Through whose eyes a past moment is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// Those of a player.
    Seat(Seat),
    /// Those of somebody who has no seat.
    Spectator,
    /// All hands lie open.
    Open,
}

impl Eyes {
    /// As an address has it.
    pub fn name(self) -> String {
        match self {
            Eyes::Seat(seat) => seat.0.to_string(),
            Eyes::Spectator => "spectator".to_owned(),
            Eyes::Open => "open".to_owned(),
        }
    }

    /// What an address asks for.
    pub fn called(name: &str) -> Option<Eyes> {
        match name {
            "spectator" => Some(Eyes::Spectator),
            "open" => Some(Eyes::Open),
            seat => seat.parse().ok().map(|seat| Eyes::Seat(Seat(seat))),
        }
    }

    /// Who sees the board so. What lies open besides is shown beside it.
    pub fn viewer(self) -> Viewer {
        match self {
            Eyes::Seat(seat) => Viewer::Seat(seat),
            Eyes::Spectator | Eyes::Open => Viewer::Spectator,
        }
    }
}

/// Whether a game can be played on from a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayOn {
    /// As it was.
    Exactly,
    /// With what the reader cannot know drawn anew.
    Sampled,
    /// Not from here: the nearest moment before it from which it can, if there is one.
    NotFromHere(Option<u64>),
}

/// Where the turns and the great moments of a game are, as one viewer was told of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Course {
    /// The entries in which turns begin, and whose they are.
    pub turns: Vec<(u64, Seat)>,
    /// The entries in which something great happened, or something that hit the viewer.
    pub great: Vec<u64>,
}

/// A clock as it stands when the page is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// Whose time it is.
    pub seat: Seat,
    /// How long it still waits before it runs down, so that what happened before can be told.
    pub grace: Duration,
    /// How much of it is left.
    pub left: Duration,
    /// Whether it runs; otherwise it stands still for now.
    pub running: bool,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// The journal's entry.
    pub entry: u64,
    /// The sentence; it is the same for all who read the line.
    pub text: Arc<Text>,
    /// The clause behind it.
    pub clause: Clause,
    /// Whose action it was.
    pub actor: Option<Seat>,
    /// What it is on the stage.
    pub beat: Beat,
}

/// What a reader wants to look at, from the page's address (`?to=17`).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ask {
    /// The fields of the query, as they came. The game's page reads its own.
    pub fields: Vec<(String, String)>,
}

impl Ask {
    /// The field with this name.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.fields.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str())
    }
}

/// A short message above the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The rules refused the action.
    Refused(Refusal),
    /// Something else, as a message.
    Said(Text),
}

impl Notice {
    /// What it says.
    pub fn text(&self) -> &Text {
        match self {
            Notice::Refused(refusal) => &refusal.text,
            Notice::Said(text) => text,
        }
    }
}

/// The roll report of a table or file.
#[derive(Clone, Debug)]
pub struct RollsModel<'a> {
    /// The reader's language.
    pub l10n: &'a Localizer,
    /// The table's id.
    pub table: &'a str,
    /// The players' names.
    pub names: &'a [String],
    /// The rolls.
    pub rolls: &'a [Roll],
    /// How often each face fell.
    pub tallies: &'a [Tally],
    /// How far the dice are proven.
    pub proof: Proof,
    /// What the seats contributed, if the dice are sealed ones.
    pub locked: Option<&'a Locked>,
    /// The commitment and, once published, the seed.
    pub commitment: Option<&'a str>,
    /// The seed, once published.
    pub seed: Option<&'a str>,
}

/// A part of a page that is replaced by itself when it changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Region {
    /// The id of the element.
    pub id: &'static str,
    /// Its HTML, the element itself included.
    pub html: String,
}

impl Region {
    /// Whether it shows who is there just now, which changes while the table's version stays.
    pub fn shows_presence(&self) -> bool {
        matches!(self.id, "seats" | "players" | "watchers" | crate::absence::AWAY)
    }

    /// Whether it shows what people say, which has nothing to do with the table's version.
    pub fn shows_talk(&self) -> bool {
        self.id == "talk"
    }

    /// Whether it shows the time, which changes with nothing else.
    pub fn shows_time(&self) -> bool {
        matches!(self.id, crate::table_page::CLOCK | "strip")
    }
}
