//! The program as whoever hosts a table sees it: its flags, its log and what it counts.

#![expect(clippy::disallowed_methods, reason = "tests read and write files")]
#![expect(clippy::unwrap_used, reason = "a test may fail")]

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use serde_json::Value;

#[path = "../../server/tests/support/patience.rs"]
mod patience;

/// How long anything may take before a test gives up on it.
const PATIENCE: Duration = Duration::from_secs(60);

fn globetable(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_globetable"));
    command.args(arguments).env("LC_ALL", "C").env_remove("RUST_LOG");
    command
}

/// A server whose log goes into a file.
struct Serving {
    process: Child,
    address: String,
    log: PathBuf,
    said: BufReader<ChildStdout>,
}

impl Serving {
    fn start(folder: &Path, more: &[&str], log_filter: Option<&str>) -> Serving {
        let log = folder.join("log");
        let mut command = globetable(&["--listen", "127.0.0.1:0", "--data"]);
        command.arg(folder.join("data")).args(more);
        command.envs(log_filter.map(|filter| ("RUST_LOG", filter)));
        command.stdout(Stdio::piped()).stderr(File::create(&log).unwrap());
        let mut process = command.spawn().unwrap();
        let said = BufReader::new(process.stdout.take().unwrap());
        let mut serving = Serving { process, address: String::new(), log, said };
        serving.address = serving.next_address();
        serving
    }

    /// The address in the next line that it says.
    fn next_address(&mut self) -> String {
        let mut line = String::new();
        self.said.read_line(&mut line).unwrap();
        let address = line.trim().rsplit("http://").next().unwrap();
        address.split('/').next().unwrap().to_owned()
    }

    /// What it has written into its log, when it has ended.
    fn log(mut self) -> String {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
        fs::read_to_string(&self.log).unwrap()
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        // It may have ended.
        let _ended = self.process.kill();
        let _ended = self.process.wait();
    }
}

fn ask(address: &str, head: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    let request = format!(
        "{head} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    );
    // What stands behind the path are more headers.
    let request = match head.split_once('\n') {
        None => request,
        Some((first, more)) => {
            request.replacen(head, first, 1).replacen("\r\n", &format!("\r\n{more}\r\n"), 1)
        }
    };
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let (_, rest) = text.split_once(before).unwrap_or_else(|| panic!("no {before} in {text}"));
    rest.split_once(after).unwrap().0
}

/// Somebody opens a table, makes links and tokens, and uses them. Says what nobody should read in the log.
fn session(address: &str) -> Vec<String> {
    let cookie = between(&ask(address, "GET /", ""), "set-cookie: globetable=", ";").to_owned();
    let as_ada = format!("Cookie: globetable={cookie}\r\nOrigin: http://{address}");
    let table = "game=little-monsters&seats=2&name=Ada&seat-0=me&seat-1=device";
    let opened = ask(address, &format!("POST /tables\n{as_ada}"), table);
    let id = between(&opened, "location: /t/", "\r\n").to_owned();
    let page = ask(address, &format!("POST /t/{id}/mine\n{as_ada}"), "seat=0");
    let link = between(&page, "id=\"seat-link\"", ">");
    let secret = between(link, &format!("/t/{id}/found/"), "\"").to_owned();
    assert!(ask(address, &format!("GET /t/{id}/found/{secret}"), "").starts_with("HTTP/1.1 200"));
    let foreign = ask(address, &format!("POST /t/{id}/found/{secret}\nOrigin: https://evil.example"), "");
    assert!(foreign.starts_with("HTTP/1.1 403"), "{foreign}");
    let page = ask(address, &format!("POST /tokens\n{as_ada}"), "label=test&scope=read");
    let token = between(between(&page, "id=\"token\"", ">"), "value=\"", "\"").to_owned();
    let tables = ask(address, &format!("GET /api/v1/tables\nAuthorization: Bearer {token}"), "");
    assert!(tables.starts_with("HTTP/1.1 200") && tables.contains(&id), "{tables}");
    vec![cookie, secret, token]
}

#[test]
fn the_log_is_json_with_numbers_of_requests_and_no_secret() {
    let folder = tempfile::tempdir().unwrap();
    let serving = Serving::start(folder.path(), &["--log", "json"], None);
    let secrets = session(&serving.address);
    let healthy = ask(&serving.address, "GET /healthz", "");
    let number = between(&healthy, "x-request-id: ", "\r\n").to_owned();
    let log = serving.log();
    let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let answered: Vec<&Value> = lines.iter().filter(|line| line["target"] == "access").collect();
    assert!(answered.len() >= 7, "{log}");
    let named = answered
        .iter()
        .find(|line| line["span"]["id"] == *number)
        .expect("whoever asked can name the number");
    assert_eq!(named["span"]["route"], "/healthz");
    for line in &answered {
        assert_eq!(line["span"]["id"].as_str().unwrap().len(), 12, "{line}");
        assert!(
            line["span"]["route"].is_string() && line["status"].is_u64() && line["ms"].is_u64(),
            "{line}"
        );
    }
    assert!(answered.iter().any(|line| line["span"]["route"] == "/t/{id}/found/{secret}"), "{log}");
    // What a request led to carries its number too.
    let opened = lines.iter().find(|line| line["message"] == "opened").unwrap();
    assert_eq!(opened["span"]["route"], "/tables");
    for secret in &secrets {
        assert!(!log.contains(secret), "{secret} is in {log}");
    }
}

#[test]
fn even_a_log_of_everything_has_no_secret_and_no_colours() {
    let folder = tempfile::tempdir().unwrap();
    let serving = Serving::start(folder.path(), &[], Some("trace"));
    let secrets = session(&serving.address);
    let log = serving.log();
    assert!(log.lines().count() > 20, "{log}");
    for secret in &secrets {
        assert!(!log.contains(secret), "{secret} is in {log}");
    }
    assert!(!log.contains('\u{1b}'), "colours are for a terminal: {log}");
}

#[test]
fn what_is_counted_is_told_at_an_address_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let mut serving = Serving::start(folder.path(), &["--metrics", "127.0.0.1:0"], None);
    let metrics = serving.next_address();
    session(&serving.address);
    let told = ask(&metrics, "GET /metrics", "");
    assert!(told.contains("content-type: text/plain; version=0.0.4"), "{told}");
    for line in [
        "# TYPE globetable_tables gauge",
        "globetable_tables{status=\"playing\"} 1",
        "globetable_seats{kind=\"person\"} 2",
        "globetable_streams 0",
        "globetable_bots_waiting 0",
        "globetable_responses_total{class=\"4xx\"} 1",
        "# TYPE globetable_request_seconds histogram",
        "globetable_action_seconds_count{by=\"people\"} 0",
        "globetable_replay_seconds_count 1",
        "globetable_store_seconds_bucket{le=\"+Inf\"} 0",
    ] {
        assert!(told.lines().any(|told| told == line), "no {line} in {told}");
    }
    assert!(ask(&metrics, "GET /readyz", "").contains("{\"ready\":true}"));
    assert!(
        ask(&serving.address, "GET /metrics", "").starts_with("HTTP/1.1 404"),
        "the world is told nothing"
    );
}

/// A number that is told.
fn number(metrics: &str, name: &str) -> u64 {
    let told = ask(metrics, "GET /metrics", "");
    let line = told.lines().find_map(|line| line.strip_prefix(&format!("globetable_{name} ")));
    line.unwrap_or_else(|| panic!("no {name} in {told}")).parse().unwrap()
}

#[test]
fn what_happens_is_counted() {
    let folder = tempfile::tempdir().unwrap();
    let flags = ["--metrics", "127.0.0.1:0", "--own", "1", "--requests", "5", "--connections", "40"];
    let mut serving = Serving::start(folder.path(), &flags, None);
    let (metrics, address) = (serving.next_address(), serving.address.clone());
    let cookie = between(&ask(&address, "GET /", ""), "set-cookie: globetable=", ";").to_owned();
    let post = |path: &str, more: &str, body: &str| {
        ask(
            &address,
            &format!("POST {path}\nCookie: globetable={cookie}\r\nOrigin: http://{address}{more}"),
            body,
        )
    };
    let open = |seats: &str| {
        let opened = post("/tables", "", &format!("game=little-monsters&seats=2&name=Ada&{seats}"));
        between(&opened, "location: /t/", "\r\n").to_owned()
    };
    // At one device: one of the two is asked to roll.
    let id = open("seat-0=me&seat-1=device");
    let rolls = |seat: u8| {
        let body = format!("seat={seat}&version=2&action=%22roll%22");
        post(&format!("/t/{id}/act"), "\r\nX-Globetable: 1", &body).contains("\"status\":200")
    };
    assert!(rolls(0) || rolls(1));
    open("seat-0=bot-random&seat-1=bot-random");
    let begun = std::time::Instant::now();
    while number(&metrics, "action_seconds_count{by=\"house\"}") == 0 {
        assert!(begun.elapsed() < PATIENCE, "no bot acts");
        patience::glance_alone();
    }
    for name in ["action_seconds_count{by=\"people\"}", "store_seconds_count", "request_seconds_count"] {
        assert!(number(&metrics, name) > 0, "{name}");
    }
    // The script reads the status of what it sent in an answer that is an ordinary one.
    let before = number(&metrics, "refused_total");
    let too_often = |more: &str, says: &str| {
        let said = |_| ask(&address, &format!("GET /\nCookie: globetable={cookie}{more}"), "").contains(says);
        assert!((0..200).any(said), "it is never too often");
    };
    too_often("\r\nX-Globetable: 1", "\"status\":429");
    let script = number(&metrics, "refused_total");
    assert!(script > before);
    too_often("", "HTTP/1.1 429");
    let page = number(&metrics, "refused_total");
    assert!(page > script);
    // So many connections has an address, and no more.
    let held: Vec<TcpStream> = (0..20).map(|_| TcpStream::connect(&address).unwrap()).collect();
    // Whoever says nothing is told all the same.
    let mut refused = String::new();
    let mut late = TcpStream::connect(&address).unwrap();
    late.set_read_timeout(Some(PATIENCE)).unwrap();
    late.read_to_string(&mut refused).unwrap();
    assert!(refused.contains("Too many connections"), "{refused}");
    assert!(number(&metrics, "refused_total") > page);
    drop(held);
}

fn output(command: &mut Command) -> (String, String) {
    let output = command.output().unwrap();
    (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap())
}

#[test]
fn flags_come_from_the_command_line_the_environment_and_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("globetable.toml");
    fs::write(&file, "lan = true\naway = 7\nrequests = 20\nwith = [\"pig\"]\ndatabase = \"postgres://ada:lovelace@host/name\"\n").unwrap();
    let mut command = globetable(&["config", "--away", "9"]);
    let (told, error) = output(command.env("GLOBETABLE_CONFIG", &file).env("GLOBETABLE_REQUESTS", "30"));
    let from_file = format!("# from {}", file.display());
    for line in [
        "away = 9  # from the command line".to_owned(),
        "requests = 30  # from GLOBETABLE_REQUESTS".to_owned(),
        format!("lan = true  {from_file}"),
        format!("with = [\"pig\"]  {from_file}"),
        "log = \"text\"  # built in".to_owned(),
        "# metrics is not set".to_owned(),
    ] {
        assert!(told.lines().any(|told| told == line), "no {line} in {told}{error}");
    }
    assert!(!told.contains("lovelace"), "{told}");
    // What is printed can be read again.
    let again = folder.path().join("again.toml");
    fs::write(&again, &told).unwrap();
    let (told_again, error) = output(&mut globetable(&["config", "--config", again.to_str().unwrap()]));
    assert!(told_again.contains("away = 9  # from"), "{error}");
    assert!(
        told_again.contains("# database is not set"),
        "what hides a password is no address: {told_again}"
    );
}

#[test]
fn other_commands_find_the_same_tables() {
    let folder = tempfile::tempdir().unwrap();
    let nowhere = folder.path().join("nowhere");
    let mut command = globetable(&["export", "abcdefghij", "file.json"]);
    let (_, error) = output(command.env("GLOBETABLE_DATA", &nowhere).current_dir(folder.path()));
    assert!(error.contains("there is no table abcdefghij"), "{error}");
    assert!(nowhere.join("globetable.sqlite").exists());
}

#[test]
fn a_start_that_fails_says_why_once() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a-file");
    fs::write(&file, "no folder").unwrap();
    let (_, error) =
        output(&mut globetable(&["--listen", "127.0.0.1:0", "--data", file.join("in").to_str().unwrap()]));
    assert!(error.starts_with("globetable: cannot make the folder"), "{error}");
    assert_eq!(error.matches("os error").count(), 1, "{error}");
    let (_, error) = output(&mut globetable(&["--config", "no-such-file.toml"]));
    assert_eq!(error.matches("no-such-file.toml").count(), 1, "{error}");
}
