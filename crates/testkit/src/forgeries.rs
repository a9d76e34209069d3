//! Journals of sealed games as somebody who owns the file could rewrite them. Every verifier must find every one.

use serde_json::value::RawValue;
use table::Locked;
use table::dice::{DiceKey, SecretSeed};
use table::journal::{self, Journal};

/// The lines of a journal without their hashes.
fn bodies(text: &str) -> Vec<String> {
    let body = |line: &str| line.rsplit_once(",\"hash\":").map(|(body, _)| format!("{body}}}"));
    text.lines().filter_map(body).collect()
}

/// The lines numbered and chained anew.
fn chained(lines: &[String]) -> String {
    let mut previous = String::new();
    let mut text = String::new();
    for (n, line) in lines.iter().enumerate() {
        let line = match line.split_once(',') {
            Some((_, rest)) if n > 0 => format!("{{\"n\":{n},{rest}"),
            _ => line.clone(),
        };
        let value: Box<RawValue> = serde_json::from_str(&line).expect("a line is JSON");
        let (line, hash) = journal::chain(&previous, &value);
        text += &line;
        text.push('\n');
        previous = hash;
    }
    text
}

/// The lines with the salts that belong to their places, as somebody writes them who has the key.
fn salted(lines: &[String], key: &DiceKey) -> Vec<String> {
    let with_salt = |(n, line): (u64, &String)| match line.split_once("\"salt\":\"") {
        Some((before, _)) => format!("{before}\"salt\":\"{}\"}}", key.salt(n)),
        None => line.clone(),
    };
    (0..).zip(lines).map(with_salt).collect()
}

/// The key of a sealed game that is over.
fn key_of(text: &str) -> DiceKey {
    let journal = Journal::read(text).expect("the journal is sound");
    let seed = SecretSeed::parse(quoted(text, "\"reveal\":{\"seed\":\"")).expect("the seed is published");
    let (locked, _) = Locked::read(&journal).expect("the journal is sound");
    locked.and_then(|locked| locked.key(&seed)).expect("the game has begun")
}

/// A part of a text: what stands after `before`, up to the next quotation mark.
fn quoted<'a>(text: &'a str, before: &str) -> &'a str {
    text.split_once(before).and_then(|(_, rest)| rest.split('"').next()).expect("the journal has it")
}

/// Forgeries of a sealed game that is over, in which seat 0 revealed a share and dice of six sides fell; each with what was
/// done.
///
/// # Panics
/// If the journal is no such game.
pub fn forgeries(text: &str) -> Vec<(&'static str, String)> {
    let lines = bodies(text);
    let rolls: Vec<usize> = (0..lines.len()).filter(|&n| lines[n].contains("{\"die\":")).collect();
    let (first, last) = (rolls[0], rolls[rolls.len() - 1]);
    let share = quoted(text, "\"seat\":0,\"share\":\"").to_owned();
    let seed = quoted(text, "\"reveal\":{\"seed\":\"").to_owned();
    let commitment = quoted(text, "\"person\":{\"share\":\"").to_owned();
    let salt = quoted(&lines[last], "\"salt\":\"").to_owned();
    let table = quoted(text, "\"sealed\":{\"table\":\"").to_owned();
    let (ones, other) = ("01".repeat(32), "72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793");
    let replaced = |from: &str, to: &str| -> String {
        let new: Vec<String> = lines.iter().map(|line| line.replace(from, to)).collect();
        assert_ne!(new, lines, "{from} is in the journal");
        chained(&new)
    };
    let mut removed = lines.clone();
    removed.remove(first);
    let mut swapped = lines.clone();
    swapped.swap(first, last);
    let mut twice = lines.clone();
    twice.insert(first, lines[first].clone());
    let key = key_of(text);
    let mut unrevealed = lines.clone();
    unrevealed.retain(|line| !line.contains(&share));
    let face = |from: &str| {
        let mut changed = lines.clone();
        let at = changed[last].find("{\"die\":").expect("a die fell") + "{\"die\":".len();
        let (before, rest) = changed[last].split_at(at);
        let end = rest.find(']').expect("a list ends");
        let (die, after) = rest.split_at(end);
        let die = die.rsplit_once(',').expect("a face is the last of three").0;
        changed[last] = format!("{before}{die},{from}{after}");
        changed
    };
    let old_face = {
        let die = quoted_die(&lines[last]);
        if die == "1" { "2" } else { "1" }
    };
    let unchained: String = text.replacen(&share, &ones, 1);
    vec![
        ("a changed line, not chained anew", unchained),
        ("a changed die", chained(&face(old_face))),
        ("a face that no die has", chained(&face("0"))),
        ("a removed roll", chained(&removed)),
        ("two rolls exchanged", chained(&swapped)),
        ("a removed roll, salted anew", chained(&salted(&removed, &key))),
        ("two rolls exchanged, salted anew", chained(&salted(&swapped, &key))),
        ("a roll that comes twice", chained(&salted(&twice, &key))),
        ("a removed share", chained(&unrevealed)),
        ("another share", replaced(&share, &ones)),
        (
            "another share with its commitment",
            chained(
                &lines
                    .iter()
                    .map(|line| line.replace(&share, &ones).replace(&commitment, other))
                    .collect::<Vec<_>>(),
            ),
        ),
        ("a contributor made into none", replaced(&format!("{{\"share\":\"{commitment}\"}}"), "{}")),
        ("other options", replaced("\"options\":{", "\"options\":{\"forged\":true,")),
        ("another name", replaced("\"names\":[\"", "\"names\":[\"X")),
        ("another edition", replaced("\"edition\":{\"id\":\"", "\"edition\":{\"id\":\"x")),
        ("another table", replaced(&table, "abcdefghij")),
        ("a zero byte in the table's id", replaced(&table, &format!("{table}\\u0000"))),
        ("another seed", replaced(&seed, &ones)),
        ("another salt", replaced(&salt, &"0".repeat(32))),
        ("no salt", replaced(&format!(",\"salt\":\"{salt}\""), "")),
        ("the old format", replaced("{\"globetable\":2", "{\"globetable\":1")),
        ("a blank that changes nothing", replaced("{\"globetable\":2,", "{\"globetable\": 2,")),
        (
            "a field that says nothing",
            replaced(&format!("{{\"share\":\"{commitment}\"}}"), "{\"share\":null}"),
        ),
        ("a seat too many", replaced("\"names\":[", "\"names\":[\"X\",")),
    ]
}

/// The face of the first die in a line.
fn quoted_die(line: &str) -> &str {
    let die = line.split_once("{\"die\":[").and_then(|(_, rest)| rest.split(']').next());
    die.and_then(|die| die.rsplit(',').next()).expect("a die fell")
}
