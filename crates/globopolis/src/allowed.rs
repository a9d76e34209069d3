use crate::aggression::{Attack, Bystander};
use crate::assistance::Request;
use crate::battle::Operation;
use crate::card::Effect;
use crate::field::Visit;
use crate::market::Shop;
use crate::option_phase::Sale;
use crate::state::{Bribe, Party, Then};
use crate::terms::{Offer, Side};
use crate::{CardId, Choice, FieldId, Goods, RUnit, Team, TeamSet, TitleId, Units};

/// An action that may be carried out, with what checking it has found: who owns what it is about, what a market sells, which
/// party is asked. So carrying it out need not look again, nor trust that somebody has looked.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Allowed<'a> {
    Teleport,
    Roll { dice: u8, back: bool },
    Stop,
    Fly(FieldId),
    Stack { title: TitleId, units: Units },
    Store { title: TitleId, units: Units },
    Allocate { unit: RUnit, count: u8, to: TitleId },
    Transfer { unit: RUnit, count: u8, from: TitleId, to: TitleId },
    Develop(TitleId),
    TakeStock { guild: TitleId, unit: RUnit, count: u8, to: Option<TitleId> },
    BuyStock(Sale),
    BuyPoints(u8),
    RollMarket { at: FieldId, goods: Goods, then: Then },
    Buy { unit: RUnit, count: u8, shop: Shop },
    Pay(Visit),
    Attack(Attack),
    Clean { at: TitleId, of: Team },
    Bribe(Bystander, Bribe),
    Answer { home: [u8; 2], left: TeamSet },
    Assist { from: TitleId, party: Party },
    CallFor(Request),
    Send(Request),
    Pass(Passing),
    Fight,
    Place { at: TitleId, count: u8 },
    Recall { from: TitleId, count: u8 },
    Operation(Operation<'a>),
    Influence { card: CardId, choice: Choice, effects: &'a [Effect] },
    Discard(CardId),
    Claim { card: CardId, points: Option<i16> },
    Offer { to: Team, give: Side, want: Side },
    Counter { to: Team, give: Side, want: Side },
    Accept(Offer),
    Decline(Offer),
    Withdraw(Offer),
    CallTime,
    TimeUp,
    Resign,
}

/// What somebody has nothing more to say about.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Passing {
    /// What is on offer; what comes then.
    Shop(Then),
    /// A bribe (GP-63).
    Bribe(Bystander),
    /// Cards and help before the first Battle Round.
    Muster(Party),
    /// Help that was asked for (GP-84).
    Help(Request),
    /// Cards before a Battle Round.
    Round,
    /// Further attacks (GP-79).
    Chain,
    /// Agents, or a MISSION: the turn.
    Turn,
}
