//! The API tells nobody more than the page does: tables that differ only in what others hold look alike to programs too.
//! What each game's secrets are, its own tests say (`secrets.rs`, `globetrotters.rs`, `globopolis.rs`).

use ::games::AnyGame;
use ::table::Play;
use serde_json::{Value, json};

use crate::api::Program;
use crate::globopolis;
use crate::secrets::known_to_the_house;
use crate::support::Browser;

/// What a program asks of a table, whatever the game: as the document has it, and more in the address.
const ASKED: [(&str, &str); 11] = [
    ("/tables/{id}", ""),
    ("/tables/{id}/view", ""),
    ("/tables/{id}/log", ""),
    ("/tables/{id}/company", ""),
    ("/tables/{id}/talk", ""),
    ("/tables/{id}/told", ""),
    ("/tables/{id}/dice", ""),
    ("/tables/{id}/rolls", ""),
    ("/tables/{id}/wants", ""),
    ("/tables/{id}/hint", ""),
    ("/tables/{id}/puzzle", ""),
];

/// How many moments it looks back at: as many as there are new ones since it last did. A token may not ask without end.
const LOOKED_BACK: u64 = 10;

/// What it asks of a table with its board, which names everything there is.
pub(crate) async fn sent_to(program: &mut Program<'_>, id: &str, more: &[(&str, &str)]) -> Vec<String> {
    let mut sent = told_to(program, id, more).await;
    sent.push(program.get("/tables/{id}/board", id).await.expect(200).body);
    let table = program.get("/tables/{id}", id).await.expect(200).json();
    let masked = |text: String| masked(&text, id, &table);
    sent.into_iter().map(masked).collect()
}

/// Everything else that a program is sent about a table: every answer, the first message of its stream with all that happened, and the last moments.
/// A hint is no part of it unless it is refused: a bot's thoughts are never twice the same.
pub(crate) async fn told_to(program: &mut Program<'_>, id: &str, more: &[(&str, &str)]) -> Vec<String> {
    let mut sent = Vec::new();
    for (at, asked) in ASKED.iter().chain(more) {
        let path = format!("{}{asked}", at.replace("{id}", id));
        let answer = program.send("get", at, &path, None).await;
        if !(at.ends_with("/hint") && answer.status == 200) {
            let mut body = answer.json();
            // What the timer of the rules shows is the time at which it was asked.
            if let Some(timer) = body["timer"].as_object_mut() {
                timer.retain(|name, _| name != "left" && name != "grace");
            }
            sent.push(format!("{at} {} {body}", answer.status));
        }
    }
    let ends = program.get("/tables/{id}/log", id).await.expect(200).json();
    let (first, last) = (ends["first"].as_u64().unwrap(), ends["last"].as_u64().unwrap());
    for entry in first.max(last.saturating_sub(LOOKED_BACK))..=last {
        let path = format!("/tables/{id}/moments/{entry}");
        sent.push(program.send("get", "/tables/{id}/moments/{entry}", &path, None).await.expect(200).body);
    }
    program.get("/tables/{id}/journal", id).await.expect(403);
    sent.push(program.first_event(id).await);
    sent
}

/// A text without what is the table's own: its address, its seal and the hash of its last line.
fn masked(text: &str, id: &str, table: &Value) -> String {
    let own = [("PATH", &table["path"]), ("SEAL", &table["seal"]), ("LINE", &table["line"]["hash"])];
    let own = own.into_iter().filter_map(|(mask, own)| Some((mask, own.as_str()?)));
    own.fold(text.to_owned(), |text, (mask, own)| text.replace(own, mask)).replace(id, "TABLE")
}

/// What a bot says to whoever plays a seat, if they are waited for.
pub(crate) async fn hint(program: &mut Program<'_>, id: &str) -> Option<String> {
    let answer = program.get("/tables/{id}/hint", id).await;
    (answer.status == 200).then_some(answer.body)
}

/// Everybody at a table lets all ask for hints.
pub(crate) async fn agree_on_hints(programs: &mut [&mut Program<'_>], id: &str) {
    for program in programs {
        program.post("/tables/{id}/hints", id, json!({"word": "agree"})).await.expect(200);
    }
}

/// A hint is made from the view of the seat alone; to whoever has no seat, or plays another, it is refused.
#[tokio::test]
async fn nobody_asks_what_a_bot_would_do_in_somebody_elses_place() {
    let server = globopolis::server().await;
    let document = crate::api::document(&server).await;
    let mut people: [Browser; 3] = std::array::from_fn(|_| server.browser());
    let id = globopolis::sit_down(&mut people, &[("scenario", "one")]).await;
    let [ada, bo, cy] = &mut people;
    let mut ada = Program::of(ada, &document).await;
    let mut bo = Program::of(bo, &document).await;
    let mut cy = Program::of(cy, &document).await;
    let mut stranger = Program::of(&mut server.browser(), &document).await;
    let at = "/tables/{id}/hint";
    bo.get(at, &id).await.expect(403);
    agree_on_hints(&mut [&mut ada, &mut bo, &mut cy], &id).await;
    bo.get(at, &id).await.expect(200);
    for (program, asked) in [(&mut ada, "?seat=1"), (&mut cy, "?seat=1"), (&mut stranger, "")] {
        let path = format!("/tables/{id}/hint{asked}");
        let refused = program.send("get", at, &path, None).await.expect(403);
        assert!(refused.json()["ways"].is_null(), "{}", refused.body);
    }
    ada.get(at, &id).await.expect(409);
    server.stop().await;
}

/// A bot says what it would want by its own hand, as everybody does; what a third seat holds changes nothing in it.
#[tokio::test]
async fn what_a_bot_wants_tells_nothing_of_a_third_hand() {
    let server = globopolis::server().await;
    let document = crate::api::document(&server).await;
    let mut ada = Program::of(&mut server.browser(), &document).await;
    let mut bo = Program::of(&mut server.browser(), &document).await;
    let mut tables = Vec::new();
    for scenario in ["one", "other"] {
        let new = json!({"game": "globopolis", "name": "Ada", "seats": ["me", "open", "bot-greedy"], "scenario": scenario});
        let id = ada.post("/tables", "", new).await.expect(201).json()["id"].as_str().unwrap().to_owned();
        bo.post("/tables/{id}/join", &id, json!({"seat": 1, "name": "Bo"})).await.expect(200);
        ada.post("/tables/{id}/start", &id, json!(null)).await.expect(200);
        tables.push((known_to_the_house(&server, &id).await, id));
    }
    let [(one, here), (other, there)] = &tables[..] else { panic!("two tables") };
    assert_eq!(globopolis::open_of(one), globopolis::open_of(other));
    let titles = titles_of(one, 2);
    assert!(titles.len() > 1, "{titles:?}");
    for title in titles {
        for give in ["give-eu=5", "give-title=0", "give-eu=500", ""] {
            let asked = format!("?deal=2&want-title={title}&{give}");
            let answers = [wanted(&mut ada, here, &asked).await, wanted(&mut ada, there, &asked).await];
            assert_eq!(answers[0], answers[1], "{asked}");
        }
    }
    // For a person's things nobody is told anything.
    assert_eq!(wanted(&mut ada, here, "?deal=1&want-eu=1").await, json!({ "action": null }).to_string());
    server.stop().await;
}

async fn wanted(program: &mut Program<'_>, id: &str, asked: &str) -> String {
    let path = format!("/tables/{id}/wants{asked}");
    program.send("get", "/tables/{id}/wants", &path, None).await.expect(200).body
}

fn titles_of(play: &Play<AnyGame>, team: u8) -> Vec<usize> {
    let titles = &globopolis::open_of(play).players[::games::globopolis::Team(team)].titles;
    titles.iter().map(::games::globopolis::TitleId::index).collect()
}
