//! Who may come to a table: by its link one sits down or watches, unless whoever opened it wanted that otherwise.
//!
//! Where seats are taken by a link of their own, that link has a key which only this house can make of the table's id; nothing is
//! kept of it, so every node knows it. A browser that came by it keeps it as a cookie of that table's addresses.

use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use pages::guests::{Admission, Door};
use pages::paths;
use table::journal::hash_of;

use crate::house::House;
use crate::identity;
use crate::loaded::{Snapshot, Table};

/// The field of an address that holds the key, and the cookie that keeps it.
pub(crate) const KEY: &str = "key";

/// How somebody comes to a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Entrance {
    /// Whether they may sit down.
    pub(crate) sits: bool,
    /// Whether they may look at it.
    pub(crate) looks: bool,
    /// The link by which they may invite others, as a path.
    pub(crate) path: String,
    /// Whether those whom they invite to watch get another.
    apart: bool,
    /// Whether they may take one seat only.
    one_seat: bool,
}

impl House {
    /// What leads to the seats of a table, where that is not its own link.
    pub(crate) fn key_of(&self, table: &str) -> String {
        self.secret_for(&format!("players of {table}"))
    }
}

impl Table {
    /// Whether this is the key. Hashes are compared, so that the time it takes says nothing of it.
    pub(crate) fn is_key(&self, said: &str) -> bool {
        hash_of(said) == hash_of(&self.key)
    }

    /// How a player comes to this table who says these keys.
    pub(crate) fn entrance(&self, now: &Snapshot, player: &str, said: &[&str]) -> Entrance {
        // What stands on the page of the club is for everybody.
        let door = if now.public { Door::Open } else { self.setup.guests.door };
        let host = now.host == player;
        let belongs = host || !now.owned_by(player).is_empty() || !now.left_by(player).is_empty();
        let invited = belongs || said.iter().any(|said| self.is_key(said));
        let (open, own) = (door == Door::Open, paths::table(&self.id));
        Entrance {
            sits: open || invited,
            looks: door != Door::Closed || invited,
            path: if open || !invited { own } else { format!("{own}?{KEY}={}", self.key) },
            apart: door == Door::Apart && invited,
            one_seat: !host && !self.setup.guests.several,
        }
    }
}

impl Entrance {
    /// The same as pages know it, for whoever calls the house by this origin.
    pub(crate) fn admission(&self, table: &str, link: impl FnOnce(&str) -> String) -> Admission {
        Admission {
            only_watches: !self.sits,
            one_seat: self.one_seat,
            watch: self.apart.then(|| link(&paths::table(table))),
        }
    }
}

/// What a request says as keys of a table: in its address, and by the cookie.
pub(crate) fn said<'a>(address: Option<&'a str>, headers: &'a HeaderMap) -> Vec<&'a str> {
    address.into_iter().chain(identity::cookie(headers, KEY)).collect()
}

/// The key in the query of an address.
pub(crate) fn key_in(query: Option<&str>) -> Option<&str> {
    query?.split('&').find_map(|field| field.strip_prefix(KEY)?.strip_prefix('='))
}

/// Lets a browser keep the key that it came by, and leads to the address without it, which may be shown to others.
pub(crate) fn kept(headers: &HeaderMap, table: &str, key: &str, to: &str) -> Response {
    let mut response = Redirect::to(to).into_response();
    identity::remember_at(&mut response, headers, (KEY, key), &paths::table(table));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_found_in_an_address() {
        assert_eq!(key_in(Some("key=ab12")), Some("ab12"));
        assert_eq!(key_in(Some("seat=1&key=ab12&v=3")), Some("ab12"));
        for none in [None, Some(""), Some("keys=ab12"), Some("monkey=ab12"), Some("key")] {
            assert_eq!(key_in(none), None, "{none:?}");
        }
    }
}
