//! What the game knows of itself beside its rules: who plays, what is asked, what is counted.

use std::sync::Arc;

use serde_json::Value;
use table::{Forms, Offered, OpenError, Players, Question, Source};

use crate::clause::{LM_12, LM_14, LM_15};
use crate::{Edition, ID, LittleMonsters, MAX_SEATS, MIN_SEATS, Options, State, edition};

impl Offered for LittleMonsters {
    type Options = Options;
    type Tally = ();

    const ID: &'static str = ID;
    const BOOK: &'static str = "LM";
    const RULES: &'static str = include_str!("../../../rules/little-monsters.md");
    const EDITION: &'static str = edition::WORLD;
    const PLAYERS: Players = Players::from_to(MIN_SEATS, MAX_SEATS);

    fn questions() -> Vec<Question> {
        let begins = ["lm-option-first-chance", "lm-option-first-seat"];
        vec![
            Question::switch("free_market", "lm-option-free-market")
                .with_hint("lm-option-free-market-hint")
                .with_clause(LM_12),
            Question::switch("traffic_jam", "lm-option-traffic-jam")
                .with_hint("lm-option-traffic-jam-hint")
                .with_clause(LM_14),
            Question::switch("special_events", "lm-option-special-events")
                .with_hint("lm-option-special-events-hint")
                .with_clause(LM_15),
            Question::seat("first", "lm-option-first", begins, MAX_SEATS),
        ]
    }

    fn forms() -> Forms {
        Forms::of::<crate::edition::File, Options, crate::scenario::Position>(Self::ID, Self::PLAYERS)
    }

    fn open(source: Option<Source<'_>>, options: Options, seats: usize) -> Result<Self, OpenError> {
        if options.first.is_some_and(|first| first.index() >= seats) {
            return Err(OpenError::Options("the first player has no seat at this table".to_owned()));
        }
        let edition =
            source.map_or_else(|| Ok(Edition::world()), |source| Edition::load(source).map(Arc::new))?;
        Ok(LittleMonsters::new(edition, options, seats))
    }

    fn board(&self) -> Value {
        self.board_as_data()
    }

    fn rounds(&self, state: &State) -> u64 {
        u64::from(state.open.turns) / self.seats as u64 + 1
    }
}
