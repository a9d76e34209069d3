//! Whatever somebody sends who means harm, or whose line is bad: nothing breaks, nothing changes that was refused, and nothing is
//! lost that was acknowledged. Chance is sown, so that every run sends the same; `cargo xtask fuzz` and `cargo xtask api` go on for
//! longer.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::Value;
use store::Store;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;

use crate::api::token;
use crate::server_with_scenario;
use crate::support::page::{acts_in, goes_on};
use crate::support::{Browser, PATIENCE, TestServer, encoded};

/// How many requests are sent, and how many actions.
const REQUESTS: usize = 2_000;
const ACTIONS: usize = 1_000;

/// Chance from a seed (xorshift): no more is asked of it than to be the same every time.
struct Chance(u64);

impl Chance {
    fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % most as u64).unwrap()
    }

    fn of<'a, T: ?Sized>(&mut self, among: &[&'a T]) -> &'a T {
        among[self.below(among.len())]
    }

    /// A text with something wrong with it.
    fn spoilt(&mut self, text: &str) -> Vec<u8> {
        const NASTY: [&str; 18] = [
            "",
            "-1",
            "0",
            "255",
            "256",
            "99999999999999999999",
            "NaN",
            "null",
            "[]",
            "{}",
            "\"",
            "\\",
            "%00",
            "%ff",
            "../../etc/passwd",
            "\u{202e}",
            "'; DROP TABLE tables; --",
            "<script>alert(1)</script>",
        ];
        let mut bytes = text.as_bytes().to_vec();
        for _ in 0..=self.below(3) {
            let at = self.below(bytes.len() + 1);
            let to = (at + self.below(8)).min(bytes.len());
            match self.below(6) {
                0 => drop(bytes.splice(at..to, self.of(&NASTY).bytes())),
                1 => drop(bytes.drain(at..to)),
                2 => bytes.insert(at, u8::try_from(self.below(256)).unwrap()),
                3 => drop(bytes.splice(at..at, bytes[at..to].to_vec())),
                4 => {
                    if let Some(byte) = bytes.get_mut(at) {
                        *byte ^= 1 << self.below(8);
                    }
                }
                _ => drop(
                    bytes.splice(at..at, self.of(&["&", "=", "[", "{", ",", ":", "/", "?", "%"]).bytes()),
                ),
            }
        }
        bytes
    }
}

/// Sends bytes and says what came back, if anything did.
async fn send(to: SocketAddr, bytes: &[u8]) -> Vec<u8> {
    let exchange = async {
        let (mut connection, mut answer) = (TcpStream::connect(to).await.unwrap(), Vec::new());
        // Whoever sends nonsense may be hung up on in the middle of it.
        let _sent = connection.write_all(bytes).await;
        let _read = connection.read_to_end(&mut answer).await;
        answer
    };
    tokio::time::timeout(PATIENCE, exchange).await.expect("it is answered, or hung up on")
}

fn status_of(answer: &[u8]) -> Option<u16> {
    let text = String::from_utf8_lossy(answer.get(..answer.len().min(32))?).into_owned();
    text.strip_prefix("HTTP/1.1 ")?.get(..3)?.parse().ok()
}

/// A request that a page or a program could send: method, path, headers and body.
type Template = (&'static str, String, String, String);

/// What is asked at a table, at the start page and by programs.
fn templates(id: &str, cookie: &str, token: &str) -> Vec<Template> {
    let form = format!("Cookie: globetable={cookie}\r\nContent-Type: application/x-www-form-urlencoded\r\n");
    let script = format!("{form}X-Globetable: 2\r\n");
    let program = format!("Authorization: Bearer {token}\r\nContent-Type: application/json\r\n");
    let file = "Content-Type: multipart/form-data; boundary=edge\r\n".to_owned();
    let posted =
        |path: &str, body: &str| ("POST", format!("/t/{id}/{path}"), script.clone(), body.to_owned());
    let asked = |path: &str| ("GET", path.replace("ID", id), form.clone(), String::new());
    let api = |method, path: &str, body: &str| {
        (method, format!("/api/v1{path}").replace("ID", id), program.clone(), body.to_owned())
    };
    vec![
        asked("/"),
        asked("/t/ID"),
        asked("/t/ID/regions"),
        asked("/t/ID/at/3"),
        asked("/t/ID/rolls"),
        asked("/t/ID/mine"),
        asked("/rules/little-monsters/LM-14"),
        asked("/mine/told"),
        posted("act", "seat=0&version=2&action=%22roll%22"),
        posted("takeback", "seat=0&version=2"),
        posted("join", "seat=1&name=Bo&commitment="),
        posted("seat", "seat=1&kind=bot%3Agreedy"),
        posted("talk", "circle=all&text=Hello&name=Ada"),
        posted("hold", "seat=1&bot=random"),
        posted("mine", "seat=0"),
        ("POST", "/tables".to_owned(), form.clone(), "game=little-monsters&seats=2&name=Ada&seat-0=me&seat-1=open&option-market=on&clock=live&clock_decision=30".to_owned()),
        ("POST", "/language".to_owned(), form.clone(), "language=de&back=%2F".to_owned()),
        ("POST", "/journals".to_owned(), file, "--edge\r\nContent-Disposition: form-data; name=\"journal\"; filename=\"g\"\r\n\r\n{\"globetable\":2}\r\n--edge--\r\n".to_owned()),
        api("GET", "/tables/ID", ""),
        api("GET", "/tables/ID/log?from=0", ""),
        api("POST", "/tables", r#"{"game": "little-monsters", "seats": ["me", "open"], "options": {"market": true}}"#),
        api("POST", "/tables/ID/act", r#"{"seat": 0, "version": 2, "actions": ["roll"]}"#),
        api("POST", "/tables/ID/join", r#"{"seat": 1, "name": "Bo"}"#),
        api("POST", "/journals", "{\"globetable\": 2}\n{\"n\": 1}"),
    ]
}

/// A request with something wrong with it, that still ends where it says.
fn spoilt(chance: &mut Chance, to: SocketAddr, (method, path, headers, body): &Template) -> Vec<u8> {
    let (mut path, mut body, mut headers) =
        (path.clone().into_bytes(), body.clone().into_bytes(), headers.clone().into_bytes());
    match chance.below(if body.is_empty() { 2 } else { 5 }) {
        0 => path = chance.spoilt(&String::from_utf8(path).unwrap()),
        1 => headers = chance.spoilt(&String::from_utf8(headers).unwrap()),
        _ => body = chance.spoilt(&String::from_utf8(body).unwrap()),
    }
    path.retain(|byte| !byte.is_ascii_whitespace());
    let head = format!(
        " HTTP/1.1\r\nHost: {to}\r\nOrigin: http://{to}\r\nConnection: close\r\nContent-Length: {}\r\n",
        body.len()
    );
    [method.as_bytes(), b" ", &path, head.as_bytes(), &headers, b"\r\n", &body].concat()
}

#[tokio::test]
async fn no_request_makes_the_house_fail() {
    // Whoever never ends a head is hung up on; here soon.
    let server = TestServer::start_with(|config| config.bounds.patience = Duration::from_millis(200)).await;
    let mut ada = server.browser();
    let id = ada.open_table("Ada", &["me", "device"]).await;
    let token = token(&mut ada, &["read", "play"]).await;
    let templates = templates(&id, &ada.cookies["globetable"], &token);
    let (mut chance, mut answers) = (Chance(0x9e37_79b9_7f4a_7c15), std::collections::BTreeMap::new());
    for template in &templates {
        let (method, path, headers, body) = template;
        let whole = format!(
            "{method} {path} HTTP/1.1\r\nHost: {0}\r\nOrigin: http://{0}\r\nConnection: close\r\nContent-Length: {1}\r\n{headers}\r\n{body}",
            server.address,
            body.len()
        );
        let answer = send(server.address, whole.as_bytes()).await;
        assert!(
            status_of(&answer).is_some_and(|status| status < 500),
            "{method} {path}: {}",
            String::from_utf8_lossy(&answer)
        );
    }
    for _ in 0..REQUESTS {
        let template = &templates[chance.below(templates.len())];
        let request = spoilt(&mut chance, server.address, template);
        let answer = send(server.address, &request).await;
        let status = status_of(&answer);
        let said = || format!("{}\n{}", String::from_utf8_lossy(&request), String::from_utf8_lossy(&answer));
        assert!(status.is_none_or(|status| status < 500), "{}", said());
        assert!(!String::from_utf8_lossy(&answer).contains("{\"status\":5"), "{}", said());
        *answers.entry(status.map(|status| status / 100)).or_insert(0) += 1;
    }
    println!("answers by the class of their status: {answers:?}");
    assert!(
        answers.get(&Some(4)).is_some_and(|&refused| refused > REQUESTS / 10),
        "most of it is wrong: {answers:?}"
    );
    server.browser().get("/readyz").await.expect(200);
    ada.get(&format!("/t/{id}")).await.expect(200);
    server.stop().await;
}

/// Half of the actions are real ones that were spoilt, at whatever version.
#[tokio::test]
async fn what_is_refused_changes_nothing() {
    let server = TestServer::start().await;
    let mut ada = server.browser();
    let id = ada.open_table("Ada", &["me", "device"]).await;
    let (mut chance, mut refused, mut done) = (Chance(0x2545_f491_4f6c_dd1d), 0, 0);
    let mut before = ada.regions(&id).await;
    for round in 0..ACTIONS {
        let mut acts = acts_in(&before);
        acts.retain(goes_on);
        let Some(act) = (!acts.is_empty()).then(|| acts.swap_remove(chance.below(acts.len()))) else { break };
        let fields: Vec<String> = act
            .fields
            .iter()
            .map(|(name, value)| {
                let value =
                    if chance.below(2) == 0 { chance.spoilt(value) } else { value.clone().into_bytes() };
                let value: String = value.iter().map(|byte| format!("%{byte:02X}")).collect();
                format!("{}={value}", encoded(name))
            })
            .collect();
        let origin = format!("http://{}", server.address);
        let headers = [
            ("Content-Type", "application/x-www-form-urlencoded"),
            ("Origin", origin.as_str()),
            ("X-Globetable", "1"),
        ];
        let answer = ada.send("POST", &act.action, &headers, &fields.join("&")).await;
        let status = answer.json()["status"].as_u64().unwrap();
        assert!(answer.status < 500 && status < 500, "{fields:?}: {}", answer.body);
        if status < 300 {
            done += 1;
            before = ada.regions(&id).await;
        } else {
            refused += 1;
            // Looking every time would show no more: whatever was changed stays so.
            if round % 10 == 0 || done < 3 {
                assert_eq!(ada.regions(&id).await, before, "{fields:?} was refused: {}", answer.body);
            }
        }
    }
    assert_eq!(ada.regions(&id).await, before);
    println!("{refused} refused, {done} done");
    assert!(refused > 100 && done > 10, "{refused} refused, {done} done");
    server.stop().await;
}

/// How many people act at once, each at a table of their own, and how often.
const PEOPLE: u64 = 8;
const TIMES: usize = 30;
const STEP: &str = r#"{"step":{"to":41,"colour":"purple"}}"#;

/// Somebody on a bad line: every other request is cut off somewhere, before it was sent, before it was answered, or while it was. Says
/// which entries of the journal were acknowledged, and which words they have in them.
async fn on_a_bad_line(mut browser: Browser, seed: u64) -> (String, Vec<(u64, &'static str)>) {
    let mut chance = Chance(seed);
    let id = browser.open_table_with("Ada", &["me", "device"], &[("scenario", "nearly-home")]).await;
    let version = async |browser: &mut Browser| browser.regions(&id).await["version"].as_u64().unwrap();
    let (mut now, mut acknowledged) = (version(&mut browser).await, Vec::new());
    let mut forward = true;
    for _ in 0..TIMES {
        let (what, word) = if forward { ("act", "step") } else { ("takeback", "take_back") };
        let body = format!("seat=0&version={now}&action={}", encoded(if forward { STEP } else { "" }));
        let request = format!(
            "POST /t/{id}/{what} HTTP/1.1\r\nHost: {0}\r\nOrigin: http://{0}\r\nConnection: close\r\nX-Globetable: 1\r\n\
             Cookie: globetable={1}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: {2}\r\n\r\n{body}",
            browser.address,
            browser.cookies["globetable"],
            body.len()
        );
        let mut connection = TcpStream::connect(browser.address).await.unwrap();
        let (sent, cut) = match chance.below(6) {
            0 => (chance.below(request.len()), true),
            1 | 2 => (request.len(), true),
            _ => (request.len(), false),
        };
        connection.write_all(&request.as_bytes()[..sent]).await.unwrap();
        let mut answer = Vec::new();
        if cut {
            // A part of the answer, or nothing of it.
            let part = chance.below(2) * 64;
            let _read =
                tokio::time::timeout(Duration::from_millis(5), connection.read_exact(&mut vec![0; part]))
                    .await;
        } else {
            connection.read_to_end(&mut answer).await.unwrap();
        }
        drop(connection);
        let answer = String::from_utf8(answer).unwrap();
        let said =
            answer.split_once("\r\n\r\n").map(|(_, body)| serde_json::from_str::<Value>(body).unwrap());
        if said.is_some_and(|said| said["status"] == 200) {
            acknowledged.push((now, word));
            now += 1;
            forward = !forward;
        } else {
            // Whoever does not know looks; what was sent may still be on its way.
            let moved = version(&mut browser).await - now;
            forward ^= moved % 2 == 1;
            now += moved;
        }
    }
    (id, acknowledged)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_lines_are_cut_under_load_nothing_acknowledged_is_lost_or_done_twice() {
    let server = server_with_scenario().await;
    let mut people = JoinSet::new();
    for seed in 1..=PEOPLE {
        people.spawn(on_a_bad_line(server.browser(), seed * 0x9e37_79b9));
    }
    let tables = people.join_all().await;
    let database = server.folder().join("tables.db");
    let store = store::open(&database.into()).await.unwrap();
    let mut kept = 0;
    for (id, acknowledged) in &tables {
        let journal = Store::journal(&*store, id).await.unwrap();
        for (number, word) in acknowledged {
            // The first action is done at the version that the first entry after the start has as its number.
            let line = &journal[usize::try_from(*number).unwrap()];
            assert!(line.contains(word), "{id}: entry {number} is no {word} but {line}");
        }
        // Forward and back in turn: what was done twice would stand there twice.
        let steps: Vec<bool> = journal
            .iter()
            .filter_map(|line| {
                let (step, back) = (line.contains("\"step\""), line.contains("take_back"));
                (step || back).then_some(step)
            })
            .collect();
        assert!(steps.windows(2).all(|two| two[0] != two[1]), "{id}: {journal:?}");
        kept += acknowledged.len();
    }
    println!("{kept} of {} actions were acknowledged", PEOPLE * TIMES as u64);
    assert!(kept > 50, "{kept} were acknowledged");
    store.close().await;
    server.stop().await;
}
