//! How the scores of a game ran, as a picture.

use std::cmp::Reverse;
use std::fmt::Write;

use games::AnyGame;
use maud::{Markup, html};
use table::Seat;

use crate::model::LogLine;
use crate::{Localizer, paths};

const WIDTH: f64 = 500.0;
const HEIGHT: f64 = 240.0;
const LEFT: f64 = 34.0;
const RIGHT: f64 = 150.0;
const TOP: f64 = 14.0;
const BOTTOM: f64 = 26.0;
/// The least distance between two names at the right edge.
const APART: f64 = 21.0;

/// How many points of the lines lead to their moments: those at which most changed.
const LINKED: usize = 16;
/// How many great moments are marked.
const MARKED: usize = 8;
/// The mark of a great moment, about its middle.
const STAR: &str = "M0-9 2.6-3.2 9-2.8 4.1 1.3 5.6 7.6 0 4.2-5.6 7.6-4.1 1.3-9-2.8-2.6-3.2z";

/// How the scores of a table ran.
#[derive(Clone, Copy)]
pub(crate) struct Chart<'a> {
    pub(crate) table: &'a str,
    pub(crate) game: &'a AnyGame,
    /// The entries at which they changed, and everybody's then.
    pub(crate) scores: &'a [(u64, Vec<i32>)],
    pub(crate) names: &'a [String],
    pub(crate) l10n: &'a Localizer,
    /// The message that says what it shows.
    pub(crate) label: &'a str,
    /// Who a seat is beside its line.
    pub(crate) face: fn(&AnyGame, Seat) -> Markup,
}

impl Chart<'_> {
    /// Of the great moments those that are marked: one for each entry, and of many those at which the scores changed most,
    /// with the last of all.
    pub(crate) fn marked<'a>(&self, great: &'a [LogLine]) -> Vec<&'a LogLine> {
        let mut lines: Vec<&LogLine> = great.iter().collect();
        lines.dedup_by_key(|line| line.entry);
        let last = lines.last().map(|line| line.entry);
        lines.sort_by_key(|line| {
            (Some(line.entry) != last, Reverse(self.change_at(line.entry)), Reverse(line.entry))
        });
        lines.truncate(MARKED);
        lines.sort_by_key(|line| line.entry);
        lines
    }

    /// By how much all scores changed in an entry.
    fn change_at(&self, entry: u64) -> u32 {
        let at = self.scores.partition_point(|(changed, _)| *changed < entry);
        let (Some((changed, after)), Some((_, before))) =
            (self.scores.get(at), at.checked_sub(1).and_then(|before| self.scores.get(before)))
        else {
            return 0;
        };
        let change = || before.iter().zip(after).map(|(before, after)| before.abs_diff(*after)).sum();
        if *changed == entry { change() } else { 0 }
    }

    /// What somebody had after an entry.
    fn score_at(&self, entry: u64, seat: usize) -> i32 {
        let after = self.scores.partition_point(|(changed, _)| *changed <= entry);
        let each = after.checked_sub(1).and_then(|at| self.scores.get(at));
        each.and_then(|(_, each)| each.get(seat)).copied().unwrap_or(0)
    }

    /// The picture, with these moments marked, unless nothing was scored.
    pub(crate) fn draw(&self, marked: &[&LogLine]) -> Option<Markup> {
        let Chart { table, game, scores, names, l10n, label, face } = *self;
        let first = scores.first()?.0;
        let (last, totals) = scores.last()?;
        let values = || scores.iter().flat_map(|(_, each)| each.iter().copied());
        let (low, high) = (values().min()?.min(0), values().max()?.max(1));
        if last <= &first {
            return None;
        }
        let step = nice_step(high - low);
        let ceiling =
            f64::from(high.div_euclid(step) * step + if high.rem_euclid(step) == 0 { 0 } else { step });
        let x = |entry: u64| {
            LEFT + (WIDTH - LEFT - RIGHT) * share(entry.clamp(first, *last) - first, last - first)
        };
        let y = |value: f64| {
            HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (value - f64::from(low)) / (ceiling - f64::from(low))
        };
        let grid = (low..=high.div_euclid(step) * step + step)
            .filter(|value| value.rem_euclid(step) == 0 && f64::from(*value) <= ceiling);
        let labels = spread(totals.iter().map(|&total| y(f64::from(total))).collect());
        let summary: Vec<String> =
            names.iter().zip(totals).map(|(name, total)| format!("{name} {total}")).collect();
        let right = x(*last);
        let is_marked = |entry: u64| marked.iter().any(|line| line.entry == entry);
        Some(html! {
            figure .chart {
                svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="group"
                    aria-label=(l10n.say_with(label, &[("scores", l10n.list(&summary))])) {
                    @for value in grid {
                        path .grid d={ "M" (LEFT) " " (round(y(f64::from(value)))) "H" (right) } {}
                        text .scale x=(LEFT - 8.0) y=(round(y(f64::from(value)) + 4.5)) text-anchor="end" { (value) }
                    }
                    text .scale x=(LEFT) y=(HEIGHT - 6.0) { (l10n.say("chart-start")) }
                    text .scale x=(right) y=(HEIGHT - 6.0) text-anchor="end" { (l10n.say("chart-end")) }
                    @for (seat, &label) in labels.iter().enumerate() {
                        g .{ "seat-" (seat % 6) } {
                            path .run d=(run(scores, seat, &x, &y)) {}
                            svg x=(right + 5.0) y=(round(label - 10.0)) width="20" height="20" viewBox="0 0 20 20" {
                                (face(game, Seat::from_index(seat)))
                            }
                            text .who x=(right + 28.0) y=(round(label + 5.0)) {
                                (names.get(seat).map_or("", |name| short(name))) " " (totals[seat])
                            }
                        }
                    }
                    @for (entry, seat, value) in steepest(scores).into_iter().filter(|(entry, ..)| !is_marked(*entry)) {
                        a .point.{ "seat-" (seat % 6) } href=(paths::moment(table, entry)) {
                            title { (names.get(seat).map_or("", String::as_str)) " " (value) }
                            circle cx=(round(x(entry))) cy=(round(y(f64::from(value)) + shift(seat))) r="5" {}
                        }
                    }
                    @for line in marked {
                        @let seat = line.beat.owner.or(line.actor).map_or(0, Seat::index);
                        @let height = y(f64::from(self.score_at(line.entry, seat))) + shift(seat);
                        a .great.{ "seat-" (seat % 6) } href=(paths::moment(table, line.entry)) {
                            title { (l10n.text(&line.text, names)) }
                            path d=(STAR) transform={ "translate(" (round(x(line.entry))) " " (round(height)) ")" } {}
                        }
                    }
                }
            }
        })
    }
}

/// Where the scores changed most: the entry, the seat and what it had then.
fn steepest(scores: &[(u64, Vec<i32>)]) -> Vec<(u64, usize, i32)> {
    let mut changes = Vec::new();
    for pair in scores.windows(2) {
        let [(_, before), (entry, after)] = pair else { unreachable!("windows of two") };
        let each = before.iter().zip(after).enumerate();
        changes.extend(each.map(|(seat, (&before, &after))| (after.abs_diff(before), *entry, seat, after)));
    }
    changes.retain(|&(change, ..)| change > 0);
    changes.sort_by_key(|&(change, ..)| Reverse(change));
    changes.truncate(LINKED);
    changes.sort_by_key(|&(_, entry, seat, _)| (entry, seat));
    changes.into_iter().map(|(_, entry, seat, value)| (entry, seat, value)).collect()
}

/// Lines that share a value lie side by side instead of on top of each other.
fn shift(seat: usize) -> f64 {
    share(seat as u64, 1) * 2.0 - 4.0
}

/// The line of a seat: level until the score changes, then up or down.
fn run(scores: &[(u64, Vec<i32>)], seat: usize, x: &impl Fn(u64) -> f64, y: &impl Fn(f64) -> f64) -> String {
    let mut path = String::new();
    let mut shown = None;
    for (n, (entry, each)) in scores.iter().enumerate() {
        let Some(&value) = each.get(seat) else { continue };
        let end = n + 1 == scores.len();
        if shown == Some(value) && !end {
            continue;
        }
        let (at, level) = (round(x(*entry)), round(y(f64::from(value)) + shift(seat)));
        // Writing to a String cannot fail.
        let _ = if shown.is_none() { write!(path, "M{at} {level}") } else { write!(path, "H{at}V{level}") };
        shown = Some(value);
    }
    path
}

fn share(part: u64, whole: u64) -> f64 {
    // Journals are far shorter than the numbers that f64 counts exactly.
    #[expect(clippy::cast_precision_loss, reason = "entries are counted in thousands")]
    let share = part as f64 / whole as f64;
    share
}

fn round(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}

/// The step of the scale: 1, 2 or 5 times a power of ten, for at most six lines.
fn nice_step(range: i32) -> i32 {
    let mut unit = 1;
    loop {
        for factor in [1, 2, 5] {
            if range / (factor * unit) <= 6 {
                return factor * unit;
            }
        }
        unit *= 10;
    }
}

/// Names at these heights, pushed apart so that none covers another.
fn spread(heights: Vec<f64>) -> Vec<f64> {
    let mut order: Vec<usize> = (0..heights.len()).collect();
    order.sort_by(|&a, &b| heights[a].total_cmp(&heights[b]));
    let mut spread = heights;
    // Down first, then back up from the bottom edge.
    for pair in 1..order.len() {
        let (above, below) = (order[pair - 1], order[pair]);
        spread[below] = spread[below].max(spread[above] + APART);
    }
    let mut limit = HEIGHT - BOTTOM;
    for &at in order.iter().rev() {
        spread[at] = spread[at].min(limit);
        limit = spread[at] - APART;
    }
    spread
}

/// A name as far as there is room for it.
fn short(name: &str) -> &str {
    name.char_indices().nth(11).map_or(name, |(at, _)| &name[..at])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::frame::token;
    use crate::scene::{Beat, Kind};

    #[test]
    fn names_do_not_cover_each_other() {
        let spread = spread(vec![200.0, 201.0, 20.0, 222.0]);
        let mut sorted = spread.clone();
        sorted.sort_by(f64::total_cmp);
        assert!(sorted.windows(2).all(|pair| pair[1] - pair[0] >= APART - 1e-9), "{spread:?}");
        assert!(sorted.iter().all(|&y| y <= HEIGHT - BOTTOM), "{spread:?}");
    }

    #[test]
    fn a_scale_has_few_lines() {
        for range in [1, 6, 7, 40, 999, 123_456] {
            assert!(range / nice_step(range) <= 6);
        }
    }

    fn game() -> AnyGame {
        games::Setup::read("little-monsters", 2, &serde_json::Value::Null).unwrap().open(None).unwrap()
    }

    fn with_chart<T>(scores: &[(u64, Vec<i32>)], look: impl FnOnce(Chart<'_>) -> T) -> T {
        let (game, names) = (game(), ["A".to_owned(), "B".to_owned()]);
        look(Chart {
            table: "k3x9",
            game: &game,
            scores,
            names: &names,
            l10n: Localizer::english(),
            label: "chart-label",
            face: token,
        })
    }

    fn great(entry: u64) -> LogLine {
        LogLine {
            entry,
            text: table::Text::new("part-name")
                .with("name", table::Arg::Said(format!("Moment {entry}")))
                .into(),
            clause: table::Clause { book: "LM", number: 8 },
            actor: Some(Seat(1)),
            beat: Beat::of(Kind::Matter).great(),
        }
    }

    #[test]
    fn a_game_without_a_course_has_no_chart() {
        assert!(with_chart(&[], |chart| chart.draw(&[]).is_none()));
        assert!(with_chart(&[(1, vec![0, 0])], |chart| chart.draw(&[]).is_none()));
        let run = [(1, vec![0, 0]), (5, vec![1, 0]), (9, vec![1, 2])];
        let svg = with_chart(&run, |chart| chart.draw(&[]).unwrap().into_string());
        assert!(svg.contains("A 1") && svg.contains("B 2"), "{svg}");
        assert!(svg.contains("/t/k3x9/at/5") && svg.contains("/t/k3x9/at/9"), "{svg}");
    }

    #[test]
    fn great_moments_are_marked_where_they_were_and_lead_there() {
        let run = [(1, vec![0, 0]), (5, vec![1, 0]), (9, vec![1, 2])];
        let (moment, later) = (great(9), great(12));
        let svg = with_chart(&run, |chart| chart.draw(&[&moment, &later]).unwrap().into_string());
        assert_eq!(svg.matches("/t/k3x9/at/9").count(), 1, "a moment is marked once: {svg}");
        assert!(svg.contains("<title>Moment 9</title>") && svg.contains("/t/k3x9/at/12"), "{svg}");
    }

    #[test]
    fn of_many_great_moments_those_are_marked_that_changed_most_and_the_last() {
        let run: Vec<(u64, Vec<i32>)> =
            (1..=12_u8).map(|n| (n.into(), vec![i32::from(n) * i32::from(n), 0])).collect();
        let lines: Vec<LogLine> = [1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 40].into_iter().map(great).collect();
        let entries: Vec<u64> =
            with_chart(&run, |chart| chart.marked(&lines).iter().map(|line| line.entry).collect());
        assert_eq!(entries, [5, 6, 7, 8, 9, 10, 11, 40]);
    }
}
