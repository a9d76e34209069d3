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

/// `POST /t/{id}/join`: seat, name, commitment.
pub(super) async fn join(asking: Asking, fields: Fields) -> Response {
    let done = async {
        if !asking.entrance.sits {
            return Err(Problem::forbidden("srv-players-link"));
        }
        let seat = seat_in(&fields)?;
        let name = forms::read_name(fields.get("name").unwrap_or_default())?;
        let name = name.ok_or_else(|| Problem::unfit("srv-name-missing"))?;
        let commitment = commitment_in(&fields)?;
        let snapshot =
            asking.table.sit_down(&asking.house, seat, &asking.reader, name.clone(), commitment).await?;
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
        Ok(_) | Err(Obstacle::Started | Obstacle::SeatsLocked) => go_to(&asking.headers, &asking.address()),
        Err(obstacle) => asking.refused(obstacle.into()),
    }
}

/// `POST /t/{id}/again`: a new table for the same people, for one of them. Against bots alone it begins at once.
pub(super) async fn again(asking: Asking, fields: Fields) -> Result<Response, Problem> {
    let over = asking.table.now().play.as_ref().is_some_and(|play| play.is_over());
    if !over || asking.table.now().owned_by(&asking.reader.player).is_empty() {
        return Err(Problem::not_again());
    }
    let commitment = commitment_in(&fields)?;
    asking.house.leave_to_play_again(&asking.client, &asking.reader.player, &asking.table).await?;
    let next = asking.house.open_again(&asking.table, &asking.reader, &commitment).await?;
    if asking.table.now().is_alone() {
        match asking.house.table(&next).await?.start(&asking.house).await {
            Ok(_) | Err(Obstacle::Started | Obstacle::SeatsLocked) => {}
            // The lobby is there, and shows a button to start.
            Err(obstacle) => tracing::warn!(table = next, %obstacle, "a new table did not start by itself"),
        }
    }
    Ok(go_to(&asking.headers, &paths::table(next)))
}

/// `POST /t/{id}/commit`: seat and commitment, by whoever sits there.
pub(super) async fn commit(asking: Asking, fields: Fields) -> Response {
    let done = async {
        let (seat, commitment) = (own_seat_in(&asking, &fields)?, commitment_in(&fields)?);
        Ok(asking.table.commit(&asking.house, seat, commitment).await?)
    };
    asking.answered(done.await)
}

/// `POST /t/{id}/reveal`: seat and share, by whoever sits there.
pub(super) async fn reveal(asking: Asking, fields: Fields) -> Response {
    let done = async {
        let seat = own_seat_in(&asking, &fields)?;
        let share = fields.get("share").unwrap_or_default().to_owned();
        Ok(asking.table.reveal(&asking.house, seat, share).await?)
    };
    asking.answered(done.await)
}

/// `POST /t/{id}/go-on`, by the host.
pub(super) async fn go_on(asking: Asking, _: Fields) -> Response {
    let done = async {
        asking.must_be_host()?;
        Ok(asking.table.go_on_without(&asking.house).await?)
    };
    asking.answered(done.await)
}

/// `POST /t/{id}/break-off`, by the host: everybody goes on at another table.
pub(super) async fn break_off(asking: Asking, _: Fields) -> Result<Response, Problem> {
    asking.must_be_host()?;
    asking.house.leave_to_play_again(&asking.client, &asking.reader.player, &asking.table).await?;
    asking.table.break_off(&asking.house).await?;
    let next = asking.house.open_again(&asking.table, &asking.reader, "").await?;
    Ok(go_to(&asking.headers, &paths::table(next)))
}

fn own_seat_in(asking: &Asking, fields: &Fields) -> Result<Seat, Problem> {
    let seat = seat_in(fields)?;
    if asking.own_seats().contains(seat) { Ok(seat) } else { Err(Problem::forbidden("srv-not-your-seat")) }
}

fn commitment_in(fields: &Fields) -> Result<String, Problem> {
    Ok(forms::read_commitment(fields.get("commitment").unwrap_or_default().trim())?)
}

fn seat_in(fields: &Fields) -> Result<Seat, Problem> {
    fields.number("seat").map(Seat).ok_or_else(|| Problem::unfit("srv-no-seat"))
}
