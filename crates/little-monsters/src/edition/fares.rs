//! What it costs to get from one location to another, whoever is on the way.

use std::sync::OnceLock;

use super::Edition;
use crate::{LocationId, Tickets};

/// How many tickets more than the fewest a fare may cost to be listed.
const DETOUR: u8 = 2;
/// How many fares are listed for two locations at most.
const MOST: usize = 24;

/// For every two locations the tickets that lead from one to the other, worked out when somebody first asks.
#[derive(Clone, Debug, Default)]
pub(super) struct Fares(OnceLock<Vec<Vec<Tickets>>>);

impl Edition {
    /// The tickets that lead from one location to another, none that needs all of another and more, the fewest first. Tokens and
    /// other monsters are left out of account.
    pub fn fares(&self, from: LocationId, to: LocationId) -> &[Tickets] {
        let places = self.locations().len();
        let fares = self.fares.0.get_or_init(|| {
            (0..places).flat_map(|from| self.fares_from(LocationId::from_index(from))).collect()
        });
        &fares[from.index() * places + to.index()]
    }

    /// The fares from a location to each, layer by layer: a layer holds the ways that cost so many tickets.
    fn fares_from(&self, from: LocationId) -> Vec<Vec<Tickets>> {
        let mut fares: Vec<Vec<Tickets>> = vec![Vec::new(); self.locations().len()];
        let mut fewest = vec![None; self.locations().len()];
        fares[from.index()].push(Tickets::NONE);
        fewest[from.index()] = Some(0);
        let mut layer = vec![(from, Tickets::NONE)];
        for spent in 1u8.. {
            let mut next = Vec::new();
            for &(at, cost) in &layer {
                for way in self.ways_from(at) {
                    let mut cost = cost;
                    cost[way.colour] += 1;
                    let known = &mut fares[way.to.index()];
                    let first = *fewest[way.to.index()].get_or_insert(spent);
                    let beaten = known.iter().any(|&other| cost.hold(other));
                    if spent <= first + DETOUR && known.len() < MOST && !beaten {
                        known.push(cost);
                        next.push((way.to, cost));
                    }
                }
            }
            if next.is_empty() {
                break;
            }
            layer = next;
        }
        fares
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fares_are_the_tickets_of_ways_and_none_beats_another() {
        let edition = Edition::world();
        for from in edition.everywhere().iter() {
            assert_eq!(edition.fares(from, from), [Tickets::NONE]);
            for to in edition.everywhere().iter() {
                let fares = edition.fares(from, to);
                assert!(!fares.is_empty(), "every place can be reached from every other");
                let most = fares[0].total() + u32::from(DETOUR);
                assert!(fares.len() <= MOST && fares.iter().all(|fare| fare.total() <= most), "{fares:?}");
                for (index, fare) in fares.iter().enumerate() {
                    let others = fares.iter().enumerate().filter(|&(other, _)| other != index);
                    assert!(others.into_iter().all(|(_, &other)| !fare.hold(other)));
                }
            }
            for way in edition.ways_from(from) {
                assert!(edition.fares(from, way.to).contains(&Tickets::one(way.colour)));
            }
        }
    }
}
