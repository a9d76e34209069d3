//! Embeds what lies under `locales/`, `rules/` and `editions/` for every language, so that no list of files has to be kept
//! by hand: a language is there as soon as its folder under `locales/` is.

#![expect(clippy::disallowed_methods, reason = "a build script reads the files that it embeds")]

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for folder in ["locales", "rules", "editions"] {
        println!("cargo::rerun-if-changed={}", root.join(folder).display());
    }
    let mut code =
        String::from("/// Every language that has a folder.\npub(super) const EMBEDDED: &[Files] = &[\n");
    for folder in inside(&root.join("locales")).into_iter().filter(|path| path.is_dir()) {
        let tag = name_of(&folder);
        let about = folder.join("about.toml");
        assert!(about.is_file(), "{} is missing: it says what the language is called", about.display());
        let rules = inside(&root.join("rules").join(&tag));
        let names = inside(&root.join("editions"));
        let names =
            names.into_iter().map(|game| game.join(format!("{tag}.toml"))).filter(|path| path.is_file());
        writeln!(code, "Files {{ tag: {tag:?}, about: {},", embedded(&about)).expect(INTO_STRING);
        list(&mut code, "messages", with_ending(inside(&folder), "ftl"), name_of);
        list(&mut code, "rules", with_ending(rules, "md"), name_of);
        list(&mut code, "names", names.collect(), |path| path.parent().map(name_of).unwrap_or_default());
        code.push_str("},\n");
    }
    code.push_str("];\n");
    let out = env::var_os("OUT_DIR").expect("Cargo says where to write");
    fs::write(Path::new(&out).join("languages.rs"), code).expect("Cargo's folder can be written to");
}

const INTO_STRING: &str = "writing to a String cannot fail";

/// A field that lists files, each with what it is called by.
fn list(code: &mut String, field: &str, files: Vec<PathBuf>, called: impl Fn(&Path) -> String) {
    writeln!(code, "{field}: &[").expect(INTO_STRING);
    for file in files {
        writeln!(code, "({:?}, {}),", called(&file), embedded(&file)).expect(INTO_STRING);
    }
    code.push_str("],\n");
}

fn embedded(file: &Path) -> String {
    format!("include_str!({:?})", file.canonicalize().expect("the file was just listed"))
}

/// What lies in a folder, always in the same order; nothing if there is no such folder.
fn inside(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a folder can be read").path()).collect();
    paths.sort();
    paths
}

fn with_ending(mut files: Vec<PathBuf>, ending: &str) -> Vec<PathBuf> {
    files.retain(|file| file.extension().is_some_and(|extension| extension == ending));
    files
}

/// A file's or folder's name without its ending.
fn name_of(path: &Path) -> String {
    path.file_stem().expect("a listed file has a name").to_string_lossy().into_owned()
}
