//! The script's modules are whole, and the table of the `data-*` hooks agrees with the pages, the script and the styles.

#![expect(clippy::disallowed_methods, reason = "a test may read the sources it is about")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use pages::assets;

fn here() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// All files with this ending in a folder and below.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|extension| extension == ending) {
            found.push(path);
        }
    }
    found
}

/// The whole text of all files with this ending under a folder of the crate.
fn text(folder: &str, ending: &str) -> String {
    let read = |path: PathBuf| fs::read_to_string(path).expect("a source is text");
    files(&here().join(folder), ending).into_iter().map(read).collect()
}

/// What follows each `prefix` in a text, as far as `is_part` allows.
fn after<'a>(text: &'a str, prefix: &str, is_part: fn(char) -> bool) -> impl Iterator<Item = &'a str> {
    text.match_indices(prefix).map(move |(at, _)| {
        let rest = &text[at + prefix.len()..];
        rest.split(|c: char| !is_part(c)).next().unwrap_or_default()
    })
}

fn is_kebab(c: char) -> bool {
    c.is_ascii_lowercase() || c == '-'
}

/// The hooks that are written out.
fn hooks(text: &str) -> BTreeSet<String> {
    after(text, "data-", is_kebab).filter(|name| !name.is_empty()).map(str::to_owned).collect()
}

/// Those of the script, which also says `dataset.motionSwitch` and `"look" in form.dataset`.
fn hooks_of_script(script: &str) -> BTreeSet<String> {
    let kebab = |name: &str| {
        let small =
            |c: char| if c.is_uppercase() { format!("-{}", c.to_ascii_lowercase()) } else { c.into() };
        name.chars().map(small).collect::<String>()
    };
    let mut found = hooks(script);
    found.extend(after(script, "dataset.", |c| c.is_ascii_alphabetic()).map(kebab));
    let asked = script.split('"').zip(script.split('"').skip(1));
    found.extend(asked.filter(|(_, rest)| rest.starts_with(" in ")).map(|(name, _)| name.to_owned()));
    assert!(!script.contains("dataset["), "a hook that is computed cannot be found; name it");
    found
}

/// The rows of the table: each hook and where it says that it occurs.
fn table() -> BTreeMap<String, String> {
    let readme = fs::read_to_string(here().join("assets/README.md")).expect("the assets have a README");
    let mut rows = BTreeMap::new();
    for line in readme.lines().filter_map(|line| line.strip_prefix("| `data-")) {
        let cells: Vec<&str> = line.split(" | ").collect();
        let [name, places, _] = cells[..] else { panic!("not three cells: {line}") };
        let twice = rows.insert(name.trim_end_matches('`').to_owned(), places.to_owned());
        assert!(twice.is_none(), "data-{name} stands there twice");
    }
    rows
}

#[test]
fn the_table_of_hooks_agrees_with_the_code() {
    let places = [
        ("page", hooks(&text("src", "rs"))),
        ("script", hooks_of_script(&text("assets/script", "js"))),
        ("style", &hooks(assets::style()) | &hooks(assets::night())),
    ];
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    for (place, hooks) in places {
        for hook in hooks {
            let row = found.entry(hook).or_default();
            *row = if row.is_empty() { place.to_owned() } else { format!("{row}, {place}") };
        }
    }
    assert_eq!(table(), found, "left: assets/README.md; right: what the code says");
}

/// What a module imports, and from which.
fn imports(module: &str) -> Vec<(Vec<&str>, &str)> {
    let lines = module.lines().filter_map(|line| line.strip_prefix("import "));
    let parts = lines.map(|line| {
        let (names, from) = line.split_once('"').expect("an import names its module");
        let names = names.trim_start_matches('{').trim_end_matches(" from ").trim_end_matches('}');
        (
            names.split(',').map(str::trim).filter(|name| !name.is_empty()).collect(),
            from.trim_end_matches("\";"),
        )
    });
    parts.collect()
}

/// A browser would say it too, but only to those who look into its console.
#[test]
fn modules_import_what_others_export() {
    for (name, text) in assets::SCRIPT {
        for (names, from) in imports(text) {
            let from = from.strip_prefix("./").unwrap_or_else(|| panic!("{name} imports {from}"));
            let (_, other) = assets::SCRIPT
                .iter()
                .find(|(other, _)| *other == from)
                .unwrap_or_else(|| panic!("{name}: no {from}"));
            for import in names {
                let exported = ["const", "let"].iter().any(|kind| {
                    other.contains(&format!("export {kind} {import} ="))
                        || other.contains(&format!("export {kind} {import};"))
                });
                assert!(exported, "{name} imports {import}, which {from} does not export");
                assert!(text.matches(import).count() > 1, "{name} imports {import} and does not use it");
            }
        }
    }
}

#[test]
fn every_module_is_served_and_reached_from_what_pages_ask_for() {
    let names: BTreeSet<&str> = assets::SCRIPT.iter().map(|(name, _)| *name).collect();
    let files: BTreeSet<String> = files(&here().join("assets/script"), "js")
        .iter()
        .map(|path| path.file_name().expect("a file has a name").to_string_lossy().into_owned())
        .collect();
    assert_eq!(names, files.iter().map(String::as_str).collect());
    let text_of = |name: &str| assets::find(assets::version(), name).expect("it is served").text;
    let (mut reached, mut next) =
        (BTreeSet::new(), vec!["table.js", "account.js", "club.js", "proof.js", "replay.js", "told.js"]);
    while let Some(name) = next.pop() {
        if reached.insert(name) {
            next.extend(imports(text_of(name)).into_iter().map(|(_, from)| &from[2..]));
        }
    }
    assert_eq!(reached, names);
}
