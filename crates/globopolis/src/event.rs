use serde::Serialize;
use table::Seat;

use crate::card::{CardKind, StackName};
use crate::state::Party;
use crate::terms::{FewCards, Side};
use crate::{CardId, CardSet, Choice, FieldId, GroupId, Team, TeamSet, TitleId, TitleSet, Units};

/// What happened. Secrets (which card it was) are told in events of their own, to those who may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what their names say: who, what, where, how many")]
pub enum Event {
    /// A Title was dealt (GP-11).
    TitleDealt { team: Team, title: TitleId },
    /// The Administrator was paid (GP-17).
    AdministratorPaid { seat: Seat, eu: u32 },
    /// A die for the beginning (GP-15).
    RolledForStart { seat: Seat, face: u8 },
    /// This player begins (GP-15).
    Begins { seat: Seat },
    /// A card is in hand from the start; only its owner is told (GP-10).
    Dealt { card: CardId },
    /// A new round (GP-19).
    RoundBegan { round: u16 },
    /// A new turn (GP-28).
    TurnBegan { seat: Seat },
    /// A roll to advance (GP-40).
    Rolled { seat: Seat, dice: [u8; 3], back: bool },
    /// Points paid for going back (GP-40).
    PaidForDirection { team: Team, points: u8 },
    /// The Governor is on another field now.
    Arrived { seat: Seat, at: FieldId },
    /// A Teleport (GP-58).
    Teleported { seat: Seat, bases: u8, fields: u8 },
    /// A flight (GP-50).
    Flew { seat: Seat, to: FieldId },
    /// TELEPORT! was crossed (GP-41).
    LapPaid { team: Team, eu: u8 },
    /// TELEPORT! was crossed backwards (GP-41).
    LapOwed { seat: Seat },
    /// A debt at TELEPORT! was cleared (GP-41).
    LapCleared { seat: Seat },
    /// A Title was taken (GP-43, GP-47).
    TookTitle { team: Team, title: TitleId, value: u8 },
    /// A Guild changed hands (GP-47).
    TookGuild { team: Team, from: Team, title: TitleId, value: u8 },
    /// A Guild was defended (GP-89).
    GuildHeld { team: Team, title: TitleId },
    /// An own Guild (GP-47).
    OwnGuild { team: Team, title: TitleId },
    /// Surplus went to the Personal Stock (GP-12, GP-43).
    Stored { team: Team, units: Units },
    /// Surplus stayed on the Territory (GP-43).
    Stacked { team: Team, title: TitleId, units: Units },
    /// A payment (GP-45).
    Paid { team: Team, to: Team, eu: u32 },
    /// A payment to the bank.
    PaidBank { team: Team, eu: u32 },
    /// What was still missing was waived (GP-46).
    Waived { team: Team, eu: u32 },
    /// Points were turned into EU (GP-27).
    PointsSold { team: Team, points: u32 },
    /// Points were bought (GP-26).
    PointsBought { team: Team, points: u8 },
    /// EU from the bank.
    EuGained { team: Team, eu: u32 },
    /// Points were gained.
    PointsGained { team: Team, points: i32 },
    /// Points were lost.
    PointsLost { team: Team, points: i32 },
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
    /// The market's dice (GP-48).
    MarketRolled { team: Team, at: FieldId, dice: [u8; 2] },
    /// R-Units were bought (GP-48).
    Bought { team: Team, units: Units, eu: u32 },
    /// Switzerland (GP-49).
    Switzerland { team: Team },
    /// MOONSHOT! (GP-55).
    Moonshot { team: Team },
    /// The NSA's die (GP-53).
    Academy { team: Team, face: u8, units: u8 },
    /// The NIA's die (GP-54).
    Recruited { team: Team, face: u8, agents: u8 },
    /// R-Units were put on a Territory (GP-30).
    Allocated { team: Team, title: TitleId, units: Units },
    /// R-Units were moved (GP-30).
    Transferred { team: Team, from: TitleId, to: TitleId, units: Units },
    /// NS-Units above the cap went to the Personal Stock (GP-29).
    NsOverCap { team: Team, title: TitleId, count: u8 },
    /// A Territory was developed (GP-31).
    Developed { team: Team, title: TitleId, level: u8, eu: u16 },
    /// Development is no longer justified (GP-32).
    SetBack { team: Team, title: TitleId, points: u8 },
    /// Development is justified again (GP-32).
    Restored { team: Team, title: TitleId, points: u8 },
    /// R-Units from an own Guild (GP-34).
    StockTaken { team: Team, guild: TitleId, units: Units, to: Option<TitleId> },
    /// R-Units from another's Guild (GP-35).
    StockBought { team: Team, guild: TitleId, units: Units, eu: u32 },
    /// A group's bonus (GP-24).
    GroupCredited { team: Team, group: GroupId, points: u8 },
    /// A group was completed by a deal (GP-24).
    GroupPending { team: Team, group: GroupId },
    /// A deal was offered (GP-36).
    Offered { from: Team, to: Team, give: Shown, want: Shown },
    /// An offer was answered with another (GP-36).
    Countered { from: Team, to: Team, give: Shown, want: Shown },
    /// Which cards the offer holds; only its parties are told.
    OfferCards { give: FewCards, want: FewCards },
    /// A deal was made (GP-36).
    DealMade { from: Team, to: Team, give: Shown, want: Shown },
    /// An offer was declined (GP-36).
    Declined { from: Team, to: Team },
    /// An offer was withdrawn (GP-36).
    Withdrawn { from: Team, to: Team },
    /// An offer lapsed (GP-36).
    Lapsed { from: Team, to: Team },
    /// An attack was declared (GP-68).
    Attacked { team: Team, on: Team, from: TitleId, against: TitleId, with: Option<CardId> },
    /// EU were offered to a third party (GP-63).
    BribeOffered { by: Team, to: Team, leave: bool, eu: u16 },
    /// A third party decided (GP-63).
    ThirdParty { team: Team, home: [u8; 2] },
    /// A Territory assists (GP-83).
    Assisted { team: Team, from: TitleId },
    /// Help was asked for (GP-84).
    HelpAsked { team: Team, from: TitleId, eu: u16 },
    /// Help was sent (GP-83, GP-84).
    HelpSent { from: TitleId, to: TitleId },
    /// Help was refused (GP-84).
    HelpRefused { from: TitleId },
    /// The Assessment of Strength (GP-70 to GP-74).
    Assessed { aggressor: Strength, defender: Strength },
    /// A Battle Round (GP-75).
    BattleRound { round: u8, aggressor: Throw, defender: Throw, winner: Party },
    /// A battle was won (GP-78).
    BattleWon { winner: Team, loser: Team, title: TitleId },
    /// There was no battle.
    CalledOff { team: Team },
    /// NS-Units and development were destroyed (GP-78).
    Destroyed { title: TitleId, units: Units, pieces: u8 },
    /// Agents were captured (GP-64, GP-67).
    Captured { team: Team, of: Team, at: TitleId, count: u8 },
    /// Agents returned to their owner's hand.
    SentHome { team: Team, from: TitleId, count: u8 },
    /// A contest of Cleaning House (GP-66).
    CleanedHouse { team: Team, at: TitleId, of: Team, owner: [u8; 3], intruder: [u8; 3], won: bool },
    /// Agents were placed (GP-61).
    AgentsPlaced { team: Team, at: TitleId, count: u8 },
    /// Agents were withdrawn (GP-61).
    AgentsRecalled { team: Team, from: TitleId, count: u8 },
    /// A MISSION was claimed (GP-19).
    Claimed { team: Team, card: CardId },
    /// A MISSION paid points (GP-22).
    MissionPaid { team: Team, card: CardId, points: i32 },
    /// The mark was reached (GP-19).
    ReachedMark { team: Team, points: i32 },
    /// Enough Territories are owned (GP-85).
    ReachedTerritories { team: Team, territories: u8 },
    /// The running round is the last (GP-19).
    LastRound,
    /// No claim holds (GP-20).
    NoClaimHolds,
    /// A tie (GP-21).
    SuddenDeath { teams: TeamSet },
    /// The game was won.
    Won { team: Team, points: i32 },
    /// Somebody resigned (GP-85).
    Resigned { team: Team },
    /// Somebody called time (GP-85).
    TimeCalled { team: Team },
    /// The time for the Option Phase was over (GP-28).
    TimeUp { seat: Seat },
    /// R-Units from the bank.
    UnitsGained { team: Team, units: Units },
    /// R-Units from another.
    UnitsTaken { team: Team, from: Team, units: Units },
    /// EU from another.
    EuTaken { team: Team, from: Team, eu: u32 },
    /// Two Territories were exchanged.
    Exchanged { team: Team, with: Team, give: TitleId, take: TitleId },
    /// A Territory cannot be attacked for a while.
    Shielded { team: Team, title: TitleId },
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
    /// Agents from the reserve.
    AgentsGained { team: Team, count: u8 },
    /// Captured Agents returned.
    AgentsFreed { team: Team, from: Team, count: u8 },
    /// Nothing could come of it.
    NoEffect { team: Team },
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
        let cards = u8::try_from(side.cards.len()).expect("a side holds up to three cards");
        Shown { eu: side.eu, units: side.units, titles: side.titles, cards, agents: side.agents }
    }
}

/// How many d6 a party has, and for what (GP-70 to GP-74).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Strength {
    /// What each party has to begin with (GP-70).
    pub base: u8,
    /// For NS-Units (GP-71).
    pub ns: u8,
    /// For Economic Superiority (GP-72).
    pub economy: u8,
    /// For Agent Superiority (GP-73), or, without Agents, for the point value (GP-74).
    pub superiority: u8,
    /// For Spontaneous Military Assistance (GP-83).
    pub assistance: u8,
    /// For Operations cards (GP-80).
    pub cards: i8,
    /// All together, at most six.
    pub total: u8,
    /// The sides of the polygon.
    pub polygon: u8,
}

/// One party's dice in a Battle Round (GP-75).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Throw {
    /// The polygon's face.
    pub polygon: u8,
    /// The d6, as many as `count`.
    pub dice: [u8; 6],
    /// How many d6.
    pub count: u8,
    /// By what the polygon is multiplied.
    pub times: u8,
    /// The roll value.
    pub value: u8,
}
