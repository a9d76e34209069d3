//! Numbers in views: each stands for something, and the board says for what.

use std::collections::BTreeSet;

use serde_json::Value;
use table::{Offered, Play, Seat, Viewer};

use crate::Recordings;

/// What a number in a view stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stands {
    /// For something in this list of the board, by its `number`.
    For(&'static str),
    /// For several things in this list, a bit for each.
    Bits(&'static str),
    /// For a player, or for a team of players.
    Player,
    /// For itself: an amount, a count, a round.
    Itself,
}

impl Stands {
    /// The list of the board that it is about.
    fn list(self) -> Option<&'static str> {
        match self {
            Stands::For(list) | Stands::Bits(list) => Some(list),
            Stands::Player | Stands::Itself => None,
        }
    }
}

/// Where numbers stand in views, `*` for any place in a list, with what they stand for. The first that fits counts.
pub type Numbers<'a> = &'a [(&'static str, Stands)];

/// Checks that the board has everything that numbers in views of recorded games stand for: after every entry in the views of
/// those who must act, and of one more seat or a spectator in turn.
///
/// # Panics
/// If a number stands for something that the board does not have, if nobody has said what it stands for, or if no number
/// stands for anything in a list that was named.
pub fn numbers_are_on_the_board<G: Offered>(recordings: Recordings, numbers: Numbers<'_>) {
    let mut met = BTreeSet::new();
    for name in recordings.ends().keys() {
        let header = recordings.header(name);
        let options = serde_json::from_value(header.identity.options).expect("the recorded options");
        let game = G::open(None, options, header.identity.seats).expect("the recorded game");
        let board = game.board();
        recordings.watch(game, name, |play| {
            for viewer in viewers(play) {
                let view = play.game().view(play.state(), viewer);
                let view = serde_json::to_value(view).expect("a view is plain data");
                Look { board: &board, seats: play.game().seats(), numbers, met: &mut met }.at(&view, "");
            }
        });
    }
    let lists = numbers.iter().filter_map(|(_, stands)| stands.list());
    let unmet: BTreeSet<_> = lists.filter(|list| !met.contains(list)).collect();
    assert!(unmet.is_empty(), "no number in a recorded game stands for something in {unmet:?}");
}

fn viewers<G: Offered>(play: &Play<G>) -> Vec<Viewer> {
    let game = play.game();
    let turn = play.lines().len() % (game.seats() + 1);
    let other = Seat::all(game.seats()).nth(turn).map_or(Viewer::Spectator, Viewer::Seat);
    game.to_act(play.state()).must.iter().map(Viewer::Seat).chain([other]).collect()
}

struct Look<'a> {
    board: &'a Value,
    seats: usize,
    numbers: Numbers<'a>,
    met: &'a mut BTreeSet<&'static str>,
}

impl Look<'_> {
    fn at(&mut self, value: &Value, path: &str) {
        match value {
            Value::Object(fields) => {
                for (key, value) in fields {
                    self.at(value, &format!("{path}.{key}"));
                }
            }
            Value::Array(list) => list.iter().for_each(|value| self.at(value, &format!("{path}.*"))),
            Value::Number(number) => self.number(number.as_i64().expect("views hold whole numbers"), path),
            Value::Null | Value::Bool(_) | Value::String(_) => {}
        }
    }

    fn number(&mut self, number: i64, path: &str) {
        let path = path.trim_start_matches('.');
        let said = self.numbers.iter().find(|(pattern, _)| fits(pattern, path));
        let (_, stands) = said.unwrap_or_else(|| panic!("nobody said what {path} = {number} stands for"));
        self.met.extend(stands.list());
        let there = match *stands {
            Stands::Itself => true,
            Stands::Player => (0..self.seats as i64).contains(&number),
            Stands::For(list) => self.has(list, number),
            Stands::Bits(list) => {
                (0..63).filter(|bit| number & (1 << bit) != 0).all(|bit| self.has(list, bit))
            }
        };
        assert!(there, "{path} = {number} is not on the board as {stands:?}");
    }

    /// Whether the list has something with this number and a name; a list of names has it at that place.
    fn has(&self, list: &str, number: i64) -> bool {
        let list = self.board[list].as_array().unwrap_or_else(|| panic!("the board has no {list}"));
        let named =
            |entry: &Value| entry["number"] == number && entry.as_object().is_some_and(|all| all.len() > 1);
        let at = usize::try_from(number).ok().and_then(|number| list.get(number));
        at.is_some_and(Value::is_string) || list.iter().any(named)
    }
}

/// Whether a path fits a pattern, in which `**` stands for the rest of a path or for its beginning.
fn fits(pattern: &str, path: &str) -> bool {
    match (pattern.strip_prefix("**"), pattern.strip_suffix("**")) {
        (Some(end), _) => path.ends_with(end),
        (_, Some(beginning)) => path.starts_with(beginning),
        _ => pattern == path,
    }
}
