//! The table for programs: `/api/v1`. Whatever a page can do, a program can, with a token of somebody's and with their rights,
//! no more: every answer is made from the view of the caller's own seat, as a page is.
//!
//! `caller` says who asks, `answers` what is sent and received, `tables` does it, `house` what is done at no table, `company` what people do around the game, `talk` what
//! they say, `told` how they hear that they are waited for, `dice` shows every roll, `lessons` has what one learns and puzzles over, `events` streams what happens, and
//! `document` describes all of it in OpenAPI. Failures are `problem`'s, told as JSON.

mod answers;
mod caller;
mod company;
mod dice;
mod document;
mod events;
mod house;
mod lessons;
mod tables;
mod talk;
mod told;

use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::extract::{FromRequest, Request};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use pages::paths::API;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::fields::{LARGEST_BODY, LONGEST_WAIT, read_up_to};
use crate::house::House;
use crate::problem::Problem;

pub(crate) use answers::Failure;
pub(crate) use caller::{Scope, new_token};

/// All addresses of the API.
pub(crate) fn routes() -> Router<Arc<House>> {
    let at = |path: &str| format!("{API}{path}");
    Router::new()
        .route(&at("/openapi.json"), get(document::page))
        .route(&at("/games"), get(house::games))
        .route(&at("/mine"), get(house::mine))
        .route(&at("/journals"), post(house::bring))
        .route(&at("/tables"), get(tables::list).post(tables::make))
        .route(&at("/tables/{id}"), get(tables::table))
        .route(&at("/tables/{id}/join"), post(tables::join))
        .route(&at("/tables/{id}/start"), post(tables::start))
        .route(&at("/tables/{id}/commit"), post(house::commit))
        .route(&at("/tables/{id}/reveal"), post(tables::reveal))
        .route(&at("/tables/{id}/board"), get(tables::board))
        .route(&at("/tables/{id}/log"), get(tables::log))
        .route(&at("/tables/{id}/wants"), get(tables::wants))
        .route(&at("/tables/{id}/dice"), get(dice::dice))
        .route(&at("/tables/{id}/rolls"), get(dice::rolls))
        .route(&at("/tables/{id}/puzzle"), get(lessons::tried))
        .route(&at("/tables/{id}/view"), get(tables::view))
        .route(&at("/tables/{id}/hint"), get(tables::hint))
        .route(&at("/tables/{id}/act"), post(tables::act))
        .route(&at("/tables/{id}/takeback"), post(tables::take_back))
        .route(&at("/tables/{id}/takeback/together"), post(company::take_back_together))
        .route(&at("/tables/{id}/talk"), get(talk::heard).post(talk::say))
        .route(&at("/tables/{id}/manners"), post(talk::manners))
        .route(&at("/tables/{id}/company"), get(company::company))
        .route(&at("/tables/{id}/hold"), post(company::hold))
        .route(&at("/tables/{id}/back"), post(company::back))
        .route(&at("/tables/{id}/end"), post(company::end))
        .route(&at("/tables/{id}/hints"), post(company::hints))
        .route(&at("/tables/{id}/time"), post(company::give_time))
        .route(&at("/tables/{id}/day-off"), post(company::day_off))
        .route(&at("/tables/{id}/seat"), post(company::seat))
        .route(&at("/tables/{id}/go-on"), post(company::go_on))
        .route(&at("/tables/{id}/break-off"), post(company::break_off))
        .route(&at("/tables/{id}/link"), post(company::link))
        .route(&at("/tables/{id}/found"), post(company::found))
        .route(&at("/tables/{id}/fetch-back"), post(company::fetch_back))
        .route(&at("/tables/{id}/again"), post(company::again))
        .route(&at("/tables/{id}/events"), get(events::stream))
        .route(&at("/tables/{id}/moments/{entry}"), get(tables::moment))
        .route(&at("/tables/{id}/moments/{entry}/play-on"), post(tables::play_on))
        .route(&at("/tables/{id}/analysis"), get(tables::analysis))
        .route(&at("/tables/{id}/journal"), get(tables::journal))
        .route(&at("/tables/{id}/told"), get(told::table).post(told::table_hook))
        .route(&at("/tables/{id}/told/ended"), post(told::end_table_hook))
        .route(&at("/lessons"), get(lessons::lessons))
        .route(&at("/lessons/{game}/{course}"), get(lessons::course))
        .route(&at("/lessons/{game}/{course}/moments/{entry}"), get(lessons::moment))
        .route(&at("/lessons/{game}/{course}/moments/{entry}/play-on"), post(lessons::play_on))
        .route(&at("/puzzles"), get(lessons::puzzles))
        .route(&at("/club"), get(tables::club))
        .route(&at("/told"), get(told::told))
        .route(&at("/told/mail"), post(told::mail))
        .route(&at("/told/push"), post(told::push))
        .route(&at("/told/hook"), post(told::hook))
        .route(&at("/told/feed"), post(told::feed))
        .route(&at("/told/ended"), post(told::end))
}

/// A body of JSON, up to the size that a form may have.
struct Json<T>(T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Json<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, _: &S) -> Result<Self, Problem> {
        let bytes = read_up_to(request.into_body(), LARGEST_BODY, LONGEST_WAIT).await?;
        serde_json::from_slice(&bytes).map(Json).map_err(|error| Problem::no_json(&error))
    }
}

/// An answer.
fn answer(status: StatusCode, body: &impl Serialize) -> Result<Response, Problem> {
    let body = serde_json::to_string(body).map_err(|_| Problem::broken())?;
    Ok((status, [(header::CONTENT_TYPE, "application/json")], Body::from(body)).into_response())
}
