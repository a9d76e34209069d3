//! The start page, and opening a table from it.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Redirect, Response};
use pages::model::{Around, Notice, Standing, StartModel, TableLink};
use pages::{forms, paths};
use store::{Status, TableRecord};
use table::{Game, Seat};

use crate::brought::Unkept;
use crate::client::Client;
use crate::fields::Fields;
use crate::house::House;
use crate::identity::{Reader, remember_name};
use crate::loaded;
use crate::problem::{Problem, wants_json};
use crate::sight::json_answer;
use crate::upload::Upload;

/// Of how many of a reader's running tables a page says whose turn it is. Finding out means replaying them.
pub(super) const LOOKED_INTO: usize = 20;

/// `GET /`
pub(super) async fn page(State(house): State<Arc<House>>, reader: Reader) -> Result<Response, Problem> {
    shown(&house, &reader, Refused::default(), StatusCode::OK).await
}

/// `POST /journals`: the journal of a finished game, as a file. It leads to its first moment.
pub(super) async fn journal(
    State(house): State<Arc<House>>,
    reader: Reader,
    client: Client,
    Upload(text): Upload,
) -> Result<Response, Problem> {
    client.opens(&house, &reader.player)?;
    match house.bring(text).await {
        Ok(id) => Ok(Redirect::to(&paths::moments(id)).into_response()),
        Err(Unkept::House(obstacle)) => Err(obstacle.into()),
        Err(Unkept::Wrong(why)) => {
            let refused = Refused { journal: Some(why), ..Refused::default() };
            shown(&house, &reader, refused, StatusCode::UNPROCESSABLE_ENTITY).await
        }
    }
}

/// What was refused of what the page sent.
#[derive(Default)]
struct Refused<'a> {
    /// Why no table was opened.
    notice: Option<Notice>,
    /// The fields of that form.
    given: &'a [(String, String)],
    /// Why a journal is not shown.
    journal: Option<String>,
}

/// The page, with the form that was refused as it was filled in.
async fn shown(
    house: &Arc<House>,
    reader: &Reader,
    refused: Refused<'_>,
    status: StatusCode,
) -> Result<Response, Problem> {
    let html = pages::start(&StartModel {
        l10n: reader.l10n,
        games: house.library.games(),
        name: &reader.name,
        tables: tables_of(house, reader).await?,
        scenarios: house.library.scenario_links(),
        notice: refused.notice,
        journal: refused.journal,
        given: refused.given,
        around: Around {
            club: house.club.as_ref().map(|room| room.club.name.as_str()),
            accounts: house.accounts.is_some(),
        },
    });
    Ok((status, Html(html)).into_response())
}

async fn tables_of(house: &Arc<House>, reader: &Reader) -> Result<Vec<TableLink>, Problem> {
    let mut links = Vec::new();
    let mut looked_into = 0;
    for record in house.store.tables_of(&reader.player).await? {
        let standing = match record.status {
            Status::Open => Standing::Open,
            Status::Over => Standing::Over,
            Status::Playing if looked_into < LOOKED_INTO => {
                looked_into += 1;
                standing(house, &record, reader).await
            }
            Status::Playing => Standing::Playing,
        };
        let whole = loaded::is_whole(&record);
        let names = record.seats.into_iter().map(|seat| seat.name).filter(|name| !name.is_empty()).collect();
        links.push(TableLink { id: record.id, game: record.game, names, standing, whole });
    }
    Ok(links)
}

/// Whose turn it is. A table that cannot be read is only listed; its own page says what is wrong.
pub(super) async fn standing(house: &Arc<House>, record: &TableRecord, reader: &Reader) -> Standing {
    let Ok(table) = house.table(&record.id).await else { return Standing::Playing };
    let now = table.now();
    let Some(play) = &now.play else { return Standing::Open };
    let own = now.seats_of(&reader.player);
    let asked = play.game().to_act(play.state()).must;
    let name = |seat: Seat| now.seats.get(seat.index()).map(|record| record.name.clone());
    match () {
        () if play.is_over() => Standing::Over,
        () if asked.iter().any(|seat| own.contains(seat)) => Standing::YourTurn,
        () => Standing::WaitsFor(asked.iter().filter_map(name).collect()),
    }
}

/// `POST /tables`: opens a table. Without an open seat the game starts at once.
pub(super) async fn open(
    State(house): State<Arc<House>>,
    reader: Reader,
    client: Client,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Problem> {
    let opened = open_table(&house, &reader, &client, &fields).await;
    let (id, name) = match opened {
        Ok(opened) => opened,
        Err(problem) if problem.is_ours() || problem.asks_password() => return Err(problem),
        Err(Problem { status, notice, retry_after, .. }) => {
            let refused = Refused { notice: Some(notice), given: &fields.0, journal: None };
            let mut response = shown(&house, &reader, refused, status).await?;
            Problem::say_when(retry_after, response.headers_mut());
            return Ok(response);
        }
    };
    let mut response = go_to(&headers, &paths::table(&id));
    remember_name(&mut response, &headers, &name);
    Ok(response)
}

/// Opens the table that a form describes; says its id, and what whoever opened it is called.
async fn open_table(
    house: &Arc<House>,
    reader: &Reader,
    client: &Client,
    fields: &Fields,
) -> Result<(String, String), Problem> {
    let form = forms::read_new_table(&fields.0, reader.l10n)?;
    let name = form.name.clone();
    let waits = form.seats.contains(&forms::NewSeat::Open);
    let leave = house.leave_to_open(client, &reader.player, &form.seats).await?;
    let id = house.open_table(form, reader).await?;
    leave.used_for(&id);
    if !waits && let Err(obstacle) = house.table(&id).await?.start(house).await {
        // The lobby is there, and shows a button to start.
        tracing::warn!(table = id, %obstacle, "a new table did not start by itself");
    }
    Ok((id, name))
}

/// Sends a browser on, or tells its script to go.
pub(super) fn go_to(request: &HeaderMap, location: &str) -> Response {
    if wants_json(request) {
        json_answer(StatusCode::OK, serde_json::json!({ "location": location }))
    } else {
        Redirect::to(location).into_response()
    }
}
