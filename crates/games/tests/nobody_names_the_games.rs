//! Nobody but the registry knows all games: everything else reaches them through its list and its dispatch.
//!
//! Code above the registry names a game only in the files that are that game's own, so no list of games and no wildcard
//! over them can be written by hand; tests may name one game each; and no crate but the registry depends on a game.

#![expect(clippy::disallowed_methods, reason = "the test reads the source")]

use std::fs;
use std::path::{Path, PathBuf};

use games::GAMES;

/// Files that are about one game as a whole, with the reason.
const OF_ONE_GAME: [(&str, &str); 1] =
    [("crates/globetable/src/odds.rs", "a command for the battles of one game, which no other game has")];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All Rust files under a folder.
fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    let mut paths: Vec<PathBuf> =
        entries.map(|entry| entry.expect("the folder can be read").path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// The ways to name a game in code: its module, its type, its id.
fn names_of(id: &str) -> [String; 3] {
    let word = |word: &str| word[..1].to_uppercase() + &word[1..];
    [id.replace('-', "_"), id.split('-').map(word).collect(), format!("\"{id}\"")]
}

/// Whether a text has a name as a whole word. A plain word in quotes counts as it stands.
fn has(text: &str, name: &str) -> bool {
    let part = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(name)
        .any(|(at, _)| !text[..at].ends_with(part) && !text[at + name.len()..].starts_with(part))
}

/// The code of a file: without comments, and without the tests at its end.
fn code(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
    let text = text.split("#[cfg(test)]\npub(crate) mod tests").next().unwrap_or_default();
    let line = |line: &str| line.split("//").next().unwrap_or_default().to_owned() + "\n";
    text.lines().map(line).collect()
}

/// Which games a text names.
fn games_named(text: &str) -> Vec<&'static str> {
    let named = |id: &&str| names_of(id).iter().any(|name| has(text, name));
    GAMES.iter().map(|game| game.id).filter(named).collect()
}

/// Whether a file belongs to a game: it, or a folder it is in, has the game's name.
fn is_own(path: &str, id: &str) -> bool {
    let module = id.replace('-', "_");
    path.split('/').any(|part| part.trim_end_matches(".rs").trim_end_matches("_tests") == module)
}

fn is_test(path: &str) -> bool {
    let file = path.rsplit('/').next().unwrap_or_default();
    path.contains("/tests/")
        || path.contains("/examples/")
        || file.starts_with("test")
        || file.ends_with("tests.rs")
}

#[test]
fn code_names_a_game_only_in_its_own_files() {
    let mut wrong = Vec::new();
    let mut seen = 0;
    for path in files() {
        let text = fs::read_to_string(root().join(&path)).expect("the file can be read");
        seen += 1;
        if is_test(&path) || OF_ONE_GAME.iter().any(|(file, _)| *file == path) {
            continue;
        }
        let foreign = games_named(&code(&text)).into_iter().filter(|id| !is_own(&path, id));
        wrong.extend(foreign.map(|id| format!("{path} names {id}")));
    }
    assert!(seen > 100, "the source is where it is looked for");
    assert!(
        wrong.is_empty(),
        "use games::dispatch!, games::every_game! or table::Offered:\n{}",
        wrong.join("\n")
    );
}

#[test]
fn a_test_takes_the_values_of_one_game_apart_at_most() {
    let enums = ["AnyGame", "AnyState", "AnyAction", "AnyEvent", "AnyView", "AnyOptions", "GameKind"];
    let mut wrong = Vec::new();
    for path in files().into_iter().filter(|path| is_test(path)) {
        let text = fs::read_to_string(root().join(&path)).expect("the file can be read");
        let variant =
            |id: &&str| enums.iter().any(|name| has(&text, &format!("{name}::{}", names_of(id)[1])));
        let named: Vec<&str> = GAMES.iter().map(|game| game.id).filter(variant).collect();
        if named.len() > 1 {
            wrong.push(format!("{path} knows {}", named.join(", ")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn only_the_registry_depends_on_a_game() {
    for folder in others() {
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).expect("every crate has one");
        for line in manifest.lines().filter_map(|line| line.split(['=', '.']).next()) {
            let depends = GAMES.iter().any(|game| game.id == line.trim());
            assert!(!depends, "{} depends on {}", folder.display(), line.trim());
        }
    }
}

/// The folders of all crates but the registry and the games.
fn others() -> Vec<PathBuf> {
    let entries = fs::read_dir(root().join("crates")).expect("the crates are there");
    let mut folders: Vec<PathBuf> = entries.map(|entry| entry.expect("it can be read").path()).collect();
    folders.retain(|folder| {
        let name = folder.file_name().unwrap_or_default();
        name != "games" && GAMES.iter().all(|game| name != game.id)
    });
    folders.push(root().join("xtask"));
    folders
}

/// All their Rust files, as paths from the root.
fn files() -> Vec<String> {
    let mut found = Vec::new();
    for folder in others() {
        for part in ["src", "tests", "examples"] {
            rust_files(&folder.join(part), &mut found);
        }
    }
    let from_root = |path: &PathBuf| {
        path.strip_prefix(root()).expect("they were found under the root").to_string_lossy().into_owned()
    };
    found.iter().map(from_root).collect()
}

#[test]
fn the_reader_of_code_sees_names_and_no_words() {
    let id = GAMES[0].id;
    let [module, name, quoted] = names_of(id);
    let sample = format!("match kind {{ {module}::ID => 1, _ => 2 }} // of {module}\n");
    assert_eq!(games_named(&code(&sample)), [id]);
    assert_eq!(
        games_named(&code(&format!("// {module}\nlet more_{name} = 1; // {quoted}"))),
        Vec::<&str>::new()
    );
    assert_eq!(games_named(&code(&format!("let a = {quoted};\n#[cfg(test)]\nmod tests {{}}"))), [id]);
    assert!(is_own(&format!("crates/pages/src/{module}/map.rs"), id));
    assert!(is_own(&format!("crates/bots/src/{module}.rs"), id));
    assert!(!is_own("crates/pages/src/start.rs", id));
}
