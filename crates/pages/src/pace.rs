//! How much time people have at a table: as much as they like, so much for a decision, or so many hours for a turn.

use std::ops::RangeInclusive;
use std::time::Duration;

use maud::{Markup, html};
use serde::{Deserialize, Serialize};
use table::{Seat, Text};

use crate::ahead::Ahead;
use crate::forms::{Given, field, is_on};
use crate::model::{Notice, TableModel};
use crate::{Localizer, paths};

/// The pace of a table that has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pace {
    /// How much time there is.
    pub time: PaceTime,
    /// What happens when it is up.
    pub up: WhenUp,
}

/// How much time there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum PaceTime {
    /// All sit together: seconds.
    Live {
        /// For every decision, before the bank is touched.
        decision: u32,
        /// For the whole game.
        bank: u32,
        /// What comes into the bank with every decision.
        increment: u32,
    },
    /// Everybody looks in now and then.
    Turns {
        /// For every turn.
        hours: u32,
        /// When nobody's time runs.
        rest: Rest,
        /// How many days off everybody can take in a game.
        vacation: u8,
    },
}

/// When nobody's time runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rest {
    /// Not from ten in the evening until eight in the morning.
    pub nights: bool,
    /// Not on Saturdays and Sundays.
    pub weekends: bool,
    /// How far the table's clocks are ahead of universal time, in summer as in winter.
    pub ahead: Ahead,
}

/// What happens when somebody's time is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WhenUp {
    /// The others decide.
    Others,
    /// A bot plays on for them until they are back.
    Bot,
}

/// The time of somebody at a table, as it stands when the page is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatTime {
    /// Whose it is.
    pub seat: Seat,
    /// How long it still waits before it runs down.
    pub grace: Duration,
    /// How much is left.
    pub left: Duration,
    /// Whether it runs.
    pub running: bool,
    /// Whether it is up.
    pub up: bool,
    /// How many days off are left, where days off are taken.
    pub days_off: u8,
}

const HOUR: i64 = 60 * 60;
const DAY: i64 = 24 * HOUR;
/// Whatever begins or ends does so on the hour, which begins somewhere in the world with every quarter of another.
const STEP: i64 = HOUR / 4;
/// How much time may be given, in the units of the form.
const DECISION: RangeInclusive<u32> = 5..=3_600;
const BANK: RangeInclusive<u32> = 0..=600;
const INCREMENT: RangeInclusive<u32> = 0..=600;
const HOURS: RangeInclusive<u32> = 1..=720;
const VACATION: RangeInclusive<u32> = 0..=60;
/// From when on a clock looks urgent.
const URGENT: Duration = Duration::from_secs(15);

impl Rest {
    /// How many seconds pass until so many have passed of which none is rest, from this second since 1970 on.
    pub fn until(self, from: i64, seconds: i64) -> i64 {
        let (mut at, mut left) = (from, seconds);
        while left > 0 {
            let step = STEP - at.rem_euclid(STEP);
            let spent = if self.is_on(at) { 0 } else { step.min(left) };
            at += if spent == 0 { step } else { spent };
            left -= spent;
        }
        at - from
    }

    /// How many of so many seconds are no rest, from this second since 1970 on.
    pub fn counted(self, from: i64, seconds: i64) -> i64 {
        let (mut at, end, mut counted) = (from, from + seconds, 0);
        while at < end {
            let step = (STEP - at.rem_euclid(STEP)).min(end - at);
            counted += if self.is_on(at) { 0 } else { step };
            at += step;
        }
        counted
    }

    fn is_on(self, at: i64) -> bool {
        let here = at + self.ahead.seconds();
        let hour = here.rem_euclid(DAY) / HOUR;
        // The first of January 1970 was a Thursday.
        let weekday = (here.div_euclid(DAY) + 4).rem_euclid(7);
        (self.nights && !(8..22).contains(&hour)) || (self.weekends && matches!(weekday, 0 | 6))
    }
}

/// Reads what the form of a new table says about time.
pub(crate) fn read(fields: &[(String, String)]) -> Result<Option<Pace>, Notice> {
    let number = |name: &'static str, range: RangeInclusive<u32>| {
        let given = field(fields, name).and_then(|value| value.trim().parse().ok());
        let (least, most) = (*range.start(), *range.end());
        given.filter(|number| range.contains(number)).ok_or_else(|| {
            Notice::Said(
                Text::new("pace-no-number")
                    .with("what", Text::new(label_of(name)))
                    .with("least", least)
                    .with("most", most),
            )
        })
    };
    let time = match field(fields, "clock").unwrap_or("none") {
        "live" => PaceTime::Live {
            decision: number("clock_decision", DECISION)?,
            bank: 60 * number("clock_bank", BANK)?,
            increment: number("clock_increment", INCREMENT)?,
        },
        "turns" => {
            let ahead = field(fields, "clock_ahead").and_then(|value| value.trim().parse().ok());
            let ahead = ahead.and_then(Ahead::of_hours);
            let ahead = ahead.ok_or_else(|| Notice::Said(Text::new("pace-no-ahead")))?;
            let rest = Rest {
                nights: is_on(fields, "clock_nights"),
                weekends: is_on(fields, "clock_weekends"),
                ahead,
            };
            let vacation = u8::try_from(number("clock_vacation", VACATION)?).expect("the range is small");
            PaceTime::Turns { hours: number("clock_hours", HOURS)?, rest, vacation }
        }
        "none" => return Ok(None),
        _ => return Err(Notice::Said(Text::new("pace-no-clock"))),
    };
    let up = match field(fields, "clock_up").unwrap_or("others") {
        "others" => WhenUp::Others,
        "bot" => WhenUp::Bot,
        _ => return Err(Notice::Said(Text::new("pace-no-clock"))),
    };
    Ok(Some(Pace { time, up }))
}

fn label_of(name: &str) -> &'static str {
    match name {
        "clock_decision" => "pace-decision",
        "clock_bank" => "pace-bank",
        "clock_increment" => "pace-increment",
        "clock_hours" => "pace-hours",
        _ => "pace-vacation",
    }
}

/// The part of the form of a new table in which its pace is chosen.
pub(crate) fn choices(given: Given<'_>, l10n: &Localizer) -> Markup {
    let number = |name: &'static str, usual: &str, range: &RangeInclusive<u32>| {
        html! {
            label {
                span { (l10n.say(label_of(name))) }
                input type="number" name=(name) value=(given.text(name, usual)) min=(range.start()) max=(range.end());
            }
        }
    };
    let kinds = [("none", "pace-none"), ("live", "pace-live"), ("turns", "pace-turns")];
    let ups = [("others", "pace-up-others"), ("bot", "pace-up-bot")];
    let list = |name: &str, usual: &str, label: &str, options: &[(&str, &str)]| {
        html! {
            label {
                span { (l10n.say(label)) }
                select name=(name) {
                    @for (value, message) in options { option value=(value) selected[given.is(name, value, usual)] { (l10n.say(message)) } }
                }
            }
        }
    };
    html! {
        details .pace {
            summary { (l10n.say("pace-heading")) }
            div .fields {
                (list("clock", "none", "pace-kind", &kinds))
                (list("clock_up", "others", "pace-up", &ups))
            }
            fieldset {
                legend { (l10n.say("pace-live")) }
                div .fields {
                    (number("clock_decision", "60", &DECISION))
                    (number("clock_bank", "10", &BANK))
                    (number("clock_increment", "5", &INCREMENT))
                }
            }
            fieldset {
                legend { (l10n.say("pace-turns")) }
                div .fields {
                    (number("clock_hours", "48", &HOURS))
                    (number("clock_vacation", "3", &VACATION))
                    label {
                        span { (l10n.say("pace-ahead")) }
                        input type="number" name="clock_ahead" value=(given.text("clock_ahead", "0")) min="-12" max="14" step="0.25";
                    }
                }
                p .quiet { (l10n.say("pace-ahead-note")) }
                label { input type="checkbox" name="clock_nights" checked[given.is("clock_nights", "on", "")]; " " (l10n.say("pace-nights")) }
                label { input type="checkbox" name="clock_weekends" checked[given.is("clock_weekends", "on", "")]; " " (l10n.say("pace-weekends")) }
            }
        }
    }
}

/// The time of a seat beside its name in the strip.
pub(crate) fn time(model: &TableModel<'_>, seat: Seat, l10n: &Localizer) -> Markup {
    let time = model.times.iter().find(|time| time.seat == seat);
    html! { @if let Some(time) = time { (shown(time, l10n)) } }
}

/// The time of somebody. The script counts on from what stands here.
pub(crate) fn shown(time: &SeatTime, l10n: &Localizer) -> Markup {
    let SeatTime { grace, left, running, up, .. } = *time;
    let counts = running && left.as_secs() < HOUR.unsigned_abs();
    html! {
        small .time.up[up] title=(l10n.say("pace-left")) data-left=[counts.then(|| left.as_millis())]
            data-grace=[(counts && !grace.is_zero()).then(|| grace.as_millis())] data-running=[counts.then_some("yes")]
            data-urgent=[(running && left <= URGENT).then_some("yes")] {
            span { (face(left, l10n)) }
        }
    }
}

fn face(left: Duration, l10n: &Localizer) -> String {
    let seconds = left.as_millis().div_ceil(1000);
    match seconds / 3_600 {
        0 => format!("{}:{:02}", seconds / 60, seconds % 60),
        hours @ 1..48 => l10n.say_with("pace-face-hours", &[("hours", hours.to_string())]),
        hours => l10n.say_with("pace-face-days", &[("days", (hours / 24).to_string())]),
    }
}

/// The way to take a day off, for whoever is waited for and has one left.
pub(crate) fn day_off(model: &TableModel<'_>, l10n: &Localizer) -> Markup {
    let own =
        model.times.iter().filter(|time| model.own.contains(time.seat) && time.running && time.days_off > 0);
    html! {
        @for time in own {
            form method="post" action=(paths::day_off(model.table)) {
                input type="hidden" name="seat" value=(time.seat.index());
                button .plain { (l10n.say_count("pace-day-off", usize::from(time.days_off))) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Monday, the 16th of November 2026, at noon.
    const NOON: i64 = 1_794_830_400;

    #[test]
    fn without_rest_time_is_time() {
        assert_eq!(Rest::default().until(NOON + 17, 48 * HOUR), 48 * HOUR);
    }

    #[test]
    fn nights_do_not_count() {
        let rest = Rest { nights: true, ..Rest::default() };
        assert_eq!(rest.until(NOON, 10 * HOUR), 10 * HOUR, "until ten in the evening");
        assert_eq!(rest.until(NOON, 10 * HOUR + 60), 20 * HOUR + 60, "one minute past eight");
        assert_eq!(rest.until(NOON + 11 * HOUR, HOUR), 10 * HOUR, "nine hours of the night, and one");
        let east = Rest { ahead: ahead(9.0), ..rest };
        assert_eq!(east.until(NOON, HOUR), HOUR, "nine in the evening there");
        assert_eq!(east.until(NOON, 2 * HOUR), 12 * HOUR);
        let india = Rest { ahead: ahead(5.5), ..rest };
        assert_eq!(
            india.until(NOON, 5 * HOUR),
            5 * HOUR + 10 * HOUR,
            "half past five in the afternoon there"
        );
        assert_eq!(india.until(NOON, 4 * HOUR + HOUR / 2), 4 * HOUR + HOUR / 2);
    }

    #[test]
    fn what_is_counted_is_what_it_took() {
        let rest = Rest { nights: true, weekends: true, ahead: ahead(5.75) };
        for from in [NOON, NOON + 9 * HOUR + 17, NOON + 4 * DAY] {
            for seconds in [0, 1, 59, 5 * HOUR, 12 * HOUR + 1, 80 * HOUR] {
                assert_eq!(rest.counted(from, rest.until(from, seconds)), seconds, "{from} {seconds}");
            }
        }
        assert_eq!(Rest::default().counted(NOON + 3, 100), 100);
        assert_eq!(
            Rest { nights: true, ..Rest::default() }.counted(NOON + 12 * HOUR, 3 * HOUR),
            0,
            "a night"
        );
    }

    #[test]
    fn weekends_do_not_count() {
        let rest = Rest { weekends: true, ..Rest::default() };
        let friday = NOON + 4 * DAY;
        assert_eq!(rest.until(friday, 24 * HOUR), 3 * DAY, "from Friday noon to Monday noon");
        assert_eq!(rest.until(friday + DAY, HOUR), DAY + 12 * HOUR + HOUR, "Saturday noon, to one on Monday");
    }

    fn ahead(hours: f64) -> Ahead {
        Ahead::of_hours(hours).unwrap()
    }

    fn given(fields: &[(&str, &str)]) -> Result<Option<Pace>, Notice> {
        read(
            &fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect::<Vec<_>>(),
        )
    }

    #[test]
    fn a_pace_is_read_from_its_form() {
        assert_eq!(given(&[]), Ok(None));
        let live = [
            ("clock", "live"),
            ("clock_decision", "60"),
            ("clock_bank", "10"),
            ("clock_increment", "5"),
            ("clock_up", "bot"),
        ];
        let time = PaceTime::Live { decision: 60, bank: 600, increment: 5 };
        assert_eq!(given(&live), Ok(Some(Pace { time, up: WhenUp::Bot })));
        let turns = [
            ("clock", "turns"),
            ("clock_hours", "48"),
            ("clock_vacation", "3"),
            ("clock_ahead", "-5"),
            ("clock_nights", "on"),
        ];
        let rest = Rest { nights: true, weekends: false, ahead: ahead(-5.0) };
        let time = PaceTime::Turns { hours: 48, rest, vacation: 3 };
        assert_eq!(given(&turns), Ok(Some(Pace { time, up: WhenUp::Others })));
    }

    #[test]
    fn absurd_values_are_refused() {
        let wrong = |name: &'static str, value: &'static str| {
            let usual =
                [("clock", "live"), ("clock_decision", "60"), ("clock_bank", "10"), ("clock_increment", "5")];
            let fields: Vec<_> = usual
                .iter()
                .map(|&(field, usual)| (field, if field == name { value } else { usual }))
                .collect();
            given(&fields).is_err()
        };
        assert!(!wrong("", ""));
        for value in ["0", "-1", "4", "99999999999", "3601", "", "soon"] {
            assert!(wrong("clock_decision", value), "{value}");
        }
        assert!(wrong("clock", "sundial") && wrong("clock_bank", "601") && wrong("clock_increment", "1e3"));
        let turns = |ahead| {
            [("clock", "turns"), ("clock_hours", "48"), ("clock_vacation", "3"), ("clock_ahead", ahead)]
        };
        assert!(
            given(&turns("14")).is_ok() && given(&turns("15")).is_err() && given(&turns("east")).is_err()
        );
        assert!(
            given(&turns("5.5")).is_ok() && given(&turns("5.3")).is_err() && given(&turns("NaN")).is_err()
        );
    }
}
