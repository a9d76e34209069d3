//! Puzzles: the list of a game's, and the try at one beside the board.

use bots::puzzle::{Missed, Stand};
use games::GameInfo;
use maud::{Markup, html};
use table::{Game, Text};

use crate::frame::{Page, game_name, portrait, region};
use crate::model::{Region, ScenarioLink, TableModel};
use crate::{Localizer, assets, briefing, paths};

/// A puzzle that can be tried.
#[derive(Clone, Debug)]
pub struct PuzzleLink {
    /// The position.
    pub scenario: ScenarioLink,
    /// What it asks for.
    pub asked: Vec<Text>,
    /// How often the bot `club` misses it, in a hundred tries.
    pub missed: u8,
}

/// The puzzles of a game.
#[derive(Clone, Debug)]
pub struct PuzzlesModel<'a> {
    /// The reader's language.
    pub l10n: &'a Localizer,
    /// The game.
    pub info: &'a GameInfo,
    /// The name that this browser used last.
    pub name: &'a str,
    /// The puzzles, the easiest first, each with whether it was solved on this device.
    pub puzzles: Vec<(PuzzleLink, bool)>,
}

/// A try at a puzzle, for whoever makes it.
#[derive(Clone, Debug)]
pub struct PuzzleTry<'a> {
    /// The puzzle.
    pub link: &'a PuzzleLink,
    /// The one after it.
    pub next: Option<&'a ScenarioLink>,
    /// The plan, action by action.
    pub plan: &'a [Text],
    /// How the try stands.
    pub stand: Stand,
    /// What whoever makes it is called.
    pub name: &'a str,
}

/// The list of a game's puzzles.
pub(crate) fn page(model: &PuzzlesModel<'_>) -> String {
    let l10n = model.l10n.marking();
    let title = l10n.say_with("puzzles-title", &[("game", game_name(model.info.id, l10n))]);
    let solved = model.puzzles.iter().filter(|(_, solved)| *solved).count();
    let counts = [("solved", solved.to_string()), ("all", model.puzzles.len().to_string())];
    let main = html! {
        main #main .sheet.puzzles {
            h1 { (title) }
            p { (l10n.say("puzzles-note")) }
            p .puzzles-count { strong { (l10n.say_with("puzzles-count", &counts)) } }
            ol { @for (link, solved) in &model.puzzles { li { (card(link, *solved, model, l10n)) } } }
            nav .row aria-label=(l10n.say("puzzles-others")) {
                @for info in games::GAMES.iter().filter(|info| info.id != model.info.id && has_some(info)) {
                    a .button href=(paths::puzzles(info.id)) { (l10n.say_with("puzzles-title", &[("game", game_name(info.id, l10n))])) }
                }
            }
        }
    };
    Page { title, game: Some(model.info.id), kind: "page-puzzles", live: None, bar: html! {}, main }
        .into_html(l10n)
}

/// Whether puzzles of a game come with the program.
fn has_some(info: &GameInfo) -> bool {
    games::PUZZLES.iter().any(|(game, ..)| *game == info.id)
}

/// The way to a game's puzzles, if there are any.
pub(crate) fn link(info: &GameInfo, l10n: &Localizer) -> Markup {
    html! { @if has_some(info) { " · " a href=(paths::puzzles(info.id)) { (l10n.say("puzzles-link")) } } }
}

fn card(link: &PuzzleLink, solved: bool, model: &PuzzlesModel<'_>, l10n: &Localizer) -> Markup {
    let scenario = &link.scenario;
    let heading = format!("scenario-{}", scenario.id);
    html! {
        article .puzzle-card.solved[solved] aria-labelledby=(heading) {
            (portrait(model.info.kind, scenario.seat))
            div {
                h2 id=(heading) {
                    (l10n.name(&scenario.title))
                    @if solved { " " span .mark-solved { (l10n.say("puzzles-solved")) } }
                }
                p .facts { (missed(link, l10n)) }
            }
            p .goal { (asked(link, l10n)) }
            (briefing::play(scenario, model.name, &l10n.say(if solved { "puzzle-again" } else { "puzzles-try" })))
        }
    }
}

fn missed(link: &PuzzleLink, l10n: &Localizer) -> String {
    l10n.say_count("puzzle-missed-by-club", link.missed.into())
}

fn asked(link: &PuzzleLink, l10n: &Localizer) -> String {
    link.asked.iter().map(|text| l10n.text(text, &[])).collect::<Vec<_>>().join(" ")
}

/// Beside the board: what is asked for, how the try stands, and what it would have taken.
pub(crate) fn panel(model: &TableModel<'_>, names: &[String], l10n: &Localizer) -> Option<Region> {
    let at = model.puzzle.as_ref()?;
    let is_over = at.stand != Stand::Open;
    let html = html! {
        section #puzzle .panel.puzzle aria-labelledby="h-puzzle" {
            link rel="stylesheet" href=(assets::learning_path());
            h2 #h-puzzle { (l10n.say("puzzle-heading")) " " span id={ "scenario-" (at.link.scenario.id) } { (l10n.name(&at.link.scenario.title)) } }
            p .goal { strong { (asked(at.link, l10n)) } }
            div aria-live="polite" { (verdict(model, at, names, l10n)) }
            @if is_over { (ways_on(at, l10n)) }
            details .puzzle-plan {
                summary { (l10n.say(if at.stand == Stand::Reached { "puzzle-why" } else { "puzzle-show" })) }
                ol { @for step in at.plan { li { (l10n.text(step, names)) } } }
                p .quiet { (l10n.say("puzzle-proof")) " " (missed(at.link, l10n)) }
            }
        }
    };
    Some(region("puzzle", html))
}

fn verdict(model: &TableModel<'_>, at: &PuzzleTry<'_>, names: &[String], l10n: &Localizer) -> Markup {
    html! {
        @match &at.stand {
            Stand::Open => p .quiet { (l10n.say("puzzle-open")) },
            Stand::Reached => p .puzzle-solved { strong { (l10n.say("puzzle-solved")) } " " (l10n.say("puzzle-solved-note")) },
            Stand::Missed { why, turned } => {
                p .puzzle-missed {
                    strong { (l10n.say("puzzle-missed")) } " "
                    (l10n.say(match why { Missed::TurnOver => "puzzle-turn-over", Missed::Luck => "puzzle-luck" }))
                }
                @if let Some(turned) = turned {
                    @let deed = l10n.text(&model.game.name_action(turned), names);
                    p { (l10n.say_with("puzzle-turned", &[("deed", deed)])) }
                }
            },
        }
    }
}

/// Once more, or the next one: what is likelier has the strong button.
fn ways_on(at: &PuzzleTry<'_>, l10n: &Localizer) -> Markup {
    let next = at.next.filter(|_| at.stand == Stand::Reached);
    let later = at.next.filter(|_| at.stand != Stand::Reached);
    html! {
        div .lesson-ways {
            @if let Some(next) = next { (briefing::begin(next, at.name, &html! { button .strong { (l10n.say("puzzle-next")) } })) }
            (briefing::begin(&at.link.scenario, at.name, &html! { button .strong[next.is_none()] { (l10n.say("puzzle-again")) } }))
            @if let Some(next) = later { (briefing::begin(next, at.name, &html! { button { (l10n.say("puzzle-next")) } })) }
            a .button href=(paths::puzzles(&at.link.scenario.game)) { (l10n.say("puzzle-all")) }
        }
    }
}
