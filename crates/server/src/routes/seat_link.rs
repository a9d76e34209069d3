//! A seat on another device: making its link, and opening it.

use axum::extract::Path;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use pages::seat_page::{FoundModel, Link, MineModel};
use pages::{forms, paths};
use table::journal::hash_of;
use table::{Game, Seat};

use super::table::{Asking, Knocking};
use crate::fields::Fields;
use crate::identity::remember_name;
use crate::problem::Problem;

/// `GET /t/{id}/mine`: one's own seats, and how to go on with them elsewhere.
pub(super) async fn mine(asking: Asking) -> Result<Response, Problem> {
    shown(&asking, None)
}

/// `POST /t/{id}/mine`: seat. Makes a new link for it, which is shown this once.
pub(super) async fn renew(asking: Asking, fields: Fields) -> Result<Response, Problem> {
    let seat = fields.number("seat").map(Seat).ok_or_else(|| Problem::unfit("srv-no-seat"))?;
    if !asking.own_seats().contains(seat) {
        return Err(Problem::forbidden("srv-not-your-seat"));
    }
    let secret = asking.table.make_link(&asking.house, seat).await?;
    let path = paths::found(&asking.table.id, secret);
    let invite = asking.house.nearby.invite(&asking.house.origin(&asking.headers), &path);
    shown(&asking, Some(Link { seat, address: invite.link, only_here: invite.only_here.is_some() }))
}

fn shown(asking: &Asking, link: Option<Link>) -> Result<Response, Problem> {
    let now = asking.table.now();
    let own = now.seats_of(&asking.reader.player);
    if own.is_empty() {
        return Err(Problem::forbidden("mine-none"));
    }
    let game = asking.table.game.identity().game;
    let names = now.names();
    let html = pages::mine(&MineModel {
        l10n: asking.reader.l10n,
        table: &asking.table.id,
        game: &game,
        seats: own.iter().map(|seat| (seat, names[seat.index()].as_str())).collect(),
        begun: now.play.is_some(),
        link,
    });
    Ok(unkept(Html(html).into_response()))
}

/// `GET /t/{id}/found/{secret}`: says what the button on it would do. Whatever fetches addresses to show a preview takes
/// nobody's seat.
pub(super) async fn found(
    Knocking(asking): Knocking,
    Path((_, secret)): Path<(String, String)>,
) -> Result<Response, Problem> {
    // Whoever has the seat gets to the table, also by the link in an old letter.
    let link = asking.house.store.link(&hash_of(&secret)).await?;
    if link.is_some_and(|link| link.table == asking.table.id && asking.own_seats().contains(Seat(link.seat)))
    {
        return Ok(Redirect::to(&asking.address()).into_response());
    }
    let seat = asking.table.seat_by_link(&asking.house, &secret).await?;
    let names = asking.table.now().names();
    let html = pages::found(&FoundModel {
        l10n: asking.reader.l10n,
        table: &asking.table.id,
        game: &asking.table.game.identity().game,
        kind: asking.table.game.kind(),
        seat,
        name: &names[seat.index()],
        secret: &secret,
    });
    Ok(unkept((StatusCode::OK, Html(html)).into_response()))
}

/// `POST /t/{id}/found`: secret; and a name, if it is somebody else who plays on.
pub(super) async fn take(Knocking(asking): Knocking, fields: Fields) -> Result<Response, Problem> {
    let seat = asking.table.seat_by_link(&asking.house, fields.get("secret").unwrap_or_default()).await?;
    let name = match fields.get("name") {
        Some(name) => Some(forms::read_name(name)?.ok_or_else(|| Problem::unfit("srv-name-missing"))?),
        None => None,
    };
    asking.table.take_seat(&asking.house, seat, &asking.reader, name.clone()).await?;
    let mut response = Redirect::to(&asking.address()).into_response();
    if let Some(name) = name {
        remember_name(&mut response, &asking.headers, &name);
    }
    Ok(response)
}

/// `POST /t/{id}/fetch-back`: seat. The browser that had it before goes on.
pub(super) async fn back(asking: Asking, fields: Fields) -> Response {
    let done = async {
        let seat = fields.number("seat").map(Seat).ok_or_else(|| Problem::unfit("srv-no-seat"))?;
        if !asking.table.now().may_return(&asking.reader.player, seat) {
            return Err(Problem::forbidden("srv-not-your-seat"));
        }
        Ok(asking.table.take_seat(&asking.house, seat, &asking.reader, None).await?)
    };
    asking.answered(done.await)
}

/// A page with a secret on it is kept by nobody.
fn unkept(mut response: Response) -> Response {
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}
