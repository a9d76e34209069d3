//! The rules printed: a booklet without an empty page, and nothing that is cut off.

use std::io::Read;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use flate2::read::ZlibDecoder;
use serde_json::json;

use crate::chrome::{Chrome, Screen, Tab};
use crate::support::TestServer;

/// A page with fewer pieces of text than this is as good as empty.
const LEAST: usize = 5;

/// How high the text of an A5 page is.
const PAGE: u16 = 690;

/// How many pieces of text each page of a PDF shows, as Chromium writes it: an object for each page, whose contents are compressed.
fn texts(pdf: &[u8]) -> Vec<usize> {
    let object = |number: &str| {
        let begin =
            find(pdf, format!("\n{number} 0 obj").as_bytes(), 0).expect("an object that is named is there");
        let end = find(pdf, b"endobj", begin).expect("an object ends");
        &pdf[begin..end]
    };
    let all = String::from_utf8_lossy(pdf);
    let pages = all.split("/Type /Page\n").skip(1);
    pages
        .map(|page| {
            let number = page
                .split("/Contents ")
                .nth(1)
                .and_then(|rest| rest.split(' ').next())
                .expect("a page has contents");
            let contents = object(number);
            let from = find(contents, b"stream\n", 0).expect("contents are a stream") + b"stream\n".len();
            let mut text = Vec::new();
            // What follows the compressed bytes is not read.
            let _ = ZlibDecoder::new(&contents[from..]).read_to_end(&mut text);
            String::from_utf8_lossy(&text).matches("Tj").count()
        })
        .collect()
}

fn find(bytes: &[u8], wanted: &[u8], from: usize) -> Option<usize> {
    bytes[from..].windows(wanted.len()).position(|window| window == wanted).map(|at| at + from)
}

/// What sticks out of the printed page on a side. What is inside a drawing is cut at the edge of the drawing, as it is meant to be.
const WIDE: &str = "[...document.querySelectorAll('main :not(svg *)')]
    .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
    .map((element) => element.outerHTML.slice(0, 80))";

async fn is_printed(tab: &Tab, what: &str) {
    // As wide as the text of an A5 page.
    tab.command("Emulation.setEmulatedMedia", json!({ "media": "print" })).await;
    tab.command(
        "Emulation.setDeviceMetricsOverride",
        json!({ "width": 468, "height": PAGE, "deviceScaleFactor": 1, "mobile": false }),
    )
    .await;
    let wide: Vec<String> = tab.eval(WIDE).await;
    assert_eq!(wide, Vec::<String>::new(), "{what}: cut off at the side");
    let high: f64 = tab.eval("document.querySelector('.book-overview').offsetHeight").await;
    println!("{what}: an overview of {high}");
    assert!(high <= PAGE.into(), "{what}: the overview is {high} high and fits on no page");
    let printed = tab.command("Page.printToPDF", json!({ "preferCSSPageSize": true })).await;
    let pdf = STANDARD.decode(printed["data"].as_str().unwrap()).unwrap();
    let texts = texts(&pdf);
    println!("{what}: {} pages, {texts:?}", texts.len());
    assert!(texts.len() >= 4, "{what} is a booklet: {texts:?}");
    assert!(texts.iter().all(|&texts| texts >= LEAST), "{what} has an empty page: {texts:?}");
    tab.command("Emulation.setEmulatedMedia", json!({ "media": "" })).await;
    tab.command("Emulation.clearDeviceMetricsOverride", json!({})).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_rules_print_as_a_booklet_in_english_and_german() {
    let (server, chrome) = (TestServer::start().await, Chrome::start());
    let tab = chrome.browser(Screen::Laptop).await;
    for language in ["en", "de"] {
        tab.open(&server.url("/")).await;
        let choose = format!(
            "fetch('/language', {{method: 'POST', body: new URLSearchParams({{lang: '{language}'}})}}).then(() => document.documentElement.dataset.chosen = 1);"
        );
        tab.ask::<()>(&choose, vec![]).await;
        tab.until("document.documentElement.dataset.chosen").await;
        for info in games::GAMES.iter().filter(|info| !info.on_request) {
            tab.open(&server.url(&format!("/rules/{}", info.id))).await;
            tab.until("document.querySelector('.book-picture image')").await;
            is_printed(&tab, &format!("{} in {language}", info.id)).await;
        }
    }
    tab.is_clean().await;
}
