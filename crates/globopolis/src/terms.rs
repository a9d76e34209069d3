//! What a deal holds (GP-36).

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{Arg, Text};

use crate::edition::{Edition, MAX_CARDS};
use crate::state::Places;
use crate::{CardId, CardSet, Team, TitleSet, Units};

/// What one side of a deal gives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Side {
    /// EU.
    pub eu: u16,
    /// R-Units from the Personal Stock.
    pub units: Units,
    /// Titles, with all that stands on them.
    pub titles: TitleSet,
    /// Cards. They go by name: what is wanted is any copy.
    pub cards: NamedCards,
    /// Captured Agents of the other side, which return to them.
    pub agents: u8,
}

impl Side {
    /// Nothing.
    pub const NOTHING: Side =
        Side { eu: 0, units: Units::NONE, titles: TitleSet::NONE, cards: NamedCards::NONE, agents: 0 };

    /// Whether it gives nothing at all.
    pub fn is_nothing(&self) -> bool {
        *self == Side::NOTHING
    }

    /// What is given, in words. The cards are named only if `names` says so.
    pub fn text(&self, edition: &Edition, names: bool) -> Text {
        let mut list: Vec<Arg> = Vec::new();
        if self.eu > 0 {
            list.push(Arg::Text(Text::new("gp-eu").with("eu", self.eu)));
        }
        if !self.units.is_empty() {
            list.push(Arg::Text(self.units.text()));
        }
        list.extend(self.titles.iter().map(|title| Arg::from(edition.title_name(title))));
        let cards = self.cards.iter();
        if names {
            list.extend(cards.map(|card| Arg::from(edition.card_name(card))));
        } else if cards.count() > 0 {
            list.push(Arg::Text(Text::new("gp-cards").with("count", self.cards.len())));
        }
        if self.agents > 0 {
            list.push(Arg::Text(Text::new("gp-captives").with("count", self.agents)));
        }
        if list.is_empty() { Text::new("gp-nothing") } else { Text::new("gp-list").with("list", list) }
    }
}

/// Cards that are named in a deal, in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct NamedCards([u64; 2]);

impl NamedCards {
    /// No cards.
    pub const NONE: NamedCards = NamedCards([0; 2]);

    /// Just this card.
    pub fn one(card: CardId) -> Self {
        NamedCards::of(CardSet::only(card))
    }

    fn of(set: CardSet) -> Self {
        NamedCards(Places(set.0).into())
    }

    /// The cards as a set.
    pub fn set(self) -> CardSet {
        CardSet(Places::from(self.0).0)
    }

    /// The cards.
    pub fn iter(self) -> impl Iterator<Item = CardId> {
        self.set().iter()
    }

    /// How many there are.
    pub fn len(self) -> usize {
        self.set().len()
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self == NamedCards::NONE
    }

    /// For each of these cards one of the same name from a hand, itself if it is there; fewer if the hand has not got them all
    /// (GP-36).
    #[must_use]
    pub fn from_hand(self, edition: &Edition, mut hand: CardSet) -> Self {
        let found = self.iter().filter_map(|card| {
            let copies = edition.copies_of(card).and(hand);
            let copy = if copies.contains(card) { card } else { copies.iter().next()? };
            hand.remove(copy);
            Some(copy)
        });
        NamedCards::of(found.collect())
    }

    /// Whether a hand has cards of all these names.
    pub fn are_in(self, edition: &Edition, hand: CardSet) -> bool {
        self.is_empty() || self.from_hand(edition, hand).len() == self.len()
    }

    /// These cards; `None` if one comes twice, or no edition has it.
    pub fn from_cards(cards: impl IntoIterator<Item = CardId>) -> Option<Self> {
        let mut set = CardSet::NONE;
        for card in cards {
            if card.index() >= MAX_CARDS || set.contains(card) {
                return None;
            }
            set.insert(card);
        }
        Some(NamedCards::of(set))
    }
}

impl Serialize for NamedCards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for NamedCards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<CardId>::deserialize(deserializer)?;
        NamedCards::from_cards(cards)
            .ok_or_else(|| serde::de::Error::custom("the cards of a side of a deal are different ones"))
    }
}

/// A deal that one has proposed to another (GP-36).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Offer {
    /// Who proposed it.
    pub from: Team,
    /// Who is to answer.
    pub to: Team,
    /// What the proposer would give.
    pub give: Side,
    /// What they would get.
    pub want: Side,
}
