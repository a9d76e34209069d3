//! What the things of the game are known by: Titles, groups, fields, cards, teams, and sets of them.

use table::{By, bit_set, id};

/// How many Territories there are (GP-2).
pub const TERRITORIES: usize = 32;
/// How many Guilds there are (GP-2).
pub const GUILDS: usize = 4;
/// How many Titles there are (GP-11).
pub const TITLES: usize = TERRITORIES + GUILDS;
/// How many fields the Field Ring has (GP-2).
pub const FIELDS: usize = 64;
/// How many colour groups there are (GP-3).
pub const GROUPS: usize = 12;
/// How many quadrants the ring has (GP-2).
pub const QUADRANTS: usize = 4;
/// The most players, or teams of players (GP-1).
pub const MAX_TEAMS: usize = 5;
/// The most people, in teams (GP-86).
pub const MAX_SEATS: usize = 10;
/// The fewest people who play (GP-1).
pub const MIN_SEATS: usize = 2;

id!(
    /// A Title: first the Territories, in the edition's order, then the Guilds.
    TitleId
);
id!(
    /// A colour group (GP-3).
    GroupId
);
id!(
    /// A field of the Field Ring, counted clockwise (GP-2).
    FieldId
);
id!(
    /// A card; copies of a card have ids of their own.
    CardId
);
id!(
    /// Who owns things: a player, or a team of players who share everything (GP-86). Without teams, each seat is the
    /// team of the same number.
    Team
);

/// One `T` for each Title.
pub type ByTitle<T> = By<TitleId, T, TITLES>;
/// One `T` for each team.
pub type ByTeam<T> = By<Team, T, MAX_TEAMS>;

impl TitleId {
    /// Whether it is a Guild's.
    pub const fn is_guild(self) -> bool {
        self.index() >= TERRITORIES
    }

    /// The Guild's number from 0 to 3. Only for Guilds.
    pub const fn guild(self) -> usize {
        self.0 as usize - TERRITORIES
    }

    /// All Guilds.
    pub fn guilds() -> impl Iterator<Item = TitleId> {
        (TERRITORIES..TITLES).map(TitleId::from_index)
    }

    /// All Territories.
    pub fn territories() -> impl Iterator<Item = TitleId> {
        (0..TERRITORIES).map(TitleId::from_index)
    }

    /// All Titles.
    pub fn all() -> impl Iterator<Item = TitleId> {
        (0..TITLES).map(TitleId::from_index)
    }
}

impl FieldId {
    /// The field so many fields further clockwise.
    #[must_use]
    pub const fn ahead(self, steps: usize) -> Self {
        FieldId::from_index((self.index() + steps) % FIELDS)
    }

    /// The field so many fields further counterclockwise.
    #[must_use]
    pub const fn behind(self, steps: usize) -> Self {
        FieldId::from_index((self.index() + FIELDS - steps % FIELDS) % FIELDS)
    }

    /// How many fields clockwise from here to there; 0 if it is the same.
    pub const fn distance_to(self, to: FieldId) -> usize {
        (to.index() + FIELDS - self.index()) % FIELDS
    }

    /// All fields.
    pub fn all() -> impl Iterator<Item = FieldId> {
        (0..FIELDS).map(FieldId::from_index)
    }
}

bit_set!(
    /// A set of Titles.
    TitleSet of TitleId in u64
);
bit_set!(
    /// A set of colour groups.
    GroupSet of GroupId in u16
);
bit_set!(
    /// A set of fields.
    FieldSet of FieldId in u64
);
bit_set!(
    /// A set of cards.
    CardSet of CardId in u128
);
bit_set!(
    /// A set of teams.
    TeamSet of Team in u8
);

impl TitleSet {
    /// Whether it is empty, asked as serde asks.
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
    pub(crate) fn is_empty_ref(&self) -> bool {
        self.is_empty()
    }

    /// All Territories.
    pub const TERRITORIES: TitleSet = TitleSet::first(TERRITORIES);
    /// All Guilds.
    pub const GUILDS: TitleSet = TitleSet(((1 << GUILDS) - 1) << TERRITORIES);

    /// The Territories in the set.
    #[must_use]
    pub const fn territories(self) -> Self {
        self.and(TitleSet::TERRITORIES)
    }

    /// The Guilds in the set.
    #[must_use]
    pub const fn guilds(self) -> Self {
        self.and(TitleSet::GUILDS)
    }
}
