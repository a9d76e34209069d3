//! Recorded games, replayed to their recorded ends, so that a change of the rules is noticed: one for every way in which
//! a game ends, and for every option.
//!
//! After a wanted change of the rules or of the edition, one command records them anew, journals and ends:
//! `cargo test -p globopolis --test suite record_the_games_anew -- --ignored`. It looks for games that end in the wanted way, so no seed
//! has to be found by hand.

use std::collections::{BTreeMap, BTreeSet};

use globopolis::event::Ending;
use globopolis::{
    Action, Assistance, Edition, Event, Flights, Globopolis, Level, Options, RULES_VERSION, State,
};
use table::dice::{FastDice, SecretSeed};
use table::journal::Journal;
use table::{Dice, Game, Play, RulesVersion, Seat};
use testkit::{End as Ended, RecordingDice, Recordings, record};

/// The games of the newest rules.
pub(crate) const RECORDINGS: Recordings = Recordings { folder: "globopolis/rules-3" };
/// The games of every version of the rules that is still played.
const OF_ALL_VERSIONS: [(RulesVersion, Recordings); 2] =
    [(RulesVersion(2), Recordings { folder: "globopolis/rules-2" }), (RULES_VERSION, RECORDINGS)];

/// How a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum End {
    /// By the mark (GP-18).
    Mark,
    /// By a MISSION, below the mark (GP-18).
    Mission,
    /// In sudden death (GP-21).
    SuddenDeath,
    /// By a limit of rounds (GP-85).
    Rounds,
    /// Once everybody has called time (GP-85).
    Time,
    /// By a number of Territories, below the mark (GP-85).
    Territories,
    /// Since all others have resigned (GP-85).
    Resignation,
}

const ENDS: [End; 7] =
    [End::Mark, End::Mission, End::SuddenDeath, End::Rounds, End::Time, End::Territories, End::Resignation];

struct Recorded {
    name: &'static str,
    seats: usize,
    options: Options,
    end: End,
}

/// A short game: few points are needed.
const SHORT: Options = Options { mark: Some(30), ..Options::FULL };

/// The games; the last of them has proven dice.
const RECORDED: [Recorded; 14] = [
    Recorded { name: "mark", seats: 2, options: SHORT, end: End::Mark },
    Recorded {
        name: "mission",
        seats: 2,
        options: Options { mark: Some(300), titles_dealt: Some(18), missions_dealt: 3, ..Options::FULL },
        end: End::Mission,
    },
    Recorded { name: "sudden-death", seats: 3, options: SHORT, end: End::SuddenDeath },
    Recorded {
        name: "rounds",
        seats: 5,
        options: Options { rounds: Some(3), administrator: Some(Seat(2)), ..Options::FULL },
        end: End::Rounds,
    },
    Recorded {
        name: "time-called",
        seats: 3,
        options: Options { timed: true, timer: Some(90), timer_stops_for_deals: true, ..Options::FULL },
        end: End::Time,
    },
    Recorded {
        name: "territories",
        seats: 3,
        options: Options { mark: Some(500), territories_to_win: Some(9), ..Options::FULL },
        end: End::Territories,
    },
    Recorded {
        name: "bitter-end",
        seats: 4,
        options: Options { bitter_end: true, ..Options::FULL },
        end: End::Resignation,
    },
    Recorded {
        name: "card-stage",
        seats: 3,
        options: Options { level: Level::Cards, ..SHORT },
        end: End::Mark,
    },
    Recorded {
        name: "learning-stage",
        seats: 4,
        options: Options { level: Level::Learning, ..SHORT },
        end: End::Mark,
    },
    Recorded {
        name: "teams",
        seats: 6,
        options: Options { teams: Some(3), free_direction: true, ..SHORT },
        end: End::Mark,
    },
    Recorded {
        name: "assistance",
        seats: 3,
        options: Options {
            rounds: Some(4),
            assistance: Assistance::Both,
            assistance_sends_ns: true,
            ns_for_conflicts: true,
            titles_dealt: Some(12),
            ..Options::FULL
        },
        end: End::Rounds,
    },
    Recorded {
        name: "guilds-and-flights",
        seats: 4,
        options: Options {
            rounds: Some(4),
            guild_protection: true,
            flights: Flights::AnyTerritory,
            titles_dealt: Some(8),
            ..Options::FULL
        },
        end: End::Rounds,
    },
    Recorded {
        name: "many-cards",
        seats: 2,
        options: Options {
            rounds: Some(5),
            ops_dealt: 4,
            influence_dealt: 5,
            hand_limit: 5,
            ..Options::FULL
        },
        end: End::Rounds,
    },
    Recorded { name: PROVEN, seats: 2, options: SHORT, end: End::Mark },
];
const PROVEN: &str = "proven";

fn game(recorded: &Recorded) -> Globopolis {
    Globopolis::new(Edition::world(), recorded.options, recorded.seats).expect("the options fit together")
}

fn rounds(state: &State) -> u32 {
    state.open.round.into()
}

/// How a game has ended.
fn end(play: &Play<Globopolis>) -> End {
    let (game, open) = (play.game(), &play.state().open);
    let outcome = game.outcome(play.state()).expect("the game is over");
    let winner = game.team_of(outcome.winners.first().expect("somebody has won"));
    let told = |fits: fn(&Event) -> bool| play.log().iter().any(|logged| fits(&logged.told.event));
    match outcome.clause.number {
        21 => End::SuddenDeath,
        85 if told(|event| matches!(event, Event::Ending(Ending::Resigned { .. }))) => End::Resignation,
        85 if told(|event| matches!(event, Event::Ending(Ending::TimeCalled { .. }))) => End::Time,
        85 => End::Rounds,
        _ if game.mark().is_some_and(|mark| open.players[winner].points >= mark) => End::Mark,
        _ if open.claimed[winner].is_empty() => End::Territories,
        _ => End::Mission,
    }
}

/// The names of the actions in a game.
fn kinds(play: &Play<Globopolis>) -> BTreeSet<String> {
    testkit::kinds(&Journal::read(&play.journal()).expect("a journal that was just written"))
}

/// Lively players: a kind of action by chance, then one of it; what brings the game on, battles and claims more often.
fn choose(actions: &[Action], whims: &mut FastDice) -> Action {
    let pick = |fits: &dyn Fn(&Action) -> bool, whims: &mut FastDice| -> Option<Action> {
        let fitting: Vec<&Action> = actions.iter().filter(|action| fits(action)).collect();
        (!fitting.is_empty()).then(|| *fitting[whims.pick("whim", fitting.len())])
    };
    let goes_on = |action: &Action| {
        matches!(
            action,
            Action::Teleport
                | Action::Roll { .. }
                | Action::Stop
                | Action::Pay
                | Action::Pass
                | Action::Fight
        )
    };
    let bold = |action: &Action| {
        matches!(action, Action::Attack { .. } | Action::Clean { .. } | Action::Claim(_) | Action::Accept(_))
    };
    if let Some(claim) = pick(&|action| matches!(action, Action::Claim(_)), whims) {
        return claim;
    }
    let wish: &dyn Fn(&Action) -> bool = match whims.pick("whim", 6) {
        0 | 1 => &goes_on,
        2 | 3 => &bold,
        _ => &|_| true,
    };
    if let Some(action) = pick(wish, whims).filter(|_| whims.pick("whim", 8) > 0) {
        return action;
    }
    let mut kinds: Vec<&Action> = Vec::new();
    for action in actions {
        if kinds.iter().all(|known| std::mem::discriminant(*known) != std::mem::discriminant(action)) {
            kinds.push(action);
        }
    }
    let kind = std::mem::discriminant(kinds[whims.pick("whim", kinds.len())]);
    pick(&|action| std::mem::discriminant(action) == kind, whims).expect("there is one of its kind")
}

/// Plays on to the end; gives up when the game gets long.
fn go_on(play: &mut Play<Globopolis>, seed: u64, dice: &mut RecordingDice) -> bool {
    let mut whims = FastDice::new(!seed);
    let mut actions = Vec::new();
    while let Some(awaited) = play.game().to_act(play.state()).must.first() {
        if play.lines().len() > LONGEST {
            return false;
        }
        // Others may have a deal to propose or to withdraw.
        let other = play.game().to_act(play.state()).may.iter();
        let others: Vec<Seat> = other.filter(|&seat| seat != awaited).collect();
        let interrupts = !others.is_empty() && whims.pick("whim", 12) == 0;
        let seat = if interrupts { others[whims.pick("whim", others.len())] } else { awaited };
        play.game().legal(play.state(), seat, &mut actions);
        if actions.is_empty() {
            continue;
        }
        let action = choose(&actions, &mut whims);
        play.act(seat, &action, dice).expect("a legal action");
        if play.can_take_back(seat) && whims.pick("whim", 20) == 0 {
            play.take_back(seat).expect("it can be taken back");
        }
    }
    true
}

/// So many lines a recorded game has at most.
const LONGEST: usize = 260;

/// A game with this seed, if it does not get too long.
fn play(recorded: &Recorded, seed: u64) -> Option<Play<Globopolis>> {
    let secret = SecretSeed([u8::try_from(seed % 256).expect("a byte"); 32]);
    let secret = (recorded.name == PROVEN).then_some(&secret);
    record(game(recorded), seed, secret, |play, dice| go_on(play, seed, dice))
}

#[test]
#[ignore = "writes the recorded games anew"]
fn record_the_games_anew() {
    let (mut seen, mut games) = (BTreeSet::new(), BTreeMap::new());
    for recorded in &RECORDED {
        // Of the first few that end as they should, the one that shows most that was not shown yet.
        let fitting =
            (1..20_000).filter_map(|seed| play(recorded, seed)).filter(|play| end(play) == recorded.end);
        let new = |play: &Play<Globopolis>| kinds(play).difference(&seen).count();
        // Help for a conflict (GP-84) is seldom asked for, and more seldom sent.
        let few = if recorded.options.ns_for_conflicts { 60 } else { 12 };
        let best = fitting.take(few).enumerate().max_by_key(|(at, play)| (new(play), usize::MAX - at));
        let (_, best) = best.unwrap_or_else(|| panic!("no short game ends like {}", recorded.name));
        seen.extend(kinds(&best));
        games.insert(recorded.name, best);
    }
    RECORDINGS.write(&games, rounds);
}

#[test]
fn recorded_games_are_replayed_to_their_recorded_ends() {
    for (rules, recordings) in OF_ALL_VERSIONS {
        let mut ends = recordings.ends();
        for recorded in &RECORDED {
            let name = recorded.name;
            let play = recordings.replay(game(recorded), name);
            assert_eq!(play.header().identity.rules, rules, "{name}");
            assert_eq!(Some(Ended::of(&play, rounds)), ends.remove(name), "{rules}: {name}");
            assert_eq!(end(&play), recorded.end, "{name}");
            assert_eq!(recordings.is_proven(name), name == PROVEN, "{name}");
        }
        assert!(ends.is_empty(), "ends of games that are not recorded: {ends:?}");
    }
}

#[test]
fn every_end_and_every_option_has_a_recorded_game() {
    for end in ENDS {
        assert!(RECORDED.iter().any(|recorded| recorded.end == end), "{end:?}");
    }
    let json = |options: Options| serde_json::to_value(options).expect("plain data");
    let usual = json(Options::FULL);
    for (option, value) in usual.as_object().expect("an object") {
        let differs = |recorded: &Recorded| json(recorded.options)[option] != *value;
        assert!(RECORDED.iter().any(differs), "no recorded game has another {option}");
    }
    let seats: BTreeSet<usize> = RECORDED.iter().map(|recorded| recorded.seats).collect();
    assert_eq!(seats, BTreeSet::from([2, 3, 4, 5, 6]));
}

/// The recorded games are worth little if they leave out what can happen.
#[test]
fn the_recorded_games_hold_every_kind_of_action() {
    for (rules, recordings) in OF_ALL_VERSIONS {
        let mut seen = BTreeSet::new();
        for recorded in &RECORDED {
            seen.extend(recordings.kinds(recorded.name));
        }
        assert_eq!(missing(&seen), [""; 0], "version {rules}");
        assert_eq!(seen.contains("store"), rules.since(3), "version {rules}");
    }
}

/// The kinds of actions that a recorded game could show and none did.
fn missing(seen: &BTreeSet<String>) -> Vec<&'static str> {
    let all = [
        "(taken back)",
        "accept",
        "allocate",
        "answer",
        "assist",
        "attack",
        "bribe",
        "buy",
        "buy_points",
        "buy_stock",
        "call_for",
        "call_time",
        "claim",
        "clean",
        "counter",
        "decline",
        "develop",
        "discard",
        "fight",
        "fly",
        "offer",
        "pass",
        "pay",
        "place",
        "play",
        "recall",
        "resign",
        "roll",
        "roll_market",
        "send",
        "stack",
        "stop",
        "take_stock",
        "teleport",
        "transfer",
        "withdraw",
    ];
    all.into_iter().filter(|&kind| !seen.contains(kind)).collect()
}
