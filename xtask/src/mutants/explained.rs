//! Why some changes make no difference.

use std::fmt;

use anyhow::{Context, Result};
use serde::Deserialize;

use super::list::Mutant;
use crate::programs;

const FILE: &str = "mutants/explained.toml";

/// All explanations.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Explained {
    #[serde(default)]
    explained: Vec<Entry>,
}

/// Some changes at one line of the rules, and why no test can notice them.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    file: String,
    /// The line as it stands there; its number would change too often.
    line: String,
    changes: Vec<String>,
    reason: String,
}

impl Entry {
    fn holds(&self, change: &str, mutant: &Mutant) -> bool {
        self.file == mutant.file && self.line == mutant.line && change == mutant.change()
    }
}

/// An explanation of one change.
struct One<'a>(&'a Entry, &'a str);

impl fmt::Display for One<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let One(Entry { file, line, .. }, change) = self;
        write!(f, "{change}, at `{line}` in {file}")
    }
}

impl Explained {
    pub(crate) fn read() -> Result<Self> {
        let text = std::fs::read_to_string(programs::root().join(FILE));
        let text = text.with_context(|| format!("{FILE} cannot be read"))?;
        toml::from_str(&text).with_context(|| format!("{FILE} cannot be read"))
    }

    fn each(&self) -> impl Iterator<Item = One<'_>> {
        self.explained.iter().flat_map(|entry| entry.changes.iter().map(move |change| One(entry, change)))
    }

    /// Whether there is a reason for this mutant's life.
    pub(crate) fn holds(&self, mutant: &Mutant) -> bool {
        self.each().any(|One(entry, change)| entry.holds(change, mutant) && !entry.reason.trim().is_empty())
    }

    /// What is explained though none of a game's mutants that were missed is it: it is gone, or a test catches it by now.
    pub(crate) fn stale(&self, game: &str, missed: &[&Mutant]) -> impl Iterator<Item = String> {
        let folder = format!("crates/{game}/");
        self.each()
            .filter(move |One(entry, change)| {
                entry.file.starts_with(&folder) && !missed.iter().any(|mutant| entry.holds(change, mutant))
            })
            .map(|one| one.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mutants::list::mutant;

    fn explained(reason: &str) -> Explained {
        let text = format!(
            "[[explained]]\nfile = \"crates/chess/src/turn.rs\"\nline = \"a + b\"\n\
             changes = [\"replace + with - in Chess::roll\"]\nreason = \"{reason}\"\n"
        );
        toml::from_str(&text).expect("it is well-formed")
    }

    #[test]
    fn an_explanation_needs_a_reason_and_the_same_line() {
        let there = mutant("replace + with - in Chess::roll", "a + b");
        assert!(explained("b is 0").holds(&there));
        assert!(!explained(" ").holds(&there));
        assert!(!explained("b is 0").holds(&mutant("replace + with * in Chess::roll", "a + b")));
        assert!(!explained("b is 0").holds(&mutant("replace + with - in Chess::roll", "c + d")));
    }

    #[test]
    fn an_explanation_of_what_is_caught_or_gone_is_stale() {
        let there = mutant("replace + with - in Chess::roll", "a + b");
        assert_eq!(explained("b is 0").stale("chess", &[&there]).count(), 0);
        assert_eq!(explained("b is 0").stale("chess", &[]).count(), 1);
        assert_eq!(explained("b is 0").stale("draughts", &[]).count(), 0);
    }

    /// `cargo xtask mutants` finds every stale explanation, but is run by hand; this finds those whose line is gone.
    #[test]
    fn what_is_explained_is_there() {
        for entry in Explained::read().expect("it can be read").explained {
            let source =
                std::fs::read_to_string(programs::root().join(&entry.file)).expect("the file is there");
            assert!(
                source.lines().any(|line| line.trim() == entry.line),
                "{}: no `{}`",
                entry.file,
                entry.line
            );
            assert!(!entry.reason.trim().is_empty(), "{}: no reason for `{}`", entry.file, entry.line);
        }
    }
}
