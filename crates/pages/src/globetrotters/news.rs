//! What has just fallen or been turned up: dice, and Adventures. It stands in the log, whose sentences carry it.

use maud::{Markup, html};
use table::{Arg, Seat, Text};

use super::art;
use super::page::Page;
use crate::model::LogLine;
use crate::parts::die;

/// For how many entries of the journal a roll or a card stays on the table.
const STAYS: usize = 4;

/// The argument of a sentence that is a number.
fn number(text: &Text, name: &str) -> Option<i64> {
    text.args.iter().find_map(|(found, arg)| match arg {
        Arg::Number(number) if *found == name => Some(*number),
        _ => None,
    })
}

fn word<'a>(text: &'a Text, name: &str) -> Option<&'a str> {
    text.args.iter().find_map(|(found, arg)| match arg {
        Arg::Name(word) if *found == name => Some(word.as_str()),
        _ => None,
    })
}

fn seat(text: &Text) -> Option<Seat> {
    text.args.iter().find_map(|(_, arg)| match arg {
        Arg::Seat(seat) => Some(*seat),
        _ => None,
    })
}

/// The lines of the latest entries, newest entry first. Whoever is asked something sees what they did themselves: what others
/// did was told on the stage.
fn latest<'a>(page: &Page<'a>) -> impl Iterator<Item = &'a [LogLine]> {
    let (seat, asked) = (page.seat, page.awaited());
    let entries = page.model.log.chunk_by(|a, b| a.entry == b.entry).rev().take(STAYS);
    entries.filter(move |lines| !asked || lines.iter().any(|line| line.actor == seat))
}

/// Whether this entry is the latest news, and so to be shown with a movement.
fn is_fresh(page: &Page<'_>, entry: u64) -> bool {
    page.model.log.last().is_some_and(|line| line.entry == entry)
}

fn is_roll(line: &LogLine) -> bool {
    matches!(
        line.text.id,
        "gt-told-rolled"
            | "gt-told-rolled-ticket"
            | "gt-told-rolled-trouble"
            | "gt-told-challenge-rolled"
            | "gt-told-jackpot-rolled"
            | "gt-told-start-rolled"
    )
}

/// The dice of the latest roll: one throw after the other.
pub(super) fn dice(page: &Page<'_>) -> Markup {
    let Some(lines) = latest(page).find(|lines| lines.iter().any(is_roll)) else { return html! {} };
    let entry = lines.first().map_or(0, |line| line.entry);
    let rolls: Vec<&LogLine> = lines.iter().filter(|line| is_roll(line)).collect();
    // A long duel shows how it ended.
    let rolls = &rolls[rolls.len().saturating_sub(6)..];
    html! {
        ol .gt-rolls.fresh[is_fresh(page, entry)] id={ "rolls-" (entry) } {
            @for line in rolls { li { (throw(page, line)) } }
        }
    }
}

fn throw(page: &Page<'_>, line: &LogLine) -> Markup {
    let text = &line.text;
    let hit = text.args.contains(&("hit", true.into()));
    html! {
        @if let Some(seat) = seat(text) { (art::small_piece(seat)) }
        @match (text.id, number(text, "one"), number(text, "other")) {
            ("gt-told-rolled-ticket", _, _) => span .gt-d12 role="img" aria-label=(page.say("gtp-die-ticket")) { (art::sign("ticket")) }
            ("gt-told-rolled-trouble", _, _) => span .gt-d12 role="img" aria-label=(page.say("gtp-die-trouble")) { (art::sign("trouble")) }
            (_, Some(one), Some(other)) => {
                span .gt-pair.hit[hit] role="img" aria-label={ (one) " " (other) } { (die("gt-die", one)) (die("gt-die", other)) }
                @if hit { small .gt-hit { (page.say("gtp-hit")) } }
            }
            _ => @if let Some(steps) = number(text, "steps") { span .gt-d12 { b { (steps) } } }
        }
    }
}

/// The Adventure that was turned up last, as a card; it turns over when it is the latest news.
pub(super) fn adventure(page: &Page<'_>) -> Markup {
    let told = latest(page)
        .flat_map(|lines| lines.iter().rev())
        .find(|line| line.text.id == "gt-told-took-adventure")
        .and_then(|line| Some((line.entry, word(&line.text, "place")?, word(&line.text, "text")?)))
        .map(|(entry, place, text)| (entry, page.l10n.name(place), page.l10n.name(text)));
    let pending = page.open().course.adventure.map(|adventure| {
        let text = page.edition().entry(adventure.card, adventure.city).text.as_str();
        (page.model.version, page.place(adventure.city), page.l10n.name(text))
    });
    let Some((entry, place, text)) = told.or(pending) else { return html! {} };
    html! {
        div .gt-adventure.fresh[is_fresh(page, entry)] id={ "adventure-" (entry) } {
            div .gt-back aria-hidden="true" { (page.say("gtp-adventure")) }
            div .gt-face {
                p .gt-kicker { (page.say("gtp-adventure")) " · " (place) }
                p { (text) }
            }
        }
    }
}
