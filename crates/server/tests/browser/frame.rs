//! The frame: whatever is asked in whichever game, the question, what leads on and the board are in sight together.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use games::AnyGame;
use pages::Localizer;
use pages::absence::Absence;
use pages::model::{Ask, Person, PersonKind, TableModel};
use serde_json::{Value, json};
use table::journal::{Journal, What};
use table::{Game, Moment, Play, Seat, SeatSet, Viewer};

use crate::chrome::{Chrome, Screen, Tab};
use crate::support::TestServer;

/// Of each kind of action so many positions are looked at in which somebody did it: the first, and later ones.
const EACH: usize = 2;
/// So many lie between them.
const APART: usize = 25;

/// A position in which somebody is asked something: what they did then, and the regions of their page.
struct State {
    name: String,
    regions: Value,
}

/// The recorded games of the newest rules.
fn recorded(game: &str) -> Vec<(Journal, Play<AnyGame>)> {
    let fixtures = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures")).join(game);
    let inside = |folder: &Path| -> BTreeSet<PathBuf> {
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect()
    };
    let newest =
        inside(&fixtures).into_iter().rfind(|path| path.is_dir()).expect("rules have recorded games");
    let journals =
        inside(&newest).into_iter().filter(|path| path.extension().is_some_and(|is| is == "jsonl"));
    let read = |path: PathBuf| {
        let journal = Journal::read(&std::fs::read_to_string(path).unwrap()).unwrap();
        let play = Play::replay(AnyGame::of_header(&journal.header, None).unwrap(), &journal).unwrap();
        (journal, play)
    };
    journals.map(read).collect()
}

/// What an action is called.
fn kind(action: &str) -> String {
    match serde_json::from_str(action).unwrap() {
        Value::Object(fields) => fields.keys().next().unwrap().clone(),
        Value::String(name) => name,
        other => panic!("no action: {other}"),
    }
}

/// Positions of a game in which every kind of action was done.
fn states(game: &str) -> Vec<State> {
    let (mut met, mut states) = (BTreeMap::<String, usize>::new(), Vec::new());
    for (journal, play) in recorded(game) {
        for (entry, done) in (1..).zip(&journal.entries) {
            let What::Act { seat, action } = &done.what else { continue };
            let kind = kind(action.get());
            let times = met.entry(kind.clone()).or_default();
            if times.is_multiple_of(APART) && *times / APART < EACH {
                let moment = play.at(entry - 1).unwrap();
                // What is done unasked, such as an offer, answers no question.
                if play.game().to_act(&moment.state).must.contains(*seat) {
                    let name = format!("{game}, {kind}");
                    states.push(State { name, regions: regions(&play, &moment, *seat) });
                }
            }
            *times += 1;
        }
    }
    states
}

/// The page of a player at a moment, as if it were now.
fn regions(play: &Play<AnyGame>, moment: &Moment<AnyGame>, seat: Seat) -> Value {
    let (game, viewer) = (play.game(), Viewer::Seat(seat));
    let person = |name: &String| Person { name: name.clone(), kind: PersonKind::Person, present: true };
    let people: Vec<Person> = play.header().names.iter().map(person).collect();
    let regions = pages::table_regions(&TableModel {
        l10n: Localizer::english(),
        table: "k3x9",
        version: moment.entry + 1,
        game,
        view: &game.view(&moment.state, viewer),
        seat: Some(seat),
        own: SeatSet::only(seat),
        people: &people,
        log: &pages::lines_for(game, &moment.told, viewer),
        can_take_back: true,
        ask: Ask::default(),
        would_take: None,
        coach: pages::coach::Coach::default(),
        notice: None,
        outcome: None,
        scores: &play.scores().to_vec(),
        commitment: None,
        locked: None,
        line: None,
        clock: None,
        absence: Absence::default(),
        times: Vec::new(),
        past: false,
        company: pages::company::Company::default(),
        great: &[],
        briefing: None,
        lesson: None,
        puzzle: None,
    });
    regions.into_iter().map(|region| (region.id.to_owned(), Value::String(region.html))).collect()
}

/// Shows regions as news, and says what is wrong with the page then.
const LOOK: &str = r##"
    const [version, regions, done] = arguments;
    const wrong = [];
    let fingers = 0;
    const box = (thing) => thing.getBoundingClientRect();
    const all = (query) => [...document.querySelectorAll(query)].filter((thing) => thing.checkVisibility());
    const phone = innerWidth < 600;
    const isIn = ({top, bottom, left, right}, above, below) =>
        top >= above - 1 && bottom <= below + 1 && left >= -1 && right <= innerWidth + 1;
    // What can be pressed where it is.
    const isOpen = (thing) => {
        const {left, top, width, height} = box(thing);
        return thing.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    // A finger that is put down up to 21 px beside a place that can be chosen chooses it, or another that is as near.
    const map = () => {
        const port = box(document.querySelector(".map-port"));
        const each = (it) => it.nodeName === "g" ? [...it.children] : it;
        const places = [...document.querySelectorAll(".map-live [data-target]")].flatMap(each);
        let chosen;
        const listen = (event) => {
            if (event.pointerType) return;
            chosen = places.find((it) => it.contains(event.target));
            event.preventDefault();
            event.stopImmediatePropagation();
        };
        addEventListener("click", listen, true);
        for (const place of places) {
            const {left, top, width, height} = box(place.querySelector("circle, rect") || place);
            for (const [right, down] of [[0, 0], [21, 0], [-21, 0], [0, 21], [0, -21]]) {
                const [clientX, clientY] = [left + width / 2 + right, top + height / 2 + down];
                const under = document.elementFromPoint(clientX, clientY);
                if (!under?.closest(".map-sheet") || clientY > port.bottom - 1) continue;
                fingers += 1;
                chosen = places.find((it) => it.contains(under));
                if (!chosen) under.dispatchEvent(new PointerEvent("click", {pointerType: "touch", clientX, clientY, bubbles: true, cancelable: true}));
                if (!chosen) wrong.push(`a finger ${right}, ${down} beside ${place.textContent} chooses nothing`);
            }
        }
        removeEventListener("click", listen, true);
    };
    const look = () => {
        const bar = box(document.querySelector(".bar")).bottom;
        const rest = "#now form:not([action$=takeback]) button";
        const main = ["#now .act .strong", "#now .act :is(button, a)", "#now .strong", rest].flatMap(all)[0];
        if (!main) return wrong.push("there is nothing to press");
        if (!isIn(box(main), bar, innerHeight)) wrong.push(`"${main.innerText}" is out of sight`);
        else if (!isOpen(main)) wrong.push(`"${main.innerText}" is covered`);
        const asked = box(document.querySelector("#now h2"));
        const acts = all("#now .acts")[0];
        const edge = acts ? box(acts).top : innerHeight;
        const board = box(document.querySelector(".map-frame"));
        if (!isIn(asked, phone ? board.bottom : bar, edge)) wrong.push(`the question is out of sight: ${asked.top} to ${asked.bottom}`);
        const shown = Math.min(board.bottom, edge) - Math.max(board.top, bar);
        if (phone && shown < 200) wrong.push(`only ${shown} px of the board are in sight`);
        if (acts && innerHeight - box(acts).bottom > 20) wrong.push(`the action bar ends ${innerHeight - box(acts).bottom} px above the edge`);
        if (phone) map();
        const wide = document.documentElement.scrollWidth;
        if (wide > innerWidth) wrong.push(`the page is ${wide} px wide`);
        for (const thing of all("#now :is(button, summary), #hand :is(button, summary), #strip a"))
            if (thing.offsetHeight < 40 || thing.offsetWidth < 40) wrong.push(`"${thing.innerText}" is ${thing.offsetWidth} by ${thing.offsetHeight}`);
        scrollTo({top: 300, behavior: "instant"});
        const strip = box(document.querySelector("#strip"));
        if (!isIn(strip, 0, bar) || strip.height < 40) wrong.push("the strip is out of sight");
        if (acts && Math.abs(box(acts).top - edge) > 1) wrong.push("the action bar has moved");
        scrollTo({top: 0, behavior: "instant"});
    };
    const table = document.querySelector("script[src$='/table.js']").src;
    import(table.replace("table.js", "news.js")).then(({show}) => {
        show({version, regions});
        scrollTo({top: 0, behavior: "instant"});
        document.querySelector(".side").scrollTop = 0;
        requestAnimationFrame(() => requestAnimationFrame(() => {
            look();
            done([fingers, wrong]);
        }));
    });
"##;

/// Sits down at a table of a game at which nobody acts by themselves.
async fn sit_down(server: &TestServer, tab: &Tab, game: &str) {
    let mut ada = server.browser();
    let id = ada.open_table_with("Ada", &["me", "device"], &[("game", game)]).await;
    tab.becomes(&ada).await;
    tab.open(&server.url(&format!("/t/{id}"))).await;
    tab.until("document.querySelector('#board') && document.documentElement.dataset.motion").await;
}

async fn every_state_is_in_sight(game: &str) {
    let (server, chrome) = (TestServer::start().await, Chrome::start());
    let (states, mut wrong, mut fingers) = (states(game), Vec::new(), 0);
    println!("{} states of {game}", states.len());
    assert!(states.len() > 20, "{} states of {game}", states.len());
    for screen in [Screen::Laptop, Screen::Phone] {
        let tab = chrome.browser(screen).await;
        tab.prefer(&[("prefers-reduced-motion", "reduce")]).await;
        sit_down(&server, &tab, game).await;
        for (version, state) in (1_000_000..).zip(&states) {
            let found = tab.driver.execute_async(LOOK, vec![json!(version), state.regions.clone()]).await;
            let (put_down, found): (u32, Vec<String>) = found.unwrap().convert().unwrap();
            fingers += put_down;
            wrong.extend(found.into_iter().map(|what| format!("{screen:?}, {}: {what}", state.name)));
        }
        tab.is_clean().await;
    }
    assert!(fingers > 40, "{fingers} fingers were put down");
    assert!(wrong.is_empty(), "{} things are wrong:\n{}", wrong.len(), wrong.join("\n"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn little_monsters_needs_no_scrolling() {
    every_state_is_in_sight("little-monsters").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn globetrotters_needs_no_scrolling() {
    every_state_is_in_sight("globetrotters").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn globopolis_needs_no_scrolling() {
    every_state_is_in_sight("globopolis").await;
}
