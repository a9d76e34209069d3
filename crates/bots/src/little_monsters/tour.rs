//! How many turns a player still needs: to the next card, from there to another, and home.

use games::little_monsters::{LittleMonsters, LocationId, Open, Tickets};
use table::Seat;

use super::taste::Taste;
use super::wait::{Missing, Waits, eased};

/// How many cards lie open.
pub(super) const DISPLAY: usize = 4;
/// How many places win.
const PLACES: usize = 6;

/// The open cards that are still there.
pub(super) type Cards = [Option<LocationId>; DISPLAY];

/// A way to somewhere.
#[derive(Clone, Copy, Debug)]
struct Leg {
    /// How many rolls it takes.
    turns: f64,
    /// The tickets left over after the best way, of those that there are now.
    left: Tickets,
    /// The tickets that come by the way and are not needed for it.
    surplus: f64,
}

/// Where a player stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stand {
    pub(super) at: LocationId,
    pub(super) hand: Tickets,
    pub(super) cards: usize,
    pub(super) house: LocationId,
}

impl Stand {
    pub(super) fn of(open: &Open, seat: Seat) -> Stand {
        Stand {
            at: open.monsters[seat],
            hand: open.hands[seat],
            cards: open.cards_of(seat),
            house: open.houses[seat],
        }
    }
}

/// What lies before a player: everything that their turns are counted from, whichever cards are still there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prospect {
    need: usize,
    /// The turns home, if that is all.
    home: f64,
    /// The turns to each card; no fewer than the least.
    pub(super) first: [f64; DISPLAY],
    /// What is saved later by what is left over after it.
    saved: [f64; DISPLAY],
    /// How many tickets are left over after it.
    left: [f64; DISPLAY],
    /// The turns from each card to each other, and home if that was the last.
    onward: [[f64; DISPLAY]; DISPLAY],
    /// The turns home from each card, if it is the last.
    homeward: [f64; DISPLAY],
}

/// So far away that nobody goes there.
const NEVER: f64 = 40.0;

/// What tours are judged by.
pub(super) struct Judge<'a> {
    pub(super) game: &'a LittleMonsters,
    pub(super) taste: &'a Taste,
    pub(super) waits: &'static Waits,
}

impl Judge<'_> {
    fn leg(&self, from: LocationId, to: LocationId, hand: Tickets) -> Leg {
        let fares = self.game.edition().fares(from, to);
        let (mut ease, mut best, mut least, mut rolls) = (0.0f32, Tickets::NONE, f32::INFINITY, 0.0f32);
        #[expect(clippy::cast_possible_truncation, reason = "a small number")]
        let ticket = self.taste.fare as f32;
        for &fare in fares {
            let missing = Missing::of(fare, hand);
            if missing.nothing() {
                return Leg { turns: 0.0, left: hand.beyond(fare), surplus: 0.0 };
            }
            ease += self.waits.ease(missing);
            let wait = self.waits.rolls(missing);
            let cost = wait + ticket * count(fare);
            if cost < least {
                (least, best, rolls) = (cost, fare, wait);
            }
        }
        let lacking = count(best.beyond(hand));
        Leg {
            turns: f64::from(eased(ease)),
            left: hand.beyond(best),
            surplus: f64::from((2.0 * rolls - lacking).max(0.0)),
        }
    }

    /// The next leg after one: it takes at least a turn, and less if more came by the way than the first one took.
    fn then(&self, before: Leg, from: LocationId, to: LocationId) -> Leg {
        let leg = self.leg(from, to, before.left);
        let turns = (leg.turns - self.taste.credit * before.surplus).max(1.0);
        Leg { turns, ..leg }
    }

    /// What tickets save later that are left over.
    fn saved(&self, leg: Leg) -> f64 {
        let kinds = leg.left.0.iter().filter(|&&count| count > 0).count();
        self.taste.spare * (f64::from(leg.left.total()) + leg.surplus) + self.taste.kinds * whole(kinds)
    }

    /// What lies before a player, who needs at least so many turns for the next card.
    pub(super) fn prospect(&self, stand: Stand, display: &Cards, least: f64) -> Prospect {
        let need = PLACES.saturating_sub(stand.cards);
        let mut prospect = Prospect {
            need,
            home: 0.0,
            first: [NEVER; DISPLAY],
            saved: [0.0; DISPLAY],
            left: [0.0; DISPLAY],
            onward: [[NEVER; DISPLAY]; DISPLAY],
            homeward: [0.0; DISPLAY],
        };
        if need == 0 {
            if stand.at != stand.house {
                prospect.home = self.leg(stand.at, stand.house, stand.hand).turns.max(least);
            }
            return prospect;
        }
        for (index, card) in display.iter().enumerate() {
            let Some(card) = *card else { continue };
            let leg = self.leg(stand.at, card, stand.hand);
            prospect.first[index] = leg.turns.max(least);
            if need == 1 {
                prospect.homeward[index] = self.then(leg, card, stand.house).turns;
                continue;
            }
            prospect.left[index] = f64::from(leg.left.total());
            prospect.saved[index] = self.saved(leg);
            for (other, next) in display.iter().enumerate() {
                let Some(next) = next.filter(|_| other != index) else { continue };
                let second = self.then(leg, card, next);
                let home = if need == 2 { self.then(second, next, stand.house).turns } else { 0.0 };
                prospect.onward[index][other] = second.turns + home;
            }
        }
        prospect
    }

    /// How many turns a player needs, if these cards are still there and it costs so much more to get each of them.
    pub(super) fn turns(&self, prospect: &Prospect, there: [bool; DISPLAY], dearer: &[f64; DISPLAY]) -> f64 {
        let taste = self.taste;
        let (mut ways, mut shortest, mut saved) = (Ways::default(), f64::INFINITY, 0.0);
        if prospect.need == 0 {
            return prospect.home;
        }
        // What follows a card that does not lie open yet: the way home, if that is all that is left.
        let home = if prospect.need == 2 { taste.home } else { 0.0 };
        for first in (0..DISPLAY).filter(|&card| there[card]) {
            let after = if prospect.need == 1 {
                prospect.homeward[first]
            } else {
                let mut next = Ways::default();
                for card in (0..DISPLAY).filter(|&card| card != first && there[card]) {
                    next.add(prospect.onward[first][card], 1.0);
                }
                let fresh = (taste.fresh - taste.fresh_ticket * prospect.left[first]).max(1.0);
                next.add(fresh + home, taste.fresh_weight);
                next.turns()
            };
            let turns = prospect.first[first] + dearer[first] + after;
            ways.add(turns, 1.0);
            let worth = turns - prospect.saved[first];
            if prospect.need > 2 && worth < shortest {
                (shortest, saved) = (worth, prospect.saved[first]);
            }
        }
        let afterwards = match prospect.need {
            1 => taste.home,
            _ => taste.fresh + home,
        };
        ways.add(taste.fresh + 1.0 + afterwards, taste.fresh_weight);
        let later = match prospect.need {
            1 | 2 => 0.0,
            need => whole(need - 2) * taste.per_card + taste.home,
        };
        ways.turns() + later - saved
    }
}

/// Several ways to go on, of which the shortest counts most, and each further one a little.
#[derive(Default)]
struct Ways(f64);

impl Ways {
    fn add(&mut self, turns: f64, weight: f64) {
        let turns = turns.max(0.25);
        let squared = turns * turns;
        self.0 += weight / (squared * squared);
    }

    fn turns(&self) -> f64 {
        if self.0 > 0.0 { 1.0 / self.0.sqrt().sqrt() } else { NEVER }
    }
}

fn count(tickets: Tickets) -> f32 {
    tickets.0.iter().map(|&count| f32::from(count)).sum()
}

pub(super) fn whole(count: usize) -> f64 {
    f64::from(u16::try_from(count).unwrap_or(u16::MAX))
}
