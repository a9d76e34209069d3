//! One's account: made, opened, changed, left and removed.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use pages::account_page::{AccountModel, OwnAccount, OwnDevice, PACES};
use pages::{Localizer, paths};
use store::{Account, Device};
use table::Text;

use crate::accounts::{NoAccount, SHORTEST_PASSWORD, SignedIn, browser_of};
use crate::client::Client;
use crate::fields::Fields;
use crate::house::House;
use crate::identity::{self, Reader, Session};
use crate::problem::Problem;

/// Somebody asks something of their account, in a house that has accounts.
pub(super) struct Owner {
    account: Account,
    device: Device,
    secret: String,
}

/// `GET /account`
pub(super) async fn page(
    State(house): State<Arc<House>>,
    reader: Reader,
    session: Session,
) -> Result<Response, Problem> {
    let owner = owner(&house, session).await?;
    shown(&house, &reader, owner.as_ref(), None).await
}

/// `POST /account/new`: name and password.
pub(super) async fn new(
    State(house): State<Arc<House>>,
    reader: Reader,
    session: Session,
    client: Client,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Problem> {
    if owner(&house, session).await?.is_some() {
        return Ok(Redirect::to(paths::ACCOUNT).into_response());
    }
    let label = browser_of(&headers);
    match house.sign_up(&reader.player, name_and_password(&fields), &client.address, label).await {
        Ok(signed_in) => Ok(entered(&signed_in, &headers, true)),
        Err(why) => refused(&house, &reader, None, why).await,
    }
}

/// `POST /account/in`: name and password.
pub(super) async fn sign_in(
    State(house): State<Arc<House>>,
    reader: Reader,
    session: Session,
    client: Client,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Problem> {
    let before = owner(&house, session).await?;
    let label = browser_of(&headers);
    match house.sign_in(name_and_password(&fields), &client.address, label).await {
        Ok(signed_in) => {
            if let Some(Owner { device, .. }) = before {
                house.store.end_device(&device.player, &device.id).await?;
            }
            Ok(entered(&signed_in, &headers, false))
        }
        Err(why) => refused(&house, &reader, before.as_ref(), why).await,
    }
}

/// `POST /account/out`
pub(super) async fn sign_out(
    State(house): State<Arc<House>>,
    session: Session,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    if let Some(Owner { device, .. }) = owner(&house, session).await? {
        house.store.end_device(&device.player, &device.id).await?;
    }
    let mut response = Redirect::to(paths::ACCOUNT).into_response();
    identity::leave(&mut response, &headers);
    Ok(response)
}

/// `POST /account/password`: old and new.
pub(super) async fn password(
    State(house): State<Arc<House>>,
    reader: Reader,
    session: Session,
    fields: Fields,
) -> Result<Response, Problem> {
    let Owner { account, secret, .. } = signed_in(&house, session.clone()).await?;
    let both = (fields.get("old").unwrap_or_default(), fields.get("new").unwrap_or_default());
    let owner = owner(&house, session).await?;
    match house.change_password(&account, both, &secret).await {
        Ok(()) => {
            shown(&house, &reader, owner.as_ref(), Some(("account-password-changed", StatusCode::OK))).await
        }
        Err(why) => refused(&house, &reader, owner.as_ref(), why).await,
    }
}

/// `POST /account/taste`: language and pace.
pub(super) async fn taste(
    State(house): State<Arc<House>>,
    session: Session,
    fields: Fields,
) -> Result<Response, Problem> {
    let Owner { account, .. } = signed_in(&house, session).await?;
    let language = fields.get("language").and_then(Localizer::called).map(Localizer::lang);
    let pace = fields.get("pace").filter(|pace| PACES.contains(pace));
    house.store.set_taste(&account.id, language, pace).await?;
    Ok(Redirect::to(paths::ACCOUNT).into_response())
}

/// `POST /account/ended`: the id of a device.
pub(super) async fn end(
    State(house): State<Arc<House>>,
    session: Session,
    fields: Fields,
) -> Result<Response, Problem> {
    let Owner { account, .. } = signed_in(&house, session).await?;
    house.store.end_device(&account.player, fields.get("id").unwrap_or_default()).await?;
    Ok(Redirect::to(paths::ACCOUNT).into_response())
}

/// `POST /account/removed`: the password.
pub(super) async fn remove(
    State(house): State<Arc<House>>,
    reader: Reader,
    session: Session,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Problem> {
    let owner = signed_in(&house, session).await?;
    let password = fields.get("password").unwrap_or_default();
    match house.remove_account(&owner.account, password, &owner.secret).await {
        Ok(()) => {
            let mut response = Redirect::to(paths::START).into_response();
            identity::stay(&mut response, &headers, &owner.secret);
            Ok(response)
        }
        Err(why) => refused(&house, &reader, Some(&owner), why).await,
    }
}

fn name_and_password(fields: &Fields) -> (&str, &str) {
    (fields.get("name").unwrap_or_default(), fields.get("password").unwrap_or_default())
}

/// Whose account it is, if this browser is signed in.
async fn owner(house: &House, Session(device): Session) -> Result<Option<Owner>, Problem> {
    if house.accounts.is_none() {
        return Err(Problem::not_found());
    }
    let Some((device, secret)) = device else { return Ok(None) };
    let Some(id) = &device.account else { return Ok(None) };
    let account = house.store.account(id).await?;
    Ok(account.map(|account| Owner { account, device, secret }))
}

async fn signed_in(house: &House, session: Session) -> Result<Owner, Problem> {
    owner(house, session).await?.ok_or_else(|| Problem::forbidden("account-signed-out"))
}

/// Leads to the account, with the cookie by which this browser is signed in. One that has made it gets a new token of its own: by the
/// old one it was the player that is the account's now.
fn entered(signed_in: &SignedIn, headers: &HeaderMap, made: bool) -> Response {
    let mut response = Redirect::to(paths::ACCOUNT).into_response();
    identity::enter(&mut response, headers, &signed_in.secret);
    identity::remember_name(&mut response, headers, &signed_in.account.name);
    if made {
        identity::renew(&mut response, headers);
    }
    response
}

async fn refused(
    house: &House,
    reader: &Reader,
    owner: Option<&Owner>,
    why: NoAccount,
) -> Result<Response, Problem> {
    let (said, status) = match why {
        NoAccount::Name(said) | NoAccount::Password(said) => (said, StatusCode::UNPROCESSABLE_ENTITY),
        NoAccount::Taken => ("account-name-taken", StatusCode::CONFLICT),
        NoAccount::Wrong => ("account-wrong", StatusCode::FORBIDDEN),
        NoAccount::Obstacle(obstacle) => return Err(obstacle.into()),
    };
    shown(house, reader, owner, Some((said, status))).await
}

async fn shown(
    house: &House,
    reader: &Reader,
    owner: Option<&Owner>,
    said: Option<(&'static str, StatusCode)>,
) -> Result<Response, Problem> {
    let mut devices = Vec::new();
    if let Some(Owner { account, device, .. }) = owner {
        let now = house.time.both().wall;
        let own = |found: Device| OwnDevice {
            here: found.id == device.id,
            since: std::time::Duration::from_secs(u64::try_from(now - found.made_at).unwrap_or(0)),
            id: found.id,
            label: found.label,
        };
        devices.extend(house.store.devices_of(&account.id).await?.into_iter().map(own));
    }
    let html = pages::account(&AccountModel {
        l10n: reader.l10n,
        own: owner.map(|Owner { account, .. }| OwnAccount {
            name: &account.name,
            language: account.language.as_deref(),
            pace: account.pace.as_deref(),
            devices,
        }),
        name: &reader.name,
        shortest: SHORTEST_PASSWORD,
        said: said.map(|(id, status)| (Text::new(id), status == StatusCode::OK)),
    });
    let status = said.map_or(StatusCode::OK, |(_, status)| status);
    let mut response = (status, Html(html)).into_response();
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    Ok(response)
}
