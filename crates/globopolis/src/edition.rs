//! The board and the cards, read from an edition file.

mod cards;
mod check;
mod file;

pub(crate) use self::file::File;
use std::sync::{Arc, LazyLock};

use table::journal::{EditionRef, hash_of};
use table::{Mistakes, RulesVersion, Source};

use crate::card::{Card, CardKind};
use crate::ids::{FIELDS, QUADRANTS, TERRITORIES, TITLES};
use crate::{ByTitle, CardId, CardSet, FieldId, FieldSet, Goods, GroupId, TitleId, TitleSet, Units};

/// The text of the edition that comes with the program.
pub const WORLD: &str = include_str!("../../../editions/globopolis/world.toml");
/// Its text of the time of version 2 of the rules, on which games of that time are played on.
const WORLD_OF_RULES_2: &str = include_str!("../../../editions/globopolis/rules-2/world.toml");
/// The most cards an edition can have.
pub const MAX_CARDS: usize = 96;

/// A board with its cards, checked and ready to play on.
#[derive(Clone, Debug)]
pub struct Edition {
    /// Which edition it is.
    pub reference: EditionRef,
    /// Its name for people.
    pub name: String,
    /// All R-Units in the box (GP-4).
    pub units: Units,
    /// All Economic Development pieces in the box (GP-4).
    pub pieces: u8,
    groups: Vec<Group>,
    titles: Vec<Title>,
    fields: Vec<Field>,
    cards: Vec<Card>,
    neighbours: Vec<(TitleId, TitleId)>,
    /// Where each Title stands on the ring.
    field_of: ByTitle<FieldId>,
    /// The quadrant of each Title.
    quadrant_of: ByTitle<u8>,
    /// The Territories of each quadrant.
    quadrants: [TitleSet; QUADRANTS],
    /// The O.R.S.S. bases, clockwise.
    bases: [FieldId; QUADRANTS],
    teleport: FieldId,
    /// The fields of markets and of Switzerland.
    independents: FieldSet,
    /// The cards of each kind.
    of_kind: [CardSet; CardKind::ALL.len()],
    /// The cards about Agents (GP-65).
    about_agents: CardSet,
    copies: Vec<CardSet>,
}

/// A colour group (GP-3).
#[derive(Clone, Debug)]
pub struct Group {
    /// Its id in files.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The colour it is painted in, as the page writes it.
    pub colour: String,
    /// Its Territories; a Guild does not count (GP-24).
    pub territories: TitleSet,
}

/// A Title (GP-5): a Territory's, or a Guild's.
#[derive(Clone, Debug)]
pub struct Title {
    /// Its id in files.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its colour group.
    pub group: GroupId,
    /// Its point value.
    pub value: u8,
    /// The R-Units that come with it.
    pub units: Units,
    /// The two Development Premiums; a Guild has none.
    pub premiums: [u16; 2],
    /// The Conference Costs, undeveloped, Developed and Super Developed; a Guild has none.
    pub conference: [u16; 3],
    /// A Guild's Associated Territories.
    pub associated: TitleSet,
    /// A Guild's rates, step by step (GP-35).
    pub rates: [u16; 4],
}

/// A field of the ring (GP-2).
#[derive(Clone, Debug)]
pub struct Field {
    /// What it is.
    pub kind: FieldKind,
    /// Its name, where it has one of its own.
    pub name: Option<String>,
}

/// What a field is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldKind {
    /// A Territory.
    Territory(TitleId),
    /// A Guild.
    Guild(TitleId),
    /// A card of the OPs-MISSION stack is drawn here.
    OpsMission,
    /// An INFLUENCE card is drawn here.
    Influence,
    /// An Independent Territory that sells these (GP-48).
    Market(Goods),
    /// Switzerland (GP-49).
    Bank,
    /// An O.R.S.S. base (GP-50).
    Base,
    /// TELEPORT! (GP-58).
    Teleport,
    /// MOONSHOT! (GP-55).
    Moonshot,
    /// The Network Security Academy (GP-53).
    Nsa,
    /// The Network Infiltration Academy (GP-54).
    Nia,
}

impl Edition {
    /// The edition that comes with the program. It is read once, and shared by all who play on it.
    ///
    /// # Panics
    /// Never: that it is a good edition is tested.
    pub fn world() -> Arc<Self> {
        static WORLD_READ: LazyLock<Arc<Edition>> = LazyLock::new(|| {
            let read = Edition::load(Source { name: "editions/globopolis/world.toml", text: WORLD });
            Arc::new(read.unwrap_or_else(|mistakes| panic!("{mistakes}")))
        });
        WORLD_READ.clone()
    }

    /// The edition that came with the program when these rules were the newest, if this is the one that comes with it now: its
    /// cards are worded for the rules of their time, and its hash stands in journals of that time. A host's own edition stays.
    pub(crate) fn of_the_time_of(&self, rules: RulesVersion) -> Option<Self> {
        let source = Source { name: "editions/globopolis/rules-2/world.toml", text: WORLD_OF_RULES_2 };
        let load = || Edition::load(source).unwrap_or_else(|mistakes| panic!("{mistakes}"));
        (!rules.since(3) && self.reference.hash == hash_of(WORLD)).then(load)
    }

    /// Reads an edition, and reports everything that is wrong with it at once.
    pub fn load(source: Source<'_>) -> Result<Self, Mistakes> {
        let file: File = source.parse()?;
        check::checked(source, &file)
    }

    /// The colour groups.
    pub fn groups(&self) -> &[Group] {
        &self.groups
    }

    /// A colour group.
    pub fn group(&self, group: GroupId) -> &Group {
        &self.groups[group.index()]
    }

    /// The Titles: the Territories, then the Guilds.
    pub fn titles(&self) -> &[Title] {
        &self.titles
    }

    /// A Title.
    #[inline]
    pub fn title(&self, title: TitleId) -> &Title {
        &self.titles[title.index()]
    }

    /// The Title's name.
    pub fn title_name(&self, title: TitleId) -> &str {
        self.titles.get(title.index()).map_or("?", |title| &title.name)
    }

    /// The Title with this id in files.
    pub fn title_called(&self, id: &str) -> Option<TitleId> {
        self.titles.iter().position(|title| title.id == id).map(TitleId::from_index)
    }

    /// Whether there is such a Title.
    pub fn has_title(&self, title: TitleId) -> bool {
        title.index() < TITLES
    }

    /// Whether it is a Territory of this edition.
    pub fn has_territory(&self, title: TitleId) -> bool {
        title.index() < TERRITORIES
    }

    /// The Territories of the same colour group as this one.
    #[inline]
    pub fn group_of(&self, title: TitleId) -> TitleSet {
        self.groups[self.titles[title.index()].group.index()].territories
    }

    /// The fields, clockwise.
    pub fn fields(&self) -> &[Field] {
        &self.fields
    }

    /// What a field is.
    #[inline]
    pub fn kind(&self, field: FieldId) -> FieldKind {
        self.fields[field.index()].kind
    }

    /// Whether there is such a field.
    pub fn has_field(&self, field: FieldId) -> bool {
        field.index() < FIELDS
    }

    /// The Title whose field this is.
    pub fn title_at(&self, field: FieldId) -> Option<TitleId> {
        match self.kind(field) {
            FieldKind::Territory(title) | FieldKind::Guild(title) => Some(title),
            _ => None,
        }
    }

    /// Where a Title stands on the ring.
    pub fn field_of(&self, title: TitleId) -> FieldId {
        self.field_of[title]
    }

    /// The quadrant in which a Title stands.
    #[inline]
    pub fn quadrant_of(&self, title: TitleId) -> usize {
        usize::from(self.quadrant_of[title])
    }

    /// The Territories of a quadrant.
    pub fn quadrant(&self, quadrant: usize) -> TitleSet {
        self.quadrants[quadrant]
    }

    /// The O.R.S.S. bases, clockwise.
    pub fn bases(&self) -> [FieldId; QUADRANTS] {
        self.bases
    }

    /// The field TELEPORT!.
    pub fn teleport(&self) -> FieldId {
        self.teleport
    }

    /// The Independent Territories: the markets and Switzerland.
    pub fn independents(&self) -> FieldSet {
        self.independents
    }

    /// Whether two Territories may attack each other as if in one quadrant (GP-69).
    pub fn are_neighbours(&self, one: TitleId, other: TitleId) -> bool {
        self.neighbours.iter().any(|&pair| pair == (one, other) || pair == (other, one))
    }

    /// All cards.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// A card.
    #[inline]
    pub fn card(&self, card: CardId) -> &Card {
        &self.cards[card.index()]
    }

    /// The card's name.
    pub fn card_name(&self, card: CardId) -> &str {
        self.cards.get(card.index()).map_or("?", |card| &card.name)
    }

    /// The first card with this id in files.
    pub fn card_called(&self, id: &str) -> Option<CardId> {
        self.cards.iter().position(|card| card.id == id).map(CardId::from_index)
    }

    /// The cards of a kind.
    #[inline]
    pub fn cards_of_kind(&self, kind: CardKind) -> CardSet {
        self.of_kind[kind as usize]
    }

    /// The kind of a card.
    pub fn kind_of(&self, card: CardId) -> CardKind {
        self.cards[card.index()].face.kind()
    }

    /// The cards about Agents (GP-65).
    pub fn cards_about_agents(&self) -> CardSet {
        self.about_agents
    }

    /// All copies of a card, itself among them.
    pub fn copies_of(&self, card: CardId) -> CardSet {
        self.copies.get(card.index()).copied().unwrap_or_default()
    }

    /// Whether there is such a card.
    pub fn has_card(&self, card: CardId) -> bool {
        card.index() < self.cards.len()
    }

    /// The name of a field: its own, its Title's, or the message that names its kind.
    pub fn field_name(&self, field: FieldId) -> table::Arg {
        use table::{Arg, Text};
        let Some(found) = self.fields.get(field.index()) else { return Arg::Name("?".to_owned()) };
        if let Some(name) = &found.name {
            return Arg::Name(name.clone());
        }
        Arg::Text(Text::new(match found.kind {
            FieldKind::Territory(title) | FieldKind::Guild(title) => {
                return Arg::Name(self.title_name(title).to_owned());
            }
            FieldKind::OpsMission => "gp-field-ops-mission",
            FieldKind::Influence => "gp-field-influence",
            FieldKind::Market(_) | FieldKind::Bank => "gp-field-market",
            FieldKind::Base => "gp-field-base",
            FieldKind::Teleport => "gp-field-teleport",
            FieldKind::Moonshot => "gp-field-moonshot",
            FieldKind::Nsa => "gp-field-nsa",
            FieldKind::Nia => "gp-field-nia",
        }))
    }
}
