//! The Field Ring: rolling, advancing, flying, Teleporting (GP-40, GP-41, GP-50, GP-58, GP-88).

use table::dice::Dice;
use table::{Log, Seat};

use crate::card::Deed;
use crate::clause::{GP_2, GP_40, GP_41, GP_50, GP_58};
use crate::edition::FieldKind;
use crate::event::Turns;
use crate::ids::{FIELDS, QUADRANTS};
use crate::no::{Check, need, no, no_more_than};
use crate::stage::Stage;
use crate::state::Phase;
use crate::{Event, FieldId, FieldSet, Flights, Globopolis, Open, Team};

/// What crossing TELEPORT! pays (GP-41).
pub const LAP_EU: u8 = 40;
/// What a roll counterclockwise costs (GP-40).
pub const BACK_POINTS: u8 = 3;
/// How many d6 can be chosen (GP-40).
pub(crate) const MOST_DICE: u8 = 3;

impl Globopolis {
    /// GP-40: whether so many dice can be rolled in this direction. Whether a roll is due is asked elsewhere.
    pub(crate) fn check_roll(&self, open: &Open, team: Team, dice: u8, back: bool) -> Check {
        if !(1..=MOST_DICE).contains(&dice) {
            return no_more_than(GP_40, "gp-no-such-dice", MOST_DICE);
        }
        if back && !self.may_go_back(open, team) {
            return no_more_than(GP_40, "gp-no-points-to-go-back", BACK_POINTS);
        }
        Ok(())
    }

    pub(crate) fn may_go_back(&self, open: &Open, team: Team) -> bool {
        self.options.free_direction || open.players[team].points >= i32::from(BACK_POINTS)
    }

    /// GP-50, GP-88: where the O.R.S.S. flies to from a base.
    pub(crate) fn flights_from(&self, at: FieldId) -> FieldSet {
        let edition = &self.edition;
        let mut targets: FieldSet = edition.bases().into_iter().collect();
        match self.options.flights {
            Flights::Bases => {}
            Flights::NearestMarket => {
                // The nearest in either direction; the clockwise one if two are equally near.
                let nearest = edition.independents().iter().min_by_key(|&market| {
                    let ahead = at.distance_to(market);
                    (ahead.min(FIELDS - ahead), ahead)
                });
                nearest.into_iter().for_each(|market| targets.insert(market));
            }
            Flights::AnyMarket => targets = targets.or(edition.independents()),
            Flights::AnyTerritory => {
                targets = targets.or(edition.independents());
                crate::TitleId::territories().for_each(|title| targets.insert(edition.field_of(title)));
            }
        }
        targets.remove(at);
        targets
    }

    pub(crate) fn check_fly(&self, open: &Open, seat: Seat, to: FieldId) -> Check {
        if !self.edition.has_field(to) {
            return no(GP_2, "gp-no-field");
        }
        need(self.flights_from(open.governors[seat].at).contains(to), GP_50, "gp-no-flight")
    }
}

impl<D: Dice, L: Log<Event>> Stage<'_, D, L> {
    /// GP-40: rolls and advances.
    pub(crate) fn roll(&mut self, seat: Seat, count: u8, back: bool) {
        let team = self.game.team_of(seat);
        if back && !self.game.options.free_direction {
            self.log.tell_all(GP_40, Turns::PaidForDirection { team, points: BACK_POINTS }.into());
            self.score(team, -i32::from(BACK_POINTS));
        }
        let mut dice = [0; MOST_DICE as usize];
        for die in dice.iter_mut().take(usize::from(count)) {
            *die = self.d6("advance");
        }
        self.log.tell_all(GP_40, Turns::Rolled { seat, dice, back }.into());
        let steps = usize::from(dice.iter().sum::<u8>());
        if back {
            self.go_back(seat, steps);
        } else {
            self.go_ahead(seat, steps);
        }
        self.thrown();
        self.land(seat);
    }

    /// A die with up to twenty sides.
    pub(crate) fn polygon(&mut self, purpose: &'static str, sides: u8) -> u8 {
        u8::try_from(self.dice.die(purpose, u32::from(sides))).expect("a die has at most twenty sides")
    }

    pub(crate) fn d6(&mut self, purpose: &'static str) -> u8 {
        self.polygon(purpose, 6)
    }

    /// GP-51: one more throw has moved the Governor.
    pub(crate) fn thrown(&mut self) {
        let throws = &mut self.state.open.this_turn.throws;
        *throws = throws.saturating_add(1);
    }

    /// Advances clockwise; crossing TELEPORT!, or landing on it, pays or clears a debt (GP-41).
    pub(crate) fn go_ahead(&mut self, seat: Seat, steps: usize) {
        let teleport = self.game.edition.teleport();
        let governor = &mut self.state.open.governors[seat];
        let to_teleport = match governor.at.distance_to(teleport) {
            0 => FIELDS,
            distance => distance,
        };
        governor.at = governor.at.ahead(steps);
        if steps >= to_teleport {
            if governor.debt > 0 {
                governor.debt -= 1;
                self.log.tell_all(GP_41, Turns::LapCleared { seat }.into());
            } else {
                let team = self.game.team_of(seat);
                self.state.open.players[team].eu += u32::from(LAP_EU);
                self.log.tell_all(GP_41, Turns::LapPaid { team, eu: LAP_EU }.into());
                self.did(team, Deed::Laps, 1);
            }
        }
        let at = self.state.open.governors[seat].at;
        self.log.tell_all(GP_40, Turns::Arrived { seat, at }.into());
    }

    /// Goes back; crossing TELEPORT! is a debt, landing on it is not (GP-41).
    fn go_back(&mut self, seat: Seat, steps: usize) {
        let teleport = self.game.edition.teleport();
        let governor = &mut self.state.open.governors[seat];
        let to_teleport = match teleport.distance_to(governor.at) {
            0 => FIELDS,
            distance => distance,
        };
        governor.at = governor.at.behind(steps);
        if steps > to_teleport {
            governor.debt = governor.debt.saturating_add(1);
            self.log.tell_all(GP_41, Turns::LapOwed { seat }.into());
        }
        let at = self.state.open.governors[seat].at;
        self.log.tell_all(GP_40, Turns::Arrived { seat, at }.into());
    }

    /// Flies clockwise to a field (GP-41, GP-50).
    pub(crate) fn fly_to(&mut self, seat: Seat, to: FieldId) {
        let from = self.state.open.governors[seat].at;
        self.log.tell_all(GP_50, Turns::Flew { seat, to }.into());
        self.go_ahead(seat, from.distance_to(to));
    }

    /// GP-50: flies once with the O.R.S.S. A base reached so is no new landing; elsewhere the field's rules are followed
    /// (GP-88).
    pub(crate) fn fly(&mut self, seat: Seat, to: FieldId) {
        self.did(self.game.team_of(seat), Deed::Flights, 1);
        self.fly_to(seat, to);
        if self.game.edition.kind(to) == FieldKind::Base {
            self.state.open.phase = Phase::Again;
        } else {
            self.land(seat);
        }
    }

    /// GP-16: enters the game. What they and their team were dealt is stacked now (GP-12).
    pub(crate) fn teleport_in(&mut self, seat: Seat) {
        let open = &mut self.state.open;
        open.settled = open.settled.or(open.players[self.game.team_of(seat)].titles);
        self.teleport(seat);
        self.land(seat);
    }

    /// GP-58: d8 and d20; so many bases clockwise, then so many fields. Nothing is paid for crossing (GP-41).
    pub(crate) fn teleport(&mut self, seat: Seat) {
        let bases = self.polygon("teleport-bases", 8);
        let fields = self.polygon("teleport-fields", 20);
        self.log.tell_all(GP_58, Turns::Teleported { seat, bases, fields }.into());
        let at = self.game.edition.teleport();
        let ring = self.game.edition.bases();
        // The first base ahead of TELEPORT! is number one.
        let next =
            (0..QUADRANTS).min_by_key(|&base| at.distance_to(ring[base])).expect("there are four bases");
        let base = ring[(next + usize::from(bases) - 1) % QUADRANTS];
        let to = base.ahead(usize::from(fields));
        self.state.open.governors[seat].at = to;
        self.thrown();
        self.log.tell_all(GP_58, Turns::Arrived { seat, at: to }.into());
    }
}
