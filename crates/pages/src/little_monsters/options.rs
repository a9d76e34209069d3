//! The options in words a family understands, and how the game works in five pictures.

use games::little_monsters::MAX_SEATS;
use games::little_monsters::clause::{LM_12, LM_14, LM_15};
use maud::{Markup, html};
use serde_json::{Value, json};
use table::{Clause, Seat, Text};

use super::art;
use crate::Localizer;
use crate::forms::{Given, field, is_on};
use crate::{frame, parts};

/// The advanced rules: the option's name and the clause that begins it.
const ADVANCED: [(&str, Clause); 3] =
    [("free_market", LM_12), ("traffic_jam", LM_14), ("special_events", LM_15)];

/// The fields for the options, to be put into the form of a new table.
pub(super) fn options_form(given: Given<'_>, l10n: &Localizer) -> Markup {
    html! {
        fieldset .lm.lm-options {
            legend { (l10n.say("lm-options")) }
            p .quiet { (l10n.say("lm-options-hint")) }
            @for (option, clause) in ADVANCED {
                @let id = option.replace('_', "-");
                div .lm-option {
                    label {
                        input type="checkbox" name=(option) value="on" checked[given.is_on(option)];
                        span { b { (l10n.say(&format!("lm-option-{id}"))) } " " span .quiet { (l10n.say(&format!("lm-option-{id}-hint"))) } }
                    }
                    (frame::clause(clause, l10n))
                }
            }
            label {
                (l10n.say("lm-option-first")) " "
                select name="first" {
                    option value="" { (l10n.say("lm-option-first-chance")) }
                    @for seat in Seat::all(MAX_SEATS) {
                        option value=(seat.0) selected[given.is("first", &seat.0.to_string(), "")] { (l10n.text(&Text::new("lm-option-first-seat").with("number", seat.index() + 1), &[])) }
                    }
                }
            }
        }
    }
}

/// Reads the options; what is missing is off.
pub(super) fn read_options(fields: &[(String, String)]) -> Value {
    let on = |name: &str| is_on(fields, name);
    let first: Option<u8> = field(fields, "first").and_then(|first| first.parse().ok());
    json!({
        "free_market": on("free_market"),
        "traffic_jam": on("traffic_jam"),
        "special_events": on("special_events"),
        "first": first,
    })
}

/// How the game works, in five sentences with a monster each.
pub(super) fn how_it_works(l10n: &Localizer) -> Markup {
    parts::how_it_works("lm lm-how", art::monster, |step| l10n.say(&format!("lm-how-{step}")))
}

#[cfg(test)]
mod tests {
    use games::little_monsters::Options;

    use super::*;

    fn read(fields: &[(&str, &str)]) -> Options {
        serde_json::from_value(read_options(&crate::test_table::owned(fields)))
            .expect("the options are the game's")
    }

    #[test]
    fn an_empty_form_is_the_standard_game() {
        assert_eq!(read(&[]), Options::STANDARD);
        assert_eq!(read(&[("first", "")]), Options::STANDARD);
    }

    #[test]
    fn boxes_that_are_ticked_switch_rules_on() {
        let all = [("free_market", "on"), ("traffic_jam", "on"), ("special_events", "on"), ("first", "1")];
        assert_eq!(read(&all), Options { first: Some(Seat(1)), ..Options::ADVANCED });
    }
}
