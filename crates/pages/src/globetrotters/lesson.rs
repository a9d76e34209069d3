//! The guided first game of Globetrotters: a Home, overland, an Adventure, a Memory, a KEY, coming Home, and then what
//! may lead far away: tickets, a challenge and the Jackpot.

use games::globetrotters::{Action, Event, Globetrotters, Kind, LocationId, View};
use table::Seat;

use crate::lesson::{Lesson, Step, Told};

pub(super) const LESSON: Lesson<Globetrotters> = Lesson {
    steps: STEPS,
    message: |step, part| format!("gtl-{step}-{part}"),
    elsewhere: |advised, did| match (*advised, *did) {
        (Action::ChooseHome(to), Action::ChooseHome(other))
        | (Action::MoveTo(to), Action::MoveTo(other))
        | (Action::UseBonus(to), Action::UseBonus(other))
        | (Action::Fly { to, .. }, Action::Fly { to: other, .. }) => to != other,
        _ => false,
    },
    named: &["home", "fly"],
};

/// Where a journey goes on: the places that a roll leads to, the roll itself, or the tickets.
const TRAVEL: &str = ".gt-goals .gt-goal|[data-key*=take_adventure] button|[data-key*=try_jackpot] button\
    |[data-key*=roll] button|.gt-to-hand";

const STEPS: &[Step<Globetrotters>] = &[
    Step { id: "home", at: "[data-key*=choose_home] button", done: has_a_home, next: choose_home },
    Step {
        id: "overland",
        at: ".gt-goals .gt-goal|[data-key*=roll] button",
        done: went_overland,
        next: overland,
    },
    Step {
        id: "adventure",
        at: "[data-key*=take_adventure] button|.gt-goals .gt-goal|[data-key*=roll] button",
        done: had_an_adventure,
        next: to_an_adventure,
    },
    Step { id: "memory", at: TRAVEL, done: has_a_memory, next: to_a_memory },
    Step { id: "key", at: TRAVEL, done: has_a_key, next: to_a_key },
    Step { id: "back", at: TRAVEL, done: came_home, next: homewards },
    Step { id: "buy", at: "#now select[name=action]", done: bought_tickets, next: buy },
    Step { id: "fly", at: "#hand .gt-use button|.gt-to-hand", done: flew, next: fly },
    Step {
        id: "challenge",
        at: "[data-key*=challenge] button|#hand",
        done: challenged,
        next: to_a_challenge,
    },
    Step { id: "jackpot", at: TRAVEL, done: tried_the_jackpot, next: to_the_jackpot },
];

fn has_a_home(told: &Told<'_, Globetrotters>) -> bool {
    told.any(|event| matches!(*event, Event::HomeChosen { seat, .. } if seat == told.me))
}

fn went_overland(told: &Told<'_, Globetrotters>) -> bool {
    told.any(|event| matches!(*event, Event::WentOverland { seat, .. } if seat == told.me))
}

fn had_an_adventure(told: &Told<'_, Globetrotters>) -> bool {
    told.any(|event| matches!(*event, Event::TookAdventure { seat, .. } if seat == told.me))
}

fn has_a_memory(told: &Told<'_, Globetrotters>) -> bool {
    told.any(|event| matches!(*event, Event::EarnedMemory { seat, .. } if seat == told.me))
}

fn has_a_key(told: &Told<'_, Globetrotters>) -> bool {
    told.any(|event| match *event {
        Event::EarnedKey { seat, .. } | Event::TookKey { seat, .. } | Event::WonKey { seat, .. } => {
            seat == told.me
        }
        _ => false,
    })
}

fn bought_tickets(told: &Told<'_, Globetrotters>) -> bool {
    told.any(|event| matches!(*event, Event::Bought { seat, .. } if seat == told.me))
}

fn flew(told: &Told<'_, Globetrotters>) -> bool {
    told.any(|event| matches!(*event, Event::Flew { seat, .. } if seat == told.me))
}

fn tried_the_jackpot(told: &Told<'_, Globetrotters>) -> bool {
    told.any(|event| matches!(*event, Event::JackpotRolled { seat, .. } if seat == told.me))
}

fn challenged(told: &Told<'_, Globetrotters>) -> bool {
    told.any(|event| matches!(*event, Event::Challenged { seat, .. } if seat == told.me))
}

/// Whether they came Home after they had left it.
fn came_home(told: &Told<'_, Globetrotters>) -> bool {
    let is_own = |event: &&&Event| match ***event {
        Event::WentOverland { seat, .. } | Event::Flew { seat, .. } | Event::CameHome { seat } => {
            seat == told.me
        }
        _ => false,
    };
    let mut own = told.events.iter().filter(is_own);
    let left = own.by_ref().any(|event| !matches!(event, Event::CameHome { .. }));
    left && own.any(|event| matches!(event, Event::CameHome { .. }))
}

/// The first action of this kind that can be done now.
fn first(view: &View, is: impl Fn(&Action) -> bool) -> Option<Action> {
    view.legal.iter().copied().find(is)
}

/// Where an action leads, if it is a journey of one's own choice.
fn leads_to(action: &Action) -> Option<LocationId> {
    match *action {
        Action::MoveTo(to) | Action::UseBonus(to) | Action::Fly { to, .. } => Some(to),
        _ => None,
    }
}

/// A journey to one of these places: at once, or nearer to it overland, or by a ticket or a ship from whose end a road leads there.
struct Journey<'a, F> {
    game: &'a Globetrotters,
    view: &'a View,
    is: F,
}

impl<F: Fn(LocationId) -> bool> Journey<'_, F> {
    /// How far the nearest of the places is overland.
    fn distance(&self, from: LocationId) -> Option<u8> {
        let edition = self.game.edition();
        let places = edition.location_ids().filter(|&to| (self.is)(to));
        places.filter_map(|to| edition.distance(from, to)).min()
    }

    /// The action that leads nearest, of those that lead anywhere near.
    fn nearest(&self, is: impl Fn(&Action) -> bool) -> Option<(u8, Action)> {
        let journeys = self.view.legal.iter().filter(|action| is(action));
        let near = journeys.filter_map(|action| Some((self.distance(leads_to(action)?)?, *action)));
        near.min_by_key(|&(distance, _)| distance)
    }

    fn sail(&self) -> Option<Action> {
        let here = self.view.open.at(self.view.viewer.seat()?)?;
        let crossings = self.game.edition().crossings(here).iter();
        let island =
            crossings.filter(|crossing| self.distance(crossing.to).is_some()).map(|crossing| crossing.island);
        island.map(Action::Sail).find(|action| self.view.legal.contains(action))
    }

    fn next(&self) -> Option<Action> {
        let here = self.view.open.at(self.view.viewer.seat()?)?;
        let by_road = |action: &Action| matches!(action, Action::MoveTo(_) | Action::UseBonus(_));
        if let Some((_, action)) = self.nearest(by_road) {
            return Some(action);
        }
        // A ticket is for what is far.
        let far = self.distance(here).is_none_or(|distance| distance > 10);
        let by_air = self.nearest(|action| matches!(action, Action::Fly { .. }));
        if let Some((_, action)) = by_air.filter(|&(left, _)| far || left == 0) {
            return Some(action);
        }
        let rolls = || first(self.view, |action| matches!(action, Action::Roll));
        if self.distance(here).is_some() {
            return rolls();
        }
        // No road leads there: a ship may, or a flight from a red-dot city.
        let is = |at: LocationId| self.game.edition().kind_of(at).is_red_dot();
        let to_a_flight = Journey { game: self.game, view: self.view, is }.nearest(by_road);
        let there = is(here).then(|| buy(self.game, self.view, Seat(0))).flatten();
        self.sail().or(to_a_flight.map(|(_, action)| action)).or(there).or_else(rolls)
    }
}

/// What is done before a journey goes on: the Adventure of a place. The Jackpot has its own time, for a miss leads far away.
fn take(view: &View) -> Option<Action> {
    let gambles = view.legal.contains(&Action::TryJackpot);
    first(view, |action| matches!(action, Action::Arrive | Action::TakeAdventure))
        .or_else(|| first(view, |action| gambles && matches!(action, Action::Decline)))
}

/// Where a KEY is nearest.
fn choose_home(game: &Globetrotters, view: &View, _: Seat) -> Option<Action> {
    let is = |at: LocationId| game.edition().key_of(at).is_some_and(|key| view.open.board.contains(key));
    let to_a_key = Journey { game, view, is };
    let homes = view.legal.iter().filter_map(|action| match *action {
        Action::ChooseHome(home) => Some((to_a_key.distance(home).unwrap_or(u8::MAX), *action)),
        _ => None,
    });
    homes.min_by_key(|&(distance, _)| distance).map(|(_, action)| action)
}

/// A roll, and a place that it leads to. Whatever else is asked is settled before.
fn overland(game: &Globetrotters, view: &View, _: Seat) -> Option<Action> {
    let is = |at: LocationId| game.edition().kind_of(at).is_red_dot();
    Journey { game, view, is }.next().filter(|action| matches!(action, Action::Roll | Action::MoveTo(_)))
}

fn to_an_adventure(game: &Globetrotters, view: &View, _: Seat) -> Option<Action> {
    let is = |at: LocationId| game.edition().kind_of(at).is_red_dot();
    take(view).or_else(|| Journey { game, view, is }.next())
}

fn to_a_memory(game: &Globetrotters, view: &View, me: Seat) -> Option<Action> {
    let own = view.open.players[me].memories;
    let is = |at: LocationId| game.edition().kind_of(at) == Kind::ContinentalCity && !own.contains(at);
    take(view).or_else(|| Journey { game, view, is }.next())
}

fn to_a_key(game: &Globetrotters, view: &View, _: Seat) -> Option<Action> {
    let is = |at: LocationId| game.edition().key_of(at).is_some_and(|key| view.open.board.contains(key));
    take(view).or_else(|| Journey { game, view, is }.next())
}

fn to_the_jackpot(game: &Globetrotters, view: &View, _: Seat) -> Option<Action> {
    let is = |at: LocationId| game.edition().kind_of(at) == Kind::GamblingCity;
    first(view, |action| matches!(action, Action::TryJackpot))
        .or_else(|| take(view))
        .or_else(|| Journey { game, view, is }.next())
}

fn buy(_: &Globetrotters, view: &View, _: Seat) -> Option<Action> {
    first(view, |action| matches!(action, Action::Buy(2)))
        .or_else(|| first(view, |action| matches!(action, Action::Buy(_) | Action::BuyTwo)))
}

/// From a red-dot city; to the KEY of somebody else, if a ticket leads there.
fn fly(game: &Globetrotters, view: &View, me: Seat) -> Option<Action> {
    let is_held = |at: LocationId| is_held(game, view, me, at);
    let flights = |is: &dyn Fn(LocationId) -> bool| {
        first(view, |action| matches!(*action, Action::Fly { to, .. } if is(to)))
    };
    flights(&is_held)
        .or_else(|| flights(&|_| true))
        .or_else(|| to_an_adventure(game, view, me))
        .or_else(|| buy(game, view, me))
}

/// Whether somebody else has the KEY of this place.
fn is_held(game: &Globetrotters, view: &View, me: Seat, at: LocationId) -> bool {
    let holder = game.edition().key_of(at).and_then(|key| view.open.holder(key));
    holder.is_some_and(|holder| holder != me)
}

fn to_a_challenge(game: &Globetrotters, view: &View, me: Seat) -> Option<Action> {
    let is = |at: LocationId| is_held(game, view, me, at);
    first(view, |action| matches!(action, Action::Challenge))
        .or_else(|| take(view))
        .or_else(|| Journey { game, view, is }.next())
}

fn homewards(game: &Globetrotters, view: &View, me: Seat) -> Option<Action> {
    let home = view.open.players[me].home;
    let is = |at: LocationId| Some(at) == home;
    first(view, |action| matches!(action, Action::Arrive)).or_else(|| Journey { game, view, is }.next())
}
