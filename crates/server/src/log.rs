//! What the log says of a request: a number by which its lines are found, the kind of address, and how it was answered.
//!
//! The address itself is not in it: it may hold the secret of a seat's link.

use axum::extract::{MatchedPath, Request};
use axum::http::HeaderValue;
use axum::middleware::Next;
use axum::response::Response;
use table::journal::hex;
use tokio::time::Instant;
use tracing::Instrument;

use crate::house::random;

/// The header that tells the number to whoever asked, so that they can name it.
const REQUEST_ID: &str = "x-request-id";

/// Gives a request its number, and says how it was answered.
pub(crate) async fn number(request: Request, next: Next) -> Response {
    let (begun, id) = (Instant::now(), hex(&random::<6>()));
    let span = tracing::info_span!("request", id, method = %request.method(), route = route(&request));
    async move {
        let mut response = next.run(request).await;
        let (status, ms) = (response.status().as_u16(), begun.elapsed().as_millis());
        tracing::info!(target: "access", status, ms = u64::try_from(ms).unwrap_or(u64::MAX), "answered");
        if let Ok(id) = HeaderValue::from_str(&id) {
            response.headers_mut().insert(REQUEST_ID, id);
        }
        response
    }
    .instrument(span)
    .await
}

/// The kind of address that a request is for, without what stands in it.
pub(crate) fn route(request: &Request) -> String {
    let path = request.extensions().get::<MatchedPath>();
    path.map_or_else(|| "unknown".to_owned(), |path| path.as_str().to_owned())
}
