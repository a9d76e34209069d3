//! Taking back by agreement.

use serde_json::Value;

use crate::support::page::{acts_in, forms, some_act};
use crate::support::{Browser, TestServer};

async fn people(server: &TestServer, seats: &[&str]) -> (String, Browser, Browser) {
    let (mut ada, mut bo) = (server.browser(), server.browser());
    let id = ada.open_table("Ada", seats).await;
    let fields = [("seat", "1"), ("name", "Bo"), ("commitment", "")];
    bo.post(&format!("/t/{id}/join"), &fields).await.expect(303);
    ada.post(&format!("/t/{id}/start"), &[]).await.expect(303);
    (id, ada, bo)
}

fn region<'a>(json: &'a Value, id: &str) -> &'a str {
    json["regions"][id].as_str().unwrap()
}

/// Whoever is asked does one thing; says who did.
async fn act(id: &str, ada: &mut Browser, bo: &mut Browser) -> usize {
    for (seat, browser) in [ada, bo].into_iter().enumerate() {
        if let Some(act) = some_act(&browser.regions(id).await, 1) {
            browser.submit(&act).await.expect(200);
            return seat;
        }
    }
    panic!("somebody is asked");
}

#[tokio::test]
async fn when_all_agree_a_roll_is_taken_back_and_the_question_says_that_it_was_one() {
    let server = TestServer::start().await;
    let (id, mut ada, mut bo) = people(&server, &["me", "open"]).await;
    let together = format!("/t/{id}/takeback/together");
    let start = ada.regions(&id).await;
    ada.post_json(&together, &[("word", "ask")]).await.refused(409);
    let first = act(&id, &mut ada, &mut bo).await; // the roll
    let (mut asks, mut other) = if first == 0 { (ada, bo) } else { (bo, ada) };
    let seat = first.to_string();
    asks.post_json(&format!("/t/{id}/takeback"), &[("seat", &seat), ("version", "3")]).await.refused(409);

    let rolled = asks.regions(&id).await;
    let form = forms(region(&rolled, "links")).into_iter().find(|form| form.action == together).unwrap();
    asks.submit(&form).await.expect(200);
    let asked = other.regions(&id).await;
    assert!(region(&asked, "away").contains("dice have fallen"), "{}", region(&asked, "away"));
    let words: Vec<_> =
        forms(region(&asked, "away")).iter().map(|form| form.get("word").unwrap().to_owned()).collect();
    assert_eq!(words, ["agree", "decline"]);
    other.post_json(&together, &[("word", "decline")]).await.expect(200);
    other.post_json(&together, &[("word", "agree")]).await.refused(409);
    assert!(region(&asks.regions(&id).await, "away").contains("hidden"));

    asks.submit(&form).await.expect(200);
    let done = other.post_json(&together, &[("word", "agree")]).await.expect(200).json();
    assert_eq!(done["version"], 4, "an entry of the journal");
    assert!(region(&done, "away").contains("hidden"), "{}", region(&done, "away"));
    let again = asks.regions(&id).await;
    assert_eq!(acts_in(&again).len(), 1, "the roll is asked for again: {again}");
    assert_eq!(region(&again, "players"), region(&if first == 0 { start } else { again.clone() }, "players"));

    // A question lapses when the game goes on.
    let roll = acts_in(&again)[0].clone();
    asks.submit(&roll).await.expect(200);
    asks.submit(&form).await.expect(200);
    while some_act(&asks.regions(&id).await, 1).is_some() {
        let act = some_act(&asks.regions(&id).await, 1).unwrap();
        asks.submit(&act).await.expect(200);
    }
    other.post_json(&together, &[("word", "agree")]).await.refused(409);
    let server = server.restart().await;
    asks.visit(&server);
    asks.get(&format!("/t/{id}")).await.expect(200);
    server.browser().post(&together, &[("word", "agree")]).await.expect(403);
}

#[tokio::test]
async fn where_nobody_else_plays_nobody_can_agree() {
    let server = TestServer::start().await;
    let mut ada = server.browser();
    let id = ada.open_table("Ada", &["me", "bot-random"]).await;
    ada.post_json(&format!("/t/{id}/takeback/together"), &[("word", "ask")]).await.expect(403);
}
