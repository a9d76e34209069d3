//! What each event is on the stage.

use games::little_monsters::Event;
use table::SeatSet;

use crate::scene::{Beat, Kind};

pub(super) fn beat(event: &Event) -> Beat {
    match *event {
        Event::SetOut { seat, .. } => Beat::of(Kind::Walk).passing().by(seat),
        Event::Shown { .. } | Event::PutUnder { .. } | Event::Reshuffled { .. } => {
            Beat::of(Kind::Card).passing()
        }
        Event::Begins { seat } => Beat::of(Kind::Turn).by(seat),
        Event::TurnBegan { seat } => Beat::of(Kind::Turn).passing().by(seat),
        Event::Rolled { seat, .. } => Beat::of(Kind::Dice).by(seat),
        // The dice have just said it.
        Event::TicketGained { seat, .. } => Beat::of(Kind::Hands).passing().by(seat),
        Event::NoTicketLeft { seat, .. } | Event::NoTicketsLeft { seat } | Event::Discarded { seat, .. } => {
            Beat::of(Kind::Hands).by(seat).hurting(SeatSet::only(seat))
        }
        Event::Cured { seat, .. } => Beat::of(Kind::Number).by(seat),
        Event::CuredAll { seat } => Beat::of(Kind::Matter).great().by(seat),
        Event::Exchanged { seat, .. } => Beat::of(Kind::Hands).by(seat),
        Event::Offered { from, .. } | Event::Countered { from, .. } => Beat::of(Kind::Answer).by(from),
        Event::Traded { from, .. } => Beat::of(Kind::Hands).great().by(from),
        Event::Declined { to, .. } => Beat::of(Kind::Answer).by(to),
        Event::Withdrawn { from, .. } | Event::Lapsed { from, .. } => {
            Beat::of(Kind::Answer).passing().by(from)
        }
        Event::Stepped { seat, .. } | Event::Flew { seat, .. } => Beat::of(Kind::Walk).by(seat),
        Event::Stopped { seat, .. } => Beat::of(Kind::Walk).passing().by(seat),
        Event::CardGained { seat, .. } => {
            Beat::of(Kind::Matter).great().by(seat).helping(SeatSet::only(seat))
        }
        Event::Happened { .. } => Beat::of(Kind::Card).great(),
        Event::Drawn { .. } | Event::Swept { .. } => Beat::of(Kind::Card),
        Event::NoEffect { .. } => Beat::of(Kind::Answer),
        Event::Infected { .. } | Event::Polluted { .. } | Event::Burns { .. } | Event::Storm { .. } => {
            Beat::of(Kind::Matter)
        }
        Event::PassedOver { .. } => Beat::of(Kind::Matter).passing(),
        Event::Hits { .. } => Beat::of(Kind::Matter).great(),
        Event::Stayed { seat } => Beat::of(Kind::Answer).passing().by(seat),
        Event::Resigned { seat } => Beat::of(Kind::Claim).great().by(seat),
        Event::Won { seat, .. } | Event::LeftAlone { seat } => Beat::of(Kind::End).great().by(seat),
    }
}
