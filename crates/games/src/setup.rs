use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::journal::Header;
use table::{Briefing, Goal, Mistakes, OpenError, Players, Puzzle, Reader, Refusal, Seat, Source, Spanned};

use crate::{AnyGame, AnyOptions, GAMES, GameKind, Listed};

/// What the registry knows of a game before it is set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameInfo {
    /// Which game.
    pub kind: GameKind,
    /// The game's id, as in journals and addresses.
    pub id: &'static str,
    /// The letters of its clauses.
    pub book: &'static str,
    /// Its rules, clause by clause.
    pub rules: &'static str,
    /// The text of the edition that comes with the program.
    pub edition: &'static str,
    /// The fewest players.
    pub fewest: usize,
    /// The most players.
    pub most: usize,
    /// The most people, if some of them play as one.
    pub most_in_teams: usize,
    /// Whether a table offers it only when asked to.
    pub on_request: bool,
}

impl GameInfo {
    /// What a game says of itself.
    pub(crate) const fn of<G: Listed>() -> Self {
        let Players { fewest, most, most_in_teams } = G::PLAYERS;
        let (kind, id, book, rules, edition) = (G::KIND, G::ID, G::BOOK, G::RULES, G::EDITION);
        let on_request = G::ON_REQUEST;
        GameInfo { kind, id, book, rules, edition, fewest, most, most_in_teams, on_request }
    }
}

impl GameKind {
    /// The game with this id.
    pub fn called(id: &str) -> Option<GameKind> {
        info(id).map(|info| info.kind)
    }

    /// The game's id, as in journals and addresses.
    pub fn id(self) -> &'static str {
        self.info().id
    }

    /// What the game says of itself.
    pub fn info(self) -> &'static GameInfo {
        &GAMES[self as usize]
    }
}

/// The game with this id.
pub fn info(id: &str) -> Option<&'static GameInfo> {
    GAMES.iter().find(|game| game.id == id)
}

/// What a table is asked to play: the options say which game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Setup {
    /// How many seats play.
    pub seats: usize,
    /// The game's options.
    pub options: AnyOptions,
}

/// A setup as files have it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    game: String,
    seats: usize,
    #[serde(default)]
    options: Value,
}

impl TryFrom<Written> for Setup {
    type Error = SetupError;

    fn try_from(written: Written) -> Result<Self, SetupError> {
        Setup::read(&written.game, written.seats, &written.options)
    }
}

impl From<Setup> for Written {
    fn from(Setup { seats, options }: Setup) -> Self {
        let game = options.kind().id().to_owned();
        Written { game, seats, options: serde_json::to_value(options).expect("options are plain data") }
    }
}

/// An edition file that is to be played instead of the one that comes with the program.
pub type EditionSource<'a> = Option<Source<'a>>;

/// Why a game cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// There is no such game.
    #[error("there is no game “{0}”; there is {known}", known = known())]
    UnknownGame(String),
    /// The number of seats does not fit.
    #[error("{game} is played by {fewest} to {most} players, not {found}")]
    Seats {
        /// The game.
        game: &'static str,
        /// The number asked for.
        found: usize,
        /// The fewest.
        fewest: usize,
        /// The most.
        most: usize,
    },
    /// The options cannot be read.
    #[error("the options cannot be read: {0}")]
    Options(String),
    /// The rules do not allow these options together, or for so many people.
    #[error("the options do not go together: {0}")]
    Refused(Refusal),
    /// The edition is wrong.
    #[error(transparent)]
    Edition(#[from] Mistakes),
    /// A journal was played on another board than the one at hand.
    #[error(
        "the game was played on the edition “{id}” with hash {hash}, which is not at hand: give its file"
    )]
    OtherEdition {
        /// The edition's id.
        id: String,
        /// The hash of its text.
        hash: String,
    },
}

impl From<OpenError> for SetupError {
    fn from(error: OpenError) -> Self {
        match error {
            OpenError::Options(what) => SetupError::Options(what),
            OpenError::Refused(refusal) => SetupError::Refused(refusal),
            OpenError::Edition(mistakes) => SetupError::Edition(mistakes),
        }
    }
}

/// Options as JSON has them, by name: an order that somebody must know would mean others when one is added. What is left
/// out keeps its default.
pub(crate) fn read_options<T: DeserializeOwned + Default>(options: &Value) -> Result<T, SetupError> {
    match options {
        Value::Null => Ok(T::default()),
        Value::Object(_) => {
            serde_json::from_value(options.clone()).map_err(|error| SetupError::Options(error.to_string()))
        }
        _ => Err(SetupError::Options(format!("{options} has no names; each option is given by its name"))),
    }
}

fn known() -> String {
    GAMES.iter().map(|game| format!("“{}”", game.id)).collect::<Vec<_>>().join(", ")
}

impl Setup {
    /// A game as it is usually played.
    pub fn usual(game: GameKind, seats: usize) -> Self {
        Setup { seats, options: game.usual_options() }
    }

    /// A setup as files and programs write it: the game's id, and options of which any may be left out.
    pub fn read(game: &str, seats: usize, options: &Value) -> Result<Self, SetupError> {
        let game = GameKind::called(game).ok_or_else(|| SetupError::UnknownGame(game.to_owned()))?;
        Ok(Setup { seats, options: game.read_options(options)? })
    }

    /// The setup of a journal.
    pub fn of_header(header: &Header) -> Result<Self, SetupError> {
        let identity = &header.identity;
        Setup::read(&identity.game, identity.seats, &identity.options)
    }

    /// Which game is played.
    pub fn game(&self) -> GameKind {
        self.options.kind()
    }

    /// The game that is asked for.
    pub fn open(&self, edition: EditionSource<'_>) -> Result<AnyGame, SetupError> {
        let info = self.game().info();
        if !(info.fewest..=info.most_in_teams).contains(&self.seats) {
            let (fewest, most) = (info.fewest, info.most_in_teams);
            return Err(SetupError::Seats { game: info.id, found: self.seats, fewest, most });
        }
        self.options.open(edition, self.seats)
    }
}

impl AnyGame {
    /// The game that a journal's header names. Whether it is the same rules and board is for replay to judge;
    /// here only a board that is not at hand is refused, because its owner can give it.
    pub fn of_header(header: &Header, edition: EditionSource<'_>) -> Result<Self, SetupError> {
        let newest = Setup::of_header(header)?.open(edition)?;
        // Older rules may bring the board of their time along.
        let game = table::Game::under(newest.clone(), header.identity.rules).unwrap_or(newest);
        let wanted = &header.identity.edition;
        if table::Game::identity(&game).edition != *wanted {
            return Err(SetupError::OtherEdition { id: wanted.id.clone(), hash: wanted.hash.clone() });
        }
        Ok(game)
    }
}

/// The positions that come with the program: the name and the text of each.
pub const SCENARIOS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/scenarios.rs"));

/// The lessons that come with the program: the name and the text of each. What is in them is read by the pages.
pub const LESSONS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/lessons.rs"));

/// The puzzles that come with the program: the game, the name and the text of each.
pub const PUZZLES: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/puzzles.rs"));

/// The head that every scenario file has.
#[derive(Deserialize, JsonSchema)]
struct ScenarioHead {
    title: String,
    game: String,
    seats: usize,
    #[serde(default)]
    briefing: Option<Spanned<String>>,
    #[serde(default)]
    seat: Option<Spanned<u8>>,
    #[serde(default)]
    goal: Option<Spanned<Goal>>,
    #[serde(default)]
    lesson: Option<bool>,
    /// Only a position that the program wrote has it.
    #[serde(default)]
    #[schemars(skip)]
    from: Option<String>,
    #[serde(default)]
    puzzle: Option<Spanned<Puzzle>>,
    #[serde(default)]
    #[schemars(with = "serde_json::Map<String, Value>")]
    options: toml::Table,
}

/// What a scenario file says of itself. Once it is known of which game it is, the whole file is held against that game's form, so
/// that a mistake in the head does not hide those in the position.
fn scenario_head(source: Source<'_>) -> Result<ScenarioHead, Mistakes> {
    let file: Option<toml::Table> = source.text.parse().ok();
    let game = file.as_ref().and_then(|file| GameKind::called(file.get("game")?.as_str()?));
    // What a program wrote exactly has a form of its own.
    if let Some(game) = game.filter(|_| !table::exact::is_exact(source.text)) {
        source.check_form(&game.forms().scenario)?;
    }
    source.parse()
}

/// Which game a scenario file is a position of.
pub fn scenario_setup(source: Source<'_>) -> Result<Setup, SetupError> {
    let head = scenario_head(source)?;
    let options = serde_json::to_value(head.options).unwrap_or(Value::Null);
    Setup::read(&head.game, head.seats, &options)
}

/// Checks that a scenario file describes a position that can be played, and returns what it tells whoever plays it. Who is
/// asked first sits there, unless the file says where.
pub fn check_scenario(source: Source<'_>, edition: EditionSource<'_>) -> Result<Briefing, SetupError> {
    let briefing = scenario_briefing(source)?;
    let game = open_scenario(source, edition)?;
    // Any dice do: they only order what the file leaves open.
    let state = table::exact::position(&game, source, &mut table::dice::FastDice::new(0))?;
    let asked = table::Game::to_act(&game, &state).must.first();
    Ok(Briefing { seat: briefing.seat.or(asked), ..briefing })
}

/// What a scenario file tells whoever plays it.
pub fn scenario_briefing(source: Source<'_>) -> Result<Briefing, SetupError> {
    let ScenarioHead { title, seats, briefing, seat, goal, lesson, from, puzzle, .. } =
        scenario_head(source)?;
    let mut reader = Reader::new(source);
    if let Some(seat) = seat.as_ref().filter(|seat| usize::from(*seat.get_ref()) >= seats) {
        reader.at(seat, format!("seat {} does not play", seat.get_ref()), format!("one below {seats}"));
    }
    if let Some(goal) = goal.as_ref().filter(|_| seat.is_none()) {
        reader.at(goal, "a goal for nobody", "`seat`, where whoever is to reach it sits");
    }
    for text in briefing.iter().filter(|text| text.get_ref().trim().is_empty()) {
        reader.at(text, "a briefing that says nothing", "a few sentences, or no briefing");
    }
    for goal in goal.iter().filter(|goal| goal.get_ref().text.trim().is_empty()) {
        reader.at(goal, "a goal that says nothing", "the goal in a sentence");
    }
    if let Some(puzzle) = &puzzle {
        if seat.is_none() {
            reader.at(puzzle, "a puzzle for nobody", "`seat`, where whoever solves it sits");
        }
        if puzzle.get_ref().aim.is_empty() {
            reader.at(puzzle, "a puzzle that asks for nothing", "an `aim`, such as { win = true }");
        }
    }
    reader.mistakes.into_result()?;
    Ok(Briefing {
        title,
        text: briefing.map(Spanned::into_inner),
        seat: seat.map(|seat| Seat(seat.into_inner())),
        goal: goal.map(Spanned::into_inner),
        lesson: lesson.unwrap_or(false),
        from,
        puzzle: puzzle.map(Spanned::into_inner),
    })
}

/// The game that a scenario file is a position of.
pub fn open_scenario(source: Source<'_>, edition: EditionSource<'_>) -> Result<AnyGame, SetupError> {
    scenario_setup(source)?.open(edition)
}
