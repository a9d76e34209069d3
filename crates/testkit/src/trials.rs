//! Actions to try where they may not belong: some seen at other moments, some made of others by exchanging a part.

use serde_json::Value;
use table::Game;
use table::dice::FastDice;

use crate::random::pick;

/// How many actions of other moments are remembered.
const REMEMBERED: usize = 40;
/// How many parts of actions are remembered.
const PARTS: usize = 120;
/// How many actions are made of others for one position.
const MADE: usize = 16;

/// What was seen of a game's actions so far.
pub(crate) struct Trials<A> {
    strays: Vec<A>,
    /// Numbers and words in their JSON.
    parts: Vec<Value>,
    /// The names of their fields and kinds.
    names: Vec<String>,
}

impl<A> Default for Trials<A> {
    fn default() -> Self {
        Self { strays: Vec::new(), parts: Vec::new(), names: Vec::new() }
    }
}

impl<A: Clone + PartialEq + serde::Serialize> Trials<A> {
    /// Remembers one of the actions that were listed, whichever.
    pub(crate) fn remember(&mut self, listed: &[A], choices: &mut FastDice) {
        let action = &listed[pick(choices, listed.len())];
        if self.strays.contains(action) {
            return;
        }
        self.note_parts(&json_of(action), choices);
        put(&mut self.strays, action.clone(), REMEMBERED, choices);
    }

    fn note_parts(&mut self, json: &Value, choices: &mut FastDice) {
        match json {
            Value::Array(items) => items.iter().for_each(|item| self.note_parts(item, choices)),
            Value::Object(fields) => {
                for (name, value) in fields {
                    if !self.names.contains(name) {
                        self.names.push(name.clone());
                    }
                    self.note_parts(value, choices);
                }
            }
            part if !self.parts.contains(part) => put(&mut self.parts, part.clone(), PARTS, choices),
            _ => {}
        }
    }

    /// What is to be tried in a position in which `listed` can be done: what is remembered, and actions made of both by
    /// exchanging a part or two. Those that the game cannot even read are left out.
    pub(crate) fn of<G: Game<Action = A>>(&self, game: &G, listed: &[A], choices: &mut FastDice) -> Vec<A> {
        let mut trials = self.strays.clone();
        let sources: Vec<&A> = listed.iter().chain(&self.strays).collect();
        for _ in 0..if sources.is_empty() { 0 } else { MADE } {
            let mut json = json_of(sources[pick(choices, sources.len())]);
            for _ in 0..=pick(choices, 2) {
                self.exchange(&mut json, choices);
            }
            trials.extend(game.read_action(&json.to_string()).ok());
        }
        trials
    }

    /// Exchanges one part of an action's JSON, wherever it is.
    fn exchange(&self, json: &mut Value, choices: &mut FastDice) {
        let at = pick(choices, places(json));
        self.exchange_at(json, &mut { at }, choices);
    }

    fn exchange_at(&self, json: &mut Value, left: &mut usize, choices: &mut FastDice) -> bool {
        if *left == 0 {
            self.exchange_here(json, choices);
            return true;
        }
        *left -= 1;
        match json {
            Value::Array(items) => items.iter_mut().any(|item| self.exchange_at(item, left, choices)),
            Value::Object(fields) => fields.values_mut().any(|value| self.exchange_at(value, left, choices)),
            _ => false,
        }
    }

    fn exchange_here(&self, json: &mut Value, choices: &mut FastDice) {
        match json {
            Value::Bool(yes) => *yes = !*yes,
            Value::Number(number) => {
                let number = number.as_i64().unwrap_or_default();
                *json = match pick(choices, 4) {
                    0 => (number + 1).into(),
                    1 => (number - 1).into(),
                    2 => [0, 1, 255][pick(choices, 3)].into(),
                    _ => self.other_part(choices),
                };
            }
            // A kind or field takes another's name, and keeps what is in it.
            Value::Object(fields) if fields.len() == 1 && !self.names.is_empty() => {
                let name = self.names[pick(choices, self.names.len())].clone();
                let inside = fields.values().next().cloned().unwrap_or_default();
                *fields = [(name, inside)].into_iter().collect();
            }
            Value::Object(fields) => {
                let victim = pick(choices, fields.len().max(1));
                if let Some(name) = fields.keys().nth(victim).cloned() {
                    fields.insert(name, self.other_part(choices));
                }
            }
            Value::Array(items) if !items.is_empty() => {
                let (from, to) = (pick(choices, items.len()), pick(choices, items.len()));
                items.swap(from, to);
            }
            other => *other = self.other_part(choices),
        }
    }

    fn other_part(&self, choices: &mut FastDice) -> Value {
        if self.parts.is_empty() { Value::Null } else { self.parts[pick(choices, self.parts.len())].clone() }
    }
}

fn json_of(action: &impl serde::Serialize) -> Value {
    serde_json::to_value(action).expect("actions serialize")
}

/// How many places of a JSON value can be exchanged: it and all that is in it.
fn places(json: &Value) -> usize {
    1 + match json {
        Value::Array(items) => items.iter().map(places).sum(),
        Value::Object(fields) => fields.values().map(places).sum(),
        _ => 0,
    }
}

/// Adds to a list, or puts it in the place of another once the list is full.
fn put<T>(list: &mut Vec<T>, item: T, most: usize, choices: &mut FastDice) {
    if list.len() < most {
        list.push(item);
    } else {
        list[pick(choices, most)] = item;
    }
}
