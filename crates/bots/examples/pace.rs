//! How fast bots play, and what: `cargo run --release -p bots --example pace -- BOT GAMES [GAME]`.
//!
//! Plays so many games at several tables of each game, all seats by the same bot, on one thread. The digest is of everything they did:
//! what shall only be faster leaves it as it was.

#![expect(clippy::disallowed_methods, reason = "a measurement reads the clock")]

use std::error::Error;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::{Duration, Instant};

use bots::{Bot, Played};
use games::{GAMES, Setup};
use serde_json::{Map, Value};
use table::dice::FastDice;
use table::{Offered, Question, Silent, View, Viewer};

/// After how many actions a game is left as it is.
const LONGEST: usize = 20_000;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let bot = arguments.first().map_or("greedy", String::as_str);
    let bot = Bot::called(bot).ok_or_else(|| format!("there is no bot “{bot}”"))?;
    let games = arguments.get(1).map_or(Ok(100), |games| games.parse())?;
    println!("{:<16} seats options  actions  actions/s   choosing ns  digest", "game");
    for info in GAMES.iter().filter(|info| arguments.get(2).is_none_or(|game| game == info.id)) {
        let switches = info.kind.questions().into_iter().filter(Question::is_free_switch);
        let all: Map<String, Value> = switches.map(|it| (it.name.to_owned(), true.into())).collect();
        for (options, seats) in [
            (Value::Null, info.fewest),
            (Value::Null, usize::midpoint(info.fewest, info.most)),
            (all.into(), info.most),
        ] {
            let game = Setup::read(info.id, seats, &options)?.open(None)?;
            let row = games::dispatch!(&game, game => played(game, bot, games)?);
            let options = if options.is_null() { "usual" } else { "all" };
            println!("{:<16} {seats:>5} {options:<7} {row}", info.id);
        }
    }
    Ok(())
}

/// So many games, in figures.
#[expect(clippy::cast_precision_loss, reason = "counts far below 2^53")]
fn played<G: Played + Offered>(game: &G, bot: Bot, games: u64) -> Result<String, Box<dyn Error>> {
    let mut digest = DefaultHasher::new();
    let (mut count, mut time, mut choosing) = (0, Duration::ZERO, Duration::ZERO);
    let mut actions = Vec::new();
    for number in 0..games {
        let (mut dice, mut thoughts) = (FastDice::of_series(5, number), FastDice::of_series(!5, number));
        let mut state = game.set_up(&mut dice, &mut Silent);
        let begin = Instant::now();
        while let Some(seat) = game.to_act(&state).must.first().filter(|_| actions.len() < LONGEST) {
            let view = game.view(&state, Viewer::Seat(seat));
            let thinks = Instant::now();
            let action = game.choose(bot, &view, &mut thoughts).ok_or("whoever must act can")?;
            if view.legal().len() > 1 {
                choosing += thinks.elapsed();
            }
            game.apply(&mut state, seat, &action, &mut dice, &mut Silent)?;
            actions.push(action);
        }
        time += begin.elapsed();
        count += actions.len();
        for action in actions.drain(..) {
            format!("{action:?}").hash(&mut digest);
        }
        format!("{:?}", game.scores(&state)).hash(&mut digest);
    }
    let pace = count as f64 / time.as_secs_f64();
    let each = choosing.as_nanos() as f64 / count as f64;
    Ok(format!("{count:>8} {pace:>10.0} {each:>13.0}  {:016x}", digest.finish()))
}
