//! The map of addresses.

mod shelf;
mod start;
mod table;
mod waiting;

use std::sync::Arc;

use axum::Router;
use axum::middleware::from_fn;
use axum::routing::{get, post};
use tower_http::compression::CompressionLayer;

use crate::house::House;
use crate::problem::{Problem, tell_problems};
use crate::{guard, identity};

/// All routes.
pub(crate) fn all(house: Arc<House>) -> Router {
    // Who is asking matters here.
    let personal = Router::new()
        .route("/", get(start::page))
        .route("/tables", post(start::open))
        .route("/t/{id}", get(table::page))
        .route("/t/{id}/join", post(waiting::join))
        .route("/t/{id}/seat", post(waiting::seat))
        .route("/t/{id}/start", post(waiting::start))
        .route("/t/{id}/again", post(waiting::again))
        .route("/t/{id}/act", post(table::act))
        .route("/t/{id}/takeback", post(table::take_back))
        .route("/t/{id}/live", get(table::live))
        .route("/t/{id}/regions", get(table::regions))
        .route_layer(from_fn(identity::introduce));
    // Here everybody gets the same.
    let common = Router::new()
        .route("/t/{id}/journal", get(table::journal))
        .route("/t/{id}/rolls", get(table::rolls))
        .route("/rules/{game}", get(shelf::rules))
        .route("/rules/{game}/{number}", get(shelf::clause))
        .route("/board/{game}/{file}", get(shelf::board))
        .route("/assets/{file}", get(shelf::asset))
        .route("/favicon.ico", get(shelf::icon))
        .route("/healthz", get(shelf::health));
    personal
        .merge(common)
        .fallback(async || Problem::not_found())
        .method_not_allowed_fallback(async || Problem::wrong_method())
        .with_state(house)
        .layer(from_fn(guard::turn_foreigners_away))
        .layer(from_fn(tell_problems))
        .layer(from_fn(guard::instruct_browser))
        // Live streams are left as they are: the layer itself knows that compression would hold them back.
        .layer(CompressionLayer::new().gzip(true))
}
