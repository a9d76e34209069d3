//! The page of the club.

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};

use super::table::Asked;
use crate::club::Made;
use crate::house::House;
use crate::language::Spoken;
use crate::problem::Problem;

/// `GET /club`
pub(super) async fn page(State(house): State<Arc<House>>, spoken: Spoken) -> Result<Response, Problem> {
    let made = made(&house, &spoken).await?;
    Ok(Html(made.page.to_string()).into_response())
}

/// `GET /club/tables?v=`: the part that changes, if it is another than the page has.
pub(super) async fn tables(
    State(house): State<Arc<House>>,
    spoken: Spoken,
    Query(asked): Asked,
) -> Result<Response, Problem> {
    let made = made(&house, &spoken).await?;
    let same = asked.iter().any(|(name, value)| name == "v" && *value == made.version);
    if same {
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    Ok(Html(made.tables.to_string()).into_response())
}

async fn made(house: &House, Spoken(l10n): &Spoken) -> Result<Made, Problem> {
    let room = house.club.as_ref().ok_or_else(Problem::not_found)?;
    Ok(room.page(&*house.store, l10n).await?)
}
