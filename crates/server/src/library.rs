//! What the host gave the house to play with: games, editions and scenarios.

use std::sync::OnceLock;

use games::{
    AnyGame, GAMES, GameInfo, GameKind, PUZZLES, Setup, check_scenario, scenario_briefing, scenario_setup,
};
use pages::model::ScenarioLink;
use pages::puzzle::PuzzleLink;
use schemars::JsonSchema;
use serde::Deserialize;
use table::{Briefing, Game, Puzzle, Seat, Source};

use crate::error::ServerError;

/// An edition that is played instead of the one that comes with the program.
#[derive(Clone, Debug)]
pub(crate) struct EditionFile {
    game: GameKind,
    pub(crate) name: String,
    pub(crate) text: String,
    pub(crate) hash: String,
}

impl EditionFile {
    pub(crate) fn source(&self) -> Source<'_> {
        Source { name: &self.name, text: &self.text }
    }
}

/// A position to play on from.
#[derive(Clone, Debug)]
pub(crate) struct Scenario {
    pub(crate) id: String,
    title: String,
    pub(crate) text: String,
    pub(crate) setup: Setup,
    briefing: Briefing,
    /// Whether it is a position of the board that comes with the program, not of the one that the host gave.
    on_built_in: bool,
}

/// The games, editions and scenarios of this house.
#[derive(Clone, Debug, Default)]
pub(crate) struct Library {
    games: Vec<GameInfo>,
    editions: Vec<EditionFile>,
    scenarios: Vec<Scenario>,
    /// The puzzles that come with the program, once somebody asks for one: they are many, and read by tests.
    puzzles: OnceLock<Vec<Scenario>>,
}

/// The part of an edition file that says which game it is for.
#[derive(Deserialize, JsonSchema)]
struct EditionHead {
    edition: EditionGame,
}

#[derive(Deserialize, JsonSchema)]
struct EditionGame {
    game: String,
}

impl Library {
    /// Reads everything once, so that a mistake is found before the first guest comes.
    pub(crate) fn read(
        editions: &[(String, String)],
        scenarios: &[(String, String, String)],
        with: &[GameKind],
    ) -> Result<Self, ServerError> {
        let offered = |info: &&GameInfo| !info.on_request || with.contains(&info.kind);
        let games = GAMES.iter().filter(offered).copied().collect();
        let mut library = Library { games, ..Library::default() };
        for (name, text) in editions {
            let edition = read_edition(name, text)?;
            library.editions.push(edition);
        }
        for (id, title, text) in scenarios {
            let scenario = library.read_scenario(id, title, text)?;
            library.scenarios.push(scenario);
        }
        Ok(library)
    }

    fn read_scenario(&self, id: &str, title: &str, text: &str) -> Result<Scenario, ServerError> {
        let source = Source { name: id, text };
        let setup = scenario_setup(source).map_err(|mistakes| ServerError::of_scenario(id, mistakes))?;
        let edition = self.edition_for(setup.game()).map(EditionFile::source);
        let (briefing, on_built_in) = match (check_scenario(source, edition), edition) {
            (Ok(briefing), _) => (briefing, false),
            // A host who brings a board of their own still has the positions of the other.
            (Err(error), Some(_)) => match check_scenario(source, None) {
                Ok(briefing) => (briefing, true),
                Err(_) => return Err(ServerError::of_scenario(id, error)),
            },
            (Err(error), None) => return Err(ServerError::of_scenario(id, error)),
        };
        let (id, title, text) = (id.to_owned(), title.to_owned(), text.to_owned());
        Ok(Scenario { id, title, text, setup, briefing, on_built_in })
    }

    /// The games that a table can be opened for.
    pub(crate) fn games(&self) -> &[GameInfo] {
        &self.games
    }

    /// Whether a table can be opened for this game.
    pub(crate) fn offers(&self, game: GameKind) -> bool {
        self.games.iter().any(|info| info.kind == game)
    }

    /// The edition that a new table uses, if it is not the one that comes with the program.
    pub(crate) fn edition_of_new(&self, game: GameKind, scenario: Option<&Scenario>) -> Option<&EditionFile> {
        if scenario.is_some_and(|scenario| scenario.on_built_in) { None } else { self.edition_for(game) }
    }

    /// The edition that the host gave for a game.
    fn edition_for(&self, game: GameKind) -> Option<&EditionFile> {
        self.editions.iter().rev().find(|edition| edition.game == game)
    }

    /// The edition with this hash.
    pub(crate) fn edition_with(&self, hash: &str) -> Option<&EditionFile> {
        self.editions.iter().find(|edition| edition.hash == hash)
    }

    pub(crate) fn scenario(&self, id: &str) -> Option<&Scenario> {
        let own = self.scenarios.iter().find(|scenario| scenario.id == id);
        own.or_else(|| self.puzzles().iter().find(|scenario| scenario.id == id))
    }

    fn puzzles(&self) -> &[Scenario] {
        let read = |&(_, id, text): &(&str, &str, &str)| {
            let source = Source { name: id, text };
            let (setup, briefing) = (scenario_setup(source).ok()?, scenario_briefing(source).ok()?);
            let (id, title, text) = (id.to_owned(), briefing.title.clone(), text.to_owned());
            Some(Scenario { id, title, text, setup, briefing, on_built_in: true })
        };
        self.puzzles.get_or_init(|| PUZZLES.iter().filter_map(read).collect())
    }

    /// The puzzles of a game, those that come with the program and those that the host gave, the easiest first.
    pub(crate) fn puzzles_of(&self, game: GameKind) -> Vec<&Scenario> {
        let all = self.puzzles().iter().chain(&self.scenarios);
        let mut puzzles: Vec<_> =
            all.filter(|scenario| scenario.setup.game() == game && scenario.is_puzzle()).collect();
        puzzles.sort_by_key(|scenario| scenario.puzzle().map(|puzzle| (puzzle.missed, puzzle.plan.len())));
        puzzles
    }

    /// The scenarios of the games that are offered, as the start page lists them.
    pub(crate) fn scenario_links(&self) -> Vec<ScenarioLink> {
        let listed = |scenario: &&Scenario| self.offers(scenario.setup.game()) && !scenario.is_puzzle();
        self.scenarios.iter().filter(listed).map(Scenario::link).collect()
    }
}

impl Scenario {
    /// As pages list it.
    pub(crate) fn link(&self) -> ScenarioLink {
        ScenarioLink {
            id: self.id.clone(),
            title: self.title.clone(),
            game: self.setup.game().id().to_owned(),
            seats: self.setup.seats,
            seat: self.briefing.seat.unwrap_or(Seat(0)),
            briefing: self.briefing.text.clone(),
            goal: self.briefing.goal.as_ref().map(|goal| goal.text.clone()),
            lesson: self.briefing.lesson,
        }
    }

    /// What makes a puzzle of it.
    pub(crate) fn puzzle(&self) -> Option<&Puzzle> {
        self.briefing.puzzle.as_ref()
    }

    fn is_puzzle(&self) -> bool {
        self.puzzle().is_some()
    }

    /// As the list of puzzles has it; any game of its kind can say what it asks for.
    pub(crate) fn puzzle_link(&self, game: &AnyGame) -> Option<PuzzleLink> {
        let Puzzle { aim, missed, .. } = self.puzzle()?;
        Some(PuzzleLink { scenario: self.link(), asked: bots::puzzle::ask(game, aim), missed: *missed })
    }
}

fn read_edition(name: &str, text: &str) -> Result<EditionFile, ServerError> {
    let source = Source { name, text };
    let head: EditionHead = source.parse().map_err(|mistakes| ServerError::of_edition(name, mistakes))?;
    let unknown = || ServerError::of_edition(name, games::SetupError::UnknownGame(head.edition.game.clone()));
    let kind = GameKind::called(&head.edition.game).ok_or_else(unknown)?;
    let setup = Setup::usual(kind, kind.info().fewest);
    let game = setup.open(Some(source)).map_err(|error| ServerError::of_edition(name, error))?;
    let hash = game.identity().edition.hash;
    Ok(EditionFile { game: kind, name: name.to_owned(), text: text.to_owned(), hash })
}
