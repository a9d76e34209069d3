//! One's own tokens, by which programs play.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use pages::paths;
use pages::tokens_page::{LONGEST_LABEL, OwnToken, TokensModel};
use table::journal::hash_of;

use crate::api::{Scope, new_token};
use crate::client::Client;
use crate::fields::Fields;
use crate::house::House;
use crate::identity::Reader;
use crate::limits::Limit;
use crate::problem::Problem;

/// New tokens of a player.
const NEW_TOKENS: Limit = Limit { what: "new tokens", at_once: 10, then_every: Duration::from_secs(60) };
/// How many tokens a player has at most.
const MOST_TOKENS: usize = 20;

/// `GET /tokens`. Programs have the rights of whoever comes here, also that to open tables where not everybody has it.
pub(super) async fn page(
    State(house): State<Arc<House>>,
    reader: Reader,
    client: Client,
) -> Result<Response, Problem> {
    client.note_welcome(&house, &reader.player);
    shown(&house, &reader, None).await
}

/// `POST /tokens`: label, and a scope or several. The token is shown this once.
pub(super) async fn make(
    State(house): State<Arc<House>>,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Problem> {
    let label = fields.get("label").unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ");
    if label.is_empty() || label.chars().count() > LONGEST_LABEL {
        return Err(Problem::unfit("tokens-no-label"));
    }
    let asked = |scope: &Scope| fields.0.iter().any(|(name, value)| name == "scope" && value == scope.word());
    let scopes: Vec<Scope> = Scope::ALL.into_iter().filter(asked).collect();
    if scopes.is_empty() {
        return Err(Problem::unfit("tokens-no-scope"));
    }
    if house.store.tokens_of(&reader.player).await?.len() >= MOST_TOKENS {
        return Err(Problem::unfit("tokens-too-many"));
    }
    house.limits.count(NEW_TOKENS, &reader.player)?;
    let (token, secret) = new_token(&reader.player, label, &scopes);
    house.store.put_token(&hash_of(&secret), &token).await?;
    shown(&house, &reader, Some(secret)).await
}

/// `POST /tokens/ended`: id.
pub(super) async fn end(
    State(house): State<Arc<House>>,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Problem> {
    house.end_token(&reader.player, fields.get("id").unwrap_or_default()).await?;
    Ok(Redirect::to(paths::TOKENS).into_response())
}

async fn shown(house: &House, reader: &Reader, fresh: Option<String>) -> Result<Response, Problem> {
    let own = |token: store::Token| OwnToken {
        id: token.id,
        label: token.label,
        scopes: token.scopes.split(' ').map(str::to_owned).collect(),
    };
    let tokens = house.store.tokens_of(&reader.player).await?.into_iter().map(own).collect();
    let scopes = Scope::ALL.map(Scope::word);
    let html = pages::tokens(&TokensModel { l10n: reader.l10n, tokens, scopes: &scopes, fresh });
    let mut response = Html(html).into_response();
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    Ok(response)
}
