use serde::{Deserialize, Serialize};
use table::{Seat, Text};

use crate::edition::Edition;
use crate::market::tickets_text;
use crate::{Colour, ContinentId, LocationId, Tickets};

/// What a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Roll both dice (LM-5).
    Roll,
    /// Take a ticket of this colour for a globe (LM-5, LM-6).
    TakeTicket(Colour),
    /// Take this location's pandemic token away for a globe (LM-20).
    Cure(LocationId),
    /// Give three tickets of one colour back and take one of another (LM-12).
    Exchange {
        /// The colour given, three times.
        give: Colour,
        /// The colour taken, once.
        take: Colour,
    },
    /// Offer another player a trade (LM-13).
    Offer {
        /// To whom.
        to: Seat,
        /// What they would get.
        give: Tickets,
        /// What they would give.
        want: Tickets,
    },
    /// Answer an offer with another one (LM-13).
    Counter {
        /// Whose offer is answered.
        to: Seat,
        /// What they would get.
        give: Tickets,
        /// What they would give.
        want: Tickets,
    },
    /// Accept this player's offer (LM-13).
    Accept(Seat),
    /// Decline this player's offer (LM-13).
    Decline(Seat),
    /// Withdraw one's offer to this player (LM-13).
    Withdraw(Seat),
    /// Move the monster along one path (LM-7).
    Step {
        /// The location at the other end.
        to: LocationId,
        /// The path's colour.
        colour: Colour,
    },
    /// End the move where the monster stands (LM-7, LM-8).
    Stop,
    /// Give up a ticket of this colour (LM-19, LM-22, LM-26, LM-28).
    Discard(Colour),
    /// Put a new pandemic token here (LM-19).
    Spread(LocationId),
    /// Pick the continent that is crowded (LM-28).
    Crowd(ContinentId),
    /// Let an event move the monster here (LM-27, LM-29).
    Fly(LocationId),
    /// Let an event's move pass (LM-27, LM-29).
    Stay,
    /// Leave the game for good (LM-34).
    Resign,
}

impl Action {
    /// What the action is called on a button.
    pub(crate) fn text(&self, edition: &Edition) -> Text {
        let place = |location: LocationId| edition.name_of(location);
        match *self {
            Action::Roll => Text::new("lm-do-roll"),
            Action::TakeTicket(colour) => Text::new("lm-do-take-ticket").with("colour", colour.text()),
            Action::Cure(location) => Text::new("lm-do-cure").with("place", place(location)),
            Action::Exchange { give, take } => {
                Text::new("lm-do-exchange").with("give", give.text()).with("take", take.text())
            }
            Action::Offer { to, give, want } => Text::new("lm-do-offer")
                .with("to", to)
                .with("give", tickets_text(give))
                .with("want", tickets_text(want)),
            Action::Counter { to, give, want } => Text::new("lm-do-counter")
                .with("to", to)
                .with("give", tickets_text(give))
                .with("want", tickets_text(want)),
            Action::Accept(from) => Text::new("lm-do-accept").with("from", from),
            Action::Decline(from) => Text::new("lm-do-decline").with("from", from),
            Action::Withdraw(to) => Text::new("lm-do-withdraw").with("to", to),
            Action::Step { to, colour } => {
                Text::new("lm-do-step").with("place", place(to)).with("colour", colour.text())
            }
            Action::Stop => Text::new("lm-do-stop"),
            Action::Discard(colour) => Text::new("lm-do-discard").with("colour", colour.text()),
            Action::Spread(location) => Text::new("lm-do-spread").with("place", place(location)),
            Action::Crowd(continent) => {
                Text::new("lm-do-crowd").with("continent", edition.continent(continent).name.as_str())
            }
            Action::Fly(location) => Text::new("lm-do-fly").with("place", place(location)),
            Action::Stay => Text::new("lm-do-stay"),
            Action::Resign => Text::new("lm-do-resign"),
        }
    }
}
