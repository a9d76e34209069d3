//! `cargo xtask coast LAND.json`: makes the coastline that lies under every map.
//!
//! Input is `land-110m.json` of npm's `world-atlas` (Natural Earth 1:110m, as `TopoJSON`), output is the bare `d` string
//! of one SVG path. It is run by hand, once; the result is kept in `crates/pages/assets/land.path`, so that a build
//! needs neither the network nor this code.
//!
//! # The projection, exactly
//!
//! Equal Earth (Šavrič, Patterson, Jenny 2018) about the meridian 11° E. `crates/pages` projects places with the same
//! constants; whoever changes one side must change the other and run this again.
//!
//! ```text
//! A1 = 1.340264   A2 = -0.081106   A3 = 0.000893   A4 = 0.003796
//! l  = (lon - 11°) brought into [-180°, 180°), in radians      p = lat in radians
//! t  = asin(√3/2 · sin p)
//! X  = 2·√3·l·cos t / (3·(9·A4·t⁸ + 7·A3·t⁶ + 3·A2·t² + A1))
//! Y  = A4·t⁹ + A3·t⁷ + A2·t³ + A1·t
//! S  = 1000 · 3·A1 / (4·√3·π)                                  (the equator is 1000 wide; S ≈ 184.73)
//! x  = 500 + S·X
//! y  = S·(Y(90°) - Y)                                          (0 at the north pole, about 486.7 at the south pole)
//! ```
//!
//! The map is cut at 169° W, in the Bering Strait, where only Antarctica is divided; a cut at 180° would tear Chukotka.

use std::f64::consts::{FRAC_PI_2, PI};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use serde_json::Value;

const A1: f64 = 1.340_264;
const A2: f64 = -0.081_106;
const A3: f64 = 0.000_893;
const A4: f64 = 0.003_796;

/// The meridian in the middle of the map, in degrees east.
const CENTRAL_MERIDIAN: f64 = 11.0;
/// Length of the equator on the map.
const WIDTH: f64 = 1000.0;
/// Edges along the cut are bent by the projection, so they are divided into steps of so many degrees.
const STEP: f64 = 1.0;
/// How far a simplified coast may lie from the true one, in map units: below what one sees at twice the usual size.
const TOLERANCE: f64 = 0.2;
/// Islands smaller than this (square map units) would be specks; they are left out.
const SMALLEST: f64 = 1.2;

/// A point, first as longitude (relative to the central meridian) and latitude in degrees, then as map x and y.
type Point = (f64, f64);
/// A closed line; the last point is joined to the first and not repeated.
type Ring = Vec<Point>;

/// Reads the `TopoJSON` file `topojson` and writes the SVG path to `out`.
pub(crate) fn run(topojson: &Path, out: &Path) -> Result<()> {
    let text = fs::read_to_string(topojson).with_context(|| format!("reading {}", topojson.display()))?;
    let topology: Value = serde_json::from_str(&text).context("the land file is not JSON")?;
    let mut path = String::new();
    for ring in rings(&topology)? {
        for piece in clip(&unwrap(&ring)) {
            let drawn = simplify(&piece.iter().copied().map(project).collect::<Ring>());
            if area(&drawn).abs() >= SMALLEST {
                write_ring(&mut path, &drawn);
            }
        }
    }
    fs::write(out, &path).with_context(|| format!("writing {}", out.display()))?;
    println!("{}: {} bytes", out.display(), path.len());
    Ok(())
}

/// All rings of the object `land`, in degrees. Lakes (holes) run the other way round, so either fill rule leaves
/// them out and they need no special care.
fn rings(topology: &Value) -> Result<Vec<Ring>> {
    let arcs = arcs(topology)?;
    let mut rings = Vec::new();
    for geometry in list(&topology["objects"]["land"]["geometries"])? {
        let polygons = match geometry["type"].as_str() {
            Some("MultiPolygon") => list(&geometry["arcs"])?.iter().collect(),
            Some("Polygon") => vec![&geometry["arcs"]],
            other => bail!("unexpected geometry {other:?}"),
        };
        for polygon in polygons {
            for ring in list(polygon)? {
                rings.push(join(&arcs, list(ring)?)?);
            }
        }
    }
    Ok(rings)
}

/// The arcs of the topology, decoded: they are stored as differences of whole numbers.
fn arcs(topology: &Value) -> Result<Vec<Vec<Point>>> {
    let scale = pair(&topology["transform"]["scale"])?;
    let origin = pair(&topology["transform"]["translate"])?;
    let decode = |arc: &Value| -> Result<Vec<Point>> {
        let mut at = (0.0, 0.0);
        let mut points = Vec::new();
        for step in list(arc)? {
            let step = pair(step)?;
            at = (at.0 + step.0, at.1 + step.1);
            let (lon, lat) = (at.0 * scale.0 + origin.0, at.1 * scale.1 + origin.1);
            points.push((lon - CENTRAL_MERIDIAN, lat));
        }
        Ok(points)
    };
    list(&topology["arcs"])?.iter().map(decode).collect()
}

/// A JSON array.
fn list(value: &Value) -> Result<&[Value]> {
    let list = value.as_array().context("a list is missing")?;
    Ok(list)
}

/// A JSON array that begins with two numbers.
fn pair(value: &Value) -> Result<Point> {
    let x = value[0].as_f64().context("a number is missing")?;
    let y = value[1].as_f64().context("a number is missing")?;
    Ok((x, y))
}

/// Puts a ring together from its arcs; a negative number `!n` means arc `n` backwards.
fn join(arcs: &[Vec<Point>], numbers: &[Value]) -> Result<Ring> {
    let mut ring = Ring::new();
    for number in numbers {
        let number = number.as_i64().context("an arc number is not a whole number")?;
        let forward = number >= 0;
        let index = usize::try_from(if forward { number } else { !number })
            .context("an arc number is out of range")?;
        let arc = arcs.get(index).context("a ring names an unknown arc")?;
        // The first point of an arc is the last of the one before it.
        ring.pop();
        if forward {
            ring.extend(arc);
        } else {
            ring.extend(arc.iter().rev());
        }
    }
    ring.pop();
    Ok(ring)
}

/// Removes the jumps of 360° where a ring crosses the antimeridian, so that neighbouring points are neighbours in
/// number too. A ring around the pole does not close then and is closed along the pole.
fn unwrap(ring: &[Point]) -> Ring {
    let mut points = Ring::with_capacity(ring.len() + 1);
    for &(lon, lat) in ring.iter().chain(ring.first()) {
        let last = points.last().map_or(lon, |p: &Point| p.0);
        points.push((last + relative(lon - last), lat));
    }
    let closed = points.first().zip(points.last()).is_none_or(|(a, b)| (a.0 - b.0).abs() < 1.0);
    points.pop();
    if closed { points } else { close_at_pole(&points) }
}

/// Closes a ring that winds once around a pole. It is opened where it meets the cut, so that the two lines down to the
/// pole lie on the map's edges and not across the land.
fn close_at_pole(points: &[Point]) -> Ring {
    let turn = if points[points.len() - 1].0 > points[0].0 { 360.0 } else { -360.0 };
    let next = |i: usize| match points.get(i + 1) {
        Some(&p) => p,
        None => (points[0].0 + turn, points[0].1),
    };
    let cut = |lon: f64| ((lon + 180.0) / 360.0).floor();
    let Some(at) = (0..points.len()).find(|&i| cut(points[i].0) != cut(next(i).0)) else {
        return points.to_vec();
    };
    let edge = cut(points[at].0).max(cut(next(at).0)) * 360.0 - 180.0;
    let lat = crossing(points[at], next(at), edge);
    let pole = if lat < 0.0 { -90.0 } else { 90.0 };
    let mut ring = vec![(edge, lat)];
    ring.extend(points[at + 1..].iter().map(|p| (p.0, p.1)));
    ring.extend(points[..=at].iter().map(|p| (p.0 + turn, p.1)));
    ring.extend([(edge + turn, lat), (edge + turn, pole), (edge, pole)]);
    ring
}

/// Cuts an unwrapped ring into the pieces that lie in one turn of the globe each, all brought to -180°..180°.
fn clip(ring: &[Point]) -> Vec<Ring> {
    (-1..=1)
        .map(|turn| {
            let west = f64::from(turn) * 360.0 - 180.0;
            let kept = clip_side(&clip_side(ring, west, true), west + 360.0, false);
            let shifted: Ring = kept.iter().map(|p| (p.0 - west - 180.0, p.1)).collect();
            bend(&shifted)
        })
        // A ring that only touches the next turn's edge leaves a piece without area there.
        .filter(|piece| area(piece).abs() > 1e-9)
        .collect()
}

/// Keeps what lies east (or west) of the meridian `edge` (Sutherland and Hodgman's way).
fn clip_side(ring: &[Point], edge: f64, east: bool) -> Ring {
    let inside = |p: Point| if east { p.0 >= edge } else { p.0 <= edge };
    let mut kept = Ring::new();
    for (a, b) in edges(ring) {
        if inside(a) {
            kept.push(a);
        }
        if inside(a) != inside(b) {
            kept.push((edge, crossing(a, b, edge)));
        }
    }
    kept
}

/// Divides the long edges, which run along the cut or the pole, so that they follow the projection's curve.
fn bend(ring: &[Point]) -> Ring {
    let mut fine = Ring::new();
    for (a, b) in edges(ring) {
        fine.push(a);
        let mut step = STEP;
        let length = (b.1 - a.1).abs();
        while a.0 == b.0 && step < length {
            fine.push((a.0, a.1 + (b.1 - a.1) * step / length));
            step += STEP;
        }
    }
    fine
}

/// The latitude at which the line from `a` to `b` meets the meridian `lon`.
fn crossing(a: Point, b: Point, lon: f64) -> f64 {
    a.1 + (b.1 - a.1) * (lon - a.0) / (b.0 - a.0)
}

/// A difference of longitudes, the short way round: in [-180°, 180°).
fn relative(lon: f64) -> f64 {
    (lon + 180.0).rem_euclid(360.0) - 180.0
}

/// Equal Earth, scaled and moved to the map; `lon` counts from the central meridian. See the top of this file.
fn project((lon, lat): Point) -> Point {
    let scale = WIDTH * 3.0 * A1 / (4.0 * 3_f64.sqrt() * PI);
    let t = parametric(lat.to_radians());
    let slope = 9.0 * A4 * t.powi(8) + 7.0 * A3 * t.powi(6) + 3.0 * A2 * t.powi(2) + A1;
    let x = 2.0 * 3_f64.sqrt() * lon.to_radians() * t.cos() / (3.0 * slope);
    let top = height(parametric(FRAC_PI_2));
    (WIDTH / 2.0 + scale * x, scale * (top - height(t)))
}

/// Equal Earth's parametric latitude.
fn parametric(latitude: f64) -> f64 {
    (3_f64.sqrt() / 2.0 * latitude.sin()).asin()
}

/// Equal Earth's Y for a parametric latitude.
fn height(t: f64) -> f64 {
    A4 * t.powi(9) + A3 * t.powi(7) + A2 * t.powi(3) + A1 * t
}

/// Leaves out points that hardly matter (Douglas and Peucker's way), from two far ends of the ring.
fn simplify(ring: &[Point]) -> Ring {
    let Some(&start) = ring.first() else {
        return Ring::new();
    };
    let far = (0..ring.len())
        .max_by(|&i, &j| distance(ring[i], start).total_cmp(&distance(ring[j], start)))
        .unwrap_or(0);
    let mut closed = ring.to_vec();
    closed.push(start);
    let mut kept = vec![start];
    thin(&closed[..=far], &mut kept);
    thin(&closed[far..], &mut kept);
    kept.pop();
    kept
}

/// Appends to `kept` the points of `line` that are needed, its first one excepted.
fn thin(line: &[Point], kept: &mut Ring) {
    let (Some(&first), Some(&last)) = (line.first(), line.last()) else {
        return;
    };
    let off = |i: usize| distance_to_line(line[i], first, last);
    let worst = (1..line.len().saturating_sub(1)).max_by(|&i, &j| off(i).total_cmp(&off(j)));
    match worst {
        Some(i) if off(i) > TOLERANCE => {
            thin(&line[..=i], kept);
            thin(&line[i..], kept);
        }
        _ => kept.push(last),
    }
}

/// Distance of two points.
fn distance(a: Point, b: Point) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

/// Distance of `p` from the line between `a` and `b`.
fn distance_to_line(p: Point, a: Point, b: Point) -> f64 {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let square = dx * dx + dy * dy;
    if square == 0.0 {
        return distance(p, a);
    }
    let along = (((p.0 - a.0) * dx + (p.1 - a.1) * dy) / square).clamp(0.0, 1.0);
    distance(p, (a.0 + along * dx, a.1 + along * dy))
}

/// The area within a ring; its sign tells which way round it runs.
fn area(ring: &[Point]) -> f64 {
    edges(ring).map(|(a, b)| a.0 * b.1 - b.0 * a.1).sum::<f64>() / 2.0
}

/// The edges of a ring, the closing one included.
fn edges(ring: &[Point]) -> impl Iterator<Item = (Point, Point)> + '_ {
    ring.iter().copied().zip(ring.iter().copied().cycle().skip(1))
}

/// Writes a ring as `M x y l dx dy ... z` in tenths. The differences are those of the rounded points, so that rounding
/// does not add up along the coast.
fn write_ring(path: &mut String, ring: &[Point]) {
    let mut at = (0, 0);
    for (i, point) in ring.iter().enumerate() {
        let tenths = (to_tenths(point.0), to_tenths(point.1));
        let step = (tenths.0 - at.0, tenths.1 - at.1);
        if i > 0 && step == (0, 0) {
            continue;
        }
        match i {
            0 => path.push('M'),
            1 => path.push('l'),
            _ => {}
        }
        write_tenths(path, step.0);
        write_tenths(path, step.1);
        at = tenths;
    }
    path.push('z');
}

/// A coordinate in whole tenths.
#[expect(clippy::cast_possible_truncation, reason = "map coordinates lie between 0 and 1000")]
fn to_tenths(value: f64) -> i32 {
    (value * 10.0).round() as i32
}

/// Writes a number of tenths as shortly as SVG allows: no leading zero, and a space only where two numbers would
/// merge (after `.2` a `.9` may follow directly, since a number has but one point).
fn write_tenths(path: &mut String, tenths: i32) {
    let (whole, rest) = (tenths.abs() / 10, tenths.abs() % 10);
    let starts_with_point = whole == 0 && rest > 0;
    let before = path.rsplit(|c: char| c != '.' && !c.is_ascii_digit()).next().unwrap_or("");
    if tenths < 0 {
        path.push('-');
    } else if !(before.is_empty() || starts_with_point && before.contains('.')) {
        path.push(' ');
    }
    if !starts_with_point {
        write!(path, "{whole}").expect("writing to a String cannot fail");
    }
    if rest > 0 {
        write!(path, ".{rest}").expect("writing to a String cannot fail");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The corners of the map lie where the documentation says.
    #[test]
    fn the_map_is_a_thousand_wide() {
        let close = |a: Point, b: Point| distance(a, b) < 0.05;
        assert!(close(project((-180.0, 0.0)), (0.0, 243.37)));
        assert!(close(project((180.0, 0.0)), (1000.0, 243.37)));
        assert!(close(project((0.0, 90.0)), (500.0, 0.0)));
        assert!(close(project((0.0, -90.0)), (500.0, 486.74)));
    }

    /// A square across the cut becomes two pieces that touch the two edges.
    #[test]
    fn a_ring_across_the_cut_is_divided() {
        let ring = unwrap(&[(179.0, 0.0), (-179.0, 0.0), (-179.0, 2.0), (179.0, 2.0)]);
        let pieces = clip(&ring);
        assert_eq!(pieces.len(), 2);
        assert!(pieces.iter().flatten().all(|p| p.0.abs() >= 179.0 && p.0.abs() <= 180.0));
    }

    /// A ring around the south pole is closed along it, from edge to edge.
    #[test]
    fn a_ring_around_the_pole_reaches_it() {
        let ring = unwrap(&[(-120.0, -70.0), (0.0, -70.0), (120.0, -70.0)]);
        assert!(ring.contains(&(180.0, -90.0)) || ring.contains(&(540.0, -90.0)));
        assert_eq!(clip(&ring).len(), 1);
    }

    /// Numbers are written without needless characters.
    #[test]
    fn numbers_are_short() {
        let mut path = String::from("l");
        for tenths in [5, -12, 3, 30, 0, 14] {
            write_tenths(&mut path, tenths);
        }
        assert_eq!(path, "l.5-1.2.3 3 0 1.4");
    }
}
