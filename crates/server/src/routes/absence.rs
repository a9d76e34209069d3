//! When somebody stays away: a bot that holds their seat, their return, and the end of a game by agreement.

use axum::response::Response;
use table::{Seat, SeatSet};

use super::table::Asking;
use crate::absence::Word;
use crate::fields::Fields;
use crate::problem::Problem;

/// `POST /t/{id}/hold`: seat and bot, by anybody else who plays.
pub(super) async fn hold(asking: Asking, fields: Fields) -> Response {
    let done = async {
        let (by, seat) = (speaker(&asking)?, seat_in(&fields)?);
        let bot = fields.get("bot").filter(|bot| bots::NAMES.contains(bot));
        let bot = bot.ok_or_else(|| Problem::unfit("srv-seat-kind"))?.to_owned();
        Ok(asking.table.hold(&asking.house, by, seat, bot).await?)
    };
    asking.answered(done.await)
}

/// `POST /t/{id}/back`: seat, by whoever owns it.
pub(super) async fn back(asking: Asking, fields: Fields) -> Response {
    let done = async {
        let seat = seat_in(&fields)?;
        if !asking.table.now().owned_by(&asking.reader.player).contains(seat) {
            return Err(Problem::forbidden("srv-not-your-seat"));
        }
        Ok(asking.table.come_back(&asking.house, seat).await?)
    };
    asking.answered(done.await)
}

/// `POST /t/{id}/end`: word (`ask`, `agree` or `decline`), by anybody who plays.
pub(super) async fn end(asking: Asking, fields: Fields) -> Response {
    let done = async {
        Ok(asking.table.speak_of_the_end(&asking.house, speaker(&asking)?, word_in(&fields)?).await?)
    };
    asking.answered(done.await)
}

/// `POST /t/{id}/takeback/together`: word, and of several seats at a device the one that asks, by anybody who plays.
pub(super) async fn take_back_together(asking: Asking, fields: Fields) -> Response {
    let done = async {
        let own = fields.number("seat").map(Seat).filter(|seat| voices(&asking).contains(*seat));
        let by = own.map_or_else(|| speaker(&asking), Ok)?;
        if asking.table.now().players() < 2 {
            return Err(Problem::forbidden("srv-nobody-to-ask"));
        }
        Ok(asking.table.speak_of_taking_back(&asking.house, by, word_in(&fields)?).await?)
    };
    asking.answered(done.await)
}

/// `POST /t/{id}/hints`: word, and of several seats at a device the one that speaks, by anybody who plays.
pub(super) async fn hints(asking: Asking, fields: Fields) -> Response {
    let done = async {
        let own = fields.number("seat").map(Seat).filter(|seat| voices(&asking).contains(*seat));
        let by = own.map_or_else(|| speaker(&asking), Ok)?;
        Ok(asking.table.speak_of_hints(&asking.house, by, word_in(&fields)?).await?)
    };
    asking.answered(done.await)
}

fn word_in(fields: &Fields) -> Result<Word, Problem> {
    match fields.get("word") {
        Some("ask") => Ok(Word::Ask),
        Some("agree") => Ok(Word::Agree),
        Some("decline") => Ok(Word::Decline),
        _ => Err(Problem::unfit("srv-no-word")),
    }
}

/// `POST /t/{id}/time`: seat, by anybody else who plays.
pub(super) async fn give_time(asking: Asking, fields: Fields) -> Response {
    let done = async {
        let (by, seat) = (speaker(&asking)?, seat_in(&fields)?);
        if asking.own_seats().contains(seat) {
            return Err(Problem::forbidden("srv-own-time"));
        }
        Ok(asking.table.give_time(&asking.house, by, seat).await?)
    };
    asking.answered(done.await)
}

/// `POST /t/{id}/day-off`: seat, by whoever owns it.
pub(super) async fn day_off(asking: Asking, fields: Fields) -> Response {
    let done = async {
        let seat = seat_in(&fields)?;
        if !asking.own_seats().contains(seat) {
            return Err(Problem::forbidden("srv-not-your-seat"));
        }
        Ok(asking.table.take_day_off(&asking.house, seat).await?)
    };
    asking.answered(done.await)
}

/// The seat for which somebody speaks at the table.
fn speaker(asking: &Asking) -> Result<Seat, Problem> {
    voices(asking).first().ok_or_else(|| Problem::forbidden("srv-not-playing"))
}

fn voices(asking: &Asking) -> SeatSet {
    asking.table.now().voices_of(&asking.reader.player)
}

fn seat_in(fields: &Fields) -> Result<Seat, Problem> {
    fields.number("seat").map(Seat).ok_or_else(|| Problem::unfit("srv-no-seat"))
}
