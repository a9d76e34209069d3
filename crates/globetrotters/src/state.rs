//! A position, and what is in it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{BySeat, Seat, SeatSet};

use crate::pile::Pile;
use crate::{ContinentId, KeyId, Keys, LocationId, Places};

/// The most players (GT-1).
pub const MAX_SEATS: usize = 6;
/// The most tickets an edition can have.
pub const MAX_TICKETS: usize = 96;
/// The most cards a pack of Adventures can have.
pub const MAX_CARDS: usize = 48;

table::id!(
    /// An Airline Ticket, by its place in the edition (GT-3).
    TicketId
);
table::id!(
    /// An Adventure card, by its place in the edition (GT-4).
    CardId
);

/// Tickets in a row, the top one last.
pub type Tickets = Pile<TicketId, MAX_TICKETS>;
/// Adventure cards in a row, the top one last.
pub type Cards = Pile<CardId, MAX_CARDS>;

/// A position: what lies open, and what lies face down or is held in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// What everybody sees.
    pub open: Open,
    /// What not everybody sees (GT-8).
    pub hidden: Hidden,
}

/// Everything that not everybody sees (GT-8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hidden {
    /// Each player's tickets, in the order in which they came into their hand.
    pub hands: BySeat<Tickets, MAX_SEATS>,
    /// The ticket that lies under the board at each player's Home; only its Home side is public (GT-10).
    pub home_tickets: BySeat<Option<TicketId>, MAX_SEATS>,
    /// The pack of tickets.
    pub pack: Tickets,
    /// The tickets in the Jackpot, face down (GT-5).
    pub jackpot: Tickets,
    /// The two packs of Adventures, by [`Half`].
    pub adventures: [Cards; 2],
}

/// A half of the world, which has its own pack of Adventures (GT-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Half {
    /// The Americas and Africa.
    AmericasAfrica,
    /// Eurasia and Oceania.
    EurasiaOceania,
}

impl Half {
    /// Both halves.
    pub const ALL: [Half; 2] = [Half::AmericasAfrica, Half::EurasiaOceania];

    /// The half as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its id in edition files.
    pub const fn id(self) -> &'static str {
        match self {
            Half::AmericasAfrica => "americas-africa",
            Half::EurasiaOceania => "eurasia-oceania",
        }
    }
}

/// Everything that everybody sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Open {
    /// What the game waits for.
    pub phase: Phase,
    /// The player in turn.
    pub turn: Seat,
    /// Who began (GT-9).
    pub first: Seat,
    /// The round, counted from 1.
    pub round: u16,
    /// How many turns have been ended or skipped.
    pub turns: u32,
    /// What each player has before them.
    pub players: BySeat<Player, MAX_SEATS>,
    /// The KEYs that are still on the board.
    pub board: Keys,
    /// What lies in the Jackpot, its tickets excepted (GT-5).
    pub jackpot: Jackpot,
    /// How the turn in progress stands.
    pub course: Course,
    /// Who has resigned (GT-92).
    #[serde(default, skip_serializing_if = "is_nobody")]
    pub out: SeatSet,
}

/// Positions of games that nobody has left are written as they always were.
fn is_nobody(seats: &SeatSet) -> bool {
    seats.is_empty()
}

/// What one player has before them, for all to see.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    /// Their Home, once they have chosen it (GT-10).
    pub home: Option<LocationId>,
    /// Where their piece is; nowhere before their first turn.
    pub spot: Option<Spot>,
    /// Where it was before its latest change of location (GT-61).
    pub before: Option<Spot>,
    /// Their money in dollars (GT-6).
    pub money: u32,
    /// Their KEYs.
    pub keys: Keys,
    /// The Continental Cities where they have a Memory (GT-68).
    pub memories: Places,
    /// How many Special Memories they have not placed yet (GT-71).
    pub specials: u16,
    /// The continents where they have placed a Special Memory (GT-71).
    pub placed: Continents,
    /// The place they were deported from and have not made good for (GT-84).
    pub mark: Option<Mark>,
    /// Whether they were deported and have not come Home since by ordinary travel, without a mark (GT-87).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub exiled: bool,
    /// Whether their next turn is lost to "for the weekend" (GT-58).
    pub skips: bool,
    /// Whether they were moved on or switched, and have not arrived properly yet (GT-14).
    pub unresolved: bool,
    /// Whether they declined the Adventure of the red-dot city they are in (GT-44).
    pub declined: bool,
    /// Whether they may challenge for the KEY of the city they are in (GT-74).
    pub may_challenge: bool,
}

/// Where a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Spot {
    /// The location.
    pub at: LocationId,
    /// Where a piece on a Cruise Island sails to (GT-30).
    pub bound_for: Option<LocationId>,
}

impl Spot {
    /// A spot on land.
    #[inline]
    pub const fn on(at: LocationId) -> Self {
        Spot { at, bound_for: None }
    }
}

/// The mark of a deportation (GT-84).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Mark {
    /// The place they were deported from.
    pub place: LocationId,
    /// Whether an Adventure deported them, so that they must complete one there.
    pub adventure: bool,
}

/// A set of continents.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Continents(u8);

impl Continents {
    /// Whether the continent is among them.
    #[inline]
    pub const fn contains(self, continent: ContinentId) -> bool {
        self.0 & (1 << continent.0) != 0
    }

    /// Adds the continent.
    pub fn insert(&mut self, continent: ContinentId) {
        self.0 |= 1 << continent.0;
    }

    /// The continents in order.
    pub fn iter(self) -> impl Iterator<Item = ContinentId> {
        ContinentId::all().filter(move |&continent| self.contains(continent))
    }
}

// As a list of numbers, which reads well in a view.
impl Serialize for Continents {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Continents {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut continents = Continents::default();
        for continent in Vec::<ContinentId>::deserialize(deserializer)? {
            if continent.index() >= ContinentId::COUNT {
                return Err(serde::de::Error::custom(format_args!("there is no continent {}", continent.0)));
            }
            continents.insert(continent);
        }
        Ok(continents)
    }
}

/// What lies openly in the Jackpot (GT-5, GT-50).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Jackpot {
    /// Dollars.
    pub money: u32,
    /// KEYs (GT-55).
    pub keys: Keys,
    /// Special Memories (GT-56).
    pub specials: u16,
    /// The Memories that came with continent KEYs (GT-72).
    pub memories: Places,
}

/// What must be remembered of the turn in progress.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Course {
    /// Whether it is this player's first turn (GT-13, GT-61).
    pub first_turn: bool,
    /// Whether tickets were bought at the full fare this turn (GT-26).
    pub bought: bool,
    /// Whether the spending money waits to be claimed (GT-88).
    pub claimable: bool,
    /// Whether the Adventure declined on an earlier turn may be taken now (GT-44).
    pub again: bool,
    /// Whether the arrival in progress opens the turn (GT-14).
    pub opening: bool,
    /// Whether the arrival in progress is at a Home that was just chosen (GT-11).
    pub settling: bool,
    /// Whether an Adventure sent the player to where they arrive (GT-42).
    pub sent: bool,
    /// Whether ordinary travel brought the player to where they arrive: overland, by air or by water (GT-87).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub travelled: bool,
    /// Whether "for the day" or "for the weekend" has ended the turn (GT-58).
    pub ended: bool,
    /// What follows once everybody who was bumped has moved on.
    pub then: Then,
    /// Whose pieces have come to rest while pieces bump each other (GT-47).
    pub chain: SeatSet,
    /// The ticket that is turned up to move somebody on (GT-46).
    pub turned: Option<TicketId>,
    /// The Adventure in progress.
    pub adventure: Option<Adventure>,
    /// A TRAVEL BONUS that has not been used yet (GT-62).
    pub bonus: Option<Bonus>,
    /// The dollars (or for [`Due::Tickets`], the tickets) that are owed (GT-81).
    pub owed: u32,
}

/// What follows a piece's coming to rest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Then {
    /// The player in turn arrives: expenses and result.
    #[default]
    Arrive,
    /// Their turn is over.
    EndTurn,
}

/// An Adventure in progress (GT-49).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Adventure {
    /// The card.
    pub card: CardId,
    /// The city whose entry counts.
    pub city: LocationId,
    /// How many of its effects have been begun.
    pub begun: u8,
}

/// Where a TRAVEL BONUS goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Bonus {
    /// To any city of the continent (GT-62).
    Continent,
    /// To any location (GT-63).
    Anywhere,
}

/// What the game waits for. Unless it says otherwise, the player in turn is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Which side of their first ticket is their Home (GT-10).
    ChooseHome,
    /// Whether they return tickets, or claim money, before the arrival is resolved (GT-27, GT-88).
    Arrive,
    /// Whether they take the Adventure, or try for the Jackpot (GT-43).
    Offer,
    /// Travel or work (GT-15).
    Travel,
    /// Where to go overland, at most so many spaces (GT-20).
    Overland(u8),
    /// Where somebody moves on to: the one who chooses is asked (GT-46).
    MoveOn {
        /// Who moves on.
        who: Seat,
        /// Who chooses.
        chooser: Seat,
    },
    /// Which tickets they return to pay what they owe (GT-81).
    Debt(Due),
    /// Which tickets are used: the player to the right is asked, so many times (GT-53).
    Pick(u8),
    /// Which KEY they lose (GT-55).
    LoseKey,
    /// With whom they switch places (GT-60).
    Switch,
    /// Where the TRAVEL BONUS takes them (GT-62, GT-63).
    Bonus,
    /// Whether they challenge before the turn ends, which an Adventure ended (GT-58).
    LastChance,
    /// Whether they buy two tickets after the turn (GT-28).
    AfterTurn,
    /// The game is over.
    Over {
        /// Who has won.
        winners: SeatSet,
        /// How it ended.
        ending: Ending,
    },
}

/// What is owed, and so what happens once it is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Due {
    /// The expenses of an arrival (GT-41).
    Expenses,
    /// The expenses of an Adventure taken on a later turn (GT-44).
    Again,
    /// What an Adventure takes (GT-51).
    Loss,
    /// The trouble symbol (GT-22).
    Trouble,
    /// The fee of a challenge (GT-74).
    Fee,
    /// Tickets that an Adventure uses and that must be bought first (GT-53).
    Tickets,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Somebody came Home with the most KEYs (GT-85).
    Home,
    /// The short game's number of KEYs is out (GT-89).
    KeysOut,
    /// The short game's rounds are played (GT-89).
    Rounds,
    /// All others have resigned (GT-92).
    Resignation,
}

impl Phase {
    /// What is owed in it.
    pub(crate) const fn owing(self) -> Option<Due> {
        match self {
            Phase::Debt(due) => Some(due),
            _ => None,
        }
    }
}

impl Open {
    /// Whether a player has not resigned (GT-92).
    #[inline]
    pub fn plays(&self, seat: Seat) -> bool {
        !self.out.contains(seat)
    }

    /// The player in turn.
    #[inline]
    pub fn mover(&self) -> &Player {
        &self.players[self.turn]
    }

    /// Where a player's piece is.
    #[inline]
    pub fn at(&self, seat: Seat) -> Option<LocationId> {
        self.players[seat].spot.map(|spot| spot.at)
    }

    /// Who holds a KEY, if a player does.
    pub fn holder(&self, key: KeyId) -> Option<Seat> {
        Seat::all(MAX_SEATS).find(|&seat| self.players[seat].keys.contains(key))
    }

    /// How many KEYs have left the board (GT-85).
    pub fn keys_out(&self) -> usize {
        KeyId::COUNT - self.board.len()
    }
}
