//! The bot of Little Monsters that plans a tour.

#![expect(clippy::unwrap_used, reason = "in a test a panic is the report")]

use bots::{Bot, Played};
use games::little_monsters::{Action, Edition, LittleMonsters, Options, State};
use table::dice::FastDice;
use table::{Game, Seat, Silent, Source, Viewer};

/// Plays a game between bots that plan, and looks at every action beforehand.
fn play(game: &LittleMonsters, seed: u64, mut look: impl FnMut(&State, Seat, &Action)) -> State {
    let (mut dice, mut thoughts) = (FastDice::new(seed), FastDice::new(seed));
    let mut state = game.set_up(&mut dice, &mut Silent);
    for _ in 0..20_000 {
        let Some(seat) = game.to_act(&state).must.first() else { return state };
        let view = game.view(&state, Viewer::Seat(seat));
        let action = game.choose(Bot::Value, &view, &mut thoughts).unwrap();
        look(&state, seat, &action);
        game.apply(&mut state, seat, &action, &mut dice, &mut Silent).unwrap();
    }
    panic!("seed {seed}: the game does not end");
}

#[test]
fn who_has_set_out_ends_the_move_at_a_goal() {
    let game = LittleMonsters::new(Edition::world(), Options::default(), 3);
    let mut moves = 0;
    for seed in 0..20 {
        play(&game, seed, |state, seat, action| {
            let open = &state.open;
            if *action == Action::Stop && open.moved {
                let at = open.monsters[seat];
                let home = game.may_go_home(open, seat) && at == open.houses[seat];
                assert!(home || open.display.contains(&Some(at)), "seed {seed}: {seat} stops at {at:?}");
                moves += 1;
            }
        });
    }
    assert!(moves > 100, "there were {moves} moves");
}

#[test]
fn games_with_all_rules_end() {
    for seats in [2, 4, 6] {
        let game = LittleMonsters::new(Edition::world(), Options::ADVANCED, seats);
        for seed in 0..6 {
            play(&game, seed, |_, _, _| {});
        }
    }
}

/// Six cards, home is two paths away, and a card lies nearer.
const NEARLY_HOME: &str = r#"
[position]
phase = "travel"
roll = ["purple", "purple"]
display = ["tokyo", "delhi", "paris", "rome"]

[[position.player]]
house = "london"
monster = "berlin"
cards = ["cairo", "lagos", "dakar", "moscow", "lisbon", "havana"]
tickets = { purple = 2, yellow = 2, blue = 2, green = 2, red = 2 }

[[position.player]]
house = "sydney"
"#;

#[test]
fn whoever_can_be_home_goes_there() {
    let game = LittleMonsters::new(Edition::world(), Options::default(), 2);
    let text = Source { name: "nearly home", text: NEARLY_HOME };
    let mut state = game.scenario(text, &mut FastDice::new(1)).unwrap();
    for _ in 0..10 {
        let Some(seat) = game.to_act(&state).must.first() else { break };
        assert_eq!(seat, Seat(0), "the move has not led home");
        let view = game.view(&state, Viewer::Seat(seat));
        let action = game.choose(Bot::Value, &view, &mut FastDice::new(1)).unwrap();
        game.apply(&mut state, seat, &action, &mut FastDice::new(1), &mut Silent).unwrap();
    }
    assert!(game.outcome(&state).unwrap().winners.contains(Seat(0)));
}
