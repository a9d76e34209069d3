//! Invitations to open tables, for a house whose host wants to know who does.
//!
//! An invitation is a name, chosen by the host, and a code that only this house can make of it. Nothing is kept of it, so every node
//! knows it; it holds until its name is withdrawn. A browser that has opened it keeps it as a cookie.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use pages::paths;
use table::dice::SecretSeed;
use table::journal::{hash_of, hex};

use crate::house::House;
use crate::identity;
use crate::obstacle::Obstacle;
use crate::problem::Problem;

/// The cookie that keeps it.
const COOKIE: &str = "invitation";
/// The longest name.
const LONGEST: usize = 32;

/// What leads to the invitation of this name in the house with this secret; `None` if that is no name for one: up to 32 small letters,
/// digits and hyphens.
pub fn invitation(secret: &[u8; 32], name: &str) -> Option<String> {
    is_name(name).then(|| paths::invitation(format!("{name}.{}", code(secret, name))))
}

fn is_name(name: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    (1..=LONGEST).contains(&name.len()) && name.bytes().all(fits)
}

fn code(secret: &[u8; 32], name: &str) -> String {
    hex(&SecretSeed::of_table(secret, &format!("invitation {name}")).0[..16])
}

impl House {
    /// Whether whoever asks with these headers is invited.
    pub(crate) fn has_invited(&self, headers: &HeaderMap) -> bool {
        self.invite_only && identity::cookie(headers, COOKIE).is_some_and(|text| self.invites(text))
    }

    fn invites(&self, text: &str) -> bool {
        let Some((name, said)) = text.split_once('.') else { return false };
        // Hashes are compared, so that the time it takes says nothing of the code.
        let right = is_name(name) && hash_of(said) == hash_of(&self.invitation_code(name));
        right && !self.withdrawn.iter().any(|other| other == name)
    }

    fn invitation_code(&self, name: &str) -> String {
        self.secret_for(&format!("invitation {name}"))
    }
}

/// `GET /invitation/NAME.CODE`: this browser is invited from now on.
pub(crate) async fn accept(
    State(house): State<Arc<House>>,
    Path(text): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    if !house.invites(&text) {
        return Err(Obstacle::NoInvitation.into());
    }
    let mut response = Redirect::to(paths::START).into_response();
    identity::remember(&mut response, &headers, COOKIE, &text);
    Ok(response)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_invitation_is_made_for_one_name_and_one_house() {
        let one = invitation(&[1; 32], "chess-club").unwrap();
        assert!(one.starts_with("/invitation/chess-club."), "{one}");
        assert_ne!(Some(one), invitation(&[2; 32], "chess-club"));
        assert_ne!(code(&[1; 32], "ada"), code(&[1; 32], "bo"));
    }

    #[test]
    fn names_are_words_that_fit_an_address() {
        for name in ["", "Ada", "a b", "a.b", "ä", &"a".repeat(33)] {
            assert_eq!(invitation(&[1; 32], name), None, "{name}");
        }
    }
}
