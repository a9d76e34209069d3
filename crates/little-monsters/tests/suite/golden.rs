//! Recorded games, replayed to their recorded ends, so that a change of the rules is noticed; and the order in which
//! actions are listed, on which recorded choices and bots rely.
//!
//! After a wanted change of the rules: `cargo test -p little-monsters --test suite record_the_games_anew -- --ignored`,
//! and put the printed ends into [`RECORDED`].

#![expect(clippy::disallowed_methods, reason = "recorded games are files")]

use std::path::PathBuf;

use little_monsters::{Edition, LittleMonsters, Options, State};
use table::dice::{FastDice, Provenance, SecretSeed};
use table::journal::{Journal, Origin, hash_of};
use table::rolls::{Proof, prove};
use table::{Dice, Game, Play};

use crate::support::Table;
use crate::traveller::{Sees, choose};

struct Recorded {
    name: &'static str,
    options: Options,
    seats: usize,
    seed: u64,
    winner: u8,
    scores: &'static [i32],
    turns: u32,
    events: usize,
    state: &'static str,
}

const fn options(free_market: bool, traffic_jam: bool, special_events: bool) -> Options {
    Options { free_market, traffic_jam, special_events, first: None }
}

/// One game for each set of options, and how it ended. The state is told by the beginning of its hash.
const RECORDED: [Recorded; 9] = [
    Recorded {
        name: "standard",
        options: options(false, false, false),
        seats: 2,
        seed: 1,
        winner: 1,
        scores: &[6, 6],
        turns: 25,
        events: 203,
        state: "87075c27f35d1c0d",
    },
    Recorded {
        name: "market",
        options: options(true, false, false),
        seats: 3,
        seed: 2,
        winner: 1,
        scores: &[6, 6, 6],
        turns: 45,
        events: 381,
        state: "278c12a24c60bc8f",
    },
    Recorded {
        name: "jam",
        options: options(false, true, false),
        seats: 4,
        seed: 3,
        winner: 2,
        scores: &[6, 6, 6, 6],
        turns: 46,
        events: 360,
        state: "2739e4c054da6c55",
    },
    Recorded {
        name: "events",
        options: options(false, false, true),
        seats: 2,
        seed: 70,
        winner: 1,
        scores: &[5, 6],
        turns: 28,
        events: 249,
        state: "ad86518727ca8c52",
    },
    Recorded {
        name: "market-jam",
        options: options(true, true, false),
        seats: 2,
        seed: 5,
        winner: 1,
        scores: &[6, 6],
        turns: 29,
        events: 277,
        state: "9c209f3827ae90cd",
    },
    Recorded {
        name: "market-events",
        options: options(true, false, true),
        seats: 3,
        seed: 17,
        winner: 2,
        scores: &[5, 4, 6],
        turns: 33,
        events: 307,
        state: "d90f80ac0169ca21",
    },
    Recorded {
        name: "jam-events",
        options: options(false, true, true),
        seats: 5,
        seed: 41,
        winner: 2,
        scores: &[6, 4, 6, 5, 6],
        turns: 53,
        events: 428,
        state: "76d3797b37d21966",
    },
    Recorded {
        name: "advanced",
        options: options(true, true, true),
        seats: 6,
        seed: 49,
        winner: 5,
        scores: &[5, 3, 3, 4, 4, 6],
        turns: 46,
        events: 454,
        state: "396ee91b46ddafe4",
    },
    Recorded {
        name: PROVEN,
        options: options(true, true, true),
        seats: 2,
        seed: 9,
        winner: 1,
        scores: &[6, 6],
        turns: 32,
        events: 283,
        state: "05cebd7c4e207fa8",
    },
];

fn file(name: &str) -> PathBuf {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/little-monsters");
    PathBuf::from(folder).join(format!("{name}.jsonl"))
}

fn hash(state: &State) -> String {
    hash_of(&serde_json::to_string(state).unwrap())[..16].to_owned()
}

/// The last of them has proven dice, and its seed is published in the end.
const PROVEN: &str = "proven";

fn game(recorded: &Recorded) -> LittleMonsters {
    LittleMonsters::new(Edition::world(), recorded.options, recorded.seats)
}

fn play(recorded: &Recorded) -> Play<LittleMonsters> {
    let game = game(recorded);
    let names = ["Ann", "Bo", "Cleo", "Dan", "Eve", "Fay"];
    let names: Vec<String> = names[..recorded.seats].iter().map(|&name| name.to_owned()).collect();
    if recorded.name == PROVEN {
        let seed = SecretSeed([11; 32]);
        let nonces = names.iter().map(|name| format!("{name}'s share")).collect();
        let provenance = Provenance { commitment: seed.commitment(), table: "quiet-fox".to_owned(), nonces };
        let mut dice = table::dice::ProvenDice::new(&seed, &provenance, 0);
        let mut play = Play::start(game, names, Origin::Proven(provenance), None, &mut dice).unwrap();
        go_on(&mut play, recorded.seed, &mut dice);
        play.reveal(&seed).unwrap();
        return play;
    }
    let mut dice = FastDice::new(recorded.seed);
    let mut play = Play::start(game, names, Origin::Seeded(recorded.seed), None, &mut dice).unwrap();
    go_on(&mut play, recorded.seed, &mut dice);
    play
}

/// Ordinary players, who now and then take something back.
fn go_on(play: &mut Play<LittleMonsters>, seed: u64, dice: &mut impl Dice) {
    let mut whims = FastDice::new(!seed);
    while let Some(awaited) = play.game().to_act(play.state()).must.first() {
        // Who has made an offer may think better of it before it is answered.
        let may = play.game().to_act(play.state()).may;
        let turn = play.state().open.turn;
        let seat = if may.contains(turn) && whims.pick("whim", 4) == 0 { turn } else { awaited };
        let action = choose(play.game(), play.state(), seat, Sees::AllWays, &mut whims);
        play.act(seat, &action, dice).unwrap();
        if play.can_take_back(seat) && whims.pick("whim", 12) == 0 {
            play.take_back(seat).unwrap();
        }
    }
}

#[test]
#[ignore = "writes the recorded games anew"]
fn record_the_games_anew() {
    for recorded in &RECORDED {
        let play = play(recorded);
        std::fs::create_dir_all(file("").parent().unwrap()).unwrap();
        std::fs::write(file(recorded.name), play.lines().join("\n") + "\n").unwrap();
        let outcome = play.game().outcome(play.state()).unwrap();
        println!(
            "{}: winner: {}, scores: &{:?}, turns: {}, events: {}, state: \"{}\",",
            recorded.name,
            outcome.winners.first().unwrap().0,
            play.game().scores(play.state()),
            play.state().open.turns,
            play.log().len(),
            hash(play.state()),
        );
    }
}

#[test]
fn recorded_games_are_replayed_to_their_recorded_ends() {
    for recorded in &RECORDED {
        let name = recorded.name;
        let text = std::fs::read_to_string(file(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        let journal = Journal::read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let play = Play::replay(game(recorded), &journal).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(play.lines().join("\n") + "\n", text, "{name} is written differently now");
        let outcome = play.game().outcome(play.state()).unwrap_or_else(|| panic!("{name} is not over"));
        let winners: Vec<u8> = outcome.winners.iter().map(|seat| seat.0).collect();
        assert_eq!(winners, [recorded.winner], "{name}");
        assert_eq!(play.game().scores(play.state()), recorded.scores, "{name}");
        assert_eq!(play.state().open.turns, recorded.turns, "{name}");
        assert_eq!(play.log().len(), recorded.events, "{name}");
        assert_eq!(hash(play.state()), recorded.state, "{name}");
        let proof = if name == PROVEN { Proof::Proven } else { Proof::Reproduced };
        assert_eq!(prove(&journal), Ok(proof), "{name}");
    }
}

#[test]
fn every_set_of_options_has_a_recorded_game() {
    for index in 0..8 {
        let wanted = options(index & 1 != 0, index & 2 != 0, index & 4 != 0);
        assert!(RECORDED.iter().any(|recorded| recorded.options == wanted), "{wanted:?}");
    }
    let names: Vec<&str> = RECORDED.iter().map(|recorded| recorded.name).collect();
    assert_eq!(RECORDED.iter().map(|recorded| recorded.seats).max(), Some(6));
    assert_eq!(names.last(), Some(&PROVEN));
}

/// The recorded games are worth little if they leave out what can happen.
#[test]
fn the_recorded_games_hold_every_kind_of_action() {
    let mut seen = std::collections::BTreeSet::new();
    for recorded in &RECORDED {
        let text = std::fs::read_to_string(file(recorded.name)).unwrap();
        for entry in Journal::read(&text).unwrap().entries {
            match entry.what {
                table::journal::What::Act { action, .. } => {
                    let name: String = action
                        .get()
                        .chars()
                        .skip_while(|c| !c.is_alphabetic())
                        .take_while(|c| c.is_alphabetic() || *c == '_')
                        .collect();
                    seen.insert(name);
                }
                table::journal::What::TakeBack { .. } => {
                    seen.insert("(taken back)".to_owned());
                }
                _ => {}
            }
        }
    }
    let seen: Vec<&str> = seen.iter().map(String::as_str).collect();
    assert_eq!(
        seen,
        [
            "(taken back)",
            "accept",
            "counter",
            "crowd",
            "cure",
            "decline",
            "discard",
            "exchange",
            "fly",
            "offer",
            "roll",
            "spread",
            "stay",
            "step",
            "stop",
            "take_ticket",
            "withdraw",
        ]
    );
}

fn listed(table: &Table, seat: u8) -> String {
    let lines = table.legal(seat).into_iter().map(|action| serde_json::to_string(&action).unwrap());
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn the_order_of_actions_in_an_open_market() {
    let mut table = Table::from(
        r#"
        seats = 3
        options = { free_market = true }
        [position]
        phase = "travel"
        display = ["cairo", "berlin", "guam", "perth"]
        player = [
            { house = "fiji", monster = "rome", tickets = { red = 3, purple = 1 } },
            { house = "beijing", tickets = { blue = 1, red = 1 } },
            { house = "rio", tickets = { green = 1 } },
        ]
        "#,
    );
    insta::assert_snapshot!(listed(&table, 0), @r#"
    {"step":{"to":0,"colour":"purple"}}
    {"step":{"to":2,"colour":"purple"}}
    {"step":{"to":43,"colour":"red"}}
    "stop"
    {"exchange":{"give":"red","take":"purple"}}
    {"exchange":{"give":"red","take":"yellow"}}
    {"exchange":{"give":"red","take":"blue"}}
    {"exchange":{"give":"red","take":"green"}}
    {"offer":{"to":1,"give":[1,0,0,0,0],"want":[0,0,1,0,0]}}
    {"offer":{"to":1,"give":[1,0,0,0,0],"want":[0,0,0,0,1]}}
    {"offer":{"to":1,"give":[0,0,0,0,1],"want":[0,0,1,0,0]}}
    {"offer":{"to":2,"give":[1,0,0,0,0],"want":[0,0,0,1,0]}}
    {"offer":{"to":2,"give":[0,0,0,0,1],"want":[0,0,0,1,0]}}
    "#);
    let offer = *table.legal(0).last().unwrap();
    table.act(0, offer);
    insta::assert_snapshot!(listed(&table, 2), @r#"
    {"accept":0}
    {"decline":0}
    {"counter":{"to":0,"give":[0,0,0,1,0],"want":[1,0,0,0,0]}}
    "#);
    assert_eq!(listed(&table, 1), "");
}

#[test]
fn the_order_of_actions_on_a_stormy_road() {
    let table = Table::from(
        r#"
        seats = 2
        options = { special_events = true, traffic_jam = true }
        [position]
        phase = "travel"
        display = ["fiji", "perth", "guam", "tahiti"]
        tokens = { storm = ["cairo"], wildfire = ["istanbul"] }
        player = [
            { house = "rio", monster = "rome", tickets = { purple = 2, blue = 1, green = 1, red = 1 } },
            { house = "beijing", monster = "berlin" },
        ]
        "#,
    );
    // Cairo costs two purple tickets; Istanbul burns, and in Berlin is a monster.
    insta::assert_snapshot!(listed(&table, 0), @r#"
    {"step":{"to":0,"colour":"purple"}}
    {"step":{"to":2,"colour":"purple"}}
    {"step":{"to":42,"colour":"green"}}
    "stop"
    "#);
}
