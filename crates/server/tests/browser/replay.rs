//! Past moments in a real browser: slider, keys, autoplay, playing on, and files that are dropped.

use serde_json::json;
use thirtyfour::prelude::*;

use crate::chrome::{Chrome, Screen, Tab};
use crate::phone::fits;
use crate::support::TestServer;
use crate::support::nearly_home::{GO_HOME, server_with_scenario};

/// The entry that the page shows.
async fn entry(tab: &Tab) -> u64 {
    tab.eval("Number(location.pathname.split('/').pop())").await
}

/// Waits until the page shows this entry: the address, the slider and what is said of it.
async fn shows(tab: &Tab, entry: u64) {
    tab.until(&format!(
        "location.pathname.endsWith('/at/{entry}') && document.querySelector('#seek').value === '{entry}'"
    ))
    .await;
}

/// A finished game of two people, by its id, and its journal.
async fn finished(server: &TestServer) -> (String, String) {
    let mut ada = server.browser();
    let id = ada.open_table_with("Ada", &["me", "device"], &[("scenario", "nearly-home")]).await;
    let version = ada.regions(&id).await["version"].as_u64().unwrap();
    ada.act(&id, 0, version, GO_HOME).await.expect(200);
    let journal = ada.get(&format!("/t/{id}/journal")).await.expect(200).body;
    (id, journal)
}

/// Ada plays against bots; what she holds is hers to see, then as now.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_running_game_is_looked_back_at_and_played_on_from() {
    let (server, chrome) = (TestServer::start().await, Chrome::start());
    let tab = chrome.browser(Screen::Laptop).await;
    tab.open(&server.url("/")).await;
    tab.click("[data-game=globetrotters] .quick button").await;
    tab.until("document.querySelector('#board')").await;
    let table = tab.url().await;
    tab.open(&format!("{table}/at")).await;
    let first = entry(&tab).await;
    assert!(tab.has("#hand .gt-luggage").await, "her own ticket");
    assert!(!tab.has("#hand details.open-hand").await, "and nobody else's");
    let acts: usize = tab.eval("document.querySelectorAll('form[action$=\"/act\"]').length").await;
    assert_eq!(acts, 0, "nothing can be done");
    let choices: Vec<String> =
        tab.eval("[...document.querySelectorAll('[data-eyes] option')].map((option) => option.value)").await;
    assert_eq!(choices, ["0", "spectator"]);

    let last: u64 = tab.eval("Number(document.querySelector('#seek').max)").await;
    if last > first {
        // The page stays, whatever moment it shows.
        tab.ask::<()>("window.stays = true;", vec![]).await;
        tab.press(Key::Right).await;
        shows(&tab, first + 1).await;
        tab.press(Key::Left).await;
        shows(&tab, first).await;
        assert!(tab.eval::<bool>("window.stays").await);
    }
    tab.click("#play-on button").await;
    tab.until("document.body.classList.contains('page-table')").await;
    assert_ne!(tab.url().await, table, "another table");
    tab.is_clean().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_game_runs_by_itself_with_all_hands_open() {
    let (server, chrome) = (server_with_scenario().await, Chrome::start());
    let (id, _) = finished(&server).await;
    let tab = chrome.browser(Screen::Laptop).await;
    tab.open(&server.url(&format!("/t/{id}"))).await;
    tab.click(&format!("#end a[href='/t/{id}/at']")).await;
    tab.until("document.querySelector('#seek')").await;
    let first = entry(&tab).await;
    let last: u64 = tab.eval("Number(document.querySelector('#seek').max)").await;
    assert_eq!(tab.eval::<usize>("document.querySelectorAll('.open-hand').length").await, 2);
    tab.ask::<()>("window.stays = true;", vec![]).await;

    // By itself, to the end.
    tab.ask::<()>("const pace = document.querySelector('#pace'); pace.value = 'once'; pace.dispatchEvent(new Event('change'));", vec![])
        .await;
    assert_eq!(tab.eval::<String>("localStorage.pace").await, "once");
    tab.press(" ").await;
    shows(&tab, last).await;
    tab.until("document.querySelector('[data-autoplay]').getAttribute('aria-pressed') === 'false'").await;
    assert!(!tab.has("#play-on form").await, "from the end nothing is played on");

    // By keys, by buttons, and by the slider.
    tab.press(Key::Home).await;
    shows(&tab, first).await;
    tab.click("#steps .go-on").await;
    shows(&tab, first + 1).await;
    tab.ask::<()>(
        "const seek = document.querySelector('#seek'); seek.value = arguments[0]; seek.dispatchEvent(new Event('input'));",
        vec![json!(last)],
    )
    .await;
    shows(&tab, last).await;
    tab.click("#steps .go-first").await;
    shows(&tab, first).await;
    assert!(tab.eval::<bool>("window.stays").await, "all without leaving the page");

    tab.ask::<()>(
        "const eyes = document.querySelector('[data-eyes] select'); eyes.value = '1'; eyes.dispatchEvent(new Event('change', {bubbles: true}));",
        vec![],
    )
    .await;
    tab.until("location.search === '?as=1' && document.querySelector('#hand.lm-hand')").await;
    tab.is_clean().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_a_phone_board_and_controls_are_in_sight_together() {
    let (server, chrome) = (server_with_scenario().await, Chrome::start());
    let (id, _) = finished(&server).await;
    let tab = chrome.browser(Screen::Phone).await;
    tab.open(&server.url(&format!("/t/{id}/at"))).await;
    fits(&tab).await;
    let seen: bool = tab
        .eval(
            "['.map-frame', '#scene', '#steps', '#seek'].every((part) => {
                const {top, bottom} = document.querySelector(part).getBoundingClientRect();
                return top >= 0 && (part === '.map-frame' ? top < innerHeight / 3 : bottom <= innerHeight + 1);
            })",
        )
        .await;
    assert!(seen, "board, scene and controls on one screen");
    let small: Vec<f64> = tab
        .eval("[...document.querySelectorAll('#steps a, #steps button')].map((step) => step.offsetHeight).filter((height) => height < 40)")
        .await;
    assert_eq!(small, Vec::<f64>::new());
    tab.is_clean().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_that_is_dropped_on_the_start_page_is_checked_and_watched() {
    let (server, chrome) = (server_with_scenario().await, Chrome::start());
    let (_, journal) = finished(&server).await;
    let tab = chrome.browser(Screen::Laptop).await;
    let drop = "
        const files = new DataTransfer();
        files.items.add(new File([arguments[0]], 'game.jsonl'));
        document.body.dispatchEvent(new DragEvent('drop', {dataTransfer: files, bubbles: true, cancelable: true}));
    ";
    tab.open(&server.url("/")).await;
    tab.ask::<()>(drop, vec![json!(journal)]).await;
    tab.until("document.querySelector('.brought')").await;
    assert!(tab.text(".brought").await.contains("The file is sound"));
    tab.is_clean().await;

    tab.open(&server.url("/")).await;
    tab.ask::<()>(drop, vec![json!(journal.replacen("\"to\":41", "\"to\":42", 1))]).await;
    tab.until("document.querySelector('#journal .notice')").await;
    assert!(tab.text("#journal .notice").await.contains("this line was changed"));
    for error in tab.errors().await {
        assert!(error.contains("422"), "{error}");
    }
}
