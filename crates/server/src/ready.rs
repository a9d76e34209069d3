//! Whether the house can serve: `/readyz` tries what serving needs, a write that lasts. `/healthz` only says that the program
//! runs; a full disk is no reason to start it again.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::json;
use store::StoreError;
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

use crate::house::House;

/// How long an answer is good for: whoever asks more often causes no more writes.
const GOOD_FOR: Duration = Duration::from_secs(1);
/// How long the database may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// Why a house cannot serve. It goes to whoever asks, so it names no file and no address; the log does.
type Why = &'static str;

/// Whether the house could write, and when it was tried.
#[derive(Debug, Default)]
pub(crate) struct Readiness(Mutex<Option<(Instant, Result<(), Why>)>>);

/// `GET /readyz`: 200 if the house can serve, else 503, with the reason as JSON.
pub(crate) async fn page(State(house): State<Arc<House>>) -> Response {
    let (status, body) = match house.ready().await {
        Ok(()) => (StatusCode::OK, json!({ "ready": true })),
        Err(why) => (StatusCode::SERVICE_UNAVAILABLE, json!({ "ready": false, "why": why })),
    };
    let headers = [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "no-store")];
    (status, headers, body.to_string()).into_response()
}

impl House {
    /// Tries to write, unless that was done a moment ago. Several who ask at once wait for one attempt.
    pub(crate) async fn ready(&self) -> Result<(), Why> {
        if *self.stopping().borrow() {
            return Err("the house is closing");
        }
        let mut last = self.readiness.0.lock().await;
        if let Some((tried, ready)) = *last
            && tried.elapsed() < GOOD_FOR
        {
            return ready;
        }
        let ready = match timeout(PATIENCE, self.time.beat(self)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(error)) => {
                tracing::warn!(%error, "the house cannot write");
                Err(why(&error))
            }
            Err(_) => Err("the database takes too long"),
        };
        *last = Some((Instant::now(), ready));
        ready
    }
}

fn why(error: &StoreError) -> Why {
    match error {
        StoreError::Full { .. } => "the disk is full",
        StoreError::Busy { .. } => "another process keeps the database locked",
        StoreError::Unreachable { .. } => "the database cannot be reached",
        StoreError::Unwritable { .. } => "the database cannot be written",
        _ => "the database fails",
    }
}
