//! Resigning, and who is left (GT-92).

use table::dice::Dice;
use table::{Log, Refusal, Seat, SeatSet, Text};

use crate::check::require;
use crate::clause::GT_92;
use crate::stage::Stage;
use crate::state::{Course, Ending, Open, Phase, Player};
use crate::{Event, Globetrotters};

impl Globetrotters {
    /// GT-92: whether a player can resign: in their own turn or another's, but not while something is owed, an Adventure asks or
    /// somebody moves on. Nobody could before version 2.
    pub(crate) fn check_resign(&self, open: &Open, seat: Seat) -> Result<(), Refusal> {
        self.check_plays(open, seat)?;
        require(self.rules.since(2), GT_92, || Text::new("gt-no-resigning-before"))?;
        let at_rest = matches!(
            open.phase,
            Phase::ChooseHome
                | Phase::Arrive
                | Phase::Offer
                | Phase::Travel
                | Phase::Overland(_)
                | Phase::Bonus
                | Phase::AfterTurn
        );
        require(at_rest, GT_92, || Text::new("gt-no-resigning-now"))
    }

    /// GT-92: whether a player can resign now.
    pub fn may_resign(&self, open: &Open, seat: Seat) -> bool {
        self.check_resign(open, seat).is_ok()
    }
}

impl<D: Dice, L: Log<Event>> Stage<'_, D, L> {
    /// GT-92: KEYs go into the Jackpot, tickets under the pack, everything else leaves the game with its owner.
    pub(crate) fn resign(&mut self, seat: Seat) {
        self.log.reveal(); // everybody has heard it
        self.log.tell_all(GT_92, Event::Resigned { seat });
        for key in self.state.open.players[seat].keys.iter() {
            self.lose_key(seat, key);
        }
        self.drop_tickets(seat);
        let open = &mut self.state.open;
        // The Home stays known: its ticket is out of the game (GT-10).
        open.players[seat] = Player { home: open.players[seat].home, ..Player::default() };
        open.out = open.out.with(seat);
        let mut left = self.game.playing(open);
        match (left.next(), left.next()) {
            (Some(last), None) => self.leave_alone(last),
            _ if open.turn == seat => {
                open.course = Course::default();
                self.next_turn();
            }
            _ => {}
        }
    }

    /// All others have resigned.
    fn leave_alone(&mut self, last: Seat) {
        let open = &mut self.state.open;
        open.turn = last;
        open.course = Course::default();
        open.phase = Phase::Over { winners: SeatSet::only(last), ending: Ending::Resignation };
        self.log.tell_all(GT_92, Event::LeftAlone { seat: last });
    }
}
