use table::dice::Dice;
use table::{Log, Seat};

use crate::clause::{LM_4, LM_10};
use crate::state::{Phase, State};
use crate::{Action, Event, LittleMonsters};

/// Where an action is carried out: the rules, the position, the dice, and who listens. The topics of the rules
/// add their own methods, each in its file.
pub(crate) struct Stage<'a, D, L> {
    pub(crate) game: &'a LittleMonsters,
    pub(crate) state: &'a mut State,
    pub(crate) dice: &'a mut D,
    pub(crate) log: &'a mut L,
}

impl<D: Dice, L: Log<Event>> Stage<'_, D, L> {
    /// Carries out an action that was checked.
    #[inline]
    pub(crate) fn carry_out(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Roll => self.roll(),
            Action::TakeTicket(colour) => self.take_ticket(colour),
            Action::Cure(location) => self.cure(location),
            Action::Exchange { give, take } => self.exchange(give, take),
            Action::Offer { to, give, want } => self.offer(seat, to, give, want),
            Action::Counter { to, give, want } => self.counter(seat, to, give, want),
            Action::Accept(from) => self.accept(from, seat),
            Action::Decline(from) => self.decline(from, seat),
            Action::Withdraw(to) => self.withdraw(seat, to),
            Action::Step { to, colour } => self.step(to, colour),
            Action::Stop => self.stop(),
            Action::Discard(colour) => self.discard(seat, colour),
            Action::Spread(location) => self.spread(location),
            Action::Crowd(continent) => self.crowd(continent),
            Action::Fly(to) => self.fly(seat, to),
            Action::Stay => self.stay(seat),
        }
    }

    /// Ends the game if this player has gathered enough and is at home (LM-10). True if he has.
    pub(crate) fn check_win(&mut self, seat: Seat) -> bool {
        let open = &mut self.state.open;
        if !self.game.may_go_home(open, seat) || open.monsters[seat] != open.houses[seat] {
            return false;
        }
        open.phase = Phase::Over(seat);
        let cards = u8::try_from(open.cards_of(seat)).expect("an edition has at most 128 locations");
        self.log.tell_all(LM_10, Event::Won { seat, cards });
        true
    }

    /// Ends the turn and begins the next player's (LM-4).
    pub(crate) fn next_turn(&mut self) {
        let open = &mut self.state.open;
        let seat = open.turn;
        // LM-14: a monster that ends two turns on the same location has settled there.
        let at = open.monsters[seat];
        let stayed = open.rested[seat] == Some(at);
        open.settled = if stayed { open.settled.with(seat) } else { open.settled.without(seat) };
        open.rested[seat] = Some(at);

        open.turn = seat.next(self.game.seats);
        open.turns += 1;
        open.roll = None;
        open.moved = false;
        open.polluted = false;
        open.phase = Phase::Roll;
        self.log.tell_all(LM_4, Event::TurnBegan { seat: open.turn });
    }
}
