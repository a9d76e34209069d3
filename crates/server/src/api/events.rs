//! What happens at a table, as it happens, for programs.

use std::convert::Infallible;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::Query;
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use games::AnyGame;
use pages::absence::NoteLine;
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
use crate::notes;
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
/// much it counts (see [`Heard`]), so that whoever comes back is told everything since.
pub(super) async fn stream(
    at: AtTable,
    client: Client,
    headers: HeaderMap,
    Query(asked): Query<Vec<(String, String)>>,
) -> Result<Response, Problem> {
    at.caller.may(Scope::Read)?;
    let heard = headers.get("last-event-id").and_then(|id| Heard::read(id.to_str().ok()?));
    let after = asked.iter().find(|(name, _)| name == "after").and_then(|(_, after)| Heard::read(after));
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
    heard: Option<Heard>,
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
        let present = Heard::of(now);
        let since = self.heard.replace(present).unwrap_or(present);
        let told = now.play.as_deref().map(|play| told_since(play, now, &self.reader, since));
        let message = EventMessage {
            table: info(&self.table, now, &self.reader.player),
            told: told.unwrap_or_default(),
            talked: self.table.talk().talked,
        };
        // These types are written as JSON without fault.
        let data = serde_json::to_string(&message).unwrap_or_default();
        Event::default().event("table").id(present.to_string()).data(data)
    }
}

/// How much somebody has heard of a table: so many lines of its journal, and so much of what people did beside the game. As text
/// it is the first number, and the second after a point, unless there is nothing of that.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Heard {
    lines: u64,
    notes: usize,
}

impl Heard {
    /// All there is.
    fn of(now: &Snapshot) -> Heard {
        Heard { lines: now.play.as_ref().map_or(0, |play| play.lines().len() as u64), notes: now.notes.len() }
    }

    fn read(text: &str) -> Option<Heard> {
        let (lines, notes) = text.split_once('.').unwrap_or((text, "0"));
        Some(Heard { lines: lines.parse().ok()?, notes: notes.parse().ok()? })
    }
}

impl fmt::Display for Heard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.notes {
            0 => write!(f, "{}", self.lines),
            notes => write!(f, "{}.{notes}", self.lines),
        }
    }
}

/// What somebody was told since they heard so much, as the log of their page has it: what was done at the table stands after what had
/// happened in the game by then.
pub(super) fn told_since(
    play: &Play<AnyGame>,
    now: &Snapshot,
    reader: &Reader,
    heard: Heard,
) -> Vec<ToldLine> {
    let names = now.names();
    let viewer = audience(play, now.owned_by(&reader.player));
    let since = play.log().partition_point(|logged| logged.entry < heard.lines);
    let line = |line: LogLine| ToldLine {
        entry: line.entry,
        text: reader.l10n.text(&line.text, &names),
        clause: Some(line.clause.to_string()),
        seat: line.actor.map(|seat| seat.0),
    };
    let last = now.entries();
    let beside = |note: NoteLine| ToldLine {
        entry: note.entry.min(last),
        text: reader.l10n.text(&note.text, &names),
        clause: None,
        seat: None,
    };
    let game = pages::lines_for(play.game(), play.log().since(since), viewer).into_iter().map(line);
    let notes = notes::lines_since(&now.notes, play, heard.notes, heard.lines).into_iter().map(beside);
    let mut told: Vec<ToldLine> = game.chain(notes).collect();
    told.sort_by_key(|line| line.entry);
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_says_how_much_was_heard() {
        for (text, lines, notes) in [("0", 0, 0), ("12", 12, 0), ("12.3", 12, 3)] {
            let heard = Heard { lines, notes };
            assert_eq!((heard.to_string().as_str(), Heard::read(text)), (text, Some(heard)));
        }
        for none in ["", ".", "x", "1.", ".1", "-1", "1.2.3"] {
            assert_eq!(Heard::read(none), None, "{none}");
        }
    }
}
