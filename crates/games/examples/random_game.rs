//! Plays a game at random and prints how it ended: `cargo run -p games --example random_game -- GAME SEATS SEED`.
//!
//! Shows both ways to reach a game of the list: [`games::AnyGame`] is a game itself, and [`games::dispatch!`] compiles code
//! for each.

use std::env;
use std::error::Error;

use games::{GAMES, Setup};
use serde_json::Value;
use table::dice::FastDice;
use table::{Offered, Silent};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let id = arguments.first().map_or(GAMES[0].id, String::as_str);
    let seats = arguments.get(1).map_or(Ok(2), |seats| seats.parse())?;
    let seed = arguments.get(2).map_or(Ok(1), |seed| seed.parse())?;
    let game = Setup::read(id, seats, &Value::Null)?.open(None)?;
    println!("{}", games::dispatch!(&game, game => played(game, seed)?));
    Ok(())
}

/// One game of whichever kind, on its own types.
fn played<G: Offered>(game: &G, seed: u64) -> Result<String, Box<dyn Error>> {
    let mut dice = FastDice::new(seed);
    let mut state = game.set_up(&mut dice, &mut Silent);
    let (mut actions, mut steps) = (Vec::new(), 0);
    while let Some(seat) = game.to_act(&state).must.first() {
        game.legal(&state, seat, &mut actions);
        let chosen = dice.below(u32::try_from(actions.len())?) as usize;
        game.apply(&mut state, seat, &actions[chosen], &mut dice, &mut Silent)?;
        steps += 1;
    }
    let outcome = game.outcome(&state).ok_or("nobody is to act, and yet the game is not over")?;
    let winners: Vec<String> = outcome.winners.iter().map(|seat| seat.to_string()).collect();
    let (rounds, scores) = (game.rounds(&state), game.scores(&state));
    Ok(format!(
        "{}: {} won by {} after {steps} actions in {rounds} rounds; the scores are {scores:?}",
        G::ID,
        winners.join(", "),
        outcome.clause
    ))
}
