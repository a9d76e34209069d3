//! What is answered when a request cannot be served: a page that says so, or the same as JSON for the script.

use axum::extract::Request;
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use pages::Localizer;
use serde_json::json;
use store::StoreError;
use table::Text;

use crate::error::LoadError;
use crate::language;
use crate::sight::json_answer;

/// A request that cannot be served.
#[derive(Clone, Debug)]
pub(crate) struct Problem {
    status: StatusCode,
    heading: Text,
    detail: Text,
}

impl Problem {
    fn new(status: StatusCode, heading: &'static str, detail: &'static str) -> Self {
        Problem { status, heading: Text::new(heading), detail: Text::new(detail) }
    }

    /// There is nothing at this address.
    pub(crate) fn not_found() -> Self {
        Problem::new(StatusCode::NOT_FOUND, "srv-not-found", "srv-not-found-detail")
    }

    /// There is no such table.
    pub(crate) fn no_table() -> Self {
        Problem::new(StatusCode::NOT_FOUND, "srv-no-table", "srv-no-table-detail")
    }

    /// The address takes other requests than this.
    pub(crate) fn wrong_method() -> Self {
        Problem::new(StatusCode::METHOD_NOT_ALLOWED, "srv-method", "srv-method-detail")
    }

    /// The request came from another site's page.
    pub(crate) fn foreign() -> Self {
        Problem::new(StatusCode::FORBIDDEN, "srv-foreign", "srv-foreign-detail")
    }

    /// The form cannot be read.
    pub(crate) fn unreadable_form() -> Self {
        Problem::new(StatusCode::BAD_REQUEST, "srv-form", "srv-form-detail")
    }

    /// The request is not a form at all.
    pub(crate) fn no_form() -> Self {
        Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "srv-form", "srv-form-detail")
    }

    /// The form is far larger than any of ours.
    pub(crate) fn too_large(most: usize) -> Self {
        let detail = Text::new("srv-too-large-detail").with("most", most / 1024);
        Problem { status: StatusCode::PAYLOAD_TOO_LARGE, heading: Text::new("srv-too-large"), detail }
    }

    /// The form did not arrive in time.
    pub(crate) fn too_slow() -> Self {
        Problem::new(StatusCode::REQUEST_TIMEOUT, "srv-too-slow", "srv-too-slow-detail")
    }

    /// The journal of a running game would show the order of the pile.
    pub(crate) fn journal_sealed() -> Self {
        Problem::new(StatusCode::FORBIDDEN, "srv-journal-sealed", "srv-journal-sealed-detail")
    }

    /// Nothing has been rolled at a table that has not started.
    pub(crate) fn not_started() -> Self {
        Problem::new(StatusCode::CONFLICT, "srv-no-rolls", "srv-no-rolls-detail")
    }

    /// Only those who played can ask for another game, and only after this one.
    pub(crate) fn not_again() -> Self {
        Problem::new(StatusCode::CONFLICT, "srv-not-again", "srv-not-again-detail")
    }

    /// Something failed in the house; what, is in its log.
    pub(crate) fn broken() -> Self {
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "srv-broken", "srv-broken-detail")
    }
}

impl Problem {
    fn to_page(&self, l10n: &Localizer) -> Response {
        let html = pages::error(self.status.as_u16(), &self.heading, &self.detail, l10n);
        (self.status, Html(html)).into_response()
    }

    fn to_json(&self, l10n: &Localizer) -> Response {
        let notice = l10n.text(&self.detail, &[]);
        let body = json!({ "version": null, "title": null, "regions": null, "notice": notice });
        json_answer(self.status, body)
    }
}

impl From<LoadError> for Problem {
    fn from(error: LoadError) -> Self {
        tracing::error!(%error, "a request failed");
        match error {
            LoadError::Store(_) => Problem::broken(),
            _ => Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "srv-unreadable", "srv-unreadable-detail"),
        }
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        LoadError::from(error).into()
    }
}

impl IntoResponse for Problem {
    /// Only marked here: [`tell_problems`] knows the reader's language.
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Whether the page's script asks, and so wants JSON.
pub(crate) fn wants_json(headers: &HeaderMap) -> bool {
    headers.get("x-globetable").is_some_and(|value| value == "1")
}

/// Tells the reader about problems in the reader's language, and the script in its own.
pub(crate) async fn tell_problems(request: Request, next: Next) -> Response {
    let (json, l10n) = (wants_json(request.headers()), language::of(request.headers()));
    let mut response = next.run(request).await;
    let Some(problem) = response.extensions_mut().remove::<Problem>() else { return response };
    let told = if json { problem.to_json(l10n) } else { problem.to_page(l10n) };
    // What else the answer says, such as which methods are allowed here, stays.
    let (mut head, _) = response.into_parts();
    let (told, body) = told.into_parts();
    head.status = told.status;
    head.headers.extend(told.headers);
    Response::from_parts(head, body)
}
