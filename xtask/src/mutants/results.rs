//! What became of the mutants so far. It lies in a file, so that a run that was broken off goes on where it was.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write as _;
use std::path::PathBuf;

use anyhow::{Context, Result};

use super::folder;
use super::list::Mutant;
use crate::{programs, sources};

/// How many tests that caught other mutants of a function are tried first.
const FIRST: usize = 3;

/// What became of a mutant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// A test failed, by its name.
    Caught(String),
    /// A test did not come to an end, or used up all memory.
    Hung(String),
    /// The quick tests have passed; the others are to come.
    Passed,
    /// All tests passed.
    Missed,
    /// No test gets to what is changed.
    NeverReached,
}

impl Verdict {
    pub(crate) fn is_caught(&self) -> bool {
        matches!(self, Verdict::Caught(_) | Verdict::Hung(_))
    }

    fn words(&self) -> (&'static str, &str) {
        match self {
            Verdict::Caught(test) => ("caught", test),
            Verdict::Hung(test) => ("hung", test),
            Verdict::Passed => ("passed", "-"),
            Verdict::Missed => ("missed", "-"),
            Verdict::NeverReached => ("never reached", "-"),
        }
    }

    fn read(word: &str, test: &str) -> Option<Self> {
        Some(match word {
            "caught" => Verdict::Caught(test.to_owned()),
            "hung" => Verdict::Hung(test.to_owned()),
            "passed" => Verdict::Passed,
            "missed" => Verdict::Missed,
            "never reached" => Verdict::NeverReached,
            _ => return None,
        })
    }
}

/// What became of the mutants, by their names, and the file that keeps it.
pub(crate) struct Results {
    verdicts: BTreeMap<String, Verdict>,
    /// The tests that caught mutants of a function, the last one last.
    tests: BTreeMap<String, Vec<String>>,
    file: File,
}

impl Results {
    /// What is known of a game. Other rules have other mutants, so nothing is; with other tests those that were caught stay so,
    /// since tests are added and not taken away.
    pub(crate) fn open(game: &str) -> Result<Self> {
        let path = folder(game).join("results.txt");
        let [rules, tests] = prints(game)?;
        let kept = kept(&fs::read_to_string(&path).unwrap_or_default(), &rules, &tests);
        let text: String = kept.iter().map(|(name, verdict)| line(name, verdict)).collect();
        fs::write(&path, format!("rules {rules} tests {tests}\n{text}"))
            .context("the results cannot be written")?;
        let file = OpenOptions::new().append(true).open(&path).context("the results cannot be written")?;
        Ok(Results { verdicts: kept, tests: BTreeMap::new(), file })
    }

    pub(crate) fn of(&self, mutant: &Mutant) -> Option<&Verdict> {
        self.verdicts.get(&mutant.name)
    }

    /// What became of a mutant, in a word.
    pub(crate) fn word_for(&self, mutant: &Mutant) -> &'static str {
        self.of(mutant).map_or("not tried", |verdict| verdict.words().0)
    }

    pub(crate) fn note(&mut self, mutant: &Mutant, verdict: Verdict) -> Result<()> {
        self.file.write_all(line(&mutant.name, &verdict).as_bytes()).context("no result can be written")?;
        if let Verdict::Caught(test) = &verdict {
            let tests = self.tests.entry(mutant.function().to_owned()).or_default();
            tests.retain(|other| other != test);
            tests.push(test.clone());
        }
        self.verdicts.insert(mutant.name.clone(), verdict);
        Ok(())
    }

    /// The tests that caught other mutants of its function: they are likely to catch this one.
    pub(crate) fn tests_for(&self, mutant: &Mutant) -> Vec<String> {
        let known = self.tests.get(mutant.function()).into_iter().flatten();
        known.rev().take(FIRST).cloned().collect()
    }
}

fn line(name: &str, verdict: &Verdict) -> String {
    let (word, test) = verdict.words();
    format!("{word}\t{test}\t{name}\n")
}

/// What of a file of results still holds.
fn kept(text: &str, rules: &str, tests: &str) -> BTreeMap<String, Verdict> {
    let mut lines = text.lines();
    let of = lines.next().unwrap_or_default();
    if !of.starts_with(&format!("rules {rules} ")) {
        return BTreeMap::new();
    }
    let same_tests = of.ends_with(&format!(" tests {tests}"));
    let read = |line: &str| {
        let mut parts = line.splitn(3, '\t');
        let (word, test, name) = (parts.next()?, parts.next()?, parts.next()?);
        Some((name.to_owned(), Verdict::read(word, test)?))
    };
    lines.filter_map(read).filter(|(_, verdict)| same_tests || verdict.is_caught()).collect()
}

/// Fingerprints of a game's rules and of its tests.
pub(crate) fn prints(game: &str) -> Result<[String; 2]> {
    let rules = print(&[&format!("crates/{game}/src/*"), &format!("crates/{game}/Cargo.toml")])?;
    let tests = [format!("crates/{game}/tests/*"), "crates/testkit/*".into(), "crates/table/*".into()];
    let data = [format!("editions/{game}/*"), format!("fixtures/{game}/*"), format!("scenarios/{game}/*")];
    let all: Vec<&str> = tests.iter().chain(&data).map(String::as_str).collect();
    Ok([rules, print(&all)?])
}

fn print(patterns: &[&str]) -> Result<String> {
    let mut hasher = DefaultHasher::new();
    for path in sources::paths(patterns)? {
        let whole: PathBuf = programs::root().join(&path);
        (path, fs::read(whole)?).hash(&mut hasher);
    }
    Ok(format!("{:016x}", hasher.finish()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "rules a tests b\npassed\t-\tone\ncaught\tsome_test\tone\nmissed\t-\ttwo\n";

    #[test]
    fn a_run_goes_on_where_it_was() {
        let kept = kept(TEXT, "a", "b");
        assert_eq!(kept["one"], Verdict::Caught("some_test".to_owned()), "the last line holds");
        assert_eq!(kept["two"], Verdict::Missed);
    }

    #[test]
    fn with_other_tests_what_was_missed_is_tried_again_and_with_other_rules_everything() {
        assert_eq!(kept(TEXT, "a", "c").into_keys().collect::<Vec<_>>(), ["one"]);
        assert!(kept(TEXT, "c", "b").is_empty());
    }

    #[test]
    fn verdicts_are_read_as_they_were_written() {
        let test = || "some_test".to_owned();
        let all = [Verdict::Caught(test()), Verdict::Hung(test()), Verdict::Passed, Verdict::Missed];
        for verdict in all.into_iter().chain([Verdict::NeverReached]) {
            let (word, test) = verdict.words();
            assert_eq!(Verdict::read(word, test), Some(verdict.clone()));
        }
    }
}
