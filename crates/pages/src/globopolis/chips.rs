//! R-Units and dice as small pictures, and the button that carries an action.

use globopolis::{Action, RUnit};
use maud::{Markup, html};

use super::page::json;

/// The sign of a kind of R-Unit: each has a silhouette of its own.
pub(super) fn unit(unit: RUnit) -> Markup {
    let path = match unit {
        RUnit::Water => "M12 2.5C8 8.5 5.5 11.6 5.5 15a6.5 6.5 0 0 0 13 0c0-3.4-2.5-6.5-6.5-12.5z",
        RUnit::Food => {
            "M12 22V9.5M12 9.5C8 9.5 5.5 7 5.5 3 9.5 3 12 5.5 12 9.5zm0 6.5c3.5 0 6.5-2.5 6.5-6.5-4 0-6.5 2.5-6.5 6.5z"
        }
        RUnit::Energy => "M13.5 2 5 13.5h5.5L9.5 22 19 10h-6z",
        RUnit::Ucp => "M12 2.5 20.2 7.2v9.6L12 21.5 3.8 16.8V7.2zM8.5 12h7M12 8.5v7",
        RUnit::Ns => "M12 2.5 20 5v6.5c0 5-3.5 8.5-8 10-4.5-1.5-8-5-8-10V5z",
    };
    html! {
        svg .desk-unit.{ "u-" (unit.id()) } viewBox="0 0 24 24" aria-hidden="true" { path d=(path) {} }
    }
}

/// The colour of a group.
pub(super) fn group(colour: &str) -> Markup {
    html! { svg .desk-dot viewBox="0 0 10 10" aria-hidden="true" { circle cx="5" cy="5" r="4.5" fill=(colour) {} } }
}

/// A six-sided die.
pub(super) fn die(face: i64) -> Markup {
    let pips: &[(u8, u8)] = match face {
        1 => &[(12, 12)],
        2 => &[(7, 7), (17, 17)],
        3 => &[(7, 7), (12, 12), (17, 17)],
        4 => &[(7, 7), (17, 7), (7, 17), (17, 17)],
        5 => &[(7, 7), (17, 7), (12, 12), (7, 17), (17, 17)],
        _ => &[(7, 6), (17, 6), (7, 12), (17, 12), (7, 18), (17, 18)],
    };
    html! {
        svg .desk-die viewBox="0 0 24 24" {
            rect x="1" y="1" width="22" height="22" rx="5" {}
            @for (x, y) in pips { circle cx=(x) cy=(y) r="2.2" {} }
        }
    }
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
        svg .desk-poly viewBox="0 0 32 32" {
            polygon points=(outline) {}
            text x="16" y="20.5" { (face) }
        }
    }
}

/// A button of a form that holds several actions: it carries its own.
pub(super) fn press(action: &Action, class: &str, label: &Markup) -> Markup {
    html! { button class=[(!class.is_empty()).then_some(class)] name="action" value=(json(action)) { (label) } }
}
