//! Who is asking: a browser is known by a random token in a cookie, and by nothing else.
//!
//! Where the host wants accounts, a browser that is signed in is known by the secret of its device instead.
//!
//! The store keeps the token's hash only, so that a copy of the database lets nobody take a seat.

use std::sync::Arc;

use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use pages::Localizer;
use store::{Device, StoreError};
use table::journal::{hash_of, hex};

use crate::house::{House, random};
use crate::language;
use crate::problem::Problem;

/// The cookie that holds a browser's token.
const TOKEN: &str = "globetable";
/// The cookie that holds the secret by which a browser is signed in.
const ACCOUNT: &str = "globetable-account";
/// The cookie that holds the name its owner used last.
const NAME: &str = "globetable-name";
/// The cookie that holds the tables at which the coach was sent away.
pub(crate) const LESSONS_LEFT: &str = "globetable-lessons-left";
/// The cookie that holds the puzzles that were solved.
pub(crate) const PUZZLES_SOLVED: &str = "globetable-puzzles";
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
    /// The tables at which they sent the coach away, by their ids.
    pub(crate) lessons_left: String,
    /// The puzzles that were solved here, by their ids.
    pub(crate) puzzles_solved: String,
}

impl Reader {
    /// Whether they sent the coach of this table away.
    pub(crate) fn has_left_lesson(&self, table: &str) -> bool {
        self.lessons_left.split('.').any(|left| left == table)
    }

    /// Whether this puzzle was solved here.
    pub(crate) fn has_solved(&self, puzzle: &str) -> bool {
        self.puzzles_solved.split('.').any(|solved| solved == puzzle)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Reader {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Problem> {
        parts.extensions.get::<Reader>().cloned().ok_or_else(Problem::broken)
    }
}

/// The device by which somebody is signed in, with its secret, if they are.
#[derive(Clone, Debug)]
pub(crate) struct Session(pub(crate) Option<(Device, String)>);

impl<S: Send + Sync> FromRequestParts<S> for Session {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Problem> {
        parts.extensions.get::<Session>().cloned().ok_or_else(Problem::broken)
    }
}

/// Finds out who is asking, and gives a token to a browser that has none.
pub(crate) async fn introduce(State(house): State<Arc<House>>, mut request: Request, next: Next) -> Response {
    let found = match Introduced::by(&house, request.headers()).await {
        Ok(found) => found,
        Err(error) => return Problem::from(error).into_response(),
    };
    let Introduced { session, token: known, player: stayed, language } = found;
    // The start page renews the token, so that whoever comes back within the year is remembered on.
    let renews = request.uri().path() == pages::paths::START && request.method() == Method::GET;
    let gives = known.is_none() || renews;
    let token = known.unwrap_or_else(|| hex(&random::<16>()));
    let name = cookie(request.headers(), NAME).map(decoded).unwrap_or_default();
    let lessons_left = cookie(request.headers(), LESSONS_LEFT).unwrap_or_default().to_owned();
    let puzzles_solved = cookie(request.headers(), PUZZLES_SOLVED).unwrap_or_default().to_owned();
    let secure = arrived_encrypted(request.headers());
    // What was chosen on one device is what the others speak from now on.
    let spoken = language::of(request.headers());
    let l10n = language.unwrap_or(spoken);
    let by_token = stayed.unwrap_or_else(|| hash_of(&token));
    let player = session.as_ref().map_or(by_token, |(device, _)| device.player.clone());
    let enters = session.clone().filter(|_| renews);
    request.extensions_mut().insert(Reader { player, name, l10n, lessons_left, puzzles_solved });
    request.extensions_mut().insert(Session(session));
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    // What is made for one person is kept by nobody, not by their own browser on a computer that others use.
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    // What the answer itself remembers is newer.
    if gives && !sets(headers, TOKEN) {
        set_cookie(headers, TOKEN, &token, secure);
    }
    if let Some((_, secret)) = enters {
        set_cookie(headers, ACCOUNT, &secret, secure);
    }
    if l10n.lang() != spoken.lang() && !sets(headers, language::LANGUAGE) {
        set_cookie(headers, language::LANGUAGE, l10n.lang(), secure);
    }
    response
}

/// Whether an answer sets this cookie.
fn sets(headers: &HeaderMap, name: &str) -> bool {
    let cookies = headers.get_all(header::SET_COOKIE).iter().filter_map(|cookie| cookie.to_str().ok());
    cookies.filter_map(|cookie| cookie.split_once('=')).any(|(set, _)| set == name)
}

/// What the cookies of a browser say.
struct Introduced {
    session: Option<(Device, String)>,
    /// Its own token, by which it is somebody if it is not signed in.
    token: Option<String>,
    /// Who it is by that, if it had an account that was removed: it stays the player that it was.
    player: Option<String>,
    /// The language of the account.
    language: Option<&'static Localizer>,
}

impl Introduced {
    async fn by(house: &House, headers: &HeaderMap) -> Result<Self, StoreError> {
        let token = cookie(headers, TOKEN).filter(|token| is_token(token)).map(str::to_owned);
        if house.accounts.is_none() {
            return Ok(Introduced { session: None, token, player: None, language: None });
        }
        let (mut session, mut language) = (None, None);
        if let Some(secret) = cookie(headers, ACCOUNT).filter(|secret| is_token(secret)) {
            session = house.store.device(&hash_of(secret)).await?.map(|device| (device, secret.to_owned()));
        }
        if let Some(id) = session.as_ref().and_then(|(device, _)| device.account.as_ref()) {
            language = house.store.account(id).await?.and_then(|account| account.language);
        }
        let (mut token, mut player) = (token, None);
        if let Some(hash) = token.as_deref().map(hash_of) {
            player = house.store.device(&hash).await?.filter(|it| it.account.is_none()).map(|it| it.player);
            // Who is somebody by an account is not by a plain token: that of the browser on which it was made may be known elsewhere.
            if house.store.is_by_account(&hash).await? {
                token = None;
            }
        }
        let language = language.as_deref().and_then(Localizer::called);
        Ok(Introduced { session, token, player, language })
    }
}

/// Whether a browser with these cookies is still this player.
pub(crate) async fn is_still(house: &House, headers: &HeaderMap, player: &str) -> Result<bool, StoreError> {
    // Where there are no accounts, a browser is who it is by its own token, which nothing ends.
    if house.accounts.is_none() {
        return Ok(true);
    }
    let Introduced { session, token, player: stayed, .. } = Introduced::by(house, headers).await?;
    let by_device = session.map(|(device, _)| device.player);
    match by_device.or(stayed).or_else(|| token.as_deref().map(hash_of)) {
        Some(found) => Ok(found == player),
        // Whoever brought nothing was given a token of their own, by which they are nobody whom another could be.
        None => Ok(!house.store.is_by_account(player).await?),
    }
}

/// Signs this browser in, by the secret of a device.
pub(crate) fn enter(response: &mut Response, request: &HeaderMap, secret: &str) {
    remember(response, request, ACCOUNT, secret);
}

/// Signs this browser out.
pub(crate) fn leave(response: &mut Response, request: &HeaderMap) {
    let secure = if arrived_encrypted(request) { "; Secure" } else { "" };
    let cookie = format!("{ACCOUNT}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax{secure}");
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
}

/// Signs this browser out of an account that is no more: what it was signed in by is its own token now.
pub(crate) fn stay(response: &mut Response, request: &HeaderMap, secret: &str) {
    remember(response, request, TOKEN, secret);
    leave(response, request);
}

/// Gives this browser a new token of its own.
pub(crate) fn renew(response: &mut Response, request: &HeaderMap) {
    remember(response, request, TOKEN, &hex(&random::<16>()));
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

/// The same for some addresses of the house alone.
pub(crate) fn remember_at(
    response: &mut Response,
    request: &HeaderMap,
    (cookie, value): (&str, &str),
    path: &str,
) {
    set_cookie_at(response.headers_mut(), (cookie, value), path, arrived_encrypted(request));
}

fn set_cookie(headers: &mut HeaderMap, name: &str, value: &str, secure: bool) {
    set_cookie_at(headers, (name, value), "/", secure);
}

fn set_cookie_at(headers: &mut HeaderMap, (name, value): (&str, &str), path: &str, secure: bool) {
    let secure = if secure { "; Secure" } else { "" };
    let cookie = format!("{name}={value}; Path={path}; Max-Age={REMEMBERED}; HttpOnly; SameSite=Lax{secure}");
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        headers.append(header::SET_COOKIE, cookie);
    }
}

/// Whether the browser's words were encrypted, on their way to us or to the proxy in front of us.
pub(crate) fn arrived_encrypted(headers: &HeaderMap) -> bool {
    headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https")
}

impl House {
    /// The address of this house for links that are sent around: the public one, if the host has named it; else the one by which
    /// the browser knows it.
    pub(crate) fn origin(&self, headers: &HeaderMap) -> String {
        self.caller.origin.clone().unwrap_or_else(|| origin(headers))
    }
}

/// The address of this house as the browser knows it.
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
