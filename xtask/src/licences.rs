//! `cargo xtask licences`: what the project depends on may be used, and comes from where it should.
//!
//! `deny.toml` is the one list of what is allowed, and cargo-deny checks it where it is installed. No registry that a fresh machine
//! has carries a current build of it, and building it costs more than all other checks together; so where it is missing,
//! licences, bans and sources are looked up here, in what cargo itself knows of the dependencies.

use std::fs;

use anyhow::{Context, Result, bail};
use serde::Deserialize;
use spdx::{Expression, Licensee, ParseMode};

use crate::programs::{self, cargo};

/// How cargo calls crates.io.
const CRATES_IO: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// Fails if a dependency has a licence, a source or a name that deny.toml does not allow.
pub(crate) fn run() -> Result<()> {
    if programs::works(&mut cargo(&["deny", "--version"])) { cargo_deny() } else { ourselves() }
}

fn cargo_deny() -> Result<()> {
    programs::run(&mut cargo(&["deny", "--locked", "check", "bans", "licenses", "sources"]))?;
    if let Err(error) = programs::output(&mut cargo(&["deny", "--locked", "fetch", "db"])) {
        println!("Known weaknesses were NOT looked up, since their list could not be fetched: {error:#}");
        return Ok(());
    }
    programs::run(&mut cargo(&["deny", "--locked", "check", "--disable-fetch", "advisories"]))
}

fn ourselves() -> Result<()> {
    println!(
        "cargo-deny is not installed: licences, bans and sources are checked here, known weaknesses are NOT."
    );
    let policy =
        fs::read_to_string(programs::root().join("deny.toml")).context("deny.toml cannot be read")?;
    let policy = Policy::parse(&policy)?;
    let json =
        programs::output(&mut cargo(&["metadata", "--format-version=1", "--all-features", "--locked"]))?;
    let metadata: Metadata =
        serde_json::from_str(&json).context("`cargo metadata` printed something unexpected")?;
    let problems = policy.problems(&metadata);
    for problem in &problems {
        println!("{problem}");
    }
    if !problems.is_empty() {
        bail!(
            "problems with the dependencies: {}. Do without them, or allow them in deny.toml",
            problems.len()
        );
    }
    println!("{} packages, all allowed by deny.toml.", metadata.packages.len());
    Ok(())
}

/// The parts of deny.toml that are checked here.
#[derive(Deserialize)]
struct Policy {
    licenses: Licences,
    bans: Bans,
}

// cargo-deny knows exceptions and clarifications too. They are refused here, since otherwise the two ways of checking
// would differ.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Licences {
    allow: Vec<Allowed>,
}

#[derive(Deserialize)]
#[serde(try_from = "String")]
struct Allowed(Licensee);

impl TryFrom<String> for Allowed {
    type Error = spdx::ParseError;

    fn try_from(name: String) -> Result<Self, Self::Error> {
        Licensee::parse(&name).map(Allowed)
    }
}

#[derive(Deserialize)]
struct Bans {
    #[serde(default)]
    deny: Vec<Ban>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Ban {
    #[serde(rename = "crate")]
    name: String,
    reason: String,
}

/// What cargo knows of the dependencies.
#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    workspace_members: Vec<String>,
}

#[derive(Deserialize)]
struct Package {
    id: String,
    name: String,
    version: String,
    license: Option<String>,
    source: Option<String>,
}

impl Licences {
    /// Whether a licence can be kept with allowed ones alone.
    fn allow(&self, expression: &Expression) -> bool {
        expression.evaluate(|wanted| self.allow.iter().any(|allowed| allowed.0.satisfies(wanted)))
    }
}

impl Policy {
    fn parse(text: &str) -> Result<Self> {
        toml::from_str(text)
            .context("deny.toml says something that `cargo xtask licences` does not understand")
    }

    /// All that is wrong with the dependencies, a sentence each.
    fn problems(&self, metadata: &Metadata) -> Vec<String> {
        let mut problems = Vec::new();
        for package in &metadata.packages {
            let Package { id, name, version, license, source } = package;
            let mut complain = |problem: String| problems.push(format!("{name} {version} {problem}."));
            // Old packages still write a choice with a slash.
            let read = |text: &String| Expression::parse_mode(text, ParseMode::LAX);
            match license.as_ref().map(read) {
                None => complain("names no licence".to_owned()),
                Some(Err(error)) => complain(format!("has a licence that cannot be read: {error}")),
                Some(Ok(expression)) if !self.licenses.allow(&expression) => {
                    complain(format!("has the licence {}", license.as_deref().unwrap_or_default()));
                }
                Some(Ok(_)) => {}
            }
            match source.as_deref() {
                Some(CRATES_IO) => {}
                None if metadata.workspace_members.contains(id) => {}
                None => complain(format!("comes from a folder outside the workspace ({id})")),
                Some(other) => complain(format!("comes from {other}, not from crates.io")),
            }
            if let Some(ban) = self.bans.deny.iter().find(|ban| ban.name == *name) {
                complain(format!("is banned: {}", ban.reason));
            }
        }
        problems
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// What the project's own list says of a package.
    fn problems(name: &str, license: Option<&str>, source: Option<&str>) -> Vec<String> {
        let policy = Policy::parse(include_str!("../../deny.toml")).unwrap();
        let json = json!({
            "packages": [{"id": "it", "name": name, "version": "1.0.0", "license": license, "source": source}],
            "workspace_members": ["ours"],
        });
        policy.problems(&serde_json::from_value(json).unwrap())
    }

    #[test]
    fn an_allowed_licence_passes() {
        assert_eq!(problems("x", Some("MIT OR Apache-2.0"), Some(CRATES_IO)), [""; 0]);
        assert_eq!(problems("x", Some("MIT/GPL-3.0-only"), Some(CRATES_IO)), [""; 0]);
    }

    #[test]
    fn a_disallowed_licence_fails() {
        assert_eq!(
            problems("x", Some("GPL-3.0-only"), Some(CRATES_IO)),
            ["x 1.0.0 has the licence GPL-3.0-only."]
        );
        assert_eq!(problems("x", Some("MIT AND AGPL-3.0-only"), Some(CRATES_IO)).len(), 1);
    }

    #[test]
    fn an_exception_is_a_licence_of_its_own() {
        assert_eq!(problems("x", Some("Apache-2.0 WITH LLVM-exception"), Some(CRATES_IO)).len(), 1);
        assert_eq!(problems("x", Some("(MIT OR GPL-3.0-only) AND Unicode-3.0"), Some(CRATES_IO)), [""; 0]);
    }

    #[test]
    fn a_missing_or_unreadable_licence_fails() {
        assert_eq!(problems("x", None, Some(CRATES_IO)), ["x 1.0.0 names no licence."]);
        assert_eq!(problems("x", Some("MIT OR"), Some(CRATES_IO)).len(), 1);
    }

    #[test]
    fn only_the_registry_and_the_workspace_are_sources() {
        let git = problems("x", Some("MIT"), Some("git+https://example.org/x"));
        assert_eq!(git, ["x 1.0.0 comes from git+https://example.org/x, not from crates.io."]);
        assert_eq!(
            problems("x", Some("MIT"), None),
            ["x 1.0.0 comes from a folder outside the workspace (it)."]
        );
    }

    #[test]
    fn a_banned_package_fails() {
        let banned = problems("bincode", Some("MIT"), Some(CRATES_IO));
        assert_eq!(banned, ["bincode 1.0.0 is banned: unmaintained, RUSTSEC-2025-0141."]);
    }

    #[test]
    fn what_only_cargo_deny_understands_is_refused() {
        assert!(Policy::parse("[licenses]\nallow = []\nexceptions = []\n[bans]\n").is_err());
        assert!(Policy::parse("[licenses]\nallow = [\"MITT\"]\n[bans]\n").is_err());
    }
}
