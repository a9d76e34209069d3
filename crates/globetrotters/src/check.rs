//! Whether an action may be carried out, and if not, which clause stands in the way.

use table::{Arg, Clause, Refusal, Seat, Text, ToAct};

use crate::challenge::FEE;
use crate::clause::{
    GT_1, GT_7, GT_9, GT_10, GT_14, GT_15, GT_20, GT_23, GT_24, GT_25, GT_26, GT_27, GT_28, GT_29, GT_30,
    GT_43, GT_44, GT_46, GT_49, GT_53, GT_55, GT_58, GT_60, GT_62, GT_63, GT_71, GT_74, GT_78, GT_81, GT_85,
    GT_88,
};
use crate::legal::{may_buy_in, may_challenge_in, may_place_in, may_refund_in};
use crate::state::{Bonus, Due, Open, Phase, State, TicketId};
use crate::tickets::{DISCOUNT, FULL_FARE};
use crate::{Action, Globetrotters, Kind, LocationId};

type Checked = Result<(), Refusal>;

/// `Ok` if it is so; otherwise the refusal, which is only put together then.
#[inline]
fn require(so: bool, clause: Clause, text: impl FnOnce() -> Text) -> Checked {
    if so { Ok(()) } else { Err(Refusal::new(clause, text())) }
}

impl Globetrotters {
    /// Who is to act.
    #[inline]
    pub(crate) fn asked(&self, open: &Open) -> ToAct {
        match open.phase {
            Phase::Over { .. } => ToAct::NOBODY,
            Phase::MoveOn { chooser, .. } => ToAct::one(chooser),
            Phase::Pick(_) => ToAct::one(self.right_of(open.turn)),
            _ => ToAct::one(open.turn),
        }
    }

    /// Where the player in turn is; he is asked nothing that needs it before he is on the map.
    #[inline]
    pub(crate) fn here(&self, open: &Open) -> LocationId {
        open.at(open.turn).expect("the player in turn is on the map once he has a Home")
    }

    /// `Ok` exactly if the action may be carried out.
    #[inline]
    pub(crate) fn check(&self, state: &State, seat: Seat, action: &Action) -> Checked {
        let open = &state.open;
        if !self.asked(open).may.contains(seat) {
            return self.refuse_out_of_turn(open, seat);
        }
        match (open.phase, *action) {
            (Phase::ChooseHome, Action::ChooseHome(home)) => {
                let first = state.hidden.hands[seat].first().map(|&ticket| self.edition.ticket(ticket));
                let sides = first.is_some_and(|sides| sides.contains(&home));
                require(sides, GT_10, || self.at_place("gt-no-home-side", home))
            }
            (Phase::Arrive, Action::Arrive) => Ok(()),
            (Phase::Offer, Action::TakeAdventure | Action::TryJackpot) => {
                let gambling = self.edition.kind_of(self.here(open)) == Kind::GamblingCity;
                let fits = gambling == (*action == Action::TryJackpot);
                let (clause, id) =
                    if gambling { (GT_78, "gt-no-adventure-here") } else { (GT_49, "gt-no-jackpot-here") };
                require(fits, clause, || Text::new(id))
            }
            (Phase::Offer | Phase::Bonus | Phase::LastChance, Action::Decline) => Ok(()),
            (Phase::Travel, Action::Roll) => {
                let here = self.here(open);
                let routes = !self.edition.within(here, 1).is_empty();
                require(routes, GT_23, || self.at_place("gt-no-route", here))
            }
            (Phase::Travel, Action::Fly { ticket, to }) => self.check_flight(state, ticket, to),
            (Phase::Travel, Action::Sail(island)) => {
                let mut crossings = self.edition.crossings(self.here(open)).iter();
                let leads = crossings.any(|crossing| crossing.island == island);
                require(leads, GT_30, || self.at_place("gt-no-water", self.here(open)))
            }
            (Phase::Travel, Action::Work) => Ok(()),
            (Phase::Travel, Action::TakeAdventure) => {
                require(open.course.again, GT_44, || Text::new("gt-no-adventure-again"))?;
                let expenses = self.expenses_again(open);
                require(state.means() >= expenses, GT_44, || {
                    Text::new("gt-no-expenses-again").with("dollars", expenses)
                })
            }
            (Phase::Overland(steps), Action::MoveTo(to)) => {
                let here = self.here(open);
                let distance = if self.edition.has(to) { self.edition.distance(here, to) } else { None };
                require(distance != Some(0), GT_20, || self.at_place("gt-no-staying", here))?;
                let near = distance.is_some_and(|distance| distance <= steps);
                require(near, GT_20, || self.at_place("gt-no-so-far", to).with("steps", steps))
            }
            (Phase::MoveOn { who, .. }, Action::SendTo(to)) => {
                let places = open.course.turned.map(|ticket| self.edition.ticket(ticket));
                require(places.is_some_and(|places| places.contains(&to)), GT_46, || {
                    let [one, other] = places.unwrap_or([to; 2]).map(|place| self.edition.name_of(place));
                    Text::new("gt-no-send-to").with("seat", who).with("one", one).with("other", other)
                })
            }
            (Phase::Pick(_), Action::PickBlind(index)) => {
                let held = state.hidden.hands[open.turn].len();
                require(usize::from(index) < held, GT_53, || Text::new("gt-no-pick").with("count", held))
            }
            (Phase::LoseKey, Action::LoseKey(key)) => {
                require(open.mover().keys.contains(key), GT_55, || Text::new("gt-no-key"))
            }
            (Phase::Switch, Action::SwitchWith(with)) => {
                let partner = self.partners(open).any(|seat| seat == with);
                require(partner, GT_60, || Text::new("gt-no-partner"))
            }
            (Phase::Bonus, Action::UseBonus(to)) => self.check_bonus(open, to),
            (Phase::Debt(_), Action::GiveUp) => {
                require(self.may_give_up(state), GT_81, || Text::new("gt-no-giving-up"))
            }
            (Phase::AfterTurn, Action::EndTurn) => Ok(()),
            (Phase::AfterTurn, Action::BuyTwo) => {
                require(open.mover().money >= DISCOUNT, GT_28, || Text::new("gt-no-discount-money"))?;
                require(state.supply() >= 2, GT_7, || {
                    Text::new("gt-no-tickets-left").with("left", state.supply())
                })
            }
            (phase, Action::Refund(ticket)) if may_refund_in(phase) => self.check_held(state, ticket),
            (phase, Action::Buy(count)) if may_buy_in(phase) => self.check_purchase(state, count),
            (phase, Action::PlaceMemory(city)) if may_place_in(phase) => self.check_placing(open, city),
            (phase, Action::Challenge) if may_challenge_in(phase) => self.check_challenge(state),
            (phase, Action::ClaimMoney) if may_refund_in(phase) || phase == Phase::Debt(Due::Tickets) => {
                require(open.course.claimable, GT_88, || Text::new("gt-no-claim"))
            }
            (phase, _) => {
                let (clause, asked) = asked_in_words(phase);
                Err(Refusal::new(clause, Text::new("gt-no-now").with("asked", Text::new(asked))))
            }
        }
    }

    #[cold]
    fn refuse_out_of_turn(&self, open: &Open, seat: Seat) -> Checked {
        require(seat.index() < self.seats, GT_1, || Text::new("gt-no-seat").with("seats", self.seats))?;
        if let Phase::Over { winners, .. } = open.phase {
            let winners: Vec<Arg> = winners.iter().map(Arg::from).collect();
            return Err(Refusal::new(GT_85, Text::new("gt-no-over").with("winners", winners)));
        }
        let awaited: Vec<Arg> = self.asked(open).must.iter().map(Arg::from).collect();
        Err(Refusal::new(GT_9, Text::new("gt-no-turn").with("awaited", awaited)))
    }

    /// GT-25, GT-29.
    fn check_flight(&self, state: &State, ticket: TicketId, to: LocationId) -> Checked {
        let here = self.here(&state.open);
        let red_dot = self.edition.kind_of(here).is_red_dot();
        require(red_dot, GT_25, || self.at_place("gt-no-flight-from", here))?;
        self.check_held(state, ticket)?;
        require(self.edition.ticket(ticket).contains(&to), GT_25, || {
            self.at_place("gt-no-flight-to", to).with("ticket", self.edition.ticket_text(ticket))
        })?;
        require(to != here, GT_29, || self.at_place("gt-no-flight-here", here))
    }

    fn check_held(&self, state: &State, ticket: TicketId) -> Checked {
        let held = state.hidden.hands[state.open.turn].contains(&ticket);
        require(held, GT_27, || Text::new("gt-no-ticket"))
    }

    /// GT-7, GT-26.
    fn check_purchase(&self, state: &State, count: u8) -> Checked {
        require(!state.open.course.bought, GT_26, || Text::new("gt-no-second-purchase"))?;
        require(count > 0, GT_26, || Text::new("gt-no-empty-purchase"))?;
        let affordable = state.open.mover().money / FULL_FARE;
        require(u32::from(count) <= affordable, GT_26, || {
            Text::new("gt-no-money-for-tickets").with("count", affordable)
        })?;
        let left = state.supply();
        require(usize::from(count) <= left, GT_7, || Text::new("gt-no-tickets-left").with("left", left))
    }

    /// GT-71.
    fn check_placing(&self, open: &Open, city: LocationId) -> Checked {
        let player = open.mover();
        require(player.specials > 0, GT_71, || Text::new("gt-no-special"))?;
        let on_chart = self.edition.has(city) && self.edition.kind_of(city) == Kind::ContinentalCity;
        require(on_chart, GT_71, || self.at_place("gt-no-chart", city))?;
        require(!player.memories.contains(city), GT_71, || self.at_place("gt-no-memory-twice", city))?;
        let continent = self.edition.continent_of(city);
        require(!player.placed.contains(continent), GT_71, || {
            let name = self.edition.continent(continent).name.as_str();
            Text::new("gt-no-second-special").with("continent", name)
        })
    }

    /// GT-74, GT-77.
    fn check_challenge(&self, state: &State) -> Checked {
        require(state.open.mover().may_challenge, GT_74, || Text::new("gt-no-challenge-right"))?;
        let holder = self.challenged(&state.open).is_some();
        require(holder, GT_74, || Text::new("gt-no-challenge-holder"))?;
        require(state.means() >= FEE, GT_74, || Text::new("gt-no-challenge-money"))
    }

    /// GT-62, GT-63.
    fn check_bonus(&self, open: &Open, to: LocationId) -> Checked {
        let here = self.here(open);
        require(to != here, GT_62, || self.at_place("gt-no-bonus-here", here))?;
        let bonus = open.course.bonus.unwrap_or(Bonus::Continent);
        let goes = self.bonus_targets(open, bonus).contains(&to);
        let (clause, id) = match bonus {
            Bonus::Continent => (GT_62, "gt-no-bonus-city"),
            Bonus::Anywhere => (GT_63, "gt-no-bonus-cruise"),
        };
        require(goes, clause, || self.at_place(id, to))
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
