//! The API: every answer is held against its document, and shows no more than a page does.

use serde_json::{Value, json};

use crate::clock::Standstill;
use crate::secrets::{known_to_the_house, state};
use crate::support::page::{forms, some_act};
use crate::support::schema::Document;
use crate::support::{Answer, Browser, TestServer};
use crate::{GO_HOME, server_with_scenario};

/// A program with a token.
pub(crate) struct Program<'a> {
    browser: Browser,
    token: String,
    document: &'a Document,
}

/// A token of whoever uses this browser.
pub(crate) async fn token(browser: &mut Browser, scopes: &[&str]) -> String {
    browser.get("/tokens").await.expect(200);
    let mut fields = vec![("label", "a test")];
    fields.extend(scopes.iter().map(|scope| ("scope", *scope)));
    let page = browser.post("/tokens", &fields).await.expect(200);
    assert_eq!(page.header("cache-control"), Some("no-store"));
    let field = page.body.split('<').find(|tag| tag.contains("id=\"token\"")).unwrap();
    crate::support::page::attribute(field, "value").unwrap()
}

pub(crate) async fn document(server: &TestServer) -> Document {
    let answer = server.browser().get("/api/v1/openapi.json").await.expect(200);
    assert_eq!(answer.json()["openapi"], "3.1.0");
    Document(answer.json())
}

impl<'a> Program<'a> {
    /// A program of whoever uses this browser, for everything.
    pub(crate) async fn of(browser: &mut Browser, document: &'a Document) -> Program<'a> {
        let token = token(browser, &["read", "play", "talk"]).await;
        Program { browser: Browser::new(browser.address), token, document }
    }

    pub(crate) async fn send(&mut self, method: &str, at: &str, path: &str, body: Option<Value>) -> Answer {
        let bearer = format!("Bearer {}", self.token);
        let headers = [("Authorization", &*bearer), ("Content-Type", "application/json")];
        let text = body.as_ref().map(Value::to_string).unwrap_or_default();
        let answer =
            self.browser.send(&method.to_uppercase(), &format!("/api/v1{path}"), &headers, &text).await;
        self.document.holds(method, at, &answer);
        if answer.status < 300 {
            self.document.allows(method, at, &body.unwrap_or_default());
        }
        assert!(answer.header("set-cookie").is_none(), "a program has a token and needs no cookie");
        answer
    }

    /// Posts a text that is no JSON.
    pub(crate) async fn send_text(&mut self, at: &str, text: &str) -> Answer {
        let bearer = format!("Bearer {}", self.token);
        let headers = [("Authorization", &*bearer), ("Content-Type", "text/plain")];
        let answer = self.browser.send("POST", &format!("/api/v1{at}"), &headers, text).await;
        self.document.holds("post", at, &answer);
        answer
    }

    /// The first message of a table's stream, with everything that happened.
    pub(crate) async fn first_event(&mut self, id: &str) -> String {
        let bearer = format!("Bearer {}", self.token);
        let path = format!("/api/v1/tables/{id}/events?after=0");
        let mut stream = self.browser.live_with(&path, &[("Authorization", &bearer)]).await;
        let message = stream.next().await.expect("a stream begins with how it stands").data;
        self.document.is_event(&message);
        message
    }

    pub(crate) async fn get(&mut self, at: &str, id: &str) -> Answer {
        self.send("get", at, &at.replace("{id}", id), None).await
    }

    pub(crate) async fn post(&mut self, at: &str, id: &str, body: Value) -> Answer {
        self.send("post", at, &at.replace("{id}", id), Some(body)).await
    }
}

#[tokio::test]
async fn a_game_from_its_opening_to_its_journal() {
    let server = server_with_scenario().await;
    let document = document(&server).await;
    let mut ada = Program::of(&mut server.browser(), &document).await;
    let mut bo = Program::of(&mut server.browser(), &document).await;
    let new =
        json!({"game": "little-monsters", "name": "Ada", "seats": ["me", "open"], "scenario": "nearly-home"});
    let table = ada.post("/tables", "", new).await.expect(201).json();
    let id = table["id"].as_str().unwrap().to_owned();
    assert_eq!((&table["status"], &table["host"]), (&json!("open"), &json!(true)));
    let early = ada.get("/tables/{id}/view", &id).await.expect(409).json();
    assert!(early["message"].as_str().unwrap().contains("not started"), "{early}");
    bo.post("/tables/{id}/start", &id, json!(null)).await.expect(403);
    bo.post("/tables/{id}/join", &id, json!({"seat": 7, "name": "Bo"})).await.expect(422);
    let joined = bo.post("/tables/{id}/join", &id, json!({"seat": 1, "name": "Bo"})).await.expect(200).json();
    assert_eq!(
        joined["seats"][1],
        json!({"seat": 1, "kind": "person", "name": "Bo", "own": true, "present": true, "resigned": false})
    );
    ada.post("/tables/{id}/start", &id, json!(null)).await.expect(200);
    ada.post("/tables/{id}/reveal", &id, json!({"seat": 0, "share": "00"})).await.expect(409);

    let view = ada.get("/tables/{id}/view", &id).await.expect(200).json();
    assert_eq!(view["seat"], 0);
    let names: Vec<&str> =
        view["actions"].as_array().unwrap().iter().filter_map(|named| named["name"].as_str()).collect();
    assert!(names.iter().any(|name| name.contains("London")), "{names:?}");
    let version = view["version"].as_u64().unwrap();
    let steps: Value = serde_json::from_str(GO_HOME).unwrap();
    let act = |seat: u8, version: u64, actions: &Value| json!({"seat": seat, "version": version, "actions": actions});
    // One's own seat, at the version it was seen at, by the rules.
    bo.post("/tables/{id}/act", &id, act(0, version, &steps)).await.expect(403);
    ada.post("/tables/{id}/act", &id, act(0, version - 1, &steps)).await.expect(409);
    let refused =
        ada.post("/tables/{id}/act", &id, act(0, version, &json!(["roll"]))).await.expect(422).json();
    assert!(refused["clause"].as_str().unwrap().starts_with("LM-"), "{refused}");
    ada.post("/tables/{id}/act", &id, act(0, version, &json!(["fly"]))).await.expect(422);
    ada.get("/tables/{id}/journal", &id).await.expect(403);
    let step = json!([steps[0]]);
    ada.post("/tables/{id}/act", &id, act(0, version, &step)).await.expect(200);
    ada.post("/tables/{id}/takeback", &id, json!({"seat": 0, "version": version + 1})).await.expect(200);
    let over = ada.post("/tables/{id}/act", &id, act(0, version + 2, &steps)).await.expect(200).json();
    assert_eq!((&over["status"], &over["winners"]), (&json!("over"), &json!([0])));
    let moment = bo.get("/tables/{id}/moments/{entry}", &id).await;
    assert_eq!(moment.status, 404, "an entry is a number");
    let last = bo
        .send("get", "/tables/{id}/moments/{entry}", &format!("/tables/{id}/moments/2"), None)
        .await
        .expect(200);
    assert_eq!(last.json()["entry"], 2);
    let journal = bo.get("/tables/{id}/journal", &id).await.expect(200).body;
    assert!(journal.lines().count() > 4 && journal.contains("\"take_back\""), "{journal}");
    let tables = ada.get("/tables", "").await.expect(200).json();
    assert_eq!((&tables[0]["id"], &tables[0]["status"]), (&json!(id), &json!("over")));
}

#[tokio::test]
async fn a_stream_of_events_ends_with_its_token() {
    let server = TestServer::start().await;
    let mut ada = server.browser();
    let id = ada.open_table("Ada", &["me", "device"]).await;
    let ways_to_end = async |ada: &mut Browser| {
        let page = ada.get("/tokens").await.expect(200).body;
        forms(&page).into_iter().filter(|form| form.action.ends_with("/ended")).collect::<Vec<_>>()
    };
    let stays = token(&mut ada, &["read"]).await;
    let before = ways_to_end(&mut ada).await;
    let ended = token(&mut ada, &["read"]).await;
    let path = format!("/api/v1/tables/{id}/events");
    let reader = server.browser();
    let open = async |token: &str| {
        let bearer = format!("Bearer {token}");
        let mut stream = reader.live_with(&path, &[("Authorization", &bearer)]).await;
        stream.next().await.unwrap();
        stream
    };
    let (mut stays, mut ends) = (open(&stays).await, open(&ended).await);
    let end = ways_to_end(&mut ada).await.into_iter().find(|form| !before.contains(form)).unwrap();
    ada.submit(&end).await;
    assert!(ends.next().await.is_none(), "whoever has the token hears nothing any more");
    let act = some_act(&ada.regions(&id).await, 0).unwrap();
    ada.submit(&act).await.expect(200);
    assert!(stays.next().await.is_some());
}

#[tokio::test]
async fn a_stream_of_events_is_taken_up_where_it_ended() {
    let server = server_with_scenario().await;
    let document = document(&server).await;
    let mut browser = server.browser();
    let id = browser.open_table_with("Ada", &["me", "device"], &[("scenario", "nearly-home")]).await;
    let token = token(&mut browser, &["read", "talk"]).await;
    let bearer = format!("Bearer {token}");
    let path = format!("/api/v1/tables/{id}/events");
    let reader = Browser::new(server.address);
    let mut stream = reader.live_with(&path, &[("Authorization", &bearer)]).await;
    let first = stream.next().await.unwrap();
    assert_eq!((first.event.as_str(), first.id.as_str()), ("table", "2"));
    assert_eq!(document.is_event(&first.data)["told"], json!([]), "what was before is asked for");
    browser.act(&id, 0, 2, GO_HOME).await.expect(200);
    let news = stream.wait_for(|message| message.id == "5").await;
    let told = document.is_event(&news.data);
    assert!(
        told["told"].as_array().unwrap().iter().any(|line| line["text"].as_str().unwrap().contains("London")),
        "{told}"
    );
    assert_eq!(told["table"]["status"], "over");
    // Whoever comes back is told what they missed, once.
    let mut again = reader.live_with(&path, &[("Authorization", &bearer), ("Last-Event-ID", "2")]).await;
    assert_eq!(document.is_event(&again.next().await.unwrap().data)["told"], told["told"]);
    let mut later = reader.live_with(&format!("{path}?after=3"), &[("Authorization", &bearer)]).await;
    let later = document.is_event(&later.next().await.unwrap().data)["told"].clone();
    let (later, told) = (later.as_array().unwrap(), told["told"].as_array().unwrap());
    assert!(!later.is_empty() && told.ends_with(later) && later.len() < told.len(), "{later:?}");
    let mut up_to_date = reader.live_with(&path, &[("Authorization", &bearer), ("Last-Event-ID", "5")]).await;
    assert_eq!(document.is_event(&up_to_date.next().await.unwrap().data)["told"], json!([]));
}

#[tokio::test]
async fn talk_over_the_api_is_the_talk_of_the_page() {
    let server = server_with_scenario().await;
    let document = document(&server).await;
    let mut ada = server.browser();
    let id = ada.open_table_with("Ada", &["me", "open"], &[("scenario", "nearly-home")]).await;
    let mut program = Program::of(&mut ada, &document).await;
    let mut watcher = Program::of(&mut server.browser(), &document).await;
    let at = "/tables/{id}/talk";
    program.post(at, &id, json!({"text": "Hello <b>"})).await.expect(200);
    watcher.post(at, &id, json!({"text": "Hm"})).await.expect(422);
    watcher.post(at, &id, json!({"text": "Hm", "name": "Cleo"})).await.expect(200);
    assert_eq!(program.get(at, &id).await.json()["lines"].as_array().unwrap().len(), 1);
    assert_eq!(watcher.get(at, &id).await.json()["lines"].as_array().unwrap().len(), 2);
    program.post(at, &id, json!({"text": "x".repeat(301)})).await.expect(422);
    for _ in 0..4 {
        program.post(at, &id, json!({"text": "more"})).await.expect(200);
    }
    let refused = program.post(at, &id, json!({"text": "more"})).await.expect(429);
    assert_eq!(refused.header("retry-after"), Some("3"));
    assert_eq!(refused.json()["retry_after"], 3);
}

#[tokio::test]
async fn forged_and_ended_tokens_and_wrong_scopes_are_refused() {
    let server = server_with_scenario().await;
    let document = document(&server).await;
    let mut ada = server.browser();
    let id = ada.open_table_with("Ada", &["me", "device"], &[("scenario", "nearly-home")]).await;
    let mut program = Program::of(&mut ada, &document).await;
    let good = program.token.clone();
    for forged in [
        "",
        "gt_",
        &good[..good.len() - 1],
        &good.to_uppercase(),
        "gt_0000000000000000000000000000000000000000",
    ] {
        program.token = forged.to_owned();
        let refused = program.get("/tables/{id}", &id).await.expect(401);
        assert_eq!(refused.header("www-authenticate"), Some("Bearer"));
        assert!(
            refused.json()["message"].as_str().unwrap().contains("Authorization: Bearer"),
            "{}",
            refused.body
        );
    }
    let nobody = server
        .browser()
        .send("GET", &format!("/api/v1/tables/{id}"), &[("Authorization", "Basic x")], "")
        .await;
    document.holds("get", "/tables/{id}", &nobody.expect(401));
    for (scope, allowed) in [("read", [200, 403, 403]), ("play", [403, 422, 403]), ("talk", [403, 403, 200])]
    {
        program.token = token(&mut ada, &[scope]).await;
        let fly = json!({"seat": 0, "version": 2, "actions": ["fly"]});
        let found = [
            program.get("/tables/{id}/view", &id).await.status,
            program.post("/tables/{id}/act", &id, fly).await.status,
            program.post("/tables/{id}/talk", &id, json!({"text": "x"})).await.status,
        ];
        assert_eq!(
            found,
            allowed.map(|status| if scope == "read" && status == 200 { 200 } else { status }),
            "{scope}"
        );
    }
    // The page lists tokens without their secrets, and ends them; others cannot.
    program.token = good.clone();
    let page = ada.get("/tokens").await.expect(200).body;
    assert!(!page.contains(&good[3..]) && page.matches("/tokens/ended").count() == 4, "{page}");
    let end = forms(&page).into_iter().find(|form| form.action == "/tokens/ended").unwrap();
    let fields = [("id", end.get("id").unwrap())];
    server.browser().post("/tokens/ended", &fields).await.expect(303);
    program.get("/tables/{id}", &id).await.expect(200);
    for form in forms(&page).iter().filter(|form| form.action == "/tokens/ended") {
        ada.post("/tokens/ended", &[("id", form.get("id").unwrap())]).await.expect(303);
    }
    program.get("/tables/{id}", &id).await.expect(401);
    ada.post("/tokens", &[("label", " "), ("scope", "read")]).await.expect(422);
    ada.post("/tokens", &[("label", "x"), ("scope", "everything")]).await.expect(422);
    for file in std::fs::read_dir(server.folder()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        assert!(
            !bytes.windows(good.len() - 3).any(|window| window == &good.as_bytes()[3..]),
            "no secret is kept"
        );
    }
}

#[tokio::test]
async fn bad_requests_get_their_sentence_and_nothing_breaks() {
    let server = TestServer::start().await;
    let document = document(&server).await;
    let mut program = Program::of(&mut server.browser(), &document).await;
    for body in [
        json!(null),
        json!({}),
        json!({"game": "chess", "seats": ["me"]}),
        json!({"game": "little-monsters", "seats": []}),
        json!({"game": "little-monsters", "seats": ["me", "me"]}),
        json!({"game": "little-monsters", "seats": ["me", "bot-clever"]}),
        json!({"game": "little-monsters", "seats": ["me", "open"], "options": {"no_such_option": true}}),
        json!({"game": "little-monsters", "seats": ["me", "open"], "options": [1]}),
        json!({"game": "little-monsters", "seats": ["me", "open"], "scenario": "../x"}),
        json!({"game": "little-monsters", "seats": ["me", "open"], "unknown": 1}),
        json!({"game": "little-monsters", "seats": vec!["open"; 500]}),
        json!({"game": "little-monsters", "seats": ["me", "open"], "pace": {"clock": "live", "decision": 4}}),
        json!({"game": "little-monsters", "seats": ["me", "open"], "pace": {"clock": "live", "decision": 4_000_000_000u32}}),
        json!({"game": "little-monsters", "seats": ["me", "open"], "pace": {"clock": "turns", "hours": 24, "ahead": 90}}),
        json!({"game": "little-monsters", "seats": ["me", "open"], "pace": {"clock": "sand"}}),
        json!({"game": "little-monsters", "seats": ["me", "open"], "pace": {"clock": "live", "decision": -5}}),
    ] {
        let refused = program.post("/tables", "", body.clone()).await;
        assert_eq!(refused.status, 422, "{body}: {}", refused.body);
    }
    program.get("/tables/{id}", "zzzzzzzzzz").await.expect(404);
    program.get("/tables/{id}", "..%2f..").await.expect(404);
    let nowhere = program.browser.get("/api/v1/nowhere").await.expect(404);
    assert!(nowhere.json()["message"].is_string(), "{}", nowhere.body);
    let table = program
        .post("/tables", "", json!({"game": "little-monsters", "seats": ["me", "bot-greedy"]}))
        .await
        .expect(201)
        .json();
    let id = table["id"].as_str().unwrap();
    assert_eq!(table["status"], "playing");
    for (at, path) in
        [("/tables/{id}/view", "view?seat=1"), ("/tables/{id}/moments/{entry}", "moments/1?as=1")]
    {
        program.send("get", at, &format!("/tables/{id}/{path}"), None).await.expect(403);
    }
    program.send("get", "/tables/{id}/view", &format!("/tables/{id}/view?seat=x"), None).await.expect(422);
    program
        .send("get", "/tables/{id}/moments/{entry}", &format!("/tables/{id}/moments/99999"), None)
        .await
        .expect(404);
}

#[tokio::test]
async fn a_program_sees_no_more_than_the_page() {
    let server = TestServer::start().await;
    let document = document(&server).await;
    let mut ada = server.browser();
    let id = ada.open_table_with("Ada", &["me", "device"], &[("special_events", "on")]).await;
    let (mut own, mut stranger) =
        (Program::of(&mut ada, &document).await, Program::of(&mut server.browser(), &document).await);
    let play = known_to_the_house(&server, &id).await;
    let pile = serde_json::to_string(&state(&play).pile).unwrap();
    assert!(pile.len() > 100, "{pile}");
    for (program, seats) in [(&mut own, vec!["", "?seat=0", "?seat=1"]), (&mut stranger, vec![""])] {
        for seat in seats {
            let view = program
                .send("get", "/tables/{id}/view", &format!("/tables/{id}/view{seat}"), None)
                .await
                .expect(200);
            assert!(!view.body.contains(&pile), "{}", view.body);
        }
        let moment = program
            .send("get", "/tables/{id}/moments/{entry}", &format!("/tables/{id}/moments/1"), None)
            .await
            .expect(200);
        assert!(!moment.body.contains(&pile), "{}", moment.body);
        program.get("/tables/{id}/journal", &id).await.expect(403);
    }
    let actions = stranger.get("/tables/{id}/view", &id).await.json();
    assert_eq!((&actions["seat"], &actions["actions"]), (&json!(null), &json!([])));
    stranger.send("get", "/tables/{id}/view", &format!("/tables/{id}/view?seat=0"), None).await.expect(403);
    stranger
        .send("get", "/tables/{id}/moments/{entry}", &format!("/tables/{id}/moments/1?as=0"), None)
        .await
        .expect(403);
    stranger
        .send("get", "/tables/{id}/moments/{entry}", &format!("/tables/{id}/moments/1?as=open"), None)
        .await
        .expect(403);
}

/// Games with hands: where in a position the hands are, and what nobody sees; and what a view calls one's own.
const HANDS: [(&str, &str, &[&str], &str); 2] = [
    (
        "globetrotters",
        "/hidden/hands",
        &["/hidden/pack", "/hidden/adventures/0", "/hidden/adventures/1"],
        "tickets",
    ),
    ("globopolis", "/hands", &["/ops_mission/cards", "/influence/cards"], "hand"),
];

#[tokio::test]
async fn a_program_sees_nobody_elses_tickets_and_cards() {
    let server = TestServer::start().await;
    let document = document(&server).await;
    let mut ada = server.browser();
    for (game, hands, secrets, hand) in HANDS {
        let id = ada.open_table_with("Ada", &["me", "device"], &[("game", game)]).await;
        let mut own = Program::of(&mut ada, &document).await;
        let mut stranger = Program::of(&mut server.browser(), &document).await;
        let play = known_to_the_house(&server, &id).await;
        // It stands under the name of its game.
        let state = json!(play.state()).as_object().unwrap().values().next().unwrap().clone();
        let at = |place: &str| state.pointer(place).unwrap_or_else(|| panic!("{place} of {state}")).clone();
        let secrets: Vec<String> = secrets.iter().map(|place| at(place).to_string()).collect();
        assert!(secrets.iter().all(|secret| secret.len() > 30), "{secrets:?}");
        let hands = [0, 1].map(|seat| at(&format!("{hands}/{seat}")));
        assert!(hands[0] != hands[1] && hands[1] != json!([]), "{hands:?}");
        for seat in [Some(0), Some(1), None] {
            let program = if seat.is_some() { &mut own } else { &mut stranger };
            let asked = seat.map_or_else(String::new, |seat| format!("?seat={seat}"));
            let view = program
                .send("get", "/tables/{id}/view", &format!("/tables/{id}/view{asked}"), None)
                .await
                .expect(200);
            assert!(secrets.iter().all(|secret| !view.body.contains(secret)), "{}", view.body);
            let shown = seat.map_or(json!([]), |seat: usize| hands[seat].clone());
            assert_eq!(view.json()["view"][hand], shown, "{game}, seat {seat:?}");
            let asked = seat.map_or_else(String::new, |seat| format!("?as={seat}"));
            let path = format!("/tables/{id}/moments/1{asked}");
            let moment = program.send("get", "/tables/{id}/moments/{entry}", &path, None).await.expect(200);
            assert!(secrets.iter().all(|secret| !moment.body.contains(secret)), "{}", moment.body);
            assert_eq!(moment.json()["view"][hand], shown, "{game}, seat {seat:?}");
        }
    }
}

/// Ada and Bo as programs at a table of Little Monsters, with further fields of a new table.
pub(crate) async fn two_programs<'a>(
    server: &TestServer,
    document: &'a Document,
    more: &Value,
) -> (String, Program<'a>, Program<'a>) {
    let mut ada = Program::of(&mut server.browser(), document).await;
    let mut bo = Program::of(&mut server.browser(), document).await;
    let mut new =
        json!({"game": "little-monsters", "name": "Ada", "seats": ["me", "open"], "options": {"first": 1}});
    new.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let id = ada.post("/tables", "", new).await.expect(201).json()["id"].as_str().unwrap().to_owned();
    bo.post("/tables/{id}/join", &id, json!({"seat": 1, "name": "Bo"})).await.expect(200);
    ada.post("/tables/{id}/start", &id, json!(null)).await.expect(200);
    (id, ada, bo)
}

#[tokio::test(start_paused = true)]
async fn programs_look_after_those_who_stay_away() {
    let time = Standstill::new();
    let server = TestServer::start().await;
    let document = document(&server).await;
    let (id, mut ada, mut bo) = two_programs(&server, &document, &json!({})).await;
    let hold = json!({"seat": 1, "bot": "random"});
    ada.post("/tables/{id}/hold", &id, hold.clone()).await.expect(409);
    ada.post("/tables/{id}/hold", &id, json!({"seat": 1, "bot": "clever"})).await.expect(422);
    ada.post("/tables/{id}/hold", &id, json!({"seat": 200, "bot": "random"})).await.expect(422);
    let mut around = Value::Null;
    for _ in 0..100 {
        time.pass(10).await;
        around = ada.get("/tables/{id}/company", &id).await.expect(200).json();
        if around["absent"][0]["may_be_held"] == json!(true) {
            break;
        }
    }
    assert_eq!(
        (&around["absent"][0]["seat"], &around["absent"][0]["may_be_held"]),
        (&json!(1), &json!(true))
    );
    let held = ada.post("/tables/{id}/hold", &id, hold).await.expect(200).json();
    assert_eq!(held["held"], json!([{"seat": 1, "bot": "random", "own": false}]));
    // Whose seat it is sees what they own, and does nothing until they are back.
    for path in ["/tables/{id}/view", "/tables/{id}/view?seat=1"] {
        let view =
            bo.send("get", "/tables/{id}/view", &path.replace("{id}", &id), None).await.expect(200).json();
        assert_eq!((&view["seat"], &view["actions"], &view["ways_out"]), (&json!(1), &json!([]), &json!([])));
    }
    ada.post("/tables/{id}/back", &id, json!({"seat": 1})).await.expect(403);
    let back = bo.post("/tables/{id}/back", &id, json!({"seat": 1})).await.expect(200).json();
    assert_eq!(back["held"], json!([]));
    // To end it both must want it, while both are there.
    let asked = ada.post("/tables/{id}/end", &id, json!({"word": "ask"})).await.expect(200).json();
    assert_eq!(asked["end"], json!({"agreed": [0], "awaited": [1]}));
    let mut stranger = Program::of(&mut server.browser(), &document).await;
    stranger.post("/tables/{id}/end", &id, json!({"word": "agree"})).await.expect(403);
    bo.post("/tables/{id}/end", &id, json!({"word": "perhaps"})).await.expect(422);
    bo.post("/tables/{id}/end", &id, json!({"word": "agree", "seat": 0})).await.expect(403);
    let ended = bo.post("/tables/{id}/end", &id, json!({"word": "agree"})).await.expect(200).json();
    assert_eq!(ended["end"]["awaited"], json!([]), "{ended}");
    assert_eq!(ada.get("/tables/{id}", &id).await.json()["status"], "over");
    let next = ada.post("/tables/{id}/again", &id, json!(null)).await.expect(201).json();
    assert!(next["id"] != json!(id) && next["status"] == "open", "{next}");
    server.stop().await;
}

#[tokio::test(start_paused = true)]
async fn programs_have_time_and_give_it() {
    let time = Standstill::new();
    let server = TestServer::start().await;
    let document = document(&server).await;
    let live = json!({"pace": {"clock": "live", "decision": 30, "bank": 1, "increment": 5}});
    let (id, mut ada, mut bo) = two_programs(&server, &document, &live).await;
    let around = ada.get("/tables/{id}/company", &id).await.expect(200).json();
    assert_eq!((&around["pace"]["clock"], &around["pace"]["decision"]), (&json!("live"), &json!(30)));
    assert_eq!((&around["pace"]["bank"], &around["pace"]["bot"]), (&json!(1), &json!(false)));
    let of_bo = |around: &Value| around["times"][1].clone();
    assert_eq!((&of_bo(&around)["running"], &of_bo(&around)["up"]), (&json!(true), &json!(false)));
    ada.post("/tables/{id}/time", &id, json!({"seat": 1})).await.expect(409);
    let mut up = false;
    for _ in 0..100 {
        time.pass(2).await;
        up = of_bo(&ada.get("/tables/{id}/company", &id).await.expect(200).json())["up"] == json!(true);
        if up {
            break;
        }
    }
    assert!(up, "a decision and its reserve have ninety seconds, and twenty to tell of what was before");
    bo.post("/tables/{id}/time", &id, json!({"seat": 1})).await.expect(403);
    let given = ada.post("/tables/{id}/time", &id, json!({"seat": 1})).await.expect(200).json();
    assert_eq!(of_bo(&given)["up"], json!(false), "{given}");
    bo.post("/tables/{id}/day-off", &id, json!({"seat": 1})).await.expect(409);
    let turns =
        json!({"pace": {"clock": "turns", "hours": 48, "vacation": 1, "weekends": true, "bot": true}});
    let (id, _, mut bo) = two_programs(&server, &document, &turns).await;
    let off = bo.post("/tables/{id}/day-off", &id, json!({"seat": 1})).await.expect(200).json();
    assert_eq!((&off["times"][1]["days_off"], &off["pace"]["weekends"]), (&json!(0), &json!(true)));
    server.stop().await;
}

#[tokio::test]
async fn programs_agree_on_taking_back_and_hand_seats_on() {
    let server = TestServer::start().await;
    let document = document(&server).await;
    let (id, mut ada, mut bo) = two_programs(&server, &document, &json!({})).await;
    let roll = |version: u64| json!({"seat": 1, "version": version, "actions": ["roll"]});
    let rolled = bo.post("/tables/{id}/act", &id, roll(2)).await.expect(200).json();
    let version = rolled["version"].as_u64().unwrap();
    bo.post("/tables/{id}/takeback", &id, json!({"seat": 1, "version": version})).await.expect(409);
    let asked =
        bo.post("/tables/{id}/takeback/together", &id, json!({"word": "ask"})).await.expect(200).json();
    assert_eq!(asked["takeback"], json!({"by": 1, "known": true, "awaited": [0]}));
    let done =
        ada.post("/tables/{id}/takeback/together", &id, json!({"word": "agree"})).await.expect(200).json();
    assert_eq!((&done["takeback"], &done["version"]), (&json!(null), &json!(version + 1)));
    bo.post("/tables/{id}/act", &id, roll(version + 1)).await.expect(200);

    ada.post("/tables/{id}/link", &id, json!({"seat": 1})).await.expect(403);
    let old = bo.post("/tables/{id}/link", &id, json!({"seat": 1})).await.expect(201).json();
    let new = bo.post("/tables/{id}/link", &id, json!({"seat": 1})).await.expect(201).json();
    assert_eq!(new["path"], json!(format!("/t/{id}/found/{}", new["secret"].as_str().unwrap())));
    let mut phone = Program::of(&mut server.browser(), &document).await;
    phone.post("/tables/{id}/found", &id, json!({"secret": "0123"})).await.expect(404);
    phone.post("/tables/{id}/found", &id, json!({"secret": old["secret"]})).await.expect(410);
    let found =
        phone.post("/tables/{id}/found", &id, json!({"secret": new["secret"]})).await.expect(200).json();
    assert_eq!(found["seats"][1]["own"], json!(true));
    ada.post("/tables/{id}/fetch-back", &id, json!({"seat": 1})).await.expect(403);
    let back = bo.post("/tables/{id}/fetch-back", &id, json!({"seat": 1})).await.expect(200).json();
    assert_eq!(back["seats"][1]["own"], json!(true));

    // Talk: reactions, and who is heard.
    let talked = ada.post("/tables/{id}/talk", &id, json!({"reaction": "👍"})).await.expect(200).json();
    assert_eq!(talked["lines"][0]["text"], json!("👍"));
    ada.post("/tables/{id}/talk", &id, json!({"reaction": "🦀"})).await.expect(422);
    let number = talked["lines"][0]["number"].clone();
    let unheard = json!({"what": "unhear", "on": true, "number": number});
    let heard = bo.post("/tables/{id}/manners", &id, unheard).await.expect(200).json();
    assert_eq!(heard["lines"], json!([]));
    bo.post("/tables/{id}/manners", &id, json!({"what": "players", "on": false})).await.expect(403);
    ada.post("/tables/{id}/manners", &id, json!({"what": "mute", "on": true})).await.expect(422);
    ada.post("/tables/{id}/manners", &id, json!({"what": "players", "on": false})).await.expect(200);
    bo.post("/tables/{id}/talk", &id, json!({"text": "Hm"})).await.expect(403);
}

#[tokio::test]
async fn a_program_seats_bots_and_leaves_a_game() {
    let server = TestServer::start().await;
    let document = document(&server).await;
    let mut ada = Program::of(&mut server.browser(), &document).await;
    let mut bo = Program::of(&mut server.browser(), &document).await;
    let new = json!({"game": "globetrotters", "name": "Ada", "seats": ["me", "open", "open"]});
    let id = ada.post("/tables", "", new).await.expect(201).json()["id"].as_str().unwrap().to_owned();
    bo.post("/tables/{id}/seat", &id, json!({"seat": 2, "kind": "bot-greedy"})).await.expect(403);
    ada.post("/tables/{id}/seat", &id, json!({"seat": 2, "kind": "throne"})).await.expect(422);
    ada.post("/tables/{id}/seat", &id, json!({"seat": 2, "kind": "bot-random"})).await.expect(200);
    bo.post("/tables/{id}/join", &id, json!({"seat": 1, "name": "Bo"})).await.expect(200);
    bo.post("/tables/{id}/seat", &id, json!({"seat": 1, "kind": "open"})).await.expect(200);
    bo.post("/tables/{id}/join", &id, json!({"seat": 1, "name": "Bo"})).await.expect(200);
    ada.post("/tables/{id}/go-on", &id, json!(null)).await.expect(409);
    ada.post("/tables/{id}/start", &id, json!(null)).await.expect(200);
    ada.post("/tables/{id}/again", &id, json!(null)).await.expect(409);
    // Whoever leaves does so out of turn too, as soon as nothing is being settled.
    let (view, seats) = loop {
        let view = bo.get("/tables/{id}/view", &id).await.expect(200).json();
        let Some(way) = view["ways_out"].as_array().unwrap().first().cloned() else { continue };
        assert_eq!(way, json!({"action": "resign", "name": "Resign"}));
        let act = json!({"seat": 1, "version": view["version"], "actions": [way["action"]]});
        let left = bo.post("/tables/{id}/act", &id, act).await;
        if left.status == 200 {
            break (bo.get("/tables/{id}/view", &id).await.json(), left.json()["seats"].clone());
        }
        assert_eq!(left.status, 409, "the bot was faster: {}", left.body);
    };
    assert_eq!((&seats[0]["resigned"], &seats[1]["resigned"]), (&json!(false), &json!(true)));
    assert_eq!((&view["ways_out"], &view["actions"]), (&json!([]), &json!([])));
    let version = view["version"].clone();
    let again = json!({"seat": 1, "version": version, "actions": ["resign"]});
    let refused = bo.post("/tables/{id}/act", &id, again).await;
    assert!(refused.status == 409 || refused.json()["clause"] == "GT-92", "{}", refused.body);
    bo.post("/tables/{id}/end", &id, json!({"word": "ask"})).await.expect(403);
}
