//! What is to happen in a game, and players who see to it.

use std::collections::BTreeSet;

use games::globetrotters::{Action, Event, Globetrotters, Kind, LocationId, Open, View};
use games::{AnyAction, AnyEvent, AnyGame, AnyView};
use table::{Game, Play, Seat, Viewer};

use crate::watch::Watch;

/// How many spaces away somebody may be who is to be bumped.
const NEAR: u8 = 7;

/// Something that is to happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Wish {
    Bump,
    Adventure,
    Challenge,
    Jackpot,
    Flight,
}

impl Wish {
    pub(super) const ALL: [Wish; 5] =
        [Wish::Bump, Wish::Adventure, Wish::Challenge, Wish::Jackpot, Wish::Flight];
}

/// What of it has happened, by what the log tells.
pub(super) fn happened(play: &Play<AnyGame>) -> BTreeSet<Wish> {
    let told = play.log().iter().filter_map(|logged| match &logged.told.event {
        AnyEvent::Globetrotters(event) => Some(event),
        _ => None,
    });
    told.filter_map(|event| match event {
        Event::Bumped { .. } => Some(Wish::Bump),
        Event::TookAdventure { .. } => Some(Wish::Adventure),
        Event::ChallengeRolled { .. } => Some(Wish::Challenge),
        Event::JackpotRolled { .. } => Some(Wish::Jackpot),
        Event::Flew { .. } => Some(Wish::Flight),
        _ => None,
    })
    .collect()
}

/// What a sensible player does at this seat who wants to see everything once.
pub(super) fn advice(watch: &mut Watch, play: &Play<AnyGame>, seat: Seat) -> AnyAction {
    let view = play.game().view(play.state(), Viewer::Seat(seat));
    let (AnyGame::Globetrotters(game), AnyView::Globetrotters(view)) = (play.game(), &view) else {
        panic!("another game: {view:?}")
    };
    let seen = happened(play);
    let wanted = Wish::ALL.into_iter().filter(|wish| !seen.contains(wish));
    let granted = wanted.filter_map(|wish| best(game, view, seat, wish)).min_by_key(|(rank, _)| *rank);
    granted.map_or_else(|| watch.advice(play, seat), |(_, action)| AnyAction::Globetrotters(action))
}

/// The action that comes closest to a wish, if one leads there: how many actions away it is.
fn best(game: &Globetrotters, view: &View, seat: Seat, wish: Wish) -> Option<(u8, Action)> {
    let goes_to = |action: &Action| match *action {
        Action::MoveTo(to) | Action::UseBonus(to) | Action::Fly { to, .. } => Some(to),
        _ => None,
    };
    let rank = |action: &Action| match (wish, action) {
        (Wish::Adventure, Action::TakeAdventure) => Some(0),
        (Wish::Challenge, Action::Challenge) => Some(0),
        (Wish::Jackpot, Action::TryJackpot) => Some(0),
        (Wish::Flight, Action::Fly { .. }) => Some(0),
        (Wish::Bump, Action::MoveTo(to) | Action::Fly { to, .. }) if is_taken(&view.open, *to) => Some(0),
        (Wish::Bump, Action::Roll) => {
            let near = game.edition().within(view.open.at(seat)?, NEAR);
            near.iter().any(|&at| is_taken(&view.open, at)).then_some(2)
        }
        (Wish::Jackpot, action) => {
            let to = goes_to(action)?;
            (game.edition().kind_of(to) == Kind::GamblingCity && view.open.players[seat].money >= 100)
                .then_some(1)
        }
        (Wish::Challenge, Action::TakeAdventure) => {
            view.open.at(seat).filter(|&here| is_contested(game, view, seat, here)).map(|_| 1)
        }
        (Wish::Challenge, action) => {
            let to = goes_to(action)?;
            (is_contested(game, view, seat, to) && view.open.players[seat].money >= 400).then_some(2)
        }
        _ => None,
    };
    view.legal.iter().filter_map(|action| Some((rank(action)?, *action))).min_by_key(|(rank, _)| *rank)
}

fn is_taken(open: &Open, at: LocationId) -> bool {
    Seat::all(games::globetrotters::MAX_SEATS).any(|seat| open.at(seat) == Some(at))
}

/// Whether somebody else holds the KEY to this city.
fn is_contested(game: &Globetrotters, view: &View, seat: Seat, at: LocationId) -> bool {
    let holder = game.edition().key_of(at).and_then(|key| view.open.holder(key));
    holder.is_some_and(|holder| holder != seat)
}
