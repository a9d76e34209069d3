//! Licence expressions as in the `license` field of a package: `(MIT OR Apache-2.0) AND Unicode-3.0`.

use anyhow::{Result, bail};

/// A licence expression.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Expression {
    /// One licence, with its exception if it has one: `Apache-2.0 WITH LLVM-exception`.
    Licence(String),
    /// Both are to be kept.
    And(Box<Self>, Box<Self>),
    /// One of both may be chosen.
    Or(Box<Self>, Box<Self>),
}

impl Expression {
    /// Reads an expression. `/` stands for `OR`, as in packages from before cargo knew expressions.
    pub(crate) fn parse(text: &str) -> Result<Self> {
        let mut spaced = text.to_owned();
        for sign in ["(", ")", "/"] {
            spaced = spaced.replace(sign, &format!(" {sign} "));
        }
        let mut words = Words { words: spaced.split_whitespace().collect(), at: 0 };
        let expression = words.alternatives()?;
        match words.next() {
            None => Ok(expression),
            Some(word) => bail!("`{word}` was not expected in the licence `{text}`"),
        }
    }

    /// Whether it can be kept with licences from `allowed` alone.
    pub(crate) fn allowed(&self, allowed: &[String]) -> bool {
        match self {
            Self::Licence(name) => allowed.contains(name),
            Self::And(a, b) => a.allowed(allowed) && b.allowed(allowed),
            Self::Or(a, b) => a.allowed(allowed) || b.allowed(allowed),
        }
    }
}

/// The words of an expression, read from left to right. `WITH` binds tightest, then `AND`, then `OR`.
struct Words<'a> {
    words: Vec<&'a str>,
    at: usize,
}

impl<'a> Words<'a> {
    fn next(&mut self) -> Option<&'a str> {
        let word = self.words.get(self.at).copied();
        self.at += 1;
        word
    }

    /// Steps over the next word if it is one of `wanted`.
    fn eat(&mut self, wanted: &[&str]) -> bool {
        let found = self.words.get(self.at).is_some_and(|word| wanted.contains(word));
        self.at += usize::from(found);
        found
    }

    fn alternatives(&mut self) -> Result<Expression> {
        let mut expression = self.conjunction()?;
        while self.eat(&["OR", "/"]) {
            expression = Expression::Or(Box::new(expression), Box::new(self.conjunction()?));
        }
        Ok(expression)
    }

    fn conjunction(&mut self) -> Result<Expression> {
        let mut expression = self.single()?;
        while self.eat(&["AND"]) {
            expression = Expression::And(Box::new(expression), Box::new(self.single()?));
        }
        Ok(expression)
    }

    fn single(&mut self) -> Result<Expression> {
        if self.eat(&["("]) {
            let expression = self.alternatives()?;
            if !self.eat(&[")"]) {
                bail!("a bracket is not closed");
            }
            return Ok(expression);
        }
        let name = self.name()?;
        if self.eat(&["WITH"]) {
            return Ok(Expression::Licence(format!("{name} WITH {}", self.name()?)));
        }
        Ok(Expression::Licence(name.to_owned()))
    }

    fn name(&mut self) -> Result<&'a str> {
        match self.next() {
            Some(word) if !["(", ")", "/", "AND", "OR", "WITH"].contains(&word) => Ok(word),
            Some(word) => bail!("a licence was expected where `{word}` stands"),
            None => bail!("a licence was expected at the end"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn allowed(text: &str) -> bool {
        let allowed = ["MIT", "Unicode-3.0", "Apache-2.0 WITH LLVM-exception"].map(str::to_owned);
        Expression::parse(text).unwrap_or_else(|error| panic!("{text}: {error}")).allowed(&allowed)
    }

    #[test]
    fn one_of_several_may_be_chosen() {
        assert!(allowed("MIT"));
        assert!(allowed("GPL-3.0-only OR MIT"));
        assert!(allowed("GPL-3.0-only/MIT"));
        assert!(allowed("GPL-3.0-only / BSD-2-Clause / MIT"));
        assert!(!allowed("GPL-3.0-only"));
        assert!(!allowed("GPL-3.0-only OR AGPL-3.0-only"));
    }

    #[test]
    fn joined_ones_must_all_be_allowed() {
        assert!(allowed("MIT AND Unicode-3.0"));
        assert!(!allowed("MIT AND GPL-3.0-only"));
        assert!(allowed("(MIT OR GPL-3.0-only) AND Unicode-3.0"));
        assert!(!allowed("(MIT OR Unicode-3.0) AND GPL-3.0-only"));
    }

    #[test]
    fn and_binds_tighter_than_or() {
        assert!(allowed("MIT OR Unicode-3.0 AND GPL-3.0-only"));
        assert!(allowed("GPL-3.0-only AND Unicode-3.0 OR MIT"));
        assert!(!allowed("GPL-3.0-only OR MIT AND ISC"));
    }

    #[test]
    fn an_exception_belongs_to_its_licence() {
        assert!(allowed("Apache-2.0 WITH LLVM-exception"));
        assert!(!allowed("Apache-2.0"));
        assert!(!allowed("MIT WITH LLVM-exception"));
        assert!(allowed("Apache-2.0 WITH LLVM-exception AND MIT"));
    }

    #[test]
    fn what_is_no_expression_is_refused() {
        for text in
            ["", "MIT OR", "AND MIT", "MIT Apache-2.0", "(MIT", "MIT)", "()", "MIT WITH", "MIT WITH OR"]
        {
            assert!(Expression::parse(text).is_err(), "{text}");
        }
    }
}
