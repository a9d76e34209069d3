//! What can be changed.

use std::fs;

use anyhow::{Context, Result};
use serde::Deserialize;

use super::folder;
use crate::programs::{self, cargo};

/// A mutant, as far as it matters here. Its number is its place in the list, counted from 1.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Mutant {
    pub(crate) file: String,
    pub(crate) name: String,
    pub(crate) span: Span,
    /// What stands in the line where it begins.
    #[serde(skip)]
    pub(crate) line: String,
}

#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct Span {
    pub(crate) start: Place,
}

#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct Place {
    pub(crate) line: usize,
}

impl Mutant {
    /// What is changed, without the place, which moves too often.
    pub(crate) fn change(&self) -> &str {
        self.name.splitn(4, ':').last().unwrap_or_default().trim()
    }

    /// Whether it changes how boards, positions and views are read and written rather than how the game is played.
    pub(crate) fn is_of_data(&self) -> bool {
        const DATA: [&str; 7] = ["board", "edition", "event", "ids", "offered", "scenario", "view"];
        let part = self.file.split("/src/").nth(1).and_then(|path| path.split(['/', '.']).next());
        part.is_some_and(|part| DATA.contains(&part))
    }

    /// The function in which it is changed.
    pub(crate) fn function(&self) -> &str {
        let change = self.change();
        change.rsplit_once(" in ").map_or_else(|| replaced(change), |(_, function)| function)
    }
}

/// The function whose whole value is replaced: `replace Chess::roll -> u8 with 0`.
fn replaced(change: &str) -> &str {
    let rest = change.strip_prefix("replace ").unwrap_or(change);
    rest.split([' ', '(']).next().unwrap_or_default()
}

/// What cargo-mutants would change; the list stays in a file.
pub(crate) fn of(game: &str, files: &[String]) -> Result<Vec<Mutant>> {
    let mut list = cargo(&["mutants", "--list", "--json", "--package", game]);
    // What is shown by Debug and Display is for people who debug.
    list.args(["--exclude-re", "impl (Debug|Display)"]);
    let json = programs::output(list.args(files.iter().flat_map(|file| ["--file", file])))?;
    fs::create_dir_all(folder(game)).context("the folder of mutants cannot be made")?;
    fs::write(folder(game).join("list.json"), &json).context("the list cannot be written")?;
    let mut mutants: Vec<Mutant> =
        serde_json::from_str(&json).context("`cargo mutants` printed something unexpected")?;
    for mutant in &mut mutants {
        let source = fs::read_to_string(programs::root().join(&mutant.file))?;
        mutant.line = source.lines().nth(mutant.span.start.line - 1).unwrap_or_default().trim().to_owned();
    }
    Ok(mutants)
}

#[cfg(test)]
pub(crate) fn mutant(change: &str, line: &str) -> Mutant {
    let file = "crates/chess/src/turn.rs".to_owned();
    let name = format!("{file}:12:9: {change}");
    Mutant { file, name, span: Span { start: Place { line: 12 } }, line: line.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mutant_is_known_by_what_it_changes_and_not_by_its_line() {
        assert_eq!(mutant("replace + with - in Chess::roll", "").change(), "replace + with - in Chess::roll");
    }

    #[test]
    fn the_rules_are_told_from_the_data_by_their_files() {
        let of = |file: &str| Mutant { file: file.to_owned(), ..mutant("", "") }.is_of_data();
        assert!(of("crates/chess/src/edition/check.rs") && of("crates/chess/src/view.rs"));
        assert!(!of("crates/chess/src/check.rs") && !of("crates/chess/src/views.rs"));
    }

    #[test]
    fn a_mutant_names_its_function() {
        assert_eq!(mutant("replace + with - in Chess::roll", "").function(), "Chess::roll");
        assert_eq!(mutant("replace Chess::roll -> u8 with 0", "").function(), "Chess::roll");
        assert_eq!(mutant("replace Chess::roll with ()", "").function(), "Chess::roll");
    }
}
