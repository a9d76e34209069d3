//! Takes pictures of the table in a real browser.
//!
//! ```sh
//! cargo run -p server --example pictures                  # docs/table.png, for the README
//! cargo run -p server --example pictures -- /tmp/pictures # every kind of page, wide and narrow, light and dark
//! cargo run -p server --example pictures -- /tmp/pictures globopolis # of that game alone
//! cargo run -p server --example pictures -- /tmp/pictures learning --lang de # lessons, puzzles, help and books, in German
//! ```

#![expect(clippy::unwrap_used, reason = "whoever takes pictures reads the panic")]
#![expect(clippy::disallowed_methods, reason = "pictures are files, and browsers take time")]
#![expect(dead_code, reason = "the browser is that of the tests, and can do more")]

#[path = "../tests/browser/chrome.rs"]
mod chrome;
#[path = "../tests/support/support.rs"]
mod support;

use std::path::Path;

use chrome::{Chrome, Screen, Tab};
use support::TestServer;

/// A position in the middle of a lively game.
const LIVELY: &str = r#"
title = "Lively"
game = "little-monsters"
seats = 4
[options]
free_market = true
traffic_jam = true
special_events = true
[position]
phase = "PHASE"
MORE
display = ["rome", "dakar", "beijing", "chicago"]
tokens = { pandemic = ["tokyo", "manila"], storm = ["havana"], nuclear = ["moscow"] }
[[position.player]]
house = "reykjavik"
monster = "lisbon"
cards = ["istanbul", "cairo", "delhi"]
tickets = { purple = 2, yellow = 1, green = 1, blue = 3 }
owes = OWES
[[position.player]]
house = "sydney"
monster = "singapore"
cards = ["fiji", "auckland", "perth", "bali"]
tickets = { yellow = 1, red = 2 }
[[position.player]]
house = "rio"
monster = "new-york"
cards = ["panama", "recife"]
tickets = { purple = 1, yellow = 1, green = 1 }
[[position.player]]
house = "cape-town"
monster = "kilimanjaro"
cards = ["lagos"]
tickets = { green = 2, red = 1 }
"#;

fn lively(phase: &str, more: &str, owes: u8) -> String {
    LIVELY.replace("PHASE", phase).replace("MORE", more).replace("OWES", &owes.to_string())
}

/// A position in the middle of a trip around the world.
const TRAVELLING: &str = r#"
title = "Travelling"
game = "globetrotters"
seats = 4
[position]
round = 9
PHASE
[[position.player]]
home = "seattle"
home_ticket = "seattle/amsterdam"
at = "HERE"
money = 700
tickets = ["singapore/florence", "las-vegas/macao", "cairo/tokyo"]
keys = ["los-angeles", "rio", "south-america"]
memories = ["caracas", "buenos-aires", "vancouver", "peking", "johannesburg"]
specials = 1
[[position.player]]
home = "manila"
home_ticket = "manila/munich"
at = "paris"
money = 200
tickets = ["any"]
keys = ["london", "paris", "cairo", "oceania"]
memories = ["manila", "singapore", "amsterdam", "bombay"]
[[position.player]]
home = "winnipeg"
home_ticket = "winnipeg/khartoum"
at = "sydney"
money = 600
tickets = ["any", "any", "any", "any"]
keys = ["hong-kong", "sydney"]
memories = ["san-francisco", "moscow", "melbourne"]
[[position.player]]
home = "lima"
home_ticket = "tripoli/lima"
at = "nairobi"
money = 100
tickets = []
memories = ["santiago"]
"#;

/// One flight from the end.
const FLYING_HOME: &str = r#"
title = "Flying home"
game = "globetrotters"
seats = 3
[position]
round = 31
[[position.player]]
home = "manila"
home_ticket = "manila/munich"
at = "london"
money = 400
tickets = ["seoul/manila"]
keys = ["london", "paris", "new-york", "cairo", "oceania", "europe", "asia", "africa"]
memories = ["manila", "singapore", "amsterdam", "madrid", "bombay", "bangkok", "lagos", "nairobi"]
[[position.player]]
home = "seattle"
home_ticket = "seattle/amsterdam"
at = "nairobi"
money = 300
keys = ["los-angeles", "rio", "south-america", "mexico-city"]
memories = ["caracas", "buenos-aires"]
[[position.player]]
home = "winnipeg"
home_ticket = "winnipeg/khartoum"
at = "sydney"
money = 600
keys = ["hong-kong", "sydney", "tokyo", "north-america"]
memories = ["vancouver", "san-francisco"]
"#;

fn travels() -> Vec<(&'static str, String)> {
    let travelling = |phase: &str, at: &str| TRAVELLING.replace("PHASE", phase).replace("HERE", at);
    let adventure = "phase = \"offer\"\nadventures = { eurasia-oceania = [1, 2] }";
    let moving_on = "phase = \"move-on\"\nwho = 1\nchooser = 0\nturned = \"mexico-city/madrid\"\nchain = [0]";
    vec![
        ("gt-home", "title = \"Home\"\ngame = \"globetrotters\"\nseats = 3\n[position]\nfirst_turn = true\n[[position.player]]\ntickets = [\"seattle/amsterdam\"]\n[[position.player]]\n[[position.player]]\n".to_owned()),
        ("gt-travel", travelling("", "london")),
        ("gt-overland", travelling("phase = \"overland\"\nsteps = 6", "rome")),
        ("gt-offer", travelling(adventure, "athens")),
        ("gt-jackpot", travelling("phase = \"offer\"\njackpot = { money = 900, keys = [\"tokyo\"] }", "monte-carlo")),
        ("gt-move-on", travelling(moving_on, "paris")),
        ("gt-debt", travelling("phase = \"debt\"\ndue = \"expenses\"\nowed = 900", "vienna")),
        ("gt-winning", FLYING_HOME.to_owned()),
    ]
}

/// Ada is on a Territory of her own, with an attack, a Cleaning House and cards to think of; later she places Agents.
const GOVERNING: &str = r#"
title = "Governing"
game = "globopolis"
seats = 4
[position]
turn = 0
first = FIRST
round = 8
MORE
[[position.player]]
eu = 360
titles = ["england", "china", "japan", "indonesia", "australia", "new-zealand", "wind-wave", "mexico"]
stock = { water = 2, energy = 3, ucp = 1, ns = 2 }
cards = ["rainy-century-fund", "bigger-slingshot", "over-the-pole", "inflatable-statue", "picnic-kit"]
CLAIMED
[[position.player]]
eu = 85
titles = ["norway", "sweden", "brazil", "argentina", "fresh-water"]
stock = { food = 2, ucp = 1 }
cards = ["big-umbrella"]
[[position.player]]
eu = 60
titles = ["egypt", "turkey", "france", "canada", "usa"]
[[position.player]]
eu = 110
titles = ["nigeria", "congo", "germany", "poland", "core-energy"]
[[position.governor]]
at = "england"
[[position.governor]]
at = "brazil"
[[position.governor]]
at = "nia"
[[position.governor]]
at = "teleport"
[[position.title]]
id = "england"
units = { water = 2, food = 1, energy = 1, ucp = 2, ns = 3 }
level = 1
agents = [1, 2, 0, 1]
[[position.title]]
id = "japan"
units = { water = 2, food = 1, energy = 1, ucp = 2, ns = 2 }
agents = [2, 0, 1]
[[position.title]]
id = "norway"
units = { food = 1, ns = 2 }
agents = [2, 1, 1]
"#;

/// The pages of Globopolis: a name, the position, and how many play.
fn governing() -> Vec<(&'static str, String, usize)> {
    let governing = |first: u8, more: &str, claimed: &str| {
        GOVERNING.replace("FIRST", &first.to_string()).replace("MORE", more).replace("CLAIMED", claimed)
    };
    let battle = "phase = \"rounds\"\nparty = \"aggressor\"\n[position.battle]\nfrom = \"england\"\nagainst = \"norway\"";
    let coup = include_str!("../../../scenarios/globopolis/coup-in-scandinavia.toml");
    let claimed = "claimed = [\"rainy-century-fund\"]\ndeeds = { laps = 4 }";
    vec![
        ("gp-option", governing(0, "phase = \"option\"", ""), 4),
        ("gp-own", governing(0, "phase = \"own\"\nat = \"england\"", ""), 4),
        ("gp-agents", governing(0, "phase = \"agents\"", ""), 4),
        ("gp-battle", governing(0, battle, ""), 4),
        ("gp-bribe", coup.to_owned(), 3),
        ("gp-winning", governing(1, "phase = \"agents\"\nlast_round = true", claimed), 4),
    ]
}

fn positions() -> Vec<(&'static str, String)> {
    let rolled = "roll = [\"purple\", \"blue\"]";
    let offer = "roll = [\"purple\", \"blue\"]\noffer = [{ from = 0, to = 1, give = { blue = 2 }, want = { red = 1 } }]";
    vec![
        ("roll", lively("roll", "", 0)),
        ("travel", lively("travel", rolled, 0)),
        ("offer", lively("travel", offer, 0)),
        ("globe", lively("globe", "roll = [\"globe\", \"blue\"]\nglobes = 1", 0)),
        ("cure", lively("cure", "roll = [\"globe\", \"blue\"]", 0)),
        ("discard", lively("discard", "loss = \"strike\"", 2)),
        ("spread", lively("spread", "", 0)),
        ("polar", lively("polar-flight", "movers = [0]", 0)),
        ("winning", WINNING.to_owned()),
    ]
}

/// Where two of the open cards lie, by their numbers on the board.
const ROME: u8 = 46;
const BEIJING: u8 = 26;

/// One click from the end.
const WINNING: &str = r#"
title = "Winning"
game = "little-monsters"
seats = 4
[position]
phase = "travel"
roll = ["purple", "purple"]
display = ["tokyo", "delhi", "paris", "rome"]
[[position.player]]
house = "london"
monster = "berlin"
cards = ["cairo", "lagos", "dakar", "moscow", "lisbon", "havana"]
tickets = { purple = 2 }
[[position.player]]
house = "sydney"
cards = ["perth", "bali"]
[[position.player]]
house = "rio"
[[position.player]]
house = "kilimanjaro"
cards = ["manila"]
"#;

#[tokio::main]
async fn main() {
    let server = TestServer::start_with(|config| {
        let governing = governing().into_iter().map(|(id, text, _)| (id, text));
        for (id, text) in positions().into_iter().chain(travels()).chain(governing) {
            config.scenarios.push((id.to_owned(), id.to_owned(), text));
        }
        // Nothing is to move while the picture is taken.
        config.bot_pause = std::time::Duration::from_secs(3600);
        let lessons = games::SCENARIOS.iter().filter(|(_, text)| text.contains("\nlesson = true\n"));
        config.scenarios.extend(lessons.map(|(id, text)| ((*id).into(), (*id).into(), (*text).into())));
    })
    .await;
    let chrome = Chrome::start();
    let mut given: Vec<String> = std::env::args().skip(1).collect();
    let language = given.iter().position(|one| one == "--lang").map(|at| given.drain(at..).nth(1).unwrap());
    match given.first() {
        Some(folder) => {
            let only = given.get(1).map(String::as_str);
            take_all(&server, &chrome, Path::new(folder), only, language.as_deref()).await;
        }
        None => {
            let tab = chrome.browser(Screen::Laptop).await;
            for_the_readme(&server, &tab).await;
            let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/table.png");
            picture(&tab, &file, false).await;
            println!("{}", file.canonicalize().unwrap().display());
        }
    }
    drop(chrome);
    server.stop().await;
}

/// Opens a table in a position, against bots that do not move.
async fn open(server: &TestServer, tab: &Tab, position: &str, who: [&str; 4]) -> String {
    open_game(server, tab, "little-monsters", position, &who).await
}

/// The same with another game and number of players.
async fn open_game(server: &TestServer, tab: &Tab, game: &str, position: &str, who: &[&str]) -> String {
    let mut start = server.browser();
    if let Ok(cookie) = tab.driver.get_named_cookie("globetable").await {
        start.cookies.insert("globetable".to_owned(), cookie.value);
    }
    let count = who.len().to_string();
    let mut fields =
        vec![("game", game), ("seats", &count), ("name", "Ada"), ("scenario", position), ("name-1", "Bo")];
    fields.extend(["seat-0", "seat-1", "seat-2", "seat-3"].into_iter().zip(who.iter().copied()));
    let opened = start.post("/tables", &fields).await.expect(303);
    server.url(opened.header("location").expect("a new table leads to its page"))
}

const ALONE: [&str; 4] = ["me", "bot-greedy", "bot-greedy", "bot-greedy"];

async fn for_the_readme(server: &TestServer, tab: &Tab) {
    tab.resize(1280, 660).await;
    tab.command("Emulation.setScrollbarsHidden", serde_json::json!({"hidden": true})).await;
    tab.open(&server.url("/")).await;
    let table = open(server, tab, "travel", ALONE).await;
    tab.open(&format!("{table}?to={ROME}")).await;
    settle(tab).await;
}

/// A picture of what is on the screen, or of the whole page.
async fn picture(tab: &Tab, file: &Path, whole: bool) {
    std::fs::create_dir_all(file.parent().unwrap()).unwrap();
    if !whole {
        return tab.driver.screenshot(file).await.unwrap();
    }
    let [width, height, whole]: [u32; 3] =
        tab.eval("[innerWidth, innerHeight, document.documentElement.scrollHeight]").await;
    tab.resize(width, whole).await;
    tab.driver.screenshot(file).await.unwrap();
    tab.resize(width, height).await;
}

/// Waits until nothing moves any more.
async fn settle(tab: &Tab) {
    tab.until("document.readyState === 'complete'").await;
    tab.until("[...document.images].every((image) => image.complete)").await;
    tab.until("document.getAnimations().every((motion) => motion.playState !== 'running' || motion.effect.getTiming().iterations === Infinity)").await;
}

/// Has the pages in this language from now on.
async fn speak(server: &TestServer, tab: &Tab, language: &str) {
    tab.open(&server.url("/")).await;
    let choose = "fetch('/language', {method: 'POST', body: new URLSearchParams({lang: arguments[0]})}).then(() => document.documentElement.dataset.chosen = 1);";
    tab.ask::<()>(choose, vec![serde_json::json!(language)]).await;
    tab.until("document.documentElement.dataset.chosen").await;
}

async fn take_all(
    server: &TestServer,
    chrome: &Chrome,
    folder: &Path,
    only: Option<&str>,
    language: Option<&str>,
) {
    let wanted = |game: &str| only.is_none_or(|only| only == game);
    for (width, height) in [(1280, 800), (390, 844)] {
        for light in ["light", "dark"] {
            let tab = chrome.browser(Screen::Laptop).await;
            tab.resize(width, height).await;
            tab.prefer(&[("prefers-color-scheme", light)]).await;
            if let Some(language) = language {
                speak(server, &tab, language).await;
            }
            let tongue = language.map_or(String::new(), |language| format!("{language}-"));
            let file = |name: &str| folder.join(format!("{tongue}{name}-{width}-{light}.png"));
            if wanted("learning") {
                take_learning(server, &tab, &file).await;
            }
            if wanted("little-monsters") {
                take(server, &tab, &file).await;
            }
            if wanted("globetrotters") {
                take_travels(server, &tab, &file).await;
            }
            if wanted("globopolis") {
                take_governing(server, &tab, &file).await;
            }
        }
    }
}

async fn take(server: &TestServer, tab: &Tab, file: &impl Fn(&str) -> std::path::PathBuf) {
    // Only a page of ours is as wide as the screen.
    tab.open(&server.url("/")).await;
    let narrow: bool = tab.eval("innerWidth < 600").await;
    let shoot = async |name: &str, address: &str| {
        tab.open(address).await;
        settle(tab).await;
        let whole = narrow || !address.contains("/t/");
        picture(tab, &file(name), whole).await;
    };
    shoot("start", &server.url("/")).await;
    tab.click(".set-up > summary").await;
    picture(tab, &file("start-open"), true).await;
    for (position, _) in positions() {
        shoot(position, &open(server, tab, position, ALONE).await).await;
    }
    let travel = open(server, tab, "travel", ALONE).await;
    shoot("plan", &format!("{travel}?to={ROME}")).await;
    shoot("plan-far", &format!("{travel}?to={BEIJING}")).await;
    tab.open(&travel).await;
    tab.click("#hand [data-key=offer] > summary").await;
    picture(tab, &file("trade-form"), narrow).await;
    let device = open(server, tab, "offer", ["me", "device", "bot-greedy", "bot-greedy"]).await;
    shoot("offer-other-side", &device).await;
    shoot("lobby", &open(server, tab, "roll", ["me", "open", "bot-greedy", "open"]).await).await;
    let winning = open(server, tab, "winning", ALONE).await;
    tab.open(&format!("{winning}?to=41")).await;
    tab.click("#now .lm-routes button").await;
    tab.until("!location.search").await;
    tab.click("#now .lm-stop button").await;
    tab.until("!document.querySelector('#end').hidden").await;
    settle(tab).await;
    picture(tab, &file("end"), narrow).await;
    shoot("rolls", &format!("{winning}/rolls")).await;
    shoot("rules", &server.url("/rules/little-monsters")).await;
    shoot("error", &server.url("/t/abcdefghij")).await;
    shoot("start-later", &server.url("/")).await;
}

/// What is learnt: guided games, lessons, puzzles, words, help, luck and skill, and books as they print.
async fn take_learning(server: &TestServer, tab: &Tab, file: &impl Fn(&str) -> std::path::PathBuf) {
    // Only a page of ours is as wide as the screen.
    tab.open(&server.url("/")).await;
    let narrow: bool = tab.eval("innerWidth < 600").await;
    let shoot = async |name: &str, address: &str| {
        tab.open(address).await;
        settle(tab).await;
        picture(tab, &file(name), narrow || !address.contains("/t/")).await;
    };
    for info in games::GAMES.iter().filter(|info| !info.on_request) {
        let game = info.id;
        tab.open(&server.url("/")).await;
        tab.click(&format!("[data-game={game}] .lesson-offer button")).await;
        tab.until("document.querySelector('#board') && document.querySelector('#lesson')").await;
        settle(tab).await;
        picture(tab, &file(&format!("learning-{game}-guided")), narrow).await;
        let help = "#now .plain-help button";
        let opens: bool =
            tab.eval(&format!("Boolean(document.querySelector('{help}')?.checkVisibility())")).await;
        if opens {
            tab.click(help).await;
            settle(tab).await;
            picture(tab, &file(&format!("learning-{game}-help")), false).await;
        }
        shoot(&format!("learning-{game}-puzzles"), &server.url(&format!("/puzzles/{game}"))).await;
        tab.click("form[action='/tables'] button").await;
        tab.until("document.querySelector('#puzzle')").await;
        settle(tab).await;
        picture(tab, &file(&format!("learning-{game}-puzzle")), narrow).await;
        shoot(&format!("learning-{game}-book"), &server.url(&format!("/rules/{game}"))).await;
        tab.command("Emulation.setEmulatedMedia", serde_json::json!({ "media": "print" })).await;
        settle(tab).await;
        picture(tab, &file(&format!("learning-{game}-print")), false).await;
        tab.command("Emulation.setEmulatedMedia", serde_json::json!({ "media": "" })).await;
    }
    for (name, scene) in [
        ("superiority", "/lessons/globopolis/superiority/2"),
        ("points", "/lessons/globopolis/points/2"),
        ("demonstration", "/lessons/globetrotters/opening/6"),
    ] {
        shoot(&format!("learning-lesson-{name}"), &server.url(scene)).await;
        if tab.eval::<bool>("Boolean(document.querySelector('#note .note .term > a'))").await {
            tab.click("#note .note .term > a").await;
            tab.until("document.querySelector('#note .term .clause-text')").await;
            picture(tab, &file(&format!("learning-word-{name}")), narrow).await;
        }
    }
    let winning = open(server, tab, "winning", ALONE).await;
    tab.open(&format!("{winning}?to=41")).await;
    tab.click("#now .lm-routes button").await;
    tab.until("!location.search").await;
    tab.click("#now .lm-stop button").await;
    tab.until("!document.querySelector('#end').hidden").await;
    shoot("learning-analysis", &format!("{winning}/analysis")).await;
}

/// The pages of Globetrotters.
async fn take_travels(server: &TestServer, tab: &Tab, file: &impl Fn(&str) -> std::path::PathBuf) {
    // Only a page of ours is as wide as the screen.
    tab.open(&server.url("/")).await;
    let narrow: bool = tab.eval("innerWidth < 600").await;
    let game = async |position: &str| {
        let seats = match position {
            "gt-home" | "gt-winning" => 3,
            _ => 4,
        };
        open_game(server, tab, "globetrotters", position, &ALONE[..seats]).await
    };
    let shoot = async |name: &str, address: &str| {
        tab.open(address).await;
        settle(tab).await;
        picture(tab, &file(name), narrow || !address.contains("/t/")).await;
    };
    shoot("gt-start", &server.url("/")).await;
    tab.click("[data-game=globetrotters] .set-up > summary").await;
    picture(tab, &file("gt-start-open"), true).await;
    for (position, _) in travels() {
        shoot(position, &game(position).await).await;
    }
    let overland = game("gt-overland").await;
    tab.open(&overland).await;
    let goal: String = tab.eval("document.querySelector('#board .gt-goes a').getAttribute('href')").await;
    shoot("gt-overland-plan", &format!("{overland}{goal}")).await;
    let travel = game("gt-travel").await;
    tab.open(&travel).await;
    let ticket: String = tab.eval("document.querySelector('#hand .gt-route').getAttribute('href')").await;
    shoot("gt-flying", &format!("{travel}{ticket}")).await;
    shoot("gt-list", &format!("{travel}?list=1")).await;
    let offer = game("gt-offer").await;
    for (name, address, button) in [
        ("gt-adventure", offer, r#"[data-key='"take_adventure"'] button"#),
        ("gt-jackpot-rolled", game("gt-jackpot").await, r#"[data-key='"try_jackpot"'] button"#),
        ("gt-end", game("gt-winning").await, "#hand .gt-use:last-of-type button"),
    ] {
        tab.open(&address).await;
        let version: u64 = tab.eval("Number(document.body.dataset.version)").await;
        tab.click(button).await;
        tab.until(&format!("document.body.dataset.version > {version}")).await;
        settle(tab).await;
        picture(tab, &file(name), narrow).await;
    }
    let who = ["me", "device", "bot-greedy", "bot-greedy"];
    shoot("gt-curtain", &open_game(server, tab, "globetrotters", "gt-travel", &who).await).await;
    shoot("gt-rules", &server.url("/rules/globetrotters")).await;
}

/// The pages of Globopolis.
async fn take_governing(server: &TestServer, tab: &Tab, file: &impl Fn(&str) -> std::path::PathBuf) {
    // Only a page of ours is as wide as the screen.
    tab.open(&server.url("/")).await;
    let narrow: bool = tab.eval("innerWidth < 600").await;
    let shoot = async |name: &str, address: &str| {
        tab.open(address).await;
        settle(tab).await;
        picture(tab, &file(name), narrow || !address.contains("/t/")).await;
    };
    shoot("gp-start", &server.url("/")).await;
    tab.click("[data-game=globopolis] .set-up > summary").await;
    tab.click("[data-game=globopolis] .gpd-options details > summary").await;
    picture(tab, &file("gp-start-open"), true).await;
    let mut tables = std::collections::BTreeMap::new();
    for (position, _, seats) in governing() {
        let table = open_game(server, tab, "globopolis", position, &ALONE[..seats]).await;
        shoot(position, &table).await;
        tables.insert(position, table);
    }
    let option = &tables["gp-option"];
    for (name, ask) in [
        ("gp-title", "?title=1"),
        ("gp-field", "?field=28"),
        ("gp-moving", "?move=ns-s"),
        ("gp-list", "?list=1"),
        ("gp-deal", "?deal=1&give-eu=20&give-water=1&give-title=9&want-title=13"),
    ] {
        shoot(name, &format!("{option}{ask}")).await;
    }
    tab.open(&format!("{option}?deal=1&give-eu=20&give-water=1&give-title=9&want-title=13")).await;
    tab.scroll_to(&tab.find("#deal-form .gpt-preview").await).await;
    settle(tab).await;
    picture(tab, &file("gp-deal-preview"), false).await;
    for (name, position, button) in [
        ("gp-battle-round", "gp-battle", "#now .acts button.strong"),
        ("gp-end", "gp-winning", "#now .gpd-act button.strong"),
    ] {
        tab.open(&tables[position]).await;
        let version: u64 = tab.eval("Number(document.body.dataset.version)").await;
        tab.click(button).await;
        tab.until(&format!("document.body.dataset.version > {version}")).await;
        settle(tab).await;
        picture(tab, &file(name), narrow).await;
    }
    shoot("gp-end-rolls", &format!("{}/rolls", tables["gp-winning"])).await;
    let who = ["me", "device", "bot-greedy", "bot-greedy"];
    shoot("gp-curtain", &open_game(server, tab, "globopolis", "gp-option", &who).await).await;
    shoot("gp-rules", &server.url("/rules/globopolis")).await;
}
