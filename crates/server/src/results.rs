//! What became of a game: who won, and which dice fell for whom. It is found out once, when the game ends or somebody first
//! asks, and kept, so that nobody replays a hundred games to see how they went.

use std::collections::BTreeMap;

use games::AnyGame;
use serde::{Deserialize, Serialize};
use table::dice::Fall;
use table::journal::Journal;
use table::rolls::{self, Tally};
use table::{Game, Play, Seat, SeatSet};

use crate::house::House;
use crate::loaded::{Snapshot, Table};
use crate::obstacle::Obstacle;

/// What became of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct GameResult {
    pub(crate) ended: Ended,
    /// The dice that fell when somebody acted.
    dice: Vec<Fallen>,
}

/// How it ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Ended {
    /// These seats won.
    Won(Vec<Seat>),
    /// People agreed to end it.
    Agreed,
    /// Its start was broken off.
    BrokenOff,
}

/// How often each face of one kind of die fell for a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Fallen {
    seat: Seat,
    purpose: String,
    faces: Vec<u32>,
}

impl GameResult {
    /// What became of the game of a table that is over; nothing, if it is not.
    fn of(snapshot: &Snapshot) -> Result<Option<Self>, Obstacle> {
        let Some(play) = snapshot.play.as_deref() else {
            let broken_off = snapshot.locked.as_ref().is_some_and(|locked| locked.is_broken_off());
            return Ok(broken_off.then_some(GameResult { ended: Ended::BrokenOff, dice: Vec::new() }));
        };
        if !play.is_over() {
            return Ok(None);
        }
        let ended = match play.game().outcome(play.state()) {
            Some(outcome) => Ended::Won(outcome.winners.iter().collect()),
            None => Ended::Agreed,
        };
        Ok(Some(GameResult { ended, dice: fallen(play)? }))
    }

    /// The dice that fell for these seats.
    pub(crate) fn dice_of(&self, seats: SeatSet) -> Vec<Tally> {
        let own = self.dice.iter().filter(|fallen| seats.contains(fallen.seat));
        own.map(|fallen| Tally::of(fallen.purpose.clone(), fallen.faces.clone())).collect()
    }
}

fn fallen(play: &Play<AnyGame>) -> Result<Vec<Fallen>, Obstacle> {
    let journal = Journal::read_lines(play.lines().iter().map(String::as_str))?;
    let mut counts: BTreeMap<(Seat, String, u32), Vec<u32>> = BTreeMap::new();
    for roll in rolls::rolls(&journal.entries) {
        if let (Some(seat), Fall::Die(purpose, sides, face)) = (roll.seat, roll.fall) {
            let faces =
                counts.entry((seat, purpose.to_string(), sides)).or_insert_with(|| vec![0; sides as usize]);
            faces[face as usize - 1] += 1;
        }
    }
    let fallen = |((seat, purpose, _), faces)| Fallen { seat, purpose, faces };
    Ok(counts.into_iter().map(fallen).collect())
}

impl Table {
    /// What became of the game, which is kept from now on; nothing, if it is not over.
    pub(crate) async fn keep_result(&self, house: &House) -> Result<Option<GameResult>, Obstacle> {
        let result = GameResult::of(&self.now())?;
        if let Some(result) = &result {
            house.store.put_result(&self.id, &serde_json::to_string(result)?).await?;
        }
        Ok(result)
    }
}
