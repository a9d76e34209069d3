//! A phone: 390 by 844, and fingers.

use table::Game;

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
    loop {
        let play = watch.play().await;
        let version = play.lines().len() as u64;
        if begun.is_some_and(|begun| open(&play).turns != begun) {
            break;
        }
        if !play.game().to_act(play.state()).must.contains(ada.seat) {
            watch.beyond(version).await;
            continue;
        }
        ada.sees(version).await;
        if begun.is_none() {
            begun = Some(open(&play).turns);
            look_at_a_card(&ada.tab).await;
        }
        // The own monster is on the part of the map that is in view, as soon as it has got there.
        ada.tab
            .until(
                "(() => {
                    const piece = document.querySelector('#monster-0 use').getBoundingClientRect();
                    const frame = document.querySelector('.map-frame').getBoundingClientRect();
                    return piece.left >= frame.left && piece.right <= frame.right;
                })()",
            )
            .await;
        let small: Vec<String> = ada
            .tab
            .eval(
                "[...document.querySelectorAll('#now button, #now summary, .lm-card')]
                    .filter((button) => button.offsetHeight && button.offsetHeight < 40)
                    .map((button) => button.innerText)",
            )
            .await;
        assert_eq!(small, Vec::<String>::new(), "too small for a finger");
        let advice = watch.advice_but_no_offer(&play, ada.seat);
        ada.does_by(&advice, version, async |button| {
            ada.tab.tap(&button).await;
            Ok(())
        })
        .await;
        fits(&ada.tab).await;
    }
    for path in ["/rules/little-monsters", "/nowhere"] {
        ada.tab.is_clean().await;
        ada.tab.open(&server.url(path)).await;
        fits(&ada.tab).await;
    }
}
