//! Accounts: the same player on all devices, and nobody else.

use crate::api::token;
use crate::clock::Standstill;
use crate::postgres_server;
use crate::seat_links::link;
use crate::support::page::{acts_in, some_act};
use crate::support::{Browser, Live, TestServer};

const PASSWORD: &str = "correct horse battery";

async fn house() -> TestServer {
    TestServer::start_with(|config| config.accounts = true).await
}

async fn sign_up(browser: &mut Browser, name: &str) {
    browser.post("/account/new", &[("name", name), ("password", PASSWORD)]).await.expect(303);
}

async fn sign_in(browser: &mut Browser, name: &str, password: &str) -> u16 {
    browser.post("/account/in", &[("name", name), ("password", password)]).await.status
}

async fn has(browser: &mut Browser, table: &str) -> bool {
    browser.get("/mine").await.expect(200).body.contains(table)
}

#[tokio::test]
async fn there_are_no_accounts_unless_the_host_wants_them() {
    let server = TestServer::start().await;
    let mut ada = server.browser();
    ada.get("/account").await.expect(404);
    for path in ["new", "in", "out", "password", "taste", "ended", "removed"] {
        let fields = [("name", "Ada"), ("password", PASSWORD)];
        ada.post(&format!("/account/{path}"), &fields).await.expect(404);
    }
    assert!(!ada.get("/").await.expect(200).body.contains("/account"));
}

#[tokio::test]
async fn tables_come_along_and_are_there_on_every_device() {
    let server = house().await;
    let (mut ada, mut phone) = (server.browser(), server.browser());
    assert!(ada.get("/").await.expect(200).body.contains("href=\"/account\""));
    let table = ada.open_table("Ada", &["me", "open"]).await;
    let mut thief = ada.clone();
    let made = ada.post("/account/new", &[("name", "Ada"), ("password", PASSWORD)]).await.expect(303);
    let cookies = made.headers.iter().filter(|(name, _)| name == "set-cookie").map(|(_, value)| value);
    let cookie = cookies.clone().find(|cookie| cookie.starts_with("globetable-account=")).unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    assert!(cookies.clone().any(|cookie| cookie.starts_with("globetable=")), "a new token of its own");
    assert!(has(&mut ada, &table).await);
    assert!(!has(&mut thief, &table).await, "by the old token nobody is Ada any more");

    let own = phone.open_table("Bo", &["me", "open"]).await;
    assert_eq!(sign_in(&mut phone, "ADA", PASSWORD).await, 303, "however it is written today");
    assert!(has(&mut phone, &table).await && !has(&mut phone, &own).await);
    let lobby = phone.get(&format!("/t/{table}")).await.expect(200).body;
    assert!(
        lobby.contains(&format!("action=\"/t/{table}/start\"")),
        "the host is the host there too: {lobby}"
    );
    phone.post("/account/out", &[]).await.expect(303);
    assert!(!has(&mut phone, &table).await && has(&mut phone, &own).await, "the phone is itself again");
    ada.post("/account/out", &[]).await.expect(303);
    assert!(!has(&mut ada, &table).await);
    assert_eq!(sign_in(&mut ada, "Ada", PASSWORD).await, 303);
    assert!(has(&mut ada, &table).await);
}

#[tokio::test]
async fn devices_are_listed_and_ended_and_a_new_password_ends_the_others() {
    let server = house().await;
    let (mut ada, mut phone, mut tablet) = (server.browser(), server.browser(), server.browser());
    let table = ada.open_table("Ada", &["me", "open"]).await;
    sign_up(&mut ada, "Ada").await;
    sign_in(&mut phone, "Ada", PASSWORD).await;
    sign_in(&mut tablet, "Ada", PASSWORD).await;
    let page = ada.get("/account").await.expect(200);
    assert_eq!(page.header("cache-control"), Some("no-store"));
    let ids: Vec<&str> = page.body.split("name=\"id\" value=\"").skip(1).map(|rest| &rest[..12]).collect();
    assert_eq!(ids.len(), 2, "this one and two others: {}", page.body);
    let mut eve = server.browser();
    sign_up(&mut eve, "Eve").await;
    eve.post("/account/ended", &[("id", ids[0])]).await.expect(303);
    assert!(has(&mut phone, &table).await && has(&mut tablet, &table).await, "only one's own can be ended");
    ada.post("/account/ended", &[("id", ids[0])]).await.expect(303);
    ada.post("/account/ended", &[("id", "nonsense")]).await.expect(303);
    let still = [has(&mut phone, &table).await, has(&mut tablet, &table).await];
    assert_eq!(still.iter().filter(|there| **there).count(), 1);

    let change = |old, new| [("old", old), ("new", new)];
    let fresh = "another horse entirely";
    ada.post("/account/password", &change("wrong password", fresh)).await.expect(403);
    ada.post("/account/password", &change(PASSWORD, "short")).await.expect(422);
    ada.post("/account/password", &change(PASSWORD, fresh)).await.expect(200);
    assert!(!has(&mut phone, &table).await && !has(&mut tablet, &table).await && has(&mut ada, &table).await);
    assert_eq!(sign_in(&mut phone, "Ada", PASSWORD).await, 403);
    assert_eq!(sign_in(&mut phone, "Ada", fresh).await, 303);
    assert!(has(&mut phone, &table).await);
}

/// The ids of the devices that an account can end, but not the one that asks.
async fn devices(browser: &mut Browser) -> Vec<String> {
    let page = browser.get("/account").await.expect(200).body;
    page.split("name=\"id\" value=\"").skip(1).map(|rest| rest[..12].to_owned()).collect()
}

/// What is open ends, and the page is told to look what is left for it.
async fn is_ended(live: &mut Live) {
    live.wait_for(|message| message.event == "reload").await;
    assert!(live.next().await.is_none(), "nothing comes after it");
}

#[tokio::test]
async fn what_is_open_on_a_device_ends_with_it() {
    let server = house().await;
    let [mut ada, mut phone, mut tablet, mut laptop] = std::array::from_fn(|_| server.browser());
    let id = ada.open_table("Ada", &["me", "device"]).await;
    let path = format!("/t/{id}/live");
    let mut copied = ada.live(&path).await;
    copied.next().await.unwrap();
    sign_up(&mut ada, "Ada").await;
    is_ended(&mut copied).await;
    let mut own = ada.live(&path).await;
    sign_in(&mut phone, "Ada", PASSWORD).await;
    let mut phones = phone.live(&path).await;
    let hand = phones.next().await.unwrap().json();
    assert!(hand["regions"]["hand"].as_str().unwrap().contains("<"), "the hands are shown there: {hand}");
    let mut watches = server.browser().live(&path).await;
    let ends = devices(&mut ada).await;
    ada.post("/account/ended", &[("id", &ends[0])]).await.expect(303);
    is_ended(&mut phones).await;
    assert!(acts_in(&phone.regions(&id).await).is_empty());

    sign_in(&mut tablet, "Ada", PASSWORD).await;
    let mut tablets = tablet.live(&path).await;
    tablets.next().await.unwrap();
    ada.post("/account/password", &[("old", PASSWORD), ("new", "another horse")]).await.expect(200);
    is_ended(&mut tablets).await;
    sign_in(&mut laptop, "Ada", "another horse").await;
    let mut laptops = laptop.live(&path).await;
    laptops.next().await.unwrap();
    laptop.post("/account/out", &[]).await.expect(303);
    is_ended(&mut laptops).await;
    sign_in(&mut laptop, "Ada", "another horse").await;
    let mut laptops = laptop.live(&path).await;
    laptops.next().await.unwrap();
    ada.post("/account/removed", &[("password", "another horse")]).await.expect(303);
    is_ended(&mut laptops).await;

    // Who stays signed in, and who only watches, goes on.
    let act = some_act(&ada.regions(&id).await, 0).unwrap();
    let version = ada.submit(&act).await.expect(200).json()["version"].as_u64().unwrap();
    watches.wait_for_version(version).await;
    drop(own.next().await);
}

#[tokio::test(start_paused = true)]
async fn what_is_open_at_another_node_ends_when_that_looks_next() {
    let time = Standstill::new();
    let database: store::Address = postgres_server::address_of("postgres").parse().unwrap();
    let node =
        || TestServer::start_with(|config| (config.accounts, config.database) = (true, database.clone()));
    let (one, other) = (node().await, node().await);
    let (mut ada, mut phone) = (one.browser(), other.browser());
    let id = ada.open_table("Ada", &["me", "device"]).await;
    sign_up(&mut ada, "Ada").await;
    sign_in(&mut phone, "Ada", PASSWORD).await;
    let bearer = format!("Bearer {}", token(&mut phone, &["read"]).await);
    let headers = [("Authorization", &*bearer)];
    let mut phones = phone.live(&format!("/t/{id}/live")).await;
    let mut events = other.browser().live_with(&format!("/api/v1/tables/{id}/events"), &headers).await;
    phones.next().await.unwrap();
    events.next().await.unwrap();
    ada.post("/account/password", &[("old", PASSWORD), ("new", "another horse")]).await.expect(200);
    time.pass(15).await;
    is_ended(&mut phones).await;
    while events.next().await.is_some() {}
    one.stop().await;
    other.stop().await;
}

#[tokio::test]
async fn a_new_password_ends_what_was_given_out_and_one_device_less_does_not() {
    let server = house().await;
    let (mut ada, mut phone, mut bo) = (server.browser(), server.browser(), server.browser());
    let id = ada.open_table("Ada", &["me", "open"]).await;
    bo.post(&format!("/t/{id}/join"), &[("seat", "1"), ("name", "Bo"), ("commitment", "")]).await.expect(303);
    ada.post(&format!("/t/{id}/start"), &[]).await.expect(303);
    sign_up(&mut ada, "Ada").await;
    sign_in(&mut phone, "Ada", PASSWORD).await;
    let bearer = format!("Bearer {}", token(&mut phone, &["read"]).await);
    let headers = [("Authorization", &*bearer)];
    let path = link(&mut phone, &id, "0").await;
    let bos = link(&mut bo, &id, "1").await;
    let page = phone.post("/mine/told/feed", &[]).await.expect(200).body;
    let feed = &page[page.find("/feed/").unwrap()..page.find(".atom").unwrap() + 5];
    let mut program = server.browser();
    let ends = devices(&mut ada).await;
    ada.post("/account/ended", &[("id", &ends[0])]).await.expect(303);
    for (path, headers) in [("/api/v1/tables", &headers[..]), (feed, &[]), (&*path, &[])] {
        program.send("GET", path, headers, "").await.expect(200);
    }
    ada.post("/account/password", &[("old", PASSWORD), ("new", "another horse")]).await.expect(200);
    for (path, headers, status) in
        [("/api/v1/tables", &headers[..], 401), (feed, &[], 404), (&*path, &[], 410), (&*bos, &[], 200)]
    {
        assert_eq!(program.send("GET", path, headers, "").await.status, status, "{path}");
    }
    assert!(has(&mut ada, &id).await, "it is Ada's seat all the same");
}

#[tokio::test]
async fn a_removed_account_leaves_its_tables_with_the_browser() {
    let server = house().await;
    let (mut ada, mut phone) = (server.browser(), server.browser());
    let table = ada.open_table("Ada", &["me", "open"]).await;
    sign_up(&mut ada, "Ada").await;
    sign_in(&mut phone, "Ada", PASSWORD).await;
    ada.post("/account/removed", &[("password", "wrong password")]).await.expect(403);
    assert!(has(&mut phone, &table).await);
    ada.post("/account/removed", &[("password", PASSWORD)]).await.expect(303);
    assert!(has(&mut ada, &table).await && !has(&mut phone, &table).await);
    assert_eq!(sign_in(&mut phone, "Ada", PASSWORD).await, 403);
    assert!(ada.get("/account").await.expect(200).body.contains("A new account"));
    // Somebody else's account for a while, and signing out of none, change nothing of that.
    let mut bo = server.browser();
    sign_up(&mut bo, "Bo").await;
    assert_eq!(sign_in(&mut ada, "Bo", PASSWORD).await, 303);
    assert!(!has(&mut ada, &table).await);
    for _ in 0..2 {
        ada.post("/account/out", &[]).await.expect(303);
        assert!(has(&mut ada, &table).await, "it is there again");
    }
    sign_up(&mut ada, "Ada").await;
    assert!(has(&mut ada, &table).await, "and come along again");
    assert_eq!(sign_in(&mut phone, "Ada", PASSWORD).await, 303);
    assert!(has(&mut phone, &table).await);
}

#[tokio::test]
async fn language_and_pace_are_the_same_on_all_devices() {
    let server = house().await;
    let (mut ada, mut phone) = (server.browser(), server.browser());
    sign_up(&mut ada, "Ada").await;
    sign_in(&mut phone, "Ada", PASSWORD).await;
    ada.post("/account/taste", &[("language", "de"), ("pace", "fast")]).await.expect(303);
    let page = phone.get("/account").await.expect(200).body;
    assert!(page.contains("<html lang=\"de\"") && page.contains("data-own-pace=\"fast\""), "{page}");
    assert_eq!(phone.cookies["globetable-language"], "de");
    phone.post("/language", &[("lang", "en")]).await.expect(303);
    assert!(phone.get("/account").await.expect(200).body.contains("<html lang=\"en\""));
    let page = ada.get("/mine").await.expect(200).body;
    assert!(page.contains("<html lang=\"en\""), "what is chosen on one page is chosen for all");
    ada.post("/account/taste", &[("language", "tlh"), ("pace", "<b>")]).await.expect(303);
    assert!(!ada.get("/account").await.expect(200).body.contains("data-own-pace"), "what is none is none");
}

#[tokio::test]
async fn bad_names_and_passwords_are_refused_with_the_reason() {
    let server = house().await;
    let mut ada = server.browser();
    sign_up(&mut ada, "Ada").await;
    let mut eve = server.browser();
    for (name, password, status, said) in [
        ("", PASSWORD, 422, "name with letters"),
        ("A\u{200b}da", PASSWORD, 422, "nobody can see"),
        ("Eve", "short", 422, "too short"),
        ("Eve", "aaaaaaaaaaaaaaaa", 422, "too easy to guess"),
        ("ada", PASSWORD, 409, "looks like it"),
        // All letters are Cyrillic here; in the next one two of them are.
        ("\u{410}\u{501}\u{430}", PASSWORD, 409, "looks like it"),
        ("\u{410}d\u{430}", PASSWORD, 422, "one script"),
    ] {
        let answer = eve.post("/account/new", &[("name", name), ("password", password)]).await.expect(status);
        assert!(answer.body.contains(said), "{name}: {}", answer.body);
        assert!(!answer.body.contains(PASSWORD), "a password never comes back");
    }
    eve.post("/account/new", &[]).await.expect(422);
    for path in ["password", "taste", "ended", "removed"] {
        eve.post(&format!("/account/{path}"), &[]).await.expect(403);
    }
    eve.cookies.insert("globetable-account".into(), "0".repeat(32));
    assert!(eve.get("/account").await.expect(200).body.contains("A new account"), "a forged one is none");
    eve.cookies.insert("globetable-account".into(), "'; DROP TABLE devices; --".into());
    eve.get("/account").await.expect(200);
    eve.post("/account/new", &[("name", "<b>Eve"), ("password", PASSWORD)]).await.expect(303);
    assert!(eve.get("/account").await.expect(200).body.contains("&lt;b&gt;Eve"));
    let foreign = [("Origin", "http://evil.example")];
    eve.post_with("/account/out", &[], &foreign).await.expect(403);
    assert!(!eve.get("/account").await.expect(200).body.contains("A new account"), "still signed in");
}

#[tokio::test]
async fn guessing_is_slow_and_tells_nothing() {
    let server = house().await;
    let mut ada = server.browser();
    sign_up(&mut ada, "Ada").await;
    let mut eve = server.browser();
    let wrong = eve.post("/account/in", &[("name", "Ada"), ("password", "wrong password")]).await.expect(403);
    let nobody = eve.post("/account/in", &[("name", "Nobody"), ("password", PASSWORD)]).await.expect(403);
    let said = "The name or the password is wrong.";
    assert!(wrong.body.contains(said) && nobody.body.contains(said));
    for _ in 1..8 {
        assert_eq!(sign_in(&mut eve, "ada", "wrong password").await, 403);
    }
    let answer = eve.post("/account/in", &[("name", "Ada"), ("password", PASSWORD)]).await.expect(429);
    let seconds: u64 = answer.header("retry-after").unwrap().parse().unwrap();
    assert!((1..=60).contains(&seconds), "{seconds}");
    assert!(ada.get("/account").await.expect(200).body.contains("signed in as"), "who is in stays in");
}
