//! Runs the battery on a game of the list: `cargo run -p testkit --example battery -- GAME SEATS GAMES`.
//!
//! It prints nothing but what it has done; whatever is wrong ends it, with the seed of the game.

use std::env;
use std::error::Error;

use games::{GAMES, Setup};
use serde_json::Value;
use testkit::{Battery, battery};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let id = arguments.first().map_or(GAMES[0].id, String::as_str);
    let seats = arguments.get(1).map_or(Ok(2), |seats| seats.parse())?;
    let games = arguments.get(2).map_or(Ok(3), |games| games.parse())?;
    let game = Setup::read(id, seats, &Value::Null)?.open(None)?;
    battery(&game, Battery { games, limit: 1_000_000, every: 17 });
    println!("{id} for {seats} passes the battery in {games} games.");
    Ok(())
}
