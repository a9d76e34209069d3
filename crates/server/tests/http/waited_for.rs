//! Who is waited for in games in which that is not whoever is in turn: several at once, or somebody else. Their clocks run, bots hold
//! their seats, and what they did can be taken back, as everywhere. Time stands still here unless a test moves it on.

use serde_json::Value;
use table::journal::Journal;

use crate::clock::{HURRIED, Standstill};
use crate::support::page::{Form, acts_in, forms, goes_on};
use crate::support::{Browser, Live, TestServer};

/// Ada is in turn, and before anything goes on Bo and Cy have to discard a card each.
const TOO_MANY_CARDS: &str = r#"
title = "Too many cards"
game = "globopolis"
seats = 3
options = { hand_limit = 1, ops_dealt = 1, influence_dealt = 1 }

[position]
turn = 0
phase = "option"

[[position.player]]
titles = ["usa"]

[[position.player]]
titles = ["japan"]
cards = ["fire-drill", "graduation-day"]

[[position.player]]
titles = ["poland"]
cards = ["expense-reports", "big-umbrella"]
"#;

/// Ada is in turn, and Bo, to her right, picks the ticket that she loses.
const BLIND_PICK: &str = r#"
title = "Blind pick"
game = "globetrotters"
seats = 2

[position]
turn = 0
phase = "pick"
picks = 1
adventure = { card = 1, city = "rome", begun = 1 }

[[position.player]]
home = "seattle"
home_ticket = "seattle/amsterdam"
at = "rome"
tickets = ["any", "any", "any"]

[[position.player]]
home = "manila"
home_ticket = "manila/munich"
at = "sydney"
tickets = ["any"]
"#;

const LIVE: [(&str, &str); 4] =
    [("clock", "live"), ("clock_decision", "30"), ("clock_bank", "1"), ("clock_increment", "0")];

async fn server() -> TestServer {
    TestServer::start_with(|config| {
        for (id, text) in [("cards", TOO_MANY_CARDS), ("pick", BLIND_PICK), ("hurried", HURRIED)] {
            config.scenarios.push((id.to_owned(), id.to_owned(), text.to_owned()));
        }
    })
    .await
}

/// Ada, Bo and perhaps Cy at a table.
struct Table {
    id: String,
    people: Vec<Browser>,
}

impl Table {
    async fn of(
        server: &TestServer,
        game: &str,
        scenario: &str,
        names: &[&str],
        more: &[(&str, &str)],
    ) -> Table {
        let mut people: Vec<Browser> = names.iter().map(|_| server.browser()).collect();
        let mut seats = vec!["me"];
        seats.resize(names.len(), "open");
        let fields = [&[("game", game), ("scenario", scenario)], more].concat();
        let id = people[0].open_table_with(names[0], &seats, &fields).await;
        for (seat, (browser, name)) in people.iter_mut().zip(names).enumerate().skip(1) {
            let join = [("seat", &*seat.to_string()), ("name", name), ("commitment", "")];
            browser.post(&format!("/t/{id}/join"), &join).await.expect(303);
        }
        people[0].post(&format!("/t/{id}/start"), &[]).await.expect(303);
        Table { id, people }
    }

    fn path(&self, what: &str) -> String {
        format!("/t/{}/{what}", self.id)
    }

    async fn live(&self) -> Live {
        self.people[0].live(&self.path("live")).await
    }

    async fn regions(&mut self, seat: usize) -> Value {
        self.people[seat].regions(&self.id).await
    }

    async fn version(&mut self) -> u64 {
        self.regions(0).await["version"].as_u64().unwrap()
    }

    /// What somebody can do, other than deals and leaving.
    async fn acts(&mut self, seat: usize) -> Vec<Form> {
        let page = self.regions(seat).await;
        acts_in(&page).into_iter().filter(goes_on).collect()
    }

    /// Whether somebody is asked for a choice of this kind.
    async fn is_asked(&mut self, seat: usize, what: &str) -> bool {
        self.acts(seat).await.iter().any(|act| act.get("action").is_some_and(|action| action.contains(what)))
    }

    async fn does(&mut self, seat: usize, what: &str) {
        let acts = self.acts(seat).await;
        let found = acts.iter().find(|act| act.get("action").is_some_and(|action| action.contains(what)));
        let act = found.unwrap_or_else(|| panic!("{what}: {acts:?}")).clone();
        let done = self.people[seat].submit(&act).await.expect(200).json();
        assert_eq!(done["status"], 200, "{done}");
    }

    async fn post(&mut self, by: usize, what: &str, fields: &[(&str, &str)]) -> Value {
        let path = self.path(what);
        let done = self.people[by].post_json(&path, fields).await.expect(200).json();
        assert_eq!(done["status"], 200, "{done}");
        done
    }

    /// One presses, among the forms that the page offers, this button of taking back together.
    async fn says_of_taking_back(&mut self, seat: usize, region: &str, word: &str) {
        let page = self.regions(seat).await;
        let (path, html) = (self.path("takeback/together"), crate::waited_for::region(&page, region));
        let found =
            forms(html).into_iter().find(|form| form.action == path && form.get("word") == Some(word));
        self.people[seat].submit(&found.unwrap_or_else(|| panic!("{word}: {html}"))).await.expect(200);
    }
}

fn region<'a>(json: &'a Value, id: &str) -> &'a str {
    json["regions"][id].as_str().unwrap()
}

/// Whose clocks run, by the strip.
fn running(json: &Value) -> Vec<bool> {
    region(json, "strip")
        .split("class=\"time")
        .skip(1)
        .map(|time| time.split('>').next().unwrap().contains("data-running"))
        .collect()
}

fn log(json: &Value) -> String {
    format!("{}{}", region(json, "turns"), region(json, "log"))
}

async fn time_is_up(live: &mut Live, name: &str) {
    let said = format!("{name}’s time is up");
    live.wait_for(|message| {
        message.json()["regions"]["away"].as_str().is_some_and(|html| html.contains(&said))
    })
    .await;
}

#[tokio::test(start_paused = true)]
async fn of_several_who_are_asked_at_once_each_has_a_clock_and_a_bot_holds_the_seat_of_one() {
    let time = Standstill::new();
    let server = server().await;
    let mut table = Table::of(&server, "globopolis", "cards", &["Ada", "Bo", "Cy"], &LIVE).await;
    let mut live = table.live().await;
    assert_eq!(running(&table.regions(0).await), [false, true, true]);
    assert!(table.is_asked(1, "discard").await && table.is_asked(2, "discard").await);
    assert!(!table.is_asked(0, "").await, "Ada has to wait");
    time.pass(30).await;
    table.does(1, "discard").await;
    assert_eq!(running(&table.regions(0).await), [false, false, true], "Cy is still waited for");
    time.pass(90).await;
    time_is_up(&mut live, "Cy").await;
    let page = table.regions(0).await;
    assert!(!log(&page).contains("Bo’s time is up"), "{}", log(&page));

    let version = table.version().await;
    table.post(0, "hold", &[("seat", "2"), ("bot", "random")]).await;
    live.wait_for_version(version + 1).await;
    assert_eq!(running(&table.regions(0).await), [true, false], "it is Ada's turn, and a bot has no clock");
    table.post(2, "back", &[("seat", "2")]).await;
    assert_eq!(running(&table.regions(0).await), [true, false, false]);

    // Bo wants the discard back, past the bot's and Ada's roll: Ada and Cy are asked, and time is not given anew.
    table.does(0, "roll").await;
    let before = table.version().await;
    table.says_of_taking_back(1, "links", "ask").await;
    for seat in [0, 2] {
        assert_eq!(table.version().await, before, "seat {seat} has not agreed yet");
        table.says_of_taking_back(seat, "away", "agree").await;
    }
    let page = table.regions(0).await;
    assert_eq!(page["version"], before + 1, "an entry of the journal");
    assert!(table.is_asked(1, "discard").await && table.is_asked(2, "discard").await);
    assert_eq!(running(&page)[..2], [false, true]);
    server.stop().await;
}

#[tokio::test(start_paused = true)]
async fn somebody_who_is_asked_out_of_turn_has_the_clock_and_can_be_represented() {
    let time = Standstill::new();
    let server = server().await;
    let mut table = Table::of(&server, "globetrotters", "pick", &["Ada", "Bo"], &LIVE).await;
    let mut live = table.live().await;
    assert_eq!(running(&table.regions(0).await), [false, true], "it is Ada's turn, and Bo is waited for");
    time.pass(120).await;
    time_is_up(&mut live, "Bo").await;
    let version = table.version().await;
    table.post(0, "hold", &[("seat", "1"), ("bot", "random")]).await;
    live.wait_for_version(version + 1).await;
    assert_eq!(running(&table.regions(0).await), [true], "the bot has picked, and Ada goes on");
    table.post(1, "back", &[("seat", "1")]).await;

    // What came to light is known, which the question says; when all agree it is picked again.
    table.says_of_taking_back(1, "links", "ask").await;
    let asked = table.regions(0).await;
    assert!(region(&asked, "away").contains("Bo"), "{}", region(&asked, "away"));
    table.says_of_taking_back(0, "away", "agree").await;
    assert!(table.is_asked(1, "pick_blind").await && table.acts(0).await.is_empty());
    assert!(!running(&table.regions(0).await)[0], "Ada is not waited for");
    table.does(1, "pick_blind").await;
    assert!(!table.acts(0).await.is_empty());
    server.stop().await;
}

#[tokio::test(start_paused = true)]
async fn somebody_who_is_asked_out_of_turn_and_away_is_represented_without_a_pace_too() {
    let time = Standstill::new();
    let server = server().await;
    let mut table = Table::of(&server, "globetrotters", "pick", &["Ada", "Bo"], &[]).await;
    let mut live = table.live().await;
    while !region(&table.regions(0).await, "away").contains("/hold") {
        time.pass(30).await;
    }
    assert!(table.acts(0).await.is_empty());
    let version = table.version().await;
    table.post(0, "hold", &[("seat", "1"), ("bot", "greedy")]).await;
    live.wait_for_version(version + 1).await;
    assert!(!table.acts(0).await.is_empty(), "Ada goes on");
    server.stop().await;
}

/// The rules' own time ends the Option Phase, and the table's is for the whole decision; neither knows of the other.
#[tokio::test(start_paused = true)]
async fn a_pace_and_the_time_that_the_rules_set_run_side_by_side() {
    let time = Standstill::new();
    let server = server().await;
    let mut table = Table::of(&server, "globopolis", "hurried", &["Ada", "Bo"], &LIVE).await;
    let mut live = table.live().await;
    let page = table.regions(0).await;
    assert!(region(&page, "clock").contains("data-running"), "{}", region(&page, "clock"));
    assert_eq!(running(&page), [true, false]);
    let version = table.version().await;
    // A grace of some seconds may come before either.
    time.pass(40).await;
    live.wait_for_version(version + 1).await;
    let page = table.regions(0).await;
    assert!(log(&page).contains("Time is up") && !log(&page).contains("Ada’s time is up"), "{}", log(&page));
    assert_eq!(running(&page), [true, false], "the same decision goes on");
    time.pass(80).await;
    let mut bos = table.people[1].live(&table.path("live")).await;
    time_is_up(&mut bos, "Ada").await;
    assert_eq!(table.version().await, version + 1, "that is no entry of the journal");
    table.post(1, "hold", &[("seat", "0"), ("bot", "random")]).await;
    live.wait_for_version(version + 2).await;
    // The journal has the time that the rules set, and nothing of the pace.
    let end = [("word", "ask")];
    table.post(1, "end", &end).await;
    let path = table.path("journal");
    let journal = table.people[1].get(&path).await.expect(200).body;
    let lines = journal.matches("time_up").count();
    assert_eq!(lines, 1, "{journal}");
    Journal::read(&journal).unwrap();
    server.stop().await;
}
