//! The one road by which a game changes: into the store first, and only then before everybody's eyes.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use games::{AnyAction, AnyGame};
use store::{SeatKind, StoreError};
use table::{Game, Orders, Play, Seat};
use tokio::time::Instant;
use tracing::Instrument;

use crate::clocks::Clocks;
use crate::due;
use crate::house::House;
use crate::loaded::{Snapshot, Table};
use crate::obstacle::Obstacle;

/// The most actions that are done by order in one breath: no battle is longer.
const MOST_BY_ORDER: usize = 200;

/// What a seat does.
#[derive(Clone, Debug)]
pub(crate) enum Deed {
    /// It acts; all of these actions, or none.
    Act(Vec<AnyAction>),
    /// The same, and the last of them again whenever the seat is asked the same.
    Order(Vec<AnyAction>),
    /// It takes back what it did last: its last action, or all that it did in one breath.
    TakeBack,
    /// It takes back its action of this entry with all that came after it; all people have agreed.
    TakeBackTo(u64),
    /// All who are there have agreed to end the game.
    Abandon,
}

impl Table {
    /// Carries out what a seat does at this version of the table. What is answered with `Ok` is in the store.
    ///
    /// It runs to its end even if nobody waits for it any more: a browser that goes away in the middle must not
    /// leave behind something stored that nobody is shown.
    pub(crate) async fn carry_out(
        self: &Arc<Self>,
        house: &Arc<House>,
        seat: Seat,
        version: u64,
        deed: Deed,
    ) -> Result<Arc<Snapshot>, Obstacle> {
        let (table, house, begun) = (self.clone(), house.clone(), Instant::now());
        to_the_end(async move {
            let done = table.carry_out_here(&house, seat, version, &deed).await;
            if let Ok(now) = &done {
                let of_people = now.seats.get(seat.index()).is_some_and(|seat| seat.kind == SeatKind::Person);
                let actions = if of_people { &house.metrics.people } else { &house.metrics.bots };
                actions.since(begun);
            }
            // Also when nothing was done: the table may have been read again, and have moved on.
            table.wake(&house);
            done
        })
        .await
    }

    async fn carry_out_here(
        &self,
        house: &House,
        seat: Seat,
        version: u64,
        deed: &Deed,
    ) -> Result<Arc<Snapshot>, Obstacle> {
        let _acting = self.acting.lock().await;
        let now = self.now();
        let play = now.play.as_ref().ok_or(Obstacle::NotStarted)?;
        if version != now.version() {
            return Err(Obstacle::Stale);
        }
        let back = matches!(deed, Deed::TakeBack | Deed::TakeBackTo(_));
        if back && took_back_enough(play, house.bounds.take_backs) {
            return Err(Obstacle::TookBackEnough);
        }
        let mut next = Play::clone(play);
        let mut orders = now.orders.clone();
        orders.forget(seat);
        match deed {
            Deed::Act(actions) => self.act(&mut next, seat, actions)?,
            Deed::Order(actions) => self.order(&mut next, &mut orders, seat, actions)?,
            Deed::TakeBackTo(entry) => {
                let asked = now.asked_back().filter(|asked| (asked.by, asked.entry) == (seat, *entry));
                if !asked.is_some_and(|asked| now.awaited_for(&asked).is_empty()) {
                    return Err(Obstacle::Stale);
                }
                orders = Orders::default();
                next.take_back_to(seat, *entry)?;
                // Whoever left did so for good, and is not asked.
                if next.game().resigned(next.state()) != now.resigned() {
                    return Err(Obstacle::NothingToTakeBack);
                }
            }
            Deed::Abandon => {
                // Somebody may have said no meanwhile.
                if !now.all_want_an_end(now.resigned(), self.absence(house)) {
                    return Err(Obstacle::Stale);
                }
                orders = Orders::default();
                next.abandon()?;
            }
            Deed::TakeBack => {
                next.take_back(seat)?;
                let depth = now.breaths.last().copied().unwrap_or(usize::MAX);
                while next.undo_depth(seat) > depth {
                    next.take_back(seat)?;
                }
            }
        }
        self.follow(&mut next, &mut orders)?;
        // Whoever left was perhaps the only one who had not agreed to end the game.
        let resigned = next.game().resigned(next.state());
        if resigned != now.resigned() && !next.is_over() && now.all_want_an_end(resigned, self.absence(house))
        {
            next.abandon()?;
        }
        let breaths = breaths_after(&now.breaths, play.undo_depth(seat), next.undo_depth(seat));
        self.reveal_if_over(&mut next)?;

        let clocks = self.clocks_after(&now, &next, &now.seats, back, house.time.both());
        let record = clocks.as_ref().map(Clocks::record);
        let new: Vec<String> = next.lines().since(play.lines().len()).cloned().collect();
        let who = due::next(&next, &now.seats);
        let writing = Instant::now();
        let changes = match house.store.append_with(&self.id, version, &new, who, record.as_ref()).await {
            Ok(changes) => changes,
            Err(error) => return Err(self.after_failure(house, error).await),
        };
        house.metrics.store.since(writing);
        let over = next.is_revealed();
        self.publish(|snapshot| {
            snapshot.count(changes);
            snapshot.play = Some(Arc::new(next));
            snapshot.clocks = clocks;
            snapshot.orders = orders;
            snapshot.breaths = breaths;
        });
        if over {
            self.close(house).await;
        }
        Ok(self.now())
    }

    fn act(&self, play: &mut Play<AnyGame>, seat: Seat, actions: &[AnyAction]) -> Result<(), Obstacle> {
        for action in actions {
            let mut dice = play
                .proven_dice(&self.seed)
                .ok_or_else(|| Obstacle::Failed("the table's dice are not proven ones".to_owned()))?;
            play.act(seat, action, &mut dice)?;
        }
        Ok(())
    }

    /// The same, and the last of the actions becomes a standing order.
    fn order(
        &self,
        play: &mut Play<AnyGame>,
        orders: &mut Orders<AnyAction>,
        seat: Seat,
        actions: &[AnyAction],
    ) -> Result<(), Obstacle> {
        let Some((last, before)) = actions.split_last() else { return Ok(()) };
        self.act(play, seat, before)?;
        orders.give(play.game(), play.state(), seat, last);
        self.act(play, seat, std::slice::from_ref(last))
    }

    /// Does what was ordered, in the same breath as whatever led to it.
    fn follow(&self, play: &mut Play<AnyGame>, orders: &mut Orders<AnyAction>) -> Result<(), Obstacle> {
        for _ in 0..MOST_BY_ORDER {
            let Some((seat, action)) = orders.due(play.game(), play.state()) else { break };
            self.act(play, seat, &[action])?;
        }
        Ok(())
    }

    /// Publishes the seed of a game that has just ended, in the same breath.
    pub(crate) fn reveal_if_over(&self, play: &mut Play<AnyGame>) -> Result<(), Obstacle> {
        if play.is_over() && !play.is_revealed() {
            play.reveal(&self.seed).map_err(|fault| Obstacle::Failed(fault.to_string()))?;
        }
        Ok(())
    }

    /// Marks a finished table as such. If that fails, the next to load the table sees to it.
    pub(crate) async fn close(&self, house: &House) {
        match house.store.finish(&self.id).await {
            Ok(()) => tracing::info!(table = self.id, "the game is over"),
            Err(error) => tracing::warn!(table = self.id, %error, "the finished table stays open for now"),
        }
        // Whoever asks for it later finds it out again.
        if let Err(error) = self.keep_result(house).await {
            tracing::warn!(table = self.id, %error, "what became of the game is not kept yet");
        }
    }

    /// Reads the table again after a change failed: another node may have been faster, or the answer was lost on
    /// its way. The caller holds `acting`.
    pub(crate) async fn after_failure(&self, house: &House, error: StoreError) -> Obstacle {
        if let Err(error) = self.read_again(house).await {
            tracing::error!(table = self.id, %error, "the table could not be read again");
        }
        match error {
            StoreError::Taken { .. } | StoreError::Conflict { .. } | StoreError::WrongStatus { .. } => {
                Obstacle::Stale
            }
            other => {
                tracing::error!(table = self.id, error = %other, "a change could not be saved");
                house.metrics.unsaved.fetch_add(1, Ordering::Relaxed);
                Obstacle::Unsaved(other)
            }
        }
    }
}

/// Whether so much was taken back lately that what is done stays: acting and taking back again and again would make a journal
/// grow without end. It is counted among the last entries, so that a game that goes on gives leave anew.
fn took_back_enough(play: &Play<AnyGame>, most: usize) -> bool {
    let lately = play.lines().len().saturating_sub(3 * most) as u64;
    play.taken_back().iter().rev().take_while(|taken| taken.entry >= lately).count() >= most
}

/// Where what was done in one breath begins, as depths of what can be taken back: a plan is taken back as a whole. What cannot be
/// taken back any more is forgotten.
fn breaths_after(before: &[usize], depth: usize, now: usize) -> Vec<usize> {
    let kept = before.iter().copied().filter(|&breath| breath < now.min(depth));
    kept.chain((now > depth).then_some(depth)).collect()
}

/// Does something to its end even if nobody waits for it any more.
pub(crate) async fn to_the_end<T: Send + 'static>(
    work: impl Future<Output = Result<T, Obstacle>> + Send + 'static,
) -> Result<T, Obstacle> {
    match tokio::spawn(work.in_current_span()).await {
        Ok(done) => done,
        Err(stopped) => Err(Obstacle::Failed(stopped.to_string())),
    }
}
