//! Messages and classes tell by how they begin which game they belong to (CONTRIBUTING.md), so that no game speaks or
//! dresses for another.

#![expect(clippy::disallowed_methods, reason = "a test may read the files it is about")]

use std::fs;
use std::path::{Path, PathBuf};

use games::{GAMES, GameInfo};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The files of this kind in a folder: name and text. There may be no such folder.
fn files(folder: &Path, ending: &str) -> Vec<(String, String)> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let paths = entries.map(|entry| entry.expect("a folder can be read").path());
    let mut files: Vec<_> = paths
        .filter(|path| path.extension().is_some_and(|extension| extension == ending))
        .map(|path| {
            let name = path.file_name().expect("a file has a name").to_string_lossy().into_owned();
            (name, fs::read_to_string(&path).expect("the file is text"))
        })
        .collect();
    files.sort();
    files
}

/// Whether a name begins with the letters of the game's book in lower case, perhaps with one more for a part of its page.
fn is_of(game: &GameInfo, name: &str) -> bool {
    let Some(rest) = name.strip_prefix(&game.book.to_lowercase()) else { return false };
    let rest = rest.strip_prefix(|letter: char| letter.is_ascii_lowercase()).unwrap_or(rest);
    rest.is_empty() || rest.starts_with('-')
}

fn game_of(name: &str) -> Option<&'static str> {
    GAMES.iter().find(|game| is_of(game, name)).map(|game| game.id)
}

#[test]
fn a_message_begins_with_its_game() {
    let mut wrong = Vec::new();
    for folder in fs::read_dir(root().join("locales")).expect("locales/ is there") {
        for (file, text) in files(&folder.expect("locales/ can be read").path(), "ftl") {
            let owner = GAMES.iter().find(|game| file.starts_with(game.id)).map(|game| game.id);
            let ids = text.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
            let ids = ids.filter(|id| id.starts_with(|letter: char| letter.is_ascii_lowercase()));
            // A game may bring along its own name, by which the frame calls it, and what its dice are thrown for.
            let names = |id: &str| {
                owner
                    .is_some_and(|game| id.starts_with(&format!("game-{game}")) || id.starts_with("purpose-"))
            };
            let foreign = ids.filter(|id| game_of(id) != owner && !names(id));
            wrong.extend(foreign.map(|id| format!("{file}: {id}")));
        }
    }
    assert!(wrong.is_empty(), "in the file of another:\n{}", wrong.join("\n"));
}

/// What a style sheet's rules apply to: each selector, after those that it is nested in.
fn selectors(css: &str) -> Vec<Vec<String>> {
    let (mut all, mut open, mut text) = (Vec::new(), Vec::<String>::new(), String::new());
    let without_comments: String =
        css.split("/*").map(|part| part.split_once("*/").map_or(part, |(_, after)| after)).collect();
    for letter in without_comments.chars() {
        match letter {
            '{' => {
                let head = std::mem::take(&mut text).trim().to_owned();
                let is_frame = open.iter().any(|around| around.starts_with("@keyframes"));
                if !head.starts_with('@') && !is_frame {
                    let around: Vec<String> =
                        open.iter().filter(|around| !around.starts_with('@')).cloned().collect();
                    all.extend(alternatives(&head).map(|one| [around.clone(), vec![one]].concat()));
                }
                open.push(head);
            }
            '}' => {
                open.pop();
                text.clear();
            }
            ';' => text.clear(),
            other => text.push(other),
        }
    }
    all
}

/// A list of selectors cut at its commas, those in brackets left alone.
fn alternatives(list: &str) -> impl Iterator<Item = String> {
    let (mut depth, mut cut) = (0, vec![String::new()]);
    for letter in list.chars() {
        depth += i32::from(letter == '(') - i32::from(letter == ')');
        if letter == ',' && depth == 0 {
            cut.push(String::new());
        } else if let Some(last) = cut.last_mut() {
            last.push(letter);
        }
    }
    cut.into_iter().map(|one| one.trim().to_owned())
}

fn classes(selector: &str) -> impl Iterator<Item = &str> {
    let name = |rest: &str| rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_');
    selector.split('.').skip(1).map(move |rest| &rest[..name(rest).unwrap_or(rest.len())])
}

#[test]
fn a_rule_of_a_games_style_sheet_applies_to_that_game_alone() {
    let mut wrong = Vec::new();
    for game in GAMES {
        let page = root().join("crates/pages/src").join(game.id.replace('-', "_"));
        let own = format!("[data-game=\"{}\"]", game.id);
        let sheets = files(&page, "css");
        assert!(!sheets.is_empty(), "{} has a style sheet", page.display());
        for (file, css) in sheets {
            for nested in selectors(&css) {
                let is_own =
                    |one: &String| one.contains(&own) || classes(one).any(|class| is_of(game, class));
                // Colours that the game's own rules use are no rule yet.
                if nested != [":root"] && !nested.iter().any(is_own) {
                    wrong.push(format!("{}/{file}: {}", game.id, nested.join(" ")));
                }
            }
        }
    }
    let frame = files(&root().join("crates/pages/assets"), "css");
    assert!(!frame.is_empty(), "the frame has style sheets");
    for (file, css) in frame {
        for nested in selectors(&css) {
            let foreign = nested.iter().flat_map(|one| classes(one)).find(|class| game_of(class).is_some());
            wrong.extend(foreign.map(|class| format!("{file}: {class}")));
        }
    }
    assert!(wrong.is_empty(), "rules that would dress others:\n{}", wrong.join("\n"));
}

#[test]
fn a_prefix_is_the_book_and_at_most_a_letter_more() {
    let book = GAMES.iter().find(|game| game.book == "GP").or(GAMES.first()).expect("there is a game");
    let prefix = book.book.to_lowercase();
    for (name, own) in [("", true), ("-board", true), ("d-now", true), ("xy-now", false), ("ab", false)] {
        assert_eq!(is_of(book, &format!("{prefix}{name}")), own, "{prefix}{name}");
    }
    let css = "/* .x { } */ .a, .b :is(.c, .d) { e: f; .g { h: i } } @media (x) { .j { k: l } } @keyframes m { to { n: o } }";
    let found: Vec<String> = selectors(css).iter().map(|nested| nested.join(" ")).collect();
    assert_eq!(found, [".a", ".b :is(.c, .d)", ".a, .b :is(.c, .d) .g", ".j"]);
}
