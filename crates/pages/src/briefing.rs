//! What a scenario tells whoever plays it: on its card on the start page, and beside the board.

use maud::{Markup, html};

use crate::frame::{game_name, portrait};
use crate::model::{ScenarioLink, StartModel, TableModel};
use crate::{Localizer, lesson, paths};

/// Who plays the other seats: bots that a first try has a chance against.
const OPPONENT: &str = "bot-greedy";
/// Who plays them while somebody learns.
const SPARRING: &str = "bot-easy";

/// Those with a card: a guided first game is offered beside its game, until that is known.
fn listed<'a>(model: &'a StartModel<'_>) -> Vec<&'a ScenarioLink> {
    let is_listed = |link: &&ScenarioLink| !link.lesson || !lesson::is_new(model, &link.game);
    model.scenarios.iter().filter(is_listed).collect()
}

/// The scenarios on the start page, a card for each.
pub(crate) fn cards(model: &StartModel<'_>, l10n: &Localizer) -> Markup {
    let listed = listed(model);
    html! {
        @if !listed.is_empty() {
            section .scenarios aria-labelledby="h-scenarios" {
                h2 #h-scenarios { (l10n.say("briefing-heading")) }
                p .quiet { (l10n.say("briefing-note")) }
                ul { @for scenario in listed { li { (card(scenario, model.name, l10n)) } } }
            }
        }
    }
}

/// One button, and whoever presses it sits where it matters.
fn card(scenario: &ScenarioLink, name: &str, l10n: &Localizer) -> Markup {
    let heading = format!("scenario-{}", scenario.id);
    html! {
        article .scenario-card data-game=(scenario.game) aria-labelledby=(heading) {
            @if let Some(info) = games::info(&scenario.game) { (portrait(info.kind, scenario.seat)) }
            div {
                h3 id=(heading) { (l10n.name(&scenario.title)) }
                p .facts { (game_name(&scenario.game, l10n)) " · " (l10n.say_count("start-scenario-seats", scenario.seats)) }
            }
            @if let Some(text) = &scenario.briefing { p .text { (l10n.name(text)) } }
            @if let Some(text) = &scenario.goal { p .goal { (goal(text, l10n)) } }
            (play(scenario, name, &l10n.say("briefing-play")))
        }
    }
}

/// The button that begins a scenario, told by its title.
pub(crate) fn play(scenario: &ScenarioLink, name: &str, label: &str) -> Markup {
    let described = format!("scenario-{}", scenario.id);
    begin(scenario, name, &html! { button .strong aria-describedby=(described) { (label) } })
}

/// The form that begins a scenario by this button.
pub(crate) fn begin(scenario: &ScenarioLink, name: &str, button: &Markup) -> Markup {
    let others = if scenario.lesson { SPARRING } else { OPPONENT };
    html! {
        form method="post" action=(paths::TABLES) {
            input type="hidden" name="game" value=(scenario.game);
            input type="hidden" name="scenario" value=(scenario.id);
            input type="hidden" name="name" value=(name);
            input type="hidden" name="seats" value=(scenario.seats);
            input type="hidden" name={ "seat-" (scenario.seat.0) } value="me";
            input type="hidden" name="others" value=(others);
            input type="hidden" name="commitment" value="";
            (button)
        }
    }
}

/// Beside the board: open until the reader has acted once, then one line.
pub(crate) fn panel(model: &TableModel<'_>, l10n: &Localizer) -> Markup {
    // A coach says what there is to say.
    let Some(briefing) = model.briefing.filter(|_| model.lesson.is_none() && model.puzzle.is_none()) else {
        return html! {};
    };
    if let Some(scene) = &briefing.from {
        return html! {
            section #briefing .panel { p { a .button href=(paths::scenes(scene)) { (l10n.say("worked-back")) } } }
        };
    }
    let acted = model.log.iter().any(|line| line.actor.is_some_and(|seat| model.own.contains(seat)));
    let first_look = model.outcome.is_none() && !acted;
    html! {
        details #briefing .panel open[first_look] {
            summary {
                strong { (l10n.name(&briefing.title)) }
                @if let Some(wanted) = &briefing.goal { span .goal { (goal(&wanted.text, l10n)) } }
            }
            @if let Some(text) = &briefing.text { p { (l10n.name(text)) } }
        }
    }
}

fn goal(text: &str, l10n: &Localizer) -> String {
    l10n.say_with("briefing-goal", &[("goal", l10n.name(text))])
}
