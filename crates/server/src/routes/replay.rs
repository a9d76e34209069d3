//! The past of a table: every moment of it under an address, and playing on from one.

use axum::extract::{Path, Query};
use axum::response::{IntoResponse, Redirect, Response};
use pages::model::Ask;
use pages::{forms, paths};
use table::Seat;

use super::start::go_to;
use super::table::{Asked, Asking};
use crate::fields::Fields;
use crate::identity::remember_name;
use crate::past::{LookBack, Past};
use crate::play_on::{Onwards, position};
use crate::problem::{Problem, wants_json};

/// A table's id, and the entry in the address as it came.
type Place = Path<(String, String)>;

/// `GET /t/{id}/at`: to the moment that the slider was set to (`?to=`), or to the first.
pub(super) async fn moments(asking: Asking, Query(fields): Asked) -> Result<Response, Problem> {
    let now = asking.table.now();
    let play = now.play.as_ref().ok_or_else(Problem::no_moment_yet)?;
    let first = play.moments().start().to_string();
    let field = |name: &str| fields.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str());
    let eyes = field("as").filter(|eyes| eyes.bytes().all(|byte| byte.is_ascii_alphanumeric()));
    let eyes = eyes.map(|eyes| format!("?as={eyes}")).unwrap_or_default();
    let to = field("to").filter(|to| to.parse::<u64>().is_ok()).unwrap_or(&first);
    Ok(Redirect::to(&format!("{}{eyes}", paths::moment(&asking.table.id, to))).into_response())
}

/// `GET /t/{id}/at/{entry}`: the table as it stood after an entry, seen through the eyes of `?as=`.
pub(super) async fn moment(
    asking: Asking,
    Path((_, entry)): Place,
    Query(fields): Asked,
) -> Result<Response, Problem> {
    let now = asking.table.now();
    let play = now.play.as_ref().ok_or_else(Problem::no_moment_yet)?;
    let ask = Ask { fields };
    let look = LookBack { past: Past::Table(&asking.table, &now), play, reader: &asking.reader, ask };
    let moment = look.moment(entry.parse().ok())?;
    if wants_json(&asking.headers) { look.json(&moment) } else { look.page(&moment, None) }
}

/// `POST /t/{id}/at/{entry}/play-on`: seat, name, and through whose eyes it was seen (`as`).
pub(super) async fn play_on(
    asking: Asking,
    Path((_, entry)): Place,
    fields: Fields,
) -> Result<Response, Problem> {
    let now = asking.table.now();
    let play = now.play.as_ref().ok_or_else(Problem::no_moment_yet)?;
    let ask = Ask { fields: fields.0.iter().filter(|(name, _)| name == "as").cloned().collect() };
    let look = LookBack { past: Past::Table(&asking.table, &now), play, reader: &asking.reader, ask };
    let moment = look.moment(entry.parse().ok())?;
    let eyes = look.eyes()?;
    let name = match forms::read_name(fields.get("name").unwrap_or_default()) {
        Ok(name) => name.unwrap_or_else(|| asking.reader.l10n.say("form-somebody")),
        Err(notice) => return look.page(&moment, Some(notice)),
    };
    let seat = fields.number("seat").map(Seat).ok_or_else(|| Problem::unfit("srv-no-seat"))?;
    asking.client.opens(&asking.house, &asking.reader.player)?;
    let position = position(play, &moment, eyes);
    let onwards = Onwards::of_table(&asking.table, &now);
    let game = play.game();
    let opened = asking.house.play_on(game, onwards, &position, (seat, &name), &asking.reader).await;
    match opened.map_err(Problem::from) {
        Ok(id) => {
            let mut response = go_to(&asking.headers, &paths::table(id));
            remember_name(&mut response, &asking.headers, &name);
            Ok(response)
        }
        Err(problem) if problem.is_ours() => Err(problem),
        Err(problem) => look.page(&moment, Some(problem.notice)),
    }
}
