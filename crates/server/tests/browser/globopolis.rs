//! Globopolis in a real browser.

pub(crate) mod hands;
mod setting_up;
mod table_page;
mod whole_game;

use games::globopolis::{Action, CardId, Event, Globopolis, Open, State, TitleId};
use games::{AnyAction, AnyEvent, AnyGame, AnyState};
use table::{Game, Play, Seat};

fn state(play: &Play<AnyGame>) -> &State {
    match play.state() {
        AnyState::Globopolis(state) => state,
        other => panic!("another game: {other:?}"),
    }
}

/// Everything on the table that lies open.
fn open(play: &Play<AnyGame>) -> &Open {
    &state(play).open
}

fn rules(play: &Play<AnyGame>) -> &Globopolis {
    match play.game() {
        AnyGame::Globopolis(game) => game,
        other => panic!("another game: {other:?}"),
    }
}

/// A Title by its name in the edition.
fn title(play: &Play<AnyGame>, id: &str) -> TitleId {
    rules(play).edition().title_called(id).unwrap_or_else(|| panic!("no Title is called {id}"))
}

/// A card by its name in the edition.
fn card(play: &Play<AnyGame>, id: &str) -> CardId {
    rules(play).edition().card_called(id).unwrap_or_else(|| panic!("no card is called {id}"))
}

/// What happened so far.
fn events(play: &Play<AnyGame>) -> impl Iterator<Item = &Event> {
    play.log().iter().filter_map(|logged| match &logged.told.event {
        AnyEvent::Globopolis(event) => Some(event),
        _ => None,
    })
}

/// What somebody can do now.
fn legal(play: &Play<AnyGame>, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    play.game().legal(play.state(), seat, &mut legal);
    legal.iter().map(own).collect()
}

/// An action of the game that is played here.
fn own(action: &AnyAction) -> Action {
    match action {
        AnyAction::Globopolis(action) => *action,
        other => panic!("another game: {other:?}"),
    }
}

/// What a player does of this advice who neither trades nor fights, and who does not ponder for long: after so many `steps`
/// in their turn they go on.
pub(crate) fn peaceful(advice: &AnyAction, play: &Play<AnyGame>, seat: Seat, steps: usize) -> Action {
    let advice = own(advice);
    let restless = match advice {
        Action::Offer { .. } | Action::Counter { .. } | Action::Attack { .. } => true,
        Action::Allocate { .. } | Action::Transfer { .. } | Action::Place { .. } | Action::Recall { .. } => {
            steps > 6
        }
        _ => false,
    };
    if !restless {
        return advice;
    }
    let legal = legal(play, seat);
    let goes_on = |action: &&Action| {
        matches!(action, Action::Decline(_) | Action::Pay | Action::Stop | Action::Pass)
            || **action == Action::Roll { dice: 2, back: false }
    };
    *legal.iter().find(goes_on).unwrap_or(&advice)
}
