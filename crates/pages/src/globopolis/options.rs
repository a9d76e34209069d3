//! The options in plain words. Whoever begins sees the level and the length; the rest is to be opened.

use games::globopolis::Globopolis;
use maud::{Markup, html};
use table::{Answers, Offered, Question};

use crate::options::OptionsForm;

/// What everybody is asked, and what can be opened: choices and numbers side by side, then what is on or off.
pub(super) fn options_form(form: OptionsForm<'_>) -> Markup {
    let questions = Globopolis::questions();
    let (details, first): (Vec<&Question>, Vec<_>) =
        questions.iter().partition(|question| question.is_detail);
    let (switches, values): (Vec<&Question>, Vec<_>) =
        details.iter().partition(|question| matches!(question.answers, Answers::Switch { .. }));
    html! {
        fieldset .gpd-options {
            legend { (form.say("gpd-options")) }
            div .gpd-first { (form.ask("gpd-option", first)) }
            details .gpd-more open[form.is_back()] {
                summary { (form.say("gpd-options-more")) }
                div .gpd-grid { (form.ask("gpd-option", values)) }
                (form.ask("gpd-option", switches))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use games::globopolis::clause::GP_87;
    use games::globopolis::{Assistance, Edition, Flights, Level, Options};
    use table::Seat;

    use super::*;

    fn read(fields: &[(&str, &str)]) -> Options {
        crate::test_table::options_of::<Globopolis>(fields)
    }

    #[test]
    fn an_empty_form_is_the_full_game() {
        assert_eq!(read(&[]), Options::FULL);
        let questions = Globopolis::questions();
        let empty: Vec<(&str, &str)> = questions.iter().map(|question| (question.name, "")).collect();
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
        let questions = Globopolis::questions();
        let offered = |name: &str| match questions.iter().find(|one| one.name == name).map(|one| &one.answers)
        {
            Some(Answers::Choice { answers, .. }) => answers,
            _ => panic!("“{name}” is chosen"),
        };
        assert_eq!((offered("level").len(), offered("length").len()), (3, 6));
        for level in offered("level") {
            for length in offered("length") {
                let options = read(&[("level", &level.value), ("length", &length.value)]);
                assert!(Globopolis::new(Edition::world(), options, 3).is_ok(), "{level:?} {length:?}");
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
        assert_eq!(refusal.clause, GP_87);
    }
}
