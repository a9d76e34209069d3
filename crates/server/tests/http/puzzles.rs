//! Puzzles: listed with what they ask for, begun by one click, judged beside the board, and remembered where they were solved.

use serde_json::Value;
use table::Source;

use crate::support::page::{Form, forms};
use crate::support::{Browser, TestServer};

/// The list of a game's puzzles, and the forms that begin them.
async fn listed(ada: &mut Browser, game: &str) -> (String, Vec<Form>) {
    let page = ada.get(&format!("/puzzles/{game}")).await.expect(200).body;
    let begin = forms(&page).into_iter().filter(|form| form.action == "/tables").collect();
    (page, begin)
}

/// Begins a puzzle, and returns the table's address, the seat and the plan's actions.
async fn begun(ada: &mut Browser, form: &Form) -> (String, String, Vec<String>) {
    let table = ada.submit(form).await.json()["location"].as_str().unwrap().to_owned();
    let id = form.get("scenario").unwrap();
    let (_, name, text) = games::PUZZLES.iter().find(|(_, name, _)| *name == id).unwrap();
    let briefing = games::scenario_briefing(Source { name, text }).unwrap();
    let plan: Vec<Value> = serde_json::from_str(&briefing.puzzle.unwrap().plan).unwrap();
    (table, briefing.seat.unwrap().0.to_string(), plan.iter().map(Value::to_string).collect())
}

/// Does something; what the page then shows of the puzzle.
async fn act(ada: &mut Browser, table: &str, seat: &str, action: &str) -> String {
    let page = ada.get(table).await.expect(200).body;
    let version = page.split("data-version=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let fields = [("seat", seat), ("version", &version), ("action", action)];
    ada.post_json(&format!("{table}/act"), &fields).await.expect(200);
    let page = ada.get(table).await.expect(200).body;
    page.split("id=\"puzzle\"").nth(1).unwrap().split("</section>").next().unwrap().to_owned()
}

#[tokio::test]
async fn a_puzzle_is_found_solved_and_remembered() {
    let server = TestServer::start().await;
    let mut ada = server.browser();
    for info in games::GAMES.iter().filter(|info| !info.on_request) {
        assert!(ada.get("/").await.expect(200).body.contains(&format!("href=\"/puzzles/{}\"", info.id)));
        let (page, begin) = listed(&mut ada, info.id).await;
        let of_game = games::PUZZLES.iter().filter(|(game, ..)| *game == info.id).count();
        assert_eq!(begin.len(), of_game, "{}", info.id);
        assert!(page.contains(&format!("0 of {of_game} solved")), "{page}");

        let (table, seat, plan) = begun(&mut ada, &begin[0]).await;
        let mut panel = String::new();
        for (done, action) in plan.iter().enumerate() {
            panel = act(&mut ada, &table, &seat, action).await;
            assert_eq!(panel.contains("Solved!"), done + 1 == plan.len(), "{}: {panel}", info.id);
        }
        let ways: Vec<Form> = forms(&panel);
        assert_eq!(ways.len(), 2, "on to the next one, and once more");
        assert_ne!(ways[0].get("scenario"), begin[0].get("scenario"));
        assert_eq!(ways[1].get("scenario"), begin[0].get("scenario"));
        let (page, _) = listed(&mut ada, info.id).await;
        assert!(page.contains(&format!("1 of {of_game} solved")), "{page}");
    }
    let others = server.browser().get("/puzzles/little-monsters").await.expect(200).body;
    assert!(others.contains("0 of "), "only where it was solved");
    ada.get("/puzzles/pig").await.expect(404);
    ada.get("/puzzles/chess").await.expect(404);
}

#[tokio::test]
async fn a_try_that_went_wrong_is_told_why_and_begun_again() {
    let server = TestServer::start().await;
    let mut ada = server.browser();
    let (_, begin) = listed(&mut ada, "little-monsters").await;
    let on_the_way =
        begin.iter().find(|form| form.get("scenario").unwrap().ends_with("two-bargains")).unwrap();
    let (table, seat, _) = begun(&mut ada, on_the_way).await;
    let before = ada.get(&table).await.expect(200).body;
    assert!(before.contains("Only this turn of yours counts") && !before.contains("Not this time"));
    assert!(!before.contains("id=\"briefing\""), "the puzzle says what there is to say");
    let panel = act(&mut ada, &table, &seat, "\"stop\"").await;
    assert!(panel.contains("Not this time.") && panel.contains("it was out of reach"), "{panel}");
    assert_eq!(forms(&panel)[0].get("scenario"), on_the_way.get("scenario"), "again first");
    let spectator = server.browser().get(&table).await.expect(200).body;
    assert!(!spectator.contains("id=\"puzzle\""), "it is the try of whoever makes it");
}
