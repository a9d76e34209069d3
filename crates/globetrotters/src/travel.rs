//! The three ways to travel: overland, by air, by water (GT-19 to GT-31).

use table::Log;
use table::dice::Dice;

use crate::clause::{GT_20, GT_21, GT_22, GT_25, GT_30};
use crate::stage::Stage;
use crate::state::{Due, Phase, Spot};
use crate::{Event, LocationId};

/// The faces of the 12-sided die (GT-19): 1 to 10, and these two.
const TICKET_FACE: u32 = 11;
const TROUBLE_FACE: u32 = 12;
/// What trouble costs (GT-22).
const TROUBLE: u32 = 100;

impl<D: Dice, L: Log<Event>> Stage<'_, D, L> {
    /// GT-19 to GT-22: rolls the 12-sided die.
    pub(crate) fn roll(&mut self) {
        let seat = self.turn();
        self.state.open.course.again = false;
        match self.dice.die("overland", TROUBLE_FACE) {
            TICKET_FACE => {
                self.log.tell_all(GT_21, Event::RolledTicket { seat });
                self.draw(seat, 1, GT_21);
                self.state.open.phase = Phase::Travel;
            }
            TROUBLE_FACE => {
                self.log.tell_all(GT_22, Event::RolledTrouble { seat });
                self.owe(TROUBLE, Due::Trouble);
            }
            steps => {
                let steps = u8::try_from(steps).expect("a die has twelve faces");
                self.log.tell_all(GT_20, Event::Rolled { seat, steps });
                self.state.open.phase = Phase::Overland(steps);
                // Where there is nothing to choose, nothing is asked.
                let open = &self.state.open;
                let busy = open.course.claimable || (self.game.rules.since(2) && self.game.can_place(open)); // GT-71
                let idle = self.state.hidden.hands[seat].is_empty() && !busy;
                if let ([only], true) = (self.game.edition.within(self.here(), steps), idle) {
                    self.go_overland(*only);
                }
            }
        }
    }

    pub(crate) fn go_overland(&mut self, to: LocationId) {
        let seat = self.turn();
        self.log.tell_all(GT_20, Event::WentOverland { seat, to });
        self.travel_to(Spot::on(to));
    }

    /// GT-25: the ticket goes under the pack.
    pub(crate) fn fly(&mut self, index: usize, to: LocationId) {
        let seat = self.turn();
        let hidden = &mut self.state.hidden;
        let ticket = hidden.hands[seat].remove(index);
        hidden.pack.put_under(ticket);
        self.log.tell_all(GT_25, Event::Flew { seat, ticket, to });
        self.travel_to(Spot::on(to));
    }

    /// GT-30: onto the Cruise Island, bound for the other end.
    pub(crate) fn sail(&mut self, island: LocationId, to: LocationId) {
        let seat = self.turn();
        self.log.tell_all(GT_30, Event::SetSail { seat, island, to });
        self.travel_to(Spot { at: island, bound_for: Some(to) });
    }

    /// Comes somewhere by ordinary travel: overland, by air or by water (GT-87).
    pub(crate) fn travel_to(&mut self, spot: Spot) {
        self.state.open.course.travelled = true;
        self.come_to(spot);
    }
}
