//! A television and two phones: a seat that is found again, talk between players and spectators, taking back by agreement, and the
//! screen in the room.

use serde_json::json;
use thirtyfour::Key;

use crate::chrome::{Chrome, Screen, Tab};
use crate::support::nearly_home::{GO_HOME, server_with_scenario};
use crate::support::{Browser, TestServer, qr};

/// Ada, who needs no screen, plays with Bo, who sits down with a phone.
async fn begin(server: &TestServer, phone: &Tab, television: &Tab) -> (String, Browser) {
    let mut ada = server.browser();
    let id = ada.open_table_with("Ada", &["me", "open"], &[("scenario", "nearly-home")]).await;
    television.open(&server.url(&format!("/t/{id}/screen"))).await;
    assert!(
        television.text("#invite").await.contains(&id)
            || television.has(&format!("#invite input[value$='{id}']")).await
    );
    phone.open(&server.url(&format!("/t/{id}"))).await;
    phone.fill("#join input[name=name]", "Bo").await;
    phone.click("#join button").await;
    television.until("document.querySelector('#seats').textContent.includes('Bo')").await;
    phone.until("document.querySelector('#dice [data-share]')?.textContent").await;
    ada.post(&format!("/t/{id}/start"), &[]).await.expect(303);
    for tab in [phone, television] {
        tab.until("document.querySelector('#board')").await;
    }
    (id, ada)
}

/// Bo makes the link of the seat with one phone and opens it with another.
async fn moves(first: &Tab, second: &Tab) {
    first.click("#links a[href$='/mine']").await;
    first.click(".seat-page form button").await;
    let link: String =
        first.ask("return arguments[0].value", vec![first.find("#seat-link").await.to_json().unwrap()]).await;
    first.click(".seat-page a.button").await;
    first.until("document.querySelector('#hand:not([hidden])')").await;
    second.open(&link).await;
    assert!(second.text("main").await.contains("The other device is told"));
    assert!(first.has("#moved[hidden]").await, "looking takes nothing");
    second.click(".seat-page button.strong").await;
    second.until("document.querySelector('#hand:not([hidden])')").await;
    first.until("document.querySelector('#moved .notice')?.textContent.includes('on another device')").await;
    first.until("!document.querySelector('#hand button')").await;
    // The second browser did not draw the share, and does not take it for its own.
    second.until("document.querySelector('#links').textContent.includes('drawn by the browser that sat down here first')").await;
    assert!(second.eval::<bool>("document.querySelector('[data-distrust]').hidden").await);
}

/// Ada has ended her move, and Bo has rolled. Ada asks to have her move back; the phone says what that means, and Bo agrees.
async fn takes_back(id: &str, ada: &mut Browser, phone: &Tab) {
    let version = ada.regions(id).await["version"].as_u64().unwrap();
    ada.act(id, 0, version, "\"stop\"").await.expect(200);
    phone.until("document.querySelector('#now form[action$=\"/act\"] button.strong')").await;
    phone.click("#now form[action$='/act'] button.strong").await;
    phone.until("document.querySelector('#now .lm-dice[id]')").await;
    ada.post(&format!("/t/{id}/takeback/together"), &[("word", "ask")]).await.expect(303);
    phone
        .until(
            "document.querySelector('#away [data-key=takeback]')?.textContent.includes('dice have fallen')",
        )
        .await;
    phone.click("#away [data-key=takeback] button[value=agree]").await;
    phone.until("document.querySelector('#away').hidden && !document.querySelector('#now .strong')").await;
    assert_eq!(ada.regions(id).await["version"], version + 3, "her stop, his roll and what they agreed on");
}

async fn says(tab: &Tab, text: &str) {
    tab.find("#words").await.send_keys(text).await.unwrap();
    tab.press(Key::Enter.value().to_string()).await;
    tab.until(&format!("document.querySelector('#talk ol').textContent.includes({})", json!(text))).await;
    tab.until("document.querySelector('#words').value === ''").await;
}

/// The page that the code on the television leads to, on a phone.
async fn by_the_code(television: &Tab, phone: &Tab, name: &str) {
    let shown: String = television.eval("document.querySelector('#invite').outerHTML").await;
    phone.open(&qr::read(&shown)).await;
    phone.fill("#join input[name=name]", name).await;
    phone.click("#join button").await;
    phone.until("document.querySelector('#dice [data-share]')?.textContent").await;
    let sits = format!("document.querySelector('#seats').textContent.includes('{name}')");
    television.until(&sits).await;
}

/// Two people play with their phones as hands, who both came by the code on the television.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_television_and_two_phones() {
    let (server, chrome) = (server_with_scenario().await, Chrome::start());
    let mut host = server.browser();
    let id = host.open_table_with("Ada", &["open", "open"], &[("scenario", "nearly-home")]).await;
    let television = chrome.browser(Screen::Laptop).await;
    // Under a name that is not only this computer's, as far as the house can tell.
    let named = format!("http://globetable.localhost:{}", server.address.port());
    television.open(&format!("{named}/t/{id}/screen")).await;
    let phones = [chrome.browser(Screen::Phone).await, chrome.browser(Screen::Phone).await];
    for (phone, name) in phones.iter().zip(["Bo", "Cy"]) {
        by_the_code(&television, phone, name).await;
        assert!(phone.url().await.starts_with(&named), "{}", phone.url().await);
    }
    host.post(&format!("/t/{id}/start"), &[]).await.expect(303);
    television.until("document.querySelector('#board')").await;
    let [first, second] = &phones;
    for phone in [first, second] {
        phone.until("document.querySelector('#hand:not([hidden])')").await;
    }
    assert!(!television.has("#hand").await && !television.has("#now").await, "it shows nobody's hand");
    // Bo ends the move; Cy's phone asks for the roll, and the television tells it.
    first.until("document.querySelector('#now form[action$=\"/act\"]')").await;
    assert!(!second.has("#now form[action$='/act']").await, "only whoever is asked has something to press");
    first.click(STOP).await;
    second.click("#now form[action$='/act'] button.strong").await;
    second.until("document.querySelector('#now .lm-dice[id]')").await;
    let version: u64 = second.eval("Number(document.body.dataset.version)").await;
    for tab in [first, &television] {
        tab.until(&format!("Number(document.body.dataset.version) >= {version}")).await;
    }
    assert!(!first.has("#now form[action$='/act']").await);
    for tab in [&television, first, second] {
        tab.is_clean().await;
    }
}

/// The button by which a move is ended, wherever its form has the action.
const STOP: &str = r#"#now :is(button[value='"stop"'], form:has(input[value='"stop"']) button)"#;

/// Bo plays with one phone and goes on with another.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_television_and_a_seat_that_goes_from_phone_to_phone() {
    let (server, chrome) = (server_with_scenario().await, Chrome::start());
    let television = chrome.browser(Screen::Laptop).await;
    let (first, second) = (chrome.browser(Screen::Phone).await, chrome.browser(Screen::Phone).await);
    let (id, mut ada) = begin(&server, &first, &television).await;
    for hidden in ["#hand", "#now", "#talk", "form[action$='/act']"] {
        assert!(!television.has(hidden).await, "{hidden}");
    }
    assert!(television.has("#strip li").await && television.has("#stage").await);
    let size: f64 = television.eval("parseFloat(getComputedStyle(document.documentElement).fontSize)").await;
    assert!(size > 17.0, "large type: {size}");
    moves(&first, &second).await;

    // What Ada says is marked as unread on a phone that shows the board, and read when the talk is in sight.
    second.until("(scrollTo(0, 0), true)").await;
    ada.post(&format!("/t/{id}/talk"), &[("text", "Hello <i>Bo</i>")]).await.expect(303);
    second.until("document.querySelector('#talk-mark b:not([hidden])')?.textContent === '1'").await;
    second.click("#talk-mark").await;
    second.until("document.querySelector('#talk-mark b').hidden").await;
    assert!(second.text("#talk ol").await.contains("Hello <i>Bo</i>"));
    says(&second, "Hello Ada").await;
    second.click("#talk .reactions button").await;
    second.until("document.querySelector('#talk .reaction')").await;
    // The first phone watches now. It reads the players, and they do not read it before the end.
    first.until("document.querySelector('#talk ol').textContent.includes('Hello Ada')").await;
    first.until("document.querySelector('#talk input[name=name]').value === 'Bo'").await;
    says(&first, "Psst").await;
    second.until("document.querySelector('#watchers').textContent.includes('Bo 2')").await;
    assert!(!second.text("#talk ol").await.contains("Psst"));

    takes_back(&id, &mut ada, &second).await;
    let version = ada.regions(&id).await["version"].as_u64().unwrap();
    assert_eq!(ada.act(&id, 0, version, GO_HOME).await.expect(200).json()["status"], 200);
    television.until("!document.querySelector('#end').hidden").await;
    second.until("document.querySelector('#talk ol').textContent.includes('Psst')").await;
    for tab in [&television, &first, &second] {
        tab.is_clean().await;
    }
}
