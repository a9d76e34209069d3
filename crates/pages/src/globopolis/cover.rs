//! The picture of the game on the start page.

use std::sync::LazyLock;

use maud::{Markup, html};
use table::Seat;

use super::art;
use crate::world_map::globe;

/// Where the Earth is on the picture, how large, and above which point of it one floats.
const EARTH: (f64, f64, f64) = (200.0, 372.0, 222.0);
const ABOVE: (f64, f64) = (34.0, 10.0);
/// Its coasts, drawn once: the start page is asked for often.
static COAST: LazyLock<String> = LazyLock::new(|| globe((EARTH.0, EARTH.1), EARTH.2, ABOVE, 4.0));
/// Stars: where, and how large.
const STARS: [(u16, u16, u8); 16] = [
    (24, 30, 1),
    (62, 92, 1),
    (96, 24, 2),
    (128, 66, 1),
    (150, 18, 1),
    (182, 44, 2),
    (214, 14, 1),
    (238, 70, 1),
    (262, 30, 1),
    (300, 58, 2),
    (318, 20, 1),
    (352, 84, 1),
    (376, 36, 1),
    (390, 122, 2),
    (12, 138, 1),
    (40, 188, 1),
];

/// The Earth from orbit: a ring of fields around it, and three Governors on their way.
pub(super) fn cover() -> Markup {
    let (x, y, radius) = EARTH;
    html! {
        div .cover.gp-cover aria-hidden="true" {
            svg .scene viewBox="0 0 400 300" preserveAspectRatio="xMidYMax slice" {
                g .gp-star { @for (x, y, r) in STARS { circle cx=(x) cy=(y) r=(r) {} } }
                circle .gp-halo cx=(x) cy=(y) r=(radius + 10.0) {}
                circle .gp-ball cx=(x) cy=(y) r=(radius) {}
                path .gp-coast d=(*COAST) {}
                ellipse .gp-orbit cx="200" cy="232" rx="238" ry="92" transform="rotate(-9 200 232)" {}
                ellipse .gp-orbit.far cx="200" cy="222" rx="252" ry="120" transform="rotate(12 200 222)" {}
                @for (seat, x, y) in [(0, 44, 104), (1, 160, 88), (2, 274, 74)] {
                    svg x=(x) y=(y) width="74" height="74" viewBox="0 0 32 32" { (art::governor(Seat(seat))) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_is_small_enough_for_the_start_page() {
        let drawn = cover().into_string();
        assert!(drawn.len() < 11_000, "{} bytes", drawn.len());
        assert!(!drawn.contains(" style=") && !drawn.contains("NaN"));
    }
}
