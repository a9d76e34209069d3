//! How somebody is told that a table waits for them, for programs: what the pages `/mine/told` and `/t/ID/told` do.

use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use pages::paths;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use store::{Way, WayState};

use super::caller::{AtTable, Caller, Scope};
use super::{Json, answer};
use crate::client::Client;
use crate::house::House;
use crate::identity::Reader;
use crate::problem::Problem;
use crate::ways::{shown_address, shown_id};

/// How the caller is told.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct ToldAnswer {
    /// By what this house can tell: `mail`, `push` and `hook`, or some of them.
    tells_by: Vec<&'static str>,
    ways: Vec<WayInfo>,
    /// Whether the caller has feeds.
    feed: bool,
    /// The key by which browsers' messengers know this house, if it tells by them.
    push_key: Option<String>,
}

/// A way by which the caller is told.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct WayInfo {
    /// What it is ended by.
    id: String,
    /// `mail`, `push` or `hook`.
    kind: &'static str,
    /// The mail address; of others the host that it leads to.
    address: String,
    state: WayStanding,
}

/// How it is with a way.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum WayStanding {
    /// It waits for a word from its address.
    Asked,
    On,
    /// It is on, but failed when it was last tried.
    Failing,
    /// The address refuses whatever comes.
    Refused,
}

/// How a table tells.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct TableToldAnswer {
    /// By what this house can tell.
    tells_by: Vec<&'static str>,
    /// Whether the table has a channel of its own.
    has_hook: bool,
    /// That channel, for the table's host.
    hook: Option<WayInfo>,
}

/// Feeds of one's turns, told this once. New ones end those before.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct FeedAnswer {
    /// The address of the Atom feed.
    atom: String,
    /// The address of the calendar.
    calendar: String,
}

/// Where to tell.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Address {
    address: String,
}

/// A browser's address and keys, as it gives them when it subscribes.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Subscription {
    endpoint: String,
    p256dh: String,
    auth: String,
}

/// A way that is to end.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Ended {
    id: String,
}

/// `GET /told`
pub(super) async fn told(caller: Caller) -> Result<Response, Problem> {
    caller.may(Scope::Read)?;
    caller.told().await
}

/// `POST /told/mail`: the address is asked first whether it wants to hear anything.
pub(super) async fn mail(
    caller: Caller,
    client: Client,
    Json(to): Json<Address>,
) -> Result<Response, Problem> {
    caller.may(Scope::Play)?;
    caller.house.ask_address(&caller.reader, &client, to.address.trim()).await?;
    caller.told().await
}

/// `POST /told/push`
pub(super) async fn push(
    caller: Caller,
    client: Client,
    Json(to): Json<Subscription>,
) -> Result<Response, Problem> {
    caller.may(Scope::Play)?;
    caller.house.keep_push(&caller.reader, &client, (&to.endpoint, &to.p256dh, &to.auth)).await?;
    caller.told().await
}

/// `POST /told/hook`
pub(super) async fn hook(
    caller: Caller,
    client: Client,
    Json(to): Json<Address>,
) -> Result<Response, Problem> {
    caller.may(Scope::Play)?;
    caller.house.keep_hook(&caller.reader, &client, &caller.reader.player, &to.address).await?;
    caller.told().await
}

/// `POST /told/ended`
pub(super) async fn end(caller: Caller, Json(ended): Json<Ended>) -> Result<Response, Problem> {
    caller.may(Scope::Play)?;
    caller.house.end_own_way(&caller.reader, &ended.id).await?;
    caller.told().await
}

/// `POST /told/feed`
pub(super) async fn feed(caller: Caller, client: Client, headers: HeaderMap) -> Result<Response, Problem> {
    caller.may(Scope::Play)?;
    let secret = caller.house.new_feed(&caller.reader, &client).await?;
    let origin = caller.house.origin(&headers);
    let address = |ending: &str| format!("{origin}{}", paths::feed(format!("{secret}.{ending}")));
    answer(StatusCode::CREATED, &FeedAnswer { atom: address("atom"), calendar: address("ics") })
}

/// `GET /tables/{id}/told`
pub(super) async fn table(at: AtTable) -> Result<Response, Problem> {
    at.caller.may(Scope::Read)?;
    at.told().await
}

/// `POST /tables/{id}/told`: the table tells in a channel, by its host.
pub(super) async fn table_hook(
    at: AtTable,
    client: Client,
    Json(to): Json<Address>,
) -> Result<Response, Problem> {
    at.caller.may(Scope::Play)?;
    at.must_be_host()?;
    at.caller.house.keep_hook(&at.caller.reader, &client, &at.table.id, &to.address).await?;
    at.told().await
}

/// `POST /tables/{id}/told/ended`: it tells there no longer, by its host.
pub(super) async fn end_table_hook(at: AtTable) -> Result<Response, Problem> {
    at.caller.may(Scope::Play)?;
    at.must_be_host()?;
    if let Some(way) = at.caller.house.hook_of(&at.table).await? {
        at.caller.house.store.end_way(&way.id).await?;
    }
    at.told().await
}

impl Caller {
    async fn told(&self) -> Result<Response, Problem> {
        let (house, Reader { player, .. }) = (&self.house, &self.reader);
        let told = ToldAnswer {
            tells_by: tells_by(house),
            ways: house.store.ways_of(player).await?.iter().map(WayInfo::from).collect(),
            feed: house.store.has_feed(player).await?,
            push_key: house.caller.messenger.as_ref().map(|messenger| messenger.public_key()),
        };
        answer(StatusCode::OK, &told)
    }
}

impl AtTable {
    async fn told(&self) -> Result<Response, Problem> {
        let hook = self.caller.house.hook_of(&self.table).await?;
        let told = TableToldAnswer {
            tells_by: tells_by(&self.caller.house),
            has_hook: hook.is_some(),
            hook: hook.filter(|_| self.must_be_host().is_ok()).as_ref().map(WayInfo::from),
        };
        answer(StatusCode::OK, &told)
    }
}

fn tells_by(house: &House) -> Vec<&'static str> {
    let tells = house.caller.tells();
    let ways = [(tells.mail, "mail"), (tells.push, "push"), (tells.hook, "hook")];
    ways.into_iter().filter(|(on, _)| *on).map(|(_, word)| word).collect()
}

impl From<&Way> for WayInfo {
    fn from(way: &Way) -> Self {
        let state = match way.state {
            WayState::Asked => WayStanding::Asked,
            WayState::On if way.fails > 0 => WayStanding::Failing,
            WayState::On => WayStanding::On,
            WayState::Refused => WayStanding::Refused,
        };
        WayInfo { id: shown_id(way), kind: way.kind.word(), address: shown_address(way), state }
    }
}
