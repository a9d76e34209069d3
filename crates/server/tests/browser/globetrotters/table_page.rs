//! The page of a table: the shipped scenario, the curtain, a phone, and what the page weighs.

use games::AnyAction;
use games::globetrotters::Action;
use table::{Game, Seat};

use super::{open, state};
use crate::chrome::{Chrome, Screen, Tab};
use crate::phone::{fingers_fit, fits, piece_is_in_view};
use crate::player::Player;
use crate::start_page::{SetUp, quick_game};
use crate::support::TestServer;
use crate::taste::weighs_little;
use crate::watch::Watch;

/// The scenario that comes with the program.
fn shipped() -> String {
    let file =
        concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/globetrotters/demonstration-end-game.toml");
    std::fs::read_to_string(file)
        .unwrap_or_else(|error| panic!("FAIL: the scenario is missing: {file}: {error}"))
}

async fn server_with_the_race() -> TestServer {
    TestServer::start_with(|config| {
        let title = "The race for KEYs and home";
        config.scenarios.push(("race".to_owned(), title.to_owned(), shipped()));
    })
    .await
}

/// Plays on with the shipped scenario from the start page.
async fn choose_the_race(server: &TestServer, tab: &Tab, chairs: [&str; 3]) -> Watch {
    SetUp { server, tab, game: "globetrotters" }.play_on("race", &chairs).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_race_for_keys_and_home_is_played_on() {
    let (server, chrome) = (server_with_the_race().await, Chrome::start());
    let tab = chrome.browser(Screen::Laptop).await;
    // Betty is in turn, and Ada plays her.
    let mut watch = choose_the_race(&server, &tab, ["bot-greedy", "bot-greedy", "me"]).await;
    let ada = Player { tab, seat: Seat(2) };
    let begun = watch.play().await;
    assert_eq!(open(&begun).board.len(), 2, "two KEYs are left");
    assert!(ada.tab.text("#hand").await.contains("Florence"), "Betty holds the ticket to Florence");
    let turns = open(&begun).turns;
    let mut acted = 0;
    while let Some((play, version)) = ada.is_asked(&watch).await
        && open(&play).turns == turns
    {
        let advice = watch.advice(&play, ada.seat);
        ada.does(&advice, version).await;
        acted += 1;
    }
    assert!(acted > 0, "Betty has done something");
    ada.tab.is_clean().await;
}

/// Ada has rolled a 4 in Seattle.
const ROLLED: &str = r#"
title = "A roll"
game = "globetrotters"
seats = 2

[position]
turn = 0
phase = "overland"
steps = 4

[[position.player]]
home = "amsterdam"
at = "seattle"
money = 500

[[position.player]]
home = "winnipeg"
at = "winnipeg"
"#;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn gt_20_after_a_roll_the_camera_frames_what_can_be_reached() {
    let server = TestServer::start_with(|config| {
        config.scenarios.push(("rolled".to_owned(), "A roll".to_owned(), ROLLED.to_owned()));
    })
    .await;
    let chrome = Chrome::start();
    for screen in [Screen::Laptop, Screen::Phone] {
        let tab = chrome.browser(screen).await;
        let set_up = SetUp { server: &server, tab: &tab, game: "globetrotters" };
        let watch = set_up.play_on("rolled", &["me", "bot-greedy"]).await;
        // Closer than the whole board, and every place that can be reached is in view.
        tab.until(
            "(() => {
                const port = document.querySelector('.map-port').getBoundingClientRect();
                const places = [...document.querySelectorAll('.map-live [data-target] a circle')];
                const isIn = ({left, right, top, bottom}) =>
                    left >= port.left && right <= port.right && top >= port.top && bottom <= port.bottom;
                return places.length > 4 && places.every((place) => isIn(place.getBoundingClientRect()))
                    && document.querySelector('.map-sheet').offsetWidth > port.width * 1.3;
            })()",
        )
        .await;
        // The best place is a card, and a click goes there.
        let best = tab.text("#now .gt-goal").await;
        assert!(best.contains("a new Memory") && best.contains("Costs you $100"), "{best}");
        let ada = Player { tab, seat: Seat(0) };
        let version = ada.version().await;
        ada.tab.click("#now .gt-goal").await;
        ada.sees(version + 1).await;
        let to = open(&watch.play().await).at(Seat(0)).expect("Ada is on the map");
        let edition = games::globetrotters::Edition::world();
        assert!(best.contains(edition.name_of(to)), "{best}");
        ada.tab.is_clean().await;
    }
}

/// The places on the tickets that somebody holds, as far as they are shown on the page.
async fn visible_hand(player: &Player) -> Vec<String> {
    player
        .tab
        .eval(
            "[...document.querySelectorAll('#hand .gt-tags .gt-end')]
                .filter((end) => end.checkVisibility()).map((end) => end.innerText)",
        )
        .await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_curtain_hides_the_hand_between_turns() {
    let (server, chrome) = (server_with_the_race().await, Chrome::start());
    let tab = chrome.browser(Screen::Laptop).await;
    // Ada plays Betty, who is in turn, and Bo plays Wanda after her.
    let mut watch = choose_the_race(&server, &tab, ["device", "bot-greedy", "me"]).await;
    let ada = Player { tab, seat: Seat(2) };
    let mut met = Vec::new();
    let (mut last, mut bought) = (None, 0);
    while met.len() < 4
        && let (play, version, Some(seat)) = watch.asks(&[Seat(0), Seat(2)]).await
    {
        ada.sees(version).await;
        let turn = (seat, open(&play).turns);
        if last != Some(turn) {
            last = Some(turn);
            met.push(seat);
            assert_eq!(visible_hand(&ada).await, Vec::<String>::new(), "the curtain is closed for {turn:?}");
            // What lies beside the curtain says nothing of the hand either: not the log, not the buttons, not the map.
            let beside: String = ada
                .tab
                .eval("[...document.querySelectorAll('#log, #now, #board, #players')].map((part) => part.outerHTML).join()")
                .await;
            for line in ["in your hand", "You return the ticket", "&quot;ticket&quot;"] {
                assert!(!beside.contains(line), "{line}: {beside}");
            }
            ada.tab.click("#hand .gt-curtain > summary").await;
            let held = state(&play).hidden.hands[seat].len();
            assert_eq!(visible_hand(&ada).await.len(), 2 * held, "all tickets of {seat:?}");
        }
        // Everybody buys a ticket first, so that the log has something to keep to itself.
        let buys = AnyAction::Globetrotters(Action::Buy(1));
        let mut legal = Vec::new();
        play.game().legal(play.state(), seat, &mut legal);
        let advice = if legal.contains(&buys) { buys.clone() } else { watch.advice(&play, seat) };
        bought += usize::from(advice == buys);
        ada.does(&advice, version).await;
    }
    assert!(bought > 0, "nobody bought anything");
    assert!(met.contains(&Seat(0)) && met.contains(&Seat(2)), "{met:?}");
    ada.tab.is_clean().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_a_phone_nothing_lies_beside_the_screen() {
    let (server, chrome) = (server_with_the_race().await, Chrome::start());
    let tab = chrome.browser(Screen::Phone).await;
    tab.open(&server.url("/")).await;
    fits(&tab).await;
    tab.click("[data-game=globetrotters] .set-up > summary").await;
    fits(&tab).await;
    let (ada, mut watch) = quick_game(&server, tab, "globetrotters").await;
    fits(&ada.tab).await;
    for _ in 0..12 {
        let (play, version) = ada.is_asked(&watch).await.expect("nobody wins so soon");
        fits(&ada.tab).await;
        piece_is_in_view(&ada.tab, "#piece-0 use").await;
        fingers_fit(&ada.tab, "#now button, #now summary, #hand button").await;
        let advice = watch.advice(&play, ada.seat);
        ada.touches(&advice, version).await;
    }
    for path in ["?list=1", "?at=3", ""] {
        let table = ada.tab.url().await;
        ada.tab.open(&format!("{}{path}", table.split('?').next().unwrap())).await;
        fits(&ada.tab).await;
    }
    ada.tab.open(&server.url("/rules/globetrotters")).await;
    fits(&ada.tab).await;
    ada.tab.is_clean().await;
}

/// What others did was shown where it happened, and nothing of hers is other than it was.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_a_phone_the_camera_comes_back_to_whoever_is_asked() {
    let (server, chrome) = (server_with_the_race().await, Chrome::start());
    let (ada, mut watch) = quick_game(&server, chrome.browser(Screen::Phone).await, "globetrotters").await;
    let (work, mut worked) = (AnyAction::Globetrotters(Action::Work), 0);
    while worked < 3 {
        let (play, version) = ada.is_asked(&watch).await.expect("nobody wins so soon");
        piece_is_in_view(&ada.tab, "#piece-0 use").await;
        let mut legal = Vec::new();
        play.game().legal(play.state(), ada.seat, &mut legal);
        let works = legal.contains(&work);
        worked += usize::from(works);
        let action = if works { work.clone() } else { watch.advice(&play, ada.seat) };
        ada.touches(&action, version).await;
    }
    ada.tab.is_clean().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_of_globetrotters_weighs_less_than_150_kilobytes() {
    let (server, chrome) = (server_with_the_race().await, Chrome::start());
    let tab = chrome.browser(Screen::Laptop).await;
    choose_the_race(&server, &tab, ["bot-greedy", "bot-greedy", "me"]).await;
    // Whoever has the address and nothing else is sent all of it.
    weighs_little(&server, &chrome, &tab, &["#hand .gt-tags"]).await;
}
