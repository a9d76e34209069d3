//! The options in words a family understands.

use games::little_monsters::LittleMonsters;
use maud::{Markup, html};
use table::{Answers, Offered};

use crate::options::OptionsForm;

/// The rules that can be switched on, and who begins.
pub(super) fn options_form(form: OptionsForm<'_>) -> Markup {
    let questions = LittleMonsters::questions();
    let (switches, others): (Vec<_>, Vec<_>) =
        questions.iter().partition(|question| matches!(question.answers, Answers::Switch { .. }));
    html! {
        fieldset .lm.lm-options {
            legend { (form.say("lm-options")) }
            p .quiet { (form.say("lm-options-hint")) }
            (form.ask("lm-option", switches))
            @for question in others { label { (form.text(&question.text)) " " (form.field(question)) } }
        }
    }
}

#[cfg(test)]
mod tests {
    use games::little_monsters::Options;
    use table::Seat;

    use super::*;

    fn read(fields: &[(&str, &str)]) -> Options {
        crate::test_table::options_of::<LittleMonsters>(fields)
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
