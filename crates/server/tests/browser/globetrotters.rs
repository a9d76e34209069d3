//! Globetrotters in a real browser.

mod table_page;
mod whole_game;
mod wishes;

use games::globetrotters::{Open, State};
use games::{AnyGame, AnyState};
use table::Play;

fn state(play: &Play<AnyGame>) -> &State {
    match play.state() {
        AnyState::Globetrotters(state) => state,
        other => panic!("another game: {other:?}"),
    }
}

/// Everything on the table that lies open.
fn open(play: &Play<AnyGame>) -> &Open {
    &state(play).open
}
