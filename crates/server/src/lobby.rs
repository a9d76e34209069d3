//! Tables before the game: opening one, sitting down, starting, and playing again.

use std::sync::Arc;

use pages::Localizer;
use pages::forms::{NewSeat, NewTable as TableForm};
use store::{NewTable, SeatKind, SeatRecord, StoreError};
use table::dice::{ProvenDice, Provenance};
use table::journal::Origin;
use table::{Game, Play, Seat};

use crate::act::to_the_end;
use crate::house::House;
use crate::identity::Reader;
use crate::library::EditionFile;
use crate::loaded::{EditionUse, Snapshot, Table, TableSetup};
use crate::obstacle::Obstacle;

/// The bot that sits down where no other is asked for.
const USUAL_BOT: &str = "greedy";

impl House {
    /// Opens the table that the start page's form describes.
    pub(crate) async fn open_table(&self, form: TableForm, reader: &Reader) -> Result<(), Obstacle> {
        if !crate::house::is_table_id(&form.table) {
            return Err(Obstacle::TableTaken);
        }
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
        let setup = TableSetup { play, edition, scenario, host: reader.player.clone() };

        let mut seats: Vec<SeatRecord> = Vec::with_capacity(form.seats.len());
        for (seat, who) in (0..).zip(&form.seats) {
            let record = match who {
                NewSeat::Me => person(seat, form.name.clone(), reader, form.nonce.clone()),
                NewSeat::Device(name) => person(seat, name.clone(), reader, String::new()),
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
        self.create(&form.table, setup, seats).await
    }

    /// The table at which the people of this one play again: the same seats, a new seal. Whoever asks first opens it
    /// and is its host; whoever asks later finds it, and adds their share to its dice.
    ///
    /// A person who never comes along contributes nothing to the dice: their share was asked for by no page.
    pub(crate) async fn open_again(
        self: &Arc<Self>,
        table: &Table,
        reader: &Reader,
        nonce: &str,
    ) -> Result<String, Obstacle> {
        let id = self.next_table_id(&table.id);
        let setup = TableSetup { host: reader.player.clone(), ..table.setup.clone() };
        let mut seats = table.now().seats.clone();
        for seat in &mut seats {
            seat.nonce = (seat.kind == SeatKind::Person).then(String::new);
        }
        match self.create(&id, setup, seats).await {
            Ok(()) | Err(Obstacle::TableTaken) => {}
            Err(error) => return Err(error),
        }
        let next = self.table(&id).await?;
        if !nonce.is_empty()
            && let Some(seat) = next.now().seats_of(&reader.player).first()
        {
            let added = next.change_seat(self, seat, |before, _| {
                if before.nonce.as_deref().unwrap_or_default().is_empty() {
                    Ok(SeatRecord { nonce: Some(nonce.to_owned()), ..before.clone() })
                } else {
                    Ok(before.clone())
                }
            });
            if let Err(obstacle) = added.await {
                tracing::debug!(table = id, %obstacle, "the share of a player came too late");
            }
        }
        Ok(id)
    }

    async fn create(&self, id: &str, setup: TableSetup, seats: Vec<SeatRecord>) -> Result<(), Obstacle> {
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
    /// Lets somebody sit down. Who sits there already changes their name or their share in the dice.
    pub(crate) async fn sit_down(
        self: &Arc<Self>,
        house: &Arc<House>,
        seat: Seat,
        reader: &Reader,
        name: String,
        nonce: String,
    ) -> Result<Arc<Snapshot>, Obstacle> {
        let reader = reader.clone();
        self.change_seat(house, seat, move |before, seats| {
            let own = before.player.as_ref() == Some(&reader.player);
            match before.kind {
                SeatKind::Open => {}
                SeatKind::Person if own => {}
                SeatKind::Person | SeatKind::Bot(_) => return Err(Obstacle::SeatTaken),
            }
            let others = seats.iter().filter(|other| other.seat != before.seat);
            let name = unlike(name, &others.map(|other| other.name.as_str()).collect::<Vec<_>>());
            Ok(person(before.seat, name, &reader, nonce))
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
        let before = now.seats.get(seat.index()).ok_or(Obstacle::NoSuchSeat)?;
        let after = change(before, &now.seats)?;
        if let Err(error) = house.store.change_seat(&self.id, before, &after).await {
            return Err(self.after_failure(house, error).await);
        }
        tracing::info!(table = self.id, %seat, kind = ?after.kind, "a seat changed");
        self.publish(|snapshot| snapshot.seats[seat.index()] = after);
        Ok(self.now())
    }

    /// Starts the game: the dice are mixed from the seal and everybody's share.
    pub(crate) async fn start(self: &Arc<Self>, house: &Arc<House>) -> Result<Arc<Snapshot>, Obstacle> {
        let (table, house) = (self.clone(), house.clone());
        to_the_end(async move {
            let snapshot = table.start_here(&house).await?;
            table.wake(&house);
            Ok(snapshot)
        })
        .await
    }

    async fn start_here(&self, house: &House) -> Result<Arc<Snapshot>, Obstacle> {
        let _acting = self.acting.lock().await;
        let is_open = |seat: &SeatRecord| seat.kind == SeatKind::Open;
        if self.now().seats.iter().any(is_open) {
            // Somebody may have sat down at another node a moment ago.
            self.read_again(&*house.store).await?;
        }
        let now = self.now();
        if now.play.is_some() {
            return Err(Obstacle::Started);
        }
        if now.seats.iter().any(is_open) {
            return Err(Obstacle::SeatsOpen);
        }
        let nonces = now.seats.iter().map(|seat| seat.nonce.clone().unwrap_or_default()).collect();
        let provenance = Provenance { commitment: self.seed.commitment(), table: self.id.clone(), nonces };
        let mut dice = ProvenDice::new(&self.seed, &provenance, 0);
        let (names, scenario) = (now.names(), self.setup.scenario.clone());
        let mut play = Play::start(self.game.clone(), names, Origin::Proven(provenance), scenario, &mut dice)
            .map_err(|error| Obstacle::Failed(error.to_string()))?;
        self.reveal_if_over(&mut play)?;
        let (header, lines) = play
            .lines()
            .split_first()
            .ok_or_else(|| Obstacle::Failed("a journal without a header".to_owned()))?;
        if let Err(error) = house.store.start(&self.id, &now.seats, header, lines).await {
            return Err(self.after_failure(house, error).await);
        }
        tracing::info!(table = self.id, "the game has started");
        let over = play.is_revealed();
        self.publish(|snapshot| snapshot.play = Some(Arc::new(play)));
        if over {
            self.close(house).await;
        }
        Ok(self.now())
    }
}

fn person(seat: u8, name: String, reader: &Reader, nonce: String) -> SeatRecord {
    SeatRecord { seat, kind: SeatKind::Person, name, player: Some(reader.player.clone()), nonce: Some(nonce) }
}

/// A bot with a name of its own, in the language of whoever seats it: a name stays what it is, whoever reads it.
fn bot(seat: u8, name: &str, others: &[SeatRecord], l10n: &Localizer) -> SeatRecord {
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

/// The name, with a number behind it if somebody at the table has it already: the log must tell people apart.
fn unlike(name: String, others: &[&str]) -> String {
    if !others.contains(&name.as_str()) {
        return name;
    }
    (2..)
        .map(|number| format!("{name} {number}"))
        .find(|name| !others.contains(&name.as_str()))
        .expect("among endless numbers one is free")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_is_taken_gets_a_number() {
        assert_eq!(unlike("Ada".to_owned(), &["Bo"]), "Ada");
        assert_eq!(unlike("Ada".to_owned(), &["Ada", "Ada 2"]), "Ada 3");
    }
}
