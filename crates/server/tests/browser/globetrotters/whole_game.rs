//! Two people in two browsers and a bot play to the end, and see everything that the game has.

use std::collections::BTreeSet;
use std::time::Instant;

use games::globetrotters::state::Ending;
use games::globetrotters::{Action, LocationId, Phase};
use games::{AnyAction, AnyGame};
use table::journal::Journal;
use table::rolls::{Proof, prove};
use table::{Game, Play, Seat};
use thirtyfour::prelude::*;

use super::open;
use super::wishes::{Wish, advice, happened};
use crate::chrome::{Chrome, Screen, Tab};
use crate::player::Player;
use crate::start_page::{SetUp, start};
use crate::support::TestServer;
use crate::watch::Watch;

/// Three KEYs are left. Ada and Bo are rich, and close to each other, to KEYs of others and to a Gambling City: about one game
/// of eighty goes by without everything that is to happen.
const CLOSE_TOGETHER: &str = r#"
title = "Close together"
game = "globetrotters"
seats = 3

[position]
turn = 0
first = 0
round = 12

[[position.player]]
home = "seattle"
at = "baden-baden"
money = 2000
tickets = ["any", "any"]
keys = ["los-angeles", "rio", "south-america"]
memories = ["caracas", "buenos-aires"]

[[position.player]]
home = "madrid"
at = "paris"
money = 2000
tickets = ["any", "any"]
keys = ["london", "paris", "new-york", "cairo", "europe"]
memories = ["madrid", "amsterdam"]

[[position.player]]
home = "winnipeg"
at = "sydney"
money = 600
tickets = ["any", "any"]
keys = ["hong-kong", "sydney", "tokyo", "north-america", "oceania"]
memories = ["san-francisco", "vancouver", "melbourne", "manila"]
specials = 1
"#;
/// How many games may be needed until everything was in one of them: chance has its say.
const MOST_GAMES: usize = 3;
/// How many moves Bo makes on the map before taking to the buttons too, which are faster.
const MAP_MOVES: usize = 6;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_and_a_bot_play_to_the_end() {
    let server = TestServer::start_with(|config| {
        let title = "Close together".to_owned();
        config.scenarios.push(("close-together".to_owned(), title, CLOSE_TOGETHER.to_owned()));
    })
    .await;
    let chrome = Chrome::start();
    let ada = Player { tab: chrome.browser(Screen::Laptop).await, seat: Seat(0) };
    let bo = Player { tab: chrome.browser(Screen::Laptop).await, seat: Seat(1) };
    for game in 1.. {
        let id = sit_down(&server, &ada.tab, &bo.tab).await;
        let mut watch = Watch::table(&server, &id).await;
        let begun = Instant::now();
        let winners = play_to_the_end(&mut watch, &ada, &bo).await;
        let seen = end(&id, &ada, &bo, winners).await;
        for player in [&ada, &bo] {
            player.tab.is_clean().await;
        }
        println!("game {game}: {seen:?} in {:?}", begun.elapsed());
        if seen.len() == Wish::ALL.len() {
            break;
        }
        assert!(game < MOST_GAMES, "in {game} games there was never all of it; at last {seen:?}");
    }
}

/// Ada opens a table for three from the start page, Bo comes by the link, and a bot is there already.
async fn sit_down(server: &TestServer, ada: &Tab, bo: &Tab) -> String {
    let form = SetUp { server, tab: ada, game: "globetrotters" };
    form.open().await;
    form.choose("scenario", "close-together").await;
    let invite = form.invite(bo).await;
    start(ada, &[bo]).await;
    invite[invite.rfind("/t/").unwrap() + 3..].to_owned()
}

/// Both do what they are asked with their pages, until somebody has won.
async fn play_to_the_end(watch: &mut Watch, ada: &Player, bo: &Player) -> Vec<Seat> {
    let mut on_the_map = 0;
    loop {
        let (play, version, seat) = watch.asks(&[ada.seat, bo.seat]).await;
        let Some(seat) = seat else {
            return play.game().outcome(play.state()).unwrap().winners.iter().collect();
        };
        let player = if seat == ada.seat { ada } else { bo };
        player.sees(version).await;
        ada.tab.changes_screen(version).await;
        let action = advice(watch, &play, seat);
        match place_of(&action) {
            // Bo begins with the map, Ada presses buttons on every screen.
            Some(to) if seat == bo.seat && on_the_map < MAP_MOVES => {
                by_the_map(player, to, &action, version).await;
                on_the_map += 1;
            }
            _ => player.does(&action, version).await,
        }
    }
}

/// The place on the map that an action leads to overland.
fn place_of(action: &AnyAction) -> Option<LocationId> {
    match action {
        AnyAction::Globetrotters(Action::MoveTo(to)) => Some(*to),
        _ => None,
    }
}

/// Goes to a place by a click on the map, and the button that it offers.
async fn by_the_map(player: &Player, to: LocationId, action: &AnyAction, version: u64) {
    let place = format!("#board .gt-goes [href='?at={}']", to.0);
    // Places lie close together, and a piece may stand before one: it is the link that is pressed, by the keyboard.
    let link = player.tab.find(&place).await;
    player.tab.ask::<()>("arguments[0].focus();", vec![link.to_json().unwrap()]).await;
    player.tab.press(Key::Enter).await;
    player.tab.until("document.querySelector('#now .gt-plan form button')").await;
    let wanted = serde_json::to_string(action).unwrap();
    let form =
        "[...document.querySelectorAll('#now .gt-plan input[name=action]')].map((input) => input.value)";
    assert!(player.tab.eval::<Vec<String>>(form).await.contains(&wanted), "the plan offers {wanted}");
    player.tab.click("#now .gt-plan form button").await;
    player.sees(version + 1).await;
    player.tab.until("!location.search && !document.querySelector('#now .gt-plan')").await;
}

/// Everybody sees who has won, and the journal that anybody can take home proves it. Says what happened by it.
async fn end(id: &str, ada: &Player, bo: &Player, winners: Vec<Seat>) -> BTreeSet<Wish> {
    for player in [ada, bo] {
        player.tab.until("!document.querySelector('#end').hidden").await;
        let said = player.tab.text("#h-end").await;
        assert_eq!(said.contains("You won"), winners == [player.seat], "{said}");
        assert!(player.tab.has("#end .chart svg").await, "how the KEYs went");
        assert_eq!(
            player.tab.eval::<u32>("document.querySelectorAll('form[action$=\"/act\"]').length").await,
            0
        );
    }
    bo.tab.click("#end a[download]").await;
    let journal = Journal::read(&bo.tab.downloaded(&format!("{id}.jsonl")).await).unwrap();
    let game = AnyGame::of_header(&journal.header, None).unwrap();
    let play = Play::replay(game, &journal).unwrap();
    assert!(play.is_revealed());
    let outcome = play.game().outcome(play.state()).unwrap();
    assert_eq!(outcome.winners.iter().collect::<Vec<Seat>>(), winners);
    let Phase::Over { ending, .. } = open(&play).phase else { panic!("{:?}", open(&play).phase) };
    assert_eq!(ending, Ending::Home, "whoever won came Home: {:?}", journal.header.identity.options);
    assert_eq!(open(&play).board.len(), 0, "all KEYs are out");
    assert_eq!(prove(&journal), Ok(Proof::Shared));
    ada.tab.click("#end a[href$='/rolls']").await;
    ada.tab.until("document.body.innerText.includes('Proven')").await;
    println!("{} entries, {} rounds", journal.entries.len(), open(&play).round);
    happened(&play)
}
