//! What people do at a table beside its game, in the order in which they did it. The store keeps it beside the journal: no rule
//! depends on it, and replaying needs none of it.

use games::AnyGame;
use pages::absence::NoteLine;
use serde::{Deserialize, Serialize};
use store::{NoteRecord, SeatRecord};
use table::{Play, Seat, SeatSet, Text};

use crate::clocks::Clocks;
use crate::house::House;
use crate::loaded::{Snapshot, Table};
use crate::obstacle::Obstacle;

/// Something that was done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Note {
    /// Somebody called in a bot that holds a seat until its owner is back.
    Held { seat: Seat, bot: String, by: Seat },
    /// The owner of a seat plays again.
    Back { seat: Seat },
    /// Somebody's time is up, and perhaps a bot plays on for them.
    TimeUp { seat: Seat, bot: Option<String> },
    /// Somebody gives another whose time is up more of it.
    TimeGiven { seat: Seat, by: Seat },
    /// Somebody takes a day off.
    DayOff { seat: Seat },
    /// Somebody wants to take back their action of this entry.
    BackAsked { by: Seat, entry: u64 },
    /// Somebody agrees to that.
    BackAgreed { by: Seat },
    /// Somebody does not.
    BackDeclined { by: Seat },
    /// Somebody agrees that all may ask a bot what it would do.
    HintsAgreed { by: Seat },
    /// Somebody does not, or no longer.
    HintsDeclined { by: Seat },
    /// Somebody wants to end the game without a winner.
    EndAsked { by: Seat },
    /// Somebody agrees to that.
    EndAgreed { by: Seat },
    /// Somebody wants to play on, so that nobody is asked any more.
    EndDeclined { by: Seat },
}

/// A note, and how many entries the journal had then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Noted {
    pub(crate) entry: u64,
    pub(crate) note: Note,
}

impl Noted {
    pub(crate) fn read(record: &NoteRecord) -> Result<Self, serde_json::Error> {
        Ok(Noted { entry: record.entry, note: serde_json::from_str(&record.note)? })
    }

    /// As the log tells it.
    fn line(&self) -> NoteLine {
        let text = match &self.note {
            Note::Held { seat, bot, by } => {
                let bot = pages::absence::bot_text(bot);
                Text::new("away-told-held").with("seat", *seat).with("bot", bot).with("by", *by)
            }
            Note::Back { seat } => Text::new("away-told-back").with("seat", *seat),
            Note::TimeUp { seat, bot: None } => Text::new("pace-told-up").with("seat", *seat),
            Note::TimeUp { seat, bot: Some(bot) } => {
                Text::new("pace-told-up-bot").with("seat", *seat).with("bot", pages::absence::bot_text(bot))
            }
            Note::TimeGiven { seat, by } => Text::new("pace-told-given").with("seat", *seat).with("by", *by),
            Note::DayOff { seat } => Text::new("pace-told-day-off").with("seat", *seat),
            Note::BackAsked { by, .. } => Text::new("takeback-told-asked").with("seat", *by),
            Note::BackAgreed { by } => Text::new("takeback-told-agreed").with("seat", *by),
            Note::BackDeclined { by } => Text::new("takeback-told-declined").with("seat", *by),
            Note::HintsAgreed { by } => Text::new("coach-told-agreed").with("seat", *by),
            Note::HintsDeclined { by } => Text::new("coach-told-declined").with("seat", *by),
            Note::EndAsked { by } => Text::new("away-told-end-asked").with("seat", *by),
            Note::EndAgreed { by } => Text::new("away-told-end-agreed").with("seat", *by),
            Note::EndDeclined { by } => Text::new("away-told-end-declined").with("seat", *by),
        };
        NoteLine { entry: self.entry, text }
    }
}

/// All notes of a table as lines of its log, with how the game ended, if it was by agreement.
pub(crate) fn lines(notes: &[Noted], play: &Play<AnyGame>) -> Vec<NoteLine> {
    lines_since(notes, play, 0, 0)
}

/// The same for somebody who has heard of so many notes, and of so many lines of the journal.
pub(crate) fn lines_since(
    notes: &[Noted],
    play: &Play<AnyGame>,
    notes_heard: usize,
    lines_heard: u64,
) -> Vec<NoteLine> {
    let ended = (play.is_abandoned() && lines_heard < play.lines().len() as u64)
        .then(|| NoteLine { entry: play.lines().len() as u64, text: Text::new("away-told-ended") });
    notes.iter().skip(notes_heard).map(Noted::line).chain(ended).collect()
}

impl Snapshot {
    /// Who wants to end the game, if anybody does and nobody said no.
    pub(crate) fn for_an_end(&self) -> SeatSet {
        self.notes.iter().fold(SeatSet::EMPTY, |agreed, noted| match noted.note {
            Note::EndAsked { by } | Note::EndAgreed { by } => agreed.with(by),
            Note::EndDeclined { .. } => SeatSet::EMPTY,
            _ => agreed,
        })
    }

    /// The entry after which a bot has held a seat, if one does.
    pub(crate) fn held_since(&self, seat: Seat) -> Option<u64> {
        let of_seat = |noted: &&Noted| match noted.note {
            Note::Held { seat: held, .. } | Note::TimeUp { seat: held, bot: Some(_) } => held == seat,
            _ => false,
        };
        self.notes.iter().rev().find(of_seat).map(|noted| noted.entry)
    }
}

impl Table {
    /// Takes something down, and perhaps changes a seat with it. The caller holds `acting`.
    pub(crate) async fn take_down(
        &self,
        house: &House,
        now: &Snapshot,
        note: Note,
        seat: Option<(&SeatRecord, SeatRecord)>,
    ) -> Result<(), Obstacle> {
        let mut seats = now.seats.clone();
        if let Some((_, after)) = &seat {
            seats[usize::from(after.seat)] = after.clone();
        }
        // Whoever takes over is waited for from now on, and whoever is represented is not.
        let play = now.play.as_ref().ok_or(Obstacle::NotStarted)?;
        let clocks = self.clocks_after(now, play, &seats, false, house.time.both());
        self.take_down_with(house, now, note, seat, clocks).await
    }

    /// The same, with the clocks as they stand then.
    pub(crate) async fn take_down_with(
        &self,
        house: &House,
        now: &Snapshot,
        note: Note,
        seat: Option<(&SeatRecord, SeatRecord)>,
        clocks: Option<Clocks>,
    ) -> Result<(), Obstacle> {
        let text = serde_json::to_string(&note)?;
        let number = now.notes.len() as u64 + 1;
        let swap = seat.as_ref().map(|(before, after)| (*before, after));
        let record = clocks.as_ref().map(Clocks::record);
        let changes = match house.store.note(&self.id, number, &text, swap, record.as_ref()).await {
            Ok(changes) => changes,
            Err(error) => return Err(self.after_failure(house, error).await),
        };
        tracing::info!(table = self.id, ?note, "taken down");
        let noted = Noted { entry: now.entries(), note };
        self.publish(|snapshot| {
            snapshot.count(changes);
            snapshot.notes.push(noted);
            snapshot.clocks = clocks;
            if let Some((_, after)) = seat {
                let place = usize::from(after.seat);
                snapshot.orders.forget(Seat(after.seat));
                snapshot.seats[place] = after;
            }
        });
        Ok(())
    }
}
