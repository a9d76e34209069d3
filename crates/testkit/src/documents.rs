//! What documents tell of a game: whether everything that there is stands in them.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// The variants of an enum, as views and actions name them. serde lists them when it reads one that there is not, so none
/// that is added later is forgotten.
///
/// # Panics
/// If the type is no enum.
pub fn variants<T: DeserializeOwned>() -> Vec<String> {
    let Err(error) = serde_json::from_str::<T>("\"no such variant\"") else { panic!("it is no enum") };
    let told = error.to_string();
    let names: Vec<String> = told.split('`').skip(3).step_by(2).map(str::to_owned).collect();
    assert!(told.starts_with("unknown variant") && !names.is_empty(), "{told}");
    names
}

/// The names of a thing's fields.
///
/// # Panics
/// If it has none.
pub fn fields(thing: &impl Serialize) -> Vec<String> {
    match serde_json::to_value(thing) {
        Ok(Value::Object(fields)) => fields.into_iter().map(|(name, _)| name).collect(),
        other => panic!("it has no fields: {other:?}"),
    }
}

/// What stands under a heading of the second order, up to the next.
///
/// # Panics
/// If there is no such heading.
pub fn section<'a>(document: &'a str, heading: &str) -> &'a str {
    let mut sections = document.split("\n## ");
    let found = sections.find_map(|section| section.strip_prefix(heading)?.strip_prefix('\n'));
    found.unwrap_or_else(|| panic!("there is no section “{heading}”"))
}

/// The table whose first line begins with this cell, or the line of a table.
///
/// # Panics
/// If there is none.
pub fn table<'a>(text: &'a str, cell: &str) -> &'a str {
    let begin = format!("\n| {cell} |");
    let at = text.find(&begin).unwrap_or_else(|| panic!("no table has the cell “{cell}”")) + 1;
    &text[at..at + text[at..].find("\n\n").unwrap_or(text.len() - at)]
}

/// The line of a table that begins with this cell.
///
/// # Panics
/// If there is none.
pub fn row<'a>(text: &'a str, cell: &str) -> &'a str {
    table(text, cell).lines().next().expect("it has a line")
}

/// Those names that a text does not hold between these marks: `"` for data, a backtick for words.
pub fn unnamed<'a>(text: &str, names: &'a [String], mark: char) -> Vec<&'a str> {
    let missing = |name: &&str| !text.contains(&format!("{mark}{name}{mark}"));
    names.iter().map(String::as_str).filter(missing).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(serde::Deserialize)]
    #[serde(rename_all = "snake_case")]
    #[expect(dead_code, reason = "only the names matter")]
    enum Weather {
        Sun,
        HeavyRain { hours: u8 },
        Wind(u8),
    }

    const DOCUMENT: &str = "# Weather\n\n## Rain\n\n## Sun\n\n| sky | |\n| --- | --- |\n| `\"sun\"` | `\"wind\"` |\n\n`heavy_rain`\n";

    #[test]
    fn all_variants_are_listed() {
        assert_eq!(variants::<Weather>(), ["sun", "heavy_rain", "wind"]);
    }

    #[test]
    fn what_a_document_does_not_name_is_found() {
        let names = variants::<Weather>();
        let sun = section(DOCUMENT, "Sun");
        assert_eq!(unnamed(table(sun, "sky"), &names, '"'), ["heavy_rain"]);
        assert_eq!(unnamed(sun, &names, '`'), ["sun", "wind"]);
        assert_eq!(row(sun, "`\"sun\"`"), "| `\"sun\"` | `\"wind\"` |");
        assert_eq!(section(DOCUMENT, "Rain"), "");
    }

    #[test]
    fn the_fields_of_a_thing_are_listed() {
        assert_eq!(fields(&serde_json::json!({ "at": 1, "debt": 0 })), ["at", "debt"]);
    }
}
