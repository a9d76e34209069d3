//! The rules as a book: an overview that opens beside the table, and every clause at an address of its own.

use std::collections::BTreeSet;

use crate::support::{Browser, TestServer};

/// The addresses that a page opens in place.
fn opened(page: &str) -> BTreeSet<String> {
    let found = page.split("data-clause=\"").skip(1).filter_map(|rest| rest.split('"').next());
    found.map(str::to_owned).collect()
}

/// Reads in this language from now on.
async fn reads(browser: &mut Browser, language: &str) {
    browser.post("/language", &[("lang", language)]).await;
}

#[tokio::test]
async fn the_overview_opens_beside_the_table_in_every_language() {
    let server = TestServer::start().await;
    let mut ada = server.browser();
    ada.get("/").await.expect(200);
    for info in games::GAMES.iter().filter(|info| !info.on_request) {
        let mut told = BTreeSet::new();
        for language in ["en", "de", "zh"] {
            reads(&mut ada, language).await;
            let overview = ada.get(&format!("/rules/{}/overview", info.id)).await.expect(200).body;
            let lines = overview.matches("<li>").count();
            assert!((8..=12).contains(&lines), "{} in {language}: {lines} lines", info.id);
            assert!(overview.contains(&format!("href=\"/rules/{}\"", info.id)), "the way to the whole book");
            assert!(!overview.contains("<html"), "it is a part of a page");
            let book = ada.get(&format!("/rules/{}", info.id)).await.expect(200).body;
            let mut lines = overview.split("<li>").skip(1).filter_map(|line| line.split("</li>").next());
            assert!(lines.all(|line| book.contains(line)), "the book has the same lines");
            assert!(told.insert(overview), "{} in {language} is a language of its own", info.id);
        }
    }
    ada.get("/rules/chess/overview").await.expect(404);
}

#[tokio::test]
async fn every_clause_of_every_game_answers_wherever_it_is_named() {
    let server = TestServer::start().await;
    let mut ada = server.browser();
    let mut followed = 0;
    for info in games::GAMES.iter().filter(|info| !info.on_request) {
        let book = ada.get(&format!("/rules/{}", info.id)).await.expect(200).body;
        let begin = format!("- **{}-", info.book);
        let numbers = info.rules.lines().filter_map(|line| line.strip_prefix(&begin)?.split('*').next());
        let mut waiting: BTreeSet<String> = opened(&book);
        for number in numbers {
            assert!(
                book.contains(&format!("id=\"{}-{number}\"", info.book)),
                "{}-{number} is in the book",
                info.book
            );
            waiting.insert(format!("/rules/{}/{number}", info.id));
        }
        let mut seen = BTreeSet::new();
        while let Some(address) = waiting.pop_first() {
            let clause = ada.get(&address).await;
            let text = clause.expect(200).body;
            // What a clause names can be opened in it.
            let named = opened(&text).into_iter().filter(|address| !seen.contains(address));
            waiting.extend(named.collect::<Vec<_>>());
            seen.insert(address);
        }
        followed += seen.len();
        ada.get(&format!("/rules/{}/9999", info.id)).await.expect(404);
    }
    assert!(followed > 200, "{followed} addresses");
}
