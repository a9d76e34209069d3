//! Somebody stays away: a bot that holds their seat, their return, and the end of a game by agreement. Time stands still here
//! unless a test moves it on.

use std::time::Duration;

use serde_json::Value;
use table::journal::Journal;
use table::rolls::{Proof, prove};

use crate::clock::Standstill;
use crate::postgres_server;
use crate::support::page::{acts_in, forms, some_act};
use crate::support::{Answer, Browser, TestServer};

/// Ada and Bo at a table. It is Bo's turn, and Bo is gone.
struct Table {
    id: String,
    ada: Browser,
    bo: Browser,
}

impl Table {
    async fn of(server: &TestServer) -> Table {
        let (mut ada, mut bo) = (server.browser(), server.browser());
        let id = ada.open_table("Ada", &["me", "open"]).await;
        let fields = [("seat", "1"), ("name", "Bo"), ("commitment", "")];
        bo.post(&format!("/t/{id}/join"), &fields).await.expect(303);
        ada.post(&format!("/t/{id}/start"), &[]).await.expect(303);
        let mut table = Table { id, ada, bo };
        table.ada_plays().await;
        table
    }

    fn path(&self, what: &str) -> String {
        format!("/t/{}/{what}", self.id)
    }

    /// Ada plays until somebody else is waited for; says at which version.
    async fn ada_plays(&mut self) -> u64 {
        loop {
            let json = self.ada.regions(&self.id).await;
            let Some(act) = some_act(&json, 1) else { return json["version"].as_u64().unwrap() };
            self.ada.submit(&act).await.expect(200);
        }
    }

    async fn hold(&mut self) -> Answer {
        self.ada.post_json(&self.path("hold"), &[("seat", "1"), ("bot", "random")]).await
    }

    async fn back(&mut self) -> Answer {
        self.bo.post_json(&self.path("back"), &[("seat", "1")]).await
    }
}

fn region<'a>(json: &'a Value, id: &str) -> &'a str {
    json["regions"][id].as_str().unwrap()
}

fn notice(json: &Value) -> &str {
    json["notice"].as_str().unwrap()
}

#[tokio::test(start_paused = true)]
async fn a_bot_holds_the_seat_of_somebody_who_is_away_until_they_are_back() {
    let time = Standstill::new();
    let server = TestServer::start().await;
    let mut table = Table::of(&server).await;
    let (path, id) = (table.path("live"), table.id.clone());
    let mut live = table.ada.live(&path).await;

    let early = table.hold().await.refused(409).json();
    assert!(notice(&early).contains("away for 5 minutes"), "{early}");
    time.pass(120).await;
    let waiting = table.ada.regions(&id).await;
    assert!(!region(&waiting, "away").contains("/hold"), "{}", region(&waiting, "away"));
    time.pass(180).await;
    // Whoever looked who is there at that moment looks again a little later.
    while !region(&table.ada.regions(&id).await, "away").contains("/hold") {
        time.pass(1).await;
    }
    live.wait_for(|message| {
        message.json()["regions"]["away"].as_str().is_some_and(|html| html.contains("/hold"))
    })
    .await;
    let page = table.ada.regions(&id).await;
    assert!(region(&page, "away").contains("Bo has been away for 5 minutes"), "{}", region(&page, "away"));
    let form = forms(region(&page, "away")).into_iter().find(|form| form.action.ends_with("/hold")).unwrap();
    assert_eq!((form.get("seat"), form.get("bot")), (Some("1"), Some("greedy")));

    let before = page["version"].as_u64().unwrap();
    table.hold().await.expect(200);
    live.wait_for_version(before + 1).await;
    live.wait_for(|message| {
        message.json()["regions"]["status"].as_str().is_some_and(|html| html.contains("Your turn"))
    })
    .await;
    let held = table.ada.regions(&id).await;
    assert!(
        region(&held, "away").contains("For Bo, a bot that plays any move plays"),
        "{}",
        region(&held, "away")
    );
    let log = format!("{}{}", region(&held, "turns"), region(&held, "log"));
    assert!(log.contains("Ada calls in a bot that plays any move"), "{log}");

    // Bo comes back, sees what was done meanwhile, and can do nothing else before taking over.
    let bos = table.bo.regions(&id).await;
    assert!(acts_in(&bos).is_empty(), "{bos}");
    let away = region(&bos, "away");
    // Of a long turn only its end is told.
    assert!(away.contains("While you were away") && away.contains("It is Ada’s turn"), "{away}");
    let version = bos["version"].as_u64().unwrap();
    table.bo.act(&id, 1, version, "\"roll\"").await.expect(403);
    table.bo.post_json(&table.path("back"), &[("seat", "0")]).await.expect(403);
    table.back().await.expect(200);
    table.back().await.expect(200);
    let after = table.ada_plays().await;
    let bos = table.bo.regions(&id).await;
    assert_eq!(bos["version"], after, "nobody plays for Bo any more");
    assert!(!acts_in(&bos).is_empty() && region(&bos, "away").contains("hidden"), "{bos}");
    let log = format!("{}{}", region(&bos, "turns"), region(&bos, "log"));
    assert_eq!(log.matches("Bo is back and plays on").count(), 1, "{log}");
    server.stop().await;
}

#[tokio::test(start_paused = true)]
async fn nobody_plays_for_somebody_who_is_there() {
    let time = Standstill::new();
    let server = TestServer::start().await;
    let mut table = Table::of(&server).await;
    let bos = table.bo.live(&table.path("live")).await;
    time.pass(600).await;
    let refused = table.hold().await.refused(409).json();
    assert!(notice(&refused).contains("They are here"), "{refused}");
    let own =
        table.ada.post_json(&table.path("hold"), &[("seat", "0"), ("bot", "random")]).await.refused(409);
    assert!(
        notice(&own.json()).contains("minutes"),
        "who asks is there, with or without a page that stays open"
    );
    drop(bos);

    let mut stranger = server.browser();
    stranger.post(&table.path("hold"), &[("seat", "1"), ("bot", "random")]).await.expect(403);
    stranger.post(&table.path("end"), &[("word", "ask")]).await.expect(403);
    table.ada.post(&table.path("hold"), &[("seat", "1"), ("bot", "clever")]).await.expect(422);
    table.ada.post(&table.path("hold"), &[("seat", "9"), ("bot", "random")]).await.expect(422);
    table.ada.post(&table.path("end"), &[("word", "perhaps")]).await.expect(422);
    table.ada.post_json(&table.path("end"), &[("word", "agree")]).await.refused(409);
    server.stop().await;
}

#[tokio::test(start_paused = true)]
async fn absence_goes_on_over_a_restart_and_stands_still_while_the_house_is_closed() {
    let time = Standstill::new();
    let server = TestServer::start().await;
    let mut table = Table::of(&server).await;
    time.pass(200).await;
    let folder = server.restart().await;
    for browser in [&mut table.ada, &mut table.bo] {
        browser.visit(&folder);
    }
    time.pass(60).await;
    table.hold().await.refused(409);
    let server = folder.restart_after(async { time.pass(3600).await }).await;
    for browser in [&mut table.ada, &mut table.bo] {
        browser.visit(&server);
    }
    table.hold().await.refused(409);
    time.pass(45).await;
    table.hold().await.expect(200);

    // The bot plays on after a restart, without anybody who asks it to.
    let path = table.path("live");
    let mut live = table.ada.live(&path).await;
    live.wait_for(|message| {
        message.json()["regions"]["status"].as_str().is_some_and(|html| html.contains("Your turn"))
    })
    .await;
    drop(live);
    let server = server.restart().await;
    table.ada.visit(&server);
    let version = table.ada_plays().await;
    let mut live = table.ada.live(&path).await;
    live.wait_for_version(version + 1).await;
    server.stop().await;
}

#[tokio::test(start_paused = true)]
async fn of_two_nodes_each_knows_who_is_at_the_other() {
    let time = Standstill::new();
    let address = postgres_server::address_of("postgres");
    let database: store::Address = address.parse().unwrap();
    let one = TestServer::start_with(|config| config.database = database.clone()).await;
    let other = TestServer::start_with(|config| config.database = database.clone()).await;
    let mut table = Table::of(&one).await;
    table.bo.visit(&other);
    let bos = table.bo.live(&table.path("live")).await;
    let store = store::open(&database).await.unwrap();
    let before = store.seen(&table.id).await.unwrap()[1];
    time.pass(400).await;
    while store.seen(&table.id).await.unwrap()[1] < before + 300_000 {
        tokio::task::yield_now().await;
    }
    let refused = table.hold().await.refused(409).json();
    assert!(notice(&refused).contains("5 minutes"), "{refused}");
    drop(bos);
    // The other node notices sometime that the page is gone, and from then on so much time has to pass.
    while table.hold().await.expect(200).json()["status"] != 200 {
        time.pass(60).await;
    }
    // The other node hears of it. So much time has passed at once that it may have to find the database again first,
    // which answers by another clock: it is waited for until it does.
    while !region(&table.bo.regions(&table.id).await, "away").contains("While you were away") {
        time.pass(1).await;
    }
    table.back().await.expect(200);
    store.close().await;
    one.stop().await;
    other.stop().await;
}

#[tokio::test(start_paused = true)]
async fn a_game_ends_when_all_who_are_there_agree() {
    let _time = Standstill::new();
    let server = TestServer::start().await;
    let mut table = Table::of(&server).await;
    let (end, id) = (table.path("end"), table.id.clone());
    table.ada.post_json(&end, &[("word", "ask")]).await.expect(200);
    let asked = table.bo.regions(&id).await;
    assert!(region(&asked, "away").contains("Ada wants to end the game"), "{}", region(&asked, "away"));
    let words: Vec<String> =
        forms(region(&asked, "away")).iter().map(|form| form.get("word").unwrap().to_owned()).collect();
    assert_eq!(words, ["agree", "decline"]);
    table.bo.post_json(&end, &[("word", "decline")]).await.expect(200);
    table.bo.post_json(&end, &[("word", "agree")]).await.refused(409);
    assert!(region(&table.ada.regions(&id).await, "away").contains("hidden"));

    table.bo.post_json(&end, &[("word", "ask")]).await.expect(200);
    let waits = table.bo.regions(&id).await;
    assert!(region(&waits, "away").contains("Still to agree: Ada"), "{}", region(&waits, "away"));
    let ended = table.ada.post_json(&end, &[("word", "agree")]).await.expect(200).json();
    assert!(region(&ended, "end").contains("Ended by agreement"), "{}", region(&ended, "end"));
    assert!(region(&ended, "status").contains("The game is over") && acts_in(&ended).is_empty());
    assert!(region(&ended, "log").contains("nobody has won"), "{}", region(&ended, "log"));
    let version = ended["version"].as_u64().unwrap();
    table.bo.act(&id, 1, version, "\"roll\"").await.refused(409);
    table.ada.post_json(&end, &[("word", "ask")]).await.refused(409);

    let journal = table.ada.get(&table.path("journal")).await.expect(200).body;
    assert_eq!(prove(&Journal::read(&journal).unwrap()), Ok(Proof::TableAlone), "the dice are laid open");
    assert!(table.ada.get("/").await.body.contains("Finished"), "it is listed as such");
    table.ada.get(&table.path("at/3")).await.expect(200);
    let again = table.bo.post(&table.path("again"), &[]).await.expect(303);
    assert_ne!(again.header("location"), Some(format!("/t/{id}").as_str()));
    let server = server.restart().await;
    table.ada.visit(&server);
    assert!(
        region(&table.ada.regions(&id).await, "end").contains("Ended by agreement"),
        "also after a restart"
    );
    server.stop().await;
}

#[tokio::test(start_paused = true)]
async fn a_table_of_two_that_one_has_left_is_ended_by_the_other() {
    let time = Standstill::new();
    let server = TestServer::start_with(|config| config.absence = Duration::from_secs(60)).await;
    let mut table = Table::of(&server).await;
    let end = table.path("end");
    let asked = table.ada.post_json(&end, &[("word", "ask")]).await.expect(200).json();
    assert!(region(&asked, "end").contains("hidden"), "Bo was there a moment ago");
    let words: Vec<_> =
        forms(region(&asked, "away")).iter().map(|form| form.get("word").unwrap().to_owned()).collect();
    assert_eq!(words, ["decline"], "there is nothing more to say");
    let path = table.path("live");
    let mut live = table.ada.live(&path).await;
    time.pass(60).await;
    for _ in 0..60 {
        if is_ended(&table.ada.regions(&table.id).await) {
            break;
        }
        time.pass(1).await;
    }
    live.wait_for(|message| message.event == "regions" && is_ended(&message.json())).await;
    server.stop().await;
}

/// Whether the page says that the game is ended by agreement.
fn is_ended(json: &Value) -> bool {
    json["regions"]["end"].as_str().is_some_and(|html| html.contains("Ended by agreement"))
}

#[tokio::test(start_paused = true)]
async fn a_bot_that_is_called_in_takes_the_last_missing_word_with_it() {
    let time = Standstill::new();
    // Between two looks at who is there, so that whoever calls in the bot is faster.
    let server = TestServer::start_with(|config| config.absence = Duration::from_secs(65)).await;
    let mut table = Table::of(&server).await;
    table.ada.post_json(&table.path("end"), &[("word", "ask")]).await.expect(200);
    for _ in 0..6 {
        time.pass(10).await;
        table.ada.regions(&table.id).await;
    }
    time.pass(6).await;
    let held = table.hold().await.expect(200).json();
    assert!(is_ended(&held), "{held}");
    server.stop().await;
}
