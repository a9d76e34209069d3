//! Resigning, and who is left (LM-34).

use table::dice::Dice;
use table::{Log, Refusal, Seat, Text};

use crate::check::refuse;
use crate::clause::LM_34;
use crate::stage::Stage;
use crate::state::{Open, Phase};
use crate::{Event, LittleMonsters, Tickets};

impl LittleMonsters {
    /// LM-34: whether a player can resign: in their own turn or another's, but not while the end of a move or an event is
    /// being settled. Nobody could before version 2.
    pub(crate) fn check_resign(&self, open: &Open, seat: Seat) -> Result<(), Refusal> {
        self.check_plays(open, seat)?;
        if !self.rules.since(2) {
            return refuse(LM_34, Text::new("lm-no-resigning-before"));
        }
        match open.phase {
            Phase::Roll | Phase::Globe { .. } | Phase::Cure | Phase::Travel => Ok(()),
            _ => refuse(LM_34, Text::new("lm-no-resigning-now")),
        }
    }

    /// LM-34: whether a player can resign now.
    pub fn may_resign(&self, open: &Open, seat: Seat) -> bool {
        self.check_resign(open, seat).is_ok()
    }
}

impl<D: Dice, L: Log<Event>> Stage<'_, D, L> {
    /// LM-34: tickets return to the supply, the monster leaves the board, cards and house leave the game with their owner.
    pub(crate) fn resign(&mut self, seat: Seat) {
        self.log.reveal(); // everybody has heard it
        self.log.tell_all(LM_34, Event::Resigned { seat });
        self.lapse_offer_with(seat);
        let open = &mut self.state.open;
        open.supply += std::mem::replace(&mut open.hands[seat], Tickets::NONE);
        open.settled = open.settled.without(seat);
        open.out = open.out.with(seat);
        let mut left = self.game.playing(open);
        match (left.next(), left.next()) {
            (Some(last), None) => self.leave_alone(last),
            _ if open.turn == seat => {
                self.break_off();
                self.pass_turn();
            }
            _ => {}
        }
    }

    /// The move in progress is broken off: offers lapse, and the tickets used in it return.
    fn break_off(&mut self) {
        self.close_market();
        let open = &mut self.state.open;
        open.supply += std::mem::replace(&mut open.used, Tickets::NONE);
    }

    /// All others have resigned.
    fn leave_alone(&mut self, last: Seat) {
        self.break_off();
        let open = &mut self.state.open;
        open.turn = last;
        open.roll = None;
        open.moved = false;
        open.polluted = false;
        open.phase = Phase::Over(last);
        self.log.tell_all(LM_34, Event::LeftAlone { seat: last });
    }
}
