//! The program while its machine fails it: a disk that is full, a disk that takes nothing, and nodes whose clocks differ.

#![expect(clippy::disallowed_methods, reason = "tests read and write files, and wait for other processes")]
#![expect(clippy::unwrap_used, reason = "a test may fail")]

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

#[path = "../../server/tests/support/patience.rs"]
mod patience;
#[path = "../../store/tests/suite/postgres_server.rs"]
mod postgres_server;

/// How long anything may take before a test gives up on it.
const PATIENCE: Duration = Duration::from_secs(60);
const PROGRAM: &str = env!("CARGO_BIN_EXE_globetable");

/// A server that is killed, not stopped.
struct Serving {
    process: Child,
    address: String,
    /// What it says, which it must be able to say.
    _said: BufReader<ChildStdout>,
}

impl Serving {
    fn start(mut command: Command) -> Serving {
        let mut process = command.stdout(Stdio::piped()).spawn().unwrap();
        let (mut output, mut said) = (BufReader::new(process.stdout.take().unwrap()), String::new());
        output.read_line(&mut said).unwrap();
        let address = said.trim().rsplit("http://").next().unwrap().to_owned();
        assert!(address.starts_with("127.0.0.1:"), "{said}");
        Serving { process, address, _said: output }
    }

    fn open(&self, head: &str, body: &str) -> TcpStream {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        let (first, more) = head.split_once('\n').unwrap_or((head, ""));
        let request = format!(
            "{first} HTTP/1.1\r\nHost: {0}\r\nOrigin: http://{0}\r\nConnection: close\r\n{more}\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {1}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        stream.write_all(request.as_bytes()).unwrap();
        stream
    }

    /// Asks for something; more headers stand in the lines after the first.
    fn ask(&self, head: &str, body: &str) -> String {
        let mut answer = String::new();
        self.open(head, body).read_to_string(&mut answer).unwrap();
        answer
    }

    /// The header by which a browser is known that was never here.
    fn cookie(&self) -> String {
        let answer = self.ask("GET /", "");
        format!("Cookie: globetable={}\r\n", between(&answer, "set-cookie: globetable=", ";"))
    }

    fn open_table(&self, cookie: &str, seats: &[&str]) -> String {
        let mut body = format!("game=little-monsters&seats={}&name=Ada", seats.len());
        for (index, seat) in seats.iter().enumerate() {
            body += &format!("&seat-{index}={seat}");
        }
        let answer = self.ask(&format!("POST /tables\n{cookie}"), &body);
        between(&answer, "location: /t/", "\r\n").to_owned()
    }

    /// How far a table is, for whoever looks on.
    fn version(&self, table: &str) -> u64 {
        version_in(&self.ask(&format!("GET /t/{table}/regions"), ""))
    }

    /// Waits until bots have played on.
    fn grows(&self, table: &str, beyond: u64) {
        wait_until("nothing moves", || self.version(table) > beyond);
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        // SIGKILL, in the middle of whatever it does; it may have ended.
        let _ended = self.process.kill();
        let _ended = self.process.wait();
    }
}

fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let (_, rest) = text.split_once(before).unwrap_or_else(|| panic!("no {before} in {text}"));
    rest.split_once(after).unwrap().0
}

fn version_in(answer: &str) -> u64 {
    let rest = answer.split_once("\"version\":").unwrap_or_else(|| panic!("{answer}")).1;
    rest.split(|c: char| !c.is_ascii_digit()).next().unwrap().parse().unwrap()
}

/// Another process has no news to wait for, so it looks again and again.
fn wait_until(otherwise: &str, mut is_so: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < PATIENCE, "{otherwise}");
        patience::glance_alone();
    }
}

/// The program, begun by a shell that prepares something for it.
fn prepared(by: &[&str], script: &str, data: &Path) -> Command {
    let script = format!("{script} && exec \"$@\"");
    let words = [by, &["sh", "-c", &script, "sh", PROGRAM, "--listen", "127.0.0.1:0", "--data"]].concat();
    let mut command = Command::new(words[0]);
    command.args(&words[1..]).arg(data).env("DATA", data).stderr(Stdio::null());
    command
}

/// Bots play when the disk fails, and play on when it is well again. Whoever asks is told the reason meanwhile.
fn bots_survive(serving: &Serving, why: &str, fails: impl FnOnce(), is_well: impl FnOnce()) {
    let cookie = serving.cookie();
    let bots = ["bot-random", "bot-greedy", "bot-random"];
    let tables = [serving.open_table(&cookie, &bots), serving.open_table(&cookie, &bots)];
    for table in &tables {
        serving.grows(table, 4);
    }
    fails();
    wait_until("it goes on saying that it is ready", || {
        serving.ask("GET /readyz", "").starts_with("HTTP/1.1 503")
    });
    let said = serving.ask("GET /readyz", "");
    assert!(said.contains(why), "{said}");
    assert!(serving.ask("GET /healthz", "").starts_with("HTTP/1.1 200"), "it runs");
    let refused =
        serving.ask(&format!("POST /tables\n{cookie}"), "game=pig&seats=2&name=Ada&seat-0=me&seat-1=open");
    assert!(!refused.starts_with("HTTP/1.1 303"), "nothing can be opened: {refused}");
    let stuck = tables.each_ref().map(|table| serving.version(table));
    is_well();
    for (table, version) in tables.iter().zip(stuck) {
        serving.grows(table, version + 2);
    }
    wait_until("it goes on saying that it is not ready", || {
        serving.ask("GET /readyz", "").starts_with("HTTP/1.1 200")
    });
    serving.open_table(&cookie, &["me", "open"]);
}

/// A disk of 16 MiB, which only the server and what it is asked by see: somebody else fills it to the last byte.
#[test]
fn bots_play_on_when_a_full_disk_has_room_again() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    fs::create_dir(&data).unwrap();
    let own = if postgres_server::is_root() {
        &["unshare", "--mount"][..]
    } else {
        &["unshare", "--mount", "--map-root-user"]
    };
    let may =
        Command::new(own[0]).args(&own[1..]).args(["mount", "-t", "tmpfs", "tmpfs"]).arg(&data).output();
    if !may.is_ok_and(|tried| tried.status.success()) {
        println!("nobody may mount a disk here; the disk that takes nothing is tried all the same");
        return;
    }
    let serving = Serving::start(prepared(own, "mount -t tmpfs -o size=16m tmpfs \"$DATA\"", &data));
    let disk = PathBuf::from(format!("/proc/{}/root{}", serving.process.id(), data.display()));
    assert!(disk.join("globetable.sqlite").exists(), "it keeps its tables there");
    let filler = disk.join("filler");
    let fill = || {
        let mut file = File::create(&filler).unwrap();
        for size in [1 << 16, 1 << 12, 1] {
            while file.write_all(&vec![0; size]).is_ok() {}
        }
    };
    bots_survive(&serving, "the disk is full", fill, || fs::remove_file(&filler).unwrap());
}

/// Every write beyond the first byte of a file fails, as on a disk that is broken or a share that is gone.
#[test]
fn bots_play_on_when_a_disk_that_took_nothing_is_well_again() {
    let folder = tempfile::tempdir().unwrap();
    // Without the trap the system would end the program at the first such write.
    let serving = Serving::start(prepared(&[], "trap '' XFSZ", folder.path()));
    let process = serving.process.id().to_string();
    let limit = |most: &str| {
        let done =
            Command::new("prlimit").args(["--pid", &process, &format!("--fsize={most}:unlimited")]).status();
        assert!(done.unwrap().success());
    };
    bots_survive(&serving, "the database", || limit("1"), || limit("unlimited"));
}

/// Sits between the program and the system, and is a minute late.
const LATE: &str = r"
#define _GNU_SOURCE
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>
int clock_gettime(clockid_t clock, struct timespec *now) {
    int failed = syscall(SYS_clock_gettime, clock, now);
    if (!failed && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) now->tv_sec -= 60;
    return failed;
}
time_t time(time_t *to) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (to) *to = now.tv_sec;
    return now.tv_sec;
}
int gettimeofday(struct timeval *restrict to, void *restrict zone) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    to->tv_sec = now.tv_sec;
    to->tv_usec = now.tv_nsec / 1000;
    return 0;
}
";

/// A node of a house on PostgreSQL, with its log in a file.
fn node(log: &Path, database: &str) -> Command {
    let mut command = Command::new(PROGRAM);
    command.args(["--listen", "127.0.0.1:0", "--log", "json", "--database", database]);
    command.stderr(File::create(log).unwrap());
    command
}

/// The second of the day at which a node says that it began.
fn second_of_day(log: &Path) -> i64 {
    let mut first = String::new();
    wait_until("it says nothing", || {
        first = fs::read_to_string(log).unwrap().lines().next().unwrap_or_default().to_owned();
        first.ends_with('}')
    });
    let time = between(&first, "\"timestamp\":\"", "\"").split_once('T').unwrap().1[..8].to_owned();
    time.split(':').fold(0, |sum, part| sum * 60 + part.parse::<i64>().unwrap())
}

/// Reads a stream until it tells of this version.
fn hears(stream: TcpStream, version: u64) {
    let told = format!("id: {version}");
    for line in BufReader::new(stream).lines() {
        if line.unwrap().trim() == told {
            return;
        }
    }
    panic!("the stream ended before version {version}");
}

#[test]
fn nodes_whose_clocks_differ_by_a_minute_tell_each_other_everything_and_take_over_from_each_other() {
    let folder = tempfile::tempdir().unwrap();
    let (source, library) = (folder.path().join("late.c"), folder.path().join("late.so"));
    fs::write(&source, LATE).unwrap();
    let made =
        Command::new("cc").args(["-shared", "-fPIC", "-o"]).args([&library, &source]).output().unwrap();
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    let (right_log, late_log) = (folder.path().join("right"), folder.path().join("late"));
    let database = postgres_server::address_of("postgres");
    let right = Serving::start(node(&right_log, &database));
    let mut late = node(&late_log, &database);
    late.env("LD_PRELOAD", &library);
    let late = Serving::start(late);
    let behind = (second_of_day(&right_log) - second_of_day(&late_log)).rem_euclid(24 * 60 * 60);
    assert!((1..=60).contains(&behind), "it began later, and says that it was earlier: by {behind} seconds");

    let ada = late.cookie();
    let table = late.open_table(&ada, &["me", "open", "open"]);
    let at_first = late.version(&table);
    assert_eq!(right.version(&table), at_first);
    let live = |node: &Serving, version: u64| node.open(&format!("GET /t/{table}/live?v={version}"), "");
    // Who joins at the node that is right is seen at the one that is late, and the other way around.
    let adas = live(&late, at_first);
    let bo = right.cookie();
    let joined =
        right.ask(&format!("POST /t/{table}/join\n{bo}X-Globetable: 1\r\n"), "seat=1&name=Bo&commitment=");
    assert_eq!(version_in(&joined), at_first + 1, "{joined}");
    hears(adas, at_first + 1);
    let bos = live(&right, at_first + 1);
    let left = late.ask(&format!("POST /t/{table}/seat\n{ada}X-Globetable: 1\r\n"), "seat=1&kind=open");
    assert_eq!(version_in(&left), at_first + 2, "{left}");
    hears(bos, at_first + 2);

    // A claim lasts by the database's clock: who is late loses none, and keeps none when it has died.
    let bots = late.open_table(&ada, &["bot-random", "bot-greedy", "bot-random"]);
    late.grows(&bots, 4);
    right.grows(&bots, right.version(&bots));
    drop(late);
    let before = right.version(&bots);
    right.grows(&bots, before + 2);
}
