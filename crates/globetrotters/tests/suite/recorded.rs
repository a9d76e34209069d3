//! Recorded games, replayed to their recorded ends, so that a change of the rules is noticed: one for every way in which
//! a game ends, and for every option; and the order in which actions are listed, on which recorded choices and bots rely.
//!
//! After a wanted change of the rules or of the edition: `cargo test -p globetrotters --test suite record_the_games_anew --
//! --ignored`. It looks for the shortest games that end in the wanted way, so no seed has to be found by hand.

use std::collections::{BTreeMap, BTreeSet};

use globetrotters::state::Ending;
use globetrotters::{Action, Edition, Globetrotters, Options, Phase, RULES_VERSION, Short, State};
use table::dice::{FastDice, SecretSeed};
use table::{Dice, Game, Play, RulesVersion, Seat, Source};
use testkit::{End, RecordingDice, Recordings, record};

use crate::support::{ELSEWHERE, Table, position, scenario, story};
use crate::tourist::choose;

/// The games of one version of the rules, on the board of its time.
struct Version {
    recordings: Recordings,
    board: &'static str,
}

const VERSIONS: [Version; 2] = [
    Version {
        recordings: Recordings { folder: "globetrotters/rules-1" },
        board: include_str!("../../../../fixtures/globetrotters/rules-1/world.toml"),
    },
    Version {
        recordings: Recordings { folder: "globetrotters/rules-2" },
        board: include_str!("../../../../editions/globetrotters/world.toml"),
    },
];

struct Recorded {
    name: &'static str,
    seats: usize,
    options: Options,
    end: Ending,
}

impl Recorded {
    /// Whether there could be such a game under a version of the rules.
    fn is_of(&self, version: RulesVersion) -> bool {
        self.end != Ending::Resignation || version.since(2)
    }
}

const fn options(strict: bool, short: Option<Short>) -> Options {
    Options { strict, short, first: None }
}

/// The games; the last has proven dice, and its seed is published in the end.
const RECORDED: [Recorded; 7] = [
    Recorded { name: "home", seats: 2, options: options(false, None), end: Ending::Home },
    Recorded { name: "strict", seats: 3, options: options(true, None), end: Ending::Home },
    Recorded {
        name: "keys-out",
        seats: 4,
        options: options(false, Some(Short::KeysOut(8))),
        end: Ending::KeysOut,
    },
    Recorded {
        name: "rounds",
        seats: 5,
        options: Options { first: Some(Seat(3)), ..options(false, Some(Short::Rounds(12))) },
        end: Ending::Rounds,
    },
    Recorded {
        name: "strict-rounds",
        seats: 6,
        options: options(true, Some(Short::Rounds(10))),
        end: Ending::Rounds,
    },
    Recorded { name: "resigned", seats: 4, options: options(false, None), end: Ending::Resignation },
    Recorded {
        name: PROVEN,
        seats: 2,
        options: options(true, Some(Short::KeysOut(6))),
        end: Ending::KeysOut,
    },
];
const PROVEN: &str = "proven";
/// Among so many seeds the shortest game is looked for.
const SEEDS: u64 = 40;

fn game(board: &str, recorded: &Recorded) -> Globetrotters {
    let edition = Edition::load(Source { name: "world.toml", text: board }).unwrap();
    Globetrotters::new(edition, recorded.options, recorded.seats)
}

fn turns(state: &State) -> u32 {
    state.open.turns
}

/// The game with this seed, if it ends in the wanted way.
fn play(recorded: &Recorded, seed: u64) -> Option<Play<Globetrotters>> {
    let secret = (recorded.name == PROVEN).then(|| SecretSeed([u8::try_from(seed).unwrap(); 32]));
    let newest = VERSIONS.last().expect("there is one");
    record(game(newest.board, recorded), seed, secret.as_ref(), |play, dice| {
        go_on(play, seed, recorded.end == Ending::Resignation, dice);
        matches!(play.state().open.phase, Phase::Over { ending, .. } if ending == recorded.end)
    })
}

/// After so many rounds the first of those who give up leaves, then the next.
const LEAVES: usize = 4;

/// Lively players, who now and then take something back; perhaps they leave one after the other (GT-92).
fn go_on(play: &mut Play<Globetrotters>, seed: u64, leave: bool, dice: &mut RecordingDice) {
    let mut whims = FastDice::new(!seed);
    while let Some(seat) = play.game().to_act(play.state()).must.first() {
        let open = &play.state().open;
        let late = usize::from(open.round) >= LEAVES * (open.out.len() + 1);
        if leave && late && play.game().may_resign(open, seat) {
            play.act(seat, &Action::Resign, dice).unwrap();
            continue;
        }
        let action = choose(play.game(), play.state(), seat, &mut whims);
        play.act(seat, &action, dice).unwrap();
        if play.can_take_back(seat) && whims.pick("whim", 20) == 0 {
            play.take_back(seat).unwrap();
        }
    }
}

#[test]
#[ignore = "writes the recorded games anew"]
fn record_the_games_anew() {
    let shortest = |recorded: &Recorded| {
        let games = (1..=SEEDS).filter_map(|seed| play(recorded, seed));
        games.min_by_key(|play| play.lines().len()).unwrap_or_else(|| panic!("{}", recorded.name))
    };
    let games: BTreeMap<&str, _> =
        RECORDED.iter().map(|recorded| (recorded.name, shortest(recorded))).collect();
    VERSIONS.last().expect("there is one").recordings.write(&games, turns);
}

#[test]
fn recorded_games_of_every_version_are_replayed_to_their_recorded_ends() {
    for (Version { recordings, board }, version) in VERSIONS.into_iter().zip(1..) {
        let mut ends = recordings.ends();
        for recorded in RECORDED.iter().filter(|recorded| recorded.is_of(RulesVersion(version))) {
            let name = recorded.name;
            let play = recordings.replay(game(board, recorded), name);
            assert_eq!(play.game().identity().rules, RulesVersion(version), "{name}");
            assert_eq!(Some(End::of(&play, turns)), ends.remove(name), "{name}");
            assert_eq!(recordings.is_proven(name), name == PROVEN, "{name}");
            let Phase::Over { ending, .. } = play.state().open.phase else { panic!("{name} is not over") };
            assert_eq!(ending, recorded.end, "{name}");
        }
        assert!(ends.is_empty(), "ends of games that are not recorded: {ends:?}");
    }
    assert_eq!(VERSIONS.len(), RULES_VERSION.0 as usize, "every version has its games");
}

#[test]
fn every_end_and_every_option_has_a_recorded_game() {
    for end in [Ending::Home, Ending::KeysOut, Ending::Rounds, Ending::Resignation] {
        assert!(RECORDED.iter().any(|recorded| recorded.end == end), "{end:?}");
    }
    for strict in [false, true] {
        for short in [0, 1, 2] {
            let is = |options: &Options| match options.short {
                None => short == 0,
                Some(Short::KeysOut(_)) => short == 1,
                Some(Short::Rounds(_)) => short == 2,
            };
            let found = RECORDED.iter().any(|game| game.options.strict == strict && is(&game.options));
            assert!(found, "strict: {strict}, short: {short}");
        }
    }
    assert!(RECORDED.iter().any(|recorded| recorded.options.first.is_some()));
    assert_eq!(RECORDED.map(|recorded| recorded.seats).into_iter().max(), Some(6));
}

/// The recorded games are worth little if they leave out what can happen. Only nobody gives their spending money up.
#[test]
fn the_recorded_games_hold_every_kind_of_action() {
    for (version, number) in VERSIONS.into_iter().zip(1..) {
        let mut seen = BTreeSet::new();
        for recorded in RECORDED.iter().filter(|recorded| recorded.is_of(RulesVersion(number))) {
            seen.extend(version.recordings.kinds(recorded.name));
        }
        // Only since version 2 somebody can leave (GT-92).
        assert_eq!(seen.remove("resign"), number == 2);
        let seen: Vec<&str> = seen.iter().map(String::as_str).collect();
        assert_eq!(
            seen,
            [
                "(taken back)",
                "arrive",
                "buy",
                "buy_two",
                "challenge",
                "choose_home",
                "claim_money",
                "decline",
                "end_turn",
                "fly",
                "lose_key",
                "move_to",
                "pick_blind",
                "place_memory",
                "refund",
                "roll",
                "sail",
                "send_to",
                "switch_with",
                "take_adventure",
                "try_jackpot",
                "use_bonus",
                "work",
            ]
        );
    }
}

fn listed(table: &Table, seat: u8) -> Vec<String> {
    table.legal(seat).into_iter().map(|action| serde_json::to_string(&action).unwrap()).collect()
}

#[test]
fn the_order_of_actions_in_a_red_dot_city() {
    let table = position(
        "again = true",
        &[
            r#"home = "seattle", at = "vancouver", money = 400, specials = 1, declined = true,
                tickets = ["lagos/moscow", "adelaide/vancouver"]"#,
            ELSEWHERE,
        ],
    );
    let listed = listed(&table, 0);
    let placing = listed.iter().position(|action| action.starts_with("{\"place_memory\"")).unwrap();
    assert_eq!(
        listed[..placing],
        [
            "\"roll\"",
            r#"{"fly":{"ticket":39,"to":81}}"#,
            r#"{"fly":{"ticket":39,"to":119}}"#,
            r#"{"fly":{"ticket":1,"to":205}}"#,
            r#"{"sail":45}"#,
            "\"work\"",
            "\"take_adventure\"",
            r#"{"buy":1}"#,
            r#"{"buy":2}"#,
        ]
    );
    let chart = table.game.edition().chart().len();
    let refunds = &listed[placing + chart..];
    assert_eq!(refunds, [r#"{"refund":39}"#, r#"{"refund":1}"#], "after the {chart} cities of the Chart");
}

#[test]
fn the_order_of_actions_where_others_are_asked() {
    let mut table = position(
        "pack = [\"tripoli/lima\"]",
        &[
            r#"home = "vancouver", money = 500, tickets = ["lagos/moscow"]"#,
            r#"home = "winnipeg", at = "seattle""#,
        ],
    );
    table.go("seattle");
    assert_eq!(listed(&table, 0), [r#"{"send_to":90}"#, r#"{"send_to":55}"#, r#"{"refund":39}"#]);
    assert_eq!(listed(&table, 1), [""; 0]);
    let player = r#"home = "seattle", at = "rome", tickets = ["lagos/moscow", "cairo/tokyo"]"#;
    let mut table = story(&["use 1"], "phase = \"offer\"", &[player, ELSEWHERE]);
    assert_eq!(
        listed(&table, 0),
        ["\"take_adventure\"", "\"decline\"", r#"{"refund":39}"#, r#"{"refund":32}"#]
    );
    table.adventure();
    assert_eq!(listed(&table, 1), [r#"{"pick_blind":0}"#, r#"{"pick_blind":1}"#]);
    assert_eq!(listed(&table, 0), [""; 0]);
}

#[test]
fn the_order_of_actions_at_a_strict_table_in_debt() {
    let table = Table::from(&scenario(
        "options = { strict = true }",
        "phase = \"debt\"\ndue = \"expenses\"\nowed = 200\nclaimable = true",
        &[r#"home = "lima", at = "paris", tickets = ["lagos/moscow"]"#, ELSEWHERE],
    ));
    assert_eq!(listed(&table, 0), [r#"{"refund":39}"#, "\"claim_money\""]);
}
