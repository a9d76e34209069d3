//! The forms of editions and scenarios: written down for editors, kept current, and held against every file that comes along
//! and against what can be done wrong in one.
//!
//! After a change of a form: `cargo test -p games --test schemas write_the_schemas_anew -- --ignored`.

#![expect(clippy::disallowed_methods, reason = "the forms are files")]
#![expect(clippy::unwrap_used, reason = "in a test a panic is the report")]

use std::path::PathBuf;

use games::{GAMES, GameInfo, SCENARIOS, Setup};
use serde_json::Value;
use table::{Mistakes, Source};
use toml::Table;

const KEYWORDS: [&str; 19] = [
    "$schema",
    "$defs",
    "$ref",
    "title",
    "description",
    "default",
    "type",
    "properties",
    "required",
    "additionalProperties",
    "items",
    "minItems",
    "maxItems",
    "const",
    "enum",
    "minimum",
    "maximum",
    "oneOf",
    "anyOf",
];

fn file(name: &str) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/schemas")).join(name)
}

/// The forms of all games, by the names of their files.
fn schemas() -> impl Iterator<Item = (String, Value)> {
    GAMES.iter().flat_map(|game| {
        let forms = game.kind.forms();
        [("edition", forms.edition), ("scenario", forms.scenario)]
            .map(|(kind, schema)| (format!("{}-{kind}.json", game.id), schema))
    })
}

fn written(schema: &Value) -> String {
    serde_json::to_string_pretty(schema).unwrap() + "\n"
}

#[test]
#[ignore = "writes docs/schemas anew"]
fn write_the_schemas_anew() {
    std::fs::create_dir_all(file("")).unwrap();
    for (name, schema) in schemas() {
        std::fs::write(file(&name), written(&schema)).unwrap();
    }
}

#[test]
fn the_schemas_that_are_written_down_are_current() {
    for (name, schema) in schemas() {
        let text = std::fs::read_to_string(file(&name)).unwrap_or_default();
        assert!(
            text == written(&schema),
            "docs/schemas/{name} is out of date: the top of this file says how to write it"
        );
    }
    let files = std::fs::read_dir(file("")).unwrap();
    for name in files.map(|file| file.unwrap().file_name().into_string().unwrap()) {
        let Some((game, _)) = name.strip_suffix(".json").and_then(|name| name.rsplit_once('-')) else {
            continue;
        };
        // A game that is not registered keeps its files.
        assert!(file("../../crates").join(game).is_dir(), "docs/schemas/{name} is of no game");
    }
}

/// The reader of files knows what all of it means, so what it accepts an editor accepts, and the other way round.
#[test]
fn schemas_use_only_what_files_are_held_against() {
    fn look(schema: &Value, name: &str) {
        let Value::Object(words) = schema else { return };
        for (word, inner) in words {
            assert!(KEYWORDS.contains(&word.as_str()), "{name} says {word}");
            match word.as_str() {
                "properties" | "$defs" => {
                    inner.as_object().unwrap().values().for_each(|inner| look(inner, name));
                }
                "oneOf" | "anyOf" => inner.as_array().unwrap().iter().for_each(|inner| look(inner, name)),
                "items" | "additionalProperties" => look(inner, name),
                _ => {}
            }
        }
    }
    schemas().for_each(|(name, schema)| look(&schema, &name));
}

/// Every file that comes with the program, with the form it has.
fn shipped() -> Vec<(&'static GameInfo, String, Value)> {
    let editions = GAMES.iter().map(|game| (game, game.edition.to_owned(), game.kind.forms().edition));
    let scenarios = SCENARIOS.iter().map(|(name, text)| {
        let setup =
            games::scenario_setup(Source { name, text }).unwrap_or_else(|error| panic!("{name}: {error}"));
        (setup.game().info(), (*text).to_owned(), setup.game().forms().scenario)
    });
    editions.chain(scenarios).collect()
}

fn held(text: &str, schema: &Value) -> Result<(), Mistakes> {
    Source { name: "file.toml", text }.check_form(schema)
}

/// Whether the program reads a file of this game.
fn reads(game: &GameInfo, text: &str, schema: &Value) -> Result<(), String> {
    let source = Source { name: "file.toml", text };
    if schema["properties"]["position"].is_object() {
        return games::check_scenario(source, None).map(drop).map_err(|error| error.to_string());
    }
    let opened = Setup::usual(game.kind, game.fewest).open(Some(source));
    opened.map(drop).map_err(|error| error.to_string())
}

#[test]
fn every_file_that_comes_along_has_its_form() {
    for (game, text, schema) in shipped() {
        assert_eq!(held(&text, &schema), Ok(()), "{}", game.id);
        assert_eq!(reads(game, &text, &schema), Ok(()), "{}", game.id);
    }
}

/// The places in a file, with one of each kind: what stands in a list stands for all in it.
fn places(value: &toml::Value, path: &str, found: &mut Vec<String>) {
    if found.iter().any(|other| plain(other) == plain(path)) {
        return;
    }
    found.push(path.to_owned());
    match value {
        toml::Value::Table(table) => {
            table.iter().for_each(|(key, value)| places(value, &format!("{path}/{key}"), found));
        }
        toml::Value::Array(list) => {
            list.iter().enumerate().for_each(|(at, value)| places(value, &format!("{path}/{at}"), found));
        }
        _ => {}
    }
}

fn plain(path: &str) -> String {
    path.split('/')
        .map(|part| if part.parse::<usize>().is_ok() { "*" } else { part })
        .collect::<Vec<_>>()
        .join("/")
}

fn at<'a>(file: &'a mut toml::Value, path: &str) -> &'a mut toml::Value {
    path.split('/').skip(1).fold(file, |value, part| match value {
        toml::Value::Array(list) => &mut list[part.parse::<usize>().unwrap()],
        value => &mut value[part],
    })
}

/// At every place of every file something of a wrong type, a field that is unknown, and a list of values instead of a table
/// of fields: both the form and the program refuse it, and the sentence says which.
#[test]
fn every_mistake_of_form_is_refused_by_form_and_program() {
    let mut tried = 0;
    for (game, text, schema) in shipped() {
        let whole: toml::Value = toml::Value::Table(text.parse::<Table>().unwrap());
        let mut paths = Vec::new();
        places(&whole, "", &mut paths);
        for path in paths.iter().filter(|path| !path.is_empty()) {
            let is_table = at(&mut whole.clone(), path).is_table();
            let mut wrongs = vec![toml::Value::Datetime("1979-05-27".parse().unwrap())];
            if is_table {
                let mut more = at(&mut whole.clone(), path).clone();
                more.as_table_mut().unwrap().insert("no-such-field".to_owned(), wrongs[0].clone());
                wrongs.push(more);
                wrongs.push(toml::Value::Array(vec![toml::Value::Boolean(true)]));
            }
            for wrong in wrongs {
                let mut broken = whole.clone();
                *at(&mut broken, path) = wrong;
                let text = toml::to_string(&broken).unwrap();
                let mistakes = held(&text, &schema).expect_err(&format!("{} {path}", game.id));
                assert_eq!(mistakes.found.len(), 1, "{} {path}: {mistakes}", game.id);
                let told = reads(game, &text, &schema).expect_err(path);
                assert_eq!(told, mistakes.to_string(), "{} {path}", game.id);
                tried += 1;
            }
        }
    }
    assert!(tried > 300, "{tried}");
}

/// What is left out is missed exactly if the program cannot do without it.
#[test]
fn every_field_that_is_missed_is_missed_by_form_and_program() {
    for (game, text, schema) in shipped() {
        let whole: toml::Value = toml::Value::Table(text.parse::<Table>().unwrap());
        let mut paths = Vec::new();
        places(&whole, "", &mut paths);
        for path in paths.iter().filter(|path| !path.is_empty() && !plain(path).ends_with('*')) {
            let (parent, key) = path.rsplit_once('/').unwrap();
            let mut broken = whole.clone();
            at(&mut broken, parent).as_table_mut().unwrap().remove(key);
            let text = toml::to_string(&broken).unwrap();
            let missed = format!("missing field `{key}`");
            let form = held(&text, &schema).map_err(|mistakes| mistakes.to_string());
            let program = reads(game, &text, &schema);
            let misses = |told: &Result<(), String>| told.as_ref().is_err_and(|told| told.contains(&missed));
            assert_eq!(misses(&form), misses(&program), "{} {path}: {form:?} {program:?}", game.id);
            assert!(form.is_ok() || misses(&form), "{} {path}: {form:?}", game.id);
        }
    }
}

#[test]
fn mistakes_in_the_head_and_in_the_position_are_told_at_once() {
    let text = "titel = \"x\"\ngame = \"little-monsters\"\nseats = \"two\"\noptions = { fog = true, first = 300 }\n\
                [position]\nturn = -1\n[[position.player]]\nmonster = 3\n";
    let error = games::check_scenario(Source { name: "x.toml", text }, None).unwrap_err().to_string();
    let mut lines: Vec<&str> = error.lines().collect();
    lines.sort_unstable();
    let wanted = [
        "x.toml:1: missing field `title`",
        "x.toml:1: unknown field `titel`",
        "x.toml:3: invalid type: string \"two\", expected an integer",
        "x.toml:4: invalid value: integer `300`, expected 0 to 255",
        "x.toml:4: unknown field `fog`",
        "x.toml:5: missing field `display`",
        "x.toml:6: invalid value: integer `-1`, expected 0 to 255",
        "x.toml:7: missing field `house`",
        "x.toml:8: invalid type: integer `3`, expected a string",
    ];
    assert_eq!(lines.len(), wanted.len(), "{error}");
    for (line, wanted) in lines.iter().zip(wanted) {
        assert!(line.starts_with(wanted), "{line}\nis not\n{wanted}");
    }
}
