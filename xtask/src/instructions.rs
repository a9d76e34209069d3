//! `cargo xtask instructions`: how many instructions the engines and the greedy bots take (`docs/performance.md`).
//!
//! Times differ from run to run, above all on machines that others use too. Instructions hardly do, so they can be a gate. They are
//! counted by Valgrind's callgrind, for each function of `crates/bots/examples/instructions.rs` that stands for an operation.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use serde::{Deserialize, Serialize};

use crate::programs::{self, cargo, program, root};

/// The counts that were accepted.
const ACCEPTED: &str = "docs/performance/instructions.json";
/// The program whose functions are counted, an example of the bots.
const PROGRAM: &str = "instructions";
/// By how many hundredths a count may grow. Where an array lies in memory, and what the compiler makes of code beside it, makes
/// less of a difference.
const TOLERANCE: u64 = 3;
/// So many instructions more are none: the smallest operations take but a few dozen.
const FEW: u64 = 10;
/// The C library copies with what the processor is best at. These make it choose alike everywhere.
const SAME_COPYING: &str = "glibc.cpu.hwcaps=-AVX2,-AVX2_Usable,-AVX_Fast_Unaligned_Load,-ERMS,-FSRM";

/// What the operations at each table take, each by its name.
type Counts = BTreeMap<String, BTreeMap<String, u64>>;

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Table {
    /// For what processors and by which compiler the program was made.
    architecture: String,
    compiler: String,
    /// Instructions for one operation.
    counts: Counts,
}

/// Counts, and fails if something takes more instructions than was accepted; or accepts what is counted.
pub(crate) fn run(accept: bool) -> Result<()> {
    let path = root().join(ACCEPTED);
    let architecture = std::env::consts::ARCH.to_owned();
    let accepted: Option<Table> = match fs::read_to_string(&path) {
        Ok(json) => Some(serde_json::from_str(&json).with_context(|| format!("{ACCEPTED} cannot be read"))?),
        Err(_) if accept => None,
        Err(error) => return Err(error).with_context(|| format!("{ACCEPTED} cannot be read")),
    };
    if let Some(accepted) = accepted.as_ref().filter(|it| it.architecture != architecture && !accept) {
        println!(
            "The counts in {ACCEPTED} are for {}; this is {architecture}, so there is nothing to compare.",
            accepted.architecture
        );
        return Ok(());
    }
    let compiler = programs::output(&mut program("rustc", &["--version"]))?.trim().to_owned();
    let table = Table { architecture, compiler, counts: count()? };
    println!("{}", told(&table.counts, accepted.as_ref().map(|it| &it.counts)));
    if accept {
        let json = serde_json::to_string_pretty(&table)? + "\n";
        fs::write(&path, json).with_context(|| format!("{ACCEPTED} cannot be written"))?;
        println!("Accepted: {ACCEPTED}.");
        return Ok(());
    }
    let accepted = accepted.context("counts are accepted or compared")?;
    let more = grown(&accepted.counts, &table.counts);
    if more.is_empty() {
        return Ok(());
    }
    let other_compiler = match accepted.compiler == table.compiler {
        true => String::new(),
        false => format!(
            "\nThe accepted counts were made by {}, these by {}: a new compiler may explain it.",
            accepted.compiler, table.compiler
        ),
    };
    bail!(
        "more instructions than the accepted ones and {TOLERANCE} % of them:\n{}{other_compiler}\n\
         If that is what the change is worth, accept it with `cargo xtask instructions --accept`, and say why in the commit; \
         `callgrind_annotate target/instructions/….out` tells where they go.",
        more.join("\n")
    )
}

/// Builds the program, and counts at every table that it names.
fn count() -> Result<Counts> {
    let build = ["build", "--release", "--locked", "--package", "bots", "--example", PROGRAM];
    programs::run(&mut cargo(&build))?;
    let built = root().join("target/release/examples").join(PROGRAM).display().to_string();
    let folder = root().join("target/instructions");
    fs::create_dir_all(&folder).with_context(|| format!("{} cannot be made", folder.display()))?;
    let tables = programs::output(&mut program(&built, &[]))?;
    tables
        .lines()
        .map(|table| Ok((table.to_owned(), at_table(&built, table, &folder.join(format!("{table}.out")))?)))
        .collect()
}

/// The instructions of each operation at a table.
fn at_table(built: &str, table: &str, profile: &Path) -> Result<BTreeMap<String, u64>> {
    let output = format!("--callgrind-out-file={}", profile.display());
    let valgrind = ["--tool=callgrind", "--quiet", &output, built, table];
    let mut valgrind = program("valgrind", &valgrind);
    let done = programs::output(valgrind.env("GLIBC_TUNABLES", SAME_COPYING))?;
    let done: BTreeMap<String, u64> =
        serde_json::from_str(&done).with_context(|| format!("{PROGRAM} printed {done}"))?;
    let profile = fs::read_to_string(profile).with_context(|| format!("{} is missing", profile.display()))?;
    let taken = inclusive(&profile);
    let each = |(operation, times): (String, u64)| {
        let function = format!("{PROGRAM}::{operation}");
        let taken = taken.get(&function).with_context(|| format!("{function} was never called"))?;
        Ok((operation, taken / times.max(1)))
    };
    done.into_iter().map(each).collect()
}

/// From callgrind's output, the instructions of each function and of all that it calls, without generic arguments.
///
/// A call is a line `cfn=(number) name`, of which the name stands in the first one only, a line `calls=`, and a line that ends with the
/// instructions of the call.
fn inclusive(profile: &str) -> BTreeMap<String, u64> {
    let mut names: BTreeMap<&str, &str> = BTreeMap::new();
    let mut taken: BTreeMap<String, u64> = BTreeMap::new();
    let mut called = "";
    let mut lines = profile.lines();
    while let Some(line) = lines.next() {
        if let Some(function) = line.strip_prefix("fn=").or_else(|| line.strip_prefix("cfn=")) {
            let (number, name) = function.split_once(' ').unwrap_or((function, ""));
            if !name.is_empty() {
                names.insert(number, name);
            }
            if line.starts_with('c') {
                called = number;
            }
        } else if line.starts_with("calls=") {
            let cost = lines.next().and_then(|line| line.split(' ').next_back()?.parse().ok());
            let name = names.get(called).copied().unwrap_or_default();
            let name = name.split("::<").next().unwrap_or_default();
            *taken.entry(name.to_owned()).or_default() += cost.unwrap_or(0);
        }
    }
    taken
}

/// What takes more than it may, a line for each, and what is not counted any more.
fn grown(accepted: &Counts, counted: &Counts) -> Vec<String> {
    let mut more = Vec::new();
    for (table, before) in accepted {
        for (operation, &before) in before {
            let Some(&now) = counted.get(table).and_then(|counts| counts.get(operation)) else {
                more.push(format!("  {table}: {operation} is not counted any more"));
                continue;
            };
            if now > before + (before * TOLERANCE / 100).max(FEW) {
                more.push(format!("  {table}: {operation} takes {now}, {}", change(before, now)));
            }
        }
    }
    for (table, counts) in counted {
        let known = |operation: &&String| accepted.get(table).is_some_and(|it| it.contains_key(*operation));
        let new = counts.keys().filter(|operation| !known(operation));
        more.extend(new.map(|operation| format!("  {table}: {operation} was never accepted")));
    }
    more
}

/// How a count changed.
fn change(before: u64, now: u64) -> String {
    let tenths = now.abs_diff(before) * 1000 / before.max(1);
    let sign = if now < before { '−' } else { '+' };
    format!("{sign}{}.{} % beside {before}", tenths / 10, tenths % 10)
}

/// All counts, beside the accepted ones where they differ by more than chance.
fn told(counted: &Counts, accepted: Option<&Counts>) -> String {
    let mut lines = vec!["Instructions for one operation:".to_owned()];
    for (table, counts) in counted {
        lines.push(table.clone());
        for (operation, &now) in counts {
            let before = accepted.and_then(|it| it.get(table)?.get(operation)).copied();
            let note = match before {
                Some(before) if before.abs_diff(now) * 100 > before => format!("  {}", change(before, now)),
                _ => String::new(),
            };
            lines.push(format!("  {operation:<8} {now:>9}{note}"));
        }
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    const PROFILE: &str = "events: Ir\n\
        fn=(1) main\n\
        16 400\n\
        cfn=(2) instructions::legal::<pig::Pig>\n\
        calls=1 120\n\
        +3 9000\n\
        cfn=(3) instructions::view\n\
        calls=2 140\n\
        * 70\n\
        fn=(2)\n\
        120 80\n\
        cfn=(3)\n\
        calls=1 140\n\
        121 35\n";

    fn counts(operation: &str, count: u64) -> Counts {
        BTreeMap::from([("a table".to_owned(), BTreeMap::from([(operation.to_owned(), count)]))])
    }

    #[test]
    fn what_a_function_calls_is_counted_with_it() {
        let taken = inclusive(PROFILE);
        assert_eq!(taken["instructions::legal"], 9000);
        assert_eq!(taken["instructions::view"], 105);
    }

    #[test]
    fn only_what_takes_more_is_told() {
        let before = counts("legal", 1000);
        assert!(grown(&before, &counts("legal", 1030)).is_empty());
        assert!(grown(&before, &counts("legal", 500)).is_empty());
        assert_eq!(
            grown(&before, &counts("legal", 1045)),
            ["  a table: legal takes 1045, +4.5 % beside 1000"]
        );
        assert!(grown(&counts("legal", 20), &counts("legal", 30)).is_empty());
        assert_eq!(grown(&counts("legal", 20), &counts("legal", 31)).len(), 1);
    }

    #[test]
    fn nothing_is_left_out_unseen() {
        let told = grown(&counts("legal", 7), &counts("view", 7));
        assert_eq!(told, ["  a table: legal is not counted any more", "  a table: view was never accepted"]);
    }
}
