//! The camera over the board: by buttons, keys, wheel and mouse, and by itself to what is asked.

use serde_json::json;

use crate::chrome::{Chrome, Screen, Tab};
use crate::start_page::quick_game;
use crate::support::TestServer;

/// How wide the board is drawn.
async fn width(tab: &Tab) -> f64 {
    tab.eval("document.querySelector('.map-sheet').offsetWidth").await
}

/// How much of the board is seen: its width and that of the port it is seen through.
async fn is_whole(tab: &Tab) -> bool {
    tab.eval(
        "document.querySelector('.map-sheet').offsetWidth <= document.querySelector('.map-port').clientWidth",
    )
    .await
}

/// Turns the wheel over the upper part of the board, where nothing lies over it, away from the reader or towards them.
async fn wheel(tab: &Tab, turn: i32) {
    let at: [f64; 2] = tab
        .eval("(({x, y, width}) => [x + width / 2, y + 30])(document.querySelector('.map-port').getBoundingClientRect())")
        .await;
    let wheel = json!({ "type": "mouseWheel", "x": at[0], "y": at[1], "deltaX": 0, "deltaY": turn });
    tab.command("Input.dispatchMouseEvent", wheel).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_board_comes_closer_and_goes_back_to_the_whole() {
    let (server, chrome) = (TestServer::start().await, Chrome::start());
    for game in ["little-monsters", "globetrotters", "globopolis"] {
        let (ada, watch) = quick_game(&server, chrome.browser(Screen::Laptop).await, game).await;
        let tab = &ada.tab;
        // While she is asked nothing moves but her own hand.
        ada.is_asked(&watch).await.unwrap();
        tab.click("[data-zoom=whole]").await;
        assert!(is_whole(tab).await, "{game}");
        let whole = width(tab).await;
        tab.click("[data-zoom=closer]").await;
        assert!(width(tab).await > whole * 1.3, "{game}: a step closer");
        tab.press("+").await;
        assert!(width(tab).await > whole * 1.8, "{game}: and another by key");
        tab.press("-").await;
        tab.press("0").await;
        assert!((width(tab).await - whole).abs() < 2.0, "{game}: the whole board again");
        // Where the page is scrolled down, the wheel belongs to the page.
        let _: Option<bool> = tab.eval("void scrollTo(0, 0)").await;
        wheel(tab, -400).await;
        tab.until(&format!("document.querySelector('.map-sheet').offsetWidth > {}", whole * 1.3)).await;
        let before: f64 = tab.eval("document.querySelector('.map-port').scrollLeft").await;
        drag(tab, 120).await;
        tab.until(&format!("document.querySelector('.map-port').scrollLeft >= {}", before + 100.0)).await;
        assert!(!tab.url().await.contains('?'), "{game}: whoever drags the board does not choose a place");
        wheel(tab, 4000).await;
        tab.until(&format!("document.querySelector('.map-sheet').offsetWidth < {}", whole + 2.0)).await;
        tab.is_clean().await;
    }
}

/// Drags the board to the left.
async fn drag(tab: &Tab, far: i64) {
    let port = tab.find(".map-port").await;
    let chain = tab.driver.action_chain().move_to_element_center(&port).click_and_hold();
    chain.move_by_offset(-far / 2, 0).move_by_offset(-far / 2, 0).release().perform().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_a_phone_the_camera_goes_to_what_can_be_chosen() {
    let (server, chrome) = (TestServer::start().await, Chrome::start());
    let (ada, mut watch) = quick_game(&server, chrome.browser(Screen::Phone).await, "little-monsters").await;
    // She plays on until there are places to choose from.
    let choices = "document.querySelectorAll('.map-live [data-target] a').length";
    loop {
        let (play, version) =
            ada.is_asked(&watch).await.expect("there is something to choose before the end");
        if ada.tab.eval::<usize>(choices).await > 1 {
            break;
        }
        let advice = watch.advice_but_no_offer(&play, ada.seat);
        ada.touches(&advice, version).await;
    }
    // She comes close and goes to a corner, so that something is out of view; it is pinned to the edge, and a pin leads to
    // all that it stands for.
    for _ in 0..4 {
        ada.tab.press("+").await;
    }
    let seen = "[...document.querySelectorAll('.map-live [data-target] a')].filter((place) => {
            const parts = [place.querySelector('circle'), document.querySelector('.map-port')];
            const [at, port] = parts.map((it) => it.getBoundingClientRect());
            return at.right > port.left && at.left < port.right && at.bottom > port.top && at.top < port.bottom;
        }).length";
    for (x, y) in [(0, 0), (9_999, 0), (0, 9_999), (9_999, 9_999)] {
        // The pins follow with the next frame.
        let go = format!(
            "document.querySelector('.map-port').scrollTo({x}, {y}); return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"
        );
        ada.tab.ask::<Option<bool>>(&go, vec![]).await;
        if ada.tab.eval::<usize>(seen).await == 0 {
            break;
        }
    }
    assert_eq!(ada.tab.eval::<usize>(seen).await, 0, "no place is in every corner");
    let pins = "[...document.querySelectorAll('.map-pins button')].reduce((all, pin) => all + parseInt(pin.textContent.slice(2)), 0)";
    let (pinned, places): (usize, usize) = ada.tab.eval(&format!("[{pins}, {choices}]")).await;
    assert_eq!(pinned, places, "what is out of sight is pinned");
    let pinned: usize =
        ada.tab.eval("parseInt(document.querySelector('.map-pins button').textContent.slice(2))").await;
    ada.tab.tap(&ada.tab.find(".map-pins button").await).await;
    ada.tab.until(&format!("{seen} >= {pinned}")).await;
    ada.tab.is_clean().await;
}
