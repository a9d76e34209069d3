//! Debts and deportation (GT-50, GT-57, GT-81 to GT-84).

use table::dice::Dice;
use table::{Log, SeatSet};

use crate::Event;
use crate::clause::{GT_22, GT_42, GT_44, GT_51, GT_53, GT_57, GT_82, GT_88};
use crate::stage::Stage;
use crate::state::{Course, Due, Mark, Phase, Spot, Then};
use crate::tickets::{FULL_FARE, REFUND};

impl<D: Dice, L: Log<Event>> Stage<'_, D, L> {
    /// The player in turn owes so many dollars; what follows once they are paid depends on what for.
    #[inline]
    pub(crate) fn owe(&mut self, dollars: u32, due: Due) {
        self.state.open.course.owed = dollars;
        self.settle(due);
    }

    /// Pays what is owed, or asks which tickets are returned for it, or deports (GT-81, GT-82).
    #[inline]
    pub(crate) fn settle(&mut self, due: Due) {
        if due == Due::Tickets {
            return self.settle_tickets();
        }
        let owed = self.state.open.course.owed;
        let money = self.mover().money;
        if money >= owed {
            return self.pay(due, owed);
        }
        let held = self.state.hidden.hands[self.turn()].len();
        let needed = ((owed - money) / REFUND) as usize;
        if held > needed || self.state.open.course.claimable {
            self.state.open.phase = Phase::Debt(due);
            return;
        }
        // There is nothing to choose: all tickets are returned.
        self.refund_all();
        if held == needed {
            return self.pay(due, owed);
        }
        let seat = self.turn();
        let dollars = self.mover().money;
        self.log.tell_all(GT_82, Event::PaidPart { seat, dollars, owed });
        self.hand_over(due, dollars);
        self.deport(due == Due::Loss);
    }

    /// GT-88: the spending money is not claimed, though a debt falls due.
    pub(crate) fn give_up(&mut self, due: Due) {
        let seat = self.turn();
        self.state.open.course.claimable = false;
        self.log.tell_all(GT_88, Event::SpendingMoneyLost { seat });
        self.settle(due);
    }

    /// GT-42, GT-50: what an Adventure directly causes goes to the Jackpot, everything else to the bank; the fee
    /// of a challenge goes to the KEYholder (GT-74).
    #[inline]
    fn hand_over(&mut self, due: Due, dollars: u32) {
        self.mover().money -= dollars;
        let to_jackpot = match due {
            Due::Loss => true,
            Due::Expenses => self.state.open.course.sent,
            Due::Again | Due::Trouble | Due::Fee | Due::Tickets => false,
        };
        if to_jackpot {
            self.state.open.jackpot.money += dollars;
        }
    }

    /// Pays in full, and goes on with what it was for.
    #[inline]
    fn pay(&mut self, due: Due, dollars: u32) {
        let seat = self.turn();
        self.hand_over(due, dollars);
        self.state.open.course.owed = 0;
        match due {
            Due::Expenses => {
                let at = self.here();
                let clause = self.game.edition.kind_of(at).clause();
                if self.state.open.course.sent {
                    self.log.tell_all(GT_42, Event::PaidExpensesToJackpot { seat, at, dollars });
                } else {
                    self.log.tell_all(clause, Event::PaidExpenses { seat, at, dollars });
                }
                self.result();
            }
            Due::Again => {
                let at = self.here();
                self.log.tell_all(GT_44, Event::PaidExpenses { seat, at, dollars });
                self.draw_adventure();
            }
            Due::Loss => {
                self.log.tell_all(GT_51, Event::Lost { seat, dollars });
                self.carry_on_adventure();
            }
            Due::Trouble => {
                self.log.tell_all(GT_22, Event::PaidTrouble { seat, dollars });
                self.end_turn();
            }
            Due::Fee => self.roll_challenge(dollars),
            Due::Tickets => unreachable!("tickets are not paid in dollars"),
        }
    }

    /// GT-53: so many tickets are used; missing ones are bought first.
    pub(crate) fn use_tickets(&mut self, count: u8) {
        let held = u8::try_from(self.state.hidden.hands[self.turn()].len()).expect("at most 96 tickets");
        if held > count {
            self.state.open.phase = Phase::Pick(count);
        } else {
            self.state.open.course.owed = u32::from(count);
            self.settle_tickets();
        }
    }

    fn settle_tickets(&mut self) {
        let hand = &self.state.hidden.hands[self.turn()];
        let missing = self.state.open.course.owed as usize - hand.len();
        // GT-7: what the pack cannot supply is not owed.
        let wanted = u32::try_from(missing.min(self.supply())).expect("at most 96 tickets");
        let affordable = self.mover().money / FULL_FARE;
        if affordable < wanted && self.state.open.course.claimable {
            self.state.open.phase = Phase::Debt(Due::Tickets);
            return;
        }
        let bought = u8::try_from(affordable.min(wanted)).expect("at most 96 tickets");
        if bought > 0 {
            self.buy_at_full_fare(bought);
        }
        while !self.state.hidden.hands[self.turn()].is_empty() {
            self.use_ticket(0);
        }
        self.state.open.course.owed = 0;
        if affordable < wanted {
            self.deport(true); // GT-82: cash that buys no ticket is kept
        } else {
            self.carry_on_adventure();
        }
    }

    /// GT-53: the player to the right has picked one of so many that are used.
    pub(crate) fn pick_blind(&mut self, index: usize, of: u8) {
        self.log.reveal(); // its owner sees which one it is
        // A blind pick is blind: a hand has no order that the player to the right could know. Until version 2 it had.
        let held = self.state.hidden.hands[self.turn()].len();
        let picked = if self.game.rules.since(2) { self.dice.pick("blind", held) } else { index };
        self.use_ticket(picked);
        if of > 1 {
            self.state.open.phase = Phase::Pick(of - 1);
        } else {
            self.carry_on_adventure();
        }
    }

    /// A ticket goes into the Jackpot, face down.
    fn use_ticket(&mut self, index: usize) {
        let seat = self.turn();
        let ticket = self.state.hidden.hands[seat].remove(index);
        self.state.hidden.jackpot.push(ticket);
        let others = Event::UsedTickets { seat, count: 1 };
        self.tell_apart(seat, GT_53, Event::UsedTicket { seat, ticket }, others);
    }

    /// GT-57: there is no KEY, or no Special Memory, to lose: all cheques and tickets go to the bank and the pack.
    pub(crate) fn forfeit(&mut self, event: Event) {
        self.log.tell_all(GT_57, event);
        self.mover().money = 0;
        self.drop_tickets(self.turn());
        self.deport(true);
    }

    /// GT-82 to GT-84: the turn ends, and the player is Home with a mark. Whoever is there is bumped (GT-48).
    pub(crate) fn deport(&mut self, adventure: bool) {
        let seat = self.turn();
        let from = self.here();
        let claimable = self.state.open.course.claimable;
        self.state.open.course = Course { claimable, then: Then::EndTurn, ..Course::default() };
        let exiled = self.game.rules.since(2); // before, nobody asked
        let player = self.mover();
        player.mark = Some(Mark { place: from, adventure });
        player.exiled = exiled;
        player.declined = false;
        player.may_challenge = false;
        let home = player.home.expect("nobody owes anything before they have a Home");
        self.log.tell_all(GT_82, Event::Deported { seat, from });
        if from != home {
            self.place(seat, Spot::on(home));
            self.state.open.course.chain = SeatSet::only(seat);
        }
        self.bump();
    }
}
