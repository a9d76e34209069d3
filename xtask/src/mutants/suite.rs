//! A game's tests, and which mutants each of them gets to.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::results::{self, Verdict};
use super::tried::{Ending, Trial};
use super::{folder, weaving};
use crate::programs::{self, program};

/// Tests that together take no longer than this run in one process.
const TOGETHER: Duration = Duration::from_secs(1);

/// One test.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Test {
    program: PathBuf,
    name: String,
    /// How long the processor works for it when nothing is changed.
    time: Duration,
    /// The numbers of the mutants that it gets to.
    reaches: BTreeSet<usize>,
}

/// All tests of a game.
pub(crate) struct Suite {
    tests: Vec<Test>,
    /// The folder that they are run in.
    folder: PathBuf,
}

/// What was found out about a suite, and about which rules and tests.
#[derive(Serialize, Deserialize)]
struct Known {
    prints: [String; 2],
    woven: Vec<usize>,
    /// Whether long tests were left out.
    quick: bool,
    tests: Vec<Test>,
}

impl Suite {
    /// Builds the tests with all mutants in them, and runs each with none alive: then it must pass. If only quick ones are wanted,
    /// those that take long are left out.
    pub(crate) fn of(game: &str, woven: &[usize], quick: bool) -> Result<Self> {
        let programs = programs_of(game)?;
        let folder = folder(game).join("tree/crates").join(game);
        let prints = results::prints(game)?;
        let file = super::folder(game).join("tests.json");
        if let Some(tests) = known(&file, &prints, woven, quick, &programs) {
            return Ok(Suite { tests, folder });
        }
        let mut tests = Vec::new();
        for path in &programs {
            for name in names(path)? {
                tests.extend(measured(path, name, &folder, quick)?);
            }
        }
        tests.sort_by_key(|test| test.time);
        let known = Known { prints, woven: woven.to_vec(), quick, tests };
        fs::write(&file, serde_json::to_string(&known)?).context("no list of tests can be written")?;
        Ok(Suite { tests: known.tests, folder })
    }

    pub(crate) fn len(&self) -> usize {
        self.tests.len()
    }

    /// How long all of them take, one after the other.
    pub(crate) fn time(&self) -> Duration {
        self.tests.iter().map(|test| test.time).sum()
    }

    /// Whether any test gets to a mutant.
    pub(crate) fn gets_to(&self, number: usize) -> bool {
        self.tests.iter().any(|test| test.reaches.contains(&number))
    }

    /// Lets a mutant meet the tests that get to it and take a fitting time: some first, then in the order of their time. How it
    /// was caught, if it was.
    pub(crate) fn meets(
        &self,
        number: usize,
        fits: impl Fn(Duration) -> bool,
        first: &[String],
    ) -> Result<Option<Verdict>> {
        let tests = self.tests.iter().filter(|test| test.reaches.contains(&number) && fits(test.time));
        let (early, late): (Vec<&Test>, Vec<&Test>) = tests.partition(|test| first.contains(&test.name));
        for batch in batches(&early).into_iter().chain(batches(&late)) {
            let trial = Trial::new(&batch[0].program, &self.folder).with_mutant(number);
            let names: Vec<&str> = batch.iter().map(|test| test.name.as_str()).collect();
            let slowest = batch.iter().map(|test| test.time).max().unwrap_or_default();
            match trial.run(&names, slowest)? {
                Ending::Passed => {}
                Ending::Failed(test) => return Ok(Some(Verdict::Caught(test))),
                Ending::Hung(test) => return Ok(Some(Verdict::Hung(test))),
            }
        }
        Ok(None)
    }
}

/// Groups of tests of one program each that can run together.
fn batches<'a>(tests: &[&'a Test]) -> Vec<Vec<&'a Test>> {
    let mut batches: Vec<Vec<&Test>> = Vec::new();
    let mut open: BTreeMap<&Path, (usize, Duration)> = BTreeMap::new();
    for test in tests {
        let room = open.get(test.program.as_path()).filter(|(_, time)| *time + test.time <= TOGETHER);
        let (at, time) = room.copied().unwrap_or((batches.len(), Duration::ZERO));
        if at == batches.len() {
            batches.push(Vec::new());
        }
        batches[at].push(*test);
        open.insert(&test.program, (at, time + test.time));
    }
    batches
}

/// What an earlier run has found out, if nothing has changed since.
fn known(
    file: &Path,
    prints: &[String; 2],
    woven: &[usize],
    quick: bool,
    programs: &[PathBuf],
) -> Option<Vec<Test>> {
    let known: Known = serde_json::from_str(&fs::read_to_string(file).ok()?).ok()?;
    let same_programs = known.tests.iter().all(|test| programs.contains(&test.program));
    let same = known.prints == *prints && known.woven == woven && known.quick <= quick;
    (same && same_programs).then_some(known.tests)
}

/// Builds the tests; where their programs lie.
fn programs_of(game: &str) -> Result<Vec<PathBuf>> {
    let arguments = ["test", "--no-run", "--locked", "--package", game, "--message-format", "json"];
    let built = programs::output(&mut weaving::cargo_there(game, &arguments))?;
    let messages = built.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let tests = messages.filter(|message| message["profile"]["test"] == true);
    Ok(tests.filter_map(|message| message["executable"].as_str().map(PathBuf::from)).collect())
}

/// The names of a program's tests.
fn names(path: &Path) -> Result<Vec<String>> {
    let path = path.to_str().context("a path that is no text")?;
    let list = programs::output(&mut program(path, &["--list", "--format", "terse"]))?;
    Ok(list.lines().filter_map(|line| line.strip_suffix(": test")).map(str::to_owned).collect())
}

/// Runs one test with no mutant alive. If only quick ones are wanted, it is given up when it takes long.
fn measured(path: &Path, name: String, folder: &Path, quick: bool) -> Result<Option<Test>> {
    let notes = folder.join("reached.txt");
    fs::write(&notes, "")?;
    let trial = Trial::new(path, folder).with_notes(&notes);
    let patience = if quick { Duration::ZERO } else { Duration::from_secs(600) };
    let time = match trial.measure(&[&name], patience)? {
        (Ending::Passed, worked) => worked,
        (Ending::Hung(_), _) if quick => return Ok(None),
        _ => bail!("{name} fails even where nothing is changed"),
    };
    let reached = fs::read_to_string(&notes)?;
    let reaches = reached.lines().filter_map(|line| line.parse().ok()).collect();
    Ok(Some(Test { program: path.to_owned(), name, time, reaches }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn test(program: &str, millis: u64) -> Test {
        let time = Duration::from_millis(millis);
        Test { program: program.into(), name: String::new(), time, reaches: BTreeSet::new() }
    }

    #[test]
    fn short_tests_of_one_program_run_together() {
        let tests = [test("a", 10), test("b", 20), test("a", 30), test("a", 990), test("a", 2_000)];
        let batches = batches(&tests.iter().collect::<Vec<_>>());
        let times = |batch: &Vec<&Test>| batch.iter().map(|test| test.time.as_millis()).collect::<Vec<_>>();
        assert_eq!(
            batches.iter().map(times).collect::<Vec<_>>(),
            [vec![10, 30], vec![20], vec![990], vec![2_000]]
        );
    }
}
