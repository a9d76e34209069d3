//! What a deal holds (GP-36).

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{Arg, Text};

use crate::edition::Edition;
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
    pub cards: FewCards,
    /// Captured Agents of the other side, which return to them.
    pub agents: u8,
}

impl Side {
    /// Nothing.
    pub const NOTHING: Side =
        Side { eu: 0, units: Units::NONE, titles: TitleSet::NONE, cards: FewCards::NONE, agents: 0 };

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

/// Up to three cards, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FewCards([u8; FewCards::MOST]);

impl FewCards {
    /// How many cards one side of a deal can hold.
    pub const MOST: usize = 3;
    const EMPTY: u8 = u8::MAX;
    /// No cards.
    pub const NONE: FewCards = FewCards([FewCards::EMPTY; FewCards::MOST]);

    /// Just this card.
    pub const fn one(card: CardId) -> Self {
        FewCards([card.0, FewCards::EMPTY, FewCards::EMPTY])
    }

    /// The cards.
    pub fn iter(self) -> impl Iterator<Item = CardId> {
        self.0.into_iter().filter(|&card| card != FewCards::EMPTY).map(CardId)
    }

    /// How many there are.
    pub fn len(self) -> usize {
        self.iter().count()
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self == FewCards::NONE
    }

    /// The cards as a set. Ids that no edition has are left out.
    pub fn set(self) -> CardSet {
        self.iter().filter(|card| card.0 < 128).collect()
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
        FewCards::from_cards(found).expect("no more cards than before, and all of them different")
    }

    /// Whether a hand has cards of all these names.
    pub fn are_in(self, edition: &Edition, hand: CardSet) -> bool {
        self.is_empty() || self.from_hand(edition, hand).len() == self.len()
    }

    /// These cards; `None` if they are more than three, or one comes twice.
    pub fn from_cards(cards: impl IntoIterator<Item = CardId>) -> Option<Self> {
        let mut few = FewCards::NONE;
        let mut places = few.0.iter_mut();
        let mut seen = CardSet::NONE;
        for card in cards {
            if card.0 >= 128 || seen.contains(card) {
                return None;
            }
            seen.insert(card);
            *places.next()? = card.0;
        }
        few.0.sort_unstable();
        Some(few)
    }
}

impl Default for FewCards {
    fn default() -> Self {
        FewCards::NONE
    }
}

impl Serialize for FewCards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for FewCards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<CardId>::deserialize(deserializer)?;
        FewCards::from_cards(cards)
            .ok_or_else(|| serde::de::Error::custom("a side of a deal holds up to three different cards"))
    }
}

/// A deal that one has proposed to another (GP-36).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
