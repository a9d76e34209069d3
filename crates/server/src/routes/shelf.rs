//! What lies on the shelf for everybody: rules, boards, assets.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use pages::{Localizer, assets, paths};

use super::table::Asked;
use crate::house::House;
use crate::language::Spoken;
use crate::problem::Problem;

/// What never changes under its address may be kept for ever.
const FOR_EVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
const SVG: &str = "image/svg+xml";

/// `GET /rules/{game}`: the book; with `?q=words`, what it says of them.
pub(super) async fn rules(
    Path(game): Path<String>,
    Query(fields): Asked,
    Spoken(l10n): Spoken,
) -> Result<Html<String>, Problem> {
    let info = games::info(&game).ok_or_else(Problem::not_found)?;
    let words = fields.iter().find(|(name, _)| name == "q").map(|(_, words)| words.as_str());
    Ok(Html(words.map_or_else(|| pages::rules(info, l10n), |words| pages::rules_about(info, words, l10n))))
}

/// `GET /rules/{game}/overview`: the overview, as a fragment.
pub(super) async fn overview(
    Path(game): Path<String>,
    Spoken(l10n): Spoken,
) -> Result<Html<String>, Problem> {
    let info = games::info(&game).ok_or_else(Problem::not_found)?;
    Ok(Html(pages::overview(info, l10n)))
}

/// `GET /rules/{game}/{number}`: one clause, as a fragment; with a word instead of the number, what it means.
pub(super) async fn clause(
    Path((game, number)): Path<(String, String)>,
    Spoken(l10n): Spoken,
) -> Result<Html<String>, Problem> {
    let info = games::info(&game).ok_or_else(Problem::not_found)?;
    let text = match number.parse() {
        Ok(number) => pages::clause(info, number, l10n),
        Err(_) => pages::meaning(info, &number, l10n),
    };
    text.map(Html).ok_or_else(Problem::not_found)
}

/// `GET /board/{game}/{hash}.svg`
pub(super) async fn board(
    State(house): State<Arc<House>>,
    Path((game, file)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let (hash, lang) = paths::read_board_file(&file).ok_or_else(Problem::not_found)?;
    let l10n = Localizer::called(lang).ok_or_else(Problem::not_found)?;
    let drawn = house.board(&game, hash, l10n).await?.ok_or_else(Problem::not_found)?;
    Ok(lasting(&headers, SVG, &file, || drawn.to_string()))
}

/// `GET /assets/{version}/{file}`
pub(super) async fn asset(
    Path((version, file)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let asset = assets::find(&version, &file).ok_or_else(Problem::not_found)?;
    Ok(lasting(&headers, asset.kind, &version, || asset.text.to_owned()))
}

/// `GET /proof`: checks a journal that somebody has as a file.
pub(super) async fn proof(Spoken(l10n): Spoken) -> Html<String> {
    Html(pages::proof(None, l10n))
}

/// `GET /favicon.ico`, which some browsers ask for whatever the page says.
pub(super) async fn icon() -> Response {
    ([(header::CONTENT_TYPE, SVG), (header::CACHE_CONTROL, "public, max-age=86400")], assets::ICON)
        .into_response()
}

/// `GET /healthz`: whether the program runs. Whether it can serve says `/readyz`.
pub(super) async fn health() -> &'static str {
    "ok"
}

/// An answer that a browser keeps, and only asks about again to be told that nothing changed.
fn lasting(request: &HeaderMap, kind: &'static str, tag: &str, body: impl FnOnce() -> String) -> Response {
    let tag = format!("\"{tag}\"");
    let known = request.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let mut response = if known.is_some_and(|known| known.contains(&tag)) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        ([(header::CONTENT_TYPE, kind)], body()).into_response()
    };
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, FOR_EVER);
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    response
}
