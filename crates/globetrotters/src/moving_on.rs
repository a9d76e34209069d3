//! Bumping and moving on (GT-45 to GT-48).

use table::dice::Dice;
use table::{Log, Seat, SeatSet};

use crate::clause::{GT_45, GT_46, GT_47};
use crate::stage::Stage;
use crate::state::{Open, Phase, Spot, Then};
use crate::{Event, Globetrotters, LocationId, TicketId};

impl Globetrotters {
    /// GT-47: whether a bumped player may not be sent here: the player in turn or a piece already moved holds it.
    /// Who must move on after a lost challenge or Jackpot bumped nobody yet, and so may be sent anywhere.
    #[inline]
    pub(crate) fn is_barred(&self, open: &Open, to: LocationId) -> bool {
        open.course.chain.iter().any(|seat| open.at(seat) == Some(to))
    }
}

impl<D: Dice, L: Log<Event>> Stage<'_, D, L> {
    /// Moves everybody on who stands where a piece has come to rest; then what was begun goes on.
    #[inline]
    pub(crate) fn bump(&mut self) {
        while let Some((seat, by)) = self.next_bumped() {
            let at = self.state.open.at(seat).expect("who is bumped stands somewhere");
            self.log.tell_all(GT_45, Event::Bumped { seat, by, at });
            if !self.turn_up_for(seat, by) {
                return; // somebody is asked
            }
        }
        self.state.open.course.chain = SeatSet::EMPTY;
        match self.state.open.course.then {
            Then::Arrive => self.arrive(),
            Then::EndTurn => self.end_turn(),
        }
    }

    /// Somebody who has not moved in this chain, and the one who came to where they stand.
    #[inline]
    fn next_bumped(&self) -> Option<(Seat, Seat)> {
        let open = &self.state.open;
        let chain = open.course.chain;
        let mut arrived = open.turn.round(self.game.seats).filter(|&by| chain.contains(by));
        arrived.find_map(|by| {
            let at = open.at(by);
            let mut others = self.game.all_seats();
            let bumped = others.find(|&seat| !chain.contains(seat) && open.at(seat) == at);
            bumped.map(|seat| (seat, by))
        })
    }

    /// GT-46, GT-47: turns up tickets until one serves. False if there is a choice, which is asked for.
    fn turn_up_for(&mut self, seat: Seat, by: Seat) -> bool {
        for _ in 0..self.state.hidden.pack.len() {
            let ticket = self.state.hidden.pack.pop().expect("the pack was counted");
            self.log.reveal();
            self.log.tell_all(GT_46, Event::TurnedUp { seat, ticket });
            let places = self.game.edition.ticket(ticket);
            match places.map(|to| self.game.is_barred(&self.state.open, to)) {
                [false, false] => {
                    self.state.open.course.turned = Some(ticket);
                    self.state.open.phase = Phase::MoveOn { who: seat, chooser: by };
                    return false;
                }
                [true, true] => {
                    self.state.hidden.pack.put_under(ticket);
                    self.log.tell_all(GT_47, Event::TurnedInVain { ticket });
                }
                [barred, _] => {
                    self.state.hidden.pack.put_under(ticket);
                    self.move_on(seat, places[usize::from(barred)], by);
                    return true;
                }
            }
        }
        let at = self.state.open.at(seat).expect("who is bumped stands somewhere");
        self.log.tell_all(GT_47, Event::Shares { seat, at });
        self.state.open.course.chain = self.state.open.course.chain.with(seat);
        true
    }

    /// After a lost challenge or Jackpot: the player in turn moves on, and their turn is over (GT-76, GT-79).
    pub(crate) fn must_move_on(&mut self, chooser: Seat) {
        let course = &mut self.state.open.course;
        course.chain = SeatSet::EMPTY;
        course.then = Then::EndTurn;
        course.bonus = None; // GT-64
        let seat = self.turn();
        let asked = !self.turn_up_for(seat, chooser);
        debug_assert!(asked, "nothing is barred, and a ticket has two places");
    }

    pub(crate) fn send_to(&mut self, who: Seat, to: LocationId, chooser: Seat, turned: TicketId) {
        self.state.open.course.turned = None;
        self.state.hidden.pack.put_under(turned);
        self.move_on(who, to, chooser);
        self.bump();
    }

    /// GT-46: the arrival is resolved at the start of their next turn. GT-47: who is sent to the city where they are
    /// arrives there anew.
    fn move_on(&mut self, seat: Seat, to: LocationId, by: Seat) {
        self.log.tell_all(GT_46, Event::MovedOn { seat, to, by });
        if self.state.open.at(seat) != Some(to) {
            self.place(seat, Spot::on(to));
        }
        let player = &mut self.state.open.players[seat];
        player.unresolved = true;
        player.declined = false;
        player.may_challenge = false;
        self.state.open.course.chain = self.state.open.course.chain.with(seat);
    }
}
