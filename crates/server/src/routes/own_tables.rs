//! One's own tables.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::response::{Html, IntoResponse, Response};
use pages::model::Standing;
use pages::own_tables::{End, OwnTablesModel, Past, Running, Sitting};
use pages::pace::SeatTime;
use store::{GAMES_LISTED, PastGame, SeatKind, SeatRecord, Status, TableRecord};
use table::{Game, Seat, SeatSet};

use super::start::{LOOKED_INTO, standing};
use crate::house::House;
use crate::identity::Reader;
use crate::loaded::Snapshot;
use crate::problem::Problem;
use crate::results::{Ended, GameResult};

/// Of how many games it is found out at once what became of them, where that was not kept. It means replaying them.
const FOUND_OUT: usize = 8;

/// `GET /mine`
pub(super) async fn page(State(house): State<Arc<House>>, reader: Reader) -> Result<Response, Problem> {
    let (running, past) = (running_of(&house, &reader).await?, past_of(&house, &reader).await?);
    let html = pages::own_tables(&OwnTablesModel { l10n: reader.l10n, running, past, most: GAMES_LISTED });
    Ok(Html(html).into_response())
}

/// The tables of a reader at which is played, or will be.
pub(crate) async fn running_of(house: &Arc<House>, reader: &Reader) -> Result<Vec<Running>, Problem> {
    let mut running = Vec::new();
    for (place, record) in house.store.running_tables_of(&reader.player).await?.iter().enumerate() {
        running.push(running_table(house, record, reader, place < LOOKED_INTO).await);
    }
    Ok(running)
}

/// The games of a reader that are over, the last to end first.
pub(crate) async fn past_of(house: &Arc<House>, reader: &Reader) -> Result<Vec<Past>, Problem> {
    let (mut past, mut found_out) = (Vec::new(), 0);
    for game in house.store.past_games_of(&reader.player).await? {
        let kept = game.result.as_deref().and_then(|result| serde_json::from_str(result).ok());
        let result = match kept {
            None if found_out < FOUND_OUT => {
                found_out += 1;
                found_result(house, &game.id).await
            }
            kept => kept,
        };
        past.push(past_game(game, result.as_ref(), reader, house.time.both().wall));
    }
    Ok(past)
}

/// What became of a game of which that was not kept. What cannot be read is left out; its own page says what is wrong.
async fn found_result(house: &Arc<House>, id: &str) -> Option<GameResult> {
    let table = house.table(id).await.ok()?;
    table.keep_result(house).await.ok().flatten()
}

async fn running_table(house: &Arc<House>, record: &TableRecord, reader: &Reader, look: bool) -> Running {
    let mut running = Running {
        id: record.id.clone(),
        game: record.game.clone(),
        people: sitting(&record.seats, reader),
        standing: Standing::Playing,
        since: passed_since(record.changed_at, house.time.both().wall),
        time: None,
    };
    if record.status == Status::Open {
        running.standing = Standing::Open;
    } else if look {
        running.standing = standing(house, record, reader).await;
        if let Ok(table) = house.table(&record.id).await {
            let now = table.now();
            let asked = asked(&now);
            for person in &mut running.people {
                person.marked = asked.contains(person.seat);
            }
            running.time = time_of(&now, asked, reader, house.time.now());
            // What else happens at a table, such as a day off, changes nothing of how long it waits.
            running.since = waited_for(&now, asked, reader, house.time.now()).unwrap_or(running.since);
        }
    }
    running
}

/// Whom the game waits for.
fn asked(now: &Snapshot) -> SeatSet {
    let played = now.play.as_deref().filter(|play| !play.is_over());
    played.map_or(SeatSet::EMPTY, |play| play.game().to_act(play.state()).must)
}

/// For how long the table has waited, where it keeps clocks: for the reader, if it waits for them, else for whoever is waited for longest.
fn waited_for(now: &Snapshot, asked: SeatSet, reader: &Reader, time: i64) -> Option<Duration> {
    let (clocks, own) = (now.clocks.as_ref()?, now.seats_of(&reader.player));
    let longest =
        |seats: &mut dyn Iterator<Item = Seat>| seats.filter_map(|seat| clocks.waited_for(seat, time)).max();
    longest(&mut asked.iter().filter(|&seat| own.contains(seat))).or_else(|| longest(&mut asked.iter()))
}

/// The clock that matters: one's own if one is waited for, else of whoever has the least time left.
fn time_of(now: &Snapshot, asked: SeatSet, reader: &Reader, time: i64) -> Option<SeatTime> {
    let times = now.clocks.as_ref()?.shown(time, &now.seats);
    let own = now.seats_of(&reader.player);
    let waited_for = times.into_iter().filter(|time| asked.contains(time.seat) && (time.running || time.up));
    waited_for.min_by_key(|time| (!own.contains(time.seat), time.left))
}

fn past_game(game: PastGame, result: Option<&GameResult>, reader: &Reader, now: i64) -> Past {
    let owned = |seat: &&SeatRecord| seat.player.as_ref() == Some(&reader.player);
    let own: SeatSet = game.seats.iter().filter(owned).map(|seat| Seat(seat.seat)).collect();
    let mut people = sitting(&game.seats, reader);
    let end = result.map(|result| match &result.ended {
        Ended::Won(winners) => {
            for person in &mut people {
                person.marked = winners.contains(&person.seat);
            }
            End::Won
        }
        Ended::Agreed => End::Agreed,
        Ended::BrokenOff => End::BrokenOff,
    });
    let bot = |seat: &SeatRecord| match &seat.kind {
        SeatKind::Bot(bot) if seat.player.is_none() => Some(bot.clone()),
        _ => None,
    };
    Past {
        people,
        end,
        ended: passed_since(game.ended_at, now),
        bots: game.seats.iter().filter_map(bot).collect(),
        dice: result.map(|result| result.dice_of(own)).unwrap_or_default(),
        id: game.id,
        game: game.game,
    }
}

fn sitting(seats: &[SeatRecord], reader: &Reader) -> Vec<Sitting> {
    let sits = |seat: &SeatRecord| Sitting {
        seat: Seat(seat.seat),
        name: seat.name.clone(),
        // Where a bot holds the seat, it is the bot that plays and wins.
        own: seat.kind == SeatKind::Person && seat.player.as_ref() == Some(&reader.player),
        marked: false,
    };
    seats.iter().map(sits).collect()
}

/// How long ago something was; both times are the database's, whatever the clock of this node says.
fn passed_since(then: i64, now: i64) -> Duration {
    Duration::from_secs(u64::try_from(now - then).unwrap_or(0))
}
