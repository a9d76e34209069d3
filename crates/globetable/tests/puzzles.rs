//! `globetable puzzles`: what is found, written, proven and refused.

#![expect(clippy::disallowed_methods, reason = "tests read and write files")]
#![expect(clippy::unwrap_used, reason = "a test may fail")]

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// A search that finds something in a moment.
const SEARCH: [&str; 12] = [
    "--game",
    "little-monsters",
    "--option",
    "free_market",
    "--games",
    "8",
    "--seed",
    "5",
    "--positions",
    "2000",
    "--missed",
    "0",
];

fn globetable(arguments: &[&str], files: &[PathBuf]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_globetable"));
    // Whatever language this machine speaks.
    command.args(arguments).args(files).env("LC_ALL", "C").stdin(Stdio::null()).output().unwrap()
}

fn said(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn search(more: &[&str]) -> String {
    said(&globetable(&[&["puzzles"], &SEARCH[..], more].concat(), &[]))
}

fn files_in(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    files
}

#[test]
fn what_is_found_is_written_proven_and_played_on_from() {
    let folder = tempfile::tempdir().unwrap();
    let to = folder.path().join("found");
    let words = search(&["--to", to.to_str().unwrap()]);
    let found: Vec<Value> = serde_json::from_str(&search(&["--json"])).unwrap();
    assert!(!found.is_empty(), "{words}");
    assert!(words.ends_with(&format!("{} puzzles in 8 games\n", found.len())), "{words}");
    let files = files_in(&to);
    assert_eq!(files.len(), found.len());
    for (puzzle, file) in found.iter().zip(&files) {
        let name = file.file_stem().unwrap().to_str().unwrap();
        assert_eq!(name, format!("little-monsters-5-{}", puzzle["number"]));
        assert!(words.contains(name) && puzzle["positions"].as_u64().unwrap() > 0, "{puzzle}");
        assert!(words.contains(&format!("club misses it {} times in 100", puzzle["missed"])), "{words}");
    }

    let proven = said(&globetable(&["puzzles", "--game", "little-monsters", "--check"], &files));
    assert_eq!(proven.matches("one plan").count(), files.len(), "{proven}");

    // It is a scenario file as any other: somebody is asked, and stops.
    let played = said(&globetable(&["play", "--scenario", files[0].to_str().unwrap(), "--seed", "1"], &[]));
    assert!(played.contains("what do you do?"), "{played}");
}

#[test]
fn a_puzzle_that_is_not_what_its_file_says_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let to = folder.path().join("found");
    search(&["--to", to.to_str().unwrap()]);
    let text = std::fs::read_to_string(&files_in(&to)[0]).unwrap();
    let rating = text.split("missed = ").nth(1).unwrap().split(',').next().unwrap().to_owned();
    let other = if rating == "7" { "8" } else { "7" };
    let cases = [
        (
            "rated",
            text.replace(&format!("missed = {rating}"), &format!("missed = {other}")),
            "its rating is wrong",
        ),
        (
            "none",
            text.lines().filter(|line| !line.starts_with("puzzle = ")).collect::<Vec<_>>().join("\n"),
            "it is no puzzle",
        ),
    ];
    for (name, spoiled, why) in cases {
        let file = folder.path().join(format!("{name}.toml"));
        std::fs::write(&file, spoiled).unwrap();
        let checked = globetable(
            &["puzzles", "--game", "little-monsters", "--json", "--check"],
            std::slice::from_ref(&file),
        );
        assert!(!checked.status.success(), "{name}");
        let proven: Vec<Value> = serde_json::from_slice(&checked.stdout).unwrap();
        assert!(proven[0]["error"].as_str().unwrap().contains(why), "{name}: {proven:?}");
        let said = String::from_utf8_lossy(&checked.stderr).into_owned();
        assert!(said.contains("1 of 1 puzzles are not what they should be"), "{said}");
    }
}
