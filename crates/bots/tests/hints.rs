//! What a bot says that is asked what it would do: from the view alone, legal, and the same for the same dice.

#![expect(clippy::unwrap_used, reason = "in a test a panic is the report")]

use bots::{Bot, Considered};
use games::{AnyGame, AnyState, GAMES, Setup};
use table::dice::FastDice;
use table::{Game, Seat, Silent, Source, Viewer};

/// Less thought than at a table, for the sake of the test's time.
fn coach() -> Bot {
    Bot::called("master:36/6/1/10").unwrap()
}

/// A game between greedy bots, stopped after so many actions, and who is asked then.
fn position(game: &AnyGame, seed: u64, actions: usize) -> Option<(AnyState, Seat)> {
    let (mut dice, mut thoughts) = (FastDice::new(seed), FastDice::new(seed));
    let mut state = game.set_up(&mut dice, &mut Silent);
    for _ in 0..actions {
        let seat = game.to_act(&state).must.first()?;
        let view = game.view(&state, Viewer::Seat(seat));
        let action = Bot::Greedy.choose(game, &view, &mut thoughts).unwrap();
        game.apply(&mut state, seat, &action, &mut dice, &mut Silent).unwrap();
    }
    let seat = game.to_act(&state).must.first()?;
    Some((state, seat))
}

fn hints(bot: Bot, game: &AnyGame, state: &AnyState, seat: Seat) -> Vec<Considered> {
    let view = game.view(state, Viewer::Seat(seat));
    bot.consider(game, &view, &mut FastDice::new(9), &mut || true)
}

#[test]
fn what_is_hidden_changes_no_hint_and_every_hint_can_be_done() {
    for info in GAMES {
        for seats in [info.fewest, info.most] {
            let game = Setup::usual(info.kind, seats).open(None).unwrap();
            for seed in 0..4 {
                let Some((state, seat)) = position(&game, seed, 11 + 53 * usize::try_from(seed).unwrap())
                else {
                    continue;
                };
                let said = hints(coach(), &game, &state, seat);
                assert!((1..=3).contains(&said.len()), "{}: {said:?}", info.id);
                let view = game.view(&state, Viewer::Seat(seat));
                for other in 0..3 {
                    let sampled = game.sample(&view, &mut FastDice::new(other));
                    assert_eq!(hints(coach(), &game, &sampled, seat), said, "{}", info.id);
                }
                for way in said {
                    let done = game.apply(
                        &mut state.clone(),
                        seat,
                        &way.actions[0],
                        &mut FastDice::new(1),
                        &mut Silent,
                    );
                    assert!(done.is_ok(), "{}: {way:?}", info.id);
                    let is_chance = |chance: bots::Chance| (0.0..=1.0).contains(&chance.mean);
                    assert!(way.chance.is_none_or(is_chance), "{way:?}");
                }
            }
        }
    }
}

/// Six cards, and home is a step away.
const NEARLY_HOME: &str = r#"
[position]
phase = "travel"
roll = ["purple", "purple"]
display = ["tokyo", "delhi", "paris", "rome"]

[[position.player]]
house = "london"
monster = "berlin"
cards = ["cairo", "lagos", "dakar", "moscow", "lisbon", "havana"]
tickets = { purple = 2 }

[[position.player]]
house = "sydney"
"#;

#[test]
fn whoever_can_win_is_told_so() {
    let game = Setup::usual(games::info("little-monsters").unwrap().kind, 2).open(None).unwrap();
    let text = Source { name: "nearly home", text: NEARLY_HOME };
    let state = game.scenario(text, &mut FastDice::new(1)).unwrap();
    let said = hints(Bot::Master(None), &game, &state, Seat(0));
    assert_eq!(said[0].aim.as_ref().unwrap().id, "lm-aim-home", "{said:?}");
    assert!(said[0].chance.unwrap().mean > 0.99, "{said:?}");
    assert!(said[1..].iter().all(|way| way.chance.unwrap().mean <= said[0].chance.unwrap().mean), "{said:?}");
}

#[test]
fn a_bot_that_does_not_look_ahead_says_what_it_would_do_and_no_more() {
    let game = Setup::usual(GAMES[0].kind, 2).open(None).unwrap();
    let (state, seat) = position(&game, 3, 20).unwrap();
    let said = hints(Bot::Greedy, &game, &state, seat);
    assert_eq!((said.len(), said[0].chance), (1, None));
    let view = game.view(&state, Viewer::Spectator);
    assert!(coach().consider(&game, &view, &mut FastDice::new(9), &mut || true).is_empty());
}
