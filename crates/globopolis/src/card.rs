//! The cards: what each does, as data that the rules carry out (GP-7, GP-39, GP-68, GP-80).

mod effect;
mod goal;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::Text;

use crate::GroupSet;

pub use effect::{Counted, Destination, Effect, Moment, Moments, Needs, Source, TitleSort, UnitOr};
pub use goal::{Deed, Goal};

/// A kind of card: what the hand limit counts (GP-52).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum CardKind {
    /// Opportunity and Operations cards.
    Ops,
    /// MISSION cards.
    Mission,
    /// INFLUENCE cards.
    Influence,
}

impl CardKind {
    /// Every kind.
    pub const ALL: [CardKind; 3] = [CardKind::Ops, CardKind::Mission, CardKind::Influence];

    /// The stack it belongs to (GP-10).
    pub const fn stack(self) -> StackName {
        match self {
            CardKind::Ops | CardKind::Mission => StackName::OpsMission,
            CardKind::Influence => StackName::Influence,
        }
    }

    /// The kind's name.
    pub fn text(self) -> Text {
        Text::new(match self {
            CardKind::Ops => "gp-kind-ops",
            CardKind::Mission => "gp-kind-mission",
            CardKind::Influence => "gp-kind-influence",
        })
    }
}

/// One of the two stacks of cards (GP-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum StackName {
    /// OPs and MISSION cards.
    OpsMission,
    /// INFLUENCE cards.
    Influence,
}

impl StackName {
    /// The stack's name.
    pub fn text(self) -> Text {
        Text::new(match self {
            StackName::OpsMission => "gp-stack-ops-mission",
            StackName::Influence => "gp-stack-influence",
        })
    }
}

/// A card as an edition describes it.
#[derive(Clone, Debug)]
pub struct Card {
    /// Its id in files.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What stands on it.
    pub text: String,
    /// What it does.
    pub face: CardFace,
}

/// What a card does.
#[derive(Clone, Debug)]
pub enum CardFace {
    /// Allows an attack across quadrants (GP-68).
    Opportunity {
        /// The upper row: what can be attacked.
        against: GroupSet,
        /// The lower row: from where.
        from: GroupSet,
    },
    /// Gives an advantage in a battle (GP-80).
    Operation {
        /// Who can play it.
        side: Sides,
        /// When.
        when: BattleMoment,
        /// What it does.
        orders: Vec<Order>,
    },
    /// Wins the game or pays points (GP-19, GP-22).
    Mission {
        /// What must hold, all of it.
        goals: Vec<Goal>,
        /// The points it pays; none if it wins the game.
        points: Option<i16>,
    },
    /// Played on one's own turn (GP-39).
    Influence {
        /// When.
        when: Moments,
        /// What it does, in order.
        effects: Vec<Effect>,
        /// What is chosen when it is played.
        needs: Needs,
    },
}

/// Which party of a battle can play an Operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Sides {
    /// The Aggressor.
    Aggressor,
    /// The Defender.
    Defender,
    /// Both.
    Either,
}

/// When an Operation can be played (GP-80).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum BattleMoment {
    /// Before the first Battle Round.
    #[default]
    Muster,
    /// Before any Battle Round.
    Round,
}

/// What an Operation does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Order {
    /// More d6 for oneself, fewer for the other.
    Dice {
        /// How many more.
        #[serde(default)]
        own: u8,
        /// How many fewer.
        #[serde(default)]
        other: u8,
    },
    /// Another polygon.
    Polygon {
        /// Its number of sides.
        sides: u8,
    },
    /// Equal roll values are won.
    WinTies,
    /// The other's d6 for a criterion do not count.
    Ignore {
        /// Which.
        what: Criterion,
    },
    /// NS-Units on the other's Territory go to the bank.
    DestroyNs {
        /// How many at most.
        count: u8,
    },
    /// There is no battle.
    CallOff,
    /// Third-party Agents go back to their owners' hands.
    SendHome,
    /// EU and points for the victory.
    Spoils {
        /// EU.
        #[serde(default)]
        eu: u16,
        /// Points.
        #[serde(default)]
        points: u8,
    },
    /// NS-Units on the lost Territory go to the victor's Personal Stock.
    KeepNs,
    /// R-Units on the lost Territory go to the bank.
    Scorch,
    /// The loser's own Agents on their Territory go back to their hand.
    RescueAgents,
}

impl Order {
    /// Whether it is about Agents (GP-65).
    pub const fn about_agents(self) -> bool {
        matches!(self, Order::SendHome | Order::RescueAgents | Order::Ignore { what: Criterion::Agents })
    }
}

/// What d6 are given for in the Assessment of Strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Criterion {
    /// NS-Units (GP-71).
    Ns,
    /// Economic Superiority (GP-72).
    Economy,
    /// Agent Superiority (GP-73).
    Agents,
}

impl CardFace {
    /// The kind of card.
    pub const fn kind(&self) -> CardKind {
        match self {
            CardFace::Opportunity { .. } | CardFace::Operation { .. } => CardKind::Ops,
            CardFace::Mission { .. } => CardKind::Mission,
            CardFace::Influence { .. } => CardKind::Influence,
        }
    }

    /// Whether it is about Agents, so that it is removed when they are not played (GP-65).
    pub fn about_agents(&self) -> bool {
        match self {
            CardFace::Opportunity { .. } => false,
            CardFace::Operation { orders, .. } => orders.iter().any(|order| order.about_agents()),
            CardFace::Mission { goals, .. } => goals.iter().any(|goal| goal.about_agents()),
            CardFace::Influence { effects, when, .. } => {
                *when == Moments::from_iter([Moment::End])
                    || effects.iter().any(|effect| effect.about_agents())
            }
        }
    }
}
