//! Where a roll or a TRAVEL BONUS leads: the best places as cards, with what each costs and brings, and all in a list.

use games::globetrotters::{Action, ContinentId, LocationId, Prospect};
use maud::{Markup, html};
use table::{Seat, Text};

use super::page::Page;
use super::{art, outlook};
use crate::parts::{json, press};

/// How many places are cards.
const CARDS: usize = 6;

/// A place that can be gone to now.
#[derive(Clone, Copy)]
struct Goal {
    to: LocationId,
    action: Action,
    prospect: Prospect,
    /// What arriving costs.
    dollars: u32,
}

/// The places that can be gone to, which all light up on the map too.
pub(super) fn goals(page: &Page<'_>) -> Markup {
    let Some(seat) = page.seat else { return html! {} };
    let ranked = ranked(page, seat);
    if ranked.is_empty() {
        return html! {};
    }
    html! {
        p .quiet { (page.say("gtp-click-map")) }
        // One form for all, in which every card carries its own action.
        form method="post" action=(page.acting().address()) {
            (page.acting().credentials())
            ul .gt-goals {
                @for goal in ranked.iter().take(CARDS) { li data-key={ "goal-" (goal.to.0) } { (card(page, seat, goal)) } }
            }
        }
    }
}

/// All of them in a list, the best chosen unless one was asked for.
pub(super) fn pick(page: &Page<'_>) -> Markup {
    let Some(seat) = page.seat else { return html! {} };
    let ranked = ranked(page, seat);
    html! { @if !ranked.is_empty() { (list(page, &ranked)) } }
}

/// All of them by worth. What cannot be paid for comes after what can; of the same worth the cheaper comes first, and then the
/// order of the rules counts.
fn ranked(page: &Page<'_>, seat: Seat) -> Vec<Goal> {
    let goal = |action: &Action| match *action {
        Action::MoveTo(to) | Action::UseBonus(to) => Some(Goal {
            to,
            action: *action,
            prospect: outlook::prospect(page, seat, to),
            dollars: page.game.expenses_at(page.open(), seat, to),
        }),
        _ => None,
    };
    let mut goals: Vec<Goal> = page.view.legal.iter().filter_map(goal).collect();
    let money = page.player(seat).money;
    goals.sort_by_key(|goal| (goal.dollars > money, goal.prospect, goal.dollars));
    goals
}

/// A place as a card that is gone to by a click: what it is worth, what it costs and what happens there.
fn card(page: &Page<'_>, seat: Seat, goal: &Goal) -> Markup {
    let effects = outlook::arriving(page, seat, goal.to);
    let label = html! {
        (art::kind(page.edition().kind_of(goal.to)))
        b { (page.place(goal.to)) }
        em .gt-worth { (page.say(worth(goal.prospect))) }
        @for effect in &effects { small .warn[effect.warn] { (page.text(&effect.text)) } }
    };
    let class = if goal.prospect.gains() { "gt-goal good" } else { "gt-goal" };
    press(&goal.action, class, &label)
}

/// What a place is worth, in two or three words.
fn worth(prospect: Prospect) -> &'static str {
    match prospect {
        Prospect::Victory => "gtp-worth-victory",
        Prospect::Key => "gtp-worth-key",
        Prospect::Challenge => "gtp-worth-challenge",
        Prospect::Memory => "gtp-worth-memory",
        Prospect::SpecialMemory => "gtp-worth-special-memory",
        Prospect::Jackpot => "gtp-worth-jackpot",
        Prospect::Nothing => "gtp-worth-nothing",
        Prospect::End => "gtp-worth-end",
        Prospect::Loss => "gtp-worth-loss",
    }
}

/// All places by continent, to choose from.
fn list(page: &Page<'_>, goals: &[Goal]) -> Markup {
    let on = |continent: ContinentId| {
        let mut there: Vec<&Goal> =
            goals.iter().filter(|goal| page.edition().continent_of(goal.to) == continent).collect();
        there.sort_by_key(|goal| page.place(goal.to));
        there
    };
    let chosen = page.asked_for.filter(|&at| goals.iter().any(|goal| goal.to == at));
    let first = chosen.or(goals.first().map(|goal| goal.to));
    html! {
        form .gt-pick method="post" action=(page.acting().address()) {
            (page.acting().credentials())
            label {
                span .sr { (page.say("gtp-pick")) }
                select name="action" {
                    @for continent in ContinentId::all() {
                        @let there = on(continent);
                        @if !there.is_empty() {
                            optgroup label=(page.continent(continent)) {
                                @for goal in there {
                                    option value=(json(&goal.action)) selected[first == Some(goal.to)] { (option(page, goal)) }
                                }
                            }
                        }
                    }
                }
            }
            button .strong[chosen.is_none()] { (page.say("gtp-go")) }
        }
    }
}

/// A place in the list: its name, and unless the list is long, its kind.
fn option(page: &Page<'_>, goal: &Goal) -> String {
    if matches!(goal.action, Action::UseBonus(_)) {
        return page.place(goal.to);
    }
    let kind = page.edition().kind_of(goal.to);
    page.text(&Text::new("gtp-option").with("place", page.place(goal.to)).with("kind", kind.text()))
}
