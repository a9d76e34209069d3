//! A puzzle on the real page: missed and begun again, solved, and marked in the list.

use games::AnyAction;
use pages::Localizer;
use serde_json::{Value, json};
use table::{Game, Seat, Source};

use crate::chrome::{Chrome, Screen, Tab};
use crate::phone::{fingers_fit, fits};
use crate::player::Player;
use crate::support::TestServer;
use crate::watch::Watch;

/// The puzzle that is tried: a few steps, and something to exchange before.
const PUZZLE: &str = "away-from-the-skyscrapers";

/// What the form says that begins it.
fn begin() -> String {
    format!("form:has(input[name=scenario][value={PUZZLE}]) button")
}

async fn says(tab: &Tab, l10n: &Localizer, id: &str) {
    let said = json!(l10n.say(id));
    tab.until(&format!("document.querySelector('#puzzle')?.innerText.includes({said})")).await;
}

/// The game that the page shows, with who plays it.
async fn at_the_table(server: &TestServer, tab: Tab, seat: Seat) -> (Player, Watch) {
    tab.until("document.querySelector('#board') && document.querySelector('#puzzle')").await;
    let id = tab.url().await.rsplit_once("/t/").unwrap().1.to_owned();
    (Player { tab, seat }, Watch::table(server, &id).await)
}

async fn tries(server: &TestServer, tab: Tab, l10n: &Localizer, phone: bool) {
    let (_, name, text) = games::PUZZLES.iter().find(|(_, name, _)| *name == PUZZLE).unwrap();
    let briefing = games::scenario_briefing(Source { name, text }).unwrap();
    let seat = briefing.seat.unwrap();
    let plan: Vec<Value> = serde_json::from_str(&briefing.puzzle.unwrap().plan).unwrap();

    tab.open(&server.url("/puzzles/little-monsters")).await;
    if phone {
        fits(&tab).await;
        fingers_fit(&tab, ".puzzle-card button").await;
    }
    tab.click(&begin()).await;
    let (ada, watch) = at_the_table(server, tab, seat).await;
    says(&ada.tab, l10n, "puzzle-open").await;

    // Something else: to stay is to miss it.
    let (play, version) = ada.is_asked(&watch).await.unwrap();
    let stop = play.game().read_action("\"stop\"").unwrap();
    ada.does(&stop, version).await;
    says(&ada.tab, l10n, "puzzle-missed").await;
    if phone {
        fits(&ada.tab).await;
    }
    ada.tab.click(&format!("#puzzle {}", begin())).await;
    ada.tab
        .until("document.querySelector('#puzzle') && !document.querySelector('#puzzle .puzzle-missed')")
        .await;

    let (ada, watch) = at_the_table(server, ada.tab, seat).await;
    for action in plan {
        let (play, version) = ada.is_asked(&watch).await.unwrap();
        let action: AnyAction = play.game().read_action(&action.to_string()).unwrap();
        ada.does(&action, version).await;
    }
    says(&ada.tab, l10n, "puzzle-solved").await;
    ada.tab.click("#puzzle details summary").await;
    says(&ada.tab, l10n, "puzzle-proof").await;
    if phone {
        fits(&ada.tab).await;
    }
    ada.tab.open(&server.url("/puzzles/little-monsters")).await;
    ada.tab.until("document.querySelectorAll('.puzzle-card.solved').length === 1").await;
    ada.tab.is_clean().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_puzzle_is_missed_and_then_solved_on_a_laptop_and_in_german_on_a_phone() {
    let (server, chrome) = (TestServer::start().await, Chrome::start());
    let laptop = chrome.browser(Screen::Laptop).await;
    laptop.resize(1280, 800).await;
    tries(&server, laptop, Localizer::english(), false).await;
    let phone = chrome.browser(Screen::Phone).await;
    phone.open(&server.url("/")).await;
    let choose = "fetch('/language', {method: 'POST', body: new URLSearchParams({lang: 'de'})}).then(() => document.documentElement.dataset.chosen = 1);";
    phone.ask::<()>(choose, vec![]).await;
    phone.until("document.documentElement.dataset.chosen").await;
    tries(&server, phone, Localizer::called("de").unwrap(), true).await;
}
