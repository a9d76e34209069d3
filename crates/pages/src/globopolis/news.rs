//! The dice that have just fallen, and what came of them. They stand in the log, whose sentences carry them.

use maud::{Markup, html};
use table::{Arg, Seat, Text};

use super::page::Page;
use super::{art, chips};
use crate::model::LogLine;

/// For how many entries of the journal a roll stays on the table.
const STAYS: usize = 3;

/// The argument of a sentence with this name.
fn arg<'a>(text: &'a Text, name: &str) -> Option<&'a Arg> {
    text.args.iter().find_map(|(found, arg)| (*found == name).then_some(arg))
}

fn number(text: &Text, name: &str) -> Option<i64> {
    match arg(text, name)? {
        Arg::Number(number) => Some(*number),
        _ => None,
    }
}

fn numbers(text: &Text, name: &str) -> Vec<i64> {
    let Some(Arg::List(list)) = arg(text, name) else { return Vec::new() };
    let number = |arg: &Arg| match arg {
        Arg::Number(number) => Some(*number),
        _ => None,
    };
    list.iter().filter_map(number).collect()
}

fn seat(text: &Text) -> Option<Seat> {
    ["seat", "team"].into_iter().find_map(|name| match arg(text, name)? {
        Arg::Seat(seat) => Some(*seat),
        _ => None,
    })
}

fn is_roll(line: &LogLine) -> bool {
    matches!(
        line.text.id,
        "gp-told-rolled"
            | "gp-told-rolled-back"
            | "gp-told-teleported"
            | "gp-told-market"
            | "gp-told-academy"
            | "gp-told-recruited"
            | "gp-told-house-cleaned"
            | "gp-told-house-not-cleaned"
    )
}

/// The dice of the latest roll, one throw after the other.
pub(super) fn dice(page: &Page<'_>) -> Markup {
    let entries = page.model.log.chunk_by(|a, b| a.entry == b.entry).rev().take(STAYS);
    let Some(lines) = entries.into_iter().find(|lines| lines.iter().any(is_roll)) else { return html! {} };
    let entry = lines.first().map_or(0, |line| line.entry);
    let fresh = page.model.log.last().is_some_and(|line| line.entry == entry);
    html! {
        ol .gpd-rolls.fresh[fresh] id={ "rolls-" (entry) } {
            @for line in lines.iter().filter(|line| is_roll(line)) {
                li title=(page.text(&line.text)) {
                    @if let Some(seat) = seat(&line.text) { (art::team_governor(page.game.team_of(seat), "gp-sign")) }
                    (throw(page, &line.text))
                }
            }
        }
        (told(page, lines))
    }
}

/// How many sentences are told beside the dice.
const TOLD: usize = 4;

/// Whether the dice alone say what the sentence says.
fn is_plain(line: &LogLine) -> bool {
    matches!(
        line.text.id,
        "gp-told-rolled" | "gp-told-rolled-back" | "gp-told-teleported" | "gp-told-market" | "gp-told-turn"
    )
}

/// What came of the roll, in the words of the log. Where several people share a device, no card is named.
fn told(page: &Page<'_>, lines: &[LogLine]) -> Markup {
    let names_card = |line: &LogLine| ["card", "cards"].iter().any(|name| arg(&line.text, name).is_some());
    let mut told: Vec<&LogLine> = lines
        .iter()
        .filter(|line| !is_plain(line))
        .filter(|line| !(page.curtain && names_card(line)))
        .collect();
    told.truncate(TOLD);
    html! { @if !told.is_empty() { ul .gpd-told { @for line in told { li { (page.text(&line.text)) } } } } }
}

fn throw(page: &Page<'_>, text: &Text) -> Markup {
    let said = page.text(text);
    let d6 = |faces: &[i64]| html! { @for &face in faces { (chips::die(face)) } };
    html! {
        span .gpd-throw role="img" aria-label=(said) {
            @match text.id {
                "gp-told-teleported" => {
                    (chips::polygon(8, number(text, "bases").unwrap_or(0)))
                    (chips::polygon(20, number(text, "fields").unwrap_or(0)))
                }
                "gp-told-academy" | "gp-told-recruited" => (chips::die(number(text, "face").unwrap_or(0))),
                "gp-told-house-cleaned" | "gp-told-house-not-cleaned" => {
                    @let sides = ["sides", "against"].map(|name| number(text, name).and_then(|sides| u8::try_from(sides).ok()).unwrap_or(12));
                    @for (own, other) in numbers(text, "owner").into_iter().zip(numbers(text, "intruder")) {
                        span .gpd-duel.won[own > other] { (chips::polygon(sides[0], own)) (chips::polygon(sides[1], other)) }
                    }
                }
                "gp-told-rolled-back" => { (d6(&numbers(text, "dice"))) span .gpd-back aria-hidden="true" { "↺" } }
                _ => (d6(&numbers(text, "dice"))),
            }
        }
    }
}
