//! Two nodes on one database.

use crate::postgres_server;
use crate::support::page::{acts_in, some_act};
use crate::support::{Browser, Message, TestServer};

/// Two nodes on one PostgreSQL, which tells each what the other does.
async fn two_nodes() -> (TestServer, TestServer) {
    let address: store::Address = postgres_server::address_of("postgres").parse().unwrap();
    let one = TestServer::start_with(|config| config.database = address.clone()).await;
    let other = TestServer::start_with(|config| config.database = address).await;
    (one, other)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_at_two_nodes_play_at_one_table() {
    let (one, other) = two_nodes().await;
    let (mut ada, mut bo) = (one.browser(), other.browser());
    let id = ada.open_table("Ada", &["me", "open", "bot-random"]).await;
    let mut adas = ada.live(&format!("/t/{id}/live")).await;
    let seats = |message: &Message| message.json()["regions"]["seats"].as_str().map(str::to_owned);

    bo.post(&format!("/t/{id}/join"), &[("seat", "1"), ("name", "Bo")]).await.expect(303);
    adas.wait_for(|message| seats(message).is_some_and(|html| html.contains(">Bo<"))).await;
    let mut bos = bo.live(&format!("/t/{id}/live")).await;
    ada.post(&format!("/t/{id}/start"), &[]).await.expect(303);
    bos.wait_for(|message| message.event == "reload").await;

    // Both nodes play the bot. Whoever comes second is told so, reads on, and nothing happens twice.
    let mut turns = 0;
    loop {
        for browser in [&mut ada, &mut bo] {
            let json = browser.regions(&id).await;
            if let Some(act) = some_act(&json, turns) {
                // The other node may not have heard the latest yet, so a page there can be a moment behind.
                let answer = browser.submit(&act).await;
                let status = answer.expect(200).json()["status"].clone();
                assert!(status == 200 || status == 409, "{status}");
                turns += usize::from(status == 200);
            }
        }
        let version = ada.regions(&id).await["version"].as_u64().unwrap();
        if version >= 60 {
            bos.wait_for_version(version).await;
            break;
        }
    }
    assert!(turns > 10, "people had their turns: {turns}");
    one.stop().await;
    other.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_nodes_one_is_told_that_the_table_has_moved_on() {
    let (one, other) = two_nodes().await;
    let mut ada = one.browser();
    let id = ada.open_table("Ada", &["me", "device"]).await;
    let act = acts_in(&ada.regions(&id).await)[0].clone();
    let mut ada_there = ada.clone();
    ada_there.visit(&other);
    assert_eq!(ada_there.regions(&id).await, ada.regions(&id).await);
    ada.submit(&act).await.expect(200);
    // Whether the other node has heard of it by now or not.
    let late = ada_there.submit(&act).await.refused(409).json();
    assert_eq!(late["version"], 3, "it has read what it missed: {late}");
    assert_eq!(ada_there.regions(&id).await, ada.regions(&id).await);
    one.stop().await;
    other.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_that_another_node_has_given_away_is_not_given_away_again() {
    let (one, other) = two_nodes().await;
    let (mut ada, mut bo) = (one.browser(), other.browser());
    let id = ada.open_table("Ada", &["me", "open"]).await;
    assert!(bo.get(&format!("/t/{id}")).await.expect(200).body.contains("Open seat"));

    let seat = format!("/t/{id}/seat");
    ada.post(&seat, &[("seat", "1"), ("kind", "bot:greedy")]).await.expect(303);
    let join = format!("/t/{id}/join");
    let late = bo.post_json(&join, &[("seat", "1"), ("name", "Bo")]).await.refused(409).json();
    assert!(late["regions"]["seats"].as_str().unwrap().contains("Pixel"), "{late}");
    one.stop().await;
    other.stop().await;
}

/// What a page shows as its version at one node must mean the same at every other: pages pass over older news. `outages.rs` of
/// the program's tests has two whose clocks differ.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lobby_has_the_same_version_at_every_node() {
    let (one, other) = two_nodes().await;
    let (mut ada, mut bo) = (one.browser(), other.browser());
    let id = ada.open_table("Ada", &["me", "open", "open"]).await;
    let version = async |browser: &mut Browser| browser.regions(&id).await["version"].as_u64().unwrap();
    let at_first = version(&mut ada).await;
    assert_eq!(version(&mut bo).await, at_first);

    let mut adas = ada.live(&format!("/t/{id}/live?v={at_first}")).await;
    let join = format!("/t/{id}/join");
    let joined = bo.post_json(&join, &[("seat", "1"), ("name", "Bo")]).await.expect(200).json();
    assert_eq!(joined["version"], at_first + 1);
    let heard = adas.wait_for_version(at_first + 1).await;
    assert_eq!(heard["version"], joined["version"], "{heard}");
    assert!(heard["regions"]["seats"].as_str().unwrap().contains(">Bo<"));
    let left = ada.post_json(&format!("/t/{id}/seat"), &[("seat", "1"), ("kind", "open")]).await.expect(200);
    assert_eq!(left.json()["version"], at_first + 2, "the count goes on, whichever node counts");
    one.stop().await;
    other.stop().await;
}
