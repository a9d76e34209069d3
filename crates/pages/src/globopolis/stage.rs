//! What falls and walks on the stage.

use games::globopolis::event::{Agents, Conflict, Opening, Throw, Turns, Visits};
use games::globopolis::state::Party;
use games::globopolis::{Event, FIELDS, FieldId, Globopolis, TitleId};
use maud::{Markup, html};
use table::Seat;

use super::{battle, chips, ring};
use crate::Localizer;
use crate::stage::Walk;

/// The dice of a roll, of a battle round, or of Cleaning House.
pub(super) fn dice<'a>(
    game: &Globopolis,
    mut told: impl Iterator<Item = &'a Event>,
    l10n: &Localizer,
) -> Option<Markup> {
    let d6 =
        |faces: &[u8]| Some(html! { @for &face in faces { @if face > 0 { (chips::die(face.into())) } } });
    match *told.next()? {
        Event::Opening(Opening::RolledForStart { face, .. })
        | Event::Visits(Visits::Academy { face, .. } | Visits::Recruited { face, .. }) => d6(&[face]),
        Event::Turns(Turns::Rolled { dice, .. }) => d6(&dice),
        Event::Visits(Visits::MarketRolled { dice, .. }) => d6(&dice),
        Event::Turns(Turns::Teleported { bases, fields, .. }) => {
            Some(html! { (chips::polygon(8, bases.into())) (chips::polygon(20, fields.into())) })
        }
        Event::Conflict(Conflict::BattleRound { aggressor, defender, winner, .. }) => {
            let [ours, theirs] = told.by_ref().find_map(polygons).unwrap_or([10, 10]);
            let titles = told
                .find_map(attacked)
                .map(|titles| titles.map(|title| l10n.name(game.edition().title_name(title))));
            let name = |party: Party| titles.as_ref().map(|titles| titles[party as usize].as_str());
            let side = |party, sides, thrown| throw(name(party), sides, thrown, winner == party);
            Some(html! {
                (side(Party::Aggressor, ours, aggressor)) " " (side(Party::Defender, theirs, defender))
            })
        }
        Event::Agents(Agents::CleanedHouse { dice, owner, intruder, .. }) => {
            Some(duels(dice, owner, intruder))
        }
        _ => None,
    }
}

/// How many sides the polygons of both parties have, which was assessed before the battle (GP-70).
fn polygons(event: &Event) -> Option<[u8; 2]> {
    match *event {
        Event::Conflict(Conflict::Assessed { aggressor, defender }) => {
            Some([aggressor.polygon, defender.polygon])
        }
        _ => None,
    }
}

/// From which Territory against which the battle goes.
fn attacked(event: &Event) -> Option<[TitleId; 2]> {
    match *event {
        Event::Conflict(Conflict::Attacked { from, against, .. }) => Some([from, against]),
        _ => None,
    }
}

/// One party: its Territory, its polygon and its d6, those lit that make the pattern.
fn throw(title: Option<&str>, sides: u8, throw: Throw, won: bool) -> Markup {
    let dice = &throw.dice[..throw.count.into()];
    html! {
        span .gpd-duel.gpd-side.won[won] {
            @if let Some(title) = title { small { (title) } }
            (chips::polygon(sides, throw.polygon.into()))
            @for (&die, lit) in dice.iter().zip(battle::pattern_of(dice, throw.polygon)) { (battle::lit_die(die, lit)) }
        }
    }
}

fn duels(sides: [u8; 2], owner: [u8; 3], intruder: [u8; 3]) -> Markup {
    let rolled = owner.into_iter().zip(intruder).filter(|&(own, other)| own > 0 && other > 0);
    html! {
        @for (own, other) in rolled {
            span .gpd-duel.won[own > other] {
                (chips::polygon(sides[0], own.into())) (chips::polygon(sides[1], other.into()))
            }
        }
    }
}

/// After a roll a Governor goes round the ring from field to field; everything else brings it there at once.
pub(super) fn walk<'a>(game: &Globopolis, mut told: impl Iterator<Item = &'a Event>) -> Option<Walk> {
    let (seat, to) = match *told.next()? {
        Event::Turns(Turns::Arrived { seat, at }) => (seat, at),
        Event::Turns(Turns::Flew { seat, to }) => (seat, to),
        _ => return None,
    };
    let way = match told.find_map(|before| rolled(before, seat)).flatten() {
        Some((steps, back)) => round(to, steps, back),
        None => vec![to],
    };
    let by = way.into_iter().map(|field| ring::stand(game.edition(), field, 0, 1)).collect();
    Some(Walk { piece: format!("piece-{}", seat.0), by })
}

/// How many fields a Governor was rolled on, and whether back; nothing if it has arrived somewhere since.
fn rolled(event: &Event, of: Seat) -> Option<Option<(u8, bool)>> {
    match *event {
        Event::Turns(Turns::Rolled { seat, dice, back }) if seat == of => {
            Some(Some((dice.iter().sum(), back)))
        }
        Event::Turns(
            Turns::Arrived { seat, .. } | Turns::Flew { seat, .. } | Turns::Teleported { seat, .. },
        ) if seat == of => Some(None),
        _ => None,
    }
}

/// The fields that are passed on the way to the last of them.
fn round(to: FieldId, steps: u8, back: bool) -> Vec<FieldId> {
    let before = |left: usize| if back { to.index() + left } else { to.index() + FIELDS - left };
    (0..usize::from(steps)).rev().map(|left| FieldId::from_index(before(left) % FIELDS)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gp_40_a_governor_goes_from_field_to_field() {
        let way = |to, steps, back| -> Vec<u8> {
            round(FieldId(to), steps, back).into_iter().map(|field| field.0).collect()
        };
        assert_eq!(way(2, 4, false), [63, 0, 1, 2]);
        assert_eq!(way(62, 3, true), [0, 63, 62]);
    }
}
