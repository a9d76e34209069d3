//! “What would you do?”: whom a bot tells what it would do, and what it tells.

use serde_json::{Value, json};

use crate::api::{Program, document};
use crate::support::page::{Form, forms};
use crate::support::{Browser, TestServer};
use crate::{GO_HOME, server_with_scenario};

async fn open(browser: &mut Browser, seats: &[&str]) -> String {
    browser.open_table_with("Ada", seats, &[("scenario", "nearly-home")]).await
}

/// The region of the coach when it is asked at this version.
async fn asked(browser: &mut Browser, id: &str, version: &str) -> String {
    let json = browser.get(&format!("/t/{id}/regions?hint={version}")).await.expect(200).json();
    json["regions"]["coach"].as_str().unwrap().to_owned()
}

/// What can be done by a click there.
fn ways(html: &str) -> Vec<Form> {
    forms(html).into_iter().filter(|form| form.action.ends_with("/act")).collect()
}

fn actions(form: &Form) -> Value {
    let given = form.fields.iter().filter(|(name, _)| name == "action");
    given.map(|(_, json)| serde_json::from_str::<Value>(json).unwrap()).collect()
}

#[tokio::test]
async fn against_bots_one_click_asks_and_another_does_it() {
    let server = server_with_scenario().await;
    let mut ada = server.browser();
    let id = open(&mut ada, &["me", "bot-greedy"]).await;
    let page = ada.get(&format!("/t/{id}")).await.expect(200).body;
    assert!(page.contains("href=\"?hint=2\""), "{page}");
    let said = asked(&mut ada, &id, "2").await;
    assert!(said.contains("100 %") && said.contains("Comes home and wins."), "{said}");
    let shown = ways(&said);
    assert!((1..=3).contains(&shown.len()), "{said}");
    assert_eq!(actions(&shown[0]), serde_json::from_str::<Value>(GO_HOME).unwrap());
    assert_eq!(asked(&mut ada, &id, "2").await, said, "it does not think twice about the same");
    // Without script the whole page is asked for.
    let page = ada.get(&format!("/t/{id}?hint=2")).await.expect(200).body;
    assert!(page.contains("Comes home and wins."), "{page}");
    for wrong in ["1", "3", "", "x", "-2", "99999999999999999999999"] {
        let nothing = asked(&mut ada, &id, wrong).await;
        assert!(ways(&nothing).is_empty() && nothing.contains("?hint=2"), "{wrong}: {nothing}");
    }
    ada.submit(&shown[0]).await.expect(200);
    let over = ada.regions(&id).await;
    assert!(over["regions"]["end"].as_str().unwrap().contains("won"), "{over}");
    let nothing = asked(&mut ada, &id, &over["version"].to_string()).await;
    assert!(nothing.contains("hidden") && !nothing.contains("?hint="), "{nothing}");
}

#[tokio::test]
async fn who_only_watches_is_told_nothing() {
    let server = server_with_scenario().await;
    let mut ada = server.browser();
    let id = open(&mut ada, &["me", "bot-greedy"]).await;
    let mut stranger = server.browser();
    let nothing = asked(&mut stranger, &id, "2").await;
    assert!(ways(&nothing).is_empty() && !nothing.contains("?hint="), "{nothing}");
    let screen = ada.get(&format!("/t/{id}/screen?hint=2")).await.expect(200).body;
    assert!(!screen.contains("Comes home"), "{screen}");
    stranger.post_json(&format!("/t/{id}/hints"), &[("word", "agree")]).await.expect(403);
}

/// Ada and Bo at a table, and the game has begun.
async fn people(server: &TestServer) -> (String, Browser, Browser) {
    let (mut ada, mut bo) = (server.browser(), server.browser());
    let id = open(&mut ada, &["me", "open"]).await;
    bo.post(&format!("/t/{id}/join"), &[("seat", "1"), ("name", "Bo"), ("commitment", "")]).await.expect(303);
    ada.post(&format!("/t/{id}/start"), &[]).await.expect(303);
    (id, ada, bo)
}

#[tokio::test]
async fn among_people_all_must_agree_and_each_can_withdraw() {
    let server = server_with_scenario().await;
    let (id, mut ada, mut bo) = people(&server).await;
    let hints = format!("/t/{id}/hints");
    let nothing = asked(&mut ada, &id, "2").await;
    assert!(nothing.contains("hidden") && ways(&nothing).is_empty(), "{nothing}");
    ada.post_json(&hints, &[("word", "perhaps")]).await.refused(422);
    let say = |html: &Value| {
        let links = html["regions"]["links"].as_str().unwrap().to_owned();
        forms(&links).into_iter().find(|form| form.action == hints).unwrap()
    };
    let agree = say(&ada.regions(&id).await);
    assert_eq!(agree.get("word"), Some("agree"));
    ada.submit(&agree).await.expect(200);
    assert!(ways(&asked(&mut ada, &id, "2").await).is_empty(), "Bo has not said anything");
    let agree = say(&bo.regions(&id).await);
    bo.submit(&agree).await.expect(200);
    assert!(!ways(&asked(&mut ada, &id, "2").await).is_empty());
    assert!(ways(&asked(&mut bo, &id, "2").await).is_empty(), "nobody waits for Bo");
    // It is kept.
    let server = server.restart().await;
    ada.visit(&server);
    bo.visit(&server);
    assert!(!ways(&asked(&mut ada, &id, "2").await).is_empty());
    let withdraw = say(&bo.regions(&id).await);
    assert_eq!(withdraw.get("word"), Some("decline"));
    bo.submit(&withdraw).await.expect(200);
    assert!(ways(&asked(&mut ada, &id, "2").await).is_empty(), "Bo has changed their mind");
    ada.act(&id, 0, 2, r#"[{"step":{"to":41,"colour":"purple"}}]"#).await.expect(200);
    bo.post_json(&hints, &[("word", "agree")]).await.expect(200);
    let told = ada.regions(&id).await;
    let log = told["regions"]["log"].as_str().unwrap();
    assert!(log.contains("Bo agrees that all may ask a bot"), "{log}");
}

#[tokio::test]
async fn programs_ask_for_their_own_seats_only() {
    let server = server_with_scenario().await;
    let document = document(&server).await;
    let mut browser = server.browser();
    let id = open(&mut browser, &["me", "bot-greedy"]).await;
    let mut ada = Program::of(&mut browser, &document).await;
    let said = ada.get("/tables/{id}/hint", &id).await.expect(200).json();
    assert_eq!((&said["version"], &said["seat"]), (&json!(2), &json!(0)));
    assert_eq!(said["ways"][0]["actions"], serde_json::from_str::<Value>(GO_HOME).unwrap());
    assert!(said["ways"][0]["chance"].as_f64().unwrap() > 0.99, "{said}");
    assert_eq!(said["ways"][0]["aim"], "Comes home and wins.");
    let at = "/tables/{id}/hint";
    for (seat, status) in [("0", 200), ("1", 403), ("7", 422), ("x", 422)] {
        let path = format!("/tables/{id}/hint?seat={seat}");
        ada.send("get", at, &path, None).await.expect(status);
    }
    let mut stranger = Program::of(&mut server.browser(), &document).await;
    stranger.get(at, &id).await.expect(403);

    let (id, mut ada, mut bo) = people(&server).await;
    let mut ada = Program::of(&mut ada, &document).await;
    let mut bo = Program::of(&mut bo, &document).await;
    ada.get(at, &id).await.expect(403);
    ada.post("/tables/{id}/hints", &id, json!({"word": "agree"})).await.expect(200);
    ada.get(at, &id).await.expect(403);
    bo.post("/tables/{id}/hints", &id, json!({"word": "agree"})).await.expect(200);
    ada.get(at, &id).await.expect(200);
    bo.get(at, &id).await.expect(409);
}
