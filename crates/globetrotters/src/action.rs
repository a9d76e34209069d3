use serde::{Deserialize, Serialize};
use table::{Seat, Text};

use crate::edition::Edition;
use crate::{KeyId, LocationId, TicketId};

/// What a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Make this side of the first ticket their Home (GT-10).
    ChooseHome(LocationId),
    /// Resolve the arrival now (GT-14).
    Arrive,
    /// Take the Adventure (GT-49).
    TakeAdventure,
    /// Try for the Jackpot (GT-78).
    TryJackpot,
    /// Let the Adventure, the Jackpot, the TRAVEL BONUS or the last chance to challenge pass (GT-43).
    Decline,
    /// Roll the 12-sided die to travel overland (GT-19).
    Roll,
    /// Go overland to this location (GT-20).
    MoveTo(LocationId),
    /// Fly (GT-25).
    Fly {
        /// The ticket handed in.
        ticket: TicketId,
        /// Its side that is flown to.
        to: LocationId,
    },
    /// Go onto this Cruise Island (GT-30).
    Sail(LocationId),
    /// Work, which ends the turn (GT-16).
    Work,
    /// Buy so many tickets at the full fare (GT-26).
    Buy(u8),
    /// Buy two tickets at the discount after the turn (GT-26).
    BuyTwo,
    /// Return a ticket for $100 (GT-27).
    Refund(TicketId),
    /// Place a Special Memory beside this Continental City (GT-71).
    PlaceMemory(LocationId),
    /// Challenge the KEYholder of this city (GT-74).
    Challenge,
    /// Send the player who must move on here (GT-46).
    SendTo(LocationId),
    /// Pick a ticket blindly from the hand of the player in turn, by its place from 0 (GT-53).
    PickBlind(u8),
    /// Put this KEY into the Jackpot (GT-55).
    LoseKey(KeyId),
    /// Switch places with this player (GT-60).
    SwitchWith(Seat),
    /// Use the TRAVEL BONUS to go here (GT-62).
    UseBonus(LocationId),
    /// Claim the spending money (GT-88).
    ClaimMoney,
    /// Pay what is there, though the spending money could still be claimed, and be deported (GT-82, GT-88).
    GiveUp,
    /// Buy nothing more: the next player's turn begins (GT-28).
    EndTurn,
    /// Leave the game for good (GT-92).
    Resign,
}

impl Action {
    /// What the action is called on a button.
    pub(crate) fn text(&self, edition: &Edition) -> Text {
        let at_place = |id, location| Text::new(id).with("place", edition.name_of(location));
        match *self {
            Action::ChooseHome(home) => at_place("gt-do-choose-home", home),
            Action::Arrive => Text::new("gt-do-arrive"),
            Action::TakeAdventure => Text::new("gt-do-take-adventure"),
            Action::TryJackpot => Text::new("gt-do-try-jackpot"),
            Action::Decline => Text::new("gt-do-decline"),
            Action::Roll => Text::new("gt-do-roll"),
            Action::MoveTo(to) => at_place("gt-do-move-to", to),
            Action::Fly { ticket, to } => {
                at_place("gt-do-fly", to).with("ticket", edition.ticket_text(ticket))
            }
            Action::Sail(island) => at_place("gt-do-sail", island),
            Action::Work => Text::new("gt-do-work"),
            Action::Buy(count) => Text::new("gt-do-buy").with("count", count),
            Action::BuyTwo => Text::new("gt-do-buy-two"),
            Action::Refund(ticket) => Text::new("gt-do-refund").with("ticket", edition.ticket_text(ticket)),
            Action::PlaceMemory(city) => at_place("gt-do-place-memory", city),
            Action::Challenge => Text::new("gt-do-challenge"),
            Action::SendTo(to) => at_place("gt-do-send-to", to),
            // People count tickets from 1.
            Action::PickBlind(index) => Text::new("gt-do-pick-blind").with("number", u16::from(index) + 1),
            Action::LoseKey(key) => Text::new("gt-do-lose-key").with("key", edition.key_text(key)),
            Action::SwitchWith(seat) => Text::new("gt-do-switch").with("seat", seat),
            Action::UseBonus(to) => at_place("gt-do-use-bonus", to),
            Action::ClaimMoney => Text::new("gt-do-claim-money"),
            Action::GiveUp => Text::new("gt-do-give-up"),
            Action::EndTurn => Text::new("gt-do-end-turn"),
            Action::Resign => Text::new("gt-do-resign"),
        }
    }
}
