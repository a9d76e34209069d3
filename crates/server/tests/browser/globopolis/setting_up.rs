//! Setting up a table of Globopolis on the start page: choices that do not go together, teams, and the shipped scenarios.

use ::globopolis::Event;
use table::{Game, Seat};

use super::hands::does;
use super::{events, open, peaceful, rules};
use crate::chrome::{Chrome, Screen, Tab};
use crate::player::Player;
use crate::support::TestServer;
use crate::watch::Watch;

const SET_UP: &str = "[data-game=globopolis] .set-up";

/// A scenario that comes with the program.
pub(super) fn shipped(name: &str) -> String {
    let file = format!("{}/../../scenarios/globopolis/{name}.toml", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&file)
        .unwrap_or_else(|error| panic!("FAIL: the scenario is missing: {file}: {error}"))
}

/// A server with both shipped scenarios.
pub(super) async fn server_with_scenarios() -> TestServer {
    TestServer::start_with(|config| {
        for name in ["last-round", "coup-in-scandinavia"] {
            config.scenarios.push((name.to_owned(), name.to_owned(), shipped(name)));
        }
    })
    .await
}

/// Opens the form of a new table with Ada's name in it.
async fn set_up(server: &TestServer, tab: &Tab) {
    tab.open(&server.url("/")).await;
    tab.click(&format!("{SET_UP} > summary")).await;
    tab.fill(&format!("{SET_UP} input[name=name]"), "Ada").await;
}

/// Chooses who sits where; whoever shares the device is called Bo.
async fn seat(tab: &Tab, chairs: &[&str]) {
    for (seat, who) in chairs.iter().enumerate() {
        tab.click(&format!("{SET_UP} select[name=seat-{seat}] option[value={who}]")).await;
        if *who == "device" {
            tab.fill(&format!("{SET_UP} input[name=name-{seat}]"), "Bo").await;
        }
    }
}

/// Goes on with a scenario from the start page.
pub(super) async fn choose(server: &TestServer, tab: &Tab, scenario: &str, chairs: &[&str]) -> Watch {
    set_up(server, tab).await;
    tab.click(&format!("{SET_UP} select[name=scenario] option[value={scenario}]")).await;
    seat(tab, chairs).await;
    begin(server, tab).await
}

async fn begin(server: &TestServer, tab: &Tab) -> Watch {
    tab.click(&format!("{SET_UP} form button.strong")).await;
    tab.until("document.querySelector('#board')").await;
    let id = tab.url().await.rsplit_once("/t/").unwrap().1.to_owned();
    Watch::table(server, &id).await
}

/// Ada does what she is asked until her turn is over, and says how much it was.
async fn plays_a_turn(watch: &mut Watch, ada: &Player) -> usize {
    let (mut acted, mut began) = (0, None);
    loop {
        let play = watch.play().await;
        let version = play.lines().len() as u64;
        let now = (open(&play).turn, open(&play).round);
        let over = play.is_over() || began.is_some_and(|began| began != now);
        if over && acted > 0 {
            return acted;
        }
        assert!(!play.is_over(), "the game is over before she has done anything");
        if !play.game().to_act(play.state()).must.contains(ada.seat) {
            watch.beyond(version).await;
            continue;
        }
        ada.sees(version).await;
        began = began.or(Some(now));
        let action = peaceful(&watch.advice(&play, ada.seat), &play, ada.seat, acted);
        does(ada, &action, version).await;
        acted += 1;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_shipped_scenarios_are_played_on() {
    let (server, chrome) = (server_with_scenarios().await, Chrome::start());
    let tab = chrome.browser(Screen::Laptop).await;
    // The first player has reached the mark, and the second is in turn.
    let chairs = ["bot-greedy", "me", "bot-greedy", "bot-greedy"];
    let mut watch = choose(&server, &tab, "last-round", &chairs).await;
    let ada = Player { tab, seat: Seat(1) };
    assert!(open(&watch.play().await).last_round);
    assert!(ada.tab.text("#now").await.contains("last"), "the page says that it is the last round");
    assert!(plays_a_turn(&mut watch, &ada).await > 0);
    // The Aggressor is asked whether he offers a third party EU.
    let chairs = ["me", "bot-greedy", "bot-greedy"];
    let mut watch = choose(&server, &ada.tab, "coup-in-scandinavia", &chairs).await;
    let ada = Player { tab: ada.tab, seat: Seat(0) };
    assert!(open(&watch.play().await).battle.is_some());
    assert!(ada.tab.has("#now .gpt-battle .gpt-ask button[value=yes]").await, "she can offer EU");
    // The battle had begun before the game: its Battle Rounds are shown all the same.
    until_fought(&mut watch, &ada).await;
    assert!(ada.tab.has("#now .gpt-battle .gpt-rounds > li").await, "{}", ada.tab.text("#now").await);
    assert!(plays_a_turn(&mut watch, &ada).await > 0);
    ada.tab.is_clean().await;
}

/// Ada does what she is asked until a Battle Round was fought.
async fn until_fought(watch: &mut Watch, ada: &Player) {
    loop {
        let play = watch.play().await;
        let version = play.lines().len() as u64;
        if !play.game().to_act(play.state()).must.contains(ada.seat) {
            watch.beyond(version).await;
            continue;
        }
        ada.sees(version).await;
        if events(&play).any(|event| matches!(event, Event::BattleRound { .. })) {
            return;
        }
        let action = peaceful(&watch.advice(&play, ada.seat), &play, ada.seat, 0);
        does(ada, &action, version).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn choices_that_do_not_go_together_come_back_with_the_clause() {
    let (server, chrome) = (TestServer::start().await, Chrome::start());
    let tab = chrome.browser(Screen::Laptop).await;
    let more = format!("{SET_UP} .desk-options details > summary");
    for (level, length, field, clause) in [
        ("full", "bitter", "input[name=rounds]", "GP-85"),
        ("learning", "", "input[name=guild_protection]", "GP-89"),
    ] {
        set_up(&server, &tab).await;
        tab.click(&format!("{SET_UP} select[name=level] option[value={level}]")).await;
        tab.click(&format!("{SET_UP} select[name=length] option[value='{length}']")).await;
        tab.click(&more).await;
        if field.contains("rounds") {
            tab.fill(&format!("{SET_UP} {field}"), "5").await;
        } else {
            tab.click(&format!("{SET_UP} {field}")).await;
        }
        tab.click(&format!("{SET_UP} form button.strong")).await;
        tab.until("document.querySelector('#notice')?.innerText.trim()").await;
        let said = tab.text("#notice").await;
        assert!(said.contains(clause), "{said}");
        assert!(said.len() > clause.len() + 20, "it says why: {said}");
        assert!(tab.has(&format!("{SET_UP}[open]")).await, "the form is there to be changed");
        // What was chosen is still chosen.
        let kept = format!(
            "[...document.querySelectorAll('{SET_UP} select[name=level], {SET_UP} select[name=length]')].map((list) => list.value)"
        );
        assert_eq!(tab.eval::<Vec<String>>(&kept).await, [level, length]);
        let field: String = tab
            .eval(&format!("(({{type, value, checked}}) => type === 'checkbox' ? String(checked) : value)(document.querySelector('{SET_UP} {field}'))"))
            .await;
        assert!(field == "5" || field == "true", "{field}");
        // A page that refuses something has a status that browsers write down.
        let errors = tab.errors().await;
        assert!(errors.iter().all(|error| error.contains("422")), "{errors:?}");
    }
    tab.is_clean().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn six_people_play_in_teams() {
    let (server, chrome) = (TestServer::start().await, Chrome::start());
    let tab = chrome.browser(Screen::Laptop).await;
    set_up(&server, &tab).await;
    tab.click(&format!("{SET_UP} .segments.in-teams label:has(input[value='6'])")).await;
    seat(&tab, &["me", "bot-greedy", "bot-greedy", "bot-greedy", "bot-greedy", "bot-greedy"]).await;
    let mut watch = begin(&server, &tab).await;
    let ada = Player { tab, seat: Seat(0) };
    let play = watch.play().await;
    assert_eq!((play.game().seats(), rules(&play).teams()), (6, 3));
    let panels = "document.querySelectorAll('#players .gp-player').length";
    assert_eq!(ada.tab.eval::<u32>(panels).await, 3, "a team has one score");
    assert!(plays_a_turn(&mut watch, &ada).await > 0);
    ada.tab.is_clean().await;
}
