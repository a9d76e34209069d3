//! What the game knows of itself beside its rules: who plays, what is asked, what is counted.

use std::sync::Arc;

use serde_json::Value;
use table::{Answer, Clause, Forms, Offered, OpenError, Players, Question, Seat, Source, Text};

use crate::clause::{GP_17, GP_28, GP_81, GP_83, GP_84, GP_85, GP_86, GP_87, GP_88, GP_89, GP_90};
use crate::{Edition, Globopolis, ID, MAX_SEATS, MAX_TEAMS, MIN_SEATS, Options, State, Tally, edition};

/// The levels of the game, the simplest first (GP-81, GP-82).
const LEVELS: [(&str, &str); 3] =
    [("learning", "gpd-level-learning"), ("cards", "gpd-level-cards"), ("full", "gpd-level-full")];
/// The lengths in rounds that are offered (GP-85).
const ROUNDS: [(u16, &str); 3] = [(5, "gpd-length-5"), (10, "gpd-length-10"), (20, "gpd-length-20")];
const ASSISTANCE: [(&str, &str); 4] = [
    ("none", "gpd-assistance-none"),
    ("defence", "gpd-assistance-defence"),
    ("aggression", "gpd-assistance-aggression"),
    ("both", "gpd-assistance-both"),
];
const FLIGHTS: [(&str, &str); 4] = [
    ("bases", "gpd-flights-bases"),
    ("nearest_market", "gpd-flights-nearest"),
    ("any_market", "gpd-flights-market"),
    ("any_territory", "gpd-flights-territory"),
];
/// Numbers: the option, its message, its clause, the least and the most.
const NUMBERS: [(&str, &str, Clause, u16, u16); 9] = [
    ("mark", "gpd-option-mark", GP_85, 30, 500),
    ("rounds", "gpd-option-rounds", GP_85, 1, 999),
    ("territories_to_win", "gpd-option-territories", GP_85, 2, 32),
    ("titles_dealt", "gpd-option-titles", GP_85, 0, 18),
    ("ops_dealt", "gpd-option-ops", GP_87, 0, 8),
    ("missions_dealt", "gpd-option-missions", GP_87, 0, 8),
    ("influence_dealt", "gpd-option-influence", GP_87, 0, 8),
    ("hand_limit", "gpd-option-hand-limit", GP_87, 1, 8),
    ("timer", "gpd-option-timer", GP_28, 15, 3600),
];

impl Offered for Globopolis {
    type Options = Options;
    type Tally = Tally;

    const ID: &'static str = ID;
    const BOOK: &'static str = "GP";
    const RULES: &'static str = include_str!("../../../rules/globopolis.md");
    const EDITION: &'static str = edition::WORLD;
    const PLAYERS: Players = Players { fewest: MIN_SEATS, most: MAX_TEAMS, most_in_teams: MAX_SEATS };

    fn questions() -> Vec<Question> {
        let mut all = vec![
            Question::values("level", "gpd-option-level", "full", &LEVELS).with_clause(GP_81),
            length(),
            teams().as_detail(),
            Question::values("flights", "gpd-option-flights", "bases", &FLIGHTS)
                .with_clause(GP_88)
                .as_detail(),
            Question::values("assistance", "gpd-option-assistance", "none", &ASSISTANCE)
                .with_clause(GP_83)
                .as_detail(),
            administrator().as_detail(),
        ];
        all.extend(NUMBERS.map(|(name, message, clause, least, most)| {
            Question::number(name, message, least..=most).with_clause(clause).as_detail()
        }));
        all.extend(switches().map(Question::as_detail));
        all
    }

    /// GP-86: more than five people play in teams, as many as possible if nothing else was chosen.
    fn suit(options: Options, seats: usize) -> Options {
        let fits = |teams: &u8| seats > MAX_TEAMS && seats.is_multiple_of(usize::from(*teams));
        Options { teams: options.teams.or_else(|| [5, 4, 3, 2].into_iter().find(fits)), ..options }
    }

    fn forms() -> Forms {
        Forms::of::<crate::edition::File, Options, crate::scenario::Position>(Self::ID, Self::PLAYERS)
    }

    fn open(source: Option<Source<'_>>, options: Options, seats: usize) -> Result<Self, OpenError> {
        let edition =
            source.map_or_else(|| Ok(Edition::world()), |source| Edition::load(source).map(Arc::new))?;
        Globopolis::new(edition, options, seats).map_err(OpenError::Refused)
    }

    fn board(&self) -> Value {
        self.board_as_data()
    }

    fn rounds(&self, state: &State) -> u64 {
        u64::from(state.open.round)
    }

    fn first_by_lot(&self, state: &State) -> Option<Seat> {
        Some(state.open.first)
    }
}

fn length() -> Question {
    let rounds = ROUNDS.map(|(rounds, message)| {
        Answer::setting(format!("rounds-{rounds}"), Text::new(message), "rounds", rounds)
    });
    let timed = Answer::setting("timed", Text::new("gpd-length-timed"), "timed", true);
    let bitter = Answer::setting("bitter", Text::new("gpd-length-bitter"), "bitter_end", true);
    let others = rounds.into_iter().chain([timed, bitter]);
    Question::choice("length", "gpd-option-length", "gpd-length-mark", others).with_clause(GP_85)
}

fn teams() -> Question {
    let teams = (2..=MAX_TEAMS).map(|teams| {
        Answer::setting(teams.to_string(), Text::new("gpd-teams").with("count", teams), "teams", teams)
    });
    Question::choice("teams", "gpd-option-teams", "gpd-teams-none", teams).with_clause(GP_86)
}

fn administrator() -> Question {
    let messages = ["gpd-administrator-none", "gpd-administrator"];
    Question::seat("administrator", "gpd-option-administrator", messages, MAX_SEATS).with_clause(GP_17)
}

fn switches() -> [Question; 5] {
    [
        Question::switch("assistance_sends_ns", "gpd-option-sends-ns").with_clause(GP_83).with_others_only(),
        Question::switch("ns_for_conflicts", "gpd-option-ns-for-conflicts").with_clause(GP_84),
        Question::switch("guild_protection", "gpd-option-guild-protection").with_clause(GP_89),
        Question::switch("free_direction", "gpd-option-free-direction").with_clause(GP_90),
        Question::switch("timer_stops_for_deals", "gpd-option-timer-stops")
            .with_clause(GP_28)
            .with_others_only(),
    ]
}
