//! German is written with the words that `docs/languages/de.md` settles on: Globopolis with those of its German rule book, and nobody's
//! gender is guessed.

#![expect(clippy::disallowed_methods, reason = "a test may read the texts it is about")]

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The German lines of the files whose names begin so: messages without what they are called, rules, and what an edition's names are.
fn lines(game: &str) -> Vec<(PathBuf, String)> {
    let mut lines = Vec::new();
    for folder in ["locales/de", "rules/de"] {
        for file in fs::read_dir(root().join(folder)).expect("the folder is there") {
            let path = file.expect("a folder can be read").path();
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            if name.starts_with(game) && !name.ends_with("toml") {
                let text = fs::read_to_string(&path).expect("it is text");
                let said = |line: &str| line.split_once(" = ").map_or(line, |(_, said)| said).to_owned();
                lines.extend(text.lines().map(|line| (path.clone(), said(line))));
            }
        }
    }
    for edition in fs::read_dir(root().join("editions")).expect("the folder is there") {
        let folder = edition.expect("a folder can be read").path();
        if folder.file_name().is_some_and(|name| name.to_string_lossy().starts_with(game)) {
            let path = folder.join("de.toml");
            let text = fs::read_to_string(&path).unwrap_or_default();
            let value = |line: &str| line.split_once("\" = \"").map(|(_, value)| value.to_owned());
            lines.extend(text.lines().filter_map(value).map(|value| (path.clone(), value)));
        }
    }
    lines
}

/// The words of a line, with what stands between their parts.
fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|c: char| !c.is_alphanumeric() && c != '-')
}

/// Which of these words, or beginnings of words (`Gefecht*`), a game says.
fn says(game: &str, wrong: &[&str]) -> Vec<String> {
    let is = |word: &str, wrong: &str| match wrong.strip_suffix('*') {
        Some(beginning) => word.starts_with(beginning),
        None => word == wrong,
    };
    let lines = lines(game);
    assert!(lines.len() > 100, "{game}: {} lines", lines.len());
    let found = lines.iter().filter_map(|(path, line)| {
        let word = words(line).find(|word| wrong.iter().any(|wrong| is(word, wrong)))?;
        Some(format!("{}: “{word}” in “{line}”", path.strip_prefix(root()).unwrap_or(path).display()))
    });
    found.collect()
}

#[test]
fn globopolis_says_what_its_german_rule_book_says() {
    let ours = [
        "Titel*",
        "Gefecht*",
        "Konferenzkosten",
        "NS",
        "NSA",
        "NS-Einheit*",
        "Netzsicherheit",
        "Gildenvorrat*",
        "Vorrat*",
        "Hausputz*",
        "MONDFLUG",
        "Mondfl*",
        "Dritte",
        "Dritten",
        "Agentenüberlegenheit",
        "überlegen",
        "Marktpendler*",
        "Würfelwert*",
        "Muster",
        "Sorte*",
        "komplett*",
        "Handel",
        "Handels",
    ];
    // The edition's pattern of values is a pattern, and no combination of dice.
    let found = says("globopolis", &ours).into_iter().filter(|line| !line.contains("GP-6**"));
    let found: Vec<String> = found.collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn each_thing_has_one_word_in_german() {
    let found = [
        says("globetrotters", &["Erdteil*"]),
        says("little-monsters", &["Kontinent*", "Verseuch*", "Geschäft*"]),
        says("", &["Handlung", "Handlungen", "Wähle"]),
    ]
    .concat();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn nobodys_gender_is_guessed_in_german() {
    let guessed = [
        "Spieler",
        "Spielern",
        "Spielers",
        "Mitspieler",
        "Besitzer",
        "Besitzers",
        "Angreifer",
        "Verteidiger",
        "Sieger",
        "Gewinner",
        "Gegner",
    ];
    let found = says("", &guessed);
    assert!(found.is_empty(), "{}", found.join("\n"));
}
