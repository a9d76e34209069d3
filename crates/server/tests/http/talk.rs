//! Talking at a table: who is heard by whom, and what is refused.

use crate::support::page::forms;
use crate::support::{Answer, Browser, TestServer};
use crate::{GO_HOME, server_with_scenario};

/// A game of two people, and a spectator.
async fn three_people(server: &TestServer) -> (String, [Browser; 3]) {
    let (mut ada, mut bo) = (server.browser(), server.browser());
    let id = ada.open_table_with("Ada", &["me", "open"], &[("scenario", "nearly-home")]).await;
    let fields = [("seat", "1"), ("name", "Bo"), ("commitment", "")];
    bo.post(&format!("/t/{id}/join"), &fields).await.expect(303);
    ada.post(&format!("/t/{id}/start"), &[]).await.expect(303);
    let mut cleo = server.browser();
    cleo.get(&format!("/t/{id}")).await.expect(200);
    (id, [ada, bo, cleo])
}

async fn say(browser: &mut Browser, id: &str, fields: &[(&str, &str)]) -> Answer {
    browser.post(&format!("/t/{id}/talk"), fields).await
}

async fn wish(browser: &mut Browser, id: &str, wish: &str, number: &str) -> Answer {
    browser.post(&format!("/t/{id}/manners"), &[("wish", wish), ("number", number)]).await
}

async fn talk(browser: &mut Browser, id: &str) -> String {
    browser.regions(id).await["regions"]["talk"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn players_and_spectators_talk_apart() {
    let server = server_with_scenario().await;
    let (id, [mut ada, mut bo, mut cleo]) = three_people(&server).await;
    let live = format!("/t/{id}/live?v=2");
    let mut streams = [bo.live(&live).await, cleo.live(&live).await];
    let said = say(&mut ada, &id, &[("text", "Hello <b>all</b>")]).await.expect(303);
    assert_eq!(said.header("location"), Some(&*format!("/t/{id}#talk")));
    for stream in &mut streams {
        let told = stream
            .wait_for(|message| {
                message.json()["regions"]["talk"].as_str().is_some_and(|talk| talk.contains("Hello"))
            })
            .await
            .json();
        assert!(told["regions"]["talk"].as_str().unwrap().contains("Hello &lt;b&gt;all&lt;/b&gt;"), "{told}");
        assert_eq!(told["version"], 2, "no version has passed");
        let others =
            told["regions"].as_object().unwrap().keys().filter(|id| *id != "talk" && *id != "watchers");
        assert_eq!(others.count(), 0, "nothing else is made anew: {told}");
    }
    let nameless = say(&mut cleo, &id, &[("text", "Hm")]).await.expect(422);
    assert!(nameless.body.contains("what you are called"), "{}", nameless.body);
    say(&mut cleo, &id, &[("text", "Watch out"), ("name", "Ada")]).await.expect(303);
    say(&mut cleo, &id, &[("reaction", "👏")]).await.expect(303);
    assert!(!talk(&mut bo, &id).await.contains("Watch out"), "players do not hear spectators");
    let heard = talk(&mut cleo, &id).await;
    assert!(heard.contains("Watch out") && heard.contains("👏") && heard.contains("Hello"), "{heard}");
    assert!(heard.contains("Ada 2") && heard.contains("watches"), "nobody is taken for a player: {heard}");

    wish(&mut bo, &id, "open-on", "0").await.expect(403);
    wish(&mut ada, &id, "open-on", "0").await.expect(303);
    assert!(talk(&mut bo, &id).await.contains("Watch out"));
    wish(&mut ada, &id, "open-off", "0").await.expect(303);
    assert!(!talk(&mut bo, &id).await.contains("Watch out"));
    ada.act(&id, 0, 2, GO_HOME).await.expect(200);
    assert!(talk(&mut bo, &id).await.contains("Watch out"), "the game is over");

    // All of it is there after a restart.
    let server = server.restart().await;
    for browser in [&mut ada, &mut bo, &mut cleo] {
        browser.visit(&server);
    }
    assert_eq!(talk(&mut cleo, &id).await, heard);
    say(&mut bo, &id, &[("text", "Well played")]).await.expect(303);
    assert!(talk(&mut ada, &id).await.contains("Well played"));
}

#[tokio::test]
async fn spectators_are_counted_and_named_if_they_gave_a_name() {
    let server = server_with_scenario().await;
    let (id, [ada, _, mut cleo]) = three_people(&server).await;
    let mut page = ada.live(&format!("/t/{id}/live?v=2")).await;
    let _watching = cleo.live(&format!("/t/{id}/live?v=2")).await;
    let _screen = server.browser().live(&format!("/t/{id}/screen/live?v=2")).await;
    let watchers = async |page: &mut crate::support::Live, part: &str| {
        page.wait_for(|message| {
            message.json()["regions"]["watchers"].as_str().is_some_and(|watchers| watchers.contains(part))
        })
        .await;
    };
    watchers(&mut page, "Watching: one person.").await;
    say(&mut cleo, &id, &[("text", "Hi"), ("name", "Cleo")]).await.expect(303);
    watchers(&mut page, "Watching: Cleo.").await;
    let _another = server.browser().live(&format!("/t/{id}/live?v=2")).await;
    watchers(&mut page, "Watching (2): Cleo and one other.").await;
}

#[tokio::test]
async fn talk_is_limited_in_length_and_pace() {
    let server = server_with_scenario().await;
    let (id, [mut ada, mut bo, mut cleo]) = three_people(&server).await;
    for (text, reason) in
        [("", "nothing to say"), (" \n\t ", "nothing to say"), (&*"x".repeat(301), "at most 300 characters")]
    {
        let refused = say(&mut ada, &id, &[("text", text)]).await.expect(422);
        assert!(refused.body.contains(reason), "{}", refused.body);
    }
    say(&mut ada, &id, &[("reaction", "rubbish")]).await.expect(422);
    say(&mut ada, &id, &[("text", &"x".repeat(100_000))]).await.expect(413);
    for number in 0..5 {
        say(&mut ada, &id, &[("text", &number.to_string())]).await.expect(303);
    }
    let refused = say(&mut ada, &id, &[("text", "more")]).await.expect(429);
    assert!(refused.body.contains("Please try again in 3 seconds"), "{}", refused.body);
    let json = ada.post_json(&format!("/t/{id}/talk"), &[("text", "more")]).await.refused(429).json();
    assert!(json["notice"].as_str().unwrap().contains("Please try again in"), "{json}");
    assert!(!talk(&mut bo, &id).await.contains("more"));
    say(&mut bo, &id, &[("text", "Others still talk")]).await.expect(303);
    // Spectators with ever new names are limited all together.
    let mut statuses = Vec::new();
    for number in 0..31 {
        let fields = [("text", "flood"), ("name", &*format!("Eve {number}"))];
        statuses.push(say(&mut server.browser(), &id, &fields).await.status);
    }
    assert_eq!(statuses.iter().filter(|status| **status == 303).count(), 30, "{statuses:?}");
    assert_eq!(statuses[30], 429);
    assert!(talk(&mut cleo, &id).await.matches("<li").count() <= 60);
    say(&mut bo, &id, &[("text", "Players are not")]).await.expect(303);
}

#[tokio::test]
async fn the_host_switches_and_mutes_and_anybody_may_turn_a_deaf_ear() {
    let server = server_with_scenario().await;
    let (id, [mut ada, mut bo, mut cleo]) = three_people(&server).await;
    say(&mut bo, &id, &[("text", "First words of Bo")]).await.expect(303);
    say(&mut cleo, &id, &[("text", "First words of Cleo"), ("name", "Cleo")]).await.expect(303);
    for (browser, status) in [(&mut bo, 403), (&mut cleo, 403)] {
        wish(browser, &id, "players-off", "0").await.expect(status);
        wish(browser, &id, "mute-on", "1").await.expect(status);
    }
    for nonsense in ["", "players", "players-maybe", "walls-off", "mute-on"] {
        wish(&mut ada, &id, nonsense, "x").await.expect(422);
    }
    wish(&mut ada, &id, "mute-on", "99").await.expect(422);
    wish(&mut ada, &id, "spectators-off", "0").await.expect(303);
    let refused = say(&mut cleo, &id, &[("text", "Hello?")]).await.expect(403);
    assert!(refused.body.contains("Talk is switched off"), "{}", refused.body);
    assert!(talk(&mut cleo, &id).await.contains("Talk is switched off"));
    assert!(!forms(&talk(&mut cleo, &id).await).iter().any(|form| form.action.ends_with("/talk")));
    wish(&mut ada, &id, "mute-on", "1").await.expect(303);
    assert!(say(&mut bo, &id, &[("text", "Hello?")]).await.expect(403).body.contains("has muted you"));
    wish(&mut ada, &id, "mute-off", "1").await.expect(303);
    say(&mut bo, &id, &[("text", "Hello!")]).await.expect(303);
    // Cleo does not want to read Bo; Ada does.
    wish(&mut cleo, &id, "unhear-on", "1").await.expect(303);
    assert!(!talk(&mut cleo, &id).await.contains("Hello!") && talk(&mut ada, &id).await.contains("Hello!"));
    assert!(talk(&mut cleo, &id).await.contains("I want to read Bo again"));
    wish(&mut cleo, &id, "unhear-off", "1").await.expect(303);
    assert!(talk(&mut cleo, &id).await.contains("Hello!"));
}

#[tokio::test]
async fn whoever_hosts_does_so_on_the_next_device_too() {
    let server = server_with_scenario().await;
    let (id, [mut ada, ..]) = three_people(&server).await;
    let page = ada.post(&format!("/t/{id}/mine"), &[("seat", "0")]).await.expect(200).body;
    let secret = page.split("/found/").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let mut phone = server.browser();
    phone.post(&format!("/t/{id}/found"), &[("secret", &secret)]).await.expect(303);
    wish(&mut ada, &id, "players-off", "0").await.expect(403);
    wish(&mut phone, &id, "players-off", "0").await.expect(303);
    let server = server.restart().await;
    phone.visit(&server);
    wish(&mut phone, &id, "players-on", "0").await.expect(303);
}

#[tokio::test]
async fn people_talk_before_the_game_too_and_nobody_talks_to_themselves() {
    let server = TestServer::start().await;
    let (mut ada, mut bo) = (server.browser(), server.browser());
    let id = ada.open_table("Ada", &["me", "open"]).await;
    assert!(talk(&mut ada, &id).await.contains("hidden"), "there is nobody else yet");
    let fields = [("seat", "1"), ("name", "Bo"), ("commitment", "")];
    bo.post(&format!("/t/{id}/join"), &fields).await.expect(303);
    let mut lobby = ada.live(&format!("/t/{id}/live")).await;
    say(&mut bo, &id, &[("text", "Shall we?")]).await.expect(303);
    lobby
        .wait_for(|message| {
            message.json()["regions"]["talk"].as_str().is_some_and(|talk| talk.contains("Shall we?"))
        })
        .await;
    let alone = ada.open_table("Ada", &["me", "bot-greedy"]).await;
    assert!(talk(&mut ada, &alone).await.contains("hidden"));
    server.browser().post("/t/zzzzzzzzzz/talk", &[("text", "x")]).await.expect(404);
}

/// A game of Ada and Bo, and a spectator, at a table that is opened with these fields.
async fn opened_with(server: &TestServer, more: &[(&str, &str)]) -> (String, [Browser; 3]) {
    let (mut ada, mut bo) = (server.browser(), server.browser());
    let id = ada.open_table_with("Ada", &["me", "open"], more).await;
    let fields = [("seat", "1"), ("name", "Bo"), ("commitment", "")];
    bo.post(&format!("/t/{id}/join"), &fields).await.expect(303);
    (id, [ada, bo, server.browser()])
}

#[tokio::test]
async fn whoever_opens_a_table_says_who_talks_and_another_game_keeps_it() {
    let server = server_with_scenario().await;
    let start = server.browser().get("/").await.expect(200).body;
    let offered = forms(&start).into_iter().find(|form| form.get("talk").is_some());
    let offered = offered.expect("it is asked for");
    assert_eq!((&*offered.action, offered.get("talk")), ("/tables", Some("all")));
    let scenario = ("scenario", "nearly-home");
    let (quiet, [mut ada, mut bo, mut cleo]) = opened_with(&server, &[scenario, ("talk", "none")]).await;
    let hello = [("text", "Hello"), ("name", "Cleo")];
    for browser in [&mut ada, &mut bo, &mut cleo] {
        let refused = say(browser, &quiet, &hello).await.expect(403);
        assert!(refused.body.contains("Talk is switched off"), "{}", refused.body);
    }
    ada.post(&format!("/t/{quiet}/start"), &[]).await.expect(303);
    let shown = talk(&mut bo, &quiet).await;
    assert!(shown.contains("Talk is switched off") && !shown.contains("name=\"text\""), "{shown}");
    ada.act(&quiet, 0, 2, GO_HOME).await.expect(200);
    let again = bo.post(&format!("/t/{quiet}/again"), &[]).await.expect(303);
    let again = again.header("location").unwrap().trim_start_matches("/t/").to_owned();
    ada.post(&format!("/t/{quiet}/again"), &[]).await.expect(303);
    say(&mut bo, &again, &hello).await.expect(403);
    // What its host changed meanwhile is what the next one begins with.
    wish(&mut bo, &again, "players-on", "0").await.expect(303);
    say(&mut ada, &again, &hello).await.expect(303);
    let server = server.restart().await;
    for browser in [&mut ada, &mut bo, &mut cleo] {
        browser.visit(&server);
    }
    say(&mut ada, &quiet, &hello).await.expect(403);
    say(&mut cleo, &again, &hello).await.expect(403);
    bo.post(&format!("/t/{again}/start"), &[]).await.expect(303);
    ada.act(&again, 0, 2, GO_HOME).await.expect(200);
    let third = ada.post(&format!("/t/{again}/again"), &[]).await.expect(303);
    let third = third.header("location").unwrap().trim_start_matches("/t/").to_owned();
    say(&mut bo, &third, &hello).await.expect(303);
    say(&mut cleo, &third, &hello).await.expect(403);

    let (table, [mut ada, _, mut cleo]) = opened_with(&server, &[("talk", "players")]).await;
    say(&mut ada, &table, &hello).await.expect(303);
    say(&mut cleo, &table, &hello).await.expect(403);
    let seats = [("game", "little-monsters"), ("seats", "2"), ("seat-0", "me"), ("seat-1", "open")];
    ada.post("/tables", &[&seats[..], &[("talk", "some")]].concat()).await.expect(422);
}
