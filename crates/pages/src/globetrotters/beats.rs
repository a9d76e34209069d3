//! What each event is on the stage.

use games::globetrotters::Event;
use table::{Seat, SeatSet};

use crate::scene::{Beat, Kind};

/// Something that this player loses, or that befalls them.
fn loss(kind: Kind, seat: Seat) -> Beat {
    Beat::of(kind).by(seat).hurting(SeatSet::only(seat))
}

/// Something that this player wins.
fn win(kind: Kind, seat: Seat) -> Beat {
    Beat::of(kind).by(seat).helping(SeatSet::only(seat))
}

pub(super) fn beat(event: &Event) -> Beat {
    match *event {
        Event::StartRolled { seat, .. }
        | Event::Rolled { seat, .. }
        | Event::ChallengeRolled { seat, .. }
        | Event::JackpotRolled { seat, .. } => Beat::of(Kind::Dice).by(seat),
        Event::RolledTicket { seat } => win(Kind::Dice, seat),
        Event::RolledTrouble { seat } => loss(Kind::Dice, seat),
        Event::Begins { seat } => Beat::of(Kind::Turn).by(seat),
        Event::TurnBegan { seat } => Beat::of(Kind::Turn).passing().by(seat),
        Event::TurnSkipped { seat } => loss(Kind::Turn, seat),
        Event::SpendingMoney { seat } => Beat::of(Kind::Number).passing().by(seat),
        Event::SpendingMoneyDue { seat } | Event::Worked { seat } => Beat::of(Kind::Number).by(seat),
        Event::SpendingMoneyLost { seat } => loss(Kind::Number, seat),
        Event::HomeChosen { seat, .. }
        | Event::WentOverland { seat, .. }
        | Event::Flew { seat, .. }
        | Event::SetSail { seat, .. }
        | Event::SailedOn { seat, .. }
        | Event::UsedBonus { seat, .. } => Beat::of(Kind::Walk).by(seat),
        Event::CameHome { seat } => Beat::of(Kind::Walk).by(seat),
        Event::Bumped { seat, by, .. } => Beat::of(Kind::Walk).great().by(by).hurting(SeatSet::only(seat)),
        Event::MovedOn { seat, by, .. } => {
            let moved = Beat::of(Kind::Walk).by(seat);
            if by == seat { moved } else { moved.hurting(SeatSet::only(seat)) }
        }
        Event::TurnedUp { seat, .. } => Beat::of(Kind::Card).by(seat),
        Event::TurnedInVain { .. } => Beat::of(Kind::Card).passing(),
        Event::Shares { seat, .. } => Beat::of(Kind::Walk).passing().by(seat),
        Event::PaidExpenses { seat, .. } | Event::PaidExpensesToJackpot { seat, .. } => {
            Beat::of(Kind::Number).by(seat)
        }
        Event::PaidTrouble { seat, .. } | Event::PaidPart { seat, .. } | Event::Lost { seat, .. } => {
            loss(Kind::Number, seat)
        }
        Event::Gained { seat, .. } => win(Kind::Number, seat),
        Event::TurnEndedBy { seat, .. } => Beat::of(Kind::Turn).by(seat),
        Event::NoBenefit { seat, .. } => loss(Kind::Answer, seat),
        Event::Bought { seat, .. } => Beat::of(Kind::Hands).by(seat),
        // Whoever bought or drew them has just been told of; the owner is told which.
        Event::Received { seat, .. } => Beat::of(Kind::Hands).passing().by(seat),
        Event::ReceivedTicket { seat, .. } => Beat::of(Kind::Card).by(seat),
        Event::PackIsShort { seat, .. } | Event::LostTickets { seat, .. } => loss(Kind::Hands, seat),
        Event::Refunded { seat } | Event::RefundedTicket { seat, .. } | Event::Exchanged { seat, .. } => {
            Beat::of(Kind::Hands).by(seat)
        }
        Event::UsedTickets { seat, .. } => Beat::of(Kind::Hands).by(seat),
        Event::UsedTicket { seat, .. } => Beat::of(Kind::Hands).passing().by(seat),
        Event::TookAdventure { seat, .. } => Beat::of(Kind::Card).great().by(seat),
        Event::Declined { seat } => Beat::of(Kind::Answer).by(seat),
        Event::LostKey { seat, .. } | Event::LostMemories { seat, .. } | Event::LostSpecial { seat } => {
            loss(Kind::Matter, seat).great()
        }
        Event::NoKeyToLose { seat } | Event::NoSpecialToLose { seat } | Event::Deported { seat, .. } => {
            loss(Kind::Matter, seat).great()
        }
        Event::ForTheDay { seat } | Event::ForTheWeekend { seat } => loss(Kind::Turn, seat),
        Event::Sent { seat, .. } => Beat::of(Kind::Walk).great().by(seat),
        Event::Stayed { seat, .. } => Beat::of(Kind::Walk).passing().by(seat),
        Event::Switched { seat, with } => Beat::of(Kind::Walk).great().by(seat).hurting(SeatSet::only(with)),
        Event::EarnedKey { seat, .. } | Event::WonKey { seat, .. } | Event::WonJackpot { seat, .. } => {
            win(Kind::Matter, seat).great()
        }
        Event::TookKey { seat, from, .. } => win(Kind::Matter, seat).great().hurting(SeatSet::only(from)),
        Event::EarnedMemory { seat, .. }
        | Event::GainedSpecial { seat }
        | Event::WonMemories { seat, .. }
        | Event::WonSpecials { seat, .. }
        | Event::MarkCleared { seat, .. } => win(Kind::Matter, seat),
        Event::PlacedMemory { seat, .. } => Beat::of(Kind::Matter).by(seat),
        Event::Challenged { seat, holder, .. } => {
            Beat::of(Kind::Claim).great().by(seat).hurting(SeatSet::only(holder))
        }
        Event::LostChallenge { seat, holder, .. } => {
            loss(Kind::Matter, seat).great().helping(SeatSet::only(holder))
        }
        Event::MissedJackpot { seat } => loss(Kind::Matter, seat),
        Event::Resigned { seat } => Beat::of(Kind::Claim).great().by(seat),
        Event::Won { seat, .. } | Event::LeftAlone { seat } => Beat::of(Kind::End).great().by(seat),
        Event::ShortGameEnded { .. } => Beat::of(Kind::End).great(),
    }
}
