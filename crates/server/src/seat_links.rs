//! Seats that can be found again: by a private link a seat goes from one browser to another.
//!
//! The store keeps the hash of a link's secret only, as it does of browsers' tokens: a copy of the database lets nobody take a
//! seat. So a link is shown once, when it is made. There is none before the game has begun: until then a seat's share in the
//! dice is known to the browser that drew it and to nobody else, and no other could reveal it.

use std::sync::Arc;
use std::time::Duration;

use pages::company::{Handed, Left};
use store::SeatMove;
use table::journal::{hash_of, hex};
use table::{Seat, SeatSet};

use crate::act::to_the_end;
use crate::house::{House, random};
use crate::identity::Reader;
use crate::limits::Limit;
use crate::loaded::{Snapshot, Table};
use crate::lobby::unlike;
use crate::obstacle::Obstacle;

/// New links of a seat.
const NEW_LINKS: Limit = Limit { what: "new links", at_once: 6, then_every: Duration::from_secs(60) };
/// Links tried at a table that lead nowhere. Nobody guesses one; this keeps the trying from costing much.
const WRONG_LINKS: Limit = Limit { what: "wrong links", at_once: 20, then_every: Duration::from_secs(6) };

impl Table {
    /// Makes a new link for a seat, which ends the one before. Returns its secret.
    pub(crate) async fn make_link(&self, house: &House, seat: Seat) -> Result<String, Obstacle> {
        self.now().must_be_played()?;
        house.limits.count(NEW_LINKS, &format!("{} {seat}", self.id))?;
        let secret = hex(&random::<16>());
        house.store.put_link(&self.id, seat.0, &hash_of(&secret)).await?;
        tracing::info!(table = self.id, %seat, "a seat has a new link");
        Ok(secret)
    }

    /// The seat that a link leads to.
    pub(crate) async fn seat_by_link(&self, house: &House, secret: &str) -> Result<Seat, Obstacle> {
        match house.store.link(&hash_of(secret)).await? {
            Some(link) if link.table == self.id && link.holds => {
                self.now().must_be_played()?;
                Ok(Seat(link.seat))
            }
            Some(link) if link.table == self.id => Err(Obstacle::LinkRenewed),
            _ => {
                house.limits.count(WRONG_LINKS, &self.id)?;
                tracing::warn!(table = self.id, "somebody tried a link that leads to no seat");
                Err(Obstacle::NoSuchLink)
            }
        }
    }

    /// Gives a seat to whoever reads, under another name if they are somebody else.
    pub(crate) async fn take_seat(
        self: &Arc<Self>,
        house: &Arc<House>,
        seat: Seat,
        reader: &Reader,
        name: Option<String>,
    ) -> Result<Arc<Snapshot>, Obstacle> {
        let (table, house, reader) = (self.clone(), house.clone(), reader.clone());
        to_the_end(async move { table.take_seat_here(&house, seat, &reader, name).await }).await
    }

    async fn take_seat_here(
        self: &Arc<Self>,
        house: &Arc<House>,
        seat: Seat,
        reader: &Reader,
        name: Option<String>,
    ) -> Result<Arc<Snapshot>, Obstacle> {
        let _acting = self.acting.lock().await;
        let now = self.now();
        now.must_be_played()?;
        let before = now.seats.get(seat.index()).ok_or(Obstacle::NoSuchSeat)?;
        let giver = before.player.as_deref().ok_or(Obstacle::NoSuchSeat)?;
        if giver == reader.player {
            return Ok(now);
        }
        let mut after = before.clone();
        after.player = Some(reader.player.clone());
        if let Some(name) = name {
            let others = now.seats.iter().filter(|other| other.seat != before.seat);
            after.name = unlike(name, &others.map(|other| other.name.as_str()).collect::<Vec<_>>());
        }
        // Who hosts a table does so wherever they sit at it.
        let host = now.host == giver && now.seats_of(giver).iter().all(|own| own == seat);
        let changes = match house.store.move_seat(&self.id, before, &after, host).await {
            Ok(changes) => changes,
            Err(error) => return Err(self.after_failure(house, error).await),
        };
        tracing::info!(table = self.id, %seat, handed = before.name != after.name, "a seat moved");
        let moved = SeatMove {
            seat: before.seat,
            giver: giver.to_owned(),
            taker: reader.player.clone(),
            before: before.name.clone(),
            after: after.name.clone(),
            entries: now.entries(),
        };
        self.publish(|snapshot| {
            snapshot.count(changes);
            snapshot.seats[seat.index()] = after;
            snapshot.moves.push(moved);
            if host {
                snapshot.host.clone_from(&reader.player);
            }
        });
        Ok(self.now())
    }
}

impl Snapshot {
    /// The last move of each seat that has moved.
    fn last_moves(&self) -> impl Iterator<Item = &SeatMove> {
        let later = |at: usize, seat| self.moves[at + 1..].iter().any(|other| other.seat == seat);
        self.moves
            .iter()
            .enumerate()
            .filter(move |(at, moved)| !later(*at, moved.seat))
            .map(|(_, moved)| moved)
    }

    /// The seats that a player had until another browser took them.
    pub(crate) fn left_by(&self, player: &str) -> Vec<Left> {
        let left = self.last_moves().filter(|moved| moved.giver == player && moved.taker != player);
        left.map(|moved| Left {
            seat: Seat(moved.seat),
            name: moved.before.clone(),
            to: moved.is_handed().then(|| moved.after.clone()),
        })
        .collect()
    }

    /// Whether a player may have a seat back that another browser took: one that is theirs, as its name says.
    pub(crate) fn may_return(&self, player: &str, seat: Seat) -> bool {
        self.left_by(player).iter().any(|left| left.seat == seat && left.to.is_none())
    }

    /// The seats that somebody else plays on.
    pub(crate) fn handed(&self) -> Vec<Handed> {
        let handed = self.moves.iter().filter(|moved| moved.is_handed());
        handed.map(|moved| Handed { before: moved.before.clone(), after: moved.after.clone() }).collect()
    }

    /// The seats of a player whose share in the dice another browser drew.
    pub(crate) fn sat_down_elsewhere(&self, player: &str) -> SeatSet {
        let first = |seat: Seat| self.moves.iter().find(|moved| moved.seat == seat.0);
        self.seats_of(player)
            .iter()
            .filter(|&seat| first(seat).is_some_and(|moved| moved.giver != player))
            .collect()
    }
}
