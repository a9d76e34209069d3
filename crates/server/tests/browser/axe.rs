//! axe-core looks at the pages in every state that matters, by day and by night, and finds nothing.

use std::path::Path;

use crate::chrome::{Chrome, Screen, Tab};
use crate::support::{Browser, TestServer};

/// Where `cargo xtask setup` puts it.
const AXE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/tools/axe.min.js");

/// What it finds in the page: the law that is broken, where, and how.
const FINDINGS: &str = "
    const done = arguments[0];
    const told = ({id, nodes}) => nodes.map(({target, failureSummary, html}) =>
        `${id} at ${target.join(' ')}: ${failureSummary.replaceAll('\\n', ' ')} ${html.slice(0, 200)}`);
    axe.run({resultTypes: ['violations']}).then(({violations}) => done(violations.flatMap(told)));
";

/// Ada is offered two tickets for one, and has rolled.
const OFFERED: &str = r#"
title = "Offered"
game = "little-monsters"
seats = 2

[options]
free_market = true

[position]
phase = "travel"
roll = ["purple", "red"]
display = ["tokyo", "delhi", "paris", "rome"]

[[position.offer]]
from = 1
to = 0
give = { red = 2 }
want = { purple = 1 }

[[position.player]]
house = "london"
monster = "berlin"
cards = ["cairo", "lagos", "dakar", "moscow", "lisbon", "havana"]
tickets = { purple = 2, green = 1 }

[[position.player]]
house = "sydney"
tickets = { red = 3 }
"#;

/// Ada is in a city with an Adventure, and Bo in one where she may challenge.
const ADVENTURE: &str = r#"
title = "Adventure"
game = "globetrotters"
seats = 2

[position]
phase = "offer"

[[position.player]]
home = "seattle"
at = "rome"
money = 500
tickets = ["any", "any"]
keys = ["los-angeles", "rio"]
memories = ["caracas"]

[[position.player]]
home = "winnipeg"
at = "paris"
money = 500
keys = ["paris", "tokyo"]
"#;

/// Bo offers Ada a deal in the Option Phase.
const DEAL: &str = r#"
title = "Deal"
game = "globopolis"
seats = 2

[position]
turn = 1
first = 0
round = 3

[[position.player]]
eu = 200
titles = ["england", "china", "japan", "canada"]
stock = { energy = 2 }
cards = ["pacific-standard-time"]

[[position.player]]
eu = 120
titles = ["norway", "brazil", "argentina"]
stock = { water = 2 }

[[position.offer]]
from = 1
to = 0
give = { eu = 20, units = { water = 1 } }
want = { titles = ["japan"] }
"#;

/// The step that brings Ada home, and the end of her move.
const GO_HOME: &str = r#"[{"step":{"to":41,"colour":"purple"}},"stop"]"#;

/// Somebody who looks at pages with axe-core.
struct Inspector<'a> {
    server: &'a TestServer,
    tab: &'a Tab,
    axe: String,
    found: Vec<String>,
    states: u32,
}

impl Inspector<'_> {
    /// Becomes whoever has these cookies.
    async fn becomes(&self, who: &Browser) {
        self.tab.open(&self.server.url("/healthz")).await;
        self.tab.becomes(who).await;
    }

    async fn opens(&mut self, path: &str) {
        self.tab.open(&self.server.url(path)).await;
        self.tab.until("document.readyState === 'complete' && document.documentElement.dataset.motion").await;
        self.tab.ask::<()>(&self.axe, vec![]).await;
    }

    /// Looks at the page as it is.
    async fn looks(&mut self, state: &str) {
        let answer = self.tab.driver.execute_async(FINDINGS, vec![]).await;
        let found: Vec<String> = answer.and_then(|answer| answer.convert()).expect("axe-core answers");
        self.found.extend(found.into_iter().map(|finding| format!("{state}: {finding}")));
        self.states += 1;
    }

    async fn looks_at(&mut self, path: &str, state: &str) {
        self.opens(path).await;
        self.looks(state).await;
    }

    /// The same with everything unfolded.
    async fn looks_into(&mut self, path: &str, state: &str) {
        self.opens(path).await;
        let unfold = "document.querySelectorAll('main details').forEach((part) => (part.open = true));";
        self.tab.ask::<()>(unfold, vec![]).await;
        self.looks(state).await;
    }

    async fn by(&self, light: &str) {
        self.tab.prefer(&[("prefers-color-scheme", light), ("prefers-reduced-motion", "reduce")]).await;
    }
}

fn scenarios() -> Vec<(String, String, String)> {
    let own = [("offered", OFFERED), ("adventure", ADVENTURE), ("deal", DEAL)];
    let all = games::SCENARIOS.iter().copied().chain(own);
    all.map(|(id, text)| {
        let title = games::scenario_briefing(table::Source { name: id, text }).unwrap().title;
        (id.to_owned(), title, text.to_owned())
    })
    .collect()
}

/// Opens a table for a scenario, with Ada on the first seat, bots on the others, and returns its address.
async fn play(ada: &mut Browser, game: &str, scenario: &str, seats: usize) -> String {
    let mut chairs = vec!["me"];
    chairs.resize(seats, "bot-greedy");
    let more = [("game", game), ("scenario", scenario)];
    format!("/t/{}", ada.open_table_with("Ada", &chairs, &more).await)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn axe_core_finds_nothing() {
    let axe = std::fs::read_to_string(Path::new(AXE))
        .unwrap_or_else(|error| panic!("{AXE}: {error}; `cargo xtask setup` gets it"));
    let server = TestServer::start_with(|config| {
        config.scenarios = scenarios();
        config.calling.public_url = Some("https://table.example".to_owned());
        config.calling.smtp = Some("smtp://127.0.0.1:1".to_owned());
        config.calling.mail_from = Some("table@example.org".to_owned());
        config.calling.webhooks = true;
        let rules = Some("# Be kind\n\n- and **fair**".to_owned());
        config.club = Some(server::Club { name: "The Owls".to_owned(), rules });
        config.accounts = true;
    })
    .await;
    let chrome = Chrome::start();
    let tab = chrome.browser(Screen::Laptop).await;
    let mut inspector = Inspector { server: &server, tab: &tab, axe, found: Vec::new(), states: 0 };
    let (mut ada, mut bo) = (server.browser(), server.browser());

    inspector.by("light").await;
    inspector.looks_at("/", "start, the first time").await;
    let lobby = format!("/t/{}", ada.open_table("Ada", &["me", "open", "bot-greedy"]).await);
    let guests = format!("/t/{}", bo.open_table("Bo", &["me", "open"]).await);
    inspector.becomes(&ada).await;
    inspector.looks_at(&lobby, "lobby of a host").await;
    inspector.looks_at(&guests, "lobby of a guest").await;

    let monsters = play(&mut ada, "little-monsters", "last-leg", 3).await;
    inspector.looks_at(&monsters, "Little Monsters, a briefing and a roll").await;
    let offered = play(&mut ada, "little-monsters", "offered", 2).await;
    inspector.looks_into(&offered, "Little Monsters, travel and an offer").await;
    let race = play(&mut ada, "globetrotters", "adventure", 2).await;
    inspector.looks_into(&race, "Globetrotters, an Adventure is offered").await;
    let round = play(&mut ada, "globopolis", "last-round", 4).await;
    inspector.looks_into(&round, "Globopolis, Option Phase").await;
    let deal = play(&mut ada, "globopolis", "deal", 2).await;
    inspector.looks_into(&deal, "Globopolis, a deal is offered").await;

    inspector.by("dark").await;
    inspector.looks_into("/", "start with tables, in the dark").await;
    inspector.looks_at(&format!("{offered}?to=41"), "Little Monsters, a plan in the dark").await;
    inspector.looks_at(&format!("{race}?list=1"), "Globetrotters as a list, in the dark").await;
    let coup = play(&mut ada, "globopolis", "coup-in-scandinavia", 3).await;
    inspector.looks_into(&coup, "Globopolis, a battle in the dark").await;
    inspector.looks_at(&format!("{round}?list=1"), "Globopolis as a list, in the dark").await;

    let home = offered.strip_prefix("/t/").unwrap().to_owned();
    let version = ada.regions(&home).await["version"].as_u64().unwrap();
    ada.act(&home, 0, version, GO_HOME).await.expect(200);
    inspector.looks_at(&offered, "the end, in the dark").await;
    inspector.looks_at("/mine", "own tables, in the dark").await;
    inspector.by("light").await;
    inspector.looks_at("/mine", "own tables").await;
    ada.open_table_with("Ada", &["me", "open"], &[("public", "yes")]).await;
    inspector.looks_at("/club", "the club").await;
    inspector.looks_at("/account", "without an account").await;
    ada.post("/account/new", &[("name", "Ada"), ("password", "correct horse battery")]).await.expect(303);
    inspector.becomes(&ada).await;
    inspector.looks_at("/account", "an account").await;
    inspector.looks_at(&offered, "the end").await;
    inspector.looks_at(&format!("{offered}/at/3"), "a past moment").await;
    inspector.looks_at(&format!("{offered}/at/3?as=open"), "a past moment with all hands open").await;
    inspector.opens(&format!("{offered}/proof")).await;
    tab.until("document.querySelector('[data-result]')").await;
    inspector.looks("proof").await;
    inspector.looks_at(&format!("{offered}/rolls"), "roll report").await;
    inspector.looks_at("/rules/globopolis", "rules").await;
    inspector.looks_at("/puzzles/globopolis", "puzzles").await;
    let puzzle = format!(
        "/t/{}",
        ada.open_table_with(
            "Ada",
            &["bot-greedy", "me", "bot-greedy"],
            &[("game", "globopolis"), ("scenario", "eleven-eu")]
        )
        .await
    );
    inspector.looks_into(&puzzle, "a puzzle").await;
    inspector.looks_at("/mine/told", "how you are told").await;
    inspector.looks_at(&format!("{monsters}/told"), "how a table tells").await;
    inspector.looks_at("/nowhere", "an address that leads nowhere").await;
    let _ = tab.errors().await;

    inspector.opens(&monsters).await;
    tab.click(".settings > summary").await;
    inspector.looks("settings").await;
    tab.press("?").await;
    tab.until("document.querySelector('#keys').open").await;
    inspector.looks("keys").await;
    tab.resize(390, 844).await;
    inspector.looks_at(&monsters, "Little Monsters on a phone").await;
    inspector.looks_at(&race, "Globetrotters on a phone").await;
    inspector.looks_at(&round, "Globopolis on a phone").await;
    inspector.looks_at("/", "start on a phone").await;

    assert!(inspector.states >= 20, "{} states", inspector.states);
    println!("{} states", inspector.states);
    assert!(inspector.found.is_empty(), "{}", inspector.found.join("\n"));
    tab.is_clean().await;
}
