//! The static board: an airline's route map of the world with an enlarged Europe, as one picture that a browser keeps.
//!
//! Everything is drawn with presentation attributes in its daylight colours; the style sheet inside only turns them
//! into night colours and shows the small names once the picture is large enough to read them.

use games::globetrotters::edition::{Edition, Label, Location};
use games::globetrotters::{Globetrotters, Kind, LocationId};
use maud::{Markup, PreEscaped, html};

use super::art::KINDS;
use super::labels::{self, Area};
use crate::Localizer;
use crate::world_map::{Point, bowed, cut, graticule, land, project, short};

/// The `viewBox` of the map and of everything laid over it.
pub(super) const VIEW_BOX: &str = "0 0 1000 590";
/// How large that is.
pub(super) const SIZE: (u32, u32) = (1000, 590);

/// The part of the map that is drawn a second time, enlarged: Europe. Left, top, right, bottom.
const WINDOW: [f64; 4] = [445.0, 35.0, 572.0, 114.0];
/// Where the enlarged part lies: its left upper corner.
const INSET: Point = (6.0, 374.0);
/// How much it is enlarged. Equal Earth flattens the north; the inset makes up for it.
const ENLARGED: Point = (2.16, 2.66);

/// The names of the continents and where they stand, in the order of the edition.
const CONTINENTS: [Point; 6] =
    [(370.0, 155.0), (182.0, 262.0), (436.0, 264.0), (410.0, 62.0), (690.0, 40.0), (916.0, 226.0)];

/// Where a location is drawn on the map of the world.
pub(super) fn on_world(location: &Location) -> Point {
    let (x, y) = project(location.lat, location.lon);
    (x + location.nudge[0], y + location.nudge[1])
}

/// Where a point of the map lies in the inset.
fn enlarged((x, y): Point) -> Point {
    (INSET.0 + (x - WINDOW[0]) * ENLARGED.0, INSET.1 + (y - WINDOW[1]) * ENLARGED.1)
}

/// Whether the inset shows a location.
pub(super) fn in_inset(location: &Location) -> bool {
    let (x, y) = on_world(location);
    (WINDOW[0]..=WINDOW[2]).contains(&x) && (WINDOW[1]..=WINDOW[3]).contains(&y)
}

/// Where a location is shown large: in the inset if that has it, else on the map.
pub(super) fn spot_of(edition: &Edition, location: LocationId) -> Point {
    let location = edition.location(location);
    let point = on_world(location);
    if in_inset(location) { enlarged(point) } else { point }
}

/// Where a continent's name stands, and its KEY while it is on the board.
pub(super) fn continent_spot(index: usize) -> Point {
    CONTINENTS[index % CONTINENTS.len()]
}

/// The line of an overland route; in the inset if it has both ends.
pub(super) fn line(edition: &Edition, one: LocationId, other: LocationId) -> String {
    let (a, b) = (edition.location(one), edition.location(other));
    if in_inset(a) && in_inset(b) {
        return bowed(enlarged(on_world(a)), enlarged(on_world(b)), 0.0);
    }
    bowed(on_world(a), on_world(b), 0.0)
}

/// The line of a flight: bowed like a great circle, from where the places are shown on the map of the world.
pub(super) fn flight(edition: &Edition, one: LocationId, other: LocationId) -> String {
    let (a, b) = (on_world(edition.location(one)), on_world(edition.location(other)));
    let dx = b.0 + cut(a, b) - a.0;
    // Towards the nearer pole, as great circles run.
    let north = if a.1 + b.1 < 486.0 { -1.0 } else { 1.0 };
    bowed(a, b, north * dx.signum() * dx.abs() * 0.22)
}

/// A water route: from one end by way of its Cruise Island to the other.
fn voyage(edition: &Edition, of: &dyn Fn(Point) -> Point, [a, island, b]: [LocationId; 3]) -> String {
    let [a, mut island, mut b] = [a, island, b].map(|place| of(on_world(edition.location(place))));
    let edge = cut(a, b);
    island.0 += cut(a, island);
    b.0 += edge;
    let bend = |shift: f64| {
        // The curve whose middle is the island.
        let control = (2.0 * island.0 - (a.0 + b.0) / 2.0, 2.0 * island.1 - (a.1 + b.1) / 2.0);
        let point = |(x, y): Point| format!("{} {}", short(x + shift), short(y));
        format!("M{}Q{} {}", point(a), point(control), point(b))
    };
    if edge == 0.0 { bend(0.0) } else { bend(0.0) + &bend(-edge) }
}

/// What the night changes, and when the small names appear.
const STYLE: &str = "@media (max-width:1499px){.minor{display:none}}@media (min-width:1500px){.major{font-size:8px}}@media (prefers-color-scheme:dark){\
.sea{fill:#0c2a32}.land{fill:#264a4e;stroke:#5d8a8a}.grid{stroke:#4b7c84}.road{stroke:#e9d9ae}.ship{stroke:#7fc4d8}\
.frame{stroke:#f0b46a}.names{fill:#fbf3df;stroke:#0c2a32}.minor{fill:#d8e3dc}.cont{fill:#86b3b0}.card{fill:#123840;stroke:#5d8a8a}\
.title{fill:#f6ead0}.key{fill:#f6ead0}.small{fill:#b9cdc8}}";

/// The board as one SVG picture.
pub(super) fn board_svg(game: &Globetrotters, l10n: &Localizer) -> String {
    let edition = game.edition();
    let [left, top, right, bottom] = WINDOW;
    let (width, height) = ((right - left) * ENLARGED.0, (bottom - top) * ENLARGED.1);
    let shift = (INSET.0 - left * ENLARGED.0, INSET.1 - top * ENLARGED.1);
    let inset = [INSET.0, INSET.1, INSET.0 + width, INSET.1 + height];
    let outside: Vec<&Location> = edition.locations().iter().filter(|location| !in_inset(location)).collect();
    let inside: Vec<&Location> = edition.locations().iter().filter(|location| in_inset(location)).collect();
    let picture = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox=(VIEW_BOX) {
            style { (PreEscaped(STYLE)) }
            defs {
                clipPath id="w" { rect width="1000" height="446" {} }
                clipPath id="i" { rect x=(INSET.0) y=(INSET.1) width=(short(width)) height=(short(height)) rx="5" {} }
                path id="land" d=(land()) {}
                @for (index, (_, lines)) in KINDS.iter().enumerate() { g id={ "k" (index) } { (PreEscaped(lines)) } }
            }
            rect class="sea" width="1000" height="590" fill="#d5e5e1" {}
            path class="grid" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width=".7" d=(graticule()) {}
            g clip-path="url(#w)" { use href="#land" class="land" fill="#f8f0dc" stroke="#9db8b0" stroke-width=".8" {} }
            (continents(edition, l10n))
            (routes(edition, &|point| point, &|_| true, 1.1))
            rect class="frame" x=(left) y=(top) width=(right - left) height=(bottom - top) rx="3" fill="none" stroke="#b4521a" stroke-width="1" stroke-dasharray="4 2.5" {}
            g fill="#0b5c68" class="road" stroke="none" {
                @for location in &inside { (dot(on_world(location), location.kind)) }
            }
            (places(&outside, l10n, &|point| point, [2.0, 2.0, 998.0, 446.0], &[WINDOW, inset]))
            (key(l10n))
            g clip-path="url(#i)" {
                rect class="sea" x=(INSET.0) y=(INSET.1) width=(short(width)) height=(short(height)) fill="#d5e5e1" {}
                use href="#land" class="land" fill="#f8f0dc" stroke="#9db8b0" stroke-width=".5"
                    transform={ "translate(" (short(shift.0)) " " (short(shift.1)) ")scale(" (ENLARGED.0) " " (ENLARGED.1) ")" } {}
                (routes(edition, &enlarged, &in_inset, 1.3))
            }
            rect class="frame" x=(INSET.0) y=(INSET.1) width=(short(width)) height=(short(height)) rx="5" fill="none" stroke="#b4521a" stroke-width="1.6" {}
            text class="key" x=(INSET.0 + 8.0) y=(INSET.1 + 15.0) font-family=(SANS) font-size="10" font-weight="700" letter-spacing="1.5" fill="#7a3410" { (l10n.say("gtp-map-inset")) }
            (places(&inside, l10n, &enlarged, inset, &[]))
        }
    };
    picture.into_string()
}

const SANS: &str = "'Avenir Next','Futura','Century Gothic','Trebuchet MS',system-ui,sans-serif";

/// A place of the enlarged part, where it really is: a dot, red for a red-dot city.
fn dot((x, y): Point, kind: Kind) -> Markup {
    let red = if kind.is_red_dot() { " r=\"2\" fill=\"#c8321f\"" } else { " r=\"1.1\"" };
    PreEscaped(format!("<circle cx=\"{}\" cy=\"{}\"{red}/>", short(x), short(y)))
}

/// The overland and water routes that touch a place of this part of the map.
fn routes(
    edition: &Edition,
    of: &dyn Fn(Point) -> Point,
    shown: &dyn Fn(&Location) -> bool,
    width: f64,
) -> Markup {
    let touches = |places: &[LocationId]| places.iter().any(|&place| shown(edition.location(place)));
    let overland: String = edition
        .overland()
        .iter()
        .filter(|ends| touches(&ends[..]))
        .map(|[one, other]| {
            let [a, b] = [one, other].map(|end| of(on_world(edition.location(*end))));
            bowed(a, b, 0.0)
        })
        .collect();
    let water: String = edition
        .water()
        .iter()
        .map(|water| [water.between[0], water.island, water.between[1]])
        .filter(|way| touches(&way[..]))
        .map(|way| voyage(edition, of, way))
        .collect();
    html! {
        path class="road" fill="none" stroke="#0b5c68" stroke-width=(width) stroke-linecap="round" d=(overland) {}
        path class="ship" fill="none" stroke="#2a7fb8" stroke-width=(width) stroke-dasharray="4 3" d=(water) {}
    }
}

/// The places, each kind with its shape, and their names.
fn places(
    locations: &[&Location],
    l10n: &Localizer,
    of: &dyn Fn(Point) -> Point,
    within: Area,
    outside: &[Area],
) -> Markup {
    let (major, minor): (Vec<&Location>, Vec<&Location>) =
        locations.iter().partition(|location| location.kind.is_red_dot());
    let named: Vec<(&Location, Label)> = major.iter().map(|&location| (location, location.label)).collect();
    html! {
        @for location in minor.iter().chain(&major) {
            @let (x, y) = of(on_world(location));
            (PreEscaped(format!("<use href=\"#k{}\" x=\"{}\" y=\"{}\"/>", location.kind as u8, short(x), short(y))))
        }
        g class="names" font-family=(SANS) fill="#12343b" stroke="#f6f1e2" stroke-linejoin="round" paint-order="stroke" {
            g class="minor" font-size=(labels::MINOR) stroke-width="1.4" {
                (names(&labels::find(locations, l10n, of, within, outside), l10n, of, false))
            }
            g class="major" font-size="10" font-weight="600" stroke-width="2.4" { (names(&named, l10n, of, true)) }
        }
    }
}

/// Names beside their places.
fn names(
    locations: &[(&Location, Label)],
    l10n: &Localizer,
    of: &dyn Fn(Point) -> Point,
    major: bool,
) -> Markup {
    let (aside, level, below) = labels::offsets(major);
    let side = |label, anchor: Option<&str>, dx: f64, dy: f64| {
        html! {
            g text-anchor=[anchor] {
                @for (location, _) in locations.iter().filter(|(_, side)| *side == label) {
                    @let (x, y) = of(on_world(location));
                    text x=(short(x + dx)) y=(short(y + dy)) { (l10n.name(&location.name)) }
                }
            }
        }
    };
    html! {
        (side(Label::Right, None, aside, level))
        (side(Label::Left, Some("end"), -aside, level))
        (side(Label::Above, Some("middle"), 0.0, -aside))
        (side(Label::Below, Some("middle"), 0.0, below))
    }
}

/// The names of the continents, widely spaced as on old maps.
fn continents(edition: &Edition, l10n: &Localizer) -> Markup {
    html! {
        g class="cont" font-family=(SANS) font-size="9" letter-spacing="2.5" text-anchor="middle" fill="#5d8488" {
            @for (index, continent) in edition.continents().iter().enumerate() {
                @let (x, y) = continent_spot(index);
                text x=(short(x)) y=(short(y)) { (l10n.name(&continent.name).to_uppercase()) }
            }
        }
    }
}

/// The card in the southern ocean: the title, and what the shapes mean.
fn key(l10n: &Localizer) -> Markup {
    html! {
        rect class="card" x="296" y="456" width="698" height="127" rx="6" fill="#fdf8ea" stroke="#9db8b0" {}
        g fill="none" stroke-width="5" {
            path stroke="#c8321f" d="M297 556h196q12 0 18-11l6-11" {}
            path stroke="#e8a800" d="M297 562h199q14 0 21-13l7-13" {}
            path stroke="#0b5c68" d="M297 568h202q16 0 24-15l7-14" {}
        }
        g transform="translate(530 525)rotate(28)scale(.85)" {
            path class="title" fill="#0b5c68" d="M0-16c2.5 0 4 3.5 4 8v6l15 10v4.5L4 8v8l5.5 4v3.5L0 21l-9.5 2.5V20L-4 16V8l-15 4.5V8L-4-2v-6c0-4.5 1.5-8 4-8z" {}
        }
        g font-family=(SANS) {
            text class="title" x="310" y="497" font-size="22" font-weight="700" letter-spacing="1" fill="#0b5c68" { (l10n.say("gtp-map-title")) }
            text class="small" x="311" y="516" font-size="11" letter-spacing="1" fill="#4f6468" { (l10n.say("gtp-map-subtitle")) }
            @for (index, kind) in (0u8..).zip(Kind::ALL) {
                @let (x, y) = ([556.0, 700.0, 838.0][usize::from(index / 3)], 482.0 + 38.0 * f64::from(index % 3));
                g transform={ "translate(" (short(x)) " " (short(y)) ")" } {
                    use href={ "#k" (index) } transform="scale(1.5)" {}
                    text class="key" x="13" y="1" font-size="10.5" font-weight="600" fill="#12343b" { (l10n.text(&kind.text(), &[])) }
                    text class="small" x="13" y="13" font-size="9" fill="#4f6468" { (l10n.say(&format!("gtp-key-{}", kind.id()))) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use games::globetrotters::{Edition, Options};

    use super::*;

    fn game() -> Globetrotters {
        Globetrotters::new(Edition::world(), Options::STANDARD, 2)
    }

    #[test]
    fn the_board_is_one_picture_with_the_names() {
        let game = game();
        let svg = board_svg(&game, Localizer::english());
        assert!(svg.len() <= 75_000, "{} bytes", svg.len());
        assert!(!svg.contains(" style=") && !svg.contains(">gtp-") && !svg.contains("NaN"));
        let named =
            |location: &&Location| svg.contains(&format!(">{}<", location.name.replace('&', "&amp;")));
        let locations = game.edition().locations();
        assert!(
            locations.iter().filter(|location| location.kind.is_red_dot()).all(|location| named(&location))
        );
        let count = locations.iter().filter(named).count();
        assert!(count * 20 >= locations.len() * 17, "only {count} names find room");
    }

    #[test]
    fn every_place_has_a_spot_of_its_own_within_the_picture() {
        let game = game();
        let edition = game.edition();
        let spots: Vec<Point> = edition.location_ids().map(|id| spot_of(edition, id)).collect();
        for (index, &(x, y)) in spots.iter().enumerate() {
            assert!((3.0..=997.0).contains(&x) && (3.0..=587.0).contains(&y), "{index} at {x} {y}");
            for (before, &(ox, oy)) in spots[..index].iter().enumerate() {
                let (one, other) = (&edition.locations()[index].id, &edition.locations()[before].id);
                assert!((x - ox).hypot(y - oy) > 6.0, "{one} covers {other}");
            }
        }
    }

    #[test]
    fn a_water_route_across_the_cut_is_drawn_off_both_edges() {
        let game = game();
        let edition = game.edition();
        let across = edition.water().iter().find(|water| {
            let [a, b] = water.between.map(|end| on_world(edition.location(end)));
            cut(a, b) != 0.0
        });
        if let Some(water) = across {
            let drawn = voyage(edition, &|point| point, [water.between[0], water.island, water.between[1]]);
            assert_eq!(drawn.matches('M').count(), 2);
        }
    }
}
