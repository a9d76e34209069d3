//! Work that is due: what the house does without being asked, because a bot is waited for or a limited time runs.
//!
//! With every change the store takes down who acts next. So work is found in the database, by any node and without a
//! visitor: after a restart, and after another node has died. A node claims a table for a while before it acts there, by the
//! database's clock; while it lives it claims it again and again. That spares double work and no more: of two who act at
//! the same time the journal takes one.

use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use games::AnyGame;
use store::{Next, SeatRecord};
use table::{Game, Play};
use tokio::sync::watch;
use tokio::time::Instant;

use crate::backoff::Backoff;
use crate::bot_seats;
use crate::house::House;
use crate::loaded::Table;
use crate::obstacle::Obstacle;

/// How many tables a node takes on at once; it looks again soon, and other nodes get their share.
const MOST: usize = 50;

/// How long a table that cannot be loaded is left alone.
const REST: Duration = Duration::from_secs(60);

/// Who acts next in a game.
pub(crate) fn next(play: &Play<AnyGame>, seats: &[SeatRecord]) -> Next {
    let timed = || play.game().time_limit(play.state()).is_some_and(|limit| !limit.stopped);
    // A game that is over has still to be taken off those that are played.
    if play.is_over() || bot_seats::asked_bot(play, seats).is_some() || timed() {
        Next::House
    } else {
        Next::People
    }
}

/// Looks for work that is due, at once and again and again until the house closes.
pub(crate) async fn look_for_work(house: Arc<House>) {
    let mut stopping = house.stopping();
    let mut left_alone = BTreeMap::new();
    loop {
        if let Err(error) = look(&house, &mut left_alone).await {
            tracing::warn!(%error, "what is due could not be looked up");
        }
        tokio::select! {
            () = tokio::time::sleep(house.look) => {}
            _ = stopping.wait_for(|&stopping| stopping) => return,
        }
    }
}

async fn look(house: &Arc<House>, left_alone: &mut BTreeMap<String, Instant>) -> Result<(), Obstacle> {
    let now = Instant::now();
    left_alone.retain(|_, until| *until > now);
    for id in house.store.claim_due(&house.node, house.lease, MOST).await? {
        if left_alone.contains_key(&id) {
            continue;
        }
        let taken_up = async {
            let table = house.table(&id).await?;
            table.note_claim(house, now);
            table.take_up(house).await
        };
        if let Err(obstacle) = taken_up.await {
            tracing::error!(table = id, %obstacle, "what is due at a table cannot be done");
            left_alone.insert(id, now + REST);
        }
    }
    Ok(())
}

/// Whether this node may act for the house at a table. If it may not, or could not find out, a while has passed.
pub(crate) async fn may_act(
    table: &Table,
    house: &House,
    stopping: &mut watch::Receiver<bool>,
    backoff: &mut Backoff,
) -> bool {
    match table.claim(house).await {
        Ok(true) => return true,
        // Another node sees to it. Should that one die, its claim ends.
        Ok(false) => tokio::select! {
            () = tokio::time::sleep(house.look) => {}
            _ = stopping.wait_for(|&stopping| stopping) => {}
        },
        Err(_) if *stopping.borrow() => {}
        Err(obstacle) => {
            tracing::error!(table = table.id, %obstacle, "a table cannot be claimed; it will be tried again");
            backoff.wait(table, stopping).await;
        }
    }
    false
}

impl Table {
    /// Claims the table for this node, unless it has it for some time yet.
    pub(crate) async fn claim(&self, house: &House) -> Result<bool, Obstacle> {
        let now = Instant::now();
        if self.claimed.lock().unwrap_or_else(PoisonError::into_inner).is_some_and(|until| now < until) {
            return Ok(true);
        }
        let claimed = house.store.claim(&self.id, &house.node, house.lease).await?;
        if claimed {
            self.note_claim(house, now);
        }
        Ok(claimed)
    }

    /// Counts on a claim for half of its time: the database counts in whole seconds, and a moment passes until one acts.
    fn note_claim(&self, house: &House, asked: Instant) {
        *self.claimed.lock().unwrap_or_else(PoisonError::into_inner) = Some(asked + house.lease / 2);
    }

    /// Does what is due; or takes down that nothing is.
    async fn take_up(self: &Arc<Self>, house: &Arc<House>) -> Result<(), Obstacle> {
        self.wake(house);
        let _acting = self.acting.lock().await;
        let now = self.now();
        let revealed = now.play.as_ref().is_some_and(|play| play.is_revealed());
        let broken_off = now.locked.as_ref().is_some_and(|locked| locked.is_broken_off());
        if revealed || broken_off {
            self.close(house).await;
        } else if now.play.as_ref().is_none_or(|play| next(play, &now.seats) == Next::People) {
            house.store.settle(&self.id, now.entries()).await?;
        }
        Ok(())
    }
}
