//! Mistakes of form in a TOML file: unknown fields, missing fields, wrong types. All of them are found, not only the first:
//! what is wrong is taken out, and the rest is read again.

use std::ops::Range;

use serde::de::DeserializeOwned;
use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue, Deserializer, Error};

use crate::{Mistake, Mistakes, Source};

/// Where something stands in the file.
type Span = Range<usize>;

/// Reads the text into `T`.
pub(crate) fn read<T: DeserializeOwned>(source: Source<'_>) -> Result<T, Mistakes> {
    toml::from_str(source.text).or_else(|first| match DeTable::parse(source.text) {
        Ok(file) => {
            let mut search = Search { source, mistakes: Mistakes::new(source), taken: Vec::new() };
            search.find_all::<T>(file);
            search.mistakes.into_result()?;
            Err(alone(source, &first)) // it was wrong, so something was found
        }
        // What is no TOML at all cannot be read any further.
        Err(_) => Err(alone(source, &first)),
    })
}

/// The report of one mistake.
fn alone(source: Source<'_>, error: &Error) -> Mistakes {
    let mut mistakes = Mistakes::new(source);
    mistakes.found.push(mistake(source, error));
    mistakes
}

fn mistake(source: Source<'_>, error: &Error) -> Mistake {
    let line = error.span().map(|span| source.line_at(span.start));
    Mistake { line, what: error.message().to_owned(), expected: None }
}

struct Search<'a> {
    source: Source<'a>,
    mistakes: Mistakes,
    /// The tables and lists out of which something was taken that belongs there.
    taken: Vec<Span>,
}

impl Search<'_> {
    fn find_all<T: DeserializeOwned>(&mut self, mut file: Spanned<DeTable<'_>>) {
        while let Err(error) = T::deserialize(Deserializer::from(file.clone())) {
            let whole = file.span();
            let span = error.span().unwrap_or_else(|| whole.clone());
            if !self.follows(&error, &span) {
                self.mistakes.found.push(mistake(self.source, &error));
            }
            let Some(from) = take_from_table(file.get_mut(), &whole, &span) else { return };
            if !error.message().starts_with("unknown field") {
                self.taken.push(from);
            }
        }
    }

    /// Whether the mistake is only that something is missing which was taken out before.
    fn follows(&self, error: &Error, span: &Span) -> bool {
        let lacks = ["missing field", "invalid length"];
        lacks.iter().any(|lack| error.message().starts_with(lack)) && self.taken.contains(span)
    }
}

/// Takes the entry out whose key or value stands here. Returns where that stands out of which it was taken. The innermost is
/// meant: a list that is written as `[[place]]` stands where its first table does.
fn take_from_table(table: &mut DeTable<'_>, own: &Span, span: &Span) -> Option<Span> {
    if let Some(from) = table.iter_mut().find_map(|(_, value)| take_from_value(value, span)) {
        return Some(from);
    }
    let here = table.iter().find(|(key, value)| key.span() == *span || value.span() == *span);
    let key = here.map(|(key, _)| key.clone())?;
    table.remove(&key);
    Some(own.clone())
}

fn take_from_value(value: &mut Spanned<DeValue<'_>>, span: &Span) -> Option<Span> {
    let own = value.span();
    match value.get_mut() {
        DeValue::Table(table) => take_from_table(table, &own, span),
        DeValue::Array(list) => take_from_list(list, &own, span),
        _ => None,
    }
}

fn take_from_list(list: &mut DeArray<'_>, own: &Span, span: &Span) -> Option<Span> {
    if let Some(from) = list.iter_mut().find_map(|element| take_from_value(element, span)) {
        return Some(from);
    }
    let at = list.iter().position(|element| element.span() == *span)?;
    *list = list
        .iter()
        .enumerate()
        .filter(|(index, _)| *index != at)
        .map(|(_, element)| element.clone())
        .collect();
    Some(own.clone())
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct File {
        #[expect(dead_code, reason = "only whether it can be read is asked")]
        name: String,
        place: Vec<Place>,
    }

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only whether it can be read is asked")]
    struct Place {
        id: String,
        at: [f64; 2],
    }

    fn found(text: &str) -> Vec<(Option<usize>, String)> {
        let mistakes = read::<File>(Source { name: "file.toml", text }).expect_err("it is wrong").found;
        mistakes.into_iter().map(|mistake| (mistake.line, mistake.what)).collect()
    }

    #[test]
    fn a_file_without_mistakes_is_read() {
        let text = "name = \"World\"\nplace = [{ id = \"rome\", at = [41.9, 12.5] }]\n";
        assert_eq!(read::<File>(Source { name: "file.toml", text }).expect("all is well").place.len(), 1);
    }

    #[test]
    fn all_mistakes_of_form_are_found_at_once() {
        let text = "name = 7\ncolour = \"red\"\n\n[[place]]\nid = \"rome\"\nat = [41.9, \"east\"]\n\n\
                    [[place]]\nid = \"oslo\"\n\n[[place]]\nid = \"lima\"\nat = [-12.0, -77.0]\nkind = 3\n";
        let found = found(text);
        let lines: Vec<usize> = found.iter().map(|(line, _)| line.expect("it stands somewhere")).collect();
        assert_eq!(lines, [1, 2, 6, 8, 14], "{found:?}");
        assert!(found[0].1.starts_with("invalid type: integer `7`"), "{found:?}");
        assert!(found[1].1.starts_with("unknown field `colour`"), "{found:?}");
        assert!(found[2].1.starts_with("invalid type: string \"east\""), "{found:?}");
        assert_eq!(found[3].1, "missing field `at`");
        assert!(found[4].1.starts_with("unknown field `kind`"), "{found:?}");
    }

    #[test]
    fn what_is_no_toml_is_one_mistake() {
        assert_eq!(found("name = \nplace = [").len(), 1);
    }
}
