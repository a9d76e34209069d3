//! Why nothing was done: the one kind of failure of the domain. `problem` says what of it reaches a browser.

use games::SetupError;
use store::StoreError;
use table::journal::JournalError;
use table::{ActError, Mistakes, Refusal};

/// Why nothing was done at a table or with it.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Obstacle {
    // What a table says no to.
    #[error("there is no such table")]
    NoSuchTable,
    #[error("the table has moved on")]
    Stale,
    #[error("the game has not started")]
    NotStarted,
    #[error("the game has started already")]
    Started,
    #[error("the game is over")]
    Over,
    #[error("refused by {0}")]
    Refused(Refusal),
    #[error("not everybody has agreed that bots are asked")]
    NotCoached,
    #[error("the game is not over")]
    NotOver,
    #[error("nobody waits for them")]
    NotWaitedFor,
    #[error("nothing can be taken back")]
    NothingToTakeBack,
    #[error("too much was taken back")]
    TookBackEnough,
    #[error("there is no such seat")]
    NoSuchSeat,
    #[error("the seat is taken")]
    SeatTaken,
    #[error("they have a seat already")]
    OneSeat,
    #[error("seats are still open")]
    SeatsOpen,
    #[error("the seats are locked")]
    SeatsLocked,
    #[error("the seats are not locked")]
    NotLocked,
    #[error("somebody is still awaited, for {0} seconds more")]
    Patience(usize),
    #[error("they are not away")]
    NotAway,
    #[error("they have not been away for {0} minutes")]
    AwayTooShort(usize),
    #[error("their time is not up")]
    TimeNotUp,
    #[error("there is no day off to take")]
    NoDayOff,
    #[error("somebody else has asked")]
    AskedAlready,
    #[error("nobody has asked")]
    NotAsked,
    #[error("the share is none, or not the one committed to")]
    WrongShare,
    #[error("there is no such link")]
    NoSuchLink,
    #[error("the link was renewed")]
    LinkRenewed,
    #[error("nobody may talk here")]
    TalkOff,
    #[error("the host has muted them")]
    Muted,
    #[error("a spectator without a name")]
    Nameless,
    #[error("nobody has said that")]
    NotSaid,
    #[error("too often, for {0} seconds more")]
    TooOften(u64),
    #[error("too many tables at which only bots play")]
    TooManyBotTables,
    #[error("the password of the house is asked for")]
    PasswordAsked,
    #[error("an invitation is asked for")]
    InvitationAsked,
    #[error("there is no such invitation")]
    NoInvitation,
    #[error("too many streams")]
    TooManyStreams,

    #[error("the mail server took no letter")]
    Unsent,

    // What a new table cannot be.
    #[error("the table's id is in use")]
    TableTaken,
    #[error("the game is not offered here")]
    NoGame,
    #[error("there is no such scenario")]
    NoScenario,
    #[error("the game cannot be played on from this position")]
    NoPosition,
    #[error("the scenario is for {0} players")]
    ScenarioSeats(usize),
    #[error("the options cannot be read")]
    Options,

    // What the house itself fails at.
    #[error("{0}")]
    Failed(String),
    #[error("it could not be saved: {0}")]
    Unsaved(StoreError),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("its setup cannot be read: {0}")]
    Setup(#[from] serde_json::Error),
    #[error("its edition {0} is not kept here")]
    EditionMissing(String),
    #[error(transparent)]
    Game(#[from] SetupError),
    #[error(transparent)]
    Journal(#[from] JournalError),
}

impl Obstacle {
    /// Why somebody's choices for a new table make no game.
    pub(crate) fn of_choices(error: SetupError) -> Self {
        match error {
            SetupError::Refused(refusal) => Obstacle::Refused(refusal),
            _ => Obstacle::Options,
        }
    }
}

impl From<ActError> for Obstacle {
    fn from(error: ActError) -> Self {
        match error {
            ActError::Refused(refusal) => Obstacle::Refused(refusal),
            ActError::NothingToTakeBack => Obstacle::NothingToTakeBack,
            ActError::Over => Obstacle::Over,
            ActError::Dice(fault) => Obstacle::Failed(fault.to_string()),
        }
    }
}

impl From<Mistakes> for Obstacle {
    fn from(mistakes: Mistakes) -> Self {
        Obstacle::Game(mistakes.into())
    }
}
