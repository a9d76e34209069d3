//! Where things are on the board: the fields, the lane of the Governors inside them, and the Point Counting Ring around
//! them.
//!
//! The ring is a rounded rectangle: the bases are its corners, and clockwise from each run the fifteen other fields of
//! its quadrant. It is a little wider than high, as screens are.

use std::f64::consts::FRAC_PI_2;

use games::globopolis::{Edition, FIELDS, FieldId};

use crate::world_map::Point;

/// The `viewBox` of the board and of everything laid over it.
pub(super) const VIEW_BOX: &str = "0 0 1280 1000";
/// How large that is.
pub(super) const SIZE: (u32, u32) = (1280, 1000);

pub(super) const WIDTH: f64 = 1280.0;
pub(super) const HEIGHT: f64 = 1000.0;
/// How far the fields are from the edge.
const EDGE: f64 = 32.0;
/// How deep the fields of the left and the right side are.
const DEEP_ASIDE: f64 = 142.0;
/// How deep the fields of the upper and the lower side are.
const DEEP: f64 = 112.0;
/// How many fields a side has between its corners.
const BETWEEN: f64 = 15.0;
/// How far inside the fields the Governors stand.
const LANE: f64 = 24.0;

/// A part of the board: left, top, width, height.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Area {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) w: f64,
    pub(super) h: f64,
}

impl Area {
    pub(super) const fn new(x: f64, y: f64, w: f64, h: f64) -> Self {
        Area { x, y, w, h }
    }

    pub(super) fn middle(self) -> Point {
        (self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    /// Whether the two share more than an edge.
    #[cfg(test)]
    pub(super) fn overlaps(self, other: Area) -> bool {
        self.x + 0.01 < other.x + other.w
            && other.x + 0.01 < self.x + self.w
            && self.y + 0.01 < other.y + other.h
            && other.y + 0.01 < self.y + self.h
    }

    /// Whether the other lies in it.
    #[cfg(test)]
    pub(super) fn holds(self, other: Area) -> bool {
        other.x >= self.x - 0.01
            && other.y >= self.y - 0.01
            && other.x + other.w <= self.x + self.w + 0.01
            && other.y + other.h <= self.y + self.h + 0.01
    }
}

/// On which side of the ring a field is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    Top,
    Right,
    Bottom,
    Left,
}

impl Side {
    /// The sides, clockwise, as the quadrants are.
    pub(super) const ALL: [Side; 4] = [Side::Top, Side::Right, Side::Bottom, Side::Left];

    /// Whether the fields stand beside each other.
    pub(super) const fn is_level(self) -> bool {
        matches!(self, Side::Top | Side::Bottom)
    }

    /// From the fields to the middle.
    pub(super) const fn inwards(self) -> Point {
        match self {
            Side::Top => (0.0, 1.0),
            Side::Right => (-1.0, 0.0),
            Side::Bottom => (0.0, -1.0),
            Side::Left => (1.0, 0.0),
        }
    }
}

/// A field on the board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    pub(super) area: Area,
    /// The side it belongs to; a corner begins it.
    pub(super) side: Side,
    /// Whether it is a corner.
    pub(super) corner: bool,
}

/// How thick the strip at a field's outer edge is, which shows the owner.
const STRIP: f64 = 17.0;
/// How thick the band at its inner edge is, which has the colour of its group.
const BAND: f64 = 16.0;

impl Spot {
    /// The outer and the inner edge of the field, so thick.
    fn edges(&self, outer: f64, inner: f64) -> [Area; 3] {
        let Area { x, y, w, h } = self.area;
        match self.side {
            Side::Top => [
                Area::new(x, y, w, outer),
                Area::new(x, y + h - inner, w, inner),
                Area::new(x, y + outer, w, h - outer - inner),
            ],
            Side::Bottom => [
                Area::new(x, y + h - outer, w, outer),
                Area::new(x, y, w, inner),
                Area::new(x, y + inner, w, h - outer - inner),
            ],
            Side::Left => [
                Area::new(x, y, outer, h),
                Area::new(x + w - inner, y, inner, h),
                Area::new(x + outer, y, w - outer - inner, h),
            ],
            Side::Right => [
                Area::new(x + w - outer, y, outer, h),
                Area::new(x, y, inner, h),
                Area::new(x + inner, y, w - outer - inner, h),
            ],
        }
    }

    /// How thick the strip is; an upright one has to be as wide as the price in it.
    fn strip_width(&self) -> f64 {
        if self.side.is_level() { STRIP } else { STRIP + 3.0 }
    }

    /// Where the owner is shown.
    pub(super) fn strip(&self) -> Area {
        self.edges(self.strip_width(), BAND)[0]
    }

    /// Where the group is shown.
    pub(super) fn band(&self) -> Area {
        self.edges(self.strip_width(), BAND)[1]
    }

    /// What is between the two, in three rows: for the name, the R-Units and the Agents.
    pub(super) fn rows(&self) -> [Area; 3] {
        let Area { x, y, w, h } = self.edges(self.strip_width(), BAND)[2];
        let [above, name, units] = if self.side.is_level() { [0.0, 32.0, 29.0] } else { [1.5, 17.5, 15.0] };
        let (units_at, agents_at) = (above + name, above + name + units);
        [
            Area::new(x, y + above, w, name),
            Area::new(x, y + units_at, w, units),
            Area::new(x, y + agents_at, w, h - agents_at),
        ]
    }
}

/// How far a field is clockwise from the first base, which is the corner on the left above.
fn place(edition: &Edition, field: FieldId) -> usize {
    (field.index() + FIELDS - edition.bases()[0].index()) % FIELDS
}

/// Where a field is.
pub(super) fn spot(edition: &Edition, field: FieldId) -> Spot {
    let place = place(edition, field);
    let side = Side::ALL[place / 16];
    #[expect(clippy::cast_precision_loss, reason = "there are sixty-four fields")]
    let step = (place % 16) as f64;
    let (right, bottom) = (WIDTH - EDGE - DEEP_ASIDE, HEIGHT - EDGE - DEEP);
    if place.is_multiple_of(16) {
        let (x, y) = match side {
            Side::Top => (EDGE, EDGE),
            Side::Right => (right, EDGE),
            Side::Bottom => (right, bottom),
            Side::Left => (EDGE, bottom),
        };
        return Spot { area: Area::new(x, y, DEEP_ASIDE, DEEP), side, corner: true };
    }
    let (left, top) = (EDGE + DEEP_ASIDE, EDGE + DEEP);
    let (w, h) = ((right - left) / BETWEEN, (bottom - top) / BETWEEN);
    let area = match side {
        Side::Top => Area::new(left + w * (step - 1.0), EDGE, w, DEEP),
        Side::Right => Area::new(right, top + h * (step - 1.0), DEEP_ASIDE, h),
        Side::Bottom => Area::new(right - w * step, bottom, w, DEEP),
        Side::Left => Area::new(EDGE, bottom - h * step, DEEP_ASIDE, h),
    };
    Spot { area, side, corner: false }
}

/// Where the Governors on a field stand: inside the ring in a row towards the middle, or on the corner itself.
pub(super) fn stand(edition: &Edition, field: FieldId, nth: usize, of: usize) -> Point {
    let Spot { area, side, corner } = spot(edition, field);
    #[expect(clippy::cast_precision_loss, reason = "there are ten Governors at most")]
    let (nth, of) = (nth as f64, of as f64);
    let (x, y) = area.middle();
    if corner {
        // In a row on the lower half of the corner, where its name is not.
        let pitch = (80.0 / (of - 1.0).max(1.0)).min(28.0);
        return (x + (nth - (of - 1.0) / 2.0) * pitch, y + 34.0);
    }
    let (dx, dy) = side.inwards();
    // A crowd stands two by two.
    let (row, aside) = if of > 4.0 { ((nth / 2.0).floor(), (nth % 2.0 - 0.5) * 34.0) } else { (nth, 0.0) };
    let depth = if side.is_level() { area.h } else { area.w } / 2.0 + LANE + row * 27.0;
    (x + dx * depth + dy.abs() * aside, y + dy * depth + dx.abs() * aside)
}

/// The middle of the board, which the lane surrounds.
#[cfg(test)]
pub(super) const MIDDLE: Area = Area::new(
    EDGE + DEEP_ASIDE + 44.0,
    EDGE + DEEP + 44.0,
    WIDTH - 2.0 * (EDGE + DEEP_ASIDE + 44.0),
    HEIGHT - 2.0 * (EDGE + DEEP + 44.0),
);

/// The Point Counting Ring: a track around the fields. It begins beside the corner on the left above, runs clockwise, and
/// ends before it; what is below 0 and beyond the mark has its place in between.
pub(super) mod track {
    use super::{FRAC_PI_2, HEIGHT, Point, Side, WIDTH};

    /// How far the track's middle is from the edge.
    pub(in super::super) const INSET: f64 = 15.0;
    /// How round its corners are.
    pub(in super::super) const ROUND: f64 = 36.0;
    const LEVEL: f64 = WIDTH - 2.0 * (INSET + ROUND);
    const UPRIGHT: f64 = HEIGHT - 2.0 * (INSET + ROUND);
    const ARC: f64 = FRAC_PI_2 * ROUND;
    const LENGTH: f64 = 2.0 * (LEVEL + UPRIGHT) + 4.0 * ARC;
    /// Where 0 is, from the beginning of the upper side.
    const ZERO: f64 = 150.0;
    /// Where the mark is.
    const MARK: f64 = LENGTH - ARC - 240.0;
    /// Where its number is: before it, and no marker covers it.
    pub(in super::super) const MARK_NUMBER: f64 = MARK - 17.0;
    /// How far a marker comes that is short of the mark, and where those begin that have reached it.
    const BEFORE: f64 = MARK_NUMBER - 30.0;
    const REACHED: f64 = MARK + 24.0;
    /// How far a point below 0, or beyond the mark, moves a marker.
    const BEYOND: f64 = 8.0;
    /// How far markers go at most.
    const MOST: f64 = LENGTH - ARC - 24.0;
    /// How far they are from each other at least.
    pub(in super::super) const APART: f64 = 47.0;

    /// How far along the track so many points are.
    pub(in super::super) fn along(points: i32, mark: i32) -> f64 {
        let (points, mark) = (f64::from(points), f64::from(mark.max(1)));
        if points < 0.0 {
            (ZERO + points * BEYOND).max(24.0)
        } else if points > mark {
            (MARK + (points - mark) * BEYOND).min(MOST)
        } else {
            ZERO + (MARK - ZERO) * points / mark
        }
    }

    /// How far along the track the marker of so many points lies: beside the mark and its number, never on them.
    pub(in super::super) fn marker(points: i32, mark: i32) -> f64 {
        let along = along(points, mark);
        if points < mark { along.min(BEFORE) } else { along.max(REACHED) }
    }

    /// How far beside a corner a marker lies at least: the board is round there, and would cut it off.
    const BESIDE: f64 = 14.0;

    /// The nearest place to this one where a marker is whole: beside a corner, not on it.
    pub(in super::super) fn beside_corner(along: f64) -> f64 {
        let along = along.rem_euclid(LENGTH);
        let mut start = 0.0;
        for length in [LEVEL, UPRIGHT, LEVEL, UPRIGHT] {
            let (first, last) = (start + BESIDE, start + length - BESIDE);
            start += length + ARC;
            if along < start + BESIDE {
                let next = start + BESIDE;
                return if along - last > next - along { next } else { along.clamp(first, last) };
            }
        }
        along
    }

    /// The point so far along the track, and on which side it is.
    pub(in super::super) fn point(along: f64) -> (Point, Side) {
        let mut left = along.rem_euclid(LENGTH);
        let (right, bottom) = (WIDTH - INSET, HEIGHT - INSET);
        let corners = [
            (Side::Top, (INSET + ROUND, INSET), (1.0, 0.0), LEVEL),
            (Side::Right, (right, INSET + ROUND), (0.0, 1.0), UPRIGHT),
            (Side::Bottom, (right - ROUND, bottom), (-1.0, 0.0), LEVEL),
            (Side::Left, (INSET, bottom - ROUND), (0.0, -1.0), UPRIGHT),
        ];
        for (side, (x, y), (dx, dy), length) in corners {
            if left <= length {
                return ((x + dx * left, y + dy * left), side);
            }
            left -= length;
            if left <= ARC {
                // From the end of the side around the corner: its middle lies inwards of the end.
                let (ix, iy) = side.inwards();
                let (cx, cy) = (x + dx * length + ix * ROUND, y + dy * length + iy * ROUND);
                let (sin, cos) = (left / ROUND).sin_cos();
                return ((cx + ROUND * (dx * sin - ix * cos), cy + ROUND * (dy * sin - iy * cos)), side);
            }
            left -= ARC;
        }
        ((INSET + ROUND, INSET), Side::Top)
    }

    /// Moves markers apart that would cover each other, in their order, and keeps them on their side of the mark.
    pub(in super::super) fn apart(places: &mut [(usize, f64)]) {
        places.sort_by(|one, other| one.1.total_cmp(&other.1));
        let reached = places.partition_point(|place| place.1 < MARK);
        let (short, there) = places.split_at_mut(reached);
        spread(short, BEFORE);
        spread(there, MOST);
    }

    fn spread(places: &mut [(usize, f64)], most: f64) {
        for at in 1..places.len() {
            places[at].1 = places[at].1.max(places[at - 1].1 + APART);
        }
        let mut most = most;
        for (_, place) in places.iter_mut().rev() {
            *place = place.min(most);
            most = *place - APART;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fields_lie_side_by_side_around_the_middle() {
        let edition = Edition::world();
        let areas: Vec<Area> = FieldId::all().map(|field| spot(&edition, field).area).collect();
        let board = Area::new(0.0, 0.0, WIDTH, HEIGHT);
        for (index, area) in areas.iter().enumerate() {
            assert!(board.holds(*area) && !area.overlaps(MIDDLE), "{index}");
            assert!(areas[..index].iter().all(|before| !before.overlaps(*area)), "{index}");
            let next = areas[(index + 1) % FIELDS];
            let touches = Area::new(area.x - 0.1, area.y - 0.1, area.w + 0.2, area.h + 0.2);
            assert!(touches.overlaps(next), "{index} and the next are apart");
        }
        let corners = FieldId::all().filter(|&field| spot(&edition, field).corner).collect::<Vec<_>>();
        assert_eq!(corners, edition.bases());
    }

    #[test]
    fn governors_stand_beside_each_other_and_beside_their_field() {
        let edition = Edition::world();
        for field in FieldId::all() {
            for of in 1..=10 {
                let all: Vec<Point> = (0..of).map(|nth| stand(&edition, field, nth, of)).collect();
                for (at, one) in all.iter().enumerate() {
                    let near = |other: &Point| (one.0 - other.0).hypot(one.1 - other.1) < 8.0;
                    assert!(!all[..at].iter().any(near), "{field:?} {at} of {of}");
                    let Spot { area, corner, .. } = spot(&edition, field);
                    let inside = area.holds(Area::new(one.0 - 1.0, one.1 - 1.0, 2.0, 2.0));
                    assert_eq!(inside, corner, "{field:?}: a Governor covers what stands there");
                }
            }
        }
    }

    #[test]
    fn no_marker_is_cut_off_at_a_corner_of_the_board() {
        // The frame's corners are as round as this where the board is smallest beside the panels.
        const ROUND: f64 = 50.0;
        let inside = |(x, y): Point| {
            let beyond = |at: f64, size: f64| (ROUND - at).max(at - (size - ROUND)).max(0.0);
            (beyond(x, WIDTH).powi(2) + beyond(y, HEIGHT).powi(2)).sqrt() <= ROUND
        };
        for step in 0..5000 {
            let ((x, y), side) = track::point(track::beside_corner(f64::from(step)));
            let (w, h) = if side.is_level() { (22.0, 11.0) } else { (14.0, 20.0) };
            for corner in [(x - w, y - h), (x + w, y - h), (x - w, y + h), (x + w, y + h)] {
                assert!(inside(corner), "{corner:?} of the marker at {step}, ({x}, {y})");
            }
        }
    }

    #[test]
    fn the_track_shows_scores_below_zero_and_beyond_the_mark() {
        let at = |points| track::along(points, 100);
        assert!(at(-200) <= at(-5) && at(-5) < at(0) && at(0) < at(1) && at(99) < at(100));
        assert!(at(100) < at(103) && at(103) <= at(400));
        for points in -300..500 {
            let ((x, y), _) = track::point(at(points));
            let edge = x.min(y).min(WIDTH - x).min(HEIGHT - y);
            assert!((14.0..=30.0).contains(&edge), "{points} at {x} {y}");
        }
    }

    #[test]
    fn markers_cover_neither_each_other_nor_the_mark() {
        for scores in [
            [3, 60, 61, 62, 400],
            [96, 97, 98, 99, 99],
            [98, 99, 99, 100, 100],
            [100, 100, 101, 101, 102],
            [120, 200, 300, 400, 500],
            [-90, -80, 0, 0, 1],
        ] {
            let marker = |(team, points): (usize, i32)| (team, track::marker(points, 100));
            let mut places: Vec<_> = scores.into_iter().enumerate().map(marker).collect();
            track::apart(&mut places);
            assert!(places.windows(2).all(|two| two[1].1 - two[0].1 >= track::APART - 0.01), "{places:?}");
            assert!(places.iter().map(|place| place.0).eq(0..scores.len()), "{places:?}");
            for (team, place) in places {
                // Half of a marker, and half of the number.
                assert!((place - track::MARK_NUMBER).abs() >= 20.0 + 8.0, "{scores:?} {team}: {place}");
                assert_eq!(place > track::MARK_NUMBER, scores[team] >= 100, "{scores:?} {team}");
                let ((x, y), _) = track::point(place);
                assert!((14.0..=30.0).contains(&x.min(y).min(WIDTH - x).min(HEIGHT - y)), "{x} {y}");
            }
        }
    }

    #[test]
    fn the_track_has_no_jumps() {
        let mut before = track::point(0.0).0;
        for step in 1..4300 {
            let now = track::point(f64::from(step)).0;
            assert!((now.0 - before.0).hypot(now.1 - before.1) < 1.1, "at {step}: {before:?} {now:?}");
            before = now;
        }
    }
}
