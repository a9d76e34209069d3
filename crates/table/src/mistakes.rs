use std::fmt;

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

    /// Reads the text as TOML into `T`; a mistake of form is reported with its line.
    pub fn parse<T: serde::de::DeserializeOwned>(&self) -> Result<T, Mistakes> {
        toml::from_str(self.text).map_err(|error| {
            let mut mistakes = Mistakes::new(*self);
            let at = error.span().map(|span| self.line_at(span.start));
            mistakes.found.push(Mistake { line: at, what: error.message().to_owned(), expected: None });
            mistakes
        })
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
