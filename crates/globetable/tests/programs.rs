//! Programs that play, and those that do not do it well (docs/programs.md).

#![expect(clippy::unwrap_used, reason = "in a test a panic is the report")]
#![expect(clippy::disallowed_methods, reason = "programs are written and started")]

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

fn globetable(arguments: &[&str]) -> Output {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    Command::new(env!("CARGO_BIN_EXE_globetable")).args(arguments).current_dir(root).output().unwrap()
}

fn report(arguments: &[&str]) -> Value {
    let output = globetable(arguments);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

const EXAMPLE: &str = "exec:python3 examples/bot.py";

#[test]
fn the_example_plays_every_game_without_a_fault() {
    for (game, option, games) in [
        ("little-monsters", "all", "4"),
        ("globetrotters", "short={\"rounds\":6}", "2"),
        ("globopolis", "rounds=4", "2"),
    ] {
        let bots = format!("{EXAMPLE},random");
        let report = report(&[
            "sim", "--game", game, "--seats", "2", "--option", option, "--bots", &bots, "--games", games,
            "--json", "--answer", "60000",
        ]);
        assert_eq!(report["faults"], serde_json::json!({}), "{game}: {report}");
    }
}

#[test]
fn the_example_is_better_than_chance() {
    let bots = format!("{EXAMPLE},random");
    let report =
        report(&["sim", "--seats", "2", "--bots", &bots, "--games", "10", "--json", "--answer", "60000"]);
    let won = report["by_bot"][0][1]["count"].as_f64().unwrap();
    assert_eq!(report["by_bot"][0][0], EXAMPLE);
    assert!(won >= 9.0, "{report}");
}

/// A program that answers what this says, with the question `q`.
fn program(folder: &Path, name: &str, answer: &str) -> String {
    let path = folder.join(name);
    let text = format!(
        "import json, sys, time\nfor n, line in enumerate(sys.stdin):\n    q = json.loads(line)\n    {}\n    {answer}\n",
        "if q['do'] == 'new': print(json.dumps({'ok': True, 'id': q['id']}), flush=True); continue"
    );
    fs::write(&path, text).unwrap();
    format!("exec:python3 {}", path.display())
}

#[test]
fn one_that_hangs_lies_or_dies_loses_its_actions_to_chance_and_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let answer = |result: &str| {
        format!("print(json.dumps({{'ok': True, 'id': q['id'], 'result': {result}}}), flush=True)")
    };
    let first = answer("q['view']['legal'][0]");
    let other_id =
        "print(json.dumps({'ok': True, 'id': q['id'] + 1, 'result': q['view']['legal'][0]}), flush=True)";
    let dies = format!("sys.exit() if n > 5 else {first}");
    let bad = [
        ("late", program(folder.path(), "hangs.py", "pass"), "50"),
        (
            "late",
            program(folder.path(), "never_stops.py", "while True: print('{\"id\": 0}', flush=True)"),
            "50",
        ),
        ("unreadable", program(folder.path(), "babbles.py", "print('Hello', flush=True)"), "60000"),
        (
            "unreadable",
            program(folder.path(), "means_something_else.py", &answer("'fly_to_the_moon'")),
            "60000",
        ),
        ("unreadable", program(folder.path(), "answers_another.py", other_id), "60000"),
        (
            "refused",
            program(folder.path(), "cheats.py", &answer("{'step': {'to': 1, 'colour': 'red'}}")),
            "60000",
        ),
        ("gone", program(folder.path(), "dies.py", &dies), "60000"),
        ("gone", "exec:there-is-no-such-program".to_owned(), "60000"),
    ];
    for (fault, name, limit) in bad {
        let bots = format!("{name},random");
        let report =
            report(&["sim", "--seats", "2", "--bots", &bots, "--games", "2", "--json", "--answer", limit]);
        let faults = &report["faults"][&name];
        assert!(faults[fault].as_u64().unwrap() > 0, "{name}: {report}");
        // Who hangs is asked three times in each of the two games, and then counts as gone.
        if fault == "late" {
            assert_eq!(faults["late"], 6, "{report}");
        }
    }
}

#[test]
fn an_arena_goes_on_where_it_was_broken_off() {
    let folder = tempfile::tempdir().unwrap();
    let record = folder.path().join("record.jsonl");
    let arena = |rounds: &str, more: &[&str]| {
        let mut arguments =
            vec!["arena", "--seats", "2", "--bots", "greedy,random", "--json", "--rounds", rounds];
        arguments.extend_from_slice(more);
        globetable(&arguments)
    };
    let kept = ["--record", record.to_str().unwrap()];
    let whole = arena("6", &[]);
    arena("3", &kept);
    // The last line was cut off by a crash.
    let text = fs::read_to_string(&record).unwrap();
    assert_eq!(text.lines().count(), 1 + 6);
    fs::write(&record, &text[..text.len() - 20]).unwrap();
    let gone_on = arena("6", &kept);
    assert_eq!(String::from_utf8_lossy(&gone_on.stdout), String::from_utf8_lossy(&whole.stdout));
    assert_eq!(String::from_utf8_lossy(&arena("6", &kept).stdout), String::from_utf8_lossy(&whole.stdout));
    // Another arena does not write into it.
    let other = arena("6", &["--record", record.to_str().unwrap(), "--seed", "2"]);
    assert!(!other.status.success());
    assert!(String::from_utf8_lossy(&other.stderr).contains("another arena"), "{other:?}");
    // Nor is a file touched that is none.
    fs::write(&record, "a diary").unwrap();
    let none = arena("6", &kept);
    assert!(String::from_utf8_lossy(&none.stderr).contains("no record of an arena"), "{none:?}");
    assert_eq!(fs::read_to_string(&record).unwrap(), "a diary");
}

#[test]
fn an_arena_says_in_words_who_is_stronger() {
    let output = globetable(&["arena", "--seats", "2", "--bots", "random,greedy", "--rounds", "10"]);
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.contains("20 games of little-monsters with 2 seats, seed 1"), "{text}");
    let (greedy, random) = (text.find("greedy      +0 ± 0"), text.find("\n  random "));
    assert!(greedy < random && greedy.is_some(), "{text}");
    let twice = globetable(&["arena", "--bots", "greedy,greedy"]);
    assert!(String::from_utf8_lossy(&twice.stderr).contains("named twice"), "{twice:?}");
}
