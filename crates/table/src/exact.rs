//! Positions written down exactly, as scenario files: so a game is played on from one of its moments.
//!
//! A scenario that people write has a `[position]`, in which much can be left out, and which its game reads. One that is
//! written here has a `state` instead: the whole position as JSON, in any phase, and read again it is the same.

use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::Value;

use crate::{Dice, Game, Mistakes, Puzzle, Seat, Source};

/// A scenario file with an exact position.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "the head is read by whoever opens the game")]
struct File {
    title: String,
    game: String,
    seats: usize,
    #[serde(default)]
    seat: Option<u8>,
    #[serde(default)]
    #[schemars(with = "serde_json::Map<String, Value>")]
    options: toml::Table,
    /// The scene of a lesson that it was taken from.
    #[serde(default)]
    from: Option<String>,
    #[serde(default)]
    puzzle: Option<Puzzle>,
    state: String,
}

/// Whether a scenario's text has an exact position.
pub fn is_exact(text: &str) -> bool {
    text.parse::<toml::Table>().is_ok_and(|file| file.contains_key("state"))
}

/// The position that a scenario's text describes, whichever way it does.
pub fn position<G: Game, D: Dice>(game: &G, source: Source<'_>, dice: &mut D) -> Result<G::State, Mistakes> {
    if !is_exact(source.text) {
        return game.scenario(source, dice);
    }
    let File { state, .. } = source.parse()?;
    let mut mistakes = Mistakes::new(source);
    let state: G::State = match serde_json::from_str(&state) {
        Ok(state) => state,
        Err(error) => {
            mistakes.note(None, format!("the state cannot be read: {error}"), "one that this program wrote");
            return Err(mistakes);
        }
    };
    for broken in wrong_with(game, &state) {
        mistakes.note(None, broken, "a position that the rules can reach");
    }
    mistakes.into_result()?;
    Ok(state)
}

/// What keeps a position from being played on. Somebody may have written it who knows neither board nor rules, and
/// named a place that does not exist: the check that stumbles over it has found it.
pub fn wrong_with<G: Game>(game: &G, state: &G::State) -> Vec<String> {
    let check = std::panic::AssertUnwindSafe(|| match game.outcome(state) {
        Some(_) => vec!["the game is over".to_owned()],
        None => game.broken_invariants(state),
    });
    std::panic::catch_unwind(check)
        .unwrap_or_else(|_| vec!["the state names something that the board does not have".to_owned()])
}

/// Writes a position down as a scenario file. The title is for people; one that was taken from the scene of a lesson says from
/// which, so that its players find back.
///
/// # Errors
/// What keeps the position from being played on: the game is over, or it was reached under older rules.
pub fn scenario<G: Game>(
    game: &G,
    title: &str,
    from: Option<&str>,
    state: &G::State,
) -> Result<String, Vec<String>> {
    let from = from.map(|from| format!("from = {}\n", toml::Value::from(from)));
    written(game, title, state, &from.unwrap_or_default())
}

/// The same with what makes it a puzzle for a seat.
///
/// # Errors
/// What keeps the position from being played on.
pub fn puzzle<G: Game>(
    game: &G,
    title: &str,
    state: &G::State,
    seat: Seat,
    puzzle: &Puzzle,
) -> Result<String, Vec<String>> {
    let asked = toml::Value::try_from(puzzle).expect("a puzzle is plain data");
    written(game, title, state, &format!("seat = {}\npuzzle = {asked}\n", seat.0))
}

fn written<G: Game>(game: &G, title: &str, state: &G::State, more: &str) -> Result<String, Vec<String>> {
    let wrong = wrong_with(game, state);
    if !wrong.is_empty() {
        return Err(wrong);
    }
    let identity = game.identity();
    let title = toml::Value::from(title);
    let options = toml::Value::Table(table_of(&identity.options));
    // A literal string of TOML, which has no way to write its own quotation mark.
    let state = serde_json::to_string(state).expect("positions are plain data").replace('\'', "\\u0027");
    Ok(format!(
        "title = {title}\ngame = \"{}\"\nseats = {}\n{more}options = {options}\nstate = '{state}'\n",
        identity.game, identity.seats
    ))
}

/// Options as TOML has them, which knows no nothing: what is left open is left out.
fn table_of(options: &Value) -> toml::Table {
    let chosen = options.as_object().into_iter().flatten().filter(|(_, value)| !value.is_null());
    let written = chosen.filter_map(|(name, value)| Some((name.clone(), toml::Value::try_from(value).ok()?)));
    written.collect()
}
