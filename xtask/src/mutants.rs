//! `cargo xtask mutants GAME`: changes a game's rules in small ways, one at a time, and runs its tests on each change. What no test
//! notices is listed; it wants a test, or a reason why it makes no difference (`mutants/explained.toml`).
//!
//! cargo-mutants says which changes there are. It would build the game anew for each of them, which takes hours for a whole game;
//! here all of them are woven into one copy of the game (`mutants/`), which is built once. A change meets only the tests that get
//! to it, the quick ones first.

mod explained;
mod list;
mod results;
mod suite;
mod tried;
mod weaving;

use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Result, bail};

use crate::programs::{self, cargo};
use explained::Explained;
use list::Mutant;
use results::{Results, Verdict};
use suite::Suite;

/// Tests that take no longer than this are quick. Every change meets those first; only what they miss meets the others.
const QUICK: Duration = Duration::from_secs(1);

/// Where everything about a game's mutants lies.
fn folder(game: &str) -> PathBuf {
    programs::root().join("target/mutants").join(game)
}

/// Tries every change of a game's sources, or of these files of it.
pub(crate) fn run(game: &str, files: &[String], quick: bool) -> Result<()> {
    if !programs::root().join("crates").join(game).exists() {
        bail!("there is no crates/{game}");
    }
    if !programs::works(&mut cargo(&["mutants", "--version"])) {
        bail!("cargo-mutants is not installed; run `cargo install --locked cargo-mutants`");
    }
    let mutants = list::of(game, files)?;
    println!("{} changes of {game}", mutants.len());
    let woven = weaving::weave_what_compiles(game, &mutants)?;
    println!("{} of them compile and are tried", woven.len());
    let suite = Suite::of(game, &woven, quick)?;
    println!("{} tests, {:?} in all", suite.len(), suite.time());
    let mut results = Results::open(game)?;
    try_all(&mutants, &woven, &suite, &mut results, quick)?;
    judge(game, files.is_empty(), &mutants, &woven, &results)
}

/// Tries all that are not decided yet: with the quick tests, then what they missed with the others.
fn try_all(
    mutants: &[Mutant],
    woven: &[usize],
    suite: &Suite,
    results: &mut Results,
    quick: bool,
) -> Result<()> {
    for &number in woven {
        let mutant = &mutants[number - 1];
        if results.of(mutant).is_none() {
            let first = results.tests_for(mutant);
            let verdict = suite.meets(number, |time| time <= QUICK, &first)?;
            results.note(mutant, verdict.unwrap_or(Verdict::Passed))?;
        }
    }
    let met_later = woven.iter().filter(|_| !quick);
    for &number in met_later {
        let mutant = &mutants[number - 1];
        if results.of(mutant) == Some(&Verdict::Passed) {
            let first = results.tests_for(mutant);
            let verdict = suite.meets(number, |time| time > QUICK, &first)?;
            let missed = if suite.gets_to(number) { Verdict::Missed } else { Verdict::NeverReached };
            results.note(mutant, verdict.unwrap_or(missed))?;
        }
    }
    Ok(())
}

/// Says how many were caught. What was missed and is not explained is a fault, and so is an explanation of nothing.
fn judge(game: &str, whole: bool, mutants: &[Mutant], woven: &[usize], results: &Results) -> Result<()> {
    let tried: Vec<&Mutant> = woven.iter().map(|number| &mutants[number - 1]).collect();
    let (caught, missed): (Vec<&Mutant>, Vec<&Mutant>) =
        tried.iter().partition(|mutant| results.of(mutant).is_some_and(Verdict::is_caught));
    let explained = Explained::read()?;
    let (reasoned, unexplained): (Vec<&Mutant>, Vec<&Mutant>) =
        missed.iter().partition(|mutant| explained.holds(mutant));
    for mutant in &unexplained {
        println!("no test notices: {} ({})", mutant.name, results.word_for(mutant));
    }
    let counted = tried.len() - reasoned.len();
    println!("{game}: {} of {counted} caught; {} more are explained", caught.len(), reasoned.len());
    let mut faults: Vec<String> = Vec::new();
    if whole {
        faults.extend(explained.stale(game, &missed).map(|entry| format!("explains nothing: {entry}")));
        faults.iter().for_each(|fault| println!("{fault}"));
    }
    match (unexplained.len(), faults.len()) {
        (0, 0) => Ok(()),
        (changes, stale) => bail!("{changes} changes went unnoticed, {stale} explanations are stale"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_that_is_not_there_is_refused() {
        assert!(run("chess", &[], false).unwrap_err().to_string().contains("crates/chess"));
    }
}
