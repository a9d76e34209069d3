//! Everybody reads in their own language: the one they chose, else the browser's, else English.

use crate::support::page::attribute;
use crate::support::{Answer, Browser, TestServer};

const GERMAN: [(&str, &str); 1] = [("Accept-Language", "de-AT, en;q=0.5")];

async fn choose(browser: &mut Browser, language: &str) {
    browser.post("/language", &[("lang", language), ("at", "/")]).await.expect(303);
}

fn is_german(answer: &Answer) -> bool {
    answer.body.contains("<html lang=\"de\" dir=\"ltr\">")
}

#[tokio::test]
async fn the_browsers_language_is_taken_until_another_is_chosen() {
    let server = TestServer::start().await;
    let mut ada = server.browser();
    assert!(!is_german(&ada.get("/").await));
    let page = ada.send("GET", "/", &GERMAN, "").await.expect(200);
    assert!(is_german(&page));
    let vary: Vec<&str> =
        page.headers.iter().filter(|(name, _)| name == "vary").map(|(_, of)| of.as_str()).collect();
    assert!(vary.contains(&"cookie, accept-language"), "{vary:?}");
    choose(&mut ada, "en").await;
    assert!(!is_german(&ada.send("GET", "/", &GERMAN, "").await));
    choose(&mut ada, "de").await;
    assert!(is_german(&ada.get("/").await));
    choose(&mut ada, "tlh").await;
    assert!(is_german(&ada.get("/").await), "what is not spoken here changes nothing");
}

#[tokio::test]
async fn chinese_is_found_by_each_of_its_names_and_says_in_which_characters_it_is_written() {
    let server = TestServer::start().await;
    let mut ada = server.browser();
    for accepted in ["zh", "zh-CN, zh;q=0.9", "zh-Hans-CN", "zh-SG, en;q=0.5"] {
        let page = ada.send("GET", "/", &[("Accept-Language", accepted)], "").await.expect(200).body;
        assert!(page.contains("<html lang=\"zh-Hans\" dir=\"ltr\">"), "{accepted}");
    }
    choose(&mut ada, "zh").await;
    let page = ada.get("/rules/little-monsters").await.expect(200).body;
    assert!(
        page.contains("<html lang=\"zh-Hans\"")
            && page.contains("value=\"zh\" lang=\"zh-Hans\" aria-pressed=\"true\"")
    );
}

#[tokio::test]
async fn the_choice_stands_on_every_page_and_leads_back_to_it() {
    let server = TestServer::start().await;
    let mut ada = server.browser();
    let id = ada.open_table("Ada", &["me", "bot-random"]).await;
    for path in ["/", &format!("/t/{id}"), &format!("/t/{id}/rolls"), "/rules/little-monsters", "/nowhere"] {
        let page = ada.get(path).await.body;
        let form = page.split("<form").find(|form| form.contains("action=\"/language\"")).expect("a choice");
        assert!(form.contains("English") && form.contains("Deutsch"), "{path}");
        let at =
            form.split('<').find(|tag| tag.contains("name=\"at\"")).and_then(|tag| attribute(tag, "value"));
        let referer = [("Referer", format!("http://{}{path}?log=all", server.address))];
        let referer: Vec<(&str, &str)> =
            referer.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let mut fields = vec![("lang", "de")];
        fields.extend(at.as_deref().map(|at| ("at", at)));
        let led = ada.clone().post_with("/language", &fields, &referer).await.expect(303);
        assert_eq!(led.header("location"), Some(format!("{path}?log=all").as_str()));
    }
}

#[tokio::test]
async fn everything_about_a_game_is_said_in_the_readers_language() {
    let server = TestServer::start().await;
    let mut ada = server.browser();
    let id = ada.open_table("Ada", &["me", "bot-random"]).await;
    choose(&mut ada, "de").await;
    let page = ada.get(&format!("/t/{id}")).await.expect(200).body;
    assert!(page.contains("Was bisher geschah") && !page.contains("What happened"));
    let mut live = ada.live(&format!("/t/{id}/live")).await;
    let regions = live.wait_for(|message| message.event == "regions").await.json();
    let links = regions["regions"]["links"].as_str().unwrap();
    assert!(links.contains("Von Anfang an ansehen"), "the news are German too: {links}");
    let refused = ada.post_json(&format!("/t/{id}/act"), &[("seat", "0"), ("version", "1")]).await;
    let notice = refused.json()["notice"].as_str().unwrap().to_owned();
    choose(&mut ada, "en").await;
    let refused = ada.post_json(&format!("/t/{id}/act"), &[("seat", "0"), ("version", "1")]).await;
    assert_ne!(refused.json()["notice"].as_str().unwrap(), notice, "what went wrong, in both languages");

    let mut bo = server.browser();
    assert!(bo.send("GET", "/nowhere", &GERMAN, "").await.expect(404).body.contains("lang=\"de\""));
    assert!(bo.send("GET", &format!("/t/{id}/rolls"), &GERMAN, "").await.body.contains("Würfelprotokoll"));
    let clause = bo.send("GET", "/rules/little-monsters/5", &GERMAN, "").await.expect(200).body;
    assert!(clause.contains("Würfel") && !clause.contains("lang=\"en\""), "{clause}");
}

#[tokio::test]
async fn a_board_has_its_language_in_its_address() {
    let server = TestServer::start().await;
    let mut ada = server.browser();
    let id = ada.open_table("Ada", &["me", "bot-random"]).await;
    let picture = |page: &str| {
        let found = page.split('"').find(|part| part.starts_with("/board/"));
        found.expect("the page shows its board").to_owned()
    };
    let english = picture(&ada.get(&format!("/t/{id}")).await.body);
    let german = picture(&ada.send("GET", &format!("/t/{id}"), &GERMAN, "").await.body);
    assert_ne!(english, german);
    assert!(ada.get(&english).await.expect(200).body.contains("Cape Town"));
    let drawn = ada.get(&german).await.expect(200);
    assert!(
        drawn.body.contains("Kapstadt") && drawn.header("vary").is_none_or(|vary| !vary.contains("cookie"))
    );
    ada.get(&english.replace(".en.", ".tlh.")).await.expect(404);
}

#[tokio::test]
async fn colours_are_chosen_without_script_and_stand_on_every_page() {
    let server = TestServer::start().await;
    let mut ada = server.browser();
    assert!(!ada.get("/").await.body.contains("data-scheme"));
    let led = ada.post("/colours", &[("colours", "dark"), ("at", "/")]).await.expect(303);
    assert_eq!(led.header("location"), Some("/"));
    for path in ["/", "/rules/little-monsters", "/nowhere", "/proof"] {
        let page = ada.get(path).await.body;
        assert!(page.contains("<html data-scheme=\"dark\" "), "{path}: {page}");
        assert!(page.contains("value=\"dark\" aria-pressed=\"true\""), "{path}: {page}");
    }
    ada.post("/colours", &[("colours", "mauve"), ("at", "/")]).await.expect(303);
    assert!(ada.get("/").await.body.contains("data-scheme=\"dark\""), "there is no such choice");
    ada.post("/colours", &[("colours", "system"), ("at", "/")]).await.expect(303);
    assert!(!ada.get("/").await.body.contains("data-scheme"));
}
