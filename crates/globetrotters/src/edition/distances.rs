//! How far apart locations are overland, worked out once for every pair.

use crate::LocationId;

/// The highest number on the die, and so the longest overland trip (GT-19).
pub(crate) const LONGEST: u8 = 10;

/// All distances along overland routes.
#[derive(Clone, Debug)]
pub(super) struct Distances {
    locations: usize,
    /// A row for each location; [`u8::MAX`] where no route leads.
    between: Vec<u8>,
    /// For each location those within the longest trip, the nearest first.
    near: Vec<Near>,
}

#[derive(Clone, Debug, Default)]
struct Near {
    places: Vec<LocationId>,
    /// How many of them are within 0, 1, 2 … spaces.
    within: [u8; LONGEST as usize + 1],
}

impl Distances {
    pub(super) fn along(routes: &[[LocationId; 2]], locations: usize) -> Self {
        let mut neighbours = vec![Vec::new(); locations];
        for &[one, other] in routes {
            neighbours[one.index()].push(other);
            neighbours[other.index()].push(one);
        }
        let mut between = Vec::with_capacity(locations * locations);
        let mut near = Vec::with_capacity(locations);
        for start in (0..locations).map(LocationId::from_index) {
            let row = distances_from(start, &neighbours);
            let mut places: Vec<LocationId> = (0..locations)
                .map(LocationId::from_index)
                .filter(|place| (1..=LONGEST).contains(&row[place.index()]))
                .collect();
            places.sort_by_key(|place| (row[place.index()], *place));
            let count =
                |steps: usize| places.iter().filter(|place| usize::from(row[place.index()]) <= steps).count();
            let within = std::array::from_fn(|steps| u8::try_from(count(steps)).unwrap_or(u8::MAX));
            near.push(Near { places, within });
            between.extend(row);
        }
        Distances { locations, between, near }
    }

    #[inline]
    pub(super) fn between(&self, from: LocationId, to: LocationId) -> Option<u8> {
        let distance = *self.between.get(from.index() * self.locations + to.index())?;
        (distance < u8::MAX).then_some(distance)
    }

    #[inline]
    pub(super) fn within(&self, from: LocationId, steps: u8) -> &[LocationId] {
        let near = &self.near[from.index()];
        &near.places[..usize::from(near.within[usize::from(steps.min(LONGEST))])]
    }
}

/// Breadth first. A board has at most 256 locations, so no distance reaches 255 unless all lie in one line.
fn distances_from(start: LocationId, neighbours: &[Vec<LocationId>]) -> Vec<u8> {
    let mut distances = vec![u8::MAX; neighbours.len()];
    distances[start.index()] = 0;
    let mut ring = vec![start];
    for distance in 1..u8::MAX {
        let mut next = Vec::new();
        for place in ring.iter().flat_map(|place| &neighbours[place.index()]) {
            if distances[place.index()] == u8::MAX {
                distances[place.index()] = distance;
                next.push(*place);
            }
        }
        ring = next;
    }
    distances
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_places_is_as_long_as_it_is() {
        let routes: Vec<[LocationId; 2]> = (0..14).map(|i| [LocationId(i), LocationId(i + 1)]).collect();
        let distances = Distances::along(&routes, 16);
        assert_eq!(distances.between(LocationId(2), LocationId(14)), Some(12));
        assert_eq!(distances.between(LocationId(2), LocationId(15)), None);
        assert_eq!(distances.within(LocationId(2), 1), [LocationId(1), LocationId(3)]);
        assert_eq!(distances.within(LocationId(2), 10).len(), 12, "two to the left, ten to the right");
        assert!(distances.within(LocationId(15), 10).is_empty());
    }
}
