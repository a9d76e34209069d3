//! One's own tables: what goes on, what is over, and how it went.

use crate::{GO_HOME, server_with_scenario};

#[tokio::test]
async fn own_tables_say_whose_turn_it_is_and_how_games_ended() {
    let server = server_with_scenario().await;
    let mut ada = server.browser();
    assert!(ada.get("/mine").await.expect(200).body.contains("You have sat at no table yet"));
    assert!(!ada.get("/").await.expect(200).body.contains("href=\"/mine\""));
    let scenario = [("scenario", "nearly-home")];
    let won = ada.open_table_with("Ada", &["me", "device"], &scenario).await;
    ada.act(&won, 0, 2, GO_HOME).await.expect(200);
    let mine = ada.open_table_with("Ada", &["me", "device"], &scenario).await;
    let open = ada.open_table("Ada", &["me", "open"]).await;
    assert!(ada.get("/").await.expect(200).body.contains("href=\"/mine\""));
    let page = ada.get("/mine").await.expect(200).body;
    let line = |id: &str| page.split("<li>").find(|line| line.contains(&format!("/t/{id}\""))).unwrap();
    assert!(line(&mine).contains("Your turn") && line(&mine).contains("just now"), "{page}");
    assert!(line(&open).contains("Waiting for players"), "{page}");
    assert!(line(&won).contains("won by Ada") && line(&won).contains(&format!("/t/{won}/at\"")), "{page}");
    let tally = page.split("<tbody>").nth(1).unwrap().split("</tbody>").next().unwrap();
    assert_eq!(tally.matches("<td>1</td>").count(), 2, "one played, one won: {tally}");
    assert!(tally.contains("<td>0</td>"), "no bot was there: {tally}");
    let stranger = server.browser().get("/mine").await.expect(200).body;
    assert!(!stranger.contains(&won), "tables are everybody's own");
}
