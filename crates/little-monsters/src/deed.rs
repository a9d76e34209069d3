use table::SeatSet;

use crate::state::{Loss, Offer};
use crate::{Colour, ContinentId, LocationId};

/// What an action comes to: the action, with what checking it found out, so that nothing is looked up again when it is
/// carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deed {
    Roll,
    /// A ticket for one of so many globes.
    TakeTicket {
        colour: Colour,
        globes: u8,
    },
    Cure(LocationId),
    Exchange {
        give: Colour,
        take: Colour,
    },
    Offer(Offer),
    Counter(Offer),
    Accept(Offer),
    Decline(Offer),
    Withdraw(Offer),
    Step {
        to: LocationId,
        colour: Colour,
        cost: u8,
    },
    Stop,
    Discard {
        colour: Colour,
        loss: Loss,
    },
    Spread(LocationId),
    Crowd(ContinentId),
    /// Those who have not moved yet, and by which wind.
    Fly {
        to: LocationId,
        left: SeatSet,
        wind: Option<Colour>,
    },
    Stay {
        left: SeatSet,
        wind: Option<Colour>,
    },
    Resign,
}
