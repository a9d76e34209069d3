//! The Jackpot (GT-5, GT-73, GT-78 to GT-80).

use table::Log;
use table::dice::Dice;

use crate::Event;
use crate::clause::{GT_8, GT_73, GT_78, GT_79};
use crate::stage::{Stage, is_hit};

/// What a new Jackpot holds (GT-5).
pub(crate) const MONEY: u32 = 200;
const TICKETS: usize = 2;
/// How many rolls a try has (GT-78).
const ROLLS: usize = 2;

impl<D: Dice, L: Log<Event>> Stage<'_, D, L> {
    /// GT-5: a new Jackpot, as far as the pack can supply it (GT-7).
    pub(crate) fn fill_jackpot(&mut self) {
        self.state.open.jackpot.money += MONEY;
        for _ in 0..self.supply().min(TICKETS) {
            let ticket = self.state.hidden.pack.pop().expect("the supply was counted");
            self.state.hidden.jackpot.push(ticket);
        }
    }

    /// GT-78, GT-79: up to two rolls.
    pub(crate) fn try_jackpot(&mut self) {
        let seat = self.turn();
        for _ in 0..ROLLS {
            let dice = self.two_dice("jackpot");
            let hit = is_hit(dice);
            self.log.tell_all(GT_78, Event::JackpotRolled { seat, dice, hit });
            if hit {
                return self.win_jackpot();
            }
        }
        self.log.tell_all(GT_79, Event::MissedJackpot { seat });
        self.must_move_on(self.game.right_of(&self.state.open, seat));
    }

    fn win_jackpot(&mut self) {
        let seat = self.turn();
        let won = self.state.open.jackpot;
        let tickets = std::mem::take(&mut self.state.hidden.jackpot);
        let count = u8::try_from(tickets.len()).expect("at most 96 tickets");
        self.log.tell_all(GT_78, Event::WonJackpot { seat, dollars: won.money, tickets: count });
        self.mover().money += won.money;
        self.log.reveal();
        for &ticket in tickets.iter() {
            self.state.hidden.hands[seat].push(ticket);
            self.log.tell_only(seat, GT_8, Event::ReceivedTicket { seat, ticket });
        }
        for key in won.keys.iter() {
            self.win_key(key);
        }
        if won.specials > 0 {
            let player = self.mover();
            player.specials = player.specials.saturating_add(won.specials);
            self.log.tell_all(GT_73, Event::WonSpecials { seat, count: won.specials });
        }
        self.state.open.jackpot = Default::default();
        self.fill_jackpot();
        self.go_on();
    }
}
