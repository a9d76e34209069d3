//! The list of legal actions.

use table::Seat;

use crate::challenge::FEE;
use crate::state::{Due, Open, Phase, State, Then};
use crate::tickets::{DISCOUNT, FULL_FARE};
use crate::{Action, Globetrotters};

impl Globetrotters {
    #[inline]
    pub(crate) fn list_legal(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        let open = &state.open;
        if !self.asked(open).may.contains(seat) {
            return;
        }
        match open.phase {
            Phase::ChooseHome => {
                let first = state.hidden.hands[seat].first().map(|&ticket| self.edition.ticket(ticket));
                actions.extend(first.into_iter().flatten().map(Action::ChooseHome));
                return;
            }
            Phase::MoveOn { .. } => {
                let places = open.course.turned.map(|ticket| self.edition.ticket(ticket));
                actions.extend(places.into_iter().flatten().map(Action::SendTo));
                if !self.is_bumping(open) {
                    return;
                }
            }
            Phase::Pick(_) => {
                let held = state.hidden.hands[open.turn].len();
                actions.extend((0..held).filter_map(|index| u8::try_from(index).ok()).map(Action::PickBlind));
                return;
            }
            Phase::Over { .. } => return,
            Phase::Arrive => actions.push(Action::Arrive),
            Phase::Offer => {
                actions.push(if self.gambling(open) { Action::TryJackpot } else { Action::TakeAdventure });
                actions.push(Action::Decline);
            }
            Phase::Travel => self.list_travel(state, actions),
            Phase::Overland(steps) => {
                let targets = self.edition.within(self.here(open), steps);
                actions.extend(targets.iter().copied().map(Action::MoveTo));
            }
            Phase::Debt(_) => {
                if self.may_give_up(state) {
                    actions.push(Action::GiveUp);
                }
            }
            Phase::LoseKey => actions.extend(open.mover().keys.iter().map(Action::LoseKey)),
            Phase::Switch => actions.extend(self.partners(open).map(|(seat, _)| Action::SwitchWith(seat))),
            Phase::Bonus => {
                actions.push(Action::Decline);
                if let Some(bonus) = open.course.bonus {
                    let here = self.here(open);
                    let targets = self.bonus_targets(open, bonus).iter().copied();
                    actions.extend(targets.filter(|&to| to != here).map(Action::UseBonus));
                }
            }
            Phase::LastChance => actions.push(Action::Decline),
            Phase::AfterTurn => {
                actions.push(Action::EndTurn);
                if open.mover().money >= DISCOUNT && state.supply() >= 2 {
                    actions.push(Action::BuyTwo);
                }
            }
        }
        self.list_asides(state, actions);
    }

    /// Travel or work (GT-15).
    #[inline]
    fn list_travel(&self, state: &State, actions: &mut Vec<Action>) {
        let open = &state.open;
        let here = self.here(open);
        if !self.edition.within(here, 1).is_empty() {
            actions.push(Action::Roll);
        }
        if self.edition.kind_of(here).is_red_dot() {
            for &ticket in state.hidden.hands[open.turn].iter() {
                let places = self.edition.ticket(ticket).into_iter().filter(|&to| to != here);
                actions.extend(places.map(|to| Action::Fly { ticket, to }));
            }
        }
        for crossing in self.edition.crossings(here) {
            actions.push(Action::Sail(crossing.island));
        }
        actions.push(Action::Work);
        if open.course.again && state.means() >= self.expenses_again(open) {
            actions.push(Action::TakeAdventure);
        }
    }

    /// What can be done beside the question that is asked.
    #[inline]
    fn list_asides(&self, state: &State, actions: &mut Vec<Action>) {
        let open = &state.open;
        let player = open.mover();
        if may_challenge_in(open.phase)
            && player.may_challenge
            && state.means() >= FEE
            && self.challenged(open).is_some()
        {
            actions.push(Action::Challenge);
        }
        if may_buy_in(open.phase) && !open.course.bought {
            let affordable = (player.money / FULL_FARE) as usize;
            let most = u8::try_from(affordable.min(state.supply())).unwrap_or(u8::MAX);
            actions.extend((1..=most).map(Action::Buy));
        }
        if self.may_place(open) {
            actions.extend(self.placeable_memories(open).map(Action::PlaceMemory));
        }
        if self.may_refund(open) {
            actions.extend(state.hidden.hands[open.turn].iter().copied().map(Action::Refund));
        }
        if open.course.claimable {
            actions.push(Action::ClaimMoney);
        }
    }

    /// GT-88: whoever has nothing left to return may still let their money go.
    pub(crate) fn may_give_up(&self, state: &State) -> bool {
        let returnable = self.may_refund(&state.open) && !state.hidden.hands[state.open.turn].is_empty();
        state.open.course.claimable && !returnable
    }

    /// GT-27: at any point of one's own turn; but tickets that are owed are not returned.
    #[inline]
    pub(crate) fn may_refund(&self, open: &Open) -> bool {
        match open.phase {
            Phase::ChooseHome | Phase::Pick(_) | Phase::Debt(Due::Tickets) | Phase::Over { .. } => false,
            Phase::MoveOn { .. } => self.is_bumping(open),
            _ => true,
        }
    }

    /// GT-71: at any point of one's own turn; but not while an Adventure is pending (GT-56). Until version 2 not while a
    /// roll or a payment was.
    #[inline]
    pub(crate) fn may_place(&self, open: &Open) -> bool {
        match open.phase {
            Phase::Arrive | Phase::Offer | Phase::Travel | Phase::Bonus => true,
            Phase::Overland(_) | Phase::LastChance => self.rules.since(2),
            Phase::Debt(Due::Expenses | Due::Again | Due::Trouble | Due::Fee) => self.rules.since(2),
            Phase::MoveOn { .. } => self.is_bumping(open),
            Phase::Debt(Due::Loss | Due::Tickets) => false,
            Phase::ChooseHome | Phase::Pick(_) | Phase::LoseKey | Phase::Switch => false,
            Phase::AfterTurn | Phase::Over { .. } => false,
        }
    }

    /// Whether the player in turn has bumped somebody and chooses where they go, in the middle of the turn: what may be
    /// done at any point of it may be done then too (GT-27, GT-71), since version 2.
    #[inline]
    fn is_bumping(&self, open: &Open) -> bool {
        let chooses = matches!(open.phase, Phase::MoveOn { chooser, .. } if chooser == open.turn);
        chooses && open.course.then == Then::Arrive && self.rules.since(2)
    }

    /// GT-44: what the Adventure of an earlier turn costs.
    #[inline]
    pub fn expenses_again(&self, open: &Open) -> u32 {
        self.expenses_at(open, open.turn, self.here(open))
    }
}

/// GT-26: while nothing is owed and no roll is to be completed.
#[inline]
pub(crate) fn may_buy_in(phase: Phase) -> bool {
    matches!(phase, Phase::Offer | Phase::Travel | Phase::Bonus)
}

/// GT-74: at any point before leaving the city.
#[inline]
pub(crate) fn may_challenge_in(phase: Phase) -> bool {
    matches!(phase, Phase::Travel | Phase::Bonus | Phase::LastChance)
}
