//! Who is asking: a browser is known by a random token in a cookie, and by nothing else.
//!
//! The store keeps the token's hash only, so that a copy of the database lets nobody take a seat.

use axum::extract::{FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::Response;
use pages::Localizer;
use table::journal::{hash_of, hex};

use crate::house::random;
use crate::language;
use crate::problem::Problem;

/// The cookie that holds a browser's token.
const TOKEN: &str = "globetable";
/// The cookie that holds the name its owner used last.
const NAME: &str = "globetable-name";
/// How long a browser is remembered, in seconds: a year.
const REMEMBERED: u32 = 365 * 24 * 60 * 60;

/// Somebody who looks at a page.
#[derive(Clone, Debug)]
pub(crate) struct Reader {
    /// The key by which the store knows them.
    pub(crate) player: String,
    /// The name they used last.
    pub(crate) name: String,
    /// The language they read.
    pub(crate) l10n: &'static Localizer,
}

impl<S: Send + Sync> FromRequestParts<S> for Reader {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Problem> {
        parts.extensions.get::<Reader>().cloned().ok_or_else(Problem::broken)
    }
}

/// Finds out who is asking, and gives a token to a browser that has none.
pub(crate) async fn introduce(mut request: Request, next: Next) -> Response {
    let known = cookie(request.headers(), TOKEN).filter(|token| is_token(token)).map(str::to_owned);
    // The start page renews the token, so that whoever comes back within the year is remembered on.
    let renews = request.uri().path() == pages::paths::START && request.method() == Method::GET;
    let gives = known.is_none() || renews;
    let token = known.unwrap_or_else(|| hex(&random::<16>()));
    let name = cookie(request.headers(), NAME).map(decoded).unwrap_or_default();
    let secure = arrived_encrypted(request.headers());
    let l10n = language::of(request.headers());
    request.extensions_mut().insert(Reader { player: hash_of(&token), name, l10n });
    let mut response = next.run(request).await;
    // What is made for one person is kept by nobody, not by their own browser on a computer that others use.
    response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    if gives {
        set_cookie(response.headers_mut(), TOKEN, &token, secure);
    }
    response
}

/// The key of whoever asks, if their browser is known.
pub(crate) fn known(headers: &HeaderMap) -> Option<String> {
    cookie(headers, TOKEN).filter(|token| is_token(token)).map(hash_of)
}

/// Remembers the name that somebody goes by.
pub(crate) fn remember_name(response: &mut Response, request: &HeaderMap, name: &str) {
    remember(response, request, NAME, &encoded(name));
}

/// Remembers something in a cookie, in the few characters that it may have.
pub(crate) fn remember(response: &mut Response, request: &HeaderMap, cookie: &str, value: &str) {
    set_cookie(response.headers_mut(), cookie, value, arrived_encrypted(request));
}

fn set_cookie(headers: &mut HeaderMap, name: &str, value: &str, secure: bool) {
    let secure = if secure { "; Secure" } else { "" };
    let cookie = format!("{name}={value}; Path=/; Max-Age={REMEMBERED}; HttpOnly; SameSite=Lax{secure}");
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        headers.append(header::SET_COOKIE, cookie);
    }
}

/// Whether the browser spoke to a proxy in front of us with TLS.
pub(crate) fn arrived_encrypted(headers: &HeaderMap) -> bool {
    headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https")
}

/// The address of this house as the browser knows it, for links that are sent around.
pub(crate) fn origin(headers: &HeaderMap) -> String {
    let scheme = if arrived_encrypted(headers) { "https" } else { "http" };
    let host = ["x-forwarded-host", "host"]
        .into_iter()
        .find_map(|name| headers.get(name).and_then(|value| value.to_str().ok()))
        .unwrap_or("localhost");
    format!("{scheme}://{host}")
}

fn is_token(token: &str) -> bool {
    token.len() == 32 && token.bytes().all(|byte| byte.is_ascii_hexdigit())
}

pub(crate) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|cookies| cookies.split(';'))
        .filter_map(|cookie| cookie.trim().split_once('='))
        .find_map(|(found, value)| (found == name).then_some(value))
}

/// A name in the few characters that a cookie may have.
fn encoded(name: &str) -> String {
    let encode = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => char::from(byte).to_string(),
        other => format!("%{other:02X}"),
    };
    name.bytes().map(encode).collect()
}

/// The name back again; what cannot be one is none.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte != b'%' {
            bytes.push(byte);
            continue;
        }
        let digits: Vec<u8> = rest.by_ref().take(2).collect();
        let Some(byte) = std::str::from_utf8(&digits).ok().and_then(|hex| u8::from_str_radix(hex, 16).ok())
        else {
            return String::new();
        };
        bytes.push(byte);
    }
    let name = String::from_utf8(bytes).unwrap_or_default();
    pages::forms::read_name(&name).ok().flatten().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_survive_a_cookie() {
        for name in ["Ada", "Ada Lovelace", "Зоя; =\"%", "名前"] {
            let text = encoded(name);
            assert!(
                text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.%".contains(&byte)),
                "{text}"
            );
            assert_eq!(decoded(&text), name);
        }
        assert_eq!(decoded("%zz"), "");
        assert_eq!(decoded("%ff"), "");
    }

    #[test]
    fn the_right_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.append(header::COOKIE, HeaderValue::from_static("a=b; globetable-name=Ada; globetable=12"));
        assert_eq!(cookie(&headers, TOKEN), Some("12"));
        assert_eq!(cookie(&headers, NAME), Some("Ada"));
        assert_eq!(cookie(&headers, "c"), None);
    }
}
