//! The opening position (LM-3, LM-4, LM-15).

use table::dice::Dice;
use table::{BySeat, Log, Seat, SeatSet};

use crate::clause::{LM_3, LM_4, LM_15};
use crate::state::{Cards, DISPLAY, Open, Phase, State, Tokens};
use crate::{Card, Colour, Event, LittleMonsters, LocationId, Places, Tickets};

impl LittleMonsters {
    /// All cards of the game: a card for every location (LM-1), and the event cards if they are played (LM-15).
    pub(crate) fn all_cards(&self) -> Cards {
        let events = if self.options.special_events { self.edition.events.as_slice() } else { &[] };
        let locations = self.edition.everywhere().iter().map(Card::Location);
        locations.chain(events.iter().copied().map(Card::Event)).collect()
    }

    /// All tickets of the game (LM-2).
    pub(crate) fn all_tickets(&self) -> Tickets {
        Tickets([self.edition.tickets_per_colour; Colour::COUNT])
    }

    /// A table with nothing on it yet.
    pub(crate) fn empty_table(&self, turn: Seat) -> Open {
        Open {
            phase: Phase::Roll,
            turn,
            turns: 0,
            roll: None,
            hands: BySeat::default(),
            supply: self.all_tickets(),
            used: Tickets::NONE,
            monsters: BySeat::new([LocationId(0); crate::MAX_SEATS]),
            houses: BySeat::new([LocationId(0); crate::MAX_SEATS]),
            gained: BySeat::new([Places::NONE; crate::MAX_SEATS]),
            display: [None; DISPLAY],
            discards: Cards::new(),
            burnt: Places::NONE,
            known_bottom: 0,
            tokens: Tokens::default(),
            rested: BySeat::new([None; crate::MAX_SEATS]),
            settled: SeatSet::EMPTY,
            moved: false,
            polluted: false,
            offers: BySeat::new([None; crate::MAX_SEATS]),
            offers_made: 0,
            owed: BySeat::default(),
            out: SeatSet::EMPTY,
        }
    }

    pub(crate) fn opening<D: Dice, L: Log<Event>>(&self, dice: &mut D, log: &mut L) -> State {
        let mut pile = self.all_cards();
        dice.shuffle("pile", &mut pile);
        // LM-4: the youngest, if the table says who that is; otherwise chance decides.
        let first = self.options.first.unwrap_or_else(|| Seat::from_index(dice.pick("first", self.seats)));
        let mut state = State { open: self.empty_table(first), pile };

        for seat in self.all_seats() {
            let start = next_location(&mut state, log);
            state.open.houses[seat] = start;
            state.open.monsters[seat] = start;
            log.tell_all(LM_3, Event::SetOut { seat, at: start });
        }
        for place in 0..DISPLAY {
            let location = next_location(&mut state, log);
            state.open.display[place] = Some(location);
            log.tell_all(LM_4, Event::Shown { location });
        }
        log.tell_all(LM_4, Event::Begins { seat: first });
        state
    }
}

/// The next location card of the pile; an event that turns up goes to the bottom (LM-15), where everybody knows
/// it to be.
fn next_location<L: Log<Event>>(state: &mut State, log: &mut L) -> LocationId {
    loop {
        match state.pile.pop().expect("an edition has more locations than the opening needs") {
            Card::Location(location) => return location,
            Card::Event(card) => {
                state.pile.insert(0, Card::Event(card));
                state.open.known_bottom += 1;
                log.tell_all(LM_15, Event::PutUnder { card });
            }
        }
    }
}
