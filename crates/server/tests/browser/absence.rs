//! A player who vanishes, a bot that holds the seat, and the return.

use std::time::Duration;

use crate::chrome::{Chrome, Screen};
use crate::start_page::{SetUp, start};
use crate::support::TestServer;
use crate::support::nearly_home::NEARLY_HOME;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_holds_the_seat_of_a_player_who_vanishes_and_gives_it_back() {
    let server = TestServer::start_with(|config| {
        config.scenarios.push(("nearly-home".into(), "Nearly home".into(), NEARLY_HOME.into()));
        config.absence = Duration::ZERO;
    })
    .await;
    let chrome = Chrome::start();
    let (ada, bo) = (chrome.browser(Screen::Laptop).await, chrome.browser(Screen::Phone).await);
    let form = SetUp { server: &server, tab: &ada, game: "little-monsters" };
    form.open().await;
    form.choose("scenario", "nearly-home").await;
    let link = form.invite(&bo).await;
    start(&ada, &[&bo]).await;
    // Ada stays away from home, and the turn goes on.
    ada.click("#now [value='\"stop\"'] ~ button").await;
    bo.until("document.title.startsWith('●')").await;

    bo.open("about:blank").await;
    ada.until("document.querySelector('#away form[action$=hold]')").await;
    assert!(ada.text("#away").await.contains("Bo has been away"));
    ada.click("#away option[value=easy]").await;
    ada.click("#away button").await;
    ada.until("document.querySelector('#away').innerText.includes('For Bo, a bot')").await;
    // The bot plays Bo's whole turn; then Ada is asked again.
    ada.until("document.title.startsWith('●')").await;
    assert!(ada.text("#players").await.contains("a bot plays for them"));

    bo.open(&link).await;
    assert!(bo.text("#away").await.contains("While you were away"), "{}", bo.text("#away").await);
    assert!(
        bo.text("#away").await.contains("Bo rolls"),
        "what was done meanwhile: {}",
        bo.text("#away").await
    );
    assert!(!bo.has("form[action$=act]").await, "the bot has the seat");
    bo.click("#away button.strong").await;
    bo.until("document.querySelector('#away').hidden").await;
    ada.until("document.querySelector('#away').hidden").await;
    ada.until("document.querySelector('.history').innerText.includes('Bo is back')").await;
    for tab in [ada, bo] {
        tab.is_clean().await;
    }
}
