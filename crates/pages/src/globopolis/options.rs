//! The options in plain words, and how the game works in five sentences. Whoever begins sees the level and the length; the rest
//! is to be opened.

use games::globopolis::{MAX_SEATS, MAX_TEAMS, gp};
use maud::{Markup, html};
use serde_json::{Map, Value, json};
use table::{Seat, Text};

use super::art;
use crate::Localizer;
use crate::forms::{Given, field, is_on};
use crate::{frame, parts};

/// The levels of the game, the simplest first (GP-81, GP-82).
const LEVELS: [(&str, &str); 3] =
    [("learning", "gpd-level-learning"), ("cards", "gpd-level-cards"), ("full", "gpd-level-full")];
/// The lengths that are offered (GP-85): the field's value and its message.
const LENGTHS: [(&str, &str); 6] = [
    ("", "gpd-length-mark"),
    ("rounds-5", "gpd-length-5"),
    ("rounds-10", "gpd-length-10"),
    ("rounds-20", "gpd-length-20"),
    ("timed", "gpd-length-timed"),
    ("bitter", "gpd-length-bitter"),
];
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
/// What is on or off: the option, its message and its clause.
const SWITCHES: [(&str, &str, u16); 5] = [
    ("assistance_sends_ns", "gpd-option-sends-ns", 83),
    ("ns_for_conflicts", "gpd-option-ns-for-conflicts", 84),
    ("guild_protection", "gpd-option-guild-protection", 89),
    ("free_direction", "gpd-option-free-direction", 90),
    ("timer_stops_for_deals", "gpd-option-timer-stops", 28),
];
/// Numbers that may be left empty: the option, its message, its clause, the least and the most.
const NUMBERS: [(&str, &str, u16, u16, u16); 9] = [
    ("mark", "gpd-option-mark", 85, 30, 500),
    ("rounds", "gpd-option-rounds", 85, 1, 999),
    ("territories_to_win", "gpd-option-territories", 85, 2, 32),
    ("titles_dealt", "gpd-option-titles", 85, 0, 18),
    ("ops_dealt", "gpd-option-ops", 87, 0, 8),
    ("missions_dealt", "gpd-option-missions", 87, 0, 8),
    ("influence_dealt", "gpd-option-influence", 87, 0, 8),
    ("hand_limit", "gpd-option-hand-limit", 87, 1, 8),
    ("timer", "gpd-option-timer", 28, 15, 3600),
];

/// The fields for the options, to be put into the form of a new table.
pub(super) fn options_form(given: Given<'_>, l10n: &Localizer) -> Markup {
    let choice = |name: &str, label: &str, clause: u16, values: &[(&str, &str)], usual: &str| {
        html! {
            label {
                span { (l10n.say(label)) " " (frame::clause(gp(clause), l10n)) }
                select name=(name) {
                    @for (value, message) in values { option value=(value) selected[given.is(name, value, usual)] { (l10n.say(message)) } }
                }
            }
        }
    };
    html! {
        fieldset .desk-options {
            legend { (l10n.say("gpd-options")) }
            div .desk-first {
                (choice("level", "gpd-option-level", 81, &LEVELS, "full"))
                (choice("length", "gpd-option-length", 85, &LENGTHS, ""))
            }
            details .desk-more open[given.is_back()] {
                summary { (l10n.say("gpd-options-more")) }
                div .desk-grid {
                    label {
                        span { (l10n.say("gpd-option-teams")) " " (frame::clause(gp(86), l10n)) }
                        select name="teams" {
                            option value="" { (l10n.say("gpd-teams-none")) }
                            @for teams in 2..=MAX_TEAMS { option value=(teams) selected[given.is("teams", &teams.to_string(), "")] { (l10n.text(&Text::new("gpd-teams").with("count", teams), &[])) } }
                        }
                    }
                    (choice("flights", "gpd-option-flights", 88, &FLIGHTS, "bases"))
                    (choice("assistance", "gpd-option-assistance", 83, &ASSISTANCE, "none"))
                    label {
                        span { (l10n.say("gpd-option-administrator")) " " (frame::clause(gp(17), l10n)) }
                        select name="administrator" {
                            option value="" { (l10n.say("gpd-administrator-none")) }
                            @for seat in Seat::all(MAX_SEATS) {
                                option value=(seat.0) selected[given.is("administrator", &seat.0.to_string(), "")] { (l10n.text(&Text::new("gpd-administrator").with("number", seat.index() + 1), &[])) }
                            }
                        }
                    }
                    @for (name, label, clause, least, most) in NUMBERS {
                        label {
                            span { (l10n.say(label)) " " (frame::clause(gp(clause), l10n)) }
                            input type="number" name=(name) min=(least) max=(most) inputmode="numeric" value=(given.text(name, "")) placeholder=(l10n.say("gpd-option-usual"));
                        }
                    }
                }
                @for (name, label, clause) in SWITCHES {
                    div .desk-option {
                        label { input type="checkbox" name=(name) value="on" checked[given.is_on(name)]; span { (l10n.say(label)) } }
                        " " (frame::clause(gp(clause), l10n))
                    }
                }
            }
        }
    }
}

/// Reads the options; what is left empty keeps its default. Whether they go together is for the rules to say.
pub(super) fn read_options(fields: &[(String, String)]) -> Value {
    let field = |name: &str| field(fields, name);
    let number = |name: &str| field(name).and_then(|value| value.parse::<u16>().ok());
    let mut options = Map::new();
    let mut set = |name: &str, value: Value| options.insert(name.to_owned(), value);
    match field("length") {
        Some("timed") => drop(set("timed", json!(true))),
        Some("bitter") => drop(set("bitter_end", json!(true))),
        Some(length) => {
            let rounds = length.strip_prefix("rounds-").and_then(|rounds| rounds.parse::<u16>().ok());
            if let Some(rounds) = rounds {
                set("rounds", json!(rounds));
            }
        }
        None => {}
    }
    for (name, values) in [("level", &LEVELS[..]), ("assistance", &ASSISTANCE), ("flights", &FLIGHTS)] {
        if let Some(value) = field(name).filter(|value| values.iter().any(|(known, _)| known == value)) {
            set(name, json!(value));
        }
    }
    for (name, .., most) in NUMBERS {
        // A number beyond every bound would not even be read by the game; the bound itself is refused with its reason.
        if let Some(value) = number(name) {
            set(name, json!(value.min(if most < 256 { 255 } else { u16::MAX })));
        }
    }
    for (name, ..) in SWITCHES {
        if is_on(fields, name) {
            set(name, json!(true));
        }
    }
    let byte = |name: &str| number(name).map(|value| value.min(255));
    if let Some(seat) = byte("administrator") {
        set("administrator", json!(seat));
    }
    // GP-86: more than five people play in teams, as many as possible if nothing else was chosen.
    let seats = number("seats").map_or(0, usize::from);
    let usual = || (2..=MAX_TEAMS).rev().find(|teams| seats > MAX_TEAMS && seats.is_multiple_of(*teams));
    if let Some(teams) = byte("teams").map(usize::from).or_else(usual) {
        set("teams", json!(teams));
    }
    Value::Object(options)
}

/// How the game works, in five sentences with a Governor each.
pub(super) fn how_it_works(l10n: &Localizer) -> Markup {
    let figure = |seat| html! { span .portrait { (art::governor(seat)) } };
    parts::how_it_works("desk-how", figure, |step| l10n.say(&format!("gpd-how-{step}")))
}

#[cfg(test)]
mod tests {
    use games::globopolis::{Assistance, Edition, Flights, Globopolis, Level, Options};

    use super::*;

    fn read(fields: &[(&str, &str)]) -> Options {
        serde_json::from_value(read_options(&crate::test_table::owned(fields)))
            .expect("the options are the game's")
    }

    #[test]
    fn an_empty_form_is_the_full_game() {
        assert_eq!(read(&[]), Options::FULL);
        let empty: Vec<(&str, &str)> = NUMBERS.iter().map(|(name, ..)| (*name, "")).collect();
        assert_eq!(read(&empty), Options::FULL);
        assert_eq!(
            read(&[("length", ""), ("teams", ""), ("administrator", ""), ("level", "?")]),
            Options::FULL
        );
    }

    #[test]
    fn every_option_is_read() {
        let read = read(&[
            ("level", "cards"),
            ("length", "timed"),
            ("teams", "2"),
            ("flights", "any_market"),
            ("assistance", "both"),
            ("administrator", "1"),
            ("mark", "90"),
            ("rounds", "12"),
            ("territories_to_win", "14"),
            ("titles_dealt", "0"),
            ("ops_dealt", "2"),
            ("missions_dealt", "2"),
            ("influence_dealt", "1"),
            ("hand_limit", "4"),
            ("timer", "90"),
            ("assistance_sends_ns", "on"),
            ("ns_for_conflicts", "on"),
            ("guild_protection", "on"),
            ("free_direction", "on"),
            ("timer_stops_for_deals", "on"),
        ]);
        let expected = Options {
            level: Level::Cards,
            assistance: Assistance::Both,
            assistance_sends_ns: true,
            ns_for_conflicts: true,
            mark: Some(90),
            rounds: Some(12),
            timed: true,
            titles_dealt: Some(0),
            territories_to_win: Some(14),
            bitter_end: false,
            teams: Some(2),
            ops_dealt: 2,
            missions_dealt: 2,
            influence_dealt: 1,
            hand_limit: 4,
            flights: Flights::AnyMarket,
            guild_protection: true,
            free_direction: true,
            administrator: Some(Seat(1)),
            timer: Some(90),
            timer_stops_for_deals: true,
        };
        assert_eq!(read, expected);
    }

    #[test]
    fn every_level_and_length_offered_can_be_played() {
        for (level, _) in LEVELS {
            for (length, _) in LENGTHS {
                let options = read(&[("level", level), ("length", length)]);
                assert!(Globopolis::new(Edition::world(), options, 3).is_ok(), "{level} {length}");
            }
        }
    }

    #[test]
    fn gp_86_more_than_five_play_in_teams() {
        for (seats, teams) in [("6", 3), ("8", 4), ("9", 3), ("10", 5)] {
            let options = read(&[("seats", seats)]);
            assert_eq!(options.teams, Some(teams));
            assert!(Globopolis::new(Edition::world(), options, seats.parse().unwrap()).is_ok());
        }
        assert_eq!(read(&[("seats", "5")]).teams, None);
        assert_eq!(read(&[("seats", "6"), ("teams", "2")]).teams, Some(2));
    }

    #[test]
    fn a_number_beyond_every_bound_is_refused_with_its_reason() {
        let options = read(&[("hand_limit", "9999")]);
        let refusal = Globopolis::new(Edition::world(), options, 3).expect_err("nobody can hold so many");
        assert_eq!(refusal.clause, gp(87));
    }
}
