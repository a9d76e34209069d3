//! What falls and walks on the stage.

use games::little_monsters::{Event, Face, LittleMonsters};
use maud::{Markup, html};

use super::art;
use super::map::spot_of;
use crate::Localizer;
use crate::stage::Walk;

/// Both dice of a roll.
pub(super) fn dice(event: &Event, l10n: &Localizer) -> Option<Markup> {
    let Event::Rolled { faces, .. } = *event else { return None };
    Some(html! { span .lm-dice { @for face in faces { (die(face, l10n)) } } })
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
