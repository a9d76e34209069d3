//! Every level of every game is played: chosen on the start page, named at the table, and it acts by itself.

use games::GAMES;
use pages::forms::LEVELS;
use table::Seat;

use crate::chrome::{Chrome, Screen, Tab};
use crate::player::Player;
use crate::start_page::at_the_board;
use crate::support::TestServer;

/// How often each bot is to act.
const ENOUGH: usize = 3;

/// Plays a game against bots of a level until they have acted a few times.
async fn play_against(server: &TestServer, tab: Tab, game: &str, level: &str) -> Tab {
    tab.open(&server.url("/")).await;
    let quick = format!("[data-game={game}] .quick");
    tab.click(&format!("{quick} select[name=bots] option[value='bot-{level}']")).await;
    tab.click(&format!("{quick} button[value=bots]")).await;
    let mut watch = at_the_board(server, &tab).await;
    let called = pages::Localizer::english().say(&format!("bot-{level}"));
    let ada = Player { tab, seat: Seat(0) };
    loop {
        let (play, version) = ada.is_asked(&watch).await.expect("the game goes on");
        let told = ada.tab.text("#players").await;
        assert!(told.contains(&called), "{game}: {called} is not named in {told}");
        let by_bots = play.log().iter().filter(|logged| logged.actor.is_some_and(|seat| seat != ada.seat));
        if by_bots.count() >= ENOUGH {
            break;
        }
        ada.does(&watch.advice_but_no_offer(&play, ada.seat), version).await;
    }
    ada.tab.is_clean().await;
    ada.tab
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_plays_each_level_of_each_game() {
    let (server, chrome) = (TestServer::start().await, Chrome::start());
    let mut tab = chrome.browser(Screen::Laptop).await;
    for game in GAMES.iter().filter(|info| !info.on_request) {
        for level in LEVELS {
            tab = play_against(&server, tab, game.id, level).await;
        }
    }
}
