use serde::Serialize;
use table::{Arg, Seat, SeatSet, Text};

use crate::edition::Edition;
use crate::state::{CardId, TicketId};
use crate::{ContinentId, KeyId, LocationId};

/// What happened. Tickets in hand are secret (GT-8): an event that names one goes to its owner only, beside one
/// that tells the others how many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what their names say: who, where, which ticket, how much")]
pub enum Event {
    /// A roll to see who begins (GT-9).
    StartRolled { seat: Seat, dice: [u8; 2] },
    /// This player begins (GT-9).
    Begins { seat: Seat },
    /// A new turn.
    TurnBegan { seat: Seat },
    /// A turn lost to a weekend (GT-58).
    TurnSkipped { seat: Seat },
    /// Spending money was paid (GT-13).
    SpendingMoney { seat: Seat },
    /// Spending money waits to be claimed (GT-88).
    SpendingMoneyDue { seat: Seat },
    /// Spending money was not claimed in time (GT-88).
    SpendingMoneyLost { seat: Seat },
    /// A Home was chosen (GT-10).
    HomeChosen { seat: Seat, at: LocationId },
    /// The 12-sided die showed a number (GT-20).
    Rolled { seat: Seat, steps: u8 },
    /// It showed the ticket symbol (GT-21).
    RolledTicket { seat: Seat },
    /// It showed the trouble symbol (GT-22).
    RolledTrouble { seat: Seat },
    /// An overland trip (GT-20).
    WentOverland { seat: Seat, to: LocationId },
    /// A flight (GT-25).
    Flew { seat: Seat, ticket: TicketId, to: LocationId },
    /// A ship was taken (GT-30).
    SetSail { seat: Seat, island: LocationId, to: LocationId },
    /// It came in (GT-30).
    SailedOn { seat: Seat, to: LocationId },
    /// Work (GT-16).
    Worked { seat: Seat },
    /// A piece was bumped (GT-45).
    Bumped { seat: Seat, by: Seat, at: LocationId },
    /// A ticket was turned up to move somebody on (GT-46).
    TurnedUp { seat: Seat, ticket: TicketId },
    /// Neither of its places may be chosen (GT-47).
    TurnedInVain { ticket: TicketId },
    /// A piece was moved on (GT-46).
    MovedOn { seat: Seat, to: LocationId, by: Seat },
    /// No ticket serves, so the space is shared (GT-47).
    Shares { seat: Seat, at: LocationId },
    /// Expenses were paid to the bank (GT-41).
    PaidExpenses { seat: Seat, at: LocationId, dollars: u32 },
    /// Expenses were paid into the Jackpot (GT-42).
    PaidExpensesToJackpot { seat: Seat, at: LocationId, dollars: u32 },
    /// There are no expenses at Home (GT-41).
    CameHome { seat: Seat },
    /// The trouble symbol was paid for (GT-22).
    PaidTrouble { seat: Seat, dollars: u32 },
    /// All that was there was paid, and it was not enough (GT-82).
    PaidPart { seat: Seat, dollars: u32, owed: u32 },
    /// A Regional City, a Trouble Spot, a Wasteland or a Cruise Island ended the turn (GT-18).
    TurnEndedBy { seat: Seat, at: LocationId },
    /// The benefits of a Home are withheld after a deportation (GT-83).
    NoBenefit { seat: Seat, place: LocationId },
    /// Tickets were bought (GT-26).
    Bought { seat: Seat, count: u8, dollars: u32 },
    /// Tickets came into a hand; its owner is told which (GT-52).
    Received { seat: Seat, count: u8 },
    /// Told to its owner: this ticket came into the hand.
    ReceivedTicket { seat: Seat, ticket: TicketId },
    /// The pack could not supply all tickets (GT-7).
    PackIsShort { seat: Seat, missing: u8 },
    /// A ticket was returned; told to the others (GT-27).
    Refunded { seat: Seat },
    /// A ticket was returned; told to its owner.
    RefundedTicket { seat: Seat, ticket: TicketId },
    /// A Wasteland took all tickets (GT-38).
    LostTickets { seat: Seat, count: u8 },
    /// An Adventure was taken (GT-49).
    TookAdventure { seat: Seat, card: CardId, city: LocationId },
    /// An Adventure or a Jackpot was declined (GT-43).
    Declined { seat: Seat },
    /// An Adventure gave money (GT-51).
    Gained { seat: Seat, dollars: u32 },
    /// An Adventure took money (GT-51).
    Lost { seat: Seat, dollars: u32 },
    /// A ticket was used for an Adventure, face down; told to the others (GT-53).
    UsedTickets { seat: Seat, count: u8 },
    /// Told to its owner: this ticket was used.
    UsedTicket { seat: Seat, ticket: TicketId },
    /// Tickets were exchanged (GT-54).
    Exchanged { seat: Seat, count: u8 },
    /// A KEY went into the Jackpot (GT-55).
    LostKey { seat: Seat, key: KeyId },
    /// The Memories of that continent went with it (GT-72).
    LostMemories { seat: Seat, continent: ContinentId, count: u8 },
    /// A Special Memory was gained (GT-37, GT-56).
    GainedSpecial { seat: Seat },
    /// A Special Memory went into the Jackpot (GT-56).
    LostSpecial { seat: Seat },
    /// There was no KEY to lose, so everything is lost (GT-57).
    NoKeyToLose { seat: Seat },
    /// There was no Special Memory to lose, so everything is lost (GT-57).
    NoSpecialToLose { seat: Seat },
    /// The turn is over (GT-58).
    ForTheDay { seat: Seat },
    /// The turn and the next one are over (GT-58).
    ForTheWeekend { seat: Seat },
    /// An Adventure sent the player on their way (GT-59, GT-61).
    Sent { seat: Seat, to: LocationId },
    /// An Adventure would have sent them, but they stay (GT-60, GT-61, GT-66).
    Stayed { seat: Seat, at: LocationId },
    /// Two players switched places (GT-60).
    Switched { seat: Seat, with: Seat },
    /// A TRAVEL BONUS was used (GT-62).
    UsedBonus { seat: Seat, to: LocationId },
    /// A KEY was earned (GT-67, GT-69).
    EarnedKey { seat: Seat, key: KeyId },
    /// A KEY went from one player to another (GT-70, GT-73, GT-76).
    TookKey { seat: Seat, from: Seat, key: KeyId },
    /// A Memory was earned (GT-68).
    EarnedMemory { seat: Seat, city: LocationId },
    /// A Special Memory was placed (GT-71).
    PlacedMemory { seat: Seat, city: LocationId },
    /// A challenge was begun and paid for (GT-74).
    Challenged { seat: Seat, holder: Seat, key: KeyId },
    /// A roll of a challenge (GT-75).
    ChallengeRolled { seat: Seat, dice: [u8; 2], hit: bool },
    /// The challenger lost (GT-76).
    LostChallenge { seat: Seat, holder: Seat, key: KeyId },
    /// A roll for the Jackpot (GT-78).
    JackpotRolled { seat: Seat, dice: [u8; 2], hit: bool },
    /// The Jackpot was won (GT-78).
    WonJackpot { seat: Seat, dollars: u32, tickets: u8 },
    /// A KEY was in it (GT-73).
    WonKey { seat: Seat, key: KeyId },
    /// Memories came with a KEY (GT-73).
    WonMemories { seat: Seat, continent: ContinentId, count: u8 },
    /// Special Memories were in it (GT-73).
    WonSpecials { seat: Seat, count: u16 },
    /// The Jackpot was missed (GT-79).
    MissedJackpot { seat: Seat },
    /// A player was deported Home (GT-82).
    Deported { seat: Seat, from: LocationId },
    /// A deportation was made good for (GT-84).
    MarkCleared { seat: Seat, place: LocationId },
    /// The game was won at Home (GT-85).
    Won { seat: Seat, keys: u8 },
    /// The short game ended (GT-89).
    ShortGameEnded { winners: SeatSet, keys: u8 },
    /// A player left the game (GT-92).
    Resigned { seat: Seat },
    /// All others have left, so this player has won (GT-92).
    LeftAlone { seat: Seat },
}

impl Event {
    /// The sentence that tells it.
    pub(crate) fn text(&self, edition: &Edition) -> Text {
        let of = |id, seat: Seat| Text::new(id).with("seat", seat);
        let there = |id, seat, place| of(id, seat).with("place", edition.name_of(place));
        match *self {
            Event::StartRolled { seat, dice } => {
                of("gt-told-start-rolled", seat).with("one", dice[0]).with("other", dice[1])
            }
            Event::Begins { seat } => of("gt-told-begins", seat),
            Event::TurnBegan { seat } => of("gt-told-turn-began", seat),
            Event::TurnSkipped { seat } => of("gt-told-turn-skipped", seat),
            Event::SpendingMoney { seat } => of("gt-told-spending-money", seat),
            Event::SpendingMoneyDue { seat } => of("gt-told-spending-money-due", seat),
            Event::SpendingMoneyLost { seat } => of("gt-told-spending-money-lost", seat),
            Event::HomeChosen { seat, at } => there("gt-told-home-chosen", seat, at),
            Event::Rolled { seat, steps } => of("gt-told-rolled", seat).with("steps", steps),
            Event::RolledTicket { seat } => of("gt-told-rolled-ticket", seat),
            Event::RolledTrouble { seat } => of("gt-told-rolled-trouble", seat),
            Event::WentOverland { seat, to } => there("gt-told-went-overland", seat, to),
            Event::Flew { seat, ticket, to } => of("gt-told-flew", seat)
                .with("ticket", edition.ticket_text(ticket))
                .with("place", edition.name_of(to)),
            Event::SetSail { seat, island, to } => of("gt-told-set-sail", seat)
                .with("island", edition.name_of(island))
                .with("place", edition.name_of(to)),
            Event::SailedOn { seat, to } => there("gt-told-sailed-on", seat, to),
            Event::Worked { seat } => of("gt-told-worked", seat),
            Event::Bumped { seat, by, at } => {
                of("gt-told-bumped", seat).with("by", by).with("place", edition.name_of(at))
            }
            Event::TurnedUp { seat, ticket } => {
                of("gt-told-turned-up", seat).with("ticket", edition.ticket_text(ticket))
            }
            Event::TurnedInVain { ticket } => {
                Text::new("gt-told-turned-in-vain").with("ticket", edition.ticket_text(ticket))
            }
            Event::MovedOn { seat, to, by } => there("gt-told-moved-on", seat, to).with("by", by),
            Event::Shares { seat, at } => there("gt-told-shares", seat, at),
            Event::PaidExpenses { seat, at, dollars } => {
                there("gt-told-paid-expenses", seat, at).with("dollars", dollars)
            }
            Event::PaidExpensesToJackpot { seat, at, dollars } => {
                there("gt-told-paid-expenses-to-jackpot", seat, at).with("dollars", dollars)
            }
            Event::CameHome { seat } => of("gt-told-came-home", seat),
            Event::PaidTrouble { seat, dollars } => of("gt-told-paid-trouble", seat).with("dollars", dollars),
            Event::PaidPart { seat, dollars, owed } => {
                of("gt-told-paid-part", seat).with("dollars", dollars).with("owed", owed)
            }
            Event::TurnEndedBy { seat, at } => there("gt-told-turn-ended-by", seat, at),
            Event::NoBenefit { seat, place } => there("gt-told-no-benefit", seat, place),
            Event::Bought { seat, count, dollars } => {
                of("gt-told-bought", seat).with("count", count).with("dollars", dollars)
            }
            Event::Received { seat, count } => of("gt-told-received", seat).with("count", count),
            Event::ReceivedTicket { seat, ticket } => {
                of("gt-told-received-ticket", seat).with("ticket", edition.ticket_text(ticket))
            }
            Event::PackIsShort { seat, missing } => {
                of("gt-told-pack-is-short", seat).with("missing", missing)
            }
            Event::Refunded { seat } => of("gt-told-refunded", seat),
            Event::RefundedTicket { seat, ticket } => {
                of("gt-told-refunded-ticket", seat).with("ticket", edition.ticket_text(ticket))
            }
            Event::LostTickets { seat, count } => of("gt-told-lost-tickets", seat).with("count", count),
            Event::TookAdventure { seat, card, city } => of("gt-told-took-adventure", seat)
                .with("text", edition.entry(card, city).text.as_str())
                .with("place", edition.name_of(city)),
            Event::Declined { seat } => of("gt-told-declined", seat),
            Event::Gained { seat, dollars } => of("gt-told-gained", seat).with("dollars", dollars),
            Event::Lost { seat, dollars } => of("gt-told-lost", seat).with("dollars", dollars),
            Event::UsedTickets { seat, count } => of("gt-told-used-tickets", seat).with("count", count),
            Event::UsedTicket { seat, ticket } => {
                of("gt-told-used-ticket", seat).with("ticket", edition.ticket_text(ticket))
            }
            Event::Exchanged { seat, count } => of("gt-told-exchanged", seat).with("count", count),
            Event::LostKey { seat, key } => of("gt-told-lost-key", seat).with("key", edition.key_text(key)),
            Event::LostMemories { seat, continent, count } => of("gt-told-lost-memories", seat)
                .with("continent", edition.continent(continent).name.as_str())
                .with("count", count),
            Event::GainedSpecial { seat } => of("gt-told-gained-special", seat),
            Event::LostSpecial { seat } => of("gt-told-lost-special", seat),
            Event::NoKeyToLose { seat } => of("gt-told-no-key-to-lose", seat),
            Event::NoSpecialToLose { seat } => of("gt-told-no-special-to-lose", seat),
            Event::ForTheDay { seat } => of("gt-told-for-the-day", seat),
            Event::ForTheWeekend { seat } => of("gt-told-for-the-weekend", seat),
            Event::Sent { seat, to } => there("gt-told-sent", seat, to),
            Event::Stayed { seat, at } => there("gt-told-stayed", seat, at),
            Event::Switched { seat, with } => of("gt-told-switched", seat).with("with", with),
            Event::UsedBonus { seat, to } => there("gt-told-used-bonus", seat, to),
            Event::EarnedKey { seat, key } => {
                of("gt-told-earned-key", seat).with("key", edition.key_text(key))
            }
            Event::TookKey { seat, from, key } => {
                of("gt-told-took-key", seat).with("from", from).with("key", edition.key_text(key))
            }
            Event::EarnedMemory { seat, city } => there("gt-told-earned-memory", seat, city),
            Event::PlacedMemory { seat, city } => there("gt-told-placed-memory", seat, city),
            Event::Challenged { seat, holder, key } => {
                of("gt-told-challenged", seat).with("holder", holder).with("key", edition.key_text(key))
            }
            Event::ChallengeRolled { seat, dice, hit } => of("gt-told-challenge-rolled", seat)
                .with("one", dice[0])
                .with("other", dice[1])
                .with("hit", hit),
            Event::LostChallenge { seat, holder, key } => {
                of("gt-told-lost-challenge", seat).with("holder", holder).with("key", edition.key_text(key))
            }
            Event::JackpotRolled { seat, dice, hit } => of("gt-told-jackpot-rolled", seat)
                .with("one", dice[0])
                .with("other", dice[1])
                .with("hit", hit),
            Event::WonJackpot { seat, dollars, tickets } => {
                of("gt-told-won-jackpot", seat).with("dollars", dollars).with("tickets", tickets)
            }
            Event::WonKey { seat, key } => of("gt-told-won-key", seat).with("key", edition.key_text(key)),
            Event::WonMemories { seat, continent, count } => of("gt-told-won-memories", seat)
                .with("continent", edition.continent(continent).name.as_str())
                .with("count", count),
            Event::WonSpecials { seat, count } => of("gt-told-won-specials", seat).with("count", count),
            Event::MissedJackpot { seat } => of("gt-told-missed-jackpot", seat),
            Event::Deported { seat, from } => there("gt-told-deported", seat, from),
            Event::MarkCleared { seat, place } => there("gt-told-mark-cleared", seat, place),
            Event::Won { seat, keys } => of("gt-told-won", seat).with("keys", keys),
            Event::ShortGameEnded { winners, keys } => Text::new("gt-told-short-game-ended")
                .with("winners", winners.iter().map(Arg::from).collect::<Vec<_>>())
                .with("keys", keys),
            Event::Resigned { seat } => of("gt-told-resigned", seat),
            Event::LeftAlone { seat } => of("gt-told-left-alone", seat),
        }
    }
}
