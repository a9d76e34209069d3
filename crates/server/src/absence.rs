//! When somebody stays away: the others wait, let a bot hold the seat until its owner is back, or end the game by agreement.
//! Nobody decides alone about a person who is there.

use std::sync::Arc;
use std::time::Duration;

use pages::absence::{Absence, Absent, Held};
use pages::agreement::Takeback;
use pages::pace::PaceTime;
use store::{SeatKind, SeatRecord};
use table::{Seat, SeatSet};

use crate::act::{Deed, to_the_end};
use crate::clocks::Clocks;
use crate::house::House;
use crate::loaded::{Snapshot, Table};
use crate::notes::{Note, lines};
use crate::obstacle::Obstacle;

/// How often it is tried to end a game at which bots go on acting meanwhile.
const TRIES: usize = 20;

/// From when on it is said that somebody is away.
const NOTICED: Duration = Duration::from_secs(60);

/// What somebody says about ending the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Word {
    Ask,
    Agree,
    Decline,
}

impl Table {
    /// How long somebody must have been away before others may decide without them.
    pub(crate) fn absence(&self, house: &House) -> Duration {
        if self.is_slow() { Duration::MAX } else { house.absence }
    }

    /// Lets a bot hold a seat whose owner has been away for long enough.
    pub(crate) async fn hold(
        self: &Arc<Self>,
        house: &Arc<House>,
        by: Seat,
        seat: Seat,
        bot: String,
    ) -> Result<Arc<Snapshot>, Obstacle> {
        let (table, house) = (self.clone(), house.clone());
        to_the_end(async move {
            table.hold_here(&house, by, seat, bot).await?;
            // Perhaps theirs was the last word that was missing.
            table.end_if_all_agree(&house).await?;
            table.wake(&house);
            Ok(table.now())
        })
        .await
    }

    async fn hold_here(&self, house: &House, by: Seat, seat: Seat, bot: String) -> Result<(), Obstacle> {
        let _acting = self.acting.lock().await;
        // Their page may be open at another node.
        self.look_who_is_there(house).await?;
        let now = self.now();
        now.must_be_played()?;
        let before = now.seats.get(seat.index()).ok_or(Obstacle::NoSuchSeat)?;
        if !now.up().contains(seat) {
            let away = now.away(seat.index()).ok_or(Obstacle::NotAway)?;
            if self.is_slow() {
                return Err(Obstacle::TimeNotUp);
            }
            if away < house.absence {
                return Err(Obstacle::AwayTooShort(minutes(house.absence)));
            }
        }
        let after = SeatRecord { kind: SeatKind::Bot(bot.clone()), ..before.clone() };
        self.take_down(house, &now, Note::Held { seat, bot, by }, Some((before, after))).await
    }

    /// Whether people look in now and then, so that being away means nothing.
    pub(crate) fn is_slow(&self) -> bool {
        self.setup.pace.is_some_and(|pace| matches!(pace.time, PaceTime::Turns { .. }))
    }

    /// The owner of a seat takes it over again from the bot that held it.
    pub(crate) async fn come_back(
        self: &Arc<Self>,
        house: &Arc<House>,
        seat: Seat,
    ) -> Result<Arc<Snapshot>, Obstacle> {
        let (table, house) = (self.clone(), house.clone());
        to_the_end(async move {
            let _acting = table.acting.lock().await;
            let now = table.now();
            now.must_be_played()?;
            let before = now.seats.get(seat.index()).ok_or(Obstacle::NoSuchSeat)?;
            if !is_held(before) {
                // Whoever presses twice is back already.
                return Ok(now);
            }
            let after = SeatRecord { kind: SeatKind::Person, ..before.clone() };
            table.take_down(&house, &now, Note::Back { seat }, Some((before, after))).await?;
            Ok(table.now())
        })
        .await
    }

    /// Somebody says whether to end the game without a winner. It ends when all who are there want it.
    pub(crate) async fn speak_of_the_end(
        self: &Arc<Self>,
        house: &Arc<House>,
        by: Seat,
        word: Word,
    ) -> Result<Arc<Snapshot>, Obstacle> {
        let (table, house) = (self.clone(), house.clone());
        to_the_end(async move {
            table.say(&house, by, word).await?;
            if word != Word::Decline {
                table.end_if_all_agree(&house).await?;
            }
            Ok(table.now())
        })
        .await
    }

    async fn say(&self, house: &House, by: Seat, word: Word) -> Result<(), Obstacle> {
        let _acting = self.acting.lock().await;
        self.look_who_is_there(house).await?;
        let now = self.now();
        now.must_be_played()?;
        let agreed = now.for_an_end();
        let note = match word {
            Word::Decline if agreed.is_empty() => return Ok(()),
            Word::Decline => Note::EndDeclined { by },
            _ if agreed.contains(by) => return Ok(()),
            Word::Agree if agreed.is_empty() => return Err(Obstacle::NotAsked),
            _ if agreed.is_empty() => Note::EndAsked { by },
            _ => Note::EndAgreed { by },
        };
        self.take_down(house, &now, note, None).await
    }

    /// Ends the game if somebody wants that, and all who are there do. It is asked whenever somebody says so, and whenever somebody
    /// whose word was missing is not awaited any more: because they were away for too long, their time is up, or a bot holds
    /// their seat.
    pub(crate) async fn end_if_all_agree(self: &Arc<Self>, house: &Arc<House>) -> Result<(), Obstacle> {
        for _ in 0..TRIES {
            let now = self.now();
            let wanted =
                now.must_be_played().is_ok() && now.all_want_an_end(now.resigned(), self.absence(house));
            let Some(by) = now.for_an_end().first().filter(|_| wanted) else { return Ok(()) };
            match self.carry_out(house, by, now.version(), Deed::Abandon).await {
                // Of several nodes at which this is noticed one does it.
                Err(Obstacle::Over) => return Ok(()),
                Err(Obstacle::Stale) => {}
                other => return other.map(|_| ()),
            }
        }
        Err(Obstacle::Stale)
    }
}

/// Whether a bot holds the seat of a person.
pub(crate) fn is_held(seat: &SeatRecord) -> bool {
    matches!(seat.kind, SeatKind::Bot(_)) && seat.player.is_some()
}

fn minutes(time: Duration) -> usize {
    usize::try_from(time.as_secs().div_ceil(60)).unwrap_or(usize::MAX)
}

impl Snapshot {
    /// The seats whose time is up.
    fn up(&self) -> SeatSet {
        self.clocks.as_ref().map_or(SeatSet::EMPTY, Clocks::up)
    }

    /// Refuses before the game and after it.
    pub(crate) fn must_be_played(&self) -> Result<(), Obstacle> {
        match &self.play {
            None => Err(Obstacle::NotStarted),
            Some(play) if play.is_over() => Err(Obstacle::Over),
            Some(_) => Ok(()),
        }
    }

    /// Whose word is missing to end the game: all people who play and are there, and those who went away a moment ago only.
    pub(crate) fn awaited_for_an_end(&self, absence: Duration) -> SeatSet {
        self.awaited_without(self.resigned(), absence)
    }

    /// Whether somebody wants to end the game, and all who are there and have not left it for good do.
    pub(crate) fn all_want_an_end(&self, resigned: SeatSet, absence: Duration) -> bool {
        let stay = self.for_an_end().iter().any(|seat| !resigned.contains(seat));
        stay && self.awaited_without(resigned, absence).is_empty()
    }

    fn awaited_without(&self, resigned: SeatSet, absence: Duration) -> SeatSet {
        let agreed = self.for_an_end();
        let has_agreed = |player: &str| {
            agreed.iter().any(|seat| self.seats[seat.index()].player.as_deref() == Some(player))
        };
        let is_awaited = |seat: &&SeatRecord| {
            let is_there = self.away(usize::from(seat.seat)).is_none_or(|away| away < absence)
                && !self.up().contains(Seat(seat.seat));
            let person = seat.player.as_deref().filter(|_| seat.kind == SeatKind::Person);
            person.is_some_and(|player| is_there && !has_agreed(player))
                && !resigned.contains(Seat(seat.seat))
        };
        self.seats.iter().filter(is_awaited).map(|seat| Seat(seat.seat)).collect()
    }

    /// All that concerns absence, as the page of a reader shows it.
    pub(crate) fn absence_for(&self, reader: &str, absence: Duration) -> Absence {
        let Some(play) = &self.play else { return Absence::default() };
        let own = self.voices_of(reader);
        // Where being away means nothing, it is not said.
        let noticed = if absence == Duration::MAX { absence } else { NOTICED.min(absence) };
        let absent = |record: &SeatRecord| {
            let up = self.up().contains(Seat(record.seat));
            let away = self.away(usize::from(record.seat)).filter(|away| *away >= noticed);
            let away = away.or(up.then_some(Duration::ZERO))?;
            let own = record.player.as_deref() == Some(reader);
            let minutes = usize::try_from(away.as_secs() / 60).unwrap_or(usize::MAX);
            let may_be_held = up || away >= absence;
            (!own).then_some(Absent { seat: Seat(record.seat), minutes, up, may_be_held })
        };
        let held = |record: &SeatRecord| {
            let SeatKind::Bot(bot) = &record.kind else { return None };
            let seat = Seat(record.seat);
            let own = record.player.as_deref() == Some(reader);
            let since = self.held_since(seat).unwrap_or(0);
            is_held(record).then(|| Held { seat, bot: bot.clone(), own, since })
        };
        let agreed = self.for_an_end();
        Absence {
            notes: lines(&self.notes, play),
            abandoned: play.is_abandoned(),
            company: self.players() > 1,
            speaks: !play.is_over() && !own.is_empty(),
            absent: self.seats.iter().filter_map(absent).collect(),
            held: self.seats.iter().filter_map(held).collect(),
            patience: minutes(absence),
            for_an_end: agreed,
            takeback: self.asked_back().filter(|_| !play.is_over()).map(|asked| Takeback {
                by: asked.by,
                known: play.is_known_since(asked.entry),
                awaited: self.awaited_for(&asked),
            }),
            may_ask_back: own
                .iter()
                .any(|seat| play.last_act_of(seat).is_some() && !play.can_take_back(seat)),
            awaited: if agreed.is_empty() { SeatSet::EMPTY } else { self.awaited_for_an_end(absence) },
        }
    }
}
