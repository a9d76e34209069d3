//! Tables with a pace: time that runs, stands still and is up. Time stands still here unless a test moves it on.

use serde_json::Value;

use crate::clock::Standstill;
use crate::postgres_server;
use crate::support::page::{acts_in, some_act};
use crate::support::{Browser, Live, TestServer};

const LIVE: [(&str, &str); 4] =
    [("clock", "live"), ("clock_decision", "30"), ("clock_bank", "1"), ("clock_increment", "5")];
const TURNS: [(&str, &str); 4] =
    [("clock", "turns"), ("clock_hours", "48"), ("clock_vacation", "1"), ("clock_ahead", "0")];

/// Ada and Bo at a table with a pace; it is Bo's turn.
struct Table {
    id: String,
    ada: Browser,
    bo: Browser,
}

impl Table {
    async fn of(server: &TestServer, pace: &[(&str, &str)]) -> Table {
        let (mut ada, mut bo) = (server.browser(), server.browser());
        let id = ada.open_table_with("Ada", &["me", "open"], pace).await;
        let fields = [("seat", "1"), ("name", "Bo"), ("commitment", "")];
        bo.post(&format!("/t/{id}/join"), &fields).await.expect(303);
        ada.post(&format!("/t/{id}/start"), &[]).await.expect(303);
        let mut table = Table { id, ada, bo };
        plays(&mut table.ada, &table.id).await;
        table
    }

    fn path(&self, what: &str) -> String {
        format!("/t/{}/{what}", self.id)
    }

    async fn live(&self) -> Live {
        self.ada.live(&self.path("live")).await
    }

    async fn regions(&mut self) -> Value {
        self.ada.regions(&self.id).await
    }
}

/// Plays until somebody else is waited for.
async fn plays(browser: &mut Browser, id: &str) {
    while let Some(act) = some_act(&browser.regions(id).await, 1) {
        browser.submit(&act).await.expect(200);
    }
}

fn region<'a>(json: &'a Value, id: &str) -> &'a str {
    json["regions"][id].as_str().unwrap()
}

/// The faces of the clocks in the strip.
fn times(json: &Value) -> Vec<String> {
    let strip = region(json, "strip");
    let faces = strip.split("class=\"time").skip(1);
    faces.map(|time| time.split("<span>").nth(1).unwrap().split('<').next().unwrap().to_owned()).collect()
}

async fn time_is_up(live: &mut Live) {
    live.wait_for(|message| {
        message.json()["regions"]["away"].as_str().is_some_and(|html| html.contains("Bo’s time is up"))
    })
    .await;
}

#[tokio::test(start_paused = true)]
async fn when_time_is_up_the_others_decide_and_nothing_plays_by_itself() {
    let time = Standstill::new();
    let server = TestServer::start().await;
    let mut table = Table::of(&server, &LIVE).await;
    let mut live = table.live().await;
    let bos = table.bo.live(&table.path("live")).await;
    let before = table.regions().await;
    let [ada, bo] = times(&before).try_into().unwrap();
    assert!(bo.starts_with("1:30") || bo.starts_with("1:29"), "{bo}");
    assert!(ada.starts_with("1:0"), "what a decision took is in the reserve's growth: {ada}");
    table.ada.post_json(&table.path("hold"), &[("seat", "1"), ("bot", "random")]).await.refused(409);
    table.ada.post_json(&table.path("time"), &[("seat", "1")]).await.refused(409);

    time.pass(60).await;
    let later = times(&table.regions().await)[1].clone();
    let left: u32 = later.strip_prefix("0:").unwrap().parse().unwrap();
    assert!((30..=50).contains(&left), "a minute of ninety seconds is gone, but for a grace: {later}");
    time.pass(60).await;
    time_is_up(&mut live).await;
    let up = table.regions().await;
    assert_eq!(up["version"], before["version"], "nobody has played for Bo");
    assert!(region(&up, "log").contains("Bo’s time is up"), "{}", region(&up, "log"));
    assert!(!acts_in(&table.bo.regions(&table.id).await).is_empty(), "Bo can still act");

    // Ada gives Bo time; it runs out again; a bot is called in at once, although Bo's page is open.
    table.bo.post_json(&table.path("time"), &[("seat", "1")]).await.expect(403);
    table.ada.post_json(&table.path("time"), &[("seat", "1")]).await.expect(200);
    assert_eq!(times(&table.regions().await)[1], "0:30");
    time.pass(31).await;
    time_is_up(&mut live).await;
    table.ada.post_json(&table.path("hold"), &[("seat", "1"), ("bot", "random")]).await.expect(200);
    let version = before["version"].as_u64().unwrap();
    live.wait_for_version(version + 1).await;
    drop(bos);
    server.stop().await;
}

#[tokio::test(start_paused = true)]
async fn whoever_acts_in_time_hears_nothing() {
    let time = Standstill::new();
    let server = TestServer::start().await;
    let mut table = Table::of(&server, &LIVE).await;
    time.pass(80).await;
    plays(&mut table.bo, &table.id).await;
    time.pass(70).await;
    plays(&mut table.ada, &table.id).await;
    let page = table.regions().await;
    let log = format!("{}{}", region(&page, "turns"), region(&page, "log"));
    assert!(!log.contains("time is up"), "{log}");
    server.stop().await;
}

#[tokio::test(start_paused = true)]
async fn a_bot_plays_on_where_the_table_wants_it_so() {
    let time = Standstill::new();
    let server = TestServer::start().await;
    let mut table = Table::of(&server, &[&LIVE[..], &[("clock_up", "bot")]].concat()).await;
    let mut live = table.live().await;
    let version = table.regions().await["version"].as_u64().unwrap();
    time.pass(120).await;
    live.wait_for_version(version + 1).await;
    let page = table.regions().await;
    let log = format!("{}{}", region(&page, "turns"), region(&page, "log"));
    assert!(log.contains("Bo’s time is up: a bot that plans ahead plays"), "{log}");
    let bos = table.bo.post_json(&table.path("back"), &[("seat", "1")]).await.expect(200).json();
    assert!(region(&bos, "away").contains("hidden"), "{}", region(&bos, "away"));
    server.stop().await;
}

#[tokio::test(start_paused = true)]
async fn time_runs_on_over_a_restart_and_stands_still_while_the_house_is_closed() {
    let time = Standstill::new();
    let server = TestServer::start().await;
    let mut table = Table::of(&server, &TURNS).await;
    let hour = 3600;
    for _ in 0..40 {
        time.pass(hour).await;
    }
    assert_eq!(times(&table.regions().await)[1], "8 h");
    let server = server.restart_after(async { time.pass(100 * hour).await }).await;
    for browser in [&mut table.ada, &mut table.bo] {
        browser.visit(&server);
    }
    assert!(["8 h", "7 h"].contains(&times(&table.regions().await)[1].as_str()));

    // Bo takes a day off. Being away means nothing here, and nobody may call in a bot.
    table.ada.post_json(&table.path("hold"), &[("seat", "1"), ("bot", "random")]).await.refused(409);
    let away = table.regions().await;
    assert!(region(&away, "away").contains("hidden"), "{}", region(&away, "away"));
    table.ada.post(&table.path("day-off"), &[("seat", "1")]).await.expect(403);
    table.bo.post_json(&table.path("day-off"), &[("seat", "1")]).await.expect(200);
    table.bo.post_json(&table.path("day-off"), &[("seat", "1")]).await.refused(409);
    assert!(["32 h", "31 h"].contains(&times(&table.regions().await)[1].as_str()));
    time.pass(33 * hour).await;
    let mut live = table.live().await;
    live.wait_for(|message| {
        message.json()["regions"]["away"].as_str().is_some_and(|html| html.contains("Bo’s time is up"))
    })
    .await;
    // Ada alone may end it now: of the two only Ada has time left.
    let ended = table.ada.post_json(&table.path("end"), &[("word", "ask")]).await.expect(200).json();
    assert!(region(&ended, "end").contains("Ended by agreement"), "{ended}");
    server.stop().await;
}

#[tokio::test(start_paused = true)]
async fn of_two_nodes_one_tells_that_time_is_up_and_another_if_that_one_is_gone() {
    let time = Standstill::new();
    let database: store::Address = postgres_server::address_of("postgres").parse().unwrap();
    let one = TestServer::start_with(|config| config.database = database.clone()).await;
    let other = TestServer::start_with(|config| config.database = database.clone()).await;
    let mut table = Table::of(&one, &LIVE).await;
    let mut ada_there = table.ada.clone();
    ada_there.visit(&other);
    let (mut live, mut live_there) = (table.live().await, ada_there.live(&table.path("live")).await);
    time.pass(120).await;
    for live in [&mut live, &mut live_there] {
        time_is_up(live).await;
    }
    for browser in [&mut table.ada, &mut ada_there] {
        let page = browser.regions(&table.id).await;
        assert_eq!(region(&page, "log").matches("Bo’s time is up").count(), 1, "{}", region(&page, "log"));
    }
    table.ada.post_json(&table.path("time"), &[("seat", "1")]).await.expect(200);
    live_there
        .wait_for(|message| {
            message.json()["regions"]["away"].as_str().is_some_and(|html| html.contains("hidden"))
        })
        .await;
    drop(live);
    one.stop().await;
    time.pass(40).await;
    time_is_up(&mut live_there).await;
    time.pass(40).await;
    let page = ada_there.regions(&table.id).await;
    assert_eq!(told_up(&page), 2, "once more, and once only: {}", region(&page, "log"));
    other.stop().await;
}

/// How often it was told that Bo's time is up.
fn told_up(json: &Value) -> usize {
    log(json).matches("Bo’s time is up").count()
}

fn log(json: &Value) -> String {
    format!("{}{}", region(json, "turns"), region(json, "log"))
}

#[tokio::test(start_paused = true)]
async fn of_two_nodes_one_lets_a_bot_play_on_and_the_other_if_that_one_is_gone() {
    let time = Standstill::new();
    let database: store::Address = postgres_server::address_of("postgres").parse().unwrap();
    let one = TestServer::start_with(|config| config.database = database.clone()).await;
    let other = TestServer::start_with(|config| config.database = database.clone()).await;
    let mut table = Table::of(&one, &[&LIVE[..], &[("clock_up", "bot")]].concat()).await;
    let mut ada_there = table.ada.clone();
    ada_there.visit(&other);
    table.bo.visit(&other);
    let (mut live, mut live_there) = (table.live().await, ada_there.live(&table.path("live")).await);
    let version = table.regions().await["version"].as_u64().unwrap();
    time.pass(120).await;
    for live in [&mut live, &mut live_there] {
        live.wait_for_version(version + 1).await;
    }
    for browser in [&mut table.ada, &mut ada_there] {
        let page = browser.regions(&table.id).await;
        assert_eq!(told_up(&page), 1, "{}", log(&page));
    }

    // Bo is back at the other node, which goes on alone.
    table.bo.post_json(&table.path("back"), &[("seat", "1")]).await.expect(200);
    drop(live);
    one.stop().await;
    plays(&mut ada_there, &table.id).await;
    let version = ada_there.regions(&table.id).await["version"].as_u64().unwrap();
    // The lease of the node that is gone ends by the database's clock, which no test moves: it has given it back.
    time.pass(120).await;
    live_there.wait_for_version(version + 1).await;
    time.pass(120).await;
    let page = ada_there.regions(&table.id).await;
    assert_eq!(told_up(&page), 2, "{}", log(&page));
    other.stop().await;
}

/// Sets the clock that the database reads so many seconds ahead of the machine's.
fn set_clock(ahead: i64) {
    let now = "floor(extract(epoch FROM clock_timestamp()))::bigint";
    let body = format!(
        "CREATE OR REPLACE FUNCTION unixepoch() RETURNS BIGINT LANGUAGE SQL VOLATILE AS 'SELECT {now} + {ahead}'"
    );
    postgres_server::meddle("postgres", &body);
}

#[tokio::test(start_paused = true)]
async fn a_clock_that_is_set_gives_nobody_time_and_takes_none() {
    let time = Standstill::new();
    let database: store::Address = postgres_server::address_of("postgres").parse().unwrap();
    let server = TestServer::start_with(|config| config.database = database).await;
    let mut table = Table::of(&server, &LIVE).await;
    let mut live = table.live().await;
    time.pass(30).await;
    let before = times(&table.regions().await)[1].clone();
    let day = 24 * 3_600;
    for ahead in [400 * day, -400 * day] {
        set_clock(ahead);
        // The house asks the database what time it is.
        time.pass(10).await;
        let page = table.regions().await;
        assert_eq!(told_up(&page), 0, "{ahead}: {}", log(&page));
    }
    let seconds = |face: &str| {
        let (minutes, seconds) = face.split_once(':').unwrap();
        60 * minutes.parse::<u64>().unwrap() + seconds.parse::<u64>().unwrap()
    };
    let after = times(&table.regions().await)[1].clone();
    let spent = seconds(&before) - seconds(&after);
    assert!((15..=25).contains(&spent), "twenty seconds, whatever the clock says: {before} and {after}");
    time.pass(seconds(&after) + 20).await;
    time_is_up(&mut live).await;
    assert_eq!(told_up(&table.regions().await), 1);
    server.stop().await;
}

/// Friday, the 20th of November 2026, at noon.
const FRIDAY: i64 = 1_794_830_400 + 4 * 24 * 3_600;

#[tokio::test(start_paused = true)]
async fn nobodys_time_runs_at_night_and_at_the_weekend_where_a_table_wants_it_so() {
    let time = Standstill::new();
    let database: store::Address = postgres_server::address_of("postgres").parse().unwrap();
    store::open(&database).await.unwrap().close().await;
    let machine = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    let ahead = FRIDAY - i64::try_from(machine.as_secs()).unwrap();
    set_clock(ahead);
    let server = TestServer::start_with(|config| config.database = database).await;
    let rest = [("clock", "turns"), ("clock_hours", "12"), ("clock_vacation", "0"), ("clock_ahead", "0")];
    let rest = [&rest[..], &[("clock_nights", "on"), ("clock_weekends", "on")]].concat();
    let mut table = Table::of(&server, &rest).await;
    let mut live = table.live().await;
    // Ten hours on Friday, and two on Monday from eight to ten.
    assert_eq!(times(&table.regions().await)[1], "2 d");
    let mut passed = 0;
    for (hours, face) in [(24, "46 h"), (45, "1 h")] {
        passed += hours;
        set_clock(ahead + 3_600 * passed);
        time.pass(3_600 * hours.unsigned_abs()).await;
        let page = table.regions().await;
        assert_eq!((times(&page)[1].as_str(), told_up(&page)), (face, 0), "after {passed} hours");
    }
    set_clock(ahead + 3_600 * (passed + 2));
    time.pass(2 * 3_600).await;
    time_is_up(&mut live).await;
    server.stop().await;
}

#[tokio::test(start_paused = true)]
async fn ones_own_tables_say_how_much_time_is_left() {
    let time = Standstill::new();
    let server = TestServer::start().await;
    let mut table = Table::of(&server, &TURNS).await;
    let mut live = table.live().await;
    time.pass(40 * 3_600).await;
    for browser in [&mut table.ada, &mut table.bo] {
        let page = browser.get("/mine").await.expect(200).body;
        let card = page.split("<li class=\"own-card").find(|card| card.contains(&table.id)).unwrap();
        assert!(card.contains("class=\"time\"") && card.contains("<span>8 h</span>"), "{card}");
        assert!(card.contains("for one day"), "since the turn began: {card}");
    }
    // A day off changes the table, and not since when it waits.
    table.bo.post_json(&table.path("day-off"), &[("seat", "1")]).await.expect(200);
    let page = table.bo.get("/mine").await.expect(200).body;
    assert!(page.contains("<span>32 h</span>") && page.contains("for one day"), "{page}");
    time.pass(33 * 3_600).await;
    time_is_up(&mut live).await;
    let page = table.bo.get("/mine").await.expect(200).body;
    assert!(page.contains("own-clock\">Time is up") && !page.contains("class=\"time\""), "{page}");
    server.stop().await;
}

#[tokio::test(start_paused = true)]
async fn an_end_that_is_asked_for_comes_when_the_time_of_the_last_one_missing_is_up() {
    let time = Standstill::new();
    let server = TestServer::start().await;
    for up in ["others", "bot"] {
        let mut table = Table::of(&server, &[&TURNS[..], &[("clock_up", up)]].concat()).await;
        let asked = table.ada.post_json(&table.path("end"), &[("word", "ask")]).await.expect(200).json();
        assert!(region(&asked, "away").contains("Still to agree: Bo"), "{}", region(&asked, "away"));
        let mut live = table.live().await;
        time.pass(49 * 3600).await;
        live.wait_for(|message| {
            message.json()["regions"]["end"].as_str().is_some_and(|html| html.contains("Ended by agreement"))
        })
        .await;
        let page = table.regions().await;
        assert!(region(&page, "log").contains("Bo’s time is up"), "{up}: {}", region(&page, "log"));
    }
    server.stop().await;
}

#[tokio::test]
async fn absurd_clocks_are_refused() {
    let server = TestServer::start().await;
    let mut ada = server.browser();
    ada.get("/").await.expect(200);
    let usual =
        [("game", "little-monsters"), ("seats", "2"), ("name", "Ada"), ("seat-0", "me"), ("seat-1", "open")];
    for wrong in [
        ("clock", "sundial"),
        ("clock_decision", "0"),
        ("clock_bank", "99999999999999"),
        ("clock_increment", "-1"),
    ] {
        let pace = LIVE.map(|(name, value)| if name == wrong.0 { wrong } else { (name, value) });
        ada.post("/tables", &[&usual[..], &pace[..]].concat()).await.expect(422);
    }
}
