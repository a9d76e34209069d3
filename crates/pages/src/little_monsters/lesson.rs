//! The guided first game of Little Monsters: tickets, a route, a card, home, and then the advanced rules one by one.

use games::little_monsters::{Action, Event, LittleMonsters, LocationId, Route, View};
use table::Seat;

use crate::lesson::{Lesson, Step, Told};

pub(super) const LESSON: Lesson<LittleMonsters> = Lesson {
    steps: STEPS,
    message: |step, part| format!("lml-{step}-{part}"),
    elsewhere: |advised, did| match (*advised, *did) {
        (Action::Step { to, .. }, Action::Step { to: other, .. }) => to != other,
        _ => false,
    },
    named: &["home", "storm"],
};

/// So many offers that came to nothing are enough to know how it is done: nobody has to trade.
const REFUSALS: usize = 2;

/// What leads to the place asked for, or to an open card.
const WAYS: &str = ".lm-routes button|.lm-cards a.lm-card:has(.lm-tk):not(:has(.lm-lack))|.lm-cards";

const STEPS: &[Step<LittleMonsters>] = &[
    Step { id: "roll", at: "#now .act button", done: has_rolled, next: roll },
    Step { id: "way", at: WAYS, done: has_stepped, next: to_a_card },
    Step { id: "card", at: "#now .lm-stop button|.lm-cards", done: has_a_card, next: to_a_card },
    Step { id: "home", at: ".lm-routes button|.lm-home a", done: was_home, next: homewards },
    Step { id: "exchange", at: ".lm-exchange button|.lm-market", done: has_exchanged, next: exchange },
    Step { id: "trade", at: "[data-key=offer] form|.lm-market", done: has_traded, next: offer },
    Step { id: "jam", at: WAYS, done: has_two_cards, next: to_a_card },
    Step { id: "storm", at: ".lm-routes button|#board", done: braved_a_storm, next: into_a_storm },
    Step { id: "event", at: "#now .lm-stop button", done: saw_an_event, next: end },
    Step { id: "race", at: WAYS, done: has_three_cards, next: to_a_card },
];

fn has_rolled(told: &Told<'_, LittleMonsters>) -> bool {
    told.any(|event| matches!(*event, Event::Rolled { seat, .. } if seat == told.me))
}

fn has_stepped(told: &Told<'_, LittleMonsters>) -> bool {
    told.any(|event| matches!(*event, Event::Stepped { seat, .. } if seat == told.me))
}

/// How many cards they gained in this game.
fn gained(told: &Told<'_, LittleMonsters>) -> usize {
    told.count(|event| matches!(*event, Event::CardGained { seat, .. } if seat == told.me))
}

fn has_a_card(told: &Told<'_, LittleMonsters>) -> bool {
    gained(told) >= 1
}

fn has_two_cards(told: &Told<'_, LittleMonsters>) -> bool {
    gained(told) >= 2
}

fn has_three_cards(told: &Told<'_, LittleMonsters>) -> bool {
    gained(told) >= 3
}

/// Whether they ended a move at home.
fn was_home(told: &Told<'_, LittleMonsters>) -> bool {
    let home = told.view.open.houses[told.me];
    told.any(|event| matches!(*event, Event::Stopped { seat, at } if seat == told.me && at == home))
}

fn has_exchanged(told: &Told<'_, LittleMonsters>) -> bool {
    told.any(|event| matches!(*event, Event::Exchanged { seat, .. } if seat == told.me))
}

/// Whether a trade was made, or refused often enough.
fn has_traded(told: &Told<'_, LittleMonsters>) -> bool {
    let me = told.me;
    told.any(|event| matches!(*event, Event::Traded { from, to, .. } if from == me || to == me))
        || told.count(|event| match *event {
            Event::Declined { from, .. } | Event::Lapsed { from, .. } => from == me,
            Event::Countered { to, .. } => to == me,
            _ => false,
        }) >= REFUSALS
}

fn braved_a_storm(told: &Told<'_, LittleMonsters>) -> bool {
    told.any(|event| matches!(*event, Event::Stepped { seat, cost: 2.., .. } if seat == told.me))
}

/// Whether what they did turned one up.
fn saw_an_event(told: &Told<'_, LittleMonsters>) -> bool {
    told.any_own(|event| matches!(event, Event::Happened { .. }))
}

/// The action, if it can be done now.
fn if_legal(view: &View, action: Action) -> Option<Action> {
    view.legal.contains(&action).then_some(action)
}

/// The first action of this kind that can be done now.
fn first(view: &View, is: impl Fn(&Action) -> bool) -> Option<Action> {
    view.legal.iter().copied().find(is)
}

/// The dice come first, and what they bring.
fn roll(_: &LittleMonsters, view: &View, _: Seat) -> Option<Action> {
    first(view, |action| matches!(action, Action::Roll | Action::TakeTicket(_) | Action::Cure(_)))
}

/// The first path of the cheapest way to one of these places.
fn towards(game: &LittleMonsters, view: &View, me: Seat, is: impl Fn(&Route) -> bool) -> Option<Action> {
    let routes = game.routes(&view.open, me);
    let route = routes.iter().filter(|route| is(route)).min_by_key(|route| route.cost.total())?;
    let step = route.steps.first()?;
    if_legal(view, Action::Step { to: step.to, colour: step.colour })
}

fn ends(route: &Route) -> Option<LocationId> {
    route.steps.last().map(|step| step.to)
}

fn to_a_card(game: &LittleMonsters, view: &View, me: Seat) -> Option<Action> {
    let lies_open = |at: LocationId| view.open.display.contains(&Some(at));
    let stop = if lies_open(view.open.monsters[me]) { if_legal(view, Action::Stop) } else { None };
    stop.or_else(|| towards(game, view, me, |route| ends(route).is_some_and(lies_open)))
        .or_else(|| roll(game, view, me))
}

fn homewards(game: &LittleMonsters, view: &View, me: Seat) -> Option<Action> {
    let home = view.open.houses[me];
    let stop = if view.open.monsters[me] == home { if_legal(view, Action::Stop) } else { None };
    stop.or_else(|| towards(game, view, me, |route| ends(route) == Some(home)))
        .or_else(|| roll(game, view, me))
}

fn exchange(game: &LittleMonsters, view: &View, me: Seat) -> Option<Action> {
    first(view, |action| matches!(action, Action::Exchange { .. })).or_else(|| roll(game, view, me))
}

fn offer(game: &LittleMonsters, view: &View, me: Seat) -> Option<Action> {
    first(view, |action| matches!(action, Action::Offer { .. })).or_else(|| roll(game, view, me))
}

fn into_a_storm(game: &LittleMonsters, view: &View, me: Seat) -> Option<Action> {
    let storm = view.open.tokens.storm;
    towards(game, view, me, |route| route.steps.iter().any(|step| storm.contains(step.to)))
        .or_else(|| roll(game, view, me))
}

fn end(game: &LittleMonsters, view: &View, me: Seat) -> Option<Action> {
    if_legal(view, Action::Stop).or_else(|| roll(game, view, me))
}
