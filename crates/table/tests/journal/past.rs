//! Past positions, and positions written down exactly.

use serde_json::json;
use table::dice::FastDice;
use table::journal::{Journal, Origin, What};
use table::{Game, Play, Seat, Source, exact};

use super::toy::{Action, State, Toy};
use super::{names, no_dice, some_turns, start, toy};

/// A long game, with the position after every entry. Now and then something is taken back, once across several entries.
fn long_game(entries: u64) -> (Play<Toy>, Vec<State>) {
    let mut play = start();
    let mut states = vec![play.state().clone(); 2];
    let mut last = Seat(0);
    while (states.len() as u64) < entries {
        let n = states.len();
        let wishes = n.is_multiple_of(5) || n.is_multiple_of(7) || n.is_multiple_of(8);
        if !wishes || play.take_back(last).is_err() {
            // What is said brings points, and the game is to go on.
            last = play.state().turn;
            let says = !n.is_multiple_of(11) && play.state().points[last.index()] < 6;
            let action = if says { Action::Say(1) } else { Action::Pass };
            play.act(last, &action, &mut no_dice()).unwrap();
        }
        states.push(play.state().clone());
    }
    (play, states)
}

#[test]
fn every_moment_of_a_game_is_as_it_was() {
    let (play, states) = long_game(10_000);
    assert!(play.taken_back().len() > 100, "much was taken back");
    assert_eq!(play.moments(), 1..=states.len() as u64 - 1);
    for (entry, state) in (0..).zip(&states).skip(1) {
        let moment = play.at(entry).unwrap();
        assert_eq!((moment.entry, &moment.state), (entry, state));
        let acted = matches!(moment.what, What::Act { .. });
        assert_eq!(acted, moment.told.last().is_some_and(|told| told.entry == entry), "of entry {entry}");
    }
    assert!(play.at(0).is_none(), "the header is no moment");
    assert!(play.at(states.len() as u64).is_none(), "nor is what has not happened yet");
}

#[test]
fn a_game_that_is_read_again_has_the_same_past() {
    let play = some_turns();
    let again = Play::replay(toy(), &Journal::read(&play.journal()).unwrap()).unwrap();
    for entry in play.moments() {
        let (here, there) = (play.at(entry).unwrap(), again.at(entry).unwrap());
        assert_eq!((here.state, here.told, here.dice), (there.state, there.told, there.dice));
    }
    // Ann says 2, takes it back, says 3.
    let points: Vec<i32> = (1..=4).map(|entry| play.at(entry).unwrap().state.points[0]).collect();
    assert_eq!(points, [0, 2, 0, 3]);
    let told: Vec<u64> = play.at(4).unwrap().told.iter().map(|logged| logged.entry).collect();
    assert_eq!(told, [4], "what was taken back by then is not told");
}

#[test]
fn a_position_that_is_written_down_is_the_same_when_it_is_read() {
    let play = some_turns();
    for entry in play.moments() {
        let state = play.at(entry).unwrap().state;
        let text = exact::scenario(play.game(), "It’s “here”", Some("toy/first/3"), &state).unwrap();
        let source = Source { name: "x", text: &text };
        assert_eq!(exact::position(play.game(), source, &mut no_dice()).unwrap(), state);
        let on = Play::start(toy(), names(), Origin::Seeded(1), Some(text), &mut FastDice::new(1)).unwrap();
        assert_eq!(*on.state(), state);
        let again = Play::replay(toy(), &Journal::read(&on.journal()).unwrap()).unwrap();
        assert_eq!(*again.state(), state);
    }
}

#[test]
fn what_is_no_position_to_play_on_from_is_refused_with_the_reason() {
    let mut play = start();
    for _ in 0..4 {
        play.act(Seat(0), &Action::Say(3), &mut no_dice()).unwrap();
    }
    assert_eq!(
        exact::scenario(play.game(), "over", None, play.state()),
        Err(vec!["the game is over".to_owned()])
    );
    let refused = |text: &str| {
        let source = Source { name: "x", text };
        exact::position(&toy(), source, &mut no_dice()).unwrap_err().to_string()
    };
    let head = "title = \"x\"\ngame = \"toy\"\nseats = 2\n";
    assert!(refused(&format!("{head}state = '[]'")).contains("the state cannot be read"));
    assert!(refused("state = '[]'").contains("title"), "the head is missing");
    assert!(refused(&format!("{head}state = ''\nmore = 1")).contains("more"));
    let over = json!({ "turn": 0, "points": [12, 0], "bag": [] });
    assert!(refused(&format!("{head}state = '{over}'")).contains("the game is over"));
    assert!(toy().scenario(Source { name: "x", text: "5" }, &mut no_dice()).is_ok());
}
