//! The lessons from the rulebooks: every scene under an address, and trying something from one.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use pages::model::Ask;
use pages::worked::Worked;
use pages::{forms, paths};
use table::Seat;

use super::start::go_to;
use super::table::Asked;
use crate::client::Client;
use crate::fields::Fields;
use crate::house::House;
use crate::identity::{Reader, remember_name};
use crate::past::{LookBack, Past};
use crate::problem::{Problem, wants_json};

/// A game, a course of one of its lessons, and the entry in the address as it came.
type Place = Path<(String, String, String)>;

fn course(game: &str, course: &str) -> Result<&'static Worked, Problem> {
    Worked::find(game, course).ok_or_else(Problem::not_found)
}

/// `GET /lessons/{game}/{course}`: to the scene that the slider was set to (`?to=`), or to the first.
pub(super) async fn scenes(
    Path((game, id)): Path<(String, String)>,
    Query(fields): Asked,
) -> Result<Response, Problem> {
    let lesson = course(&game, &id)?;
    let to = fields.iter().find(|(name, _)| name == "to").and_then(|(_, to)| to.parse().ok());
    let to = to.unwrap_or(*lesson.play.moments().start());
    Ok(Redirect::to(&paths::scene(lesson.address(), to)).into_response())
}

/// `GET /lessons/{game}/{course}/{entry}`
pub(super) async fn scene(
    reader: Reader,
    headers: HeaderMap,
    Path((game, id, entry)): Place,
    Query(fields): Asked,
) -> Result<Response, Problem> {
    let lesson = course(&game, &id)?;
    let (past, play, reader) = (Past::Lesson(lesson), &lesson.play, &reader);
    let look = LookBack { past, play, reader, ask: Ask { fields } };
    let moment = look.moment(entry.parse().ok())?;
    if wants_json(&headers) { look.json(&moment) } else { look.page(&moment, None) }
}

/// `POST /lessons/{game}/{course}/{entry}/play-on`: seat and name.
pub(super) async fn play_on(
    State(house): State<Arc<House>>,
    reader: Reader,
    client: Client,
    headers: HeaderMap,
    Path((game, id, entry)): Place,
    fields: Fields,
) -> Result<Response, Problem> {
    let lesson = course(&game, &id)?;
    let (past, play, ask) = (Past::Lesson(lesson), &lesson.play, Ask::default());
    let look = LookBack { past, play, reader: &reader, ask };
    let moment = look.moment(entry.parse().ok())?;
    let name = match forms::read_name(fields.get("name").unwrap_or_default()) {
        Ok(name) => name.unwrap_or_else(|| reader.l10n.say("form-somebody")),
        Err(notice) => return look.page(&moment, Some(notice)),
    };
    let seat = fields.number("seat").map(Seat).ok_or_else(|| Problem::unfit("srv-no-seat"))?;
    client.opens(&house, &reader.player)?;
    let onwards = house.onwards_from_lesson(lesson, moment.entry).await?;
    let opened = house.play_on(play.game(), onwards, &moment.state, (seat, &name), &reader).await;
    match opened.map_err(Problem::from) {
        Ok(id) => {
            let mut response = go_to(&headers, &paths::table(id));
            remember_name(&mut response, &headers, &name);
            Ok(response)
        }
        Err(problem) if problem.is_ours() => Err(problem),
        Err(problem) => look.page(&moment, Some(problem.notice)),
    }
}
