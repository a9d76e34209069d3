//! What the host gave the house to play with: games, editions and scenarios.

use games::{GAMES, GameInfo, GameKind, Setup, check_scenario, scenario_setup};
use pages::model::ScenarioLink;
use schemars::JsonSchema;
use serde::Deserialize;
use table::{Briefing, Game, Seat, Source};

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
        self.scenarios.iter().find(|scenario| scenario.id == id)
    }

    /// The scenarios of the games that are offered, as the start page lists them.
    pub(crate) fn scenario_links(&self) -> Vec<ScenarioLink> {
        let link = |scenario: &Scenario| ScenarioLink {
            id: scenario.id.clone(),
            title: scenario.title.clone(),
            game: scenario.setup.game().id().to_owned(),
            seats: scenario.setup.seats,
            seat: scenario.briefing.seat.unwrap_or(Seat(0)),
            briefing: scenario.briefing.text.clone(),
            goal: scenario.briefing.goal.as_ref().map(|goal| goal.text.clone()),
        };
        self.scenarios.iter().filter(|scenario| self.offers(scenario.setup.game())).map(link).collect()
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
