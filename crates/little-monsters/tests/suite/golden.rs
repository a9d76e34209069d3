//! Recorded games, replayed to their recorded ends, so that a change of the rules is noticed; and the order in which
//! actions are listed, on which recorded choices and bots rely.
//!
//! After a wanted change of the rules: `cargo test -p little-monsters --test suite record_the_games_anew -- --ignored`.

use std::collections::{BTreeMap, BTreeSet};

use little_monsters::{Action, Edition, LittleMonsters, Options, RULES_VERSION, State};
use table::dice::{FastDice, SecretSeed};
use table::{Dice, Game, Play, RulesVersion};
use testkit::{End, RecordingDice, Recordings, record};

use crate::support::Table;
use crate::traveller::{Sees, choose};

/// The games of every version of the rules.
const VERSIONS: [Recordings; 2] =
    [Recordings { folder: "little-monsters/rules-1" }, Recordings { folder: "little-monsters/rules-2" }];

struct Recorded {
    name: &'static str,
    options: Options,
    seats: usize,
    seed: u64,
    /// Since which version of the rules there can be such a game.
    since: u32,
}

impl Recorded {
    const fn new(name: &'static str, options: Options, seats: usize, seed: u64) -> Self {
        Recorded { name, options, seats, seed, since: 1 }
    }
}

const fn options(free_market: bool, traffic_jam: bool, special_events: bool) -> Options {
    Options { free_market, traffic_jam, special_events, first: None }
}

/// One game for each set of options; the last has proven dice, and its seed is published in the end.
const RECORDED: [Recorded; 10] = [
    Recorded::new("standard", options(false, false, false), 2, 1),
    Recorded::new("market", options(true, false, false), 3, 2),
    Recorded::new("jam", options(false, true, false), 4, 3),
    Recorded::new("events", options(false, false, true), 2, 70),
    Recorded::new("market-jam", options(true, true, false), 2, 5),
    Recorded::new("market-events", options(true, false, true), 3, 17),
    Recorded::new("jam-events", options(false, true, true), 5, 41),
    Recorded::new("advanced", options(true, true, true), 6, 49),
    Recorded { since: 2, ..Recorded::new(RESIGNED, options(false, false, false), 3, 5) },
    Recorded::new(PROVEN, options(true, true, true), 2, 9),
];
const PROVEN: &str = "proven";
/// All but one of its players leave, one after the other (LM-34).
const RESIGNED: &str = "resigned";
/// After so many of its turns the next one leaves.
const LEAVES: u32 = 15;

fn game(recorded: &Recorded) -> LittleMonsters {
    LittleMonsters::new(Edition::world(), recorded.options, recorded.seats)
}

fn turns(state: &State) -> u32 {
    state.open.turns
}

fn play(recorded: &Recorded) -> Play<LittleMonsters> {
    let secret = (recorded.name == PROVEN).then_some(&SecretSeed([11; 32]));
    let play = record(game(recorded), recorded.seed, secret, |play, dice| {
        go_on(play, recorded, dice);
        true
    });
    play.expect("each is worth it")
}

/// Ordinary players, who now and then take something back.
fn go_on(play: &mut Play<LittleMonsters>, recorded: &Recorded, dice: &mut RecordingDice) {
    let mut whims = FastDice::new(!recorded.seed);
    while let Some(awaited) = play.game().to_act(play.state()).must.first() {
        let open = &play.state().open;
        let gone = u32::try_from(open.out.len()).unwrap();
        if recorded.name == RESIGNED
            && open.turns >= LEAVES * (gone + 1)
            && play.game().may_resign(open, awaited)
        {
            play.act(awaited, &Action::Resign, dice).unwrap();
            continue;
        }
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
    let games: BTreeMap<&str, _> = RECORDED.iter().map(|recorded| (recorded.name, play(recorded))).collect();
    VERSIONS[VERSIONS.len() - 1].write(&games, turns);
}

#[test]
fn recorded_games_of_every_version_are_replayed_to_their_recorded_ends() {
    for (recordings, version) in VERSIONS.into_iter().zip(1..) {
        let mut ends = recordings.ends();
        for recorded in RECORDED.iter().filter(|recorded| recorded.since <= version) {
            let name = recorded.name;
            let play = recordings.replay(game(recorded), name);
            assert_eq!(play.game().identity().rules, RulesVersion(version), "{name}");
            assert_eq!(Some(End::of(&play, turns)), ends.remove(name), "{name}");
            assert_eq!(recordings.is_proven(name), name == PROVEN, "{name}");
        }
        assert!(ends.is_empty(), "ends of games that are not recorded: {ends:?}");
    }
    assert_eq!(VERSIONS.len(), RULES_VERSION.0 as usize, "every version has its games");
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
    let mut seen = BTreeSet::new();
    for recorded in &RECORDED {
        seen.extend(VERSIONS[VERSIONS.len() - 1].kinds(recorded.name));
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
            "resign",
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
