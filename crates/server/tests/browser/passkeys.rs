//! Passkeys, with the authenticator that Chromium has for tests.

use serde_json::{Value, json};

use crate::chrome::{Chrome, Screen, Tab};
use crate::support::TestServer;

/// Gives a browser an authenticator that makes sure who holds it.
async fn authenticator(tab: &Tab) -> Value {
    tab.command("WebAuthn.enable", json!({})).await;
    let options = json!({
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": true, "hasUserVerification": true,
        "isUserVerified": true, "automaticPresenceSimulation": true,
    });
    let added = tab.command("WebAuthn.addVirtualAuthenticator", json!({ "options": options })).await;
    added["authenticatorId"].clone()
}

async fn signs_in(tab: &Tab) {
    tab.click("[data-passkey=in]").await;
    tab.until("document.querySelector('main').textContent.includes('signed in as Ada')").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_account_is_made_and_opened_without_a_password() {
    let server = TestServer::start_with(|config| config.accounts = true).await;
    let (chrome, url) = (Chrome::start(), format!("http://localhost:{}/account", server.address.port()));
    let (tab, phone) = (chrome.browser(Screen::Laptop).await, chrome.browser(Screen::Phone).await);
    tab.open(&url).await;
    let device = authenticator(&tab).await;
    tab.fill("form[action='/account/new'] input[name=name]", "Ada").await;
    tab.click("[data-passkey=new]").await;
    tab.until("document.querySelector('main').textContent.includes('signed in as Ada')").await;
    tab.click("form[action='/account/out'] button").await;
    signs_in(&tab).await;

    // The passkey comes to another device, as those do that are kept in step.
    let kept = tab.command("WebAuthn.getCredentials", json!({ "authenticatorId": device })).await;
    assert_eq!(kept["credentials"].as_array().unwrap().len(), 1);
    phone.open(&url).await;
    let other = authenticator(&phone).await;
    let copied = json!({ "authenticatorId": other, "credential": kept["credentials"][0] });
    phone.command("WebAuthn.addCredential", copied).await;
    signs_in(&phone).await;
    tab.is_clean().await;
    phone.is_clean().await;
}
