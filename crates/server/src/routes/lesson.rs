//! The coach of a guided first game: sending it away at a table, and calling it back.

use axum::response::{IntoResponse, Redirect, Response};

use super::table::Asking;
use crate::fields::Fields;
use crate::identity::{LESSONS_LEFT, remember};

/// At how many tables it is remembered. Nobody needs to be taught at more.
const REMEMBERED: usize = 20;

/// `POST /t/{id}/lesson`: whether to leave the lesson.
pub(super) async fn leave(asking: Asking, fields: Fields) -> Response {
    let id = asking.table.id.as_str();
    let others = asking.reader.lessons_left.split('.').filter(|&left| left != id && !left.is_empty());
    let leaves = fields.get("leave") == Some("yes");
    let left: Vec<&str> = leaves.then_some(id).into_iter().chain(others).take(REMEMBERED).collect();
    let mut response = Redirect::to(&asking.address()).into_response();
    remember(&mut response, &asking.headers, LESSONS_LEFT, &left.join("."));
    response
}
