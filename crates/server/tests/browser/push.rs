//! A browser in which messages pop up. The messenger between the house and the browser is its maker's, in the open internet; here the
//! tests stand for it: they give the address, take what the house posts there, open it and hand it to the browser. (Without that messenger
//! Chromium's own `subscribe` never answers.)

use std::time::Duration;

use serde_json::{Value, json};

use crate::chrome::{Chrome, Screen, Tab};
use crate::support::doorbell::{Doorbell, Keys};
use crate::support::page::some_act;
use crate::support::{Browser, TestServer};

/// Lets the browser subscribe as this says.
async fn messenger(tab: &Tab, subscribe: &str) {
    let script = format!("PushManager.prototype.subscribe = async (asked) => {{ {subscribe} }};");
    tab.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await;
}

/// The worker of the pages shows a message: its title, its text and where it leads. No messenger wakes it here, so its code is given the
/// message in the page, with the browser's own way to let something pop up.
async fn pops_up(tab: &Tab, message: &Value) -> [String; 3] {
    const WORKER: &str = include_str!("../../../pages/assets/worker.js");
    let script = format!(
        "return navigator.serviceWorker.ready.then((registration) => {{
            const [hears, done] = [{{}}, []];
            const self = {{ registration, location, addEventListener: (name, does) => {{ hears[name] = does; }} }};
            {WORKER}
            hears.push({{ data: {{ json: () => ({message}) }}, waitUntil: (shown) => done.push(shown) }});
            return Promise.all(done)
                .then(() => registration.getNotifications())
                .then(([shown]) => [shown.title, shown.body, shown.data.url]);
        }});"
    );
    tab.ask(&script, vec![]).await
}

/// Ada plays until it is Bo's turn.
async fn waits_for_bo(server: &TestServer, bo: &mut Browser) -> String {
    let mut ada = server.browser();
    let id = ada.open_table("Ada", &["me", "open"]).await;
    bo.get(&format!("/t/{id}")).await.expect(200);
    bo.post(&format!("/t/{id}/join"), &[("seat", "1"), ("name", "Bo"), ("commitment", "")]).await.expect(303);
    ada.post(&format!("/t/{id}/start"), &[]).await.expect(303);
    while let Some(act) = some_act(&ada.regions(&id).await, 1) {
        ada.submit(&act).await.expect(200);
    }
    id
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_message_pops_up_and_says_whose_table_waits() {
    let mut doorbell = Doorbell::hang_up().await;
    let reached = doorbell.address.to_string();
    let server = TestServer::start_with(|config| {
        config.calling.public_url = Some("https://table.example".to_owned());
        config.calling.may_reach = vec![reached];
        config.calling.wait = Duration::ZERO;
    })
    .await;
    let (chrome, mut bo) = (Chrome::start(), server.browser());
    bo.get("/").await.expect(200);
    let tab = chrome.browser(Screen::Laptop).await;
    tab.open(&server.url("/healthz")).await;
    tab.becomes(&bo).await;
    let leave = json!({ "origin": server.url(""), "permissions": ["notifications"] });
    tab.command("Browser.grantPermissions", leave).await;

    // Where there is no messenger, the page says so.
    messenger(&tab, "throw new DOMException('Registration failed', 'AbortError');").await;
    tab.open(&server.url("/mine/told")).await;
    tab.click("[data-push-on]").await;
    tab.until("!document.querySelector('[data-push-failed]').hidden").await;

    let keys = Keys::new();
    let ((p256dh, auth), endpoint) = (keys.told(), doorbell.url("/send/bo"));
    let subscription = json!({ "endpoint": endpoint, "keys": { "p256dh": p256dh, "auth": auth } });
    let asked =
        "if (!asked.userVisibleOnly || asked.applicationServerKey.length !== 65) throw new Error('no key');";
    messenger(&tab, &format!("{asked} return {{ toJSON: () => ({subscription}) }};")).await;
    tab.open(&server.url("/mine/told")).await;
    tab.click("[data-push-on]").await;
    tab.until("document.querySelector('[data-push] .told-way')?.innerText.includes('127.0.0.1')").await;
    assert!(tab.eval::<bool>("document.querySelector('[data-push-failed]').hidden").await);

    let id = waits_for_bo(&server, &mut bo).await;
    let ring = doorbell.next().await;
    assert_eq!(ring.path, "/send/bo");
    let message = keys.open(&ring.body);
    let [title, body, url] = pops_up(&tab, &message).await;
    assert_eq!((&*title, &*url), ("Your turn", &*format!("/t/{id}")));
    assert!(body.contains("Little Monsters with Ada"), "{body}");
    tab.is_clean().await;
    server.stop().await;
}
