//! Two kinds of bots play each other: `cargo run -p bots --example duel -- GAME GAMES`.

use std::env;
use std::error::Error;

use bots::Bot;
use games::{AnyGame, GAMES, Setup};
use serde_json::Value;
use table::dice::FastDice;
use table::{Game, Seat, Silent, Viewer};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let id = arguments.first().map_or(GAMES[0].id, String::as_str);
    let games = arguments.get(1).map_or(Ok(20), |games| games.parse())?;
    let game = Setup::read(id, 2, &Value::Null)?.open(None)?;
    let mut wins = 0;
    for number in 0..games {
        // They change seats, so that neither profits from its own.
        let greedy = Seat::from_index(usize::from(number % 2 == 1));
        wins += u64::from(winner(&game, greedy, number)? == greedy);
    }
    println!("{id}: greedy won {wins} of {games} games against random");
    Ok(())
}

/// Who wins when this seat is played by the greedy bot, and the other at random.
fn winner(game: &AnyGame, greedy: Seat, seed: u64) -> Result<Seat, Box<dyn Error>> {
    let (mut dice, mut thoughts) = (FastDice::new(seed), FastDice::new(!seed));
    let mut state = game.set_up(&mut dice, &mut Silent);
    while let Some(seat) = game.to_act(&state).must.first() {
        let bot = if seat == greedy { Bot::Greedy } else { Bot::Random };
        let view = game.view(&state, Viewer::Seat(seat));
        let action = bot.choose(game, &view, &mut thoughts).ok_or("a seat that must act has an action")?;
        game.apply(&mut state, seat, &action, &mut dice, &mut Silent)?;
    }
    let outcome = game.outcome(&state).ok_or("nobody is to act, and yet the game is not over")?;
    outcome.winners.first().ok_or_else(|| "nobody won".into())
}
