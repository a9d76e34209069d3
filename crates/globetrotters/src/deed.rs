use table::Seat;

use crate::state::{Due, Spot, TicketId};
use crate::{KeyId, LocationId};

/// What an action comes to: the action, with what checking it found out, so that nothing is looked up again when it is
/// carried out. Tickets in hand are meant by their place there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deed {
    ChooseHome(LocationId),
    Arrive,
    TakeAdventure,
    /// The Adventure declined on an earlier turn, for so many dollars (GT-44).
    TakeAdventureAgain(u32),
    TryJackpot,
    DeclineOffer,
    DeclineBonus,
    DeclineLastChance,
    Roll,
    MoveTo(LocationId),
    Fly {
        index: usize,
        to: LocationId,
    },
    Sail {
        island: LocationId,
        to: LocationId,
    },
    Work,
    Buy(u8),
    BuyTwo,
    /// A ticket is returned, perhaps to pay what is owed.
    Refund {
        index: usize,
        owing: Option<Due>,
    },
    PlaceMemory(LocationId),
    Challenge,
    SendTo {
        who: Seat,
        to: LocationId,
        chooser: Seat,
        turned: TicketId,
    },
    /// The first of so many tickets that are used.
    PickBlind {
        index: usize,
        of: u8,
    },
    LoseKey(KeyId),
    SwitchWith(Seat, Spot),
    UseBonus(LocationId),
    /// Spending money, perhaps to pay what is owed.
    ClaimMoney {
        owing: Option<Due>,
    },
    GiveUp(Due),
    EndTurn,
    Resign,
}
