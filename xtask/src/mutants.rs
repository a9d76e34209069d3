//! `cargo xtask mutants GAME`: changes a game's rules in small ways, one at a time, and runs its tests on each change. What no test
//! notices is listed; it wants a test, or a reason why it makes no difference.
//!
//! It takes hours for a whole game, so it is run by hand, and for what was just written with `--file`.

use anyhow::{Result, bail};

use crate::programs::{self, cargo};

/// Runs cargo-mutants over a game's sources, or over these files of it.
pub(crate) fn run(game: &str, files: &[String]) -> Result<()> {
    if !programs::works(&mut cargo(&["mutants", "--version"])) {
        bail!("cargo-mutants is not installed; run `cargo install --locked cargo-mutants`");
    }
    if !programs::root().join("crates").join(game).exists() {
        bail!("there is no crates/{game}");
    }
    let mut mutants = cargo(&["mutants", "--package", game, "--test-package", game]);
    // The list of all ids is data, and what is shown of it by Debug is for people who debug.
    mutants.args(["--exclude-re", "impl (Debug|Display)", "--output", "target/mutants", "--no-shuffle"]);
    programs::run(mutants.args(files.iter().flat_map(|file| ["--file", file])))
}
