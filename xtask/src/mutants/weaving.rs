//! Making one copy of a game that holds all its mutants.

use std::collections::BTreeSet;
use std::fs;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use super::list::Mutant;
use super::{folder, results};
use crate::programs::{self, cargo, program};
use crate::sources;

/// How often those that do not compile are left out. What is left out reveals further ones, but not many.
const ROUNDS: usize = 20;

/// How the copy asks which mutant is alive.
const QUESTION: &str = "crate::woven::alive(";

/// A cargo in the copy. All copies build in one folder of their own: cargo tells a copy of a crate from the crate itself by its place in
/// the project alone, so that in the usual folder one would be taken for the other.
pub(crate) fn cargo_there(game: &str, arguments: &[&str]) -> Command {
    let mut cargo = cargo(arguments);
    cargo.current_dir(folder(game).join("tree"));
    cargo.env("CARGO_TARGET_DIR", programs::root().join("target/mutants/build"));
    cargo
}

/// Copies the project. A copy lies beside the files it includes, and can be rewritten.
fn copy(game: &str) -> Result<()> {
    let (root, tree) = (programs::root(), folder(game).join("tree"));
    let rewritten = format!("crates/{game}/src/");
    for path in sources::paths(&[":!fuzz", ":!mutants"])? {
        let (from, to) = (root.join(&path), tree.join(&path));
        let text = fs::read(&from).with_context(|| format!("{path} cannot be read"))?;
        fs::create_dir_all(to.parent().expect("it lies in the copy"))?;
        // What is as it was is not written again, so that it is not built again.
        if path.starts_with(&rewritten) || fs::read(&to).ok().as_ref() != Some(&text) {
            fs::write(&to, text).with_context(|| format!("{path} cannot be copied"))?;
        }
    }
    Ok(())
}

/// Weaves all mutants in, and leaves those out that the compiler refuses, until it refuses none. The numbers of those that are in.
pub(crate) fn weave_what_compiles(game: &str, mutants: &[Mutant]) -> Result<Vec<usize>> {
    programs::run(&mut cargo(&["build", "--manifest-path", "mutants/Cargo.toml"]))?;
    let refused_before = folder(game).join("refused.txt");
    let [rules, _] = results::prints(game)?;
    let mut left_out = known(&fs::read_to_string(&refused_before).unwrap_or_default(), &rules, mutants);
    for _ in 0..ROUNDS {
        copy(game)?;
        let woven = weave(game, &left_out)?;
        let refused = refused(game)?;
        if refused.is_empty() {
            let names = left_out.iter().map(|number| format!("{}\n", mutants[number - 1].name));
            fs::write(&refused_before, format!("rules {rules}\n{}", names.collect::<String>()))?;
            return Ok(woven);
        }
        println!("{} do not compile", refused.len());
        left_out.extend(refused);
    }
    bail!("after {ROUNDS} rounds there are still changes that do not compile")
}

/// The numbers of mutants that an earlier run with the same rules could not compile.
fn known(text: &str, rules: &str, mutants: &[Mutant]) -> BTreeSet<usize> {
    let mut lines = text.lines();
    if lines.next() != Some(&format!("rules {rules}")) {
        return BTreeSet::new();
    }
    let names: BTreeSet<&str> = lines.collect();
    (1..)
        .zip(mutants)
        .filter(|(_, mutant)| names.contains(mutant.name.as_str()))
        .map(|(number, _)| number)
        .collect()
}

fn weave(game: &str, left_out: &BTreeSet<usize>) -> Result<Vec<usize>> {
    let mut weave = program("mutants/target/debug/weave", &[]);
    weave.arg(folder(game).join("list.json")).arg(folder(game).join("tree"));
    let woven = programs::output(weave.args(left_out.iter().map(usize::to_string)))?;
    Ok(woven.lines().filter_map(|line| line.parse().ok()).collect())
}

/// The numbers of the mutants that the compiler complains of.
fn refused(game: &str) -> Result<BTreeSet<usize>> {
    let mut check = cargo_there(game, &["check", "--locked", "--package", game, "--message-format", "json"]);
    let output = check.stderr(Stdio::null()).output().context("cargo could not be started")?;
    if output.status.success() {
        return Ok(BTreeSet::new());
    }
    let mut numbers = BTreeSet::new();
    let messages = String::from_utf8_lossy(&output.stdout);
    for message in messages.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok()) {
        let message = &message["message"];
        let spans = message["spans"].as_array().into_iter().flatten();
        for span in spans.filter(|span| message["level"] == "error" && span["is_primary"] == true) {
            let file = span["file_name"].as_str().context("a complaint without a file")?;
            let at = span["byte_start"].as_u64().and_then(|at| usize::try_from(at).ok()).unwrap_or(0);
            let text = fs::read_to_string(folder(game).join("tree").join(file))?;
            numbers.extend(complained_of(&text, at));
        }
    }
    if numbers.is_empty() {
        bail!(
            "the woven rules do not compile; `cargo check` in {} says why",
            folder(game).join("tree").display()
        );
    }
    Ok(numbers)
}

/// The mutant that a complaint about a place is about: the one whose question stands there, where nothing can be asked; otherwise
/// the one in whose branch it lies, of several the innermost; otherwise the last one that is named before.
fn complained_of(text: &str, at: usize) -> Option<usize> {
    let asked = |question: usize| {
        let number = text[question..].strip_prefix("alive(")?.split(|c: char| !c.is_ascii_digit()).next()?;
        number.parse().ok()
    };
    if text[at..].starts_with(QUESTION) {
        return asked(at + QUESTION.len() - "alive(".len());
    }
    let mut before = None;
    let mut around = None;
    for (named, _) in text.match_indices("alive(").take_while(|(named, _)| *named <= at) {
        let number = asked(named);
        before = number.or(before);
        if branch_end(text, named).is_some_and(|end| at < end) {
            around = number.or(around);
        }
    }
    around.or(before)
}

/// Where the branch ends that begins behind a question which mutant is alive.
fn branch_end(text: &str, question: usize) -> Option<usize> {
    let begin = question + text[question..].find(')')? + 1;
    if !text[begin..].trim_start().starts_with('{') {
        return None;
    }
    let mut depth = 0;
    for (at, c) in text[begin..].char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth == 1 => return Some(begin + at),
            '}' => depth -= 1,
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mutants::list::mutant;

    #[test]
    fn a_complaint_is_about_the_mutant_in_whose_branch_it_is() {
        let text =
            "if alive(3u32) { (if alive(2u32) { a } else { b }) - c } else { d } if !alive(4u32) && e {}";
        let of = |what: &str| complained_of(text, text.find(what).expect("it is there"));
        assert_eq!([of("a }"), of("- c"), of("e {}")], [Some(2), Some(3), Some(4)]);
        assert_eq!(complained_of(text, 0), None);
    }

    #[test]
    fn a_complaint_about_a_question_is_about_its_mutant() {
        let text =
            "if crate::woven::alive(1u32) { [0; if crate::woven::alive(2u32) { 3 } else { 4 }] } else { [] }";
        let second = text.rfind(QUESTION).expect("it asks twice");
        assert_eq!(complained_of(text, second), Some(2));
    }

    #[test]
    fn what_did_not_compile_is_known_as_long_as_the_rules_are_the_same() {
        let mutants = [mutant("one", ""), mutant("two", "")];
        let text = format!("rules a\n{}\n", mutants[1].name);
        assert_eq!(known(&text, "a", &mutants), BTreeSet::from([2]));
        assert!(known(&text, "b", &mutants).is_empty());
    }
}
