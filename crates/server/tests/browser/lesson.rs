//! The guided first games on the real page: the coach points at what it speaks of, and what it says can be done. And a lesson from a
//! rulebook: its scenes, its questions, and what might have happened instead.

use games::{AnyAction, AnyGame};
use pages::Localizer;
use pages::lesson::{Stand, guide};
use serde_json::json;
use table::{Game, Play, Seat};

use crate::chrome::{Chrome, Screen, Tab};
use crate::globopolis::hands;
use crate::phone::fits;
use crate::player::Player;
use crate::support::TestServer;
use crate::watch::Watch;

/// How many steps are done in each game. The rest is walked without a browser (`pages/tests/lessons.rs`).
const STEPS: usize = 3;
/// More actions than these steps take.
const MOST: usize = 40;

async fn server() -> TestServer {
    TestServer::start_with(|config| {
        let lessons = games::SCENARIOS.iter().filter(|(_, text)| text.contains("\nlesson = true\n"));
        config.scenarios = lessons.map(|(id, text)| ((*id).into(), (*id).into(), (*text).into())).collect();
    })
    .await
}

/// Begins the guided game from the start page.
async fn begin(server: &TestServer, tab: Tab, game: &str) -> (Player, Watch) {
    tab.open(&server.url("/")).await;
    tab.click(&format!("[data-game={game}] .lesson-offer button")).await;
    tab.until("document.querySelector('#board') && document.querySelector('#lesson')").await;
    let id = tab.url().await.rsplit_once("/t/").unwrap().1.to_owned();
    (Player { tab, seat: Seat(0) }, Watch::table(server, &id).await)
}

/// Does what the coach says; some of it is composed in forms.
async fn does(ada: &Player, play: &Play<AnyGame>, wanted: Option<AnyAction>, version: u64) {
    match wanted {
        Some(AnyAction::Globopolis(action)) => hands::does(ada, &action, version).await,
        wanted => ada.does(&in_reach(ada, play, wanted).await, version).await,
    }
}

/// What the coach says if there is a button for it, else the first thing that has one.
async fn in_reach(ada: &Player, play: &Play<AnyGame>, wanted: Option<AnyAction>) -> AnyAction {
    let mut legal = Vec::new();
    play.game().legal(play.state(), ada.seat, &mut legal);
    for action in wanted.into_iter().chain(legal) {
        if ada.button_of(&action).await.is_ok() {
            return action;
        }
    }
    panic!("nothing can be done by a button at {}", ada.tab.url().await);
}

/// Does the first steps as the coach says.
async fn learns(server: &TestServer, tab: Tab, game: &str, l10n: &Localizer, phone: bool) {
    let (ada, watch) = begin(server, tab, game).await;
    let mut step = 0;
    for _ in 0..MOST {
        let Some((play, version)) = ada.is_asked(&watch).await else { break };
        let Stand::At(advice) = guide(&play, ada.seat).stand else { break };
        step = advice.step;
        if step == STEPS {
            break;
        }
        let said = json!(l10n.say(&advice.text));
        ada.tab.until(&format!("document.querySelector('#lesson').innerText.includes({said})")).await;
        if advice.at.is_some() {
            ada.tab.until("document.querySelectorAll('[data-aimed]').length === 1").await;
            ada.tab.click("#lesson [data-aim]").await;
            ada.tab.until("document.querySelectorAll('[data-aimed]').length === 1").await;
        }
        if phone {
            fits(&ada.tab).await;
        }
        does(&ada, &play, advice.next, version).await;
    }
    assert_eq!(step, STEPS, "{game}: {}", ada.tab.text("#lesson").await);
    ada.tab.is_clean().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_coach_points_at_what_is_to_be_done_on_a_laptop_and_a_phone() {
    let (server, chrome) = (server().await, Chrome::start());
    for info in games::GAMES.iter().filter(|info| !info.on_request) {
        let laptop = chrome.browser(Screen::Laptop).await;
        learns(&server, laptop, info.id, Localizer::english(), false).await;
        let phone = chrome.browser(Screen::Phone).await;
        learns(&server, phone, info.id, Localizer::english(), true).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_coach_speaks_german_and_can_be_sent_away() {
    let (server, chrome) = (server().await, Chrome::start());
    let german = Localizer::called("de").unwrap();
    let tab = chrome.browser(Screen::Phone).await;
    speaks(&server, &tab, "de").await;
    let (ada, _) = begin(&server, tab, "little-monsters").await;
    let said = json!(german.say("lml-roll-do"));
    ada.tab.until(&format!("document.querySelector('#lesson').innerText.includes({said})")).await;
    ada.tab.click("#lesson form button").await;
    let left = json!(german.say("lesson-left"));
    ada.tab.until(&format!("document.querySelector('#lesson')?.innerText.includes({left})")).await;
    assert!(!ada.tab.has("[data-aimed]").await, "nobody points any more");
    ada.tab.click("#lesson form button").await;
    ada.tab.until(&format!("document.querySelector('#lesson')?.innerText.includes({said})")).await;
    fits(&ada.tab).await;
    ada.tab.is_clean().await;
}

/// Has the pages in this language from now on.
async fn speaks(server: &TestServer, tab: &Tab, lang: &str) {
    tab.open(&server.url("/")).await;
    let choose = "fetch('/language', {method: 'POST', body: new URLSearchParams({lang: arguments[0]})}).then(() => document.documentElement.dataset.chosen = 1);";
    tab.ask::<()>(choose, vec![json!(lang)]).await;
    tab.until("document.documentElement.dataset.chosen").await;
}

/// Until the note under the scene says this, and the page still fits.
async fn notes(tab: &Tab, l10n: &Localizer, message: &str) {
    let said = json!(l10n.say(message));
    tab.until(&format!("document.querySelector('#note')?.innerText.includes({said})")).await;
    nothing_sticks_out(tab).await;
}

/// Checks that nothing of a page lies beside the screen, whichever it is.
async fn nothing_sticks_out(tab: &Tab) {
    let fits: bool = tab.eval("document.documentElement.scrollWidth <= innerWidth").await;
    assert!(fits, "{}", tab.url().await);
}

/// Reads the lesson about points as somebody would who errs first: every answer opens one sentence, and only one is open.
async fn reads(server: &TestServer, tab: &Tab, l10n: &Localizer) {
    speaks(server, tab, l10n.lang()).await;
    tab.click(".lessons[data-key=lessons-globopolis] summary").await;
    tab.click(".lessons a[href='/lessons/globopolis/points']").await;
    notes(tab, l10n, "gpw-points-how-many").await;
    for (answer, fares) in [("none", "wrong"), ("five", "right")] {
        tab.click(&format!("[data-key=how-many-{answer}] summary")).await;
        notes(tab, l10n, &format!("gpw-points-how-many-{fares}")).await;
        tab.until("document.querySelectorAll('#note details[open]').length === 1").await;
    }
    // A word of the rules opens where it stands.
    tab.click("#note .note .term > a").await;
    tab.until("document.querySelector('#note .term .clause-text')").await;
    nothing_sticks_out(tab).await;

    tab.click("#note [data-key=worked-after]").await;
    notes(tab, l10n, "gpw-points-bought").await;
    let lesson = tab.url().await;
    tab.click(".lesson-forks a").await;
    notes(tab, l10n, "gpw-points-one-more").await;
    tab.click("#note a[href^='/lessons/globopolis/points/']:not([data-at])").await;
    notes(tab, l10n, "gpw-points-bought").await;
    assert_eq!(tab.url().await, lesson, "back where it was left");

    // The same at a table of one's own, in the seat that decides, and back.
    tab.click(".lesson-forks form button").await;
    tab.until("document.querySelector('#now.ask') && document.querySelector('#briefing a')").await;
    assert!(tab.has("#now .plain-help").await, "every question is explained");
    nothing_sticks_out(tab).await;
    tab.click("#briefing a").await;
    notes(tab, l10n, "gpw-points-bought").await;
    tab.is_clean().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lesson_is_read_answered_tried_and_come_back_to() {
    let (server, chrome) = (server().await, Chrome::start());
    reads(&server, &chrome.browser(Screen::Laptop).await, Localizer::english()).await;
    reads(&server, &chrome.browser(Screen::Phone).await, Localizer::called("de").unwrap()).await;
}
