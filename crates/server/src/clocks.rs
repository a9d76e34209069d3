//! The clocks of a table that has a pace: how much time everybody has left, and when it is up.
//!
//! They are kept in the database as moments of the house's time, which stands still while no node lives; any node finds a time
//! that is up, and of several that do the store takes one. Rules and journals know nothing of them.

use std::sync::Arc;
use std::time::Duration;

use games::AnyGame;
use pages::pace::{Pace, PaceTime, SeatTime, WhenUp};
use serde::{Deserialize, Serialize};
use store::{ClockRecord, SeatKind, SeatRecord};
use table::{Game, Play, Seat, SeatSet};
use tokio::time::Instant;

use crate::act::to_the_end;
use crate::house::House;
use crate::loaded::{Snapshot, Table};
use crate::lobby::USUAL_BOT;
use crate::notes::Note;
use crate::obstacle::Obstacle;
use crate::pulse::Now;
use crate::told::{LONGEST_GRACE, Told};

const DAY: i64 = 24 * 60 * 60 * 1000;
/// No table gives more time than this: ten years.
const LONGEST: i64 = 3650 * DAY;

/// The clocks of all seats, in their order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Clocks(Vec<SeatClock>);

/// The clock of a seat, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatClock {
    /// What was left of the time for the decision when it was last waited for, or all of it while it is.
    free: i64,
    /// What was left for the whole game then.
    bank: i64,
    /// When the time is up, by the time of the house, if it runs.
    due: Option<i64>,
    /// Until when it waits before it runs down, so that what happened can be told.
    waits: i64,
    /// Whether the time of the present decision is up.
    up: bool,
    /// How many days off are left.
    days: u8,
    /// Since when its owner is waited for, by the time of the house, if they are. A clock that an older program has set does not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    since: Option<i64>,
}

impl SeatClock {
    /// Begins to run. After a takeback there is as much as there was, and no more.
    fn begin(&mut self, pace: &Pace, back: bool, grace: Duration, now: Now) {
        match pace.time {
            PaceTime::Live { decision, increment, .. } => {
                if back {
                    self.bank = (self.bank - seconds(increment)).max(0);
                } else {
                    self.free = seconds(decision);
                }
                let grace = i64::try_from(grace.min(LONGEST_GRACE).as_millis()).unwrap_or(0);
                self.waits = now.lived + grace;
                self.due = Some(self.waits + self.free + self.bank);
            }
            PaceTime::Turns { hours, rest, .. } => {
                if !back {
                    self.free = seconds(hours) * 3_600;
                }
                self.due = Some(now.lived + 1_000 * rest.until(now.wall, self.free / 1_000));
            }
        }
    }

    /// Stands, because its owner has decided or somebody decides for them.
    fn stand(&mut self, pace: &Pace, now: Now) {
        let left = self.due.take().map(|due| due - now.lived);
        self.up = false;
        match pace.time {
            PaceTime::Live { increment, .. } => {
                if let Some(left) = left {
                    let left = left.clamp(0, self.free + self.bank);
                    (self.free, self.bank) = ((left - self.bank).max(0), left.min(self.bank));
                }
                self.bank += seconds(increment);
            }
            PaceTime::Turns { rest, .. } => {
                // Rest that was still to come is no time that was left: it comes anew if the turn does. What is left of a day
                // off that was taken is.
                if let Some(left) = left {
                    self.free = 1_000 * rest.counted(now.wall, left.max(0) / 1_000);
                }
            }
        }
    }
}

fn seconds(seconds: u32) -> i64 {
    1_000 * i64::from(seconds)
}

impl Clocks {
    /// The clocks of a table at which nobody has been waited for yet.
    fn new(pace: &Pace, seats: usize) -> Self {
        let (bank, days) = match pace.time {
            PaceTime::Live { bank, .. } => (seconds(bank), 0),
            PaceTime::Turns { vacation, .. } => (0, vacation),
        };
        Clocks(vec![SeatClock { bank, days, ..SeatClock::default() }; seats])
    }

    /// The same when these people are waited for.
    fn after(
        &self,
        pace: &Pace,
        asked: SeatSet,
        back: bool,
        grace: impl Fn(Seat) -> Duration,
        now: Now,
    ) -> Self {
        let mut clocks = self.clone();
        for (seat, clock) in (0..).map(Seat).zip(&mut clocks.0) {
            let on = clock.due.is_some() || clock.up;
            match (on, asked.contains(seat)) {
                (false, true) => {
                    clock.since = Some(now.lived);
                    clock.begin(pace, back, grace(seat), now);
                }
                (true, false) => {
                    clock.since = None;
                    clock.stand(pace, now);
                }
                (true, true) | (false, false) => {}
            }
        }
        clocks
    }

    /// The same with all moments moved, for another house or none.
    pub(crate) fn moved(&self, by: i64) -> Self {
        let moved = |clock: &SeatClock| SeatClock {
            due: clock.due.map(|due| due.saturating_add(by)),
            waits: clock.waits.saturating_add(by),
            since: clock.since.map(|since| since.saturating_add(by)),
            ..*clock
        };
        Clocks(self.0.iter().map(moved).collect())
    }

    /// Whether they are of so many seats, and give times that a table can have.
    pub(crate) fn check(&self, seats: usize) -> Result<(), String> {
        if self.0.len() != seats {
            return Err(format!("its clocks are those of {} seats", self.0.len()));
        }
        let is_sane = |clock: &SeatClock| {
            let spans = [clock.free, clock.bank, clock.due.unwrap_or(0).max(0)];
            let past = [clock.due.unwrap_or(0), clock.waits, clock.since.unwrap_or(0)];
            spans.iter().all(|span| (0..LONGEST).contains(span))
                && past.iter().all(|at| (-LONGEST..LONGEST).contains(at))
        };
        if self.0.iter().all(is_sane) { Ok(()) } else { Err("its clocks show absurd times".to_owned()) }
    }

    /// When the first of them is up.
    pub(crate) fn deadline(&self) -> Option<i64> {
        self.0.iter().filter_map(|clock| clock.due).min()
    }

    /// For how long somebody has been waited for, by the time of the house.
    pub(crate) fn waited_for(&self, seat: Seat, now: i64) -> Option<Duration> {
        let since = self.0.get(seat.index())?.since?;
        Some(Duration::from_millis(u64::try_from(now - since).unwrap_or(0)))
    }

    /// The seats whose time is up, as has been told.
    pub(crate) fn up(&self) -> SeatSet {
        (0..).map(Seat).zip(&self.0).filter(|(_, clock)| clock.up).map(|(seat, _)| seat).collect()
    }

    /// As the store keeps them.
    pub(crate) fn record(&self) -> ClockRecord {
        let clocks = serde_json::to_string(self).expect("clocks are plain data");
        ClockRecord { clocks, deadline: self.deadline() }
    }

    /// As pages show them.
    pub(crate) fn shown(&self, now: i64, seats: &[SeatRecord]) -> Vec<SeatTime> {
        let of = |(seat, clock): (Seat, &SeatClock)| {
            let until = clock.due.map_or(if clock.up { 0 } else { clock.bank }, |due| (due - now).max(0));
            let grace = if clock.due.is_some() { (clock.waits - now).max(0) } else { 0 };
            let span = |ms: i64| Duration::from_millis(ms.unsigned_abs());
            SeatTime {
                seat,
                grace: span(grace),
                left: span(until - grace),
                running: clock.due.is_some(),
                up: clock.up,
                days_off: clock.days,
            }
        };
        // Bots have none.
        let is_person = |(seat, _): &(Seat, &SeatClock)| seats[seat.index()].kind == SeatKind::Person;
        (0..).map(Seat).zip(&self.0).filter(is_person).map(of).collect()
    }
}

/// The people whom the game waits for. A bot has all the time it takes.
pub(crate) fn people_asked(play: &Play<AnyGame>, seats: &[SeatRecord]) -> SeatSet {
    if play.is_over() {
        return SeatSet::EMPTY;
    }
    let must = play.game().to_act(play.state()).must;
    let is_person =
        |seat: &Seat| seats.get(seat.index()).is_some_and(|record| record.kind == SeatKind::Person);
    must.iter().filter(is_person).collect()
}

impl Table {
    /// The clocks when the game stands so and these sit there, if the table has a pace.
    pub(crate) fn clocks_after(
        &self,
        before: &Snapshot,
        play: &Play<AnyGame>,
        seats: &[SeatRecord],
        back: bool,
        now: Now,
    ) -> Option<Clocks> {
        let pace = self.setup.pace.as_ref()?;
        let clocks = before.clocks.clone().unwrap_or_else(|| Clocks::new(pace, seats.len()));
        let at = Instant::now();
        let from = before.version();
        let told: Told = match before.play {
            Some(_) if from < play.lines().len() as u64 => before.told.after(from, play, seats, at),
            _ => before.told.clone(),
        };
        Some(clocks.after(pace, people_asked(play, seats), back, |seat| told.left(seat, at), now))
    }

    /// Sets the clocks of a table going that has just started, or whose node died in the middle of something.
    pub(crate) async fn tend_clocks(&self, house: &House) -> Result<(), Obstacle> {
        let _acting = self.acting.lock().await;
        let now = self.now();
        let Some(play) = now.play.as_ref() else { return Ok(()) };
        let after = self.clocks_after(&now, play, &now.seats, false, house.time.both());
        let Some(clocks) = after.filter(|after| now.clocks.as_ref() != Some(after)) else { return Ok(()) };
        // Another node may have been faster; then it has told.
        if let Some(changes) = house.store.set_clocks(&self.id, now.changes, &clocks.record()).await? {
            self.publish(|snapshot| (snapshot.changes, snapshot.clocks) = (changes, Some(clocks)));
        }
        Ok(())
    }

    /// Says that time is up, of all whose time is, and lets a bot play on where the table wants it so.
    pub(crate) async fn call_times(self: &Arc<Self>, house: &Arc<House>) -> Result<(), Obstacle> {
        let (table, house) = (self.clone(), house.clone());
        to_the_end(async move {
            while table.call_next_time(&house).await? {}
            // Whose time is up is not awaited any more.
            table.end_if_all_agree(&house).await?;
            table.wake(&house);
            Ok(())
        })
        .await
    }

    /// The same of one of them; says whether there was one.
    async fn call_next_time(&self, house: &House) -> Result<bool, Obstacle> {
        let _acting = self.acting.lock().await;
        let (now, time) = (self.now(), house.time.both());
        let (Some(pace), Some(clocks)) = (&self.setup.pace, &now.clocks) else { return Ok(false) };
        let is_due = |clock: &SeatClock| clock.due.is_some_and(|due| due <= time.lived);
        let Some(place) = clocks.0.iter().position(is_due) else { return Ok(false) };
        let (mut clocks, seat) = (clocks.clone(), Seat::from_index(place));
        let clock = &mut clocks.0[place];
        (clock.free, clock.bank, clock.due, clock.up) = (0, 0, None, true);
        let before = &now.seats[place];
        let bot = (pace.up == WhenUp::Bot).then(|| USUAL_BOT.to_owned());
        let after = bot.clone().map(|bot| {
            (clock.up, clock.since) = (false, None);
            (before, SeatRecord { kind: SeatKind::Bot(bot), ..before.clone() })
        });
        match self.take_down_with(house, &now, Note::TimeUp { seat, bot }, after, Some(clocks)).await {
            // Another node has told it, or the seat's owner acted at the last moment.
            Ok(()) | Err(Obstacle::Stale) => Ok(true),
            Err(obstacle) => Err(obstacle),
        }
    }

    /// Somebody gives another whose time is up the time of one more decision.
    pub(crate) async fn give_time(
        self: &Arc<Self>,
        house: &Arc<House>,
        by: Seat,
        seat: Seat,
    ) -> Result<Arc<Snapshot>, Obstacle> {
        self.change_clock(house, Note::TimeGiven { seat, by }, seat, |clock, pace, now| {
            if !clock.up {
                return Err(Obstacle::TimeNotUp);
            }
            clock.up = false;
            clock.begin(pace, false, Duration::ZERO, now);
            Ok(())
        })
        .await
    }

    /// Somebody who is waited for takes a day off.
    pub(crate) async fn take_day_off(
        self: &Arc<Self>,
        house: &Arc<House>,
        seat: Seat,
    ) -> Result<Arc<Snapshot>, Obstacle> {
        self.change_clock(house, Note::DayOff { seat }, seat, |clock, _, _| {
            let (Some(due), Some(days)) = (clock.due, clock.days.checked_sub(1)) else {
                return Err(Obstacle::NoDayOff);
            };
            (clock.due, clock.days) = (Some(due + DAY), days);
            Ok(())
        })
        .await
    }

    async fn change_clock(
        self: &Arc<Self>,
        house: &Arc<House>,
        note: Note,
        seat: Seat,
        change: impl FnOnce(&mut SeatClock, &Pace, Now) -> Result<(), Obstacle> + Send + 'static,
    ) -> Result<Arc<Snapshot>, Obstacle> {
        let (table, house) = (self.clone(), house.clone());
        to_the_end(async move {
            {
                let _acting = table.acting.lock().await;
                let now = table.now();
                let pace = table.setup.pace.as_ref().ok_or(Obstacle::TimeNotUp)?;
                let mut clocks = now.clocks.clone().ok_or(Obstacle::NotStarted)?;
                let clock = clocks.0.get_mut(seat.index()).ok_or(Obstacle::NoSuchSeat)?;
                change(clock, pace, house.time.both())?;
                table.take_down_with(&house, &now, note, None, Some(clocks)).await?;
            }
            table.wake(&house);
            Ok(table.now())
        })
        .await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: SeatSet = SeatSet::only(Seat(0));
    const BO: SeatSet = SeatSet::only(Seat(1));
    const LIVE: Pace =
        Pace { time: PaceTime::Live { decision: 30, bank: 60, increment: 5 }, up: WhenUp::Others };

    fn people() -> [SeatRecord; 2] {
        [0, 1].map(|seat| SeatRecord { kind: SeatKind::Person, ..SeatRecord::open(seat) })
    }

    fn at(second: i64) -> Now {
        Now { lived: 1_000 * second, wall: second }
    }

    fn after(clocks: &Clocks, asked: SeatSet, second: i64) -> Clocks {
        clocks.after(&LIVE, asked, false, |_| Duration::ZERO, at(second))
    }

    fn left(clocks: &Clocks, second: i64) -> Vec<u64> {
        clocks.shown(1_000 * second, &people()).iter().map(|time| time.left.as_secs()).collect()
    }

    #[test]
    fn a_decision_takes_its_own_time_first_and_then_the_bank() {
        let clocks = after(&Clocks::new(&LIVE, 2), ADA, 100);
        assert_eq!((clocks.deadline(), left(&clocks, 110)), (Some(190_000), vec![80, 60]));
        let quick = after(&clocks, BO, 120);
        assert_eq!(left(&quick, 120), [65, 90], "the bank is untouched, and grows");
        let slow = after(&clocks, BO, 150);
        assert_eq!(left(&slow, 150), [45, 90], "twenty of sixty are gone, and five came");
        assert_eq!(after(&slow, ADA, 151).deadline(), Some((151 + 30 + 45) * 1_000));
    }

    #[test]
    fn whoever_goes_on_deciding_has_one_time_for_it() {
        let clocks = after(&Clocks::new(&LIVE, 2), ADA, 100);
        assert_eq!(after(&clocks, ADA, 120), clocks);
        let both = after(&clocks, ADA.with(Seat(1)), 120);
        assert_eq!(both.deadline(), Some(190_000), "several can be waited for at once");
    }

    #[test]
    fn it_is_known_since_when_somebody_is_waited_for_whatever_is_done_meanwhile() {
        let clocks = after(&after(&Clocks::new(&LIVE, 2), ADA, 100), ADA.with(Seat(1)), 120);
        let waited = |clocks: &Clocks, second: i64| {
            [0, 1].map(|seat| clocks.waited_for(Seat(seat), 1_000 * second).map(|waited| waited.as_secs()))
        };
        assert_eq!(waited(&clocks, 150), [Some(50), Some(30)]);
        assert_eq!(waited(&after(&clocks, BO, 150), 160), [None, Some(40)]);
        assert_eq!(waited(&clocks.moved(-40_000), 110), [Some(50), Some(30)], "in another house too");
    }

    #[test]
    fn a_takeback_gives_no_time_back() {
        let clocks = after(&Clocks::new(&LIVE, 2), ADA, 100);
        let decided = after(&clocks, BO, 150);
        let again = decided.after(&LIVE, ADA, true, |_| Duration::ZERO, at(152));
        assert_eq!(left(&again, 152)[0], 40, "what there was when the other was asked");
    }

    #[test]
    fn a_clock_waits_until_what_happened_is_told_but_not_for_ever() {
        let told = |seconds| move |_| Duration::from_secs(seconds);
        let clocks = Clocks::new(&LIVE, 2).after(&LIVE, ADA, false, told(12), at(0));
        assert_eq!(clocks.deadline(), Some(102_000));
        let shown = clocks.shown(4_000, &people())[0];
        assert_eq!((shown.grace.as_secs(), shown.left.as_secs()), (8, 90));
        let slow = Clocks::new(&LIVE, 2).after(&LIVE, ADA, false, told(300), at(0));
        assert_eq!(slow.deadline(), Some(110_000), "twenty seconds at most");
        assert_eq!(left(&after(&clocks, BO, 4), 4)[0], 65, "what was waited is not given");
    }

    #[test]
    fn a_turn_has_hours_of_which_nights_can_be_no_part() {
        let rest = pages::pace::Rest { nights: true, ..pages::pace::Rest::default() };
        let pace = Pace { time: PaceTime::Turns { hours: 12, rest, vacation: 2 }, up: WhenUp::Others };
        let noon = Now { lived: 7_000, wall: 1_794_830_400 };
        let clocks = Clocks::new(&pace, 2).after(&pace, ADA, false, |_| Duration::from_secs(9), noon);
        assert_eq!(clocks.deadline(), Some(7_000 + 22 * 3_600_000), "ten hours today and two tomorrow");
        let shown = clocks.shown(7_000, &people())[0];
        assert_eq!((shown.left.as_secs(), shown.grace, shown.days_off), (22 * 3_600, Duration::ZERO, 2));
    }

    #[test]
    fn a_takeback_gives_back_what_was_left_of_a_turn_and_no_rest_on_top() {
        let rest = pages::pace::Rest { nights: true, ..pages::pace::Rest::default() };
        let pace = Pace { time: PaceTime::Turns { hours: 12, rest, vacation: 2 }, up: WhenUp::Others };
        let hours = |hours: i64| Now { lived: 3_600_000 * hours, wall: 1_794_830_400 + 3_600 * hours };
        let after =
            |clocks: &Clocks, asked, back, now| clocks.after(&pace, asked, back, |_| Duration::ZERO, now);
        let mut clocks = after(&Clocks::new(&pace, 2), ADA, false, hours(0));
        let due = clocks.deadline();
        assert_eq!(due, Some(22 * 3_600_000), "noon, and two hours of tomorrow");
        // At ten in the evening ten of twelve hours are spent, however often that is taken back.
        for _ in 0..3 {
            clocks = after(&clocks, BO, false, hours(10));
            clocks = after(&clocks, ADA, true, hours(10));
            assert_eq!(clocks.deadline(), due);
        }
        // What is left of a day off is not lost: it began at the end, ten in the morning, and has the day until ten in the evening.
        let day_off = SeatClock { due: clocks.0[0].due.map(|due| due + DAY), ..clocks.0[0] };
        let clocks = Clocks(vec![day_off, clocks.0[1]]);
        let decided = after(&clocks, BO, false, hours(12));
        let back = after(&decided, ADA, true, hours(12));
        assert_eq!(back.0[0].due, Some((22 + 24) * 3_600_000));
    }

    #[test]
    fn clocks_are_read_as_they_were_written() {
        let clocks = after(&Clocks::new(&LIVE, 2), ADA, 100);
        let record = clocks.record();
        assert_eq!(record.deadline, Some(190_000));
        assert_eq!(serde_json::from_str::<Clocks>(&record.clocks).unwrap(), clocks);
    }
}
