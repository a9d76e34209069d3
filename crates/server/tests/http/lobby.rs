//! Sitting down, changing seats, starting, playing again.

use std::collections::BTreeMap;

use crate::support::page::{acts_in, forms};
use crate::support::{Browser, TestServer};
use crate::{GO_HOME, server_with_scenario};

async fn join(browser: &mut Browser, table: &str, seat: &str, name: &str) -> u16 {
    let fields = [("seat", seat), ("name", name), ("commitment", "")];
    browser.post(&format!("/t/{table}/join"), &fields).await.status
}

#[tokio::test]
async fn a_guest_sits_down_and_the_host_starts() {
    let server = TestServer::start().await;
    let (mut ada, mut bo) = (server.browser(), server.browser());
    let id = ada.open_table("Ada", &["me", "open", "open"]).await;

    let page = bo.get(&format!("/t/{id}")).await.expect(200);
    assert!(page.body.contains(&server.url(&format!("/t/{id}"))), "the invite link is on the page");
    let form = forms(&page.body).into_iter().find(|form| form.action.ends_with("/join")).unwrap();
    assert_eq!(form.get("seat"), Some("1"));
    assert_eq!(join(&mut bo, &id, "1", "").await, 422, "a name is asked for");
    assert_eq!(join(&mut bo, &id, "1", "Ada").await, 303);
    assert!(ada.get(&format!("/t/{id}")).await.body.contains("Ada 2"), "names are told apart");
    assert_eq!(join(&mut server.browser(), &id, "1", "Cy").await, 409, "the seat is taken");
    assert_eq!(join(&mut server.browser(), &id, "7", "Cy").await, 422, "there is no such seat");

    let start = format!("/t/{id}/start");
    assert!(bo.post(&start, &[]).await.expect(403).body.contains("Only whoever opened the table"));
    assert!(ada.post(&start, &[]).await.expect(409).body.contains("Seats are still open"));
    ada.act(&id, 0, 1, "\"roll\"").await.refused(409);

    let seat = format!("/t/{id}/seat");
    bo.post(&seat, &[("seat", "2"), ("kind", "bot:greedy")]).await.expect(403);
    ada.post(&seat, &[("seat", "2"), ("kind", "bot:clever")]).await.expect(422);
    let answer = ada.post_json(&seat, &[("seat", "2"), ("kind", "bot:greedy")]).await.expect(200);
    assert!(answer.json()["regions"]["seats"].as_str().unwrap().contains("Gizmo"));
    ada.post(&start, &[]).await.expect(303);
    ada.post(&start, &[]).await.expect(303);
    assert_eq!(join(&mut server.browser(), &id, "1", "Cy").await, 409, "it has started");
    assert!(ada.post(&seat, &[("seat", "1"), ("kind", "open")]).await.expect(409).body.contains("started"));
    assert!(bo.get(&format!("/t/{id}")).await.body.contains("id=\"board\""));
}

/// Nobody called Ada is there, and nobody passes for her all the same.
#[tokio::test]
async fn a_name_of_letters_that_only_look_right_takes_no_seat() {
    let server = TestServer::start().await;
    let (mut bo, mut eve) = (server.browser(), server.browser());
    let id = bo.open_table("Bo", &["me", "open"]).await;
    let fields = [("seat", "1"), ("name", "\u{410}d\u{430}"), ("commitment", "")];
    let refused = eve.post(&format!("/t/{id}/join"), &fields).await.expect(422);
    assert!(refused.body.contains("Please write each word in one script"), "{}", refused.body);
    assert_eq!(join(&mut eve, &id, "1", "Ада").await, 303, "she may be called so in her own letters");
}

#[tokio::test]
async fn a_link_that_only_this_computer_can_open_says_so() {
    let server = TestServer::start_with(|config| config.behind_proxy = true).await;
    let mut ada = server.browser();
    let id = ada.open_table("Ada", &["me", "open"]).await;
    let path = format!("/t/{id}");
    assert!(ada.get(&path).await.body.contains("Only this computer can open this link"));
    let elsewhere = ada.send("GET", &path, &[("x-forwarded-host", "table.example")], "").await.expect(200);
    assert!(elsewhere.body.contains(&format!("http://table.example{path}")));
    assert!(!elsewhere.body.contains("Only this computer can open this link"));
}

#[tokio::test]
async fn who_sits_can_leave_and_the_host_can_free_a_seat() {
    let server = TestServer::start().await;
    let (mut ada, mut bo) = (server.browser(), server.browser());
    let id = ada.open_table("Ada", &["me", "open"]).await;
    let seat = format!("/t/{id}/seat");
    assert_eq!(join(&mut bo, &id, "1", "Bo").await, 303);
    server.browser().post(&seat, &[("seat", "1"), ("kind", "open")]).await.expect(403);
    ada.post(&seat, &[("seat", "1"), ("kind", "bot:greedy")]).await.expect(409);
    bo.post(&seat, &[("seat", "1"), ("kind", "open")]).await.expect(303);
    assert_eq!(join(&mut bo, &id, "1", "Bo").await, 303);
    ada.post(&seat, &[("seat", "1"), ("kind", "open")]).await.expect(303);
    ada.post(&seat, &[("seat", "1"), ("kind", "bot:random")]).await.expect(303);
    assert_eq!(join(&mut bo, &id, "1", "Bo").await, 409);
}

#[tokio::test]
async fn several_people_at_one_device_are_asked_in_turn() {
    let server = TestServer::start().await;
    let mut ada = server.browser();
    let id = ada.open_table_with("Ada", &["me", "device"], &[("name-1", "Bo")]).await;
    let mut seats = Vec::new();
    for _ in 0..8 {
        let json = ada.regions(&id).await;
        let acts = acts_in(&json);
        // To stop at once is the shortest turn; the choices before it are made as they come.
        let act = acts.iter().find(|act| act.get("action") == Some("\"stop\"")).unwrap_or(&acts[0]);
        seats.push(act.get("seat").unwrap().to_owned());
        ada.submit(act).await.expect(200);
    }
    assert!(seats.contains(&"0".to_owned()) && seats.contains(&"1".to_owned()), "{seats:?}");
}

#[tokio::test]
async fn the_people_of_a_game_play_again() {
    let server = server_with_scenario().await;
    let (mut ada, mut bo) = (server.browser(), server.browser());
    let id = ada.open_table_with("Ada", &["me", "open"], &[("scenario", "nearly-home")]).await;
    assert_eq!(join(&mut bo, &id, "1", "Bo").await, 303);
    ada.post(&format!("/t/{id}/again"), &[]).await.expect(409);
    ada.post(&format!("/t/{id}/start"), &[]).await.expect(303);
    ada.post(&format!("/t/{id}/again"), &[]).await.expect(409);
    let end = ada.act(&id, 0, 2, GO_HOME).await.expect(200).json();
    assert!(end["regions"]["end"].as_str().unwrap().contains("/again"), "{end}");

    server.browser().post(&format!("/t/{id}/again"), &[]).await.expect(409);
    let bos = bo.post(&format!("/t/{id}/again"), &[]).await.expect(303);
    let next = bos.header("location").unwrap().to_owned();
    let early = bo.post(&format!("{next}/start"), &[]).await.expect(409);
    assert!(early.body.contains("still expected"), "Ada has not come yet: {}", early.body);
    let adas = ada.post(&format!("/t/{id}/again"), &[]).await.expect(303);
    assert_eq!(adas.header("location"), Some(next.as_str()), "they meet at one table");
    assert_ne!(next, format!("/t/{id}"));
    // Who asked first is the host now.
    ada.post(&format!("{next}/start"), &[]).await.expect(403);
    bo.post(&format!("{next}/start"), &[]).await.expect(303);
    let next = next.strip_prefix("/t/").unwrap();
    ada.act(next, 0, 2, GO_HOME).await.expect(200);
    let journal = ada.get(&format!("/t/{next}/journal")).await.expect(200).body;
    assert!(journal.lines().next().unwrap().contains("\"names\":[\"Ada\",\"Bo\"]"));
}

#[tokio::test]
async fn against_bots_one_plays_again_at_once() {
    let server = server_with_scenario().await;
    let mut ada = server.browser();
    let id = ada.open_table_with("Ada", &["me", "bot-greedy"], &[("scenario", "nearly-home")]).await;
    ada.act(&id, 0, 2, GO_HOME).await.expect(200);
    let answer = ada.post(&format!("/t/{id}/again"), &[]).await.expect(303);
    let next = answer.header("location").unwrap().strip_prefix("/t/").unwrap().to_owned();
    assert!(ada.get(&format!("/t/{next}")).await.expect(200).body.contains("id=\"board\""), "no lobby");
    ada.act(&next, 0, 2, GO_HOME).await.expect(200);
    // Whoever presses twice is led to the same game.
    let again = ada.post(&format!("/t/{id}/again"), &[]).await.expect(303);
    assert_eq!(again.header("location"), Some(format!("/t/{next}").as_str()));
}

#[tokio::test]
async fn the_card_of_every_scenario_begins_its_game() {
    let server = TestServer::start_with(|config| {
        config.scenarios = ::games::SCENARIOS
            .iter()
            .map(|&(id, text)| (id.to_owned(), id.to_owned(), text.to_owned()))
            .collect();
    })
    .await;
    let mut ada = server.browser();
    let start = ada.get("/").await.expect(200).body;
    let cards: Vec<&str> = start.split("scenario-card").skip(1).collect();
    assert!(cards.len() >= 4, "{start}");
    for card in cards {
        let form = forms(card).into_iter().next().unwrap();
        let answer = ada.submit(&form).await.expect(200).json();
        let table = answer["location"].as_str().unwrap().to_owned();
        let page = ada.get(&table).await.expect(200).body;
        assert!(page.contains("id=\"board\"") && page.contains("id=\"briefing\""), "{table}");
        assert!(
            page.contains("<p id=\"status\" aria-live=\"polite\" data-turn=\"yes\""),
            "whoever sits there is asked"
        );
    }
}

#[tokio::test]
async fn a_scenario_needs_its_number_of_seats() {
    let server = server_with_scenario().await;
    let mut ada = server.browser();
    let start = ada.get("/").await.expect(200).body;
    assert!(start.contains("Nearly home"));
    let mut fields = vec![
        ("game", "little-monsters"),
        ("seats", "3"),
        ("seat-0", "me"),
        ("seat-1", "bot-greedy"),
        ("seat-2", "bot-greedy"),
        ("scenario", "nearly-home"),
    ];
    assert!(ada.post("/tables", &fields).await.expect(422).body.contains("for 2 players"));
    fields[1].1 = "2";
    let opened = ada.post("/tables", &fields).await.expect(303);
    assert!(ada.get(opened.header("location").unwrap()).await.body.contains("Berlin"));
}

/// What the form in which everything about a game can be chosen holds, without what is new on every page.
fn set_up(start: &str, game: &str) -> BTreeMap<String, String> {
    let of_game = |form: &crate::support::page::Form| {
        form.action == "/tables" && form.get("game") == Some(game) && form.get("name-0").is_some()
    };
    let form = forms(start).into_iter().find(of_game).expect("every game can be set up");
    form.fields.into_iter().filter(|(name, _)| !name.starts_with("commitment")).collect()
}

#[tokio::test]
async fn a_form_that_is_refused_comes_back_as_it_was_filled_in() {
    let server = server_with_scenario().await;
    let chosen: [(&str, &[(&str, &str)]); 3] = [
        (
            "little-monsters",
            &[("traffic_jam", "on"), ("special_events", "on"), ("first", "1"), ("scenario", "nearly-home")],
        ),
        ("globetrotters", &[("short", "keys-10"), ("strict", "on"), ("first", "2")]),
        (
            "globopolis",
            &[
                ("level", "cards"),
                ("length", "rounds-20"),
                ("teams", "2"),
                ("flights", "any_market"),
                ("assistance", "both"),
                ("administrator", "1"),
                ("mark", "90"),
                ("hand_limit", "4"),
                ("timer", "60"),
                ("free_direction", "on"),
                ("timer_stops_for_deals", "on"),
            ],
        ),
    ];
    for (game, options) in chosen {
        let mut ada = server.browser();
        let start = ada.get("/").await.expect(200).body;
        let usual = set_up(&start, game);
        // Nobody sits on two seats.
        let people = [
            ("name", "Ada <b>"),
            ("seats", "4"),
            ("seat-0", "me"),
            ("seat-1", "me"),
            ("seat-2", "device"),
            ("name-2", "Bo"),
            ("seat-3", "bot-easy"),
        ];
        let mut filled = usual.clone();
        for (name, value) in people.iter().chain(options) {
            filled.insert((*name).to_owned(), (*value).to_owned());
        }
        assert!(options.iter().all(|(name, value)| usual.get(*name).is_none_or(|usual| usual != value)));
        let mut sent: Vec<(&str, &str)> = vec![("commitment", "")];
        sent.extend(filled.iter().map(|(name, value)| (name.as_str(), value.as_str())));
        let refused = ada.post("/tables", &sent).await.expect(422).body;
        assert_eq!(set_up(&refused, game), filled);
        // The reason stands once, where the form is, and the other forms are fresh.
        assert_eq!(refused.matches("id=\"notice\"").count(), 1);
        assert_eq!(refused.matches("class=\"set-up\" open").count(), 1);
        for (other, _) in chosen.iter().filter(|(other, _)| *other != game) {
            assert_eq!(set_up(&refused, other), set_up(&start, other));
        }
    }
}

#[tokio::test]
async fn without_script_an_action_leads_to_the_next_question_and_the_last_one_to_the_end() {
    let server = server_with_scenario().await;
    let mut ada = server.browser();
    let id = ada.open_table("Ada", &["me", "device"]).await;
    let asked = ada.regions(&id).await;
    let act = acts_in(&asked).swap_remove(0);
    let fields: Vec<(&str, &str)> =
        act.fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let answer = ada.post(&act.action, &fields).await.expect(303);
    assert_eq!(answer.header("location"), Some(format!("/t/{id}#now").as_str()));

    let id = ada.open_table_with("Ada", &["me", "device"], &[("scenario", "nearly-home")]).await;
    let fields = [("seat", "0"), ("version", "2"), ("action", GO_HOME)];
    let answer = ada.post(&format!("/t/{id}/act"), &fields).await.expect(303);
    assert_eq!(answer.header("location"), Some(format!("/t/{id}").as_str()));
}
