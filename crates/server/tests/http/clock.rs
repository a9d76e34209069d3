//! A limited time: the Option Phase of Globopolis with its timer (GP-28). Time stands still here unless a test moves
//! it on, so nobody waits for anything.

use std::sync::mpsc;
use std::time::Duration;

use serde_json::Value;

use crate::postgres_server;
use crate::support::{Browser, Live, PATIENCE, TestServer};

/// Two players with a quarter of a minute for an Option Phase.
pub(crate) const HURRIED: &str = r#"
title = "Against the clock"
game = "globopolis"
seats = 2
options = { timer = 15 }

[position]
[[position.player]]
titles = ["japan"]
stock = { water = 2 }
[[position.player]]
titles = ["china"]
"#;
const ALLOCATE: &str = r#"{"allocate":{"unit":"water","count":1,"to":TITLE}}"#;
const ROLL: &str = r#"{"roll":{"dice":1}}"#;

/// Keeps paused time from moving on by itself whenever all wait for the network or the disk, as tokio's does unless
/// something blocks. When patience is at an end it does move on, so that what waits in vain fails.
pub(crate) struct Standstill {
    _until_dropped: mpsc::Sender<()>,
}

impl Standstill {
    pub(crate) fn new() -> Self {
        let (until_dropped, wait) = mpsc::channel::<()>();
        tokio::task::spawn_blocking(move || wait.recv_timeout(PATIENCE));
        Standstill { _until_dropped: until_dropped }
    }

    pub(crate) async fn pass(&self, seconds: u64) {
        tokio::time::advance(Duration::from_secs(seconds)).await;
    }
}

fn japan() -> u8 {
    let edition = games::globopolis::Edition::world();
    edition.title_called("japan").unwrap().0
}

fn allocate() -> String {
    ALLOCATE.replace("TITLE", &japan().to_string())
}

/// Japan for 5 EU, offered to the other.
fn offer() -> String {
    use games::globopolis::{Action, Side, Team, TitleId, TitleSet};
    let give = Side { titles: TitleSet::only(TitleId(japan())), ..Side::NOTHING };
    let want = Side { eu: 5, ..Side::NOTHING };
    serde_json::to_string(&Action::Offer { to: Team(1), give, want }).unwrap()
}

pub(crate) async fn hurried_server(scenario: &str) -> TestServer {
    let scenario = scenario.to_owned();
    TestServer::start_with(|config| {
        config.scenarios.push(("hurried".into(), "Against the clock".into(), scenario));
    })
    .await
}

/// A table of two at one device, with its news.
pub(crate) async fn table(browser: &mut Browser) -> (String, Live) {
    let more = [("game", "globopolis"), ("scenario", "hurried")];
    let id = browser.open_table_with("Ada", &["me", "device"], &more).await;
    let live = browser.live(&format!("/t/{id}/live")).await;
    (id, live)
}

fn clock(json: &Value) -> &str {
    json["regions"]["clock"].as_str().unwrap()
}

fn log(json: &Value) -> &str {
    json["regions"]["log"].as_str().unwrap()
}

#[tokio::test(start_paused = true)]
async fn when_time_is_up_only_the_roll_is_left() {
    let time = Standstill::new();
    let server = hurried_server(HURRIED).await;
    let mut ada = server.browser();
    let (id, mut live) = table(&mut ada).await;
    let start = ada.regions(&id).await;
    assert!(clock(&start).contains(">0:15<") && clock(&start).contains("data-running"), "{}", clock(&start));

    time.pass(14).await;
    let mut watcher = server.browser();
    let seen = watcher.get(&format!("/t/{id}")).await.expect(200).body;
    assert!(seen.contains("role=\"timer\"") && seen.contains(">0:01<"), "a spectator sees the same clock");
    ada.act(&id, 0, 2, &allocate()).await.expect(200);

    time.pass(1).await;
    let over = live.wait_for_version(4).await;
    assert!(log(&over).contains("Time is up"), "{}", log(&over));
    assert_eq!(clock(&over), "<p id=\"clock\" hidden></p>");
    let late = ada.act(&id, 0, 4, &allocate()).await.refused(422).json();
    assert!(late["notice"].as_str().unwrap().contains("Roll now"), "{}", late["notice"]);
    let back = [("seat", "0"), ("version", "4")];
    ada.post_json(&format!("/t/{id}/takeback"), &back).await.refused(409);
    ada.act(&id, 0, 4, ROLL).await.expect(200);
    server.stop().await;
}

#[tokio::test(start_paused = true)]
async fn whoever_acts_in_time_is_not_bothered() {
    let time = Standstill::new();
    let server = hurried_server(HURRIED).await;
    let mut ada = server.browser();
    let (id, _live) = table(&mut ada).await;
    time.pass(14).await;
    let rolled = ada.act(&id, 0, 2, ROLL).await.expect(200).json();
    assert_eq!(clock(&rolled), "<p id=\"clock\" hidden></p>", "the Event Phase takes the time it takes");
    time.pass(600).await;
    let later = ada.regions(&id).await;
    assert_eq!(later["version"], 3);
    assert!(!log(&later).contains("Time is up"));
    server.stop().await;
}

#[tokio::test(start_paused = true)]
async fn the_clock_stands_while_a_deal_is_open_if_the_table_says_so() {
    let time = Standstill::new();
    let server =
        hurried_server(&HURRIED.replace("timer = 15", "timer = 15, timer_stops_for_deals = true")).await;
    let mut ada = server.browser();
    let (id, mut live) = table(&mut ada).await;
    time.pass(5).await;
    let offered = ada.act(&id, 0, 2, &offer()).await.expect(200).json();
    assert!(clock(&offered).contains(">0:10<") && clock(&offered).contains("paused"), "{}", clock(&offered));
    time.pass(600).await;
    let declined = ada.act(&id, 1, 3, r#"{"decline":0}"#).await.expect(200).json();
    assert!(clock(&declined).contains(">0:10<") && clock(&declined).contains("data-running"));
    time.pass(10).await;
    assert!(log(&live.wait_for_version(5).await).contains("Time is up"));
    server.stop().await;
}

#[tokio::test(start_paused = true)]
async fn a_deal_stops_no_clock_unless_the_table_says_so() {
    let time = Standstill::new();
    let server = hurried_server(HURRIED).await;
    let mut ada = server.browser();
    let (id, mut live) = table(&mut ada).await;
    ada.act(&id, 0, 2, &offer()).await.expect(200);
    time.pass(15).await;
    assert!(log(&live.wait_for_version(4).await).contains("Time is up"));
    server.stop().await;
}

#[tokio::test(start_paused = true)]
async fn a_takeback_gives_no_time_back() {
    let time = Standstill::new();
    let server = hurried_server(HURRIED).await;
    let mut ada = server.browser();
    let (id, mut live) = table(&mut ada).await;
    time.pass(5).await;
    ada.act(&id, 0, 2, &allocate()).await.expect(200);
    time.pass(5).await;
    let back = [("seat", "0"), ("version", "3")];
    let back = ada.post_json(&format!("/t/{id}/takeback"), &back).await.expect(200).json();
    assert!(clock(&back).contains(">0:05<"), "{}", clock(&back));
    time.pass(5).await;
    assert!(log(&live.wait_for_version(5).await).contains("Time is up"));
    server.stop().await;
}

#[tokio::test(start_paused = true)]
async fn after_a_restart_the_time_begins_afresh() {
    let time = Standstill::new();
    let server = hurried_server(HURRIED).await;
    let mut ada = server.browser();
    let (id, live) = table(&mut ada).await;
    time.pass(10).await;
    drop(live);
    let server = server.restart().await;
    ada.visit(&server);
    assert!(clock(&ada.regions(&id).await).contains(">0:15<"));
    let mut live = ada.live(&format!("/t/{id}/live")).await;
    time.pass(14).await;
    ada.act(&id, 0, 2, &allocate()).await.expect(200);
    time.pass(1).await;
    assert!(log(&live.wait_for_version(4).await).contains("Time is up"));
    server.stop().await;
}

#[tokio::test(start_paused = true)]
async fn of_two_nodes_one_ends_the_time() {
    let time = Standstill::new();
    let database: store::Address = postgres_server::address_of("postgres").parse().unwrap();
    let one = TestServer::start_with(|config| {
        config.database = database.clone();
        config.scenarios.push(("hurried".into(), "Against the clock".into(), HURRIED.into()));
    })
    .await;
    let other = TestServer::start_with(|config| config.database = database).await;
    let mut ada = one.browser();
    let (id, mut live) = table(&mut ada).await;
    let mut ada_there = ada.clone();
    ada_there.visit(&other);
    let mut live_there = ada_there.live(&format!("/t/{id}/live")).await;
    assert!(clock(&ada_there.regions(&id).await).contains(">0:15<"), "both nodes keep the time");

    // The one that has claimed the table ends the time; the other hears of it.
    time.pass(15).await;
    for live in [&mut live, &mut live_there] {
        assert!(log(&live.wait_for_version(3).await).contains("Time is up"));
    }
    ada.act(&id, 0, 3, ROLL).await.expect(200);
    for browser in [&mut ada, &mut ada_there] {
        assert_eq!(log(&browser.regions(&id).await).matches("Time is up").count(), 1);
    }
    assert_eq!(ada.regions(&id).await["version"], 4, "nothing was done twice");
    one.stop().await;
    other.stop().await;
}

#[tokio::test(start_paused = true)]
async fn a_page_that_comes_back_is_told_the_time() {
    let time = Standstill::new();
    let server = hurried_server(HURRIED).await;
    let mut ada = server.browser();
    let (id, _live) = table(&mut ada).await;
    time.pass(7).await;
    let mut again = ada.live(&format!("/t/{id}/live?v=2")).await;
    let first = again.wait_for(|message| message.event == "regions").await.json();
    assert!(clock(&first).contains(">0:08<"), "{first}");
    assert!(first["regions"].get("board").is_none(), "the rest it has: {first}");
    server.stop().await;
}

#[tokio::test(start_paused = true)]
async fn bots_play_with_the_clock() {
    let _time = Standstill::new();
    let server = hurried_server(HURRIED).await;
    let mut ada = server.browser();
    let more = [("game", "globopolis"), ("scenario", "hurried")];
    let id = ada.open_table_with("Ada", &["bot-random", "bot-random"], &more).await;
    let mut live = ada.live(&format!("/t/{id}/live")).await;
    live.wait_for_version(60).await;
    server.stop().await;
}
