//! Whole games over HTTP, and what they leave behind.

use std::time::{Duration, Instant};

use ::games::AnyGame;
use ::table::Play;
use ::table::journal::{Journal, Origin, hash_of};
use ::table::rolls::{Proof, prove};

use crate::support::page::some_act;
use crate::support::{Browser, TestServer};
use crate::{GO_HOME, NEARLY_HOME, server_with_scenario};

/// Plays on with the forms of the page until this version is reached or the game is over; returns how long each
/// answer took.
async fn play_until(browser: &mut Browser, table: &str, version: u64) -> Vec<Duration> {
    let mut stream = browser.live(&format!("/t/{table}/live")).await;
    let mut times = Vec::new();
    let mut json = browser.regions(table).await;
    loop {
        let now = json["version"].as_u64().unwrap();
        if now >= version || json["regions"]["end"].as_str().unwrap().contains("/again") {
            return times;
        }
        match some_act(&json, times.len()) {
            Some(act) => {
                let before = Instant::now();
                let answer = browser.submit(&act).await;
                times.push(before.elapsed());
                json = answer.expect(200).json();
            }
            None => {
                stream.wait_for_version(now + 1).await;
                json = browser.regions(table).await;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_against_bots_with_all_rules() {
    let server = TestServer::start().await;
    let mut ada = server.browser();
    let rules = [("free_market", "on"), ("traffic_jam", "on"), ("special_events", "on")];
    let id = ada.open_table_with("Ada", &["me", "bot-greedy", "bot-greedy", "bot-random"], &rules).await;
    let commitment = {
        let page = ada.get(&format!("/t/{id}")).await.body;
        page.split("data-seal>").nth(1).unwrap().split('<').next().unwrap().to_owned()
    };

    let mut times = play_until(&mut ada, &id, 12).await;
    let sealed = ada.get(&format!("/t/{id}/journal")).await.expect(403);
    assert!(sealed.body.contains("order of the pile"), "{}", sealed.body);
    let rolls = ada.get(&format!("/t/{id}/rolls")).await.expect(200).body;
    assert!(rolls.contains("Travel dice") && !rolls.contains("Shuffling"), "only dice are shown: {rolls}");

    times.extend(play_until(&mut ada, &id, u64::MAX).await);
    times.sort_unstable();
    let (middle, worst) = (times[times.len() / 2], times[times.len() - 1]);
    println!("{} actions, answered in {middle:?} (median), {worst:?} (worst)", times.len());
    assert!(middle < Duration::from_millis(250), "an action took {middle:?}");

    let answer = ada.get(&format!("/t/{id}/journal")).await.expect(200);
    assert_eq!(answer.header("content-type"), Some("text/plain; charset=utf-8"));
    assert_eq!(
        answer.header("content-disposition"),
        Some(format!("attachment; filename=\"{id}.jsonl\"").as_str())
    );
    let journal = Journal::read(&answer.body).unwrap();
    let game = AnyGame::of_header(&journal.header, None).unwrap();
    let play = Play::replay(game, &journal).unwrap();
    assert!(play.is_over() && play.is_revealed());
    assert_eq!(prove(&journal), Ok(Proof::TableAlone), "a browser without script contributes nothing");
    let Origin::Sealed(sealing) = &journal.header.dice else { panic!("{:?}", journal.header.dice) };
    assert_eq!((&sealing.seed.0, &sealing.table), (&commitment, &id));

    let rolls = ada.get(&format!("/t/{id}/rolls")).await.expect(200).body;
    assert!(
        rolls.contains("Shuffling") && rolls.contains("The table alone made these rolls"),
        "now everything is shown"
    );
    let over = ada.act(&id, 0, journal.entries.len() as u64 + 1, "\"roll\"").await.refused(409);
    assert!(over.json()["notice"].as_str().unwrap().contains("over"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restart_changes_nothing() {
    let server = TestServer::start().await;
    let mut ada = server.browser();
    // No bot: nothing moves on while we look.
    let id = ada.open_table("Ada", &["me", "device"]).await;
    play_until(&mut ada, &id, 40).await;
    let path = format!("/t/{id}");
    let (page, json) = (ada.get(&path).await.expect(200).body, ada.regions(&id).await);

    let server = server.restart().await;
    ada.visit(&server);
    assert_eq!(ada.get(&path).await.expect(200).body, page, "the page is the same, letter by letter");
    assert_eq!(ada.regions(&id).await, json);
    play_until(&mut ada, &id, 60).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_take_up_their_work_after_a_restart() {
    let server = TestServer::start().await;
    let mut ada = server.browser();
    let id = ada.open_table("Ada", &["me", "bot-random"]).await;
    play_until(&mut ada, &id, 30).await;
    let server = server.restart().await;
    ada.visit(&server);
    play_until(&mut ada, &id, 80).await;
}

#[tokio::test]
async fn an_action_is_taken_back() {
    let server = server_with_scenario().await;
    let mut ada = server.browser();
    let id = ada.open_table_with("Ada", &["me", "device"], &[("scenario", "nearly-home")]).await;
    let before = ada.regions(&id).await;
    assert!(!before.to_string().contains("/takeback"));
    let stepped = ada.act(&id, 0, 2, "{\"step\":{\"to\":41,\"colour\":\"purple\"}}").await.expect(200).json();
    assert!(stepped.to_string().contains("/takeback"), "the page offers it");
    let back =
        ada.post_json(&format!("/t/{id}/takeback"), &[("seat", "0"), ("version", "3")]).await.expect(200);
    assert_eq!(back.json()["regions"]["hand"], before["regions"]["hand"]);
    assert_eq!(back.json()["version"], 4, "the journal goes on");
    let none =
        ada.post_json(&format!("/t/{id}/takeback"), &[("seat", "0"), ("version", "4")]).await.refused(409);
    assert!(none.json()["notice"].as_str().unwrap().contains("nothing to take back"));
    ada.act(&id, 0, 4, GO_HOME).await.expect(200);
    let journal = Journal::read(&ada.get(&format!("/t/{id}/journal")).await.expect(200).body).unwrap();
    assert_eq!(prove(&journal), Ok(Proof::TableAlone));
}

/// The edition that comes with the program, as a file.
fn world() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../editions/little-monsters/world.toml");
    std::fs::read_to_string(path).unwrap()
}

#[tokio::test]
async fn another_edition_is_played_and_kept() {
    let other = world().replace("name = \"Lagos\"", "name = \"Eko\"");
    let hash = hash_of(&other);
    let server = TestServer::start_with(|config| config.editions.push(("other.toml".into(), other))).await;
    let mut ada = server.browser();
    let id = ada.open_table("Ada", &["me", "device"]).await;
    let page = ada.get(&format!("/t/{id}?list=1")).await.expect(200).body;
    let file = ::pages::paths::board_file(&hash, ::pages::Localizer::english());
    let board = ::pages::paths::board("little-monsters", file);
    assert!(page.contains("Eko") && page.contains(&board));
    assert!(ada.get(&board).await.expect(200).body.contains("Eko"));

    // The file is gone when the server starts again; the table keeps its board.
    let server = server.restart().await;
    ada.visit(&server);
    assert_eq!(ada.get(&format!("/t/{id}?list=1")).await.expect(200).body, page);
    assert!(ada.get(&board).await.expect(200).body.contains("Eko"));
}

#[tokio::test]
async fn the_board_of_the_program_is_kept_too() {
    let server = TestServer::start().await;
    let mut ada = server.browser();
    let id = ada.open_table("Ada", &["me", "device"]).await;
    let store = store::open(&server.folder().join("tables.db").into()).await.unwrap();
    assert_eq!(store.edition(&hash_of(&world())).await.unwrap(), Some(world()));
    let setup = store.table(&id).await.unwrap().unwrap().setup;
    assert!(setup.contains(&hash_of(&world())), "{setup}");
    store.close().await;
}

#[tokio::test]
async fn a_position_is_played_on_the_board_it_belongs_to() {
    let other = world().replace("\"berlin\"", "\"elsewhere\"").replace("name = \"Lagos\"", "name = \"Eko\"");
    let server = TestServer::start_with(|config| {
        config.editions.push(("other.toml".into(), other));
        config.scenarios.push(("nearly-home".into(), "Nearly home".into(), NEARLY_HOME.into()));
    })
    .await;
    let mut ada = server.browser();
    let id = ada.open_table_with("Ada", &["me", "device"], &[("scenario", "nearly-home")]).await;
    assert!(ada.get(&format!("/t/{id}?list=1")).await.expect(200).body.contains("Lagos"));
    let id = ada.open_table("Ada", &["me", "device"]).await;
    assert!(ada.get(&format!("/t/{id}?list=1")).await.expect(200).body.contains("Eko"));
}
