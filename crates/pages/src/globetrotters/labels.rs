//! Where the small names of the map stand, so that none covers another name or a place.
//!
//! The edition says on which side a name stands best; where that is taken, another side is tried. A name that fits
//! nowhere is left out: it shows when its place is pointed at, and in the list.

use games::globetrotters::edition::{Label, Location};

use crate::Localizer;
use crate::world_map::Point;

/// How large the names are, in map units, once the map is large enough for all of them.
pub(super) const MINOR: f64 = 6.0;
/// The same for red-dot cities.
pub(super) const MAJOR: f64 = 8.0;

/// A part of the map: left, top, right, bottom.
pub(super) type Area = [f64; 4];

fn overlap(a: Area, b: Area) -> bool {
    a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
}

fn around((x, y): Point, radius: f64) -> Area {
    [x - radius, y - radius, x + radius, y + radius]
}

/// How far a name stands from its place: aside, below the middle when aside, and below when under it.
pub(super) fn offsets(major: bool) -> (f64, f64, f64) {
    if major { (7.5, 2.8, 13.0) } else { (5.0, 2.0, 9.2) }
}

/// Which part of the map a name takes up.
fn area(name: &str, (x, y): Point, label: Label, major: bool) -> Area {
    let size = if major { MAJOR } else { MINOR };
    // Chinese characters are as wide as they are high.
    let letters: f64 = name.chars().map(|c| if c >= '\u{3000}' { 1.7 } else { 1.0 }).sum();
    let width = letters * size * if major { 0.62 } else { 0.56 };
    let (aside, level, below) = offsets(major);
    let (left, base) = match label {
        Label::Right => (x + aside, y + level),
        Label::Left => (x - aside - width, y + level),
        Label::Above => (x - width / 2.0, y - aside),
        Label::Below => (x - width / 2.0, y + below),
    };
    [left, base - size * 0.8, left + width, base + size * 0.2]
}

/// The small names that find room within an area and outside others, each with its side.
pub(super) fn find<'a>(
    locations: &[&'a Location],
    l10n: &Localizer,
    of: &dyn Fn(Point) -> Point,
    within: Area,
    outside: &[Area],
) -> Vec<(&'a Location, Label)> {
    let spot = |location: &Location| of(super::map::on_world(location));
    let mut taken: Vec<Area> = outside.to_vec();
    for location in locations {
        taken.push(around(spot(location), if location.kind.is_red_dot() { 5.0 } else { 3.4 }));
        if location.kind.is_red_dot() {
            taken.push(area(&l10n.name(&location.name), spot(location), location.label, true));
        }
    }
    let mut found = Vec::new();
    for location in locations.iter().filter(|location| !location.kind.is_red_dot()) {
        let sides = [location.label, Label::Right, Label::Left, Label::Below, Label::Above];
        let name = l10n.name(&location.name);
        let room = sides.into_iter().map(|side| (side, area(&name, spot(location), side, false)));
        let fits = |area: Area| {
            area[0] >= within[0] && area[1] >= within[1] && area[2] <= within[2] && area[3] <= within[3]
        };
        let free = room
            .filter(|(_, area)| fits(*area))
            .find(|(_, area)| taken.iter().all(|other| !overlap(*area, *other)));
        if let Some((side, area)) = free {
            taken.push(area);
            found.push((*location, side));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stand_where_they_are_told() {
        let place = (100.0, 100.0);
        assert!(area("Lima", place, Label::Right, false)[0] > 100.0);
        assert!(area("Lima", place, Label::Left, false)[2] < 100.0);
        assert!(area("Lima", place, Label::Above, true)[3] < 100.0);
        assert!(area("Lima", place, Label::Below, true)[1] > 100.0);
        assert!(overlap([0.0, 0.0, 2.0, 2.0], [1.0, 1.0, 3.0, 3.0]));
        assert!(!overlap([0.0, 0.0, 2.0, 2.0], [2.0, 0.0, 3.0, 3.0]));
    }
}
