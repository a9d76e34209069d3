//! Makes the list of the games from the lines of `Cargo.toml` that name them, so that a game is registered by one line.
//!
//! A dependency with a path is a game; everything else that the registry needs comes from the workspace. The list is
//! written as the macro `every_game!`, because every crate that has something for each game makes it from the list.
//! The positions under `scenarios/` and the lessons under `lessons/` of the games on the list come along.

#![expect(clippy::disallowed_methods, reason = "a build script reads and writes files")]

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

fn main() {
    println!("cargo::rerun-if-changed=Cargo.toml");
    let folder = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where the manifest is"));
    let manifest = fs::read_to_string(folder.join("Cargo.toml")).expect("cargo has read it as well");
    let games = games(&manifest);
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to write to"));
    fs::write(out.join("every_game.rs"), list(&games)).expect("cargo has made the folder");
    for kind in ["scenarios", "lessons"] {
        fs::write(out.join(format!("{kind}.rs")), files(&folder.join("../..").join(kind), &games))
            .expect("cargo has made the folder");
    }
    fs::write(out.join("puzzles.rs"), puzzles(&folder.join("../../scenarios"), &games))
        .expect("cargo has made the folder");
}

/// The crates of the games, in the order of their lines.
fn games(manifest: &str) -> Vec<&str> {
    let game =
        |line| str::split_once(line, '=').filter(|(_, what)| what.trim().starts_with("{ path = \"../"));
    manifest.lines().filter_map(game).map(|(name, _)| name.trim()).collect()
}

/// The macro that hands the list on: for each game its module and its type.
fn list(games: &[&str]) -> String {
    assert!(!games.is_empty(), "no line of Cargo.toml names a game: NAME = {{ path = \"../NAME\" }}");
    let entries: String =
        games.iter().map(|name| format!("{}: {}, ", name.replace('-', "_"), type_name(name))).collect();
    format!(
        "/// Hands the list of the games to a macro: `every_game!(callback)` becomes \
         `callback! {{ little_monsters: LittleMonsters, … }}`,\n\
         /// and what follows the name goes before the list: `every_game!(callback, (x))` becomes \
         `callback! {{ (x) little_monsters: … }}`.\n\
         #[macro_export]\n\
         macro_rules! every_game {{\n    \
             ($callback:ident $(, $($first:tt)*)?) => {{ $callback! {{ $($($first)*)? {entries}}} }};\n    \
             (@ [$($callback:tt)*] $($first:tt)*) => {{ $($callback)*! {{ $($first)* {entries}}} }};\n\
         }}\n"
    )
}

/// `little-monsters` has the type `LittleMonsters`.
fn type_name(name: &str) -> String {
    let word = |word: &str| word[..1].to_uppercase() + &word[1..];
    name.split('-').map(word).collect()
}

/// What a folder has for these games: a list of names and texts.
fn files(folder: &Path, games: &[&str]) -> String {
    println!("cargo::rerun-if-changed={}", folder.display());
    let entry =
        |path: PathBuf| format!("({:?}, include_str!({:?})),", name(&path), path.display().to_string());
    let entries: String = games.iter().flat_map(|game| files_in(&folder.join(game))).map(entry).collect();
    format!("&[{entries}]")
}

/// The puzzles of these games: a list of games, names and texts.
fn puzzles(folder: &Path, games: &[&str]) -> String {
    let of_game = |game: &&str| {
        let entry = |path: PathBuf| {
            format!("({game:?}, {:?}, include_str!({:?})),", name(&path), path.display().to_string())
        };
        files_in(&folder.join(game).join("puzzles")).into_iter().map(entry).collect::<String>()
    };
    format!("&[{}]", games.iter().map(of_game).collect::<String>())
}

/// What a file is called, without its ending.
fn name(path: &Path) -> String {
    path.file_stem().expect("a file has a name").to_string_lossy().into_owned()
}

/// The files in a folder by their names; a game may have none.
fn files_in(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut files: Vec<PathBuf> =
        entries.map(|entry| entry.expect("the folder can be read").path()).collect();
    files.retain(|path| path.is_file());
    files.sort();
    files
}
