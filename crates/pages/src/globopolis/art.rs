//! The pieces and signs: the Governors, the five kinds of R-Units, and what stands on fields.

use games::globopolis::edition::FieldKind;
use games::globopolis::{RUnit, Team};
use maud::{Markup, PreEscaped, html};
use table::Seat;

use crate::frame::SHAPES;

/// The line around everything drawn.
const INK: &str = "#0a1230";
/// The colours of the seats, as in the frame's style sheet: pictures outside of the page cannot ask it.
const PAINT: [&str; 6] = ["#f2a33a", "#62b8ea", "#2fae7f", "#d884b4", "#efd94a", "#4d6fc4"];

/// The Governors' ships, on a field of 32 by 32, standing on its lower edge. `F` is the seat's colour. Each repeats its
/// seat's shape, so that the two are learned as one.
const SHIPS: [&str; 6] = [
    // A capsule on three legs.
    r##"<path fill="none" d="M9 22 5 30M23 22l4 8M16 24v6.5M3.5 30.5h4M24.5 30.5h4"/><circle cx="16" cy="14" r="11.5" fill="F"/><circle cx="16" cy="12.5" r="4.8" fill="#eaf2ff"/><path fill="none" stroke-width="1.3" d="M6.5 20.5h19"/>"##,
    // A satellite between its panels.
    r##"<path fill="#eaf2ff" d="M1.5 9.5h7v13h-7zM23.5 9.5h7v13h-7z"/><path fill="none" stroke-width="1.2" d="M5 9.5v13M27 9.5v13M1.5 16h7M23.5 16h7M16 7V2.5"/><path fill="F" d="M9.5 7.5h13v17h-13z"/><circle cx="16" cy="2.6" r="1.6" fill="F"/><path fill="#eaf2ff" stroke-width="1.3" d="M13 12h6v5h-6z"/><path fill="none" d="M12 24.5 10.5 30.5M20 24.5l1.5 6"/>"##,
    // A shuttle with delta wings.
    r##"<path fill="F" d="M16 1.5c3.5 4 4.5 8 4.5 12L30 27v3.5H2V27l9.5-13.5c0-4 1-8 4.5-12z"/><path fill="#eaf2ff" stroke-width="1.3" d="M13.6 10.5q2.4-3.5 4.8 0l-.5 4h-3.8z"/><path fill="none" stroke-width="1.3" d="M16 18v12"/>"##,
    // A probe like a cut stone.
    r##"<path fill="F" d="M16 3.5 29 17 16 30.5 3 17z"/><path fill="#eaf2ff" stroke-width="1.3" d="M16 11l6 6-6 6-6-6z"/><path fill="none" stroke-width="1.5" d="M16 3.5V.8M29 17h2.2M3 17H.8"/>"##,
    // A starship.
    r##"<path fill="F" d="M16 1.2l3.9 9.6 10.3.5-8 6.7 2.8 12.5L16 24.3 7 30.5 9.8 18l-8-6.7 10.3-.5z"/><circle cx="16" cy="15.5" r="3.6" fill="#eaf2ff" stroke-width="1.3"/>"##,
    // A space station with four arms.
    r##"<path fill="F" d="M11.5 2h9v9H30v9.5h-9.5v10h-9v-10H2V11h9.5z"/><circle cx="16" cy="15.8" r="4" fill="#eaf2ff" stroke-width="1.3"/>"##,
];

/// The kinds of R-Units, in their order, around the origin in a box from -10 to 10: shape and colour.
const UNITS: [(&str, &str); RUnit::COUNT] = [
    // A drop.
    ("#5cb8ff", "M0-9.5C4-3.5 7-.5 7 3A7 6.5 0 0 1-7 3C-7-.5-4-3.5 0-9.5z"),
    // A leaf.
    ("#8bdc5a", "M-8.5 8C-10-4-2-9 9-8.5 9.5 3 3.5 9.5-5.5 6.2L-7.5 9z"),
    // A bolt.
    ("#ffd84a", "M2.5-9.5-7 1.8h5.2L-3.5 9.5 7.5-2.8H1.8L5.5-9.5z"),
    // A component: a hexagon with a hole.
    ("#cfa8ff", "M-4.8-8.3h9.6L9.6 0 4.8 8.3h-9.6L-9.6 0zM0-3.2A3.2 3.2 0 1 0 0 3.2 3.2 3.2 0 1 0 0-3.2z"),
    // A shield.
    ("#ff8f7d", "M0-9.5 8-6.5V0C8 5 4.5 8 0 9.8-4.5 8-8 5-8 0V-6.5z"),
];

/// The other signs, on a field of 24 by 24.
const SIGNS: [(&str, &str); 16] = [
    // Kinds of fields.
    ("ops", r##"<path d="M4 5.5 15 2.5l5 15.5-11 3.5z"/><path d="M12 8l-2.5 4.5h3L11 17" fill="none"/>"##),
    ("influence", r##"<path d="M3 5h18v11h-9l-5 5v-5H3z"/><path d="M7 9h10M7 12.5h6" fill="none"/>"##),
    (
        "market",
        r##"<path d="M3 9.5 5 4h14l2 5.5v2H3zM5 11.5h14V21H5z"/><path d="M9.5 21v-5.5h5V21M8 4l-.8 7M16 4l.8 7" fill="none"/>"##,
    ),
    (
        "bank",
        r##"<path d="M2.5 9 12 3l9.5 6zM3 18.5h18V21H3z"/><path d="M6 9.5v9M10 9.5v9M14 9.5v9M18 9.5v9" fill="none"/>"##,
    ),
    (
        "base",
        r##"<path d="M12 1.5c3.5 3.5 4.5 7 4.5 10l3.5 4v5l-4.5-2h-7L4 20.5v-5l3.5-4c0-3 1-6.5 4.5-10z"/><circle cx="12" cy="9.5" r="2.2"/>"##,
    ),
    (
        "teleport",
        r##"<path d="M12 2.5a9.5 9.5 0 1 1-9 6.5" fill="none" stroke-width="2.2"/><path d="M12 7.5a4.5 4.5 0 1 1-4.2 3" fill="none" stroke-width="2.2"/><circle cx="12" cy="12" r="1.6"/>"##,
    ),
    ("moonshot", r##"<path d="M15 2.5A9.7 9.7 0 1 0 21.5 15 8 8 0 0 1 15 2.5z"/>"##),
    (
        "nsa",
        r##"<path d="M12 2 21 5.5V12c0 5-4 8.5-9 10-5-1.5-9-5-9-10V5.5z"/><path d="M8 12l3 3 5-6" fill="none" stroke-width="2"/>"##,
    ),
    ("nia", r##"<path d="M1.5 12Q12 2 22.5 12 12 22 1.5 12z"/><circle cx="12" cy="12" r="3.6"/>"##),
    // Things.
    (
        "agent",
        r##"<path d="M3 9.5h18l-3.5-2L16 3h-8L6.5 7.5zM6 11.5h12c0 5-3 9.5-6 9.5s-6-4.5-6-9.5z"/><path d="M7.5 13.5h9" fill="none" stroke-width="2.2"/>"##,
    ),
    (
        "ed",
        r##"<g fill="#fff" fill-opacity="1" stroke="#0a1230"><path d="M4 21.5V11l4-3V3.5h8V8l4 3v10.5z"/><path d="M10 21v-5h4v5M8 12h8" fill="none"/></g>"##,
    ),
    (
        "ed-back",
        r##"<g fill="#0a1230" fill-opacity=".75" stroke="#fff" stroke-dasharray="2.5 2"><path d="M4 21.5V11l4-3V3.5h8V8l4 3v10.5z"/></g>"##,
    ),
    (
        "card",
        r##"<rect x="5" y="2.5" width="14" height="19" rx="2"/><path d="M8.5 7.5h7M8.5 11.5h7" fill="none"/>"##,
    ),
    // States.
    (
        "battle",
        r##"<path d="M3 3l13.5 13.5M21 3 7.5 16.5M5 14.5l4.5 4.5M19 14.5 14.5 19M6.5 17.5 3 21M17.5 17.5 21 21" fill="none" stroke-width="2.6"/>"##,
    ),
    (
        "frozen",
        r##"<path d="M12 2v20M3.5 7l17 10M20.5 7l-17 10M9.5 3.5 12 6l2.5-2.5M9.5 20.5 12 18l2.5 2.5" fill="none" stroke-width="2.2"/>"##,
    ),
    ("shield", r##"<path d="M12 2 21 5.5V12c0 5-4 8.5-9 10-5-1.5-9-5-9-10V5.5z"/>"##),
];

fn ship(look: usize) -> Markup {
    let lines = SHIPS[look % SHIPS.len()].replace("\"F\"", &format!("\"{}\"", PAINT[look % PAINT.len()]));
    html! {
        g stroke=(INK) stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round" { (PreEscaped(lines)) }
    }
}

/// The Governor of a seat, drawn in full, for pages without the symbols.
pub(super) fn governor(seat: Seat) -> Markup {
    html! { svg .gp-ship viewBox="0 0 32 32" aria-hidden="true" { (ship(seat.index())) } }
}

/// The same, small, on pages that have the symbols.
pub(super) fn small_governor(seat: Seat) -> Markup {
    icon(&format!("g{}", seat.index() % SHIPS.len()), "mark")
}

/// The Governor of a team, on pages that have the symbols. Those of a team look alike (GP-86).
pub(super) fn team_governor(team: Team, class: &str) -> Markup {
    icon(&format!("g{}", team.index()), class)
}

/// The shape of a team in its colour, in running text.
pub(super) fn mark(team: Team) -> Markup {
    crate::frame::seat_mark(Seat::from_index(team.index()))
}

/// All symbols that the page uses, hidden.
pub(super) fn symbols(teams: usize) -> Markup {
    html! {
        svg .gp-symbols width="0" height="0" aria-hidden="true" {
            @for seat in 0..teams.max(2) { symbol id={ "gp-g" (seat) } viewBox="0 0 32 32" { (ship(seat)) } }
            @for seat in 0..teams { symbol id={ "gp-t" (seat) } viewBox="-10.5 -10.5 21 21" { path d=(SHAPES[seat]) {} } }
            @for (unit, (colour, path)) in UNITS.iter().enumerate() {
                symbol id={ "gp-u" (unit) } viewBox="-11 -11 22 22" {
                    path d=(path) fill=(colour) fill-rule="evenodd" stroke=(INK) stroke-width="1.6" stroke-linejoin="round" {}
                }
            }
            @for (name, lines) in SIGNS {
                symbol id={ "gp-s-" (name) } viewBox="0 0 24 24" { (sign_lines(lines)) }
            }
        }
    }
}

/// A sign is a line drawing in the colour of its text.
fn sign_lines(lines: &str) -> Markup {
    html! {
        g fill="currentColor" fill-opacity=".25" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round" {
            (PreEscaped(lines))
        }
    }
}

/// A sign for the picture of the board, in a box of 24 by 24.
pub(super) fn drawn_sign(name: &str) -> Markup {
    let lines = SIGNS.iter().find(|(sign, _)| *sign == name).map_or("", |(_, lines)| *lines);
    sign_lines(lines)
}

/// A symbol in running text; what it shows is said beside it.
pub(super) fn icon(symbol: &str, class: &str) -> Markup {
    crate::parts::icon(&format!("gp-{symbol}"), class)
}

/// A sign in running text.
pub(super) fn sign(name: &str) -> Markup {
    icon(&format!("s-{name}"), "gp-sign")
}

/// The Economic Development pieces of a Title in running text: whole, and hollow if they are set back (GP-32).
pub(super) fn levels(level: u8, justified: u8) -> Markup {
    html! { @for nth in 0..level { (sign(if nth < justified { "ed" } else { "ed-back" })) } }
}

/// A kind of R-Unit in running text.
pub(super) fn unit(unit: RUnit) -> Markup {
    icon(&format!("u{}", unit as usize), "gp-sign")
}

/// The sign of a field that has no Title.
pub(super) fn field_sign(kind: FieldKind) -> Option<&'static str> {
    Some(match kind {
        FieldKind::Territory(_) | FieldKind::Guild(_) => return None,
        FieldKind::OpsMission => "ops",
        FieldKind::Influence => "influence",
        FieldKind::Market(_) => "market",
        FieldKind::Bank => "bank",
        FieldKind::Base => "base",
        FieldKind::Teleport => "teleport",
        FieldKind::Moonshot => "moonshot",
        FieldKind::Nsa => "nsa",
        FieldKind::Nia => "nia",
    })
}

/// The colour of an R-Unit on the picture of the board, and its path.
pub(super) fn unit_lines(unit: RUnit) -> (&'static str, &'static str) {
    UNITS[unit as usize]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_symbols_are_few_bytes_and_have_no_inline_style() {
        let drawn = symbols(5).into_string();
        assert!(drawn.len() < 14_000, "{} bytes", drawn.len());
        assert!(!drawn.contains("style=") && !drawn.contains("\"F\""));
    }

    #[test]
    fn every_kind_and_seat_has_a_shape_of_its_own() {
        for (at, (colour, path)) in UNITS.iter().enumerate() {
            assert!(UNITS[..at].iter().all(|(other, lines)| other != colour && lines != path));
        }
        for (at, ship) in SHIPS.iter().enumerate() {
            assert!(SHIPS[..at].iter().all(|other| other != ship));
        }
    }
}
