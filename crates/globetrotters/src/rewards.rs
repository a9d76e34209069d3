//! KEYs and Memories (GT-55, GT-67 to GT-73).

use table::dice::Dice;
use table::{Clause, Log, Seat};

use crate::clause::{GT_55, GT_67, GT_68, GT_69, GT_70, GT_71, GT_72, GT_73};
use crate::prospect::{Gain, Reward};
use crate::stage::Stage;
use crate::state::{Open, Phase};
use crate::{ContinentId, Event, Globetrotters, KeyId, LocationId};

/// How many Memories earn a continent's KEY (GT-69).
const MEMORIES_FOR_KEY: usize = 2;

impl Globetrotters {
    /// How many Memories a player has in a continent.
    pub fn memories_in(&self, open: &Open, seat: Seat, continent: ContinentId) -> usize {
        open.players[seat].memories.and(self.edition.chart_of(continent)).len()
    }

    /// GT-69, GT-70: the continent's KEY, if a Memory of this city earns it or takes it from another. While it lies in the
    /// Jackpot it does neither (GT-72).
    pub(crate) fn gain_by_memory(&self, open: &Open, seat: Seat, city: LocationId) -> Option<Gain> {
        let continent = self.edition.continent_of(city);
        let key = KeyId::of_continent(continent);
        let has = open.players[seat].memories.contains(city);
        let memories = self.memories_in(open, seat, continent) + usize::from(!has);
        if open.board.contains(key) {
            return (memories >= MEMORIES_FOR_KEY).then_some(Gain { key, from: None });
        }
        let holder = open.holder(key).filter(|&holder| holder != seat)?;
        let more = memories > self.memories_in(open, holder, continent);
        more.then_some(Gain { key, from: Some(holder) })
    }

    /// GT-71: where the player in turn can place a Special Memory.
    #[inline]
    pub(crate) fn placeable_memories(&self, open: &Open) -> impl Iterator<Item = LocationId> {
        let player = open.mover();
        let chart = if player.specials > 0 { self.edition.chart() } else { &[] };
        chart.iter().copied().filter(|&city| {
            !player.memories.contains(city) && !player.placed.contains(self.edition.continent_of(city))
        })
    }

    /// GT-71: whether the player in turn can place a Special Memory somewhere.
    #[inline]
    pub(crate) fn can_place(&self, open: &Open) -> bool {
        self.placeable_memories(open).next().is_some()
    }
}

impl<D: Dice, L: Log<Event>> Stage<'_, D, L> {
    /// The reward for being still in the city when the Adventure is done (GT-65, GT-67, GT-68).
    pub(crate) fn reward(&mut self) {
        let seat = self.turn();
        let here = self.here();
        match self.game.reward(&self.state.open, seat, here) {
            Reward::Key(key) => self.earn_key(seat, key, GT_67),
            Reward::Challenge(..) => self.mover().may_challenge = true, // GT-74
            Reward::Memory(gain) => {
                self.mover().memories.insert(here);
                self.log.tell_all(GT_68, Event::EarnedMemory { seat, city: here });
                self.gain_continent(seat, gain);
            }
            Reward::Nothing => {}
        }
    }

    fn earn_key(&mut self, seat: Seat, key: KeyId, clause: Clause) {
        let open = &mut self.state.open;
        open.board.remove(key);
        open.players[seat].keys.insert(key);
        self.log.tell_all(clause, Event::EarnedKey { seat, key });
        self.check_keys_out();
    }

    pub(crate) fn take_key(&mut self, seat: Seat, from: Seat, key: KeyId, clause: Clause) {
        let open = &mut self.state.open;
        open.players[from].keys.remove(key);
        open.players[seat].keys.insert(key);
        self.log.tell_all(clause, Event::TookKey { seat, from, key });
    }

    /// GT-69, GT-70: a new Memory has brought the continent's KEY, if it has.
    fn gain_continent(&mut self, seat: Seat, gain: Option<Gain>) {
        match gain {
            Some(Gain { key, from: Some(holder) }) => self.take_key(seat, holder, key, GT_70),
            Some(Gain { key, from: None }) => self.earn_key(seat, key, GT_69),
            None => {}
        }
    }

    pub(crate) fn gain_special(&mut self, clause: Clause) {
        let seat = self.turn();
        let player = self.mover();
        player.specials = player.specials.saturating_add(1);
        self.log.tell_all(clause, Event::GainedSpecial { seat });
    }

    /// GT-71: once placed, it counts as any other Memory and stays.
    pub(crate) fn place_memory(&mut self, city: LocationId) {
        let seat = self.turn();
        let gain = self.game.gain_by_memory(&self.state.open, seat, city);
        let continent = self.game.edition.continent_of(city);
        let player = self.mover();
        player.specials -= 1;
        player.placed.insert(continent);
        player.memories.insert(city);
        self.log.tell_all(GT_71, Event::PlacedMemory { seat, city });
        self.gain_continent(seat, gain);
        if self.state.open.phase == Phase::LastChance {
            self.go_on(); // perhaps nothing is left to do
        }
    }

    /// GT-55: into the Jackpot; a continent's KEY takes the Memories of that continent with it (GT-72).
    pub(crate) fn lose_key(&mut self, seat: Seat, key: KeyId) {
        let open = &mut self.state.open;
        open.players[seat].keys.remove(key);
        open.jackpot.keys.insert(key);
        self.log.tell_all(GT_55, Event::LostKey { seat, key });
        if let Some(continent) = key.continent() {
            let chart = self.game.edition.chart_of(continent);
            let lost = open.players[seat].memories.and(chart);
            open.players[seat].memories = open.players[seat].memories.minus(chart);
            open.jackpot.memories = open.jackpot.memories.or(lost);
            let count = u8::try_from(lost.len()).expect("a continent has fewer cities");
            self.log.tell_all(GT_72, Event::LostMemories { seat, continent, count });
        }
    }

    /// GT-73: a KEY from the Jackpot; a continent's brings its Memories, and passes on at once if another player
    /// has more.
    pub(crate) fn win_key(&mut self, key: KeyId) {
        let seat = self.turn();
        self.mover().keys.insert(key);
        self.log.tell_all(GT_73, Event::WonKey { seat, key });
        let Some(continent) = key.continent() else { return };
        let open = &mut self.state.open;
        let won = open.jackpot.memories.and(self.game.edition.chart_of(continent));
        let fresh = won.minus(open.players[seat].memories);
        open.players[seat].memories = open.players[seat].memories.or(won);
        let count = u8::try_from(fresh.len()).expect("a continent has fewer cities");
        self.log.tell_all(GT_73, Event::WonMemories { seat, continent, count });
        let open = &self.state.open;
        let mut most = self.game.memories_in(open, seat, continent);
        let mut leader = seat;
        for other in seat.round(self.game.seats) {
            let memories = self.game.memories_in(open, other, continent);
            if memories > most {
                (most, leader) = (memories, other);
            }
        }
        if leader != seat {
            self.take_key(leader, seat, key, GT_73);
        }
    }
}
