//! Chinese is written as Chinese: with its own punctuation, without spaces between its words, without plurals.

#![expect(clippy::disallowed_methods, reason = "a test may read the texts it is about")]

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The texts: every line of messages and rules, and what the editions' names are.
fn lines() -> Vec<(PathBuf, String)> {
    let mut lines = Vec::new();
    for folder in ["locales/zh", "rules/zh"] {
        for file in fs::read_dir(root().join(folder)).expect("the folder is there") {
            let path = file.expect("a folder can be read").path();
            let text = fs::read_to_string(&path).expect("it is text");
            let is_toml = path.extension().is_some_and(|extension| extension == "toml");
            let read = text.lines().filter(|_| !is_toml).map(|line| (path.clone(), line.to_owned()));
            lines.extend(read);
        }
    }
    for game in fs::read_dir(root().join("editions")).expect("the folder is there") {
        let path = game.expect("a folder can be read").path().join("zh.toml");
        let text = fs::read_to_string(&path).unwrap_or_default();
        let value =
            |line: &str| line.split_once(" = \"").map(|(_, value)| value.trim_end_matches('"').to_owned());
        lines.extend(text.lines().filter_map(value).map(|value| (path.clone(), value)));
    }
    assert!(lines.len() > 1000, "{} lines", lines.len());
    lines
}

fn is_han(c: char) -> bool {
    ('\u{3400}'..='\u{9fff}').contains(&c)
}

/// What is wrong with a line.
fn faults(line: &str) -> Vec<String> {
    let letters: Vec<char> = line.chars().collect();
    let narrow = |pair: &[char]| {
        let beside = |a: char, b: char| is_han(a) && ",;:?!()\"'".contains(b);
        beside(pair[0], pair[1]) || beside(pair[1], pair[0])
    };
    let apart = |three: &[char]| is_han(three[0]) && three[1] == ' ' && is_han(three[2]);
    let said = |letters: &[char]| letters.iter().collect::<String>();
    let narrow = letters.windows(2).filter(|pair| narrow(pair)).map(said);
    let apart = letters.windows(3).filter(|three| apart(three)).map(said);
    let others = ["...", "[one]"].into_iter().filter(|other| line.contains(other)).map(str::to_owned);
    narrow.chain(apart).chain(others).collect()
}

#[test]
fn chinese_has_its_own_punctuation_and_no_plurals() {
    assert_eq!(faults("好, 是 的"), ["好,", "是 的"], "the test finds what it looks for");
    let found = lines().into_iter().flat_map(|(path, line)| {
        let name = path.strip_prefix(root()).unwrap_or(&path).display().to_string();
        faults(&line).into_iter().map(move |fault| format!("{name}: “{fault}” in “{line}”"))
    });
    let found: Vec<String> = found.collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}
