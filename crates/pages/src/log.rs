//! What happened, a line for each turn, in the order in which it happened. A turn opens to all that was told in it, and every
//! sentence leads to its moment.
//!
//! Two regions: the turn that goes on, which changes with every action and is short, and the turns before it, which change
//! when another begins.

use std::hash::Hash;

use games::{AnyEvent, AnyGame, Listed};
use maud::{Markup, html};
use table::{Game, Logged};

use crate::frame::{clause, region, token};
use crate::game_page::GamePage;
use crate::model::{LogLine, Region, TableModel};
use crate::seen::Seen;
use crate::turns::{Turn, turns};
use crate::{Localizer, paths};

/// How many turns are shown before the one that goes on, at most, and how many lines they may have together. Two are shown
/// in any case.
const SHOWN: usize = 7;
const LINES: usize = 32;
/// How many lines of the turn that goes on are shown. They are sent anew with every action.
const NEWEST: usize = 12;
/// About how many lines a page of all turns has. A long game has thousands.
const PAGE: usize = 120;
/// How much of what happened a page is made from, unless it is asked for the whole log. It holds more than is shown.
pub(crate) const RECENT: usize = 400;

/// The part of the page with both regions in it. It scrolls from its end, where the newest is.
pub(crate) fn history(earlier: &Markup, newest: &Markup, l10n: &Localizer) -> Markup {
    html! {
        section .panel.history aria-labelledby="h-log" {
            h2 #h-log { (l10n.say("log-heading")) }
            div .scroll-back tabindex="0" role="log" aria-labelledby="h-log" { div { (earlier) (newest) } }
        }
    }
}

pub(crate) fn regions(
    model: &TableModel<'_>,
    names: &[String],
    l10n: &Localizer,
    seen: &mut Seen,
) -> Vec<Region> {
    let mut all = turns(model.log);
    let newest = all.pop();
    let teller = Teller { model, names, l10n };
    let page = model.ask.get("log").map(|asked| Page::of(&all, asked));
    let earlier = match &page {
        Some(page) => Some(teller.page(page)),
        None => {
            let shown = last_of(&all);
            let more = shown.len() < all.len() || model.log.len() >= RECENT;
            seen.is_new("turns", &teller.of(shown, more)).then(|| teller.earlier(shown, more))
        }
    };
    let now = match newest {
        None => html! { p #log .quiet { (l10n.say("log-empty")) } },
        // Between old turns and the present there would be a gap.
        Some(_) if page.is_some_and(|page| page.number < page.pages) => html! { div #log hidden {} },
        Some(turn) => teller.newest(&turn),
    };
    let earlier = earlier.map(|earlier| region("turns", earlier));
    earlier.into_iter().chain([region("log", now)]).collect()
}

/// The last of the turns, as far as they are shown.
fn last_of<'a, 'b>(turns: &'a [Turn<'b>]) -> &'a [Turn<'b>] {
    let mut lines = 0;
    let fits = |(index, turn): &(usize, &Turn<'_>)| {
        lines += turn.lines.len().min(NEWEST);
        *index < 2 || (*index < SHOWN && lines <= LINES)
    };
    let shown = turns.iter().rev().enumerate().take_while(fits).count();
    &turns[turns.len() - shown..]
}

/// An event as a line.
pub(crate) fn line(game: &AnyGame, logged: &Logged<AnyEvent>) -> LogLine {
    let event = &logged.told.event;
    LogLine {
        entry: logged.entry,
        text: game.tell_event(event).into(),
        clause: logged.told.clause,
        actor: logged.actor,
        beat: games::dispatch!(game, game => game.beat(game.own_event(event))),
    }
}

/// A page of all turns but the newest. Pages are cut from the beginning, so that a turn stays on its page.
struct Page<'a> {
    number: usize,
    pages: usize,
    turns: &'a [Turn<'a>],
}

impl<'a> Page<'a> {
    /// The page that is asked for: by its number, `all` for the first, anything else for the last.
    fn of(turns: &'a [Turn<'a>], asked: &str) -> Self {
        let (mut begins, mut lines) = (vec![0], 0);
        for (at, turn) in turns.iter().enumerate() {
            if lines > 0 && lines + turn.lines.len() > PAGE {
                begins.push(at);
                lines = 0;
            }
            lines += turn.lines.len();
        }
        let pages = begins.len();
        let number = if asked == "all" { 1 } else { asked.parse().unwrap_or(pages).clamp(1, pages) };
        let end = begins.get(number).copied().unwrap_or(turns.len());
        Page { number, pages, turns: &turns[begins[number - 1]..end] }
    }
}

/// Tells one reader.
struct Teller<'a> {
    model: &'a TableModel<'a>,
    names: &'a [String],
    l10n: &'a Localizer,
}

impl Teller<'_> {
    /// What makes earlier turns look as they do. An entry's number is given away once, so what was told in it is always the same.
    fn of(&self, turns: &[Turn<'_>], more: bool) -> impl Hash {
        let of_turn = |turn: &Turn<'_>| (turn.entry(), turn.until, turn.lines.len());
        let notes = self.model.absence.notes.iter().map(|note| (note.entry, note.text.id));
        (
            (self.l10n.lang().to_owned(), self.names.to_vec(), self.model.seat, more),
            turns.iter().map(of_turn).collect::<Vec<_>>(),
            notes.collect::<Vec<_>>(),
        )
    }

    fn earlier(&self, turns: &[Turn<'_>], more: bool) -> Markup {
        html! {
            div #turns {
                @if more { p .pager data-key="pager" { (self.look("last", "log-earlier")) } }
                @for turn in turns { (self.turn(turn, NEWEST)) }
            }
        }
    }

    fn page(&self, page: &Page<'_>) -> Markup {
        let numbers = [("page", page.number.to_string()), ("pages", page.pages.to_string())];
        html! {
            div #turns {
                p .pager data-key="pager" {
                    @if page.number > 1 { (self.look(&(page.number - 1).to_string(), "log-older")) }
                    span { (self.l10n.say_with("log-page", &numbers)) }
                    @if page.number < page.pages { (self.look(&(page.number + 1).to_string(), "log-newer")) }
                    a data-plan href=(paths::table(self.model.table)) { (self.l10n.say("log-close")) }
                }
                @for turn in page.turns { (self.turn(turn, usize::MAX)) }
            }
        }
    }

    fn look(&self, page: &str, message: &str) -> Markup {
        html! { a data-plan href={ (paths::table(self.model.table)) "?log=" (page) } { (self.l10n.say(message)) } }
    }

    /// A turn in a line, to be opened to so many lines at most.
    fn turn(&self, turn: &Turn<'_>, most: usize) -> Markup {
        let (gist, more) = turn.gist(self.model.seat);
        html! {
            details .turn-line data-key={ "turn-" (turn.entry()) } {
                summary {
                    @if let Some(seat) = turn.seat { (token(self.model.game, seat)) }
                    span {
                        @for line in gist { (self.l10n.text(&line.text, self.names)) " " }
                        @if more > 0 { small { (self.l10n.say_count("log-more", more)) } }
                    }
                }
                @let shown = turn.lines.len().min(most);
                (self.lines(&turn.lines[..shown], turn.lines.get(shown).map_or(turn.until, |next| next.entry)))
                @if let Some(next) = turn.lines.get(shown) {
                    p { a href=(paths::moment(self.model.table, next.entry)) { (self.l10n.say_count("log-more", turn.lines.len() - shown)) } }
                }
            }
        }
    }

    /// The turn that goes on: its last lines.
    fn newest(&self, turn: &Turn<'_>) -> Markup {
        let left_out = turn.lines.len().saturating_sub(NEWEST);
        html! {
            div #log .turn-now {
                @if let Some(seat) = turn.seat { (token(self.model.game, seat)) }
                @if left_out > 0 {
                    p { a href=(paths::moment(self.model.table, turn.entry())) { (self.l10n.say_count("log-before", left_out)) } }
                }
                (self.lines(&turn.lines[left_out..], turn.until))
            }
        }
    }

    /// Lines, and what was done beside the game after each; the next line is of this entry.
    fn lines(&self, lines: &[LogLine], until: u64) -> Markup {
        let nexts = runs(lines).skip(1).map(|run| run[0].entry).chain([until]);
        html! {
            ol {
                @for (run, next) in runs(lines).zip(nexts) {
                    @let (shown, folded) = run.split_at(if run.len() > ALIKE { ALIKE - 1 } else { run.len() });
                    @for line in shown { (self.line(line)) }
                    @if let Some(first) = folded.first() {
                        li data-key={ "alike-" (first.entry) } {
                            details {
                                summary { (self.l10n.say_count("log-alike", folded.len())) }
                                ol { @for line in folded { (self.line(line)) } }
                            }
                        }
                    }
                    (self.notes(run, next))
                }
            }
        }
    }

    /// What was done beside the game after the first of these lines and before the entry of the next.
    fn notes(&self, run: &[LogLine], next: u64) -> Markup {
        let first = run.first().map_or(next, |line| line.entry);
        let notes = self.model.absence.notes.iter().filter(|note| (first..next).contains(&note.entry));
        html! { @for note in notes { li .beside { (self.l10n.text(&note.text, self.names)) } } }
    }

    fn line(&self, line: &LogLine) -> Markup {
        let weight = line.beat.weight_for(self.model.seat);
        html! {
            li class=[weight.is_own().then_some(weight.name())] {
                a href=(paths::moment(self.model.table, line.entry)) { (self.l10n.text(&line.text, self.names)) }
                " " (clause(line.clause, self.l10n))
            }
        }
    }
}

/// How many lines in a row may say the same of the same player. Of more, the last are folded away.
const ALIKE: usize = 3;

/// Lines cut where something else is said, or of somebody else.
fn runs(lines: &[LogLine]) -> impl Iterator<Item = &[LogLine]> {
    lines.chunk_by(|a, b| {
        (a.text.id, a.clause, a.text.args.first()) == (b.text.id, b.clause, b.text.args.first())
    })
}

#[cfg(test)]
mod tests {
    use table::{Clause, Seat, Text};

    use super::*;
    use crate::scene::{Beat, Kind};

    fn line(entry: u64, id: &'static str, seat: u8, count: u8) -> LogLine {
        LogLine {
            entry,
            text: Text::new(id).with("seat", Seat(seat)).with("count", count).into(),
            clause: Clause { book: "LM", number: 5 },
            actor: Some(Seat(0)),
            beat: Beat::of(Kind::Number),
        }
    }

    #[test]
    fn lines_run_on_as_long_as_they_say_the_same_of_the_same() {
        let log = [
            line(1, "x", 0, 1),
            line(1, "x", 0, 2),
            line(2, "x", 0, 1),
            line(2, "x", 1, 1),
            line(2, "y", 1, 1),
        ];
        let lengths: Vec<usize> = runs(&log).map(<[_]>::len).collect();
        assert_eq!(lengths, [3, 1, 1]);
    }

    #[test]
    fn as_many_turns_are_shown_as_there_is_room_for_and_two_in_any_case() {
        let log: Vec<LogLine> = (0..99).map(|entry| line(entry, "x", 0, 1)).collect();
        let shown = |lengths: &[usize]| {
            let turns: Vec<Turn<'_>> =
                lengths.iter().map(|&length| Turn { seat: None, lines: &log[..length], until: 99 }).collect();
            last_of(&turns).len()
        };
        assert_eq!(shown(&[]), 0);
        assert_eq!(shown(&[99, 99, 99]), 2);
        assert_eq!(shown(&[10, 10, 10, 10]), 3);
        assert_eq!(shown(&[1, 8, 99, 99]), 3, "of a long turn only the first lines are shown");
        assert_eq!(shown(&[1; 20]), SHOWN);
    }

    #[test]
    fn pages_are_cut_from_the_beginning_and_hold_whole_turns() {
        let log: Vec<LogLine> = (0..PAGE as u64).map(|entry| line(entry, "x", 0, 1)).collect();
        let turn = |length: usize| Turn { seat: None, lines: &log[..length], until: 99 };
        let turns = [turn(PAGE - 10), turn(10), turn(1), turn(PAGE), turn(2)];
        let lengths = |asked| {
            let page = Page::of(&turns, asked);
            (page.number, page.pages, page.turns.len())
        };
        assert_eq!(lengths("all"), (1, 4, 2));
        assert_eq!(lengths("2"), (2, 4, 1));
        assert_eq!(lengths("3"), (3, 4, 1));
        assert_eq!(lengths("last"), (4, 4, 1));
        assert_eq!(lengths("99"), (4, 4, 1), "beyond the end is the end");
        assert_eq!(lengths("0"), (1, 4, 2));
        assert_eq!(Page::of(&[], "all").turns.len(), 0);
    }
}
