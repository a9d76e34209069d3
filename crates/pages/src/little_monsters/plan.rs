//! A place that the reader asked about: what is there, and which ways lead to it with their tickets.

use games::little_monsters::clause::{LM_7, LM_22};
use games::little_monsters::{Action, LocationId, Phase, Route, Tickets};
use maud::{Markup, html};
use table::{Seat, Text};

use super::map::line;
use super::page::Page;

/// How many ways are offered: more than three are hard to compare.
const ROUTES: usize = 3;

/// The line on the map that shows the best way to the place asked for, and whether the tickets for it are there.
pub(super) fn drawn(page: &Page<'_>) -> Option<(String, bool)> {
    let (seat, to) = (page.seat?, page.asked_for?);
    let open = routes(page, seat, to).into_iter().next();
    let (route, opens) = match open {
        Some(route) => (route, true),
        None => (page.lacking(to)?.route.clone(), false),
    };
    let mut at = page.open().monsters[seat];
    let mut drawn = String::new();
    for step in &route.steps {
        drawn.push_str(&line(page.game.edition(), at, step.to));
        at = step.to;
    }
    Some((drawn, opens))
}

fn routes(page: &Page<'_>, seat: Seat, to: LocationId) -> Vec<Route> {
    match page.open().phase {
        Phase::Over(_) => Vec::new(),
        _ => page.game.routes_to(page.open(), seat, to, ROUTES),
    }
}

/// The place asked for, if one was.
pub(super) fn plan(page: &Page<'_>) -> Markup {
    let Some(to) = page.asked_for else { return html! {} };
    let continent = page.game.edition().continent(page.game.edition().continent_of(to));
    html! {
        div .lm-plan data-key="plan" {
            div .lm-plan-head {
                h3 { (page.place(to)) }
                a .lm-close href="?" data-plan aria-label=(page.say("lm-plan-close")) { "×" }
                p .quiet { (page.continent(continent)) " " (page.ticket(continent.colour)) }
            }
            p .lm-marks { (page.marks(to)) }
            @match choice_at(page, to) {
                Some(action) => (page.form(&action, "strong", &choice_label(page, &action))),
                None => (ways(page, to)),
            }
        }
    }
}

/// What can be done with the place itself, other than going there by tickets.
fn choice_at(page: &Page<'_>, to: LocationId) -> Option<Action> {
    [Action::Fly(to), Action::Cure(to), Action::Spread(to)].into_iter().find(|action| page.can(action))
}

fn choice_label(page: &Page<'_>, action: &Action) -> Markup {
    html! { (page.text(&table::Game::name_action(page.game, action))) }
}

fn ways(page: &Page<'_>, to: LocationId) -> Markup {
    let Some(seat) = page.seat.filter(|_| !matches!(page.open().phase, Phase::Over(_))) else {
        return neighbours(page, to);
    };
    if page.open().monsters[seat] == to {
        return html! { p { (page.say("lm-plan-here")) } (neighbours(page, to)) };
    }
    let routes = routes(page, seat, to);
    html! {
        @if routes.is_empty() {
            @if let Some(refusal) = page.game.why_not(page.open(), seat, to) {
                div .lm-why { (page.text(&refusal.text)) " " (page.clause(refusal.clause)) }
            }
            (cheapest(page, to))
            (neighbours(page, to))
        } @else {
            @if !page.travels() { p .quiet { (page.say("lm-plan-later")) } }
            ol .lm-routes {
                @for (index, route) in routes.iter().enumerate() { li { (way(page, seat, route, index == 0)) } }
            }
        }
    }
}

/// The cheapest way to a place out of reach, with the tickets that are there for it and those that are missing.
fn cheapest(page: &Page<'_>, to: LocationId) -> Markup {
    let Some(found) = page.lacking(to) else { return html! {} };
    html! {
        div .lm-lacking {
            p { (page.say("lm-cheapest")) " " (steps(page, &found.route)) }
            p {
                @if !found.has.is_empty() { (page.say("lm-have")) " " (page.tickets(found.has)) " " }
                (page.say("lm-lack")) " " span .lm-lack { (page.tickets(found.lacks)) } " " (page.clause(LM_7))
            }
        }
    }
}

/// The paths of a way, each with its tickets.
fn steps(page: &Page<'_>, route: &Route) -> Markup {
    html! {
        span .lm-steps {
            @for step in &route.steps {
                span { (page.tickets(Tickets::of(step.colour, page.game.cost_of_entering(page.open(), step.to)))) " " (page.place(step.to)) }
            }
        }
    }
}

/// One way: its steps, what it costs, what remains, and the button that goes it.
fn way(page: &Page<'_>, seat: Seat, route: &Route, best: bool) -> Markup {
    let mut rest = page.open().hands[seat];
    rest -= route.cost;
    let polluted = route.polluted && !page.open().polluted;
    let steps = steps(page, route);
    let actions: Vec<Action> =
        route.steps.iter().map(|step| Action::Step { to: step.to, colour: step.colour }).collect();
    let class = if best { "strong" } else { "" };
    html! {
        @if page.travels() {
            (page.form_of_all(&actions, class, &html! { span .lm-verb { (page.say("lm-go")) } (steps) }))
        } @else { (steps) }
        small {
            (page.text(&Text::new("lm-route-rest").with("count", route.cost.total()))) " "
            @if rest.is_empty() { (page.say("lm-tickets-none")) } @else { (page.tickets(rest)) }
        }
        @if polluted { div .lm-warn { (page.say("lm-route-polluted")) " " (page.clause(LM_22)) } }
    }
}

/// The paths from a place, for those who only look.
fn neighbours(page: &Page<'_>, at: LocationId) -> Markup {
    html! {
        p .quiet { (page.say("lm-plan-paths")) }
        ul .lm-neighbours {
            @for way in page.game.edition().ways_from(at) {
                li { (page.ticket(way.colour)) " " (page.place_link(way.to)) }
            }
        }
    }
}
