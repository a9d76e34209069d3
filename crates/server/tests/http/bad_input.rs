//! What should not be sent, sent: each gets a clear refusal, and nothing changes.

use serde_json::Value;

use crate::support::page::acts_in;
use crate::support::{Browser, TestServer};

/// A table of two people, with whose turn it is.
struct Two {
    server: TestServer,
    table: String,
    /// Whose turn it is, and their seat.
    asked: Browser,
    seat: u8,
    /// The other one.
    other: Browser,
}

async fn two() -> Two {
    let server = TestServer::start().await;
    let mut ada = server.browser();
    let table = ada.open_table("Ada", &["me", "open"]).await;
    let mut bo = server.browser();
    bo.post(&format!("/t/{table}/join"), &[("seat", "1"), ("name", "Bo"), ("commitment", "")])
        .await
        .expect(303);
    ada.post(&format!("/t/{table}/start"), &[]).await.expect(303);
    let adas_turn = !acts_in(&ada.regions(&table).await).is_empty();
    let (asked, seat, other) = if adas_turn { (ada, 0, bo) } else { (bo, 1, ada) };
    Two { server, table, asked, seat, other }
}

impl Two {
    /// Checks that the table stands as it stood.
    async fn is_as(&mut self, before: &Value) {
        assert_eq!(self.asked.regions(&self.table).await, *before);
    }
}

fn notice(answer: &crate::support::Answer) -> String {
    answer.json()["notice"].as_str().unwrap_or_else(|| panic!("no notice in {}", answer.body)).to_owned()
}

#[tokio::test]
async fn a_forged_seat() {
    let mut two = two().await;
    let before = two.asked.regions(&two.table).await;
    let mut stranger = two.server.browser();
    for forger in [&mut two.other, &mut stranger] {
        let answer = forger.act(&two.table, two.seat, 2, "\"roll\"").await.expect(403);
        assert!(notice(&answer).contains("not yours"), "{}", notice(&answer));
        let version = [("seat", two.seat.to_string()), ("version", "2".to_owned())];
        let version: Vec<(&str, &str)> =
            version.iter().map(|(name, value)| (*name, value.as_str())).collect();
        forger.post_json(&format!("/t/{}/takeback", two.table), &version).await.expect(403);
    }
    // Without the script the same is said on a page.
    let seat = two.seat.to_string();
    let fields = [("seat", seat.as_str()), ("version", "2"), ("action", "\"roll\"")];
    let page = two.other.post(&format!("/t/{}/act", two.table), &fields).await.expect(403);
    assert!(page.body.contains("That seat is not yours."), "{}", page.body);
    two.is_as(&before).await;
}

#[tokio::test]
async fn a_guessed_token() {
    let mut two = two().await;
    let before = two.asked.regions(&two.table).await;
    let mut forger = two.server.browser();
    for token in ["", "x", "00000000000000000000000000000000", "../../../../etc/passwd-----------"] {
        forger.cookies.insert("globetable".to_owned(), token.to_owned());
        forger.act(&two.table, two.seat, 2, "\"roll\"").await.expect(403);
    }
    two.is_as(&before).await;
}

#[tokio::test]
async fn out_of_turn() {
    let mut two = two().await;
    let before = two.asked.regions(&two.table).await;
    let answer = two.other.act(&two.table, 1 - two.seat, 2, "\"roll\"").await.refused(422);
    assert!(notice(&answer).contains("(LM-"), "the clause is named: {}", notice(&answer));
    assert!(answer.json()["regions"]["notice"].as_str().unwrap().contains("LM-"));
    two.is_as(&before).await;
}

#[tokio::test]
async fn an_illegal_action() {
    let mut two = two().await;
    let before = two.asked.regions(&two.table).await;
    for action in ["\"stop\"", "{\"fly\":3}", "{\"fly\":250}", "{\"accept\":200}", "{\"discard\":\"red\"}"] {
        let answer = two.asked.act(&two.table, two.seat, 2, action).await.refused(422);
        assert!(notice(&answer).contains("(LM-"), "{action}: {}", notice(&answer));
    }
    two.is_as(&before).await;
}

#[tokio::test]
async fn a_list_of_actions_is_done_entirely_or_not_at_all() {
    let mut two = two().await;
    let before = two.asked.regions(&two.table).await;
    two.asked.act(&two.table, two.seat, 2, "[\"roll\",\"roll\"]").await.refused(422);
    two.is_as(&before).await;
}

#[tokio::test]
async fn a_stale_version() {
    let mut two = two().await;
    two.asked.act(&two.table, two.seat, 2, "\"roll\"").await.expect(200);
    let now = two.asked.regions(&two.table).await;
    for version in [2, 1, 0, 99] {
        let answer = two.asked.act(&two.table, two.seat, version, "\"stop\"").await.refused(409);
        assert_eq!(notice(&answer), "The table has moved on; look again.");
        assert_eq!(answer.json()["version"], 3, "the answer shows the table as it is");
        assert_eq!(answer.json()["regions"]["now"], now["regions"]["now"]);
    }
    two.is_as(&now).await;
}

#[tokio::test]
async fn the_same_form_sent_twice_acts_once() {
    let mut two = two().await;
    let (mut one, mut other) = (two.asked.clone(), two.asked.clone());
    let (first, second) = tokio::join!(
        one.act(&two.table, two.seat, 2, "\"roll\""),
        other.act(&two.table, two.seat, 2, "\"roll\""),
    );
    let mut statuses = [first, second].map(|answer| answer.expect(200).json()["status"].as_u64().unwrap());
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409]);
    assert_eq!(two.asked.regions(&two.table).await["version"], 3);
}

#[tokio::test]
async fn broken_json_and_broken_fields() {
    let mut two = two().await;
    let before = two.asked.regions(&two.table).await;
    for action in
        ["", "{", "roll", "[]", "null", "{\"teleport\":1}", "\"roll\" \"roll\"", "[[\"roll\"]]", "💥"]
    {
        let answer = two.asked.act(&two.table, two.seat, 2, action).await.refused(422);
        assert!(!notice(&answer).is_empty(), "{action}");
    }
    let act = format!("/t/{}/act", two.table);
    let seat = two.seat.to_string();
    for fields in [
        vec![],
        vec![("seat", "-1"), ("version", "2"), ("action", "\"roll\"")],
        vec![("seat", "9"), ("version", "2"), ("action", "\"roll\"")],
        vec![("seat", "300"), ("version", "2"), ("action", "\"roll\"")],
        vec![("seat", &seat), ("action", "\"roll\"")],
        vec![("seat", &seat), ("version", "two"), ("action", "\"roll\"")],
        vec![("seat", &seat), ("version", "2")],
    ] {
        let answer = two.asked.post_json(&act, &fields).await.refused(422);
        assert!(!notice(&answer).is_empty(), "{fields:?}");
    }
    let json = [("Content-Type", "application/json"), ("X-Globetable", "1")];
    let answer = two.asked.send("POST", &act, &json, "{\"seat\": 0").await.expect(415);
    assert!(!notice(&answer).is_empty());
    two.is_as(&before).await;
}

#[tokio::test]
async fn an_oversized_body() {
    let mut two = two().await;
    let before = two.asked.regions(&two.table).await;
    for size in [64 * 1024, 1024 * 1024] {
        let action = "x".repeat(size);
        let answer = two.asked.act(&two.table, two.seat, 2, &action).await.expect(413);
        assert!(notice(&answer).contains("at most 64 KiB"), "{}", notice(&answer));
    }
    let page = two.asked.post("/tables", &[("name", &"x".repeat(100_000))]).await.expect(413);
    assert!(page.body.contains("64 KiB"), "{}", page.body);
    two.is_as(&before).await;
}

#[tokio::test]
async fn a_page_of_another_site() {
    let mut two = two().await;
    let before = two.asked.regions(&two.table).await;
    let seat = two.seat.to_string();
    let fields = [("seat", seat.as_str()), ("version", "2"), ("action", "\"roll\"")];
    let act = format!("/t/{}/act", two.table);
    for headers in [
        [("Origin", "https://evil.example")],
        [("Origin", "null")],
        [("Sec-Fetch-Site", "cross-site")],
        [("Sec-Fetch-Site", "same-site")],
    ] {
        let answer = two.asked.post_with(&act, &fields, &headers).await.expect(403);
        assert!(answer.body.contains("another site"), "{headers:?}: {}", answer.body);
        two.asked.post_with("/tables", &[], &headers).await.expect(403);
    }
    two.is_as(&before).await;
    two.asked.post_with(&act, &fields, &[("Sec-Fetch-Site", "same-origin")]).await.expect(303);
}

#[tokio::test]
async fn a_table_that_cannot_be() {
    let server = TestServer::start().await;
    let mut ada = server.browser();
    ada.get("/").await.expect(200);
    let good = [
        ("game", "little-monsters"),
        ("seats", "2"),
        ("name", "Ada"),
        ("seat-0", "me"),
        ("seat-1", "bot-greedy"),
    ];
    for (field, value) in [
        ("commitment", "not a hash"),
        ("game", "checkers"),
        ("seats", "1"),
        ("seats", "7"),
        ("seats", "many"),
        ("seat-1", "me"),
        ("seat-1", "bot-brilliant"),
        ("scenario", "no-such-scenario"),
        ("first", "5"),
        ("name", "a name that is much longer than any name at a table"),
    ] {
        let fields: Vec<(&str, &str)> = good
            .iter()
            .map(|&(name, kept)| if name == field { (name, value) } else { (name, kept) })
            .chain(matches!(field, "scenario" | "first" | "commitment").then_some((field, value)))
            .collect();
        let answer = ada.post("/tables", &fields).await.expect(422);
        assert!(answer.body.contains("class=\"notice\""), "{field}={value}: {}", answer.body);
    }
    // The program chooses the id, whatever a form says.
    let chosen: Vec<(&str, &str)> = good.into_iter().chain([("table", "abcdefghij")]).collect();
    let opened = ada.post("/tables", &chosen).await.expect(303);
    assert_ne!(opened.header("location"), Some("/t/abcdefghij"));
}
