//! A throwaway PostgreSQL for the length of one test run.
//!
//! A shell runs it, and holds the reading end of a pipe of which this process holds the other. However this
//! process ends (it returns, panics, aborts or is killed), the pipe closes, and the shell stops the server and
//! removes its folder. It listens on a unix socket in that folder only, so no port can be in use; only one that encrypts has a port,
//! because PostgreSQL encrypts nothing on a socket.

use std::io::{BufRead, BufReader, Read};
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::LazyLock;

/// The user that owns the server's database cluster inside PostgreSQL.
pub(crate) const USER: &str = "globetable";

const SCRIPT: &str = r#"
    trap '' INT HUP TERM
    folder=$(mktemp -d /tmp/globetable-postgres.XXXXXX) && cd "$folder" || exit 1
    start() {
        "$BIN/pg_ctl" -w -D "$folder/data" -l "$folder/log" \
            -o "-c unix_socket_directories='$folder' -c max_connections=300 $1" start >/dev/null
    }
    if "$BIN/initdb" -D "$folder/data" -U "$SUPERUSER" -A trust -E UTF8 --locale C >"$folder/log" 2>&1; then
        if [ -z "$CERTIFICATE" ]; then
            start "-c listen_addresses=''" && echo "$folder"
        else
            umask 077 && printf %s "$CERTIFICATE" >data/server.crt && printf %s "$KEY" >data/server.key
            echo 'ssl = on' >>data/postgresql.conf
            for port in $PORTS; do
                start "-c listen_addresses='127.0.0.1,127.0.0.2' -p $port" && echo "$port" && break
            done
        fi
    fi || cat "$folder/log" >&2
    cat >/dev/null
    "$BIN/pg_ctl" -D "$folder/data" -m immediate stop >/dev/null
    cd / && rm -rf "$folder"
"#;

/// A server that runs.
pub(crate) struct Server {
    /// What the script says when it runs: the folder of its socket, or the port.
    pub(crate) said: String,
    /// Closing it stops the server. A static is never dropped, but the system closes it all the same.
    _until_closed: ChildStdin,
    /// Outlives this process by the moment it takes to stop.
    _shell: Child,
}

static SERVER: LazyLock<Server> = LazyLock::new(|| start(&[]));

/// Starts a server, which ends with this process.
pub(crate) fn start(environment: &[(&str, &str)]) -> Server {
    let bin = newest_bin();
    // PostgreSQL refuses to run as root, so root becomes somebody else first.
    let mut command = if is_root() {
        let user = if has_user("postgres") { "postgres" } else { "nobody" };
        let group = String::from_utf8(run("id", &["-g", user])).expect("a group's number is ASCII");
        let mut command = Command::new("setpriv");
        command.arg(format!("--reuid={user}")).arg(format!("--regid={}", group.trim()));
        command.args(["--clear-groups", "sh", "-c", SCRIPT]);
        command
    } else {
        let mut command = Command::new("sh");
        command.args(["-c", SCRIPT]);
        command
    };
    let mut shell = command
        // A group of its own, so that what kills this process together with its group leaves the shell to clean up.
        .process_group(0)
        .env("BIN", bin)
        .env("SUPERUSER", USER)
        .env_remove("CERTIFICATE")
        .envs(environment.iter().copied())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("setpriv (util-linux) and sh exist");
    let until_closed = shell.stdin.take().expect("stdin is piped");
    let mut said = String::new();
    BufReader::new(shell.stdout.take().expect("stdout is piped"))
        .read_line(&mut said)
        .expect("the shell's answer can be read");
    if said.is_empty() {
        drop(until_closed);
        let mut log = String::new();
        let _ = shell.stderr.take().expect("stderr is piped").read_to_string(&mut log);
        panic!("PostgreSQL did not start:\n{log}");
    }
    Server { said: said.trim().to_owned(), _until_closed: until_closed, _shell: shell }
}

/// The address of a database on the server, which is started by whoever asks first.
pub(crate) fn address_of(database: &str) -> String {
    format!("postgres://{USER}@localhost/{database}?host={}", SERVER.said)
}

/// Carries out a statement as whoever owns the cluster: for instance to set the clock that the databases read.
#[allow(dead_code, reason = "not every test file meddles")]
#[allow(
    clippy::allow_attributes,
    reason = "what is unused differs from file to file, so it cannot be expected"
)]
pub(crate) fn meddle(database: &str, statement: &str) {
    let done = Command::new(newest_bin().join("psql"))
        .args(["-q", "-v", "ON_ERROR_STOP=1", "-c", statement, &address_of(database)])
        .output()
        .expect("psql comes with PostgreSQL");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
}

/// Where the programs of PostgreSQL are.
pub(crate) fn newest_bin() -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    versions
        .filter(|version| version.path().join("bin/initdb").exists())
        .max_by_key(|version| version.file_name().to_string_lossy().parse::<u32>().unwrap_or(0))
        .map(|version| version.path().join("bin"))
        .expect("PostgreSQL is needed for these tests, and is not there: apt-get install postgresql")
}

pub(crate) fn is_root() -> bool {
    run("id", &["-u"]).trim_ascii() == b"0"
}

fn has_user(name: &str) -> bool {
    Command::new("id").arg(name).output().expect("id exists").status.success()
}

fn run(program: &str, arguments: &[&str]) -> Vec<u8> {
    Command::new(program).args(arguments).output().expect("a basic program exists").stdout
}
