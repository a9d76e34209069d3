//! Airline Tickets: drawing, buying and returning them (GT-7, GT-26 to GT-28).

use table::dice::Dice;
use table::{Clause, Log, Seat};

use crate::Event;
use crate::clause::{GT_7, GT_8, GT_26, GT_27, GT_28};
use crate::stage::Stage;
use crate::state::{Due, State};

/// The full fare during the turn (GT-26).
pub const FULL_FARE: u32 = 200;
/// The discount fare for two after the turn (GT-26).
pub const DISCOUNT: u32 = 300;
/// What a returned ticket brings (GT-27).
pub(crate) const REFUND: u32 = 100;

impl State {
    /// How many tickets the pack can supply: its last one only serves moving on (GT-7).
    #[inline]
    pub fn supply(&self) -> usize {
        self.supply_with(0)
    }

    /// How many it can supply once so many were returned to it.
    #[inline]
    pub(crate) fn supply_with(&self, returned: usize) -> usize {
        (self.hidden.pack.len() + returned).saturating_sub(1)
    }

    /// What the player in turn can pay if they return all their tickets.
    #[inline]
    pub(crate) fn means(&self) -> u32 {
        let held = self.hidden.hands[self.open.turn].len();
        self.open.mover().money + REFUND * u32::try_from(held).expect("at most 96 tickets")
    }
}

impl<D: Dice, L: Log<Event>> Stage<'_, D, L> {
    #[inline]
    pub(crate) fn supply(&self) -> usize {
        self.state.supply()
    }

    /// Tickets from the top of the pack into a hand, as many as it can supply (GT-7), by the clause that gives them.
    pub(crate) fn draw(&mut self, seat: Seat, count: u8, clause: Clause) {
        let available = u8::try_from(self.supply()).expect("at most 96 tickets").min(count);
        if available > 0 {
            self.log.reveal();
            self.log.tell_all(clause, Event::Received { seat, count: available });
        }
        let hidden = &mut self.state.hidden;
        for _ in 0..available {
            let ticket = hidden.pack.pop().expect("the supply was counted");
            hidden.hands[seat].push(ticket);
            self.log.tell_only(seat, GT_8, Event::ReceivedTicket { seat, ticket });
        }
        if available < count {
            self.log.tell_all(GT_7, Event::PackIsShort { seat, missing: count - available });
        }
    }

    /// GT-26: the one purchase of the turn.
    pub(crate) fn buy(&mut self, count: u8) {
        self.state.open.course.bought = true;
        self.buy_at_full_fare(count);
    }

    pub(crate) fn buy_at_full_fare(&mut self, count: u8) {
        let seat = self.turn();
        let dollars = FULL_FARE * u32::from(count);
        self.mover().money -= dollars;
        self.log.tell_all(GT_26, Event::Bought { seat, count, dollars });
        self.draw(seat, count, GT_26);
    }

    /// GT-26, GT-28: the one purchase after the turn.
    pub(crate) fn buy_two(&mut self) {
        let seat = self.turn();
        self.mover().money -= DISCOUNT;
        self.log.tell_all(GT_28, Event::Bought { seat, count: 2, dollars: DISCOUNT });
        self.draw(seat, 2, GT_28);
        self.next_turn();
    }

    /// GT-27: a ticket goes back for $100; whoever returned it to pay a debt pays it now.
    pub(crate) fn return_ticket(&mut self, index: usize, owing: Option<Due>) {
        self.refund(index);
        if let Some(due) = owing {
            self.settle(due);
        }
    }

    fn refund(&mut self, index: usize) {
        let seat = self.turn();
        let hidden = &mut self.state.hidden;
        let ticket = hidden.hands[seat].remove(index);
        hidden.pack.put_under(ticket);
        self.mover().money += REFUND;
        self.tell_apart(seat, GT_27, Event::RefundedTicket { seat, ticket }, Event::Refunded { seat });
    }

    pub(crate) fn refund_all(&mut self) {
        while !self.state.hidden.hands[self.turn()].is_empty() {
            self.refund(0);
        }
    }

    /// All tickets of a player go under the pack, face down; says how many.
    pub(crate) fn drop_tickets(&mut self, seat: Seat) -> u8 {
        let hidden = &mut self.state.hidden;
        let hand = std::mem::take(&mut hidden.hands[seat]);
        for &ticket in hand.iter() {
            hidden.pack.put_under(ticket);
        }
        u8::try_from(hand.len()).expect("at most 96 tickets")
    }
}
