//! One's own tables: what goes on, what is over, and how it went.

use store::TableRecord;

use crate::{GO_HOME, server_with_scenario};

#[tokio::test]
async fn own_tables_say_whose_turn_it_is_and_how_games_ended() {
    let server = server_with_scenario().await;
    let mut ada = server.browser();
    assert!(ada.get("/mine").await.expect(200).body.contains("No table yet"));
    assert!(!ada.get("/").await.expect(200).body.contains("href=\"/mine\""));
    let scenario = [("scenario", "nearly-home")];
    let won = ada.open_table_with("Ada", &["me", "device"], &scenario).await;
    ada.act(&won, 0, 2, GO_HOME).await.expect(200);
    let mine = ada.open_table_with("Ada", &["me", "device"], &scenario).await;
    let open = ada.open_table("Ada", &["me", "open"]).await;
    assert!(ada.get("/").await.expect(200).body.contains("href=\"/mine\""));
    let page = ada.get("/mine").await.expect(200).body;
    let card = |id: &str| {
        page.split("<li class=\"own-card").find(|card| card.contains(&format!("/t/{id}\""))).unwrap()
    };
    assert!(card(&mine).contains("Your turn") && card(&mine).contains("just now"), "{page}");
    assert!(card(&mine).contains("class=\"turn\""), "who is waited for is marked: {page}");
    assert!(
        card(&open).contains("Waiting for players") && card(&open).contains("one seat is free"),
        "{page}"
    );
    assert!(card(&won).contains("You won") && card(&won).contains(&format!("/t/{won}/at\"")), "{page}");
    let record = page.split("<tbody>").nth(1).unwrap().split("</tbody>").next().unwrap();
    assert!(
        record.contains("2 players") && record.matches("<td>1</td>").count() == 2,
        "one of one: {record}"
    );
    assert!(!page.contains("Bots beaten"), "no bot was there");
    let stranger = server.browser().get("/mine").await.expect(200).body;
    assert!(!stranger.contains(&won), "tables are everybody's own");
}

/// The result is kept when the game ends. Of a game whose result is kept nothing is replayed: its journal may be anything.
#[tokio::test]
async fn results_are_kept_and_games_are_not_replayed_for_them() {
    let server = server_with_scenario().await;
    let mut ada = server.browser();
    let won = ada.open_table_with("Ada", &["me", "bot-random"], &[("scenario", "nearly-home")]).await;
    ada.act(&won, 0, 2, GO_HOME).await.expect(200);
    let store = store::open(&server.folder().join("tables.db").into()).await.unwrap();
    let record = store.table(&won).await.unwrap().unwrap();
    let kept = store.past_games_of(record.seats[0].player.as_ref().unwrap()).await.unwrap();
    let result = kept[0].result.clone().unwrap();
    assert!(result.contains("\"won\":[0]"), "{result}");

    let (id, lines) = ("abcdefghij".to_owned(), vec!["no journal at all".to_owned()]);
    store.bring_in(&TableRecord { id: id.clone(), entries: 0, ..record }, &lines).await.unwrap();
    let page = ada.get("/mine").await.expect(200).body;
    assert!(page.contains("Nobody has looked yet") && page.contains("One game is not counted yet"), "{page}");
    let dice = r#""dice":[{"seat":0,"purpose":"travel","faces":[1,2,0,0,0,1]}]"#;
    store.put_result(&id, &result.replace("\"dice\":[]", dice)).await.unwrap();
    let page = ada.get("/mine").await.expect(200).body;
    assert_eq!(page.matches("You won").count(), 2, "{page}");
    assert!(page.contains("Bot, plays any move</dt><dd>2</dd>"), "{page}");
    assert!(page.contains("Travel dice: purple 1×, yellow 2×"), "{page}");
    store.close().await;
}
