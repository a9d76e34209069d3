//! One's account: made, opened, changed, left and removed.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use pages::account_page::{AccountModel, OwnAccount, OwnDevice, OwnPasskey, PACES};
use pages::{Localizer, paths};
use store::{Account, Device, Passkey};
use table::Text;

use crate::accounts::{NoAccount, SHORTEST_PASSWORD, SignedIn, browser_of};
use crate::client::Client;
use crate::fields::Fields;
use crate::house::House;
use crate::identity::{self, Reader, Session};
use crate::passkeys::{Party, Purpose, has_made, has_signed};
use crate::problem::Problem;
use crate::sight::json_answer;

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
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let owner = owner(&house, session).await?;
    shown(&house, &reader, &headers, owner.as_ref(), None).await
}

/// `POST /account/new`: name, and a password or a passkey that a device made.
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
    let from = (&*client.address, browser_of(&headers));
    let done = if has_made(&fields) {
        house.sign_up_by_passkey(&reader.player, &party(&house, &headers)?, &fields, from).await
    } else {
        house.sign_up(&reader.player, name_and_password(&fields), from.0, from.1).await
    };
    match done {
        Ok(signed_in) => Ok(entered(&signed_in, &headers, true)),
        Err(why) => refused(&house, &reader, &headers, None, why).await,
    }
}

/// `POST /account/in`: name and password, or what a passkey signed.
pub(super) async fn sign_in(
    State(house): State<Arc<House>>,
    reader: Reader,
    session: Session,
    client: Client,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Problem> {
    let before = owner(&house, session).await?;
    let from = (&*client.address, browser_of(&headers));
    let done = if has_signed(&fields) {
        house.sign_in_by_passkey(&reader.player, &party(&house, &headers)?, &fields, from).await
    } else {
        house.sign_in(name_and_password(&fields), from.0, from.1).await
    };
    entered_after(&house, &reader, &headers, before, done).await
}

/// Leads to the account that was opened; the one that was open before is left.
async fn entered_after(
    house: &House,
    reader: &Reader,
    headers: &HeaderMap,
    before: Option<Owner>,
    done: Result<SignedIn, NoAccount>,
) -> Result<Response, Problem> {
    match done {
        Ok(signed_in) => {
            if let Some(Owner { device, .. }) = before {
                house.end_device(&device.player, &device.id).await?;
            }
            Ok(entered(&signed_in, headers, false))
        }
        Err(why) => refused(house, reader, headers, before.as_ref(), why).await,
    }
}

/// `POST /account/passkey/asked`: what for (`in`, `new`, `add` or `own`), and the form that is to be sent. Answers the script with what
/// the device is to sign; for another passkey the owner has to show first that it is they who ask.
pub(super) async fn asked(
    State(house): State<Arc<House>>,
    reader: Reader,
    session: Session,
    client: Client,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Problem> {
    let (owner, party) = (owner(&house, session).await?, party(&house, &headers)?);
    let purpose = fields.get("what").and_then(Purpose::read).ok_or_else(Problem::unreadable_form)?;
    let by = (&*reader.player, &*client.address);
    let name = fields.get("name").unwrap_or_default();
    let asked = async {
        if let (Purpose::Add, Some(owner)) = (purpose, &owner) {
            proves(&house, owner, &reader, &headers, ("password", &fields)).await?;
        }
        house.asked(purpose, &party, by, owner.as_ref().map(|owner| &owner.account), name).await
    };
    match asked.await {
        Ok(asked) => Ok(json_answer(StatusCode::OK, asked)),
        Err(NoAccount::Obstacle(obstacle)) => Err(obstacle.into()),
        Err(why) => Err(Problem::unfit(told(&why).0)),
    }
}

/// `POST /account/passkey/added`: the passkey that a device made, and what to call it. Only its owner was asked to make it.
pub(super) async fn add_passkey(
    State(house): State<Arc<House>>,
    reader: Reader,
    session: Session,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Problem> {
    let (owner, party) = (signed_in(&house, session).await?, party(&house, &headers)?);
    let label = browser_of(&headers);
    match house.add_passkey(&owner.account, &reader.player, &party, &fields, &label).await {
        Ok(()) => Ok(Redirect::to(paths::ACCOUNT).into_response()),
        Err(why) => refused(&house, &reader, &headers, Some(&owner), why).await,
    }
}

/// `POST /account/passkey/ended`: the id of a passkey. The last way in stays.
pub(super) async fn end_passkey(
    State(house): State<Arc<House>>,
    reader: Reader,
    session: Session,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Problem> {
    let owner = signed_in(&house, session).await?;
    let (account, id) = (&owner.account.id, fields.get("id").unwrap_or_default());
    let known = house.store.passkeys_of(account).await?.iter().any(|passkey| passkey.id == id);
    if known && !house.store.end_passkey(account, id).await? {
        let why = NoAccount::NotKept("account-passkey-last");
        return refused(&house, &reader, &headers, Some(&owner), why).await;
    }
    Ok(Redirect::to(paths::ACCOUNT).into_response())
}

fn party(house: &House, headers: &HeaderMap) -> Result<Party, Problem> {
    house.party(headers).ok_or_else(|| Problem::forbidden("account-passkeys-not-here"))
}

/// Makes sure that it is still the owner who asks: by the password in this field, or by a passkey if they have none.
async fn proves(
    house: &House,
    owner: &Owner,
    reader: &Reader,
    headers: &HeaderMap,
    (field, fields): (&str, &Fields),
) -> Result<(), NoAccount> {
    if !owner.account.password.is_empty() {
        return house.try_password(&owner.account, fields.get(field).unwrap_or_default()).await;
    }
    let party = house.party(headers).ok_or(NoAccount::Unproven("account-passkeys-not-here"))?;
    house.try_passkey(&owner.account, &reader.player, &party, fields).await
}

/// `POST /account/out`
pub(super) async fn sign_out(
    State(house): State<Arc<House>>,
    session: Session,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    if let Some(Owner { device, .. }) = owner(&house, session).await? {
        house.end_device(&device.player, &device.id).await?;
    }
    let mut response = Redirect::to(paths::ACCOUNT).into_response();
    identity::leave(&mut response, &headers);
    Ok(response)
}

/// `POST /account/password`: old and new; an account without one proves itself by a passkey.
pub(super) async fn password(
    State(house): State<Arc<House>>,
    reader: Reader,
    session: Session,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Problem> {
    let mut owner = signed_in(&house, session).await?;
    let done = async {
        proves(&house, &owner, &reader, &headers, ("old", &fields)).await?;
        house.change_password(&owner.account, fields.get("new").unwrap_or_default(), &owner.secret).await
    };
    match done.await {
        Ok(()) => {
            owner.account = house.store.account(&owner.account.id).await?.unwrap_or(owner.account);
            let said = Some(("account-password-changed", StatusCode::OK));
            shown(&house, &reader, &headers, Some(&owner), said).await
        }
        Err(why) => refused(&house, &reader, &headers, Some(&owner), why).await,
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
    house.end_device(&account.player, fields.get("id").unwrap_or_default()).await?;
    Ok(Redirect::to(paths::ACCOUNT).into_response())
}

/// `POST /account/removed`: the password, or what a passkey signed.
pub(super) async fn remove(
    State(house): State<Arc<House>>,
    reader: Reader,
    session: Session,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Problem> {
    let owner = signed_in(&house, session).await?;
    if let Err(why) = proves(&house, &owner, &reader, &headers, ("password", &fields)).await {
        return refused(&house, &reader, &headers, Some(&owner), why).await;
    }
    house.remove_account(&owner.account, &owner.secret).await?;
    let mut response = Redirect::to(paths::START).into_response();
    identity::stay(&mut response, &headers, &owner.secret);
    Ok(response)
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

/// What somebody is told, and with which status.
fn told(why: &NoAccount) -> (&'static str, StatusCode) {
    match why {
        NoAccount::Name(said) | NoAccount::Password(said) => (said, StatusCode::UNPROCESSABLE_ENTITY),
        NoAccount::Taken => ("account-name-taken", StatusCode::CONFLICT),
        NoAccount::Wrong => ("account-wrong", StatusCode::FORBIDDEN),
        NoAccount::Unproven(said) => (said, StatusCode::FORBIDDEN),
        NoAccount::NotKept(said) => (said, StatusCode::CONFLICT),
        NoAccount::Obstacle(_) => ("srv-failed", StatusCode::SERVICE_UNAVAILABLE),
    }
}

async fn refused(
    house: &House,
    reader: &Reader,
    headers: &HeaderMap,
    owner: Option<&Owner>,
    why: NoAccount,
) -> Result<Response, Problem> {
    match why {
        NoAccount::Obstacle(obstacle) => Err(obstacle.into()),
        why => shown(house, reader, headers, owner, Some(told(&why))).await,
    }
}

async fn shown(
    house: &House,
    reader: &Reader,
    headers: &HeaderMap,
    owner: Option<&Owner>,
    said: Option<(&'static str, StatusCode)>,
) -> Result<Response, Problem> {
    let own = match owner {
        Some(owner) => Some(own(house, owner).await?),
        None => None,
    };
    let html = pages::account(&AccountModel {
        l10n: reader.l10n,
        own,
        name: &reader.name,
        shortest: SHORTEST_PASSWORD,
        passkeys: house.party(headers).is_some(),
        said: said.map(|(id, status)| (Text::new(id), status == StatusCode::OK)),
    });
    let status = said.map_or(StatusCode::OK, |(_, status)| status);
    let mut response = (status, Html(html)).into_response();
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    Ok(response)
}

/// An account as its owner sees it.
async fn own<'a>(house: &House, owner: &'a Owner) -> Result<OwnAccount<'a>, Problem> {
    let Owner { account, device, .. } = owner;
    let now = house.time.both().wall;
    let since = |made_at: i64| Duration::from_secs(u64::try_from(now - made_at).unwrap_or(0));
    let listed = |found: Device| OwnDevice {
        here: found.id == device.id,
        since: since(found.made_at),
        id: found.id,
        label: found.label,
    };
    let kept = |found: Passkey| OwnPasskey { since: since(found.made_at), id: found.id, label: found.label };
    Ok(OwnAccount {
        name: &account.name,
        has_password: !account.password.is_empty(),
        language: account.language.as_deref(),
        pace: account.pace.as_deref(),
        devices: house.store.devices_of(&account.id).await?.into_iter().map(listed).collect(),
        passkeys: house.store.passkeys_of(&account.id).await?.into_iter().map(kept).collect(),
    })
}
