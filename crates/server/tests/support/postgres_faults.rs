//! What can happen to the PostgreSQL of a test run.

use std::os::unix::fs::MetadataExt;
use std::os::unix::process::CommandExt;
use std::process::{Command, Stdio};

use crate::postgres_server::{USER, address_of, is_root, newest_bin};

/// The folder with the server's socket and its data.
fn folder() -> String {
    let address = address_of("postgres");
    address.split_once("host=").map(|(_, folder)| folder.to_owned()).unwrap()
}

/// Stops the server at once, as when its machine fails.
pub(crate) fn stop() {
    run("pg_ctl", &["-w", "-D", &format!("{}/data", folder()), "-m", "immediate", "stop"]);
}

/// Starts it again where it was.
pub(crate) fn start_again() {
    let folder = folder();
    let options =
        format!("-c unix_socket_directories='{folder}' -c max_connections=300 -c listen_addresses=''");
    let (data, log) = (format!("{folder}/data"), format!("{folder}/log"));
    run("pg_ctl", &["-w", "-D", &data, "-l", &log, "-o", &options, "start"]);
}

/// Sends everybody away from the usual database, and lets nobody in again.
pub(crate) fn let_nobody_in() {
    let away = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'postgres'";
    administer(&["ALTER DATABASE postgres ALLOW_CONNECTIONS false", away]);
}

/// Lets everybody in again.
pub(crate) fn let_all_in() {
    administer(&["ALTER DATABASE postgres ALLOW_CONNECTIONS true"]);
}

/// Says something to the server from another database.
fn administer(statements: &[&str]) {
    let folder = folder();
    let mut words = vec!["-q", "-h", &folder, "-U", USER, "-d", "template1", "-o", "/dev/null"];
    words.extend(statements.iter().flat_map(|statement| ["-c", statement]));
    run("psql", &words);
}

/// Runs a program of PostgreSQL as whoever the folder of the server belongs to.
fn run(program: &str, words: &[&str]) {
    let mut command = Command::new(newest_bin().join(program));
    if is_root() {
        let owner = std::fs::metadata(folder()).unwrap();
        command.uid(owner.uid()).gid(owner.gid());
    }
    // What goes on running must keep nothing open that others wait for.
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    assert!(command.args(words).current_dir("/").status().unwrap().success(), "{program} {words:?}");
}
