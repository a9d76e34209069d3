//! The map of the world that every board lies on: its projection, its coastline and its lines.

use std::f64::consts::{FRAC_PI_2, PI};
use std::fmt::Write as _;
use std::sync::LazyLock;

/// The width of the map in its own units.
pub(crate) const WIDTH: f64 = 1000.0;

/// The coastline; its origin stands in `assets/README.md`.
const LAND: &str = include_str!("../assets/land.path");

// The constants of Equal Earth, the same as in `xtask/src/coast.rs`, which drew the coastline.
const A1: f64 = 1.340_264;
const A2: f64 = -0.081_106;
const A3: f64 = 0.000_893;
const A4: f64 = 0.003_796;
const CENTRAL_MERIDIAN: f64 = 11.0;

/// A point of the map.
pub(crate) type Point = (f64, f64);

/// The coastline, as the path of an SVG.
pub(crate) fn land() -> &'static str {
    LAND.trim()
}

/// Where a point of the Earth lies on the map.
pub(crate) fn project(lat: f64, lon: f64) -> Point {
    let lon = (lon - CENTRAL_MERIDIAN + 180.0).rem_euclid(360.0) - 180.0;
    let scale = WIDTH * 3.0 * A1 / (4.0 * 3_f64.sqrt() * PI);
    let t = parametric(lat.to_radians());
    let slope = 9.0 * A4 * t.powi(8) + 7.0 * A3 * t.powi(6) + 3.0 * A2 * t.powi(2) + A1;
    let x = 2.0 * 3_f64.sqrt() * lon.to_radians() * t.cos() / (3.0 * slope);
    (WIDTH / 2.0 + scale * x, scale * (*POLE - height(t)))
}

/// The height of the pole. Boards ask for hundreds of points at every action.
static POLE: LazyLock<f64> = LazyLock::new(|| height(parametric(FRAC_PI_2)));

fn parametric(latitude: f64) -> f64 {
    (3_f64.sqrt() / 2.0 * latitude.sin()).asin()
}

fn height(t: f64) -> f64 {
    A4 * t.powi(9) + A3 * t.powi(7) + A2 * t.powi(3) + A1 * t
}

/// Which point of the Earth is drawn at a point of the map: latitude and longitude, in degrees.
fn unproject((x, y): Point) -> Point {
    let scale = WIDTH * 3.0 * A1 / (4.0 * 3_f64.sqrt() * PI);
    let wanted = *POLE - y / scale;
    // Newton's way to the parametric latitude; the curve is nearly a line.
    let slope = |t: f64| 9.0 * A4 * t.powi(8) + 7.0 * A3 * t.powi(6) + 3.0 * A2 * t.powi(2) + A1;
    let t = (0..8).fold(wanted, |t, _| t - (height(t) - wanted) / slope(t));
    let lat = (2.0 / 3_f64.sqrt() * t.sin()).clamp(-1.0, 1.0).asin();
    let lon = (x - WIDTH / 2.0) / scale * 3.0 * slope(t) / (2.0 * 3_f64.sqrt() * t.cos());
    (lat.to_degrees(), lon.to_degrees() + CENTRAL_MERIDIAN)
}

/// The coastlines as seen from space: a ball with this middle and radius, above this latitude and longitude. What is
/// behind the horizon is pushed to the rim, so that areas stay closed. `detail` is the shortest line that is drawn.
pub(crate) fn globe((cx, cy): Point, radius: f64, (lat, lon): Point, detail: f64) -> String {
    let (sin_lat, cos_lat) = lat.to_radians().sin_cos();
    let seen = |point: Point| -> (Point, bool) {
        let (phi, lambda) = unproject(point);
        let (sin_phi, cos_phi) = phi.to_radians().sin_cos();
        let (sin, cos) = (lambda - lon).to_radians().sin_cos();
        let (x, y) = (cos_phi * sin, cos_lat * sin_phi - sin_lat * cos_phi * cos);
        let front = sin_lat * sin_phi + cos_lat * cos_phi * cos >= 0.0;
        let push = if front { 1.0 } else { 1.0 / x.hypot(y).max(0.01) };
        ((cx + radius * x * push, cy - radius * y * push), front)
    };
    let mut out = String::new();
    for outline in land().split_inclusive('z') {
        let outline: Vec<(Point, bool)> = vertices(outline).into_iter().map(seen).collect();
        if outline.iter().any(|(_, front)| *front) {
            trace(&mut out, outline.into_iter().map(|(point, _)| point), detail);
        }
    }
    out
}

/// Writes an outline as one point and steps, of which none is shorter than `detail`; what is too small is left out.
fn trace(out: &mut String, points: impl Iterator<Item = Point>, detail: f64) {
    let mut traced = String::new();
    let mut at: Option<Point> = None;
    let mut steps = 0;
    for (x, y) in points {
        let Some(before) = at else {
            let (x, y) = ((x * 10.0).round() / 10.0, (y * 10.0).round() / 10.0);
            let _ = write!(traced, "M{} {}l", short(x), short(y));
            at = Some((x, y));
            continue;
        };
        let (dx, dy) = (x - before.0, y - before.1);
        if dx.hypot(dy) < detail {
            continue;
        }
        // Steps are rounded; going on from the rounded point keeps the faults from adding up.
        let (dx, dy) = ((dx * 10.0).round() / 10.0, (dy * 10.0).round() / 10.0);
        for step in [dx, dy] {
            let step = short(step);
            let step = step.replacen("0.", ".", usize::from(step.trim_start_matches('-').starts_with("0.")));
            if !step.starts_with('-') && !traced.ends_with('l') {
                traced.push(' ');
            }
            traced.push_str(&step);
        }
        at = Some((before.0 + dx, before.1 + dy));
        steps += 1;
    }
    if steps > 2 {
        out.push_str(&traced);
        out.push('z');
    }
}

/// The points of an outline of the coastline, which is written as one absolute point and steps from each to the next.
fn vertices(outline: &str) -> Vec<Point> {
    let mut numbers = Vec::new();
    let mut number = String::new();
    for c in outline.chars().chain([' ']) {
        // A sign, a second point or anything else but a digit begins a new number.
        let goes_on = c.is_ascii_digit() || (c == '.' && !number.contains('.'));
        if !goes_on && !number.is_empty() {
            numbers.extend(number.parse::<f64>());
            number.clear();
        }
        if goes_on || c == '-' || c == '.' {
            number.push(c);
        }
    }
    let mut at = (0.0, 0.0);
    let pairs = numbers.chunks_exact(2);
    pairs
        .map(|step| {
            at = (at.0 + step[0], at.1 + step[1]);
            at
        })
        .collect()
}

/// A coordinate with one decimal, as short as it can be written.
#[expect(clippy::cast_possible_truncation, reason = "no board is that large")]
pub(crate) fn short(value: f64) -> String {
    // Written by hand: boards have hundreds of coordinates, and are drawn for everybody at every action.
    let tenths = (value * 10.0).round_ties_even() as i64;
    let (sign, size) = (if tenths < 0 { "-" } else { "" }, tenths.unsigned_abs());
    match (size / 10, size % 10) {
        (whole, 0) => format!("{sign}{whole}"),
        (whole, tenth) => format!("{sign}{whole}.{tenth}"),
    }
}

/// How far the other end of a line has to be moved so that the line is short: a line across the map's cut leaves
/// over one edge and comes back over the other.
pub(crate) fn cut(a: Point, b: Point) -> f64 {
    if b.0 - a.0 > WIDTH / 2.0 {
        -WIDTH
    } else if a.0 - b.0 > WIDTH / 2.0 {
        WIDTH
    } else {
        0.0
    }
}

/// The line between two points, bowed to one side by `bend` map units: one piece, or two across the map's cut.
pub(crate) fn bowed(a: Point, mut b: Point, bend: f64) -> String {
    let mut pieces = String::new();
    let cut = cut(a, b);
    b.0 += cut;
    bow(&mut pieces, a, b, bend);
    if cut != 0.0 {
        bow(&mut pieces, (a.0 - cut, a.1), (b.0 - cut, b.1), bend);
    }
    pieces
}

fn bow(out: &mut String, a: Point, b: Point, bend: f64) {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let length = dx.hypot(dy).max(1.0);
    let middle = ((a.0 + b.0) / 2.0 - dy / length * bend, (a.1 + b.1) / 2.0 + dx / length * bend);
    let point = |(x, y): Point| format!("{} {}", short(x), short(y));
    // Writing to a String cannot fail.
    let _ = if bend == 0.0 {
        write!(out, "M{}L{}", point(a), point(b))
    } else {
        write!(out, "M{}Q{} {}", point(a), point(middle), point(b))
    };
}

/// Meridians and parallels, every thirty degrees.
pub(crate) fn graticule() -> String {
    let mut lines = String::new();
    let mut draw = |points: &mut dyn Iterator<Item = Point>| {
        for (index, (x, y)) in points.enumerate() {
            let _ = write!(lines, "{}{} {}", if index == 0 { "M" } else { "L" }, short(x), short(y));
        }
    };
    for lat in [-60, -30, 0, 30, 60] {
        let y = project(f64::from(lat), 0.0).1;
        draw(&mut [(0.0, y), (WIDTH, y)].into_iter());
    }
    for step in -5..=5 {
        let lon = CENTRAL_MERIDIAN + f64::from(step) * 30.0;
        draw(&mut (-9..=9).map(|lat| project(f64::from(lat) * 10.0, lon)));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: Point, b: Point) -> bool {
        (a.0 - b.0).hypot(a.1 - b.1) < 0.05
    }

    #[test]
    fn the_way_back_from_the_map_leads_to_the_same_place() {
        for (lat, lon) in [(0.0, 11.0), (52.5, 13.4), (-33.9, 18.4), (64.1, -21.9), (35.7, 139.7)] {
            assert!(close(unproject(project(lat, lon)), (lat, lon)), "{lat} {lon}");
        }
    }

    #[test]
    fn the_globe_is_a_ball_with_its_coasts() {
        let coasts = globe((500.0, 500.0), 100.0, (20.0, 16.0), 0.5);
        let points: Vec<Point> = coasts.split_inclusive('z').flat_map(vertices).collect();
        let inside = |point: &Point| (point.0 - 500.0).hypot(point.1 - 500.0) < 100.6;
        assert!(points.len() > 500 && points.iter().all(inside));
        assert!(globe((500.0, 500.0), 100.0, (20.0, 16.0), 3.0).len() * 2 < coasts.len());
    }

    #[test]
    fn known_points_lie_where_the_coastline_was_drawn() {
        assert!(close(project(0.0, 11.0), (500.0, 243.37)));
        assert!(close(project(90.0, 11.0), (500.0, 0.0)));
        assert!(close(project(-90.0, 11.0), (500.0, 486.74)));
        assert!(close(project(0.0, -169.0), (0.0, 243.37)), "the cut is in the Bering Strait");
        assert!((project(0.0, -169.1).0 - 999.7).abs() < 0.1, "and the other side of it is the far east");
        let (x, y) = project(51.51, -0.13);
        assert!((x - 474.0).abs() < 3.0 && (y - 64.0).abs() < 4.0, "London at {x} {y}");
    }

    #[test]
    fn a_line_across_the_cut_is_drawn_off_both_edges() {
        assert_eq!(bowed((990.0, 50.0), (10.0, 60.0), 3.0).matches('M').count(), 2);
        assert_eq!(bowed((990.0, 50.0), (510.0, 60.0), 3.0).matches('M').count(), 1);
        assert_eq!(bowed((1.0, 2.0), (3.0, 4.0), 0.0), "M1 2L3 4");
    }

    #[test]
    fn numbers_are_short() {
        assert_eq!([short(1.0), short(-0.01), short(12.34)], ["1", "0", "12.3"]);
    }
}
