//! Talking at a table.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use pages::{forms, talk};
use serde_json::json;

use super::table::Asking;
use crate::fields::Fields;
use crate::identity::remember_name;
use crate::problem::{Problem, wants_json};
use crate::sight::json_answer;
use crate::talk::Wish;

/// `POST /t/{id}/talk`: text or reaction; and a name, from whoever has no seat.
pub(super) async fn say(asking: Asking, fields: Fields) -> Response {
    let done = async {
        let text = match fields.get("reaction") {
            Some(reaction) => talk::read_reaction(reaction)?,
            None => talk::read_words(fields.get("text").unwrap_or_default())?,
        };
        let given = fields.get("name").filter(|name| !name.trim().is_empty()).unwrap_or(&asking.reader.name);
        let name = forms::read_name(given)?;
        asking.table.say_aloud(&asking.house, &asking.reader, name.clone(), text).await?;
        Ok(name)
    };
    match done.await {
        Ok(name) => {
            let mut response = said(&asking);
            if let Some(name) = name.filter(|_| fields.get("name").is_some()) {
                remember_name(&mut response, &asking.headers, &name);
            }
            response
        }
        Err(problem) => refused(&asking, problem),
    }
}

/// Why it was not done: to the script in a word, else above the table.
fn refused(asking: &Asking, problem: Problem) -> Response {
    if wants_json(&asking.headers) { problem.into_response() } else { asking.refused(problem) }
}

/// What was said comes with the other news.
fn said(asking: &Asking) -> Response {
    if wants_json(&asking.headers) {
        return json_answer(StatusCode::OK, json!({ "notice": null }));
    }
    Redirect::to(&format!("{}#talk", asking.address())).into_response()
}

/// `POST /t/{id}/manners`: what is to change (`players`, `spectators`, `open`, `mute`, `unhear`), `on` or `off`, and for the
/// last two the number of something that the person said.
pub(super) async fn manners(asking: Asking, fields: Fields) -> Response {
    let done = async {
        let wish = wish_in(&fields).ok_or_else(|| Problem::unfit("talk-unclear"))?;
        if wish.is_the_hosts() {
            asking.must_be_host()?;
        }
        Ok(asking.table.change_manners(&asking.house, &asking.reader, wish).await?)
    };
    match done.await {
        Ok(()) => said(&asking),
        Err(problem) => refused(&asking, problem),
    }
}

/// A button has one value: what, and whether, as in `players-off`.
fn wish_in(fields: &Fields) -> Option<Wish> {
    let (what, on) = fields.get("wish")?.split_once('-')?;
    let on = match on {
        "on" => true,
        "off" => false,
        _ => return None,
    };
    match what {
        "players" => Some(Wish::Players(on)),
        "spectators" => Some(Wish::Spectators(on)),
        "open" => Some(Wish::Open(on)),
        "mute" => Some(Wish::Mute(fields.number("number")?, on)),
        "unhear" => Some(Wish::Unhear(fields.number("number")?, on)),
        _ => None,
    }
}
