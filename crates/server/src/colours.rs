//! In which colours somebody reads: those they chose, else those of their system.

use axum::body::{Body, to_bytes};
use axum::extract::Request;
use axum::http::{HeaderMap, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Redirect, Response};
use pages::settings::{Colours, in_colours};

use crate::fields::Fields;
use crate::identity::{cookie, remember};
use crate::language::back;

/// The cookie that holds the colours that were chosen.
const COLOURS: &str = "globetable-colours";

fn of(headers: &HeaderMap) -> Colours {
    cookie(headers, COLOURS).and_then(Colours::called).unwrap_or(Colours::System)
}

/// `POST /colours`: remembers colours, and leads back to the page on which they were chosen.
pub(crate) async fn choose(headers: HeaderMap, fields: Fields) -> Response {
    let mut response = Redirect::to(&back(&headers, fields.get("at"))).into_response();
    if let Some(colours) = fields.get("colours").and_then(Colours::called) {
        remember(&mut response, &headers, COLOURS, colours.name());
    }
    response
}

/// Puts every page into the colours that its reader chose.
pub(crate) async fn dress(request: Request, next: Next) -> Response {
    let colours = of(request.headers());
    let response = next.run(request).await;
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let is_page = kind.is_some_and(|kind| kind.starts_with("text/html"));
    if colours == Colours::System || !is_page {
        return response;
    }
    let (mut head, body) = response.into_parts();
    // A page is a text in memory already, so that there is nothing to wait for, and nothing that could fail.
    let page = to_bytes(body, usize::MAX).await.unwrap_or_default();
    head.headers.remove(header::CONTENT_LENGTH);
    Response::from_parts(head, Body::from(in_colours(&String::from_utf8_lossy(&page), colours)))
}
