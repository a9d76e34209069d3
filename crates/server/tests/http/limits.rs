//! Slow, silent, greedy and numerous clients. The tests' own computer has what a stranger has here.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::{Value, json};
use server::{Bounds, Config, Rate};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::api::{Program, document, token};
use crate::beside::from;
use crate::clock::Standstill;
use crate::support::page::acts_in;
use crate::support::{Answer, Browser, PATIENCE, TestServer};
use crate::{GO_HOME, NEARLY_HOME};

/// Longer than any test.
const NEVER: Duration = Duration::from_secs(100_000);

/// A server that gives this computer no more than it gives strangers.
async fn strict_server(change: impl FnOnce(&mut Bounds)) -> TestServer {
    strict_server_with(|config| change(&mut config.bounds)).await
}

async fn strict_server_with(change: impl FnOnce(&mut Config)) -> TestServer {
    TestServer::start_with(|config| {
        config.bounds.own = 1;
        change(config);
    })
    .await
}

fn once_in_a_while(at_once: u32) -> Rate {
    Rate { at_once, then_every: NEVER }
}

/// Everything that still comes over a connection.
async fn rest_of(connection: &mut TcpStream) -> String {
    let mut text = String::new();
    let read = tokio::time::timeout(PATIENCE, connection.read_to_string(&mut text)).await;
    // A connection that was dropped has said all it had to say.
    let _dropped = read.expect("it is kept open");
    text
}

/// The headers of a refusal that says when to try again.
fn says_when(answer: &Answer) -> u64 {
    assert_eq!(answer.status, 429, "{}", answer.body);
    answer.header("retry-after").expect("it says when").parse().unwrap()
}

#[tokio::test(start_paused = true)]
async fn silent_connections_are_closed() {
    let time = Standstill::new();
    let server = strict_server(|_| {}).await;
    let mut silent = Vec::new();
    for opening in ["", "GET / HT", "GET /healthz HTTP/1.1\r\nHost: table.example\r\nX-Slow: "] {
        let mut connection = TcpStream::connect(server.address).await.unwrap();
        connection.write_all(opening.as_bytes()).await.unwrap();
        silent.push(connection);
    }
    // One that was served, and then has nothing more to ask.
    let mut served = TcpStream::connect(server.address).await.unwrap();
    served.write_all(b"GET /healthz HTTP/1.1\r\nHost: table.example\r\n\r\n").await.unwrap();
    let mut first = [0; 12];
    served.read_exact(&mut first).await.unwrap();
    assert_eq!(&first, b"HTTP/1.1 200");
    silent.push(served);
    server.browser().get("/healthz").await.expect(200);
    for _ in 0..21 {
        time.pass(1).await;
        // Whoever waits for the disk or the network has their turn between the seconds.
        server.browser().get("/healthz").await.expect(200);
    }
    for connection in &mut silent {
        rest_of(connection).await;
    }
    server.stop().await;
}

/// Somebody who sends a body byte by byte. What has not come in time is given up, whoever sends it and whatever it is for.
async fn slow_body(server: &TestServer, path: &str, headers: &str) -> TcpStream {
    let mut connection = TcpStream::connect(server.address).await.unwrap();
    let origin = server.address;
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: {origin}\r\nOrigin: http://{origin}\r\n{headers}Content-Length: 900\r\n\r\n"
    );
    connection.write_all(head.as_bytes()).await.unwrap();
    connection
}

#[tokio::test(start_paused = true)]
async fn slow_bodies_of_forms_programs_and_files_are_given_up() {
    let time = Standstill::new();
    let server = TestServer::start().await;
    let token = token(&mut server.browser(), &["play"]).await;
    let program = format!("Authorization: Bearer {token}\r\nContent-Type: application/json\r\n");
    let form = "Content-Type: application/x-www-form-urlencoded\r\n";
    let file = "Content-Type: multipart/form-data; boundary=edge\r\n";
    let mut probe = server.browser();
    for (path, headers, seconds) in [
        ("/tables", form, 20),
        ("/api/v1/tables", &program, 20),
        ("/journals", file, 120),
        ("/api/v1/journals", &program, 120),
    ] {
        let mut slow = slow_body(&server, path, headers).await;
        for second in 0..seconds + 2 {
            // It goes on as long as anybody listens.
            if second + 2 < seconds {
                slow.write_all(b"x").await.unwrap();
            }
            time.pass(1).await;
            // Whoever waits for the network has their turn between the seconds.
            probe.get("/healthz").await.expect(200);
        }
        let answer = rest_of(&mut slow).await;
        assert!(answer.starts_with("HTTP/1.1 408 "), "{path}: {answer}");
    }
    server.stop().await;
}

/// Somebody who keeps a connection, once they are served.
async fn served_from(last: u8, address: SocketAddr) -> Option<TcpStream> {
    let mut connection = from(last, address).await;
    connection.write_all(b"GET /healthz HTTP/1.1\r\nHost: table.example\r\n\r\n").await.ok()?;
    let mut status = [0; 12];
    connection.read_exact(&mut status).await.ok()?;
    (&status == b"HTTP/1.1 200").then_some(connection)
}

#[tokio::test]
async fn there_is_room_for_newcomers_in_a_house_that_somebody_has_filled() {
    let most = 12;
    let server =
        strict_server(|bounds| (bounds.connections, bounds.connections_of_address) = (most, most)).await;
    let mut greedy = Vec::new();
    for _ in 0..most {
        greedy.push(served_from(2, server.address).await.expect("there is room"));
    }
    assert!(served_from(2, server.address).await.is_none(), "the house is full");
    let mut newcomers = Vec::new();
    for last in [3, 4, 5] {
        newcomers.push(served_from(last, server.address).await.expect("a newcomer is let in"));
    }
    // The oldest connections of the greedy one went, one for each newcomer; the others stay.
    for gone in &mut greedy[..3] {
        rest_of(gone).await;
    }
    for kept in greedy[3..].iter_mut().chain(&mut newcomers) {
        kept.write_all(b"GET /healthz HTTP/1.1\r\nHost: table.example\r\nConnection: close\r\n\r\n")
            .await
            .unwrap();
        assert!(rest_of(kept).await.contains("HTTP/1.1 200"));
    }
    server.stop().await;
}

#[tokio::test]
async fn an_address_has_so_many_connections() {
    let server = strict_server(|bounds| bounds.connections_of_address = 3).await;
    let mut open = Vec::new();
    for _ in 0..3 {
        let mut connection = TcpStream::connect(server.address).await.unwrap();
        // It is counted when it is served.
        connection.write_all(b"GET /healthz HTTP/1.1\r\nHost: table.example\r\n\r\n").await.unwrap();
        connection.read_exact(&mut [0; 12]).await.unwrap();
        open.push(connection);
    }
    let refused = rest_of(&mut TcpStream::connect(server.address).await.unwrap()).await;
    assert!(refused.starts_with("HTTP/1.1 429 ") && refused.contains("\r\nRetry-After: 10\r\n"), "{refused}");
    assert!(refused.contains("try again in 10 seconds"), "{refused}");
    drop(open);
    let start = std::time::Instant::now();
    while !is_let_in(server.address).await {
        assert!(start.elapsed() < PATIENCE, "there is never room again");
    }
    server.stop().await;
}

async fn is_let_in(address: SocketAddr) -> bool {
    let mut connection = TcpStream::connect(address).await.unwrap();
    let request = b"GET /healthz HTTP/1.1\r\nHost: table.example\r\nConnection: close\r\n\r\n";
    if connection.write_all(request).await.is_err() {
        return false;
    }
    rest_of(&mut connection).await.starts_with("HTTP/1.1 200")
}

#[tokio::test]
async fn who_asks_too_often_is_told_when_to_ask_again() {
    let server = strict_server(|bounds| bounds.requests_of_address = once_in_a_while(5)).await;
    let mut ada = server.browser();
    for _ in 0..5 {
        ada.get("/healthz").await.expect(200);
    }
    let page = ada.get("/").await;
    assert_eq!(says_when(&page), NEVER.as_secs());
    assert!(page.body.contains("That was too often") && page.body.contains("<html"), "{}", page.body);
    let script = ada.send("GET", "/", &[("X-Globetable", "1")], "").await;
    assert_eq!(script.header("retry-after"), page.header("retry-after"));
    assert_eq!(
        (script.status, &script.json()["status"]),
        (200, &429.into()),
        "it reads the status of what it sent"
    );
    assert!(script.json()["notice"].as_str().unwrap().contains("too often"), "{}", script.body);
    let program = ada.send("GET", "/api/v1/tables", &[], "").await;
    assert_eq!(program.json()["retry_after"], says_when(&program));
    says_when(&server.browser().get("/healthz").await);
    server.stop().await;
}

#[tokio::test]
async fn a_person_has_less_than_their_address() {
    let server = strict_server(|bounds| bounds.requests_of_person = once_in_a_while(5)).await;
    let (mut ada, mut bo) = (server.browser(), server.browser());
    ada.get("/").await.expect(200);
    for _ in 0..5 {
        ada.get("/").await.expect(200);
    }
    says_when(&ada.get("/").await);
    bo.get("/").await.expect(200);
    server.stop().await;
}

/// Asks in the name of somebody, as a proxy would.
async fn get_for(server: &TestServer, address: &str) -> u16 {
    server.browser().send("GET", "/healthz", &[("X-Forwarded-For", address)], "").await.status
}

#[tokio::test]
async fn a_proxy_says_who_asks_if_there_is_one() {
    let few = |config: &mut Config| config.bounds.requests_of_address = once_in_a_while(2);
    let proxied = strict_server_with(|config| {
        few(config);
        config.behind_proxy = true;
    })
    .await;
    for address in ["192.0.2.1", "192.0.2.2", "10.0.0.1, 192.0.2.3"] {
        assert_eq!(get_for(&proxied, address).await, 200);
        assert_eq!(get_for(&proxied, address).await, 200);
        assert_eq!(get_for(&proxied, address).await, 429);
    }
    assert_eq!(get_for(&proxied, "10.0.0.2, 192.0.2.3").await, 429, "what its callers say is passed over");
    proxied.stop().await;

    let open = strict_server_with(few).await;
    assert_eq!(get_for(&open, "192.0.2.1").await, 200);
    assert_eq!(get_for(&open, "192.0.2.2").await, 200);
    assert_eq!(get_for(&open, "192.0.2.3").await, 429, "anybody can say it, so it says nothing");
    open.stop().await;
}

#[tokio::test]
async fn this_computer_has_more_than_others() {
    let server =
        TestServer::start_with(|config| config.bounds.requests_of_address = once_in_a_while(2)).await;
    for _ in 0..100 {
        server.browser().get("/healthz").await.expect(200);
    }
    server.stop().await;
}

async fn open_table(browser: &mut Browser, seats: [&str; 2]) -> Answer {
    browser.get("/").await.expect(200);
    let fields = [
        ("game", "little-monsters"),
        ("seats", "2"),
        ("name", "Ada"),
        ("seat-0", seats[0]),
        ("seat-1", seats[1]),
    ];
    browser.post("/tables", &fields).await
}

#[tokio::test]
async fn nobody_opens_tables_without_end() {
    let server = strict_server(|bounds| {
        bounds.tables_of_person = once_in_a_while(2);
        bounds.tables_of_address = once_in_a_while(3);
    })
    .await;
    let (mut ada, mut bo, mut cy) = (server.browser(), server.browser(), server.browser());
    for _ in 0..2 {
        open_table(&mut ada, ["me", "open"]).await.expect(303);
    }
    let refused = open_table(&mut ada, ["me", "open"]).await;
    says_when(&refused);
    assert!(
        refused.body.contains("class=\"notice\"") && refused.body.contains("too often"),
        "{}",
        refused.body
    );
    open_table(&mut bo, ["me", "open"]).await.expect(303);
    says_when(&open_table(&mut cy, ["me", "open"]).await);
    open_table(&mut ada, ["me", "nonsense"]).await.expect(422);
    server.stop().await;
}

#[tokio::test]
async fn playing_again_opens_a_table_too() {
    let server = strict_server_with(|config| {
        config.scenarios.push(("nearly-home".into(), "Nearly home".into(), NEARLY_HOME.into()));
        config.bounds.tables_of_person = once_in_a_while(2);
    })
    .await;
    let mut ada = server.browser();
    let id = ada.open_table_with("Ada", &["me", "bot-greedy"], &[("scenario", "nearly-home")]).await;
    ada.act(&id, 0, 2, GO_HOME).await.expect(200);
    let again = ada.post(&format!("/t/{id}/again"), &[]).await.expect(303);
    let next = again.header("location").unwrap().strip_prefix("/t/").unwrap().to_owned();
    let once_more = ada.post(&format!("/t/{id}/again"), &[]).await.expect(303);
    assert_eq!(once_more.header("location"), again.header("location"), "it is there, and opens nothing");
    ada.act(&next, 0, 2, GO_HOME).await.expect(200);
    says_when(&ada.post(&format!("/t/{next}/again"), &[]).await);
    server.stop().await;
}

#[tokio::test]
async fn a_program_that_plays_again_opens_a_table_too() {
    let server = strict_server_with(|config| {
        config.scenarios.push(("nearly-home".into(), "Nearly home".into(), NEARLY_HOME.into()));
        config.bounds.tables_of_person = once_in_a_while(2);
    })
    .await;
    let document = document(&server).await;
    let mut ada = Program::of(&mut server.browser(), &document).await;
    let steps: Value = serde_json::from_str(GO_HOME).unwrap();
    let over = json!({"seat": 0, "version": 2, "actions": steps});
    let new = json!({"game": "little-monsters", "name": "Ada", "seats": ["me", "bot-greedy"], "scenario": "nearly-home"});
    let id = ada.post("/tables", "", new).await.expect(201).json()["id"].as_str().unwrap().to_owned();
    let again = "/tables/{id}/again";
    ada.post("/tables/{id}/act", &id, over.clone()).await.expect(200);
    let next = ada.post(again, &id, json!(null)).await.expect(201).json();
    let once_more = ada.post(again, &id, json!(null)).await.expect(201).json();
    assert_eq!(once_more["id"], next["id"], "it is there, and opens nothing");
    let next = next["id"].as_str().unwrap();
    ada.post("/tables/{id}/act", next, over).await.expect(200);
    let refused = ada.post(again, next, json!(null)).await;
    assert_eq!(refused.json()["retry_after"], json!(says_when(&refused)));
    server.stop().await;
}

#[tokio::test]
async fn a_start_that_is_broken_off_opens_a_table_too() {
    let server = strict_server(|bounds| bounds.tables_of_person = once_in_a_while(2)).await;
    let mut ada = server.browser();
    ada.get("/").await.expect(200);
    let commitment = table::dice::Share([7; 32]).commitment().0;
    let fields = [
        ("game", "little-monsters"),
        ("seats", "2"),
        ("name", "Ada"),
        ("seat-0", "me"),
        ("seat-1", "bot-random"),
        ("commitment", &commitment),
    ];
    let opened = ada.post("/tables", &fields).await.expect(303);
    let table = opened.header("location").unwrap().to_owned();
    let next = ada.post(&format!("{table}/break-off"), &[]).await.expect(303);
    let next = next.header("location").unwrap().to_owned();
    ada.post(&format!("{next}/commit"), &[("seat", "0"), ("commitment", &commitment)]).await.expect(303);
    ada.post(&format!("{next}/start"), &[]).await.expect(303);
    says_when(&ada.post(&format!("{next}/break-off"), &[]).await);
    assert!(ada.get(&next).await.expect(200).body.contains("/break-off\""), "it stands as it was");
    server.stop().await;
}

#[tokio::test]
async fn few_tables_are_left_to_bots() {
    let server = strict_server_with(|config| {
        config.bot_pause = NEVER;
        config.bounds.bot_tables_of_person = 1;
        config.bounds.bot_tables_of_address = 2;
    })
    .await;
    let (mut ada, mut bo, mut cy) = (server.browser(), server.browser(), server.browser());
    let bots = ["bot-random", "bot-random"];
    open_table(&mut ada, bots).await.expect(303);
    let refused = open_table(&mut ada, bots).await;
    assert_eq!(says_when(&refused), 60);
    assert!(refused.body.contains("played by bots alone"), "{}", refused.body);
    open_table(&mut ada, ["me", "bot-random"]).await.expect(303);
    open_table(&mut bo, bots).await.expect(303);
    assert_eq!(says_when(&open_table(&mut cy, bots).await), 60);
    server.stop().await;
}

#[tokio::test]
async fn when_a_table_of_bots_is_over_there_is_room_for_another() {
    let server = strict_server(|bounds| {
        bounds.bot_tables_of_person = 1;
        // Asking again and again is not what is to be refused here.
        let often = once_in_a_while(1_000_000);
        (bounds.tables_of_person, bounds.tables_of_address) = (often, often);
        (bounds.requests_of_person, bounds.requests_of_address) = (often, often);
    })
    .await;
    let mut ada = server.browser();
    let fields = [
        ("game", "little-monsters"),
        ("seats", "2"),
        ("name", "Ada"),
        ("seat-0", "bot-greedy"),
        ("seat-1", "bot-greedy"),
    ];
    ada.get("/").await.expect(200);
    ada.post("/tables", &fields).await.expect(303);
    let start = std::time::Instant::now();
    while ada.post("/tables", &fields).await.status == 429 {
        assert!(start.elapsed() < PATIENCE, "it is never over");
    }
    server.stop().await;
}

#[tokio::test]
async fn whoever_has_no_place_among_the_streams_hears_the_news_and_calls_again() {
    let server = strict_server(|bounds| bounds.streams_of_address = 1).await;
    let mut ada = server.browser();
    let id = ada.open_table("Ada", &["me", "device"]).await;
    let mut lasting = ada.live(&format!("/t/{id}/live?v=1")).await;
    lasting.wait_for(|message| message.event == "regions").await;
    let mut visit = server.browser().live(&format!("/t/{id}/live?v=1")).await;
    visit.wait_for(|message| message.event == "regions").await;
    visit.wait_for(|message| message.event == "visit").await;
    assert!(visit.next().await.is_none(), "it hangs up");
    let act = acts_in(&ada.regions(&id).await)[0].clone();
    ada.submit(&act).await.expect(200);
    lasting.wait_for_version(3).await;
    server.stop().await;
}

#[tokio::test]
async fn taking_back_again_and_again_ends_before_the_journal_grows_without_end() {
    const MOST: usize = 3;
    const STEP: &str = r#"{"step":{"to":41,"colour":"purple"}}"#;
    let server = TestServer::start_with(|config| {
        config.scenarios.push(("nearly-home".into(), "Nearly home".into(), crate::NEARLY_HOME.into()));
        config.bounds.take_backs = MOST;
    })
    .await;
    let mut ada = server.browser();
    let id = ada.open_table_with("Ada", &["me", "device"], &[("scenario", "nearly-home")]).await;
    let take_back = format!("/t/{id}/takeback");
    let mut version = ada.regions(&id).await["version"].as_u64().unwrap();
    for _ in 0..MOST {
        ada.act(&id, 0, version, STEP).await.expect(200);
        let fields = [("seat", "0"), ("version", &(version + 1).to_string())];
        ada.post_json(&take_back, &fields).await.expect(200);
        version += 2;
    }
    ada.act(&id, 0, version, STEP).await.expect(200);
    let fields = [("seat", "0"), ("version", &(version + 1).to_string())];
    let refused = ada.post_json(&take_back, &fields).await.refused(409);
    assert!(refused.json()["notice"].as_str().unwrap().contains("this stays"), "{}", refused.body);
    let grown = ada.regions(&id).await["version"].as_u64().unwrap();
    assert_eq!(grown, version + 1, "nothing was written");
    // The game goes on all the same.
    ada.act(&id, 0, grown, "\"stop\"").await.expect(200);
    server.stop().await;
}

#[tokio::test]
async fn a_house_with_a_password_lets_those_open_tables_who_know_it() {
    let server = strict_server_with(|config| config.password = Some("sesame".to_owned())).await;
    let (mut ada, mut bo) = (server.browser(), server.browser());
    let asked = open_table(&mut ada, ["me", "open"]).await.expect(401);
    assert!(asked.header("www-authenticate").unwrap().starts_with("Basic "), "{:?}", asked.headers);
    assert!(asked.body.contains("asks for a password"), "{}", asked.body);
    let script = ada.post_json("/tables", &TWO_SEATS).await.expect(401);
    assert!(script.header("www-authenticate").is_some());
    // "x:sesame", and "x:guess".
    let right = [("Authorization", "Basic eDpzZXNhbWU=")];
    let wrong = [("Authorization", "Basic eDpndWVzcw==")];
    let opened = ada.post_with("/tables", &TWO_SEATS, &right).await.expect(303);
    let mut guesser = server.browser();
    for _ in 0..10 {
        guesser.post_with("/tables", &TWO_SEATS, &wrong).await.expect(401);
    }
    // Then a guess is not even looked at: whether it was right is not told.
    says_when(&guesser.post_with("/tables", &TWO_SEATS, &wrong).await);
    says_when(&guesser.post_with("/tables", &TWO_SEATS, &right).await);
    ada.post("/tables", &TWO_SEATS).await.expect(303);
    let table = opened.header("location").unwrap().to_owned();
    bo.get(&table).await.expect(200);
    bo.post(&format!("{table}/join"), &[("seat", "1"), ("name", "Bo"), ("commitment", "")]).await.expect(303);
    bo.post("/tables", &TWO_SEATS).await.expect(401);
    server.stop().await;
}

#[tokio::test]
async fn a_house_that_invites_lets_those_open_tables_who_are_invited() {
    let server = strict_server_with(|config| config.invite_only = true).await;
    let secret =
        store::open(&server.folder().join("tables.db").into()).await.unwrap().host_secret().await.unwrap();
    let link = server::invitation(&secret, "chess-club").unwrap();
    let (mut ada, mut bo) = (server.browser(), server.browser());
    let asked = open_table(&mut ada, ["me", "open"]).await.expect(403);
    assert!(asked.body.contains("needs an invitation"));
    for wrong in
        [&link[..link.len() - 1], "/invitation/chess-club.", "/invitation/chess-club", "/invitation/.0"]
    {
        ada.get(wrong).await.expect(404);
    }
    open_table(&mut ada, ["me", "open"]).await.expect(403);
    ada.get(&link).await.expect(303);
    let table = open_table(&mut ada, ["me", "open"]).await.expect(303);
    let table = table.header("location").unwrap().to_owned();
    bo.post(&format!("{table}/join"), &[("seat", "1"), ("name", "Bo"), ("commitment", "")]).await.expect(303);
    open_table(&mut bo, ["me", "open"]).await.expect(403);

    // Programs have the rights of whoever makes their token, who has opened nothing yet.
    let mut cy = server.browser();
    cy.get(&link).await.expect(303);
    let mut program = server.browser();
    for (person, status) in [(&mut cy, 201), (&mut bo, 403)] {
        let bearer = format!("Bearer {}", token(person, &["play"]).await);
        let new = r#"{"game": "little-monsters", "seats": ["me", "open"]}"#;
        program.send("POST", "/api/v1/tables", &[("Authorization", &bearer)], new).await.expect(status);
    }

    let withdraw = |config: &mut Config| {
        config.invite_only = true;
        config.withdrawn = vec!["chess-club".to_owned()];
    };
    let server = server.restart_with(withdraw).await;
    ada.address = server.address;
    open_table(&mut ada, ["me", "open"]).await.expect(403);
    ada.get(&link).await.expect(404);
    ada.get(&server::invitation(&secret, "ada").unwrap()).await.expect(303);
    open_table(&mut ada, ["me", "open"]).await.expect(303);
    server.stop().await;
}

const TWO_SEATS: [(&str, &str); 5] =
    [("game", "little-monsters"), ("seats", "2"), ("name", "Ada"), ("seat-0", "me"), ("seat-1", "open")];

#[tokio::test]
async fn a_house_with_names_answers_to_no_other() {
    let names = |config: &mut Config| {
        config.hosts = vec!["table.example".to_owned()];
        config.behind_proxy = true;
    };
    let server = strict_server_with(names).await;
    let called =
        async |name: &str| server.browser().send("GET", "/", &[("X-Forwarded-Host", name)], "").await;
    called("table.example").await.expect(200);
    called("Table.example:443").await.expect(200);
    server.browser().get("/").await.expect(200);
    let refused = called("evil.example").await.expect(421);
    assert!(refused.body.contains("Not this house"), "{}", refused.body);
    server.stop().await;
}

#[tokio::test]
async fn who_came_encrypted_is_to_come_so_again() {
    let encrypted = [("X-Forwarded-Proto", "https")];
    let proxied = strict_server_with(|config| config.behind_proxy = true).await;
    let answer = proxied.browser().send("GET", "/", &encrypted, "").await.expect(200);
    assert_eq!(answer.header("strict-transport-security"), Some("max-age=31536000"));
    assert!(answer.header("set-cookie").unwrap().ends_with("; Secure"));
    assert!(proxied.browser().get("/").await.header("strict-transport-security").is_none());
    proxied.stop().await;
    let open = strict_server(|_| {}).await;
    let answer = open.browser().send("GET", "/", &encrypted, "").await.expect(200);
    assert!(answer.header("strict-transport-security").is_none(), "anybody can say it");
    assert!(!answer.header("set-cookie").unwrap().contains("Secure"));
    open.stop().await;
}
