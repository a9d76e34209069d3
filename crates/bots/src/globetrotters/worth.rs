//! What places and KEYs are worth to a player, in tenths of a city KEY.

use games::globetrotters::{ContinentId, Globetrotters, KeyId, Kind, LocationId, Open};
use table::{Game, Seat};

use super::taste::Taste;

/// Coming Home to win.
const VICTORY: f64 = 1000.0;
/// The chance to win a Jackpot: a hit in at least one of two rolls, each 14 in 36.
const JACKPOT: f64 = 0.627;

/// How the game looks to one player.
pub(super) struct Worth<'a> {
    pub(super) game: &'a Globetrotters,
    pub(super) open: &'a Open,
    pub(super) seat: Seat,
    pub(super) taste: &'a Taste,
    /// How many tickets they hold.
    tickets: usize,
    /// What arriving at each location is worth with the money they have.
    arrivals: Vec<f64>,
    /// What is left of a worth after so many spaces.
    faded: [f64; 11],
    /// The way home, when it is time to go there.
    homeward: Option<Homeward>,
}

/// The last journey of whoever is about to win.
struct Homeward {
    /// Home, or the place of a deportation that must be made good first (GT-87).
    goal: LocationId,
    /// About how many turns it is to the goal from each location.
    turns: Vec<f64>,
}

/// A space of an overland route, in turns.
const SPACE: f64 = 0.2;
/// A water route, in turns.
const CRUISE: f64 = 1.5;
/// A flight to somewhere, and on from there, in turns.
const FLIGHT: f64 = 3.0;

impl Homeward {
    fn to(goal: LocationId, game: &Globetrotters) -> Self {
        let edition = game.edition();
        let mut links: Vec<(LocationId, LocationId, f64)> = Vec::new();
        links.extend(edition.overland().iter().map(|&[one, other]| (one, other, SPACE)));
        for route in edition.water() {
            let [one, other] = route.between;
            links.push((one, other, CRUISE));
            links.push((route.island, one, CRUISE / 2.0));
            links.push((route.island, other, CRUISE / 2.0));
        }
        let far = |at: LocationId| if edition.kind_of(at).is_red_dot() { FLIGHT } else { f64::INFINITY };
        let mut turns: Vec<f64> = edition.location_ids().map(far).collect();
        turns[goal.index()] = 0.0;
        // Shorter ways are passed on along all links until none is left; boards are small.
        let mut shorter = true;
        while shorter {
            shorter = false;
            for &(one, other, cost) in &links {
                for (from, to) in [(one, other), (other, one)] {
                    let way = turns[from.index()] + cost;
                    if way < turns[to.index()] {
                        turns[to.index()] = way;
                        shorter = true;
                    }
                }
            }
        }
        Homeward { goal, turns }
    }
}

impl<'a> Worth<'a> {
    /// The game as this player sees it, who holds so many tickets.
    pub(super) fn new(
        game: &'a Globetrotters,
        open: &'a Open,
        seat: Seat,
        tickets: usize,
        taste: &'a Taste,
    ) -> Self {
        let faded = std::array::from_fn(|spaces| taste.per_space.powi(i32::try_from(spaces).unwrap_or(0)));
        let mut worth =
            Worth { game, open, seat, taste, tickets, arrivals: Vec::new(), faded, homeward: None };
        worth.homeward = worth.last_goal().map(|goal| Homeward::to(goal, game));
        let money = open.players[seat].money;
        worth.arrivals = game.edition().location_ids().map(|at| worth.arrival(at, money)).collect();
        worth
    }

    /// Once no KEY is on the board, coming Home with strictly the most wins (GT-85); who was deported must make
    /// that good first (GT-87).
    fn last_goal(&self) -> Option<LocationId> {
        let keys = |seat| self.open.players[seat].keys.len();
        let others = Seat::all(self.game.seats()).filter(|&seat| seat != self.seat);
        let ahead = others.map(keys).max().is_none_or(|most| keys(self.seat) > most);
        let player = &self.open.players[self.seat];
        if !ahead || !self.open.board.is_empty() {
            return None;
        }
        player.mark.map(|mark| mark.place).or(player.home)
    }

    /// Whether it is time to go home.
    pub(super) fn going_home(&self) -> bool {
        self.homeward.is_some()
    }

    /// Whether an Adventure here makes a deportation good (GT-84).
    pub(super) fn makes_good(&self, here: LocationId) -> bool {
        let mark = self.open.players[self.seat].mark;
        self.going_home() && mark.is_some_and(|mark| mark.adventure && mark.place == here)
    }

    /// What a city's KEY is worth to them now.
    fn city_key(&self, key: KeyId) -> f64 {
        if self.open.players[self.seat].keys.contains(key) || self.open.jackpot.keys.contains(key) {
            return 0.0;
        }
        match self.open.holder(key) {
            None => self.taste.key,
            // A challenge is won half the time; a KEY taken from somebody counts twice, on both sides of a race.
            Some(_) => {
                self.taste.others_key - self.taste.hundred - self.taste.turn * self.taste.challenge_turn
            }
        }
    }

    /// What one more Memory in a continent is worth to them (GT-69, GT-70).
    pub(super) fn memory_in(&self, continent: ContinentId) -> f64 {
        let chart = self.game.edition().chart_of(continent);
        let memories = |seat: Seat| self.open.players[seat].memories.and(chart).len();
        let own = memories(self.seat);
        let key = KeyId::of_continent(continent);
        if self.open.players[self.seat].keys.contains(key) {
            return self.taste.lead;
        }
        match self.open.holder(key) {
            Some(holder) if own + 1 > memories(holder) => self.taste.overtakes,
            Some(holder) if own + 2 > memories(holder) => self.taste.draws_level,
            Some(_) => self.taste.behind,
            None if self.open.jackpot.keys.contains(key) => self.taste.in_jackpot,
            None if own >= 1 => self.taste.completes,
            None => self.taste.first_memory,
        }
    }

    /// What a Special Memory is worth: the best Memory that it can be placed for (GT-71).
    fn special(&self) -> f64 {
        let player = &self.open.players[self.seat];
        let free = |continent: &ContinentId| {
            let chart = self.game.edition().chart_of(*continent);
            !player.placed.contains(*continent) && !chart.minus(player.memories).is_empty()
        };
        let best =
            ContinentId::all().filter(free).map(|continent| self.memory_in(continent)).fold(0.0, f64::max);
        best * self.taste.special / f64::from(1 + player.specials)
    }

    /// What the Jackpot is worth to whoever wins it.
    pub(super) fn jackpot(&self) -> f64 {
        let pot = &self.open.jackpot;
        let keys = f64::from(u8::try_from(pot.keys.len()).unwrap_or(u8::MAX));
        f64::from(pot.money) / 100.0 * self.taste.hundred
            + keys * self.taste.jackpot_key
            + f64::from(pot.specials) * self.taste.jackpot_special
            + self.taste.jackpot
    }

    /// What trying for it is worth (GT-78, GT-79).
    pub(super) fn jackpot_try(&self) -> f64 {
        JACKPOT * self.jackpot() - (1.0 - JACKPOT) * self.taste.turn * self.taste.jackpot_turn
    }

    /// What the reward of a red-dot city is worth, if the Adventure is taken there (GT-67, GT-68).
    pub(super) fn reward(&self, city: LocationId) -> f64 {
        let edition = self.game.edition();
        match edition.key_of(city) {
            Some(key) => self.city_key(key),
            None if self.open.players[self.seat].memories.contains(city) => 0.0,
            None => self.memory_in(edition.continent_of(city)),
        }
    }

    /// What arriving at a place with so much money is worth, what can be done from there left aside.
    fn arrival(&self, at: LocationId, money: u32) -> f64 {
        let player = &self.open.players[self.seat];
        let kind = self.game.edition().kind_of(at);
        let home = player.home == Some(at);
        let expenses = if home { 0 } else { kind.expenses() };
        if money < expenses {
            return -self.taste.deported;
        }
        if self.homeward.as_ref().is_some_and(|homeward| homeward.goal == at) {
            return VICTORY;
        }
        let left = money - expenses;
        // An Adventure may cost two hundred; who has less puts off taking it.
        let daring = if left >= 200 {
            self.taste.stays
        } else if left >= 100 {
            self.taste.stays_poor
        } else {
            self.taste.stays_broke
        };
        let result = match kind {
            Kind::KeyCity | Kind::ContinentalCity => self.reward(at) * daring,
            Kind::NationalCity => 0.0,
            Kind::RegionalCity | Kind::TroubleSpot | Kind::CruiseIsland => -self.taste.turn,
            Kind::GamblingCity => self.jackpot_try().max(0.0),
            Kind::TropicalIsland => self.special(),
            Kind::Wasteland => {
                let tickets = f64::from(u8::try_from(self.tickets).unwrap_or(u8::MAX));
                -self.taste.turn - self.taste.wasteland_ticket * tickets
            }
        };
        result - f64::from(expenses) / 100.0 * self.taste.hundred
    }

    /// What being at a place is worth for what lies near it.
    fn prospects(&self, at: LocationId) -> f64 {
        let edition = self.game.edition();
        if let Some(homeward) = &self.homeward {
            return 100.0 / (1.0 + homeward.turns[at.index()]);
        }
        let near = edition.within(at, 10).iter().filter(|&&place| place != at).map(|&place| {
            let spaces = edition.distance(at, place).map_or(10, usize::from);
            self.arrivals[place.index()] * self.faded[spaces.min(10)]
        });
        let best = near.fold(0.0, f64::max);
        let airport = if edition.kind_of(at).is_red_dot() { self.taste.airport } else { 0.0 };
        best + airport
    }

    /// What going to a place is worth, with what can be done afterwards.
    pub(super) fn going_to(&self, at: LocationId) -> f64 {
        let kind = self.game.edition().kind_of(at);
        let afterwards = if kind.ends_turn() { self.taste.after_end } else { self.taste.after };
        self.arrivals[at.index()] + afterwards * self.prospects(at)
    }

    /// What rolling for overland travel promises: the best place within reach, averaged over the die (GT-19).
    pub(super) fn rolling(&self, from: LocationId) -> f64 {
        let edition = self.game.edition();
        let mut best = f64::NEG_INFINITY;
        let mut sum = 0.0;
        let mut known = 0;
        for spaces in 1..=10u8 {
            let places = edition.within(from, spaces);
            for &place in &places[known..] {
                if place != from {
                    best = best.max(self.going_to(place));
                }
            }
            known = places.len();
            sum += best;
        }
        if best == f64::NEG_INFINITY {
            return best;
        }
        let trouble = -self.taste.turn - self.taste.hundred;
        (sum + self.taste.ticket_rolled + trouble) / 12.0
    }

    /// What working is worth: two hundred dollars, which count for more to the poor, and the end of the turn.
    pub(super) fn working(&self) -> f64 {
        let money = self.open.players[self.seat].money;
        let need = match money {
            0..200 => self.taste.need_broke,
            200..400 => self.taste.need_poor,
            400..700 => self.taste.need_some,
            _ => -self.taste.rich, // enough to travel on
        };
        need + 2.0 * self.taste.hundred - self.taste.turn
    }
}
