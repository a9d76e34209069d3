//! `cargo xtask mutants GAME`: changes a game's rules in small ways, one at a time, and runs its tests on each change. What no test
//! notices is listed; it wants a test, or a reason why it makes no difference (`mutants/explained.txt`).
//!
//! cargo-mutants says which changes there are. It would build the game anew for each of them, which takes hours for a whole game;
//! here all of them are woven into one copy of the game (`mutants/`), which is built once.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use serde::Deserialize;
use serde_json::Value;

use crate::programs::{self, cargo, program};
use crate::sources;

/// Where the copy is made, and what goes with it.
const FOLDER: &str = "target/mutants";
/// Why some changes make no difference.
const EXPLAINED: &str = "mutants/explained.txt";
/// So much longer than untouched rules mutated ones may take; then they count as caught: they hang.
const PATIENCE: u32 = 8;
const AT_LEAST: Duration = Duration::from_secs(20);
/// How often those that do not compile are left out. What is left out reveals further ones, but not many.
const ROUNDS: usize = 12;

/// A mutant, as far as it matters here. Its number is its place in the list, counted from 1.
#[derive(Deserialize)]
struct Mutant {
    file: String,
    name: String,
}

impl Mutant {
    /// Where and what, without the line, which changes too often.
    fn what(&self) -> String {
        let what = self.name.splitn(4, ':').last().unwrap_or_default().trim();
        format!("{}: {what}", self.file)
    }
}

/// Tries every change of a game's sources, or of these files of it.
pub(crate) fn run(game: &str, files: &[String]) -> Result<()> {
    if !programs::works(&mut cargo(&["mutants", "--version"])) {
        bail!("cargo-mutants is not installed; run `cargo install --locked cargo-mutants`");
    }
    if !programs::root().join("crates").join(game).exists() {
        bail!("there is no crates/{game}");
    }
    let mutants = list(game, files)?;
    println!("{} changes of {game}", mutants.len());
    programs::run(&mut cargo(&["build", "--manifest-path", "mutants/Cargo.toml"]))?;
    let woven = weave_what_compiles(game)?;
    println!("{} of them compile and are tried", woven.len());
    let tests = Tests::of(game)?;
    let patience = (tests.time()? * PATIENCE).max(AT_LEAST);
    let mut missed = Vec::new();
    for &number in &woven {
        if !tests.notice(number, patience)? {
            let mutant = &mutants[number - 1];
            println!("missed: {}", mutant.name);
            missed.push(mutant);
        }
    }
    judge(&missed, woven.len())
}

/// What cargo-mutants would change; the list stays in a file.
fn list(game: &str, files: &[String]) -> Result<Vec<Mutant>> {
    let mut list = cargo(&["mutants", "--list", "--json", "--package", game]);
    // What is shown by Debug and Display is for people who debug.
    list.args(["--exclude-re", "impl (Debug|Display)"]);
    let json = programs::output(list.args(files.iter().flat_map(|file| ["--file", file])))?;
    let folder = programs::root().join(FOLDER);
    fs::create_dir_all(&folder).with_context(|| format!("{FOLDER} cannot be made"))?;
    fs::write(folder.join("list.json"), &json).with_context(|| format!("{FOLDER} cannot be written to"))?;
    serde_json::from_str(&json).context("`cargo mutants` printed something unexpected")
}

/// Copies the project. A copy lies beside the files it includes, and can be rewritten.
fn copy() -> Result<()> {
    let (root, tree) = (programs::root(), programs::root().join(FOLDER).join("tree"));
    for path in sources::paths(&[":!fuzz", ":!mutants"])? {
        let (from, to) = (root.join(&path), tree.join(&path));
        let text = fs::read(&from).with_context(|| format!("{path} cannot be read"))?;
        fs::create_dir_all(to.parent().expect("it lies in the copy"))?;
        // What is as it was is not written again, so that it is not built again.
        if fs::read(&to).ok().as_ref() != Some(&text) {
            fs::write(&to, text).with_context(|| format!("{path} cannot be copied"))?;
        }
    }
    Ok(())
}

/// A cargo in the copy. It shares the folder of builds, so that other people's crates are built once.
fn cargo_there(arguments: &[&str]) -> Command {
    let mut cargo = cargo(arguments);
    cargo.current_dir(programs::root().join(FOLDER).join("tree"));
    cargo.env("CARGO_TARGET_DIR", programs::root().join("target"));
    cargo
}

/// Weaves all mutants in, and leaves those out that the compiler refuses, until it refuses none. The numbers of those that are in.
fn weave_what_compiles(game: &str) -> Result<Vec<usize>> {
    let mut left_out = BTreeSet::new();
    for _ in 0..ROUNDS {
        copy()?;
        let mut weave = program("mutants/target/debug/weave", &[]);
        weave.arg(format!("{FOLDER}/list.json")).arg(format!("{FOLDER}/tree"));
        let woven = programs::output(weave.args(left_out.iter().map(usize::to_string)))?;
        let mut check = cargo_there(&["check", "--locked", "--package", game, "--message-format", "json"]);
        let output = check.stderr(Stdio::null()).output().context("cargo could not be started")?;
        if output.status.success() {
            return Ok(woven.lines().filter_map(|line| line.parse().ok()).collect());
        }
        let refused = refused(&String::from_utf8_lossy(&output.stdout))?;
        if refused.is_empty() {
            bail!("the woven rules do not compile; `cargo check` in {FOLDER}/tree says why");
        }
        left_out.extend(refused);
    }
    bail!("after {ROUNDS} rounds there are still changes that do not compile")
}

/// The numbers of the mutants that the compiler complains of: each is the last one named above its complaint.
fn refused(messages: &str) -> Result<BTreeSet<usize>> {
    let mut numbers = BTreeSet::new();
    for message in messages.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok()) {
        let message = &message["message"];
        if message["level"] != "error" {
            continue;
        }
        for span in
            message["spans"].as_array().into_iter().flatten().filter(|span| span["is_primary"] == true)
        {
            let file = span["file_name"].as_str().context("a complaint without a file")?;
            let line = span["line_start"].as_u64().and_then(|line| usize::try_from(line).ok()).unwrap_or(0);
            let text = fs::read_to_string(programs::root().join(FOLDER).join("tree").join(file))?;
            numbers.extend(last_named(&text, line));
        }
    }
    Ok(numbers)
}

/// The last mutant that a text names up to a line.
fn last_named(text: &str, line: usize) -> Option<usize> {
    let above: Vec<&str> = text.lines().take(line).collect();
    let named = above.iter().rev().find_map(|line| line.rsplit_once("alive("))?.1;
    named.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}

/// The game's tests: programs, those that take long last, and the folder that they are run in.
struct Tests {
    programs: Vec<PathBuf>,
    folder: PathBuf,
}

impl Tests {
    fn of(game: &str) -> Result<Self> {
        let arguments = ["test", "--no-run", "--locked", "--package", game, "--message-format", "json"];
        let built = programs::output(&mut cargo_there(&arguments))?;
        let messages = built.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
        let tests = messages.filter(|message| message["profile"]["test"] == true);
        let mut programs: Vec<PathBuf> =
            tests.filter_map(|message| message["executable"].as_str().map(PathBuf::from)).collect();
        programs.sort_by_key(|path| path.to_string_lossy().contains("battery"));
        Ok(Tests { programs, folder: programs::root().join(FOLDER).join("tree/crates").join(game) })
    }

    /// How long they take when nothing is changed; then they must pass.
    fn time(&self) -> Result<Duration> {
        let begin = Instant::now();
        if self.notice(0, Duration::from_secs(3600))? {
            bail!("the tests fail even where nothing is changed");
        }
        Ok(begin.elapsed())
    }

    /// Whether they notice that a mutant is alive.
    fn notice(&self, number: usize, patience: Duration) -> Result<bool> {
        for test in &self.programs {
            if !self.passes(test, number, patience)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether the tests of one program pass, in time.
    fn passes(&self, test: &Path, number: usize, patience: Duration) -> Result<bool> {
        let mut command = Command::new(test);
        command.arg("--quiet").current_dir(&self.folder).env("MUTANT", number.to_string());
        let mut child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
        let begin = Instant::now();
        loop {
            if let Some(status) = child.try_wait()? {
                return Ok(status.success());
            }
            if begin.elapsed() > patience {
                child.kill()?;
                child.wait()?;
                return Ok(false);
            }
            thread::sleep(Duration::from_millis(5));
        }
    }
}

/// Says how many were caught. What was missed and is not explained is a fault.
fn judge(missed: &[&Mutant], tried: usize) -> Result<()> {
    let explained = programs::root().join(EXPLAINED);
    let explained = fs::read_to_string(explained).with_context(|| format!("{EXPLAINED} cannot be read"))?;
    let unexplained: Vec<_> = missed.iter().filter(|mutant| !explains(&explained, mutant)).collect();
    println!("{} of {tried} caught, {} missed", tried - missed.len(), missed.len());
    for mutant in &unexplained {
        println!("no test notices, and nothing explains: {}", mutant.name);
    }
    if unexplained.is_empty() { Ok(()) } else { bail!("{} changes went unnoticed", unexplained.len()) }
}

/// Whether a list of explanations holds this mutant: a line with what it is, and one below it, indented, with the reason.
fn explains(list: &str, mutant: &Mutant) -> bool {
    let what = mutant.what();
    let mut lines = list.lines().skip_while(|line| *line != what).skip(1);
    lines.next().is_some_and(|reason| reason.starts_with("  "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mutant() -> Mutant {
        let name = "crates/pig/src/turn.rs:12:9: replace + with - in Pig::roll";
        Mutant { file: "crates/pig/src/turn.rs".to_owned(), name: name.to_owned() }
    }

    #[test]
    fn a_mutant_is_known_by_what_it_changes_and_not_by_its_line() {
        assert_eq!(mutant().what(), "crates/pig/src/turn.rs: replace + with - in Pig::roll");
    }

    #[test]
    fn an_explanation_needs_a_reason() {
        let what = mutant().what();
        assert!(explains(&format!("{what}\n  It is the same.\n"), &mutant()));
        assert!(!explains(&format!("{what}\n"), &mutant()));
        assert!(!explains("  It is the same.\n", &mutant()));
    }

    #[test]
    fn a_complaint_is_about_the_mutant_named_last() {
        let text = "if alive(3u32) {\n    a\n} else if alive(14u32) {\n    b\n}";
        assert_eq!([1, 2, 4].map(|line| last_named(text, line)), [Some(3), Some(3), Some(14)]);
        assert_eq!(last_named(text, 0), None);
    }

    #[test]
    fn a_game_that_is_not_there_is_refused() {
        assert!(run("chess", &[]).is_err());
    }
}
