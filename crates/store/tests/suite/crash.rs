//! A killed process loses nothing it acknowledged.

use store::Next;

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use crate::engines::{Place, started};
use crate::on_both_engines;

on_both_engines!(nothing_acknowledged_is_lost_by_kill_9);

/// Set for the child process only: the address it shall append at.
const CHILD: &str = "STORE_TEST_APPENDS_UNTIL_KILLED";

fn entry(number: u64) -> String {
    format!("entry {number} {}", "x".repeat(usize::try_from(number % 700).unwrap()))
}

/// The other half of the test below: this same program, started again, appends until it is killed.
#[tokio::test]
async fn child_that_appends_until_killed() {
    let Ok(address) = std::env::var(CHILD) else {
        return;
    };
    let store = store::open(&address.parse().unwrap()).await.unwrap();
    let mut number = store.table("owl").await.unwrap().unwrap().entries + 1;
    loop {
        store.append("owl", number, &[entry(number), entry(number + 1)], Next::People).await.unwrap();
        number += 2;
        // Straight to the descriptor: what the test harness captures would die with the process.
        std::io::stderr().write_all(format!("acknowledged {}\n", number - 1).as_bytes()).unwrap();
    }
}

async fn nothing_acknowledged_is_lost_by_kill_9(place: Place) {
    let store = place.open().await;
    started(&*store, "owl").await;
    store.close().await;

    for (round, appends) in [1, 7, 30].into_iter().enumerate() {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "crash::child_that_appends_until_killed"])
            .env(CHILD, &place.address)
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut said = BufReader::new(child.stderr.take().unwrap()).lines().map(Result::unwrap);
        let acknowledged =
            |line: &String| line.strip_prefix("acknowledged ").map(|n| n.parse::<u64>().unwrap());
        let before = said.by_ref().filter_map(|line| acknowledged(&line)).take(appends).last();
        // SIGKILL, while it goes on appending.
        child.kill().unwrap();
        child.wait().unwrap();
        let last =
            said.filter_map(|line| acknowledged(&line)).last().or(before).expect("it appended something");

        let store = place.open().await;
        let journal = store.journal("owl").await.unwrap();
        let kept = journal.len() as u64 - 1;
        assert!(kept >= last, "round {round}: {last} entries were acknowledged, {kept} are there");
        // The batch under way when it died is there as a whole or not at all.
        assert!(
            kept == last || kept == last + 2,
            "round {round}: {last} were acknowledged, {kept} are there"
        );
        for (number, line) in (1..).zip(&journal[1..]) {
            assert_eq!(*line, entry(number));
        }
        assert_eq!(store.table("owl").await.unwrap().unwrap().entries, kept);
        store.close().await;
    }
}
