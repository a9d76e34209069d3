//! The page of a club: what is public stands there, and nothing else.

use server::Club;

use crate::support::TestServer;
use crate::{GO_HOME, NEARLY_HOME};

const SCENARIO: (&str, &str) = ("scenario", "nearly-home");
const PUBLIC: (&str, &str) = ("public", "yes");

pub(crate) async fn club() -> TestServer {
    TestServer::start_with(|config| {
        config.scenarios.push(("nearly-home".into(), "Nearly home".into(), NEARLY_HOME.into()));
        let rules = Some("Be *kind*, and no <b>tags</b>.".to_owned());
        config.club = Some(Club { name: "The Owls & Co".into(), rules });
    })
    .await
}

#[tokio::test]
async fn without_a_club_there_is_no_page_and_no_table_becomes_public() {
    let server = TestServer::start().await;
    let mut ada = server.browser();
    ada.get("/club").await.expect(404);
    ada.get("/club/tables").await.expect(404);
    let start = ada.get("/").await.expect(200).body;
    assert!(!start.contains("/club") && !start.contains("name=\"public\""));
    let id = ada.open_table_with("Ada", &["me", "open"], &[PUBLIC]).await;
    let store = store::open(&server.folder().join("tables.db").into()).await.unwrap();
    assert!(!store.company(&id).await.unwrap().public);
    store.close().await;
}

#[tokio::test]
async fn a_club_shows_seats_to_take_and_games_to_watch_if_they_are_public() {
    let server = club().await;
    let mut ada = server.browser();
    let start = ada.get("/").await.expect(200).body;
    assert!(start.contains("href=\"/club\"") && start.contains("The Owls &amp; Co"), "{start}");
    let by_link = ada.open_table("Ada", &["me", "open"]).await;
    let private_game = ada.open_table_with("Ada", &["me", "device"], &[SCENARIO]).await;
    let open = ada.open_table_with("Ada", &["me", "open"], &[PUBLIC]).await;
    let full = ada.open_table_with("Ada", &["me", "device"], &[SCENARIO, PUBLIC]).await;
    let mut guest = server.browser();
    let page = guest.get("/club").await.expect(200).body;
    assert!(page.contains("Be <em>kind</em>, and no &lt;b&gt;tags&lt;/b&gt;."), "{page}");
    let [join, watch] = halves(&page);
    assert!(join.contains(&open) && join.contains("one seat is free") && !join.contains(&full), "{join}");
    assert!(watch.contains(&full) && !watch.contains(&open), "{watch}");
    for hidden in [&by_link, &private_game] {
        assert!(!page.contains(hidden.as_str()), "found by its link alone");
    }
    assert!(ada.get(&format!("/t/{open}")).await.expect(200).body.contains("Everybody finds this table"));
    assert!(!ada.get(&format!("/t/{by_link}")).await.expect(200).body.contains("Everybody finds this table"));

    let version = page.split("data-tables=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let ask = format!("/club/tables?v={version}");
    guest.get(&ask).await.expect(204);
    ada.act(&private_game, 0, 2, GO_HOME).await.expect(200);
    guest.get(&ask).await.expect(204);
    guest.get(&format!("/t/{open}")).await.expect(200);
    guest
        .post(&format!("/t/{open}/join"), &[("seat", "1"), ("name", "Bo"), ("commitment", "")])
        .await
        .expect(303);
    ada.act(&full, 0, 2, GO_HOME).await.expect(200);
    let tables = guest.get(&ask).await.expect(200).body;
    assert!(tables.starts_with("<div id=\"club-tables\""), "{tables}");
    for gone in [&open, &full, &by_link, &private_game] {
        assert!(!tables.contains(gone.as_str()), "nothing to take, nothing to watch: {tables}");
    }
}

/// Whoever plays again at a public table plays in public again.
#[tokio::test]
async fn another_game_of_the_same_people_is_as_public_as_the_one_before() {
    let server = club().await;
    let mut ada = server.browser();
    for (fields, public) in [(&[SCENARIO, PUBLIC][..], true), (&[SCENARIO], false)] {
        let first = ada.open_table_with("Ada", &["me", "device"], fields).await;
        ada.act(&first, 0, 2, GO_HOME).await.expect(200);
        let answer = ada.post(&format!("/t/{first}/again"), &[("commitment", "")]).await.expect(303);
        let next = answer.header("location").unwrap().trim_start_matches("/t/").to_owned();
        let store = store::open(&server.folder().join("tables.db").into()).await.unwrap();
        assert_eq!(store.company(&next).await.unwrap().public, public);
        store.close().await;
    }
}

/// What stands under the two headings.
fn halves(page: &str) -> [&str; 2] {
    let at = page.find("id=\"h-watch\"").unwrap();
    let end = page.find("id=\"h-house\"").unwrap();
    [&page[..at], &page[at..end]]
}
