//! Moving the monsters (LM-7, LM-8, LM-14, LM-22, LM-24, LM-25).

use table::dice::Dice;
use table::{Log, Seat};

use crate::clause::{LM_7, LM_8, LM_25};
use crate::stage::Stage;
use crate::state::{Loss, Open};
use crate::{Colour, Event, LittleMonsters, LocationId, Places, Tickets};

impl LittleMonsters {
    /// LM-25: what it costs to enter a location, in tickets of the path's colour.
    #[inline]
    pub fn cost_of_entering(&self, open: &Open, to: LocationId) -> u8 {
        if open.tokens.storm.contains(to) { 2 } else { 1 }
    }

    /// LM-14: the locations where another monster stands in the way; those of players who resigned are off the board.
    #[inline]
    pub fn jammed(&self, open: &Open, seat: Seat) -> Places {
        let mut jammed = Places::NONE;
        if self.options.traffic_jam {
            for other in self.all_seats() {
                if other != seat && !open.settled.contains(other) && open.plays(other) {
                    jammed.insert(open.monsters[other]);
                }
            }
        }
        jammed
    }

    /// LM-14, LM-24: where this monster may not go. Who has gathered enough may always stop on their own start.
    #[inline]
    pub fn closed_to(&self, open: &Open, seat: Seat) -> Places {
        let mut jammed = self.jammed(open, seat);
        if self.may_go_home(open, seat) {
            jammed.remove(open.houses[seat]);
        }
        jammed.or(open.tokens.wildfire)
    }

    /// LM-14: whether the monster, on its way, stands where it may stop but not pass through.
    #[inline]
    pub(crate) fn must_stop(&self, open: &Open, seat: Seat) -> bool {
        open.moved && self.jammed(open, seat).contains(open.monsters[seat])
    }
}

impl<D: Dice, L: Log<Event>> Stage<'_, D, L> {
    /// LM-7: uses tickets for one path.
    pub(crate) fn step(&mut self, to: LocationId, colour: Colour, cost: u8) {
        self.close_market();
        let open = &mut self.state.open;
        let seat = open.turn;
        open.hands[seat][colour] -= cost;
        open.used[colour] += cost;
        open.monsters[seat] = to;
        open.moved = true;
        open.settled = open.settled.without(seat); // LM-14: it has left the place where it had settled
        open.polluted |= open.tokens.nuclear.contains(to); // LM-22: passing through counts
        self.log.tell_all(if cost > 1 { LM_25 } else { LM_7 }, Event::Stepped { seat, to, colour, cost });
    }

    /// Ends the move: tickets return (LM-7), a card is gained (LM-8), the game may be won (LM-10); then the
    /// rest of the turn takes its course.
    pub(crate) fn stop(&mut self) {
        self.close_market();
        let open = &mut self.state.open;
        let seat = open.turn;
        let at = open.monsters[seat];
        let used = std::mem::replace(&mut open.used, Tickets::NONE);
        open.supply += used;
        open.polluted |= !open.moved && open.tokens.nuclear.contains(at); // LM-22: staying counts
        self.log.tell_all(LM_7, Event::Stopped { seat, at });
        self.gain_card(seat, at);
        if self.check_win(seat) {
            return;
        }
        if self.state.open.polluted {
            self.state.open.owed[seat] = 1;
        }
        self.collect(Loss::Pollution);
    }

    /// LM-8: the card of the location where the monster stops, if it lies open.
    fn gain_card(&mut self, seat: Seat, at: LocationId) {
        let open = &mut self.state.open;
        let Some(place) = open.display.iter_mut().find(|place| **place == Some(at)) else { return };
        *place = None;
        open.gained[seat].insert(at);
        let cards = u8::try_from(open.cards_of(seat)).expect("an edition has at most 128 locations");
        self.log.tell_all(LM_8, Event::CardGained { seat, location: at, cards });
    }
}
