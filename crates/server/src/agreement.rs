//! Taking back by agreement, beyond what can be taken back safely: somebody asks, all other people agree, and things stand as
//! before their last action. Bots agree always. The question lapses as soon as the game goes on.

use std::sync::Arc;

use store::{SeatKind, SeatRecord};
use table::{Game, Play, Seat, SeatSet};

use crate::absence::Word;
use crate::act::{Deed, to_the_end};
use crate::house::House;
use crate::loaded::{Snapshot, Table};
use crate::notes::Note;
use crate::obstacle::Obstacle;

/// What somebody wants to take back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Asked {
    pub(crate) by: Seat,
    /// The entry of their action.
    pub(crate) entry: u64,
    /// Who has agreed.
    agreed: SeatSet,
}

impl Snapshot {
    /// What somebody asks to take back, as long as nobody said no and nothing was done since.
    pub(crate) fn asked_back(&self) -> Option<Asked> {
        let now = self.entries();
        self.notes.iter().filter(|noted| noted.entry == now).fold(None, |asked, noted| match noted.note {
            Note::BackAsked { by, entry } => Some(Asked { by, entry, agreed: SeatSet::only(by) }),
            Note::BackAgreed { by } => asked.map(|asked| Asked { agreed: asked.agreed.with(by), ..asked }),
            Note::BackDeclined { .. } => None,
            _ => asked,
        })
    }

    /// Whose word is missing for that: of all people who still play, whether they are there or not.
    pub(crate) fn awaited_for(&self, asked: &Asked) -> SeatSet {
        let player = |seat: Seat| self.seats[seat.index()].player.as_deref();
        let resigned = self.resigned();
        let is_awaited = |record: &&SeatRecord| {
            let agreed = asked.agreed.iter().any(|seat| player(seat) == record.player.as_deref());
            record.kind == SeatKind::Person && !agreed && !resigned.contains(Seat(record.seat))
        };
        self.seats.iter().filter(is_awaited).map(|record| Seat(record.seat)).collect()
    }
}

impl Table {
    /// Somebody asks to take their last action back, or says what they think of it. It is done when all agree.
    pub(crate) async fn speak_of_taking_back(
        self: &Arc<Self>,
        house: &Arc<House>,
        by: Seat,
        word: Word,
    ) -> Result<Arc<Snapshot>, Obstacle> {
        let (table, house) = (self.clone(), house.clone());
        to_the_end(async move {
            table.say_of_taking_back(&house, by, word).await?;
            let now = table.now();
            let done = now.asked_back().filter(|asked| now.awaited_for(asked).is_empty());
            if let Some(Asked { by, entry, .. }) = done {
                table.carry_out(&house, by, now.version(), Deed::TakeBackTo(entry)).await?;
            }
            Ok(table.now())
        })
        .await
    }

    async fn say_of_taking_back(&self, house: &House, by: Seat, word: Word) -> Result<(), Obstacle> {
        let _acting = self.acting.lock().await;
        let now = self.now();
        now.must_be_played()?;
        let play = now.play.as_ref().ok_or(Obstacle::NotStarted)?;
        let note = match (word, now.asked_back()) {
            (Word::Ask, None) => {
                let entry = play.last_act_of(by).ok_or(Obstacle::NothingToTakeBack)?;
                let mut back = Play::clone(play);
                back.take_back_to(by, entry)?;
                // Whoever left since did so for good.
                if back.game().resigned(back.state()) != now.resigned() {
                    return Err(Obstacle::NothingToTakeBack);
                }
                Note::BackAsked { by, entry }
            }
            (Word::Ask | Word::Agree, Some(asked)) if asked.agreed.contains(by) => return Ok(()),
            (Word::Ask, Some(_)) => return Err(Obstacle::AskedAlready),
            (Word::Agree, Some(_)) => Note::BackAgreed { by },
            (Word::Decline, Some(_)) => Note::BackDeclined { by },
            (Word::Agree, None) => return Err(Obstacle::NotAsked),
            (Word::Decline, None) => return Ok(()),
        };
        self.take_down(house, &now, note, None).await
    }
}
