//! Files that people name on the command line.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use games::{AnyGame, EditionSource, GAMES, GameKind, Setup};
use serde_json::{Map, Value};
use table::{Question, Source};

/// A file with its name.
#[derive(Clone, Debug)]
pub(crate) struct Text {
    pub(crate) name: String,
    pub(crate) text: String,
}

impl Text {
    /// Reads a file.
    pub(crate) fn read(path: &Path) -> Result<Self> {
        let name = path.display().to_string();
        let text = std::fs::read_to_string(path).with_context(|| format!("{name} cannot be read"))?;
        Ok(Text { name, text })
    }

    /// Reads a file if one is named.
    pub(crate) fn read_if(path: Option<&PathBuf>) -> Result<Option<Self>> {
        path.map(|path| Text::read(path)).transpose()
    }

    /// The file as its readers take it.
    pub(crate) fn source(&self) -> Source<'_> {
        Source { name: &self.name, text: &self.text }
    }
}

/// An edition file as the games take it.
pub(crate) fn edition(text: Option<&Text>) -> EditionSource<'_> {
    text.map(Text::source)
}

/// Which game to play, as several commands ask for it.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct GameArguments {
    /// The game
    #[arg(long, default_value = GAMES[0].id)]
    pub(crate) game: String,
    /// How many players
    #[arg(long, default_value_t = 3)]
    pub(crate) seats: usize,
    /// An option of the game: NAME switches it on, NAME=JSON gives it a value, “all” switches all on
    #[arg(long = "option", value_name = "OPTION")]
    pub(crate) options: Vec<String>,
    /// Another board than the one that comes with the program
    #[arg(long, value_name = "FILE")]
    pub(crate) edition: Option<PathBuf>,
}

impl GameArguments {
    /// The game that is asked for.
    pub(crate) fn open(&self) -> Result<AnyGame> {
        let text = Text::read_if(self.edition.as_ref())?;
        Ok(Setup::read(&self.game, self.seats, &self.options()?)?.open(edition(text.as_ref()))?)
    }

    fn options(&self) -> Result<Value> {
        let mut chosen = Map::new();
        for option in &self.options {
            let (name, value) = option.split_once('=').unwrap_or((option, "true"));
            if name == "all" {
                chosen.extend(GameKind::called(&self.game).map(all_switches).unwrap_or_default());
                continue;
            }
            let value =
                serde_json::from_str(value).with_context(|| format!("the value of {name} is no JSON"))?;
            chosen.insert(name.to_owned(), value);
        }
        Ok(chosen.into())
    }
}

/// All options of a game that can be switched on whatever else is chosen, switched on.
pub(crate) fn all_switches(game: GameKind) -> Map<String, Value> {
    let free = game.questions().into_iter().filter(Question::is_free_switch);
    free.map(|question| (question.name.to_owned(), true.into())).collect()
}
