//! The learned value and the bots that judge by it: nobody sees what they may not, and whoever is asked acts.

#![expect(clippy::unwrap_used, reason = "in a test a panic is the report")]

use bots::Bot;
use bots::value::{Inputs, Valued, chances_in_view};
use games::{AnyGame, GAMES, Setup};
use table::dice::FastDice;
use table::{Game, Seat, Silent, Viewer};

/// Tables of the games that have learned a value, with the fewest and the most seats.
fn tables() -> Vec<AnyGame> {
    let learned = |kind| games::dispatch_kind!(kind, Rules => <Rules as Valued>::net().is_some());
    let mut tables = Vec::new();
    for info in GAMES.iter().filter(|info| learned(info.kind)) {
        for seats in [info.fewest, info.most] {
            tables.push(Setup::usual(info.kind, seats).open(None).unwrap());
        }
    }
    assert!(tables.len() >= 6, "three games have learned a value");
    tables
}

/// A game between greedy bots, stopped after so many actions.
fn position<G: bots::Played>(game: &G, seed: u64, actions: usize) -> G::State {
    let (mut dice, mut thoughts) = (FastDice::new(seed), FastDice::new(seed));
    let mut state = game.set_up(&mut dice, &mut Silent);
    for _ in 0..actions {
        let Some(seat) = game.to_act(&state).must.first() else { break };
        let view = game.view(&state, Viewer::Seat(seat));
        let action = game.choose(Bot::Greedy, &view, &mut thoughts).unwrap();
        game.apply(&mut state, seat, &action, &mut dice, &mut Silent).unwrap();
    }
    state
}

/// What a viewer is told of a position and what they make of it, beside the same of positions that differ in what is hidden.
fn sees_only_the_view<G: Valued>(game: &G, seed: u64) {
    let state = position(game, seed, 40 + 37 * usize::try_from(seed).unwrap());
    for seat in Seat::all(game.seats()) {
        let view = game.view(&state, Viewer::Seat(seat));
        let told = |state: &G::State| {
            let mut inputs = Inputs::default();
            game.describe(state, seat, &mut inputs);
            inputs
        };
        let whole = told(&state);
        assert_eq!(whole.len(), game.parties() * G::INPUTS);
        for other in 0..3 {
            let sampled = game.sample(&view, &mut FastDice::new(other));
            assert_eq!(told(&sampled), whole, "{seat} was told of something hidden");
            let again = game.view(&sampled, Viewer::Seat(seat));
            for bot in [Bot::Value, Bot::called("master:24/4/2/10").unwrap()] {
                let choose = |view| game.choose(bot, view, &mut FastDice::new(9));
                assert_eq!(choose(&again), choose(&view), "{bot:?} at {seat} saw something hidden");
            }
        }
    }
}

#[test]
fn what_is_hidden_changes_neither_the_value_nor_the_choice() {
    for game in tables() {
        for seed in 0..3 {
            games::dispatch!(&game, game => sees_only_the_view(game, seed));
        }
    }
}

#[test]
fn chances_of_all_seats_are_chances_and_those_of_a_game_that_is_over_are_its_outcome() {
    for game in tables() {
        let (mut dice, mut thoughts) = (FastDice::new(5), FastDice::new(5));
        let mut state = game.set_up(&mut dice, &mut Silent);
        let view = game.view(&state, Viewer::Seat(Seat(0)));
        let known = chances_in_view(&game, &view).unwrap();
        let parties = games::dispatch!(&game, game => game.parties());
        assert_eq!(known.len(), game.seats());
        let sum: f32 = known.iter().sum::<f32>() * parties as f32 / game.seats() as f32;
        assert!((sum - 1.0).abs() < 1e-3, "all chances together are {sum}");
        while let Some(seat) = game.to_act(&state).must.first() {
            let view = game.view(&state, Viewer::Seat(seat));
            let action = Bot::Greedy.choose(&game, &view, &mut thoughts).unwrap();
            game.apply(&mut state, seat, &action, &mut dice, &mut Silent).unwrap();
        }
        let won = chances_in_view(&game, &game.view(&state, Viewer::Seat(Seat(0)))).unwrap();
        let winners = game.outcome(&state).unwrap().winners;
        for seat in Seat::all(game.seats()) {
            assert_eq!(won[seat.index()] > 0.0, winners.contains(seat));
        }
    }
}

#[test]
fn whoever_may_not_think_longer_still_acts() {
    for game in tables() {
        let state = game.set_up(&mut FastDice::new(3), &mut Silent);
        let seat = game.to_act(&state).must.first().unwrap();
        let view = game.view(&state, Viewer::Seat(seat));
        let bot = Bot::called("master").unwrap();
        let chosen = bot.choose_while(&game, &view, &mut FastDice::new(1), &mut || false).unwrap();
        let mut after = state.clone();
        assert!(game.apply(&mut after, seat, &chosen, &mut FastDice::new(1), &mut Silent).is_ok());
    }
}

#[test]
fn names_say_how_deeply_a_master_thinks() {
    let depth = bots::Depth { tries: 400, plans: 16, turns: 1, doubt: 5 };
    assert_eq!(Bot::called("master:400/16/1/5"), Some(Bot::Master(Some(depth))));
    assert_eq!(Bot::called("master"), Some(Bot::Master(None)));
    for wrong in ["master:", "master:400", "master:400/16/1/5/1", "master:400/16/1/x", "grandmaster"] {
        assert_eq!(Bot::called(wrong), None, "{wrong}");
    }
}
