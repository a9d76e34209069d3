//! A table that waits for its players: sitting down, freeing seats, starting, playing again.

use axum::response::Response;
use pages::{forms, paths};
use store::SeatKind;
use table::Seat;

use super::start::go_to;
use super::table::Asking;
use crate::fields::Fields;
use crate::identity::remember_name;
use crate::obstacle::Obstacle;
use crate::problem::Problem;

/// `POST /t/{id}/join`: seat, name, nonce.
pub(super) async fn join(asking: Asking, fields: Fields) -> Response {
    let done = async {
        let seat = seat_in(&fields)?;
        let name = forms::read_name(fields.get("name").unwrap_or_default())?;
        let name = name.ok_or_else(|| Problem::unfit("srv-name-missing"))?;
        let nonce = forms::read_nonce(fields.get("nonce").unwrap_or_default().trim())?;
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
        Err(problem) => asking.refused(problem),
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
                None => return Err(Problem::unfit("srv-seat-kind")),
            },
        };
        let leaves = kind == SeatKind::Open && asking.own_seats().contains(seat);
        if !asking.is_host() && !leaves {
            return Err(Problem::forbidden("srv-not-host"));
        }
        Ok(asking.table.seat_as(&asking.house, seat, kind, asking.reader.l10n).await?)
    };
    asking.answered(done.await)
}

/// `POST /t/{id}/start`, by the host.
pub(super) async fn start(asking: Asking, _: Fields) -> Response {
    if !asking.is_host() {
        return asking.refused(Problem::forbidden("srv-not-host"));
    }
    match asking.table.start(&asking.house).await {
        // Whoever presses the button twice wants to be where it leads.
        Ok(_) | Err(Obstacle::Started) => go_to(&asking.headers, &asking.address()),
        Err(obstacle) => asking.refused(obstacle.into()),
    }
}

/// `POST /t/{id}/again`: a new table for the same people, for one of them.
pub(super) async fn again(asking: Asking, fields: Fields) -> Result<Response, Problem> {
    let over = asking.table.now().play.as_ref().is_some_and(|play| play.is_over());
    if !over || asking.own_seats().is_empty() {
        return Err(Problem::not_again());
    }
    let nonce = forms::read_nonce(fields.get("nonce").unwrap_or_default().trim()).unwrap_or_default();
    let next = asking.house.open_again(&asking.table, &asking.reader, &nonce).await?;
    Ok(go_to(&asking.headers, &paths::table(next)))
}

fn seat_in(fields: &Fields) -> Result<Seat, Problem> {
    fields.number("seat").map(Seat).ok_or_else(|| Problem::unfit("srv-no-seat"))
}
