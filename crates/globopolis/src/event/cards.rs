use serde::Serialize;
use table::{Arg, Text};

use super::names::Names;
use crate::card::{CardKind, StackName};
use crate::{CardId, CardSet, Choice, Team};

/// Cards (GP-39, GP-44, GP-51, GP-52, GP-57).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what their names say: who, what, where, how many")]
pub enum Cards {
    /// A card was drawn (GP-44, GP-51).
    Drew { team: Team, stack: StackName },
    /// Which card it was; only its owner is told.
    DrewCard { card: CardId },
    /// There is no card left (GP-57).
    StackEmpty { stack: StackName },
    /// A card took effect when it was drawn (GP-39).
    AtOnce { team: Team, card: CardId },
    /// A card was put under its stack for the hand limit (GP-52).
    Discarded { team: Team, kind: CardKind },
    /// Which card it was; only its owner is told.
    DiscardedCard { card: CardId },
    /// A card was played (GP-39, GP-80).
    Played { team: Team, card: CardId, choice: Choice },
    /// A card went from one hand to another.
    CardStolen { team: Team, from: Team, kind: CardKind },
    /// Which card it was; only the two are told.
    StolenCard { card: CardId },
    /// A card of somebody's hand went under its stack.
    CardDropped { team: Team, kind: CardKind },
    /// Another's hand was looked at.
    Spied { team: Team, on: Team },
    /// What was seen; only the spy is told.
    SpiedCards { on: Team, cards: CardSet },
    /// Nothing could come of it.
    NoEffect { team: Team },
}

impl Cards {
    pub(super) fn text(&self, names: &Names<'_>) -> Text {
        match *self {
            Cards::Drew { team, stack } => names.one("gp-told-drew", team).with("stack", stack.text()),
            Cards::DrewCard { card } => Text::new("gp-told-drew-card").with("card", names.card(card)),
            Cards::StackEmpty { stack } => Text::new("gp-told-stack-empty").with("stack", stack.text()),
            Cards::AtOnce { team, card } => names.one("gp-told-at-once", team).with("card", names.card(card)),
            Cards::Discarded { team, kind } => names.one("gp-told-discarded", team).with("kind", kind.text()),
            Cards::DiscardedCard { card } => {
                Text::new("gp-told-discarded-card").with("card", names.card(card))
            }
            Cards::Played { team, card, choice } => {
                let list = choice.list(names.0);
                let id = if list.is_empty() { "gp-told-played" } else { "gp-told-played-on" };
                let text = names.one(id, team).with("card", names.card(card));
                if list.is_empty() { text } else { text.with("choice", list) }
            }
            Cards::CardStolen { team, from, kind } => {
                names.two("gp-told-card-stolen", "team", team, "from", from).with("kind", kind.text())
            }
            Cards::StolenCard { card } => Text::new("gp-told-stolen-card").with("card", names.card(card)),
            Cards::CardDropped { team, kind } => {
                names.one("gp-told-card-dropped", team).with("kind", kind.text())
            }
            Cards::Spied { team, on } => names.two("gp-told-spied", "team", team, "on", on),
            Cards::SpiedCards { on, cards } => {
                let cards: Vec<Arg> = cards.iter().map(|card| Arg::from(names.card(card))).collect();
                Text::new("gp-told-spied-cards").with("on", names.team(on)).with("cards", cards)
            }
            Cards::NoEffect { team } => names.one("gp-told-no-effect", team),
        }
    }
}
