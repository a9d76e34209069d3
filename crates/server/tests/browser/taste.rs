//! What readers prefer, and how much a page weighs.

use serde_json::{Value, json};

use crate::alone::play_now;
use crate::chrome::{Chrome, Screen, Tab};
use crate::support::TestServer;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_the_dark_and_without_motion() {
    let (server, chrome) = (TestServer::start().await, Chrome::start());
    let tab = chrome.browser(Screen::Laptop).await;
    let paper = "getComputedStyle(document.body).backgroundColor";
    tab.open(&server.url("/rules/little-monsters")).await;
    let light: String = tab.eval(paper).await;
    tab.prefer(&[("prefers-color-scheme", "dark"), ("prefers-reduced-motion", "reduce")]).await;
    assert_ne!(tab.eval::<String>(paper).await, light, "there is a dark page");
    let (ada, _) = play_now(&server, tab).await;
    ada.tab.until("document.querySelector('#status').dataset.turn").await;
    let version = ada.version().await;
    ada.tab.click("#now button.strong").await;
    ada.sees(version + 1).await;
    assert_eq!(ada.tab.eval::<u32>("document.getAnimations().length").await, 0, "nothing moves");
    let table = ada.tab.url().await;
    for path in ["/rolls", ""] {
        ada.tab.open(&format!("{table}{path}")).await;
    }
    // The switch on the page does the same for whoever has not told their system.
    ada.tab.prefer(&[]).await;
    ada.tab.click(".settings > summary").await;
    ada.tab.click("[data-motion-switch]").await;
    assert_eq!(ada.tab.eval::<String>("document.documentElement.dataset.motion").await, "off");
    assert_eq!(ada.tab.eval::<u32>("document.getAnimations().length").await, 0);
    ada.tab.driver.refresh().await.unwrap();
    ada.tab.until("document.documentElement.dataset.motion === 'off'").await;
    // So do the colours, on every page, whatever the system says.
    let day: String = ada.tab.eval(paper).await;
    ada.tab.prefer(&[("prefers-color-scheme", "dark")]).await;
    assert_ne!(ada.tab.eval::<String>(paper).await, day, "the game has a dark page");
    ada.tab.click(".settings > summary").await;
    ada.tab.click(".settings button[value=light]").await;
    ada.tab.until("document.documentElement.dataset.scheme === 'light'").await;
    assert_eq!(ada.tab.eval::<String>(paper).await, day, "light, in the dark");
    assert_eq!(ada.tab.url().await, table, "it led back to where it was chosen");
    ada.tab.open(&server.url("/rules/little-monsters")).await;
    assert_eq!(ada.tab.eval::<String>(paper).await, light);
    ada.tab.is_clean().await;
}

/// What was sent for the page and all that belongs to it.
const SENT: &str = "['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type))
    .map((entry) => [entry.name, entry.transferSize])";

/// Checks that the page of a player, which a tab shows, weighs less than 150 kilobytes for whoever has its address and
/// nothing else. `parts` are what such a page has.
pub(crate) async fn weighs_little(server: &TestServer, chrome: &Chrome, tab: &Tab, parts: &[&str]) {
    let (table, cookie) = (tab.url().await, tab.driver.get_named_cookie("globetable").await.unwrap());
    let fresh = chrome.browser(Screen::Laptop).await;
    fresh.open(&server.url("/nowhere.txt")).await;
    let _ = fresh.errors().await;
    let cookie = json!({"name": cookie.name, "value": cookie.value, "url": server.url("/")});
    fresh.command("Network.setCookie", cookie).await;
    fresh.command("Network.clearBrowserCache", json!({})).await;
    fresh.open(&table).await;
    let loaded =
        "document.readyState === 'complete' && [...document.images].every((image) => image.complete)";
    fresh.until(loaded).await;
    for part in parts {
        assert!(fresh.has(part).await, "it is the page of a player, with {part}");
    }
    let sent: Vec<(String, Value)> = fresh.eval(SENT).await;
    let total: u64 = sent.iter().map(|(_, size)| size.as_u64().unwrap_or(0)).sum();
    println!("{total} bytes: {sent:?}");
    assert!(sent.iter().any(|(name, _)| name.ends_with(".svg")), "{sent:?}");
    assert!(
        sent.iter().all(|(name, _)| name.starts_with(&server.url("/"))),
        "nothing from elsewhere: {sent:?}"
    );
    assert!((20_000..150_000).contains(&total), "{total} bytes: {sent:?}");
    fresh.is_clean().await;
    tab.is_clean().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_weighs_less_than_150_kilobytes() {
    let (server, chrome) = (TestServer::start().await, Chrome::start());
    let (ada, _) = play_now(&server, chrome.browser(Screen::Laptop).await).await;
    weighs_little(&server, &chrome, &ada.tab, &["#hand .lm-wallet"]).await;
}
