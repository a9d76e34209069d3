//! Several tables in one browser. Without HTTP/2 it has six connections to the server for all of them together.

use crate::chrome::{Chrome, Screen, Tab};
use crate::support::{Browser, TestServer};

/// More tables than a browser has connections.
const TABLES: usize = 9;

/// Opens a lobby for two in a tab of its own.
async fn open_lobby(ada: &mut Browser, tab: &Tab, server: &TestServer) -> String {
    let table = ada.open_table("Ada", &["me", "open"]).await;
    tab.open(&server.url(&format!("/t/{table}"))).await;
    table
}

#[tokio::test]
async fn a_browser_has_any_number_of_tables() {
    let server = TestServer::start().await;
    let (mut ada, mut bo) = (server.browser(), server.browser());
    ada.get("/").await.expect(200);
    let chrome = Chrome::start();
    let tab = chrome.browser(Screen::Laptop).await;
    tab.becomes(&ada).await;

    let first = tab.driver.window().await.unwrap();
    let mut tables = vec![open_lobby(&mut ada, &tab, &server).await];
    while tables.len() < TABLES {
        let window = tab.driver.new_tab().await.unwrap();
        tab.driver.switch_to_window(window).await.unwrap();
        tables.push(open_lobby(&mut ada, &tab, &server).await);
    }

    // The newest has the browser's ear, and so has the oldest, a little later.
    for (table, window) in [(&tables[TABLES - 1], None), (&tables[0], Some(first))] {
        bo.get(&format!("/t/{table}")).await.expect(200);
        bo.post(&format!("/t/{table}/join"), &[("seat", "1"), ("name", "Bo")]).await.expect(303);
        if let Some(window) = window {
            tab.driver.switch_to_window(window).await.unwrap();
        }
        tab.until("document.querySelector('main').innerText.includes('Bo')").await;
        assert_eq!(tab.eval::<String>("document.querySelector('#link').textContent").await, "");
    }
    tab.is_clean().await;
    server.stop().await;
}
