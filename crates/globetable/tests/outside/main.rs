//! What comes from outside must end in a sentence, never in a crash. The targets of `fuzz/` are fed here with a bounded number of
//! texts that chance has made of real ones, the same in every run: so they are a part of every test run, which an instrumented
//! build of the whole project would be too dear for.

#![expect(clippy::disallowed_methods, reason = "the real files are read")]

mod spoiled;

#[path = "../../../../fuzz/targets/editions.rs"]
mod editions;
#[path = "../../../../fuzz/targets/forms.rs"]
mod forms;
#[path = "../../../../fuzz/targets/journals.rs"]
mod journals;
#[path = "../../../../fuzz/targets/referee.rs"]
mod referee;
#[path = "../../../../fuzz/targets/scenarios.rs"]
mod scenarios;

use std::fs;
use std::path::{Path, PathBuf};

use spoiled::Spoiler;

/// Every file under a folder of the project, in the order of their names.
fn files(folder: &str) -> Vec<PathBuf> {
    fn gather(folder: &Path, files: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
            let path = entry.expect("a folder can be read").path();
            if path.is_dir() { gather(&path, files) } else { files.push(path) }
        }
    }
    let mut all = Vec::new();
    gather(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(folder), &mut all);
    all.sort();
    all
}

fn texts(folder: &str) -> Vec<String> {
    files(folder).iter().map(|path| fs::read_to_string(path).expect("a text")).collect()
}

/// Feeds a target: every real text, and so many spoiled ones. A crash shows its text.
fn feed(folder: &str, feed: fn(&str), count: u64) {
    let mut real = texts(folder);
    real.iter().for_each(|text| feed(text));
    // Long texts take long, and teach nothing that short ones do not.
    real.retain(|text| text.len() < 40_000);
    let spoiler = Spoiler::new(real);
    for seed in 0..count {
        let text = spoiler.spoil(seed);
        let fed = std::panic::catch_unwind(|| feed(&text));
        assert!(fed.is_ok(), "seed {seed}:\n{text}");
    }
}

#[test]
fn spoiled_editions() {
    feed("editions", editions::feed, 150);
}

#[test]
fn spoiled_forms() {
    feed("fuzz/seeds/forms", forms::feed, 1_500);
}

#[test]
fn spoiled_journals() {
    feed("fixtures", journals::feed, 500);
}

#[test]
fn spoiled_requests_to_the_referee() {
    feed("fuzz/seeds/referee", referee::feed, 100);
}

#[test]
fn spoiled_scenarios() {
    feed("scenarios", scenarios::feed, 600);
}
