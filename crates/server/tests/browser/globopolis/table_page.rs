//! The page of a table: a phone, the curtain, the keyboard, and what the page weighs.

use std::collections::BTreeSet;

use games::AnyAction;
use games::globopolis::event::Deals;
use games::globopolis::{Action, Choice, Event, Team, Units};
use table::Seat;
use thirtyfour::prelude::*;

use super::hands::{does, unfold};
use super::setting_up::{server_with_scenarios, set_up};
use super::{card, events, legal, open, own, peaceful, rules, state, title};
use crate::alone::{FOCUSED, choose_in_list, tab_to};
use crate::chrome::{Chrome, Screen};
use crate::phone::{fingers_fit, fits};
use crate::player::Player;
use crate::start_page::quick_game;
use crate::support::TestServer;
use crate::taste::weighs_little;

/// Ada and Bo share a device. Ada can get to a field where she draws a card that is known
/// here, and nowhere on the page.
const SHARED: &str = r#"
title = "Shared"
game = "globopolis"
seats = 3

[position]
turn = 0
first = 0
round = 4
ops_mission = ["zero-g-drill"]

[[position.player]]
titles = ["usa", "canada"]
cards = ["gravity-assist", "four-corners"]

[[position.player]]
titles = ["japan", "new-zealand"]
cards = ["big-umbrella", "cape-to-congo", "last-one-out"]

[[position.player]]
titles = ["poland", "sweden"]

[[position.governor]]
at = "usa"
"#;

/// What a finger presses on the page of a table.
const PRESSED: &str = "#now button, #now summary, #hand button, #hand summary";

/// Teleports with the button at the lower edge while the question is scrolled away; the next question comes into sight.
async fn leads_to_the_next_question(ada: &Player, version: u64) {
    let button = "document.querySelector(`#now [data-key='\"teleport\"'] button`)";
    let above = "document.querySelector('#now h2').getBoundingClientRect().top < 0";
    ada.tab.eval::<()>("void scrollTo({ top: 1e6, behavior: 'instant' })").await;
    assert!(ada.tab.eval::<bool>(above).await, "the question is scrolled away");
    ada.tab.eval::<()>(&format!("{button}.click()")).await;
    ada.sees(version + 1).await;
    let shown = "(({top, bottom}) => top > 50 && bottom < innerHeight)(document.querySelector('#now h2').getBoundingClientRect())";
    assert!(ada.tab.eval::<bool>(shown).await, "the next question is in sight");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_a_phone_nothing_lies_beside_the_screen() {
    let (server, chrome) = (server_with_scenarios().await, Chrome::start());
    let tab = chrome.browser(Screen::Phone).await;
    tab.open(&server.url("/")).await;
    fits(&tab).await;
    tab.click("[data-game=globopolis] .set-up > summary").await;
    tab.click("[data-game=globopolis] .gpd-options details > summary").await;
    fits(&tab).await;
    let (ada, mut watch) = quick_game(&server, tab, "globopolis").await;
    fits(&ada.tab).await;
    for acted in 0..12 {
        let (play, version) = ada.is_asked(&watch).await.expect("nobody wins so soon");
        fits(&ada.tab).await;
        fingers_fit(&ada.tab, PRESSED).await;
        if acted == 0 {
            leads_to_the_next_question(&ada, version).await;
            continue;
        }
        let advice = peaceful(&watch.advice(&play, ada.seat), &play, ada.seat, acted);
        let whole = AnyAction::Globopolis(advice);
        if ada.button_of(&whole).await.is_ok() {
            ada.touches(&whole, version).await;
        } else {
            does(&ada, &advice, version).await;
        }
    }
    // The whole game, with cards, Agents and deals.
    let chairs = ["me", "bot-greedy", "bot-greedy", "bot-greedy"];
    set_up(&server, &ada.tab).play_on("last-round", &chairs).await;
    let table = ada.tab.url().await;
    for path in ["", "?title=3", "?field=20", "?list=1", "?move=water-s", "?deal=3"] {
        ada.tab.open(&format!("{table}{path}")).await;
        fits(&ada.tab).await;
        fingers_fit(&ada.tab, PRESSED).await;
    }
    set_up(&server, &ada.tab).play_on("coup-in-scandinavia", &["me", "bot-greedy", "bot-greedy"]).await;
    fits(&ada.tab).await;
    fingers_fit(&ada.tab, PRESSED).await;
    ada.tab.open(&server.url("/rules/globopolis")).await;
    fits(&ada.tab).await;
    ada.tab.is_clean().await;
}

/// The names of the cards in hand, as far as they are shown on the page.
async fn visible_hand(player: &Player) -> BTreeSet<String> {
    let names: Vec<String> = player
        .tab
        .eval(
            "[...document.querySelectorAll('#hand .gpd-card h4')]
                .filter((name) => name.checkVisibility()).map((name) => name.innerText)",
        )
        .await;
    names.into_iter().collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_curtain_hides_the_hand_between_turns() {
    let server = TestServer::start_with(|config| {
        config.scenarios.push(("shared".to_owned(), "Shared".to_owned(), SHARED.to_owned()));
    })
    .await;
    let chrome = Chrome::start();
    let tab = chrome.browser(Screen::Laptop).await;
    let mut watch = set_up(&server, &tab).play_on("shared", &["me", "device", "bot-greedy"]).await;
    let ada = Player { tab, seat: Seat(0) };
    let (mut met, mut last, mut steps, mut drew) = (Vec::new(), None, 0, false);
    while met.len() < 4 {
        let (play, version, seat) = watch.asks(&[Seat(0), Seat(1)]).await;
        let seat = seat.expect("nobody wins so soon");
        ada.sees(version).await;
        let edition = rules(&play).edition();
        let turn = (seat, open(&play).turn, open(&play).round);
        steps += 1;
        if last != Some(turn) {
            last = Some(turn);
            met.push(seat);
            steps = 0;
            assert_eq!(visible_hand(&ada).await, BTreeSet::new(), "the curtain is closed for {turn:?}");
            ada.tab.click("#hand .gpd-curtain > summary").await;
            let held = state(&play).hands[Team(seat.0)].iter();
            let held: BTreeSet<String> = held.map(|card| edition.card_name(card).to_owned()).collect();
            assert_eq!(visible_hand(&ada).await, held, "all cards of {turn:?}");
        }
        // What lies beside the curtain says nothing of the two hands: not the log, not the buttons, not the board.
        let beside: String = ada
            .tab
            .eval("[...document.querySelectorAll('#log, #now, #board, #players, #status')].map((part) => part.textContent).join()")
            .await;
        for team in [Team(0), Team(1)] {
            for held in state(&play).hands[team].iter() {
                let name = edition.card_name(held);
                assert!(!beside.contains(name), "{name} of {team:?} in {beside}");
            }
        }
        let two_fields = Choice { steps: Some(2), ..Choice::NOTHING };
        let draws = Action::Play { card: card(&play, "gravity-assist"), choice: two_fields };
        let action = if legal(&play, seat).contains(&draws) {
            drew = true;
            draws
        } else {
            // Cards are played before everybody, and then lie open.
            match peaceful(&watch.advice(&play, seat), &play, seat, steps) {
                Action::Play { .. } => goes_on(&legal(&play, seat)),
                other => other,
            }
        };
        does(&ada, &action, version).await;
    }
    assert!(drew, "a card was drawn, of which the log tells nothing");
    assert!(met.contains(&Seat(0)) && met.contains(&Seat(1)), "{met:?}");
    ada.tab.is_clean().await;
}

/// The simplest thing that leads on.
fn goes_on(legal: &[Action]) -> Action {
    let simple = |action: &&Action| match action {
        Action::Stop | Action::Pass | Action::Pay | Action::Teleport | Action::Decline(_) => true,
        Action::Roll { dice, back } => (*dice, *back) == (2, false),
        Action::Stack { units, .. } => *units == Units::NONE,
        Action::Discard(_) => true,
        _ => false,
    };
    *legal.iter().find(simple).unwrap_or_else(|| panic!("nothing leads on: {legal:?}"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_turn_with_the_keyboard_alone() {
    let (server, chrome) = (TestServer::start().await, Chrome::start());
    let tab = chrome.browser(Screen::Laptop).await;
    let (ada, mut watch) = quick_game(&server, tab, "globopolis").await;
    // The first key leads past the board to what can be done.
    ada.tab.press(Key::Tab).await;
    assert_eq!(ada.tab.eval::<String>(&format!("{FOCUSED}.className")).await, "skip");
    ada.tab.press(Key::Enter).await;
    let (mut steps, mut began) = (0, None);
    while let Some((play, version)) = ada.is_asked(&watch).await {
        let now = (open(&play).turn, open(&play).round);
        // The first turn is the Teleport; the second has an Option Phase.
        if open(&play).round > 1 && began.is_some_and(|began| began != now) {
            break;
        }
        if open(&play).round > 1 && now.0 == ada.seat {
            began = Some(now);
        }
        let advice = own(&watch.advice(&play, ada.seat));
        let by_button = ada.unscrolled_button_of(&AnyAction::Globopolis(advice)).await.is_ok();
        let action = if by_button { advice } else { goes_on(&legal(&play, ada.seat)) };
        let whole = AnyAction::Globopolis(action);
        let button = ada.unscrolled_button_of(&whole).await;
        let button = button.unwrap_or_else(|error| panic!("{action:?}: {error}"));
        choose_in_list(&ada, &whole).await;
        // The R-Units of all Territories lie on the way, but it begins where the question is.
        let here = format!("Boolean({FOCUSED}.closest('#now'))");
        assert!(steps == 0 || ada.tab.eval::<bool>(&here).await, "the focus was lost before {action:?}");
        tab_to(&ada, &button).await;
        let pressed = "arguments[0].pressed = arguments[0].innerText;";
        ada.tab.ask::<()>(pressed, vec![button.to_json().unwrap()]).await;
        ada.tab.press(Key::Enter).await;
        ada.sees(version + 1).await;
        // Whoever presses the key twice does not do something else with it.
        let same = format!("[undefined, {FOCUSED}.innerText].includes({FOCUSED}.pressed)");
        assert!(ada.tab.eval::<bool>(&same).await, "{action:?} became another button under the finger");
        steps += 1;
    }
    assert!(steps >= 2, "two turns are at least a Teleport and a roll");
    ada.tab.is_clean().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn by_keyboard_every_part_of_the_option_phase_is_near() {
    let (server, chrome) = (server_with_scenarios().await, Chrome::start());
    let tab = chrome.browser(Screen::Laptop).await;
    let chairs = ["me", "bot-greedy", "bot-greedy", "bot-greedy"];
    set_up(&server, &tab).play_on("last-round", &chairs).await;
    let ada = Player { tab, seat: Seat(0) };
    // What the next Tab leads to from each of the links, in an own Guild and the first of the others'.
    for (part, next) in [
        ("bench", "closest('.gpd-bench')"),
        ("guilds", "closest('[data-key=guilds]')"),
        ("points", "closest('[data-key=points], #deals')"),
        ("deals", "closest('#deals')"),
        ("hand", "closest('#hand')"),
    ] {
        ada.tab.press(Key::Escape).await;
        ada.tab.eval::<()>("document.querySelector('.skip').focus()").await;
        ada.tab.press(Key::Enter).await;
        let link = ada.tab.find(&format!("#now .gpd-jumps a[href='#{part}']")).await;
        let pressed = tab_to(&ada, &link).await;
        // Two of them open words of the rules.
        assert!(pressed <= 9, "{pressed} times Tab to the link to {part}");
        ada.tab.press(Key::Enter).await;
        ada.tab.press(Key::Tab).await;
        let there = format!("Boolean({FOCUSED}.{next})");
        let at: String = ada.tab.eval(&format!("{FOCUSED}.outerHTML")).await;
        assert!(ada.tab.eval::<bool>(&there).await, "{part} leads to {at}");
        let seen: bool = ada
            .tab
            .eval(&format!(
                "(({{top, bottom}}) => top >= 0 && bottom <= innerHeight)({FOCUSED}.getBoundingClientRect())"
            ))
            .await;
        assert!(seen, "{part}: {at} is out of sight");
    }
    ada.tab.is_clean().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deal_is_composed_on_a_phone() {
    let (server, chrome) = (server_with_scenarios().await, Chrome::start());
    let tab = chrome.browser(Screen::Phone).await;
    let chairs = ["me", "bot-greedy", "bot-greedy", "bot-greedy"];
    let watch = set_up(&server, &tab).play_on("last-round", &chairs).await;
    let ada = Player { tab, seat: Seat(0) };
    let play = watch.play().await;
    let version = play.lines().len() as u64;
    let japan = title(&play, "japan");
    ada.tab.click("#now a.gpt-partner[href^='?deal=3']").await;
    ada.tab.find("#deal-form").await;
    let height = "document.querySelector('#deal-form').offsetHeight <= innerHeight";
    assert!(ada.tab.eval::<bool>(height).await, "folded up, the form is not longer than the screen");
    // Whatever is chosen is summed up at once, in sight, and the folds stay as they are.
    let said = "document.querySelector('#deal-form .gpt-sum p').innerText";
    let sum = async |part: &str| ada.tab.until(&format!("{said}.includes('{part}')")).await;
    unfold(&ada.tab, "#deal-form [data-key=give-titles-0]").await;
    ada.tab.click(&format!("#deal-form input[name=give-title][value='{}']", japan.0)).await;
    sum("Japan").await;
    assert!(ada.tab.has("#deal-form [data-key=give-titles-0][open]").await);
    let in_sight = "(({top, bottom}) => top >= 0 && bottom <= innerHeight + 1)(document.querySelector('#deal-form .gpt-sum').getBoundingClientRect())";
    assert!(ada.tab.eval::<bool>(in_sight).await, "the summary stays in sight");
    let plus = "#deal-form .stepper:has([name=want-eu]) [data-step='1']";
    for _ in 0..3 {
        ada.tab.click(plus).await;
    }
    sum("3 EU").await;
    let summary: String = ada.tab.eval(said).await;
    assert!(summary.contains("Japan"), "{summary}");
    fits(&ada.tab).await;
    fingers_fit(&ada.tab, PRESSED).await;
    ada.tab.click("#deal-form button.strong").await;
    ada.sees(version + 1).await;
    let play = watch.play().await;
    let offered =
        |event: &Event| matches!(event, Event::Deals(Deals::Offered { from: Team(0), to: Team(3), .. }));
    assert!(events(&play).any(offered), "the offer is made");
    ada.tab.is_clean().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_of_globopolis_weighs_less_than_150_kilobytes() {
    let (server, chrome) = (server_with_scenarios().await, Chrome::start());
    let tab = chrome.browser(Screen::Laptop).await;
    set_up(&server, &tab).play_on("last-round", &["me", "bot-greedy", "bot-greedy", "bot-greedy"]).await;
    weighs_little(&server, &chrome, &tab, &["#hand .gpd-card", "#now .gpd-tile"]).await;
}
