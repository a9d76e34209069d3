//! Looks again and again for people who are to be told, and sees to it that they are.

use std::sync::Arc;
use std::time::Duration;

use pages::paths;
use pages::told::Waits;
use store::{Waiting, Way, WayKind};
use tokio::sync::OwnedSemaphorePermit;

use super::crier::{Outcome, tell};
use super::turn::{calls, is_asked, waits};
use crate::house::House;
use crate::obstacle::Obstacle;

/// How often to look.
const LOOK: Duration = Duration::from_secs(5);
/// How many tables and ways a node takes on at once; it looks again soon.
const MOST: usize = 100;

const MINUTE: i64 = 60 * 1_000;
const HOUR: i64 = 60 * MINUTE;
/// How long whoever reads at a mail address is left alone after a letter, in milliseconds.
pub(crate) const BETWEEN_LETTERS: i64 = HOUR;
/// For how long a node has a way to itself. When it dies meanwhile, the others wait as long.
const HELD: i64 = 2 * MINUTE;
/// How long somebody who cannot be reached is left alone at first, and at most.
const SHORTEST_REST: i64 = MINUTE;
const LONGEST_REST: i64 = 6 * HOUR;
/// So many tables are told to a channel at once, which takes short lines only; the others follow.
const LINES: usize = 4;
/// After so many refusals in a row an address is left alone for good.
const MOST_REFUSALS: u64 = 3;

/// Goes on until the house closes.
pub(crate) async fn keep(house: Arc<House>) {
    if house.caller.origin.is_none() {
        return;
    }
    let mut stopping = house.stopping();
    loop {
        if let Err(obstacle) = look(&house).await {
            tracing::warn!(%obstacle, "who is to be told could not be looked up");
        }
        tokio::select! {
            () = tokio::time::sleep(LOOK) => {}
            _ = stopping.wait_for(|&stopping| stopping) => return,
        }
    }
}

async fn look(house: &Arc<House>) -> Result<(), Obstacle> {
    for (table, changes) in house.store.unheard(MOST).await? {
        if let Err(obstacle) = hear(house, &table, changes).await {
            tracing::warn!(table, %obstacle, "whom a table waits for cannot be found out");
        }
    }
    let now = house.time.now();
    for way in house.store.to_tell(now, now - house.caller.wait, MOST).await? {
        let Some(turn) = turn_to_send(house, way.kind) else { continue };
        // What the host has switched off since is looked at again later.
        let offered = house.caller.has(way.kind);
        if house.store.take_way(&way.id, now, now + if offered { HELD } else { HOUR }).await? && offered {
            tokio::spawn(tell_and_take_down(house.clone(), way, turn));
        }
    }
    Ok(())
}

/// Leave to send something, unless too much is being sent just now.
fn turn_to_send(house: &House, kind: WayKind) -> Option<OwnedSemaphorePermit> {
    let line = if kind == WayKind::Mail { &house.caller.letters } else { &house.caller.messages };
    line.clone().try_acquire_owned().ok()
}

/// Finds out whom a table waits for since it changed.
async fn hear(house: &Arc<House>, id: &str, changes: u64) -> Result<(), Obstacle> {
    let table = house.table(id).await?;
    if table.now().changes < changes {
        table.catch_up(house).await?;
    }
    let now = table.now();
    house.store.hear(id, now.changes.max(changes), &calls(&now), house.time.now()).await?;
    Ok(())
}

/// Tells somebody by a way that this node has taken, and takes down what came of it.
async fn tell_and_take_down(house: Arc<House>, way: Way, _turn: OwnedSemaphorePermit) {
    if let Err(obstacle) = try_to_tell(&house, &way).await {
        // The way is free again when its time is over, and is tried again then.
        tracing::warn!(way = way.kind.word(), %obstacle, "somebody could not be told yet");
    }
}

async fn try_to_tell(house: &Arc<House>, way: &Way) -> Result<(), Obstacle> {
    let mut waiting = still_waiting(house, way).await?;
    // A letter says everything that waits; what pops up or stands in a channel says nothing twice.
    if way.kind != WayKind::Mail {
        waiting.retain(|(waiting, _)| !waiting.told);
    }
    if way.kind == WayKind::Hook {
        waiting.truncate(LINES);
    }
    let all: Vec<Waiting> = waiting.iter().map(|(waiting, _)| waiting.clone()).collect();
    if all.iter().all(|waiting| waiting.told) {
        return Ok(house.store.told(&way.id, &[], house.time.now()).await?);
    }
    let outcome = tell(house, way, &waiting).await?;
    let (kind, fails, now) = (way.kind.word(), way.fails, house.time.now());
    match outcome {
        Outcome::Told => {
            tracing::info!(way = kind, tables = all.len(), "somebody was told");
            let rest = if way.kind == WayKind::Mail { BETWEEN_LETTERS } else { 0 };
            house.store.told(&way.id, &all, now + rest).await?;
        }
        Outcome::Gone => {
            tracing::info!(way = kind, "a way is gone");
            house.store.end_way(&way.id).await?;
        }
        Outcome::Refused(why) => {
            tracing::warn!(way = kind, fails, why, "an address is refused");
            house.store.failed(&way.id, now + rest_after(fails, None).max(HOUR), true, MOST_REFUSALS).await?;
        }
        Outcome::Later(why, again) => {
            tracing::warn!(way = kind, fails, why, "somebody could not be told yet; it will be tried again");
            house.store.failed(&way.id, now + rest_after(fails, again), false, MOST_REFUSALS).await?;
        }
    }
    Ok(())
}

/// What is to be told by a way, of tables that still wait.
async fn still_waiting(house: &Arc<House>, way: &Way) -> Result<Vec<(Waiting, Waits)>, Obstacle> {
    let time = house.time.now();
    let mut still = Vec::new();
    for waiting in house.store.waiting(way, time - house.caller.wait).await? {
        // What cannot be read is left out; its own page says what is wrong.
        let Ok(table) = house.table(&waiting.table).await else {
            tracing::warn!(table = waiting.table, "a table that waits for somebody cannot be read");
            continue;
        };
        let now = table.now();
        if is_asked(&now, &waiting.call) {
            let link = house.caller.link(&paths::table(&waiting.table));
            let waits = waits(&table, &now, &waiting.call, time, link);
            still.push((waiting, waits));
        }
    }
    Ok(still)
}

/// How long a way rests after it has failed so often before, in milliseconds.
fn rest_after(fails: u64, again: Option<Duration>) -> i64 {
    let doubled = SHORTEST_REST << fails.min(10);
    let asked = again.map_or(0, |again| i64::try_from(again.as_millis()).unwrap_or(LONGEST_REST));
    doubled.max(asked).min(LONGEST_REST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_that_fails_is_tried_less_and_less_often_but_never_given_up() {
        let minutes: Vec<i64> = (0..12).map(|fails| rest_after(fails, None) / MINUTE).collect();
        assert_eq!(minutes, [1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360]);
        assert_eq!(rest_after(0, Some(Duration::from_secs(600))), 10 * MINUTE);
        assert_eq!(rest_after(60, Some(Duration::MAX)), LONGEST_REST);
    }
}
