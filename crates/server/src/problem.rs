//! What is answered when a request cannot be served: a page that says so, or the same as JSON for the script.

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use pages::Localizer;
use pages::model::Notice;
use pages::paths::API;
use serde_json::json;
use store::StoreError;
use table::Text;

use crate::api::Failure;
use crate::language;
use crate::obstacle::Obstacle;
use crate::sight::json_answer;

/// The heading over what a table or a form says, where it has a page of its own.
const NOT_DONE: &str = "srv-not-done";

/// Lets the browser ask for the password of the house.
const ASKS_PASSWORD: HeaderValue = HeaderValue::from_static("Basic realm=\"Globetable\", charset=\"UTF-8\"");
/// When to look again whether a table of bots is over, in seconds.
const BOTS_PLAY_FOR: u64 = 60;
/// When to look again whether a stream has ended.
const STREAMS_LAST: u64 = 30;

/// A request that cannot be served: the one kind of failure of HTTP. On a page of its own it has a heading; on the
/// page of a table, or the start page, it is the notice above the rest.
#[derive(Clone, Debug)]
pub(crate) struct Problem {
    pub(crate) status: StatusCode,
    heading: &'static str,
    pub(crate) notice: Notice,
    /// In how many seconds to try again, if it was too often.
    pub(crate) retry_after: Option<u64>,
}

impl Problem {
    fn new(status: StatusCode, heading: &'static str, detail: &'static str) -> Self {
        Problem { status, heading, notice: Notice::Said(Text::new(detail)), retry_after: None }
    }

    /// What was asked for makes no sense, or does not fit.
    pub(crate) fn unfit(detail: &'static str) -> Self {
        Notice::Said(Text::new(detail)).into()
    }

    /// It is not the reader's to ask for.
    pub(crate) fn forbidden(detail: &'static str) -> Self {
        Problem::new(StatusCode::FORBIDDEN, NOT_DONE, detail)
    }

    /// Whether it is the house that failed, not the request.
    pub(crate) fn is_ours(&self) -> bool {
        self.status.is_server_error()
    }

    /// Whether the browser is to ask for the password of the house.
    pub(crate) fn asks_password(&self) -> bool {
        self.status == StatusCode::UNAUTHORIZED
    }

    /// The request is for another house.
    pub(crate) fn misdirected() -> Self {
        Problem::new(StatusCode::MISDIRECTED_REQUEST, "srv-misdirected", "srv-misdirected-detail")
    }

    /// Says in an answer when to try again, if that is known.
    pub(crate) fn say_when(retry_after: Option<u64>, headers: &mut HeaderMap) {
        if let Some(seconds) = retry_after {
            headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
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
        let notice = Notice::Said(detail);
        Problem { status: StatusCode::PAYLOAD_TOO_LARGE, heading: "srv-too-large", notice, retry_after: None }
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

    /// There is no such moment in the past of the table.
    pub(crate) fn no_moment(first: u64, last: u64) -> Self {
        let detail =
            Text::new("srv-no-moment-detail").with("first", first.to_string()).with("last", last.to_string());
        let notice = Notice::Said(detail);
        Problem { status: StatusCode::NOT_FOUND, heading: "srv-no-moment", notice, retry_after: None }
    }

    /// A table that has not started has no past.
    pub(crate) fn no_moment_yet() -> Self {
        Problem::new(StatusCode::CONFLICT, "srv-no-moment", "srv-not-started")
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
        let html = pages::error(self.status.as_u16(), &Text::new(self.heading), self.notice.text(), l10n);
        (self.status, Html(html)).into_response()
    }

    /// A program's token is none, or was ended.
    pub(crate) fn no_token() -> Self {
        Problem::new(StatusCode::UNAUTHORIZED, "api-no-token", "api-no-token-detail")
    }

    /// A program's token is not good for what it asks.
    pub(crate) fn wrong_scope(scope: &'static str) -> Self {
        let notice = Notice::Said(Text::new("api-no-scope").with("scope", scope.to_owned()));
        Problem { status: StatusCode::FORBIDDEN, heading: NOT_DONE, notice, retry_after: None }
    }

    /// What a program sent is not what it should be.
    pub(crate) fn no_json(error: &serde_json::Error) -> Self {
        let notice = Notice::Said(Text::new("api-no-json").with("why", error.to_string()));
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        Problem { status, heading: NOT_DONE, notice, retry_after: None }
    }

    /// A game that a program brings along does not pass its check.
    pub(crate) fn wrong_journal(why: String) -> Self {
        Notice::Said(Text::new("start-journal-wrong").with("why", why)).into()
    }

    /// The same for a program.
    fn to_failure(&self, l10n: &Localizer) -> Response {
        let clause = match &self.notice {
            Notice::Refused(refusal) => Some(refusal.clause.to_string()),
            Notice::Said(_) => None,
        };
        let body = Failure {
            status: self.status.as_u16(),
            message: l10n.text(self.notice.text(), &[]),
            clause,
            retry_after: self.retry_after,
        };
        let body = serde_json::to_string(&body).unwrap_or_default();
        let mut response = (self.status, [(header::CONTENT_TYPE, "application/json")], body).into_response();
        if self.status == StatusCode::UNAUTHORIZED {
            response.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        response
    }

    fn to_json(&self, l10n: &Localizer) -> Response {
        let notice = l10n.text(self.notice.text(), &[]);
        let body = json!({ "version": null, "title": null, "regions": null, "notice": notice });
        json_answer(self.status, body)
    }
}

/// What a form says that cannot be read.
impl From<Notice> for Problem {
    fn from(notice: Notice) -> Self {
        Problem { status: StatusCode::UNPROCESSABLE_ENTITY, heading: NOT_DONE, notice, retry_after: None }
    }
}

impl From<Obstacle> for Problem {
    fn from(obstacle: Obstacle) -> Self {
        let conflict = |detail| Problem::new(StatusCode::CONFLICT, NOT_DONE, detail);
        let problem = match &obstacle {
            Obstacle::NoSuchTable => Problem::no_table(),
            Obstacle::Refused(refusal) => Notice::Refused(refusal.clone()).into(),
            Obstacle::Stale => conflict("srv-stale"),
            Obstacle::NotStarted => conflict("srv-not-started"),
            Obstacle::Started => conflict("srv-started"),
            Obstacle::Over => conflict("srv-over"),
            Obstacle::NothingToTakeBack => conflict("srv-nothing-to-take-back"),
            Obstacle::TookBackEnough => conflict("srv-took-back-enough"),
            Obstacle::SeatTaken => conflict("srv-seat-taken"),
            Obstacle::OneSeat => conflict("srv-one-seat"),
            Obstacle::SeatsOpen => conflict("srv-seats-open"),
            Obstacle::SeatsLocked => conflict("srv-locked"),
            Obstacle::NotLocked => conflict("srv-not-locked"),
            Obstacle::Patience(seconds) => Problem {
                status: StatusCode::CONFLICT,
                heading: NOT_DONE,
                notice: Notice::Said(Text::new("srv-patience").with("seconds", *seconds)),
                retry_after: None,
            },
            Obstacle::NotAway => conflict("srv-not-away"),
            Obstacle::AwayTooShort(minutes) => Problem {
                status: StatusCode::CONFLICT,
                heading: NOT_DONE,
                notice: Notice::Said(Text::new("srv-away-too-short").with("minutes", *minutes)),
                retry_after: None,
            },
            Obstacle::TimeNotUp => conflict("srv-time-not-up"),
            Obstacle::NoDayOff => conflict("srv-no-day-off"),
            Obstacle::AskedAlready => conflict("srv-asked-already"),
            Obstacle::NotAsked => conflict("srv-not-asked"),
            Obstacle::NoSuchLink => {
                Problem::new(StatusCode::NOT_FOUND, "found-unknown", "found-unknown-detail")
            }
            Obstacle::LinkRenewed => Problem::new(StatusCode::GONE, "found-renewed", "found-renewed-detail"),
            Obstacle::NotOver => conflict("srv-not-over"),
            Obstacle::NotCoached => Problem::forbidden("srv-not-coached"),
            Obstacle::NotWaitedFor => conflict("srv-not-waited-for"),
            Obstacle::TalkOff => Problem::forbidden("talk-off"),
            Obstacle::Muted => Problem::forbidden("talk-muted"),
            Obstacle::Nameless => Problem::unfit("talk-nameless"),
            Obstacle::NotSaid => Problem::unfit("talk-unclear"),
            Obstacle::TooOften(seconds) => Problem {
                status: StatusCode::TOO_MANY_REQUESTS,
                heading: NOT_DONE,
                notice: Notice::Said(
                    Text::new("srv-too-often")
                        .with("seconds", usize::try_from(*seconds).unwrap_or(usize::MAX)),
                ),
                retry_after: Some(*seconds),
            },
            Obstacle::TooManyBotTables => Problem {
                retry_after: Some(BOTS_PLAY_FOR),
                ..Problem::new(StatusCode::TOO_MANY_REQUESTS, NOT_DONE, "srv-bot-tables")
            },
            Obstacle::PasswordAsked => {
                Problem::new(StatusCode::UNAUTHORIZED, "srv-password", "srv-password-detail")
            }
            Obstacle::InvitationAsked => {
                Problem::new(StatusCode::FORBIDDEN, "srv-invitation", "srv-invitation-detail")
            }
            Obstacle::NoInvitation => {
                Problem::new(StatusCode::NOT_FOUND, "srv-no-invitation", "srv-no-invitation-detail")
            }
            Obstacle::TooManyStreams => Problem {
                retry_after: Some(STREAMS_LAST),
                ..Problem::new(StatusCode::TOO_MANY_REQUESTS, NOT_DONE, "srv-streams")
            },
            Obstacle::Unsent => Problem::new(StatusCode::SERVICE_UNAVAILABLE, NOT_DONE, "told-mail-unsent"),
            Obstacle::WrongShare => Problem::unfit("srv-share"),
            Obstacle::TableTaken => conflict("srv-table-taken"),
            Obstacle::NoSuchSeat => Problem::unfit("srv-no-seat"),
            Obstacle::NoGame => Problem::unfit("form-game"),
            Obstacle::NoScenario => Problem::unfit("srv-no-scenario"),
            Obstacle::NoPosition => Problem::unfit("replay-play-on-not"),
            Obstacle::ScenarioSeats(seats) => {
                Notice::Said(Text::new("srv-scenario-seats").with("seats", *seats)).into()
            }
            Obstacle::Options => Problem::unfit("srv-options"),
            Obstacle::Failed(_) | Obstacle::Unsaved(_) => {
                Problem::new(StatusCode::SERVICE_UNAVAILABLE, NOT_DONE, "srv-failed")
            }
            Obstacle::Store(_) => Problem::broken(),
            Obstacle::Setup(_) | Obstacle::EditionMissing(_) | Obstacle::Game(_) | Obstacle::Journal(_) => {
                Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "srv-unreadable", "srv-unreadable-detail")
            }
        };
        if problem.is_ours() {
            tracing::error!(%obstacle, "a request failed");
        }
        problem
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        Obstacle::from(error).into()
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
    heard(headers).is_some()
}

/// The version that the page has heard of, which its script says whenever it asks.
pub(crate) fn heard(headers: &HeaderMap) -> Option<u64> {
    headers.get("x-globetable")?.to_str().ok()?.parse().ok()
}

/// Whether the script gets all news from a stream, so that it need not be answered with them.
pub(crate) fn follows(headers: &HeaderMap) -> bool {
    wants_json(headers) && headers.get("x-follows").is_some_and(|follows| follows == "true")
}

/// Tells the reader about problems in the reader's language, and the script in its own.
pub(crate) async fn tell_problems(request: Request, next: Next) -> Response {
    let (json, l10n) = (wants_json(request.headers()), language::of(request.headers()));
    let program = request.uri().path().starts_with(API);
    let mut response = next.run(request).await;
    let Some(problem) = response.extensions_mut().remove::<Problem>() else { return response };
    let mut told = match (program, json) {
        (true, _) => problem.to_failure(l10n),
        (false, true) => problem.to_json(l10n),
        (false, false) => problem.to_page(l10n),
    };
    Problem::say_when(problem.retry_after, told.headers_mut());
    if problem.asks_password() && !program {
        *told.status_mut() = problem.status;
        told.headers_mut().insert(header::WWW_AUTHENTICATE, ASKS_PASSWORD);
    }
    // What else the answer says, such as which methods are allowed here, stays.
    let (mut head, _) = response.into_parts();
    let (told, body) = told.into_parts();
    head.status = told.status;
    head.headers.extend(told.headers);
    head.extensions.extend(told.extensions);
    Response::from_parts(head, body)
}
