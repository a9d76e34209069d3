//! What nobody may know does not leave the house.

use ::games::{AnyGame, AnyState, AnyView};
use ::table::journal::Journal;
use ::table::{Game, Play, Seat, Viewer};
use games::little_monsters::state::State;
use serde_json::Value;

use crate::api::{Program, document};
use crate::leaks::sent_to;
use crate::server_with_scenario;
use crate::support::{Browser, Live, TestServer};

/// The game as the house knows it.
pub(crate) async fn known_to_the_house(server: &TestServer, id: &str) -> Play<AnyGame> {
    let store = store::open(&server.folder().join("tables.db").into()).await.unwrap();
    let lines = store.journal(id).await.unwrap();
    store.close().await;
    let journal = Journal::read_lines(lines.iter().map(String::as_str)).unwrap();
    Play::replay(AnyGame::of_header(&journal.header, None).unwrap(), &journal).unwrap()
}

pub(crate) fn state(play: &Play<AnyGame>) -> &State {
    match play.state() {
        AnyState::LittleMonsters(state) => state,
        other => panic!("another game: {other:?}"),
    }
}

/// Everything that a browser is sent about a table, without what is the table's own: its address, its seal and the hash
/// of its last line, which a salt makes as good as random. `more` are addresses below the table's that the game's page has
/// beside the usual ones.
pub(crate) async fn sent(browser: &mut Browser, id: &str, more: &[&str]) -> Vec<String> {
    let mut sent = Vec::new();
    for path in ["", "/regions", "?log=all", "/rolls"].iter().chain(more) {
        sent.push(browser.get(&format!("/t/{id}{path}")).await.expect(200).body);
    }
    // With everything that has happened, as scenes.
    let told = browser.send("GET", &format!("/t/{id}/regions"), &[("X-Globetable", "0")], "").await;
    sent.push(told.expect(200).body);
    let hash = |mark: &str| {
        let after = sent[0].split_once(&format!("<code class=\"hash\" {mark}")).unwrap().1;
        after.split(['<', '>']).nth(1).unwrap().to_owned()
    };
    let (seal, line) = (hash("data-seal"), hash("data-line"));
    sent.push(browser.live(&format!("/t/{id}/live?v=0")).await.next().await.unwrap().data);
    sent.into_iter()
        .map(|text| text.replace(id, "TABLE").replace(&seal, "SEAL").replace(&line, "LINE"))
        .collect()
}

/// Leaves the pages of several tables open, so that who is there is no difference between them: a page that is closed is
/// missed after a while only.
pub(crate) async fn stays(browser: &Browser, tables: [&str; 2]) -> [Live; 2] {
    let [one, other] = tables.map(|id| format!("/t/{id}/live"));
    let mut pages = [browser.live(&one).await, browser.live(&other).await];
    for page in &mut pages {
        page.next().await.expect("whoever is shown the table is there");
    }
    pages
}

/// The addresses of a page of Little Monsters.
const MORE: [&str; 1] = ["/regions?to=3"];

#[tokio::test]
async fn tables_that_differ_in_the_pile_alone_look_alike() {
    let server = server_with_scenario().await;
    let (mut ada, mut stranger) = (server.browser(), server.browser());
    let scenario = [("scenario", "nearly-home")];
    let one = ada.open_table_with("Ada", &["me", "device"], &scenario).await;
    let other = ada.open_table_with("Ada", &["me", "device"], &scenario).await;
    let _here = [stays(&ada, [&one, &other]).await, stays(&stranger, [&one, &other]).await];
    let document = document(&server).await;
    let mut programs = [Program::of(&mut ada, &document).await, Program::of(&mut stranger, &document).await];
    for (action, version) in [(None, 2), (Some("{\"step\":{\"to\":41,\"colour\":\"purple\"}}"), 2)] {
        if let Some(action) = action {
            ada.act(&one, 0, version, action).await.expect(200);
            ada.act(&other, 0, version, action).await.expect(200);
        }
        let here = known_to_the_house(&server, &one).await;
        let there = known_to_the_house(&server, &other).await;
        let (here, there) = (state(&here), state(&there));
        assert_eq!(here.open, there.open);
        assert_ne!(here.pile, there.pile, "chance has shuffled both");
        assert_eq!(sent(&mut ada, &one, &MORE).await, sent(&mut ada, &other, &MORE).await);
        assert_eq!(sent(&mut stranger, &one, &MORE).await, sent(&mut stranger, &other, &MORE).await);
        for program in &mut programs {
            let seats = [("/tables/{id}/view", "?seat=0"), ("/tables/{id}/view", "?seat=1")];
            assert_eq!(sent_to(program, &one, &seats).await, sent_to(program, &other, &seats).await);
        }
    }
    for id in [one, other] {
        ada.get(&format!("/t/{id}/journal")).await.expect(403);
    }
}

#[tokio::test]
async fn a_view_has_no_pile() {
    let server = TestServer::start().await;
    let mut ada = server.browser();
    let rules = [("special_events", "on")];
    let id = ada.open_table_with("Ada", &["me", "device"], &rules).await;
    let play = known_to_the_house(&server, &id).await;
    let state = state(&play);
    let pile = serde_json::to_string(&state.pile).unwrap();
    assert!(pile.len() > 100, "{pile}");
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
        let view: AnyView = play.game().view(play.state(), viewer);
        let json = serde_json::to_value(&view).unwrap();
        assert_eq!(json["pile"], Value::from(state.pile.len()), "how many, and no more");
        assert!(!json.to_string().contains(&pile));
    }
    for text in sent(&mut ada, &id, &MORE).await {
        assert!(!text.contains(&pile) && !text.contains("\"pile\""), "{text}");
    }
    let document = document(&server).await;
    let mut program = Program::of(&mut ada, &document).await;
    for text in sent_to(&mut program, &id, &[("/tables/{id}/view", "?seat=0")]).await {
        assert!(!text.contains(&pile), "{text}");
    }
}
