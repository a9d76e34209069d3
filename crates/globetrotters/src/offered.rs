//! What the game knows of itself beside its rules: who plays, what is asked, what is counted.

use std::sync::Arc;

use serde_json::{Value, json};
use table::{Answer, Forms, Offered, OpenError, Players, Question, Source, Text};

use crate::clause::{GT_88, GT_89};
use crate::{Edition, Globetrotters, ID, MAX_SEATS, MIN_SEATS, Options, State, edition};

/// The short games that are offered: until so many KEYs are out, or for so many rounds (GT-89).
const KEYS_OUT: [u8; 3] = [6, 10, 16];
const ROUNDS: [u16; 3] = [10, 20, 30];

impl Offered for Globetrotters {
    type Options = Options;
    type Tally = ();

    const ID: &'static str = ID;
    const BOOK: &'static str = "GT";
    const RULES: &'static str = include_str!("../../../rules/globetrotters.md");
    const EDITION: &'static str = edition::WORLD;
    const PLAYERS: Players = Players::from_to(MIN_SEATS, MAX_SEATS);

    fn questions() -> Vec<Question> {
        let rounds = ROUNDS.map(|rounds| {
            let text = Text::new("gtp-option-rounds").with("count", rounds);
            Answer::setting(format!("rounds-{rounds}"), text, "short", json!({ "rounds": rounds }))
        });
        let keys = KEYS_OUT.map(|keys| {
            let text = Text::new("gtp-option-keys").with("count", keys);
            Answer::setting(format!("keys-{keys}"), text, "short", json!({ "keys_out": keys }))
        });
        let begins = ["gtp-option-first-dice", "gtp-option-first-seat"];
        vec![
            Question::choice("short", "gtp-option-length", "gtp-option-full", rounds.into_iter().chain(keys))
                .with_clause(GT_89),
            Question::switch("strict", "gtp-option-strict")
                .with_hint("gtp-option-strict-hint")
                .with_clause(GT_88),
            Question::seat("first", "gtp-option-first", begins, MAX_SEATS),
        ]
    }

    fn forms() -> Forms {
        Forms::of::<crate::edition::File, Options, crate::scenario::Position>(Self::ID, Self::PLAYERS)
    }

    fn open(source: Option<Source<'_>>, options: Options, seats: usize) -> Result<Self, OpenError> {
        options.check(seats).map_err(OpenError::Options)?;
        let edition =
            source.map_or_else(|| Ok(Edition::world()), |source| Edition::load(source).map(Arc::new))?;
        Ok(Globetrotters::new(edition, options, seats))
    }

    fn board(&self) -> Value {
        self.board_as_data()
    }

    fn rounds(&self, state: &State) -> u64 {
        u64::from(state.open.round)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gt_89_every_short_game_offered_can_be_played() {
        for short in ["rounds-10", "rounds-20", "rounds-30", "keys-6", "keys-10", "keys-16"] {
            let answer = |name: &str| (name == "short").then_some(short);
            let options: Options = table::options_from(&Globetrotters::questions(), answer).unwrap();
            assert!(options.short.is_some() && Globetrotters::open(None, options, 2).is_ok(), "{short}");
        }
    }
}
