//! What a page shows and a program would miss: the dice on their way, what people do beside the game, seats that moved, lessons and
//! puzzles.

use std::time::Duration;

use serde_json::{Value, json};
use table::dice::Share;
use table::journal::hash_of;

use crate::api::{Program, document, token, two_programs};
use crate::clock::{self, Standstill};
use crate::support::schema::Document;
use crate::support::{Browser, TestServer};
use crate::told::{House, subscribed};
use crate::{GO_HOME, NEARLY_HOME, server_with_scenario};

/// Ada and Bo, each with a share, at a table that is about to begin.
async fn sharing<'a>(server: &TestServer, document: &'a Document) -> (String, [Program<'a>; 2]) {
    let mut ada = Program::of(&mut server.browser(), document).await;
    let mut bo = Program::of(&mut server.browser(), document).await;
    let commitment = |byte: u8| Share([byte; 32]).commitment().0;
    let new = json!({"game": "little-monsters", "name": "Ada", "seats": ["me", "open"], "scenario": "nearly-home",
        "commitment": commitment(7)});
    let id = ada.post("/tables", "", new).await.expect(201).json()["id"].as_str().unwrap().to_owned();
    let join = json!({"seat": 1, "name": "Bo", "commitment": commitment(8)});
    bo.post("/tables/{id}/join", &id, join).await.expect(200);
    (id, [ada, bo])
}

async fn reveal(program: &mut Program<'_>, id: &str, seat: u8, byte: u8) -> Value {
    let share = json!({"seat": seat, "share": Share([byte; 32]).to_string()});
    program.post("/tables/{id}/reveal", id, share).await.expect(200).json()
}

#[tokio::test]
async fn a_program_reads_the_header_before_it_reveals_and_checks_the_dice_afterwards() {
    let server = server_with_scenario().await;
    let document = document(&server).await;
    let (id, [mut ada, mut bo]) = sharing(&server, &document).await;
    let mut stranger = Program::of(&mut server.browser(), &document).await;
    let dice = "/tables/{id}/dice";
    let open = ada.get(dice, &id).await.expect(200).json();
    assert_eq!(
        (&open["seats"][1]["contribution"], &open["header"], &open["awaited"]),
        (&json!("committed"), &json!(null), &json!([]))
    );
    ada.get("/tables/{id}/rolls", &id).await.expect(409);
    ada.post("/tables/{id}/start", &id, json!(null)).await.expect(200);

    // As the script of the page does: the line is what its hash says, with the seal and the own commitment in it.
    let locked = ada.get(dice, &id).await.expect(200).json();
    let line = locked["header"].as_str().unwrap();
    let (body, hash) = line.rsplit_once(",\"hash\":\"").unwrap();
    assert_eq!(hash, format!("{}\"}}", hash_of(body)));
    let sealed = serde_json::from_str::<Value>(line).unwrap()["dice"]["sealed"].clone();
    assert_eq!((&sealed["table"], &sealed["seed"]), (&json!(id), &open["seal"]));
    assert_eq!(sealed["seats"][0]["person"]["share"], json!(Share([7; 32]).commitment().0));
    assert_eq!(locked["awaited"], json!([0, 1]));
    let seen = stranger.get(dice, &id).await.expect(200).json();
    assert_eq!(
        (&seen["header"], &seen["awaited"]),
        (&json!(null), &json!([0, 1])),
        "it is for whoever reveals"
    );
    reveal(&mut ada, &id, 0, 7).await;
    let waiting = bo.get(dice, &id).await.expect(200).json();
    let contributions = [0, 1].map(|seat| waiting["seats"][seat]["contribution"].clone());
    assert_eq!((contributions, &waiting["awaited"]), ([json!("revealed"), json!("awaited")], &json!([1])));
    let begun = reveal(&mut bo, &id, 1, 8).await;

    // While it is played: the hash of the last line, and only dice.
    let playing = ada.get(dice, &id).await.expect(200).json();
    assert_eq!((&playing["header"], &playing["line"]), (&json!(null), &begun["line"]));
    let steps: Value = serde_json::from_str(GO_HOME).unwrap();
    let rolled = bo.get("/tables/{id}/rolls", &id).await.expect(200).json();
    assert_eq!((&rolled["proof"], &rolled["seed"]), (&json!("seed_not_published"), &json!(null)));
    assert!(rolled["rolls"].as_array().unwrap().iter().all(|roll| roll["kind"] == "die"), "{rolled}");
    let version = begun["version"].clone();
    let act = json!({"seat": 0, "version": version, "actions": steps});
    let over = ada.post("/tables/{id}/act", &id, act).await.expect(200).json();
    assert_eq!(over["status"], "over");
    let rolled = bo.get("/tables/{id}/rolls", &id).await.expect(200).json();
    assert_eq!(rolled["proof"], json!("shared"));
    assert_eq!(hash_of_seed(rolled["seed"].as_str().unwrap()), open["seal"].as_str().unwrap());
    assert!(rolled["rolls"].as_array().unwrap().iter().any(|roll| roll["kind"] == "shuffle"), "{rolled}");
    // The lines that were seen are those of the journal.
    let journal = bo.get("/tables/{id}/journal", &id).await.expect(200).body;
    for line in [&begun["line"], &over["line"]] {
        let number = usize::try_from(line["number"].as_u64().unwrap()).unwrap();
        let written = journal.lines().nth(number).unwrap();
        assert!(written.ends_with(&format!("\"hash\":{}}}", line["hash"])), "{written}");
    }
    server.stop().await;
}

fn hash_of_seed(seed: &str) -> String {
    Share::parse(seed).unwrap().commitment().0
}

#[tokio::test]
async fn a_program_goes_on_without_a_share_that_does_not_come() {
    let server = TestServer::start_with(|config| {
        config.scenarios.push(("nearly-home".into(), "Nearly home".into(), NEARLY_HOME.into()));
        config.patience = Duration::ZERO;
    })
    .await;
    let document = document(&server).await;
    let (id, [mut ada, mut bo]) = sharing(&server, &document).await;
    ada.post("/tables/{id}/start", &id, json!(null)).await.expect(200);
    reveal(&mut ada, &id, 0, 7).await;
    bo.post("/tables/{id}/go-on", &id, json!(null)).await.expect(403);
    let begun = ada.post("/tables/{id}/go-on", &id, json!(null)).await.expect(200).json();
    assert_eq!(begun["status"], "playing");
    let dice = bo.get("/tables/{id}/dice", &id).await.expect(200).json();
    let contributions = [0, 1].map(|seat| dice["seats"][seat]["contribution"].clone());
    assert_eq!(contributions, [json!("revealed"), json!("withheld")]);
    server.stop().await;
}

/// The sentences that a program is told which stand in no journal.
fn beside(told: &Value) -> Vec<String> {
    let lines = told.as_array().unwrap().iter().filter(|line| line["clause"].is_null());
    lines.map(|line| line["text"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn the_log_and_the_stream_tell_what_people_did_beside_the_game() {
    let server = TestServer::start().await;
    let document = document(&server).await;
    let mut browser = server.browser();
    let token = token(&mut browser, &["read"]).await;
    let (id, mut ada, mut bo) = two_programs(&server, &document, &json!({})).await;
    let bearer = format!("Bearer {token}");
    let path = format!("/api/v1/tables/{id}/events");
    let watcher = Browser::new(server.address);
    let mut stream = watcher.live_with(&path, &[("Authorization", &bearer)]).await;
    assert_eq!(stream.next().await.unwrap().id, "2");
    ada.post("/tables/{id}/hints", &id, json!({"word": "agree"})).await.expect(200);
    let news = stream.wait_for(|message| message.id == "2.1").await;
    let told = document.is_event(&news.data)["told"].clone();
    assert_eq!(beside(&told), ["Ada agrees that all may ask a bot what it would do."]);
    assert_eq!(told.as_array().unwrap().len(), 1, "{told}");
    bo.post("/tables/{id}/act", &id, json!({"seat": 1, "version": 2, "actions": ["roll"]})).await.expect(200);
    let rolled = stream.wait_for(|message| message.id == "3.1").await;
    assert_eq!(beside(&document.is_event(&rolled.data)["told"]), [""; 0], "each once");
    bo.post("/tables/{id}/end", &id, json!({"word": "ask"})).await.expect(200);
    ada.post("/tables/{id}/end", &id, json!({"word": "agree"})).await.expect(200);

    // The page has them in the same places.
    let log = bo.get("/tables/{id}/log", &id).await.expect(200).json();
    let told = beside(&log["lines"]);
    assert_eq!(told.len(), 4, "{told:?}");
    let page = browser.get(&format!("/t/{id}?log=all")).await.expect(200).body;
    let shown: Vec<usize> = told.iter().map(|text| page.rfind(text.as_str()).expect(text)).collect();
    assert!(shown.is_sorted(), "{shown:?}");
    let entries: Vec<u64> =
        log["lines"].as_array().unwrap().iter().map(|line| line["entry"].as_u64().unwrap()).collect();
    assert!(entries.is_sorted() && entries.last() <= log["last"].as_u64().as_ref(), "{entries:?}");
    // Whoever comes back is told what they missed, and nothing twice.
    for (heard, missed) in [("0", 4), ("2.1", 3), ("3.1", 3), ("3.2", 2)] {
        let again = [("Authorization", &*bearer), ("Last-Event-ID", heard)];
        let message = watcher.live_with(&path, &again).await.next().await.unwrap();
        let since = beside(&document.is_event(&message.data)["told"]);
        assert_eq!(since, told[4 - missed..], "since {heard}");
    }
    let last =
        watcher.live_with(&format!("{path}?after=0"), &[("Authorization", &bearer)]).await.next().await;
    let heard = last.unwrap().id;
    let again = [("Authorization", &*bearer), ("Last-Event-ID", &*heard)];
    let up_to_date = watcher.live_with(&path, &again).await.next().await.unwrap();
    assert_eq!(document.is_event(&up_to_date.data)["told"], json!([]));
    server.stop().await;
}

#[tokio::test]
async fn a_program_is_told_what_is_asked_of_all_and_where_seats_went() {
    let server = TestServer::start().await;
    let document = document(&server).await;
    let (id, mut ada, mut bo) = two_programs(&server, &document, &json!({})).await;
    let company = "/tables/{id}/company";
    let before = bo.get(company, &id).await.expect(200).json();
    assert_eq!(before["hints"], json!({"agreed": [], "awaited": [0, 1]}));
    assert_eq!(
        (&before["may_ask_back"], &before["handed"], &before["left"]),
        (&json!(false), &json!([]), &json!([]))
    );
    bo.post("/tables/{id}/act", &id, json!({"seat": 1, "version": 2, "actions": ["roll"]})).await.expect(200);
    assert_eq!(bo.get(company, &id).await.expect(200).json()["may_ask_back"], true);
    let agreed = bo.post("/tables/{id}/hints", &id, json!({"word": "agree"})).await.expect(200).json();
    assert_eq!(agreed["hints"], json!({"agreed": [1], "awaited": [0]}));

    // Bo's seat goes to a phone, and back; then to Cy.
    let mut phone = Program::of(&mut server.browser(), &document).await;
    let mut links = Vec::new();
    for name in [None, Some("Cy")] {
        let link = bo.post("/tables/{id}/link", &id, json!({"seat": 1})).await.expect(201).json();
        let found = json!({"secret": link["secret"], "name": name});
        phone.post("/tables/{id}/found", &id, found).await.expect(200);
        let around = bo.get(company, &id).await.expect(200).json();
        links.push((around["handed"].clone(), around["left"].clone()));
        let back = bo.post("/tables/{id}/fetch-back", &id, json!({"seat": 1})).await;
        assert_eq!(back.status, if name.is_none() { 200 } else { 403 });
    }
    let left = |to: Option<&str>| json!([{"seat": 1, "name": "Bo", "to": to, "may_return": to.is_none()}]);
    let handed = json!([{"before": "Bo", "after": "Cy"}]);
    assert_eq!(links, [(json!([]), left(None)), (handed.clone(), left(Some("Cy")))]);
    let seen = ada.get(company, &id).await.expect(200).json();
    assert_eq!((&seen["handed"], &seen["left"]), (&handed, &json!([])), "all hear who plays, and no more");
    server.stop().await;
}

/// GP-28
#[tokio::test(start_paused = true)]
async fn a_program_is_told_how_much_time_the_rules_give() {
    let time = Standstill::new();
    let server = clock::hurried_server(clock::HURRIED).await;
    let document = document(&server).await;
    let mut browser = server.browser();
    let (id, _page) = clock::table(&mut browser).await;
    let mut ada = Program::of(&mut browser, &document).await;
    let at = "/tables/{id}/company";
    let timer = ada.get(at, &id).await.expect(200).json()["timer"].clone();
    assert_eq!((&timer["seat"], &timer["running"]), (&json!(0), &json!(true)));
    assert!((14_001..=15_000).contains(&timer["left"].as_u64().unwrap()), "{timer}");
    time.pass(14).await;
    let later = ada.get(at, &id).await.expect(200).json()["timer"]["left"].as_u64().unwrap();
    assert!(later <= 1_000, "{later}");
    server.stop().await;
}

#[tokio::test]
async fn a_program_knows_how_the_talk_is_switched_and_whom_it_does_not_hear() {
    let server = TestServer::start().await;
    let document = document(&server).await;
    let (id, mut ada, mut bo) = two_programs(&server, &document, &json!({})).await;
    let (talk, manners) = ("/tables/{id}/talk", "/tables/{id}/manners");
    let said = bo.post(talk, &id, json!({"text": "Hello"})).await.expect(200).json();
    let number = said["lines"][0]["number"].clone();
    assert_eq!((&said["switches"], &said["muted"]), (&json!(null), &json!(false)), "they are the host's");
    let unheard = ada
        .post(manners, &id, json!({"what": "unhear", "on": true, "number": number}))
        .await
        .expect(200)
        .json();
    assert_eq!(unheard["silenced"], json!([{"number": number, "name": "Bo"}]));
    ada.post(manners, &id, json!({"what": "unhear", "on": false, "number": number})).await.expect(200);
    let muted = ada
        .post(manners, &id, json!({"what": "mute", "on": true, "number": number}))
        .await
        .expect(200)
        .json();
    assert_eq!((&muted["lines"][0]["muted"], &muted["silenced"]), (&json!(true), &json!([])));
    let own = bo.get(talk, &id).await.expect(200).json();
    assert_eq!((&own["muted"], &own["may_talk"]), (&json!(true), &json!(false)));
    let off = ada.post(manners, &id, json!({"what": "spectators", "on": false})).await.expect(200).json();
    assert_eq!(off["switches"], json!({"players": true, "spectators": false, "open": false}));
    server.stop().await;
}

#[tokio::test]
async fn a_program_walks_through_lessons_and_plays_on_from_them() {
    let server = TestServer::start().await;
    let document = document(&server).await;
    let mut ada = Program::of(&mut server.browser(), &document).await;
    let lessons = ada.get("/lessons", "").await.expect(200).json();
    let worked: Vec<_> = pages::worked::Worked::all().collect();
    assert_eq!(
        lessons.as_array().unwrap().len(),
        worked.iter().filter(|lesson| lesson.fork.is_none()).count()
    );
    let (at, moments) = ("/lessons/{game}/{course}", "/lessons/{game}/{course}/moments/{entry}");
    let place = |course: &str| format!("/lessons/globetrotters/{course}");
    for lesson in worked {
        let path = format!("/lessons/{}", lesson.address());
        let course = ada.send("get", at, &path, None).await.expect(200).json();
        assert_eq!(course["from"].is_null(), lesson.fork.is_none(), "{path}");
        let scenes = course["scenes"].as_array().unwrap();
        assert!(scenes.iter().all(|scene| scene["note"].as_str().unwrap().len() > 10), "{path}: {course}");
        let asked: usize = scenes.iter().map(|scene| scene["questions"].as_array().unwrap().len()).sum();
        assert_eq!(asked, lesson.questions(), "{path}");
        let last = format!("{path}/moments/{}", course["last"]);
        assert_eq!(ada.send("get", moments, &last, None).await.expect(200).json()["entry"], course["last"]);
    }
    // What if Wanda had rolled trouble? It is tried in her place, from where she decides.
    let opening = ada.send("get", at, &place("opening"), None).await.expect(200).json();
    let what_ifs =
        opening["scenes"].as_array().unwrap().iter().flat_map(|scene| scene["what_ifs"].as_array().unwrap());
    let trouble = what_ifs.into_iter().find(|what| what["course"] == "opening.trouble").unwrap();
    let play_on = "/lessons/{game}/{course}/moments/{entry}/play-on";
    let from = format!("{}/moments/{}/play-on", place("opening.trouble"), trouble["from"]);
    let wish = |seat: &Value| Some(json!({"seat": seat, "name": "Ada"}));
    ada.send("post", play_on, &from, wish(&json!(9))).await.expect(422);
    let table = ada.send("post", play_on, &from, wish(&trouble["seat"])).await.expect(201).json();
    let seat = usize::try_from(trouble["seat"].as_u64().unwrap()).unwrap();
    assert_eq!((&table["status"], &table["seats"][seat]["own"]), (&json!("playing"), &json!(true)));
    for nothing in ["nothing", "opening.nothing", "%ff"] {
        ada.send("get", at, &place(nothing), None).await.expect(404);
    }
    ada.send("get", moments, &format!("{}/moments/999", place("opening")), None).await.expect(404);
    ada.send("get", moments, &format!("{}/moments/2?as=9", place("opening")), None).await.expect(403);
    server.stop().await;
}

#[tokio::test]
async fn a_program_solves_a_puzzle_and_is_told_so() {
    let server = TestServer::start().await;
    let document = document(&server).await;
    let mut ada = Program::of(&mut server.browser(), &document).await;
    let mut stranger = Program::of(&mut server.browser(), &document).await;
    let puzzles = ada.get("/puzzles", "").await.expect(200).json();
    assert_eq!(puzzles.as_array().unwrap().len(), games::PUZZLES.len());
    let at = "/tables/{id}/puzzle";
    for game in ["little-monsters", "globetrotters", "globopolis"] {
        let puzzle = puzzles.as_array().unwrap().iter().find(|puzzle| puzzle["game"] == game).unwrap();
        let me = usize::try_from(puzzle["seat"].as_u64().unwrap()).unwrap();
        let seats = usize::try_from(puzzle["seats"].as_u64().unwrap()).unwrap();
        let seats: Vec<&str> = (0..seats).map(|seat| if seat == me { "me" } else { "bot-easy" }).collect();
        let new = json!({"game": game, "name": "Ada", "seats": seats, "scenario": puzzle["scenario"]});
        let table = ada.post("/tables", "", new).await.expect(201).json();
        let id = table["id"].as_str().unwrap();
        let open = ada.get(at, id).await.expect(200).json();
        assert_eq!((&open["stand"], &open["asked"]), (&json!("open"), &puzzle["asked"]));
        stranger.get(at, id).await.expect(404);
        let actions = plan_of(puzzle["scenario"].as_str().unwrap());
        assert_eq!(open["plan"].as_array().unwrap().len(), actions.len());
        for action in actions {
            let version = ada.get("/tables/{id}", id).await.json()["version"].clone();
            let act = json!({"seat": me, "version": version, "actions": [action]});
            ada.post("/tables/{id}/act", id, act).await.expect(200);
        }
        assert_eq!(ada.get(at, id).await.expect(200).json()["stand"], "reached", "{game}");
    }
    let new = json!({"game": "little-monsters", "seats": ["me", "bot-easy"]});
    let plain = ada.post("/tables", "", new).await.expect(201).json();
    ada.get(at, plain["id"].as_str().unwrap()).await.expect(404);
    server.stop().await;
}

/// The actions that solve a puzzle.
fn plan_of(id: &str) -> Vec<Value> {
    let (_, name, text) = games::PUZZLES.iter().find(|(_, name, _)| *name == id).unwrap();
    let briefing = games::scenario_briefing(table::Source { name, text }).unwrap();
    serde_json::from_str(&briefing.puzzle.unwrap().plan).unwrap()
}

#[tokio::test(start_paused = true)]
async fn a_program_lets_messages_pop_up_in_a_browser() {
    let house = House::open().await;
    let document = document(&house.server).await;
    let mut bo = Program::of(&mut house.server.browser(), &document).await;
    let keys = subscribed(&house.doorbell.url("/send/bo"));
    let told = bo.post("/told/push", "", keys).await.expect(200).json();
    assert_eq!((&told["ways"][0]["kind"], &told["ways"][0]["state"]), (&json!("push"), &json!("on")));
    house.stop().await;
}
