//! A clock that counts down on the page (GP-28).

use crate::chrome::{Chrome, Screen};
use crate::support::TestServer;

/// Two players with more time for an Option Phase than a slow machine needs for all that is done here.
const HURRIED: &str = r#"
title = "Against the clock"
game = "globopolis"
seats = 2
options = { timer = 300, timer_stops_for_deals = true }

[position]
[[position.player]]
titles = ["japan"]
[[position.player]]
titles = ["china"]
"#;
/// Japan, whose number is filled in, for 5 EU.
const OFFER: &str = r#"{"offer":{"to":1,"give":GIVE,"want":WANT}}"#;
const CLOCK: &str = "document.querySelector('#clock')";

fn offer() -> String {
    use games::globopolis::{Edition, Side, TitleSet};
    let japan = Edition::world().title_called("japan").unwrap();
    let give = Side { titles: TitleSet::only(japan), ..Side::NOTHING };
    let want = Side { eu: 5, ..Side::NOTHING };
    let json = |side: &Side| serde_json::to_string(side).unwrap();
    OFFER.replace("GIVE", &json(&give)).replace("WANT", &json(&want))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_counts_down_and_stands_and_goes() {
    let server = TestServer::start_with(|config| {
        config.scenarios.push(("hurried".into(), "Against the clock".into(), HURRIED.into()));
    })
    .await;
    let chrome = Chrome::start();
    let tab = chrome.browser(Screen::Phone).await;
    let mut ada = server.browser();
    let more = [("game", "globopolis"), ("scenario", "hurried")];
    let id = ada.open_table_with("Ada", &["me", "device"], &more).await;
    tab.open(&server.url(&format!("/t/{id}"))).await;
    let face = format!("{CLOCK}.firstElementChild.textContent");
    let width = format!("{CLOCK}.getBoundingClientRect().width");
    tab.until(&format!("{CLOCK}.dataset.running && !{CLOCK}.dataset.left")).await;
    let (first, wide): (String, f64) = (tab.eval(&face).await, tab.eval(&width).await);
    tab.until(&format!("{face} !== '{first}' && {face}.startsWith('4:')")).await;
    assert!((tab.eval::<f64>(&width).await - wide).abs() < 0.01, "nothing jumps");

    // In the last quarter of a minute it looks urgent, without a word from the server. The page's time jumps there.
    assert!(!tab.eval::<bool>(&format!("Boolean({CLOCK}.dataset.urgent)")).await);
    tab.ask::<()>(
        "const real = performance.now.bind(performance); performance.now = () => real() + 290_000;",
        vec![],
    )
    .await;
    tab.until(&format!("{CLOCK}.dataset.urgent === 'yes'")).await;
    assert_eq!(tab.eval::<String>("document.body.dataset.version").await, "2");
    ada.act(&id, 0, 2, &offer()).await.expect(200);
    tab.until(&format!("!{CLOCK}.dataset.running && {CLOCK}.textContent.includes('paused')")).await;
    ada.act(&id, 1, 3, r#"{"decline":0}"#).await.expect(200);
    tab.until(&format!("{CLOCK}.dataset.running")).await;
    ada.act(&id, 0, 4, r#"{"roll":{"dice":1}}"#).await.expect(200);
    tab.until(&format!("{CLOCK}.hidden")).await;
    tab.is_clean().await;
}
