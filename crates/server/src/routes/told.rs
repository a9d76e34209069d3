//! How somebody is told that a table waits for them: choosing it, the links in letters, and the feeds.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use pages::date::Moment;
use pages::told::Waits;
use pages::told_page::{LetterModel, OwnWay, Standing, TableToldModel, Tells, ToldModel};
use pages::{Localizer, assets, paths};
use store::{Status, Way, WayKind, WayState};
use table::Game;
use table::journal::hash_of;

use super::table::Asking;
use crate::calling::{calls_of, waits};
use crate::client::Client;
use crate::fields::Fields;
use crate::house::House;
use crate::identity::Reader;
use crate::language::Spoken;
use crate::limits::Limit;
use crate::problem::Problem;
use crate::ways::{shown_address, shown_id};

/// How often a feed is read.
const READINGS: Limit = Limit { what: "readings", at_once: 20, then_every: Duration::from_secs(30) };

/// `GET /mine/told`
pub(super) async fn page(State(house): State<Arc<House>>, reader: Reader) -> Result<Response, Problem> {
    house.store.speak(&reader.player, reader.l10n.lang()).await?;
    shown(&house, &reader, None, None).await
}

async fn shown(
    house: &House,
    reader: &Reader,
    fresh: Option<(String, String)>,
    done: Option<&'static str>,
) -> Result<Response, Problem> {
    let ways = house.store.ways_of(&reader.player).await?;
    let of = |kind| ways.iter().filter(move |way| way.kind == kind).map(|way| own(way, reader.l10n));
    let html = pages::told(&ToldModel {
        l10n: reader.l10n,
        tells: house.caller.tells(),
        mails: of(WayKind::Mail).collect(),
        pushes: of(WayKind::Push).collect(),
        hook: of(WayKind::Hook).next(),
        has_feed: house.store.has_feed(&reader.player).await?,
        fresh,
        push_key: house.caller.messenger.as_ref().map(|messenger| messenger.public_key()),
        done,
    });
    Ok(unkept(Html(html).into_response()))
}

/// A way as its owner knows it.
fn own(way: &Way, l10n: &Localizer) -> OwnWay {
    let standing = match way.state {
        WayState::Asked => Standing::Asked,
        WayState::On if way.fails > 0 => Standing::Failing,
        WayState::On => Standing::On,
        WayState::Refused => Standing::Refused,
    };
    let address = match way.kind {
        WayKind::Push => l10n.say_with("told-push-browser", &[("messenger", shown_address(way))]),
        WayKind::Mail | WayKind::Hook => shown_address(way),
    };
    OwnWay { id: shown_id(way), address, standing }
}

/// `POST /mine/told/mail`: address. It is asked first whether it wants to hear anything.
pub(super) async fn mail(
    State(house): State<Arc<House>>,
    reader: Reader,
    client: Client,
    fields: Fields,
) -> Result<Response, Problem> {
    house.ask_address(&reader, &client, fields.get("address").unwrap_or_default().trim()).await?;
    shown(&house, &reader, None, Some("told-mail-sent")).await
}

/// `POST /mine/told/push`: endpoint, p256dh and auth, as a browser gives them.
pub(super) async fn push(
    State(house): State<Arc<House>>,
    reader: Reader,
    client: Client,
    fields: Fields,
) -> Result<Response, Problem> {
    let get = |name| fields.get(name).unwrap_or_default();
    house.keep_push(&reader, &client, (get("endpoint"), get("p256dh"), get("auth"))).await?;
    Ok(Redirect::to(paths::TOLD).into_response())
}

/// `POST /mine/told/hook`: address.
pub(super) async fn hook(
    State(house): State<Arc<House>>,
    reader: Reader,
    client: Client,
    fields: Fields,
) -> Result<Response, Problem> {
    house.keep_hook(&reader, &client, &reader.player, address_in(&fields)).await?;
    Ok(Redirect::to(paths::TOLD).into_response())
}

fn address_in(fields: &Fields) -> &str {
    fields.get("address").unwrap_or_default()
}

/// `POST /mine/told/ended`: id. A table's channel is ended here too, by its host.
pub(super) async fn end(
    State(house): State<Arc<House>>,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Problem> {
    let id = fields.get("id").unwrap_or_default();
    if house.end_own_way(&reader, id).await? {
        return Ok(Redirect::to(paths::TOLD).into_response());
    }
    let Some(way) = house.store.way(id).await?.filter(|way| way.kind == WayKind::Hook) else {
        return Ok(Redirect::to(paths::TOLD).into_response());
    };
    if house.table(&way.owner).await.is_ok_and(|table| table.now().host == reader.player) {
        house.store.end_way(&way.id).await?;
        return Ok(Redirect::to(&paths::table_told(&way.owner)).into_response());
    }
    Err(Problem::forbidden("srv-not-host"))
}

/// `POST /mine/told/feed`: makes the addresses of one's feeds, which are shown this once.
pub(super) async fn make_feed(
    State(house): State<Arc<House>>,
    reader: Reader,
    client: Client,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let secret = house.new_feed(&reader, &client).await?;
    let origin = house.origin(&headers);
    let address = |ending: &str| format!("{origin}{}", paths::feed(format!("{secret}.{ending}")));
    shown(&house, &reader, Some((address("atom"), address("ics"))), None).await
}

/// `GET /feed/{file}`: one's turns, for whoever has the secret.
pub(super) async fn feed(
    State(house): State<Arc<House>>,
    Path(file): Path<String>,
    Spoken(l10n): Spoken,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let (secret, ending) = file.rsplit_once('.').ok_or_else(Problem::not_found)?;
    let player = house.store.feed(&hash_of(secret)).await?.ok_or_else(Problem::not_found)?;
    house.limits.count(READINGS, &player)?;
    let origin = house.origin(&headers);
    let (tables, now) = (turns_of(&house, &player, &origin).await?, Moment(house.time.both().wall));
    let (kind, text) = match ending {
        "atom" => {
            let address = format!("{origin}{}", paths::feed(&file));
            ("application/atom+xml; charset=utf-8", pages::told::atom(&tables, &address, now, l10n))
        }
        "ics" => ("text/calendar; charset=utf-8", pages::told::calendar(&tables, now, l10n)),
        _ => return Err(Problem::not_found()),
    };
    Ok(unkept(([(header::CONTENT_TYPE, kind)], text).into_response()))
}

/// The tables that wait for a player, each with when it last changed.
async fn turns_of(house: &Arc<House>, player: &str, origin: &str) -> Result<Vec<(Waits, Moment)>, Problem> {
    let mut turns = Vec::new();
    for record in house.store.tables_of(player).await? {
        if record.status != Status::Playing {
            continue;
        }
        // What cannot be read is left out here; its own page says what is wrong.
        let Ok(table) = house.table(&record.id).await else { continue };
        let (now, time) = (table.now(), house.time.now());
        for call in calls_of(&now, player) {
            let link = format!("{origin}{}", paths::table(&record.id));
            turns.push((waits(&table, &now, &call, time, link), Moment(record.changed_at)));
        }
    }
    Ok(turns)
}

/// `GET /told/{way}`: says what the buttons on it would do. Whatever fetches addresses to look at them confirms nothing.
pub(super) async fn letter(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Spoken(l10n): Spoken,
) -> Result<Response, Problem> {
    let Some(way) = house.store.way(&id).await?.filter(|way| way.kind == WayKind::Mail) else {
        return Ok(unkept(Html(pages::letter_done(false, l10n)).into_response()));
    };
    let asked = way.state == WayState::Asked;
    let html = pages::letter(&LetterModel { l10n, way: &way.id, address: &way.address, asked });
    Ok(unkept(Html(html).into_response()))
}

/// `POST /told/{way}`: word, which is `yes` or anything else; a mail program that ends the letters says `List-Unsubscribe`.
pub(super) async fn answer_letter(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Spoken(l10n): Spoken,
    fields: Fields,
) -> Result<Response, Problem> {
    let way = house.store.way(&id).await?.filter(|way| way.kind == WayKind::Mail);
    let on = match (way, fields.get("word")) {
        (Some(way), Some("yes")) => house.store.confirm_way(&way.id).await? || way.state == WayState::On,
        // Whoever wants no letters is to keep nothing of them either: the links in those that came open the seat no longer.
        (Some(way), _) => {
            house.store.forget_way(&way.id).await?;
            false
        }
        (None, _) => false,
    };
    Ok(unkept(Html(pages::letter_done(on, l10n)).into_response()))
}

/// `GET /t/{id}/told`: how the table tells.
pub(super) async fn table(asking: Asking) -> Result<Response, Problem> {
    let on = |ways: &[Way], kind| ways.iter().any(|way| way.kind == kind && way.state == WayState::On);
    let own = asking.house.store.ways_of(&asking.reader.player).await?;
    let tells = asking.house.caller.tells();
    let own = Tells {
        mail: tells.mail && on(&own, WayKind::Mail),
        push: tells.push && on(&own, WayKind::Push),
        hook: tells.hook && on(&own, WayKind::Hook),
    };
    let hook = asking.house.hook_of(&asking.table).await?;
    let html = pages::table_told(&TableToldModel {
        l10n: asking.reader.l10n,
        table: &asking.table.id,
        game: &asking.table.game.identity().game,
        tells,
        own,
        sits: !asking.table.now().owned_by(&asking.reader.player).is_empty(),
        hook: hook.as_ref().map(|way| self::own(way, asking.reader.l10n)),
        host: asking.is_host(),
    });
    Ok(unkept(Html(html).into_response()))
}

/// `POST /t/{id}/told`: address. The table tells it in a channel, if its host wants it so.
pub(super) async fn table_hook(asking: Asking, fields: Fields) -> Result<Response, Problem> {
    asking.must_be_host()?;
    asking.house.keep_hook(&asking.reader, &asking.client, &asking.table.id, address_in(&fields)).await?;
    Ok(Redirect::to(&paths::table_told(&asking.table.id)).into_response())
}

/// `GET /worker.js`: what shows messages while no page is open.
pub(super) async fn worker() -> Response {
    ([(header::CONTENT_TYPE, "text/javascript; charset=utf-8")], assets::WORKER).into_response()
}

/// What is somebody's own is kept by nobody.
fn unkept(mut response: Response) -> Response {
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}
