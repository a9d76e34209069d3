//! What a bot would want for something, asked before an offer is made (GP-36).

use games::globopolis::{Team, TitleId};

use crate::globopolis::{open_of, server};
use crate::secrets::known_to_the_house;
use crate::support::page::attribute;
use crate::support::{Browser, TestServer};

/// Bo's table, with somebody to deal with at the seat after theirs; and a Title of that one.
async fn table(server: &TestServer, partner: &str) -> (Browser, String, TitleId) {
    let mut bo = server.browser();
    let more = [("game", "globopolis"), ("scenario", "one")];
    let id = bo.open_table_with("Bo", &["bot-greedy", "me", partner], &more).await;
    let play = known_to_the_house(server, &id).await;
    let title = open_of(&play).players[Team(2)].titles.iter().next().unwrap();
    (bo, id, title)
}

/// What the page says when somebody asks the seat after theirs.
async fn asked(bo: &mut Browser, id: &str, terms: &str) -> String {
    let regions = bo.get(&format!("/t/{id}/regions?deal=2&{terms}&asks=partner")).await.expect(200).json();
    regions["regions"]["now"].as_str().unwrap().to_owned()
}

/// A number in the form of the offer.
fn filled_in(now: &str, field: &str) -> String {
    let tag = now.split('<').find(|tag| tag.contains(&format!("name=\"{field}\""))).unwrap();
    attribute(tag, "value").unwrap()
}

#[tokio::test]
async fn gp_36_a_bot_says_what_it_would_want_and_keeps_its_word() {
    let server = server().await;
    let (mut bo, id, title) = table(&server, "bot-greedy").await;
    let now = asked(&mut bo, &id, &format!("want-title={}", title.index())).await;
    assert!(now.contains("would want in addition"), "{now}");
    let (eu, title_field) = (filled_in(&now, "give-eu"), title.index().to_string());
    let version = known_to_the_house(&server, &id).await.lines().len();
    let mut live = bo.live(&format!("/t/{id}/live")).await;
    let sent = [
        ("seat", "1"),
        ("version", &version.to_string()),
        ("deal", "2"),
        ("give-eu", &eu),
        ("want-title", &title_field),
    ];
    let answer = bo.post_json(&format!("/t/{id}/act"), &sent).await.expect(200).json();
    assert_eq!(answer["status"], 200, "{answer}");
    live.wait_for_version(version as u64 + 2).await;
    let play = known_to_the_house(&server, &id).await;
    assert_eq!(open_of(&play).owner(title), Some(Team(1)), "for {eu} EU");
}

#[tokio::test]
async fn gp_36_a_bot_says_what_it_would_pay_and_when_nothing_will_do() {
    let server = server().await;
    let (mut bo, id, title) = table(&server, "bot-value").await;
    let own = open_of(&known_to_the_house(&server, &id).await).players[Team(1)].titles;
    let own = own.iter().next().unwrap().index();
    let now = asked(&mut bo, &id, &format!("give-title={own}")).await;
    assert!(now.contains("EU for it. It is filled in."), "{now}");
    assert_ne!(filled_in(&now, "want-eu"), "0", "{now}");
    let much =
        asked(&mut bo, &id, &format!("give-title={own}&want-title={}&want-eu=500", title.index())).await;
    assert!(much.contains("would not part with it"), "{much}");
    // Of cards nothing is told, whether they are there or not.
    for card in 0..60 {
        let card = asked(&mut bo, &id, &format!("give-title={own}&want-card={card}")).await;
        assert!(card.contains("says nothing of cards"), "{card}");
    }
    let nothing = asked(&mut bo, &id, "give-eu=0").await;
    assert!(nothing.contains("Choose first"), "{nothing}");
}

#[tokio::test]
async fn what_a_person_would_want_nobody_can_ask_the_house() {
    let server = server().await;
    for partner in ["device", "bot-random"] {
        let (mut bo, id, title) = table(&server, partner).await;
        let now = asked(&mut bo, &id, &format!("want-title={}", title.index())).await;
        assert!(!now.contains("name=\"asks\"") && !now.contains("gpt-wants"), "{partner}: {now}");
        assert_eq!(filled_in(&now, "give-eu"), "0", "{partner}");
    }
}
