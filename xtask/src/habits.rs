//! Habits that a look at the files can keep: one module style, "they" for people nobody knows, no idle dependency, a
//! changelog that knows the version, hosted checks that are the same as ours.

use std::collections::BTreeSet;
use std::fs;

use anyhow::{Context, Result, bail};
use toml::{Table, Value};

use crate::programs;
use crate::rust_text::{self, is_name};
use crate::sources::{self, File};

/// Fails with all that departs from a habit, a line each.
pub(crate) fn run() -> Result<()> {
    let sources = sources::files(&["*.rs"])?;
    let mut problems = module_style(&sources);
    problems.extend(wall_clocks(&sources));
    problems.extend(sleepers(&sources));
    problems.extend(pronouns()?);
    problems.extend(dependencies(&sources)?);
    problems.extend(release()?);
    problems.extend(hosted_checks()?);
    for problem in &problems {
        println!("{problem}");
    }
    if problems.is_empty() { Ok(()) } else { bail!("departures from our habits: {}", problems.len()) }
}

/// A module with parts is `foo.rs` beside `foo/`.
fn module_style(sources: &[File]) -> Vec<String> {
    let old = sources.iter().filter(|file| file.path.ends_with("/mod.rs"));
    old.map(|file| format!("{}: a module with parts is called foo.rs and lies beside foo/", file.path))
        .collect()
}

/// The clocks of two nodes may differ by a minute or a year. So no node asks its own what time it is: order, claims and time that
/// runs out are the database's (`server/src/pulse.rs`).
fn wall_clocks(sources: &[File]) -> Vec<String> {
    let served =
        |file: &&File| ["crates/server/src/", "crates/store/src/"].iter().any(|at| file.path.starts_with(at));
    let reads = |file: &&File| names(&file.text, "SystemTime");
    sources
        .iter()
        .filter(served)
        .filter(reads)
        .map(|file| format!("{}: the clock of one node; `House::time` has the database's", file.path))
        .collect()
}

/// Where tests may sleep, because what they wait for says nothing of itself.
const SLEEPS: &str = "crates/server/tests/support/patience.rs";

/// A test waits for what happens, not for a time in which it should have.
fn sleepers(sources: &[File]) -> Vec<String> {
    let is_test = |file: &&File| file.path.contains("/tests/") && file.path != SLEEPS;
    let sleeps = |file: &&File| names(&file.text, "sleep") || file.text.contains("setTimeout");
    sources
        .iter()
        .filter(is_test)
        .filter(sleeps)
        .map(|file| {
            format!("{}: a test that sleeps; await what happens, or look again with {SLEEPS}", file.path)
        })
        .collect()
}

/// The people of the rulebook's Demonstration Game are known; files about it may tell men from women. So are those whom one
/// meets in the Adventures of an edition, also of one that old games were played on.
const KNOWN_PEOPLE: [&str; 4] = ["demonstration", "editions/", "fixtures/", "-worked.ftl"];

/// A player, reader or host whom nobody knows is "they".
fn pronouns() -> Result<Vec<String>> {
    let mut problems = Vec::new();
    for file in sources::files(&["*.ftl", "*.js", "*.md", "*.rs", "*.toml"])? {
        if KNOWN_PEOPLE.iter().any(|place| file.path.contains(place)) {
            continue;
        }
        // In code such a word is a name: of a language, say.
        let text = if file.path.ends_with(".rs") {
            rust_text::parts(&file.text).comments
        } else {
            file.text.clone()
        };
        problems.extend(
            gendered(&text).map(|(line, word)| format!("{}:{line}: \"{word}\" for whom?", file.path)),
        );
    }
    Ok(problems)
}

/// The words in a text that take somebody for a man, each with its line.
fn gendered(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().enumerate().flat_map(|(index, line)| {
        let words = line.split(|c| !is_name(c) && c != '-');
        words
            .filter(|word| PRONOUNS.iter().any(|known| word.eq_ignore_ascii_case(known)))
            .map(move |word| (index + 1, word))
    })
}

/// Written apart, so that this file passes its own check.
const PRONOUNS: [&str; 4] =
    [concat!("h", "e"), concat!("h", "im"), concat!("h", "is"), concat!("h", "imself")];

/// Dependencies that no source names.
fn dependencies(sources: &[File]) -> Result<Vec<String>> {
    let mut problems = Vec::new();
    let mut inherited = BTreeSet::new();
    for manifest in sources::files(&["crates/*/Cargo.toml", "xtask/Cargo.toml"])? {
        let folder = manifest.path.trim_end_matches("Cargo.toml");
        let own: Vec<&File> = sources.iter().filter(|file| file.path.starts_with(folder)).collect();
        let named = |name: &str| own.iter().any(|file| names(&file.text, name));
        let table: Table =
            manifest.text.parse().with_context(|| format!("{} cannot be read", manifest.path))?;
        // A build script may take the names of dependencies from the manifest itself.
        let generated =
            own.iter().any(|file| file.path.ends_with("/build.rs") && file.text.contains("Cargo.toml"));
        for (name, settings) in declared(&table) {
            let ours = settings.get("path").is_some();
            if !(named(&name) || generated && ours) {
                problems.push(format!("{}: {name} is named by no source", manifest.path));
            }
            inherited.insert(name);
        }
    }
    let root =
        fs::read_to_string(programs::root().join("Cargo.toml")).context("Cargo.toml cannot be read")?;
    let root: Table = root.parse().context("Cargo.toml cannot be read")?;
    let shared =
        root.get("workspace").and_then(|workspace| workspace.get("dependencies")).and_then(Value::as_table);
    for name in shared.into_iter().flat_map(Table::keys) {
        if !inherited.contains(name) {
            problems.push(format!("Cargo.toml: no crate uses {name}"));
        }
    }
    Ok(problems)
}

/// All dependencies of a manifest, of whatever kind.
fn declared(manifest: &Table) -> Vec<(String, &Value)> {
    let kinds = ["dependencies", "dev-dependencies", "build-dependencies"];
    let tables = kinds.iter().filter_map(|kind| manifest.get(*kind)?.as_table());
    tables.flatten().map(|(name, settings)| (name.clone(), settings)).collect()
}

/// Whether the code of a source names a package.
fn names(source: &str, package: &str) -> bool {
    let name = package.replace('-', "_");
    let code = rust_text::parts(source).code;
    code.match_indices(&name)
        .any(|(at, _)| !code[..at].ends_with(is_name) && !code[at + name.len()..].starts_with(is_name))
}

/// The newest release in the changelog is the version that is built.
fn release() -> Result<Option<String>> {
    let changelog =
        fs::read_to_string(programs::root().join("CHANGELOG.md")).context("CHANGELOG.md cannot be read")?;
    let newest = newest_release(&changelog);
    let version = env!("CARGO_PKG_VERSION");
    let problem = || format!("CHANGELOG.md: its newest release is {newest:?}, but Cargo.toml says {version}");
    Ok((newest != Some(version)).then(problem))
}

fn newest_release(changelog: &str) -> Option<&str> {
    let releases = changelog.lines().filter_map(|line| line.strip_prefix("## "));
    releases
        .filter_map(|title| title.split_whitespace().next())
        .find(|title| title.starts_with(|c: char| c.is_ascii_digit()))
}

/// The hosted checks call the script that anyone can call.
fn hosted_checks() -> Result<Option<String>> {
    let workflows = sources::files(&[".github/workflows/*.yml"])?;
    let calls = |file: &File| file.text.lines().any(|line| line.trim() == "- run: .ci/run");
    Ok((!workflows.iter().any(calls)).then(|| ".github/workflows: no step runs .ci/run".to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pronoun_is_a_whole_word() {
        let text = format!("The {}\nhistory of {}-goods. {}", "him", "His", "HE");
        assert_eq!(gendered(&text).collect::<Vec<_>>(), [(1, "him"), (2, "HE")]);
    }

    #[test]
    fn a_module_with_parts_is_told_by_its_name() {
        let file = |path: &str| File { path: path.to_owned(), text: String::new() };
        assert_eq!(
            module_style(&[file("a/src/b/mod.rs"), file("a/src/b.rs"), file("a/src/mod.rs.rs")]).len(),
            1
        );
    }

    #[test]
    fn a_node_does_not_look_at_its_own_clock() {
        let file = |path: &str, text: &str| File { path: path.to_owned(), text: text.to_owned() };
        let reads = "let version = SystemTime::now();";
        let found = wall_clocks(&[
            file("crates/server/src/lobby.rs", reads),
            file("crates/store/src/ledger.rs", "// SystemTime"),
            file("crates/globetable/src/play.rs", reads),
        ]);
        assert_eq!(found.len(), 1, "{found:?}");
    }

    #[test]
    fn a_test_sleeps_in_one_place_only() {
        let file = |path: &str, text: &str| File { path: path.to_owned(), text: text.to_owned() };
        let found = sleepers(&[
            file("crates/server/tests/http/pace.rs", "tokio::time::sleep(GLANCE).await;"),
            file("crates/server/tests/browser/pace.rs", "const WHILE: &str = \"setTimeout(done, 300)\";"),
            file("crates/server/tests/http/live.rs", "// whoever would sleep here"),
            file("crates/server/src/pulse.rs", "tokio::time::sleep(PULSE).await"),
            file(SLEEPS, "tokio::time::sleep(GLANCE).await"),
        ]);
        assert_eq!(found.len(), 2, "{found:?}");
    }

    #[test]
    fn a_package_is_named_in_code_only() {
        assert!(names("use serde_json::Value;", "serde-json"));
        assert!(names("#[tokio::test]", "tokio"));
        assert!(!names("// serde_json\nuse serde_json_path;\n\"serde_json\"", "serde-json"));
    }

    #[test]
    fn the_newest_release_is_the_first_with_a_number() {
        assert_eq!(
            newest_release("# Changelog\n\n## Unreleased\n\n## 0.3.1 — 2027\n\n## 0.2.0\n"),
            Some("0.3.1")
        );
        assert_eq!(newest_release("# Changelog\n\n## Unreleased\n"), None);
    }
}
