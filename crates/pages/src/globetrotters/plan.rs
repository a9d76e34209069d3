//! A place that the reader asked about: what is there, what it would cost and do, and how to get there.

use games::globetrotters::clause::{GT_20, GT_25, GT_30};
use games::globetrotters::{Action, Kind, LocationId, Phase};
use maud::{Markup, html};
use table::{Game, Text};

use super::map::{flight, line};
use super::page::Page;
use super::{art, list, outlook};

/// The line on the map that shows the way to the place asked for.
pub(super) fn drawn(page: &Page<'_>) -> Option<String> {
    let (to, here) = (page.asked_for?, page.here()?);
    let edition = page.edition();
    match page.ways_to(to).next()? {
        Action::MoveTo(_) => Some(overland(page, here, to)),
        Action::Fly { .. } | Action::UseBonus(_) => Some(flight(edition, here, to)),
        Action::Sail(island) => Some(line(edition, here, island)),
        _ => None,
    }
}

/// One shortest way along the routes.
fn overland(page: &Page<'_>, from: LocationId, to: LocationId) -> String {
    let edition = page.edition();
    let mut drawn = String::new();
    let mut at = to;
    while let Some(left) = edition.distance(from, at).filter(|&left| left > 0) {
        let nearer = |&next: &LocationId| {
            next == from && left == 1
                || edition.distance(from, next).is_some_and(|less| less > 0 && less < left)
        };
        let Some(next) = edition.within(at, 1).iter().copied().find(nearer) else { break };
        drawn.push_str(&line(edition, at, next));
        if next == from {
            break;
        }
        at = next;
    }
    drawn
}

/// The place asked for, if one was.
pub(super) fn plan(page: &Page<'_>) -> Markup {
    let Some(at) = page.asked_for else { return html! {} };
    let kind = page.edition().kind_of(at);
    let ways: Vec<Action> = page.ways_to(at).collect();
    let arriving = match page.open().phase {
        Phase::MoveOn { who, .. } if !ways.is_empty() => Some(who),
        _ => page.seat,
    };
    html! {
        div .gt-plan data-key="plan" {
            a .gt-close href="?" data-plan aria-label=(page.say("gtp-plan-close")) { "×" }
            h3 { (art::kind(kind)) " " (page.place(at)) }
            p .quiet { (page.kind(kind)) " · " (page.continent(page.edition().continent_of(at))) }
            p .gt-marks { (page.marks(at)) }
            @if page.here() == Some(at) { p { (page.say("gtp-plan-here")) } }
            @else if let Some(seat) = arriving.filter(|_| !page.over()) {
                (outlook::list(page, &outlook::arriving(page, seat, at)))
            }
            @if ways.is_empty() { (why_not(page, at)) }
            @else {
                div .choices {
                    @for (index, action) in ways.iter().enumerate() {
                        (page.form(action, if index == 0 { "strong" } else { "" }, &html! { (page.text(&page.game.name_action(action))) }))
                    }
                }
            }
            (routes(page, at))
        }
    }
}

/// Why one cannot go there now, and how far it is.
fn why_not(page: &Page<'_>, to: LocationId) -> Markup {
    let Some(here) = page.here().filter(|&here| here != to && !page.over()) else { return html! {} };
    let edition = page.edition();
    let distance = edition.distance(here, to).filter(|&steps| steps > 0);
    let (text, clause) = match (page.open().phase, distance) {
        (Phase::Overland(roll), Some(steps)) if page.own_turn() => {
            (Text::new("gtp-far").with("steps", steps).with("roll", roll), GT_20)
        }
        (_, Some(steps)) => (Text::new("gtp-distance").with("steps", steps), GT_20),
        (_, None) if edition.kind_of(to) == Kind::CruiseIsland => (Text::new("gtp-no-cruise"), GT_30),
        (_, None) => (Text::new("gtp-no-route"), GT_25),
    };
    html! { div .gt-why { (page.text(&text)) " " (page.clause(clause)) } }
}

/// The routes from a place.
fn routes(page: &Page<'_>, at: LocationId) -> Markup {
    let next: Vec<LocationId> = list::neighbours(page, at).collect();
    html! {
        @if !next.is_empty() {
            details .gt-more data-key={ "routes-" (at.0) } {
                summary { (page.say("gtp-plan-routes")) }
                ul .gt-neighbours {
                    @for to in next { li { (art::kind(page.edition().kind_of(to))) " " (page.place_link(to)) } }
                }
            }
        }
    }
}
