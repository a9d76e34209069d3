//! Passkeys: accounts that are opened without a password, and nothing but the right device opens.

use serde_json::Value;

use crate::clock::Standstill;
use crate::postgres_server;
use crate::support::authenticator::{Authenticator, Fields};
use crate::support::{Answer, Browser, TestServer};

const PASSWORD: &str = "correct horse battery";
const WRONG: &str = "This passkey does not open an account here.";
const LATE: &str = "That took too long, or was sent twice.";

async fn house() -> TestServer {
    TestServer::start_with(|config| config.accounts = true).await
}

/// The address at which browsers make passkeys.
fn origin(browser: &Browser) -> String {
    format!("http://localhost:{}", browser.address.port())
}

/// Sends a form from a page at that address.
async fn post(browser: &mut Browser, path: &str, fields: &[(&str, &str)]) -> Answer {
    post_as(browser, path, fields, &[]).await
}

async fn post_as(
    browser: &mut Browser,
    path: &str,
    fields: &[(&str, &str)],
    more: &[(&str, &str)],
) -> Answer {
    let origin = origin(browser);
    let headers = [&[("Host", &origin[7..]), ("Origin", &origin)], more].concat();
    browser.post_with(&format!("/account/{path}"), fields, &headers).await
}

async fn page(browser: &mut Browser) -> String {
    let host = origin(browser)[7..].to_owned();
    browser.send("GET", "/account", &[("Host", &host)], "").await.expect(200).body
}

/// What the house asks to have signed for another passkey, of whoever shows this.
async fn asked_to_add(browser: &mut Browser, shown: &[(&str, &str)]) -> Answer {
    let fields = [&[("what", "add")], shown].concat();
    post_as(browser, "passkey/asked", &fields, &[("X-Globetable", "0")]).await
}

/// What the house asks to have signed.
async fn asked(browser: &mut Browser, what: &str, name: &str) -> Value {
    asks(browser, what, name).await.expect(200).json()
}

async fn asks(browser: &mut Browser, what: &str, name: &str) -> Answer {
    post_as(browser, "passkey/asked", &[("what", what), ("name", name)], &[("X-Globetable", "0")]).await
}

fn with<'a>(more: &[(&'a str, &'a str)], fields: &'a Fields) -> Vec<(&'a str, &'a str)> {
    more.iter().copied().chain(fields.iter().map(|(name, value)| (*name, value.as_str()))).collect()
}

/// Makes an account with a device, which keeps the passkey from then on.
async fn sign_up(browser: &mut Browser, name: &str, number: u8) -> Authenticator {
    let mut device = Authenticator::new(number, &origin(browser));
    let made = device.make(&asked(browser, "new", name).await);
    post(browser, "new", &with(&[("name", name)], &made)).await.expect(303);
    device
}

async fn sign_in(browser: &mut Browser, device: &mut Authenticator) -> Answer {
    let signed = device.sign(&asked(browser, "in", "").await);
    post(browser, "in", &with(&[], &signed)).await
}

async fn has(browser: &mut Browser, table: &str) -> bool {
    browser.get("/mine").await.expect(200).body.contains(table)
}

/// The ids of the passkeys on the page of one's account.
async fn listed(browser: &mut Browser) -> Vec<String> {
    let page = page(browser).await;
    let forms = page.split("action=\"/account/passkey/ended\"").skip(1);
    forms.map(|form| form.split("name=\"id\" value=\"").nth(1).unwrap()[..12].to_owned()).collect()
}

#[tokio::test]
async fn a_name_with_a_passkey_is_an_account_on_every_device() {
    let server = house().await;
    let (mut ada, mut phone) = (server.browser(), server.browser());
    let table = ada.open_table("Ada", &["me", "open"]).await;
    let mut thief = ada.clone();
    let mut device = sign_up(&mut ada, "Ada", 1).await;
    assert!(has(&mut ada, &table).await && !has(&mut thief, &table).await);
    let own = page(&mut ada).await;
    assert!(own.contains("signed in as Ada") && own.contains("Set a password"), "{own}");
    ada.post("/account/out", &[]).await.expect(303);
    assert!(!has(&mut ada, &table).await);

    // Nobody types a name: the device knows.
    page(&mut phone).await;
    let asked = asked(&mut phone, "in", "").await;
    assert_eq!(asked["allowCredentials"], Value::Null, "which passkeys there are, nobody is told");
    let signed = device.sign(&asked);
    let answer = post(&mut phone, "in", &with(&[], &signed)).await.expect(303);
    let cookie = answer.headers.iter().find(|(_, value)| value.starts_with("globetable-account=")).unwrap();
    assert!(cookie.1.contains("HttpOnly") && cookie.1.contains("SameSite=Lax"), "{cookie:?}");
    assert!(has(&mut phone, &table).await);
    // What was signed is good once.
    phone.post("/account/out", &[]).await.expect(303);
    let again = post(&mut phone, "in", &with(&[], &signed)).await.expect(403);
    assert!(again.body.contains(LATE) && !has(&mut phone, &table).await);
    // By a password nobody comes in, not by none either.
    for password in ["", PASSWORD] {
        let fields = [("name", "Ada"), ("password", password)];
        let answer = phone.post("/account/in", &fields).await.expect(403);
        assert!(answer.body.contains("The name or the password is wrong."));
    }
    assert_eq!(sign_in(&mut phone, &mut device).await.status, 303);
    assert!(has(&mut phone, &table).await);
}

#[tokio::test]
async fn there_is_always_a_way_in() {
    let server = house().await;
    let mut ada = server.browser();
    let mut first = sign_up(&mut ada, "Ada", 1).await;
    let only = listed(&mut ada).await.remove(0);
    let refused = post(&mut ada, "passkey/ended", &[("id", &only)]).await.expect(409);
    assert!(refused.body.contains("Nothing else opens your account"));
    post(&mut ada, "passkey/ended", &[("id", "nonsense")]).await.expect(303);

    // Another one is added by whoever has the first.
    let mut second = Authenticator::new(2, &origin(&ada));
    let alone = asked_to_add(&mut ada, &[]).await.refused(422).json();
    assert_eq!(alone["notice"], WRONG, "whoever only sits before the screen adds none");
    let proof = first.sign(&asked(&mut ada, "own", "").await);
    let add = asked_to_add(&mut ada, &with(&[], &proof)).await.expect(200).json();
    assert_eq!(add["excludeCredentials"].as_array().unwrap().len(), 1, "no device keeps two of it");
    let made = second.make(&add);
    post(&mut ada, "passkey/added", &with(&[("label", "My <b>key")], &made)).await.expect(303);
    let again = post(&mut ada, "passkey/added", &with(&[], &made)).await.expect(403);
    assert!(again.body.contains(LATE));
    assert!(page(&mut ada).await.contains("My &lt;b&gt;key"));
    let keys = listed(&mut ada).await;
    assert_eq!(keys.len(), 2);
    let mut eve = server.browser();
    sign_up(&mut eve, "Eve", 3).await;
    post(&mut eve, "passkey/ended", &[("id", &keys[0])]).await.expect(303);
    assert_eq!(listed(&mut ada).await.len(), 2, "only one's own can be ended");
    assert!(keys.contains(&only));
    post(&mut ada, "passkey/ended", &[("id", &only)]).await.expect(303);
    let mut phone = server.browser();
    page(&mut phone).await;
    assert!(sign_in(&mut phone, &mut first).await.expect(403).body.contains(WRONG), "it is ended");
    sign_in(&mut phone, &mut second).await.expect(303);

    // With a password beside it the last passkey can go.
    let proof = second.sign(&asked(&mut ada, "own", "").await);
    post(&mut ada, "password", &[("new", PASSWORD)]).await.expect(403);
    let set = post(&mut ada, "password", &with(&[("new", PASSWORD)], &proof)).await.expect(200);
    assert!(set.body.contains("Change the password"));
    assert!(!page(&mut phone).await.contains("signed in as"), "all others are signed out");
    let last = listed(&mut ada).await.remove(0);
    post(&mut ada, "passkey/ended", &[("id", &last)]).await.expect(303);
    assert_eq!(listed(&mut ada).await, [""; 0]);
    phone.post("/account/in", &[("name", "Ada"), ("password", PASSWORD)]).await.expect(303);
    // Whoever has a password adds a passkey by it.
    let mut third = Authenticator::new(4, &origin(&ada));
    let wrong = asked_to_add(&mut ada, &[("password", "wrong password")]).await.refused(422).json();
    assert!(wrong["notice"].as_str().unwrap().contains("password is wrong"));
    let add = asked_to_add(&mut ada, &[("password", PASSWORD)]).await.expect(200).json();
    let made = third.make(&add);
    post(&mut ada, "passkey/added", &with(&[], &made)).await.expect(303);
    let add = asked_to_add(&mut ada, &[("password", PASSWORD)]).await.expect(200).json();
    let made = third.make(&add);
    let known = post(&mut ada, "passkey/added", &with(&[], &made)).await.expect(409);
    assert!(known.body.contains("it is known already"));
    post(&mut ada, "removed", &[("password", PASSWORD)]).await.expect(303);
    assert!(sign_in(&mut phone, &mut third).await.expect(403).body.contains(WRONG), "it opens nothing");
}

#[tokio::test]
async fn an_account_is_removed_by_its_passkey() {
    let server = house().await;
    let mut ada = server.browser();
    let table = ada.open_table("Ada", &["me", "open"]).await;
    let mut device = sign_up(&mut ada, "Ada", 1).await;
    post(&mut ada, "removed", &[]).await.expect(403);
    let mut eve = server.browser();
    let mut hers = sign_up(&mut eve, "Eve", 2).await;
    let foreign = hers.sign(&asked(&mut ada, "own", "").await);
    assert!(post(&mut ada, "removed", &with(&[], &foreign)).await.expect(403).body.contains(WRONG));
    let proof = device.sign(&asked(&mut ada, "own", "").await);
    post(&mut ada, "removed", &with(&[], &proof)).await.expect(303);
    assert!(has(&mut ada, &table).await, "the tables stay with the browser");
    assert!(sign_in(&mut ada, &mut device).await.expect(403).body.contains(WRONG));
}

#[tokio::test]
async fn nothing_but_the_right_device_opens_an_account() {
    let server = house().await;
    let (mut ada, mut eve) = (server.browser(), server.browser());
    let mut device = sign_up(&mut ada, "Ada", 1).await;
    page(&mut eve).await;
    // Another device, whatever it says that it keeps.
    let mut forged = Authenticator::new(1, &origin(&eve));
    forged.user = device.user.clone();
    let mut stranger = Authenticator::new(9, &origin(&eve));
    for other in [&mut forged, &mut stranger] {
        assert!(sign_in(&mut eve, other).await.expect(403).body.contains(WRONG));
    }
    // Somebody else's account, a device that asks nobody, a page of another site.
    let user = std::mem::take(&mut device.user);
    assert!(sign_in(&mut eve, &mut device).await.expect(403).body.contains(WRONG));
    device.user = user;
    device.verifies = false;
    assert!(sign_in(&mut eve, &mut device).await.expect(403).body.contains(WRONG));
    device.verifies = true;
    let home = std::mem::replace(&mut device.origin, "http://evil.example".to_owned());
    assert!(sign_in(&mut eve, &mut device).await.expect(403).body.contains(WRONG));
    device.origin = home;
    // What another browser was asked, and what was asked for something else.
    let asked_ada = asked(&mut ada, "in", "").await;
    let signed = device.sign(&asked_ada);
    assert!(post(&mut eve, "in", &with(&[], &signed)).await.expect(403).body.contains(LATE));
    let own = asked(&mut ada, "own", "").await;
    let signed = device.sign(&own);
    assert!(post(&mut ada, "in", &with(&[], &signed)).await.expect(403).body.contains(LATE));
    // Every byte of a signature counts, and what is no base64 is none.
    let signed = device.sign(&asked(&mut eve, "in", "").await);
    let mut broken = signed;
    let value = &mut broken[0].1;
    let at = value.find("\"signature\":\"").unwrap() + 40;
    let other = if &value[at..=at] == "A" { "B" } else { "A" };
    value.replace_range(at..=at, other);
    assert!(post(&mut eve, "in", &with(&[], &broken)).await.expect(403).body.contains(WRONG));
    let empty = r#"{"id":"?","response":{"clientDataJSON":"e30","authenticatorData":"!","signature":"!"}}"#;
    for said in ["{", "[]", empty, &empty.replace("e30", "!")] {
        assert!(post(&mut eve, "in", &[("get", said)]).await.expect(403).body.contains(WRONG), "{said}");
    }
    // A device that counts does not count backwards, unless there are two of it.
    for (counter, status) in [(5, 303), (5, 403), (4, 403), (6, 303)] {
        device.counter = counter;
        assert_eq!(sign_in(&mut eve, &mut device).await.status, status, "{counter}");
    }
}

#[tokio::test]
async fn names_are_checked_before_a_device_keeps_anything() {
    let server = house().await;
    let mut ada = server.browser();
    sign_up(&mut ada, "Ada", 1).await;
    let mut eve = server.browser();
    for (name, said) in
        [("ada", "looks like it"), ("", "name with letters"), ("A\u{200b}da", "nobody can see")]
    {
        let answer = asks(&mut eve, "new", name).await.refused(422).json();
        assert!(answer["notice"].as_str().unwrap().contains(said), "{answer}");
    }
    asks(&mut eve, "add", "").await.refused(422);
    asks(&mut eve, "own", "").await.refused(422);
    asks(&mut eve, "nonsense", "").await.expect(400);
    for path in ["passkey/added", "passkey/ended"] {
        post(&mut eve, path, &[]).await.expect(403);
    }
    let mut device = Authenticator::new(1, &origin(&eve));
    let made = device.make(&asked(&mut eve, "new", "Eve").await);
    let known = post(&mut eve, "new", &with(&[("name", "Eve")], &made)).await.expect(409);
    assert!(known.body.contains("A new account"), "a passkey opens one account");
    let foreign = [("Origin", "http://evil.example"), ("X-Globetable", "0")];
    eve.post_with("/account/passkey/asked", &[("what", "in")], &foreign).await.expect(403);
    for _ in 0..40 {
        asks(&mut eve, "in", "").await;
    }
    assert!(asks(&mut eve, "in", "").await.refused(429).header("retry-after").is_some());
}

#[tokio::test]
async fn browsers_make_none_for_an_address_without_a_name() {
    let server = house().await;
    let mut ada = server.browser();
    let here = ada.get("/account").await.expect(200).body;
    assert!(!here.contains("data-passkey="), "{here}");
    ada.post("/account/passkey/asked", &[("what", "in")]).await.expect(403);
    assert!(page(&mut ada).await.contains("data-passkey=\"in\""));
    ada.post("/account/new", &[("name", "Ada"), ("password", PASSWORD)]).await.expect(303);
    assert!(ada.get("/account").await.expect(200).body.contains("an address with a name and https"));

    // A house that knows its public address has them there alone, and so does one behind TLS.
    let server = server
        .restart_with(|config| {
            (config.accounts, config.behind_proxy) = (true, true);
            config.calling.public_url = Some("https://table.example".to_owned());
        })
        .await;
    ada.visit(&server);
    assert!(!page(&mut ada).await.contains("data-passkey="));
    for (host, proto, made) in
        [("table.example", "https", true), ("table.example", "http", false), ("evil.example", "https", false)]
    {
        let headers = [("X-Forwarded-Host", host), ("X-Forwarded-Proto", proto)];
        let page = ada.send("GET", "/account", &headers, "").await.expect(200).body;
        assert_eq!(page.contains("data-passkey=\"add\""), made, "{proto}://{host}");
    }
    let without = TestServer::start().await;
    let mut bo = without.browser();
    for path in ["asked", "added", "ended"] {
        post(&mut bo, &format!("passkey/{path}"), &[("what", "in")]).await.expect(404);
    }
}

#[tokio::test(start_paused = true)]
async fn what_is_asked_is_answered_within_five_minutes() {
    let time = Standstill::new();
    let server = house().await;
    let mut ada = server.browser();
    let mut device = sign_up(&mut ada, "Ada", 1).await;
    let mut phone = server.browser();
    page(&mut phone).await;
    for (seconds, status) in [(299, 303), (301, 403)] {
        let signed = device.sign(&asked(&mut phone, "in", "").await);
        time.pass(seconds).await;
        let answer = post(&mut phone, "in", &with(&[], &signed)).await.expect(status);
        assert_eq!(answer.body.contains(LATE), status == 403);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_one_node_asked_is_answered_at_another_and_once() {
    let address: store::Address = postgres_server::address_of("postgres").parse().unwrap();
    let start = |database: store::Address| {
        TestServer::start_with(|config| (config.accounts, config.database) = (true, database))
    };
    let (one, other) = (start(address.clone()).await, start(address).await);
    let mut ada = one.browser();
    let mut device = sign_up(&mut ada, "Ada", 1).await;
    ada.post("/account/out", &[]).await.expect(303);
    let signed = device.sign(&asked(&mut ada, "in", "").await);
    let (home, mut elsewhere) = (ada.clone(), ada.clone());
    elsewhere.visit(&other);
    // The page is the same one, whichever node answers.
    let origin = origin(&home);
    let headers = [("Host", &origin[7..]), ("Origin", &*origin)];
    elsewhere.post_with("/account/in", &with(&[], &signed), &headers).await.expect(303);
    assert!(elsewhere.get("/account").await.expect(200).body.contains("signed in as Ada"));
    let again = post(&mut ada, "in", &with(&[], &signed)).await.expect(403);
    assert!(again.body.contains(LATE));
    one.stop().await;
    other.stop().await;
}
