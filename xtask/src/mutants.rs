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
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
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

/// Tries every change of a game's sources, or of these files of it; so many at a time.
pub(crate) fn run(game: &str, files: &[String], quick: bool, jobs: usize) -> Result<()> {
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
    let results = Mutex::new(Results::open(game)?);
    try_all(&mutants, &woven, &suite, &results, quick, jobs)?;
    judge(game, files.is_empty(), &mutants, &woven, &of(&results))
}

/// Tries all that are not decided yet, the rules first: with the quick tests, then what they missed with the others.
fn try_all(
    mutants: &[Mutant],
    woven: &[usize],
    suite: &Suite,
    results: &Mutex<Results>,
    quick: bool,
    jobs: usize,
) -> Result<()> {
    let mut numbers = woven.to_vec();
    numbers.sort_by_key(|number| mutants[number - 1].is_of_data());
    let meet = |number: usize, fits: fn(Duration) -> bool, otherwise: Verdict| {
        let mutant = &mutants[number - 1];
        let first = of(results).tests_for(mutant);
        let verdict = suite.meets(number, fits, &first)?;
        of(results).note(mutant, verdict.unwrap_or(otherwise))
    };
    let verdict = |number: usize| of(results).of(&mutants[number - 1]).cloned();
    each(&numbers, jobs, |number| match verdict(number) {
        None => meet(number, |time| time <= QUICK, Verdict::Passed),
        Some(_) => Ok(()),
    })?;
    if quick {
        return Ok(());
    }
    each(&numbers, jobs, |number| match verdict(number) {
        Some(Verdict::Passed) if suite.gets_to(number) => meet(number, |time| time > QUICK, Verdict::Missed),
        Some(Verdict::Passed) => of(results).note(&mutants[number - 1], Verdict::NeverReached),
        _ => Ok(()),
    })
}

/// The results, which several trials write.
fn of(results: &Mutex<Results>) -> MutexGuard<'_, Results> {
    results.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Does something for each number, in their order, so many at a time, until one of them fails.
fn each(numbers: &[usize], jobs: usize, work: impl Fn(usize) -> Result<()> + Sync) -> Result<()> {
    let next = AtomicUsize::new(0);
    let worker = || -> Result<()> {
        while let Some(&number) = numbers.get(next.fetch_add(1, Ordering::Relaxed)) {
            work(number).inspect_err(|_| next.store(numbers.len(), Ordering::Relaxed))?;
        }
        Ok(())
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..jobs.max(1)).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().expect("a trial does not panic"))
    })
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
        assert!(run("chess", &[], false, 1).unwrap_err().to_string().contains("crates/chess"));
    }
    #[test]
    fn every_number_is_worked_on_once_and_the_first_failure_ends_it() {
        let done = Mutex::new(Vec::new());
        let numbers: Vec<usize> = (0..40).collect();
        each(&numbers, 3, |number| {
            done.lock().expect("nobody panics").push(number);
            Ok(())
        })
        .expect("nothing fails");
        let mut done = done.into_inner().expect("nobody panics");
        done.sort_unstable();
        assert_eq!(done, numbers);
        let tried = AtomicUsize::new(0);
        let failed = each(&numbers, 1, |number| {
            tried.fetch_add(1, Ordering::Relaxed);
            if number == 5 { bail!("no") } else { Ok(()) }
        });
        assert_eq!((failed.is_err(), tried.into_inner()), (true, 6));
    }
}
