//! Recorded games, replayed to their recorded ends, so that a change of the rules is noticed.
//!
//! After a wanted change of the rules: `cargo test -p pig --test recorded record_the_games_anew -- --ignored`.

use std::collections::{BTreeMap, BTreeSet};

use pig::{Action, Edition, Options, Pig, State};
use table::dice::{FastDice, SecretSeed};
use table::{Dice, Game, Play};
use testkit::{End, Recordings, record};

const RECORDINGS: Recordings = Recordings { folder: "pig" };
const PROVEN: &str = "proven";

/// A game for each option, and one with proven dice, whose seed is published in the end.
const RECORDED: [(&str, Options, usize, u64); 4] = [
    ("standard", Options { target: None, two_dice: false }, 2, 1),
    ("short", Options { target: Some(50), two_dice: false }, 6, 2),
    ("two-dice", Options { target: None, two_dice: true }, 3, 3),
    (PROVEN, Options { target: Some(50), two_dice: true }, 2, 4),
];

fn game(options: Options, seats: usize) -> Pig {
    Pig::new(Edition::world(), options, seats)
}

fn turns(state: &State) -> u32 {
    state.turns
}

/// Players who hold at twenty, and now and then take it back.
fn play((name, options, seats, seed): (&str, Options, usize, u64)) -> Play<Pig> {
    let secret = (name == PROVEN).then_some(&SecretSeed([11; 32]));
    let play = record(game(options, seats), seed, secret, |play, dice| {
        let mut whims = FastDice::new(!seed);
        while let Some(seat) = play.game().to_act(play.state()).must.first() {
            let action = if play.state().at_stake < 20 { Action::Roll } else { Action::Hold };
            play.act(seat, &action, dice).expect("rolling and holding are legal");
            if play.can_take_back(seat) && whims.pick("whim", 4) == 0 {
                play.take_back(seat).expect("it can be taken back");
            }
        }
        true
    });
    play.expect("each is worth it")
}

#[test]
#[ignore = "writes the recorded games anew"]
fn record_the_games_anew() {
    let games: BTreeMap<&str, _> = RECORDED.iter().map(|&recorded| (recorded.0, play(recorded))).collect();
    RECORDINGS.write(&games, turns);
}

#[test]
fn recorded_games_are_replayed_to_their_recorded_ends() {
    let mut ends = RECORDINGS.ends();
    for (name, options, seats, _) in RECORDED {
        let play = RECORDINGS.replay(game(options, seats), name);
        assert_eq!(Some(End::of(&play, turns)), ends.remove(name), "{name}");
        assert_eq!(RECORDINGS.is_proven(name), name == PROVEN, "{name}");
    }
    assert!(ends.is_empty(), "ends of games that are not recorded: {ends:?}");
}

#[test]
fn the_recorded_games_hold_every_kind_of_action() {
    let seen: BTreeSet<String> = RECORDED.iter().flat_map(|(name, ..)| RECORDINGS.kinds(name)).collect();
    assert_eq!(seen.iter().map(String::as_str).collect::<Vec<_>>(), ["(taken back)", "hold", "roll"]);
}
