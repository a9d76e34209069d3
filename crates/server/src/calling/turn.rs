//! Whose turn it is at a table, and what may be told of it.

use std::sync::Arc;

use games::AnyGame;
use pages::told::{Left, Waits};
use store::{Call, SeatKind};
use table::{Game, Play, Seat};

use crate::clocks::people_asked;
use crate::loaded::{Snapshot, Table};

/// The people whom a table waits for, if several play there: nobody else waits for whoever plays alone.
pub(super) fn calls(now: &Snapshot) -> Vec<Call> {
    let Some(play) = now.play.as_ref().filter(|play| !play.is_over() && now.people().len() > 1) else {
        return Vec::new();
    };
    let call = |seat: Seat| {
        let player = now.seats.get(seat.index())?.player.clone()?;
        Some(Call { seat: seat.0, player, turn: turn_of(play, seat) })
    };
    people_asked(play, &now.seats).iter().filter_map(call).collect()
}

/// Whether a table still waits for somebody, and for the same thing.
pub(super) fn is_asked(now: &Snapshot, call: &Call) -> bool {
    calls(now).contains(call)
}

/// Which turn of a seat it is: the last entry of its own before it. What it has done of a turn since others acted belongs to it.
fn turn_of(play: &Play<AnyGame>, seat: Seat) -> u64 {
    let acts = play.log().iter().rev().filter_map(|logged| Some((logged.entry, logged.actor?)));
    let before = acts.skip_while(|(_, actor)| *actor == seat);
    before.filter(|(_, actor)| *actor == seat).map(|(entry, _)| entry).next().unwrap_or(0)
}

/// What may be told about a table that waits for a seat, at this time of the house. Nothing of the game is in it.
pub(crate) fn waits(table: &Arc<Table>, now: &Snapshot, call: &Call, time: i64, link: String) -> Waits {
    let is_other = |record: &&store::SeatRecord| record.seat != call.seat && record.kind != SeatKind::Open;
    let shown = now.clocks.as_ref().map(|clocks| clocks.shown(time, &now.seats)).unwrap_or_default();
    let left = match shown.iter().find(|shown| shown.seat == Seat(call.seat)) {
        Some(shown) if shown.up => Left::Up,
        Some(shown) if shown.running => Left::Time(shown.grace + shown.left),
        _ => Left::Unlimited,
    };
    Waits {
        id: format!("{}-{}-{}", table.id, call.seat, call.turn),
        game: table.game.identity().game,
        name: now.seats[usize::from(call.seat)].name.clone(),
        others: now.seats.iter().filter(is_other).map(|record| record.name.clone()).collect(),
        left,
        link,
    }
}

/// All tables that wait for a player, as their feeds list them.
pub(crate) fn calls_of(now: &Snapshot, player: &str) -> Vec<Call> {
    calls(now).into_iter().filter(|call| call.player == player).collect()
}
