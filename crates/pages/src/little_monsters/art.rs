//! The drawings: six monsters and their houses, the tokens, the globe. All are symbols, drawn once and used often.
//!
//! The monsters differ in silhouette, not only in colour; each house takes up its monster's shape.

use maud::{Markup, PreEscaped, html};
use table::Seat;

/// The colour of each monster, from a set that colour-blind eyes tell apart.
const SKIN: [&str; 6] = ["#f2a33a", "#62b8ea", "#2fae7f", "#d884b4", "#efd94a", "#4d6fc4"];
/// The colour of the outlines.
const INK: &str = "#3b2a1e";

/// The monsters on a field of 48 by 48; they stand on its lower edge. `F` is the colour of their skin.
const MONSTERS: [&str; 6] = [
    // A ball of fur with horns.
    r##"<g fill="F"><ellipse cx="18" cy="45" rx="5" ry="2.6"/><ellipse cx="30" cy="45" rx="5" ry="2.6"/></g><path fill="#fff3d6" d="M15 19C8 15 7 8 9 3c5 2 9 7 11 13zM33 19c7-4 8-11 6-16-5 2-9 7-11 13z"/><path fill="F" d="M24 14.5Q28.7 10.1 30.7 16.2 36.9 14.4 35.9 20.8 42.2 22.1 38.4 27.3 43.4 31.4 37.6 34.1 40 40.1 33.6 39.9 33.1 46.3 27.5 43.1 24 48.5 20.5 43.1 14.9 46.3 14.4 39.9 8 40.1 10.4 34.1 4.6 31.4 9.6 27.3 5.8 22.1 12.1 20.8 11.1 14.4 17.3 16.2 19.3 10.1 24 14.5z"/><g fill="#fff"><circle cx="18.5" cy="25" r="4.6"/><circle cx="29.5" cy="25" r="4.6"/></g><path fill="#7c2d3a" d="M16.5 33q7.5 3 15 0-1.5 6-7.5 6t-7.5-6z"/><path fill="#fff" stroke-width="1" d="M20 34.2l1.6 2.6 1.6-2.3zM25 34.5l1.6 2.3 1.6-2.6z"/><g class="e"><circle cx="19.3" cy="25.6" r="2"/><circle cx="28.7" cy="25.6" r="2"/></g>"##,
    // Tall, with one eye and a feeler.
    r##"<path fill="none" d="M24 9V4"/><circle cx="24" cy="3.5" r="2.5" fill="#ffdf6b"/><path fill="F" d="M13 30c-4 0-6 2-7 5 3 1 5 0 7-1zM35 30c4 0 6 2 7 5-3 1-5 0-7-1z"/><path fill="F" d="M13 46V20c0-8 5-12 11-12s11 4 11 12v26q-3.5-4-7.3 0-3.7-4-7.4 0-3.8-4-7.3 0z"/><circle cx="24" cy="20.5" r="7.5" fill="#fff"/><path fill="#7c2d3a" d="M18 33h12q-1 5-6 5t-6-5z"/><path fill="#fff" stroke-width="1" d="M20.5 33.5h3v2.5h-3z"/><g class="e"><circle cx="24" cy="21.2" r="3.4"/></g><circle cx="25.2" cy="20" r="1.1" fill="#fff" stroke="none"/>"##,
    // A dragon seen from the side, with spikes and a tail.
    r##"<path fill="#ffdf6b" d="M19 12l3-8 4 9 6-5 0 11 7-2-2 8 6 0-4 6-14-10z"/><path fill="F" d="M5 23c0-9 6-13 13-12s9 7 12 12 8 7 16 3c0 9-6 14-12 15v5h-7v-4h-6v4h-7v-6C8 37 5 31 5 23z"/><path fill="#c9f0d8" d="M15 39c-1-6 3-9 7-7 3 2 4 6 3 9z"/><circle cx="14.5" cy="20.5" r="4.4" fill="#fff"/><g class="e"><circle cx="13.6" cy="21" r="2"/></g><path fill="none" d="M6.5 28q5 3 11-1"/><path fill="#fff" stroke-width="1" d="M9.5 28.8l1 3 1.8-2.6z"/>"##,
    // Eight soft arms and three eyes.
    r##"<path fill="F" d="M8 24C8 11 15 4 24 4s16 7 16 20c0 6 3 9 5.5 13-4 3-7.5 1-9.5-2 1 6-1 10-5 11-2.5-2-3-5-3-8-1 3-1 6-4 8-3-2-3-5-4-8 0 3-.5 6-3 8-4-1-6-5-5-11-2 3-5.5 5-9.5 2C5 33 8 30 8 24z"/><g fill="#fff"><circle cx="15.5" cy="20" r="3.8"/><circle cx="24" cy="16" r="4.4"/><circle cx="32.5" cy="20" r="3.8"/></g><g class="e"><circle cx="16" cy="20.6" r="1.7"/><circle cx="24" cy="16.8" r="2"/><circle cx="32" cy="20.6" r="1.7"/></g><ellipse cx="24" cy="28" rx="3.2" ry="3.6" fill="#7c2d3a"/>"##,
    // Wings and pointed ears.
    r##"<path fill="#c9a227" d="M15 27C10 14 4 13 .8 15c2 4 1.5 8 .2 12 4-1 6 1 6.5 5 3-2 6 0 8.5 4zM33 27c5-13 11-14 14.2-12-2 4-1.5 8-.2 12-4-1-6 1-6.5 5-3-2-6 0-8.5 4z"/><path fill="F" d="M18 42l-3 4h6zM30 42l-3 4h6z"/><path fill="F" d="M14 17L13 4l9 8h4l9-8-1 13c2 4 3 8 3 13 0 8-6 14-13 14s-13-6-13-14c0-5 1-9 3-13z"/><ellipse cx="24" cy="36" rx="7" ry="5.5" fill="#fff6c8"/><g fill="#fff"><circle cx="19" cy="21.5" r="4.4"/><circle cx="29" cy="21.5" r="4.4"/></g><g class="e"><circle cx="19.8" cy="22" r="1.9"/><circle cx="28.2" cy="22" r="1.9"/></g><path fill="none" d="M19 28.5q5 3.5 10 0"/><path fill="#fff" stroke-width="1" d="M20.5 29.3l.8 3 1.7-2.3zM27.5 29.3l-.8 3-1.7-2.3z"/>"##,
    // Broad as a mountain, with a white face and two big teeth.
    r##"<path fill="F" d="M24 2c4 0 4 4 8 6 1 2 2 5 4 9 5 4 9 13 8 23 0 4-2 6-6 6H10c-4 0-6-2-6-6-1-10 3-19 8-23 2-4 3-7 5-9 2-2 3-6 7-6z"/><path fill="#eef3ff" d="M13 25c0-7 5-10 11-10s11 3 11 10-4 13-11 13-11-6-11-13z"/><g class="e"><circle cx="19.5" cy="22" r="2.2"/><circle cx="28.5" cy="22" r="2.2"/></g><path fill="none" d="M15.5 18l5 1.5M32.5 18l-5 1.5"/><path fill="#7c2d3a" d="M17 29h14q0 5.5-7 5.5T17 29z"/><path fill="#fff" stroke-width="1" d="M19 33l1.5-5 2 5.5zM29 33l-1.5-5-2 5.5z"/><path fill="F" d="M12 46c0-4 7-4 7 0zM29 46c0-4 7-4 7 0z"/>"##,
];

/// The houses on a field of 32 by 32.
const HOUSES: [&str; 6] = [
    // A round hut with horns.
    r##"<path fill="#fff3d6" d="M9 12C4 9 4 5 5 2c4 1 6 5 7 8zM23 12c5-3 5-7 4-10-4 1-6 5-7 8z"/><path fill="F" d="M4 29V18C4 11 9 7 16 7s12 4 12 11v11z"/>"##,
    // A tower with a mast.
    r##"<path fill="none" d="M16 8V3"/><circle cx="16" cy="3" r="1.9" fill="#ffdf6b"/><path fill="F" d="M8 29V15c0-5 3-8 8-8s8 3 8 8v14z"/>"##,
    // A roof like a row of spikes.
    r##"<path fill="#ffdf6b" d="M2 17l3-10 5 5 3-9 5 8 6-7 1 9 5-1 0 6z"/><path fill="F" d="M4 16h24v13H4z"/>"##,
    // A shell.
    r##"<path fill="F" d="M2 29C2 14 8 5 16 5s14 9 14 24z"/><path fill="none" d="M9 26C9 17 12 9 16 5c4 4 7 12 7 21"/>"##,
    // A nesting box with wings.
    r##"<path fill="#c9a227" d="M7 20C3 16 1 17 .8 22c2-1 4 1 6.2 4zM25 20c4-4 6-3 6.2 2-2-1-4 1-6.2 4z"/><path fill="F" d="M6 14L16 3l10 11v15H6z"/>"##,
    // A tent like a mountain.
    r##"<path fill="F" d="M1 29L16 3l15 26z"/><path fill="#eef3ff" d="M11 12l5-9 5 9-2.5 2L16 11l-2.5 3z"/>"##,
];

/// The doors of the houses, all alike.
const DOOR: &str = r##"<path fill="#5a3b28" d="M12.5 29v-6a3.5 3.5 0 017 0v6z"/>"##;

/// The signs of the tokens, on a field of 24 by 24.
const TOKENS: [(&str, &str); 4] = [
    // A germ.
    (
        "pandemic",
        r##"<g stroke="#35652a" stroke-width="2"><path d="M12 2v20M2 12h20M5 5l14 14M19 5L5 19"/><circle cx="12" cy="12" r="6.5" fill="#8fd16a"/></g><g fill="#24451c"><circle cx="9.8" cy="11" r="1.2"/><circle cx="14.2" cy="11" r="1.2"/></g><path fill="none" stroke="#24451c" stroke-width="1.2" d="M9.5 15q2.5-2 5 0"/>"##,
    ),
    // The sign for radiation.
    (
        "nuclear",
        r##"<circle cx="12" cy="12" r="10.5" fill="#ffd92e" stroke="#2b2416" stroke-width="1.8"/><g fill="#2b2416"><circle cx="12" cy="12" r="2"/><path d="M10.2 8.9a3.6 3.6 0 013.6 0l2.5-4.3a8.6 8.6 0 00-8.6 0zM8.4 12H3.4a8.6 8.6 0 004.3 7.4l2.5-4.3A3.6 3.6 0 018.4 12zM15.6 12h5a8.6 8.6 0 01-4.3 7.4l-2.5-4.3a3.6 3.6 0 001.8-3.1z"/></g>"##,
    ),
    // Flames.
    (
        "wildfire",
        r##"<path fill="#f0521e" stroke="#7a1e08" stroke-width="1.5" d="M12 1.5c1 4 6.5 6.5 7.5 12 .8 5-3 9-7.5 9s-8.3-3.5-7.5-8.5c.5-3 2-4 2.5-6.5 1.5 1 2 2 2.3 3.3C11.5 8.5 12.5 5 12 1.5z"/><path fill="#ffd23f" d="M12.2 11c.3 2.5 3.6 3.5 3.6 6.8 0 2.2-1.7 3.7-3.8 3.7s-3.7-1.5-3.7-3.6c0-1.6.8-2.3 1.3-3.4.7.4 1 1 1.1 1.6.8-1 1.5-3 1.5-5.1z"/>"##,
    ),
    // A cloud with lightning.
    (
        "storm",
        r##"<path fill="#dfe8f2" stroke="#3f5570" stroke-width="1.6" d="M6.5 15.5a4.5 4.5 0 01-.3-9A6 6 0 0117.5 6a4.8 4.8 0 01.3 9.5z"/><path fill="#ffc928" stroke="#7a5600" stroke-width="1.1" stroke-linejoin="round" d="M13 11l-5 7h3.5L9.8 23l6.2-8h-3.6z"/>"##,
    ),
];

/// The globe of the dice, on a field of 24 by 24.
const GLOBE: &str = r##"<circle cx="12" cy="12" r="10" fill="#8fd0ea" stroke="#1f5f7a" stroke-width="1.8"/><path fill="#6cb865" stroke="#2c6a36" stroke-width=".8" d="M5 6.5C7 4 11 3 13 4c1 2-2 2-2 4s2 2 1 4-4 1-4 3-3-1-4-3 0-4 1-5.5zM15 13c2-1 5-1 6 0 0 3-2 6-5 7-2-1-2-5-1-7z"/>"##;

/// A monster, drawn in full, for pages without the symbols.
pub(super) fn monster(seat: Seat) -> Markup {
    html! { svg class="lm-monster" viewBox="0 0 48 48" aria-hidden="true" { (monster_lines(seat)) } }
}

fn skin(seat: Seat) -> &'static str {
    SKIN[seat.index() % SKIN.len()]
}

fn monster_lines(seat: Seat) -> Markup {
    let lines = MONSTERS[seat.index() % MONSTERS.len()].replace("\"F\"", &format!("\"{}\"", skin(seat)));
    let lines = lines.replace("class=\"e\"", &format!("fill=\"{INK}\" stroke=\"none\""));
    html! {
        g stroke=(INK) stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round" { (PreEscaped(lines)) }
    }
}

fn house_lines(seat: Seat) -> Markup {
    let lines = HOUSES[seat.index() % HOUSES.len()].replace("\"F\"", &format!("\"{}\"", skin(seat)));
    html! {
        g stroke=(INK) stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round" { (PreEscaped(lines)) (PreEscaped(DOOR)) }
    }
}

/// The symbols that the page of a game with this many seats uses, hidden.
pub(super) fn symbols(seats: usize) -> Markup {
    html! {
        svg class="lm-symbols" width="0" height="0" aria-hidden="true" {
            @for seat in Seat::all(seats) {
                symbol id={ "lm-m" (seat.0) } viewBox="0 0 48 48" { (monster_lines(seat)) }
                symbol id={ "lm-h" (seat.0) } viewBox="0 0 32 32" { (house_lines(seat)) }
            }
            @for (name, lines) in TOKENS {
                symbol id={ "lm-" (name) } viewBox="0 0 24 24" { (PreEscaped(lines)) }
            }
            symbol id="lm-globe" viewBox="0 0 24 24" { (PreEscaped(GLOBE)) }
        }
    }
}

/// A symbol in running text; what it shows is said beside it.
pub(super) fn icon(symbol: &str, class: &str) -> Markup {
    crate::parts::icon(&format!("lm-{symbol}"), class)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_symbols_are_few_bytes_and_have_no_inline_style() {
        let drawn = symbols(6).into_string();
        assert!(drawn.len() < 16_000, "{} bytes", drawn.len());
        assert!(!drawn.contains("style=") && !drawn.contains("\"F\""));
    }

    #[test]
    fn no_two_monsters_look_alike() {
        let drawn: Vec<String> = (0..6).map(|seat| monster(Seat(seat)).into_string()).collect();
        for (index, one) in drawn.iter().enumerate() {
            assert!(drawn[..index].iter().all(|other| other != one));
        }
    }
}
