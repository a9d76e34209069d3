//! `cargo xtask test`: every check there is.

use std::os::unix::fs::PermissionsExt as _;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use serde::Deserialize;

use crate::programs::{self, cargo, program};
use crate::steps::Steps;
use crate::{clauses, habits, instructions, layout, licences, setup, sources, workplace};

/// Runs all checks, the quick ones first. `fast` leaves out the browser tests.
pub(crate) fn run(fast: bool) -> ExitCode {
    let mut steps = Steps::new();
    let extent = if fast { setup::Extent::WithoutBrowser } else { setup::Extent::Everything };
    steps.run("what the tests need", || setup::run(extent));
    steps.run("formatting", formatting);
    steps.run("CI script", ci_script);
    steps.run("workplace words", workplace::run);
    steps.run("habits", habits::run);
    steps.run("clauses", clauses::run);
    steps.run("licences", licences::run);
    steps.run("clippy", clippy);
    steps.run("documentation", documentation);
    steps.run("examples in the documentation", doc_tests);
    steps.run("instructions", || instructions::run(false));
    if fast {
        steps.run("tests without a browser", || tests(Scope::WithoutBrowser));
    } else {
        steps.run("browser tests are there", browser_tests_are_there);
        steps.run("tests", || tests(Scope::All));
    }
    let code = steps.finish();
    if fast {
        println!("This was a partial run: the browser tests were left out (--fast).");
    }
    code
}

fn formatting() -> Result<()> {
    let rust = rustfmt(&["--check"]);
    layout::check().and(rust).context("run `cargo xtask format`")
}

/// Formats every source there is. `cargo fmt` would pass by the modules that macros declare.
pub(crate) fn rustfmt(options: &[&str]) -> Result<()> {
    let sources = sources::paths(&["*.rs"])?;
    println!("$ rustfmt --edition 2024 {} on {} files", options.join(" "), sources.len());
    let mut rustfmt = program("rustfmt", &["--edition", "2024"]);
    let status = rustfmt.args(options).args(sources).status().context("rustfmt could not be started")?;
    if status.success() { Ok(()) } else { bail!("rustfmt failed ({status})") }
}

fn ci_script() -> Result<()> {
    let script = programs::root().join(".ci/run");
    let permissions = script.metadata().context(".ci/run cannot be read")?.permissions();
    if permissions.mode() & 0o111 == 0 {
        bail!(".ci/run is not executable; run `chmod +x .ci/run`");
    }
    programs::run(&mut program("bash", &["-n", ".ci/run"]))
}

fn clippy() -> Result<()> {
    programs::run(&mut cargo(&["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"]))
}

fn documentation() -> Result<()> {
    let mut doc = cargo(&["doc", "--workspace", "--no-deps", "--locked"]);
    programs::run(doc.env("RUSTDOCFLAGS", "-D warnings"))
}

fn doc_tests() -> Result<()> {
    programs::run(&mut cargo(&["test", "--doc", "--workspace", "--locked", "--no-fail-fast"]))
}

/// Which tests are to run.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Scope {
    All,
    WithoutBrowser,
}

/// Unit, property, integration and browser tests: with nextest where it is installed, otherwise with cargo.
fn tests(scope: Scope) -> Result<()> {
    if programs::works(&mut cargo(&["nextest", "--version"])) {
        let mut nextest = cargo(&["nextest", "run", "--workspace", "--locked", "--no-fail-fast"]);
        if scope == Scope::WithoutBrowser {
            nextest.args(["-E", "not binary(/^browser/)"]);
        }
        return programs::run(&mut nextest);
    }
    println!("cargo-nextest is not installed; cargo runs the tests itself.");
    let mut test = cargo(&["test", "--workspace", "--locked", "--no-fail-fast"]);
    match scope {
        Scope::All => test.arg("--tests"),
        Scope::WithoutBrowser => {
            let others = integration_tests()?.into_iter().map(|test| test.name);
            test.args(["--lib", "--bins"]).args(
                others.filter(|name| !is_browser_test(name)).flat_map(|name| ["--test".to_owned(), name]),
            )
        }
    };
    programs::run(&mut test)
}

/// A run without any browser test would pass as well; so their absence is an error of its own.
fn browser_tests_are_there() -> Result<()> {
    if integration_tests()?.iter().any(|test| test.package == "server" && is_browser_test(&test.name)) {
        return Ok(());
    }
    bail!("there is no crates/server/tests/browser*.rs")
}

fn is_browser_test(name: &str) -> bool {
    name.starts_with("browser")
}

/// An integration test of the workspace: a file, or folder with a `main.rs`, under some crate's `tests/`.
struct IntegrationTest {
    package: String,
    name: String,
}

fn integration_tests() -> Result<Vec<IntegrationTest>> {
    let json = programs::output(&mut cargo(&["metadata", "--format-version=1", "--no-deps", "--locked"]))?;
    integration_tests_in(&json).context("`cargo metadata` printed something unexpected")
}

fn integration_tests_in(json: &str) -> Result<Vec<IntegrationTest>> {
    #[derive(Deserialize)]
    struct Metadata {
        packages: Vec<Package>,
    }
    #[derive(Deserialize)]
    struct Package {
        name: String,
        targets: Vec<Target>,
    }
    #[derive(Deserialize)]
    struct Target {
        name: String,
        kind: Vec<String>,
    }
    let metadata: Metadata = serde_json::from_str(json)?;
    let mut tests = Vec::new();
    for package in metadata.packages {
        for target in package.targets {
            if target.kind.iter().any(|kind| kind == "test") {
                tests.push(IntegrationTest { package: package.name.clone(), name: target.name });
            }
        }
    }
    Ok(tests)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integration_tests_are_told_from_other_targets() {
        let json = r#"{"packages": [{"name": "server", "targets": [
            {"name": "server", "kind": ["lib"]}, {"name": "browser_table", "kind": ["test"]}]}]}"#;
        let found = integration_tests_in(json).unwrap();
        assert_eq!(found.len(), 1);
        assert_eq!((found[0].package.as_str(), found[0].name.as_str()), ("server", "browser_table"));
        assert!(is_browser_test(&found[0].name));
    }
}
