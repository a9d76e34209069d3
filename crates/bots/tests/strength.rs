//! The greedy bots are worth playing against, and their games end.

#![expect(clippy::unwrap_used, reason = "a test may fail")]
#![expect(clippy::disallowed_methods, reason = "tests read files")]

use bots::Bot;
use games::{AnyGame, AnyState, Setup};
use table::dice::FastDice;
use table::{Game, Seat, Silent, Source, Viewer};

fn game(id: &str, seats: usize) -> AnyGame {
    Setup::read(id, seats, &serde_json::Value::Null).unwrap().open(None).unwrap()
}

/// Plays a game to its end between these bots; says who won and in which round.
fn play(game: &AnyGame, bots: &[Bot], mut state: AnyState, seed: u64) -> (Seat, u64) {
    let (mut dice, mut thoughts) = (FastDice::new(seed), FastDice::new(!seed));
    for _ in 0..200_000 {
        if let Some(outcome) = game.outcome(&state) {
            return (outcome.winners.first().unwrap(), game.rounds(&state));
        }
        let seat = game.to_act(&state).must.first().unwrap();
        let view = game.view(&state, Viewer::Seat(seat));
        let action = bots[seat.index()].choose(game, &view, &mut thoughts).unwrap();
        game.apply(&mut state, seat, &action, &mut dice, &mut Silent).unwrap();
    }
    panic!("seed {seed}: the game does not end");
}

/// How many of so many games a bot wins against another.
fn wins(id: &str, one: Bot, other: Bot, games: u64) -> usize {
    let game = game(id, 2);
    let wins = (0..games).filter(|&seed| {
        // The bots change seats from game to game.
        let bots = if seed % 2 == 0 { [one, other] } else { [other, one] };
        let state = game.set_up(&mut FastDice::new(seed), &mut Silent);
        bots[play(&game, &bots, state, seed).0.index()] == one
    });
    wins.count()
}

/// Each level wins more than the one below, and loses enough that it is a game. Two hundred games tell no more than that.
#[test]
fn a_beginner_has_a_chance() {
    for id in ["little-monsters", "globetrotters", "globopolis", "pig"] {
        let won = wins(id, Bot::Easy, Bot::Greedy, 200);
        assert!((44..=90).contains(&won), "{id}: {won} of 200");
    }
}

#[test]
fn what_was_found_is_better_than_what_was_thought() {
    for id in ["little-monsters", "globetrotters", "globopolis"] {
        let won = wins(id, Bot::Value, Bot::Greedy, 200);
        assert!(won >= 110, "{id}: {won} of 200");
    }
}

#[test]
fn games_of_every_quick_level_end() {
    for id in ["little-monsters", "globetrotters", "globopolis", "pig"] {
        for seats in [3, 5] {
            let game = game(id, seats);
            for seed in 0..15 {
                let level = if seed % 2 == 0 { Bot::Easy } else { Bot::Value };
                let state = game.set_up(&mut FastDice::new(seed), &mut Silent);
                play(&game, &vec![level; seats], state, seed);
            }
        }
    }
}

#[test]
fn greedy_beats_random_at_little_monsters() {
    assert!(wins("little-monsters", Bot::Greedy, Bot::Random, 40) >= 36);
}

#[test]
fn greedy_beats_random_at_globetrotters() {
    assert!(wins("globetrotters", Bot::Greedy, Bot::Random, 40) >= 32, "at least 80 % are asked for");
}

#[test]
fn greedy_games_of_globetrotters_end_in_an_evening() {
    for seats in [2, 4, 6] {
        let game = game("globetrotters", seats);
        for seed in 0..30 {
            let state = game.set_up(&mut FastDice::new(seed), &mut Silent);
            let (_, rounds) = play(&game, &vec![Bot::Greedy; seats], state, seed);
            assert!(rounds <= 150, "{seats} seats, seed {seed}: {rounds} rounds");
        }
    }
}

#[test]
fn every_scenario_that_comes_along_can_be_played_to_its_end() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios");
    for name in ["little-monsters/last-leg", "globetrotters/demonstration-end-game"] {
        let text = std::fs::read_to_string(format!("{folder}/{name}.toml")).unwrap();
        let source = Source { name, text: &text };
        let game = games::open_scenario(source, None).unwrap();
        for seed in 0..10 {
            let state = game.scenario(source, &mut FastDice::new(seed)).unwrap();
            play(&game, &vec![Bot::Greedy; game.seats()], state, seed);
        }
    }
}

#[test]
fn who_is_there_already_discards_what_is_most_plentiful() {
    let text = r#"
title = "In Tokyo in a strike"
game = "little-monsters"
seats = 2
options = { special_events = true }

[position]
phase = "discard"
loss = "strike"
display = ["tokyo", "delhi", "paris", "rome"]

[[position.player]]
house = "london"
monster = "tokyo"
tickets = { purple = 1, red = 2 }
owes = 1

[[position.player]]
house = "sydney"
"#;
    let source = Source { name: "strike.toml", text };
    let game = games::open_scenario(source, None).unwrap();
    let state = game.scenario(source, &mut FastDice::new(1)).unwrap();
    let view = game.view(&state, Viewer::Seat(Seat(0)));
    let chosen = Bot::Greedy.choose(&game, &view, &mut FastDice::new(1)).unwrap();
    assert_eq!(serde_json::to_string(&chosen).unwrap(), r#"{"discard":"red"}"#);
}
