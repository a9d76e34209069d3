//! A game by correspondence over three days: whoever is away is told by mail, and the link in it opens their seat.

use std::time::Duration;

use server::Config;

use crate::chrome::{Chrome, Screen};
use crate::support::mailbox::{HOUSE, Mailbox};
use crate::support::page::some_act;
use crate::support::{Browser, TestServer};

const TURNS: [(&str, &str); 4] =
    [("clock", "turns"), ("clock_hours", "72"), ("clock_vacation", "0"), ("clock_ahead", "0")];
const DAY: i64 = 24 * 60 * 60 * 1_000;

/// A house that writes to people who are away for an hour.
fn writes(smtp: &str) -> impl Fn(&mut Config) {
    move |config| {
        config.calling.public_url = Some(HOUSE.to_owned());
        config.calling.smtp = Some(smtp.to_owned());
        config.calling.mail_from = Some("table@example.org".to_owned());
        config.calling.wait = Duration::from_secs(3_600);
    }
}

/// A day of the house: it looks around whom tables wait for, and closes; when it opens again, it has lived a day longer.
async fn a_day_passes(server: TestServer, smtp: &str, people: [&mut Browser; 2]) -> TestServer {
    let server = server.restart_with(writes(smtp)).await;
    let books = server.folder().join("tables.db");
    let store = store::open(&books.into()).await.unwrap();
    while !store.unheard(9).await.unwrap().is_empty() {
        tokio::task::yield_now().await;
    }
    let passes = async {
        let (lived, _) = store.beat(0).await.unwrap();
        store.beat(lived + DAY).await.unwrap();
        store.close().await;
    };
    let server = server.restart_after_with(passes, writes(smtp)).await;
    for browser in people {
        browser.visit(&server);
    }
    server
}

/// Plays until somebody else is waited for.
async fn plays(browser: &mut Browser, id: &str) {
    while let Some(act) = some_act(&browser.regions(id).await, 1) {
        browser.submit(&act).await.expect(200);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_letter_brings_somebody_back_to_their_seat_day_after_day() {
    let mut mailbox = Mailbox::open().await;
    let smtp = mailbox.url();
    let server = TestServer::start_with(writes(&smtp)).await;
    let chrome = Chrome::start();
    let phone = chrome.browser(Screen::Phone).await;
    let (mut ada, mut bo) = (server.browser(), server.browser());
    let id = ada.open_table_with("Ada", &["me", "open"], &TURNS).await;
    bo.get(&format!("/t/{id}")).await.expect(200);
    let seat = [("seat", "1"), ("name", "Bo"), ("commitment", "")];
    bo.post(&format!("/t/{id}/join"), &seat).await.expect(303);
    ada.post(&format!("/t/{id}/start"), &[]).await.expect(303);

    // From the table Bo comes to where one chooses how to be told, and confirms the address.
    phone.open(&server.url("/healthz")).await;
    phone.becomes(&bo).await;
    phone.open(&server.url(&format!("/t/{id}"))).await;
    phone.click("#links a[href$=told]").await;
    assert!(phone.text("main").await.contains("Nothing is on for you yet"));
    phone.click("main a.button.strong").await;
    phone.fill("input[type=email]", "bo@example.org").await;
    phone.click("form[action$=mail] button").await;
    phone.until("document.querySelector('.told-way')?.innerText.includes('is waiting for you')").await;
    let is_narrow = "document.documentElement.scrollWidth <= innerWidth";
    assert!(phone.eval::<bool>(is_narrow).await, "nothing runs over the edge of a phone");
    phone.open(&server.url(&mailbox.next().await.link("/told/"))).await;
    phone.click("button[value=yes]").await;
    phone.until("document.querySelector('h1').innerText.includes('You are told by mail')").await;
    phone.open("about:blank").await;
    plays(&mut ada, &id).await;

    // The first day: the link in the letter opens the table in the browser that has the seat.
    let server = a_day_passes(server, &smtp, [&mut ada, &mut bo]).await;
    let mail = mailbox.next().await;
    assert!(mail.text.contains("Little Monsters with Ada\n47 hours left\n"), "{}", mail.text);
    phone.open(&server.url(&mail.link("/t/"))).await;
    phone.until("document.querySelector('#now form[action$=act]')").await;
    assert!(phone.url().await.ends_with(&format!("/t/{id}")), "{}", phone.url().await);
    phone.open("about:blank").await;
    plays(&mut bo, &id).await;
    plays(&mut ada, &id).await;

    // The second day: on another device it asks, and then goes on there.
    let server = a_day_passes(server, &smtp, [&mut ada, &mut bo]).await;
    let mail = mailbox.next().await;
    let laptop = chrome.browser(Screen::Laptop).await;
    laptop.open(&server.url(&mail.link("/t/"))).await;
    assert!(laptop.text("h1").await.contains("Play on as Bo?"));
    laptop.click("main form button").await;
    laptop.until("document.querySelector('#now form[action$=act]')").await;
    laptop.open("about:blank").await;

    // The third day: the seat is still there, and so is a day of its time.
    let server = a_day_passes(server, &smtp, [&mut ada, &mut bo]).await;
    laptop.open(&server.url(&format!("/t/{id}"))).await;
    laptop.until("document.querySelector('#now form[action$=act]')").await;
    let strip = laptop.text("#strip").await;
    assert!(strip.contains("24 h") || strip.contains("23 h"), "of three days one is left: {strip}");
    assert!(mailbox.is_empty(), "one letter for each turn");
    for tab in [phone, laptop] {
        tab.is_clean().await;
    }
    server.stop().await;
}
