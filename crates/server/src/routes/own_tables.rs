//! One's own tables.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::response::{Html, IntoResponse, Response};
use pages::own_tables::{OwnTablesModel, Past, Running};
use store::{SeatKind, Status, TableRecord};
use table::Game;

use super::start::standing;
use crate::house::House;
use crate::identity::Reader;
use crate::problem::Problem;

/// `GET /mine`
pub(super) async fn page(State(house): State<Arc<House>>, reader: Reader) -> Result<Response, Problem> {
    let (mut running, mut past) = (Vec::new(), Vec::new());
    for record in house.store.tables_of(&reader.player).await? {
        match record.status {
            Status::Open | Status::Playing => running.push(running_table(&house, &record, &reader).await),
            // What cannot be read is left out here; its own page says what is wrong.
            Status::Over => past.extend(past_game(&house, &record, &reader).await),
        }
    }
    let html = pages::own_tables(&OwnTablesModel { l10n: reader.l10n, running, past });
    Ok(Html(html).into_response())
}

async fn running_table(house: &Arc<House>, record: &TableRecord, reader: &Reader) -> Running {
    let standing = standing(house, record, reader).await;
    Running {
        id: record.id.clone(),
        game: record.game.clone(),
        names: names_of(record),
        standing,
        since: passed_since(record.changed_at, house.time.both().wall),
    }
}

async fn past_game(house: &Arc<House>, record: &TableRecord, reader: &Reader) -> Option<Past> {
    let table = house.table(&record.id).await.ok()?;
    let now = table.now();
    let outcome = now.play.as_ref().and_then(|play| play.game().outcome(play.state()));
    let winners = outcome.map(|outcome| outcome.winners).unwrap_or_default();
    let names = now.names();
    Some(Past {
        id: record.id.clone(),
        game: record.game.clone(),
        names: names_of(record),
        winners: winners.iter().filter_map(|seat| names.get(seat.index()).cloned()).collect(),
        won: now.seats_of(&reader.player).iter().any(|seat| winners.contains(seat)),
        bots: record.seats.iter().filter(|seat| matches!(seat.kind, SeatKind::Bot(_))).count(),
    })
}

fn names_of(record: &TableRecord) -> Vec<String> {
    record.seats.iter().map(|seat| seat.name.clone()).filter(|name| !name.is_empty()).collect()
}

/// How long ago something was; both times are the database's, whatever the clock of this node says.
fn passed_since(then: i64, now: i64) -> Duration {
    Duration::from_secs(u64::try_from(now - then).unwrap_or(0))
}
