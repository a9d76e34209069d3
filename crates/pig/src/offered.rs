//! What the game knows of itself beside its rules: who plays, what is asked, what is counted.

use serde_json::{Value, json};
use table::{Forms, Offered, OpenError, Players, Question, Seat, Source};

use crate::clause::{PG_7, PG_8};
use crate::{Edition, ID, MAX_SEATS, MIN_SEATS, Options, Pig, State, edition};

impl Offered for Pig {
    type Options = Options;
    type Tally = ();

    const ID: &'static str = ID;
    const BOOK: &'static str = "PG";
    const RULES: &'static str = include_str!("../../../rules/pig.md");
    const EDITION: &'static str = edition::WORLD;
    const PLAYERS: Players = Players::from_to(MIN_SEATS, MAX_SEATS);
    const ON_REQUEST: bool = true;

    fn questions() -> Vec<Question> {
        vec![
            Question::number("target", "pg-option-target", Options::LEAST..=Options::MOST).with_clause(PG_7),
            Question::switch("two_dice", "pg-option-two-dice")
                .with_hint("pg-option-two-dice-hint")
                .with_clause(PG_8),
        ]
    }

    fn forms() -> Forms {
        Forms::of::<crate::edition::File, Options, crate::scenario::Position>(Self::ID, Self::PLAYERS)
    }

    fn open(source: Option<Source<'_>>, options: Options, seats: usize) -> Result<Self, OpenError> {
        options.check().map_err(OpenError::Refused)?;
        let edition = source.map_or_else(|| Ok(Edition::world()), Edition::load)?;
        Ok(Pig::new(edition, options, seats))
    }

    fn board(&self) -> Value {
        json!({ "dice": self.dice(), "sides": self.edition().sides, "target": self.target() })
    }

    fn rounds(&self, state: &State) -> u64 {
        u64::from(state.turns) / self.seats as u64 + 1
    }

    fn first_by_lot(&self, state: &State) -> Option<Seat> {
        Some(state.first)
    }
}
