//! Arriving: expenses and results (GT-11, GT-14, GT-32 to GT-44, GT-83, GT-84).

use table::dice::Dice;
use table::{Log, SeatSet};

use crate::clause::{GT_37, GT_38, GT_41, GT_43, GT_62, GT_83, GT_84};
use crate::stage::Stage;
use crate::state::{Due, Phase, Spot, Then};
use crate::{Event, Kind};

impl<D: Dice, L: Log<Event>> Stage<'_, D, L> {
    /// The player in turn comes to a location: whoever is there is bumped (GT-45, GT-48), then they arrive.
    #[inline]
    pub(crate) fn come_to(&mut self, spot: Spot) {
        let seat = self.turn();
        self.place(seat, spot);
        let course = &mut self.state.open.course;
        course.again = false;
        course.chain = SeatSet::only(seat);
        course.then = Then::Arrive;
        self.bump();
    }

    /// Asks first where something can be done before the arrival that could not be done earlier: tickets are
    /// returned before a Wasteland takes them (GT-27), money is claimed (GT-88) and Special Memories are placed
    /// (GT-71) before an arrival that opens the turn; Special Memories also before one that ends it.
    pub(crate) fn arrive(&mut self) {
        let open = &self.state.open;
        let tickets = !self.state.hidden.hands[open.turn].is_empty();
        let kind = self.game.edition.kind_of(self.here());
        let threatened = tickets && kind == Kind::Wasteland;
        let ending = self.game.rules.since(2) && kind.ends_turn() && !open.course.settling;
        let early = open.course.opening || ending;
        if threatened
            || (open.course.opening && open.course.claimable)
            || (early && self.game.can_place(open))
        {
            self.state.open.phase = Phase::Arrive;
        } else {
            self.resolve_arrival();
        }
    }

    /// GT-41: expenses are due however one arrived, but never at Home.
    pub(crate) fn resolve_arrival(&mut self) {
        let seat = self.turn();
        let here = self.here();
        self.state.open.course.opening = false;
        if self.state.open.players[seat].home == Some(here) {
            if !self.state.open.course.settling {
                self.log.tell_all(GT_41, Event::CameHome { seat });
            }
            return self.result();
        }
        match self.game.edition.kind_of(here).expenses() {
            0 => self.result(),
            dollars => self.owe(dollars, Due::Expenses),
        }
    }

    /// The result of the arrival, once its expenses are paid in full.
    pub(crate) fn result(&mut self) {
        let seat = self.turn();
        let here = self.here();
        let at_home = self.state.open.players[seat].home == Some(here);
        let settling = std::mem::take(&mut self.state.open.course.settling);
        self.state.open.course.sent = false;
        // GT-84: if the place is Home, arriving again clears the mark; elsewhere an Adventure may be missing.
        if let Some(mark) = self.state.open.players[seat].mark
            && mark.place == here
            && (at_home || !mark.adventure)
        {
            self.clear_mark();
        }
        if at_home {
            let player = &mut self.state.open.players[seat];
            player.exiled &= player.mark.is_some() || !self.state.open.course.travelled; // GT-87
            if !settling && self.check_win() {
                return;
            }
        }
        let kind = self.game.edition.kind_of(here);
        let withheld = self.state.open.players[seat].mark.filter(|_| at_home);
        match (kind, withheld) {
            // GT-83: after a deportation Home gives nothing.
            (
                Kind::KeyCity | Kind::ContinentalCity | Kind::GamblingCity | Kind::TropicalIsland,
                Some(mark),
            ) => {
                self.log.tell_all(GT_83, Event::NoBenefit { seat, place: mark.place });
            }
            (Kind::KeyCity | Kind::ContinentalCity | Kind::GamblingCity, None) => {
                self.state.open.phase = Phase::Offer;
                return;
            }
            (Kind::TropicalIsland, None) => self.gain_special(GT_37),
            (Kind::Wasteland, _) => {
                let count = self.drop_tickets(seat);
                if count > 0 {
                    self.log.tell_all(GT_38, Event::LostTickets { seat, count });
                }
            }
            _ => {}
        }
        // GT-11: a Home that was just chosen does not end the turn.
        if kind.ends_turn() && !settling {
            self.log.tell_all(kind.clause(), Event::TurnEndedBy { seat, at: here });
            self.end_turn();
        } else {
            self.go_on();
        }
    }

    pub(crate) fn clear_mark(&mut self) {
        let seat = self.turn();
        if let Some(mark) = self.mover().mark.take() {
            self.log.tell_all(GT_84, Event::MarkCleared { seat, place: mark.place });
        }
    }

    /// GT-43: the Adventure or the Jackpot is let pass.
    pub(crate) fn decline_offer(&mut self) {
        let seat = self.turn();
        self.log.tell_all(GT_43, Event::Declined { seat });
        // GT-44: only an Adventure waits for the next turn.
        self.mover().declined = self.game.edition.kind_of(self.here()).is_red_dot();
        self.go_on();
    }

    /// GT-62: the TRAVEL BONUS is let pass.
    pub(crate) fn decline_bonus(&mut self) {
        let seat = self.turn();
        self.log.tell_all(GT_62, Event::Declined { seat });
        self.state.open.course.bonus = None;
        self.go_on();
    }
}
