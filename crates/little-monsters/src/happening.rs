//! The special events (advanced rule C): LM-16 to LM-32, but for the pandemic's course.

use table::dice::Dice;
use table::{Clause, Log, Seat, SeatSet};

use crate::clause::{LM_9, LM_18, LM_22, LM_23, LM_24, LM_25, LM_26, LM_27, LM_28, LM_29, LM_30};
use crate::stage::Stage;
use crate::state::{Cards, Loss, Open, Phase};
use crate::{Card, Colour, ContinentId, Event, EventCard, LittleMonsters, LocationId, Places};

impl LittleMonsters {
    /// LM-24: whether a location may burn: the others still hang together, and no monster or house loses its
    /// last way out.
    pub(crate) fn may_burn(&self, open: &Open, at: LocationId) -> bool {
        let mut burning = open.tokens.wildfire;
        if burning.contains(at) {
            return false;
        }
        burning.insert(at);
        let way_out = |from: LocationId| !self.edition.neighbours(from).minus(burning).is_empty();
        self.edition.hangs_together(self.edition.everywhere().minus(burning))
            && self.playing(open).all(|seat| way_out(open.monsters[seat]) && way_out(open.houses[seat]))
    }

    /// Where an event may move this monster: anywhere by a polar flight (LM-27), along one path by a tail wind
    /// (LM-29); never where it may not stop (LM-14, LM-24).
    pub fn event_targets(&self, open: &Open, seat: Seat, wind: Option<Colour>) -> Places {
        let from = open.monsters[seat];
        let mut targets = match wind {
            None => self.edition.everywhere(),
            Some(colour) => {
                let ways = self.edition.ways_from(from).iter().filter(|way| way.colour == colour);
                ways.map(|way| way.to).collect()
            }
        };
        targets.remove(from);
        targets.minus(self.closed_to(open, seat))
    }

    /// The event that somebody is asked about now (LM-16); its card lies where the next open card will lie.
    pub fn happening(&self, open: &Open) -> Option<EventCard> {
        match open.phase {
            Phase::Crowds(_) | Phase::Discard(Loss::Crowds) => Some(EventCard::Crowds),
            Phase::Discard(Loss::Strike) => Some(EventCard::Strike),
            Phase::EventMove { wind, .. } => Some(wind.map_or(EventCard::PolarFlight, EventCard::TailWind)),
            _ => None,
        }
    }

    /// Who of these moves next: turn order from the player in turn (LM-27, LM-29).
    pub(crate) fn next_mover(&self, open: &Open, left: SeatSet) -> Option<Seat> {
        open.turn.round(self.seats).find(|&seat| left.contains(seat))
    }

    fn on_continent(&self, open: &Open, continent: ContinentId) -> SeatSet {
        let places = self.edition.on_continent(continent);
        self.playing(open).filter(|&seat| places.contains(open.monsters[seat])).collect()
    }

    /// LM-27: who is in Antarctica.
    pub(crate) fn in_antarctica(&self, open: &Open) -> SeatSet {
        let antarctica = self.edition.antarctica();
        antarctica.map_or(SeatSet::EMPTY, |continent| self.on_continent(open, continent))
    }

    /// LM-28: the continents with the most monsters, a bit for each.
    pub(crate) fn most_crowded(&self, open: &Open) -> u16 {
        let mut counts = [0u8; 16];
        for seat in self.playing(open) {
            counts[usize::from(self.edition.continent_of(open.monsters[seat]).0)] += 1;
        }
        let most = counts.into_iter().max().unwrap_or(0);
        (0..16).filter(|&bit| counts[bit] == most).fold(0, |tied, bit| tied | 1 << bit)
    }
}

impl<D: Dice, L: Log<Event>> Stage<'_, D, L> {
    /// LM-16: carries an event out, then discards it with what was drawn for it. True if somebody is asked.
    pub(crate) fn happen(&mut self, card: EventCard) -> bool {
        let mut aside = Cards::new();
        aside.push(Card::Event(card));
        let asked = match card {
            EventCard::PolarFlight => self.polar_flight(),
            EventCard::Crowds => self.crowds(),
            EventCard::TailWind(colour) => {
                self.event_moves(self.game.playing(&self.state.open).collect(), Some(colour))
            }
            EventCard::Wildfire => self.wildfire(&mut aside),
            EventCard::Pandemic => self.at_drawn(card, &mut aside, Self::outbreak),
            EventCard::Nuclear => self.at_drawn(card, &mut aside, Self::pollute),
            EventCard::Earthquake => self.at_drawn(card, &mut aside, Self::earthquake),
            EventCard::Storm => self.at_drawn(card, &mut aside, Self::storm),
            EventCard::Strike => self.at_drawn(card, &mut aside, Self::strike),
            EventCard::Festival => self.at_drawn(card, &mut aside, Self::festival),
        };
        let burnt = self.state.open.burnt;
        aside.retain(|card| !matches!(card, Card::Location(location) if burnt.contains(*location)));
        self.state.open.discards.extend(aside);
        asked
    }

    /// LM-17: draws a location and lets the event happen there. True if somebody is asked.
    fn at_drawn(
        &mut self,
        card: EventCard,
        aside: &mut Cards,
        happen: impl FnOnce(&mut Self, LocationId) -> bool,
    ) -> bool {
        match self.draw_location(aside) {
            Some(at) => happen(self, at),
            None => {
                self.log.tell_all(LM_9, Event::NoEffect { card });
                false
            }
        }
    }

    /// LM-18: an illness breaks out.
    fn outbreak(&mut self, at: LocationId) -> bool {
        self.infect(LM_18, at);
        false
    }

    /// LM-22: the location and its neighbours are polluted.
    fn pollute(&mut self, at: LocationId) -> bool {
        let nuclear = &mut self.state.open.tokens.nuclear;
        *nuclear = nuclear.or(self.game.edition().neighbours(at)).or(Places::only(at));
        self.log.tell_all(LM_22, Event::Polluted { around: at });
        false
    }

    /// LM-25: a storm stays there.
    fn storm(&mut self, at: LocationId) -> bool {
        self.state.open.tokens.storm.insert(at);
        self.log.tell_all(LM_25, Event::Storm { at });
        false
    }

    /// LM-26: the continent is on strike.
    fn strike(&mut self, at: LocationId) -> bool {
        self.hit(self.game.edition().continent_of(at), Loss::Strike)
    }

    /// LM-23: the open cards of the continent are discarded.
    fn earthquake(&mut self, at: LocationId) -> bool {
        let edition = self.game.edition();
        let shaken = edition.on_continent(edition.continent_of(at));
        let open = &mut self.state.open;
        for place in &mut open.display {
            if let Some(location) = place.filter(|&location| shaken.contains(location)) {
                *place = None;
                open.discards.push(Card::Location(location));
                self.log.tell_all(LM_23, Event::Swept { location });
            }
        }
        false
    }

    /// LM-24: the first drawn location that may burn does; its card leaves the game.
    fn wildfire(&mut self, aside: &mut Cards) -> bool {
        while let Some(at) = self.draw_location(aside) {
            if self.game.may_burn(&self.state.open, at) {
                self.state.open.tokens.wildfire.insert(at);
                self.state.open.burnt.insert(at);
                self.log.tell_all(LM_24, Event::Burns { at });
                return false;
            }
            self.log.tell_all(LM_24, Event::PassedOver { at });
        }
        self.log.tell_all(LM_24, Event::NoEffect { card: EventCard::Wildfire });
        false
    }

    /// LM-30: everybody on the continent gains a ticket of its colour.
    fn festival(&mut self, at: LocationId) -> bool {
        let continent = self.game.edition().continent_of(at);
        self.log.tell_all(LM_30, Event::Hits { continent });
        let colour = self.game.edition().continent(continent).colour;
        let there = self.game.on_continent(&self.state.open, continent);
        for seat in self.state.open.turn.round(self.game.seats).filter(|&seat| there.contains(seat)) {
            self.gain(seat, colour, LM_30);
        }
        false
    }

    /// LM-26, LM-28: everybody on the continent discards a ticket. True if somebody has a choice.
    fn hit(&mut self, continent: ContinentId, loss: Loss) -> bool {
        self.log.tell_all(if loss == Loss::Strike { LM_26 } else { LM_28 }, Event::Hits { continent });
        for seat in self.game.on_continent(&self.state.open, continent).iter() {
            self.state.open.owed[seat] = 1;
        }
        self.take_owed(loss)
    }

    /// LM-28: the fullest continent is hit; on a tie the player in turn picks.
    fn crowds(&mut self) -> bool {
        let tied = self.game.most_crowded(&self.state.open);
        if tied.count_ones() > 1 {
            self.state.open.phase = Phase::Crowds(tied);
            return true;
        }
        let continent = Open::continents_in(tied).next().expect("some continent has the most monsters");
        self.hit(continent, Loss::Crowds)
    }

    pub(crate) fn crowd(&mut self, continent: ContinentId) {
        if !self.hit(continent, Loss::Crowds) {
            self.refill();
        }
    }

    /// LM-27: everybody in Antarctica may move.
    fn polar_flight(&mut self) -> bool {
        self.event_moves(self.game.in_antarctica(&self.state.open), None)
    }

    /// Asks the next of these for an event's move; who has nowhere to go stays (LM-29). True if one is asked.
    fn event_moves(&mut self, mut left: SeatSet, wind: Option<Colour>) -> bool {
        while let Some(seat) = self.game.next_mover(&self.state.open, left) {
            if !self.game.event_targets(&self.state.open, seat, wind).is_empty() {
                self.state.open.phase = Phase::EventMove { left, wind };
                return true;
            }
            self.log.tell_all(event_move_clause(wind), Event::Stayed { seat });
            left = left.without(seat);
        }
        false
    }

    /// LM-27, LM-29: the monster moves. It gains nothing there (LM-32), but the game may be won (LM-10).
    pub(crate) fn fly(&mut self, seat: Seat, to: LocationId, left: SeatSet, wind: Option<Colour>) {
        let open = &mut self.state.open;
        open.monsters[seat] = to;
        open.settled = open.settled.without(seat);
        self.log.tell_all(event_move_clause(wind), Event::Flew { seat, to });
        if !self.check_win(seat) && !self.event_moves(left.without(seat), wind) {
            self.refill();
        }
    }

    pub(crate) fn stay(&mut self, seat: Seat, left: SeatSet, wind: Option<Colour>) {
        self.log.tell_all(event_move_clause(wind), Event::Stayed { seat });
        if !self.event_moves(left.without(seat), wind) {
            self.refill();
        }
    }
}

pub(crate) fn event_move_clause(wind: Option<Colour>) -> Clause {
    if wind.is_some() { LM_29 } else { LM_27 }
}
