//! The page of Pig: the dice on a mat, what can be done, and how far everybody is.
//!
//! The smallest page that a game can have, to be copied. Everything that acts is a form, so the page needs no script.

#[cfg(test)]
mod tests;

use games::pig::clause::{PG_3, PG_5, PG_6};
use games::pig::{Action, Event, ID, Pig, View};
use maud::{Markup, html};
use table::{Offered, Outcome, Seat, SeatSet, Text};

use crate::frame::region;
use crate::game_page::{GamePage, Glance};
use crate::model::Region;
use crate::options::OptionsForm;
use crate::parts::Effect;
use crate::reader::Reader;
use crate::scene::{Beat, Kind};
use crate::{Localizer, parts, paths};

/// A game of Pig as one reader sees it.
type Page<'a> = Reader<'a, Pig>;

impl GamePage for Pig {
    const STYLES: &[&str] = &[include_str!("pig/style.css")];
    const TURN: u32 = 4000;

    fn regions(page: Page<'_>) -> Vec<Region> {
        vec![
            region("board", board(&page)),
            region("now", now(&page)),
            region("players", page.players("pg", "pg-players", page.seats().map(|seat| player(&page, seat)))),
        ]
    }

    fn glance(page: &Page<'_>, seat: Seat) -> Glance {
        let open = &page.view.open;
        let (points, target) = (open.points[seat], page.game.target());
        Glance {
            turn: open.turn == seat && open.winner.is_none(),
            score: html! { (points) },
            purse: html! {},
            words: vec![page.text(&Text::new("pg-points").with("points", points).with("target", target))],
        }
    }

    fn beat(&self, event: &Event) -> Beat {
        match *event {
            Event::Begins { seat } => Beat::of(Kind::Turn).by(seat),
            Event::Rolled { seat, .. } => Beat::of(Kind::Dice).by(seat),
            Event::LostStake { seat, .. } => Beat::of(Kind::Dice).by(seat).hurting(SeatSet::only(seat)),
            Event::LostAll { seat, .. } => Beat::of(Kind::Dice).great().by(seat).hurting(SeatSet::only(seat)),
            Event::Held { seat, .. } => Beat::of(Kind::Number).by(seat),
            Event::Won { seat, .. } => Beat::of(Kind::End).great().by(seat),
        }
    }

    fn thrown(&self, told: &mut dyn Iterator<Item = &Event>, _l10n: &Localizer) -> Option<Markup> {
        let faces = match *told.next()? {
            Event::Rolled { faces, .. } | Event::LostStake { faces, .. } => faces,
            Event::LostAll { .. } => [1, 1],
            Event::Begins { .. } | Event::Held { .. } | Event::Won { .. } => return None,
        };
        Some(html! { @for face in faces { @if face > 0 { (die(face)) } } })
    }

    fn end_headline(&self, view: &View, outcome: &Outcome, names: &[String], l10n: &Localizer) -> Markup {
        let points = |seat: Seat| view.open.points[seat];
        let text = |seat: Seat| Text::new("pg-end").with("seat", seat).with("points", points(seat));
        html! { @for seat in outcome.winners.iter() { (l10n.text(&text(seat), names)) } }
    }

    fn board_svg(&self, _l10n: &Localizer) -> String {
        let mat = html! {
            svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 200" {
                rect width="480" height="200" rx="24" fill="#1d6b4f" {}
                rect x="12" y="12" width="456" height="176" rx="16" fill="none" stroke="#7fc3a6" stroke-width="3" {}
            }
        };
        mat.into_string()
    }

    fn how_it_works(l10n: &Localizer) -> Markup {
        parts::how_it_works("pg pg-how", Self::portrait, |step| l10n.say(&format!("pg-how-{step}")))
    }

    fn options_form(form: OptionsForm<'_>) -> Markup {
        html! {
            fieldset .pg.pg-options {
                legend { (form.say("pg-options")) }
                (form.ask("pg-option", &Pig::questions()))
            }
        }
    }
}

/// The mat with the last roll, and what is at stake.
fn board(page: &Page<'_>) -> Markup {
    let open = &page.view.open;
    let faces: Vec<u8> = open.faces.iter().copied().filter(|&face| face > 0).collect();
    let words: Vec<String> = faces.iter().map(ToString::to_string).collect();
    let label = match words.is_empty() {
        true => page.say("pg-dice-none"),
        false => page.text(&Text::new("pg-dice").with("faces", page.l10n.list(&words).as_str())),
    };
    html! {
        section #board .pg.pg-board aria-label=(page.say("pg-board")) {
            div .pg-mat {
                img src=(paths::board(ID, paths::board_file(&page.game.edition().reference.hash, page.l10n))) alt="" width="480" height="200";
                div .pg-dice role="img" aria-label=(label) { @for face in faces { (die(face)) } }
            }
            p .pg-stake { (page.text(&Text::new("pg-stake").with("points", open.at_stake))) " " (page.clause(PG_3)) }
        }
    }
}

/// Where the pips of a die are, on a grid of three by three; dice with more sides show a number.
const PIPS: [&[(u8, u8)]; 6] = [
    &[(1, 1)],
    &[(0, 0), (2, 2)],
    &[(0, 0), (1, 1), (2, 2)],
    &[(0, 0), (0, 2), (2, 0), (2, 2)],
    &[(0, 0), (0, 2), (1, 1), (2, 0), (2, 2)],
    &[(0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)],
];

fn die(face: u8) -> Markup {
    html! {
        svg .pg-die.bad[face == 1] viewBox="0 0 60 60" aria-hidden="true" {
            rect x="2" y="2" width="56" height="56" rx="12" {}
            @match PIPS.get(usize::from(face) - 1) {
                Some(pips) => { @for (x, y) in *pips { circle cx=(14 + 16 * x) cy=(14 + 16 * y) r="5.5" {} } }
                None => { text x="30" y="41" { (face) } }
            }
        }
    }
}

/// What the reader can do now, and what will come of it.
fn now(page: &Page<'_>) -> Markup {
    let open = &page.view.open;
    let sentence = match (open.winner, page.awaited()) {
        (Some(winner), _) => page.whose("pg-now-over", winner),
        (None, true) if open.at_stake > 0 => page.say("pg-now-go-on"),
        (None, true) => page.say("pg-now-begin"),
        (None, false) => page.whose("pg-wait", open.turn),
    };
    html! {
        section #now .pg.pg-now.panel.ask[page.awaited()] aria-labelledby="now-heading" {
            h2 #now-heading { (sentence) }
            @if page.can(&Action::Hold) { (page.effects("pg-effects", &[held(page)])) }
            (page.action_bar(&page.take_back("", "pg-take-back"), &html! {
                @if page.can(&Action::Roll) {
                    (page.form(&Action::Roll, "strong big", &html! { (page.say("pg-do-roll")) }))
                }
                @if page.can(&Action::Hold) { (page.form(&Action::Hold, "big", &html! { (page.say("pg-do-hold")) })) }
            }))
        }
    }
}

/// What holding brings.
fn held(page: &Page<'_>) -> Effect {
    let open = &page.view.open;
    let points = open.points[open.turn] + open.at_stake;
    if points >= page.game.target() {
        return Effect::of("pg-hold-wins", PG_6);
    }
    Effect::new(Text::new("pg-hold-keeps").with("points", points), PG_5)
}

/// A player, and how far they are.
fn player(page: &Page<'_>, seat: Seat) -> Markup {
    let open = &page.view.open;
    let (points, target) = (open.points[seat], page.game.target());
    html! {
        li id={ "player-" (seat.0) } .pg-player.turn[open.turn == seat].waiting[page.waits_for(seat)] {
            (Pig::portrait(seat))
            b { (page.name(seat)) }
            (page.tags(seat, open.turn == seat))
            progress max=(target) value=(points.min(target)) aria-label=(page.whose("pg-points-of", seat)) {}
            span .pg-points { (page.text(&Text::new("pg-points").with("points", points).with("target", target))) }
        }
    }
}
