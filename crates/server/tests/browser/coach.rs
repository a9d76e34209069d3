//! “What would you do?” in a real browser: asked and done by clicks, and by keys; and luck and skill after the game.

use serde_json::json;
use thirtyfour::prelude::*;

use crate::chrome::{Chrome, Screen};
use crate::phone::fits;
use crate::support::nearly_home::server_with_scenario;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_is_asked_what_it_would_do_and_a_click_does_it() {
    let (server, chrome) = (server_with_scenario().await, Chrome::start());
    let mut ada = server.browser();
    let id = ada.open_table_with("Ada", &["me", "bot-greedy"], &[("scenario", "nearly-home")]).await;
    let tab = chrome.browser(Screen::Phone).await;
    tab.open(&server.url("/")).await;
    for (name, value) in &ada.cookies {
        tab.driver.add_cookie(Cookie::new(name.clone(), value.clone())).await.unwrap();
    }
    tab.open(&server.url(&format!("/t/{id}"))).await;
    tab.ask::<()>("window.stays = true;", vec![]).await;
    tab.click("#coach a").await;
    tab.until("document.querySelector('#coach form')").await;
    assert!(tab.text("#coach").await.contains("100 %"), "{}", tab.text("#coach").await);
    fits(&tab).await;
    // The key that leaves what is looked at leaves this too.
    tab.press(Key::Escape).await;
    tab.until("document.querySelector('#coach a')").await;
    tab.ask::<()>("document.querySelector('#coach a').focus();", vec![]).await;
    tab.press(Key::Enter).await;
    tab.until("document.querySelector('#coach form')").await;
    assert!(tab.eval::<bool>("window.stays").await, "all without leaving the page");
    tab.click("#coach button.strong").await;
    tab.until("document.querySelector('#h-end')").await;
    assert!(tab.text("#h-end").await.contains("won"), "{}", tab.text("#h-end").await);
    tab.is_clean().await;
}

/// The journal of a game that was recorded.
const RECORDED: &str = include_str!("../../../../fixtures/globetrotters/rules-2/proven.jsonl");

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn luck_and_skill_of_a_game_lead_to_its_moments() {
    let (server, chrome) = (server_with_scenario().await, Chrome::start());
    let tab = chrome.browser(Screen::Phone).await;
    tab.open(&server.url("/")).await;
    let drop = "
        const files = new DataTransfer();
        files.items.add(new File([arguments[0]], 'game.jsonl'));
        document.body.dispatchEvent(new DragEvent('drop', {dataTransfer: files, bubbles: true, cancelable: true}));
    ";
    tab.ask::<()>(drop, vec![json!(RECORDED)]).await;
    tab.until("document.querySelector('a[href$=\"/analysis\"]')").await;
    tab.click("a[href$='/analysis']").await;
    // The page comes again by itself until all is found.
    tab.until("document.querySelector('.analysis .chart')").await;
    fits(&tab).await;
    let sums: usize = tab.eval("document.querySelectorAll('.analysis-sums li').length").await;
    assert!(sums > 1 && tab.text(".analysis-sums").await.contains("dice and cards were worth"));
    let to: String = tab.eval("document.querySelector('.analysis-moments a').getAttribute('href')").await;
    tab.click(".analysis-moments a").await;
    tab.until("document.querySelector('#seek')").await;
    assert!(tab.url().await.ends_with(&to), "{to}");
    tab.is_clean().await;
}
