//! Past moments over HTTP: what a seat saw and nothing else, every moment under its address, and playing on from one.

use std::time::Instant;

use ::games::{AnyAction, AnyGame, Setup};
use ::table::dice::FastDice;
use ::table::journal::Origin;
use ::table::{Game, Play};
use serde_json::{Value, json};
use store::{SeatKind, SeatRecord, Status, TableRecord};

use crate::secrets::known_to_the_house;
use crate::support::page::{attribute, forms, some_act};
use crate::support::{Answer, Browser, TestServer};
use crate::{GO_HOME, server_with_scenario};

/// Asks for a moment as the script does.
async fn moment(browser: &mut Browser, id: &str, entry: u64, search: &str) -> Answer {
    let path = format!("/t/{id}/at/{entry}{search}");
    browser.send("GET", &path, &[("X-Globetable", "1")], "").await
}

/// Plays so many actions of Ada's at a table where she has every seat, and says what a stranger saw of the board then.
async fn watched(ada: &mut Browser, stranger: &mut Browser, id: &str, acts: usize) -> Vec<(u64, Value)> {
    let mut seen = Vec::new();
    for turn in 0..acts {
        let shown = stranger.regions(id).await;
        seen.push((shown["version"].as_u64().unwrap() - 1, shown));
        let json = ada.regions(id).await;
        let Some(act) = some_act(&json, turn) else { break };
        ada.submit(&act).await.expect(200);
    }
    seen
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn at_every_moment_a_spectator_sees_byte_for_byte_what_a_spectator_saw() {
    let server = TestServer::start().await;
    for game in ["little-monsters", "globetrotters", "globopolis"] {
        let (mut ada, mut stranger) = (server.browser(), server.browser());
        let id = ada.open_table_with("Ada", &["me", "device"], &[("game", game)]).await;
        let seen = watched(&mut ada, &mut stranger, &id, 24).await;
        assert!(seen.len() > 10, "{game}");
        for (entry, then) in seen {
            let now = moment(&mut stranger, &id, entry, "").await.expect(200).json();
            assert_eq!(now["entry"], entry);
            // Who is there now is no part of the past, so of the players only the board is compared.
            assert_eq!(now["regions"]["board"], then["regions"]["board"], "{game}, entry {entry}");
        }
    }
}

#[tokio::test]
async fn while_the_game_goes_on_nobody_looks_through_the_eyes_of_others() {
    let server = TestServer::start().await;
    let (mut ada, mut bo, mut stranger) = (server.browser(), server.browser(), server.browser());
    let id = ada.open_table_with("Ada", &["me", "open"], &[("game", "globetrotters")]).await;
    bo.get("/").await.expect(200);
    bo.post(&format!("/t/{id}/join"), &[("seat", "1"), ("name", "Bo")]).await.expect(303);
    ada.post(&format!("/t/{id}/start"), &[]).await.expect(303);
    let first = *known_to_the_house(&server, &id).await.moments().start();
    let at = |search: &str| format!("/t/{id}/at/{first}{search}");
    for (search, of_ada, of_bo, of_strangers) in [
        ("", 200, 200, 200),
        ("?as=spectator", 200, 200, 200),
        ("?as=0", 200, 403, 403),
        ("?as=1", 403, 200, 403),
        ("?as=2", 403, 403, 403),
        ("?as=open", 403, 403, 403),
        ("?as=%3Cscript%3E", 403, 403, 403),
    ] {
        ada.get(&at(search)).await.expect(of_ada);
        bo.get(&at(search)).await.expect(of_bo);
        stranger.get(&at(search)).await.expect(of_strangers);
        moment(&mut stranger, &id, first, search).await.expect(of_strangers);
    }
    // Nor do they play on from there.
    let play_on = format!("/t/{id}/at/{first}/play-on");
    stranger.post(&play_on, &[("seat", "0"), ("as", "0")]).await.expect(403);
    ada.post(&play_on, &[("seat", "0"), ("as", "open")]).await.expect(403);
}

#[tokio::test]
async fn a_moment_that_is_none_says_which_there_are() {
    let server = server_with_scenario().await;
    let mut ada = server.browser();
    let open = ada.open_table("Ada", &["me", "open"]).await;
    ada.get(&format!("/t/{open}/at")).await.expect(409);
    ada.get(&format!("/t/{open}/at/1")).await.expect(409);
    let id = ada.open_table_with("Ada", &["me", "device"], &[("scenario", "nearly-home")]).await;
    let ends = known_to_the_house(&server, &id).await.moments();
    let (first, last) = (*ends.start(), *ends.end());
    for entry in ["0", "999", "-1", "x", "18446744073709551616", "1.5"] {
        let page = ada.get(&format!("/t/{id}/at/{entry}")).await.expect(404).body;
        assert!(page.contains(&format!("from moment {first} to moment {last}")), "{entry}: {page}");
    }
    let led = ada.get(&format!("/t/{id}/at")).await.expect(303);
    assert_eq!(led.header("location"), Some(format!("/t/{id}/at/{first}").as_str()));
    let led = ada.get(&format!("/t/{id}/at?to={last}&as=0")).await.expect(303);
    assert_eq!(led.header("location"), Some(format!("/t/{id}/at/{last}?as=0").as_str()));
    ada.get(&format!("/t/{id}/at?to=%2F%2Fevil&as=%22%3E")).await.expect(303);
    ada.get("/t/abcdefghij/at/1").await.expect(404);
}

#[tokio::test]
async fn what_was_taken_back_is_a_moment_like_others() {
    let server = server_with_scenario().await;
    let mut ada = server.browser();
    let id = ada.open_table_with("Ada", &["me", "device"], &[("scenario", "nearly-home")]).await;
    let version = ada.regions(&id).await["version"].as_u64().unwrap();
    ada.act(&id, 0, version, "{\"step\":{\"to\":41,\"colour\":\"purple\"}}").await.expect(200);
    let next = (version + 1).to_string();
    ada.post_json(&format!("/t/{id}/takeback"), &[("seat", "0"), ("version", &next)]).await.expect(200);
    let before = moment(&mut ada, &id, version - 1, "").await.expect(200).json();
    let stepped = moment(&mut ada, &id, version, "").await.expect(200).json();
    let back = moment(&mut ada, &id, version + 1, "").await.expect(200).json();
    assert_ne!(before["regions"]["board"], stepped["regions"]["board"]);
    assert_eq!(before["regions"]["board"], back["regions"]["board"]);
    assert!(stepped["regions"]["scene"].as_str().unwrap().contains("London"), "{stepped}");
    assert!(back["regions"]["scene"].as_str().unwrap().contains("takes the last step back"), "{back}");
}

#[tokio::test]
async fn a_finished_game_is_watched_through_any_eyes_and_without_script() {
    let server = server_with_scenario().await;
    let (mut ada, mut stranger) = (server.browser(), server.browser());
    let id = ada.open_table_with("Ada", &["me", "device"], &[("scenario", "nearly-home")]).await;
    let version = ada.regions(&id).await["version"].as_u64().unwrap();
    ada.act(&id, 0, version, GO_HOME).await.expect(200);
    let end = ada.get(&format!("/t/{id}")).await.expect(200).body;
    assert!(end.contains(&format!("href=\"/t/{id}/at\"")), "the end leads there");
    let ends = known_to_the_house(&server, &id).await.moments();
    for search in ["", "?as=0", "?as=1", "?as=spectator", "?as=open"] {
        for entry in ends.clone() {
            let page = stranger.get(&format!("/t/{id}/at/{entry}{search}")).await.expect(200).body;
            assert!(!page.contains("/act\""), "there is nothing to do");
            if entry < *ends.end() {
                let link = page.split("<a").find(|tag| tag.contains("data-key=\"on\"")).unwrap();
                assert_eq!(attribute(link, "href"), Some(format!("/t/{id}/at/{}{search}", entry + 1)));
            }
        }
    }
    let open = stranger.get(&format!("/t/{id}/at/{}?as=open", ends.start())).await.expect(200).body;
    assert!(
        open.contains("id=\"seat-0-hand\"") && open.contains("id=\"seat-1-hand\""),
        "both hands lie open"
    );
}

#[tokio::test]
async fn a_game_is_played_on_from_a_moment_of_another() {
    let server = server_with_scenario().await;
    let mut ada = server.browser();
    let id = ada.open_table_with("Ada", &["me", "device"], &[("scenario", "nearly-home")]).await;
    let version = ada.regions(&id).await["version"].as_u64().unwrap();
    ada.act(&id, 0, version, GO_HOME).await.expect(200);
    let play = known_to_the_house(&server, &id).await;
    let (first, last) = (*play.moments().start(), *play.moments().end());

    // The end is none to play on from, but says which is.
    let page = ada.get(&format!("/t/{id}/at/{last}")).await.expect(200).body;
    let earlier = page.split("id=\"play-on\"").nth(1).unwrap();
    let earlier: u64 = attribute(earlier.split("<a").nth(1).unwrap(), "data-at").unwrap().parse().unwrap();
    assert!(play.game().outcome(&play.at(earlier).unwrap().state).is_none());
    assert!(play.game().outcome(&play.at(earlier + 1).unwrap().state).is_some());
    ada.post(&format!("/t/{id}/at/{last}/play-on"), &[("seat", "0")]).await.expect(422);

    let page = ada.get(&format!("/t/{id}/at/{first}?as=1")).await.expect(200).body;
    let form = forms(&page).into_iter().find(|form| form.action.ends_with("/play-on")).unwrap();
    assert_eq!((form.get("seat"), form.get("as")), (Some("1"), Some("1")));
    let fields = [("seat", "1"), ("as", "1"), ("name", "Ada")];
    let led = ada.post(&form.action, &fields).await.expect(303);
    let new = led.header("location").unwrap().strip_prefix("/t/").unwrap().to_owned();
    let on = known_to_the_house(&server, &new).await;
    assert_eq!(
        on.at(*on.moments().start()).unwrap().state,
        play.at(first).unwrap().state,
        "the very position"
    );
    assert_eq!(on.header().names[1], "Ada");
    ada.get(&format!("/t/{new}")).await.expect(200);
    for seat in ["9", "x", ""] {
        ada.post(&form.action, &[("seat", seat)]).await.expect(422);
    }
    let long = "x".repeat(40);
    ada.post(&form.action, &[("seat", "0"), ("name", &long)]).await.expect(422);
}

#[tokio::test]
async fn who_plays_on_from_a_running_game_learns_nothing_of_what_is_hidden_in_it() {
    let server = TestServer::start().await;
    let mut ada = server.browser();
    let id = ada.open_table_with("Ada", &["me", "device"], &[("special_events", "on")]).await;
    let play = known_to_the_house(&server, &id).await;
    let first = *play.moments().start();
    let mut others = 0;
    for _ in 0..3 {
        let fields = [("seat", "0"), ("as", "spectator")];
        let led = ada.post(&format!("/t/{id}/at/{first}/play-on"), &fields).await.expect(303);
        let new = led.header("location").unwrap().strip_prefix("/t/").unwrap().to_owned();
        let on = known_to_the_house(&server, &new).await;
        let state = on.at(*on.moments().start()).unwrap().state;
        let viewer = ::table::Viewer::Spectator;
        assert_eq!(on.game().view(&state, viewer), play.game().view(play.state(), viewer));
        others += usize::from(state != *play.state());
    }
    assert_eq!(others, 3, "the pile is another every time");
}

/// A game of Little Monsters that goes on for so many entries. Whoever is asked does something at random, but stays where they
/// are as soon as they have four cards: so nobody wins.
fn endless(entries: usize) -> Play<AnyGame> {
    let options = json!({ "special_events": true });
    let game = Setup::read("little-monsters", 4, &options).unwrap().open(None).unwrap();
    let names = ["Ada", "Bo", "Chidi", "Dana"].map(str::to_owned).to_vec();
    let mut dice = FastDice::new(7);
    let mut play = Play::start(game, names, Origin::Seeded(7), None, &mut dice).unwrap();
    let (mut choice, mut legal) = (FastDice::new(8), Vec::new());
    while play.lines().len() <= entries {
        let seat = play.game().to_act(play.state()).must.first().expect("the game goes on");
        play.game().legal(play.state(), seat, &mut legal);
        let stays = |action: &AnyAction| !serde_json::to_string(action).unwrap().contains("step");
        if play.game().scores(play.state())[seat.index()] >= 4 && legal.iter().any(stays) {
            legal.retain(stays);
        }
        let most = u32::try_from(legal.len()).unwrap();
        let action = legal[choice.below(most) as usize].clone();
        play.act(seat, &action, &mut dice).unwrap();
    }
    play
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_twenty_thousand_entries_is_opened_and_sought_through() {
    let server = TestServer::start().await;
    let play = endless(20_000);
    let person = |(seat, name): (u8, &String)| SeatRecord {
        kind: SeatKind::Person,
        name: name.clone(),
        ..SeatRecord::open(seat)
    };
    let setup = json!({ "play": Setup::of_header(play.header()).unwrap(), "host": "" });
    let record = TableRecord {
        id: "abcdefghij".to_owned(),
        game: "little-monsters".to_owned(),
        setup: setup.to_string(),
        status: Status::Over,
        entries: play.lines().len() as u64 - 1,
        changes: 1,
        seed: None,
        created_at: 0,
        changed_at: 0,
        seats: (0..).zip(&play.header().names).map(person).collect(),
    };
    let store = store::open(&server.folder().join("tables.db").into()).await.unwrap();
    store.bring_in(&record, &play.lines().to_vec()).await.unwrap();
    store.close().await;

    let mut stranger = server.browser();
    let begun = Instant::now();
    let page = stranger.get("/t/abcdefghij/at/20000").await.expect(200);
    println!("opened in {:?}, {} KB", begun.elapsed(), page.body.len() / 1024);
    let (mut times, mut sizes) = (Vec::new(), Vec::new());
    for entry in (1..20_000).step_by(487) {
        let begun = Instant::now();
        let answer = moment(&mut stranger, "abcdefghij", entry, "").await.expect(200);
        times.push(begun.elapsed());
        sizes.push(answer.body.len());
        assert_eq!(answer.json()["entry"], entry);
    }
    times.sort_unstable();
    sizes.sort_unstable();
    println!(
        "{} moments sought in {:?} (median), {:?} (worst); {} KB each",
        times.len(),
        times[times.len() / 2],
        times[times.len() - 1],
        sizes[sizes.len() / 2] / 1024
    );
    let begun = Instant::now();
    for entry in (1..20_000).step_by(97) {
        assert_eq!(play.at(entry).unwrap().entry, entry);
    }
    println!("a position of it alone in {:?}", begun.elapsed() / 207);
    for (name, path) in [("all", "?log=all"), ("last", "?log=last"), ("usual", "")] {
        let begun = Instant::now();
        let page = stranger.get(&format!("/t/abcdefghij{path}")).await.expect(200).body;
        println!("the log, {name}: {} KB of page in {:?}", page.len() / 1024, begun.elapsed());
        assert!(page.len() < 400 * 1024, "{name}");
    }
}
