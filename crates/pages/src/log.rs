//! What happened, in sentences: newest turn first, each line with its clause.

use games::AnyGame;
use maud::{Markup, html};

use crate::Localizer;
use crate::frame::{clause, region, token};
use crate::model::{LogLine, Region, TableModel};

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
                    p { a data-plan href={ "/t/" (model.table) "?log=all" } { (l10n.say_count("log-older", left_out)) } }
                }
            }
        }
    };
    region("log", &html)
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
                @for entry in passage.chunk_by(|a, b| a.entry == b.entry) {
                    @for (n, line) in entry.iter().enumerate() {
                        li data-key={ "line-" (line.entry) "-" (n) } {
                            span { (l10n.text(&line.text, names)) } " " (clause(line.clause, l10n))
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Clause, Seat, Text};

    #[test]
    fn the_log_is_cut_where_the_actor_changes() {
        let line = |entry, seat| LogLine {
            entry,
            text: Text::new("x"),
            clause: Clause { book: "LM", number: 5 },
            actor: Some(Seat(seat)),
        };
        let log = [line(1, 0), line(1, 0), line(2, 0), line(3, 1), line(4, 0)];
        let lengths: Vec<usize> = passages(&log).iter().map(|passage| passage.len()).collect();
        assert_eq!(lengths, [3, 1, 1]);
    }
}
