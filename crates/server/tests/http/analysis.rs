//! Luck and skill in games that are over: found out in the background, and kept.

use crate::brought::{bring, recorded};
use crate::support::{Answer, Browser, TestServer};
use crate::{GO_HOME, server_with_scenario};

/// The page of the analysis, when it is done. While it is not, the page says so and comes again.
async fn found(browser: &mut Browser, id: &str) -> Answer {
    loop {
        let page = browser.get(&format!("/t/{id}/analysis")).await.expect(200);
        match page.header("refresh") {
            Some(_) => assert!(page.body.contains("<progress"), "{}", page.body),
            None => return page,
        }
    }
}

async fn brought(browser: &mut Browser, file: &str) -> String {
    let led = bring(browser, &recorded(file)).await.expect(303);
    led.header("location").unwrap().split('/').nth(2).unwrap().to_owned()
}

#[tokio::test]
async fn a_game_is_looked_back_at_once_and_what_was_found_is_kept() {
    let server = TestServer::start().await;
    let mut ada = server.browser();
    let id = brought(&mut ada, "little-monsters/rules-2/standard.jsonl").await;
    let first = ada.get(&format!("/t/{id}/analysis")).await.expect(200);
    assert!(first.header("refresh").is_some() && first.body.contains("<progress"), "{}", first.body);
    let page = found(&mut ada, &id).await.body;
    assert!(page.contains("dice and cards were worth") && page.contains("class=\"chart\""), "{page}");
    let link = format!("href=\"/t/{id}/at/");
    let moments: Vec<&str> = page.split(&link).skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
    assert!(moments.len() > 5, "{page}");
    for moment in moments {
        ada.get(&format!("/t/{id}/at/{moment}")).await.expect(200);
    }
    let server = server.restart().await;
    ada.visit(&server);
    let again = ada.get(&format!("/t/{id}/analysis")).await.expect(200);
    assert!(again.header("refresh").is_none(), "it is kept");
    let balance =
        |page: &str| page.split("analysis-sums").nth(1).unwrap().split("</ul>").next().unwrap().to_owned();
    assert_eq!(balance(&again.body), balance(&page));
}

#[tokio::test]
async fn only_games_that_are_over_and_were_learned_are_looked_back_at() {
    let server = server_with_scenario().await;
    let mut ada = server.browser();
    let id = ada.open_table_with("Ada", &["me", "bot-greedy"], &[("scenario", "nearly-home")]).await;
    ada.get(&format!("/t/{id}/analysis")).await.expect(409);
    ada.act(&id, 0, 2, GO_HOME).await.expect(200);
    let end = ada.regions(&id).await["regions"]["end"].as_str().unwrap().to_owned();
    assert!(end.contains(&format!("/t/{id}/analysis")), "{end}");
    let page = found(&mut ada, &id).await.body;
    assert!(page.contains("worth +0.0 % to you (± 0.0)"), "no dice fell: {page}");
    ada.get("/t/nowhere/analysis").await.expect(404);
    let pig = brought(&mut ada, "pig/standard.jsonl").await;
    let page = ada.get(&format!("/t/{pig}/analysis")).await.expect(200);
    assert!(page.body.contains("Nothing was learned") && page.header("refresh").is_none());
}
