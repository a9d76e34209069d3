//! Whether an action may be carried out, and if not, which clause stands in the way.

use table::{Arg, Clause, Refusal, Seat, Text, ToAct};

use crate::challenge::FEE;
use crate::clause::{
    GT_1, GT_7, GT_9, GT_10, GT_14, GT_15, GT_20, GT_23, GT_24, GT_25, GT_26, GT_27, GT_28, GT_29, GT_30,
    GT_43, GT_44, GT_46, GT_49, GT_53, GT_55, GT_58, GT_60, GT_62, GT_63, GT_71, GT_74, GT_78, GT_81, GT_85,
    GT_88, GT_92,
};
use crate::deed::Deed;
use crate::legal::{may_buy_in, may_challenge_in};
use crate::state::{Bonus, Due, Open, Phase, State, TicketId};
use crate::tickets::{DISCOUNT, FULL_FARE};
use crate::{Action, Globetrotters, Kind, LocationId};

/// `Ok` if it is so; otherwise the refusal, which is only put together then.
#[inline]
pub(crate) fn require(so: bool, clause: Clause, text: impl FnOnce() -> Text) -> Result<(), Refusal> {
    if so { Ok(()) } else { Err(Refusal::new(clause, text())) }
}

/// What was looked for; otherwise the refusal.
#[inline]
fn found<T>(it: Option<T>, clause: Clause, text: impl FnOnce() -> Text) -> Result<T, Refusal> {
    it.ok_or_else(|| Refusal::new(clause, text()))
}

impl Globetrotters {
    /// Who is to act.
    #[inline]
    pub(crate) fn asked(&self, open: &Open) -> ToAct {
        match open.phase {
            Phase::Over { .. } => ToAct::NOBODY,
            Phase::MoveOn { chooser, .. } => ToAct::one(chooser),
            Phase::Pick(_) => ToAct::one(self.right_of(open, open.turn)),
            _ => ToAct::one(open.turn),
        }
    }

    /// Where the player in turn is; they are asked nothing that needs it before they are on the map.
    #[inline]
    pub(crate) fn here(&self, open: &Open) -> LocationId {
        open.at(open.turn).expect("the player in turn is on the map once they have a Home")
    }

    /// What the action comes to, exactly if it may be carried out.
    #[inline]
    pub(crate) fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<Deed, Refusal> {
        let open = &state.open;
        if *action == Action::Resign {
            return self.check_resign(open, seat).map(|()| Deed::Resign);
        }
        if !self.asked(open).may.contains(seat) {
            return self.refuse_out_of_turn(open, seat);
        }
        match (open.phase, *action) {
            (Phase::ChooseHome, Action::ChooseHome(home)) => {
                let first = state.hidden.hands[seat].first().map(|&ticket| self.edition.ticket(ticket));
                let sides = first.is_some_and(|sides| sides.contains(&home));
                require(sides, GT_10, || self.at_place("gt-no-home-side", home))?;
                Ok(Deed::ChooseHome(home))
            }
            (Phase::Arrive, Action::Arrive) => Ok(Deed::Arrive),
            (Phase::Offer, Action::TakeAdventure) => {
                require(!self.gambling(open), GT_78, || Text::new("gt-no-adventure-here"))?;
                Ok(Deed::TakeAdventure)
            }
            (Phase::Offer, Action::TryJackpot) => {
                require(self.gambling(open), GT_49, || Text::new("gt-no-jackpot-here"))?;
                Ok(Deed::TryJackpot)
            }
            (Phase::Offer, Action::Decline) => Ok(Deed::DeclineOffer),
            (Phase::Bonus, Action::Decline) => Ok(Deed::DeclineBonus),
            (Phase::LastChance, Action::Decline) => Ok(Deed::DeclineLastChance),
            (Phase::Travel, Action::Roll) => {
                let here = self.here(open);
                let routes = !self.edition.within(here, 1).is_empty();
                require(routes, GT_23, || self.at_place("gt-no-route", here))?;
                Ok(Deed::Roll)
            }
            (Phase::Travel, Action::Fly { ticket, to }) => self.check_flight(state, ticket, to),
            (Phase::Travel, Action::Sail(island)) => {
                let here = self.here(open);
                let mut crossings = self.edition.crossings(here).iter();
                let crossing = crossings.find(|crossing| crossing.island == island);
                let crossing = found(crossing, GT_30, || self.at_place("gt-no-water", here))?;
                Ok(Deed::Sail { island, to: crossing.to })
            }
            (Phase::Travel, Action::Work) => Ok(Deed::Work),
            (Phase::Travel, Action::TakeAdventure) => {
                require(open.course.again, GT_44, || Text::new("gt-no-adventure-again"))?;
                let expenses = self.expenses_again(open);
                require(state.means() >= expenses, GT_44, || {
                    Text::new("gt-no-expenses-again").with("dollars", expenses)
                })?;
                Ok(Deed::TakeAdventureAgain(expenses))
            }
            (Phase::Overland(steps), Action::MoveTo(to)) => {
                let here = self.here(open);
                let distance = if self.edition.has(to) { self.edition.distance(here, to) } else { None };
                require(distance != Some(0), GT_20, || self.at_place("gt-no-staying", here))?;
                let near = distance.is_some_and(|distance| distance <= steps);
                require(near, GT_20, || self.at_place("gt-no-so-far", to).with("steps", steps))?;
                Ok(Deed::MoveTo(to))
            }
            (Phase::MoveOn { who, chooser }, Action::SendTo(to)) => {
                let turned = open.course.turned.expect("a ticket is turned up while somebody moves on");
                let places = self.edition.ticket(turned);
                require(places.contains(&to), GT_46, || {
                    let [one, other] = places.map(|place| self.edition.name_of(place));
                    Text::new("gt-no-send-to").with("seat", who).with("one", one).with("other", other)
                })?;
                Ok(Deed::SendTo { who, to, chooser, turned })
            }
            (Phase::Pick(of), Action::PickBlind(index)) => {
                let (index, held) = (usize::from(index), state.hidden.hands[open.turn].len());
                require(index < held, GT_53, || Text::new("gt-no-pick").with("count", held))?;
                Ok(Deed::PickBlind { index, of })
            }
            (Phase::LoseKey, Action::LoseKey(key)) => {
                require(open.mover().keys.contains(key), GT_55, || Text::new("gt-no-key"))?;
                Ok(Deed::LoseKey(key))
            }
            (Phase::Switch, Action::SwitchWith(with)) => {
                let partner = self.partners(open).find(|(seat, _)| *seat == with);
                let (with, there) = found(partner, GT_60, || Text::new("gt-no-partner"))?;
                Ok(Deed::SwitchWith(with, there))
            }
            (Phase::Bonus, Action::UseBonus(to)) => self.check_bonus(open, to),
            (Phase::Debt(due), Action::GiveUp) => {
                require(self.may_give_up(state), GT_81, || Text::new("gt-no-giving-up"))?;
                Ok(Deed::GiveUp(due))
            }
            (Phase::AfterTurn, Action::EndTurn) => Ok(Deed::EndTurn),
            (Phase::AfterTurn, Action::BuyTwo) => {
                require(open.mover().money >= DISCOUNT, GT_28, || Text::new("gt-no-discount-money"))?;
                require(state.supply() >= 2, GT_7, || {
                    Text::new("gt-no-tickets-left").with("left", state.supply())
                })?;
                Ok(Deed::BuyTwo)
            }
            (phase, Action::Refund(ticket)) if self.may_refund(open) => {
                Ok(Deed::Refund { index: self.check_held(state, ticket)?, owing: phase.owing() })
            }
            (phase, Action::Buy(count)) if may_buy_in(phase) => self.check_purchase(state, count),
            (_, Action::PlaceMemory(city)) if self.may_place(open) => self.check_placing(open, city),
            (phase, Action::Challenge) if may_challenge_in(phase) => self.check_challenge(state),
            (phase, Action::ClaimMoney) if self.may_refund(open) || phase == Phase::Debt(Due::Tickets) => {
                require(open.course.claimable, GT_88, || Text::new("gt-no-claim"))?;
                Ok(Deed::ClaimMoney { owing: phase.owing() })
            }
            (phase, _) => {
                let (clause, asked) = asked_in_words(phase);
                Err(Refusal::new(clause, Text::new("gt-no-now").with("asked", Text::new(asked))))
            }
        }
    }

    /// Whether the player in turn is where one gambles instead of taking an Adventure (GT-78).
    #[inline]
    pub(crate) fn gambling(&self, open: &Open) -> bool {
        self.edition.kind_of(self.here(open)) == Kind::GamblingCity
    }

    #[cold]
    fn refuse_out_of_turn(&self, open: &Open, seat: Seat) -> Result<Deed, Refusal> {
        self.check_plays(open, seat)?;
        let awaited: Vec<Arg> = self.asked(open).must.iter().map(Arg::from).collect();
        Err(Refusal::new(GT_9, Text::new("gt-no-turn").with("awaited", awaited)))
    }

    /// GT-1, GT-85, GT-92: whether the seat still plays.
    pub(crate) fn check_plays(&self, open: &Open, seat: Seat) -> Result<(), Refusal> {
        require(seat.index() < self.seats, GT_1, || Text::new("gt-no-seat").with("seats", self.seats))?;
        if let Phase::Over { winners, ending } = open.phase {
            let winners: Vec<Arg> = winners.iter().map(Arg::from).collect();
            return Err(Refusal::new(ending.clause(), Text::new("gt-no-over").with("winners", winners)));
        }
        require(open.plays(seat), GT_92, || Text::new("gt-no-resigned"))
    }

    /// GT-25, GT-29.
    fn check_flight(&self, state: &State, ticket: TicketId, to: LocationId) -> Result<Deed, Refusal> {
        let here = self.here(&state.open);
        let red_dot = self.edition.kind_of(here).is_red_dot();
        require(red_dot, GT_25, || self.at_place("gt-no-flight-from", here))?;
        let index = self.check_held(state, ticket)?;
        require(self.edition.ticket(ticket).contains(&to), GT_25, || {
            self.at_place("gt-no-flight-to", to).with("ticket", self.edition.ticket_text(ticket))
        })?;
        require(to != here, GT_29, || self.at_place("gt-no-flight-here", here))?;
        Ok(Deed::Fly { index, to })
    }

    /// Where the ticket is in the hand of the player in turn.
    fn check_held(&self, state: &State, ticket: TicketId) -> Result<usize, Refusal> {
        let mut hand = state.hidden.hands[state.open.turn].iter();
        found(hand.position(|&held| held == ticket), GT_27, || Text::new("gt-no-ticket"))
    }

    /// GT-7, GT-26.
    fn check_purchase(&self, state: &State, count: u8) -> Result<Deed, Refusal> {
        require(!state.open.course.bought, GT_26, || Text::new("gt-no-second-purchase"))?;
        require(count > 0, GT_26, || Text::new("gt-no-empty-purchase"))?;
        let affordable = state.open.mover().money / FULL_FARE;
        require(u32::from(count) <= affordable, GT_26, || {
            Text::new("gt-no-money-for-tickets").with("count", affordable)
        })?;
        let left = state.supply();
        require(usize::from(count) <= left, GT_7, || Text::new("gt-no-tickets-left").with("left", left))?;
        Ok(Deed::Buy(count))
    }

    /// GT-71.
    fn check_placing(&self, open: &Open, city: LocationId) -> Result<Deed, Refusal> {
        let player = open.mover();
        require(player.specials > 0, GT_71, || Text::new("gt-no-special"))?;
        let on_chart = self.edition.has(city) && self.edition.kind_of(city) == Kind::ContinentalCity;
        require(on_chart, GT_71, || self.at_place("gt-no-chart", city))?;
        require(!player.memories.contains(city), GT_71, || self.at_place("gt-no-memory-twice", city))?;
        let continent = self.edition.continent_of(city);
        require(!player.placed.contains(continent), GT_71, || {
            let name = self.edition.continent(continent).name.as_str();
            Text::new("gt-no-second-special").with("continent", name)
        })?;
        Ok(Deed::PlaceMemory(city))
    }

    /// GT-74, GT-77.
    fn check_challenge(&self, state: &State) -> Result<Deed, Refusal> {
        require(state.open.mover().may_challenge, GT_74, || Text::new("gt-no-challenge-right"))?;
        let holder = self.challenged(&state.open).is_some();
        require(holder, GT_74, || Text::new("gt-no-challenge-holder"))?;
        require(state.means() >= FEE, GT_74, || Text::new("gt-no-challenge-money"))?;
        Ok(Deed::Challenge)
    }

    /// GT-62, GT-63.
    fn check_bonus(&self, open: &Open, to: LocationId) -> Result<Deed, Refusal> {
        let here = self.here(open);
        require(to != here, GT_62, || self.at_place("gt-no-bonus-here", here))?;
        let bonus = open.course.bonus.unwrap_or(Bonus::Continent);
        let goes = self.bonus_targets(open, bonus).contains(&to);
        let (clause, id) = match bonus {
            Bonus::Continent => (GT_62, "gt-no-bonus-city"),
            Bonus::Anywhere => (GT_63, "gt-no-bonus-cruise"),
        };
        require(goes, clause, || self.at_place(id, to))?;
        Ok(Deed::UseBonus(to))
    }

    fn at_place(&self, id: &'static str, location: LocationId) -> Text {
        Text::new(id).with("place", self.edition.name_of(location))
    }
}

/// What a phase asks for, and the clause behind it.
fn asked_in_words(phase: Phase) -> (Clause, &'static str) {
    match phase {
        Phase::ChooseHome => (GT_10, "gt-asked-home"),
        Phase::Arrive => (GT_14, "gt-asked-arrive"),
        Phase::Offer => (GT_43, "gt-asked-offer"),
        Phase::Travel => (GT_15, "gt-asked-travel"),
        Phase::Overland(_) => (GT_24, "gt-asked-overland"),
        Phase::MoveOn { .. } => (GT_46, "gt-asked-move-on"),
        Phase::Debt(_) => (GT_81, "gt-asked-debt"),
        Phase::Pick(_) => (GT_53, "gt-asked-pick"),
        Phase::LoseKey => (GT_55, "gt-asked-lose-key"),
        Phase::Switch => (GT_60, "gt-asked-switch"),
        Phase::Bonus => (GT_62, "gt-asked-bonus"),
        Phase::LastChance => (GT_58, "gt-asked-last-chance"),
        Phase::AfterTurn => (GT_28, "gt-asked-after-turn"),
        Phase::Over { .. } => (GT_85, "gt-asked-nothing"),
    }
}
