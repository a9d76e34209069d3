//! From where somebody asks, and whether they may ask so often.
//!
//! What a proxy says about its callers is believed only if the house was told that one stands before it; otherwise anybody could
//! say it, so it is taken away before anybody reads it.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use pages::paths;
use table::journal::hash_of;

use crate::bounds::Rate;
use crate::house::House;
use crate::identity;
use crate::limits::Limit;
use crate::obstacle::Obstacle;
use crate::problem::Problem;

/// What only a proxy may say.
const OF_A_PROXY: [&str; 6] = [
    "forwarded",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-forwarded-port",
    "x-real-ip",
];

/// For how long a browser that came encrypted is to come so again, in seconds.
const A_YEAR: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// The other end of a connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// From where somebody asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Client {
    /// The address, as far as it tells people apart.
    pub(crate) address: String,
    /// How many times as much they have as others.
    times: u32,
    /// Whether they know the password of the house, or are invited.
    welcome: bool,
}

/// Passwords that are none.
const WRONG_PASSWORDS: Limit = Limit { what: "passwords", at_once: 10, then_every: Duration::from_secs(10) };

/// What somebody has said is the password, in the way that browsers ask for one. The name before it does not matter.
fn password_in(headers: &HeaderMap) -> Option<String> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (kind, code) = value.split_once(' ')?;
    let text = kind.eq_ignore_ascii_case("basic").then(|| decoded(code.trim())).flatten()?;
    text.split_once(':').map(|(_, password)| password.to_owned())
}

/// Base64, as that way has it.
fn decoded(code: &str) -> Option<String> {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut bytes = Vec::new();
    let (mut bits, mut length) = (0_u32, 0);
    for letter in code.trim_end_matches('=').bytes() {
        let value = LETTERS.iter().position(|&known| known == letter)?;
        bits = (bits << 6 | u32::try_from(value).ok()?) & 0xffff;
        length += 6;
        if length >= 8 {
            length -= 8;
            bytes.push(u8::try_from(bits >> length & 0xff).ok()?);
        }
    }
    String::from_utf8(bytes).ok()
}

impl<S: Send + Sync> FromRequestParts<S> for Client {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Problem> {
        parts.extensions.get::<Client>().cloned().ok_or_else(Problem::broken)
    }
}

/// Finds out from where a request comes, and turns it away if there were too many.
pub(crate) async fn admit(State(house): State<Arc<House>>, mut request: Request, next: Next) -> Response {
    if !house.behind_proxy {
        forget_proxies(request.headers_mut());
    }
    if house.tls.is_some() {
        request.headers_mut().insert("x-forwarded-proto", HeaderValue::from_static("https"));
    }
    if !house.is_called(request.headers()) && !is_probe(&request) {
        return Problem::misdirected().into_response();
    }
    let mut client = Client::of(&house, &request);
    let person = identity::known(request.headers());
    let asks = client.asks(&house, person.as_deref());
    if let Err(obstacle) = asks.and_then(|()| client.says_password(&house, request.headers())) {
        return Problem::from(obstacle).into_response();
    }
    client.welcome |= house.has_invited(request.headers());
    request.extensions_mut().insert(client);
    let encrypted = identity::arrived_encrypted(request.headers());
    let _asks = house.bots.somebody_asks();
    let mut response = next.run(request).await;
    if encrypted {
        response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, A_YEAR);
    }
    response
}

/// Whoever looks whether the house is well knows its address, and no name.
fn is_probe(request: &Request) -> bool {
    [paths::HEALTH, paths::READY].contains(&request.uri().path())
}

impl House {
    /// Whether a request is for this house. A name that is not ours may be one that leads here behind our back, so that another
    /// site's page could read ours; an address cannot.
    fn is_called(&self, headers: &HeaderMap) -> bool {
        let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or_default());
        let host = text("x-forwarded-host").or_else(|| text("host")).unwrap_or_default();
        let name =
            host.rsplit_once(':').map_or(host, |(name, port)| if is_number(port) { name } else { host });
        let is_address = name.trim_matches(['[', ']']).parse::<IpAddr>().is_ok();
        self.hosts.is_empty() || is_address || self.hosts.iter().any(|own| own.eq_ignore_ascii_case(name))
    }
}

fn is_number(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit())
}

fn forget_proxies(headers: &mut HeaderMap) {
    for name in OF_A_PROXY {
        headers.remove(HeaderName::from_static(name));
    }
}

impl Client {
    fn of(house: &House, request: &Request) -> Client {
        let peer = request.extensions().get::<Peer>().map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |peer| peer.0);
        let ip = if house.behind_proxy { named_by_proxy(request.headers()).unwrap_or(peer) } else { peer };
        let times = times(peer, house.behind_proxy, house.bounds.own);
        Client { address: address_of(ip), times, welcome: false }
    }

    /// Hears the password, if the house has one. Whoever guesses is slowed down.
    fn says_password(&mut self, house: &House, headers: &HeaderMap) -> Result<(), Obstacle> {
        let Some(password) = &house.password else { return Ok(()) };
        let Some(said) = password_in(headers) else { return Ok(()) };
        // Whoever has guessed too often is not told whether this guess was right.
        house.limits.allows(WRONG_PASSWORDS, &self.address)?;
        // Hashes are compared, so that the time it takes says nothing of the password.
        self.welcome = hash_of(&said) == hash_of(password);
        if self.welcome {
            return Ok(());
        }
        house.limits.count(WRONG_PASSWORDS, &self.address)
    }

    /// Takes down whoever shows that they may open tables, so that their programs may too.
    pub(crate) fn note_welcome(&self, house: &House, person: &str) {
        if self.welcome {
            house.welcome.lock().unwrap_or_else(PoisonError::into_inner).insert(person.to_owned());
        }
    }

    /// Whether they may open tables: everybody may, unless the house has a password or invites. Whoever has shown once that they may is known.
    fn is_welcome(&self, house: &House, person: &str) -> bool {
        self.note_welcome(house, person);
        let known = house.welcome.lock().unwrap_or_else(PoisonError::into_inner);
        (house.password.is_none() && !house.invite_only) || known.contains(person)
    }

    fn asks(&self, house: &House, person: Option<&str>) -> Result<(), Obstacle> {
        let bounds = &house.bounds;
        self.count(house, bounds.requests_of_address, "requests of an address", &self.address)?;
        match person {
            Some(person) => self.count(house, bounds.requests_of_person, "requests of a person", person),
            None => Ok(()),
        }
    }

    /// Counts a table that somebody opens.
    pub(crate) fn opens(&self, house: &House, person: &str) -> Result<(), Obstacle> {
        if !self.is_welcome(house, person) {
            let password = house.password.is_some();
            return Err(if password { Obstacle::PasswordAsked } else { Obstacle::InvitationAsked });
        }
        self.counts_table(house, person)
    }

    /// The same, whether they are welcome to open others or not.
    pub(crate) fn counts_table(&self, house: &House, person: &str) -> Result<(), Obstacle> {
        let bounds = &house.bounds;
        self.count(house, bounds.tables_of_person, "tables of a person", person)?;
        self.count(house, bounds.tables_of_address, "tables of an address", &self.address)
    }

    fn count(&self, house: &House, rate: Rate, what: &'static str, by: &str) -> Result<(), Obstacle> {
        house.limits.count(rate.of(what, self.times), by)
    }

    /// How many of something they may have, of which others may have so many.
    pub(crate) fn share(&self, most: usize) -> usize {
        most.saturating_mul(usize::try_from(self.times).unwrap_or(usize::MAX))
    }
}

/// How many times as much whoever calls from there has. Whoever uses this computer is its owner, unless a proxy on it speaks
/// for others.
pub(crate) fn times(peer: IpAddr, behind_proxy: bool, own: u32) -> u32 {
    if peer.to_canonical().is_loopback() && !behind_proxy { own.max(1) } else { 1 }
}

/// The caller of the proxy before this house: it writes them behind whatever its callers say.
fn named_by_proxy(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    let last = last.rsplit(',').next()?.trim();
    last.parse().or_else(|_| last.parse::<SocketAddr>().map(|address| address.ip())).ok()
}

/// An address as it is counted: of the new kind whoever has one has all that begin alike.
pub(crate) fn address_of(ip: IpAddr) -> String {
    match ip.to_canonical() {
        IpAddr::V4(ip) => ip.to_string(),
        IpAddr::V6(ip) => Ipv6Addr::from_bits(ip.to_bits() >> 64 << 64).to_string(),
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn named(values: &[&'static str]) -> Option<String> {
        let mut headers = HeaderMap::new();
        for value in values {
            headers.append("x-forwarded-for", HeaderValue::from_static(value));
        }
        named_by_proxy(&headers).map(address_of)
    }

    #[test]
    fn what_the_proxy_has_written_comes_last() {
        assert_eq!(named(&["192.0.2.1"]).unwrap(), "192.0.2.1");
        assert_eq!(
            named(&["10.0.0.1, 192.0.2.1"]).unwrap(),
            "192.0.2.1",
            "its caller has made the first one up"
        );
        assert_eq!(named(&["10.0.0.1", "192.0.2.1:4711"]).unwrap(), "192.0.2.1");
        assert_eq!(named(&["unknown"]), None);
        assert_eq!(named(&[]), None);
    }

    #[test]
    fn a_house_on_the_new_internet_is_one_address() {
        let of = |text: &str| address_of(text.parse().unwrap());
        assert_eq!(of("2001:db8:1:2:aaaa::1"), of("2001:db8:1:2:bbbb::2"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_eq!(of("::ffff:192.0.2.1"), "192.0.2.1");
        assert_ne!(of("192.0.2.1"), of("192.0.2.2"));
    }

    #[test]
    fn this_computer_has_more_unless_a_proxy_speaks_for_others() {
        let here = "127.0.0.1".parse().unwrap();
        assert_eq!(times(here, false, 100), 100);
        assert_eq!(times(here, true, 100), 1);
        assert_eq!(times("192.0.2.1".parse().unwrap(), false, 100), 1);
    }

    #[test]
    fn a_password_is_read_as_browsers_send_it() {
        let of = |value: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::AUTHORIZATION, HeaderValue::from_static(value));
            password_in(&headers)
        };
        assert_eq!(of("Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==").as_deref(), Some("open sesame"));
        assert_eq!(of("basic OsO8").as_deref(), Some("ü"));
        for value in ["Bearer gt_12", "Basic", "Basic !", "Basic QQ=="] {
            assert_eq!(of(value), None, "{value}");
        }
    }
}
