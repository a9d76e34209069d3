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
use table::journal::{Header, Journal, Origin};
use table::{Game, Locked, Play, Seat, Viewer};
use testkit::{forgeries, rewritten};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn fixture(name: &str) -> PathBuf {
    root().join("fixtures").join(name)
}

/// Every journal in a folder and below.
fn journals(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(journals(&path));
        } else if path.extension().is_some_and(|ending| ending == "jsonl") && is_of_a_game(&path) {
            found.push(path);
        }
    }
    found
}

/// Whether a journal's game is registered. The recorded games of one that is not stay where they lie.
fn is_of_a_game(journal: &Path) -> bool {
    let text = fs::read_to_string(journal).unwrap();
    let header: Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    games::info(header["identity"]["game"].as_str().unwrap()).is_some()
}

/// A journal with other lines, chained anew.
fn rechained(text: &str, change: impl Fn(&str) -> String) -> String {
    let mut previous = String::new();
    let mut forged = String::new();
    for line in text.lines() {
        let body = change(line.rsplit_once(",\"hash\":").unwrap().0);
        previous = table::journal::hash_of(&format!("{previous}{body}"));
        forged += &format!("{body},\"hash\":\"{previous}\"}}\n");
    }
    forged
}

fn json_of(program: &str, arguments: &[&str]) -> Value {
    let output = Command::new(program).args(arguments).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let json: Value = serde_json::from_str(&text)
        .unwrap_or_else(|error| panic!("{error}: {text}{}", String::from_utf8_lossy(&output.stderr)));
    assert_eq!(output.status.success(), json["ok"] == true, "{json}");
    json
}

/// What both say about a file, and about what a browser remembers if that is a file too.
fn verdicts_with(file: &Path, remembered: Option<&Path>) -> [Value; 2] {
    let file = file.to_str().unwrap();
    let remembered = remembered.map(|path| path.to_str().unwrap());
    let script = root().join("examples/verify.py");
    let mut ours = vec!["verify", "--json", file];
    // A game on a board of another time has it beside it.
    let board = Path::new(file).with_file_name("world.toml");
    if board.is_file() {
        ours.extend(["--edition", board.to_str().unwrap()]);
    }
    ours.extend(remembered.iter().flat_map(|path| ["--remembered", path]));
    let mut theirs = vec![script.to_str().unwrap(), "--json", file];
    theirs.extend(remembered);
    [json_of(env!("CARGO_BIN_EXE_globetable"), &ours), json_of("python3", &theirs)]
}

fn verdicts(file: &Path) -> [Value; 2] {
    verdicts_with(file, None)
}

#[test]
fn both_verifiers_say_who_made_the_dice() {
    for (name, proof, contributions) in [
        ("dice/shared.jsonl", "shared", json!(["share", "share"])),
        ("dice/withheld.jsonl", "shared", json!(["share", "withheld"])),
        ("dice/nothing.jsonl", "shared", json!(["share", "nothing"])),
        ("dice/agreed.jsonl", "shared", json!(["share", "share"])),
        ("dice/table-alone.jsonl", "table_alone", json!(["bot", "bot"])),
        ("dice/broken-off.jsonl", "broken_off", json!(["awaited", "share"])),
        ("little-monsters/rules-1/proven.jsonl", "proven", Value::Null),
    ] {
        for verdict in verdicts(&fixture(name)) {
            assert_eq!(verdict["proof"], proof, "{name}: {verdict}");
            assert_eq!(verdict["contributions"], contributions, "{name}: {verdict}");
        }
    }
}

#[test]
fn the_verdict_says_in_words_who_contributed() {
    const NOBODY_ALONE: &str = "no single one of these players and this table could choose a roll";
    const TABLE_ALONE: &str = "The table alone made these rolls";
    let script = root().join("examples/verify.py");
    for (name, said, unsaid) in [
        (
            "dice/shared.jsonl",
            &["Ann", "Bo", NOBODY_ALONE, "quietfoxes"][..],
            &[TABLE_ALONE, "several numbers"][..],
        ),
        ("dice/withheld.jsonl", &["Ann", NOBODY_ALONE, "not reveal it"], &["several numbers"]),
        ("dice/nothing.jsonl", &["Ann", NOBODY_ALONE, "ontributed nothing"], &["several numbers"]),
        ("dice/table-alone.jsonl", &[TABLE_ALONE], &[NOBODY_ALONE, "shares of"]),
        ("dice/broken-off.jsonl", &["was broken off", "nothing was rolled"], &[NOBODY_ALONE, TABLE_ALONE]),
        // The words of their time.
        (
            "little-monsters/rules-1/proven.jsonl",
            &["what the players contributed"],
            &[NOBODY_ALONE, TABLE_ALONE],
        ),
    ] {
        let file = fixture(name);
        let file = file.to_str().unwrap();
        let ours =
            Command::new(env!("CARGO_BIN_EXE_globetable")).args(["verify", "--lang", "en", file]).output();
        let theirs = Command::new("python3").args([script.to_str().unwrap(), file]).output();
        for output in [ours.unwrap(), theirs.unwrap()] {
            let text = String::from_utf8(output.stdout).unwrap();
            for part in said {
                assert!(text.contains(part), "{name} says “{part}”: {text}");
            }
            for part in unsaid {
                assert!(!text.contains(part), "{name} does not say “{part}”: {text}");
            }
        }
    }
}

#[test]
fn both_verifiers_agree_about_every_recorded_game() {
    let games = journals(&root().join("fixtures"));
    assert!(games.len() > 20, "{games:?}");
    for game in games {
        let [ours, theirs] = verdicts(&game);
        // Dice from a number that is no secret are cast again by the program, and not by the script.
        let ours = if ours["proof"] == "reproduced" { json!("seeded") } else { ours["proof"].clone() };
        assert_eq!(ours, theirs["proof"], "{}", game.display());
        assert_eq!(theirs["ok"], true, "{}", game.display());
    }
}

#[test]
fn both_verifiers_find_every_forgery() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.jsonl");
    for name in ["dice/shared.jsonl", "dice/withheld.jsonl", "dice/agreed.jsonl"] {
        let text = fs::read_to_string(fixture(name)).unwrap();
        fs::write(&file, &text).unwrap();
        assert!(verdicts(&file).iter().all(|verdict| verdict["proof"] == "shared"));
        for (what, forged) in forgeries(&text) {
            fs::write(&file, forged).unwrap();
            for verdict in verdicts(&file) {
                assert_eq!(verdict["ok"], false, "{name}, {what}: {verdict}");
            }
        }
    }
}

#[test]
fn a_start_that_was_broken_off_is_named_by_the_next() {
    let [ours, theirs] = verdicts(&fixture("dice/broken-off.jsonl"));
    assert_eq!((&ours["proof"], &theirs["proof"]), (&json!("broken_off"), &json!("broken_off")));
    for verdict in verdicts(&fixture("dice/shared.jsonl")) {
        assert_eq!(verdict["broken_off"][0]["hash"], theirs["hash"], "{verdict}");
        assert_eq!(verdict["broken_off"][0]["shares"], 1);
    }
    let text = fs::read_to_string(fixture("dice/broken-off.jsonl")).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("start.jsonl");
    let seed = SecretSeed([1; 32]).reveal();
    for (what, forged) in [
        ("another seed", rechained(&text, |body| body.replace(&seed, &"02".repeat(32)))),
        ("another share", rechained(&text, |body| body.replace(&"0c".repeat(32), &"0d".repeat(32)))),
    ] {
        assert_ne!(forged, text);
        fs::write(&file, forged).unwrap();
        assert!(verdicts(&file).iter().all(|verdict| verdict["ok"] == false), "{what}");
    }
}

/// What the browser of a seat remembers that was shown every line of a game.
fn memory_of(text: &str, seat: Seat) -> Value {
    let journal = Journal::read(text).unwrap();
    let Origin::Sealed(sealing) = &journal.header.dice else { panic!("it is sealed") };
    let own = json!({ seat.0.to_string(): sealing.commitment(seat).unwrap() });
    let lines: serde_json::Map<String, Value> =
        journal.hashes.iter().enumerate().map(|(n, hash)| (n.to_string(), json!(hash))).collect();
    json!({ "table": sealing.table, "seal": sealing.seed, "shares": own, "revealed": own, "lines": lines })
}

#[test]
fn what_a_browser_remembers_finds_every_game_that_was_written_anew() {
    let folder = tempfile::tempdir().unwrap();
    let (file, memory) = (folder.path().join("game.jsonl"), folder.path().join("remembered.json"));
    let text = fs::read_to_string(fixture("dice/shared.jsonl")).unwrap();
    let honest = Seat(1);
    fs::write(&memory, memory_of(&text, honest).to_string()).unwrap();
    for verdict in verdicts_with(&fixture("dice/shared.jsonl"), Some(&memory)) {
        assert_eq!(verdict["proof"], "shared", "{verdict}");
    }
    let open = |header: &Header| AnyGame::of_header(header, None).unwrap();
    for (what, other) in rewritten(&text, honest, &open, &finish) {
        assert_ne!(other, text, "{what}");
        fs::write(&file, other).unwrap();
        for verdict in verdicts(&file) {
            assert_eq!(verdict["ok"], true, "{what} is sound in itself: {verdict}");
        }
        for verdict in verdicts_with(&file, Some(&memory)) {
            assert_eq!(verdict["ok"], false, "{what}: {verdict}");
        }
    }
}

#[test]
fn lines_that_were_removed_from_a_game_are_missed_by_whoever_remembers_them() {
    let folder = tempfile::tempdir().unwrap();
    let memory = folder.path().join("remembered.json");
    let text = fs::read_to_string(fixture("dice/shared.jsonl")).unwrap();
    let open = |header: &Header| AnyGame::of_header(header, None).unwrap();
    let games = rewritten(&text, Seat(1), &open, &finish);
    let (_, longer) = games.iter().find(|(what, _)| *what == "lines more").unwrap();
    assert_eq!(longer.lines().count(), text.lines().count() + 2, "something was done and taken back");
    fs::write(&memory, memory_of(longer, Seat(1)).to_string()).unwrap();
    for verdict in verdicts_with(&fixture("dice/shared.jsonl"), Some(&memory)) {
        assert_eq!(verdict["ok"], false, "{verdict}");
    }
}

#[test]
fn every_thing_that_a_browser_remembers_counts() {
    let folder = tempfile::tempdir().unwrap();
    let memory = folder.path().join("remembered.json");
    let name = fixture("dice/withheld.jsonl");
    let text = fs::read_to_string(&name).unwrap();
    let other = "5a".repeat(32);
    let own = memory_of(&text, Seat(0));
    let withheld = memory_of(&text, Seat(1))["shares"].clone();
    let changed = |field: &str, value: Value| {
        let mut memory = own.clone();
        memory[field] = value;
        memory
    };
    for (what, remembered, holds) in [
        ("all", own.clone(), true),
        ("a share that was not revealed", changed("shares", withheld.clone()), true),
        ("little", json!({ "table": "brightbees" }), true),
        ("another table", changed("table", json!("quietfoxes")), false),
        ("another seal", changed("seal", json!(other)), false),
        ("another share", changed("shares", json!({ "0": other })), false),
        ("a share of a seat that there is not", changed("shares", json!({ "7": other })), false),
        ("a share that was left out", changed("revealed", withheld.clone()), false),
        ("another line", changed("lines", json!({ "3": other })), false),
        ("a line after the end", changed("lines", json!({ "99999": other })), false),
        ("a share that is not its own", changed("foreign", json!([withheld["1"]])), false),
        ("a share that is not its own and was put right", changed("foreign", json!([other])), true),
    ] {
        fs::write(&memory, remembered.to_string()).unwrap();
        for verdict in verdicts_with(&name, Some(&memory)) {
            assert_eq!(verdict["ok"], holds, "{what}: {verdict}");
        }
    }
}

#[test]
fn neither_a_zero_byte_nor_another_count_moves_a_share_in_the_first_format() {
    // The key of the first format is the same for the table “t” with the nonces “a” and “b”, for the table “t\0a” with the nonce
    // “b”, and for the table “t” with the nonces “a\0b” and none.
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.jsonl");
    let text = fs::read_to_string(fixture("little-monsters/rules-2/proven.jsonl")).unwrap();
    let journal = Journal::read(&text).unwrap();
    let Origin::Proven(provenance) = &journal.header.dice else { panic!("it is proven") };
    let written =
        |table: &str, nonces: &[&str]| format!("\"table\":{},\"nonces\":{}", json!(table), json!(nonces));
    let nonces: Vec<&str> = provenance.nonces.iter().map(String::as_str).collect();
    let (table, (first, others)) = (provenance.table.as_str(), nonces.split_first().unwrap());
    let before = written(table, &nonces);
    assert!(text.contains(&before), "{before}");
    let last = others.last().unwrap();
    let joined = format!("{first}\0{last}");
    let mut moved = vec![joined.as_str()];
    moved.resize(nonces.len(), "");
    for (what, after) in [
        ("a share moved into the table's id", written(&format!("{table}\0{first}"), others)),
        ("two shares made one", written(table, &moved)),
        ("one number too few", written(table, others)),
        ("one number too many", written(table, &[&nonces[..], &["ff"]].concat())),
    ] {
        fs::write(&file, rechained(&text, |body| body.replace(&before, &after))).unwrap();
        for verdict in verdicts(&file) {
            assert_eq!(verdict["ok"], false, "{what}: {verdict}");
            let error = verdict["error"].to_string();
            let said = ["zero byte", "number of contributions", "one contribution for every seat"];
            assert!(said.iter().any(|said| error.contains(said)), "{what}: {error}");
        }
    }
}

fn game() -> AnyGame {
    Setup::read("little-monsters", 2, &Value::Null).unwrap().open(None).unwrap()
}

fn locked(table: &str, seed: &SecretSeed, seats: Vec<Sitter>, broken_off: Vec<BrokenOff>) -> Locked {
    let names = vec!["Ann".to_owned(), "Bo".to_owned()];
    let sealing = Sealing { table: table.to_owned(), seed: seed.commitment(), seats, broken_off };
    Locked::new(game().identity(), names, sealing, None).unwrap()
}

/// A whole game between bots, with the dice of a locked table.
fn finished(locked: Locked, seed: &SecretSeed) -> Vec<String> {
    let mut play = Play::open(game(), locked, seed).unwrap();
    finish(&mut play, seed, false);
    play.lines().to_vec()
}

/// Bots play a game to its end. If they waver, the first thing that can be taken back is, and then done after all.
fn finish(play: &mut Play<AnyGame>, seed: &SecretSeed, mut waver: bool) {
    let mut thoughts = FastDice::new(8);
    while let Some(seat) = act(play, seed, &mut thoughts) {
        if waver && play.can_take_back(seat) {
            play.take_back(seat).unwrap();
            waver = false;
        }
    }
    play.reveal(seed).unwrap();
}

/// A bot does one thing, and it is said who; nobody does in a game that is over.
fn act(play: &mut Play<AnyGame>, seed: &SecretSeed, thoughts: &mut FastDice) -> Option<Seat> {
    let seat = play.game().to_act(play.state()).must.first()?;
    let view = play.game().view(play.state(), Viewer::Seat(seat));
    let action = Bot::called("greedy").unwrap().choose(play.game(), &view, thoughts).unwrap();
    let mut dice = play.proven_dice(seed).unwrap();
    play.act(seat, &action, &mut dice).unwrap();
    Some(seat)
}

/// A game in which all agree to take a roll back with what came after it, and later to end it.
fn agreed(locked: Locked, seed: &SecretSeed) -> Vec<String> {
    let mut play = Play::open(game(), locked, seed).unwrap();
    let mut thoughts = FastDice::new(8);
    let first = act(&mut play, seed, &mut thoughts).unwrap();
    let roll: Value = serde_json::from_str(play.lines().last().unwrap()).unwrap();
    assert_ne!(roll["dice"], json!([]), "{roll}");
    for taken_back in [true, false] {
        for _ in 0..6 {
            act(&mut play, seed, &mut thoughts).unwrap();
        }
        if taken_back {
            play.take_back_to(first, roll["n"].as_u64().unwrap()).unwrap();
        }
    }
    play.abandon().unwrap();
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

    let mut off = locked("quietfoxes", &seed(1), vec![person(11), person(12)], Vec::new());
    off.reveal(Seat(1), &share(12).to_string()).unwrap();
    off.break_off(&seed(1)).unwrap();
    write("broken-off.jsonl", off.lines());

    let before = BrokenOff {
        table: "quietfoxes".to_owned(),
        hash: off.last_hash().to_owned(),
        shares: off.revealed(),
    };
    let mut shared = locked("greenowls2", &seed(2), vec![person(21), person(22)], vec![before]);
    shared.reveal(Seat(1), &share(22).to_string()).unwrap();
    shared.reveal(Seat(0), &share(21).to_string()).unwrap();
    write("shared.jsonl", &finished(shared, &seed(2)));

    let mut withheld = locked("brightbees", &seed(3), vec![person(31), person(32)], Vec::new());
    withheld.reveal(Seat(0), &share(31).to_string()).unwrap();
    withheld.go_on_without(Seat(1)).unwrap();
    write("withheld.jsonl", &finished(withheld, &seed(3)));

    let mut nothing =
        locked("calmwhales", &seed(4), vec![person(41), Sitter::Person { share: None }], Vec::new());
    nothing.reveal(Seat(0), &share(41).to_string()).unwrap();
    write("nothing.jsonl", &finished(nothing, &seed(4)));

    let mut together = locked("gentlebats", &seed(6), vec![person(61), person(62)], Vec::new());
    together.reveal(Seat(0), &share(61).to_string()).unwrap();
    together.reveal(Seat(1), &share(62).to_string()).unwrap();
    write("agreed.jsonl", &agreed(together, &seed(6)));

    write(
        "table-alone.jsonl",
        &finished(locked("swiftmoles", &seed(5), vec![bot(), bot()], Vec::new()), &seed(5)),
    );
}
