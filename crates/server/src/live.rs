//! Keeps an open page up to date: a stream of the parts of it that have changed.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use pages::Seen;
use pages::guests::Admission;
use pages::model::{Ask, Region};
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;

use crate::delta::{Pieces, fingerprint_of_all};
use crate::house::House;
use crate::identity::Reader;
use crate::lines::{CALLS_AGAIN, Line, Place};
use crate::loaded::{Snapshot, Table};
use crate::nearby::Invite;
use crate::packed::packed;
use crate::presence::Presence;
use crate::sight::Sight;
use crate::standing::{By, Standing};

/// How often a stream without news says that it is still there.
const HEARTBEAT: Duration = Duration::from_secs(15);
/// How many messages wait for a slow reader. What comes after them is left out: the next one holds it anyway.
const WAITING: usize = 4;

/// Whom a stream is for, and what their page shows already.
pub(crate) struct Listener {
    pub(crate) table: Arc<Table>,
    pub(crate) reader: Reader,
    pub(crate) invite: Invite,
    pub(crate) guests: Admission,
    pub(crate) ask: Ask,
    /// The version that the page was rendered from.
    pub(crate) shown: Option<u64>,
    /// Whether the page shows the lobby, whatever became of it since.
    pub(crate) lobby: bool,
    /// Whether the page has followed before, and calls again by itself.
    pub(crate) again: bool,
    /// The browser whose page it is, if that is the screen in the room: at the table it is nobody's.
    pub(crate) screen: Option<String>,
    /// By what the reader is who they are.
    pub(crate) by: By,
    pub(crate) house: Arc<House>,
}

/// The stream of a table's news for one reader, compressed for whoever can read that.
pub(crate) fn stream(listener: Listener, place: Option<Place>, gzip: bool) -> Response {
    let (news, stream) = mpsc::channel(WAITING);
    let browser = listener.screen.as_ref().unwrap_or(&listener.reader.player);
    let line = place.and_then(|place| listener.house.lines.take(browser, listener.again, place));
    tokio::spawn(keep_up(listener, line, news));
    let stream = Sse::new(ReceiverStream::new(stream)).keep_alive(KeepAlive::new().interval(HEARTBEAT));
    // Some proxies would otherwise wait until they have a page's worth of news.
    let response = ([("x-accel-buffering", "no")], stream).into_response();
    if gzip { packed(response) } else { response }
}

async fn keep_up(mut listener: Listener, line: Option<Line>, news: mpsc::Sender<Result<Event, Infallible>>) {
    let mut stopping = listener.house.stopping();
    let (mut changes, mut talk) = (listener.table.watch(), listener.table.talk.subscribe());
    let mut page = PageState::of(&listener, &listener.table.now());
    let present = listener.screen.is_none();
    let _presence = present.then(|| Presence::of(&listener.table, &listener.reader.player));
    let Some(line) = line else { return visit(&listener, page, &news).await };
    let by = std::mem::replace(&mut listener.by, By::Nothing);
    let mut standing = Standing::of(&listener.house, &listener.reader.player, by);
    let (mut talked, mut ended) = (false, false);
    loop {
        let event = if talked {
            drop(talk.borrow_and_update());
            let now = changes.borrow().clone();
            page.hear(&listener, &now)
        } else {
            let now = changes.borrow_and_update().clone();
            page.catch_up(&listener, &now)
        };
        if let Some(event) = event
            && news.send(Ok(event)).await.is_err()
        {
            return;
        }
        talked = tokio::select! {
            changed = changes.changed() => if changed.is_err() { return } else { false },
            said = talk.changed() => if said.is_err() { return } else { true },
            () = line.is_taken() => break,
            () = standing.ends() => {
                ended = true;
                break;
            }
            () = news.closed() => return,
            _ = stopping.wait_for(|&stopping| stopping) => return,
        };
    }
    if ended { bid_farewell(&news).await } else { visit(&listener, page, &news).await }
}

/// Lets a page be loaded anew, because its reader is not who they were. It has heard all that it may hear.
async fn bid_farewell(news: &mpsc::Sender<Result<Event, Infallible>>) {
    // Whoever is gone needs no news.
    let _gone = news.send(Ok(Event::default().event("reload").data("ended"))).await;
}

/// Says what is new and hangs up, for a page that is to call again.
async fn visit(listener: &Listener, mut page: PageState, news: &mpsc::Sender<Result<Event, Infallible>>) {
    let now = listener.table.now();
    let event = page.catch_up(listener, &now);
    let version = page.version.unwrap_or(now.version()).to_string();
    let ends = Event::default().event("visit").id(version).retry(CALLS_AGAIN).data("again");
    for event in event.into_iter().chain([ends]) {
        // Whoever is gone needs no news.
        let _gone = news.send(Ok(event)).await;
    }
}

/// What the page at the other end shows.
struct PageState {
    lobby: bool,
    version: Option<u64>,
    regions: BTreeMap<&'static str, Known>,
    seen: Seen,
}

/// What is known of a region of that page.
struct Known {
    whole: u64,
    pieces: Pieces,
    /// Whether this stream has sent it. What came with the page itself, the script has not as a text.
    sent: bool,
}

impl PageState {
    /// The page as it was rendered before the stream was opened: of what version is known, and nothing else.
    fn of(listener: &Listener, now: &Snapshot) -> PageState {
        PageState {
            lobby: listener.lobby || now.play.is_none(),
            version: listener.shown,
            regions: BTreeMap::new(),
            seen: Seen::default(),
        }
    }

    /// What the page has to hear to show the table as it stands now; nothing if it does.
    fn catch_up(&mut self, listener: &Listener, now: &Snapshot) -> Option<Event> {
        let gone = now.locked.as_ref().is_some_and(|locked| locked.is_broken_off());
        if self.lobby && (now.play.is_some() || gone) {
            self.lobby = false;
            return Some(Event::default().event("reload").data(now.version().to_string()));
        }
        let shown = listener.sight(now, self.version).shown_beyond(&mut self.seen);
        // A page that was rendered from the present version shows all that depends on the version alone. Who is there
        // may have changed since, and time went on.
        let rendered = self.regions.is_empty() && self.version == Some(shown.version);
        let untouched = listener.table.talk().is_untouched();
        let is_there = |region: &Region| {
            rendered
                && !region.shows_presence()
                && !(region.shows_time() && (now.clock.is_some() || now.clocks.is_some()))
                && (untouched || !region.shows_talk())
        };
        let changes: BTreeMap<&str, Value> = shown
            .regions
            .iter()
            .filter_map(|region| Some((region.id, self.change_of(region, is_there(region))?)))
            .collect();
        if changes.is_empty() && self.version == Some(shown.version) {
            return None;
        }
        self.version = Some(shown.version);
        let event = Event::default().event("regions").id(shown.version.to_string());
        Some(event.data(shown.to_json(&changes, None).to_string()))
    }

    /// What the page has to hear when somebody has talked.
    fn hear(&mut self, listener: &Listener, now: &Snapshot) -> Option<Event> {
        // Who has heard nothing yet hears of it with everything else.
        let version = self.version?;
        let regions = listener.sight(now, self.version).talk();
        let changes: BTreeMap<&str, Value> =
            regions.iter().filter_map(|region| Some((region.id, self.change_of(region, false)?))).collect();
        let data =
            json!({ "version": version, "title": null, "scenes": [], "regions": changes, "notice": null });
        (!changes.is_empty())
            .then(|| Event::default().event("regions").id(version.to_string()).data(data.to_string()))
    }

    /// What is to be said of a region: all of it, or what has changed since it was last said; nothing if the page shows it.
    fn change_of(&mut self, region: &Region, is_there: bool) -> Option<Value> {
        let whole = fingerprint_of_all(&region.html);
        let known = self.regions.get(region.id);
        if known.is_some_and(|known| known.whole == whole) {
            return None;
        }
        let pieces = Pieces::of(&region.html);
        let (change, sent) = match known {
            None if is_there => (None, false),
            Some(Known { pieces: before, sent: true, .. }) => {
                (Some(json!(before.change_to(&pieces, &region.html))), true)
            }
            _ => (Some(json!(region.html)), true),
        };
        self.regions.insert(region.id, Known { whole, pieces, sent });
        change
    }
}

impl Listener {
    fn sight<'a>(&'a self, snapshot: &'a Snapshot, heard: Option<u64>) -> Sight<'a> {
        Sight {
            table: &self.table,
            snapshot,
            reader: &self.reader,
            invite: &self.invite,
            guests: &self.guests,
            ask: self.ask.clone(),
            hints: None,
            notice: None,
            heard,
            absence: self.table.absence(&self.house),
            screen: self.screen.is_some(),
            time: self.house.time.now(),
        }
    }
}

#[cfg(test)]
mod tests {
    use games::{GAMES, Setup};
    use pages::guests::Guests;
    use pages::talk::Switches;
    use store::{NewTable, SeatKind, SeatRecord};

    use super::*;
    use crate::library::Library;
    use crate::loaded::TableSetup;

    /// A table with two people.
    async fn table_of(house: &Arc<House>, game: &str) -> Arc<Table> {
        let play = Setup::read(game, 2, &serde_json::Value::Null).unwrap();
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
        let seat = |seat, name: &str| SeatRecord {
            name: name.to_owned(),
            player: Some(name.to_owned()),
            kind: SeatKind::Person,
            nonce: Some(String::new()),
            ..SeatRecord::open(seat)
        };
        let (id, seats) = (crate::house::new_table_id(), vec![seat(0, "ada"), seat(1, "bo")]);
        let setup = serde_json::to_string(&setup).unwrap();
        let table = NewTable { id: id.clone(), game: game.to_owned(), setup, seats };
        house.store.create_table(&table).await.unwrap();
        house.table(&id).await.unwrap()
    }

    /// Fails unless exactly the regions that say so differ when people come or go.
    fn check(house: &Arc<House>, table: &Arc<Table>) {
        let reader = Reader {
            player: "ada".to_owned(),
            name: String::new(),
            l10n: pages::Localizer::english(),
            lessons_left: String::new(),
            puzzles_solved: String::new(),
        };
        let listener = Listener {
            table: table.clone(),
            reader,
            invite: Invite::default(),
            guests: Admission::default(),
            ask: Ask::default(),
            shown: None,
            lobby: false,
            again: false,
            screen: None,
            by: By::Nothing,
            house: house.clone(),
        };
        // Who has just left is not said to be away.
        let mut alone = Snapshot::clone(&table.now());
        alone.time += 120_000;
        let mut together = alone.clone();
        together.present.extend(["bo", "somebody who watches"].map(str::to_owned));
        let (alone, together) =
            (listener.sight(&alone, None).shown(), listener.sight(&together, None).shown());
        for (one, other) in alone.regions.iter().zip(&together.regions) {
            assert_eq!(one != other, one.shows_presence(), "{} of {}", one.id, table.setup.play.game().id());
        }
    }

    #[tokio::test]
    async fn regions_say_whether_they_show_who_is_there() {
        let folder = tempfile::tempdir().unwrap();
        let store = store::open(&folder.path().join("tables.db").into()).await.unwrap();
        let house = Arc::new(House::new(store, [7; 32], Library::default(), Duration::ZERO));
        for game in GAMES {
            let table = table_of(&house, game.id).await;
            check(&house, &table);
            table.start(&house).await.unwrap();
            check(&house, &table);
        }
        house.store.close().await;
    }
}
