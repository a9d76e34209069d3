//! Leaving a game for good (LM-34, GT-92, GP-85): the way out on the page, and what the others see of it.

use serde_json::Value;

use crate::support::page::{Form, forms, some_act};
use crate::support::{Browser, TestServer};

async fn three_people(server: &TestServer, game: &str) -> (String, [Browser; 3]) {
    let mut people = [server.browser(), server.browser(), server.browser()];
    let id = people[0].open_table_with("Ada", &["me", "open", "open"], &[("game", game)]).await;
    for (seat, name) in [("1", "Bo"), ("2", "Cleo")] {
        let fields = [("seat", seat), ("name", name), ("commitment", "")];
        people[seat.parse::<usize>().unwrap()].post(&format!("/t/{id}/join"), &fields).await.expect(303);
    }
    people[0].post(&format!("/t/{id}/start"), &[]).await.expect(303);
    (id, people)
}

fn region<'a>(json: &'a Value, id: &str) -> &'a str {
    json["regions"][id].as_str().unwrap()
}

/// The form by which somebody leaves, if it stands open to them.
fn way_out(json: &Value) -> Option<Form> {
    let ways = forms(region(json, "leave"));
    ways.into_iter().find(|form| form.get("action").is_some_and(|action| action.contains("resign")))
}

/// Somebody other than these leaves.
async fn one_leaves(id: &str, people: &mut [Browser; 3], gone: &[usize]) -> usize {
    for seat in (0..3).rev().filter(|seat| !gone.contains(seat)) {
        let page = people[seat].regions(id).await;
        if let Some(form) = way_out(&page) {
            assert!(
                region(&page, "leave").contains("type=\"checkbox\" required"),
                "nobody leaves by mistake"
            );
            people[seat].submit(&form).await.expect(200);
            return seat;
        }
    }
    panic!("nobody can leave");
}

#[tokio::test]
async fn whoever_resigns_is_marked_and_the_last_one_wins_in_every_game() {
    let server = TestServer::start().await;
    for game in ["little-monsters", "globetrotters", "globopolis"] {
        let (id, mut people) = three_people(&server, game).await;
        let first = one_leaves(&id, &mut people, &[]).await;
        let stays = (first + 1) % 3;
        let page = people[stays].regions(&id).await;
        let (strip, players) = (region(&page, "strip"), region(&page, "players"));
        assert_eq!(
            strip.matches("class=\"gone\"").count() + strip.matches(" gone\"").count(),
            1,
            "{game}: {strip}"
        );
        assert!(strip.contains("has resigned") && players.contains("has resigned"), "{game}: {players}");
        let log = format!("{}{}", region(&page, "turns"), region(&page, "log"));
        assert!(log.contains("resigns"), "{game}: {log}");
        assert!(way_out(&people[first].regions(&id).await).is_none(), "{game}: once is enough");
        let second = one_leaves(&id, &mut people, &[first]).await;
        let last = 3 - first - second;
        let end = people[last].regions(&id).await;
        assert!(region(&end, "end").contains("You won"), "{game}: {}", region(&end, "end"));
        assert!(region(&end, "end").contains("All others resigned"), "{game}: {}", region(&end, "end"));
        assert!(way_out(&end).is_none() && way_out(&people[second].regions(&id).await).is_none(), "{game}");
    }
}

#[tokio::test]
async fn whoever_resigned_has_no_say_and_is_not_waited_for() {
    let server = TestServer::start().await;
    let (id, mut people) = three_people(&server, "little-monsters").await;
    assert_eq!(one_leaves(&id, &mut people, &[]).await, 2);
    let [mut ada, mut bo, mut cleo] = people;
    let end = format!("/t/{id}/end");
    cleo.post_json(&end, &[("word", "ask")]).await.expect(403);
    cleo.post_json(&format!("/t/{id}/takeback/together"), &[("word", "ask"), ("seat", "2")])
        .await
        .expect(403);
    ada.post_json(&end, &[("word", "ask")]).await.expect(200);
    let asked = ada.regions(&id).await;
    assert!(region(&asked, "away").contains("Bo") && !region(&asked, "away").contains("Cleo"));
    cleo.post_json(&end, &[("word", "decline")]).await.expect(403);
    bo.post_json(&end, &[("word", "agree")]).await.expect(200);
    assert!(region(&ada.regions(&id).await, "end").contains("ended"), "all who play have agreed");
}

#[tokio::test]
async fn the_last_who_has_not_agreed_to_an_end_resigns_and_it_is_carried_out() {
    let server = TestServer::start().await;
    let (id, mut people) = three_people(&server, "little-monsters").await;
    let end = format!("/t/{id}/end");
    people[0].post_json(&end, &[("word", "ask")]).await.expect(200);
    people[1].post_json(&end, &[("word", "agree")]).await.expect(200);
    assert!(!region(&people[0].regions(&id).await, "end").contains("ended"), "Cleo has not said a word");
    assert_eq!(one_leaves(&id, &mut people, &[0, 1]).await, 2);
    assert!(region(&people[0].regions(&id).await, "end").contains("ended"), "all who are left have agreed");
    let journal = people[0].get(&format!("/t/{id}/journal")).await.expect(200).body;
    assert!(journal.contains("\"abandon\""), "{journal}");
}

#[tokio::test]
async fn whoever_wanted_an_end_and_left_decides_for_nobody_else() {
    let server = TestServer::start().await;
    let (id, mut people) = three_people(&server, "little-monsters").await;
    people[2].post_json(&format!("/t/{id}/end"), &[("word", "ask")]).await.expect(200);
    assert_eq!(one_leaves(&id, &mut people, &[0, 1]).await, 2);
    assert!(!region(&people[0].regions(&id).await, "end").contains("ended"), "the others play on");
}

/// Whoever acted first asks to have that back, after somebody else has left.
#[tokio::test]
async fn nobody_is_brought_back_by_others_who_agree() {
    let server = TestServer::start().await;
    let (id, mut people) = three_people(&server, "little-monsters").await;
    let together = format!("/t/{id}/takeback/together");
    let mut first = 0;
    for (seat, browser) in people.iter_mut().enumerate() {
        if let Some(act) = some_act(&browser.regions(&id).await, 1) {
            browser.submit(&act).await.expect(200);
            first = seat;
            break;
        }
    }
    let gone = one_leaves(&id, &mut people, &[first]).await;
    people[first].post_json(&together, &[("word", "ask")]).await.refused(409);
    one_leaves(&id, &mut people, &[first, gone]).await;
    people[first].post_json(&together, &[("word", "ask")]).await.expect(403);
    let left = people[first].regions(&id).await;
    assert_eq!(region(&left, "players").matches("has resigned").count(), 2, "both are gone for good");
}
