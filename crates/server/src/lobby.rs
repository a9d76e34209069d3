//! Tables before the game: opening one, sitting down, committing to a share in the dice, and playing again.
//!
//! What a person's seat commits to is kept in the store's `nonce`: nothing for somebody who has not come yet (when people
//! play again), an empty text for somebody whose browser commits to nothing, else the commitment.

use std::sync::Arc;

use pages::Localizer;
use pages::forms::{NewSeat, NewTable as TableForm};
use store::{NewTable, SeatKind, SeatRecord, StoreError};
use table::dice::BrokenOff;
use table::journal::unhex;
use table::{Game, Seat};
use unicode_security::skeleton;

use crate::absence::is_held;
use crate::client::Client;
use crate::house::{House, new_table_id};
use crate::identity::Reader;
use crate::library::EditionFile;
use crate::loaded::{EditionUse, Snapshot, Table, TableSetup};
use crate::obstacle::Obstacle;

/// Whether a text is a commitment to a share.
pub(crate) fn is_commitment(text: &str) -> bool {
    unhex(text).is_some()
}

/// The bot that sits down where no other is asked for.
pub(crate) const USUAL_BOT: &str = "greedy";

impl House {
    /// Opens the table that the start page's form describes.
    ///
    /// The program chooses the id, and with it the seed: nobody else has a say in either.
    pub(crate) async fn open_table(&self, form: TableForm, reader: &Reader) -> Result<String, Obstacle> {
        let scenario = match &form.scenario {
            Some(id) => Some(self.library.scenario(id).ok_or(Obstacle::NoScenario)?),
            None => None,
        };
        if let Some(scenario) = scenario.filter(|scenario| scenario.setup.seats != form.seats.len()) {
            return Err(Obstacle::ScenarioSeats(scenario.setup.seats));
        }
        let play = scenario.map_or(form.setup, |scenario| scenario.setup.clone());
        if !self.library.offers(play.game()) {
            return Err(Obstacle::NoGame);
        }
        let edition = self.library.edition_of_new(play.game(), scenario);
        // What cannot be opened now could not be played later. Edition and scenario were tried before, so it is
        // the form's own choices that do not fit.
        let game = play.open(edition.map(EditionFile::source)).map_err(Obstacle::of_choices)?;
        // The table keeps the board's text, the program's own too: the next program may come with another.
        let used = game.identity().edition;
        let (name, text) = match edition {
            Some(edition) => (edition.name.clone(), edition.text.as_str()),
            None => (used.id, play.game().info().edition),
        };
        self.store.put_edition(&used.hash, text).await?;
        let edition = Some(EditionUse { name, hash: used.hash });
        let scenario = scenario.map(|scenario| scenario.text.clone());
        let (host, broken_off) = (reader.player.clone(), Vec::new());
        let setup = TableSetup {
            play,
            edition,
            scenario,
            host,
            broken_off,
            brought: None,
            pace: form.pace,
            guests: form.guests,
            talk: form.talk,
        };

        let mut seats: Vec<SeatRecord> = Vec::with_capacity(form.seats.len());
        for ((seat, who), commitment) in (0..).zip(&form.seats).zip(&form.commitments) {
            let record = match who {
                NewSeat::Me => person(seat, form.name.clone(), reader, commitment.clone()),
                NewSeat::Device(name) => {
                    let others: Vec<&str> = seats.iter().map(|seat| seat.name.as_str()).collect();
                    person(seat, unlike(name.clone(), &others), reader, commitment.clone())
                }
                NewSeat::Open => SeatRecord::open(seat),
                NewSeat::Bot(name) => bot(seat, name, &[], reader.l10n),
            };
            seats.push(record);
        }
        // Bots take names that no person has, so they come last.
        for index in 0..seats.len() {
            if let SeatKind::Bot(name) = seats[index].kind.clone() {
                seats[index] = bot(seats[index].seat, &name, &seats, reader.l10n);
            }
        }
        let id = new_table_id();
        self.create(&id, setup, seats).await?;
        if form.public && self.club.is_some() {
            self.store.make_public(&id).await?;
        }
        Ok(id)
    }

    /// The table at which the people of this one play again: the same seats, a new seal. Whoever asks first opens it
    /// and is its host; whoever asks later finds it. The way to the first roll is the same as ever: who comes along
    /// commits to a new share, and whoever has not come yet is waited for.
    pub(crate) async fn open_again(
        self: &Arc<Self>,
        table: &Table,
        reader: &Reader,
        commitment: &str,
    ) -> Result<String, Obstacle> {
        let id = self.next_table_id(&table.id);
        // Who talks is as it is by now, not as it was when the table was opened.
        table.hear(&*self.store).await?;
        let now = table.now();
        let mut setup = TableSetup { talk: table.talk().manners.switches(), ..table.setup.clone() };
        match &now.locked {
            // The host stays the host, whoever comes first.
            Some(locked) => setup.broken_off.push(BrokenOff {
                table: table.id.clone(),
                hash: locked.last_hash().to_owned(),
                shares: locked.revealed(),
            }),
            None => {
                setup.host = reader.player.clone();
                setup.broken_off.clear();
            }
        }
        let mut seats = now.seats.clone();
        for seat in &mut seats {
            seat.nonce = None;
            if is_held(seat) {
                seat.kind = SeatKind::Person;
            }
        }
        match self.create(&id, setup, seats).await {
            Ok(()) if now.public => self.store.make_public(&id).await?,
            Ok(()) | Err(Obstacle::TableTaken) => {}
            Err(error) => return Err(error),
        }
        let next = self.table(&id).await?;
        // Of several seats at one device the page commits for the others by itself.
        let mut commitment = commitment.to_owned();
        for seat in next.now().seats_of(&reader.player).iter() {
            if let Err(obstacle) = next.commit(self, seat, std::mem::take(&mut commitment)).await {
                tracing::debug!(table = id, %obstacle, "a player came too late to commit to a share");
            }
        }
        Ok(id)
    }

    /// Counts the table at which somebody plays again, or goes on after a start that is broken off, unless another of its people has
    /// opened it already. Nobody is asked for a password: they were let in to this one.
    pub(crate) async fn leave_to_play_again(
        self: &Arc<Self>,
        client: &Client,
        player: &str,
        table: &Table,
    ) -> Result<(), Obstacle> {
        match self.table(&self.next_table_id(&table.id)).await {
            Err(Obstacle::NoSuchTable) => client.counts_table(self, player),
            Err(obstacle) => Err(obstacle),
            Ok(_) => Ok(()),
        }
    }

    /// The table at which people go on whose start was broken off. It is opened now if the start was broken off a moment ago,
    /// or the house went dark just then.
    pub(crate) async fn after_broken_off(
        self: &Arc<Self>,
        table: &Table,
        reader: &Reader,
    ) -> Result<String, Obstacle> {
        let next = self.next_table_id(&table.id);
        match self.table(&next).await {
            Ok(_) => Ok(next),
            Err(Obstacle::NoSuchTable) => self.open_again(table, reader, "").await,
            Err(obstacle) => Err(obstacle),
        }
    }

    pub(crate) async fn create(
        &self,
        id: &str,
        setup: TableSetup,
        seats: Vec<SeatRecord>,
    ) -> Result<(), Obstacle> {
        let table = NewTable {
            id: id.to_owned(),
            game: setup.play.game().id().to_owned(),
            setup: serde_json::to_string(&setup)?,
            seats,
        };
        match self.store.create_table(&table).await {
            Ok(()) => {
                tracing::info!(table = id, game = table.game, seats = table.seats.len(), "opened");
                Ok(())
            }
            Err(StoreError::Exists { .. }) => Err(Obstacle::TableTaken),
            Err(error) => Err(error.into()),
        }
    }
}

impl Table {
    /// Lets somebody sit down. Who sits there already changes their name, and keeps the share committed to. One person takes one seat;
    /// the host may fill several, and lets others if they like.
    pub(crate) async fn sit_down(
        self: &Arc<Self>,
        house: &Arc<House>,
        seat: Seat,
        reader: &Reader,
        name: String,
        commitment: String,
    ) -> Result<Arc<Snapshot>, Obstacle> {
        let reader = reader.clone();
        let one_seat = !self.setup.guests.several && self.now().host != reader.player;
        self.change_seat(house, seat, move |before, seats| {
            let is_theirs = |seat: &SeatRecord| seat.player.as_ref() == Some(&reader.player);
            let own = is_theirs(before);
            match before.kind {
                SeatKind::Open if one_seat && seats.iter().any(is_theirs) => return Err(Obstacle::OneSeat),
                SeatKind::Open => {}
                SeatKind::Person if own => {}
                SeatKind::Person | SeatKind::Bot(_) => return Err(Obstacle::SeatTaken),
            }
            let others = seats.iter().filter(|other| other.seat != before.seat);
            let name = unlike(name, &others.map(|other| other.name.as_str()).collect::<Vec<_>>());
            let kept = before.nonce.clone().filter(|kept| own && is_commitment(kept));
            Ok(person(before.seat, name, &reader, kept.unwrap_or(commitment)))
        })
        .await
    }

    /// Takes down that the person of a seat has come, and what they commit to: once, as long as they keep the seat.
    pub(crate) async fn commit(
        self: &Arc<Self>,
        house: &Arc<House>,
        seat: Seat,
        commitment: String,
    ) -> Result<Arc<Snapshot>, Obstacle> {
        self.change_seat(house, seat, move |before, _| {
            let kept = before.nonce.clone().filter(|kept| is_commitment(kept));
            Ok(SeatRecord { nonce: Some(kept.unwrap_or(commitment)), ..before.clone() })
        })
        .await
    }

    /// Frees a seat, or gives it to a bot.
    pub(crate) async fn seat_as(
        self: &Arc<Self>,
        house: &Arc<House>,
        seat: Seat,
        kind: SeatKind,
        l10n: &'static Localizer,
    ) -> Result<Arc<Snapshot>, Obstacle> {
        self.change_seat(house, seat, move |before, seats| match (&before.kind, kind) {
            (_, SeatKind::Open) => Ok(SeatRecord::open(before.seat)),
            (SeatKind::Open | SeatKind::Bot(_), SeatKind::Bot(name)) => {
                Ok(bot(before.seat, &name, seats, l10n))
            }
            (_, SeatKind::Bot(_) | SeatKind::Person) => Err(Obstacle::SeatTaken),
        })
        .await
    }

    async fn change_seat(
        self: &Arc<Self>,
        house: &Arc<House>,
        seat: Seat,
        change: impl FnOnce(&SeatRecord, &[SeatRecord]) -> Result<SeatRecord, Obstacle> + Send,
    ) -> Result<Arc<Snapshot>, Obstacle> {
        let _acting = self.acting.lock().await;
        let now = self.now();
        if now.play.is_some() {
            return Err(Obstacle::Started);
        }
        if now.locked.is_some() {
            return Err(Obstacle::SeatsLocked);
        }
        let before = now.seats.get(seat.index()).ok_or(Obstacle::NoSuchSeat)?;
        let after = change(before, &now.seats)?;
        let changes = match house.store.change_seat(&self.id, before, &after).await {
            Ok(changes) => changes,
            Err(error) => return Err(self.after_failure(house, error).await),
        };
        tracing::info!(table = self.id, %seat, kind = ?after.kind, "a seat changed");
        self.publish(|snapshot| {
            snapshot.count(changes);
            snapshot.seats[seat.index()] = after;
        });
        Ok(self.now())
    }
}

pub(crate) fn person(seat: u8, name: String, reader: &Reader, commitment: String) -> SeatRecord {
    SeatRecord {
        seat,
        kind: SeatKind::Person,
        name,
        player: Some(reader.player.clone()),
        nonce: Some(commitment),
    }
}

/// A bot with a name of its own, in the language of whoever seats it: a name stays what it is, whoever reads it.
pub(crate) fn bot(seat: u8, name: &str, others: &[SeatRecord], l10n: &Localizer) -> SeatRecord {
    let bot = if bots::NAMES.contains(&name) { name } else { USUAL_BOT };
    let number = usize::from(seat) + 1;
    let called = match number {
        1..=6 => l10n.say(&format!("srv-bot-{number}")),
        _ => l10n.say_with("srv-bot-more", &[("number", number.to_string())]),
    };
    let others: Vec<&str> =
        others.iter().filter(|other| other.seat != seat).map(|other| other.name.as_str()).collect();
    SeatRecord {
        seat,
        kind: SeatKind::Bot(bot.to_owned()),
        name: unlike(called, &others),
        player: None,
        nonce: None,
    }
}

/// The name, with a number behind it if somebody at the table has it already, or one that looks like it: the log must tell
/// people apart, and nobody is to pass for another.
pub(crate) fn unlike(name: String, others: &[&str]) -> String {
    let is_free = |name: &str| !others.iter().any(|other| look_alike(name, other));
    if is_free(&name) {
        return name;
    }
    (2..)
        .map(|number| format!("{name} {number}"))
        .find(|name| is_free(name))
        .expect("among endless numbers one is free")
}

/// Whether two names can be taken for each other (UTS 39), as they are or in small letters.
fn look_alike(one: &str, other: &str) -> bool {
    let same = |one: &str, other: &str| skeleton(one).eq(skeleton(other));
    same(one, other) || same(&one.to_lowercase(), &other.to_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_is_taken_gets_a_number() {
        assert_eq!(unlike("Ada".to_owned(), &["Bo"]), "Ada");
        assert_eq!(unlike("Ada".to_owned(), &["Ada", "Ada 2"]), "Ada 3");
    }

    #[test]
    fn a_name_that_looks_like_another_gets_one_too() {
        // Cyrillic letters, other cases, a digit for a letter.
        for (name, other) in [("Аdа", "Ada"), ("ADA", "ada"), ("lan", "Ian"), ("B0", "BO")] {
            assert_eq!(unlike(name.to_owned(), &[other]), format!("{name} 2"), "{other}");
        }
        assert_eq!(unlike("Зоя".to_owned(), &["Ada", "Zoe"]), "Зоя");
    }
}
