//! A phone: 390 by 844, and fingers.

use serde_json::json;

use crate::alone::play_now;
use crate::chrome::{Chrome, Screen, Tab};
use crate::support::TestServer;
use crate::watch::open;

/// Checks that nothing of a page lies beside the screen.
pub(crate) async fn fits(tab: &Tab) {
    let [wide, screen]: [u32; 2] = tab.eval("[document.documentElement.scrollWidth, innerWidth]").await;
    assert!(wide <= screen, "{} is {wide} wide on a screen of {screen}", tab.url().await);
    assert_eq!(screen, 390);
}

/// Checks that nothing of this that is shown is too small for a finger.
pub(crate) async fn fingers_fit(tab: &Tab, selector: &str) {
    let small: Vec<String> = tab
        .eval(&format!(
            "[...document.querySelectorAll({})]
                .filter((button) => button.offsetHeight && button.offsetHeight < 40)
                .map((button) => `${{button.innerText}}: ${{button.offsetHeight}}`)",
            json!(selector)
        ))
        .await;
    assert_eq!(small, Vec::<String>::new(), "too small for a finger");
}

/// Waits until the own piece, if it is on the map, is on the part of it that is in view: it may still be gliding there.
pub(crate) async fn piece_is_in_view(tab: &Tab, piece: &str) {
    tab.until(&format!(
        "(() => {{
            const piece = document.querySelector({})?.getBoundingClientRect();
            const frame = document.querySelector('.map-frame').getBoundingClientRect();
            return !piece || (piece.left >= frame.left && piece.right <= frame.right);
        }})()",
        json!(piece)
    ))
    .await;
}

/// Touches a card: the ways to its place come into view, although they stand below the map.
async fn look_at_a_card(tab: &Tab) {
    tab.tap(&tab.find("#board a.lm-card").await).await;
    tab.until(
        "(() => {
            const plan = document.querySelector('#now .lm-plan')?.getBoundingClientRect();
            return plan && plan.top >= 0 && plan.top < innerHeight - 100;
        })()",
    )
    .await;
    fits(tab).await;
    tab.tap(&tab.find("#now .lm-close").await).await;
    tab.until("!document.querySelector('#now .lm-plan')").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_turn_with_a_finger() {
    let (server, chrome) = (TestServer::start().await, Chrome::start());
    let tab = chrome.browser(Screen::Phone).await;
    tab.open(&server.url("/")).await;
    fits(&tab).await;
    tab.click("[data-game=little-monsters] .set-up > summary").await;
    fits(&tab).await;
    let (ada, mut watch) = play_now(&server, tab).await;
    fits(&ada.tab).await;
    let mut begun = None;
    while let Some((play, version)) = ada.is_asked(&watch).await {
        let turns = open(&play).turns;
        if begun.is_none() {
            look_at_a_card(&ada.tab).await;
        }
        if turns != *begun.get_or_insert(turns) {
            break;
        }
        piece_is_in_view(&ada.tab, "#monster-0 use").await;
        fingers_fit(&ada.tab, "#now button, #now summary, .lm-card").await;
        let advice = watch.advice_but_no_offer(&play, ada.seat);
        ada.touches(&advice, version).await;
        fits(&ada.tab).await;
    }
    for path in ["/rules/little-monsters", "/nowhere"] {
        ada.tab.is_clean().await;
        ada.tab.open(&server.url(path)).await;
        fits(&ada.tab).await;
    }
}
