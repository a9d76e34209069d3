//! Random games reach every action and every event.

use std::collections::BTreeSet;

use crate::plain::game;
use globopolis::{Assistance, Flights, Globopolis, Options};
use table::dice::FastDice;
use table::{Chronicle, Dice, Game, Told};

fn name(value: &impl serde::Serialize) -> String {
    match serde_json::to_value(value).expect("it serializes") {
        serde_json::Value::String(name) => name,
        serde_json::Value::Object(map) => map.keys().next().expect("a variant").clone(),
        other => panic!("{other}"),
    }
}

fn play(game: &Globopolis, seed: u64, seen: &mut BTreeSet<String>) {
    let (mut dice, mut choices) = (FastDice::new(seed), FastDice::new(!seed));
    let mut log = Chronicle::default();
    let mut state = game.set_up(&mut dice, &mut log);
    let mut actions = Vec::new();
    while game.outcome(&state).is_none() {
        let to_act = game.to_act(&state);
        let waited = if choices.below(8) == 0 { to_act.may } else { to_act.must };
        let seat = waited.iter().nth(choices.pick("seat", waited.len())).expect("somebody is waited for");
        game.legal(&state, seat, &mut actions);
        let action = actions[choices.pick("action", actions.len())];
        // GP-28: now and then somebody's time is up.
        let late = game.time_limit(&state).filter(|_| choices.below(20) == 0);
        let (seat, action) = late.map_or((seat, action), |limit| (limit.seat, limit.action));
        seen.insert(format!("action {}", name(&action)));
        game.name_action(&action);
        game.apply(&mut state, seat, &action, &mut dice, &mut log)
            .expect("it was listed, or comes by itself");
    }
    for Told { event, .. } in &log.told {
        seen.insert(format!("event {}", name(event)));
        game.tell_event(event);
    }
}

/// The variants of an enum as its source lists them.
fn variants(source: &str, of: &str) -> BTreeSet<String> {
    let start = source.find(of).expect("the enum is there");
    let body = &source[start..];
    let end = body.find("\n}").expect("it ends");
    let variant = |line: &str| {
        let line = line.strip_prefix("    ")?;
        let first = line.chars().next()?;
        let name: String = line.chars().take_while(char::is_ascii_alphanumeric).collect();
        first.is_ascii_uppercase().then_some(name)
    };
    let snake = |name: String| {
        name.chars().enumerate().fold(String::new(), |mut snake, (at, letter)| {
            if letter.is_uppercase() && at > 0 {
                snake.push('_');
            }
            snake.push(letter.to_ascii_lowercase());
            snake
        })
    };
    body[..end].lines().filter_map(variant).map(snake).collect()
}

/// The topics of the events, each with its source.
const EVENTS: [(&str, &str); 11] = [
    (include_str!("../../src/event/agents.rs"), "Agents"),
    (include_str!("../../src/event/cards.rs"), "Cards"),
    (include_str!("../../src/event/conflict.rs"), "Conflict"),
    (include_str!("../../src/event/deals.rs"), "Deals"),
    (include_str!("../../src/event/ending.rs"), "Ending"),
    (include_str!("../../src/event/money.rs"), "Money"),
    (include_str!("../../src/event/opening.rs"), "Opening"),
    (include_str!("../../src/event/resources.rs"), "Resources"),
    (include_str!("../../src/event/titles.rs"), "Titles"),
    (include_str!("../../src/event/turns.rs"), "Turns"),
    (include_str!("../../src/event/visits.rs"), "Visits"),
];

/// Every topic is looked at.
#[test]
fn the_topics_of_events_are_all_listed() {
    let source = include_str!("../../src/event.rs");
    let listed = &source[source.find("topics! {").expect("the list")..];
    let listed: BTreeSet<&str> = listed
        .lines()
        .filter_map(|line| line.strip_prefix("    "))
        .filter(|line| !line.starts_with('/'))
        .collect();
    assert_eq!(listed, EVENTS.iter().map(|(_, topic)| *topic).collect());
}

#[test]
fn random_games_reach_every_action_and_event() {
    let mut seen = BTreeSet::new();
    let everything = Options {
        assistance: Assistance::Both,
        assistance_sends_ns: true,
        ns_for_conflicts: true,
        territories_to_win: Some(14),
        flights: Flights::AnyTerritory,
        guild_protection: true,
        administrator: Some(table::Seat(0)),
        ..Options::FULL
    };
    let many_cards =
        Options { ops_dealt: 4, missions_dealt: 2, influence_dealt: 6, hand_limit: 8, ..Options::FULL };
    for seed in 0..60 {
        play(&game(many_cards, 5), seed, &mut seen);
        play(&game(everything, 5), seed, &mut seen);
        play(&game(Options { bitter_end: true, ..Options::FULL }, 4), seed, &mut seen);
        play(
            &game(Options { timed: true, timer: Some(90), rounds: Some(3), ..Options::FULL }, 3),
            seed,
            &mut seen,
        );
    }
    let mut all: BTreeSet<String> = variants(include_str!("../../src/action.rs"), "pub enum Action")
        .into_iter()
        .map(|n| format!("action {n}"))
        .collect();
    for (source, topic) in EVENTS {
        let events = variants(source, &format!("pub enum {topic}"));
        assert!(!events.is_empty(), "{topic}");
        all.extend(events.into_iter().map(|n| format!("event {n}")));
    }
    let missing: Vec<&String> = all.difference(&seen).collect();
    assert!(missing.is_empty(), "never seen: {missing:?}");
}
