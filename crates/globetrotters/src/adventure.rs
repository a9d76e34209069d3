//! Adventures (GT-44, GT-49 to GT-66).

use table::dice::Dice;
use table::{Clause, Log, Seat, SeatSet};

use crate::clause::{GT_49, GT_51, GT_52, GT_54, GT_56, GT_58, GT_59, GT_60, GT_61, GT_62, GT_66};
use crate::stage::Stage;
use crate::state::{Adventure, Bonus, Due, Open, Phase, Spot, Then};
use crate::{Effect, Event, Globetrotters, KeyId, LocationId};

impl Globetrotters {
    /// GT-60: with whom the player in turn can switch places, and where they are.
    pub(crate) fn partners(&self, open: &Open) -> impl Iterator<Item = (Seat, Spot)> {
        let others = self.all_seats().filter(|&seat| seat != open.turn);
        others.filter_map(|seat| Some((seat, open.players[seat].spot?)))
    }

    /// GT-62, GT-63: where a TRAVEL BONUS can take the player in turn; where they are themselves is among them.
    #[inline]
    pub(crate) fn bonus_targets(&self, open: &Open, bonus: Bonus) -> &[LocationId] {
        match (bonus, open.at(open.turn)) {
            (Bonus::Continent, Some(here)) => self.edition.cities_of(self.edition.continent_of(here)),
            _ => self.edition.on_land(),
        }
    }
}

impl<D: Dice, L: Log<Event>> Stage<'_, D, L> {
    /// GT-49: the top card of the half's pack; it goes to the bottom at once (GT-4).
    pub(crate) fn draw_adventure(&mut self) {
        let seat = self.turn();
        let city = self.here();
        self.mover().declined = false;
        self.state.open.course.again = false;
        let pack = &mut self.state.hidden.adventures[self.game.edition.half_of(city).index()];
        let card = pack.pop().expect("a pack of Adventures is never empty");
        pack.put_under(card);
        self.log.reveal();
        self.log.tell_all(GT_49, Event::TookAdventure { seat, card, city });
        self.state.open.course.adventure = Some(Adventure { card, city, begun: 0 });
        self.carry_on_adventure();
    }

    /// Carries out the effects that are left, as far as nobody has to be asked.
    pub(crate) fn carry_on_adventure(&mut self) {
        let game = self.game;
        while let Some(adventure) = &mut self.state.open.course.adventure {
            let effects = &game.edition.entry(adventure.card, adventure.city).effects;
            let Some(&effect) = effects.get(usize::from(adventure.begun)) else {
                return self.complete_adventure();
            };
            adventure.begun += 1;
            if !self.carry_out_effect(effect) {
                return;
            }
        }
    }

    /// Carries out an effect. False if somebody is asked, or what followed has gone its own way.
    fn carry_out_effect(&mut self, effect: Effect) -> bool {
        let seat = self.turn();
        match effect {
            Effect::Gain(dollars) => {
                let dollars = u32::from(dollars);
                self.mover().money += dollars;
                self.log.tell_all(GT_51, Event::Gained { seat, dollars });
                true
            }
            Effect::Lose(dollars) => {
                self.owe(u32::from(dollars), Due::Loss);
                false
            }
            Effect::Tickets(count) => {
                self.draw(seat, count, GT_52);
                true
            }
            Effect::Use(count) => {
                self.use_tickets(count);
                false
            }
            Effect::Exchange => {
                let count = self.drop_tickets(seat);
                if count > 0 {
                    self.log.tell_all(GT_54, Event::Exchanged { seat, count });
                    self.draw(seat, count, GT_54);
                }
                true
            }
            Effect::LoseKey => self.lose_a_key(),
            Effect::Memory => {
                self.gain_special(GT_56);
                true
            }
            Effect::LoseMemory => self.lose_a_special(),
            Effect::Day => {
                self.state.open.course.ended = true;
                self.log.tell_all(GT_58, Event::ForTheDay { seat });
                true
            }
            Effect::Weekend => {
                self.state.open.course.ended = true;
                self.mover().skips = true;
                self.log.tell_all(GT_58, Event::ForTheWeekend { seat });
                true
            }
            Effect::Go(to) => self.sent_to(Some(Spot::on(to)), GT_59),
            // GT-61: on a first turn, or with nowhere to go back to, they stay.
            Effect::Back => {
                let before = self.mover().before.filter(|_| !self.state.open.course.first_turn);
                self.sent_to(before, GT_61)
            }
            Effect::Home => {
                let home = self.mover().home.filter(|_| !self.state.open.course.first_turn);
                self.sent_to(home.map(Spot::on), GT_61)
            }
            Effect::Switch => self.switch(),
            Effect::Bonus => {
                self.state.open.course.bonus = Some(Bonus::Continent);
                true
            }
            Effect::BonusStar => {
                self.state.open.course.bonus = Some(Bonus::Anywhere);
                true
            }
        }
    }

    /// GT-55, GT-57.
    fn lose_a_key(&mut self) -> bool {
        let seat = self.turn();
        let keys = self.mover().keys;
        match keys.len() {
            0 => self.forfeit(Event::NoKeyToLose { seat }),
            1 => {
                keys.iter().for_each(|key| self.lose_key(seat, key));
                return true;
            }
            _ => self.state.open.phase = Phase::LoseKey,
        }
        false
    }

    pub(crate) fn choose_key_to_lose(&mut self, key: KeyId) {
        self.lose_key(self.turn(), key);
        self.carry_on_adventure();
    }

    /// GT-56, GT-57: only unplaced Special Memories count.
    fn lose_a_special(&mut self) -> bool {
        let seat = self.turn();
        if self.mover().specials == 0 {
            self.forfeit(Event::NoSpecialToLose { seat });
            return false;
        }
        self.mover().specials -= 1;
        self.state.open.jackpot.specials += 1;
        self.log.tell_all(GT_56, Event::LostSpecial { seat });
        true
    }

    /// The Adventure sends them on. Nowhere, or where they are already, they stay with full credit (GT-61, GT-66).
    fn sent_to(&mut self, spot: Option<Spot>, clause: Clause) -> bool {
        let seat = self.turn();
        let here = self.here();
        let Some(spot) = spot.filter(|spot| spot.at != here) else {
            self.log.tell_all(if spot.is_some() { GT_66 } else { clause }, Event::Stayed { seat, at: here });
            return true;
        };
        self.leave_city();
        self.log.tell_all(clause, Event::Sent { seat, to: spot.at });
        self.come_to(spot);
        false
    }

    /// The Adventure is complete, though its city is left and its reward forfeited (GT-65).
    fn leave_city(&mut self) {
        self.make_good();
        self.state.open.course.adventure = None;
        self.state.open.course.sent = true; // GT-42
        self.state.open.course.travelled = false;
    }

    /// GT-84: an Adventure completed where one deported them clears the mark.
    fn make_good(&mut self) {
        let here = self.here();
        if self.mover().mark.is_some_and(|mark| mark.place == here) {
            self.clear_mark();
        }
    }

    /// GT-60.
    fn switch(&mut self) -> bool {
        let seat = self.turn();
        let two = {
            let mut partners = self.game.partners(&self.state.open);
            (partners.next(), partners.next())
        };
        match two {
            (None, _) => {
                let at = self.here();
                self.log.tell_all(GT_60, Event::Stayed { seat, at });
                true
            }
            (Some((only, there)), None) => self.switch_with(only, there),
            (Some(_), Some(_)) => {
                self.state.open.phase = Phase::Switch;
                false
            }
        }
    }

    pub(crate) fn choose_partner(&mut self, with: Seat, there: Spot) {
        if self.switch_with(with, there) {
            self.carry_on_adventure();
        }
    }

    /// True if both were in the same place, so that nobody moves (GT-66).
    fn switch_with(&mut self, with: Seat, there: Spot) -> bool {
        let seat = self.turn();
        let here = self.state.open.players[seat].spot.expect("the player in turn is on the map");
        if here.at == there.at {
            self.log.tell_all(GT_66, Event::Stayed { seat, at: here.at });
            return true;
        }
        self.leave_city();
        self.log.tell_all(GT_60, Event::Switched { seat, with });
        self.place(seat, there); // GT-31: with the destination, if there is one
        self.place(with, here);
        self.state.open.players[with].unresolved = true; // GT-14
        self.state.open.course.chain = SeatSet::only(seat).with(with);
        self.state.open.course.then = Then::Arrive;
        self.bump();
        false
    }

    /// All effects are carried out, and the player is still in the city: the reward (GT-65), then a bonus.
    fn complete_adventure(&mut self) {
        self.make_good();
        self.state.open.course.adventure = None;
        self.reward();
        if !self.is_over() {
            self.go_on();
        }
    }

    /// GT-62, GT-63: the arrival is resolved as any other, expenses to the bank (GT-42).
    pub(crate) fn use_bonus(&mut self, to: LocationId) {
        let seat = self.turn();
        self.state.open.course.bonus = None;
        self.state.open.course.travelled = false;
        self.log.tell_all(GT_62, Event::UsedBonus { seat, to });
        self.come_to(Spot::on(to));
    }
}
