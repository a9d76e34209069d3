//! In which language somebody reads.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use pages::Localizer;

/// The language of whoever sent a request with these headers.
pub(crate) fn of(_: &HeaderMap) -> &'static Localizer {
    Localizer::english()
}

/// The language of a request, where nothing else about its sender matters.
pub(crate) struct Spoken(pub(crate) &'static Localizer);

impl<S: Send + Sync> FromRequestParts<S> for Spoken {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Spoken(of(&parts.headers)))
    }
}
