//! What each event is on the stage: a function for each topic of events.

use games::globopolis::event::{
    Agents, Cards, Conflict, Deals, Ending, Money, Opening, Resources, Titles, Turns, Visits,
};
use games::globopolis::{Event, Globopolis, Team};
use table::SeatSet;

use crate::scene::{Beat, Kind};

/// The beats of one game: whose seats a team has depends on it.
pub(super) struct Beats<'a>(pub(super) &'a Globopolis);

impl Beats<'_> {
    pub(super) fn of(&self, event: &Event) -> Beat {
        match event {
            Event::Opening(event) => self.opening(event),
            Event::Turns(event) => self.turns(event),
            Event::Money(event) => self.money(event),
            Event::Visits(event) => self.visits(event),
            Event::Titles(event) => self.titles(event),
            Event::Resources(event) => self.resources(event),
            Event::Deals(event) => self.deals(event),
            Event::Conflict(event) => self.conflict(event),
            Event::Agents(event) => self.agents(event),
            Event::Cards(event) => self.cards(event),
            Event::Ending(event) => self.ending(event),
        }
    }

    fn seats(&self, team: Team) -> SeatSet {
        self.0.seats_of(team)
    }

    /// A beat with the face of the team's first.
    fn by(&self, kind: Kind, team: Team) -> Beat {
        Beat { owner: self.seats(team).first(), ..Beat::of(kind) }
    }

    /// Something that this team loses.
    fn loss(&self, kind: Kind, team: Team) -> Beat {
        self.by(kind, team).hurting(self.seats(team))
    }

    /// Something that this team wins.
    fn win(&self, kind: Kind, team: Team) -> Beat {
        self.by(kind, team).helping(self.seats(team))
    }

    fn opening(&self, event: &Opening) -> Beat {
        match *event {
            Opening::TitleDealt { team, .. } => self.by(Kind::Card, team).passing(),
            Opening::AdministratorPaid { seat, .. } => Beat::of(Kind::Number).by(seat),
            Opening::RolledForStart { seat, .. } => Beat::of(Kind::Dice).passing().by(seat),
            Opening::Begins { seat } => Beat::of(Kind::Turn).by(seat),
            Opening::Dealt { .. } => Beat::of(Kind::Card),
        }
    }

    fn turns(&self, event: &Turns) -> Beat {
        match *event {
            Turns::RoundBegan { .. } => Beat::of(Kind::Turn).passing(),
            Turns::TurnBegan { seat } => Beat::of(Kind::Turn).passing().by(seat),
            Turns::TimeUp { seat } => Beat::of(Kind::Turn).by(seat).hurting(SeatSet::only(seat)),
            Turns::Rolled { seat, .. } | Turns::Teleported { seat, .. } => Beat::of(Kind::Dice).by(seat),
            Turns::PaidForDirection { team, .. } => self.by(Kind::Number, team),
            Turns::Arrived { seat, .. } | Turns::Flew { seat, .. } => Beat::of(Kind::Walk).by(seat),
            Turns::LapPaid { team, .. } => self.by(Kind::Number, team),
            Turns::LapOwed { seat } | Turns::LapCleared { seat } => Beat::of(Kind::Number).by(seat),
        }
    }

    fn money(&self, event: &Money) -> Beat {
        match *event {
            Money::Paid { team, to, .. } => self.loss(Kind::Number, team).helping(self.seats(to)),
            Money::PaidBank { team, .. } | Money::PointsBought { team, .. } => self.by(Kind::Number, team),
            Money::Waived { team, .. } => self.win(Kind::Number, team),
            Money::PointsSold { team, .. } => self.by(Kind::Number, team).hurting(self.seats(team)),
            Money::EuGained { team, .. } => self.win(Kind::Number, team),
            Money::PointsGained { team, .. } => self.win(Kind::Number, team),
            Money::PointsLost { team, .. } => self.loss(Kind::Number, team),
            Money::EuTaken { team, from, .. } => {
                self.win(Kind::Number, team).great().hurting(self.seats(from))
            }
        }
    }

    fn visits(&self, event: &Visits) -> Beat {
        match *event {
            Visits::MarketRolled { team, .. }
            | Visits::Academy { team, .. }
            | Visits::Recruited { team, .. } => self.by(Kind::Dice, team),
            Visits::Bought { team, .. } => self.by(Kind::Hands, team),
            Visits::Switzerland { team } | Visits::Moonshot { team } => self.by(Kind::Number, team),
        }
    }

    fn titles(&self, event: &Titles) -> Beat {
        match *event {
            Titles::TookTitle { team, .. } => self.by(Kind::Matter, team).great(),
            Titles::TookGuild { team, from, .. } => {
                self.win(Kind::Matter, team).great().hurting(self.seats(from))
            }
            Titles::GuildHeld { team, .. } => self.win(Kind::Matter, team),
            Titles::OwnGuild { team, .. } => self.by(Kind::Answer, team).passing(),
            Titles::GroupCredited { team, .. } => self.win(Kind::Matter, team).great(),
            Titles::GroupPending { team, .. } => self.by(Kind::Matter, team),
            Titles::Exchanged { team, with, .. } => {
                self.by(Kind::Hands, team).great().hurting(self.seats(with))
            }
            Titles::Shielded { team, .. } => self.by(Kind::Matter, team),
        }
    }

    fn resources(&self, event: &Resources) -> Beat {
        match *event {
            Resources::Stored { team, .. }
            | Resources::Stacked { team, .. }
            | Resources::Allocated { team, .. }
            | Resources::Transferred { team, .. }
            | Resources::NsOverCap { team, .. }
            | Resources::StockTaken { team, .. } => self.by(Kind::Hands, team).passing(),
            Resources::Developed { team, .. } => self.by(Kind::Matter, team),
            Resources::SetBack { team, .. } => self.loss(Kind::Matter, team),
            Resources::Restored { team, .. } => self.win(Kind::Matter, team),
            Resources::StockBought { team, .. } => self.by(Kind::Hands, team),
            Resources::UnitsGained { team, .. } => self.win(Kind::Hands, team),
            Resources::UnitsTaken { team, from, .. } => {
                self.win(Kind::Hands, team).great().hurting(self.seats(from))
            }
        }
    }

    fn deals(&self, event: &Deals) -> Beat {
        match *event {
            Deals::Offered { from, .. } | Deals::Countered { from, .. } => self.by(Kind::Answer, from),
            Deals::OfferCards { .. } => Beat::of(Kind::Answer),
            Deals::DealMade { from, to, .. } => {
                // Both have agreed, so it is good for both; a partner in a team may hear of it only now.
                let parties = self.seats(from).iter().chain(self.seats(to).iter()).collect();
                self.by(Kind::Hands, from).great().helping(parties)
            }
            Deals::Declined { to, .. } => self.by(Kind::Answer, to),
            Deals::Withdrawn { from, .. } | Deals::Lapsed { from, .. } => {
                self.by(Kind::Answer, from).passing()
            }
        }
    }

    fn conflict(&self, event: &Conflict) -> Beat {
        match *event {
            Conflict::Attacked { team, on, .. } => self.by(Kind::Claim, team).great().hurting(self.seats(on)),
            Conflict::BribeOffered { by, .. } => self.by(Kind::Answer, by),
            Conflict::ThirdParty { team, .. } | Conflict::Assisted { team, .. } => {
                self.by(Kind::Answer, team)
            }
            Conflict::HelpAsked { team, .. } => self.by(Kind::Answer, team),
            Conflict::HelpSent { .. } | Conflict::HelpRefused { .. } => Beat::of(Kind::Answer),
            Conflict::Assessed { .. } => Beat::of(Kind::Number),
            Conflict::BattleRound { .. } => Beat::of(Kind::Dice),
            Conflict::BattleWon { winner, loser, .. } => {
                self.win(Kind::Matter, winner).great().hurting(self.seats(loser))
            }
            Conflict::CalledOff { team } => self.by(Kind::Answer, team),
            Conflict::Destroyed { .. } => Beat::of(Kind::Matter).great(),
        }
    }

    fn agents(&self, event: &Agents) -> Beat {
        match *event {
            Agents::Captured { team, of, .. } => self.win(Kind::Matter, team).great().hurting(self.seats(of)),
            Agents::SentHome { team, .. } => self.loss(Kind::Walk, team),
            Agents::CleanedHouse { team, of, won, .. } => {
                let fallen = self.by(Kind::Dice, team);
                if won { fallen.hurting(self.seats(of)) } else { fallen.hurting(self.seats(team)) }
            }
            Agents::AgentsPlaced { team, .. } | Agents::AgentsRecalled { team, .. } => {
                self.by(Kind::Walk, team).passing()
            }
            Agents::AgentsGained { team, .. } => self.win(Kind::Hands, team),
            Agents::AgentsFreed { team, from, .. } => self.win(Kind::Hands, team).hurting(self.seats(from)),
        }
    }

    fn cards(&self, event: &Cards) -> Beat {
        match *event {
            Cards::Drew { team, .. } => self.by(Kind::Hands, team),
            Cards::DrewCard { .. } | Cards::StolenCard { .. } => Beat::of(Kind::Card),
            Cards::StackEmpty { .. } => Beat::of(Kind::Card),
            Cards::AtOnce { team, .. } | Cards::Played { team, .. } => self.by(Kind::Card, team).great(),
            Cards::Discarded { team, .. } => self.by(Kind::Hands, team),
            Cards::DiscardedCard { .. } => Beat::of(Kind::Card).passing(),
            Cards::CardStolen { team, from, .. } => {
                self.win(Kind::Hands, team).great().hurting(self.seats(from))
            }
            Cards::CardDropped { team, .. } => self.loss(Kind::Hands, team),
            Cards::Spied { team, on } => self.by(Kind::Answer, team).hurting(self.seats(on)),
            Cards::SpiedCards { .. } => Beat::of(Kind::Card),
            Cards::NoEffect { team } => self.by(Kind::Answer, team),
        }
    }

    fn ending(&self, event: &Ending) -> Beat {
        match *event {
            Ending::Claimed { team, .. }
            | Ending::ReachedMark { team, .. }
            | Ending::ReachedTerritories { team, .. } => self.by(Kind::Claim, team).great(),
            Ending::MissionPaid { team, .. } => self.win(Kind::Matter, team).great(),
            Ending::LastRound | Ending::NoClaimHolds | Ending::SuddenDeath { .. } => {
                Beat::of(Kind::Claim).great()
            }
            Ending::Won { team, .. } => self.by(Kind::End, team).great(),
            Ending::Resigned { team } | Ending::TimeCalled { team } => self.by(Kind::Claim, team).great(),
        }
    }
}
