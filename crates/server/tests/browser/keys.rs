//! Every game is played to its end with the keyboard alone, from the start page on, and begun again.

use serde_json::json;
use table::Seat;
use thirtyfour::prelude::*;

use crate::alone::{FOCUSED, tab_to};
use crate::chrome::{Chrome, Screen};
use crate::player::Player;
use crate::support::TestServer;
use crate::watch::Watch;

/// Ada has her places, and is two steps from home.
const MONSTERS: &str = r#"
title = "Nearly home"
game = "little-monsters"
seats = 2
seat = 0

[position]
phase = "roll"
display = ["tokyo", "delhi", "paris", "rome"]

[[position.player]]
house = "london"
monster = "berlin"
cards = ["cairo", "lagos", "dakar", "moscow", "lisbon", "havana"]
tickets = { purple = 2, yellow = 2, blue = 2, green = 2, red = 2 }

[[position.player]]
house = "sydney"
"#;

/// All KEYs are out, Ada has most of them, and Home is next door.
const TROTTERS: &str = r#"
title = "Next door"
game = "globetrotters"
seats = 2
seat = 0

[position]
phase = "overland"
steps = 1

[[position.player]]
home = "seattle"
at = "vancouver"
money = 500
keys = ["los-angeles", "new-york", "mexico-city", "rio", "london", "paris", "cairo", "hong-kong", "tokyo"]

[[position.player]]
home = "winnipeg"
money = 500
keys = ["north-america", "south-america", "africa", "europe", "asia", "oceania", "sydney"]
memories = [
    "chicago", "miami", "bogota", "caracas", "lagos", "nairobi", "rome", "athens", "delhi", "seoul", "manila", "singapore",
]
"#;

/// The other one has reached the mark, and Ada has the last turn of the last round.
const POLIS: &str = r#"
title = "The last turn"
game = "globopolis"
seats = 2
seat = 1

[options]
level = "learning"

[position]
turn = 1
first = 0
round = 9
last_round = true

[[position.player]]
eu = 40
points = 190
titles = ["england", "china"]

[[position.player]]
eu = 10
titles = ["norway"]
"#;

/// The button that does just this, after the summaries of all that is folded around it.
const WAY_TO: &str = r#"
    const [wanted] = arguments;
    for (const form of document.querySelectorAll("form[method=post][action$='/act']:not(:has([name=again]))")) {
        const given = [...form.querySelectorAll("input[name=action]")].map((input) => input.value);
        const own = given.length === 1 && given[0] === wanted && form.querySelector("button:not([type=button])");
        const button = own || [...form.querySelectorAll("button[name=action]")].find(({value}) => value === wanted);
        if (!button) continue;
        const way = [button];
        for (let at = button.closest("details:not([open])"); at; at = at.parentElement.closest("details:not([open])"))
            way.unshift(at.querySelector("summary"));
        return way;
    }
    return [];
"#;

/// Ada, who has no mouse.
struct Keyboard {
    ada: Player,
    watch: Watch,
}

impl Keyboard {
    /// Does what is wanted by Tab and Enter, or by the key of the main action if that is what it does, or if no button does
    /// just that.
    async fn does(&self, action: &games::AnyAction) {
        let tab = &self.ada.tab;
        let wanted = serde_json::to_string(action).unwrap();
        let way = tab.driver.execute(WAY_TO, vec![json!(wanted)]).await.unwrap().elements().unwrap();
        let main = "document.querySelector('#now button.strong:enabled')";
        let is_main = match way.last() {
            Some(button) => {
                tab.ask(&format!("return arguments[0] === {main};"), vec![button.to_json().unwrap()]).await
            }
            None => true,
        };
        if is_main {
            return tab.press("a").await;
        }
        tab.press("n").await;
        assert!(
            tab.eval::<bool>(&format!("Boolean({FOCUSED}.closest('#now'))")).await,
            "N leads to what is asked"
        );
        for step in way {
            tab_to(&self.ada, &step).await;
            tab.press(Key::Enter).await;
        }
    }

    async fn plays_to_the_end(&mut self) {
        let mut steps = 0;
        while let Some((play, version)) = self.ada.is_asked(&self.watch).await {
            let advice = self.watch.advice_but_no_offer(&play, self.ada.seat);
            self.does(&advice).await;
            self.ada.sees(version + 1).await;
            steps += 1;
            assert!(steps < 60, "it has no end: {advice:?}");
        }
        let tab = &self.ada.tab;
        tab.until("!document.querySelector('#end').hidden").await;
        assert_eq!(tab.eval::<String>(&format!("{FOCUSED}.id")).await, "h-end", "the end is read out");
    }
}

async fn keyboard_alone(id: &str, text: &str, seat: Seat) {
    let server = TestServer::start_with(|config| {
        config.scenarios.push((id.to_owned(), "Nearly there".to_owned(), text.to_owned()));
    })
    .await;
    let chrome = Chrome::start();
    let tab = chrome.browser(Screen::Laptop).await;
    tab.open(&server.url("/")).await;
    let play = tab.find(".scenario-card button").await;
    let ada = Player { tab, seat };
    tab_to(&ada, &play).await;
    ada.tab.press(Key::Enter).await;
    ada.tab.until("document.querySelector('#board')").await;
    let address = ada.tab.url().await;
    let watch = Watch::table(&server, address.rsplit_once("/t/").unwrap().1).await;
    let mut keyboard = Keyboard { ada, watch };
    keyboard.plays_to_the_end().await;

    // The main action is now another game, which begins at once.
    let tab = &keyboard.ada.tab;
    tab.press("a").await;
    tab.until(&format!("location.href !== {} && document.querySelector('#board')", json!(address))).await;
    tab.press("?").await;
    tab.until("document.querySelector('#keys').open").await;
    tab.press(Key::Escape).await;
    tab.until("!document.querySelector('#keys').open").await;
    tab.is_clean().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn little_monsters_with_the_keyboard_alone() {
    keyboard_alone("monsters", MONSTERS, Seat(0)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn globetrotters_with_the_keyboard_alone() {
    keyboard_alone("trotters", TROTTERS, Seat(0)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn globopolis_with_the_keyboard_alone() {
    keyboard_alone("polis", POLIS, Seat(1)).await;
}
