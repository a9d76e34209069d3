//! Journals that are brought from outside: what is sound is watched, what is not is refused with the reason.

use std::path::Path;

use crate::support::{Answer, Browser, TestServer};
use crate::{GO_HOME, server_with_scenario};

/// Sends a file as the start page's form does.
pub(crate) async fn bring(browser: &mut Browser, text: &str) -> Answer {
    let body = format!(
        "--edge\r\nContent-Disposition: form-data; name=\"journal\"; filename=\"game.jsonl\"\r\n\
         Content-Type: application/octet-stream\r\n\r\n{text}\r\n--edge--\r\n"
    );
    let origin = format!("http://{}", browser.address);
    let headers = [("Content-Type", "multipart/form-data; boundary=edge"), ("Origin", origin.as_str())];
    browser.send("POST", "/journals", &headers, &body).await
}

pub(crate) fn recorded(file: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
    std::fs::read_to_string(folder.join(file)).unwrap()
}

/// The journal of a finished game of this house.
async fn played() -> String {
    let server = server_with_scenario().await;
    let mut ada = server.browser();
    let id = ada.open_table_with("Ada", &["me", "device"], &[("scenario", "nearly-home")]).await;
    let version = ada.regions(&id).await["version"].as_u64().unwrap();
    ada.act(&id, 0, version, GO_HOME).await.expect(200);
    ada.get(&format!("/t/{id}/journal")).await.expect(200).body
}

#[tokio::test]
async fn a_journal_from_another_house_is_checked_and_watched() {
    let journal = played().await;
    let server = TestServer::start().await;
    let mut bo = server.browser();
    let led = bring(&mut bo, &journal).await.expect(303);
    let moments = led.header("location").unwrap().to_owned();
    assert!(moments.starts_with("/t/") && moments.ends_with("/at"), "{moments}");
    let first = bo.get(&moments).await.expect(303).header("location").unwrap().to_owned();
    let page = bo.get(&first).await.expect(200).body;
    assert!(page.contains("The file is sound"), "{page}");
    assert!(page.contains("The table alone made these rolls"), "what the dice rest on is said too");
    assert!(page.contains("seat-0-hand") && page.contains("seat-1-hand"), "all lies open");

    let table = moments.strip_suffix("/at").unwrap();
    let home = bo.get(table).await.expect(303);
    assert_eq!(home.header("location"), Some(moments.as_str()), "nobody sits there");
    assert_eq!(bo.get(&format!("{table}/journal")).await.expect(200).body, journal, "letter by letter");
    bo.get(&format!("{table}/rolls")).await.expect(200);

    let again = bring(&mut server.browser(), &journal).await.expect(303);
    assert_eq!(again.header("location"), Some(moments.as_str()), "the same file is the same table");
    let server = server.restart().await;
    bo.visit(&server);
    bo.get(&first).await.expect(200);
    // And it is played on from.
    let led = bo.post(&format!("{first}/play-on"), &[("seat", "0"), ("name", "Bo")]).await.expect(303);
    bo.get(led.header("location").unwrap()).await.expect(200);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_of_every_kind_of_dice_and_of_older_rules_are_brought() {
    let server = TestServer::start().await;
    let mut bo = server.browser();
    for file in [
        "dice/shared.jsonl",
        "dice/withheld.jsonl",
        "dice/agreed.jsonl",
        "little-monsters/rules-1/standard.jsonl",
        "little-monsters/rules-2/advanced.jsonl",
        "globetrotters/rules-2/home.jsonl",
        "globopolis/rules-2/proven.jsonl",
        "globopolis/rules-3/mission.jsonl",
        "pig/standard.jsonl",
    ] {
        let led = bring(&mut bo, &recorded(file)).await;
        assert_eq!(led.status, 303, "{file}: {}", led.body);
        let first = bo.get(led.header("location").unwrap()).await.expect(303);
        let page = bo.get(first.header("location").unwrap()).await.expect(200).body;
        assert!(page.contains("The file is sound"), "{file}");
        let table = led.header("location").unwrap().strip_suffix("/at").unwrap();
        bo.get(&format!("{table}/rolls")).await.expect(200);
    }
}

#[tokio::test]
async fn what_does_not_hold_is_refused_with_the_reason() {
    let (journal, server) = (played().await, TestServer::start().await);
    let mut bo = server.browser();
    let lines: Vec<&str> = journal.lines().collect();
    let cut = lines[..lines.len() - 1].join("\n");
    let changed = journal.replacen("\"to\":41", "\"to\":42", 1);
    for (text, reason) in [
        ("", "the file is empty"),
        ("hello", "is no line of a journal"),
        ("{}\n", "is no line of a journal"),
        (&cut, "before the game is over"),
        (&changed, "this line was changed"),
        (&recorded("dice/broken-off.jsonl"), "before the game is over"),
        (&lines[1..].join("\n"), "the journal's header"),
    ] {
        let page = bring(&mut bo, text).await.expect(422).body;
        assert!(page.contains("The file cannot be shown"), "{page}");
        assert!(page.replace("&#39;", "'").contains(reason), "{reason}: {page}");
    }
    // A position that was forged, and chained as if nothing had happened.
    let head = "title = \\\"x\\\"\\ngame = \\\"little-monsters\\\"\\nseats = 2\\nstate = '{}'\\n";
    let forged = recorded("little-monsters/rules-2/standard.jsonl");
    let forged = forged.replacen("\"names\"", &format!("\"scenario\":\"{head}\",\"names\""), 1);
    bring(&mut bo, &forged).await.expect(422);
}

#[tokio::test]
async fn what_is_no_file_or_too_large_is_turned_away() {
    let server = TestServer::start().await;
    let mut bo = server.browser();
    bo.post("/journals", &[("journal", "x")]).await.expect(415);
    let origin = format!("http://{}", bo.address);
    let kind = [("Content-Type", "multipart/form-data; boundary=x"), ("Origin", origin.as_str())];
    bo.send("POST", "/journals", &kind, "no parts").await.expect(400);
    bo.send("POST", "/journals", &kind, "--x\r\nname=\"journal\"\r\n\r\nx\r\n--x--\r\n").await.expect(400);
    let large = "x".repeat(17 * 1024 * 1024);
    let page = bring(&mut bo, &large).await.expect(413).body;
    assert!(page.contains("KiB"), "{page}");
    let foreign = [("Content-Type", "multipart/form-data; boundary=x"), ("Origin", "https://evil.example")];
    bo.send("POST", "/journals", &foreign, "").await.expect(403);
}
