//! Rolling the dice and gaining tickets (LM-5, LM-6, LM-20).

use table::dice::Dice;
use table::{Clause, Log, Seat};

use crate::clause::{LM_5, LM_6, LM_20};
use crate::stage::Stage;
use crate::state::Phase;
use crate::{Colour, Event, Face, LocationId, Places};

/// How many faces a travel die has (LM-2).
const SIDES: u32 = 6;

impl<D: Dice, L: Log<Event>> Stage<'_, D, L> {
    /// LM-5: rolls both dice; a colour gives its ticket, then a globe one of any colour that is left.
    pub(crate) fn roll(&mut self) {
        let seat = self.state.open.turn;
        let faces = [0; 2].map(|_| Face::of_number(self.dice.die("travel", SIDES)));
        self.state.open.roll = Some(faces);
        self.log.tell_all(LM_5, Event::Rolled { seat, faces });
        let mut globes = 0;
        for face in faces {
            match face {
                Face::Colour(colour) => self.gain(seat, colour, LM_5),
                Face::Globe => globes += 1,
            }
        }
        self.ask_for_tickets(globes);
    }

    /// LM-6: a ticket of this colour from the supply; nothing if none is left.
    pub(crate) fn gain(&mut self, seat: Seat, colour: Colour, clause: Clause) {
        let open = &mut self.state.open;
        if open.supply[colour] == 0 {
            self.log.tell_all(LM_6, Event::NoTicketLeft { seat, colour });
            return;
        }
        open.supply[colour] -= 1;
        open.hands[seat][colour] += 1;
        self.log.tell_all(clause, Event::TicketGained { seat, colour });
    }

    /// Asks for the tickets of so many globes, as long as there is something to choose (LM-6).
    fn ask_for_tickets(&mut self, mut globes: u8) {
        while globes > 0 {
            let supply = self.state.open.supply;
            let seat = self.state.open.turn;
            if supply.is_empty() {
                self.log.tell_all(LM_6, Event::NoTicketsLeft { seat });
                break;
            }
            let Some(colour) = supply.only_colour() else {
                self.state.open.phase = Phase::Globe { tickets: globes };
                return;
            };
            self.gain(seat, colour, LM_5);
            globes -= 1;
        }
        self.ask_for_cure();
    }

    pub(crate) fn take_ticket(&mut self, colour: Colour, globes: u8) {
        self.gain(self.state.open.turn, colour, LM_5);
        self.ask_for_tickets(globes - 1);
    }

    /// LM-20: a globe removes a pandemic token, two remove all.
    fn ask_for_cure(&mut self) {
        let open = &mut self.state.open;
        open.phase = Phase::Travel;
        let infected = open.tokens.pandemic;
        let faces = open.roll.expect("tickets are gained after a roll");
        let globes = faces.iter().filter(|&&face| face == Face::Globe).count();
        if globes == 0 || infected.is_empty() {
            return;
        }
        if globes == 2 {
            open.tokens.pandemic = Places::NONE;
            self.log.tell_all(LM_20, Event::CuredAll { seat: open.turn });
        } else if infected.len() == 1 {
            infected.iter().for_each(|location| self.cure(location));
        } else {
            open.phase = Phase::Cure;
        }
    }

    pub(crate) fn cure(&mut self, at: LocationId) {
        let open = &mut self.state.open;
        open.tokens.pandemic.remove(at);
        open.phase = Phase::Travel;
        self.log.tell_all(LM_20, Event::Cured { seat: open.turn, at });
    }
}
