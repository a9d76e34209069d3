//! Does what games between bots are made of, each in a function of its own and always with the same positions, so that
//! `cargo xtask instructions` can count the instructions that each takes.
//!
//! Without an argument it names the tables, a line for each; with one of these names it does the work there, and prints as JSON how
//! often each thing was done.

use std::error::Error;
use std::hint::black_box;

use bots::{Bot, Played};
use games::{AnyGame, GAMES, GameInfo, Setup};
use serde_json::{Map, Value, json};
use table::dice::FastDice;
use table::{Game, Offered, Question, Seat, Silent, View, Viewer};

/// How many positions of games at random, and how many decisions of greedy bots.
const POSITIONS: usize = 800;
const DECISIONS: usize = 200;
/// Every so many steps of a game one is taken, so that they are of all parts of many games.
const STRIDE: usize = 7;

fn main() -> Result<(), Box<dyn Error>> {
    let wanted = std::env::args().nth(1);
    for info in GAMES {
        for (seats, all) in [(info.fewest, false), (info.most, true)] {
            let name = format!("{}, {seats} seats{}", info.id, if all { ", all options" } else { "" });
            match &wanted {
                None => println!("{name}"),
                Some(wanted) if *wanted == name => {
                    let game = opened(info, seats, all)?;
                    println!("{}", games::dispatch!(&game, game => work(game)?));
                    return Ok(());
                }
                Some(_) => {}
            }
        }
    }
    wanted.map_or(Ok(()), |name| Err(format!("there is no table “{name}”").into()))
}

/// A game as it is usually played, or with everything switched on that can be.
fn opened(info: &GameInfo, seats: usize, all: bool) -> Result<AnyGame, Box<dyn Error>> {
    let switches = info.kind.questions().into_iter().filter(Question::is_free_switch).filter(|_| all);
    let options: Map<String, Value> = switches.map(|it| (it.name.to_owned(), true.into())).collect();
    Ok(Setup::read(info.id, seats, &options.into())?.open(None)?)
}

/// A position, who is asked in it, and what they do.
#[derive(Clone)]
struct Moment<G: Game> {
    state: G::State,
    seat: Seat,
    action: G::Action,
}

fn work<G: Played + Offered>(game: &G) -> Result<Value, Box<dyn Error>> {
    let moments = moments(game, POSITIONS, |state, seat, dice| {
        let mut actions = Vec::new();
        game.legal(state, seat, &mut actions);
        let count = u32::try_from(actions.len()).ok().filter(|&count| count > 0)?;
        Some(actions.swap_remove(dice.below(count) as usize))
    })?;
    let decisions = moments_of_greedy(game)?;
    let views: Vec<G::View> = moments.iter().map(|it| game.view(&it.state, Viewer::Seat(it.seat))).collect();

    legal(game, &moments);
    view(game, &moments);
    clone(&moments);
    sample(game, &views, &mut FastDice::new(1));
    let mut played = moments.clone();
    let refused = apply(game, &mut played, &mut FastDice::new(2));
    if refused > 0 {
        return Err(format!("{refused} actions were refused").into());
    }
    greedy(game, &decisions, &mut FastDice::new(3));
    let of = moments.len();
    Ok(json!({"legal": of, "view": of, "clone": of, "sample": of, "apply": of, "greedy": decisions.len()}))
}

/// So many moments of games in which `choose` says what is done.
fn moments<G: Game>(
    game: &G,
    count: usize,
    mut choose: impl FnMut(&G::State, Seat, &mut FastDice) -> Option<G::Action>,
) -> Result<Vec<Moment<G>>, Box<dyn Error>> {
    let mut moments = Vec::new();
    let mut steps = 0;
    for number in 0.. {
        let mut dice = FastDice::of_series(13, number);
        let mut thoughts = FastDice::of_series(!13, number);
        let mut state = game.set_up(&mut dice, &mut Silent);
        while let Some(seat) = game.to_act(&state).must.first() {
            let action = choose(&state, seat, &mut thoughts).ok_or("whoever must act can")?;
            if steps % STRIDE == 0 {
                moments.push(Moment { state: state.clone(), seat, action: action.clone() });
                if moments.len() == count {
                    return Ok(moments);
                }
            }
            steps += 1;
            game.apply(&mut state, seat, &action, &mut dice, &mut Silent)?;
        }
    }
    Err("there are always more games".into())
}

/// What greedy bots see who have a choice.
fn moments_of_greedy<G: Played + Offered>(game: &G) -> Result<Vec<G::View>, Box<dyn Error>> {
    let mut views = Vec::new();
    // Where there is no choice nothing is decided.
    moments(game, 3 * DECISIONS, |state, seat, dice| {
        let view = game.view(state, Viewer::Seat(seat));
        let action = game.choose(Bot::Greedy, &view, dice);
        views.push(view);
        action
    })?;
    let choices = views.into_iter().step_by(STRIDE).filter(|view| view.legal().len() > 1);
    let choices: Vec<G::View> = choices.take(DECISIONS).collect();
    if choices.len() < DECISIONS { Err("too many steps leave no choice".into()) } else { Ok(choices) }
}

#[inline(never)]
fn legal<G: Game>(game: &G, moments: &[Moment<G>]) {
    let mut actions = Vec::new();
    for moment in moments {
        game.legal(&moment.state, moment.seat, &mut actions);
        black_box(&actions);
    }
}

#[inline(never)]
fn view<G: Game>(game: &G, moments: &[Moment<G>]) {
    for moment in moments {
        black_box(game.view(&moment.state, Viewer::Seat(moment.seat)));
    }
}

#[inline(never)]
fn clone<G: Game>(moments: &[Moment<G>]) {
    for moment in moments {
        black_box(moment.state.clone());
    }
}

#[inline(never)]
fn sample<G: Game>(game: &G, views: &[G::View], dice: &mut FastDice) {
    for view in views {
        black_box(game.sample(view, dice));
    }
}

#[inline(never)]
fn apply<G: Game>(game: &G, moments: &mut [Moment<G>], dice: &mut FastDice) -> usize {
    let mut refused = 0;
    for Moment { state, seat, action } in moments {
        refused += usize::from(game.apply(state, *seat, action, dice, &mut Silent).is_err());
        black_box(state);
    }
    refused
}

#[inline(never)]
fn greedy<G: Played>(game: &G, views: &[G::View], dice: &mut FastDice) {
    for view in views {
        black_box(game.choose(Bot::Greedy, view, dice));
    }
}
