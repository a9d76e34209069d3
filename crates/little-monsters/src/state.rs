//! A position, and what is in it.

use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{BySeat, Seat, SeatSet};

use crate::{Card, Colour, ContinentId, Face, LocationId, Places, Tickets};

/// The most players (LM-1).
pub const MAX_SEATS: usize = 6;
/// How many cards lie open (LM-4).
pub const DISPLAY: usize = 4;
/// The most cards a pile can hold: every location and the event cards of the largest edition.
pub const MAX_CARDS: usize = Places::MAX + 32;

/// Cards in a row, the top one last.
pub type Cards = ArrayVec<Card, MAX_CARDS>;

/// A position: everything that lies open, and the pile, whose order nobody knows (LM-11).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// What everybody sees.
    pub open: Open,
    /// The draw pile, its top card last.
    pub pile: Cards,
}

/// Everything that everybody sees.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Open {
    /// What the game waits for.
    pub phase: Phase,
    /// The player in turn.
    pub turn: Seat,
    /// How many turns have been ended, or passed over because their player has resigned.
    pub turns: u32,
    /// What the player in turn rolled; nothing before they have.
    pub roll: Option<[Face; 2]>,
    /// Each player's tickets.
    pub hands: BySeat<Tickets, MAX_SEATS>,
    /// The tickets that can be gained.
    pub supply: Tickets,
    /// The tickets used in the move in progress, which return to the supply when it ends (LM-7).
    pub used: Tickets,
    /// Where the monsters are.
    pub monsters: BySeat<LocationId, MAX_SEATS>,
    /// Where the houses are (LM-3).
    pub houses: BySeat<LocationId, MAX_SEATS>,
    /// The cards gained.
    pub gained: BySeat<Places, MAX_SEATS>,
    /// The cards that lie open, each in its place.
    pub display: [Option<LocationId>; DISPLAY],
    /// The discarded cards.
    pub discards: Cards,
    /// The cards that left the game (LM-24).
    pub burnt: Places,
    /// How many cards at the bottom of the pile everybody has seen put there (LM-15).
    pub known_bottom: u8,
    /// The tokens on the board.
    pub tokens: Tokens,
    /// Where each monster ended its last turn.
    pub rested: BySeat<Option<LocationId>, MAX_SEATS>,
    /// Which monsters ended their last two turns on the location where they still are, and so do not block
    /// (LM-14).
    pub settled: SeatSet,
    /// Whether the move in progress has begun, which closes the market (LM-12).
    pub moved: bool,
    /// Whether this turn's move touched a polluted location (LM-22).
    pub polluted: bool,
    /// The open trade with each partner of the player in turn (LM-13).
    pub offers: BySeat<Option<Offer>, MAX_SEATS>,
    /// How many offers were made this turn (LM-13).
    pub offers_made: u8,
    /// How many tickets each player has still to discard.
    pub owed: BySeat<u8, MAX_SEATS>,
    /// Who has resigned (LM-34).
    #[serde(default, skip_serializing_if = "is_nobody")]
    pub out: SeatSet,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The player in turn is to roll (LM-5).
    Roll,
    /// The player in turn chooses a ticket for each of these globes (LM-5).
    Globe {
        /// How many tickets are still to choose.
        tickets: u8,
    },
    /// The player in turn chooses which pandemic token a globe removes (LM-20).
    Cure,
    /// The player in turn trades and moves (LM-7, LM-12, LM-13).
    Travel,
    /// Everybody who owes tickets discards them.
    Discard(Loss),
    /// The player in turn picks one of these continents (LM-28), a bit for each.
    Crowds(u16),
    /// An event moves these players, in turn order (LM-27, LM-29).
    EventMove {
        /// Who has not moved yet.
        left: SeatSet,
        /// The colour of the tail wind; none for a polar flight.
        wind: Option<Colour>,
    },
    /// The player in turn chooses where the pandemic spreads (LM-19).
    Spread,
    /// The game is over, and this player has won (LM-10, LM-34).
    Over(Seat),
}

/// Why tickets are discarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Loss {
    /// The move touched a polluted location (LM-22).
    Pollution,
    /// A strike (LM-26).
    Strike,
    /// Crowds (LM-28).
    Crowds,
    /// The pandemic (LM-19).
    Pandemic,
}

/// The tokens on the board; at most one of a kind on a location (LM-18), several kinds on one (LM-33).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Tokens {
    /// Pandemic (LM-18).
    pub pandemic: Places,
    /// Nuclear pollution (LM-22).
    pub nuclear: Places,
    /// Wildfire (LM-24).
    pub wildfire: Places,
    /// Storm (LM-25).
    pub storm: Places,
}

/// A trade that one player has proposed to another (LM-13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Offer {
    /// Who proposed it.
    pub from: Seat,
    /// Who is to answer.
    pub to: Seat,
    /// What the proposer would give.
    pub give: Tickets,
    /// What they would get.
    pub want: Tickets,
}

impl Offer {
    /// With whom the player in turn would trade.
    pub(crate) fn partner_of(&self, turn: Seat) -> Seat {
        if self.from == turn { self.to } else { self.from }
    }
}

/// Positions of games that nobody has left are written as they always were.
fn is_nobody(seats: &SeatSet) -> bool {
    seats.is_empty()
}

impl Open {
    /// Whether a player has not resigned (LM-34).
    #[inline]
    pub fn plays(&self, seat: Seat) -> bool {
        !self.out.contains(seat)
    }

    /// How many of the location cards a player has gained.
    pub fn cards_of(&self, seat: Seat) -> usize {
        self.gained[seat].len()
    }

    /// The trade that waits for this player's answer to `from`, or for `from`'s to them, if there is one.
    pub fn trade_between(&self, one: Seat, other: Seat) -> Option<Offer> {
        let partner = if one == self.turn { other } else { one };
        self.offers.0.get(partner.index()).copied().flatten().filter(|offer| {
            (offer.from == one && offer.to == other) || (offer.from == other && offer.to == one)
        })
    }

    /// A player's tickets that they have not promised in an open offer (LM-13).
    pub fn unpromised(&self, seat: Seat) -> Tickets {
        let mut free = self.hands[seat];
        for offer in self.offers.0.iter().flatten() {
            if offer.from == seat {
                free -= offer.give;
            }
        }
        free
    }

    /// The continents that tie as a list.
    pub fn continents_in(tied: u16) -> impl Iterator<Item = ContinentId> {
        (0..16u8).filter(move |&bit| tied & (1 << bit) != 0).map(ContinentId)
    }
}
