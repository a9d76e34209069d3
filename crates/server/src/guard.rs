//! What stands before every route: requests of other sites' pages are turned away, and every answer tells the browser
//! what it may do with it.

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::log::route;
use crate::problem::Problem;

/// Nothing but our own style sheet, script and pictures; no frames, no foreign forms.
const POLICY: HeaderValue = HeaderValue::from_static(
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; \
     form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
);
/// A drawing carries its own styles, and may do nothing else.
const PICTURE_POLICY: HeaderValue =
    HeaderValue::from_static("default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");

/// Turns away what another site's page sends in a reader's name, which would come with their cookie.
pub(crate) async fn turn_foreigners_away(request: Request, next: Next) -> Response {
    let harmless = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if harmless || is_our_own(request.headers()) {
        next.run(request).await
    } else {
        tracing::warn!(route = route(&request), "a request from another site was turned away");
        Problem::foreign().into_response()
    }
}

/// Whether a request comes from a page of ours. Browsers say so themselves where they can; older ones, and all of
/// them on plain addresses of a local network, name the origin. What names neither is no browser.
fn is_our_own(headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    match text("sec-fetch-site") {
        Some("same-origin") => true,
        // No page sent it, they say; unless they name one.
        Some("none") | None => text("origin").is_none_or(|origin| is_our_origin(origin, headers)),
        Some(_) => false,
    }
}

fn is_our_origin(origin: &str, headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    let Some((_, origin_host)) = origin.split_once("://") else { return false };
    // `X-Forwarded-Host` is there only if a proxy of ours has said it (`client`).
    let hosts = [text("host"), text("x-forwarded-host")];
    hosts.into_iter().flatten().any(|host| host.eq_ignore_ascii_case(origin_host))
}

/// Sends the browser's instructions along with every answer.
pub(crate) async fn instruct_browser(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let picture = headers.get(header::CONTENT_TYPE).is_some_and(|kind| kind == "image/svg+xml");
    headers.insert(header::CONTENT_SECURITY_POLICY, if picture { PICTURE_POLICY } else { POLICY });
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    // Not `no-referrer`: with that browsers send forms with the origin “null”, and nobody could act.
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    let kept = headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("private, no-cache"));
    // What may be kept has its language in its address; everything else is in the reader's.
    if kept.to_str().is_ok_and(|kept| kept.contains("no-")) {
        headers.append(header::VARY, HeaderValue::from_static("cookie, accept-language"));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ours(headers: &[(&'static str, &'static str)]) -> bool {
        is_our_own(
            &headers
                .iter()
                .map(|&(name, value)| {
                    (header::HeaderName::from_static(name), HeaderValue::from_static(value))
                })
                .collect(),
        )
    }

    #[test]
    fn own_pages_and_programs_may_act() {
        assert!(ours(&[("host", "table.example:8815")]));
        assert!(ours(&[("host", "table.example:8815"), ("origin", "http://table.example:8815")]));
        assert!(ours(&[
            ("host", "inside:80"),
            ("x-forwarded-host", "Table.example"),
            ("origin", "https://table.example")
        ]));
        assert!(ours(&[("host", "table.example"), ("sec-fetch-site", "same-origin")]));
        assert!(ours(&[("host", "table.example"), ("sec-fetch-site", "none")]));
        assert!(ours(&[
            ("host", "table.example"),
            ("sec-fetch-site", "none"),
            ("origin", "https://table.example")
        ]));
    }

    #[test]
    fn pages_of_others_may_not() {
        assert!(!ours(&[("host", "table.example"), ("origin", "https://evil.example")]));
        assert!(!ours(&[("host", "table.example"), ("origin", "https://table.example:8443")]));
        assert!(!ours(&[("host", "table.example"), ("origin", "null")]));
        assert!(!ours(&[("host", "table.example"), ("sec-fetch-site", "cross-site")]));
        assert!(!ours(&[("host", "table.example"), ("sec-fetch-site", "same-site")]));
        assert!(!ours(&[
            ("host", "table.example"),
            ("sec-fetch-site", "none"),
            ("origin", "https://evil.example")
        ]));
    }
}
