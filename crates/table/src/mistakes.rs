use std::fmt;

use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::{Seat, Spanned};

/// A file's text with the name it is reported by. Whoever has the file reads it; this crate only looks at it.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// What the reader knows the file by.
    pub name: &'a str,
    /// The whole text.
    pub text: &'a str,
}

impl Source<'_> {
    /// The line, counted from 1, on which the byte at this offset stands.
    pub fn line_at(&self, offset: usize) -> usize {
        let end = offset.min(self.text.len());
        1 + self.text.as_bytes()[..end].iter().filter(|&&byte| byte == b'\n').count()
    }

    /// Reads the text as TOML into `T`; all mistakes of form are reported, each with its line.
    pub fn parse<T: DeserializeOwned + JsonSchema>(&self) -> Result<T, Mistakes> {
        crate::form::read(*self)
    }

    /// Holds the text against a JSON Schema of [`Forms`](crate::Forms), and reports all mistakes of form.
    pub fn check_form(&self, schema: &Value) -> Result<(), Mistakes> {
        crate::form::check(*self, schema)
    }
}

/// One thing wrong with an edition or a scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The line it stands on, where it stands on one.
    pub line: Option<usize>,
    /// What is wrong.
    pub what: String,
    /// What was expected there.
    pub expected: Option<String>,
}

/// Everything that is wrong with a file, found in one go, so that nobody mends mistakes one by one.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct Mistakes {
    /// The file's name.
    pub file: String,
    /// The mistakes, in the order of the file.
    pub found: Vec<Mistake>,
}

impl Mistakes {
    /// No mistakes yet.
    pub fn new(source: Source<'_>) -> Self {
        Mistakes { file: source.name.to_owned(), found: Vec::new() }
    }

    /// Notes a mistake. `line` is `None` where it concerns the file as a whole.
    pub fn note(&mut self, line: Option<usize>, what: impl Into<String>, expected: impl Into<String>) {
        self.found.push(Mistake { line, what: what.into(), expected: Some(expected.into()) });
    }

    /// `Ok` if nothing was wrong.
    pub fn into_result(mut self) -> Result<(), Mistakes> {
        if self.found.is_empty() {
            return Ok(());
        }
        self.found.sort_by_key(|mistake| mistake.line.unwrap_or(0));
        Err(self)
    }
}

/// Reads a file that a tinkerer wrote, an edition or a scenario, and collects what is wrong with it.
#[derive(Clone, Debug)]
pub struct Reader<'a> {
    /// The file.
    pub source: Source<'a>,
    /// What was found so far.
    pub mistakes: Mistakes,
}

impl<'a> Reader<'a> {
    /// Nothing is wrong with the file yet.
    pub fn new(source: Source<'a>) -> Self {
        Reader { source, mistakes: Mistakes::new(source) }
    }

    /// Notes a mistake at the line of something in the file.
    pub fn at<T>(&mut self, spanned: &Spanned<T>, what: impl Into<String>, expected: impl Into<String>) {
        let line = self.source.line_at(spanned.span().start);
        self.mistakes.note(Some(line), what, expected);
    }

    /// Notes a mistake that concerns the file as a whole.
    pub fn note(&mut self, what: impl Into<String>, expected: impl Into<String>) {
        self.mistakes.note(None, what, expected);
    }

    /// What an id stands for; a mistake if it stands for nothing. `kind` is what it should be called.
    pub fn found<T>(
        &mut self,
        id: &Spanned<String>,
        found: Option<T>,
        kind: &str,
        expected: &str,
    ) -> Option<T> {
        if found.is_none() {
            self.at(id, format!("there is no {kind} “{}”", id.get_ref()), expected);
        }
        found
    }

    /// An id is letters, digits and hyphens, so that it can be written everywhere.
    pub fn check_id(&mut self, id: &Spanned<String>) {
        let text = id.get_ref();
        if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-') {
            self.at(id, format!("“{}” cannot be an id", text.escape_debug()), "letters, digits and hyphens");
        }
    }

    /// A name can be read: it is there, and has no control characters. `whose` says what has it.
    pub fn check_name(&mut self, name: &Spanned<String>, whose: &str) {
        let text = name.get_ref();
        if text.trim().is_empty() {
            self.at(name, format!("{whose} without a name"), "a name");
        } else if text.chars().any(char::is_control) {
            self.at(name, format!("“{}” cannot be printed", text.escape_debug()), "a name on one line");
        }
    }

    /// A place on the globe, and how far it is drawn beside it: numbers that are numbers.
    pub fn check_place(&mut self, lat: &Spanned<f64>, lon: &Spanned<f64>, nudge: &Spanned<[f64; 2]>) {
        if !(-90.0..=90.0).contains(lat.get_ref()) {
            self.at(lat, format!("latitude {}", lat.get_ref()), "-90 to 90");
        }
        if !(-180.0..=180.0).contains(lon.get_ref()) {
            self.at(lon, format!("longitude {}", lon.get_ref()), "-180 to 180");
        }
        let [x, y] = *nudge.get_ref();
        if !(-1000.0..=1000.0).contains(&x) || !(-1000.0..=1000.0).contains(&y) {
            self.at(nudge, format!("a nudge of {x} and {y}"), "-1000 to 1000, for the map is 1000 wide");
        }
    }

    /// A seat of a table of so many; `what` says who is meant. Seat 0 stands in for one that does not play.
    pub fn seat(&mut self, seat: u8, seats: usize, what: &str) -> Seat {
        if usize::from(seat) < seats {
            return Seat(seat);
        }
        self.note(format!("{what} {seat} does not play"), format!("a seat from 0 to {}", seats - 1));
        Seat(0)
    }
}

impl fmt::Display for Mistakes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, mistake) in self.found.iter().enumerate() {
            if index > 0 {
                writeln!(f)?;
            }
            write!(f, "{}", self.file)?;
            if let Some(line) = mistake.line {
                write!(f, ":{line}")?;
            }
            write!(f, ": {}", mistake.what.trim_end())?;
            if let Some(expected) = &mistake.expected {
                write!(f, " (expected: {expected})")?;
            }
        }
        Ok(())
    }
}
