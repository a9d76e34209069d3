//! The edition: what the box holds, read from a file.

use schemars::JsonSchema;
use serde::Deserialize;
use table::journal::EditionRef;
use table::{EditionHead, Mistakes, Reader, Source, Spanned};

use crate::{ID, Options};

/// The text of the edition that comes with the program.
pub(crate) const WORLD: &str = include_str!("../../../editions/pig/world.toml");

/// A die and a number of points.
#[derive(Clone, Debug)]
pub struct Edition {
    /// Which edition it is.
    pub reference: EditionRef,
    /// How many sides the die has (PG-1).
    pub sides: u8,
    /// How many points win (PG-6).
    pub points: u16,
}

/// An edition file as it is written.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    edition: EditionHead,
    die: Die,
    end: End,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Die {
    sides: Spanned<u8>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct End {
    points: Spanned<u16>,
}

impl Edition {
    /// The edition that comes with the program.
    pub fn world() -> Self {
        Edition::load(Source { name: "editions/pig/world.toml", text: WORLD })
            .expect("the edition that comes with the program is checked by its tests")
    }

    /// Reads an edition, and reports everything that is wrong with it at once.
    pub fn load(source: Source<'_>) -> Result<Self, Mistakes> {
        let File { edition, die: Die { sides }, end: End { points } } = source.parse()?;
        let mut reader = Reader::new(source);
        edition.check(ID, &mut reader);
        if !(4..=20).contains(sides.get_ref()) {
            reader.at(&sides, format!("a die with {} sides", sides.get_ref()), "4 to 20 (PG-1)");
        }
        if !(Options::LEAST..=Options::MOST).contains(points.get_ref()) {
            reader.at(&points, format!("{} points win", points.get_ref()), "20 to 500 (PG-7)");
        }
        reader.mistakes.into_result()?;
        let reference = edition.reference(source.text);
        Ok(Edition { reference, sides: sides.into_inner(), points: points.into_inner() })
    }
}
