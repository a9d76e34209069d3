//! Nobody learns of the cards of others, nor of the order of a stack.

use std::collections::{BTreeMap, BTreeSet};

use ::games::{AnyEvent, AnyGame, AnyState};
use ::table::dice::{FastDice, ProvenDice, Provenance, SecretSeed};
use ::table::journal::{Origin, hash_of};
use ::table::{Game, Play, RulesVersion, Seat, Viewer};
use bots::Bot;
use games::globopolis::{Action, CardId, CardSet, Globopolis, Open, State, Team};
use pages::Localizer;
use store::{NewTable, Next};

use crate::api::{Program, document};
use crate::leaks::{agree_on_hints, hint, sent_to, told_to};
use crate::secrets::{self, known_to_the_house, stays};
use crate::support::{Browser, TestServer};

/// Bo is in turn, and has two INFLUENCE cards and an Operation; Ada has cards of her own. What Bo holds, and what lies on
/// top of the stacks, differs from table to table.
fn secretive(cards: &str, ops_mission: &str, influence: &str) -> String {
    format!(
        r#"
title = "Secretive"
game = "globopolis"
seats = 3

[position]
turn = 1
round = 3
phase = "option"
ops_mission = ["{ops_mission}"]
influence = ["{influence}"]

[[position.player]]
titles = ["usa", "canada"]
cards = ["rent-from-above"]

[[position.player]]
titles = ["japan", "new-zealand"]
stock = {{ water = 3, ns = 1 }}
cards = [{cards}]

[[position.player]]
titles = ["poland", "sweden"]
"#
    )
}

pub(crate) async fn server() -> TestServer {
    TestServer::start_with(|config| {
        let one = secretive(r#""fire-drill", "graduation-day""#, "zero-g-drill", "house-swap");
        let other = secretive(r#""expense-reports", "big-umbrella""#, "over-the-pole", "fire-drill");
        for (id, text) in [("one", one), ("other", other)] {
            config.scenarios.push((id.to_owned(), "Secretive".to_owned(), text));
        }
    })
    .await
}

/// Ada opens a table, the others sit down at it with browsers of their own, and it begins.
pub(crate) async fn sit_down(people: &mut [Browser], more: &[(&str, &str)]) -> String {
    let mut fields = vec![("game", "globopolis")];
    fields.extend_from_slice(more);
    let (ada, others) = people.split_first_mut().unwrap();
    let chairs: Vec<&str> = std::iter::once("me").chain(std::iter::repeat_n("open", others.len())).collect();
    let id = ada.open_table_with("Ada", &chairs, &fields).await;
    for (browser, (seat, name)) in others.iter_mut().zip([("1", "Bo"), ("2", "Cy")]) {
        let join = [("seat", seat), ("name", name), ("commitment", "")];
        browser.post(&format!("/t/{id}/join"), &join).await.expect(303);
    }
    ada.post(&format!("/t/{id}/start"), &[]).await.expect(303);
    id
}

fn state(play: &Play<AnyGame>) -> &State {
    match play.state() {
        AnyState::Globopolis(state) => state,
        other => panic!("another game: {other:?}"),
    }
}

/// Everything on a table that lies open.
pub(crate) fn open_of(play: &Play<AnyGame>) -> Open {
    state(play).open.clone()
}

fn rules(play: &Play<AnyGame>) -> &Globopolis {
    match play.game() {
        AnyGame::Globopolis(game) => game,
        other => panic!("another game: {other:?}"),
    }
}

/// Everything that a browser is sent about a table.
async fn sent(browser: &mut Browser, id: &str) -> Vec<String> {
    let more = ["/regions?field=3", "/regions?title=7", "/regions?deal=0", "/regions?deal=1"];
    secrets::sent(browser, id, &more).await
}

#[tokio::test]
async fn tables_that_differ_in_what_others_hold_look_alike() {
    let server = server().await;
    let mut people = [server.browser(), server.browser(), server.browser()];
    let mut stranger = server.browser();
    let one = sit_down(&mut people, &[("scenario", "one")]).await;
    let other = sit_down(&mut people, &[("scenario", "other")]).await;
    let mut here = Vec::new();
    for browser in &people {
        here.push(stays(browser, [&one, &other]).await);
    }
    here.push(stays(&stranger, [&one, &other]).await);
    let document = document(&server).await;
    let mut programs = Vec::new();
    for browser in people.iter_mut().take(2).chain([&mut stranger]) {
        programs.push(Program::of(browser, &document).await);
    }
    // What is done at both tables alike, though with other cards: CARD is Bo's first one.
    let course = [
        (1, r#"{"allocate":{"unit":"water","count":1,"to":JAPAN}}"#),
        (1, r#"{"offer":{"to":2,"give":{"cards":[CARD]},"want":{"eu":10}}}"#),
        (2, r#"{"counter":{"to":1,"give":{"eu":5},"want":{"cards":[CARD]}}}"#),
        (1, r#"{"accept":2}"#),
        (1, r#"{"offer":{"to":2,"give":{"eu":1},"want":{"cards":[CARD]}}}"#),
        (2, r#"{"decline":1}"#),
    ];
    let cards: Vec<Vec<CardId>> = {
        let mut cards = Vec::new();
        for id in [&one, &other] {
            let play = known_to_the_house(&server, id).await;
            cards.push(state(&play).hands[Team(1)].iter().collect());
        }
        cards
    };
    let japan = {
        let play = known_to_the_house(&server, &one).await;
        rules(&play).edition().title_called("japan").unwrap()
    };
    for step in std::iter::once(None).chain(course.into_iter().map(Some)) {
        if let Some((seat, action)) = step {
            for (id, cards) in [&one, &other].into_iter().zip(&cards) {
                let card = cards[0].0.to_string();
                let action = action.replace("CARD", &card).replace("JAPAN", &japan.0.to_string());
                let version = known_to_the_house(&server, id).await.lines().len() as u64;
                let answer = people[seat].act(id, u8::try_from(seat).unwrap(), version, &action).await;
                let answer = answer.expect(200).json();
                assert_eq!(answer["status"], 200, "{action}: {answer}");
            }
        }
        let here = known_to_the_house(&server, &one).await;
        let there = known_to_the_house(&server, &other).await;
        let (here, there) = (state(&here), state(&there));
        assert_eq!(here.open, there.open, "after {step:?}");
        assert_eq!(here.hands[Team(0)], there.hands[Team(0)], "Ada holds the same");
        assert_ne!(here.hands[Team(1)], there.hands[Team(1)], "Bo does not");
        assert!(here.influence.cards != there.influence.cards, "nor do the stacks");
        assert_eq!(
            sent(&mut people[0], &one).await,
            sent(&mut people[0], &other).await,
            "Ada, after {step:?}"
        );
        assert_eq!(sent(&mut stranger, &one).await, sent(&mut stranger, &other).await, "after {step:?}");
        assert_ne!(sent(&mut people[1], &one).await, sent(&mut people[1], &other).await, "Bo sees the cards");
        let deals =
            [("/tables/{id}/wants", "?deal=1&want-eu=5"), ("/tables/{id}/wants", "?deal=2&give-eu=5")];
        for (who, program) in ["Ada", "Bo", "nobody"].into_iter().zip(&mut programs) {
            let alike = sent_to(program, &one, &deals).await == sent_to(program, &other, &deals).await;
            assert_eq!(alike, who != "Bo", "a program of {who}, after {step:?}");
        }
    }
    for id in [one, other] {
        people[0].get(&format!("/t/{id}/journal")).await.expect(403);
    }
}

/// The cards that a viewer was told of by name.
fn told(play: &Play<AnyGame>, viewer: Viewer) -> BTreeSet<CardId> {
    let (game, l10n) = (rules(play), Localizer::english());
    let mut told = BTreeSet::new();
    for logged in play.log().iter().filter(|logged| logged.told.audience.includes(viewer)) {
        let AnyEvent::Globopolis(event) = &logged.told.event else { panic!("another game") };
        let text = l10n.text(&game.tell_event(event), &[]);
        told.extend(all_cards(game).filter(|&card| text.contains(game.edition().card_name(card))));
    }
    told
}

fn all_cards(game: &Globopolis) -> impl Iterator<Item = CardId> + use<> {
    (0..game.edition().cards().len()).map(CardId::from_index)
}

/// Looks through everything that is sent to a viewer for what they must not know. A page may list all cards there are, to
/// ask for one in a deal, but then it names all that are unseen equally often.
async fn search(
    browser: &mut Browser,
    program: &mut Program<'_>,
    id: &str,
    play: &Play<AnyGame>,
    viewer: Viewer,
) -> usize {
    let (state, game) = (state(play), rules(play));
    let own = viewer.seat().map_or(CardSet::NONE, |seat| state.hands[game.team_of(seat)]);
    let told = told(play, viewer);
    let lies_open = |card: &CardId| {
        let known = state.ops_mission.known().chain(state.influence.known()).flatten();
        known.chain(state.open.gone.iter()).any(|open| open == *card)
    };
    let name = |card: CardId| game.edition().card_name(card);
    let seen: BTreeSet<&str> = all_cards(game)
        .filter(|card| own.contains(*card) || told.contains(card) || lies_open(card))
        .map(name)
        .collect();
    let unseen: Vec<&str> = all_cards(game).map(name).filter(|name| !seen.contains(name)).collect();
    let mut searched = 0;
    let mut texts = sent(browser, id).await;
    texts.extend(told_to(program, id, &[]).await);
    texts.extend(hint(program, id).await);
    for text in &texts {
        let often = |name: &str| text.matches(&escaped(name)).count();
        // Cards go by name: one with copies is listed once too.
        let counts: BTreeMap<usize, &str> = unseen.iter().map(|name| (often(name), *name)).collect();
        assert!(
            counts.len() <= 1,
            "{viewer:?} is sent some cards more often than others, {counts:?}: {text}"
        );
        searched += unseen.len();
    }
    for team in 0..game.teams() {
        let team = Team::from_index(team);
        let row = serde_json::to_string(&state.hands[team]).unwrap();
        let alien = viewer.seat().is_none_or(|seat| game.team_of(seat) != team);
        if alien && state.hands[team].len() > 2 {
            assert!(texts.iter().all(|text| !text.contains(&row)), "{viewer:?} is sent {row}");
        }
    }
    searched
}

/// A name as it stands in HTML.
fn escaped(name: &str) -> String {
    name.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

#[tokio::test]
async fn no_byte_tells_of_the_cards_of_others() {
    let server = server().await;
    let mut people = [server.browser(), server.browser(), server.browser()];
    let mut stranger = server.browser();
    let id = sit_down(&mut people, &[]).await;
    let document = document(&server).await;
    let mut programs = Vec::new();
    for browser in people.iter_mut().chain([&mut stranger]) {
        programs.push(Program::of(browser, &document).await);
    }
    agree_on_hints(&mut programs.iter_mut().take(3).collect::<Vec<_>>(), &id).await;
    let mut dice = FastDice::new(7);
    let mut searched = 0;
    for step in 0..150 {
        let play = known_to_the_house(&server, &id).await;
        if play.is_over() {
            break;
        }
        if step % 10 == 0 {
            let viewers = (0..3).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator]);
            let browsers = people.iter_mut().chain([&mut stranger]);
            for ((viewer, browser), program) in viewers.zip(browsers).zip(&mut programs) {
                searched += search(browser, program, &id, &play, viewer).await;
            }
        }
        let seat = play.game().to_act(play.state()).must.first().unwrap();
        let view = play.game().view(play.state(), Viewer::Seat(seat));
        let bot = if step % 3 == 0 { Bot::Random } else { Bot::Greedy };
        let action = bot.choose(play.game(), &view, &mut dice).unwrap();
        let json = serde_json::to_string(&action).unwrap();
        let version = play.lines().len() as u64;
        let answer = people[seat.index()].act(&id, seat.0, version, &json).await.expect(200).json();
        assert_eq!(answer["status"], 200, "{answer}");
    }
    assert!(searched > 1_000, "{searched}");
}

#[tokio::test]
async fn the_search_finds_what_is_there() {
    let server = server().await;
    let mut people = [server.browser(), server.browser(), server.browser()];
    let id = sit_down(&mut people, &[("scenario", "one")]).await;
    let play = known_to_the_house(&server, &id).await;
    let name = |card: &str| {
        let edition = rules(&play).edition();
        escaped(edition.card_name(edition.card_called(card).unwrap()))
    };
    let page = people[1].get(&format!("/t/{id}")).await.expect(200).body;
    let often = |name: String| page.matches(&name).count();
    assert!(often(name("fire-drill")) > often(name("house-swap")), "Bo sees the cards: {page}");
}

#[tokio::test]
async fn the_terms_of_a_refused_offer_are_not_lost() {
    let server = server().await;
    let mut people = [server.browser(), server.browser(), server.browser()];
    let id = sit_down(&mut people, &[("scenario", "one")]).await;
    let version = known_to_the_house(&server, &id).await.lines().len().to_string();
    let offer = |version: &str, eu: &str| {
        [("seat", "1"), ("version", version), ("deal", "2"), ("give-eu", eu), ("want-ns", "3")]
            .map(|(name, value)| (name.to_owned(), value.to_owned()))
    };
    // More than they have; and in time, but after somebody else has acted.
    for (fields, status) in [(offer(&version, "7777"), 422), (offer("1", "12"), 409)] {
        let fields: Vec<(&str, &str)> =
            fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        let answer = people[1].post_json(&format!("/t/{id}/act"), &fields).await.refused(status).json();
        assert_eq!(answer["kept"], true, "{answer}");
        let now = answer["regions"]["now"].as_str().unwrap();
        let eu = fields[3].1;
        assert!(now.contains(&format!("value=\"{eu}\"")), "{now}");
        let page = people[1].post(&format!("/t/{id}/act"), &fields).await.expect(status).body;
        assert!(page.contains(&format!("value=\"{eu}\"")), "without the script too: {page}");
    }
}

/// A game that began under version 2 of the rules stands in the store as the program of that time left it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_running_game_of_older_rules_is_played_on_under_them() {
    const BOARD: &str = include_str!("../../../../editions/globopolis/rules-2/world.toml");
    let server = TestServer::start().await;
    let mut ada = server.browser();
    let new = ada.open_table_with("Ada", &["me", "device"], &[("game", "globopolis")]).await;
    let id: String = new.chars().rev().collect();
    let today = known_to_the_house(&server, &new).await;
    let game = today.game().clone().under(RulesVersion(2)).expect("version 2 is still played");
    let [board_then, board_now] = [&game, today.game()].map(|game| game.identity().edition.hash);
    assert!(board_then == hash_of(BOARD) && board_then != board_now);

    let store = store::open(&server.folder().join("tables.db").into()).await.unwrap();
    let table = store.table(&new).await.unwrap().unwrap();
    let seed = SecretSeed::of_table(&store.host_secret().await.unwrap(), &id);
    let nonces = vec!["c0ffee".to_owned(), String::new()];
    let provenance = Provenance { commitment: seed.commitment(), table: id.clone(), nonces };
    let mut dice = ProvenDice::new(&seed, &provenance, 0);
    let names = table.seats.iter().map(|seat| seat.name.clone()).collect();
    let play = Play::start(game, names, Origin::Proven(provenance), None, &mut dice).unwrap();
    let setup = table.setup.replace(&board_now, &board_then);
    let then = NewTable { id: id.clone(), game: table.game, setup, seats: table.seats.clone() };
    store.put_edition(&board_then, BOARD).await.unwrap();
    store.create_table(&then).await.unwrap();
    let lines = play.lines().to_vec();
    store.start(&id, &table.seats, &lines[0], &lines[1..], Next::People).await.unwrap();
    store.close().await;

    for turn in 0..30 {
        let play = known_to_the_house(&server, &id).await;
        let seat = play.game().to_act(play.state()).must.first().expect("the game goes on");
        let mut actions = Vec::new();
        rules(&play).legal(state(&play), seat, &mut actions);
        actions.retain(|action| !matches!(action, Action::Offer { .. } | Action::Claim(_) | Action::Resign));
        let action = serde_json::to_string(&actions[turn % actions.len()]).unwrap();
        ada.act(&id, seat.0, play.lines().len() as u64, &action).await.expect(200);
    }
    let server = server.restart().await;
    ada.visit(&server);
    ada.get(&format!("/t/{id}")).await.expect(200);
    let board = ::pages::paths::board_file(&board_then, Localizer::english());
    ada.get(&::pages::paths::board("globopolis", board)).await.expect(200);
    let play = known_to_the_house(&server, &id).await;
    assert_eq!(play.header().identity.rules, RulesVersion(2));
    assert_eq!(play.lines().len(), 2 + 30, "it was played on");
}
