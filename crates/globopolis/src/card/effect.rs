use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{CardKind, StackName};
use crate::RUnit;

/// When an INFLUENCE card can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    /// In the Option Phase.
    Option,
    /// In the Option Phase, but not in the last round (GP-19): who moves after a claimant has no more means against them
    /// than who moves before.
    EarlyOption,
    /// Whenever the player may roll again.
    Landed,
    /// On another's Territory, before paying or attacking.
    Foreign,
    /// At a market, before its dice.
    Market,
    /// While placing Agents at the end of the turn.
    End,
    /// When it is drawn.
    AtOnce,
}

impl Moment {
    /// Every moment.
    pub const ALL: [Moment; 7] = [
        Moment::Option,
        Moment::EarlyOption,
        Moment::Landed,
        Moment::Foreign,
        Moment::Market,
        Moment::End,
        Moment::AtOnce,
    ];
}

/// A set of moments.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moments(u8);

impl Moments {
    /// Whether the moment is one of them.
    pub const fn has(self, moment: Moment) -> bool {
        self.0 & (1 << moment as u8) != 0
    }
}

impl FromIterator<Moment> for Moments {
    fn from_iter<I: IntoIterator<Item = Moment>>(moments: I) -> Self {
        Moments(moments.into_iter().fold(0, |bits, moment| bits | 1 << moment as u8))
    }
}

/// Where something comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The bank.
    #[default]
    Bank,
    /// Every other player.
    All,
    /// The chosen player.
    Target,
}

/// A kind of R-Unit, or the chosen one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum UnitOr {
    /// Water.
    Water,
    /// Food.
    Food,
    /// Energy.
    Energy,
    /// UCP.
    Ucp,
    /// NS.
    Ns,
    /// The chosen kind.
    Choice,
}

impl UnitOr {
    /// The kind, unless it is chosen.
    pub const fn fixed(self) -> Option<RUnit> {
        match self {
            UnitOr::Water => Some(RUnit::Water),
            UnitOr::Food => Some(RUnit::Food),
            UnitOr::Energy => Some(RUnit::Energy),
            UnitOr::Ucp => Some(RUnit::Ucp),
            UnitOr::Ns => Some(RUnit::Ns),
            UnitOr::Choice => None,
        }
    }
}

/// What EU are paid for, each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Counted {
    /// Territories.
    Territories,
    /// Developed Territories.
    Developed,
    /// Whole colour groups.
    Groups,
    /// Guilds.
    Guilds,
    /// Agents on foreign Territories.
    Abroad,
}

/// A sort of field a card flies to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Destination {
    /// O.R.S.S. bases.
    Base,
    /// Independent Territories.
    Market,
    /// Guilds.
    Guild,
    /// Card fields.
    Card,
    /// One's own Territories.
    Own,
    /// Others' Territories.
    Foreign,
    /// Territories that nobody owns.
    Unowned,
    /// TELEPORT!, MOONSHOT!, NSA and NIA.
    Special,
}

/// What an INFLUENCE card does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
#[expect(
    missing_docs,
    reason = "the fields are what the edition's documentation says: how many, of what, from whom"
)]
pub enum Effect {
    /// EU are gained.
    Eu {
        amount: u16,
        #[serde(default)]
        from: Source,
    },
    /// EU for each thing owned.
    EuForEach { amount: u16, of: Counted },
    /// EU are paid to the bank.
    Pay { amount: u16 },
    /// Points are gained.
    Points {
        amount: u8,
        #[serde(default)]
        from: Source,
    },
    /// The chosen player loses points.
    LosePoints { amount: u8 },
    /// R-Units from the bank.
    Units { unit: UnitOr, count: u8 },
    /// R-Units from others' Personal Stocks.
    TakeUnits { unit: UnitOr, count: u8, from: Source },
    /// R-Units from a Guild's stock.
    GuildUnits { count: u8 },
    /// R-Units on a foreign Territory go to the bank.
    DestroyUnits { unit: UnitOr, count: u8 },
    /// R-Units can be bought from the bank.
    BuyUnits { count: u8, price: u8 },
    /// A Territory is developed without the premium.
    Develop,
    /// An unowned Territory is taken.
    Settle { value: u8 },
    /// Two Territories are exchanged.
    Exchange,
    /// A Territory cannot be attacked for a while.
    Shield,
    /// The Conference Cost is reduced.
    Conference {
        percent: u8,
        #[serde(default)]
        roll: bool,
    },
    /// One may roll again after buying at a market (GP-48).
    MarketShuttle,
    /// The Governor flies.
    Fly { to: Destination },
    /// The Governor advances.
    Advance { most: u8 },
    /// Cards are drawn.
    Draw { stack: StackName, count: u8 },
    /// A card is taken from another's hand.
    StealCard { kind: CardKind },
    /// A card of another's hand goes under its stack.
    DropCard { kind: CardKind },
    /// Another's hand is looked at.
    Spy,
    /// Agents from the reserve.
    Recruit { count: u8 },
    /// Captured Agents return.
    FreeAgents { count: u8 },
    /// Foreign Agents are sent home from an own Territory.
    Expel,
    /// Agents are captured on an own Territory.
    Capture { count: u8 },
}

/// A sort of Title that is chosen for a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TitleSort {
    /// One's own Territory.
    Own,
    /// Another's Territory.
    Foreign,
    /// A Territory that nobody owns.
    Unowned,
    /// A Guild.
    Guild,
}

/// What is chosen when a card is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Needs {
    /// A player.
    pub team: bool,
    /// A kind of R-Unit.
    pub unit: bool,
    /// A Title of this sort.
    pub title: Option<TitleSort>,
    /// A second Title: a foreign Territory.
    pub other: bool,
    /// A field of this sort.
    pub field: Option<Destination>,
    /// A number up to this.
    pub steps: u8,
}

impl Effect {
    /// Whether it is about Agents (GP-65).
    pub const fn about_agents(self) -> bool {
        matches!(
            self,
            Effect::Recruit { .. }
                | Effect::FreeAgents { .. }
                | Effect::Expel
                | Effect::Capture { .. }
                | Effect::EuForEach { of: Counted::Abroad, .. }
        )
    }

    /// Whether what happens next in the turn depends on it, so that nothing of the card can follow.
    pub const fn ends_the_card(self) -> bool {
        matches!(
            self,
            Effect::Fly { .. }
                | Effect::Advance { .. }
                | Effect::BuyUnits { .. }
                | Effect::MarketShuttle
                | Effect::Conference { .. }
        )
    }

    /// What it needs chosen.
    pub fn needs(self) -> Needs {
        let target = |from: Source| from == Source::Target;
        let nothing = Needs::default();
        match self {
            Effect::Eu { from, .. } | Effect::Points { from, .. } => Needs { team: target(from), ..nothing },
            Effect::LosePoints { .. }
            | Effect::StealCard { .. }
            | Effect::DropCard { .. }
            | Effect::Spy
            | Effect::FreeAgents { .. } => Needs { team: true, ..nothing },
            Effect::Units { unit, .. } => Needs { unit: unit.fixed().is_none(), ..nothing },
            Effect::TakeUnits { unit, from, .. } => {
                Needs { team: target(from), unit: unit.fixed().is_none(), ..nothing }
            }
            Effect::GuildUnits { .. } => Needs { unit: true, title: Some(TitleSort::Guild), ..nothing },
            Effect::DestroyUnits { unit, .. } => {
                Needs { unit: unit.fixed().is_none(), title: Some(TitleSort::Foreign), ..nothing }
            }
            Effect::Develop | Effect::Shield | Effect::Expel => {
                Needs { title: Some(TitleSort::Own), ..nothing }
            }
            Effect::Settle { .. } => Needs { title: Some(TitleSort::Unowned), ..nothing },
            Effect::Exchange => Needs { title: Some(TitleSort::Own), other: true, ..nothing },
            Effect::Capture { .. } => Needs { team: true, title: Some(TitleSort::Own), ..nothing },
            Effect::Fly { to } => Needs { field: Some(to), ..nothing },
            Effect::Advance { most } => Needs { steps: most, ..nothing },
            Effect::EuForEach { .. }
            | Effect::Pay { .. }
            | Effect::BuyUnits { .. }
            | Effect::Conference { .. }
            | Effect::MarketShuttle
            | Effect::Draw { .. }
            | Effect::Recruit { .. } => nothing,
        }
    }
}

impl Needs {
    /// Whether nothing is chosen.
    pub fn is_nothing(self) -> bool {
        self == Needs::default()
    }

    /// Both together; `None` if they need different sorts of Titles.
    pub fn with(self, other: Needs) -> Option<Needs> {
        let title = match (self.title, other.title) {
            (Some(one), Some(two)) if one != two => return None,
            (one, two) => one.or(two),
        };
        Some(Needs {
            team: self.team || other.team,
            unit: self.unit || other.unit,
            title,
            other: self.other || other.other,
            // Only the last effect moves the Governor.
            field: self.field.or(other.field),
            steps: self.steps.max(other.steps),
        })
    }
}
