//! What a place has for a player, known before anybody goes there: for pages and bots that compare places.

use table::Seat;

use crate::state::Open;
use crate::{Globetrotters, KeyId, Kind, LocationId};

/// What an Adventure that ends in its red-dot city brings (GT-65).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reward {
    /// The city's KEY, which is on the board (GT-67).
    Key(KeyId),
    /// The right to challenge this player for the city's KEY (GT-74).
    Challenge(KeyId, Seat),
    /// A Memory, and perhaps the continent's KEY with it (GT-68).
    Memory(Option<Gain>),
    /// Nothing: the KEY or the Memory is theirs already, or the KEY is in the Jackpot.
    Nothing,
}

/// A continent's KEY, and from where a Memory brings it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gain {
    /// The KEY.
    pub key: KeyId,
    /// Who loses it (GT-70); nobody if it is on the board (GT-69).
    pub from: Option<Seat>,
}

/// What a place has for a player, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Prospect {
    /// Coming Home wins the game (GT-85).
    Victory,
    /// A KEY: the city's from the board (GT-67), or the continent's with a Memory (GT-69, GT-70).
    Key,
    /// A KEY that another holds, by a challenge (GT-74).
    Challenge,
    /// A Memory that is missing (GT-68).
    Memory,
    /// A Special Memory (GT-37).
    SpecialMemory,
    /// A try for the Jackpot (GT-78).
    Jackpot,
    /// Nothing, and the turn goes on.
    Nothing,
    /// Nothing, and the turn ends there (GT-18).
    End,
    /// Tickets are lost, and the turn ends there (GT-38).
    Loss,
}

impl Prospect {
    /// Whether there is something to gain.
    pub fn gains(self) -> bool {
        self < Prospect::Nothing
    }
}

impl Globetrotters {
    /// GT-32 to GT-41: what a player pays for arriving somewhere.
    #[inline]
    pub fn expenses_at(&self, open: &Open, seat: Seat, at: LocationId) -> u32 {
        if open.players[seat].home == Some(at) { 0 } else { self.edition.kind_of(at).expenses() }
    }

    /// What an Adventure brings a player who is still in its red-dot city when it is done.
    pub fn reward(&self, open: &Open, seat: Seat, city: LocationId) -> Reward {
        match self.edition.key_of(city) {
            Some(key) if open.board.contains(key) => Reward::Key(key),
            Some(key) => match open.holder(key) {
                Some(holder) if holder != seat => Reward::Challenge(key, holder),
                _ => Reward::Nothing,
            },
            None if open.players[seat].memories.contains(city) => Reward::Nothing,
            // A red-dot city without a KEY is a Continental City.
            None => Reward::Memory(self.gain_by_memory(open, seat, city)),
        }
    }

    /// What a place has for a player who comes there, if need be by ordinary travel (GT-87).
    pub fn prospect(&self, open: &Open, seat: Seat, at: LocationId, travelled: bool) -> Prospect {
        let player = &open.players[seat];
        let kind = self.edition.kind_of(at);
        let home = player.home == Some(at);
        if home && self.wins_at_home(open, seat, travelled) {
            return Prospect::Victory;
        }
        match kind {
            Kind::Wasteland => Prospect::Loss,
            _ if kind.ends_turn() => Prospect::End,
            // GT-83: after a deportation Home gives nothing.
            _ if home && player.mark.is_some_and(|mark| mark.place != at) => Prospect::Nothing,
            Kind::TropicalIsland => Prospect::SpecialMemory,
            Kind::GamblingCity => Prospect::Jackpot,
            _ if kind.is_red_dot() => match self.reward(open, seat, at) {
                Reward::Key(_) | Reward::Memory(Some(_)) => Prospect::Key,
                Reward::Challenge(..) => Prospect::Challenge,
                Reward::Memory(None) => Prospect::Memory,
                Reward::Nothing => Prospect::Nothing,
            },
            _ => Prospect::Nothing,
        }
    }
}
