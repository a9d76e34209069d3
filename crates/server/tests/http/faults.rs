//! Faults from outside: restarts and deaths with nobody watching, a database that is away, and a second server. The program's own
//! `outages.rs` has disks that fail and clocks that differ, and the crate's `outage_tests` a store that fails.

use std::future::pending;
use std::sync::{Arc, mpsc};
use std::time::{Duration, Instant};

use server::{Config, ServerError};
use store::{Address, Store};
use tokio::runtime::{Builder, Runtime};

use crate::clock::{HURRIED, Standstill};
use crate::postgres_faults;
use crate::postgres_server;
use crate::support::page::acts_in;
use crate::support::patience::glance;
use crate::support::{PATIENCE, TestServer};

/// So long that no bot acts in the time of a test: it thinks.
const THINKS: Duration = Duration::from_secs(1_000_000);

fn sqlite() -> (tempfile::TempDir, Address) {
    let folder = tempfile::tempdir().unwrap();
    let address = folder.path().join("tables.db").into();
    (folder, address)
}

fn postgres() -> Address {
    postgres_server::address_of("postgres").parse().unwrap()
}

fn change(config: &mut Config, database: &Address, bot_pause: Duration) {
    config.database = database.clone();
    config.bot_pause = bot_pause;
    config.look = Duration::from_millis(100);
    config.lease = Duration::from_secs(2);
    config.scenarios.push(("hurried".into(), "Against the clock".into(), HURRIED.into()));
}

async fn server_at(database: &Address, bot_pause: Duration) -> TestServer {
    TestServer::start_with(|config| change(config, database, bot_pause)).await
}

async fn entries(store: &Arc<dyn Store>, id: &str) -> u64 {
    store.table(id).await.unwrap().unwrap().entries
}

/// Waits until a journal is longer than this. Nobody asks a server for anything meanwhile, and a second store of a file has no news to
/// wait for.
async fn grows(store: &Arc<dyn Store>, id: &str, beyond: u64, pass: impl AsyncFn()) {
    let start = Instant::now();
    while entries(store, id).await <= beyond {
        assert!(start.elapsed() < PATIENCE, "nothing moves");
        pass().await;
    }
}

async fn bots_go_on_after_a_restart(database: Address) {
    let server = server_at(&database, THINKS).await;
    let id = server.browser().open_table("Ada", &["bot-random", "bot-random"]).await;
    server.stop().await;
    let store = store::open(&database).await.unwrap();
    let before = entries(&store, &id).await;
    let server = server_at(&database, Duration::ZERO).await;
    grows(&store, &id, before + 5, glance).await;
    store.close().await;
    server.stop().await;
}

#[tokio::test]
async fn after_a_restart_bots_go_on_without_a_visitor_on_sqlite() {
    let (_folder, database) = sqlite();
    bots_go_on_after_a_restart(database).await;
}

#[tokio::test]
async fn after_a_restart_bots_go_on_without_a_visitor_on_postgres() {
    bots_go_on_after_a_restart(postgres()).await;
}

async fn time_runs_out_after_a_restart(database: Address) {
    let time = Standstill::new();
    let server = server_at(&database, THINKS).await;
    let more = [("game", "globopolis"), ("scenario", "hurried")];
    let id = server.browser().open_table_with("Ada", &["me", "device"], &more).await;
    time.pass(10).await;
    server.stop().await;
    let store = store::open(&database).await.unwrap();
    let before = entries(&store, &id).await;
    let server = server_at(&database, THINKS).await;
    grows(&store, &id, before, async || time.pass(1).await).await;
    let last = store.journal_from(&id, before + 1).await.unwrap();
    assert!(last[0].contains("time_up"), "{last:?}");
    store.close().await;
    server.stop().await;
}

#[tokio::test(start_paused = true)]
async fn after_a_restart_time_runs_out_without_a_visitor_on_sqlite() {
    let (_folder, database) = sqlite();
    time_runs_out_after_a_restart(database).await;
}

#[tokio::test(start_paused = true)]
async fn after_a_restart_time_runs_out_without_a_visitor_on_postgres() {
    time_runs_out_after_a_restart(postgres()).await;
}

/// Ada has gone, and so has everybody else: the time that a table gives for a decision is up all the same, and a bot plays on.
async fn the_clock_of_a_table_runs_out_after_a_restart(database: Address) {
    let time = Standstill::new();
    let server = server_at(&database, THINKS).await;
    let pace = [
        ("clock", "live"),
        ("clock_decision", "30"),
        ("clock_bank", "1"),
        ("clock_increment", "5"),
        ("clock_up", "bot"),
    ];
    let id = server.browser().open_table_with("Ada", &["me", "device"], &pace).await;
    time.pass(10).await;
    server.stop().await;
    let store = store::open(&database).await.unwrap();
    let before = entries(&store, &id).await;
    assert!(store.notes(&id).await.unwrap().is_empty());
    let server = server_at(&database, Duration::ZERO).await;
    grows(&store, &id, before, async || time.pass(1).await).await;
    let notes = store.notes(&id).await.unwrap();
    assert!(notes[0].note.contains("time_up"), "a bot came because the time was up: {notes:?}");
    store.close().await;
    server.stop().await;
}

#[tokio::test(start_paused = true)]
async fn after_a_restart_the_clock_of_a_table_runs_out_without_a_visitor_on_sqlite() {
    let (_folder, database) = sqlite();
    the_clock_of_a_table_runs_out_after_a_restart(database).await;
}

#[tokio::test(start_paused = true)]
async fn after_a_restart_the_clock_of_a_table_runs_out_without_a_visitor_on_postgres() {
    the_clock_of_a_table_runs_out_after_a_restart(postgres()).await;
}

/// Waits until the house says that it is ready, or that it is not.
async fn is_ready(server: &TestServer, ready: bool) {
    let start = Instant::now();
    while (server.browser().get("/readyz").await.status == 200) != ready {
        assert!(
            start.elapsed() < PATIENCE,
            "it says that it is {}",
            if ready { "not ready" } else { "ready" }
        );
        glance().await;
    }
}

/// PostgreSQL is stopped while bots play and people look on, and later lets nobody in; each time all goes on by itself, and what was
/// acknowledged is there.
#[tokio::test]
async fn when_postgres_was_away_bots_and_people_go_on_by_themselves() {
    let database = postgres();
    let server = server_at(&database, Duration::from_millis(30)).await;
    let mut ada = server.browser();
    let bots = ["bot-random", "bot-random", "bot-random"];
    let left = ada.open_table("Ada", &bots).await;
    let hers = ada.open_table("Ada", &["me", "device"]).await;
    let mut version = ada.regions(&hers).await["version"].as_u64().unwrap();
    for (away, back) in [
        (postgres_faults::stop as fn(), postgres_faults::start_again as fn()),
        (postgres_faults::let_nobody_in, postgres_faults::let_all_in),
    ] {
        away();
        is_ready(&server, false).await;
        let act = acts_in(&ada.regions(&hers).await)[0].clone();
        let refused = ada.submit(&act).await;
        assert_eq!(refused.status, 503, "{}", refused.body);
        assert_eq!(ada.regions(&hers).await["version"], version, "nothing has happened");
        back();
        is_ready(&server, true).await;
        let store = store::open(&database).await.unwrap();
        let before = entries(&store, &left).await;
        grows(&store, &left, before, glance).await;
        let done = ada.submit(&act).await.expect(200).json();
        assert_eq!(done["status"], 200, "{done}");
        assert_eq!(ada.regions(&hers).await["version"], done["version"]);
        assert!(done["version"].as_u64().unwrap() > version);
        version = done["version"].as_u64().unwrap();
        store.close().await;
    }
    server.stop().await;
}

/// A node that can be killed: everything it does is in a runtime of its own, which ends at once and tells nobody.
struct Mortal(Runtime);

impl Mortal {
    fn start(database: &Address) -> Mortal {
        let mut config = Config::new("127.0.0.1:0".parse().unwrap(), database.clone());
        change(&mut config, database, THINKS);
        let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
        let (started, starts) = mpsc::channel();
        runtime.spawn(async move {
            let server = server::bind(config).await.unwrap();
            started.send(()).unwrap();
            server.run(pending()).await;
        });
        starts.recv_timeout(PATIENCE).unwrap();
        Mortal(runtime)
    }

    fn kill(self) {
        self.0.shutdown_background();
    }
}

#[tokio::test]
async fn when_a_node_is_killed_while_its_bots_think_another_plays_on() {
    let database = postgres();
    // A table whose bots are to move, left by a server that has been stopped.
    let server = server_at(&database, THINKS).await;
    let id = server.browser().open_table("Ada", &["bot-random", "bot-random"]).await;
    server.stop().await;
    let mortal = Mortal::start(&database);
    let store = store::open(&database).await.unwrap();
    let before = entries(&store, &id).await;
    // The node has claimed the table once nobody else may.
    let start = Instant::now();
    let free = async || {
        let free = store.claim(&id, "somebody", Duration::from_secs(1)).await.unwrap();
        store.release("somebody").await.unwrap();
        free
    };
    while free().await {
        assert!(start.elapsed() < PATIENCE, "it never claims its work");
        glance().await;
    }

    let other = server_at(&database, Duration::ZERO).await;
    assert_eq!(entries(&store, &id).await, before);
    mortal.kill();
    grows(&store, &id, before + 5, glance).await;
    store.close().await;
    other.stop().await;
}

#[tokio::test]
async fn a_second_server_on_one_file_is_told_who_serves_it() {
    let (_folder, database) = sqlite();
    let first = server_at(&database, THINKS).await;
    let config = Config::new("127.0.0.1:0".parse().unwrap(), database.clone());
    let Err(error) = server::bind(config).await else { panic!("both serve") };
    assert!(matches!(error, ServerError::Store(_)), "{error:?}");
    let (said, who) =
        (error.to_string(), format!("process {} at http://{}", std::process::id(), first.address));
    assert!(said.contains(&who) && said.contains("stop it first"), "{said}");
    first.stop().await;
    server_at(&database, THINKS).await.stop().await;
}

#[tokio::test]
async fn several_servers_on_postgres_are_welcome() {
    let database = postgres();
    let (one, other) = (server_at(&database, THINKS).await, server_at(&database, THINKS).await);
    one.stop().await;
    other.stop().await;
}

/// `outage_tests` has what is answered when it cannot write.
#[tokio::test]
async fn a_house_says_that_it_is_ready_when_it_can_write() {
    let (_folder, file) = sqlite();
    for database in [file, postgres()] {
        let server = server_at(&database, THINKS).await;
        let ready = server.browser().get("/readyz").await.expect(200);
        assert_eq!(ready.json(), serde_json::json!({ "ready": true }));
        assert_eq!(ready.header("cache-control"), Some("no-store"));
        assert_eq!(server.browser().get("/healthz").await.expect(200).body, "ok");
        server.stop().await;
    }
}
