//! Weaves all mutants of a crate into one program: `weave LIST FOLDER [LEFT_OUT…]`.
//!
//! LIST is what `cargo mutants --list --json` printed, FOLDER a copy of the project whose sources are rewritten. Wherever a
//! mutant changes something, the woven source asks which one is to be alive: the variable `MUTANT` gives its number, its place
//! in the list counted from 1; without it everything is as it was. So a crate is built once, and its tests run once for every
//! mutant, which is minutes instead of hours. The numbers that could be woven in are printed, one a line; those left out by number
//! are not (the driver names those that do not compile).

mod weaver;

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::path::Path;
use std::{env, fs};

use serde::Deserialize;
use weaver::Weaver;

/// A mutant as cargo-mutants lists it; what is not needed is left out.
#[derive(Clone, Debug, Deserialize)]
struct Mutant {
    file: String,
    genre: String,
    replacement: String,
    span: Span,
}

#[derive(Clone, Copy, Debug, Deserialize)]
struct Span {
    start: Place,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
struct Place {
    line: usize,
    column: usize,
}

/// What the compiler would refuse without need: a mutant may well overflow, if it is tested.
const ALLOWED: &str = "#![allow(warnings, arithmetic_overflow, unconditional_panic)]\n";

/// Which mutant is alive. It is put at the end of the crate's root. With `REACHED`, the name of a file, the numbers of all
/// mutants that are asked for are written there, each once.
const SWITCH: &str = r#"
pub(crate) mod woven {
    use std::io::Write as _;
    use std::sync::LazyLock;
    use std::sync::atomic::{AtomicBool, Ordering};
    struct Switch {
        alive: u32,
        notes: Option<(std::fs::File, Vec<AtomicBool>)>,
    }
    static SWITCH: LazyLock<Switch> = LazyLock::new(|| Switch {
        alive: std::env::var("MUTANT").map_or(0, |number| number.parse().unwrap()),
        notes: std::env::var("REACHED").ok().map(|path| {
            let file = std::fs::OpenOptions::new().append(true).open(path).unwrap();
            (file, (0..100_000).map(|_| AtomicBool::new(false)).collect())
        }),
    });
    #[inline]
    pub(crate) fn alive(mutant: u32) -> bool {
        let switch = &*SWITCH;
        if let Some((file, noted)) = &switch.notes
            && !noted[mutant as usize].swap(true, Ordering::Relaxed)
        {
            write!(&mut &*file, "{mutant}\n").unwrap();
        }
        switch.alive == mutant
    }
}
"#;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let list = arguments.next().ok_or("which list of mutants?")?;
    let folder = arguments.next().ok_or("in which folder?")?;
    let left_out: BTreeSet<u32> = arguments.map(|number| number.parse()).collect::<Result<_, _>>()?;
    let mutants: Vec<Mutant> = serde_json::from_str(&fs::read_to_string(list)?)?;
    let mut by_file: BTreeMap<String, Vec<(u32, Mutant)>> = BTreeMap::new();
    for (number, mutant) in (1..).zip(mutants) {
        let of_file = by_file.entry(mutant.file.clone()).or_default();
        if !left_out.contains(&number) {
            of_file.push((number, mutant));
        }
    }
    let mut roots = BTreeSet::new();
    for (file, mutants) in by_file {
        let path = Path::new(&folder).join(&file);
        let mut source = syn::parse_file(&fs::read_to_string(&path)?)?;
        for number in Weaver::weave(&mut source, mutants) {
            println!("{number}");
        }
        fs::write(path, prettyplease::unparse(&source))?;
        roots.extend(root_of(&file));
    }
    for root in roots {
        let path = Path::new(&folder).join(root);
        let text = fs::read_to_string(&path)?;
        fs::write(path, format!("{ALLOWED}{text}{SWITCH}"))?;
    }
    Ok(())
}

/// The root of the crate that a file belongs to.
fn root_of(file: &str) -> Option<String> {
    file.find("/src/").map(|at| format!("{}/src/lib.rs", &file[..at]))
}
