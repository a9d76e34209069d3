//! Setting up a table of Globopolis on the start page: choices that do not go together, teams, and the shipped scenarios.

use games::globopolis::Event;
use games::globopolis::event::Conflict;
use table::{Game, Seat};

use super::hands::does;
use super::{events, open, peaceful, rules};
use crate::chrome::{Chrome, Screen, Tab};
use crate::player::Player;
use crate::start_page::SetUp;
use crate::support::TestServer;
use crate::watch::Watch;

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

/// The form of a new table.
pub(super) fn set_up<'a>(server: &'a TestServer, tab: &'a Tab) -> SetUp<'a> {
    SetUp { server, tab, game: "globopolis" }
}

/// Ada does what she is asked until her turn is over, and says how much it was.
async fn plays_a_turn(watch: &mut Watch, ada: &Player) -> usize {
    let (mut acted, mut began) = (0, None);
    while let Some((play, version)) = ada.is_asked(watch).await {
        let now = (open(&play).turn, open(&play).round);
        if now != *began.get_or_insert(now) {
            break;
        }
        let action = peaceful(&watch.advice(&play, ada.seat), &play, ada.seat, acted);
        does(ada, &action, version).await;
        acted += 1;
    }
    acted
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_shipped_scenarios_are_played_on() {
    let (server, chrome) = (server_with_scenarios().await, Chrome::start());
    let tab = chrome.browser(Screen::Laptop).await;
    // The last player has reached the mark, and the first is in turn.
    let chairs = ["me", "bot-greedy", "bot-greedy", "bot-greedy"];
    let mut watch = set_up(&server, &tab).play_on("last-round", &chairs).await;
    let ada = Player { tab, seat: Seat(0) };
    assert!(open(&watch.play().await).last_round);
    assert!(ada.tab.text("#now").await.contains("last"), "the page says that it is the last round");
    assert!(plays_a_turn(&mut watch, &ada).await > 0);
    // The Aggressor is asked whether they offer a third party EU.
    let chairs = ["me", "bot-greedy", "bot-greedy"];
    let mut watch = set_up(&server, &ada.tab).play_on("coup-in-scandinavia", &chairs).await;
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
    while let Some((play, version)) = ada.is_asked(watch).await {
        if events(&play).any(|event| matches!(event, Event::Conflict(Conflict::BattleRound { .. }))) {
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
    let form = set_up(&server, &tab);
    for (level, length, field, clause) in [
        ("full", "bitter", "input[name=rounds]", "GP-85"),
        ("learning", "", "input[name=guild_protection]", "GP-89"),
    ] {
        form.open().await;
        form.choose("level", level).await;
        form.choose("length", length).await;
        tab.click(&form.part(".gpd-options details > summary")).await;
        if field.contains("rounds") {
            tab.fill(&form.part(field), "5").await;
        } else {
            tab.click(&form.part(field)).await;
        }
        tab.click(&form.part("form button.strong")).await;
        tab.until("document.querySelector('#notice')?.innerText.trim()").await;
        let said = tab.text("#notice").await;
        assert!(said.contains(clause), "{said}");
        assert!(said.len() > clause.len() + 20, "it says why: {said}");
        assert!(tab.has("[data-game=globopolis] .set-up[open]").await, "the form is there to be changed");
        // What was chosen is still chosen.
        let kept = format!(
            "[...document.querySelectorAll('{}, {}')].map((list) => list.value)",
            form.part("select[name=level]"),
            form.part("select[name=length]")
        );
        assert_eq!(tab.eval::<Vec<String>>(&kept).await, [level, length]);
        let field: String = tab
            .eval(&format!("(({{type, value, checked}}) => type === 'checkbox' ? String(checked) : value)(document.querySelector('{}'))", form.part(field)))
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
    let form = set_up(&server, &tab);
    form.open().await;
    tab.click(&form.part(".segments.in-teams label:has(input[value='6'])")).await;
    form.seat(&["me", "bot-greedy", "bot-greedy", "bot-greedy", "bot-greedy", "bot-greedy"]).await;
    let mut watch = form.begin().await;
    let ada = Player { tab, seat: Seat(0) };
    let play = watch.play().await;
    assert_eq!((play.game().seats(), rules(&play).teams()), (6, 3));
    let panels = "document.querySelectorAll('#players .gp-player').length";
    assert_eq!(ada.tab.eval::<u32>(panels).await, 3, "a team has one score");
    assert!(plays_a_turn(&mut watch, &ada).await > 0);
    ada.tab.is_clean().await;
}
