//! What happened, as the pages are told it: with the stream and with answers, each scene once.

use std::time::Duration;

use serde_json::Value;

use crate::clock::Standstill;
use crate::server_with_scenario;
use crate::support::page::acts_in;
use crate::support::{Browser, TestServer};

/// The step to London, which can be taken back.
const STEP: &str = "{\"step\":{\"to\":41,\"colour\":\"purple\"}}";

/// A table at which only one device plays, so that nothing moves by itself. Ada can step, and take that back.
async fn quiet_table(ada: &mut Browser) -> String {
    ada.open_table_with("Ada", &["me", "device"], &[("scenario", "nearly-home")]).await
}

async fn takes_back(ada: &mut Browser, id: &str, version: u64) {
    let back = [("seat", "0"), ("version", &*version.to_string())];
    ada.post_json(&format!("/t/{id}/takeback"), &back).await.expect(200);
}

/// The entries that are told in news.
fn entries(news: &Value) -> Vec<u64> {
    let scenes = news["scenes"].as_array().unwrap_or_else(|| panic!("no scenes: {news}"));
    scenes.iter().map(|scene| scene["entry"].as_u64().unwrap()).collect()
}

#[tokio::test]
async fn an_action_is_told_with_the_news_of_it() {
    let server = TestServer::start().await;
    let mut ada = server.browser();
    let id = ada.open_table("Ada", &["me", "device"]).await;
    let mut stream = ada.live(&format!("/t/{id}/live?v=2")).await;
    let roll = acts_in(&ada.regions(&id).await)[0].clone();
    ada.submit(&roll).await.expect(200);
    let news = stream.wait_for_version(3).await;
    assert_eq!(entries(&news), [2]);
    let scene = &news["scenes"][0];
    let html = scene["html"].as_str().unwrap();
    assert!(html.contains("class=\"beat plain dice\"") && html.contains(" rolls "), "{html}");
    assert!(html.contains("LM-5") && html.contains("lm-die"), "with the clause and the dice: {html}");
    assert!(scene["ms"].as_u64().unwrap() >= 600, "dice rest: {scene}");
}

#[tokio::test]
async fn no_scene_is_lost_or_doubled_when_a_stream_comes_back() {
    let server = server_with_scenario().await;
    let mut ada = server.browser();
    let id = quiet_table(&mut ada).await;
    let mut stream = ada.live(&format!("/t/{id}/live?v=2")).await;
    ada.act(&id, 0, 2, STEP).await.expect(200);
    assert_eq!(entries(&stream.wait_for_version(3).await), [2]);
    drop(stream);
    takes_back(&mut ada, &id, 3).await;
    ada.act(&id, 0, 4, STEP).await.expect(200);
    let mut again = ada.live(&format!("/t/{id}/live?v=3")).await;
    assert_eq!(entries(&again.wait_for_version(5).await), [3, 4], "from what the page says it has heard");
    let mut back = ada.live_after(&format!("/t/{id}/live?v=2"), 4).await;
    assert_eq!(entries(&back.wait_for_version(5).await), [4], "the last message counts, not the address");
}

#[tokio::test]
async fn answers_tell_what_the_page_has_not_heard() {
    let server = server_with_scenario().await;
    let mut ada = server.browser();
    let id = quiet_table(&mut ada).await;
    ada.act(&id, 0, 2, STEP).await.expect(200);
    takes_back(&mut ada, &id, 3).await;
    ada.act(&id, 0, 4, STEP).await.expect(200);
    for (heard, told) in [("3", vec![3, 4]), ("4", vec![4]), ("5", vec![])] {
        let answer = ada.send("GET", &format!("/t/{id}/regions"), &[("X-Globetable", heard)], "").await;
        assert_eq!(entries(&answer.expect(200).json()), told, "{heard}");
    }
    let unasked = ada.regions(&id).await;
    assert!(unasked["scenes"].is_null(), "who does not say what they have heard is told nothing");
}

#[tokio::test]
async fn whoever_is_far_behind_gets_no_film() {
    let server = TestServer::start().await;
    let mut ada = server.browser();
    let id = ada.open_table("Ada", &["bot-random", "bot-random"]).await;
    server.browser().live(&format!("/t/{id}/live")).await.wait_for_version(120).await;
    let news = server.browser().live(&format!("/t/{id}/live?v=3")).await.wait_for_version(120).await;
    assert!(news["scenes"].is_null(), "the present and the recap must do: {}", news["scenes"]);
    assert!(news["regions"]["board"].is_string());
}

#[tokio::test]
async fn a_takeback_is_a_scene_too() {
    let server = server_with_scenario().await;
    let mut ada = server.browser();
    let id = quiet_table(&mut ada).await;
    let mut stream = ada.live(&format!("/t/{id}/live?v=2")).await;
    ada.act(&id, 0, 2, STEP).await.expect(200);
    assert_eq!(entries(&stream.wait_for_version(3).await), [2]);
    takes_back(&mut ada, &id, 3).await;
    let news = stream.wait_for_version(4).await;
    assert_eq!(entries(&news), [3]);
    assert!(news["scenes"][0]["html"].as_str().unwrap().contains("takes the last move back"), "{news}");
    let all = server.browser().live(&format!("/t/{id}/live?v=2")).await.wait_for_version(4).await;
    assert_eq!(entries(&all), [3], "what was taken back is not told any more");
}

/// The table's version, and how long everything is told that has happened since it began.
async fn told(browser: &mut Browser, id: &str) -> (u64, Duration) {
    let answer = browser.send("GET", &format!("/t/{id}/regions"), &[("X-Globetable", "2")], "").await;
    let news = answer.expect(200).json();
    let scenes = news["scenes"].as_array().unwrap_or_else(|| panic!("far ahead: {}", news["version"]));
    let length = scenes.iter().map(|scene| Duration::from_millis(scene["ms"].as_u64().unwrap())).sum();
    (news["version"].as_u64().unwrap(), length)
}

/// A bot that may not run ahead waits until what it did is told.
#[tokio::test(start_paused = true)]
async fn bots_do_not_run_ahead_of_what_is_told() {
    let time = Standstill::new();
    let server = TestServer::start_with(|config| config.bot_lead = Duration::from_secs(10)).await;
    let mut ada = server.browser();
    let id = ada.open_table("Ada", &["bot-greedy", "bot-random"]).await;
    while told(&mut ada, &id).await.1 < Duration::from_secs(10) {}
    // What was begun is done; then nothing moves until the first of it has been told.
    for _ in 0..20 {
        let (version, length) = told(&mut ada, &id).await;
        assert!(length < Duration::from_secs(20), "{length:?} of telling at version {version}");
    }
    let (stands, _) = told(&mut ada, &id).await;
    let mut live = ada.live(&format!("/t/{id}/live")).await;
    time.pass(30).await;
    live.wait_for_version(stands + 1).await;
    server.stop().await;
}
