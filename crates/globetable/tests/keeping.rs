//! Tables that outlive what happens to the program: killed, copied, restored, carried elsewhere.

#![expect(clippy::disallowed_methods, reason = "tests read and write files")]
#![expect(clippy::unwrap_used, reason = "a test may fail")]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Output, Stdio};
use std::time::{Duration, Instant};

use store::{Status, Store};

#[path = "../../server/tests/support/patience.rs"]
mod patience;
#[path = "../../store/tests/suite/postgres_server.rs"]
mod postgres_server;

/// How long anything may take before a test gives up on it.
const PATIENCE: Duration = Duration::from_secs(60);

fn globetable(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_globetable")).args(arguments).env("LC_ALL", "C").output().unwrap()
}

fn done(arguments: &[&str]) -> String {
    let output = globetable(arguments);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn refused(arguments: &[&str]) -> String {
    let output = globetable(arguments);
    assert!(!output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
    String::from_utf8(output.stderr).unwrap()
}

/// A server that is killed, not stopped.
struct Serving {
    process: Child,
    address: String,
    /// What it says, which it must be able to say.
    _said: BufReader<ChildStdout>,
}

impl Serving {
    fn start(data: &Path) -> Serving {
        let mut process = Command::new(env!("CARGO_BIN_EXE_globetable"))
            .args(["--listen", "127.0.0.1:0", "--data", data.to_str().unwrap()])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let (mut output, mut said) = (BufReader::new(process.stdout.take().unwrap()), String::new());
        output.read_line(&mut said).unwrap();
        let address = said.trim().rsplit("http://").next().unwrap().to_owned();
        assert!(address.starts_with("127.0.0.1:"), "{said}");
        Serving { process, address, _said: output }
    }

    fn ask(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    fn get(&self, path: &str) -> String {
        self.ask(&format!("GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address))
    }

    /// Brings the journal of a finished game in, as the start page does.
    fn bring(&self, journal: &str) -> String {
        let body = format!(
            "--edge\r\nContent-Disposition: form-data; name=\"journal\"; filename=\"game.jsonl\"\r\n\r\n{journal}\r\n--edge--\r\n"
        );
        let answer = self.ask(&format!(
            "POST /journals HTTP/1.1\r\nHost: {0}\r\nOrigin: http://{0}\r\nConnection: close\r\n\
             Content-Type: multipart/form-data; boundary=edge\r\nContent-Length: {1}\r\n\r\n{body}",
            self.address,
            body.len()
        ));
        let location = answer.lines().find_map(|line| line.strip_prefix("location: /t/"));
        location.unwrap_or_else(|| panic!("{answer}")).split('/').next().unwrap().trim().to_owned()
    }

    /// Opens a table at which bots play.
    fn open_table(&self) -> String {
        self.open_table_with("")
    }

    /// The same with more fields.
    fn open_table_with(&self, more: &str) -> String {
        let body = format!(
            "game=little-monsters&seats=3&name=Ada&seat-0=bot-random&seat-1=bot-greedy&seat-2=bot-random{more}"
        );
        let answer = self.ask(&format!(
            "POST /tables HTTP/1.1\r\nHost: {0}\r\nOrigin: http://{0}\r\nConnection: close\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {1}\r\n\r\n{body}",
            self.address,
            body.len()
        ));
        let location = answer.lines().find_map(|line| line.strip_prefix("location: /t/"));
        location.unwrap_or_else(|| panic!("{answer}")).trim().to_owned()
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        // SIGKILL, in the middle of whatever it does.
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }
}

#[tokio::main(flavor = "current_thread")]
async fn with_store<T>(data: &Path, read: impl AsyncFnOnce(&dyn Store) -> T) -> T {
    let store = store::open(&data.join("globetable.sqlite").into()).await.unwrap();
    let read = read(&*store).await;
    store.close().await;
    read
}

fn entries(data: &Path, table: &str) -> u64 {
    with_store(data, async |store| store.table(table).await.unwrap().unwrap().entries)
}

/// Waits until bots have played on, which nobody watches.
fn grows(data: &Path, table: &str, beyond: u64) {
    with_store(data, async |store| {
        let start = Instant::now();
        while store.table(table).await.unwrap().unwrap().entries <= beyond {
            assert!(start.elapsed() < PATIENCE, "nothing moves");
            patience::glance().await;
        }
    });
}

#[test]
fn a_killed_server_goes_on_where_it_was_and_a_second_one_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    let first = Serving::start(data);
    let table = first.open_table();
    grows(data, &table, 3);
    let said = refused(&["--listen", "127.0.0.1:0", "--data", data.to_str().unwrap()]);
    let who = format!("is served by process {} at http://{}", first.process.id(), first.address);
    assert!(said.contains(&who), "{said}");
    drop(first);

    let before = entries(data, &table);
    let _second = Serving::start(data);
    grows(data, &table, before + 3);
}

/// A finished game that was recorded.
fn recorded() -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/dice/shared.jsonl");
    std::fs::read_to_string(file).unwrap()
}

#[test]
fn a_backup_made_while_bots_play_is_restored_and_played_on() {
    let folder = tempfile::tempdir().unwrap();
    let (data, copy, elsewhere) =
        (folder.path().join("data"), folder.path().join("copy.sqlite"), folder.path().join("elsewhere"));
    let path = |path: &Path| path.to_str().unwrap().to_owned();
    let serving = Serving::start(&data);
    let tables: Vec<String> = (0..5).map(|_| serving.open_table()).collect();
    grows(&data, &tables[4], 3);
    let said = done(&["backup", &path(&copy), "--data", &path(&data)]);
    assert!(said.contains("5 tables with") && said.contains("checked"), "{said}");
    let restore = ["restore", &path(&copy), "--data", &path(&data), "--replace"];
    assert!(refused(&restore).contains("is served by process"), "not under the feet of its server");
    drop(serving);

    let said = done(&["restore", &path(&copy), "--data", &path(&elsewhere)]);
    assert!(said.contains("5 tables with"), "{said}");
    let copied = entries(&elsewhere, &tables[4]);
    assert!((4..=entries(&data, &tables[4])).contains(&copied));
    let _serving = Serving::start(&elsewhere);
    grows(&elsewhere, &tables[4], copied);
}

#[test]
fn a_table_is_carried_to_another_house_in_the_middle_of_its_game() {
    let folder = tempfile::tempdir().unwrap();
    let (data, file, elsewhere) =
        (folder.path().join("data"), folder.path().join("table.json"), folder.path().join("elsewhere"));
    let path = |path: &Path| path.to_str().unwrap().to_owned();
    let table = {
        let serving = Serving::start(&data);
        let table = serving.open_table();
        grows(&data, &table, 3);
        table
    };
    done(&["export", &table, &path(&file), "--data", &path(&data)]);
    assert!(refused(&["export", &table, &path(&file), "--data", &path(&data)]).contains("cannot be written"));
    assert!(refused(&["export", "none", &path(&file), "--data", &path(&data)]).contains("no table none"));

    // Nothing in it can be changed unnoticed.
    let text = std::fs::read_to_string(&file).unwrap();
    let changed = folder.path().join("changed.json");
    let import = ["import", &path(&changed), "--data", &path(&elsewhere)];
    let seed: String = text.split("\"seed\": \"").nth(1).unwrap().chars().take(64).collect();
    for (from, to, why) in [
        ("globetable table 2", "globetable table 3", "its format"),
        ("\\\"act\\\"", "\\\"cat\\\"", "does not pass its check"),
        (seed.as_str(), &"0".repeat(64), "commits to"),
        ("\"playing\"", "\"over\"", "and is playing"),
        (table.as_str(), "abcdefghij", "is of table"),
        ("name = \\\"Lagos\\\"", "name = \\\"Eko\\\"", "edition"),
        ("{", "", "is no table"),
    ] {
        std::fs::write(&changed, text.replacen(from, to, 1)).unwrap();
        assert_ne!(std::fs::read_to_string(&changed).unwrap(), text, "{from} is not in it");
        let said = refused(&import);
        assert!(said.contains(why), "{from}: {said}");
    }

    // The other house has a secret of its own, and plays on with the dice that the table brings along.
    let serving = Serving::start(&elsewhere);
    let before = entries(&data, &table);
    let import = ["import", &path(&file), "--data", &path(&elsewhere)];
    assert!(done(&import).contains("is here"));
    assert!(refused(&import).contains("exists already"));
    grows(&elsewhere, &table, before + 3);
    assert!(serving.get(&format!("/t/{table}")).starts_with("HTTP/1.1 200"));
    drop(serving);
    let brought = with_store(&elsewhere, async |store| store.table(&table).await.unwrap().unwrap());
    assert!(brought.seed.is_some() && brought.status == Status::Playing);
}

/// What lies beside the journal goes along, from one kind of database to the other and back, and comes out as it went in.
#[test]
fn a_table_is_carried_with_its_notes_clocks_and_talk() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (data, back) = (folder.path().join("data"), folder.path().join("back"));
    let table = {
        let serving = Serving::start(&data);
        let pace = "&clock=turns&clock_hours=48&clock_vacation=3&clock_ahead=0";
        let table = serving.open_table_with(pace);
        grows(&data, &table, 3);
        table
    };
    with_store(&data, async |store| {
        let note = r#"{"end_asked":{"by":0}}"#;
        store.note(&table, 1, note, None, None).await.unwrap();
        let (lived, _) = store.beat(0).await.unwrap();
        let clock = |due: &str| {
            format!(r#"{{"free":9000,"bank":0,"due":{due},"waits":{lived},"up":false,"days":2}}"#)
        };
        let clocks = format!("[{},{},{}]", clock(&(lived + 9000).to_string()), clock("null"), clock("null"));
        let record = store::ClockRecord { clocks, deadline: Some(lived + 9000) };
        let changes = store.table(&table).await.unwrap().unwrap().changes;
        store.set_clocks(&table, changes, &record).await.unwrap().unwrap();
        for (seat, text) in [(Some(0), "Hello"), (None, "🎲 <b>")] {
            let circle = store::Circle::Players;
            let (player, name, text) = ("somebody".to_owned(), "Ada".to_owned(), text.to_owned());
            store.say(&table, &store::Saying { circle, player, name, seat, text }).await.unwrap();
        }
        assert!(store.change_manners(&table, None, r#"{"spectators":false}"#).await.unwrap());
    });
    let data = data.to_str().unwrap();
    let said = done(&["export", &table, &at("quiet.json"), "--data", data]);
    assert!(said.contains("1 notes, clocks, 0 lines of talk"), "{said}");
    assert!(!std::fs::read_to_string(at("quiet.json")).unwrap().contains("Hello"), "talk stays where it is");
    done(&["export", &table, &at("one.json"), "--talk", "--data", data]);
    let one = std::fs::read_to_string(at("one.json")).unwrap();

    for (from, to, why) in [
        ("\\\"due\\\":9000", "\\\"due\\\":9000000000000000", "absurd times"),
        ("{\\\"end_asked\\\":{\\\"by\\\":0}}", "{\\\"end_asked\\\":{\\\"by\\\":3}}", "no seat 3"),
        ("\"circle\": \"players\"", "\"circle\": \"cats\"", "nobody talks among"),
        ("{\\\"spectators\\\":false}", "{\\\"spectators\\\":7}", "how people talk"),
    ] {
        std::fs::write(at("changed.json"), one.replacen(from, to, 1)).unwrap();
        assert_ne!(std::fs::read_to_string(at("changed.json")).unwrap(), one, "{from} is not in {one}");
        let said = refused(&["import", &at("changed.json"), "--data", &at("nowhere")]);
        assert!(said.contains(why), "{from}: {said}");
    }

    let postgres = postgres_server::address_of("postgres");
    let said = done(&["import", &at("one.json"), "--database", &postgres]);
    assert!(said.contains("1 notes, clocks, 2 lines of talk"), "{said}");
    done(&["export", &table, &at("two.json"), "--talk", "--database", &postgres]);
    assert_eq!(std::fs::read_to_string(at("two.json")).unwrap(), one);
    done(&["import", &at("two.json"), "--data", back.to_str().unwrap()]);
    done(&["export", &table, &at("three.json"), "--talk", "--data", back.to_str().unwrap()]);
    assert_eq!(std::fs::read_to_string(at("three.json")).unwrap(), one);
    assert!(Serving::start(&back).get(&format!("/t/{table}")).starts_with("HTTP/1.1 200"));
}

#[test]
fn a_game_that_is_over_is_taken_out_into_a_file_and_can_be_brought_back() {
    let folder = tempfile::tempdir().unwrap();
    let (data, old) = (folder.path().join("data"), folder.path().join("old"));
    let (data_text, old_text) = (data.to_str().unwrap(), old.to_str().unwrap());
    let serving = Serving::start(&data);
    let running = serving.open_table();
    let over = serving.bring(&recorded());
    drop(serving);
    assert_eq!(
        with_store(&data, async |store| store.table(&over).await.unwrap().unwrap().status),
        Status::Over
    );
    let journal = |data: &Path| with_store(data, async |store| store.journal(&over).await.unwrap());
    let before = journal(&data);
    let said = done(&tidy(data_text, &["--finished", "1", "--to", old_text]));
    assert_eq!(said, "0 tables were taken out.\n", "it was over today");
    let said = done(&tidy(data_text, &["--finished", "0", "--to", old_text]));
    assert!(said.contains(&over) && said.ends_with("1 tables were taken out.\n"), "{said}");
    let there = |id: &str| with_store(&data, async |store| store.table(id).await.unwrap()).is_some();
    assert!(!there(&over) && there(&running), "who plays on stays");
    let file = old.join(format!("{over}.json"));
    let changed = folder.path().join("changed.json");
    let text = std::fs::read_to_string(&file).unwrap();
    for (from, to) in
        [(r#"\"brought\":\"shared\""#, r#"\"brought\":\"proven\""#), (r#"\"act\""#, r#"\"cat\""#)]
    {
        assert!(text.contains(from), "{from} is not in {text}");
        std::fs::write(&changed, text.replacen(from, to, 1)).unwrap();
        let said = refused(&["import", changed.to_str().unwrap(), "--data", data_text]);
        assert!(said.contains("does not pass its check"), "{said}");
    }
    done(&["import", file.to_str().unwrap(), "--data", data_text]);
    assert_eq!(journal(&data), before);
    assert!(Serving::start(&data).get(&format!("/t/{over}/at")).starts_with("HTTP/1.1 303"));
}

fn tidy<'a>(data: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    [&["tidy", "--data", data][..], more].concat()
}

#[test]
fn old_tables_are_taken_out_into_files_and_can_be_brought_back() {
    let folder = tempfile::tempdir().unwrap();
    let (data, old) = (folder.path().join("data"), folder.path().join("old"));
    let (data_text, old_text) = (data.to_str().unwrap(), old.to_str().unwrap());
    let serving = Serving::start(&data);
    let id = serving.open_table();
    grows(&data, &id, 3);
    drop(serving);
    assert!(refused(&tidy(data_text, &["--to", old_text])).contains("say which tables"));
    assert!(refused(&tidy(data_text, &["--abandoned", "1"])).contains("--to"));
    assert_eq!(
        done(&tidy(data_text, &["--abandoned", "1", "--to", old_text])),
        "0 tables were taken out.\n",
        "it is new"
    );
    let before = entries(&data, &id);

    assert_eq!(
        done(&tidy(data_text, &["--finished", "0", "--to", old_text])),
        "0 tables were taken out.\n",
        "it is not over"
    );
    let said = done(&tidy(data_text, &["--abandoned", "0", "--to", old_text]));
    assert!(said.contains(&id) && said.ends_with("1 tables were taken out.\n"), "{said}");
    assert!(with_store(&data, async |store| store.table(&id).await.unwrap()).is_none());
    let file = old.join(format!("{id}.json"));
    done(&["import", file.to_str().unwrap(), "--data", data_text]);
    assert_eq!(entries(&data, &id), before);

    // One that cannot be written down stays, and keeps no other from going.
    let serving = Serving::start(&data);
    let other = serving.open_table();
    grows(&data, &other, 3);
    drop(serving);
    let said = refused(&tidy(data_text, &["--abandoned", "0", "--to", old_text]));
    assert!(said.contains(&format!("{id} stays: ")) && said.contains("cannot be written"), "{said}");
    let there = |id: &str| with_store(&data, async |store| store.table(id).await.unwrap()).is_some();
    assert!(there(&id) && !there(&other));
}
