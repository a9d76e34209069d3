//! One table in memory: what is fixed about it, and what everybody who looks at it shares.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, AtomicU64};
use std::sync::{Arc, Mutex as StdMutex};
use std::time::Duration;

use games::{AnyAction, AnyGame, Setup};
use pages::LogBook;
use pages::guests::Guests;
use pages::model::{Person, PersonKind};
use pages::pace::Pace;
use pages::talk::Switches;
use serde::{Deserialize, Serialize};
use store::{News, SeatKind, SeatMove, SeatRecord, Status, Store, TableRecord};
use table::dice::{BrokenOff, SecretSeed};
use table::journal::Journal;
use table::{Briefing, Game, Locked, Orders, Play, Seat, SeatSet, Source};
use tokio::sync::{Mutex, watch};
use tokio::time::Instant;

use crate::absence::is_held;
use crate::analysis::LooksBack;
use crate::brought::Checked;
use crate::clock::Clock;
use crate::clocks::Clocks;
use crate::coach::Said;
use crate::house::House;
use crate::notes::Noted;
use crate::obstacle::Obstacle;
use crate::presence::Streams;
use crate::puzzles::OwnPuzzle;
use crate::talk::Talk;
use crate::told::{LONGEST_GRACE, Told};
use crate::{bot_seats, clock};

/// What the store keeps of a table besides its seats and its journal, as JSON.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TableSetup {
    /// What is played.
    pub(crate) play: Setup,
    /// The edition; the store has its text, so that a table keeps its board when the program comes with another.
    /// Tables from before that have none here: they are played on the board that comes with the program.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) edition: Option<EditionUse>,
    /// The text of the scenario the game begins from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) scenario: Option<String>,
    /// The player who opened the table, and hosts it unless [`Snapshot::host`] is another by now.
    pub(crate) host: String,
    /// The starts of these people that were broken off before they came to this table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) broken_off: Vec<BrokenOff>,
    /// What the check of its file found, if its game was played elsewhere and brought along.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) brought: Option<Checked>,
    /// How much time people have, if it is limited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) pace: Option<Pace>,
    /// Who may come.
    #[serde(default, skip_serializing_if = "Guests::are_usual")]
    pub(crate) guests: Guests,
    /// How its talk is switched as long as its host changes nothing of that.
    #[serde(default, skip_serializing_if = "Switches::are_usual")]
    pub(crate) talk: Switches,
}

/// An edition by its file's name and its hash.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct EditionUse {
    pub(crate) name: String,
    pub(crate) hash: String,
}

/// A table. Whoever changes it holds `acting`; whoever looks at it takes [`Table::now`], and need not wait.
pub(crate) struct Table {
    pub(crate) id: String,
    pub(crate) setup: TableSetup,
    pub(crate) game: AnyGame,
    /// What its scenario tells whoever plays it.
    pub(crate) briefing: Option<Briefing>,
    /// The puzzle that it is, if it is one.
    pub(crate) puzzle: Option<OwnPuzzle>,
    pub(crate) seed: SecretSeed,
    pub(crate) commitment: String,
    /// What the link by which its seats are taken has, where that is not its own.
    pub(crate) key: String,
    pub(crate) acting: Mutex<()>,
    pub(crate) bots_at_work: AtomicBool,
    pub(crate) clock_watched: AtomicBool,
    pub(crate) streams: StdMutex<Streams>,
    /// Whether those who watch are about to be counted anew.
    pub(crate) recounted: AtomicBool,
    /// Who asked for something since it was last taken down who was there.
    pub(crate) visits: StdMutex<BTreeSet<String>>,
    /// Until when this node may count on being the one that acts for the house.
    pub(crate) claimed: StdMutex<Option<Instant>>,
    /// What people say at it. It changes by itself, so that nobody's board is made anew for it.
    pub(crate) talk: watch::Sender<Arc<Talk>>,
    /// Who looks back at its game.
    pub(crate) looks_back: LooksBack,
    /// What a bot said last that somebody asked what it would do.
    pub(crate) said: Mutex<Option<Said>>,
    /// When it was last asked for, by the registry's count.
    pub(crate) used: AtomicU64,
    shown: watch::Sender<Arc<Snapshot>>,
}

/// How a table stands at one moment.
#[derive(Clone, Debug)]
pub(crate) struct Snapshot {
    /// Who sits where.
    pub(crate) seats: Vec<SeatRecord>,
    /// The seats that went from one browser to another.
    pub(crate) moves: Vec<SeatMove>,
    /// The player who hosts the table.
    pub(crate) host: String,
    /// Whether it stands on the page of the club.
    pub(crate) public: bool,
    /// The seats' shares in the dice, while they are locked and the game has not begun.
    pub(crate) locked: Option<Arc<Locked>>,
    /// Since when this node waits for somebody's share.
    pub(crate) since: Instant,
    /// The game, once it has started.
    pub(crate) play: Option<Arc<Play<AnyGame>>>,
    /// Its log as lines.
    pub(crate) book: LogBook,
    /// The clock of whoever has a limited time, as this node keeps it.
    pub(crate) clock: Option<Clock>,
    /// Until when pages tell what has happened.
    pub(crate) told: Told,
    /// What seats have ordered to be done again, as this node was told.
    pub(crate) orders: Orders<AnyAction>,
    /// Where each breath of what can be taken back begins, as this node was told: see `breaths_after`.
    pub(crate) breaths: Vec<usize>,
    /// The players who have a page open, as far as this node knows.
    pub(crate) present: BTreeSet<String>,
    /// How much time people have left, at a table with a pace.
    pub(crate) clocks: Option<Clocks>,
    /// What was done at the table beside its game.
    pub(crate) notes: Vec<Noted>,
    /// When the owner of each seat was last seen, by the time of the house, as far as this node has asked.
    pub(crate) seen: Vec<i64>,
    /// What time it was in the house when it asked.
    pub(crate) time: i64,
    /// How often the table has changed, as the store counts: the same at every node, whatever its clock says.
    pub(crate) changes: u64,
}

impl Snapshot {
    /// What a page shows as its version, and sends back with every action: the number of journal lines, or in the
    /// lobby the count of changes.
    pub(crate) fn version(&self) -> u64 {
        self.play.as_deref().map_or(self.changes, version_of)
    }

    /// How many entries the journal has, as the store counts them.
    pub(crate) fn entries(&self) -> u64 {
        let lines = match (&self.play, &self.locked) {
            (Some(play), _) => play.lines().len(),
            (None, Some(locked)) => locked.lines().len(),
            (None, None) => 1,
        };
        lines as u64 - 1
    }

    /// The seats that a player acts for.
    pub(crate) fn seats_of(&self, player: &str) -> SeatSet {
        let own =
            |seat: &&SeatRecord| seat.kind == SeatKind::Person && seat.player.as_deref() == Some(player);
        self.seats.iter().filter(own).map(|seat| Seat(seat.seat)).collect()
    }

    /// The seats that a player owns, also while a bot holds them.
    pub(crate) fn owned_by(&self, player: &str) -> SeatSet {
        let own = |seat: &&SeatRecord| seat.player.as_deref() == Some(player);
        self.seats.iter().filter(own).map(|seat| Seat(seat.seat)).collect()
    }

    /// Who has left the game for good, and so has no say in it any more.
    pub(crate) fn resigned(&self) -> SeatSet {
        self.play.as_ref().map_or(SeatSet::EMPTY, |play| play.game().resigned(play.state()))
    }

    /// Counts a change that was made here. If another came between, that one is still to be read, and whoever hears of it finds so.
    pub(crate) fn count(&mut self, changes: u64) {
        if changes == self.changes + 1 {
            self.changes = changes;
        }
    }

    /// The seats for which a player has a say: those that they play.
    pub(crate) fn voices_of(&self, player: &str) -> SeatSet {
        let resigned = self.resigned();
        self.seats_of(player).iter().filter(|&seat| !resigned.contains(seat)).collect()
    }

    /// Whether one person plays, against nobody but bots.
    pub(crate) fn is_alone(&self) -> bool {
        let is_bot = |seat: &&SeatRecord| matches!(seat.kind, SeatKind::Bot(_)) && seat.player.is_none();
        self.seats.iter().filter(is_bot).count() + 1 == self.seats.len()
    }

    /// The names in the order of the seats.
    pub(crate) fn names(&self) -> Vec<String> {
        self.seats.iter().map(|seat| seat.name.clone()).collect()
    }

    /// The people as a reader's page shows them. The reader is there too, even before their page has called back.
    pub(crate) fn people_for(&self, reader: &str) -> Vec<Person> {
        let person = |seat: &SeatRecord| match &seat.kind {
            SeatKind::Open => Person { name: String::new(), kind: PersonKind::Open, present: false },
            SeatKind::Person => Person {
                name: seat.name.clone(),
                kind: PersonKind::Person,
                present: seat
                    .player
                    .as_ref()
                    .is_some_and(|player| player == reader || self.present.contains(player)),
            },
            SeatKind::Bot(bot) if is_held(seat) => {
                Person { name: seat.name.clone(), kind: PersonKind::Held(bot.clone()), present: true }
            }
            SeatKind::Bot(bot) => {
                Person { name: seat.name.clone(), kind: PersonKind::Bot(bot.clone()), present: true }
            }
        };
        self.seats.iter().map(person).collect()
    }
}

/// A game's version: the number of journal lines.
fn version_of(play: &Play<AnyGame>) -> u64 {
    play.lines().len() as u64
}

impl Table {
    /// Brings a table back from the store.
    pub(crate) async fn load(house: &House, record: TableRecord) -> Result<Table, Obstacle> {
        let setup: TableSetup = serde_json::from_str(&record.setup)?;
        let game = open_game(house, &setup).await?;
        let seed = record.seed.map_or_else(|| house.seed_of(&record.id), SecretSeed);
        let snapshot = Snapshot {
            seats: Vec::new(),
            moves: Vec::new(),
            host: setup.host.clone(),
            public: false,
            locked: None,
            since: Instant::now(),
            play: None,
            book: LogBook::default(),
            clock: None,
            told: Told::default(),
            orders: Orders::default(),
            breaths: Vec::new(),
            present: BTreeSet::new(),
            clocks: None,
            notes: Vec::new(),
            seen: Vec::new(),
            time: 0,
            changes: record.changes,
        };
        let talk = Talk::switched(setup.talk);
        let table = Table {
            commitment: seed.commitment().0,
            key: house.key_of(&record.id),
            id: record.id.clone(),
            briefing: briefing_of(&setup),
            puzzle: OwnPuzzle::of(&house.library, &game, setup.scenario.as_deref()),
            setup,
            game,
            seed,
            acting: Mutex::new(()),
            bots_at_work: AtomicBool::new(false),
            clock_watched: AtomicBool::new(false),
            streams: StdMutex::default(),
            recounted: AtomicBool::new(false),
            visits: StdMutex::default(),
            claimed: StdMutex::default(),
            talk: watch::Sender::new(Arc::new(talk)),
            looks_back: LooksBack::default(),
            said: Mutex::default(),
            used: AtomicU64::new(0),
            shown: watch::Sender::new(Arc::new(snapshot)),
        };
        table.hear(&*house.store).await?;
        table.take_over(house, record).await?;
        Ok(table)
    }

    /// How the table stands now.
    pub(crate) fn now(&self) -> Arc<Snapshot> {
        self.shown.borrow().clone()
    }

    /// Is woken by every change.
    pub(crate) fn watch(&self) -> watch::Receiver<Arc<Snapshot>> {
        self.shown.subscribe()
    }

    /// Changes what everybody sees, at once for all.
    pub(crate) fn publish(&self, change: impl FnOnce(&mut Snapshot)) {
        self.shown.send_modify(|shown| {
            let snapshot = Arc::make_mut(shown);
            let (now, before) = (Instant::now(), snapshot.play.as_deref().map(version_of));
            change(snapshot);
            let Snapshot { play, book, seats, told, clock, .. } = snapshot;
            if let Some(play) = play.as_deref().filter(|play| before != Some(version_of(play))) {
                book.follow(play);
            }
            // A page that is opened shows the present, and has nothing to tell.
            if let (Some(play), Some(from)) = (play.as_deref(), before)
                && from < version_of(play)
            {
                *told = told.after(from, play, seats, now);
            }
            let played = play.as_ref().filter(|play| !play.is_over());
            let limit = played.and_then(|play| play.game().time_limit(play.state()));
            let grace = limit.as_ref().map_or(Duration::ZERO, |limit| told.left(limit.seat, now));
            *clock = Clock::after(*clock, limit.as_ref(), grace.min(LONGEST_GRACE), now);
        });
    }

    /// Changes what is known of the table, and nothing that anybody sees.
    pub(crate) fn keep_in_mind(&self, change: impl FnOnce(&mut Snapshot)) {
        self.shown.send_if_modified(|shown| {
            change(Arc::make_mut(shown));
            false
        });
    }

    /// Follows news of the table, unless it is of what was done here.
    pub(crate) async fn hear_of(self: &Arc<Self>, house: &Arc<House>, news: &News) -> Result<(), Obstacle> {
        if let Some(changes) = news.changes {
            // Whoever did it may be about to show it.
            let _acting = self.acting.lock().await;
            if self.now().changes >= changes {
                return Ok(());
            }
        }
        self.catch_up(house).await
    }

    /// Reads the table anew if the store is ahead of it, for instance by the doing of another node.
    pub(crate) async fn catch_up(self: &Arc<Self>, house: &Arc<House>) -> Result<(), Obstacle> {
        {
            let _acting = self.acting.lock().await;
            self.hear(&*house.store).await?;
            let Some(record) = house.store.table(&self.id).await? else { return Ok(()) };
            let now = self.now();
            if record.entries == now.entries() && record.seats == now.seats {
                if record.changes != now.changes {
                    let notes = read_notes(&*house.store, &self.id).await?;
                    let clocks = read_clocks(&*house.store, &self.id).await?;
                    self.publish(|snapshot| {
                        (snapshot.changes, snapshot.notes, snapshot.clocks) = (record.changes, notes, clocks);
                    });
                }
                return Ok(());
            }
            self.take_over(house, record).await?;
        }
        self.wake(house);
        Ok(())
    }

    /// Wakes whatever acts at the table without being asked: its bots, and the watch of its clock.
    pub(crate) fn wake(self: &Arc<Self>, house: &Arc<House>) {
        bot_seats::wake(self, house);
        clock::wake(self, house);
    }

    /// Reads everything anew, after the store has said that it knows better. The caller holds `acting`.
    pub(crate) async fn read_again(&self, house: &House) -> Result<(), Obstacle> {
        match house.store.table(&self.id).await? {
            Some(record) => self.take_over(house, record).await,
            None => Ok(()),
        }
    }

    async fn take_over(&self, house: &House, record: TableRecord) -> Result<(), Obstacle> {
        let store = &*house.store;
        let (locked, play) = match record.status {
            Status::Open => (None, None),
            Status::Playing | Status::Over => self.replay(store, record.status).await?,
        };
        let (notes, seen) = (read_notes(store, &self.id).await?, store.seen(&self.id).await?);
        let (company, moves) = (store.company(&self.id).await?, store.seat_moves(&self.id).await?);
        let clocks = read_clocks(store, &self.id).await?;
        self.publish(|snapshot| {
            (snapshot.notes, snapshot.seen, snapshot.time) = (notes, seen, house.time.now());
            snapshot.clocks = clocks;
            snapshot.seats = record.seats;
            snapshot.moves = moves;
            snapshot.host = company.host.unwrap_or_else(|| self.setup.host.clone());
            snapshot.public = company.public && house.club.is_some();
            snapshot.locked = locked.map(Arc::new);
            snapshot.play = play.map(Arc::new);
            snapshot.changes = record.changes;
            // Whatever was begun here may have gone on elsewhere.
            snapshot.orders = Orders::default();
            snapshot.breaths = Vec::new();
        });
        Ok(())
    }

    /// The game with what another node has added to it: nothing that is known already is played again. `None` if it is not known
    /// here, or does not go on as it is.
    async fn read_on(&self, store: &dyn Store) -> Result<Option<Play<AnyGame>>, Obstacle> {
        let now = self.now();
        let Some(play) = now.play.as_deref() else { return Ok(None) };
        let lines = store.journal_from(&self.id, version_of(play)).await?;
        let mut play = play.clone();
        match play.read_on(lines.iter().map(String::as_str)) {
            Ok(()) => Ok(Some(play)),
            Err(error) => {
                tracing::warn!(table = self.id, %error, "the journal does not go on from what is known, and is read whole");
                Ok(None)
            }
        }
    }

    /// What the journal holds: a table that is locked, or a game.
    async fn replay(
        &self,
        store: &dyn Store,
        status: Status,
    ) -> Result<(Option<Locked>, Option<Play<AnyGame>>), Obstacle> {
        let (locked, play) = match self.read_on(store).await? {
            Some(play) => (None, Some(play)),
            None => self.read_whole(store).await?,
        };
        let ended = play.as_ref().is_some_and(Play::is_revealed)
            || locked.as_ref().is_some_and(Locked::is_broken_off);
        if status == Status::Playing && ended {
            // The last entry was written, and then the house went dark before it could close the table.
            store.finish(&self.id).await?;
        }
        Ok((locked, play))
    }

    async fn read_whole(
        &self,
        store: &dyn Store,
    ) -> Result<(Option<Locked>, Option<Play<AnyGame>>), Obstacle> {
        let lines = store.journal(&self.id).await?;
        let journal = Journal::read_lines(lines.iter().map(String::as_str))?;
        let (locked, after) = Locked::read(&journal)?;
        let before_the_game = locked.filter(|_| after.is_empty());
        let play = match &before_the_game {
            Some(_) => None,
            None => Some(Play::replay(self.game.clone(), &journal)?),
        };
        Ok((before_the_game, play))
    }
}

/// What was done at a table beside its game.
async fn read_notes(store: &dyn Store, id: &str) -> Result<Vec<Noted>, Obstacle> {
    let notes = store.notes(id).await?;
    Ok(notes.iter().map(Noted::read).collect::<Result<_, _>>()?)
}

/// The clocks of a table.
async fn read_clocks(store: &dyn Store, id: &str) -> Result<Option<Clocks>, Obstacle> {
    let clocks = store.clocks(id).await?;
    Ok(clocks.map(|clocks| serde_json::from_str(&clocks)).transpose()?)
}

/// What a table's scenario tells its players. A position that the program wrote tells where it is from, if that is a lesson.
fn briefing_of(setup: &TableSetup) -> Option<Briefing> {
    let source = Source { name: "scenario", text: setup.scenario.as_deref()? };
    let briefing = games::scenario_briefing(source).ok()?;
    (briefing.text.is_some() || briefing.goal.is_some() || briefing.from.is_some()).then_some(briefing)
}

/// Whether a game is played there from its beginning, or guided through it: no puzzle, and no position to play on from.
pub(crate) fn is_whole(record: &TableRecord) -> bool {
    let Ok(setup) = serde_json::from_str::<TableSetup>(&record.setup) else { return false };
    let briefing = |text: &String| {
        games::scenario_briefing(Source { name: "scenario", text }).map(|briefing| briefing.lesson)
    };
    setup.scenario.as_ref().is_none_or(|text| briefing(text).unwrap_or(false))
}

/// The game that a table plays.
async fn open_game(house: &House, setup: &TableSetup) -> Result<AnyGame, Obstacle> {
    let built_in = setup.play.open(None)?;
    let Some(EditionUse { name, hash }) = &setup.edition else { return Ok(built_in) };
    if built_in.identity().edition.hash == *hash {
        return Ok(built_in);
    }
    if let Some(edition) = house.library.edition_with(hash) {
        return Ok(setup.play.open(Some(edition.source()))?);
    }
    let text = house.store.edition(hash).await?.ok_or_else(|| Obstacle::EditionMissing(name.clone()))?;
    Ok(setup.play.open(Some(Source { name, text: &text }))?)
}

#[cfg(test)]
pub(crate) mod tests {
    use store::NewTable;

    use super::*;
    use crate::act::Deed;
    use crate::library::Library;
    use crate::notes::Note;

    #[tokio::test]
    async fn a_table_keeps_its_board_when_the_program_comes_with_another() {
        let folder = tempfile::tempdir().unwrap();
        let store = store::open(&folder.path().join("tables.db").into()).await.unwrap();
        let play = Setup::read("little-monsters", 2, &serde_json::Value::Null).unwrap();
        let then = play.game().info().edition.replace("name = \"Lagos\"", "name = \"Eko\"");
        let hash = play.open(Some(Source { name: "then", text: &then })).unwrap().identity().edition.hash;
        store.put_edition(&hash, &then).await.unwrap();
        let house = House::new(store, [7; 32], Library::default(), Duration::ZERO);

        let edition = Some(EditionUse { name: "world".to_owned(), hash: hash.clone() });
        let mut setup = TableSetup {
            play,
            edition,
            scenario: None,
            host: "somebody".to_owned(),
            broken_off: Vec::new(),
            brought: None,
            pace: None,
            guests: Guests::default(),
            talk: Switches::default(),
        };
        assert_eq!(open_game(&house, &setup).await.unwrap().identity().edition.hash, hash);
        setup.edition = None;
        assert_ne!(open_game(&house, &setup).await.unwrap().identity().edition.hash, hash);
        setup.edition = Some(EditionUse { name: "world".to_owned(), hash: "lost".to_owned() });
        assert!(
            matches!(open_game(&house, &setup).await, Err(Obstacle::EditionMissing(name)) if name == "world")
        );
        house.store.close().await;
    }

    /// A game of two people that has begun.
    pub(crate) async fn playing(house: &Arc<House>) -> Arc<Table> {
        let play = Setup::read("pig", 2, &serde_json::Value::Null).unwrap();
        let setup = TableSetup {
            play,
            edition: None,
            scenario: None,
            host: "ada".to_owned(),
            broken_off: Vec::new(),
            brought: None,
            pace: None,
            guests: Guests::default(),
            talk: Switches::default(),
        };
        let seats = [(0, "ada"), (1, "bo")].map(|(seat, name)| SeatRecord {
            name: name.to_owned(),
            player: Some(name.to_owned()),
            kind: SeatKind::Person,
            nonce: Some(String::new()),
            ..SeatRecord::open(seat)
        });
        let (id, text) = (crate::house::new_table_id(), serde_json::to_string(&setup).unwrap());
        let table = NewTable { id: id.clone(), game: "pig".to_owned(), setup: text, seats: seats.into() };
        house.store.create_table(&table).await.unwrap();
        let table = house.table(&id).await.unwrap();
        table.start(house).await.unwrap();
        table
    }

    #[tokio::test]
    async fn no_table_waits_for_another_that_is_busy_to_hear_what_another_node_did() {
        let folder = tempfile::tempdir().unwrap();
        let store = store::open(&folder.path().join("tables.db").into()).await.unwrap();
        let house = Arc::new(House::new(store, [7; 32], Library::default(), Duration::ZERO));
        let (busy, other) = (playing(&house).await, playing(&house).await);
        tokio::spawn(crate::house::follow_news(house.clone()));
        let acting = busy.acting.lock().await;
        let (mut news, mut held_back) = (other.watch(), busy.watch());
        let note = serde_json::to_string(&Note::DayOff { seat: Seat(0) }).unwrap();
        for table in [&busy, &other] {
            house.store.note(&table.id, 1, &note, None, None).await.unwrap();
        }
        news.wait_for(|now| now.notes.len() == 1).await.unwrap();
        assert!(busy.now().notes.is_empty(), "somebody acts there");
        drop(acting);
        held_back.wait_for(|now| now.notes.len() == 1).await.unwrap();
        house.store.close().await;
    }

    #[tokio::test]
    async fn what_another_node_did_just_before_is_read_and_the_own_is_not() {
        let folder = tempfile::tempdir().unwrap();
        let store = store::open(&folder.path().join("tables.db").into()).await.unwrap();
        let house = Arc::new(House::new(store, [7; 32], Library::default(), Duration::ZERO));
        let table = playing(&house).await;
        let acts = async || {
            let now = table.now();
            let play = now.play.as_ref().unwrap();
            let seat = play.game().to_act(play.state()).must.first().unwrap();
            let mut legal = Vec::new();
            play.game().legal(play.state(), seat, &mut legal);
            table.carry_out(&house, seat, now.version(), Deed::Act(legal[..1].to_vec())).await.unwrap();
            house.store.table(&table.id).await.unwrap().unwrap().changes
        };
        let changes = acts().await;
        assert_eq!(table.now().changes, changes, "nobody has to read what was done here");
        let note = serde_json::to_string(&Note::DayOff { seat: Seat(0) }).unwrap();
        house.store.note(&table.id, 1, &note, None, None).await.unwrap();
        let changes = acts().await;
        assert!(table.now().changes < changes, "something came between that was not read");
        let news = News { table: table.id.clone(), changes: Some(changes) };
        table.hear_of(&house, &news).await.unwrap();
        let now = table.now();
        assert_eq!((now.changes, now.notes.len()), (changes, 1));
        house.store.close().await;
    }
}
