//! The puzzles that come with the program: read, done as their plans say and otherwise, and a sample of them proven.

#![expect(clippy::unwrap_used, reason = "in a test a panic is the report")]

use std::collections::BTreeSet;

use bots::Bot;
use bots::puzzle::{Limits, Stand, judge};
use games::{AnyGame, GAMES, PUZZLES, Setup};
use lab::{FoundPuzzle, Puzzles, ReadPuzzle};
use table::dice::FastDice;
use table::journal::Origin;
use table::{Game, Play, Seat, Source};

/// So many of a game are proven whenever tests run; the others by `globetable puzzles --check`.
const SAMPLE: usize = 2;
/// More actions than any turn has.
const LONGEST: usize = 400;

fn each(mut look: impl FnMut(&str, ReadPuzzle, &str)) {
    for (_, name, text) in PUZZLES {
        let puzzle =
            ReadPuzzle::read(Source { name, text }).unwrap_or_else(|error| panic!("{name}: {error}"));
        look(name, puzzle, text);
    }
}

/// The table at which a puzzle is tried.
struct Try<'a> {
    puzzle: &'a ReadPuzzle,
    play: Play<AnyGame>,
    dice: FastDice,
}

impl<'a> Try<'a> {
    fn begin(puzzle: &'a ReadPuzzle, text: &str) -> Try<'a> {
        let mut dice = FastDice::new(7);
        let names = Seat::all(puzzle.game.seats()).map(|seat| format!("P{}", seat.0)).collect();
        let (game, text) = (puzzle.game.clone(), Some(text.to_owned()));
        let play = Play::start(game, names, Origin::Seeded(7), text, &mut dice).unwrap();
        Try { puzzle, play, dice }
    }

    fn act(&mut self, seat: Seat, action: &games::AnyAction) {
        self.play.act(seat, action, &mut self.dice).unwrap_or_else(|error| panic!("{action:?}: {error}"));
    }

    fn stand(&self) -> Stand {
        judge(&self.play, self.puzzle.seat, &self.puzzle.puzzle.aim, None).stand
    }
}

#[test]
fn every_game_has_fifteen_puzzles_with_names_of_their_own() {
    for info in GAMES.iter().filter(|info| !info.on_request) {
        let of_game = PUZZLES.iter().filter(|(game, ..)| *game == info.id).count();
        assert!(of_game >= 15, "{}: {of_game}", info.id);
    }
    let (mut ids, mut titles) = (BTreeSet::new(), BTreeSet::new());
    for (game, name, text) in PUZZLES {
        let source = Source { name, text };
        assert_eq!(games::scenario_setup(source).unwrap().game().id(), *game, "{name} lies with its game");
        let title = games::scenario_briefing(source).unwrap().title;
        assert!(ids.insert(name) && titles.insert(title.clone()), "{name}: “{title}” is there twice");
    }
}

#[test]
fn whoever_does_what_the_plan_says_has_solved_it() {
    each(|name, puzzle, text| {
        let mut at = Try::begin(&puzzle, text);
        for action in &puzzle.plan {
            assert_eq!(at.stand(), Stand::Open, "{name}: decided before {action:?}");
            at.act(puzzle.seat, action);
        }
        assert_eq!(at.stand(), Stand::Reached, "{name}");
    });
}

/// The proof says that nobody gets there so; whoever tries is told that they missed it, and by which action.
#[test]
fn whoever_leaves_a_deed_of_the_plan_out_has_missed_it() {
    each(|name, puzzle, text| {
        for left_out in puzzle.deeds() {
            let mut at = Try::begin(&puzzle, text);
            let mut legal = Vec::new();
            for _ in 0..LONGEST {
                if at.stand() != Stand::Open {
                    break;
                }
                let asked = at.play.game().to_act(at.play.state()).must.first().unwrap();
                at.play.game().legal(at.play.state(), asked, &mut legal);
                legal.retain(|action| !puzzle.counts_as(action, &left_out));
                let Ok(choices) = u32::try_from(legal.len()) else { break };
                if choices == 0 {
                    // There is nothing else to do.
                    break;
                }
                let action = legal[at.dice.below(choices) as usize].clone();
                at.act(asked, &action);
            }
            let is_missed = matches!(at.stand(), Stand::Missed { turned: Some(_), .. });
            assert!(is_missed || legal.is_empty(), "{name} without {left_out:?}: {:?}", at.stand());
        }
    });
}

#[test]
fn what_was_taken_back_does_not_count() {
    let (_, name, text) = PUZZLES[0];
    let puzzle = ReadPuzzle::read(Source { name, text }).unwrap();
    let mut at = Try::begin(&puzzle, text);
    let (last, first) = puzzle.plan.split_last().unwrap();
    for action in first {
        at.act(puzzle.seat, action);
    }
    at.play.take_back(puzzle.seat).unwrap();
    assert_eq!(at.stand(), Stand::Open);
    at.act(puzzle.seat, first.last().unwrap());
    at.act(puzzle.seat, last);
    assert_eq!(at.stand(), Stand::Reached);
}

#[test]
fn a_sample_of_the_puzzles_has_exactly_one_plan_and_is_as_hard_as_it_says() {
    for info in GAMES {
        let of_game: Vec<_> = PUZZLES.iter().filter(|(game, ..)| *game == info.id).collect();
        for (_, name, text) in of_game.iter().step_by((of_game.len() / SAMPLE).max(1)).take(SAMPLE) {
            let puzzle = ReadPuzzle::read(Source { name, text }).unwrap();
            let proven = puzzle.prove(usize::MAX);
            assert!(proven.is_ok(), "{name}: {proven:?}");
            let rated = puzzle.rated();
            assert!(rated.is_ok(), "{name}: {rated:?}");
        }
    }
}

#[test]
fn a_rating_that_is_not_what_the_bot_does_is_found() {
    let (_, name, text) = PUZZLES[0];
    let mut puzzle = ReadPuzzle::read(Source { name, text }).unwrap();
    puzzle.rated().unwrap();
    puzzle.puzzle.missed -= 1;
    let wrong = puzzle.rated().unwrap_err().to_string();
    assert!(wrong.contains("its rating is wrong"), "{wrong}");
}

#[test]
#[ignore = "takes a while; `globetable puzzles --check` does the same"]
fn every_puzzle_has_exactly_one_plan_and_is_as_hard_as_it_says() {
    each(|name, puzzle, _| {
        let rated = puzzle.rated();
        assert!(rated.is_ok(), "{name}: {rated:?}");
        let proven = puzzle.prove(usize::MAX);
        assert!(proven.is_ok(), "{name}: {proven:?}");
    });
}

#[test]
fn the_same_seed_finds_the_same_puzzles_and_they_hold() {
    let options = serde_json::json!({ "free_market": true });
    let game = Setup::read("little-monsters", 3, &options).unwrap().open(None).unwrap();
    let limits = Limits { positions: 2000, deeds: 3, missed: 0 };
    let found = |threads| {
        let (game, bots) = (game.clone(), vec![Bot::Greedy, Bot::Easy]);
        Puzzles { game, bots, games: 8, seed: 5, threads, limits }.find(|_| {}).unwrap()
    };
    let files = |found: Vec<FoundPuzzle>| found.into_iter().map(|one| one.file).collect::<Vec<_>>();
    let one = found(1);
    let read = ReadPuzzle::read(Source { name: "found", text: &one[0].file }).unwrap();
    assert_eq!(read.prove(usize::MAX).unwrap(), one[0].positions);
    assert_eq!(files(one), files(found(2)));
}

#[test]
fn what_a_file_asks_for_is_held_against_the_position() {
    let (_, name, text) = PUZZLES[0];
    let read = |text: &str| ReadPuzzle::read(Source { name, text }).map(|_| ()).unwrap_err().to_string();
    let (before, plan) = text.split_once("plan = '").unwrap();
    let after = plan.split_once('\'').unwrap().1;
    assert!(read(&format!("{before}plan = '[]'{after}")).contains("does not reach the aim"));
    assert!(read(&format!("{before}plan = '[7]'{after}")).contains("cannot be read"));
    let for_nobody: String = text
        .lines()
        .filter(|line| !line.starts_with("seat = "))
        .fold(String::new(), |all, line| all + line + "\n");
    assert!(read(&for_nobody).contains("a puzzle for nobody"));
}
