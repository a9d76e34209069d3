//! Keeps the time where the rules set a limit, and wakes the clocks of a table that has a pace (`clocks`). The rules read no clock and journals hold no time: what counts is kept
//! here, in memory, and when a time is up the house acts for the seat on the one road by which a game changes.
//!
//! A table that is loaded anew, after a restart or by another node, begins its running period afresh: who waited for
//! that never loses time. With several nodes each keeps its own time, and the one that has claimed the table acts.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use games::AnyAction;
use table::{Game, Seat, TimeLimit};
use tokio::time::Instant;

use crate::act::Deed;
use crate::backoff::Backoff;
use crate::due;
use crate::house::House;
use crate::loaded::{Snapshot, Table};
use crate::obstacle::Obstacle;

/// The clock of a limited time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Clock {
    seat: Seat,
    period: u64,
    /// How long it waited still for the page of the seat to tell what happened before, when it last stood or began to run.
    grace: Duration,
    /// How much was left then.
    left: Duration,
    /// Since when it runs; it stands otherwise.
    since: Option<Instant>,
    /// Whether its period is on. A clock whose period was left is kept, so that a takeback that leads back into the
    /// period gives nobody their time again.
    on: bool,
}

impl Clock {
    /// The clock after a change of the table, given what the rules say now.
    pub(crate) fn after(
        before: Option<Clock>,
        limit: Option<&TimeLimit<AnyAction>>,
        grace: Duration,
        now: Instant,
    ) -> Option<Clock> {
        let stood =
            |clock: Clock| Clock { grace: clock.grace(now), left: clock.left(now), since: None, ..clock };
        let before = before.map(stood);
        let Some(limit) = limit else { return before.map(|clock| Clock { on: false, ..clock }) };
        let same = before.filter(|clock| clock.period == limit.period);
        let whole = (grace, Duration::from_secs(limit.seconds.into()));
        let (grace, left) = same.map_or(whole, |clock| (clock.grace, clock.left));
        let since = (!limit.stopped).then_some(now);
        Some(Clock { seat: limit.seat, period: limit.period, grace, left, since, on: true })
    }

    fn since(&self, now: Instant) -> Duration {
        self.since.map_or(Duration::ZERO, |since| now - since)
    }

    /// How long it still waits before it begins to run down.
    fn grace(&self, now: Instant) -> Duration {
        self.grace.saturating_sub(self.since(now))
    }

    fn left(&self, now: Instant) -> Duration {
        self.left.saturating_sub(self.since(now).saturating_sub(self.grace))
    }

    /// When the time will be up, if the clock runs.
    fn due(&self) -> Option<Instant> {
        self.since.map(|since| since + self.grace + self.left)
    }

    /// As a page shows it now, while its period is on.
    pub(crate) fn shown(&self) -> Option<pages::model::Clock> {
        let now = Instant::now();
        let (grace, left) = (self.grace(now), self.left(now));
        self.on.then_some(pages::model::Clock { seat: self.seat, grace, left, running: self.since.is_some() })
    }
}

/// When the next time is up at a table: one that the rules set, or one of its pace.
fn due(snapshot: &Snapshot, house: &House) -> Option<Instant> {
    let rules = snapshot.clock.and_then(|clock| clock.due());
    rules.into_iter().chain(deadline(snapshot, house)).min()
}

fn deadline(snapshot: &Snapshot, house: &House) -> Option<Instant> {
    let left = snapshot.clocks.as_ref()?.deadline()? - house.time.now();
    Some(Instant::now() + Duration::from_millis(u64::try_from(left).unwrap_or(0)))
}

/// Sees to it that somebody waits for the end of the time that runs at a table. Called after every change.
pub(crate) fn wake(table: &Arc<Table>, house: &Arc<House>) {
    if due(&table.now(), house).is_none() || table.clock_watched.swap(true, Ordering::SeqCst) {
        return;
    }
    let watched = Watched(table.clone());
    tokio::spawn(watch(watched, house.clone()));
}

/// The mark that somebody watches a table's clock; it goes away with its holder, whatever ends them.
struct Watched(Arc<Table>);

impl Drop for Watched {
    fn drop(&mut self) {
        self.0.clock_watched.store(false, Ordering::SeqCst);
    }
}

async fn watch(watched: Watched, house: Arc<House>) {
    let table = watched.0.clone();
    let mut stopping = house.stopping();
    let mut changes = table.watch();
    let mut backoff = Backoff::default();
    // Whoever keeps the time claims the table as soon as it runs, so that no other node begins it afresh.
    due::may_act(&table, &house, &mut stopping, &mut backoff).await;
    loop {
        let now = changes.borrow_and_update().clone();
        let Some(due) = due(&now, &house) else {
            // Changes are published under this lock: whoever publishes one after it wakes the watch anew.
            let _acting = table.acting.lock().await;
            if self::due(&table.now(), &house).is_some() {
                continue;
            }
            drop(watched);
            return;
        };
        tokio::select! {
            () = tokio::time::sleep_until(due) => {}
            changed = changes.changed() => if changed.is_ok() { continue } else { return },
            _ = stopping.wait_for(|&stopping| stopping) => return,
        }
        if !due::may_act(&table, &house, &mut stopping, &mut backoff).await {
            continue;
        }
        match call_time(&table, &house, &now).await {
            Ok(()) => backoff = Backoff::default(),
            // Somebody acted at the last moment, at this node or another: look again.
            Err(Obstacle::Stale) if table.now().version() != now.version() => backoff = Backoff::default(),
            Err(_) if *stopping.borrow() => return,
            Err(obstacle) => {
                tracing::error!(table = table.id, %obstacle, "a time that is up could not be ended; it will be tried again");
                backoff.wait(&table, &mut stopping).await;
            }
        }
    }
}

/// Does what the rules want done when the time is up, for the table as it stood then.
async fn call_time(table: &Arc<Table>, house: &Arc<House>, then: &Snapshot) -> Result<(), Obstacle> {
    if deadline(then, house).is_some_and(|deadline| deadline <= Instant::now()) {
        return table.call_times(house).await;
    }
    let play = then.play.as_ref().ok_or(Obstacle::NotStarted)?;
    let limit = play.game().time_limit(play.state()).ok_or(Obstacle::Stale)?;
    tracing::info!(table = table.id, seat = %limit.seat, "time is up");
    let deed = Deed::Act(vec![limit.action]);
    table.carry_out(house, limit.seat, then.version(), deed).await.map(|_| ())
}

#[cfg(test)]
mod tests {
    use games::Setup;

    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn limit(period: u64, stopped: bool) -> TimeLimit<AnyAction> {
        let setup = Setup::read("globopolis", 2, &serde_json::Value::Null).unwrap();
        let action = setup.open(None).unwrap().read_action("\"time_up\"").unwrap();
        TimeLimit { seat: Seat(1), seconds: 90, stopped, period, action }
    }

    #[tokio::test(start_paused = true)]
    async fn a_clock_runs_and_stands() {
        let start = Instant::now();
        let at = |seconds: u32| start + SECOND * seconds;
        let (runs, stands) = (limit(7, false), limit(7, true));
        let clock = Clock::after(None, Some(&runs), Duration::ZERO, at(0));
        assert_eq!(clock.unwrap().due(), Some(at(90)));
        let clock = Clock::after(clock, Some(&runs), Duration::ZERO, at(10));
        assert_eq!(clock.unwrap().due(), Some(at(90)), "a change does not move the end");
        let clock = Clock::after(clock, Some(&stands), Duration::ZERO, at(20));
        assert_eq!((clock.unwrap().due(), clock.unwrap().left(at(50))), (None, SECOND * 70));
        let clock = Clock::after(clock, Some(&runs), Duration::ZERO, at(50));
        assert_eq!(clock.unwrap().due(), Some(at(120)));
        let next = Clock::after(clock, Some(&limit(8, false)), Duration::ZERO, at(60));
        assert_eq!(next.unwrap().due(), Some(at(150)), "another period has all its time");
    }

    #[tokio::test(start_paused = true)]
    async fn a_period_that_is_left_and_entered_again_goes_on() {
        let start = Instant::now();
        let clock = Clock::after(None, Some(&limit(7, false)), Duration::ZERO, start);
        let away = Clock::after(clock, None, Duration::ZERO, start + SECOND * 30);
        assert_eq!((away.unwrap().due(), away.unwrap().shown()), (None, None));
        let back = Clock::after(away, Some(&limit(7, false)), Duration::ZERO, start + SECOND * 40);
        assert_eq!(back.unwrap().due(), Some(start + SECOND * 100), "60 seconds were left");
        assert!(Clock::after(None, None, Duration::ZERO, start).is_none());
    }

    #[tokio::test(start_paused = true)]
    async fn a_clock_waits_for_what_is_still_told() {
        let start = Instant::now();
        let at = |seconds: u32| start + SECOND * seconds;
        let clock = Clock::after(None, Some(&limit(7, false)), SECOND * 20, start).unwrap();
        assert_eq!(
            (clock.left(at(20)), clock.left(at(30)), clock.due()),
            (SECOND * 90, SECOND * 80, Some(at(110)))
        );
        let changed = Clock::after(Some(clock), Some(&limit(7, false)), SECOND * 20, at(15)).unwrap();
        assert_eq!(
            (changed.grace(at(15)), changed.due()),
            (SECOND * 5, Some(at(110))),
            "nothing is given twice"
        );
        let stands = Clock::after(Some(clock), Some(&limit(7, true)), SECOND * 20, at(25)).unwrap();
        assert_eq!((stands.grace(at(60)), stands.left(at(60))), (Duration::ZERO, SECOND * 85));
    }
}
