//! Faults from outside: restarts and deaths with nobody watching, and a second server. `nodes` has the clocks that differ,
//! and the crate's own `outage_tests` the store that fails.

use std::future::pending;
use std::sync::{Arc, mpsc};
use std::time::{Duration, Instant};

use server::{Config, ServerError};
use store::{Address, Store};
use tokio::runtime::{Builder, Runtime};

use crate::clock::{HURRIED, Standstill};
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
    crate::postgres_server::address_of("postgres").parse().unwrap()
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
