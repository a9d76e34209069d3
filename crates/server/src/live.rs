//! Keeps an open page up to date: a stream of the parts of it that have changed.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::time::Duration;

use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use pages::model::{Ask, Person, Region};
use tokio::sync::{mpsc, watch};
use tokio_stream::wrappers::ReceiverStream;

use crate::house::House;
use crate::identity::Reader;
use crate::loaded::{Snapshot, Table};
use crate::presence::Presence;
use crate::sight::Sight;

/// How often a stream without news says that it is still there.
const HEARTBEAT: Duration = Duration::from_secs(15);
/// How many messages wait for a slow reader. What comes after them is left out: the next one holds it anyway.
const WAITING: usize = 4;

/// Whom a stream is for, and what his page shows already.
pub(crate) struct Listener {
    pub(crate) table: Arc<Table>,
    pub(crate) reader: Reader,
    pub(crate) origin: String,
    pub(crate) ask: Ask,
    /// The version that the page was rendered from.
    pub(crate) shown: Option<u64>,
}

/// The stream of a table's news for one reader.
pub(crate) fn stream(house: &House, listener: Listener) -> Response {
    let (news, stream) = mpsc::channel(WAITING);
    tokio::spawn(keep_up(listener, house.stopping(), news));
    let stream = Sse::new(ReceiverStream::new(stream)).keep_alive(KeepAlive::new().interval(HEARTBEAT));
    // Some proxies would otherwise wait until they have a page's worth of news.
    ([("x-accel-buffering", "no")], stream).into_response()
}

async fn keep_up(
    listener: Listener,
    mut stopping: watch::Receiver<bool>,
    news: mpsc::Sender<Result<Event, Infallible>>,
) {
    let mut changes = listener.table.watch();
    let mut page = PageState::of(&listener, &listener.table.now());
    let _presence = Presence::of(&listener.table, &listener.reader.player);
    loop {
        let now = changes.borrow_and_update().clone();
        let event = page.catch_up(&listener, &now);
        if let Some(event) = event
            && news.send(Ok(event)).await.is_err()
        {
            return;
        }
        tokio::select! {
            changed = changes.changed() => if changed.is_err() { return },
            () = news.closed() => return,
            _ = stopping.wait_for(|&stopping| stopping) => return,
        }
    }
}

/// What the page at the other end shows.
struct PageState {
    lobby: bool,
    version: Option<u64>,
    /// A hash of the HTML of every region. Thousands of pages may be open, and boards are long.
    regions: BTreeMap<&'static str, u64>,
}

impl PageState {
    /// A page that was rendered from the present version shows all that depends on the version alone. Who is there
    /// may have changed since, so whatever depends on that counts as unknown.
    fn of(listener: &Listener, now: &Snapshot) -> PageState {
        let lobby = now.play.is_none();
        if listener.shown != Some(now.version()) {
            return PageState { lobby, version: None, regions: BTreeMap::new() };
        }
        let sight = listener.sight(now);
        let people = sight.people();
        let strangers: Vec<Person> =
            people.iter().map(|person| Person { present: !person.present, ..person.clone() }).collect();
        let (one, other) = (sight.shown_with(&people), sight.shown_with(&strangers));
        let same = one.regions.iter().zip(&other.regions).filter(|(one, other)| one == other);
        // Time went on since the page was made, so a clock that is shown counts as unknown too.
        let same = same.filter(|(region, _)| now.clock.is_none() || region.id != pages::CLOCK_REGION);
        PageState {
            lobby,
            version: Some(one.version),
            regions: same.map(|(region, _)| (region.id, fingerprint(region))).collect(),
        }
    }

    /// What the page has to hear to show the table as it stands now; nothing if it does.
    fn catch_up(&mut self, listener: &Listener, now: &Snapshot) -> Option<Event> {
        if self.lobby && now.play.is_some() {
            self.lobby = false;
            return Some(Event::default().event("reload").data(now.version().to_string()));
        }
        let shown = listener.sight(now).shown();
        let changed: Vec<&Region> = shown
            .regions
            .iter()
            .filter(|region| {
                let fingerprint = fingerprint(region);
                self.regions.insert(region.id, fingerprint) != Some(fingerprint)
            })
            .collect();
        if changed.is_empty() && self.version == Some(shown.version) {
            return None;
        }
        self.version = Some(shown.version);
        let event = Event::default().event("regions").id(shown.version.to_string());
        Some(event.data(shown.to_json(changed, None).to_string()))
    }
}

impl Listener {
    fn sight<'a>(&'a self, snapshot: &'a Snapshot) -> Sight<'a> {
        Sight {
            table: &self.table,
            snapshot,
            reader: &self.reader,
            origin: &self.origin,
            ask: self.ask.clone(),
            notice: None,
        }
    }
}

fn fingerprint(region: &Region) -> u64 {
    let mut hasher = DefaultHasher::new();
    region.html.hash(&mut hasher);
    hasher.finish()
}
