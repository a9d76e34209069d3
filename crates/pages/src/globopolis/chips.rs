//! Dice as small pictures.

use maud::{Markup, html};

use crate::parts;

/// A six-sided die.
pub(super) fn die(face: i64) -> Markup {
    parts::die("gpd-die", face)
}

/// A die with more sides: its outline tells how many.
pub(super) fn polygon(sides: u8, face: i64) -> Markup {
    let outline = match sides {
        8 => "16,1 30,16 16,31 2,16",
        10 => "16,1 29,12 29,20 16,31 3,20 3,12",
        12 => "16,1 30,11 25,29 7,29 2,11",
        _ => "16,1 29.5,8.5 29.5,23.5 16,31 2.5,23.5 2.5,8.5",
    };
    html! {
        svg .gpd-poly viewBox="0 0 32 32" {
            polygon points=(outline) {}
            text x="16" y="20.5" { (face) }
        }
    }
}
