//! What falls and walks on the stage.

use games::globetrotters::edition::Edition;
use games::globetrotters::{Event, Globetrotters, LocationId};
use maud::{Markup, html};
use table::Seat;

use super::map::spot_of;
use super::{art, duel};
use crate::stage::Walk;

/// The dice of a roll: the 12-sided one, or a pair. A challenge and a try for the Jackpot are duels to their end.
pub(super) fn dice<'a>(told: impl Iterator<Item = &'a Event>) -> Option<Markup> {
    let d12 = |shown: Markup| Some(html! { span .gt-d12 { (shown) } });
    let mut told = told.peekable();
    match **told.peek()? {
        Event::Rolled { steps, .. } => d12(html! { b { (steps) } }),
        Event::RolledTicket { .. } => d12(art::sign("ticket")),
        Event::RolledTrouble { .. } => d12(art::sign("trouble")),
        Event::StartRolled { dice, .. } => Some(duel::pair(dice, false, true)),
        Event::Challenged { .. }
        | Event::ChallengeRolled { .. }
        | Event::TookKey { .. }
        | Event::LostChallenge { .. } => duel::challenge(told),
        Event::JackpotRolled { .. } | Event::WonJackpot { .. } | Event::MissedJackpot { .. } => {
            duel::jackpot(told)
        }
        _ => None,
    }
}

/// Overland a piece goes from space to space, by the shortest way; everything else brings it there at once.
pub(super) fn walk<'a>(game: &Globetrotters, mut told: impl Iterator<Item = &'a Event>) -> Option<Walk> {
    let edition = game.edition();
    let (seat, to) = arrival(told.next()?)?;
    let from = told.find_map(|before| whereabouts(before, seat)).flatten();
    let way = from.and_then(|from| overland(edition, from, to)).unwrap_or_else(|| vec![to]);
    let by = way.into_iter().map(|place| spot_of(edition, place)).collect();
    Some(Walk { piece: format!("piece-{}", seat.0), by })
}

/// Where an event takes a piece.
fn arrival(event: &Event) -> Option<(Seat, LocationId)> {
    match *event {
        Event::WentOverland { seat, to }
        | Event::Flew { seat, to, .. }
        | Event::SailedOn { seat, to }
        | Event::MovedOn { seat, to, .. }
        | Event::Sent { seat, to }
        | Event::UsedBonus { seat, to } => Some((seat, to)),
        Event::HomeChosen { seat, at } => Some((seat, at)),
        _ => None,
    }
}

/// What an event says of where a piece is; of some only that it is elsewhere now.
fn whereabouts(event: &Event, of: Seat) -> Option<Option<LocationId>> {
    match *event {
        Event::SetSail { seat, island, .. } if seat == of => Some(Some(island)),
        Event::Switched { seat, with } if seat == of || with == of => Some(None),
        Event::Deported { seat, .. } if seat == of => Some(None),
        _ => arrival(event).filter(|&(seat, _)| seat == of).map(|(_, at)| Some(at)),
    }
}

/// The places on a shortest way overland, without the first; nothing if no route leads there.
fn overland(edition: &Edition, from: LocationId, to: LocationId) -> Option<Vec<LocationId>> {
    let mut left = edition.distance(from, to)?;
    let mut way = vec![from];
    while left > 0 {
        left -= 1;
        let here = *way.last()?;
        let neighbours = edition.overland().iter().filter_map(|&[one, other]| match here {
            _ if one == here => Some(other),
            _ if other == here => Some(one),
            _ => None,
        });
        way.push(neighbours.into_iter().find(|&next| edition.distance(next, to) == Some(left))?);
    }
    way.remove(0);
    Some(way)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gt_20_a_way_overland_goes_from_space_to_space() {
        let edition = Edition::world();
        let mut longest = 0;
        for from in edition.location_ids() {
            for to in edition.within(from, 6) {
                let way = overland(&edition, from, *to).expect("there is a route");
                assert_eq!(way.last(), Some(to));
                let places: Vec<LocationId> = std::iter::once(from).chain(way).collect();
                assert!(places.windows(2).all(|pair| edition.distance(pair[0], pair[1]) == Some(1)));
                longest = longest.max(places.len());
            }
        }
        assert_eq!(longest, 7);
    }
}
