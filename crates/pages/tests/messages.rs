//! Every message that the sources name exists in English, and every message that exists is named. What other languages lack
//! is tested where they are read (`src/l10n/completeness.rs`).

#![expect(clippy::disallowed_methods, reason = "a test may read the sources it is about")]

#[path = "../../../xtask/src/rust_text.rs"]
mod rust_text;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::Entry;
use fluent_syntax::parser;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn is_message_id(word: &str) -> bool {
    let (mut parts, mut count) = (word.split('-'), 0);
    parts.all(|part| {
        count += 1;
        !part.is_empty() && part.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_')
    }) && count > 1
        && word.as_bytes()[0].is_ascii_lowercase()
}

/// The ids of all English messages.
fn english() -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for file in fs::read_dir(root().join("locales/en")).expect("locales/en is there") {
        let file = file.expect("locales/en can be read").path();
        if file.extension().is_some_and(|extension| extension == "ftl") {
            for id in ids_of(&fs::read_to_string(&file).expect("a message file is text")) {
                assert!(all.insert(id.clone()), "“{id}” stands there twice");
            }
        }
    }
    all
}

/// The ids in a Fluent file.
fn ids_of(text: &str) -> Vec<String> {
    let resource = parser::parse(text).unwrap_or_else(|(_, errors)| panic!("not Fluent: {errors:?}"));
    let id = |entry: &Entry<&str>| match entry {
        Entry::Message(message) => Some(message.id.name.to_owned()),
        _ => None,
    };
    resource.body.iter().filter_map(id).collect()
}

/// The files in a folder and below it whose names end so.
fn files_in(folder: &Path, extension: &str, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.expect("a folder can be read").path();
        if path.is_dir() {
            files_in(&path, extension, files);
        } else if path.extension().is_some_and(|found| found == extension) {
            files.push(path);
        }
    }
}

/// The string literals of a Rust source, its tests and comments left out, and those that are only the beginning of
/// a text (`{ "seat-" (number) }`).
fn literals(source: &str) -> Vec<String> {
    let source = source.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let parts = rust_text::parts(source);
    let mut literals = Vec::new();
    for (line, code) in parts.texts.lines().zip(parts.code.lines()) {
        let pieces: Vec<&str> = line.split('"').collect();
        let mut column = 0;
        for pair in pieces.chunks_exact(2) {
            column += pair[0].chars().count() + pair[1].chars().count() + 2;
            let after: String = code.chars().skip(column).take(2).collect();
            if after != " (" {
                literals.push(pair[1].to_owned());
            }
        }
    }
    literals
}

/// The style sheets as they lie in the sources: a game that is not registered has one too.
fn styles() -> String {
    let mut files = Vec::new();
    files_in(&root().join("crates/pages"), "css", &mut files);
    files.iter().map(|file| fs::read_to_string(file).expect("a style sheet is text")).collect()
}

/// Whether the style sheets know a class of this name.
fn is_class(styles: &str, name: &str) -> bool {
    let ends = |rest: &str| !rest.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_');
    let class = format!(".{name}");
    styles.match_indices(&class).any(|(at, _)| ends(&styles[at + class.len()..]))
}

/// What the sources name: whole ids, and ids with a part left open (`"game-{id}"`).
struct Named {
    whole: BTreeMap<String, PathBuf>,
    open: BTreeSet<String>,
}

fn named() -> Named {
    let mut files = Vec::new();
    for krate in fs::read_dir(root().join("crates")).expect("crates/ is there") {
        files_in(&krate.expect("crates/ can be read").path().join("src"), "rs", &mut files);
    }
    let mut named = Named { whole: BTreeMap::new(), open: BTreeSet::new() };
    for file in files.iter().filter(|file| !file.ends_with("tests.rs")) {
        for literal in literals(&fs::read_to_string(file).expect("a source is text")) {
            if is_message_id(&literal) {
                named.whole.insert(literal, file.clone());
            } else if literal.contains('{') && literal.contains('-') {
                named.open.insert(literal);
            }
        }
    }
    named
}

/// Whether an id is an open one with its parts filled in.
fn fits(id: &str, open: &str) -> bool {
    let mut rest = open;
    let mut pieces = Vec::new();
    while let Some((piece, after)) = rest.split_once('{') {
        pieces.push(piece);
        let Some((_, after)) = after.split_once('}') else { return false };
        rest = after;
    }
    let Some((first, middle)) = pieces.split_first() else { return false };
    let Some(mut left) = id.strip_prefix(first).filter(|_| first.len() > 2) else { return false };
    for piece in middle {
        let Some(at) = left.find(piece) else { return false };
        left = &left[at + piece.len()..];
    }
    left.ends_with(rest)
}

#[test]
fn every_message_that_is_named_exists() {
    let (english, styles) = (english(), styles());
    // What belongs to messages is told by the first part of an id: no other literal may begin like that.
    let prefixes: BTreeSet<&str> = english.iter().filter_map(|id| id.split('-').next()).collect();
    let missing: Vec<String> = named()
        .whole
        .into_iter()
        .filter(|(id, _)| id.split('-').next().is_some_and(|prefix| prefixes.contains(prefix)))
        .filter(|(id, _)| !english.contains(id) && !is_class(&styles, id))
        .map(|(id, file)| format!("{id} (in {})", file.display()))
        .collect();
    assert!(missing.is_empty(), "not in locales/en:\n{}", missing.join("\n"));
}

#[test]
fn every_message_is_named() {
    let named = named();
    let unused: Vec<String> = english()
        .into_iter()
        .filter(|id| !named.whole.contains_key(id) && !named.open.iter().any(|open| fits(id, open)))
        .collect();
    assert!(unused.is_empty(), "in locales/en, but named nowhere:\n{}", unused.join("\n"));
}

/// What a rules text is made of, line by line: headings by their level, clauses with all the clauses that they name, and
/// how often each is emphasised.
fn shape(rules: &str) -> Vec<(usize, Vec<String>, usize)> {
    let lines = rules.lines().filter(|line| !line.is_empty());
    lines
        .map(|line| {
            let words = line.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
            let ids = words.filter(|word| word.split_once('-').is_some_and(|(_, number)| is_number(number)));
            let level = line.bytes().take_while(|&byte| byte == b'#').count();
            (level, ids.map(str::to_owned).collect(), line.matches('*').count())
        })
        .collect()
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

#[test]
fn translated_rules_have_the_clauses_of_the_english_ones() {
    // What lies in a folder of its own is a translation.
    for folder in fs::read_dir(root().join("rules")).expect("rules/ is there") {
        let folder = folder.expect("rules/ can be read").path();
        for file in fs::read_dir(&folder).into_iter().flatten() {
            let file = file.expect("a folder can be read").path();
            let read = |path: &Path| fs::read_to_string(path).expect("rules are text");
            let (english, translated) = (
                shape(&read(&root().join("rules").join(file.file_name().expect("a name")))),
                shape(&read(&file)),
            );
            for (line, (english, translated)) in english.iter().zip(&translated).enumerate() {
                assert_eq!(english, translated, "{}: block {}", file.display(), line + 1);
            }
            assert_eq!(english.len(), translated.len(), "{}: the number of blocks", file.display());
        }
    }
}

#[test]
fn every_file_of_english_is_compiled_in_and_reads_without_fault() {
    let l10n = pages::Localizer::english();
    for id in english() {
        assert_ne!(l10n.say_or(&id, ""), "", "“{id}” is not compiled in, or does not parse");
    }
}
