//! `globetable verify` and `examples/verify.py`, which was written from `docs/dice.md`, agree about every journal and every
//! forgery.

#![expect(clippy::disallowed_methods, reason = "tests read and write files")]
#![expect(clippy::unwrap_used, reason = "a test may fail")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use bots::Bot;
use games::{AnyGame, Setup};
use serde_json::{Value, json};
use table::dice::{BrokenOff, FastDice, Sealing, SecretSeed, Share, Sitter};
use table::{Game, Locked, Play, Seat, Viewer};
use testkit::forgeries;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn fixture(name: &str) -> PathBuf {
    root().join("fixtures").join(name)
}

fn json_of(program: &str, arguments: &[&str]) -> Value {
    let output = Command::new(program).args(arguments).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let json: Value = serde_json::from_str(&text)
        .unwrap_or_else(|error| panic!("{error}: {text}{}", String::from_utf8_lossy(&output.stderr)));
    assert_eq!(output.status.success(), json["ok"] == true, "{json}");
    json
}

/// What both say about a file.
fn verdicts(file: &Path) -> [Value; 2] {
    let file = file.to_str().unwrap();
    let script = root().join("examples/verify.py");
    [
        json_of(env!("CARGO_BIN_EXE_globetable"), &["verify", "--json", file]),
        json_of("python3", &[script.to_str().unwrap(), "--json", file]),
    ]
}

#[test]
fn both_verifiers_agree_about_the_recorded_dice() {
    for (name, proof, contributions) in [
        ("dice/shared.jsonl", "shared", json!(["share", "share"])),
        ("dice/withheld.jsonl", "shared", json!(["share", "withheld"])),
        ("dice/nothing.jsonl", "shared", json!(["share", "nothing"])),
        ("dice/table-alone.jsonl", "table_alone", json!(["bot", "bot"])),
        ("little-monsters/rules-1/proven.jsonl", "proven", Value::Null),
        ("little-monsters/rules-2/proven.jsonl", "proven", Value::Null),
        ("globetrotters/rules-2/proven.jsonl", "proven", Value::Null),
        ("globopolis/proven.jsonl", "proven", Value::Null),
    ] {
        for verdict in verdicts(&fixture(name)) {
            assert_eq!(verdict["proof"], proof, "{name}: {verdict}");
            assert_eq!(verdict["contributions"], contributions, "{name}: {verdict}");
        }
    }
}

#[test]
fn both_verifiers_find_every_forgery() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.jsonl");
    for (name, proof) in [("dice/shared.jsonl", "shared"), ("dice/withheld.jsonl", "shared")] {
        let text = fs::read_to_string(fixture(name)).unwrap();
        fs::write(&file, &text).unwrap();
        assert!(verdicts(&file).iter().all(|verdict| verdict["proof"] == proof));
        for (what, forged) in forgeries(&text) {
            fs::write(&file, forged).unwrap();
            for verdict in verdicts(&file) {
                assert_eq!(verdict["ok"], false, "{name}, {what}: {verdict}");
            }
        }
    }
}

#[test]
fn a_start_that_was_broken_off_is_no_game_and_what_it_published_is_checked() {
    let file = fixture("dice/broken-off.jsonl");
    let [ours, theirs] = verdicts(&file);
    assert_eq!(theirs["proof"], "broken_off");
    assert!(ours["error"].as_str().unwrap().contains("broken off"), "{ours}");
    let shared = fs::read_to_string(fixture("dice/shared.jsonl")).unwrap();
    let last = theirs["hash"].as_str().unwrap();
    assert!(shared.lines().next().unwrap().contains(last), "the next start names it");
}

#[test]
fn a_text_with_a_zero_byte_cannot_move_a_share_in_the_old_format() {
    // The key of the old format is the same for the nonces “a”, “b” and for the table “t\0a” with the nonce “b”.
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.jsonl");
    let text = fs::read_to_string(fixture("little-monsters/rules-2/proven.jsonl")).unwrap();
    let first = text.lines().next().unwrap();
    let header: Value = serde_json::from_str(first).unwrap();
    let nonces = header["dice"]["proven"]["nonces"].as_array().unwrap().clone();
    let moved = format!("quiet-fox\\u0000{}", nonces[0].as_str().unwrap());
    let body = first.rsplit_once(",\"hash\":").unwrap().0;
    let body = body.replace("\"quiet-fox\"", &format!("\"{moved}\"")).replace(&format!("{},", nonces[0]), "");
    let mut previous = String::new();
    let mut forged = String::new();
    for body in std::iter::once(body.as_str())
        .chain(text.lines().skip(1).map(|line| line.rsplit_once(",\"hash\":").unwrap().0))
    {
        let hash = table::journal::hash_of(&format!("{previous}{body}"));
        forged += &format!("{body},\"hash\":\"{hash}\"}}\n");
        previous = hash;
    }
    fs::write(&file, forged).unwrap();
    for verdict in verdicts(&file) {
        assert_eq!(verdict["ok"], false, "{verdict}");
    }
}

fn game() -> AnyGame {
    Setup::read("little-monsters", 2, &Value::Null).unwrap().open(None).unwrap()
}

fn locked(table: &str, seed: &SecretSeed, seats: [Sitter; 2], broken_off: Vec<BrokenOff>) -> Locked {
    let names = vec!["Ann".to_owned(), "Bo".to_owned()];
    let sealing =
        Sealing { table: table.to_owned(), seed: seed.commitment(), seats: seats.to_vec(), broken_off };
    Locked::new(game().identity(), names, sealing, None).unwrap()
}

/// A whole game between bots, with the dice of a locked table.
fn finished(locked: Locked, seed: &SecretSeed) -> Vec<String> {
    let mut play = Play::open(game(), locked, seed).unwrap();
    let mut thoughts = FastDice::new(8);
    while let Some(seat) = play.game().to_act(play.state()).must.first() {
        let view = play.game().view(play.state(), Viewer::Seat(seat));
        let action = Bot::called("greedy").unwrap().choose(play.game(), &view, &mut thoughts).unwrap();
        let mut dice = play.proven_dice(seed).unwrap();
        play.act(seat, &action, &mut dice).unwrap();
    }
    play.reveal(seed).unwrap();
    play.lines().to_vec()
}

#[test]
#[ignore = "writes the fixtures; run it after a wanted change of rules or edition"]
fn record_the_dice_anew() {
    let folder = root().join("fixtures/dice");
    fs::create_dir_all(&folder).unwrap();
    let write = |name: &str, lines: &[String]| {
        fs::write(folder.join(name), lines.join("\n") + "\n").unwrap();
    };
    let seed = |byte| SecretSeed([byte; 32]);
    let share = |byte| Share([byte; 32]);
    let person = |byte| Sitter::Person { share: Some(share(byte).commitment()) };
    let bot = || Sitter::Bot("greedy".to_owned());

    let mut off = locked("quietfoxes", &seed(1), [person(11), person(12)], Vec::new());
    off.reveal(Seat(1), &share(12).to_string()).unwrap();
    off.break_off(&seed(1)).unwrap();
    write("broken-off.jsonl", off.lines());

    let before = BrokenOff {
        table: "quietfoxes".to_owned(),
        hash: off.last_hash().to_owned(),
        shares: off.revealed(),
    };
    let mut shared = locked("greenowls2", &seed(2), [person(21), person(22)], vec![before]);
    shared.reveal(Seat(1), &share(22).to_string()).unwrap();
    shared.reveal(Seat(0), &share(21).to_string()).unwrap();
    write("shared.jsonl", &finished(shared, &seed(2)));

    let mut withheld = locked("brightbees", &seed(3), [person(31), person(32)], Vec::new());
    withheld.reveal(Seat(0), &share(31).to_string()).unwrap();
    withheld.go_on_without(Seat(1)).unwrap();
    write("withheld.jsonl", &finished(withheld, &seed(3)));

    let mut nothing =
        locked("calmwhales", &seed(4), [person(41), Sitter::Person { share: None }], Vec::new());
    nothing.reveal(Seat(0), &share(41).to_string()).unwrap();
    write("nothing.jsonl", &finished(nothing, &seed(4)));

    write(
        "table-alone.jsonl",
        &finished(locked("swiftmoles", &seed(5), [bot(), bot()], Vec::new()), &seed(5)),
    );
}
