//! The list of legal actions. Of the open-ended trades it holds a bounded family: one ticket for one.

use table::Seat;

use crate::market::{EXCHANGE, MAX_OFFERS};
use crate::state::{Offer, Open, Phase};
use crate::{Action, Colour, LittleMonsters, Tickets};

impl LittleMonsters {
    #[inline]
    pub(crate) fn list_legal(&self, open: &Open, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if !self.asked(open).may.contains(seat) {
            return;
        }
        match open.phase {
            Phase::Roll => actions.push(Action::Roll),
            Phase::Globe { .. } => actions.extend(open.supply.colours().map(Action::TakeTicket)),
            Phase::Cure => actions.extend(open.tokens.pandemic.iter().map(Action::Cure)),
            Phase::Travel => self.list_travel(open, seat, actions),
            Phase::Discard(_) => actions.extend(open.hands[seat].colours().map(Action::Discard)),
            Phase::Crowds(tied) => actions.extend(Open::continents_in(tied).map(Action::Crowd)),
            Phase::EventMove { wind, .. } => {
                actions.extend(self.event_targets(open, seat, wind).iter().map(Action::Fly));
                actions.push(Action::Stay);
            }
            Phase::Spread => actions.extend(self.spread_targets(open).iter().map(Action::Spread)),
            Phase::Over(_) => {}
        }
    }

    #[inline]
    fn list_travel(&self, open: &Open, seat: Seat, actions: &mut Vec<Action>) {
        if seat == open.turn {
            self.list_steps(open, seat, actions);
            actions.push(Action::Stop);
        }
        if !self.options.free_market || open.moved {
            return;
        }
        let free = open.unpromised(seat);
        for offer in open.offers.0.iter().flatten() {
            self.list_answers(open, seat, *offer, free, actions);
        }
        if seat == open.turn {
            for give in Colour::ALL.into_iter().filter(|&give| free[give] >= EXCHANGE) {
                for take in open.supply.held().without(give).iter() {
                    actions.push(Action::Exchange { give, take });
                }
            }
            if open.offers_made < MAX_OFFERS {
                self.list_offers(open, seat, free, actions);
            }
        }
    }

    #[inline]
    fn list_steps(&self, open: &Open, seat: Seat, actions: &mut Vec<Action>) {
        if self.must_stop(open, seat) {
            return;
        }
        let closed = self.closed_to(open, seat);
        let hand = open.hands[seat];
        for way in self.edition.ways_from(open.monsters[seat]) {
            if !closed.contains(way.to) && hand[way.colour] >= self.cost_of_entering(open, way.to) {
                actions.push(Action::Step { to: way.to, colour: way.colour });
            }
        }
    }

    /// Accepting and declining; counter-offers that give what is wanted for another ticket; withdrawing.
    fn list_answers(&self, open: &Open, seat: Seat, offer: Offer, free: Tickets, actions: &mut Vec<Action>) {
        if offer.to == seat {
            let to = offer.from;
            let can_give = free.hold(offer.want);
            if can_give {
                actions.push(Action::Accept(to));
            }
            actions.push(Action::Decline(to));
            if open.offers_made < MAX_OFFERS && can_give {
                let others = open.hands[to].colours().map(Tickets::one);
                let others = others.filter(|&want| want != offer.give && want != offer.want);
                actions.extend(others.map(|want| Action::Counter { to, give: offer.want, want }));
            }
        } else if offer.from == seat {
            actions.push(Action::Withdraw(offer.to));
        }
    }

    #[inline]
    fn list_offers(&self, open: &Open, seat: Seat, free: Tickets, actions: &mut Vec<Action>) {
        let gives = free.held();
        for to in self.all_seats().filter(|&to| to != seat && open.offers[to].is_none()) {
            let wants = open.hands[to].held();
            for give in gives.iter() {
                for want in wants.without(give).iter() {
                    actions.push(Action::Offer { to, give: Tickets::one(give), want: Tickets::one(want) });
                }
            }
        }
    }
}
