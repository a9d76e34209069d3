//! Who asks: somebody's program, known by its token.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use store::Token;
use table::journal::{hash_of, hex};
use table::{Seat, SeatSet};

use crate::guests::{self, Entrance};
use crate::house::{House, random};
use crate::identity::Reader;
use crate::language;
use crate::limits::Limit;
use crate::loaded::Table;
use crate::obstacle::Obstacle;
use crate::problem::Problem;

/// What a token asks for.
const REQUESTS: Limit = Limit { what: "requests", at_once: 600, then_every: Duration::from_millis(20) };
/// What is asked with tokens that are none.
const WRONG_TOKENS: Limit =
    Limit { what: "wrong tokens", at_once: 100, then_every: Duration::from_millis(500) };

/// What a token is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scope {
    /// Looking at tables.
    Read,
    /// Opening tables, sitting down and acting.
    Play,
    /// Saying something.
    Talk,
}

impl Scope {
    pub(crate) const ALL: [Scope; 3] = [Scope::Read, Scope::Play, Scope::Talk];

    /// As the store and forms have it.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Scope::Read => "read",
            Scope::Play => "play",
            Scope::Talk => "talk",
        }
    }
}

/// A new token of a player: what is kept of it, and its secret, which is not.
pub(crate) fn new_token(player: &str, label: String, scopes: &[Scope]) -> (Token, String) {
    let scopes = scopes.iter().map(|scope| scope.word()).collect::<Vec<_>>().join(" ");
    let token = Token { id: hex(&random::<6>()), player: player.to_owned(), label, scopes };
    (token, format!("gt_{}", hex(&random::<20>())))
}

/// A program that acts in somebody's name.
pub(super) struct Caller {
    pub(super) house: Arc<House>,
    pub(super) reader: Reader,
    token: Token,
    /// What the token is known by.
    pub(super) hash: String,
}

impl Caller {
    /// Refuses what the token is not good for.
    pub(super) fn may(&self, scope: Scope) -> Result<(), Problem> {
        let good = self.token.scopes.split(' ').any(|word| word == scope.word());
        if good { Ok(()) } else { Err(Problem::wrong_scope(scope.word())) }
    }
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (kind, token) = value.split_once(' ')?;
    kind.eq_ignore_ascii_case("bearer").then_some(token.trim())
}

impl FromRequestParts<Arc<House>> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Problem> {
        let secret = bearer(&parts.headers).ok_or_else(Problem::no_token)?;
        let hash = hash_of(secret);
        let Some(token) = house.store.token(&hash).await? else {
            house.limits.count(WRONG_TOKENS, "")?;
            return Err(Problem::no_token());
        };
        house.limits.count(REQUESTS, &token.id)?;
        let l10n = language::of(&parts.headers);
        let reader = Reader {
            player: token.player.clone(),
            name: String::new(),
            l10n,
            lessons_left: String::new(),
            puzzles_solved: String::new(),
        };
        Ok(Caller { house: Arc::clone(house), reader, token, hash })
    }
}

/// A program that asks something of a table.
pub(super) struct AtTable {
    pub(super) caller: Caller,
    pub(super) table: Arc<Table>,
    /// How the caller comes to it.
    pub(super) entrance: Entrance,
}

impl FromRequestParts<Arc<House>> for AtTable {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Problem> {
        let AtDoor(at) = AtDoor::from_request_parts(parts, house).await?;
        if !at.entrance.looks {
            return Err(Problem::forbidden("srv-closed"));
        }
        at.table.note_visit(&at.caller.reader.player);
        Ok(at)
    }
}

/// A program that perhaps has the link of a seat: that lets it in at any table.
pub(super) struct AtDoor(pub(super) AtTable);

impl FromRequestParts<Arc<House>> for AtDoor {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Problem> {
        let caller = Caller::from_request_parts(parts, house).await?;
        let Path(found) = Path::<Vec<(String, String)>>::from_request_parts(parts, house)
            .await
            .map_err(|_| Problem::no_table())?;
        let (_, id) = found.into_iter().next().ok_or_else(Problem::no_table)?;
        let table = house.table(&id).await?;
        let said = guests::key_in(parts.uri.query());
        let entrance = table.entrance(&table.now(), &caller.reader.player, said.as_slice());
        Ok(AtDoor(AtTable { caller, table, entrance }))
    }
}

impl AtTable {
    /// A seat of the caller's.
    pub(super) fn own(&self, seat: u8) -> Result<Seat, Problem> {
        let now = self.table.now();
        if usize::from(seat) >= now.seats.len() {
            return Err(Obstacle::NoSuchSeat.into());
        }
        let own = now.seats_of(&self.caller.reader.player).contains(Seat(seat));
        if own { Ok(Seat(seat)) } else { Err(Problem::forbidden("srv-not-your-seat")) }
    }

    pub(super) fn own_seats(&self) -> SeatSet {
        self.table.now().seats_of(&self.caller.reader.player)
    }

    /// A seat that the caller owns, whether a bot holds it just now or not.
    pub(super) fn owned(&self, seat: u8) -> Result<Seat, Problem> {
        let owned = self.table.now().owned_by(&self.caller.reader.player).contains(Seat(seat));
        if owned { Ok(Seat(seat)) } else { self.own(seat) }
    }

    /// The seat for which the caller speaks at the table.
    pub(super) fn voice(&self) -> Result<Seat, Problem> {
        let voices = self.table.now().voices_of(&self.caller.reader.player);
        voices.first().ok_or_else(|| Problem::forbidden("srv-not-playing"))
    }

    pub(super) fn must_be_host(&self) -> Result<(), Problem> {
        let host = self.table.now().host == self.caller.reader.player;
        if host { Ok(()) } else { Err(Problem::forbidden("srv-not-host")) }
    }
}
