//! The options in plain words.

use games::globetrotters::Globetrotters;
use maud::{Markup, html};
use table::Offered;

use crate::options::OptionsForm;

/// How long a game lasts, how strict it is, and who begins.
pub(super) fn options_form(form: OptionsForm<'_>) -> Markup {
    html! {
        fieldset .gt.gt-options {
            legend { (form.say("gtp-options")) }
            (form.ask("gt-option", &Globetrotters::questions()))
        }
    }
}

#[cfg(test)]
mod tests {
    use games::globetrotters::{Options, Short};
    use table::{Answers, Seat};

    use super::*;

    fn read(fields: &[(&str, &str)]) -> Options {
        crate::test_table::options_of::<Globetrotters>(fields)
    }

    #[test]
    fn an_empty_form_is_the_standard_game() {
        assert_eq!(read(&[]), Options::STANDARD);
        assert_eq!(read(&[("first", ""), ("short", "")]), Options::STANDARD);
    }

    #[test]
    fn options_are_read() {
        let read = read(&[("strict", "on"), ("short", "keys-10"), ("first", "1")]);
        let expected = Options { strict: true, short: Some(Short::KeysOut(10)), first: Some(Seat(1)) };
        assert_eq!(read, expected);
    }

    #[test]
    fn every_short_game_offered_can_be_played() {
        let questions = Globetrotters::questions();
        let Answers::Choice { answers, .. } = &questions[0].answers else { panic!("short games are chosen") };
        assert_eq!((questions[0].name, answers.len()), ("short", 7));
        for answer in answers {
            assert_eq!(read(&[("short", &answer.value)]).check(2), Ok(()), "{answer:?}");
        }
    }
}
