//! The form of TOML files, as JSON Schemas made from the types that read them. A file is held against its schema first, so
//! that all mistakes of form are found, not only the first: unknown fields, missing fields, wrong types.

use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use schemars::transform::{Transform, transform_subschemas};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue, Deserializer, Error};

use crate::{Goal, Mistake, Mistakes, Players, Source};

/// The forms of a game's files, as JSON Schemas.
#[derive(Clone, Debug, PartialEq)]
pub struct Forms {
    /// Of an edition.
    pub edition: Value,
    /// Of a scenario.
    pub scenario: Value,
}

/// A position set up by hand.
#[derive(JsonSchema)]
#[schemars(rename = "Scenario", deny_unknown_fields)]
#[expect(dead_code, reason = "only its form is asked for: each part is read by who knows it")]
struct ScenarioFile<Options, Position> {
    /// What the table calls it.
    title: String,
    /// The game's id.
    game: String,
    /// How many play.
    seats: u8,
    /// How things stand, in a few sentences: what whoever plays it should know.
    #[serde(default)]
    briefing: Option<String>,
    /// Where whoever plays it sits, from 0; the others are bots.
    #[serde(default)]
    seat: Option<u8>,
    /// What they are to reach.
    #[serde(default)]
    goal: Option<Goal>,
    /// Whether it is the guided first game of its game: a coach stands beside the board.
    #[serde(default)]
    lesson: Option<bool>,
    /// What the table has chosen; as usual, where nothing is said.
    #[serde(default)]
    options: Option<Options>,
    position: Position,
}

impl Forms {
    /// The forms of the files of a game, made from the types that read its editions, options and positions.
    pub fn of<Edition: JsonSchema, Options: JsonSchema, Position: JsonSchema>(
        game: &str,
        players: Players,
    ) -> Self {
        let mut edition = schema_of::<Edition>();
        edition["title"] = format!("An edition of {game}").into();
        let mut scenario = schema_of::<ScenarioFile<Options, Position>>();
        scenario["title"] = format!("A scenario of {game}").into();
        scenario["properties"]["game"]["const"] = game.into();
        scenario["properties"]["seats"]["minimum"] = players.fewest.into();
        scenario["properties"]["seats"]["maximum"] = players.most_in_teams.into();
        Forms { edition, scenario }
    }
}

/// The form of what is read into a type.
pub(crate) fn schema_of<T: JsonSchema>() -> Value {
    let settings = SchemaSettings::draft2020_12().with_transform(Bounds);
    settings.into_generator().into_root_schema_for::<T>().to_value()
}

/// Formats of numbers, which not every editor knows, become bounds, which all do.
#[derive(Clone)]
struct Bounds;

impl Transform for Bounds {
    fn transform(&mut self, schema: &mut schemars::Schema) {
        let bounds = match schema.remove("format").as_ref().and_then(Value::as_str) {
            Some("uint32") => Some((0, i64::from(u32::MAX))),
            Some("int32") => Some((i64::from(i32::MIN), i64::from(i32::MAX))),
            _ => None,
        };
        if let Some((least, most)) = bounds {
            schema.insert("minimum".to_owned(), least.into());
            schema.insert("maximum".to_owned(), most.into());
        }
        transform_subschemas(self, schema);
    }
}

/// Reads the text into `T`.
pub(crate) fn read<T: DeserializeOwned + JsonSchema>(source: Source<'_>) -> Result<T, Mistakes> {
    let file = parsed(source)?;
    hold(source, &file, &schema_of::<T>())?;
    T::deserialize(Deserializer::from(file)).map_err(|error| alone(source, &error))
}

/// `Ok` if the text has the form that the schema describes.
pub(crate) fn check(source: Source<'_>, schema: &Value) -> Result<(), Mistakes> {
    hold(source, &parsed(source)?, schema)
}

/// What is no TOML at all cannot be read any further.
fn parsed(source: Source<'_>) -> Result<Spanned<DeTable<'_>>, Mistakes> {
    DeTable::parse(source.text).map_err(|error| alone(source, &error))
}

/// The report of one mistake.
fn alone(source: Source<'_>, error: &Error) -> Mistakes {
    let line = error.span().map(|span| source.line_at(span.start));
    let mistake = Mistake { line, what: error.message().to_owned(), expected: None };
    Mistakes { found: vec![mistake], ..Mistakes::new(source) }
}

fn hold(source: Source<'_>, file: &Spanned<DeTable<'_>>, schema: &Value) -> Result<(), Mistakes> {
    let form = Form { source, root: schema };
    let mut mistakes = Mistakes::new(source);
    mistakes.found = form.of_table(file.get_ref(), file.span().start, form.meant(schema));
    mistakes.into_result()
}

/// A file beside the form that it should have.
struct Form<'a> {
    source: Source<'a>,
    root: &'a Value,
}

type Found = Vec<Mistake>;

impl<'a> Form<'a> {
    fn mistake(&self, at: usize, what: String) -> Found {
        vec![Mistake { line: Some(self.source.line_at(at)), what, expected: None }]
    }

    /// The schema itself, where another one only names it.
    fn meant(&self, mut schema: &'a Value) -> &'a Value {
        while let Some(name) = schema["$ref"].as_str().and_then(|path| path.strip_prefix("#/$defs/")) {
            schema = &self.root["$defs"][name];
        }
        schema
    }

    fn of_value(&self, value: &Spanned<DeValue<'_>>, schema: &'a Value) -> Found {
        let schema = self.meant(schema);
        let at = value.span().start;
        if let Some(forms) = ["anyOf", "oneOf"].iter().find_map(|&several| schema[several].as_array()) {
            return self.of_one(value, forms);
        }
        if let Some(wrong) = wrong_type(value.get_ref(), schema) {
            return self.mistake(at, wrong);
        }
        match value.get_ref() {
            DeValue::Table(table) => self.of_table(table, at, schema),
            DeValue::Array(list) => self.of_list(list, at, schema),
            DeValue::String(text) => match words_of(schema) {
                Some(words) if !words.contains(&text.as_ref()) => {
                    self.mistake(at, format!("unknown variant `{text}`, {}", one_of(&words)))
                }
                _ => Found::new(),
            },
            DeValue::Integer(number) => match i128::from_str_radix(number.as_str(), number.radix()) {
                Ok(number) if !bounds_of(schema).contains(&number) => {
                    let (least, most) = bounds_of(schema).into_inner();
                    self.mistake(at, format!("invalid value: integer `{number}`, expected {least} to {most}"))
                }
                _ => Found::new(),
            },
            DeValue::Float(_) | DeValue::Boolean(_) | DeValue::Datetime(_) => Found::new(),
        }
    }

    /// A value of one of several forms. What is wrong is told of the form that is meant: that of its tag, or else the nearest.
    fn of_one(&self, value: &Spanned<DeValue<'_>>, forms: &'a [Value]) -> Found {
        let forms = forms.iter().map(|form| self.meant(form)).filter(|form| form["type"] != "null");
        let forms: Vec<&Value> = forms.collect();
        if let DeValue::Table(table) = value.get_ref()
            && let Some(tag) = tag_of(&forms)
        {
            return self.of_tagged(table, value.span().start, tag, &forms);
        }
        if let DeValue::String(text) = value.get_ref() {
            let words: Vec<&str> = forms.iter().filter_map(|form| words_of(form)).flatten().collect();
            let any = forms.iter().any(|form| form["type"] == "string" && words_of(form).is_none());
            if !any && !words.is_empty() && !words.contains(&text.as_ref()) {
                let what = format!("unknown variant `{text}`, {}", one_of(&words));
                return self.mistake(value.span().start, what);
            }
        }
        let found = forms.iter().map(|&form| self.of_value(value, form));
        found.min_by_key(Vec::len).unwrap_or_default()
    }

    fn of_tagged(&self, table: &DeTable<'_>, at: usize, tag: &str, forms: &[&'a Value]) -> Found {
        let words: Vec<&str> =
            forms.iter().filter_map(|form| form["properties"][tag]["const"].as_str()).collect();
        let Some(value) = table.get(tag) else { return self.mistake(at, format!("missing field `{tag}`")) };
        let word = value.get_ref().as_str();
        let form = forms.iter().find(|form| form["properties"][tag]["const"].as_str() == word);
        match (word, form) {
            (Some(_), Some(&form)) => self.of_table(table, at, form),
            (Some(word), None) => {
                self.mistake(value.span().start, format!("unknown variant `{word}`, {}", one_of(&words)))
            }
            (None, _) => {
                let what = format!("invalid type: {}, expected a string", told(value.get_ref()));
                self.mistake(value.span().start, what)
            }
        }
    }

    fn of_table(&self, table: &DeTable<'_>, at: usize, schema: &'a Value) -> Found {
        let nothing = Map::new();
        let fields = schema["properties"].as_object().unwrap_or(&nothing);
        let mut found = Found::new();
        for (key, value) in table {
            let name: &str = key.get_ref().as_ref();
            match (schema["properties"].get(name), schema.get("additionalProperties")) {
                (Some(form), _) => found.extend(self.of_value(value, form)),
                (None, Some(Value::Bool(false))) => {
                    let names: Vec<&str> = fields.keys().map(String::as_str).collect();
                    found.extend(
                        self.mistake(key.span().start, format!("unknown field `{name}`, {}", one_of(&names))),
                    );
                }
                (None, Some(form)) => found.extend(self.of_value(value, form)),
                (None, None) => {}
            }
        }
        let required = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
        for name in required.filter(|&name| !table.contains_key(name)) {
            found.extend(self.mistake(at, format!("missing field `{name}`")));
        }
        found
    }

    fn of_list(&self, list: &DeArray<'_>, at: usize, schema: &'a Value) -> Found {
        let count = list.len() as u64;
        let fewest = schema["minItems"].as_u64().unwrap_or(0);
        let most = schema["maxItems"].as_u64().unwrap_or(u64::MAX);
        if !(fewest..=most).contains(&count) {
            return self.mistake(at, format!("invalid length {count}, expected a list of {fewest}"));
        }
        list.iter().flat_map(|value| self.of_value(value, &schema["items"])).collect()
    }
}

/// What a value is, as a report calls it.
fn told(value: &DeValue<'_>) -> String {
    match value {
        DeValue::String(text) => format!("string {text:?}"),
        DeValue::Integer(number) => format!("integer `{number}`"),
        DeValue::Float(number) => format!("floating point `{number}`"),
        DeValue::Boolean(is) => format!("boolean `{is}`"),
        DeValue::Datetime(_) => "date or time".to_owned(),
        DeValue::Array(_) => "list".to_owned(),
        DeValue::Table(_) => "table".to_owned(),
    }
}

/// What is wrong with the type of a value, if something is.
fn wrong_type(value: &DeValue<'_>, schema: &Value) -> Option<String> {
    let wanted: Vec<&str> = match &schema["type"] {
        Value::String(wanted) => vec![wanted],
        Value::Array(several) => {
            several.iter().filter_map(Value::as_str).filter(|one| *one != "null").collect()
        }
        _ => return None,
    };
    let fits = |wanted: &&str| match value {
        DeValue::String(_) => *wanted == "string",
        DeValue::Integer(_) => matches!(*wanted, "integer" | "number"),
        DeValue::Float(_) => *wanted == "number",
        DeValue::Boolean(_) => *wanted == "boolean",
        DeValue::Datetime(_) => false,
        DeValue::Array(_) => *wanted == "array",
        DeValue::Table(_) => *wanted == "object",
    };
    let name = |wanted: &&str| match *wanted {
        "string" => "a string",
        "integer" => "an integer",
        "number" => "a number",
        "boolean" => "true or false",
        "array" => "a list",
        _ => "a table",
    };
    let names = || wanted.iter().map(name).collect::<Vec<_>>().join(" or ");
    (!wanted.iter().any(fits)).then(|| format!("invalid type: {}, expected {}", told(value), names()))
}

/// The words that a text can be, if it cannot be any.
fn words_of(schema: &Value) -> Option<Vec<&str>> {
    match (&schema["const"], &schema["enum"]) {
        (Value::String(word), _) => Some(vec![word]),
        (_, Value::Array(words)) => Some(words.iter().filter_map(Value::as_str).collect()),
        _ => None,
    }
}

fn bounds_of(schema: &Value) -> std::ops::RangeInclusive<i128> {
    let least = schema["minimum"].as_i64().map_or(i128::MIN, i128::from);
    let most = schema["maximum"].as_i64().map_or(i128::MAX, i128::from);
    least..=most
}

/// The field by which tables of these forms are told apart.
fn tag_of<'a>(forms: &[&'a Value]) -> Option<&'a str> {
    let tags = |form: &'a Value| {
        let fields = form["properties"].as_object().into_iter().flatten();
        fields.filter(|(_, field)| field["const"].is_string()).map(|(name, _)| name.as_str())
    };
    let (&first, others) = forms.split_first()?;
    tags(first).find(|&tag| others.iter().all(|&form| tags(form).any(|other| other == tag)))
}

fn one_of(words: &[&str]) -> String {
    let words: Vec<String> = words.iter().map(|word| format!("`{word}`")).collect();
    match &words[..] {
        [] => "expected none".to_owned(),
        [word] => format!("expected {word}"),
        [one, other] => format!("expected {one} or {other}"),
        words => format!("expected one of {}", words.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Debug, Deserialize, JsonSchema)]
    #[serde(deny_unknown_fields)]
    struct File {
        #[expect(dead_code, reason = "only whether it can be read is asked")]
        name: String,
        place: Vec<Place>,
    }

    #[derive(Debug, Deserialize, JsonSchema)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only whether it can be read is asked")]
    struct Place {
        id: String,
        at: [f64; 2],
        #[serde(default)]
        size: Option<u8>,
        #[serde(default)]
        goals: Vec<Goal>,
    }

    #[derive(Debug, Deserialize, JsonSchema)]
    #[serde(tag = "is", rename_all = "kebab-case", deny_unknown_fields)]
    #[expect(dead_code, reason = "only whether it can be read is asked")]
    enum Goal {
        Visit { place: String, times: u8 },
        Leave { colour: Colour },
    }

    #[derive(Debug, Deserialize, JsonSchema)]
    #[serde(rename_all = "kebab-case")]
    enum Colour {
        /// Red.
        Red,
        Blue,
    }

    fn found(text: &str) -> Vec<(usize, String)> {
        let mistakes = read::<File>(Source { name: "file.toml", text }).expect_err("it is wrong").found;
        let line = |line: Option<usize>| line.expect("it stands somewhere");
        mistakes.into_iter().map(|mistake| (line(mistake.line), mistake.what)).collect()
    }

    #[test]
    fn a_file_without_mistakes_is_read() {
        let text = "name = \"World\"\nplace = [{ id = \"rome\", at = [41.9, 12], size = 3, goals = [\
                    { is = \"visit\", place = \"rome\", times = 2 }, { is = \"leave\", colour = \"red\" }] }]\n";
        assert_eq!(read::<File>(Source { name: "file.toml", text }).expect("all is well").place.len(), 1);
    }

    #[test]
    fn all_mistakes_of_form_are_found_at_once() {
        let text = "name = 7\ncolour = \"red\"\n\n[[place]]\nid = \"rome\"\nat = [41.9, \"east\"]\n\n\
                    [[place]]\nid = \"oslo\"\n\n[[place]]\nid = \"lima\"\nat = [-12.0, -77.0]\nkind = 3\n";
        let found = found(text);
        let lines: Vec<usize> = found.iter().map(|(line, _)| *line).collect();
        assert_eq!(lines, [1, 2, 6, 8, 14], "{found:?}");
        assert_eq!(found[0].1, "invalid type: integer `7`, expected a string");
        assert_eq!(found[1].1, "unknown field `colour`, expected `name` or `place`");
        assert_eq!(found[2].1, "invalid type: string \"east\", expected a number");
        assert_eq!(found[3].1, "missing field `at`");
        assert_eq!(found[4].1, "unknown field `kind`, expected one of `id`, `at`, `size`, `goals`");
    }

    #[test]
    fn every_missing_field_of_a_table_is_found() {
        let found = found("[[place]]\nsize = 300\n[[place]]\ngoals = [{ is = \"visit\" }]\n");
        let what: Vec<String> = found.into_iter().map(|(line, what)| format!("{line}: {what}")).collect();
        assert_eq!(
            what,
            [
                "1: missing field `id`",
                "1: missing field `at`",
                "1: missing field `name`",
                "2: invalid value: integer `300`, expected 0 to 255",
                "3: missing field `id`",
                "3: missing field `at`",
                "4: missing field `place`",
                "4: missing field `times`",
            ]
        );
    }

    #[test]
    fn what_is_one_of_several_is_told_by_its_tag() {
        let goal = |goal: &str| {
            let text = format!("name = \"x\"\nplace = [{{ id = \"a\", at = [0, 0], goals = [{goal}] }}]\n");
            found(&text).into_iter().map(|(_, what)| what).collect::<Vec<_>>()
        };
        assert_eq!(goal("{ is = \"fly\", x = 1 }"), ["unknown variant `fly`, expected `visit` or `leave`"]);
        assert_eq!(goal("{ colour = \"red\" }"), ["missing field `is`"]);
        assert_eq!(
            goal("{ is = \"leave\", colour = \"pink\" }"),
            ["unknown variant `pink`, expected `blue` or `red`"]
        );
        assert_eq!(goal("{ is = \"leave\", colour = 1 }").len(), 1);
        assert_eq!(goal("7"), ["invalid type: integer `7`, expected a table"]);
    }

    /// A list is no table, though its values could be taken for the fields in their order.
    #[test]
    fn fields_are_given_by_name() {
        let found = found("name = \"x\"\nplace = [[\"rome\", [0, 0]]]\n");
        assert_eq!(found, [(2, "invalid type: list, expected a table".to_owned())]);
    }

    #[test]
    fn what_is_no_toml_is_one_mistake() {
        assert_eq!(found("name = \nplace = [").len(), 1);
    }
}
