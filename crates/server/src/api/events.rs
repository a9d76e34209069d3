//! What happens at a table, as it happens, for programs.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::Query;
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use games::AnyGame;
use pages::model::LogLine;
use table::Play;
use tokio::sync::{mpsc, watch};
use tokio_stream::wrappers::ReceiverStream;

use super::answers::{EventMessage, ToldLine};
use super::caller::{AtTable, Scope};
use super::tables::info;
use crate::client::Client;
use crate::identity::Reader;
use crate::lines::Place;
use crate::loaded::{Snapshot, Table};
use crate::obstacle::Obstacle;
use crate::presence::Presence;
use crate::problem::Problem;
use crate::sight::audience;
use crate::standing::{By, Standing};

/// How often a stream without news says that it is still there.
const HEARTBEAT: Duration = Duration::from_secs(15);
/// How many messages wait for a slow program.
const WAITING: usize = 4;

/// `GET /tables/{id}/events?after=`, or with `Last-Event-ID`: a message for every change, the first one at once. Its id says how
/// many entries of the journal it counts, so that whoever comes back is told everything since.
pub(super) async fn stream(
    at: AtTable,
    client: Client,
    headers: HeaderMap,
    Query(asked): Query<Vec<(String, String)>>,
) -> Result<Response, Problem> {
    at.caller.may(Scope::Read)?;
    let heard = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok());
    let after = asked.iter().find(|(name, _)| name == "after").and_then(|(_, after)| after.parse().ok());
    let house = &at.caller.house;
    let place = house.lines.place(&client.address, client.share(house.bounds.streams_of_address));
    let place = place.ok_or(Obstacle::TooManyStreams)?;
    let (news, stream) = mpsc::channel(WAITING);
    let (table, reader) = (at.table, at.caller.reader);
    let standing = Standing::of(house, &reader.player, By::Token(at.caller.hash));
    let listener = Listener { table, reader, heard: heard.or(after), _place: place };
    tokio::spawn(keep_up(listener, standing, at.caller.house.stopping(), news));
    let stream = Sse::new(ReceiverStream::new(stream)).keep_alive(KeepAlive::new().interval(HEARTBEAT));
    Ok(([("x-accel-buffering", "no")], stream).into_response())
}

struct Listener {
    table: Arc<Table>,
    reader: Reader,
    /// How many entries were heard of.
    heard: Option<u64>,
    _place: Place,
}

async fn keep_up(
    mut listener: Listener,
    mut standing: Standing,
    mut stopping: watch::Receiver<bool>,
    news: mpsc::Sender<Result<Event, Infallible>>,
) {
    let (mut changes, mut talk) = (listener.table.watch(), listener.table.talk.subscribe());
    let _presence = Presence::of(&listener.table, &listener.reader.player);
    loop {
        drop(talk.borrow_and_update());
        let now = changes.borrow_and_update().clone();
        if news.send(Ok(listener.message(&now))).await.is_err() {
            return;
        }
        tokio::select! {
            changed = changes.changed() => if changed.is_err() { return },
            said = talk.changed() => if said.is_err() { return },
            () = news.closed() => return,
            // Whoever asks again hears why.
            () = standing.ends() => return,
            _ = stopping.wait_for(|&stopping| stopping) => return,
        }
    }
}

impl Listener {
    /// The table as it stands, and what was told since the message before.
    fn message(&mut self, now: &Snapshot) -> Event {
        let entries = now.play.as_ref().map_or(0, |play| play.lines().len() as u64);
        let message = EventMessage {
            table: info(&self.table, now, &self.reader.player),
            told: now
                .play
                .as_deref()
                .map(|play| told_since(play, now, &self.reader, self.heard.unwrap_or(entries)))
                .unwrap_or_default(),
            talked: self.table.talk().talked,
        };
        self.heard = Some(entries);
        // These types are written as JSON without fault.
        let data = serde_json::to_string(&message).unwrap_or_default();
        Event::default().event("table").id(entries.to_string()).data(data)
    }
}

/// What somebody was told since an entry.
pub(super) fn told_since(play: &Play<AnyGame>, now: &Snapshot, reader: &Reader, after: u64) -> Vec<ToldLine> {
    let names = now.names();
    let viewer = audience(play, now.seats_of(&reader.player));
    let since = play.log().partition_point(|logged| logged.entry < after);
    let line = |line: LogLine| ToldLine {
        entry: line.entry,
        text: reader.l10n.text(&line.text, &names),
        clause: line.clause.to_string(),
        seat: line.actor.map(|seat| seat.0),
    };
    pages::lines_for(play.game(), play.log().since(since), viewer).into_iter().map(line).collect()
}
