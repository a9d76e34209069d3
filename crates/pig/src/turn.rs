//! The turn: may it be done, and how it is carried out.

use table::dice::Dice;
use table::{Log, Refusal, Seat, Text};

use crate::clause::{PG_2, PG_3, PG_4, PG_5, PG_6, PG_8};
use crate::{Action, Event, Pig, State};

impl Pig {
    /// Whether a seat may do this now; otherwise the clause that says no.
    pub(crate) fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        if state.winner.is_some() {
            return Err(Refusal::new(PG_6, Text::new("pg-over")));
        }
        if seat != state.turn {
            return Err(Refusal::new(PG_2, Text::new("pg-not-your-turn").with("seat", state.turn)));
        }
        if action == Action::Hold && state.at_stake == 0 {
            return Err(Refusal::new(PG_5, Text::new("pg-roll-first")));
        }
        Ok(())
    }

    pub(crate) fn roll<D: Dice, L: Log<Event>>(&self, state: &mut State, dice: &mut D, log: &mut L) {
        let seat = state.turn;
        let mut faces = [0; 2];
        for face in &mut faces[..self.dice()] {
            *face = u8::try_from(dice.die("roll", self.edition.sides.into())).expect("at most 20 sides");
        }
        state.faces = faces;
        match faces.iter().filter(|&&face| face == 1).count() {
            0 => {
                state.at_stake += faces.iter().map(|&face| u16::from(face)).sum::<u16>();
                log.tell_all(PG_3, Event::Rolled { seat, faces, at_stake: state.at_stake });
            }
            1 => {
                log.tell_all(PG_4, Event::LostStake { seat, faces, lost: state.at_stake });
                self.next_turn(state);
            }
            _ => {
                log.tell_all(PG_8, Event::LostAll { seat, lost: state.points[seat] + state.at_stake });
                state.points[seat] = 0;
                self.next_turn(state);
            }
        }
    }

    pub(crate) fn hold<L: Log<Event>>(&self, state: &mut State, log: &mut L) {
        let (seat, won) = (state.turn, state.at_stake);
        state.points[seat] += won;
        let points = state.points[seat];
        log.tell_all(PG_5, Event::Held { seat, won, points });
        if points >= self.target() {
            state.at_stake = 0;
            state.winner = Some(seat);
            log.tell_all(PG_6, Event::Won { seat, points });
        } else {
            self.next_turn(state);
        }
    }

    /// The turn passes clockwise (PG-2).
    fn next_turn(&self, state: &mut State) {
        state.at_stake = 0;
        state.turn = state.turn.next(self.seats);
        state.turns += 1;
    }
}
