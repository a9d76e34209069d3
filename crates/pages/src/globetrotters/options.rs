//! The options in plain words, and how the game works in five pictures.

use games::globetrotters::MAX_SEATS;
use games::globetrotters::clause::{GT_88, GT_89};
use maud::{Markup, html};
use serde_json::{Value, json};
use table::{Seat, Text};

use super::art;
use crate::Localizer;
use crate::forms::{Given, field, is_on};
use crate::{frame, parts};

/// The short games that are offered: until so many KEYs are out, or for so many rounds (GT-89).
const KEYS_OUT: [u8; 3] = [6, 10, 16];
const ROUNDS: [u16; 3] = [10, 20, 30];

/// The fields for the options, to be put into the form of a new table.
pub(super) fn options_form(given: Given<'_>, l10n: &Localizer) -> Markup {
    let short = |kind: &str, count: u16| {
        let value = format!("{kind}-{count}");
        let text = Text::new(if kind == "keys" { "gtp-option-keys" } else { "gtp-option-rounds" });
        html! {
            option value=(value) selected[given.is("short", &value, "")] { (l10n.text(&text.with("count", count), &[])) }
        }
    };
    html! {
        fieldset .gt.gt-options {
            legend { (l10n.say("gtp-options")) }
            label {
                span { (l10n.say("gtp-option-length")) " " (frame::clause(GT_89, l10n)) }
                select name="short" {
                    option value="" { (l10n.say("gtp-option-full")) }
                    @for rounds in ROUNDS { (short("rounds", rounds)) }
                    @for keys in KEYS_OUT { (short("keys", keys.into())) }
                }
            }
            div .gt-option {
                label {
                    input type="checkbox" name="strict" value="on" checked[given.is_on("strict")];
                    span { b { (l10n.say("gtp-option-strict")) } " " span .quiet { (l10n.say("gtp-option-strict-hint")) } }
                }
                (frame::clause(GT_88, l10n))
            }
            label {
                span { (l10n.say("gtp-option-first")) }
                select name="first" {
                    option value="" { (l10n.say("gtp-option-first-dice")) }
                    @for seat in Seat::all(MAX_SEATS) {
                        option value=(seat.0) selected[given.is("first", &seat.0.to_string(), "")] { (l10n.text(&Text::new("gtp-option-first-seat").with("number", seat.index() + 1), &[])) }
                    }
                }
            }
        }
    }
}

/// Reads the options; what is missing is off.
pub(super) fn read_options(fields: &[(String, String)]) -> Value {
    let first: Option<u8> = field(fields, "first").and_then(|first| first.parse().ok());
    let short = field(fields, "short").and_then(|short| {
        let (kind, count) = short.split_once('-')?;
        let count: u16 = count.parse().ok()?;
        match kind {
            "keys" => Some(json!({ "keys_out": count })),
            "rounds" => Some(json!({ "rounds": count })),
            _ => None,
        }
    });
    json!({
        "strict": is_on(fields, "strict"),
        "short": short,
        "first": first,
    })
}

/// How the game works, in five sentences with a piece each.
pub(super) fn how_it_works(l10n: &Localizer) -> Markup {
    parts::how_it_works("gt gt-how", art::piece, |step| l10n.say(&format!("gtp-how-{step}")))
}

#[cfg(test)]
mod tests {
    use games::globetrotters::{Options, Short};

    use super::*;

    fn read(fields: &[(&str, &str)]) -> Options {
        serde_json::from_value(read_options(&crate::test_table::owned(fields)))
            .expect("the options are the game's")
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
        for short in KEYS_OUT
            .map(|keys| format!("keys-{keys}"))
            .iter()
            .chain(&ROUNDS.map(|rounds| format!("rounds-{rounds}")))
        {
            assert_eq!(read(&[("short", short)]).check(2), Ok(()), "{short}");
        }
    }
}
