//! Dice that look like dice: d6 with their pips, polygons as solids with their number.

use maud::{Markup, html};
use table::Text;

use super::super::page::Page;

/// The pips of each face, as dots with round ends.
const PIPS: [&str; 7] = [
    "",
    "M12 12h0",
    "M6.5 6.5h0M17.5 17.5h0",
    "M6.5 6.5h0M12 12h0M17.5 17.5h0",
    "M6.5 6.5h0M17.5 6.5h0M6.5 17.5h0M17.5 17.5h0",
    "M6.5 6.5h0M17.5 6.5h0M12 12h0M6.5 17.5h0M17.5 17.5h0",
    "M6.5 6h0M17.5 6h0M6.5 12h0M17.5 12h0M6.5 18h0M17.5 18h0",
];

/// A d6 that has not been rolled.
pub(super) fn idle() -> Markup {
    lit(0, false)
}

/// A d6 that shows a face, lit if it is a part of the pattern.
pub(crate) fn lit(face: u8, lit: bool) -> Markup {
    html! {
        svg .gpt-d6.idle[face == 0].lit[lit] viewBox="0 0 24 24" aria-hidden="true" {
            rect x="1.5" y="1.5" width="21" height="21" rx="5" {}
            @if let Some(pips) = PIPS.get(usize::from(face)).filter(|pips| !pips.is_empty()) { path d=(pips) {} }
        }
    }
}

/// What a die is called by its sides.
pub(super) fn name(page: &Page<'_>, sides: u8) -> String {
    page.text(&Text::new("gpt-die").with("sides", sides))
}

/// A polygon: the outline of the solid with its edges, and the number on it. Before it is rolled it shows its sides.
pub(super) fn polygon(page: &Page<'_>, sides: u8, face: Option<u8>) -> Markup {
    let (outline, edges) = match sides {
        8 => ("M12 1 22 7.5v9L12 23 2 16.5v-9z", "M12 1 22 16.5H2zM2 16.5 12 23l10-6.500"),
        10 => (
            "M12 .8 23.2 11.2v3L12 23.2.8 14.200v-3z",
            "M12 .8 18.400 15 12 18.800 5.600 15zM12 18.800v4.400M18.400 15l4.800-.8M5.600 15l-4.800-.8",
        ),
        12 => (
            "M12 1 18.500 3.100 22.500 8.600v6.800l-4 5.500L12 23l-6.500-2.100-4-5.500V8.600l4-5.500z",
            "M12 5 18.700 9.900 16.100 17.700H7.900L5.300 9.900zM12 5V1M18.700 9.900l3.800-1.300M16.100 17.700l2.400 3.200M7.900 17.700l-2.400 3.200M5.300 9.900 1.500 8.600",
        ),
        _ => ("M12 1 22 7v10l-10 6-10-6V7z", "M12 5 19 16.500H5zM12 5V1"),
    };
    html! {
        svg .gpt-polygon.idle[face.is_none()] viewBox="0 0 24 24" aria-hidden="true" {
            path .body d=(outline) {}
            path .edges d=(edges) {}
            text x="12" y=(if sides == 8 { "12.6" } else { "11.8" }) { @match face { Some(face) => (face), None => (name(page, sides)) } }
        }
    }
}
