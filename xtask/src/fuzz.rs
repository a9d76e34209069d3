//! `cargo xtask fuzz`: feeds what comes from outside with what chance makes of real files (`fuzz/README.md`).

use std::fs;

use anyhow::{Context, Result, bail};

use crate::programs::{self, cargo, program};

/// What a target starts from: folders of the project.
const SEEDS: [(&str, &str); 5] = [
    ("editions", "editions"),
    ("forms", "fuzz/seeds/forms"),
    ("journals", "fixtures"),
    ("referee", "fuzz/seeds/referee"),
    ("scenarios", "scenarios"),
];

/// The marks that guide the fuzzer. cargo-fuzz sets the same; its sanitizers, which stable Rust has not, are left out.
const FLAGS: [&str; 6] = [
    "--cfg fuzzing",
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Ccodegen-units=1",
];

/// Runs one target, or all one after the other, for so many seconds each. Fails at the first find.
pub(crate) fn run(only: Option<&str>, seconds: u32) -> Result<()> {
    let targets: Vec<_> =
        SEEDS.iter().filter(|(target, _)| only.is_none_or(|only| only == *target)).collect();
    if targets.is_empty() {
        bail!("there is no such target; there are {}", SEEDS.map(|(target, _)| target).join(", "));
    }
    let host = host()?;
    // The target is named, so that the flags are not for what runs while building. A new game changes this lock file too, which
    // nobody should have to remember; so it is not held to.
    let build = ["build", "--release", "--manifest-path", "fuzz/Cargo.toml", "--target", &host];
    let mut build = cargo(&build);
    if let Some(only) = only {
        build.args(["--bin", only]);
    }
    programs::run(build.env("RUSTFLAGS", FLAGS.join(" ")))?;
    for (target, seeds) in targets {
        feed(target, seeds, &host, seconds)?;
    }
    Ok(())
}

/// The name that Rust has for this machine.
fn host() -> Result<String> {
    let version = programs::output(&mut program("rustc", &["-vV"]))?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).context("`rustc -vV` does not name its host")
}

fn feed(target: &str, seeds: &str, host: &str, seconds: u32) -> Result<()> {
    let [corpus, finds] = ["corpus", "artifacts"].map(|folder| format!("fuzz/{folder}/{target}"));
    for folder in [&corpus, &finds] {
        fs::create_dir_all(programs::root().join(folder))
            .with_context(|| format!("{folder} cannot be made"))?;
    }
    let time = format!("-max_total_time={seconds}");
    let finds_go_to = format!("-artifact_prefix={finds}/");
    let bounds = ["-timeout=20", "-rss_limit_mb=4096", "-max_len=65536", "-print_final_stats=1"];
    let path = format!("fuzz/target/{host}/release/{target}");
    let mut fuzzer = program(&path, &[&time, &finds_go_to]);
    programs::run(fuzzer.args(bounds).args([&corpus, seeds]))
        .with_context(|| format!("a find lies in {finds}/; fuzz/README.md says what to do with it"))
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::sources;

    #[test]
    fn every_target_has_seeds() {
        let targets = sources::paths(&["fuzz/fuzz_targets/*.rs"]).expect("git knows its files");
        let name =
            |path: &String| Path::new(path).file_stem().expect("a file").to_string_lossy().into_owned();
        assert_eq!(targets.iter().map(name).collect::<Vec<_>>(), SEEDS.map(|(target, _)| target));
        for (target, folder) in SEEDS {
            let seeds = sources::paths(&[&format!("{folder}/*")]).expect("git knows its files");
            assert!(!seeds.is_empty(), "{target} has nothing to start from");
        }
    }

    #[test]
    fn a_target_that_is_not_there_is_refused() {
        assert!(run(Some("chess"), 1).unwrap_err().to_string().contains("journals"));
    }
}
