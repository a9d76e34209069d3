//! A store that fails when a test says so, and what the house does then.
//!
//! Time stands still in these tests unless they move it on, so that hours of outage take no time.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::time::Duration;

use async_trait::async_trait;
use games::Setup;
use serde_json::json;
use store::{
    Account, Beside, Call, Challenge, ClockRecord, Company, Device, KeepsAccounts, KeepsCalls, KeepsCompany,
    KeepsLinks, KeepsPasskeys, KeepsResults, KeepsTalk, KeepsTokens, KeepsWays, NewTable, News, Next,
    NoteRecord, Passkey, PastGame, Said, Saying, SeatKind, SeatLink, SeatMove, SeatRecord, Store, StoreError,
    TableRecord, Tidies, Token, Waiting, Way,
};
use tempfile::TempDir;
use tokio::sync::{broadcast, watch};
use tokio::time::Instant;

use crate::house::{House, new_table_id};
use crate::library::Library;
use crate::loaded::Table;

/// How long anything may take before a test gives up on it.
const PATIENCE: Duration = Duration::from_secs(60);

/// Why a store fails.
#[derive(Clone, Copy, Debug)]
enum Fault {
    Full,
    Locked,
    Away,
}

impl Fault {
    fn error(self) -> StoreError {
        let address = "tables.db".parse().unwrap();
        match self {
            Fault::Full => StoreError::Full { address },
            Fault::Locked => StoreError::Busy { address },
            Fault::Away => StoreError::Unreachable { address, source: "nobody answers".into() },
        }
    }
}

/// A real store behind a door that can be shut.
struct Outage {
    inner: Arc<dyn Store>,
    down: AtomicBool,
    /// What it says then.
    fault: Mutex<Fault>,
    /// How many writes were turned away.
    turned_away: watch::Sender<u32>,
    /// How many appends got in.
    appends: AtomicU32,
    /// How often a table was to be claimed.
    claims: watch::Sender<u32>,
}

impl Outage {
    fn door(&self) -> Result<(), StoreError> {
        if !self.down.load(Ordering::SeqCst) {
            return Ok(());
        }
        self.turned_away.send_modify(|count| *count += 1);
        Err(self.fault.lock().unwrap_or_else(PoisonError::into_inner).error())
    }
}

#[async_trait]
impl Store for Outage {
    async fn host_secret(&self) -> Result<[u8; 32], StoreError> {
        self.inner.host_secret().await
    }

    async fn create_table(&self, table: &NewTable) -> Result<(), StoreError> {
        self.door()?;
        self.inner.create_table(table).await
    }

    async fn table(&self, id: &str) -> Result<Option<TableRecord>, StoreError> {
        self.inner.table(id).await
    }

    async fn tables_of(&self, player: &str) -> Result<Vec<TableRecord>, StoreError> {
        self.inner.tables_of(player).await
    }

    async fn change_seat(
        &self,
        id: &str,
        before: &SeatRecord,
        after: &SeatRecord,
    ) -> Result<u64, StoreError> {
        self.door()?;
        self.inner.change_seat(id, before, after).await
    }

    async fn start(
        &self,
        id: &str,
        seats: &[SeatRecord],
        header: &str,
        lines: &[String],
        next: Next,
    ) -> Result<u64, StoreError> {
        self.door()?;
        self.inner.start(id, seats, header, lines, next).await
    }

    async fn append_with(
        &self,
        id: &str,
        first: u64,
        lines: &[String],
        next: Next,
        clocks: Option<&ClockRecord>,
    ) -> Result<u64, StoreError> {
        self.door()?;
        self.appends.fetch_add(1, Ordering::SeqCst);
        self.inner.append_with(id, first, lines, next, clocks).await
    }

    async fn clocks(&self, id: &str) -> Result<Option<String>, StoreError> {
        self.inner.clocks(id).await
    }

    async fn set_clocks(
        &self,
        id: &str,
        changes: u64,
        clocks: &ClockRecord,
    ) -> Result<Option<u64>, StoreError> {
        self.door()?;
        self.inner.set_clocks(id, changes, clocks).await
    }

    async fn settle(&self, id: &str, entries: u64) -> Result<(), StoreError> {
        self.door()?;
        self.inner.settle(id, entries).await
    }

    async fn claim(&self, id: &str, node: &str, lease: Duration) -> Result<bool, StoreError> {
        self.door()?;
        self.claims.send_modify(|count| *count += 1);
        self.inner.claim(id, node, lease).await
    }

    async fn claim_due(&self, node: &str, lease: Duration, most: usize) -> Result<Vec<String>, StoreError> {
        self.door()?;
        self.inner.claim_due(node, lease, most).await
    }

    async fn release(&self, node: &str) -> Result<(), StoreError> {
        self.door()?;
        self.inner.release(node).await
    }

    async fn bring_in_with(
        &self,
        table: &TableRecord,
        lines: &[String],
        beside: &Beside,
    ) -> Result<(), StoreError> {
        self.door()?;
        self.inner.bring_in_with(table, lines, beside).await
    }

    async fn finish(&self, id: &str) -> Result<(), StoreError> {
        self.door()?;
        self.inner.finish(id).await
    }

    async fn notes(&self, id: &str) -> Result<Vec<NoteRecord>, StoreError> {
        self.inner.notes(id).await
    }

    async fn note(
        &self,
        id: &str,
        number: u64,
        note: &str,
        seat: Option<(&SeatRecord, &SeatRecord)>,
        clocks: Option<&ClockRecord>,
    ) -> Result<u64, StoreError> {
        self.door()?;
        self.inner.note(id, number, note, seat, clocks).await
    }

    async fn beat(&self, at: i64) -> Result<(i64, i64), StoreError> {
        self.door()?;
        self.inner.beat(at).await
    }

    async fn see(&self, seen: &[(String, String)], at: i64) -> Result<(), StoreError> {
        self.door()?;
        self.inner.see(seen, at).await
    }

    async fn seen(&self, id: &str) -> Result<Vec<i64>, StoreError> {
        self.inner.seen(id).await
    }

    async fn journal(&self, id: &str) -> Result<Vec<String>, StoreError> {
        self.inner.journal(id).await
    }

    async fn journal_from(&self, id: &str, first: u64) -> Result<Vec<String>, StoreError> {
        self.inner.journal_from(id, first).await
    }

    async fn put_edition(&self, hash: &str, text: &str) -> Result<(), StoreError> {
        self.door()?;
        self.inner.put_edition(hash, text).await
    }

    async fn edition(&self, hash: &str) -> Result<Option<String>, StoreError> {
        self.inner.edition(hash).await
    }

    fn news(&self) -> broadcast::Receiver<News> {
        self.inner.news()
    }

    async fn close(&self) {
        self.inner.close().await;
    }
}

#[async_trait]
impl KeepsAccounts for Outage {
    async fn put_account(
        &self,
        account: &Account,
        passkey: Option<&Passkey>,
        hash: &str,
        device: &Device,
    ) -> Result<bool, StoreError> {
        self.door()?;
        self.inner.put_account(account, passkey, hash, device).await
    }

    async fn account_like(&self, likeness: &str) -> Result<Option<Account>, StoreError> {
        self.inner.account_like(likeness).await
    }

    async fn account(&self, id: &str) -> Result<Option<Account>, StoreError> {
        self.inner.account(id).await
    }

    async fn set_password(&self, id: &str, password: &str, stays: &str) -> Result<(), StoreError> {
        self.door()?;
        self.inner.set_password(id, password, stays).await
    }

    async fn set_taste(
        &self,
        id: &str,
        language: Option<&str>,
        pace: Option<&str>,
    ) -> Result<(), StoreError> {
        self.door()?;
        self.inner.set_taste(id, language, pace).await
    }

    async fn put_device(&self, hash: &str, device: &Device, most: usize) -> Result<(), StoreError> {
        self.door()?;
        self.inner.put_device(hash, device, most).await
    }

    async fn device(&self, hash: &str) -> Result<Option<Device>, StoreError> {
        self.inner.device(hash).await
    }

    async fn devices_of(&self, account: &str) -> Result<Vec<Device>, StoreError> {
        self.inner.devices_of(account).await
    }

    async fn end_device(&self, player: &str, id: &str) -> Result<bool, StoreError> {
        self.door()?;
        self.inner.end_device(player, id).await
    }

    async fn remove_account(&self, id: &str, stays: &str) -> Result<(), StoreError> {
        self.door()?;
        self.inner.remove_account(id, stays).await
    }

    async fn is_by_account(&self, player: &str) -> Result<bool, StoreError> {
        self.inner.is_by_account(player).await
    }
}

#[async_trait]
impl KeepsPasskeys for Outage {
    async fn put_challenge(&self, hash: &str, challenge: &Challenge, now: i64) -> Result<(), StoreError> {
        self.door()?;
        self.inner.put_challenge(hash, challenge, now).await
    }

    async fn take_challenge(&self, hash: &str, now: i64) -> Result<Option<Challenge>, StoreError> {
        self.door()?;
        self.inner.take_challenge(hash, now).await
    }

    async fn put_passkey(&self, passkey: &Passkey, most: usize) -> Result<bool, StoreError> {
        self.door()?;
        self.inner.put_passkey(passkey, most).await
    }

    async fn passkey(&self, hash: &str) -> Result<Option<Passkey>, StoreError> {
        self.inner.passkey(hash).await
    }

    async fn passkeys_of(&self, account: &str) -> Result<Vec<Passkey>, StoreError> {
        self.inner.passkeys_of(account).await
    }

    async fn count_passkey(&self, hash: &str, counter: i64) -> Result<bool, StoreError> {
        self.door()?;
        self.inner.count_passkey(hash, counter).await
    }

    async fn end_passkey(&self, account: &str, id: &str) -> Result<bool, StoreError> {
        self.door()?;
        self.inner.end_passkey(account, id).await
    }
}

#[async_trait]
impl KeepsCompany for Outage {
    async fn company(&self, id: &str) -> Result<Company, StoreError> {
        self.inner.company(id).await
    }

    async fn change_manners(&self, id: &str, before: Option<&str>, after: &str) -> Result<bool, StoreError> {
        self.door()?;
        self.inner.change_manners(id, before, after).await
    }

    async fn make_public(&self, id: &str) -> Result<(), StoreError> {
        self.door()?;
        self.inner.make_public(id).await
    }

    async fn public_tables(&self, most: usize) -> Result<Vec<TableRecord>, StoreError> {
        self.inner.public_tables(most).await
    }
}

#[async_trait]
impl KeepsLinks for Outage {
    async fn put_link(&self, id: &str, seat: u8, hash: &str) -> Result<(), StoreError> {
        self.door()?;
        self.inner.put_link(id, seat, hash).await
    }

    async fn put_mailed_link(&self, id: &str, seat: u8, hash: &str) -> Result<(), StoreError> {
        self.door()?;
        self.inner.put_mailed_link(id, seat, hash).await
    }

    async fn link(&self, hash: &str) -> Result<Option<SeatLink>, StoreError> {
        self.inner.link(hash).await
    }

    async fn move_seat(
        &self,
        id: &str,
        before: &SeatRecord,
        after: &SeatRecord,
        host: bool,
    ) -> Result<u64, StoreError> {
        self.door()?;
        self.inner.move_seat(id, before, after, host).await
    }

    async fn seat_moves(&self, id: &str) -> Result<Vec<SeatMove>, StoreError> {
        self.inner.seat_moves(id).await
    }
}

#[async_trait]
impl KeepsResults for Outage {
    async fn put_result(&self, id: &str, result: &str) -> Result<(), StoreError> {
        self.door()?;
        self.inner.put_result(id, result).await
    }

    async fn put_analysis(&self, id: &str, analysis: &str) -> Result<(), StoreError> {
        self.door()?;
        self.inner.put_analysis(id, analysis).await
    }

    async fn analysis(&self, id: &str) -> Result<Option<String>, StoreError> {
        self.inner.analysis(id).await
    }

    async fn running_tables_of(&self, player: &str) -> Result<Vec<TableRecord>, StoreError> {
        self.inner.running_tables_of(player).await
    }

    async fn past_games_of(&self, player: &str) -> Result<Vec<PastGame>, StoreError> {
        self.inner.past_games_of(player).await
    }
}

#[async_trait]
impl KeepsTalk for Outage {
    async fn say(&self, id: &str, saying: &Saying) -> Result<Said, StoreError> {
        self.door()?;
        self.inner.say(id, saying).await
    }

    async fn talk_after(&self, id: &str, number: u64, most: usize) -> Result<Vec<Said>, StoreError> {
        self.inner.talk_after(id, number, most).await
    }
}

#[async_trait]
impl KeepsCalls for Outage {
    async fn unheard(&self, most: usize) -> Result<Vec<(String, u64)>, StoreError> {
        self.inner.unheard(most).await
    }

    async fn hear(&self, id: &str, changes: u64, calls: &[Call], at: i64) -> Result<(), StoreError> {
        self.door()?;
        self.inner.hear(id, changes, calls, at).await
    }

    async fn to_tell(&self, at: i64, since: i64, most: usize) -> Result<Vec<Way>, StoreError> {
        self.inner.to_tell(at, since, most).await
    }

    async fn take_way(&self, id: &str, at: i64, until: i64) -> Result<bool, StoreError> {
        self.door()?;
        self.inner.take_way(id, at, until).await
    }

    async fn waiting(&self, way: &Way, since: i64) -> Result<Vec<Waiting>, StoreError> {
        self.inner.waiting(way, since).await
    }

    async fn told(&self, way: &str, waiting: &[Waiting], until: i64) -> Result<(), StoreError> {
        self.door()?;
        self.inner.told(way, waiting, until).await
    }

    async fn failed(&self, way: &str, until: i64, refused: bool, most: u64) -> Result<(), StoreError> {
        self.door()?;
        self.inner.failed(way, until, refused, most).await
    }
}

#[async_trait]
impl KeepsWays for Outage {
    async fn put_way(&self, way: &Way) -> Result<(), StoreError> {
        self.door()?;
        self.inner.put_way(way).await
    }

    async fn rest_address(&self, address: &str, until: i64) -> Result<(), StoreError> {
        self.door()?;
        self.inner.rest_address(address, until).await
    }

    async fn way(&self, id: &str) -> Result<Option<Way>, StoreError> {
        self.inner.way(id).await
    }

    async fn ways_of(&self, owner: &str) -> Result<Vec<Way>, StoreError> {
        self.inner.ways_of(owner).await
    }

    async fn confirm_way(&self, id: &str) -> Result<bool, StoreError> {
        self.door()?;
        self.inner.confirm_way(id).await
    }

    async fn end_way(&self, id: &str) -> Result<bool, StoreError> {
        self.door()?;
        self.inner.end_way(id).await
    }

    async fn forget_way(&self, id: &str) -> Result<bool, StoreError> {
        self.door()?;
        self.inner.forget_way(id).await
    }

    async fn speak(&self, owner: &str, lang: &str) -> Result<(), StoreError> {
        self.door()?;
        self.inner.speak(owner, lang).await
    }

    async fn push_key(&self, fresh: &[u8]) -> Result<Vec<u8>, StoreError> {
        self.door()?;
        self.inner.push_key(fresh).await
    }

    async fn put_feed(&self, player: &str, hash: &str) -> Result<(), StoreError> {
        self.door()?;
        self.inner.put_feed(player, hash).await
    }

    async fn feed(&self, hash: &str) -> Result<Option<String>, StoreError> {
        self.inner.feed(hash).await
    }

    async fn has_feed(&self, player: &str) -> Result<bool, StoreError> {
        self.inner.has_feed(player).await
    }
}

#[async_trait]
impl Tidies for Outage {
    async fn unchanged_for(&self, over: bool, seconds: i64) -> Result<Vec<String>, StoreError> {
        self.inner.unchanged_for(over, seconds).await
    }

    async fn remove(&self, id: &str, changes: u64) -> Result<bool, StoreError> {
        self.door()?;
        self.inner.remove(id, changes).await
    }
}

#[async_trait]
impl KeepsTokens for Outage {
    async fn put_token(&self, hash: &str, token: &Token) -> Result<(), StoreError> {
        self.door()?;
        self.inner.put_token(hash, token).await
    }

    async fn token(&self, hash: &str) -> Result<Option<Token>, StoreError> {
        self.inner.token(hash).await
    }

    async fn tokens_of(&self, player: &str) -> Result<Vec<Token>, StoreError> {
        self.inner.tokens_of(player).await
    }

    async fn end_token(&self, player: &str, id: &str) -> Result<bool, StoreError> {
        self.door()?;
        self.inner.end_token(player, id).await
    }
}

/// A house whose store can fail.
struct Place {
    house: Arc<House>,
    outage: Arc<Outage>,
    folder: Arc<TempDir>,
    /// Paused time moves on by itself whenever all wait for the disk, unless something blocks: this does.
    _standstill: mpsc::Sender<()>,
}

impl Place {
    async fn new(bot_pause: Duration) -> Place {
        Place::in_folder(Arc::new(tempfile::tempdir().unwrap()), bot_pause).await
    }

    async fn in_folder(folder: Arc<TempDir>, bot_pause: Duration) -> Place {
        let (standstill, wait) = mpsc::channel::<()>();
        tokio::task::spawn_blocking(move || wait.recv_timeout(PATIENCE));
        let inner = store::open(&folder.path().join("tables.db").into()).await.unwrap();
        let outage = Arc::new(Outage {
            inner,
            down: AtomicBool::new(false),
            fault: Mutex::new(Fault::Full),
            turned_away: watch::Sender::new(0),
            appends: AtomicU32::new(0),
            claims: watch::Sender::new(0),
        });
        let house = Arc::new(House::new(outage.clone(), [7; 32], Library::default(), bot_pause));
        Place { house, outage, folder, _standstill: standstill }
    }

    /// A table that has started.
    async fn table(&self, setup: &serde_json::Value, seats: Vec<SeatRecord>) -> Arc<Table> {
        let id = new_table_id();
        let game = setup["play"]["game"].as_str().unwrap().to_owned();
        let table = NewTable { id: id.clone(), game, setup: setup.to_string(), seats };
        self.house.store.create_table(&table).await.unwrap();
        let table = self.house.table(&id).await.unwrap();
        table.start(&self.house).await.unwrap();
        table
    }

    /// The disk is full for at least so long, and until somebody has tried to write at least so often.
    async fn full_disk(&self, length: Duration, attempts: u32) {
        self.fails(Fault::Full, length, attempts).await;
    }

    /// The same with another reason.
    async fn fails(&self, fault: Fault, length: Duration, attempts: u32) {
        self.fail(fault);
        let attempts = *self.outage.turned_away.borrow() + attempts;
        let end = Instant::now() + length;
        self.pass_until(|| Instant::now() >= end && *self.outage.turned_away.borrow() >= attempts).await;
        self.outage.down.store(false, Ordering::SeqCst);
    }

    fn fail(&self, fault: Fault) {
        *self.outage.fault.lock().unwrap_or_else(PoisonError::into_inner) = fault;
        self.outage.down.store(true, Ordering::SeqCst);
    }

    /// What `/readyz` answers a second later.
    async fn readiness(&self) -> (u16, serde_json::Value) {
        tokio::time::advance(Duration::from_secs(1)).await;
        let answer = crate::ready::page(axum::extract::State(self.house.clone())).await;
        let status = answer.status().as_u16();
        let body = axum::body::to_bytes(answer.into_body(), 1_000).await.unwrap();
        (status, serde_json::from_slice(&body).unwrap())
    }

    /// Lets time pass until something holds. Between the seconds those who wait for the disk have their turn.
    async fn pass_until(&self, holds: impl Fn() -> bool) {
        let start = std::time::Instant::now();
        while !holds() {
            assert!(start.elapsed() < PATIENCE, "it never came");
            tokio::time::advance(Duration::from_secs(1)).await;
            self.outage.inner.table("none").await.unwrap();
        }
    }
}

fn bot(seat: u8) -> SeatRecord {
    SeatRecord { kind: SeatKind::Bot("random".into()), name: format!("Bot {seat}"), ..SeatRecord::open(seat) }
}

fn person(seat: u8) -> SeatRecord {
    SeatRecord {
        kind: SeatKind::Person,
        name: format!("Person {seat}"),
        player: Some("ada".into()),
        nonce: Some(String::new()),
        ..SeatRecord::open(seat)
    }
}

async fn bots_go_on_after(fault: Fault) {
    let place = Place::new(Duration::from_secs(1)).await;
    let play = Setup::read("little-monsters", 2, &serde_json::Value::Null).unwrap();
    let table = place.table(&json!({ "play": play, "host": "ada" }), vec![bot(0), bot(1)]).await;
    let before = table.now().version();
    place.fails(fault, Duration::from_secs(600), 10).await;
    assert_eq!(table.now().version(), before, "nothing is shown that is not on the disk");
    place.pass_until(|| table.now().version() >= before + 10).await;
    place.house.stop();
    place.house.store.close().await;
}

#[tokio::test(start_paused = true)]
async fn bots_go_on_when_the_disk_has_room_again() {
    bots_go_on_after(Fault::Full).await;
}

#[tokio::test(start_paused = true)]
async fn bots_go_on_when_the_database_is_no_longer_locked() {
    bots_go_on_after(Fault::Locked).await;
}

#[tokio::test(start_paused = true)]
async fn bots_go_on_when_the_database_is_there_again() {
    bots_go_on_after(Fault::Away).await;
}

#[tokio::test(start_paused = true)]
async fn a_house_that_cannot_write_says_why_and_is_ready_again_by_itself() {
    let place = Place::new(Duration::ZERO).await;
    // Where the time of the house is kept.
    place.house.store.host_secret().await.unwrap();
    let ready = (200, json!({ "ready": true }));
    assert_eq!(place.readiness().await, ready);
    for (fault, why) in [
        (Fault::Full, "the disk is full"),
        (Fault::Locked, "another process keeps the database locked"),
        (Fault::Away, "the database cannot be reached"),
    ] {
        place.fail(fault);
        assert_eq!(place.readiness().await, (503, json!({ "ready": false, "why": why })));
        place.outage.down.store(false, Ordering::SeqCst);
        assert_eq!(place.readiness().await, ready);
    }
    place.house.stop();
    assert_eq!(place.readiness().await, (503, json!({ "ready": false, "why": "the house is closing" })));
    place.house.store.close().await;
}

#[tokio::test(start_paused = true)]
async fn asking_whether_the_house_is_ready_writes_once_a_second() {
    let place = Place::new(Duration::ZERO).await;
    place.fail(Fault::Full);
    for _ in 0..100 {
        assert!(place.house.ready().await.is_err());
    }
    assert_eq!(*place.outage.turned_away.borrow(), 1);
    place.house.store.close().await;
}

#[tokio::test(start_paused = true)]
async fn a_time_runs_out_when_the_disk_has_room_again() {
    const HURRIED: &str = r#"
        title = "Against the clock"
        game = "globopolis"
        seats = 2
        options = { timer = 15 }
        [position]
        [[position.player]]
        titles = ["japan"]
        [[position.player]]
        titles = ["china"]
    "#;
    let place = Place::new(Duration::ZERO).await;
    let play = games::scenario_setup(table::Source { name: "hurried", text: HURRIED }).unwrap();
    let setup = json!({ "play": play, "host": "ada", "scenario": HURRIED });
    let table = place.table(&setup, vec![person(0), person(1)]).await;
    let before = table.now().version();
    place.full_disk(Duration::from_secs(600), 10).await;
    assert_eq!(table.now().version(), before);
    place.pass_until(|| table.now().version() > before).await;
    place.house.stop();
    place.house.store.close().await;
}

#[tokio::test(start_paused = true)]
async fn of_two_nodes_one_plays_the_bots_until_it_dies() {
    let one = Place::new(Duration::from_secs(1)).await;
    let other = Place::in_folder(one.folder.clone(), Duration::from_secs(1)).await;
    let play = Setup::read("little-monsters", 2, &serde_json::Value::Null).unwrap();
    let table = one.table(&json!({ "play": play, "host": "ada" }), vec![bot(0), bot(1)]).await;
    let before = table.now().version();
    one.pass_until(|| table.now().version() > before).await;

    // Somebody looks at the table at the other node, whose bots wake up and ask whether they may.
    let seen = other.house.table(&table.id).await.unwrap();
    let asked = *other.outage.claims.borrow();
    one.pass_until(|| *other.outage.claims.borrow() >= asked + 5 && table.now().version() >= before + 10)
        .await;
    assert_eq!(other.outage.appends.load(Ordering::SeqCst), 0, "they may not");

    // One stops without a word. The database's clock does not follow that of this test: the claim ends by hand.
    one.house.stop();
    one.outage.down.store(true, Ordering::SeqCst);
    other.outage.inner.release(&one.house.node).await.unwrap();
    other.pass_until(|| other.outage.appends.load(Ordering::SeqCst) >= 5).await;
    assert!(seen.now().version() > before);
    other.house.stop();
    one.outage.inner.close().await;
    other.outage.inner.close().await;
}

#[tokio::test(start_paused = true)]
async fn a_mark_that_nothing_is_due_at_is_settled() {
    let place = Place::new(Duration::ZERO).await;
    let play = Setup::read("little-monsters", 2, &serde_json::Value::Null).unwrap();
    let table = place.table(&json!({ "play": play, "host": "ada" }), vec![person(0), person(1)]).await;
    let store = &place.outage.inner;
    assert!(store.claim_due("somebody", Duration::from_secs(1), 9).await.unwrap().is_empty());
    // As a table stands that was brought in, or that an older program has left.
    let seat = table.now().seats[0].clone();
    store.change_seat(&table.id, &seat, &seat).await.unwrap();
    assert_eq!(store.claim_due("somebody", Duration::from_secs(9), 9).await.unwrap(), [table.id.as_str()]);
    store.release("somebody").await.unwrap();
    let worker = tokio::spawn(crate::due::look_for_work(place.house.clone()));
    let settled = async || store.claim_due(&place.house.node, Duration::from_secs(1), 9).await.unwrap();
    let start = std::time::Instant::now();
    while !settled().await.is_empty() {
        assert!(start.elapsed() < PATIENCE, "it is looked at again and again");
        tokio::task::yield_now().await;
    }
    place.house.stop();
    worker.await.unwrap();
    store.close().await;
}
