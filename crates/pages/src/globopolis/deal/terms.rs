//! The terms of a deal, as the fields of a form or of an address hold them.
//!
//! `deal` is the partner's number. `give-eu`, `give-water` to `give-ns` and `give-agents` are numbers; `give-title` and
//! `give-card` come as often as there are Titles and cards; likewise with `want-`. `counter` says that the terms answer an
//! offer of the partner.

use games::globopolis::{
    Action, CardId, CardSet, Edition, Globopolis, NamedCards, Offer, OfferView, RUnit, Side, TITLES, Team,
    TitleId, Units,
};
use table::{Arg, Text};

pub(crate) use crate::forms::{field, said};
use crate::model::Notice;

/// What somebody proposes to a partner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Terms {
    pub(super) to: Team,
    /// Whether it answers an offer of the partner.
    pub(super) counter: bool,
    pub(super) give: Side,
    pub(super) want: Side,
}

impl Terms {
    /// Nothing yet.
    pub(super) fn none(to: Team) -> Self {
        Terms { to, counter: false, give: Side::NOTHING, want: Side::NOTHING }
    }

    /// An offer to the reader turned round: what they would agree to by accepting, their cards being those in hand that it names.
    pub(super) fn turned(offer: &OfferView, edition: &Edition, hand: CardSet) -> Self {
        let [give, want] = offer.cards.unwrap_or([NamedCards::NONE, NamedCards::NONE]);
        let Offer { from, give, want, .. } = offer.with_cards([give, want.from_hand(edition, hand)]);
        Terms { to: from, counter: true, give: want, want: give }
    }

    /// Reads them. Whether the rules allow them is for the rules to say.
    pub(super) fn read(game: &Globopolis, fields: &[(String, String)]) -> Result<Self, Notice> {
        let number = field(fields, "deal").and_then(|team| team.parse::<usize>().ok());
        let to = number.filter(|&team| team < game.teams()).ok_or_else(|| said("gpt-form-partner"))?;
        Ok(Terms {
            to: Team::from_index(to),
            counter: field(fields, "counter").is_some(),
            give: side(game, fields, "give")?,
            want: side(game, fields, "want")?,
        })
    }

    /// The terms that an action proposes.
    pub(super) fn of(action: &Action) -> Option<Self> {
        match *action {
            Action::Offer { to, give, want } => Some(Terms { to, counter: false, give, want }),
            Action::Counter { to, give, want } => Some(Terms { to, counter: true, give, want }),
            _ => None,
        }
    }

    /// The action that proposes them.
    pub(super) fn action(&self) -> Action {
        let Terms { to, counter, give, want } = *self;
        if counter { Action::Counter { to, give, want } } else { Action::Offer { to, give, want } }
    }

    /// Whether nobody gives anything.
    pub(super) fn is_empty(&self) -> bool {
        self.give.is_nothing() && self.want.is_nothing()
    }
}

/// A number that a form holds; an empty field is none.
pub(crate) fn number<T>(
    fields: &[(String, String)],
    name: &str,
    what: impl FnOnce() -> Arg,
) -> Result<T, Notice>
where
    T: std::str::FromStr + Default,
{
    match field(fields, name) {
        None | Some("") => Ok(T::default()),
        Some(count) => {
            count.parse().map_err(|_| Notice::Said(Text::new("gpt-form-number").with("what", what())))
        }
    }
}

fn side(game: &Globopolis, fields: &[(String, String)], side: &str) -> Result<Side, Notice> {
    let mut units = Units::NONE;
    for unit in RUnit::ALL {
        units[unit] = number(fields, &format!("{side}-{}", unit.id()), || unit.text().into())?;
    }
    let all = |name: &str| {
        let name = format!("{side}-{name}");
        let of_name = move |(field, _): &&(String, String)| *field == name;
        fields.iter().filter(of_name).map(|(_, value)| value.trim()).filter(|value| !value.is_empty())
    };
    let title = |value: &str| {
        let index = value.parse::<usize>().ok().filter(|&index| index < TITLES);
        index.map(TitleId::from_index).ok_or_else(|| said("gpt-form-title"))
    };
    let card = |value: &str| {
        let index = value.parse::<usize>().ok().filter(|&index| index < game.edition().cards().len());
        index.map(CardId::from_index).ok_or_else(|| said("gpt-form-card"))
    };
    let mut cards = Vec::new();
    for named in all("card") {
        // A name that comes again means another copy, if there is one (GP-36).
        let named = card(named)?;
        let other = || game.edition().copies_of(named).iter().find(|copy| !cards.contains(copy));
        cards.push(if cards.contains(&named) { other().unwrap_or(named) } else { named });
    }
    Ok(Side {
        eu: number(fields, &format!("{side}-eu"), || Arg::Text(Text::new("gpt-eu")))?,
        units,
        titles: all("title").map(title).collect::<Result<_, _>>()?,
        cards: NamedCards::from_cards(cards).ok_or_else(|| said("gpt-form-cards"))?,
        agents: number(fields, &format!("{side}-agents"), || Arg::Text(Text::new("gpt-agents")))?,
    })
}
