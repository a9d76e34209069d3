//! Looks at a table from behind the scenes: reads the journal that the server writes.

use std::sync::Arc;
use std::time::Instant;

use bots::Bot;
use games::little_monsters::Action;
use games::little_monsters::state::Open;
use games::{AnyAction, AnyGame, AnyState};
use store::Store;
use table::dice::FastDice;
use table::journal::Journal;
use table::{Game, Play, Seat, Viewer};

use crate::chrome::PATIENCE;
use crate::support::TestServer;
use crate::support::patience::glance;

/// A table's journal, as it grows.
pub(crate) struct Watch {
    store: Arc<dyn Store>,
    id: String,
    dice: FastDice,
}

impl Watch {
    pub(crate) async fn table(server: &TestServer, id: &str) -> Watch {
        let store = store::open(&server.folder().join("tables.db").into()).await.unwrap();
        Watch { store, id: id.to_owned(), dice: FastDice::new(1) }
    }

    /// The game as it stands.
    pub(crate) async fn play(&self) -> Play<AnyGame> {
        let lines = self.store.journal(&self.id).await.unwrap();
        let journal = Journal::read_lines(lines.iter().map(String::as_str)).unwrap();
        Play::replay(AnyGame::of_header(&journal.header, None).unwrap(), &journal).unwrap()
    }

    /// Waits until people are asked something, and no bot: what a bot is asked too it answers at once, and the table moves on
    /// under their hands. Returns the game as it stands then, its version, and who is asked: nobody, if it is over.
    pub(crate) async fn asks(&self, people: &[Seat]) -> (Play<AnyGame>, u64, Option<Seat>) {
        loop {
            let play = self.play().await;
            let version = play.lines().len() as u64;
            let asked = play.game().to_act(play.state()).must;
            if asked.iter().all(|seat| people.contains(&seat)) {
                return (play, version, asked.first());
            }
            self.beyond(version).await;
        }
    }

    /// Waits until the journal has more lines than these.
    async fn beyond(&self, version: u64) {
        let begun = Instant::now();
        // Lines count the header, entries do not.
        while self.store.table(&self.id).await.unwrap().unwrap().entries < version {
            assert!(begun.elapsed() < PATIENCE, "nothing happens after {version}");
            glance().await;
        }
    }

    /// What a sensible player does at this seat who does not care to trade.
    pub(crate) fn advice_but_no_offer(&mut self, play: &Play<AnyGame>, seat: Seat) -> AnyAction {
        advice_but_no_offer(play, seat, &mut self.dice)
    }

    /// What a sensible player does at this seat.
    pub(crate) fn advice(&mut self, play: &Play<AnyGame>, seat: Seat) -> AnyAction {
        advice(play, seat, &mut self.dice)
    }
}

/// What a sensible player does at this seat.
pub(crate) fn advice(play: &Play<AnyGame>, seat: Seat, dice: &mut FastDice) -> AnyAction {
    let view = play.game().view(play.state(), Viewer::Seat(seat));
    Bot::Greedy.choose(play.game(), &view, dice).expect("whoever is asked can do something")
}

/// What a sensible player does at this seat who does not care to trade.
pub(crate) fn advice_but_no_offer(play: &Play<AnyGame>, seat: Seat, dice: &mut FastDice) -> AnyAction {
    match advice(play, seat, dice) {
        AnyAction::LittleMonsters(Action::Offer { .. }) => AnyAction::LittleMonsters(Action::Stop),
        other => other,
    }
}

/// Everything on the table that lies open.
pub(crate) fn open(play: &Play<AnyGame>) -> &Open {
    match play.state() {
        AnyState::LittleMonsters(state) => &state.open,
        other => panic!("another game: {other:?}"),
    }
}

/// An action of the game that is played here.
pub(crate) fn own(action: &AnyAction) -> Action {
    match action {
        AnyAction::LittleMonsters(action) => *action,
        other => panic!("another game: {other:?}"),
    }
}
