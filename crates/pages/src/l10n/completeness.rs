//! What a language lacks, and whether it keeps what it claims.
//!
//! A part of a language is whole when it has every message with everything that the English one puts in, every clause
//! of the game's rules, and every name and text of the game's edition.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;
use games::{GAMES, GameInfo};

use super::tongue::{About, EMBEDDED, ENGLISH, Files, about, edition_words, files};
use crate::markdown::blocks;

/// The messages of a file, and what each puts in.
type Messages = BTreeMap<String, BTreeSet<String>>;

/// The part that a file of messages belongs to: a game's, or one of its own.
fn part_of(file: &str) -> &str {
    let game = GAMES.iter().find(|game| file == game.id || file.starts_with(&format!("{}-", game.id)));
    game.map_or(file, |game| game.id)
}

fn messages(language: &Files, part: &str) -> Messages {
    let of_part = language.messages.iter().filter(|(file, _)| part_of(file) == part);
    of_part.flat_map(|(file, text)| messages_of(language.tag, file, text)).collect()
}

fn messages_of(tag: &str, file: &str, text: &'static str) -> Messages {
    let read =
        parser::parse(text).unwrap_or_else(|(_, errors)| panic!("locales/{tag}/{file}.ftl: {errors:?}"));
    let message = |entry: Entry<&str>| match entry {
        Entry::Message(message) => {
            let mut put_in = BTreeSet::new();
            message.value.iter().for_each(|value| pattern(value, &mut put_in));
            Some((message.id.name.to_owned(), put_in))
        }
        _ => None,
    };
    read.body.into_iter().filter_map(message).collect()
}

/// The variables of a pattern.
fn pattern(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression: placed } = element {
            expression(placed, found);
        }
    }
}

fn expression(of: &Expression<&str>, found: &mut BTreeSet<String>) {
    match of {
        Expression::Inline(expression) => inline(expression, found),
        Expression::Select { selector, variants } => {
            inline(selector, found);
            variants.iter().for_each(|variant| pattern(&variant.value, found));
        }
    }
}

fn inline(of: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match of {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => called_with(arguments, found),
        InlineExpression::TermReference { arguments: Some(arguments), .. } => called_with(arguments, found),
        InlineExpression::Placeable { expression: inner } => expression(inner, found),
        _ => {}
    }
}

fn called_with(arguments: &CallArguments<&str>, found: &mut BTreeSet<String>) {
    arguments.positional.iter().for_each(|argument| inline(argument, found));
    arguments.named.iter().for_each(|argument| inline(&argument.value, found));
}

/// The clauses of a text.
fn clauses(text: &str, game: &GameInfo) -> BTreeSet<u16> {
    blocks(text, game.book).into_iter().filter_map(|block| block.clause).collect()
}

/// Everything of an edition that people read: its names and texts.
fn read_by_people(value: &toml::Value, found: &mut BTreeSet<String>) {
    match value {
        toml::Value::Table(table) => {
            for (key, value) in table {
                match value {
                    toml::Value::String(words) if key == "name" || key == "text" => {
                        found.insert(words.clone());
                    }
                    other => read_by_people(other, found),
                }
            }
        }
        toml::Value::Array(values) => values.iter().for_each(|value| read_by_people(value, found)),
        _ => {}
    }
}

/// What a language lacks of a part, in lines to be read by whoever completes it.
fn lacks(language: &Files, part: &str) -> Vec<String> {
    let (english, own) = (messages(files(ENGLISH), part), messages(language, part));
    let mut lacks = Vec::new();
    for (id, put_in) in &english {
        match own.get(id) {
            None => lacks.push(format!("the message {id}")),
            Some(own) => {
                lacks.extend(
                    put_in.difference(own).map(|variable| format!("${variable} in the message {id}")),
                );
            }
        }
    }
    if part == "frame" && language.tag != ENGLISH {
        lacks.extend(scenario_words().into_iter().filter(|words| !has_name(language, words)));
    }
    if let Some(game) = GAMES.iter().find(|game| game.id == part).filter(|_| language.tag != ENGLISH) {
        let rules = language.rules.iter().find(|(found, _)| *found == game.id).map_or("", |(_, text)| text);
        let missing: Vec<u16> =
            clauses(game.rules, game).difference(&clauses(rules, game)).copied().collect();
        lacks.extend(missing.into_iter().map(|number| format!("the clause {}-{number}", game.book)));
        let of_game = language.names.iter().filter(|(found, _)| *found == game.id);
        let own: BTreeMap<String, String> =
            of_game.flat_map(|(_, text)| edition_words(language.tag, text).names).collect();
        let mut english = BTreeSet::new();
        read_by_people(&toml::from_str(game.edition).expect("an edition is TOML"), &mut english);
        lacks.extend(english.iter().filter(|name| !own.contains_key(*name)).map(|name| format!("“{name}”")));
    }
    lacks
}

/// What pages say of the scenarios and puzzles of games that it always offers.
fn scenario_words() -> Vec<String> {
    let words = |&(id, text): &(&str, &str)| {
        let source = table::Source { name: id, text };
        let setup = games::scenario_setup(source).expect("a test reads every scenario");
        let briefing = games::scenario_briefing(source).expect("a test reads every scenario");
        let said = [Some(briefing.title), briefing.text, briefing.goal.map(|goal| goal.text)];
        (!setup.game().info().on_request).then(|| said.into_iter().flatten().collect::<Vec<_>>())
    };
    let puzzles = games::PUZZLES.iter().map(|&(_, id, text)| (id, text));
    let all: Vec<(&str, &str)> = games::SCENARIOS.iter().copied().chain(puzzles).collect();
    all.iter().filter_map(words).flatten().collect()
}

fn has_name(language: &Files, english: &str) -> bool {
    language.names.iter().any(|(_, text)| edition_words(language.tag, text).names.contains_key(english))
}

fn parts() -> BTreeSet<&'static str> {
    files(ENGLISH).messages.iter().map(|(file, _)| part_of(file)).collect()
}

#[test]
fn a_language_that_claims_to_be_whole_is() {
    let mut broken = Vec::new();
    for language in EMBEDDED {
        let About { complete, glossary, .. } = about(language);
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        assert!(glossary.is_none_or(|file| root.join(file).is_file()), "the glossary of {}", language.tag);
        let unknown: Vec<&String> = complete.iter().filter(|part| !parts().contains(part.as_str())).collect();
        assert!(
            unknown.is_empty(),
            "locales/{}/about.toml claims {unknown:?}, which there is not",
            language.tag
        );
        for part in parts() {
            let lacks = lacks(language, part);
            if complete.iter().any(|claimed| claimed == part) {
                broken.extend(lacks.into_iter().map(|lack| format!("{} ({part}): {lack}", language.tag)));
            } else if !lacks.is_empty() {
                println!("{} lacks of {part}, without claiming it:\n  {}", language.tag, lacks.join("\n  "));
            }
        }
    }
    assert!(broken.is_empty(), "claimed to be there, and missing:\n{}", broken.join("\n"));
}

#[test]
fn a_language_has_nothing_that_english_has_not() {
    for language in EMBEDDED {
        for part in parts() {
            let english = messages(files(ENGLISH), part);
            for (id, put_in) in messages(language, part) {
                let known = english.get(&id);
                let known = known.unwrap_or_else(|| panic!("{}: nobody says {id} of {part}", language.tag));
                let foreign: Vec<_> = put_in.difference(known).collect();
                assert!(
                    foreign.is_empty(),
                    "{}: {id} puts in {foreign:?}, which English does not",
                    language.tag
                );
            }
        }
        for (game, text) in language.rules {
            let info =
                games::info(game).unwrap_or_else(|| panic!("rules/{}/{game}.md: no such game", language.tag));
            let (own, english) = (clauses(text, info), clauses(info.rules, info));
            let foreign: Vec<_> = own.difference(&english).collect();
            assert!(foreign.is_empty(), "rules/{}/{game}.md has clauses {foreign:?} besides", language.tag);
        }
    }
}

/// The log does not know which game a name is from, so that a name must mean the same in all of them.
#[test]
fn a_name_is_the_same_in_all_games() {
    for language in EMBEDDED {
        let mut all: BTreeMap<String, (String, &str)> = BTreeMap::new();
        for &(game, text) in language.names {
            for (english, own) in edition_words(language.tag, text).names {
                let (first, of) = all.entry(english.clone()).or_insert_with(|| (own.clone(), game));
                assert_eq!(*first, own, "{}: “{english}” of {of} and of {game}", language.tag);
            }
        }
    }
}

/// What a message counts in words: the variables that it tells apart as one and many.
fn counted(text: &'static str) -> BTreeMap<String, BTreeSet<String>> {
    let read = parser::parse(text).unwrap_or_else(|(_, errors)| panic!("not Fluent: {errors:?}"));
    let message = |entry: Entry<&'static str>| match entry {
        Entry::Message(message) => {
            let mut found = BTreeSet::new();
            message.value.iter().for_each(|value| plurals(value, &mut found));
            Some((message.id.name.to_owned(), found))
        }
        _ => None,
    };
    read.body.into_iter().filter_map(message).collect()
}

fn plurals(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression: Expression::Select { selector, variants } } = element
        else {
            continue;
        };
        let one = variants.iter().any(|variant| {
            matches!(
                variant.key,
                VariantKey::Identifier { name: "one" } | VariantKey::NumberLiteral { value: "1" }
            )
        });
        if let InlineExpression::VariableReference { id } = selector
            && one
        {
            found.insert(id.name.to_owned());
        }
        variants.iter().for_each(|variant| plurals(&variant.value, found));
    }
}

/// German tells one from many as English does; Chinese has no such forms, and says so by not asking for them.
#[test]
fn plurals_are_those_of_the_language() {
    let of = |language: &Files| -> BTreeMap<String, BTreeSet<String>> {
        language.messages.iter().flat_map(|(_, text)| counted(text)).collect()
    };
    let english = of(files(ENGLISH));
    let mut wrong = Vec::new();
    for (id, own) in of(files("de")) {
        let missing = english.get(&id).map(|english| english.difference(&own)).into_iter().flatten();
        wrong.extend(missing.map(|variable| format!("de: {id} has no form for one ${variable}")));
    }
    for (file, text) in files("zh").messages {
        let asks = text.lines().filter(|line| line.trim_start().starts_with("[one]"));
        wrong.extend(asks.map(|line| format!("zh: {file} asks for a plural: {line}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
