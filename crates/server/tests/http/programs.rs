//! Programs beside the game: public tables, playing on, looking back, starts that are broken off, and being told.

use games::globopolis::Team;
use serde_json::{Value, json};
use table::dice::Share;

use crate::api::{Program, document};
use crate::club::club;
use crate::globopolis::open_of;
use crate::secrets::known_to_the_house;
use crate::support::mailbox::HOUSE;
use crate::support::patience::glance;
use crate::told::{House, Table};
use crate::{GO_HOME, server_with_scenario};

#[tokio::test]
async fn a_program_finds_public_tables_plays_on_and_looks_back() {
    let server = club().await;
    let document = document(&server).await;
    let mut ada = Program::of(&mut server.browser(), &document).await;
    let mut bo = Program::of(&mut server.browser(), &document).await;
    let new = json!({"game": "little-monsters", "name": "Ada", "seats": ["me", "open"], "scenario": "nearly-home", "public": true});
    let table = ada.post("/tables", "", new).await.expect(201).json();
    assert_eq!(table["public"], true);
    let id = table["id"].as_str().unwrap().to_owned();
    let found = bo.get("/club", "").await.expect(200).json();
    assert_eq!((&found["name"], &found["tables"][0]["id"]), (&json!("The Owls & Co"), &json!(id)));
    bo.post("/tables/{id}/join", &id, json!({"seat": 1, "name": "Bo"})).await.expect(200);
    ada.post("/tables/{id}/start", &id, json!(null)).await.expect(200);
    ada.get("/tables/{id}/analysis", &id).await.expect(409);
    let steps: Value = serde_json::from_str(GO_HOME).unwrap();
    let over = json!({"seat": 0, "version": 2, "actions": steps});
    ada.post("/tables/{id}/act", &id, over).await.expect(200);

    let play_on = "/tables/{id}/moments/{entry}/play-on";
    let from = format!("/tables/{id}/moments/2/play-on");
    let wish = |seat: u8| Some(json!({"seat": seat, "name": "Bo", "as": "open"}));
    bo.send("post", play_on, &from, wish(9)).await.expect(422);
    let next = bo.send("post", play_on, &from, wish(1)).await.expect(201).json();
    assert_eq!((&next["status"], &next["seats"][1]["own"]), (&json!("playing"), &json!(true)));
    loop {
        let found = bo.get("/tables/{id}/analysis", &id).await.expect(200).json();
        if found["working"].is_null() {
            assert_eq!(found["analysis"]["seats"].as_array().unwrap().len(), 2, "{found}");
            break;
        }
        // Nothing tells a program that it is there.
        glance().await;
    }
}

#[tokio::test]
async fn a_program_finds_out_what_there_is_to_play() {
    let server = server_with_scenario().await;
    let document = document(&server).await;
    let mut ada = Program::of(&mut server.browser(), &document).await;
    let games = ada.get("/games", "").await.expect(200).json();
    for game in games.as_array().unwrap() {
        let id = game["id"].as_str().unwrap();
        // Whatever a question can be answered with, and the usual options, open a table.
        let sets = game["options"]
            .as_array()
            .unwrap()
            .iter()
            .flat_map(|option| option["answers"].as_array().unwrap());
        let sets = sets.map(|answer| answer["sets"].clone()).chain([game["usual"].clone(), json!({})]);
        for options in sets {
            let others = usize::try_from(game["most"].as_u64().unwrap()).unwrap() - 1;
            let seats: Vec<&str> = ["me"].into_iter().chain(vec!["open"; others]).collect();
            let new = json!({"game": id, "seats": seats, "options": options});
            let opened = ada.post("/tables", "", new).await;
            // Some options hold for others only together; the rules say which clause asks for it.
            let refused = opened.status == 422 && opened.json()["clause"].is_string();
            assert!(opened.status == 201 || refused, "{id} {options}: {}", opened.body);
        }
    }
    let monsters = games.as_array().unwrap().iter().find(|game| game["id"] == "little-monsters").unwrap();
    assert_eq!(
        (&monsters["fewest"], &monsters["bots"]),
        (&json!(2), &json!(["easy", "greedy", "value", "master"]))
    );
    let scenarios = monsters["scenarios"].as_array().unwrap();
    assert!(
        scenarios.iter().any(|scenario| scenario["id"] == "nearly-home" && scenario["seats"] == 2),
        "{scenarios:?}"
    );
    server.stop().await;
}

#[tokio::test]
async fn a_program_knows_the_board_and_reads_the_log_and_its_own_tables() {
    let server = server_with_scenario().await;
    let document = document(&server).await;
    let mut ada = Program::of(&mut server.browser(), &document).await;
    let new = json!({"game": "little-monsters", "name": "Ada", "seats": ["me", "bot-greedy"], "scenario": "nearly-home"});
    let id = ada.post("/tables", "", new).await.expect(201).json()["id"].as_str().unwrap().to_owned();
    let board = ada.get("/tables/{id}/board", &id).await.expect(200).json();
    assert_eq!(
        (&board["identity"]["game"], &board["identity"]["seats"]),
        (&json!("little-monsters"), &json!(2))
    );
    assert!(board["board"].to_string().contains("London"), "{board}");
    let mine = ada.get("/mine", "").await.expect(200).json();
    assert_eq!(
        (&mine["running"][0]["id"], &mine["running"][0]["standing"]),
        (&json!(id), &json!("your_turn"))
    );
    assert_eq!(
        mine["running"][0]["people"][0],
        json!({"seat": 0, "name": "Ada", "own": true, "marked": true})
    );
    let steps: Value = serde_json::from_str(GO_HOME).unwrap();
    ada.post("/tables/{id}/act", &id, json!({"seat": 0, "version": 2, "actions": steps})).await.expect(200);
    let log = ada.get("/tables/{id}/log", &id).await.expect(200).json();
    assert!(
        log["lines"].to_string().contains("London") && log["last"].as_u64() > log["first"].as_u64(),
        "{log}"
    );
    let mine = ada.get("/mine", "").await.expect(200).json();
    assert_eq!((&mine["running"], &mine["past"][0]["end"]), (&json!([]), &json!("won")));
    assert_eq!(
        (&mine["past"][0]["people"][0]["marked"], &mine["past"][0]["bots"]),
        (&json!(true), &json!(["greedy"]))
    );

    // The game is taken to another house, where it is watched.
    let journal = ada.get("/tables/{id}/journal", &id).await.expect(200).body;
    let other = server_with_scenario().await;
    let mut there = Program::of(&mut other.browser(), &document).await;
    let brought = there.send_text("/journals", &journal).await.expect(201).json();
    let brought = brought["id"].as_str().unwrap();
    assert_eq!(there.get("/tables/{id}/journal", brought).await.expect(200).body, journal);
    for wrong in ["", "{}", &journal.replacen("\"seat\":0", "\"seat\":1", 1)] {
        let refused = there.send_text("/journals", wrong).await.expect(422).json();
        assert!(refused["message"].as_str().unwrap().len() > 20, "{refused}");
    }
    for server in [server, other] {
        server.stop().await;
    }
}

/// GP-36
#[tokio::test]
async fn a_program_asks_a_bot_what_it_would_want() {
    let server = crate::globopolis::server().await;
    let document = document(&server).await;
    let mut bo = Program::of(&mut server.browser(), &document).await;
    let new = json!({"game": "globopolis", "name": "Bo", "seats": ["bot-greedy", "me", "bot-greedy"], "scenario": "one"});
    let id = bo.post("/tables", "", new).await.expect(201).json()["id"].as_str().unwrap().to_owned();
    let play = known_to_the_house(&server, &id).await;
    let title = open_of(&play).players[Team(2)].titles.iter().next().unwrap().index();
    let at = "/tables/{id}/wants";
    let asked = async |bo: &mut Program<'_>, terms: &str| {
        bo.send("get", at, &format!("/tables/{id}/wants?{terms}"), None).await
    };
    let wanted = asked(&mut bo, &format!("deal=2&want-title={title}")).await.expect(200).json();
    let offer = wanted["action"]["action"].clone();
    assert!(wanted["action"]["name"].is_string() && offer.is_object(), "{wanted}");
    for none in [
        "",
        "deal=9&want-title=0",
        &format!("deal=2&want-title={title}&want-card=3"),
        "deal=2&want-title=9999",
    ] {
        assert_eq!(asked(&mut bo, none).await.expect(200).json(), json!({ "action": null }), "{none}");
    }
    asked(&mut bo, "seat=0&deal=2").await.expect(403);
    let version = play.lines().len();
    let done =
        bo.post("/tables/{id}/act", &id, json!({"seat": 1, "version": version, "actions": [offer]})).await;
    done.expect(200);
    server.stop().await;
}

#[tokio::test]
async fn a_program_breaks_a_start_off() {
    let server = server_with_scenario().await;
    let document = document(&server).await;
    let mut ada = Program::of(&mut server.browser(), &document).await;
    let mut bo = Program::of(&mut server.browser(), &document).await;
    let commitment = Share([7; 32]).commitment().0;
    let new =
        json!({"game": "little-monsters", "name": "Ada", "seats": ["me", "open"], "commitment": commitment});
    let id = ada.post("/tables", "", new).await.expect(201).json()["id"].as_str().unwrap().to_owned();
    let join = json!({"seat": 1, "name": "Bo", "commitment": commitment});
    bo.post("/tables/{id}/join", &id, join).await.expect(200);
    let locked = ada.post("/tables/{id}/start", &id, json!(null)).await.expect(200).json();
    assert_eq!(locked["status"], "locked");
    bo.post("/tables/{id}/break-off", &id, json!(null)).await.expect(403);
    let next = ada.post("/tables/{id}/break-off", &id, json!(null)).await.expect(201).json();
    assert_eq!((&next["status"], &next["seats"][1]["name"]), (&json!("open"), &json!("Bo")));
    assert_eq!(ada.get("/tables/{id}", &id).await.expect(200).json()["status"], "over");
    // At the next table everybody commits anew, and the game begins when all have revealed.
    let (id, share) = (next["id"].as_str().unwrap(), "07".repeat(32));
    bo.post("/tables/{id}/commit", id, json!({"seat": 0, "commitment": commitment})).await.expect(403);
    bo.post("/tables/{id}/commit", id, json!({"seat": 1, "commitment": "x"})).await.expect(422);
    for (seat, person) in [(0, &mut ada), (1, &mut bo)] {
        person
            .post("/tables/{id}/commit", id, json!({"seat": seat, "commitment": commitment}))
            .await
            .expect(200);
    }
    ada.post("/tables/{id}/start", id, json!(null)).await.expect(200);
    ada.post("/tables/{id}/reveal", id, json!({"seat": 0, "share": share})).await.expect(200);
    let begun =
        bo.post("/tables/{id}/reveal", id, json!({"seat": 1, "share": share})).await.expect(200).json();
    assert_eq!(begun["status"], "playing");
}

/// Nobody gets more channels by saying again and again that they are somebody new.
#[tokio::test(start_paused = true)]
async fn an_address_gives_so_many_channels() {
    let house = House::open().await;
    let hook = house.doorbell.url("/hook");
    let mut found = Vec::new();
    for _ in 0..41 {
        let mut browser = house.server.browser();
        browser.get("/mine/told").await.expect(200);
        found.push(browser.post("/mine/told/hook", &[("address", &hook)]).await.status);
    }
    assert!(found[..40].iter().all(|&status| status == 303) && found[40] == 429, "{found:?}");
    house.stop().await;
}

#[tokio::test(start_paused = true)]
async fn programs_choose_how_they_are_told() {
    let mut house = House::open().await;
    let mut table = Table::of(&house.server, &[]).await;
    let document = document(&house.server).await;
    let mut ada = Program::of(&mut table.ada, &document).await;
    let mut bo = Program::of(&mut table.bo, &document).await;
    let told = bo.get("/told", "").await.expect(200).json();
    assert_eq!((&told["tells_by"], &told["ways"]), (&json!(["mail", "push", "hook"]), &json!([])));
    let asked = bo.post("/told/mail", "", json!({"address": "bo@example.org"})).await.expect(200).json();
    assert_eq!((&asked["ways"][0]["kind"], &asked["ways"][0]["state"]), (&json!("mail"), &json!("asked")));
    assert_eq!(house.mailbox.next().await.to, "bo@example.org");
    bo.post("/told/mail", "", json!({"address": "nobody"})).await.expect(422);
    bo.post("/told/push", "", json!({"endpoint": "nowhere", "p256dh": "", "auth": ""})).await.expect(422);
    let hook = json!({ "address": house.doorbell.url("/secret") });
    let on = bo.post("/told/hook", "", hook.clone()).await.expect(200);
    assert!(!on.body.contains("secret"), "the rest of a hook's address is its secret: {}", on.body);
    let id =
        on.json()["ways"].as_array().unwrap().iter().find(|way| way["kind"] == "hook").unwrap()["id"].clone();
    ada.post("/told/ended", "", json!({ "id": id })).await.expect(200);
    assert_eq!(bo.get("/told", "").await.json()["ways"].as_array().unwrap().len(), 2, "only one's own");
    bo.post("/told/ended", "", json!({ "id": id })).await.expect(200);
    assert_eq!(bo.get("/told", "").await.json()["ways"].as_array().unwrap().len(), 1);
    let feed = bo.post("/told/feed", "", json!(null)).await.expect(201).json();
    let path = feed["atom"].as_str().unwrap().strip_prefix(HOUSE).unwrap().to_owned();
    assert!(house.walker.get(&path).await.expect(200).body.contains("<feed"));

    bo.post("/tables/{id}/told", &table.id, hook.clone()).await.expect(403);
    ada.post("/tables/{id}/told", &table.id, hook).await.expect(200);
    let seen = bo.get("/tables/{id}/told", &table.id).await.expect(200).json();
    assert_eq!(
        (&seen["has_hook"], &seen["hook"]),
        (&json!(true), &json!(null)),
        "where it is, the host knows"
    );
    bo.post("/tables/{id}/told/ended", &table.id, json!(null)).await.expect(403);
    let ended = ada.post("/tables/{id}/told/ended", &table.id, json!(null)).await.expect(200).json();
    assert_eq!(ended["has_hook"], false);
    house.stop().await;
}
