//! The news of a table, as they come.

use std::time::Duration;

use tokio::time::Instant;

use crate::clock::Standstill;
use crate::support::page::acts_in;
use crate::support::{Browser, Message, TestServer};

fn is_regions(message: &Message) -> bool {
    message.event == "regions"
}

/// A table at which only one device plays, so that nothing moves by itself.
async fn quiet_table(ada: &mut Browser) -> String {
    ada.open_table("Ada", &["me", "device"]).await
}

#[tokio::test]
async fn two_watchers_see_an_action() {
    let server = TestServer::start().await;
    let mut ada = server.browser();
    let id = quiet_table(&mut ada).await;
    let mut spectator = server.browser();
    spectator.get(&format!("/t/{id}")).await.expect(200);
    let live = format!("/t/{id}/live?v=2");
    let (mut first, mut second) = (ada.live(&live).await, spectator.live(&live).await);

    let act = acts_in(&ada.regions(&id).await)[0].clone();
    ada.submit(&act).await.expect(200);
    let (seen, watched) = (first.wait_for_version(3).await, second.wait_for_version(3).await);
    assert!(!acts_in(&seen).is_empty(), "the player is asked the next question");
    assert_eq!(acts_in(&watched), [], "the spectator is not");
    assert!(watched["regions"]["log"].as_str().unwrap().contains("rolls"), "{watched}");
    assert_eq!(watched["version"], 3);
    assert!(watched["title"].is_string());
}

#[tokio::test]
async fn only_what_changed_is_sent() {
    let server = TestServer::start().await;
    let mut ada = server.browser();
    let id = quiet_table(&mut ada).await;
    let mut stream = ada.live(&format!("/t/{id}/live")).await;
    let all = stream.wait_for(is_regions).await.json();
    let page = ada.regions(&id).await;
    assert_eq!(all["regions"], page["regions"], "who shows nothing yet gets everything");

    let act = acts_in(&page)[0].clone();
    let after = ada.submit(&act).await.expect(200).json();
    let news = stream.wait_for_version(3).await;
    for (region, html) in after["regions"].as_object().unwrap() {
        let changed = page["regions"][region] != *html;
        assert_eq!(news["regions"].get(region), changed.then_some(html), "{region}");
    }
    assert!(news["regions"].get("links").is_none());
    assert!(news["regions"].get("last-line").is_some(), "every page keeps the hash of what it was shown");
}

#[tokio::test]
async fn a_page_that_is_up_to_date_gets_no_board() {
    let server = TestServer::start().await;
    let mut ada = server.browser();
    let id = quiet_table(&mut ada).await;
    let mut bo = server.browser();
    bo.get(&format!("/t/{id}")).await.expect(200);
    let mut stream = bo.live(&format!("/t/{id}/live?v=2")).await;
    let first = stream.wait_for(is_regions).await.json();
    assert!(first["regions"].get("board").is_none() && first["regions"].get("log").is_none(), "{first}");
    assert!(first["regions"].get("players").is_some(), "who is there may have changed: {first}");
    // One that is behind gets it, also when it says so on coming back.
    let mut late = bo.live(&format!("/t/{id}/live?v=1")).await;
    assert!(late.wait_for(is_regions).await.json()["regions"].get("board").is_some());
}

#[tokio::test]
async fn coming_and_going_is_seen() {
    let server = TestServer::start().await;
    let (mut ada, mut bo) = (server.browser(), server.browser());
    let id = ada.open_table("Ada", &["me", "open"]).await;
    let mut stream = ada.live(&format!("/t/{id}/live")).await;
    stream.wait_for(is_regions).await;
    let seats = |message: &Message| message.json()["regions"]["seats"].as_str().map(str::to_owned);

    bo.post(&format!("/t/{id}/join"), &[("seat", "1"), ("name", "Bo")]).await.expect(303);
    let sat_down = stream.wait_for(|message| seats(message).is_some_and(|html| html.contains("Bo"))).await;
    assert!(seats(&sat_down).unwrap().contains("the page is closed"));
    let bos = bo.live(&format!("/t/{id}/live")).await;
    stream.wait_for(|message| seats(message).is_some_and(|html| html.contains("is here"))).await;
    drop(bos);
    stream.wait_for(|message| seats(message).is_some_and(|html| html.contains("the page is closed"))).await;
}

#[tokio::test]
async fn versions_of_a_lobby_go_on_over_a_restart() {
    let server = TestServer::start().await;
    let mut ada = server.browser();
    let id = ada.open_table("Ada", &["me", "open"]).await;
    let before = ada.regions(&id).await["version"].as_u64().unwrap();
    let server = server.restart().await;
    ada.visit(&server);
    assert_eq!(ada.regions(&id).await["version"], before, "nothing has changed");
    let given = ada.post_json(&format!("/t/{id}/seat"), &[("seat", "1"), ("kind", "bot:greedy")]).await;
    assert_eq!(given.expect(200).json()["version"], before + 1);
}

#[tokio::test]
async fn the_lobby_becomes_the_game() {
    let server = TestServer::start().await;
    let (mut ada, mut bo) = (server.browser(), server.browser());
    let id = ada.open_table("Ada", &["me", "open"]).await;
    bo.post(&format!("/t/{id}/join"), &[("seat", "1"), ("name", "Bo")]).await.expect(303);
    let mut stream = bo.live(&format!("/t/{id}/live")).await;
    stream.wait_for(is_regions).await;
    ada.post(&format!("/t/{id}/start"), &[]).await.expect(303);
    stream.wait_for(|message| message.event == "reload").await;
    assert!(bo.get(&format!("/t/{id}")).await.body.contains("id=\"board\""));
}

#[tokio::test]
async fn bots_are_seen_to_play() {
    let server = TestServer::start().await;
    let mut ada = server.browser();
    let id = ada.open_table("Ada", &["bot-greedy", "bot-random"]).await;
    let mut stream = server.browser().live(&format!("/t/{id}/live")).await;
    stream.wait_for_version(40).await;
}

#[tokio::test(start_paused = true)]
async fn streams_end_when_the_server_stops() {
    let _time = Standstill::new();
    let server = TestServer::start().await;
    let mut ada = server.browser();
    let id = quiet_table(&mut ada).await;
    let mut stream = ada.live(&format!("/t/{id}/live")).await;
    stream.wait_for(is_regions).await;
    let before = Instant::now();
    server.stop().await;
    while stream.next().await.is_some() {}
    assert_eq!(before.elapsed(), Duration::ZERO, "open streams hold up the end");
}

#[tokio::test]
async fn of_many_pages_of_one_browser_the_oldest_only_visit() {
    let server = TestServer::start().await;
    let mut ada = server.browser();
    let id = quiet_table(&mut ada).await;
    let live = format!("/t/{id}/live?v=2");
    let mut first = ada.live(&live).await;
    let mut others = Vec::new();
    for _ in 0..4 {
        others.push(ada.live(&live).await);
    }
    let visit = first.wait_for(|message| message.event == "visit").await;
    assert_eq!(visit.id, "2", "it calls again from there");
    assert!(first.next().await.is_none(), "its connection is free");

    let act = acts_in(&ada.regions(&id).await)[0].clone();
    ada.submit(&act).await.expect(200);
    let mut again = ada.live_after(&live, 2).await;
    assert_eq!(again.wait_for_version(3).await["version"], 3, "a visit hears what is new");
    again.wait_for(|message| message.event == "visit").await;
    assert_eq!(others[3].wait_for_version(3).await["version"], 3, "and takes nobody's line");
}

#[tokio::test]
async fn a_lobby_that_was_away_when_the_game_began_is_loaded_anew() {
    let server = TestServer::start().await;
    let (mut ada, mut bo) = (server.browser(), server.browser());
    let id = ada.open_table("Ada", &["me", "open"]).await;
    let live = format!("/t/{id}/live?lobby");
    let heard: u64 = ada.live(&live).await.wait_for(is_regions).await.id.parse().unwrap();
    bo.get(&format!("/t/{id}")).await.expect(200);
    bo.post(&format!("/t/{id}/join"), &[("seat", "1"), ("name", "Bo")]).await.expect(303);
    ada.post(&format!("/t/{id}/start"), &[]).await.expect(303);
    let message = ada.live_after(&live, heard).await.next().await.unwrap();
    assert_eq!(message.event, "reload");
}
