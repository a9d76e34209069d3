//! The program as people and other programs use it.

#![expect(clippy::disallowed_methods, reason = "tests read and write files")]
#![expect(clippy::unwrap_used, reason = "a test may fail")]

use std::io::Write;
use std::net::TcpListener;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

fn globetable(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_globetable"))
        .args(arguments)
        // Whatever language this machine speaks.
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    let writer = std::thread::Builder::new().spawn(move || {
        let _ = stdin.write_all(&input); // a program that ends early closes its input
    });
    let output = child.wait_with_output().unwrap();
    writer.unwrap().join().unwrap();
    output
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// The answers to requests.
fn ask(requests: &[Value]) -> Vec<Value> {
    let input: String = requests.iter().map(|request| format!("{request}\n")).collect();
    let output = globetable(&["referee"], input.as_bytes());
    assert!(output.status.success());
    text(&output.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn the_referee_answers_as_documented() {
    let doc = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/referee.md")).unwrap();
    let lines = |mark: &str| -> Vec<String> {
        doc.lines().filter_map(|line| line.strip_prefix(mark)).map(str::to_owned).collect()
    };
    let (sent, expected) = (lines("> "), lines("< "));
    assert!(sent.len() > 10 && sent.len() == expected.len());
    let output = globetable(&["referee"], (sent.join("\n") + "\n").as_bytes());
    for ((answer, expected), sent) in text(&output.stdout).lines().zip(&expected).zip(&sent) {
        match expected.strip_suffix('…') {
            Some(beginning) => assert!(answer.starts_with(beginning), "{sent}\n{answer}"),
            None => assert_eq!(answer, expected, "{sent}"),
        }
    }
}

/// Plays a whole game at random through the referee, and returns its journal.
fn journal_of_a_game(seed: u64) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_globetable"))
        .arg("referee")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut to = child.stdin.take().unwrap();
    let mut from = std::io::BufReader::new(child.stdout.take().unwrap());
    let mut ask = |request: Value| -> Value {
        writeln!(to, "{request}").unwrap();
        let mut line = String::new();
        std::io::BufRead::read_line(&mut from, &mut line).unwrap();
        let answer: Value = serde_json::from_str(&line).unwrap();
        assert_eq!(answer["ok"], true, "{request}: {answer}");
        answer["result"].clone()
    };
    let mut standing =
        ask(json!({ "do": "new", "game": "little-monsters", "seats": 2, "dice": { "seed": seed } }));
    let mut turn = 0;
    while standing["outcome"].is_null() {
        let seat = standing["must"][0].clone();
        let legal = ask(json!({ "do": "legal", "seat": seat }));
        let legal = legal.as_array().unwrap();
        turn += 1;
        let action = &legal[turn * 7919 % legal.len()]["action"];
        standing = ask(json!({ "do": "act", "seat": seat, "action": action }));
    }
    let journal = ask(json!({ "do": "journal" })).as_str().unwrap().to_owned();
    drop(to);
    child.wait().unwrap();
    journal
}

fn verify(journal: &str, arguments: &[&str]) -> Output {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.jsonl");
    std::fs::write(&file, journal).unwrap();
    globetable(&[&["verify", file.to_str().unwrap()], arguments].concat(), b"")
}

#[test]
fn a_journal_of_older_rules_and_the_board_of_their_time_verifies() {
    let journal = include_str!("../../../fixtures/globopolis/rules-2/proven.jsonl");
    let output = verify(journal, &["--json"]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&report["ok"], &report["proof"]), (&json!(true), &json!("proven")));
}

#[test]
fn a_journal_verifies_and_every_kind_of_damage_is_found() {
    let journal = journal_of_a_game(11);
    let output = verify(&journal, &[]);
    let report = text(&output.stdout);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(report.contains("Everything holds") && report.contains("chi-square"), "{report}");
    let german = text(&verify(&journal, &["--lang", "de"]).stdout);
    assert!(german.contains("Alles stimmt") && german.contains("Chi-Quadrat"), "{german}");
    let as_json: Value = serde_json::from_slice(&verify(&journal, &["--json"]).stdout).unwrap();
    assert_eq!((&as_json["ok"], &as_json["proof"]), (&json!(true), &json!("reproduced")));

    let lines: Vec<&str> = journal.lines().collect();
    let failing = |journal: String, what: &str| {
        let output = verify(&journal, &[]);
        assert!(!output.status.success(), "{what} was not noticed");
        let error = text(&output.stderr);
        assert!(error.contains(what), "“{error}” does not say “{what}”");
    };
    let with = |index: usize, line: &str| {
        let mut changed: Vec<&str> = lines.clone();
        changed[index] = line;
        changed.join("\n")
    };
    failing(with(5, &lines[5].replace("\"seat\":", "\"seat\": ")), "entry 5");
    failing(with(7, lines[8]), "entry 7");
    failing(lines[..9].join("\n"), "ends with entry 8, before the game is over");
    failing(journal[..journal.len() - 20].to_owned(), &format!("entry {}", lines.len() - 1));
    failing(String::new(), "empty");
    failing("{}\n".to_owned(), "header");
    assert!(verify(&lines[..9].join("\n"), &["--unfinished"]).status.success());
}

#[test]
fn a_loaded_game_goes_on_with_the_same_dice() {
    let journal = journal_of_a_game(3);
    let half: Vec<&str> = journal.lines().take(40).collect();
    let last: Value = serde_json::from_str(journal.lines().nth(40).unwrap()).unwrap();
    let (seat, action) = (&last["what"]["act"]["seat"], &last["what"]["act"]["action"]);
    let answers = ask(&[
        json!({ "do": "load", "journal": half.join("\n") }),
        json!({ "do": "act", "seat": seat, "action": action }),
        json!({ "do": "journal" }),
    ]);
    let again = answers[2]["result"].as_str().unwrap().lines().nth(40).unwrap().to_owned();
    assert_eq!(again, journal.lines().nth(40).unwrap());
}

#[test]
fn nothing_that_the_referee_reads_ends_it_or_changes_the_game() {
    let mut input =
        json!({ "do": "new", "game": "little-monsters", "seats": 2, "dice": { "seed": 1 } }).to_string();
    input += "\n{\"do\":\"journal\"}\n";
    let mut bytes = input.into_bytes();
    let rubbish: [&[u8]; 19] = [
        b"",
        b" \t ",
        b"{\"do\":\"new\",\"game\":\"little-monsters\",\"seats\":2,\"dice\":{}}",
        b"{\"do\":\"new\",\"game\":\"little-monsters\",\"seats\":2,\"dice\":[7]}",
        b"{\"do\":\"new\",\"game\":\"little-monsters\",\"seats\":2,\"options\":[true],\"dice\":{\"seed\":1}}",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe\x00",
        b"{\"do\":\"act\",\"seat\":0}",
        b"{\"do\":\"act\",\"seat\":-1,\"action\":\"roll\"}",
        b"{\"do\":\"act\",\"seat\":0,\"action\":{\"step\":{\"to\":255,\"colour\":\"red\"}}}",
        b"{\"do\":\"act\",\"seat\":0,\"action\":\"stop\"}",
        b"{\"do\":\"act\",\"seat\":1,\"action\":\"roll\"}",
        b"{\"do\":\"new\",\"game\":\"chess\",\"seats\":2,\"dice\":{\"seed\":1}}",
        b"{\"do\":\"new\",\"game\":\"little-monsters\",\"seats\":99,\"dice\":{\"seed\":1}}",
        b"{\"do\":\"load\",\"journal\":\"rubbish\"}",
        b"{\"do\":\"scenario\",\"scenario\":\"title = 1\",\"dice\":{\"seed\":1}}",
        b"{\"do\":\"new\",\"game\":\"little-monsters\",\"seats\":2,\"dice\":{\"script\":[1]}}",
    ];
    for line in rubbish {
        bytes.extend_from_slice(line);
        bytes.push(b'\n');
    }
    bytes.extend(std::iter::repeat_n(b'[', 200_000)); // deep nesting
    bytes.extend_from_slice(b"\n{\"do\":\"journal\"}");
    let output = globetable(&["referee"], &bytes);
    assert!(output.status.success());
    let answers: Vec<Value> =
        text(&output.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), 2 + rubbish.len() + 2);
    for answer in &answers[2..answers.len() - 1] {
        assert_eq!(answer["ok"], false, "{answer}");
        assert!(!answer["error"]["message"].as_str().unwrap().is_empty());
    }
    assert_eq!(answers[1]["result"], answers[answers.len() - 1]["result"], "the game is as it was");
}

#[test]
fn a_script_that_is_used_up_says_which_roll_was_asked_for() {
    let order: Vec<u32> = (0..81).collect();
    let answers = ask(&[
        json!({ "do": "new", "game": "little-monsters", "seats": 2, "options": { "first": 0 },
                "dice": { "script": [order] } }),
        json!({ "do": "act", "seat": 0, "action": "roll" }),
        json!({ "do": "script", "script": [1, 6] }),
        json!({ "do": "act", "seat": 0, "action": "roll" }),
    ]);
    assert_eq!(answers[0]["ok"], true, "{}", answers[0]);
    assert_eq!(answers[1]["error"]["message"], "the dice script is used up: a d6 for “travel” was asked for");
    assert_eq!(answers[3]["ok"], true, "{}", answers[3]);
}

#[test]
fn a_wrong_entry_of_a_script_can_be_cleared() {
    let roll = json!({ "do": "act", "seat": 0, "action": "roll" });
    let answers = ask(&[
        json!({ "do": "new", "game": "little-monsters", "seats": 2, "options": { "first": 0 },
                "dice": { "script": [7, 1, 2], "seed": 3 } }),
        roll.clone(),
        roll.clone(),
        json!({ "do": "script", "clear": true, "script": [1] }),
        roll.clone(),
        json!({ "do": "script", "clear": true }),
        json!({ "do": "script", "script": [1, 6] }),
        roll,
    ]);
    assert_eq!(answers[0]["ok"], true, "the pile is shuffled by the seed: {}", answers[0]);
    let wrong = "the dice script holds 7, but a d6 for “travel” was asked for";
    assert_eq!(answers[1]["error"]["message"], wrong);
    assert_eq!(answers[2]["error"]["message"], wrong, "a refusal leaves the script as it was");
    assert_eq!(answers[3]["result"], json!({ "left": 1 }));
    let ended = "the dice script is used up: a d6 for “travel” was asked for";
    assert_eq!(answers[4]["error"]["message"], ended);
    assert_eq!(answers[5]["result"], json!({ "left": 0 }));
    assert_eq!(answers[7]["ok"], true, "{}", answers[7]);
}

#[test]
fn scripted_dice_fall_as_written_and_a_seed_shuffles_beside_them() {
    let journal = |seed: u64| {
        let answers = ask(&[
            json!({ "do": "new", "game": "little-monsters", "seats": 2, "options": { "first": 0 },
                    "dice": { "script": [1, 6], "seed": seed } }),
            json!({ "do": "act", "seat": 0, "action": "roll" }),
            json!({ "do": "journal" }),
        ]);
        assert_eq!(answers[1]["ok"], true, "{}", answers[1]);
        answers[2]["result"].as_str().unwrap().to_owned()
    };
    let (one, other) = (journal(3), journal(4));
    assert_eq!(one, journal(3), "the same seed gives the same order");
    let dice = |journal: &str, line: usize| -> Value {
        let entry: Value = serde_json::from_str(journal.lines().nth(line).unwrap()).unwrap();
        entry["dice"].clone()
    };
    assert_ne!(dice(&one, 1), dice(&other, 1), "another seed another");
    assert_eq!(dice(&one, 2), json!([{ "die": ["travel", 6, 1] }, { "die": ["travel", 6, 6] }]));
    assert!(verify(&one, &["--unfinished"]).status.success());
}

#[test]
fn options_are_read_by_name_only() {
    let options = [json!([true, true, true]), json!([]), json!("free_market"), json!(1), json!(false)];
    for options in options {
        let answers = ask(&[json!({ "do": "new", "game": "little-monsters", "seats": 2,
                                    "options": options, "dice": { "seed": 1 } })]);
        let error = &answers[0]["error"];
        assert_eq!(error["kind"], "setup", "{options}: {}", answers[0]);
        let message = error["message"].as_str().unwrap();
        assert!(message.contains("each option is given by its name"), "{message}");
    }
}

#[test]
fn events_tell_of_what_was_taken_back() {
    let seat = 0;
    let steps: Vec<Value> = vec![
        json!({ "do": "new", "game": "little-monsters", "seats": 2, "options": { "first": 0 },
                "names": ["Ada", "Ben"], "dice": { "seed": 5 } }),
        json!({ "do": "act", "seat": seat, "action": "roll" }),
        json!({ "do": "act", "seat": seat, "action": { "take_ticket": "red" } }),
        json!({ "do": "takeback", "seat": seat }),
        json!({ "do": "act", "seat": seat, "action": { "take_ticket": "blue" } }),
        json!({ "do": "events", "since": 3 }),
        json!({ "do": "journal" }),
    ];
    let answers = ask(&steps);
    let back = json!({ "entry": 4, "seat": 0, "taken_back": 3, "text": "Ada takes that back." });
    assert_eq!(answers[3]["result"]["events"], json!([back]));
    let events = answers[5]["result"].as_array().unwrap();
    let entries: Vec<u64> = events.iter().map(|event| event["entry"].as_u64().unwrap()).collect();
    assert_eq!((&events[0], entries), (&back, vec![4, 5]), "what was taken back is gone");
    // The same holds for a game that is loaded.
    let journal = answers[6]["result"].clone();
    let loaded = ask(&[json!({ "do": "load", "journal": journal }), json!({ "do": "events", "since": 3 })]);
    assert_eq!(loaded[1]["result"], answers[5]["result"]);
}

#[test]
fn the_forms_of_files_are_told_to_editors() {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/schemas"));
    for game in games::GAMES {
        for kind in ["edition", "scenario"] {
            let name = format!("{}-{kind}.json", game.id);
            let output = globetable(&["schema", game.id, kind], b"");
            assert_eq!(text(&output.stdout), std::fs::read_to_string(folder.join(&name)).unwrap(), "{name}");
        }
    }
    let unknown = globetable(&["schema", "chess", "edition"], b"");
    assert!(!unknown.status.success() && text(&unknown.stderr).contains("there is no game “chess”"));
}

#[test]
fn a_series_is_the_same_on_any_number_of_threads() {
    let series = |threads: &str| {
        let arguments =
            ["sim", "--games", "30", "--seed", "9", "--option", "all", "--json", "--threads", threads];
        let output = globetable(&[&arguments[..], &["--bots", "greedy,random,greedy"]].concat(), b"");
        let mut report: Value = serde_json::from_slice(&output.stdout).unwrap();
        report.as_object_mut().unwrap().remove("seconds");
        report
    };
    let one = series("1");
    assert_eq!(one["games"], 30);
    assert_eq!(one, series("2"));
    assert_eq!(one, series("5"));
}

#[test]
fn mistakes_on_the_command_line_are_explained() {
    let failing = |arguments: &[&str], what: &str| {
        let output = globetable(arguments, b"");
        assert!(!output.status.success());
        let error = text(&output.stderr);
        assert!(error.contains(what), "“{error}” does not say “{what}”");
    };
    failing(&["sim", "--bots", "clever"], "there are random, easy, greedy");
    failing(&["sim", "--bots", "random,greedy"], "2 bots were named for 3 seats");
    failing(&["sim", "--seats", "9"], "2 to 6 players");
    failing(&["sim", "--game", "chess"], "there is no game “chess”");
    failing(&["sim", "--option", "fog"], "free_market`, `traffic_jam`, `special_events");
    failing(&["verify", "no-such-file"], "no-such-file cannot be read");
    failing(&["odds", "7", "2"], "0 to 6 d6 (GP-70)");
    failing(&["odds", "three", "2"], "0 to 6 d6 (GP-70)");
    failing(&["odds", "3"], "<DEFENDER>");
    failing(&["odds", "3", "2", "--polygons", "6,10"], "8, 10, 12 or 20 sides");
    failing(&["odds", "3", "2", "--ties", "nobody"], "aggressor, defender");
    failing(&["odds", "--check", "0"], "--check");
    failing(&["odds", "3", "2", "--check", "9"], "cannot be used with");
    failing(&["sim", "--edition", concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml")], "Cargo.toml:");
}

#[test]
fn odds_are_told_for_one_strength_for_all_and_for_programs() {
    let odds = |arguments: &[&str]| {
        let output = globetable(&[&["odds"], arguments].concat(), b"");
        assert!(output.status.success(), "{}", text(&output.stderr));
        text(&output.stdout)
    };
    let as_json = |arguments: &[&str]| -> Value {
        serde_json::from_str(&odds(&[arguments, &["--json"]].concat())).unwrap()
    };
    // A d8 against a d10 alone: 28 of the 80 pairs are won; equal ones are the Defender's (GP-77).
    let bare = as_json(&["0", "0"]);
    assert_eq!((&bare["round"], &bare["battle"]), (&json!(0.35), &json!(0.35)));
    assert_eq!(as_json(&["0", "0", "--ties", "aggressor"])["battle"], json!(0.45));
    assert_eq!(as_json(&["0", "0", "--polygons", "20,8"])["battle"], json!(124.0 / 160.0));
    let all = as_json(&[]);
    let sizes = |table: &Value| {
        let rows = table.as_array().unwrap();
        assert!(rows.iter().all(|row| row.as_array().unwrap().len() == 7));
        rows.len()
    };
    assert_eq!((sizes(&all["round"]), sizes(&all["battle"])), (7, 7));
    assert_eq!(all["battle"][3][4], as_json(&["3", "4"])["battle"]);
    let told = odds(&["0", "0"]);
    assert!(told.contains("d8 and 0 d6") && told.contains("35.00 %"), "{told}");
    let table = odds(&[]);
    assert!(table.contains("One Battle Round") && table.contains("The whole battle"), "{table}");
    assert_eq!(table.lines().filter(|line| line.split_whitespace().count() == 8).count(), 14, "{table}");
}

#[test]
fn odds_agree_with_battles_on_any_number_of_threads() {
    let check = ["odds", "--check", "2000", "--json"];
    let one: Value = serde_json::from_slice(&globetable(&check, b"").stdout).unwrap();
    let strengths = one["strengths"].as_array().unwrap();
    assert_eq!(strengths.len(), 20);
    assert!(one["most"].as_f64().unwrap() <= 3.0, "{one}");
    assert!(strengths.iter().all(|strength| strength["found"].as_f64().unwrap() > 0.0), "{one}");
    let again: Value = serde_json::from_slice(&globetable(&check, b"").stdout).unwrap();
    assert_eq!(one, again, "the same seed gives the same battles");
    let told = text(&globetable(&["odds", "--check", "500", "--ties", "defender"], b"").stdout);
    assert!(told.contains("500 battles") && told.contains("The greatest deviation"), "{told}");
}

#[test]
fn the_server_says_what_is_wrong_when_it_cannot_open() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let output = globetable(&["--listen", &address, "--data", data.to_str().unwrap()], b"");
    assert!(!output.status.success());
    let error = text(&output.stderr);
    assert!(error.contains("in use") && error.contains("--listen"), "{error}");

    let file = folder.path().join("file");
    std::fs::write(&file, "not a folder").unwrap();
    let inside = file.join("data");
    let output = globetable(&["--listen", "127.0.0.1:0", "--data", inside.to_str().unwrap()], b"");
    assert!(!output.status.success());
    assert!(text(&output.stderr).contains("data"), "{}", text(&output.stderr));
}

#[test]
fn a_game_can_be_played_and_gone_on_with_in_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let journal = folder.path().join("game.jsonl");
    let path = journal.to_str().unwrap();
    let scenario = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/little-monsters/last-leg.toml");
    let output = globetable(&["play", "--scenario", scenario, "--seed", "4"], b"1\nrubbish\nq\n");
    assert!(output.status.success(), "{}", text(&output.stderr));
    let told = text(&output.stdout);
    assert!(told.contains("Player 1 rolls") && told.contains("(LM-5)"), "{told}");
    assert!(told.contains("Please give a number"), "{told}");
    let german =
        globetable(&["play", "--scenario", scenario, "--seed", "4", "--lang", "de"], b"1\nrubbish\nq\n");
    let told = text(&german.stdout);
    assert!(
        told.contains("Gast 1") && told.contains("was tust du?") && told.contains("Bitte gib eine Nummer"),
        "{told}"
    );
    let unknown = globetable(&["play", "--lang", "tlh"], b"");
    assert!(text(&unknown.stderr).contains("there are en, de"), "{}", text(&unknown.stderr));

    assert!(globetable(&["play", "--journal", path, "--seed", "4"], b"1\nq\n").status.success());
    let before = std::fs::read_to_string(&journal).unwrap();
    assert!(globetable(&["play", "--journal", path], b"q\n").status.success());
    let after = std::fs::read_to_string(&journal).unwrap();
    assert!(after.starts_with(before.trim_end()) && before.lines().count() > 1);
}

#[test]
fn a_game_is_looked_back_at_as_its_document_says() {
    let folder = tempfile::tempdir().unwrap();
    let found = folder.path().join("found.json");
    let journal = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/globetrotters/rules-2/proven.jsonl");
    let output = globetable(&["analyse", journal, "--json", found.to_str().unwrap()], b"");
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("dice and cards were worth"), "{}", text(&output.stdout));
    let found: Value = serde_json::from_str(&std::fs::read_to_string(found).unwrap()).unwrap();
    let document =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/analysis.md")).unwrap();
    for (field, _) in found.as_object().unwrap() {
        assert!(document.contains(&format!("| `{field}` |")), "{field} is not described");
    }
    let output = globetable(&["analyse", concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml")], b"");
    assert!(!output.status.success() && text(&output.stderr).contains("Cargo.toml"));
}
