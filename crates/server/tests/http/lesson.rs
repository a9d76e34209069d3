//! The guided first game: offered to whoever is new, with a coach who can be sent away and called back.

use pages::worked::Worked;
use store::SeatKind;

use crate::support::nearly_home::{GO_HOME, NEARLY_HOME};
use crate::support::page::{acts_in, forms};
use crate::support::{Browser, TestServer};

/// A server with the guided games that come with the program.
async fn server() -> TestServer {
    TestServer::start_with(|config| {
        let lessons = games::SCENARIOS.iter().filter(|(_, text)| text.contains("\nlesson = true\n"));
        config.scenarios = lessons.map(|(id, text)| ((*id).into(), (*id).into(), (*text).into())).collect();
    })
    .await
}

/// Begins the guided game of a kind from the start page, and returns the table's address.
async fn begin(ada: &mut Browser, game: &str) -> String {
    let page = ada.get("/").await.expect(200).body;
    let offer = page.split("class=\"lesson-offer\"").find(|part| part.contains(&format!("value=\"{game}\"")));
    let form =
        forms(&format!("<div {}", offer.unwrap())).into_iter().find(|form| form.action == "/tables").unwrap();
    let opened = ada.submit(&form).await;
    opened.json()["location"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn whoever_is_new_is_offered_a_coach_who_goes_and_comes_back() {
    let server = server().await;
    let mut ada = server.browser();
    let offered = ada.get("/").await.expect(200).body.matches("class=\"lesson-offer\"").count();
    assert_eq!(offered, games::GAMES.iter().filter(|info| !info.on_request).count());

    let table = begin(&mut ada, "little-monsters").await;
    let page = ada.get(&table).await.expect(200).body;
    assert!(page.contains("id=\"lesson\"") && page.contains("Step 1 of 10"), "{page}");
    assert!(page.contains("Every turn begins with two dice") && page.contains("|#now .act button|#now\""));
    assert!(!page.contains("id=\"briefing\""), "the coach says what there is to say");

    let address = format!("{table}/lesson");
    ada.post(&address, &[("leave", "yes")]).await.expect(303);
    let page = ada.get(&table).await.expect(200).body;
    assert!(page.contains("You have sent the coach away") && !page.contains("data-aims"), "{page}");
    ada.post(&address, &[("leave", "no")]).await.expect(303);
    assert!(ada.get(&table).await.expect(200).body.contains("Every turn begins with two dice"));

    let spectator = server.browser().get(&table).await.expect(200).body;
    assert!(!spectator.contains("id=\"lesson\""), "the coach speaks to the learner");
}

#[tokio::test]
async fn the_coach_goes_on_with_what_was_done() {
    let server = server().await;
    let mut ada = server.browser();
    let table = begin(&mut ada, "little-monsters").await;
    let id = table.rsplit_once('/').unwrap().1.to_owned();
    let before = ada.regions(&id).await;
    let roll = acts_in(&before).into_iter().find(|form| form.get("action") == Some("\"roll\"")).unwrap();
    let after = ada.submit(&roll).await.expect(200).json();
    assert!(!after["regions"]["lesson"].as_str().unwrap().contains("Step 1 of 10"), "{after}");
}

/// Whether the start page offers a guided first game of Little Monsters.
async fn is_offered(ada: &mut Browser) -> bool {
    let page = ada.get("/").await.expect(200).body;
    let offers = page.split("class=\"lesson-offer\"").skip(1);
    offers
        .filter_map(|rest| rest.split("</form>").next())
        .any(|form| form.contains("value=\"little-monsters\""))
}

/// Wins a game that begins two actions before its end, and returns its table.
async fn wins(ada: &mut Browser, scenario: &str) {
    let id = ada.open_table_with("Ada", &["me", "bot-random"], &[("scenario", scenario)]).await;
    let table = format!("/t/{id}");
    let version = ada.regions(&id).await["version"].as_u64().unwrap().to_string();
    let fields = [("seat", "0"), ("version", &version), ("action", GO_HOME)];
    ada.post_json(&format!("{table}/act"), &fields).await.expect(200);
    assert!(ada.get(&table).await.expect(200).body.contains("id=\"end\""));
}

#[tokio::test]
async fn the_offer_goes_after_a_game_and_not_after_a_puzzle_or_a_scenario_and_plain_play_stays() {
    let server = TestServer::start_with(|config| {
        let lessons = games::SCENARIOS.iter().filter(|(_, text)| text.contains("\nlesson = true\n"));
        config.scenarios = lessons.map(|(id, text)| ((*id).into(), (*id).into(), (*text).into())).collect();
        let guided = NEARLY_HOME.replacen("game =", "lesson = true\nseat = 0\ngame =", 1);
        for (id, text) in [("nearly-home", NEARLY_HOME.to_owned()), ("guided-home", guided)] {
            config.scenarios.push((id.into(), id.into(), text));
        }
    })
    .await;
    let mut ada = server.browser();
    assert!(is_offered(&mut ada).await);
    let page = ada.get("/").await.expect(200).body;
    assert!(
        page.contains("value=\"bot-greedy\"") || page.contains("Against bots"),
        "plain play is open beside it"
    );

    wins(&mut ada, "nearly-home").await;
    assert!(is_offered(&mut ada).await, "a position that was played on from is no first game");
    wins(&mut ada, "guided-home").await;
    assert!(!is_offered(&mut ada).await, "a finished game is enough");
    let begin = ada.get("/").await.expect(200).body;
    assert!(begin.contains("first-journey"), "the guided game can still be had");
    assert!(is_offered(&mut server.browser()).await, "another device knows nothing of it");
}

#[tokio::test]
async fn the_guided_game_goes_on_against_easy_bots() {
    let server = server().await;
    let store = store::open(&server.folder().join("tables.db").into()).await.unwrap();
    let mut ada = server.browser();
    for info in games::GAMES.iter().filter(|info| !info.on_request) {
        let page = ada.get("/").await.expect(200).body;
        let value = format!("value=\"{}\"", info.id);
        let offer = page.split("class=\"lesson-offer\"").find(|part| part.contains(&value)).unwrap();
        let form = forms(&format!("<div {offer}")).into_iter().find(|form| form.action == "/tables").unwrap();
        let opened = ada.submit(&form).await;
        let table = opened.json()["location"].as_str().unwrap().to_owned();
        let id = table.rsplit_once('/').unwrap().1;
        let seats = store.table(id).await.unwrap().unwrap().seats;
        let easy = seats.iter().filter(|seat| seat.kind == SeatKind::Bot("easy".into())).count();
        assert_eq!(easy, seats.len() - 1, "{}: {seats:?}", info.id);
    }
}

/// The address of the link with this key.
fn link(page: &str, key: &str) -> Option<String> {
    let at = page.find(&format!("data-key=\"{key}\""))?;
    let tag = &page[at..page[at..].find('>')? + at];
    Some(tag.split("href=\"").nth(1)?.split('"').next()?.to_owned())
}

/// The addresses of all links that begin so.
fn links(page: &str, begin: &str) -> Vec<String> {
    let found = page.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next());
    found.filter(|address| address.starts_with(begin)).map(str::to_owned).collect()
}

#[tokio::test]
async fn every_lesson_is_walked_to_its_end_by_its_links_and_every_what_if_leads_back() {
    let server = server().await;
    let mut ada = server.browser();
    let start = ada.get("/").await.expect(200).body;
    let lessons = links(&start, "/lessons/");
    assert_eq!(lessons.len(), Worked::all().filter(|lesson| lesson.fork.is_none()).count(), "{lessons:?}");
    let mut scenes = 0;
    for lesson in lessons {
        let mut at = ada.get(&lesson).await.expect(303).header("location").map(str::to_owned);
        let mut forks = 0;
        while let Some(address) = at {
            let page = ada.get(&address).await.expect(200).body;
            scenes += 1;
            for fork in links(&page, &format!("{lesson}.")) {
                forks += 1;
                let other = ada.get(&fork).await.expect(200).body;
                assert!(links(&other, &lesson).contains(&address), "{fork} leads back to {address}");
            }
            at = link(&page, "worked-after");
            assert!(at.is_some() || page.contains("That was the whole lesson."), "{address}");
        }
        let worked = Worked::all().find(|worked| lesson.ends_with(&worked.address())).unwrap();
        assert_eq!(forks, worked.forks().count(), "{lesson}");
    }
    assert!(scenes > 60, "{scenes}");
}

#[tokio::test]
async fn what_if_is_tried_at_a_table_of_its_own_from_which_one_returns() {
    let server = server().await;
    let mut ada = server.browser();
    // Wanda has taken the Adventure in Los Angeles; what if she had rolled trouble next?
    let scene = "/lessons/globetrotters/opening/6";
    let page = ada.get(scene).await.expect(200).body;
    let tried = forms(&page).into_iter().filter(|form| form.action.contains("/play-on"));
    let trouble = tried.clone().find(|form| form.action.contains("opening.trouble")).expect("a what-if");
    let opened = ada.submit(&trouble).await;
    let table = opened.json()["location"].as_str().unwrap().to_owned();
    let page = ada.get(&table).await.expect(200).body;
    assert!(page.contains("Two tickets at the discount?"), "her turn is over: {page}");
    let back = links(&page, "/lessons/").pop().expect("the way back");
    assert!(ada.get(&back).await.expect(200).body.contains("trouble symbol"));

    // Any scene can be played on from, in anybody's place; what is not there is not found.
    let here = tried.into_iter().find(|form| form.action == format!("{scene}/play-on")).unwrap();
    ada.submit(&here).await;
    ada.get("/lessons/globetrotters/opening/999").await.expect(404);
    ada.get("/lessons/globetrotters/nothing/2").await.expect(404);
    ada.get("/lessons/globetrotters/opening.nothing/2").await.expect(404);
}

#[tokio::test]
async fn a_word_of_the_rules_opens_where_it_stands() {
    let server = server().await;
    let mut ada = server.browser();
    let means = ada.get("/rules/globopolis/r-unit").await.expect(200).body;
    assert!(means.contains("<strong>R-Unit</strong>") && means.contains("#GP-4"), "{means}");
    ada.get("/rules/globopolis/no-such-word").await.expect(404);
    let page = ada.get("/rules/globopolis").await.expect(200).body;
    assert!(page.contains("id=\"term-r-unit\""), "the book has them all");
    let page = ada.get("/lessons/globopolis/surplus/2").await.expect(200).body;
    assert!(page.contains("data-clause=\"/rules/globopolis/"), "{page}");
}
