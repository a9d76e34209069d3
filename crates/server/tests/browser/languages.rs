//! A whole game of each in German, and one in Chinese, without an English word, and all games in the language for tests: no word of a page
//! is written in the code, and no page breaks when words are longer.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use games::{AnyAction, AnyGame};
use serde_json::{Value, json};
use table::{Game, Play, Seat};

use crate::chrome::{Chrome, Screen, Tab};
use crate::globopolis::{hands, peaceful};
use crate::player::Player;
use crate::start_page::{SetUp, quick_game};
use crate::support::TestServer;
use crate::watch::Watch;

/// Everything that is read or heard on a page: its texts, and the attributes that hold some. What says that it is in another
/// language is: the choice of languages, and on the start page the games that are not translated; nor are the letters that stand for a
/// place on a ticket, some of which happen to be a word.
const SAID: &str = r#"
    const said = [], page = document.documentElement;
    const visit = (node) => {
        if (node.nodeType === Node.TEXT_NODE) said.push(node.data);
        if (node.nodeType !== Node.ELEMENT_NODE || node.matches("code, kbd, script, style")) return;
        if (node.getAttribute("translate") === "no") return;
        if (node !== page && node.hasAttribute("lang") && node.getAttribute("lang") !== page.lang) return;
        for (const name of ["aria-label", "title", "alt", "placeholder", "label"]) {
            if (node.hasAttribute(name)) said.push(node.getAttribute(name));
        }
        node.childNodes.forEach(visit);
    };
    visit(arguments[0] ? document.querySelector(arguments[0]) : page);
    return said;
"#;

async fn said(tab: &Tab, part: Option<&str>) -> Vec<String> {
    tab.ask(SAID, vec![part.map_or(Value::Null, |part| json!(part))]).await
}

/// The words of a text, small. Chinese characters stand between them without a space.
fn words(text: &str) -> impl Iterator<Item = String> {
    let is_han = |c: char| ('\u{3400}'..='\u{9fff}').contains(&c);
    let words =
        text.split(move |c: char| !c.is_alphabetic() || is_han(c)).filter(|word| word.chars().count() > 1);
    words.map(str::to_lowercase)
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// What the messages of a file say, without what they are called and what they put in.
fn messages(path: &str) -> String {
    let text = read(path);
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let value = |line: &str| match line.split_once(" = ") {
        Some((id, value)) if !id.contains(' ') => value.to_owned(),
        _ => line.to_owned(),
    };
    let pieces = lines.map(value).collect::<Vec<_>>().join("\n");
    let unnamed = pieces.split('$').enumerate().map(|(index, piece)| match index {
        0 => piece,
        _ => piece.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_'),
    });
    unnamed.collect()
}

/// The names of an edition, or what a language has for them.
fn names(path: &str) -> String {
    let lines = read(path);
    let values = lines.lines().filter(|line| !line.starts_with('#')).filter_map(|line| {
        let (key, value) = line.split_once(" = ")?;
        let is_read = ["name", "text", "title", "briefing"].contains(&key) || key.starts_with('"');
        is_read.then(|| value.to_owned())
    });
    values.collect::<Vec<_>>().join("\n")
}

/// A game that is played to its end from a scenario that comes with the program.
struct Whole {
    game: &'static str,
    scenario: &'static str,
    chairs: &'static [&'static str],
}

impl Whole {
    fn seat(&self) -> Seat {
        let chair = self.chairs.iter().position(|who| *who == "me").expect("somebody plays");
        Seat(chair.try_into().unwrap())
    }

    /// What the frame and this game say in a language: no other game, nor the terminal.
    fn says(&self, language: &str) -> String {
        let folder = std::fs::read_dir(root().join("locales").join(language)).unwrap();
        let files = folder.map(|file| file.unwrap().file_name().into_string().unwrap());
        let others = || games::GAMES.iter().map(|info| info.id).filter(|id| *id != self.game);
        let ours = files.filter(|file| {
            file.ends_with(".ftl") && file != "terminal.ftl" && !others().any(|other| file.starts_with(other))
        });
        ours.map(|file| messages(&format!("locales/{language}/{file}"))).collect::<Vec<_>>().join("\n")
    }

    /// The words of English that a language does not have too, as far as the frame and this game say them.
    fn english_not_in(&self, language: &str) -> English {
        let game = self.game;
        let english = [
            self.says("en"),
            names(&format!("editions/{game}/world.toml")),
            read(&format!("rules/{game}.md")),
        ];
        let own = [
            self.says(language),
            names(&format!("editions/{game}/{language}.toml")),
            read(&format!("rules/{language}/{game}.md")),
            read(&format!("locales/{language}/about.toml")),
        ];
        let own: BTreeSet<String> = own.iter().flat_map(|text| words(text)).collect();
        // Those who play have names of their own.
        let others = ["ada".to_owned(), "globetable".to_owned()];
        let words: BTreeSet<String> = english
            .iter()
            .flat_map(|text| words(text))
            .filter(|word| !own.contains(word) && !others.contains(word))
            .collect();
        assert!(words.len() > 500, "the list of words is no list: {words:?}");
        English(words)
    }
}

/// The words that must not be read on a page in another language.
struct English(BTreeSet<String>);

impl English {
    /// The English words in a text.
    fn found_in(&self, text: &str) -> Vec<String> {
        words(text).filter(|word| self.0.contains(word)).collect()
    }
}

/// Fails if a page has an English word.
async fn has_no_english(tab: &Tab, english: &English, part: Option<&str>) {
    let at = tab.url().await;
    for text in said(tab, part).await {
        let found = english.found_in(&text);
        assert!(found.is_empty(), "{found:?} in “{text}” at {at}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_of_little_monsters_in_german_and_in_chinese() {
    let whole =
        Whole { game: "little-monsters", scenario: "last-leg", chairs: &["me", "bot-greedy", "bot-greedy"] };
    plays_in(&[("de", "de"), ("zh", "zh-Hans")], &whole).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_of_globetrotters_in_german() {
    let chairs = &["bot-greedy", "bot-greedy", "me"];
    let whole = Whole { game: "globetrotters", scenario: "demonstration-end-game", chairs };
    plays_in(&[("de", "de")], &whole).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_of_globopolis_in_german() {
    let chairs = &["me", "bot-greedy", "bot-greedy", "bot-greedy"];
    let whole = Whole { game: "globopolis", scenario: "last-round", chairs };
    plays_in(&[("de", "de")], &whole).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_little_monsters_in_german_from_its_beginning() {
    begins_in_german("little-monsters", usize::MAX).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_first_turns_of_globetrotters_in_german() {
    begins_in_german("globetrotters", OPENING).await;
}

/// With cards, Agents and battles, which five rounds do not always have: whoever can attack does.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_globopolis_of_five_rounds_in_german_from_its_beginning() {
    begins_in_german("globopolis", usize::MAX).await;
}

/// How often somebody acts in the opening of a long game.
const OPENING: usize = 25;

/// Plays a game from its beginning as it is offered, to its end or for so many actions, and finds no English and nothing that sticks out on a
/// laptop or a phone.
async fn begins_in_german(game: &'static str, most: usize) {
    let whole = Whole { game, scenario: "", chairs: &["me"] };
    let english = whole.english_not_in("de");
    let (server, chrome) = (TestServer::start().await, Chrome::start());
    let tab = chrome.browser(Screen::Laptop).await;
    tab.open(&server.url("/")).await;
    tab.click(".settings > summary").await;
    tab.click(".languages button[value=de]").await;
    tab.until("document.documentElement.lang === 'de'").await;
    let (ada, mut watch): (Player, Watch) = if game == "globopolis" {
        let form = SetUp { server: &server, tab: &tab, game };
        form.open().await;
        tab.click(&form.part("label:has(input[name=seats][value='3'])")).await;
        form.choose("length", "rounds-5").await;
        form.seat(&["me", "bot-easy", "bot-easy"]).await;
        let watch = form.begin().await;
        (Player { tab, seat: Seat(0) }, watch)
    } else {
        quick_game(&server, tab, game).await
    };
    let mut acted = 0;
    while acted < most
        && let Some((play, version)) = ada.is_asked(&watch).await
    {
        has_no_english(&ada.tab, &english, None).await;
        fits(&ada.tab).await;
        let advice = watch.advice_but_no_offer(&play, ada.seat);
        match advice {
            AnyAction::Globopolis(attack @ games::globopolis::Action::Attack { .. }) => {
                hands::does(&ada, &attack, version).await;
            }
            AnyAction::Globopolis(_) => {
                hands::does(&ada, &peaceful(&advice, &play, ada.seat, acted), version).await;
            }
            _ => ada.does(&advice, version).await,
        }
        acted += 1;
    }
    if most == usize::MAX {
        ada.tab.until("!document.querySelector('#end').hidden").await;
        has_no_english(&ada.tab, &english, None).await;
        fits(&ada.tab).await;
    }
    ada.tab.is_clean().await;
}

/// Plays a game in each of these languages, which pages call by their second names.
async fn plays_in(languages: &[(&str, &str)], whole: &Whole) {
    let scenario = read(&format!("scenarios/{}/{}.toml", whole.game, whole.scenario));
    let title = scenario.lines().find_map(|line| line.strip_prefix("title = ")).unwrap();
    let title = title.trim_matches('"').to_owned();
    let server = TestServer::start_with(|config| {
        config.scenarios.push((whole.scenario.to_owned(), title, scenario));
    })
    .await;
    let chrome = Chrome::start();
    for (language, html) in languages {
        plays_to_the_end(language, html, whole, &server, &chrome).await;
    }
}

/// Plays a game in a language, which pages call `html`, and then looks at what is around it.
async fn plays_to_the_end(language: &str, html: &str, whole: &Whole, server: &TestServer, chrome: &Chrome) {
    let (game, english) = (whole.game, whole.english_not_in(language));
    let tab = chrome.browser(Screen::Laptop).await;
    tab.open(&server.url("/")).await;
    tab.click(".settings > summary").await;
    tab.click(&format!(".languages button[value={language}]")).await;
    tab.until(&format!("document.documentElement.lang === '{html}'")).await;
    for part in [".bar", ".welcome", &format!("[data-game={game}]"), ".dice-promise", ".foot"] {
        has_no_english(&tab, &english, Some(part)).await;
    }

    let form = SetUp { server, tab: &tab, game };
    let mut watch = form.play_on(whole.scenario, whole.chairs).await;
    let ada = Player { tab, seat: whole.seat() };
    let mut acted = 0;
    while let Some((play, version)) = ada.is_asked(&watch).await {
        has_no_english(&ada.tab, &english, None).await;
        fits(&ada.tab).await;
        let advice = watch.advice_but_no_offer(&play, ada.seat);
        match advice {
            AnyAction::Globopolis(_) => {
                hands::does(&ada, &peaceful(&advice, &play, ada.seat, acted), version).await;
            }
            _ => ada.does(&advice, version).await,
        }
        acted += 1;
    }
    assert!(acted > 0, "she was asked something");
    ada.tab.until("!document.querySelector('#end').hidden").await;
    has_no_english(&ada.tab, &english, None).await;
    fits(&ada.tab).await;
    let english_still = "[...document.querySelectorAll('main [lang=en]')].map((one) => one.textContent)";
    let fallen_back: Vec<String> = ada.tab.eval(english_still).await;
    assert!(fallen_back.is_empty(), "falls back to English: {fallen_back:?}");

    let pictures = "[...document.querySelectorAll('#board img')].map((img) => img.getAttribute('src'))";
    let mut drawn = String::new();
    for picture in ada.tab.eval::<Vec<String>>(pictures).await {
        drawn += &server.browser().get(&picture).await.expect(200).body;
    }
    let written = drawn.split("</text>").filter_map(|piece| piece.rsplit_once('>')).map(|(_, name)| name);
    let found: Vec<&str> = written.filter(|name| !english.found_in(name).is_empty()).collect();
    assert!(found.is_empty(), "{found:?} on the board");

    ada.tab.click("#log .clause a").await;
    ada.tab.until("document.querySelector('.clause-text')").await;
    has_no_english(&ada.tab, &english, None).await;
    let table = ada.tab.url().await;
    let table = table.split(['?', '#']).next().unwrap().to_owned();
    for address in
        [format!("{table}/rolls"), server.url(&format!("/rules/{game}")), server.url("/t/abcdefghij")]
    {
        ada.tab.open(&address).await;
        has_no_english(&ada.tab, &english, None).await;
        fits(&ada.tab).await;
    }
    // That there is no such table was to be shown; the console knows it too.
    let errors = ada.tab.errors().await;
    assert!(errors.iter().all(|error| error.contains("404")), "{errors:?}");
}

/// What sticks out of the page to the side.
const STICKS_OUT: &str = r#"
    const wide = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= wide) return [];
    const out = [...document.querySelectorAll("body *")].filter((one) => one.getBoundingClientRect().right > wide + 1);
    return out.slice(0, 8).map((one) => `${one.tagName}.${one.getAttribute("class")}: ${one.textContent.trim().slice(0, 40)}`);
"#;

/// Fails if a page has a word without accents, or is wider than the screen.
async fn is_accented_and_fits(tab: &Tab) {
    let at = tab.url().await;
    for text in said(tab, None).await {
        let plain = |word: &&str| word.contains(|c: char| c.is_ascii_alphabetic()) && !is_clause(word);
        let found: Vec<&str> = text.split(|c: char| !c.is_alphanumeric() && c != '-').filter(plain).collect();
        assert!(found.is_empty(), "{found:?} in “{text}” at {at}");
    }
    fits(tab).await;
}

/// Fails if a page is wider than the screen.
async fn fits(tab: &Tab) {
    let at = tab.url().await;
    for (width, height) in [(1280, 800), (390, 844)] {
        tab.resize(width, height).await;
        let out: Vec<String> = tab.ask(STICKS_OUT, vec![]).await;
        assert!(out.is_empty(), "wider than {width} at {at}: {out:#?}");
    }
    tab.resize(1280, 800).await;
}

/// Whether a word is the id of a clause, such as GP-5.
fn is_clause(word: &str) -> bool {
    word.split_once('-').is_some_and(|(book, number)| {
        book.len() == 2 && !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())
    })
}

/// A browser that reads the language for tests, which no page offers.
async fn reader(server: &TestServer, chrome: &Chrome) -> Tab {
    let tab = chrome.browser(Screen::Laptop).await;
    tab.open(&server.url("/")).await;
    let choose = "fetch('/language', {method: 'POST', body: new URLSearchParams({lang: 'qps'})}).then(() => document.documentElement.dataset.chosen = 1)";
    tab.ask::<()>(&format!("{choose};"), vec![]).await;
    tab.until("document.documentElement.dataset.chosen").await;
    tab.open(&server.url("/")).await;
    tab.until("document.documentElement.lang === 'qps'").await;
    tab
}

/// What is advised if there is a button for it, else the first action that has one: some are composed in forms.
async fn in_reach(ada: &Player, play: &Play<AnyGame>, advice: AnyAction) -> AnyAction {
    let mut legal = Vec::new();
    play.game().legal(play.state(), ada.seat, &mut legal);
    for action in [advice].into_iter().chain(legal) {
        if ada.button_of(&action).await.is_ok() {
            return action;
        }
    }
    panic!("nothing can be done by a button at {}", ada.tab.url().await);
}

/// How often somebody acts in each game before it has been seen enough.
const ACTIONS: usize = 12;

async fn reads(game: &str) {
    let (server, chrome) = (TestServer::start().await, Chrome::start());
    let tab = reader(&server, &chrome).await;
    is_accented_and_fits(&tab).await;
    let (ada, mut watch): (Player, Watch) = quick_game(&server, tab, game).await;
    for _ in 0..ACTIONS {
        let Some((play, version)) = ada.is_asked(&watch).await else { break };
        is_accented_and_fits(&ada.tab).await;
        let advice = watch.advice_but_no_offer(&play, ada.seat);
        ada.does(&in_reach(&ada, &play, advice).await, version).await;
    }
    let table = ada.tab.url().await;
    let table = table.split(['?', '#']).next().unwrap().to_owned();
    for address in [format!("{table}/rolls"), server.url(&format!("/rules/{game}"))] {
        ada.tab.open(&address).await;
        is_accented_and_fits(&ada.tab).await;
    }
    ada.tab.is_clean().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_game_bears_longer_words() {
    for info in games::GAMES.iter().filter(|info| !info.on_request) {
        reads(info.id).await;
    }
}
