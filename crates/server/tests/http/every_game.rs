//! What the house does for every game on the list, whichever that is.

use ::games::{AnyGame, GAMES, GameInfo};
use ::table::Play;
use ::table::journal::Journal;
use serde_json::Value;

use crate::support::page::{attribute, forms, some_act};
use crate::support::{Browser, TestServer};

/// A server that offers every game there is.
async fn server_with_all_games() -> TestServer {
    TestServer::start_with(|config| {
        config.with = GAMES.iter().filter(|info| info.on_request).map(|info| info.kind).collect();
        config.scenarios = ::games::SCENARIOS
            .iter()
            .map(|&(id, text)| (id.to_owned(), id.to_owned(), text.to_owned()))
            .collect();
    })
    .await
}

/// Ada at a table of this game, with bots on the other seats.
async fn seated(ada: &mut Browser, info: &GameInfo) -> String {
    let mut seats = vec!["me"];
    seats.resize(info.fewest, "bot-greedy");
    ada.open_table_with("Ada", &seats, &[("game", info.id)]).await
}

#[tokio::test]
async fn a_game_that_is_offered_on_request_is_not_offered_otherwise() {
    let (usual, all) = (TestServer::start().await, server_with_all_games().await);
    let offers = |page: &str, info: &GameInfo| page.contains(&format!("data-game=\"{}\"", info.id));
    let start = usual.browser().get("/").await.expect(200).body;
    let whole = all.browser().get("/").await.expect(200).body;
    for info in GAMES {
        assert_eq!(offers(&start, info), !info.on_request, "{}", info.id);
        assert!(offers(&whole, info), "{}", info.id);
        let mut ada = usual.browser();
        let fewest = info.fewest.to_string();
        let mut fields = vec![("game", info.id), ("seats", fewest.as_str()), ("seat-0", "me")];
        let others: Vec<String> = (1..info.fewest).map(|seat| format!("seat-{seat}")).collect();
        fields.extend(others.iter().map(|seat| (seat.as_str(), "bot-greedy")));
        ada.post("/tables", &fields).await.expect(if info.on_request { 422 } else { 303 });
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_of_every_game_finds_their_page_and_plays_by_its_forms() {
    let server = server_with_all_games().await;
    for info in GAMES {
        let mut ada = server.browser();
        let id = seated(&mut ada, info).await;
        let page = ada.get(&format!("/t/{id}")).await.expect(200).body;
        let board = page.split("<img").skip(1).find_map(|tag| attribute(tag, "src")).unwrap();
        assert!(ada.get(&board).await.expect(200).body.starts_with("<svg"), "{}: its board", info.id);
        let mut stream = ada.live(&format!("/t/{id}/live")).await;
        let mut acts = 0;
        while acts < 8 {
            let json = ada.regions(&id).await;
            match some_act(&json, 3 * acts) {
                Some(act) => {
                    ada.submit(&act).await.expect(200);
                    acts += 1;
                }
                None if is_over(&json) => break,
                None => drop(stream.wait_for_version(json["version"].as_u64().unwrap() + 1).await),
            }
        }
        assert!(acts > 1, "{}", info.id);
        server.browser().get(&format!("/t/{id}")).await.expect(200);
    }
}

#[tokio::test]
async fn every_game_has_its_rules_and_tells_how_it_works() {
    let server = server_with_all_games().await;
    let mut ada = server.browser();
    let start = ada.get("/").await.expect(200).body;
    for info in GAMES {
        let rules = ada.get(&format!("/rules/{}", info.id)).await.expect(200).body;
        assert!(rules.contains(&format!("id=\"{}-1\"", info.book)), "{}", info.id);
        let form = forms(&start).into_iter().find(|form| form.get("game") == Some(info.id));
        assert!(form.is_some_and(|form| form.action == "/tables"), "{}", info.id);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_go_on_from_every_position_that_comes_along() {
    let server = server_with_all_games().await;
    for (scenario, text) in ::games::SCENARIOS {
        let setup = ::games::scenario_setup(::table::Source { name: scenario, text }).unwrap();
        let mut ada = server.browser();
        let seats = vec!["bot-greedy"; setup.seats];
        let more = [("game", setup.game().id()), ("scenario", scenario)];
        let id = ada.open_table_with("Ada", &seats, &more).await;
        let mut stream = ada.live(&format!("/t/{id}/live")).await;
        let mut json = ada.regions(&id).await;
        while !is_over(&json) && json["version"].as_u64().unwrap() < 20 {
            stream.wait_for_version(json["version"].as_u64().unwrap() + 1).await;
            json = ada.regions(&id).await;
        }
        if is_over(&json) {
            let text = ada.get(&format!("/t/{id}/journal")).await.expect(200).body;
            let journal = Journal::read(&text).unwrap();
            let play = Play::replay(AnyGame::of_header(&journal.header, None).unwrap(), &journal).unwrap();
            assert!(play.is_over() && play.is_revealed(), "{scenario}");
        }
    }
}

/// Whether the page says how the game ended.
fn is_over(json: &Value) -> bool {
    json["regions"]["end"].as_str().unwrap().contains("h-end")
}
