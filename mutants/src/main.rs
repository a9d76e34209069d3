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

/// Which mutant is alive. It is put at the end of the crate's root.
const SWITCH: &str = "
pub(crate) mod woven {
    static ALIVE: std::sync::LazyLock<u32> =
        std::sync::LazyLock::new(|| std::env::var(\"MUTANT\").map_or(0, |number| number.parse().unwrap()));
    #[inline]
    pub(crate) fn alive(mutant: u32) -> bool {
        *ALIVE == mutant
    }
}
";

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
    for (file, mutants) in by_file {
        let path = Path::new(&folder).join(&file);
        let mut source = syn::parse_file(&fs::read_to_string(&path)?)?;
        for number in Weaver::weave(&mut source, mutants) {
            println!("{number}");
        }
        let mut text = prettyplease::unparse(&source);
        if path.ends_with("src/lib.rs") {
            text += SWITCH;
        }
        fs::write(path, text)?;
    }
    Ok(())
}
