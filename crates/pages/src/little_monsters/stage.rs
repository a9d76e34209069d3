//! What falls and walks on the stage.

use games::little_monsters::{Event, Face, LittleMonsters, Places};
use maud::{Markup, html};

use super::map::spot_of;
use super::{art, cards};
use crate::Localizer;
use crate::stage::Walk;
use crate::world_map::Point;

/// Both dice of a roll, or the card of an event, which is turned over.
pub(super) fn seen(event: &Event, l10n: &Localizer) -> Option<Markup> {
    match *event {
        Event::Rolled { faces, .. } => {
            Some(html! { span .lm-dice { @for face in faces { (die(face, l10n)) } } })
        }
        Event::Happened { card } => {
            let name = l10n.text(&card.text(), &[]);
            Some(
                html! { span .lm-card.lm-event { (cards::face(card, &name, &l10n.say(cards::does(card)))) } },
            )
        }
        _ => None,
    }
}

/// A die that shows a face.
pub(super) fn die(face: Face, l10n: &Localizer) -> Markup {
    match face {
        Face::Colour(colour) => html! {
            span .lm-die.{ "lm-" (colour.id()) } { span { (l10n.say(&format!("lm-letter-{}", colour.id()))) } }
        },
        Face::Globe => html! { span .lm-die { (art::icon("globe", "lm-globe")) } },
    }
}

/// A monster goes one edge at a time; an event may carry it further, through the air.
pub(super) fn walk(game: &LittleMonsters, event: &Event) -> Option<Walk> {
    let (Event::Stepped { seat, to, .. } | Event::Flew { seat, to }) = *event else { return None };
    Some(Walk { piece: format!("monster-{}", seat.0), by: vec![spot_of(game.edition(), to)] })
}

/// The places where an event takes effect.
pub(super) fn places(game: &LittleMonsters, event: &Event) -> Vec<Point> {
    let edition = game.edition();
    let places = match *event {
        Event::Infected { at } | Event::Burns { at } | Event::Storm { at } | Event::Cured { at, .. } => {
            Places::only(at)
        }
        Event::Drawn { location } | Event::Swept { location } => Places::only(location),
        Event::Polluted { around } => edition.neighbours(around).or(Places::only(around)),
        Event::Hits { continent } => edition.on_continent(continent),
        _ => Places::NONE,
    };
    places.iter().map(|at| spot_of(edition, at)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::little_monsters::{Edition, Options};

    #[test]
    fn lm_22_pollution_is_seen_at_a_place_and_all_around_it() {
        let game = LittleMonsters::new(Edition::world(), Options::ADVANCED, 2);
        let rome = game.edition().location_called("rome").unwrap();
        let around = game.edition().neighbours(rome).len();
        assert!(around > 2);
        assert_eq!(places(&game, &Event::Polluted { around: rome }).len(), around + 1);
        assert_eq!(places(&game, &Event::Storm { at: rome }), [spot_of(game.edition(), rome)]);
    }
}
