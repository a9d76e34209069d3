use table::dice::Dice;
use table::{Log, Seat};

use crate::clause::{LM_4, LM_10};
use crate::deed::Deed;
use crate::state::{Phase, State};
use crate::{Event, LittleMonsters};

/// Where an action is carried out: the rules, the position, the dice, and who listens. The topics of the rules
/// add their own methods, each in its file.
pub(crate) struct Stage<'a, D, L> {
    pub(crate) game: &'a LittleMonsters,
    pub(crate) state: &'a mut State,
    pub(crate) dice: &'a mut D,
    pub(crate) log: &'a mut L,
}

impl<D: Dice, L: Log<Event>> Stage<'_, D, L> {
    /// Carries out what an action comes to.
    #[inline]
    pub(crate) fn carry_out(&mut self, seat: Seat, deed: Deed) {
        match deed {
            Deed::Roll => self.roll(),
            Deed::TakeTicket { colour, globes } => self.take_ticket(colour, globes),
            Deed::Cure(location) => self.cure(location),
            Deed::Exchange { give, take } => self.exchange(give, take),
            Deed::Offer(offer) => self.offer(offer),
            Deed::Counter(offer) => self.counter(offer),
            Deed::Accept(offer) => self.accept(offer),
            Deed::Decline(offer) => self.decline(offer),
            Deed::Withdraw(offer) => self.withdraw(offer),
            Deed::Step { to, colour, cost } => self.step(to, colour, cost),
            Deed::Stop => self.stop(),
            Deed::Discard { colour, loss } => self.discard(seat, colour, loss),
            Deed::Spread(location) => self.spread(location),
            Deed::Crowd(continent) => self.crowd(continent),
            Deed::Fly { to, left, wind } => self.fly(seat, to, left, wind),
            Deed::Stay { left, wind } => self.stay(seat, left, wind),
            Deed::Resign => self.resign(seat),
        }
    }

    /// Ends the game if this player has gathered enough and is at home (LM-10). True if they have.
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
        self.pass_turn();
    }

    /// The turn is the next player's, of those who have not resigned (LM-4, LM-34).
    pub(crate) fn pass_turn(&mut self) {
        let open = &mut self.state.open;
        loop {
            open.turn = open.turn.next(self.game.seats);
            open.turns += 1;
            if open.plays(open.turn) {
                break;
            }
        }
        open.roll = None;
        open.moved = false;
        open.polluted = false;
        open.phase = Phase::Roll;
        self.log.tell_all(LM_4, Event::TurnBegan { seat: open.turn });
    }
}
