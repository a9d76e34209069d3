//! “What would you do?”: a strong bot looks at what a seat sees, in the bots' own places, and says what it would do there.
//!
//! Against bots anybody may ask. Where several people play, all must have agreed, which each can withdraw.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::{Bot, Considered};
use pages::coach::{Coach, Hint};
use store::SeatRecord;
use table::dice::FastDice;
use table::{Game, Seat, SeatSet, Viewer};

use crate::absence::Word;
use crate::act::to_the_end;
use crate::house::{House, random};
use crate::loaded::{Snapshot, Table};
use crate::notes::Note;
use crate::obstacle::Obstacle;

/// How long the bot may think.
const THINKING: Duration = Duration::from_millis(400);

/// What was said last at a table: so that nobody makes it think twice about the same.
#[derive(Debug)]
pub(crate) struct Said {
    version: u64,
    seat: Seat,
    ways: Arc<Vec<Considered>>,
}

impl Snapshot {
    /// Who agreed that all may ask, of all people who play, whether they are there or not, and whose word is missing.
    fn coached(&self) -> (SeatSet, SeatSet) {
        let resigned = self.resigned();
        let plays = |record: &&SeatRecord| record.player.is_some() && !resigned.contains(Seat(record.seat));
        let people: SeatSet = self.seats.iter().filter(plays).map(|record| Seat(record.seat)).collect();
        let player = |seat: Seat| self.seats[seat.index()].player.as_deref();
        // Whoever sits on several seats has one word.
        let word_of = |seat: Seat| {
            self.notes.iter().rev().find_map(|noted| match noted.note {
                Note::HintsAgreed { by } if player(by) == player(seat) => Some(true),
                Note::HintsDeclined { by } if player(by) == player(seat) => Some(false),
                _ => None,
            })
        };
        let agreed: SeatSet = people.iter().filter(|&seat| word_of(seat) == Some(true)).collect();
        (agreed, people.iter().filter(|&seat| !agreed.contains(seat)).collect())
    }

    /// Whether a player may ask for a seat now: their own, which is waited for, and nobody minds.
    pub(crate) fn may_ask_a_bot(&self, player: &str, seat: Seat) -> Result<(), Obstacle> {
        let play = self.play.as_ref().ok_or(Obstacle::NotStarted)?;
        if play.is_over() {
            return Err(Obstacle::Over);
        }
        if !self.seats_of(player).contains(seat) {
            return Err(Obstacle::NoSuchSeat);
        }
        if !self.is_alone() && !self.coached().1.is_empty() {
            return Err(Obstacle::NotCoached);
        }
        let awaited = play.game().to_act(play.state()).must.contains(seat);
        if awaited { Ok(()) } else { Err(Obstacle::NotWaitedFor) }
    }

    /// The coach as a reader meets it, with what it said.
    pub(crate) fn coach_for(&self, player: &str, seat: Option<Seat>, said: Option<&[Considered]>) -> Coach {
        let (agreed, awaited) = self.coached();
        let offered = seat.is_some_and(|seat| self.may_ask_a_bot(player, seat).is_ok());
        let hints = said.filter(|_| offered).map(|ways| ways.iter().map(hint).collect());
        Coach { offered, hints, agreed, awaited }
    }
}

fn hint(way: &Considered) -> Hint {
    let percent = |share: f32| f64::from(share) * 100.0;
    Hint {
        actions: way.actions.clone(),
        name: way.name.clone(),
        aim: way.aim.clone(),
        chance: way.chance.map(|chance| (percent(chance.mean), percent(chance.error))),
    }
}

impl Table {
    /// What a strong bot would do for a seat, as the table stands in this snapshot; the caller has seen that somebody may ask.
    pub(crate) async fn ask_a_bot(
        self: &Arc<Self>,
        house: &Arc<House>,
        now: Arc<Snapshot>,
        seat: Seat,
    ) -> Result<Arc<Vec<Considered>>, Obstacle> {
        let (table, house) = (self.clone(), house.clone());
        // It thinks to the end even if nobody waits for it any more, and keeps its place for as long as that.
        to_the_end(async move {
            let mut last = table.said.lock().await;
            let version = now.version();
            if let Some(said) = last.as_ref().filter(|said| (said.version, said.seat) == (version, seat)) {
                return Ok(said.ways.clone());
            }
            let ways = {
                let _place = house.bots.to_ponder(true).await;
                think(&now, seat).await?
            };
            let ways = Arc::new(ways);
            *last = Some(Said { version, seat, ways: ways.clone() });
            Ok(ways)
        })
        .await
    }

    /// Somebody says whether all may ask a bot what it would do.
    pub(crate) async fn speak_of_hints(
        self: &Arc<Self>,
        house: &Arc<House>,
        by: Seat,
        word: Word,
    ) -> Result<Arc<Snapshot>, Obstacle> {
        let (table, house) = (self.clone(), house.clone());
        to_the_end(async move {
            let _acting = table.acting.lock().await;
            let now = table.now();
            now.must_be_played()?;
            let agrees = word != Word::Decline;
            // Whoever presses twice has said it already.
            if now.coached().0.contains(by) != agrees {
                let note = if agrees { Note::HintsAgreed { by } } else { Note::HintsDeclined { by } };
                table.take_down(&house, &now, note, None).await?;
            }
            Ok(table.now())
        })
        .await
    }
}

/// Thinks beside the requests, on a thread of its own, from the view of the seat alone.
async fn think(now: &Snapshot, seat: Seat) -> Result<Vec<Considered>, Obstacle> {
    let play = now.play.clone().ok_or(Obstacle::NotStarted)?;
    let view = play.game().view(play.state(), Viewer::Seat(seat));
    let mut dice = FastDice::new(u64::from_le_bytes(random()));
    let thinking = tokio::task::spawn_blocking(move || {
        let begin = Instant::now();
        let mut goes_on = || begin.elapsed() < THINKING;
        Bot::Master(None).consider(play.game(), &view, &mut dice, &mut goes_on)
    });
    thinking.await.map_err(|stopped| Obstacle::Failed(stopped.to_string()))
}
