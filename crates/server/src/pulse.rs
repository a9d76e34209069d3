//! The time of the house, and who is at its tables: taken down every few seconds, so that any node knows how long somebody has
//! been away.
//!
//! The time goes on while a node lives, counted by what never jumps, and stands still while none does. So nobody was away, and
//! nobody's time ran out, while the house was closed.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use store::{SeatKind, StoreError};
use table::Seat;
use tokio::time::Instant;

use crate::house::House;
use crate::loaded::Table;
use crate::obstacle::Obstacle;

/// How often it is taken down who is there. What a house that is killed has lived since is not counted.
pub(crate) const PULSE: Duration = Duration::from_secs(10);

/// The time of the house, as a node knows it: where it was when the store was last asked.
#[derive(Debug)]
pub(crate) struct Time(Mutex<(Now, Instant)>);

/// A moment of the house.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Now {
    /// How long the house has been open, in milliseconds.
    pub(crate) lived: i64,
    /// What the database's clock says, in seconds since 1970. It decides nothing but where nights and weekends are.
    pub(crate) wall: i64,
}

impl Default for Time {
    fn default() -> Self {
        Time(Mutex::new((Now::default(), Instant::now())))
    }
}

impl Time {
    /// How long the house has been open, in milliseconds.
    pub(crate) fn now(&self) -> i64 {
        self.both().lived
    }

    pub(crate) fn both(&self) -> Now {
        let (Now { lived, wall }, at) = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let since = i64::try_from(at.elapsed().as_millis()).unwrap_or(0);
        Now { lived: lived + since, wall: wall + since / 1_000 }
    }

    /// Tells the store how long this node has lived, and hears how long others have.
    pub(crate) async fn beat(&self, house: &House) -> Result<(), StoreError> {
        let (asked, now) = (Instant::now(), self.now());
        let (lived, wall) = house.store.beat(now).await?;
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = (Now { lived, wall }, asked);
        Ok(())
    }
}

/// Goes on until the house closes. The first beat is that of [`crate::bind`].
pub(crate) async fn keep(house: Arc<House>) {
    let mut stopping = house.stopping();
    loop {
        tokio::select! {
            () = tokio::time::sleep(PULSE) => {}
            _ = stopping.wait_for(|&stopping| stopping) => return,
        }
        if let Err(obstacle) = pulse(&house).await {
            tracing::warn!(%obstacle, "who is there could not be taken down");
        }
    }
}

async fn pulse(house: &Arc<House>) -> Result<(), Obstacle> {
    house.time.beat(house).await?;
    let tables: Vec<Arc<Table>> = house.loaded().into_iter().filter(|table| table.is_company()).collect();
    let here: Vec<(String, String)> = tables.iter().flat_map(|table| table.owners_here()).collect();
    house.see(&here).await?;
    for table in &tables {
        let asked = !table.now().for_an_end().is_empty();
        if asked || !table.now().present.is_empty() {
            table.look_who_is_there(house).await?;
        }
        if asked {
            // One table at which that fails keeps the others from nothing.
            if let Err(obstacle) = table.end_if_all_agree(house).await {
                tracing::warn!(table = table.id, %obstacle, "a game could not be ended yet");
            }
        }
    }
    Ok(())
}

impl House {
    async fn see(&self, here: &[(String, String)]) -> Result<(), Obstacle> {
        if !here.is_empty() {
            self.store.see(here, self.time.now()).await?;
        }
        Ok(())
    }
}

impl Table {
    /// Notes that somebody asked for something, as does whoever has no script and so no page that stays open.
    pub(crate) fn note_visit(&self, player: &str) {
        if self.now().people().contains(player) {
            self.visits.lock().unwrap_or_else(PoisonError::into_inner).insert(player.to_owned());
        }
    }

    /// Whether people play with each other here just now.
    fn is_company(&self) -> bool {
        let now = self.now();
        now.play.as_ref().is_some_and(|play| !play.is_over()) && now.people().len() > 1
    }

    /// The owners of seats who have a page open here, or were here since this was last asked: table and player.
    fn owners_here(&self) -> Vec<(String, String)> {
        let now = self.now();
        let visits = std::mem::take(&mut *self.visits.lock().unwrap_or_else(PoisonError::into_inner));
        let is_here = |player: &&str| now.present.contains(*player) || visits.contains(*player);
        now.people().into_iter().filter(is_here).map(|player| (self.id.clone(), player.to_owned())).collect()
    }

    /// Reads when everybody was last seen, and shows it to everybody if that has changed.
    pub(crate) async fn look_who_is_there(&self, house: &House) -> Result<(), Obstacle> {
        house.see(&self.owners_here()).await?;
        let (seen, time) = (house.store.seen(&self.id).await?, house.time.now());
        let before = self.now();
        let mut after = before.as_ref().clone();
        (after.seen, after.time) = (seen, time);
        if after.minutes_away() == before.minutes_away() {
            // Nobody would see a difference, but whoever asks next is to know.
            self.keep_in_mind(|snapshot| (snapshot.seen, snapshot.time) = (after.seen, after.time));
        } else {
            self.publish(|snapshot| (snapshot.seen, snapshot.time) = (after.seen, after.time));
        }
        Ok(())
    }
}

impl crate::loaded::Snapshot {
    /// The people who own a seat, each once.
    pub(crate) fn people(&self) -> std::collections::BTreeSet<&str> {
        self.seats.iter().filter_map(|seat| seat.player.as_deref()).collect()
    }

    /// How many people still play.
    pub(crate) fn players(&self) -> usize {
        let resigned = self.resigned();
        let plays = |record: &&store::SeatRecord| !resigned.contains(Seat(record.seat));
        let people = self.seats.iter().filter(plays).filter_map(|record| record.player.as_deref());
        people.collect::<std::collections::BTreeSet<_>>().len()
    }

    /// For how long the person of a seat has been away, by the time of the house; nothing if they are there, if a bot holds
    /// their seat, or if no person owns it.
    pub(crate) fn away(&self, seat: usize) -> Option<Duration> {
        let waited_for = |record: &&store::SeatRecord| {
            record.kind == SeatKind::Person && !self.resigned().contains(Seat(record.seat))
        };
        let record = self.seats.get(seat).filter(waited_for)?;
        let player = record.player.as_ref().filter(|player| !self.present.contains(*player))?;
        // Of several seats of one person each is seen when they are.
        let of_same = |(other, _): &(&store::SeatRecord, &i64)| other.player.as_ref() == Some(player);
        let seen = self.seats.iter().zip(&self.seen).filter(of_same).map(|(_, seen)| *seen).max()?;
        Some(Duration::from_millis(u64::try_from(self.time - seen).unwrap_or(0)))
    }

    /// For how many whole minutes each seat's person has been away.
    fn minutes_away(&self) -> Vec<Option<u64>> {
        (0..self.seats.len()).map(|seat| self.away(seat).map(|away| away.as_secs() / 60)).collect()
    }
}
