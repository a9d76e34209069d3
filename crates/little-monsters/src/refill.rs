//! Refilling the display, and the pile behind it (LM-9, LM-16, LM-17).

use table::Log;
use table::dice::Dice;

use crate::clause::{LM_9, LM_16, LM_17};
use crate::stage::Stage;
use crate::state::Cards;
use crate::{Card, Event, LocationId};

fn any_location(cards: &Cards) -> bool {
    cards.iter().any(|card| matches!(card, Card::Location(_)))
}

impl<D: Dice, L: Log<Event>> Stage<'_, D, L> {
    /// LM-9, LM-16: refills the display to four; events that turn up are carried out at once. Goes on with the
    /// rest of the turn, unless an event asks somebody something.
    pub(crate) fn refill(&mut self) {
        while let Some(place) = self.state.open.display.iter().position(Option::is_none) {
            if !self.location_is_left() {
                break;
            }
            match self.draw() {
                Card::Location(location) => {
                    self.state.open.display[place] = Some(location);
                    self.log.tell_all(LM_9, Event::Shown { location });
                }
                Card::Event(card) => {
                    self.log.tell_all(LM_16, Event::Happened { card });
                    if self.happen(card) {
                        return; // whoever answers brings the refilling on again
                    }
                }
            }
        }
        self.after_refill();
    }

    /// LM-9: whether pile or discards still hold a location card.
    fn location_is_left(&self) -> bool {
        any_location(&self.state.pile) || any_location(&self.state.open.discards)
    }

    /// Turns the top card up. When the pile is empty the discards are shuffled into a new one (LM-9).
    fn draw(&mut self) -> Card {
        let open = &mut self.state.open;
        if self.state.pile.is_empty() {
            self.state.pile = std::mem::take(&mut open.discards);
            self.dice.shuffle("pile", &mut self.state.pile);
            let cards = u8::try_from(self.state.pile.len()).expect("a pile has at most 160 cards");
            self.log.tell_all(LM_9, Event::Reshuffled { cards });
        }
        let card = self.state.pile.pop().expect("a location card is left, so there is a card");
        // The length of a pile fits: known_bottom never grows after the opening.
        open.known_bottom = open.known_bottom.min(u8::try_from(self.state.pile.len()).unwrap_or(u8::MAX));
        self.log.reveal();
        card
    }

    /// LM-17: draws a location for an event. Events that turn up meanwhile are put aside without effect.
    pub(crate) fn draw_location(&mut self, aside: &mut Cards) -> Option<LocationId> {
        while self.location_is_left() {
            let card = self.draw();
            aside.push(card);
            if let Card::Location(location) = card {
                self.log.tell_all(LM_17, Event::Drawn { location });
                return Some(location);
            }
        }
        None
    }
}
