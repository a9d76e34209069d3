//! The static board: sea, land, paths, places and their names, as one picture that a browser keeps.
//!
//! Everything is drawn with presentation attributes in its daylight colours; the style sheet inside only turns them
//! into night colours, so that a browser that refuses the style sheet still shows the map.

use games::little_monsters::edition::{Edition, Label, Location};
use games::little_monsters::{Colour, LittleMonsters, LocationId};
use maud::{Markup, PreEscaped, html};

use crate::Localizer;
use crate::world_map::{Point, bowed, cut, graticule, land, project, short};

/// The `viewBox` of the map and of everything laid over it.
pub(super) const VIEW_BOX: &str = "0 0 1000 488";

/// Where a location is drawn.
pub(super) fn spot(location: &Location) -> Point {
    let (x, y) = project(location.lat, location.lon);
    (x + location.nudge[0], y + location.nudge[1])
}

/// Where the location with this id is drawn.
pub(super) fn spot_of(edition: &Edition, location: LocationId) -> Point {
    spot(edition.location(location))
}

/// The line of a path, slightly bowed as if drawn by hand. A path across the map's cut leaves over one edge and
/// comes back over the other, so it has two pieces.
pub(super) fn line(edition: &Edition, one: LocationId, other: LocationId) -> String {
    // The same line whichever way it is walked.
    let (first, last) = if one < other { (one, other) } else { (other, one) };
    let (a, b) = (spot_of(edition, first), spot_of(edition, last));
    let side = if (first.0 ^ last.0) & 1 == 0 { 1.0 } else { -1.0 };
    let length = (b.0 + cut(a, b) - a.0).hypot(b.1 - a.1);
    bowed(a, b, side * (length * 0.05).min(5.0))
}

/// All paths of one colour.
fn lines_of(edition: &Edition, colour: Colour) -> String {
    let mut lines = String::new();
    for index in 0..edition.locations().len() {
        let from = LocationId::from_index(index);
        for way in edition.ways_from(from).iter().filter(|way| way.colour == colour && way.to > from) {
            lines.push_str(&line(edition, from, way.to));
        }
    }
    lines
}

/// A path's colour by day.
const fn ink(colour: Colour) -> &'static str {
    match colour {
        Colour::Purple => "#8a4fbf",
        Colour::Yellow => "#d79500",
        Colour::Blue => "#2474c6",
        Colour::Green => "#24894a",
        Colour::Red => "#d43d2a",
    }
}

/// What the night changes.
const NIGHT: &str = "@media (prefers-color-scheme:dark){\
.sea{fill:#15303c}.land{fill:#45533f;stroke:#66745a}.grid{stroke:#5f93a3}.orn{stroke:#5f93a3}.orn .f{fill:#5f93a3}\
.road{stroke:#10232c}.rail{stroke:#10232c}.purple{stroke:#bd93f5}.yellow{stroke:#f3c33b}.blue{stroke:#66b2f7}\
.green{stroke:#5cc480}.red{stroke:#ff7460}.dots{fill:#10232c;stroke:#f3e7cf}\
.in-purple{fill:#bd93f5}.in-yellow{fill:#f3c33b}.in-blue{fill:#66b2f7}.in-green{fill:#5cc480}.in-red{fill:#ff7460}\
.names{fill:#f6ecd8;stroke:#10232c}}";

/// The board as one SVG picture.
pub(super) fn board_svg(game: &LittleMonsters, l10n: &Localizer) -> String {
    let edition = game.edition();
    let picture = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox=(VIEW_BOX) {
            style { (PreEscaped(NIGHT)) }
            rect class="sea" width="1000" height="488" fill="#cbe4e6" {}
            path class="grid" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width=".8" d=(graticule()) {}
            path class="land" fill="#f7ebcf" stroke="#cdb98d" stroke-width="1" stroke-linejoin="round" d=(land()) {}
            (ornaments())
            (paths(edition))
            (places(edition, l10n))
        }
    };
    picture.into_string()
}

/// What a picture book has in its oceans: a compass, a whale, a ship, a serpent, and some waves.
fn ornaments() -> Markup {
    html! {
        g class="orn" fill="none" stroke="#5b9aa6" stroke-opacity=".75" stroke-width="1.6" stroke-linecap="round"
            stroke-linejoin="round" {
            // A compass rose.
            g transform="translate(58 425)" {
                circle r="20" {}
                path class="f" fill="#5b9aa6" fill-opacity=".5" d="M0-27 5-5 27 0 5 5 0 27-5 5-27 0-5-5z" {}
                path d="M-3-31v-6l6 6v-6" {}
            }
            // A whale that blows.
            path d="M168 432c2-12 16-17 28-13 8 3 12 8 18 7 4-1 5-4 5-8 3 2 5 4 8 3-1 6-4 8-8 9-3 9-13 13-26 12-14 0-24-3-25-10zM184 412v-7m0 0c-4-5-8-3-9 0m9 0c4-5 8-3 9 0" {}
            circle cx="178" cy="430" r="1" {}
            // A paper boat.
            path d="M62 122l5 9h26l5-9-12 3-6-15-6 15zM80 110v15m-24 12q5-4 10 0t10 0 10 0 10 0 10 0" {}
            // A serpent's humps.
            path d="M400 396c0-9 9-9 9 0m5 0c0-14 14-14 14 0m5 0c0-20-1-26 8-27 5 0 8 4 6 7-3 2-6 1-7 1 0 7 3 12 2 19" {}
            circle cx="441" cy="372" r=".9" {}
            // Waves.
            path d="M350 132q4-4 8 0t8 0 8 0M372 140q4-4 8 0t8 0M655 392q4-4 8 0t8 0 8 0M672 400q4-4 8 0t8 0M655 292q4-4 8 0t8 0 8 0M120 240q4-4 8 0t8 0 8 0M860 222q4-4 8 0t8 0M890 425q4-4 8 0t8 0 8 0M905 433q4-4 8 0t8 0M275 395q4-4 8 0t8 0" {}
        }
    }
}

/// The paths: each colour has a line of its own, so that nobody has to tell them apart by colour.
fn paths(edition: &Edition) -> Markup {
    let of = |colour| lines_of(edition, colour);
    let all: String = Colour::ALL.into_iter().map(of).collect();
    html! {
        g fill="none" stroke-linecap="round" {
            path class="road" stroke="#fff9ea" stroke-opacity=".92" stroke-width="6.4" d=(all) {}
            path class="purple" stroke=(ink(Colour::Purple)) stroke-width="3.6" d=(of(Colour::Purple)) {}
            g class="yellow" stroke=(ink(Colour::Yellow)) {
                path id="y" stroke-width="5" stroke-dasharray="0 7.4" d=(of(Colour::Yellow)) {}
                use href="#y" {}
                path stroke-width="1.3" d=(of(Colour::Yellow)) {}
            }
            path class="blue" stroke=(ink(Colour::Blue)) stroke-width="3.8" stroke-dasharray="8 6.4" d=(of(Colour::Blue)) {}
            path class="green" stroke=(ink(Colour::Green)) stroke-width="3.6" stroke-dasharray="9 5.5 0 5.5" d=(of(Colour::Green)) {}
            path class="red" stroke=(ink(Colour::Red)) stroke-width="5.2" d=(of(Colour::Red)) {}
            path class="rail" stroke="#fff9ea" stroke-width="1.9" d=(of(Colour::Red)) {}
        }
    }
}

/// The places: a dot each, with the colour of its continent inside, and its name.
fn places(edition: &Edition, l10n: &Localizer) -> Markup {
    let of_colour = |colour: Colour| {
        let is = move |location: &&Location| edition.continent(location.continent).colour == colour;
        edition.locations().iter().filter(is).map(spot)
    };
    html! {
        g class="dots" fill="#fffaf0" stroke="#4a372a" stroke-width="1.5" {
            @for (x, y) in edition.locations().iter().map(spot) {
                circle cx=(short(x)) cy=(short(y)) r="5" {}
            }
        }
        @for colour in Colour::ALL {
            g class={ "in-" (colour.id()) } fill=(ink(colour)) {
                @for (x, y) in of_colour(colour) {
                    circle cx=(short(x)) cy=(short(y)) r="2.3" {}
                }
            }
        }
        g class="names" font-family="ui-rounded,'Trebuchet MS','Nunito','Segoe UI',system-ui,sans-serif" font-size="10.4"
            font-weight="500" fill="#3b2a1e" stroke="#fff9ea" stroke-width="2.6" stroke-linejoin="round" paint-order="stroke" {
            (names(edition, l10n, Label::Right, "start", 8.0, 3.3))
            (names(edition, l10n, Label::Left, "end", -8.0, 3.3))
            (names(edition, l10n, Label::Above, "middle", 0.0, -8.0))
            (names(edition, l10n, Label::Below, "middle", 0.0, 15.0))
        }
    }
}

/// The names that stand on one side of their places.
fn names(edition: &Edition, l10n: &Localizer, label: Label, anchor: &str, dx: f64, dy: f64) -> Markup {
    html! {
        g text-anchor=(anchor) {
            @for location in edition.locations().iter().filter(|location| location.label == label) {
                @let (x, y) = spot(location);
                text x=(short(x + dx)) y=(short(y + dy)) { (l10n.name(&location.name)) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use games::little_monsters::{Edition, LittleMonsters, Options};

    use super::*;

    #[test]
    fn a_path_across_the_cut_is_drawn_off_both_edges() {
        let edition = Edition::world();
        let at = |id| edition.location_called(id).unwrap();
        let across = line(&edition, at("kamchatka"), at("anchorage"));
        assert_eq!(across.matches('M').count(), 2);
        assert_eq!(across, line(&edition, at("anchorage"), at("kamchatka")));
        assert_eq!(line(&edition, at("london"), at("paris")).matches('M').count(), 1);
    }

    #[test]
    fn the_board_is_one_small_picture_with_every_name() {
        let game = LittleMonsters::new(Edition::world(), Options::ADVANCED, 2);
        let svg = board_svg(&game, Localizer::english());
        assert!(svg.len() <= 60_000, "{} bytes", svg.len());
        assert!(!svg.contains(" style="));
        for location in game.edition().locations() {
            assert!(
                svg.contains(&format!(">{}<", location.name.replace('\'', "&#39;")))
                    || svg.contains(&location.name)
            );
        }
    }
}
