//! The stage: what happens is seen, at the reader's pace, before the next question.

use games::little_monsters::{Action, Colour, Tickets};
use serde_json::{Value, json};
use table::Seat;

use crate::chrome::{Chrome, Screen, Tab};
use crate::support::{Browser, TestServer};

/// Europe is on strike as soon as Bo ends the move; Ada has one ticket.
const STRIKE: &str = r#"
title = "Strike"
game = "little-monsters"
seats = 2
options = { special_events = true }

[position]
turn = 1
phase = "travel"
display = ["rome", "delhi", "mumbai", "tahiti"]
pile = ["strike", "lisbon", "tokyo"]

[[position.player]]
house = "beijing"
monster = "paris"
tickets = { red = 1 }

[[position.player]]
house = "fiji"
monster = "rome"
"#;

/// With one more Memory in Europe Bo takes the KEY from Ada (GT-70).
const MEMORIES: &str = r#"
title = "One Memory more"
game = "globetrotters"
seats = 2

[position]
turn = 1
first = 0
round = 3

[[position.player]]
home = "winnipeg"
at = "winnipeg"
keys = ["europe"]
memories = ["athens", "madrid"]

[[position.player]]
home = "seattle"
at = "seattle"
specials = 1
memories = ["moscow", "athens"]
"#;

/// Bo holds a card that takes R-Units from Ada's developed Brazil (GP-32).
const BOLTS: &str = r#"
title = "Righty Loosey"
game = "globopolis"
seats = 2

[position]
turn = 1

[[position.player]]
titles = ["brazil"]

[[position.player]]
titles = ["japan"]
cards = ["loose-bolts"]

[[position.title]]
id = "brazil"
units = { water = 1, food = 1, energy = 1, ucp = 1, ns = 1 }
level = 1
"#;

/// A table of two: Ada sits before a real screen and is told everything at normal pace, Bo acts without one.
pub(crate) struct Table {
    _server: TestServer,
    _chrome: Chrome,
    pub(crate) tab: Tab,
    bo: Browser,
    id: String,
}

impl Table {
    pub(crate) async fn of(game: &str, scenario: &str, screen: Screen) -> Table {
        let text = scenario.to_owned();
        let server = TestServer::start_with(|config| {
            config.scenarios.push(("staged".into(), "Staged".into(), text));
        })
        .await;
        let (mut ada, mut bo) = (server.browser(), server.browser());
        let more = [("game", game), ("scenario", "staged")];
        let id = ada.open_table_with("Ada", &["me", "open"], &more).await;
        bo.post(&format!("/t/{id}/join"), &[("seat", "1"), ("name", "Bo")]).await.expect(303);
        ada.post(&format!("/t/{id}/start"), &[]).await.expect(303);
        let chrome = Chrome::start();
        let tab = chrome.browser(screen).await;
        tab.open(&server.url("/")).await;
        tab.becomes(&ada).await;
        tab.eval::<Value>("localStorage.pace = 'normal'").await;
        tab.open(&server.url(&format!("/t/{id}"))).await;
        tab.until("document.querySelector('#link').hidden && !document.querySelector('.pace').hidden").await;
        let table = Table { _server: server, _chrome: chrome, tab, bo, id };
        table.is_followed().await;
        table
    }

    /// Waits until Ada's page follows the table.
    async fn is_followed(&self) {
        let players =
            "performance.getEntriesByType('resource').some((entry) => entry.name.includes('/live'))";
        self.tab.until(&format!("{players} || document.querySelector('#players')")).await;
    }

    async fn version(&mut self) -> u64 {
        self.bo.regions(&self.id).await["version"].as_u64().unwrap()
    }

    /// Bo does something.
    pub(crate) async fn bo_does(&mut self, action: &str) {
        let (id, version) = (self.id.clone(), self.version().await);
        self.bo.act(&id, 1, version, action).await.expect(200);
    }

    /// Fails unless Ada is told of a stroke of fate on the stage, before anything on the page changes, and in the recap after.
    async fn tells_of_harm(&self, shown: u64, words: &[&str]) {
        let tab = &self.tab;
        tab.until(
            "document.querySelector('#stage .beat.harm') && !document.querySelector('[data-go-on]').hidden",
        )
        .await;
        let told = tab.words("#stage .beat.harm").await;
        for word in words {
            assert!(told.contains(word), "{word} is not in: {told}");
        }
        assert!(tab.has("#stage .beat.harm p[role=alert]").await, "it is read out at once");
        assert!(tab.has("#stage .beat.harm > :is(svg, span)").await, "with a face");
        let version = "Number(document.body.dataset.version)";
        assert_eq!(tab.eval::<u64>(version).await, shown, "the page waits for the story");
        assert!(!tab.has("#recap .harm").await);
        tab.click("[data-go-on]").await;
        tab.until(&format!("{version} > {shown}")).await;
        let recap = tab.text("#recap .harm").await;
        for word in words {
            assert!(recap.contains(word), "{word} is not in: {recap}");
        }
        tab.is_clean().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lm_26_a_ticket_lost_to_a_strike_is_told() {
    let mut table = Table::of("little-monsters", STRIKE, Screen::Laptop).await;
    table.bo_does("\"stop\"").await;
    table.tells_of_harm(2, &["Ada", "red ticket", "LM-26"]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn gt_70_a_key_lost_to_another_is_told() {
    let mut table = Table::of("globetrotters", MEMORIES, Screen::Phone).await;
    let rome = games::globetrotters::Edition::world().location_called("rome").unwrap();
    table.bo_does(&format!("{{\"place_memory\":{}}}", rome.0)).await;
    table.tells_of_harm(2, &["Bo", "Ada", "Europe", "GT-70"]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn gp_32_a_development_lost_to_a_card_is_told() {
    let mut table = Table::of("globopolis", BOLTS, Screen::Laptop).await;
    let edition = games::globopolis::Edition::world();
    let (card, brazil) =
        (edition.card_called("loose-bolts").unwrap(), edition.title_called("brazil").unwrap());
    let choice = json!({"title": brazil.0, "unit": "water"});
    table.bo_does(&json!({"play": {"card": card.0, "choice": choice}}).to_string()).await;
    table.tells_of_harm(2, &["Ada", "Brazil", "GP-32"]).await;
    // The card's sentence says who did it, on the stage before and in the recap after.
    for part in ["#stage ol", "#recap"] {
        let told = table.tab.text(part).await;
        assert!(told.contains("Bo") && told.contains("Loosey"), "{part}: {told}");
    }
}

/// Bo has just seen an Adventure through in Paris, whose KEY is Ada's (GT-74).
const CHALLENGE: &str = r#"
title = "A challenge"
game = "globetrotters"
seats = 2

[position]
turn = 1
first = 0
round = 3

[[position.player]]
home = "winnipeg"
at = "winnipeg"
keys = ["paris"]

[[position.player]]
home = "seattle"
at = "paris"
money = 300
may_challenge = true
"#;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn gt_75_a_challenge_is_a_duel_on_the_stage() {
    let mut table = Table::of("globetrotters", CHALLENGE, Screen::Laptop).await;
    table.bo_does("\"challenge\"").await;
    let tab = &table.tab;
    tab.until("document.querySelectorAll('#stage .beat:last-child .gt-duel .gt-side').length === 2").await;
    let challenged = tab.words("#stage .beat.harm").await;
    for word in ["Bo", "Paris", "GT-74"] {
        assert!(challenged.contains(word), "{word} is not in: {challenged}");
    }
    // Both throw, round by round, and at the end one of them has won.
    tab.until("document.querySelector('#stage .beat:last-child .gt-duel .gt-pair:not(.gt-open)')").await;
    tab.until("document.querySelector('#stage .beat:last-child .gt-duel .gt-side.won')").await;
    assert_eq!(tab.eval::<usize>("document.querySelectorAll('#stage .gt-side.won').length").await, 1);
    tab.is_clean().await;
}

/// A storm comes up over Lisbon as soon as Bo ends the move (LM-25).
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lm_25_an_event_is_a_card_turned_over_and_seen_on_the_map() {
    let storm = STRIKE.replace("\"strike\"", "\"storm\"");
    let mut table = Table::of("little-monsters", &storm, Screen::Laptop).await;
    table.bo_does("\"stop\"").await;
    let tab = &table.tab;
    tab.until("document.querySelector('#stage .beat .lm-event')").await;
    let card = tab.words("#stage .beat .lm-event").await;
    assert!(card.contains("Storm") && card.contains("two tickets"), "{card}");
    tab.until("document.querySelectorAll('.map-live > .told circle').length === 1").await;
    table.shows(3).await;
    // Text that is just being turned over is not seen yet, but it is there.
    let row: String = table.tab.eval("document.querySelector('#board .lm-cards').textContent").await;
    assert!(row.contains("Storm"), "it lies in the row: {row}");
    table.tab.until("!document.querySelector('.map-live > .told')").await;
    table.tab.is_clean().await;
}

/// Bo is to roll, and Ada watches.
pub(crate) const WATCHING: &str = r#"
title = "Watching"
game = "little-monsters"
seats = 2

[position]
turn = 1
display = ["rome", "delhi", "mumbai", "tahiti"]

[[position.player]]
house = "beijing"
monster = "paris"

[[position.player]]
house = "fiji"
monster = "rome"
tickets = { red = 1, blue = 1 }
"#;

/// Ada travels, and may trade with Bo.
const TRADING: &str = r#"
title = "Trading"
game = "little-monsters"
seats = 2
options = { free_market = true }

[position]
phase = "travel"
display = ["rome", "delhi", "mumbai", "tahiti"]

[[position.player]]
house = "beijing"
monster = "paris"
tickets = { red = 1 }

[[position.player]]
house = "fiji"
tickets = { blue = 1 }
"#;

/// Notes every beat that comes onto the stage and every version that the page shows, with the time.
const NOTES: &str = "
    window.seen = [];
    const note = (what) => window.seen.push([what, Number(document.body.dataset.version), performance.now()]);
    new MutationObserver((changes) => {
        for (const {addedNodes} of changes) for (const beat of addedNodes) note(beat.className);
    }).observe(document.querySelector('#stage ol'), {childList: true});
    new MutationObserver(() => note('shown')).observe(document.body, {attributeFilter: ['data-version']});
";
/// Time stands still, so that nothing is told to its end unless somebody asks for the present.
const STANDSTILL: &str = "const then = performance.now(); performance.now = () => then;";

impl Table {
    /// What was noted: the classes of a beat, or `shown`; the version shown then; when.
    async fn seen(&self) -> Vec<(String, u64, f64)> {
        self.tab.eval("window.seen").await
    }

    pub(crate) async fn shows(&self, version: u64) {
        self.tab.until(&format!("document.body.dataset.version == {version}")).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_board_waits_until_the_dice_have_rested() {
    let mut table = Table::of("little-monsters", WATCHING, Screen::Laptop).await;
    table.tab.ask::<()>(NOTES, vec![]).await;
    table.bo_does("\"roll\"").await;
    table.shows(3).await;
    let seen = table.seen().await;
    let [(beat, before, fell), (shown, after, then)] = &seen[..] else { panic!("{seen:?}") };
    assert_eq!((beat.as_str(), *before), ("beat plain dice", 2), "{seen:?}");
    assert_eq!((shown.as_str(), *after), ("shown", 3), "{seen:?}");
    assert!(then - fell >= 600.0, "the dice rested {} ms", then - fell);
    assert!(table.tab.has("#stage .thrown .lm-die").await);
    table.tab.is_clean().await;
}

/// Bo has all the places needed, and is one step from home.
const LAST_STEP: &str = r#"
title = "The last step"
game = "little-monsters"
seats = 2

[position]
turn = 1
phase = "travel"
roll = ["purple", "purple"]
display = ["tokyo", "delhi", "paris", "rome"]

[[position.player]]
house = "sydney"

[[position.player]]
house = "london"
monster = "berlin"
cards = ["cairo", "lagos", "dakar", "moscow", "lisbon", "havana"]
tickets = { purple = 2 }
"#;

/// Notes when the page shows the last board, and when the end.
const WHEN: &str = "
    window.when = {};
    const note = () => {
        if (document.body.dataset.version >= arguments[0]) when.board ??= performance.now();
        if (!document.querySelector('#end').hidden) when.end ??= performance.now();
    };
    new MutationObserver(note).observe(document.body, {attributes: true, childList: true, subtree: true});
";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_last_board_is_looked_at_before_the_end_is_told() {
    let mut table = Table::of("little-monsters", LAST_STEP, Screen::Laptop).await;
    let tab = &table.tab;
    assert!(tab.has("#stage ol[aria-live=polite]").await, "what happens is read out");
    let last = tab.eval::<u64>("Number(document.body.dataset.version)").await + 2;
    tab.ask::<()>(WHEN, vec![json!(last)]).await;
    table.bo_does(r#"[{"step":{"to":41,"colour":"purple"}},"stop"]"#).await;
    let tab = &table.tab;
    tab.until("when.end").await;
    let rested: f64 = tab.eval("when.end - when.board").await;
    // The page begins to count a little before its change can be noted.
    assert!(rested >= 1900.0, "the last board was looked at for {rested} ms");
    assert!(tab.text(".podium .place-1").await.contains("Bo"));
    assert!(tab.text(".podium .place-2").await.contains("Ada"));
    assert!(tab.has("#end .moments a[href*='/at/']").await, "a great moment leads to its replay");
    tab.is_clean().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_present_is_a_key_away_and_the_pace_is_remembered() {
    let mut table = Table::of("little-monsters", WATCHING, Screen::Laptop).await;
    table.tab.ask::<()>(STANDSTILL, vec![]).await;
    table.bo_does("\"roll\"").await;
    table.tab.until("document.querySelector('#stage .beat.dice')").await;
    assert_eq!(table.tab.eval::<u64>("Number(document.body.dataset.version)").await, 2);
    table.tab.press("s").await;
    table.shows(3).await;
    assert!(!table.tab.has("#stage .beat").await, "the stage is free");

    table.tab.click(".settings > summary").await;
    table.tab.click(".pace option[value=once]").await;
    table.tab.open(&table.tab.url().await).await;
    table.tab.until("document.querySelector('[data-pace]').value === 'once'").await;
    table.tab.ask::<()>(NOTES, vec![]).await;
    let act = crate::support::page::acts_in(&table.bo.regions(&table.id).await)[0].clone();
    table.bo.submit(&act).await.expect(200);
    table.shows(4).await;
    assert!(table.seen().await.iter().all(|(what, ..)| what == "shown"), "nothing is told");
    table.tab.is_clean().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_tab_in_the_background_is_not_told_anything() {
    let mut table = Table::of("little-monsters", WATCHING, Screen::Laptop).await;
    table.tab.ask::<()>(NOTES, vec![]).await;
    table.tab.ask::<()>("Object.defineProperty(document, 'hidden', {get: () => true});", vec![]).await;
    table.bo_does("\"roll\"").await;
    table.shows(3).await;
    assert!(table.seen().await.iter().all(|(what, ..)| what == "shown"));
    table.tab.is_clean().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_a_lost_connection_everything_is_told_once() {
    let mut table = Table::of("little-monsters", WATCHING, Screen::Laptop).await;
    table.tab.ask::<()>(NOTES, vec![]).await;
    table.tab.set_offline(true).await;
    table.tab.until("!document.querySelector('#link').hidden").await;
    table.bo_does("\"roll\"").await;
    table.tab.set_offline(false).await;
    table.shows(3).await;
    let beats =
        |seen: &[(String, u64, f64)]| seen.iter().filter(|(what, ..)| what.starts_with("beat")).count();
    assert_eq!(beats(&table.seen().await), 1);
    // That a request fails without a network is for the browser to say, and no error of the page.
    for error in table.tab.errors().await {
        assert!(error.contains("ERR_INTERNET_DISCONNECTED"), "{error}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_acts_while_something_is_told_acts_in_the_present() {
    let mut table = Table::of("little-monsters", TRADING, Screen::Laptop).await;
    let mut ada = table.bo.clone();
    let cookies = table.tab.driver.get_all_cookies().await.unwrap();
    ada.cookies = cookies.into_iter().map(|cookie| (cookie.name, cookie.value)).collect();
    let [give, want] = [Colour::Red, Colour::Blue].map(|colour| Tickets::of(colour, 1));
    let offer = serde_json::to_string(&Action::Offer { to: Seat(1), give, want }).unwrap();
    let id = table.id.clone();
    ada.act(&id, 0, 2, &offer).await.expect(200);
    table.shows(3).await;
    table.tab.ask::<()>(STANDSTILL, vec![]).await;
    table.bo_does("{\"decline\":0}").await;
    table.tab.until("document.querySelector('#stage .beat.answer')").await;
    assert_eq!(table.tab.eval::<u64>("Number(document.body.dataset.version)").await, 3);
    // The story is not told to its end; the end of the move is still offered, and is done.
    let stop = "document.querySelector(`input[name=action][value='\"stop\"']`).form.querySelector('button')";
    table.tab.ask::<()>(&format!("{stop}.click();"), vec![]).await;
    table.shows(5).await;
    assert_eq!(table.version().await, 5, "it was done once");
    table.tab.is_clean().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_asks_for_what_is_no_longer_asked_is_told_so() {
    let table = Table::of("little-monsters", &WATCHING.replace("turn = 1", "turn = 0"), Screen::Laptop).await;
    table.tab.ask::<()>(STANDSTILL, vec![]).await;
    table.tab.click("#now button.strong").await;
    table.tab.until("document.querySelector('#stage .beat.dice')").await;
    assert_eq!(
        table.tab.eval::<u64>("Number(document.body.dataset.version)").await,
        2,
        "her dice still lie there"
    );
    table.tab.ask::<()>("document.querySelector('#now button.strong').click();", vec![]).await;
    table.shows(3).await;
    table.tab.until("document.querySelector('#notice').textContent").await;
    table.tab.is_clean().await;
}
