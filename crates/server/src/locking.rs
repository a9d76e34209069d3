//! From the last seat taken to the first roll: the seats are locked, the shares revealed, and the game begins. `docs/dice.md`
//! has the whole road.

use std::sync::Arc;
use std::time::Duration;

use games::AnyGame;
use store::{Next, SeatKind, SeatRecord};
use table::dice::{Commitment, Sealing, Sitter};
use table::journal::JournalFault;
use table::{Game, Locked, Play, Seat};
use tokio::time::Instant;

use crate::act::to_the_end;
use crate::due;
use crate::house::House;
use crate::loaded::{Snapshot, Table};
use crate::lobby::is_commitment;
use crate::obstacle::Obstacle;

impl Table {
    /// Locks the seats and fixes the header. If nobody's share is to be revealed, the game begins at once.
    pub(crate) async fn start(self: &Arc<Self>, house: &Arc<House>) -> Result<Arc<Snapshot>, Obstacle> {
        let (table, house) = (self.clone(), house.clone());
        to_the_end(async move {
            table.start_here(&house).await?;
            table.begin_clocks(&house).await;
            table.wake(&house);
            Ok(table.now())
        })
        .await
    }

    async fn start_here(&self, house: &House) -> Result<Arc<Snapshot>, Obstacle> {
        let _acting = self.acting.lock().await;
        let is_open = |seat: &SeatRecord| seat.kind == SeatKind::Open;
        if self.now().seats.iter().any(is_open) {
            // Somebody may have sat down at another node a moment ago.
            self.read_again(house).await?;
        }
        let now = self.now();
        if now.play.is_some() {
            return Err(Obstacle::Started);
        }
        if now.locked.is_some() {
            return Err(Obstacle::SeatsLocked);
        }
        if now.seats.iter().any(is_open) {
            return Err(Obstacle::SeatsOpen);
        }
        // Who has not come yet has had no chance to commit to a share.
        if now.seats.iter().any(|seat| seat.kind == SeatKind::Person && seat.nonce.is_none()) {
            now.must_have_waited(house.patience)?;
        }
        let (locked, play) = self.begin_if_complete(self.lock(&now).map_err(failed)?)?;
        let lines = play.as_ref().map_or_else(|| locked.lines().to_vec(), |play| play.lines().to_vec());
        let (header, lines) = lines.split_first().ok_or_else(|| failed("a journal without a header"))?;
        let next = who_acts(&locked, play.as_ref(), &now.seats);
        let changes = match house.store.start(&self.id, &now.seats, header, lines, next).await {
            Ok(changes) => changes,
            Err(error) => return Err(self.after_failure(house, error).await),
        };
        tracing::info!(table = self.id, awaited = locked.awaited().len(), "the seats are locked");
        Ok(self.stand(house, locked, play, changes).await)
    }

    /// Sets the clocks going. If that fails, whoever loads the table next sees to it.
    async fn begin_clocks(&self, house: &House) {
        if let Err(obstacle) = self.tend_clocks(house).await {
            tracing::warn!(table = self.id, %obstacle, "the clocks of a table stand still for now");
        }
    }

    fn lock(&self, now: &Snapshot) -> Result<Locked, JournalFault> {
        let sitter = |seat: &SeatRecord| match &seat.kind {
            SeatKind::Bot(name) => Sitter::Bot(name.clone()),
            SeatKind::Person | SeatKind::Open => {
                let share = seat.nonce.clone().filter(|share| is_commitment(share)).map(Commitment);
                Sitter::Person { share }
            }
        };
        let sealing = Sealing {
            table: self.id.clone(),
            seed: self.seed.commitment(),
            seats: now.seats.iter().map(sitter).collect(),
            broken_off: self.setup.broken_off.clone(),
        };
        Locked::new(self.game.identity(), now.names(), sealing, self.setup.scenario.clone())
    }

    /// A seat reveals its share.
    pub(crate) async fn reveal(
        self: &Arc<Self>,
        house: &Arc<House>,
        seat: Seat,
        share: String,
    ) -> Result<Arc<Snapshot>, Obstacle> {
        self.go_on(house, move |locked, _| locked.reveal(seat, &share).map_err(|_| Obstacle::WrongShare))
            .await
    }

    /// The game goes on without the shares that are still awaited, if they have been waited for long enough.
    pub(crate) async fn go_on_without(
        self: &Arc<Self>,
        house: &Arc<House>,
    ) -> Result<Arc<Snapshot>, Obstacle> {
        let patience = house.patience;
        self.go_on(house, move |locked, now| {
            now.must_have_waited(patience)?;
            locked.awaited().iter().try_for_each(|seat| locked.go_on_without(seat)).map_err(failed)
        })
        .await
    }

    /// The start is broken off. It stays where it is, with its seed published; its people meet at another table.
    pub(crate) async fn break_off(self: &Arc<Self>, house: &Arc<House>) -> Result<Arc<Snapshot>, Obstacle> {
        let seed = self.seed.clone();
        self.go_on(house, move |locked, _| locked.break_off(&seed).map_err(failed)).await
    }

    async fn go_on(
        self: &Arc<Self>,
        house: &Arc<House>,
        change: impl FnOnce(&mut Locked, &Snapshot) -> Result<(), Obstacle> + Send + 'static,
    ) -> Result<Arc<Snapshot>, Obstacle> {
        let (table, house) = (self.clone(), house.clone());
        to_the_end(async move {
            table.go_on_here(&house, change).await?;
            table.begin_clocks(&house).await;
            table.wake(&house);
            Ok(table.now())
        })
        .await
    }

    async fn go_on_here(
        &self,
        house: &House,
        change: impl FnOnce(&mut Locked, &Snapshot) -> Result<(), Obstacle> + Send,
    ) -> Result<Arc<Snapshot>, Obstacle> {
        let _acting = self.acting.lock().await;
        let now = self.now();
        let before =
            now.locked.as_ref().filter(|locked| !locked.is_broken_off()).ok_or(Obstacle::NotLocked)?;
        let mut locked = Locked::clone(before);
        change(&mut locked, &now)?;
        let (locked, play) = self.begin_if_complete(locked)?;
        let lines = play.as_ref().map_or_else(|| locked.lines().to_vec(), |play| play.lines().to_vec());
        let first = before.lines().len();
        let next = who_acts(&locked, play.as_ref(), &now.seats);
        let changes = match house.store.append(&self.id, first as u64, &lines[first..], next).await {
            Ok(changes) => changes,
            Err(error) => return Err(self.after_failure(house, error).await),
        };
        Ok(self.stand(house, locked, play, changes).await)
    }

    /// Begins the game if no share is awaited any more.
    fn begin_if_complete(&self, locked: Locked) -> Result<(Locked, Option<Play<AnyGame>>), Obstacle> {
        if locked.is_broken_off() || !locked.awaited().is_empty() {
            return Ok((locked, None));
        }
        let mut play = Play::open(self.game.clone(), locked.clone(), &self.seed).map_err(failed)?;
        self.reveal_if_over(&mut play)?;
        Ok((locked, Some(play)))
    }

    /// Shows everybody what is in the store by now. The caller holds `acting`.
    async fn stand(
        &self,
        house: &House,
        locked: Locked,
        play: Option<Play<AnyGame>>,
        changes: u64,
    ) -> Arc<Snapshot> {
        let over = locked.is_broken_off() || play.as_ref().is_some_and(Play::is_revealed);
        if play.is_some() {
            tracing::info!(table = self.id, shares = locked.revealed(), "the game has started");
        }
        self.publish(|snapshot| {
            snapshot.count(changes);
            if snapshot.locked.is_none() {
                snapshot.since = Instant::now();
            }
            snapshot.locked = play.is_none().then(|| Arc::new(locked));
            snapshot.play = play.map(Arc::new);
        });
        if over {
            self.close(house).await;
        }
        self.now()
    }
}

impl Snapshot {
    /// Refuses while somebody has not been waited for as long as everybody may expect.
    fn must_have_waited(&self, patience: Duration) -> Result<(), Obstacle> {
        match patience.checked_sub(self.since.elapsed()).filter(|left| !left.is_zero()) {
            Some(left) => Err(Obstacle::Patience(
                usize::try_from(left.as_secs()).unwrap_or(usize::MAX).saturating_add(1),
            )),
            None => Ok(()),
        }
    }
}

/// Who acts next: shares are revealed by people, and a start that was broken off has still to be taken off the tables that play.
fn who_acts(locked: &Locked, play: Option<&Play<AnyGame>>, seats: &[SeatRecord]) -> Next {
    match play {
        Some(play) => due::next(play, seats),
        None if locked.is_broken_off() => Next::House,
        None => Next::People,
    }
}

#[expect(clippy::needless_pass_by_value, reason = "it is what `map_err` hands over")]
fn failed(fault: impl ToString) -> Obstacle {
    Obstacle::Failed(fault.to_string())
}
