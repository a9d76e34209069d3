//! A host who cheats, with the seed and the database in hand, against one honest browser: whatever they do to the dice, the
//! page of that browser says so.

use bots::Bot;
use games::AnyGame;
use serde_json::{Value, json};
use store::SeatRecord;
use table::dice::{Commitment, FastDice, SecretSeed, Share};
use table::journal::{Header, Journal};
use table::{Game, Play, Seat, Viewer};
use testkit::rewritten;

use crate::chrome::{Chrome, Screen, Tab};
use crate::proof::RESULT;
use crate::support::nearly_home::{GO_HOME, server_with_scenario};
use crate::support::{Browser, TestServer};

/// Where the honest player sits.
const BO: Seat = Seat(1);

const OWN_SHARE: &str = "document.querySelector('[data-share]')?.textContent";
const DISTRUST: &str = "!document.querySelector('[data-distrust]').hidden";

fn hosts_share() -> Share {
    Share([1; 32])
}

/// The host, who is a program, opens a table, and Bo sits down there with a real page.
async fn sit_down(server: &TestServer, bo: &Tab) -> (Browser, String) {
    let mut host = server.browser();
    let more = [("scenario", "nearly-home"), ("commitment", &hosts_share().commitment().0)];
    let id = host.open_table_with("Ada", &["me", "open"], &more).await;
    bo.open(&server.url(&format!("/t/{id}"))).await;
    bo.fill("#join input[name=name]", "Bo").await;
    bo.click("#join button.strong").await;
    bo.until(OWN_SHARE).await;
    (host, id)
}

/// The host locks the seats and reveals their share; Bo's page does so by itself, and goes on to the game.
async fn start(host: &mut Browser, bo: &Tab, id: &str) {
    host.post(&format!("/t/{id}/start"), &[]).await.expect(303);
    let share = hosts_share().to_string();
    host.post_json(&format!("/t/{id}/reveal"), &[("seat", "0"), ("share", &share)]).await.expect(200);
    bo.until("document.querySelector('#board')").await;
}

/// Bots play a game to its end. If they waver, the first thing that can be taken back is, and then done after all.
fn finish(play: &mut Play<AnyGame>, seed: &SecretSeed, mut waver: bool) {
    let mut thoughts = FastDice::new(8);
    while let Some(seat) = play.game().to_act(play.state()).must.first() {
        let view = play.game().view(play.state(), Viewer::Seat(seat));
        let action = Bot::called("greedy").unwrap().choose(play.game(), &view, &mut thoughts).unwrap();
        let mut dice = play.proven_dice(seed).unwrap();
        play.act(seat, &action, &mut dice).unwrap();
        if waver && play.can_take_back(seat) {
            play.take_back(seat).unwrap();
            waver = false;
        }
    }
    play.reveal(seed).unwrap();
}

impl Tab {
    /// What the page “Proof” of a table says when the host hands out this journal for it, and the findings it shows.
    async fn verdict_on(&self, server: &TestServer, id: &str, journal: &str) -> (String, Vec<String>) {
        let served = format!(
            "const real = fetch; window.fetch = (at, ...more) => at.endsWith('/journal') ? Promise.resolve(new Response({})) : real(at, ...more);",
            json!(journal)
        );
        let script = self.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": served })).await;
        self.open(&server.url(&format!("/t/{id}/proof"))).await;
        self.until(RESULT).await;
        let id = json!({ "identifier": script["identifier"] });
        self.command("Page.removeScriptToEvaluateOnNewDocument", id).await;
        let found =
            "[...document.querySelectorAll('[data-say]:not([hidden])')].map((said) => said.dataset.say)";
        (self.eval(RESULT).await, self.eval(found).await)
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_the_host_writes_anew_is_found_by_the_page_of_whoever_played() {
    let (server, chrome) = (server_with_scenario().await, Chrome::start());
    let bo = chrome.browser(Screen::Laptop).await;
    let (mut host, id) = sit_down(&server, &bo).await;
    start(&mut host, &bo, &id).await;
    host.act(&id, 0, 4, GO_HOME).await.expect(200);
    bo.until("!document.querySelector('#end').hidden").await;
    let text = host.get(&format!("/t/{id}/journal")).await.expect(200).body;

    let (result, found) = bo.verdict_on(&server, &id, &text).await;
    assert_eq!(result, "shared", "{found:?}");
    assert!(["own", "lines", "seal"].iter().all(|well| found.contains(&(*well).to_owned())), "{found:?}");
    // What the verifiers elsewhere are given is what the table really showed.
    bo.click("[data-memory]").await;
    let memory: Value = serde_json::from_str(&bo.downloaded(&format!("{id}.remembered.json")).await).unwrap();
    let journal = Journal::read(&text).unwrap();
    assert_eq!(memory["table"], id);
    let lines = memory["lines"].as_object().unwrap();
    assert!(lines.contains_key("0") && lines.len() > 2, "{memory}");
    for (n, hash) in lines {
        assert_eq!(json!(journal.hashes[n.parse::<usize>().unwrap()]), *hash, "line {n}");
    }
    assert_eq!(memory["shares"], memory["revealed"], "{memory}");

    let open = |header: &Header| AnyGame::of_header(header, None).unwrap();
    for (what, other) in rewritten(&text, BO, &open, &finish) {
        assert_ne!(other, text, "{what}");
        let (result, found) = bo.verdict_on(&server, &id, &other).await;
        assert_eq!(result, "wrong", "{what}: {found:?}");
        assert!(found.contains(&"lines-not".to_owned()), "{what}: {found:?}");
        let exchanged = found.iter().any(|id| id == "own-not");
        assert_eq!(
            exchanged,
            what.contains("honest") || what.contains("moved") || what.contains("first format"),
            "{what}: {found:?}"
        );
        assert_eq!(found.contains(&"other-table".to_owned()), what == "another table", "{found:?}");
    }
    bo.is_clean().await;
}

/// Writes something else into a seat than its browser sent, and starts the server again at the same address.
async fn substitute(server: TestServer, id: &str, seat: Seat, commitment: &Commitment) -> TestServer {
    let store = store::open(&server.folder().join("tables.db").into()).await.unwrap();
    let before = store.table(id).await.unwrap().unwrap().seats.remove(seat.index());
    let after = SeatRecord { nonce: Some(commitment.0.clone()), ..before.clone() };
    store.change_seat(id, &before, &after).await.unwrap();
    store.close().await;
    let address = server.address;
    server.restart_with(|config| config.listen = address).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_share_that_is_not_its_own_is_seen_by_the_browser_at_once() {
    let (server, chrome) = (server_with_scenario().await, Chrome::start());
    let bo = chrome.browser(Screen::Laptop).await;
    let (_, first) = sit_down(&server, &bo).await;
    let earlier: String = bo.eval("document.querySelector('[data-share]').dataset.share").await;
    let (mut host, id) = sit_down(&server, &bo).await;
    assert!(!bo.eval::<bool>(DISTRUST).await, "nothing is wrong yet");
    let page = server.url(&format!("/t/{id}"));

    // A share of the host's own, and one that the same browser drew for another table, where it may be revealed.
    let foreign = Share([9; 32]);
    let mut server = server;
    for commitment in [Commitment(earlier), foreign.commitment()] {
        server = substitute(server, &id, BO, &commitment).await;
        bo.open(&page).await;
        bo.until(DISTRUST).await;
        assert_eq!(bo.eval::<String>("document.querySelector('[data-share]').textContent").await, "");
    }
    assert_ne!(first, id);
    // It reveals nothing, and says so again in the game and after it.
    host.visit(&server);
    host.post(&format!("/t/{id}/start"), &[]).await.expect(303);
    bo.until("document.querySelector('form[data-reveal]')").await;
    bo.until(DISTRUST).await;
    let lines = {
        let store = store::open(&server.folder().join("tables.db").into()).await.unwrap();
        let lines = store.journal(&id).await.unwrap();
        let seed = SecretSeed::of_table(&store.host_secret().await.unwrap(), &id);
        store.close().await;
        let journal = Journal::read_lines(lines.iter().map(String::as_str)).unwrap();
        let (locked, _) = table::Locked::read(&journal).unwrap();
        let mut locked = locked.unwrap();
        locked.reveal(BO, &foreign.to_string()).unwrap();
        locked.reveal(Seat(0), &hosts_share().to_string()).unwrap();
        let game = AnyGame::of_header(&journal.header, None).unwrap();
        let mut play = Play::open(game, locked, &seed).unwrap();
        finish(&mut play, &seed, false);
        play.journal()
    };
    let (result, found) = bo.verdict_on(&server, &id, &lines).await;
    assert_eq!(result, "wrong", "{found:?}");
    assert!(found.contains(&"foreign-not".to_owned()) && found.contains(&"own-not".to_owned()), "{found:?}");
    // That the line was dead while the host wrote into the database is no error of the page.
    for error in bo.errors().await {
        assert!(error.contains("ERR_"), "{error}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_start_that_the_host_gave_up_is_told_or_missed() {
    let (server, chrome) = (server_with_scenario().await, Chrome::start());
    let bo = chrome.browser(Screen::Laptop).await;
    // Once the host sees Bo's share and opens a new table; once the start is broken off as it should be.
    let (mut host, hidden) = sit_down(&server, &bo).await;
    host.post(&format!("/t/{hidden}/start"), &[]).await.expect(303);
    bo.until("document.querySelector('#dice').innerText.includes('Bo: has revealed the share')").await;
    let (mut host, told) = sit_down(&server, &bo).await;
    host.post(&format!("/t/{told}/start"), &[]).await.expect(303);
    bo.until("document.querySelector('#dice').innerText.includes('Bo: has revealed the share')").await;
    let next = host.post(&format!("/t/{told}/break-off"), &[]).await.expect(303);
    let id = next.header("location").unwrap().strip_prefix("/t/").unwrap().to_owned();

    // Bo's page goes along by itself, and commits to a new share.
    bo.open(&server.url(&format!("/t/{told}"))).await;
    bo.until(OWN_SHARE).await;
    assert!(bo.url().await.ends_with(&id), "{}", bo.url().await);
    let commit = [("seat", "0"), ("commitment", &hosts_share().commitment().0)];
    host.post(&format!("/t/{id}/commit"), &commit).await.expect(303);
    start(&mut host, &bo, &id).await;
    host.act(&id, 0, 4, GO_HOME).await.expect(200);
    bo.until("!document.querySelector('#end').hidden").await;
    let text = host.get(&format!("/t/{id}/journal")).await.expect(200).body;
    let (result, found) = bo.verdict_on(&server, &id, &text).await;
    assert_eq!(result, "shared", "{found:?}");
    assert!(bo.text("[data-say=broken_start]").await.contains(&told), "the record tells of one");
    let unseen = bo.text("[data-say=unseen]").await;
    assert!(unseen.contains(&hidden) && !unseen.contains(&told), "the browser misses the other: {unseen}");
    bo.is_clean().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_browser_that_was_away_reveals_when_it_comes_back() {
    let (server, chrome) = (server_with_scenario().await, Chrome::start());
    let bo = chrome.browser(Screen::Laptop).await;
    let (mut host, id) = sit_down(&server, &bo).await;
    bo.open("about:blank").await;
    host.post(&format!("/t/{id}/start"), &[]).await.expect(303);
    let share = hosts_share().to_string();
    host.post_json(&format!("/t/{id}/reveal"), &[("seat", "0"), ("share", &share)]).await.expect(200);
    let page = host.get(&format!("/t/{id}")).await.expect(200).body;
    assert!(page.contains("the share is awaited") && !page.contains("id=\"board\""), "{page}");
    bo.open(&server.url(&format!("/t/{id}"))).await;
    bo.until("document.querySelector('#board')").await;
    bo.until(OWN_SHARE).await;
    host.act(&id, 0, 4, GO_HOME).await.expect(200);
    bo.until("!document.querySelector('#end').hidden").await;
    let text = host.get(&format!("/t/{id}/journal")).await.expect(200).body;
    let (result, found) = bo.verdict_on(&server, &id, &text).await;
    assert_eq!(result, "shared", "{found:?}");
    assert!(found.contains(&"own".to_owned()), "{found:?}");
    bo.is_clean().await;
}
