//! Alone against bots, from the start page in a moment; and a turn without a mouse.

use games::AnyAction;
use serde_json::json;
use table::Seat;
use thirtyfour::prelude::*;

use crate::chrome::{Chrome, Screen, Tab};
use crate::player::Player;
use crate::start_page::quick_game;
use crate::support::TestServer;
use crate::watch::{Watch, open};

/// How often the Tab key may have to be pressed to get from one question to the next.
pub(crate) const FEW: u32 = 80;

/// Opens the start page and clicks once.
pub(crate) async fn play_now(server: &TestServer, tab: Tab) -> (Player, Watch) {
    quick_game(server, tab, "little-monsters").await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_click_and_the_game_has_begun() {
    let (server, chrome) = (TestServer::start().await, Chrome::start());
    let (ada, watch) = play_now(&server, chrome.browser(Screen::Laptop).await).await;
    // The second click is the first roll.
    ada.tab.until("document.title.startsWith('●')").await;
    let version = ada.version().await;
    assert_eq!(ada.tab.text("#now button.strong").await.lines().last(), Some("Roll the dice"));
    ada.tab.click("#now button.strong").await;
    ada.sees(version + 1).await;
    assert!(ada.tab.has("#now .lm-dice[role=img]").await, "the dice are shown");
    assert!(open(&watch.play().await).roll.is_some());
    ada.tab.is_clean().await;
}

/// Keeps the answers to what the page sends until they are let go.
const HOLD: &str = "window.held = new Promise((done) => window.letGo = done);
    const real = window.fetch;
    window.fetch = async (...request) => {
        const answer = await real(...request);
        await window.held;
        return answer;
    };";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_has_seen_the_news_need_not_wait_for_the_answer() {
    let (server, chrome) = (TestServer::start().await, Chrome::start());
    let (ada, mut watch) = play_now(&server, chrome.browser(Screen::Laptop).await).await;
    let (_, version) = ada.is_asked(&watch).await.unwrap();
    ada.tab.ask::<()>(HOLD, vec![]).await;
    for more in 0..2 {
        let (play, version) = (watch.play().await, version + more);
        ada.does(&watch.advice_but_no_offer(&play, ada.seat), version).await;
    }
    ada.tab.eval::<()>("window.letGo()").await;
    ada.tab.is_clean().await;
}

/// What the focus is on.
pub(crate) const FOCUSED: &str = "document.activeElement";

/// Presses Tab until the focus is on an element, or Shift and Tab if that is the way, and says how often.
pub(crate) async fn tab_to(ada: &Player, element: &WebElement) -> u32 {
    let script = format!(
        "const at = {FOCUSED}, to = arguments[0];
        const before = at !== document.body && at.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_PRECEDING;
        return [at === to, Boolean(before), at.outerHTML.slice(0, 60)];"
    );
    let mut trail = Vec::new();
    for pressed in 0..=FEW {
        let (there, before, at): (bool, bool, String) =
            ada.tab.ask(&script, vec![element.to_json().unwrap()]).await;
        if there {
            return pressed;
        }
        trail.push(at);
        let keys = ada.tab.driver.action_chain();
        let keys = if before {
            keys.key_down(Key::Shift).send_keys(Key::Tab).key_up(Key::Shift)
        } else {
            keys.send_keys(Key::Tab)
        };
        keys.perform().await.unwrap();
    }
    panic!("the keyboard does not get there: {}\n{trail:#?}", element.outer_html().await.unwrap());
}

/// Chooses in a list with the arrow keys.
pub(crate) async fn choose_in_list(ada: &Player, action: &AnyAction) {
    let lists = ada.tab.driver.find_all(By::Css("#now select[name=action]")).await.unwrap();
    let Some(list) = lists.first() else { return };
    let wanted = serde_json::to_string(action).unwrap();
    ada.tab.ask::<()>("arguments[0].selectedIndex = 0;", vec![list.to_json().unwrap()]).await;
    tab_to(ada, list).await;
    let count: u32 = ada.tab.eval(&format!("{FOCUSED}.options.length")).await;
    for _ in 0..count {
        if ada.tab.eval(&format!("{FOCUSED}.value === {}", json!(wanted))).await {
            return;
        }
        ada.tab.press(Key::Down).await;
    }
    panic!("{wanted} is not in the list");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_turn_with_the_keyboard_alone() {
    let (server, chrome) = (TestServer::start().await, Chrome::start());
    let tab = chrome.browser(Screen::Laptop).await;
    tab.open(&server.url("/")).await;
    let button = tab.find("[data-game=little-monsters] .quick button.strong").await;
    let ada = Player { tab, seat: Seat(0) };
    tab_to(&ada, &button).await;
    ada.tab.press(Key::Enter).await;
    ada.tab.until("document.querySelector('#board')").await;
    let id = ada.tab.url().await.rsplit_once("/t/").unwrap().1.to_owned();
    let mut watch = Watch::table(&server, &id).await;

    // The first key leads past the map to what can be done.
    ada.tab.press(Key::Tab).await;
    assert_eq!(ada.tab.eval::<String>(&format!("{FOCUSED}.className")).await, "skip");
    ada.tab.press(Key::Enter).await;

    let (mut steps, mut begun) = (0, None);
    while let Some((play, version)) = ada.is_asked(&watch).await {
        let turns = open(&play).turns;
        if turns != *begun.get_or_insert(turns) {
            break;
        }
        let advice = watch.advice_but_no_offer(&play, ada.seat);
        let button = ada.unscrolled_button_of(&advice).await.unwrap();
        choose_in_list(&ada, &advice).await;
        let pressed = tab_to(&ada, &button).await;
        assert!(steps == 0 || pressed < 40, "the focus was lost: {pressed} times Tab to {advice:?}");
        ada.tab.press(Key::Enter).await;
        ada.sees(version + 1).await;
        steps += 1;
    }
    assert!(steps >= 2, "a turn is at least a roll and an end");
    // Now that it is her turn again, the focus waits at the next question.
    assert!(ada.tab.eval::<bool>(&format!("Boolean({FOCUSED}.closest('#now'))")).await);
    ada.tab.is_clean().await;
}
