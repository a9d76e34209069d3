//! A table that waits for its players: sitting down, freeing seats, starting, playing again.

use axum::response::Response;
use pages::forms;
use pages::model::Notice;
use store::SeatKind;
use table::{Seat, Text};

use super::start::go_to;
use super::table::{Asking, Trouble};
use crate::act::Obstacle;
use crate::fields::Fields;
use crate::identity::remember_name;
use crate::lobby::NotOpened;
use crate::problem::Problem;

/// `POST /t/{id}/join`: seat, name, nonce.
pub(super) async fn join(asking: Asking, fields: Fields) -> Response {
    let done = async {
        let seat = seat_in(&fields)?;
        let name = forms::read_name(fields.get("name").unwrap_or_default()).map_err(Trouble::Form)?;
        let name = name.ok_or_else(|| Trouble::said("srv-name-missing"))?;
        let nonce =
            forms::read_nonce(fields.get("nonce").unwrap_or_default().trim()).map_err(Trouble::Form)?;
        let snapshot =
            asking.table.sit_down(&asking.house, seat, &asking.reader, name.clone(), nonce).await?;
        Ok((snapshot, name))
    };
    match done.await {
        Ok((snapshot, name)) => {
            let mut response = asking.answered(Ok(snapshot));
            remember_name(&mut response, &asking.headers, &name);
            response
        }
        Err(trouble) => asking.in_trouble(trouble),
    }
}

/// `POST /t/{id}/seat`: seat and kind (`open`, or `bot:` and its name). For the host, and for whoever sits there.
pub(super) async fn seat(asking: Asking, fields: Fields) -> Response {
    let done = async {
        let seat = seat_in(&fields)?;
        let kind = match fields.get("kind").unwrap_or_default() {
            "open" => SeatKind::Open,
            other => match other.strip_prefix("bot:").filter(|bot| bots::NAMES.contains(bot)) {
                Some(bot) => SeatKind::Bot(bot.to_owned()),
                None => return Err(Trouble::said("srv-seat-kind")),
            },
        };
        let leaves = kind == SeatKind::Open && asking.own_seats().contains(seat);
        if !asking.is_host() && !leaves {
            return Err(Trouble::Forbidden("srv-not-host"));
        }
        Ok(asking.table.seat_as(&asking.house, seat, kind, asking.reader.l10n).await?)
    };
    asking.answered(done.await)
}

/// `POST /t/{id}/start`, by the host.
pub(super) async fn start(asking: Asking, _: Fields) -> Response {
    if !asking.is_host() {
        return asking.in_trouble(Trouble::Forbidden("srv-not-host"));
    }
    match asking.table.start(&asking.house).await {
        // Whoever presses the button twice wants to be where it leads.
        Ok(_) | Err(Obstacle::Started) => go_to(&asking.headers, &asking.address()),
        Err(obstacle) => asking.in_trouble(obstacle.into()),
    }
}

/// `POST /t/{id}/again`: a new table for the same people, for one of them.
pub(super) async fn again(asking: Asking, fields: Fields) -> Result<Response, Problem> {
    let over = asking.table.now().play.as_ref().is_some_and(|play| play.is_over());
    if !over || asking.own_seats().is_empty() {
        return Err(Problem::not_again());
    }
    let nonce = forms::read_nonce(fields.get("nonce").unwrap_or_default().trim()).unwrap_or_default();
    match asking.house.open_again(&asking.table, &asking.reader, &nonce).await {
        Ok(next) => Ok(go_to(&asking.headers, &format!("/t/{next}"))),
        Err(NotOpened::Load(error)) => Err(error.into()),
        Err(_) => Err(Problem::broken()),
    }
}

fn seat_in(fields: &Fields) -> Result<Seat, Trouble> {
    let text = Text::new("srv-no-seat");
    fields.number("seat").map(Seat).ok_or(Trouble::Form(Notice::Said(text)))
}
