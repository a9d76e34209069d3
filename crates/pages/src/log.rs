//! What happened, in sentences: newest turn first, each line with its clause.

use games::{AnyEvent, AnyGame, Listed};
use maud::{Markup, html};
use table::{Game, Logged};

use crate::frame::{clause, region, token};
use crate::game_page::GamePage;
use crate::model::{LogLine, Region, TableModel};
use crate::{Localizer, paths};

/// How many lines a page shows unless it is asked for all. A long game has a thousand, and nobody scrolls that far.
const SHOWN: usize = 60;

pub(crate) fn log(model: &TableModel<'_>, names: &[String], l10n: &Localizer) -> Region {
    let all = model.ask.get("log") == Some("all");
    // Whole passages are shown or left out, so that none changes its key when the window moves on.
    let mut shown = Vec::new();
    let mut lines = 0;
    for passage in passages(model.log).into_iter().rev() {
        if !all && lines > 0 && lines + passage.len() > SHOWN {
            break;
        }
        lines += passage.len();
        shown.push(passage);
    }
    let left_out = model.log.len() - lines;
    let html = html! {
        section #log .panel aria-labelledby="h-log" {
            h2 #h-log { (l10n.say("log-heading")) }
            @if shown.is_empty() { p .quiet { (l10n.say("log-empty")) } }
            div .passages tabindex="0" role="log" aria-labelledby="h-log" {
                @for passage in &shown { (passage_html(passage, model.game, names, l10n)) }
                @if left_out > 0 {
                    p { a data-plan href={ (paths::table(model.table)) "?log=all" } { (l10n.say_count("log-older", left_out)) } }
                }
            }
        }
    };
    region("log", &html)
}

/// An event as a line.
pub(crate) fn line(game: &AnyGame, logged: &Logged<AnyEvent>) -> LogLine {
    let event = &logged.told.event;
    LogLine {
        entry: logged.entry,
        text: game.tell_event(event),
        clause: logged.told.clause,
        actor: logged.actor,
        beat: games::dispatch!(game, game => game.beat(game.own_event(event))),
    }
}

/// The log cut where another player acts.
fn passages(log: &[LogLine]) -> Vec<&[LogLine]> {
    log.chunk_by(|a, b| a.actor == b.actor).collect()
}

fn passage_html(passage: &[LogLine], game: &AnyGame, names: &[String], l10n: &Localizer) -> Markup {
    let key = passage.first().map(|line| line.entry);
    html! {
        div .passage data-key={ "passage-" (key.unwrap_or_default()) } {
            @if let Some(actor) = passage.first().and_then(|line| line.actor) { (token(game, actor)) }
            ol {
                @for run in runs(passage) {
                    @let (shown, folded) = run.split_at(if run.len() > ALIKE { ALIKE - 1 } else { run.len() });
                    @for line in shown { (line_html(line, names, l10n)) }
                    @if let Some((n, first)) = folded.first() {
                        li data-key={ "alike-" (first.entry) "-" (n) } {
                            details data-key="alike" {
                                summary { (l10n.say_count("log-alike", folded.len())) }
                                ol { @for line in folded { (line_html(line, names, l10n)) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A line, and which of its entry it is.
type Numbered<'a> = (usize, &'a LogLine);

fn line_html((n, line): &Numbered<'_>, names: &[String], l10n: &Localizer) -> Markup {
    html! {
        li data-key={ "line-" (line.entry) "-" (n) } {
            span { (l10n.text(&line.text, names)) } " " (clause(line.clause, l10n))
        }
    }
}

/// How many lines in a row may say the same of the same player. Of more, the last are folded away.
const ALIKE: usize = 3;

/// A passage cut where something else is said, or of somebody else.
fn runs<'a>(passage: &'a [LogLine]) -> Vec<Vec<Numbered<'a>>> {
    let entries = passage.chunk_by(|a, b| a.entry == b.entry);
    let lines: Vec<Numbered<'a>> = entries.flat_map(|entry| entry.iter().enumerate()).collect();
    let alike = |(_, a): &Numbered<'_>, (_, b): &Numbered<'_>| {
        (a.text.id, a.clause, a.text.args.first()) == (b.text.id, b.clause, b.text.args.first())
    };
    lines.chunk_by(alike).map(<[_]>::to_vec).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Beat, Kind};
    use table::{Clause, Seat, Text};

    const BEAT: Beat = Beat::of(Kind::Number);

    #[test]
    fn the_log_is_cut_where_the_actor_changes() {
        let line = |entry, seat| LogLine {
            entry,
            text: Text::new("x"),
            clause: Clause { book: "LM", number: 5 },
            actor: Some(Seat(seat)),
            beat: BEAT,
        };
        let log = [line(1, 0), line(1, 0), line(2, 0), line(3, 1), line(4, 0)];
        let lengths: Vec<usize> = passages(&log).iter().map(|passage| passage.len()).collect();
        assert_eq!(lengths, [3, 1, 1]);
    }

    #[test]
    fn lines_run_on_as_long_as_they_say_the_same_of_the_same() {
        let line = |entry, id, seat, count: u8| LogLine {
            entry,
            text: Text::new(id).with("seat", Seat(seat)).with("count", count),
            clause: Clause { book: "LM", number: 5 },
            actor: Some(Seat(0)),
            beat: BEAT,
        };
        let log = [
            line(1, "x", 0, 1),
            line(1, "x", 0, 2),
            line(2, "x", 0, 1),
            line(2, "x", 1, 1),
            line(2, "y", 1, 1),
        ];
        let runs: Vec<Vec<usize>> =
            runs(&log).iter().map(|run| run.iter().map(|(n, _)| *n).collect()).collect();
        assert_eq!(runs, [vec![0, 1, 0], vec![1], vec![2]]);
    }
}
