//! Losing tickets, and the pandemic's course (LM-18, LM-19, LM-21, LM-22, LM-26, LM-28).

use table::dice::Dice;
use table::{Clause, Log, Seat};

use crate::clause::{LM_19, LM_22, LM_26, LM_28};
use crate::stage::Stage;
use crate::state::{Loss, Open, Phase};
use crate::{Colour, Event, LittleMonsters, LocationId, Places};

impl Loss {
    /// The clause that takes the tickets.
    pub fn clause(self) -> Clause {
        match self {
            Loss::Pollution => LM_22,
            Loss::Strike => LM_26,
            Loss::Crowds => LM_28,
            Loss::Pandemic => LM_19,
        }
    }
}

impl LittleMonsters {
    /// LM-19: where the pandemic can spread to.
    pub(crate) fn spread_targets(&self, open: &Open) -> Places {
        let infected = open.tokens.pandemic;
        let next = infected.iter().fold(Places::NONE, |next, at| next.or(self.edition.neighbours(at)));
        next.minus(infected)
    }
}

impl<D: Dice, L: Log<Event>> Stage<'_, D, L> {
    /// Takes what is owed, and goes on with the turn unless somebody has a choice.
    pub(crate) fn collect(&mut self, loss: Loss) {
        if !self.take_owed(loss) {
            self.after_loss(loss);
        }
    }

    /// Takes the tickets owed as far as there is nothing to choose. True if somebody has a choice.
    pub(crate) fn take_owed(&mut self, loss: Loss) -> bool {
        let mut asked = false;
        for seat in self.game.all_seats() {
            loop {
                let open = &self.state.open;
                let (hand, owed) = (open.hands[seat], open.owed[seat]);
                if owed == 0 {
                    break;
                }
                let all = hand.total() <= u32::from(owed);
                let Some(colour) = (if all { hand.colours().next() } else { hand.only_colour() }) else {
                    if hand.is_empty() {
                        self.state.open.owed[seat] = 0; // nothing left to lose
                    } else {
                        asked = true;
                    }
                    break;
                };
                self.lose(seat, colour, loss);
            }
        }
        if asked {
            self.state.open.phase = Phase::Discard(loss);
        }
        asked
    }

    fn lose(&mut self, seat: Seat, colour: Colour, loss: Loss) {
        let open = &mut self.state.open;
        open.hands[seat][colour] -= 1;
        open.supply[colour] += 1;
        open.owed[seat] -= 1;
        self.log.tell_all(loss.clause(), Event::Discarded { seat, colour, loss });
    }

    pub(crate) fn discard(&mut self, seat: Seat, colour: Colour, loss: Loss) {
        self.lose(seat, colour, loss);
        self.collect(loss);
    }

    fn after_loss(&mut self, loss: Loss) {
        match loss {
            Loss::Pollution | Loss::Strike | Loss::Crowds => self.refill(),
            Loss::Pandemic => self.next_turn(),
        }
    }

    /// LM-19: after the ordinary turn the pandemic spreads, if there is one.
    pub(crate) fn after_refill(&mut self) {
        let targets = self.game.spread_targets(&self.state.open);
        match targets.len() {
            0 => self.sicken(), // LM-21: nowhere left to spread
            1 => targets.iter().for_each(|at| self.spread(at)),
            _ => self.state.open.phase = Phase::Spread,
        }
    }

    pub(crate) fn spread(&mut self, at: LocationId) {
        self.infect(LM_19, at);
        self.sicken();
    }

    /// LM-18: a token here, if there is none yet.
    pub(crate) fn infect(&mut self, clause: Clause, at: LocationId) {
        self.state.open.tokens.pandemic.insert(at);
        self.log.tell_all(clause, Event::Infected { at });
    }

    /// LM-19: who is where the pandemic is loses half their tickets, rounded up.
    fn sicken(&mut self) {
        let open = &mut self.state.open;
        let seat = open.turn;
        if open.tokens.pandemic.contains(open.monsters[seat]) {
            let half = open.hands[seat].total().div_ceil(2);
            open.owed[seat] = u8::try_from(half).expect("an edition has at most 200 tickets");
        }
        self.collect(Loss::Pandemic);
    }
}
