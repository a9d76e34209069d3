//! The drawings: six pieces and their flags, the nine kinds of places, and the small signs. All are symbols, drawn
//! once and used often.
//!
//! The pieces differ in silhouette, the kinds in shape: nobody has to tell them apart by colour.

use games::globetrotters::Kind;
use maud::{Markup, PreEscaped, html};
use table::Seat;

use crate::frame::SHAPES;

/// The colour of each piece: Okabe and Ito's, which colour-blind eyes tell apart.
const PAINT: [&str; 6] = ["#e69f00", "#56b4e9", "#009e73", "#cc79a7", "#f0e442", "#0072b2"];
/// The colour of the outlines.
const INK: &str = "#0e2f36";

/// The pieces on a field of 32 by 32; they stand on its lower edge. `F` is their colour.
const PIECES: [&str; 6] = [
    // A suitcase with a sticker.
    r##"<path fill="none" stroke-width="2.4" d="M11 10V5.5h10V10"/><rect x="3" y="9.5" width="26" height="19.5" rx="3" fill="F"/><path fill="none" d="M9 9.5V29M23 9.5V29"/><circle cx="16" cy="19" r="4" fill="#fff"/><path fill="none" stroke-width="1.2" d="M12.5 19h7M16 15.3q-2.6 3.7 0 7.4M16 15.3q2.6 3.7 0 7.4"/>"##,
    // A globe on its stand.
    r##"<path fill="none" stroke-width="2.2" d="M16 25v4M9.5 29.6h13M23 4.5a13 13 0 01-14.5 20"/><circle cx="15" cy="14" r="10.5" fill="F"/><path fill="#fff" stroke-width="1" d="M9 8.5c3-3 7-2.5 7.5-.5s-3 2-2.5 4.5-1 4-3 3-4-4.5-2-7zm9.5 5c2-1.5 5-.5 5.5 1.5s-2 5-4.5 5-3-5-1-6.5z"/>"##,
    // An aeroplane, climbing.
    r##"<path fill="F" d="M16 1.5c2 0 3 3 3 6v4.5l11 7.5v3.5l-11-3.5v6l4 3v2.5l-7-1.8-7 1.8v-2.5l4-3v-6L2 23v-3.5L13 12V7.5c0-3 1-6 3-6z"/><path fill="none" stroke-width="1.3" d="M14.3 6.5q1.7-1.2 3.4 0"/>"##,
    // An ocean liner.
    r##"<path fill="#fff" d="M8 19v-5h16v5z"/><path fill="F" d="M10.5 14V5h3.6v9zM17.5 14V5h3.6v9z"/><path fill="none" stroke-width="1.2" d="M10.5 8h3.6M17.5 8h3.6"/><path fill="F" d="M1.5 18.5h29l-4.5 11H6z"/><path fill="#fff" stroke="none" d="M7.5 21.5h2.4v2.4H7.5zM12.5 21.5h2.4v2.4h-2.4zM17.5 21.5h2.4v2.4h-2.4zM22.5 21.5h2.4v2.4h-2.4z"/>"##,
    // A panama hat.
    r##"<path fill="F" d="M1.5 24c2.5-3 5-3.5 7-3.6C8.5 12 10 6 13 5.5c1.5-.3 2 .8 3 .8s1.5-1.1 3-.8c3 .5 4.5 6.5 4.5 14.9 2 .1 4.5.6 7 3.6-4 4-9 5-14.5 5S5.5 28 1.5 24z"/><path fill="#0e2f36" d="M8.5 20.5c0-1.5.1-3 .3-4.3 4.5 1.8 10 1.8 14.4 0 .2 1.3.3 2.8.3 4.3-4.5 2-10.5 2-15 0z"/>"##,
    // A camera.
    r##"<path fill="F" d="M10.5 9l2-4.5h7l2 4.5z"/><rect x="2" y="9" width="28" height="20" rx="3" fill="F"/><circle cx="16" cy="19" r="7" fill="#fff"/><circle cx="16" cy="19" r="3.6" fill="#0e2f36"/><path fill="#fff" stroke-width="1.2" d="M24 11.5h3.5v2.5H24z"/>"##,
];

/// The kinds of places around the origin, in the order of the rules, with their class for the night.
pub(super) const KINDS: [(&str, &str); 9] = [
    (
        "key-city",
        r##"<circle r="5.6" fill="#c8321f" stroke="#fff" stroke-width="1.3"/><path fill="#fff" d="M0-4 1.1-1.3 3.9-1.2 1.7.6 2.4 3.3 0 1.8-2.4 3.3-1.7.6-3.9-1.2-1.1-1.3z"/>"##,
    ),
    ("continental-city", r##"<circle r="4.5" fill="#c8321f" stroke="#fff" stroke-width="1.2"/>"##),
    (
        "national-city",
        r##"<path fill="#0b5c68" stroke="#fff" stroke-width=".9" d="M-3.1-3.1h6.2v6.2h-6.2z"/>"##,
    ),
    (
        "regional-city",
        r##"<path fill="#fff" stroke="#0b5c68" stroke-width="1.2" d="M-2.6 2.5V-.6L0-3.2 2.6-.6V2.5z"/>"##,
    ),
    (
        "gambling-city",
        r##"<path fill="#e8a800" stroke="#4a3200" stroke-width="1" d="M0-5.2 4 0 0 5.2-4 0z"/>"##,
    ),
    (
        "tropical-island",
        r##"<path fill="#1c8a4b" stroke="#fff" stroke-width=".8" d="M0-1.7a2.2 2.2 0 111.7 1.7 2.2 2.2 0 11-1.7 1.7 2.2 2.2 0 11-1.7-1.7A2.2 2.2 0 110-1.7z"/>"##,
    ),
    (
        "wasteland",
        r##"<path fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" d="M-3-3 3 3M3-3-3 3"/><path fill="none" stroke="#7a5230" stroke-width="2.2" stroke-linecap="round" d="M-3-3 3 3M3-3-3 3"/>"##,
    ),
    (
        "trouble-spot",
        r##"<path fill="#e2711d" stroke="#5a2600" stroke-width=".9" stroke-linejoin="round" d="M0-4.4 4.2 3.2-4.2 3.2z"/><path stroke="#fff" stroke-width="1.3" d="M0-1.6V.9M0 1.5v.9"/>"##,
    ),
    (
        "cruise-island",
        r##"<path fill="#2a7fb8" stroke="#fff" stroke-width=".9" d="M-5.2 0Q0-5.4 5.2 0 0 5.4-5.2 0z"/><path fill="none" stroke="#fff" stroke-width=".9" d="M-2.7.3q1.350-1.4 2.7 0t2.7 0"/>"##,
    ),
];

/// The small signs, on a field of 24 by 24.
const SIGNS: [(&str, &str); 6] = [
    (
        "key",
        r##"<path fill="#f2b705" stroke="#5a4200" stroke-width="1.4" stroke-linejoin="round" d="M8 3a5.5 5.5 0 015.2 7.4L22 19v3h-4v-2.5h-2.5V17H13l-2-2A5.5 5.5 0 118 3zm-1.4 3.4a1.7 1.7 0 100 3.4 1.7 1.7 0 000-3.4z"/>"##,
    ),
    (
        "memory",
        r##"<path fill="#fff8e6" stroke="#8a2f4f" stroke-width="1.5" d="M3.5 3.5h17v17h-17z" stroke-dasharray="2 1.4"/><path fill="none" stroke="#8a2f4f" stroke-width="1.5" d="M6 17l4-6 3 4 2-2.5 3.5 4.5z"/><circle cx="15.5" cy="8.5" r="1.8" fill="#8a2f4f"/>"##,
    ),
    (
        "ticket",
        r##"<path fill="#fff3d0" stroke="#0e2f36" stroke-width="1.4" stroke-linejoin="round" d="M2 7.5L6.5 4H22v16H6.5L2 16.5z"/><circle cx="6.3" cy="12" r="1.6" fill="#0e2f36"/><path stroke="#0b5c68" stroke-width="1.5" d="M10.5 9h8.5M10.5 12.3h8.5M10.5 15.5h5"/>"##,
    ),
    (
        "trouble",
        r##"<path fill="#e2711d" stroke="#5a2600" stroke-width="1.6" stroke-linejoin="round" d="M12 2.5 22.5 21h-21z"/><path stroke="#fff" stroke-width="2.6" stroke-linecap="round" d="M12 9v5.5M12 17.9v.2"/>"##,
    ),
    (
        "jackpot",
        r##"<path fill="#e8a800" stroke="#4a3200" stroke-width="1.5" stroke-linejoin="round" d="M3 9h18l-2 12.5H5z"/><path fill="none" stroke="#4a3200" stroke-width="1.5" d="M6 9c0-9 12-9 12 0M3.8 13.5h16.4"/><circle cx="12" cy="17.3" r="1.9" fill="#fff"/>"##,
    ),
    (
        "plane",
        r##"<path fill="#0b5c68" d="M12 1.2c1.4 0 2.2 2.2 2.2 4.5v3.4l8.3 5.6v2.6l-8.3-2.6v4.5l3 2.3v1.8L12 22l-5.2 1.3v-1.8l3-2.3v-4.5L1.5 17.3v-2.6l8.3-5.6V5.7c0-2.3.8-4.5 2.2-4.5z"/>"##,
    ),
];

fn paint(seat: Seat) -> &'static str {
    PAINT[seat.index() % PAINT.len()]
}

fn piece_lines(seat: Seat) -> Markup {
    let lines = PIECES[seat.index() % PIECES.len()].replace("\"F\"", &format!("\"{}\"", paint(seat)));
    html! {
        g stroke=(INK) stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round" { (PreEscaped(lines)) }
    }
}

/// A flag in the seat's colour, with the seat's mark on it; its pole stands at the left of the lower edge.
fn flag_lines(seat: Seat) -> Markup {
    html! {
        path d="M4 23V2h17l-4 6 4 6H5.5" fill=(paint(seat)) stroke=(INK) stroke-width="1.7" stroke-linejoin="round" {}
        path d=(SHAPES[seat.index() % SHAPES.len()]) transform="translate(10.5 8)scale(.42)" fill="#fff" stroke=(INK) stroke-width="2" {}
    }
}

/// A piece, drawn in full, for pages without the symbols.
pub(super) fn piece(seat: Seat) -> Markup {
    html! { svg class="gt-piece" viewBox="0 0 32 32" aria-hidden="true" { (piece_lines(seat)) } }
}

/// The symbols that the page of a game with this many seats uses, hidden.
pub(super) fn symbols(seats: usize) -> Markup {
    html! {
        svg class="gt-symbols" width="0" height="0" aria-hidden="true" {
            @for seat in Seat::all(seats) {
                symbol id={ "gt-p" (seat.0) } viewBox="0 0 32 32" { (piece_lines(seat)) }
                symbol id={ "gt-f" (seat.0) } viewBox="0 0 24 24" { (flag_lines(seat)) }
            }
            @for (name, lines) in KINDS {
                symbol id={ "gt-k-" (name) } viewBox="-7 -7 14 14" { (PreEscaped(lines)) }
            }
            @for (name, lines) in SIGNS {
                symbol id={ "gt-s-" (name) } viewBox="0 0 24 24" { (PreEscaped(lines)) }
            }
        }
    }
}

/// A symbol in running text; what it shows is said beside it.
pub(super) fn icon(symbol: &str, class: &str) -> Markup {
    crate::parts::icon(&format!("gt-{symbol}"), class)
}

/// A sign in running text.
pub(super) fn sign(name: &str) -> Markup {
    icon(&format!("s-{name}"), "gt-sign")
}

/// A kind's shape in running text.
pub(super) fn kind(kind: Kind) -> Markup {
    icon(&format!("k-{}", kind.id()), "gt-sign")
}

/// A seat's piece in running text.
pub(super) fn small_piece(seat: Seat) -> Markup {
    icon(&format!("p{}", seat.0), "gt-sign")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_symbols_are_few_bytes_and_have_no_inline_style() {
        let drawn = symbols(6).into_string();
        assert!(drawn.len() < 14_000, "{} bytes", drawn.len());
        assert!(!drawn.contains("style=") && !drawn.contains("\"F\""));
    }

    #[test]
    fn every_kind_has_a_shape_of_its_own() {
        for (kind, (name, lines)) in Kind::ALL.into_iter().zip(KINDS) {
            assert_eq!(kind.id(), name);
            assert_eq!(KINDS.iter().filter(|(_, others)| *others == lines).count(), 1);
        }
    }
}
