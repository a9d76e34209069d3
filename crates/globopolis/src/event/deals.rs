use serde::Serialize;
use table::Text;

use super::names::Names;
use crate::terms::{NamedCards, Side};
use crate::{Team, TitleSet, Units};

/// Deals (GP-36 to GP-38).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what their names say: who, what, where, how many")]
pub enum Deals {
    /// A deal was offered (GP-36).
    Offered { from: Team, to: Team, give: Shown, want: Shown },
    /// An offer was answered with another (GP-36).
    Countered { from: Team, to: Team, give: Shown, want: Shown },
    /// Which cards the offer holds; only its parties are told.
    OfferCards { give: NamedCards, want: NamedCards },
    /// A deal was made (GP-36).
    DealMade { from: Team, to: Team, give: Shown, want: Shown },
    /// An offer was declined (GP-36).
    Declined { from: Team, to: Team },
    /// An offer was withdrawn (GP-36).
    Withdrawn { from: Team, to: Team },
    /// An offer lapsed (GP-36).
    Lapsed { from: Team, to: Team },
}

impl Deals {
    pub(super) fn text(&self, names: &Names<'_>) -> Text {
        match *self {
            Deals::Offered { from, to, give, want } => names.deal("gp-told-offered", from, to, give, want),
            Deals::Countered { from, to, give, want } => {
                names.deal("gp-told-countered", from, to, give, want)
            }
            Deals::OfferCards { give, want } => Text::new("gp-told-offer-cards")
                .with("give", names.cards(give))
                .with("want", names.cards(want)),
            Deals::DealMade { from, to, give, want } => names.deal("gp-told-deal", from, to, give, want),
            Deals::Declined { from, to } => names.two("gp-told-declined", "from", from, "to", to),
            Deals::Withdrawn { from, to } => names.two("gp-told-withdrawn", "from", from, "to", to),
            Deals::Lapsed { from, to } => names.two("gp-told-lapsed", "from", from, "to", to),
        }
    }
}

/// One side of a deal as everybody may see it: the cards are counted, not named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Shown {
    /// EU.
    pub eu: u16,
    /// R-Units.
    pub units: Units,
    /// Titles.
    pub titles: TitleSet,
    /// How many cards.
    pub cards: u8,
    /// Captured Agents.
    pub agents: u8,
}

impl From<Side> for Shown {
    fn from(side: Side) -> Self {
        let cards = u8::try_from(side.cards.len()).expect("there are fewer than a hundred cards");
        Shown { eu: side.eu, units: side.units, titles: side.titles, cards, agents: side.agents }
    }
}
