use serde::Serialize;
use table::{Seat, Text};

use crate::edition::Edition;
use crate::market::tickets_text;
use crate::state::Loss;
use crate::{Colour, ContinentId, EventCard, Face, LocationId, Tickets};

/// What happened. Everything in this game happens in the open (LM-11), so everybody is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what their names say: who, where, which colour, how many")]
pub enum Event {
    /// A monster was put on its start location (LM-3).
    SetOut { seat: Seat, at: LocationId },
    /// A card was turned up for the display (LM-4, LM-9).
    Shown { location: LocationId },
    /// An event that turned up too early went under the pile (LM-15).
    PutUnder { card: EventCard },
    /// This player begins (LM-4).
    Begins { seat: Seat },
    /// A new turn (LM-4).
    TurnBegan { seat: Seat },
    /// Both dice were rolled (LM-5).
    Rolled { seat: Seat, faces: [Face; 2] },
    /// A ticket was gained (LM-5).
    TicketGained { seat: Seat, colour: Colour },
    /// No ticket of the colour was left (LM-6).
    NoTicketLeft { seat: Seat, colour: Colour },
    /// No ticket of any colour was left (LM-6).
    NoTicketsLeft { seat: Seat },
    /// A pandemic token was removed (LM-20).
    Cured { seat: Seat, at: LocationId },
    /// All pandemic tokens were removed (LM-20).
    CuredAll { seat: Seat },
    /// Tickets were exchanged with the supply (LM-12).
    Exchanged { seat: Seat, give: Colour, take: Colour },
    /// A trade was offered (LM-13).
    Offered { from: Seat, to: Seat, give: Tickets, want: Tickets },
    /// An offer was answered with another (LM-13).
    Countered { from: Seat, to: Seat, give: Tickets, want: Tickets },
    /// A trade was made (LM-13).
    Traded { from: Seat, to: Seat, give: Tickets, want: Tickets },
    /// An offer was declined (LM-13).
    Declined { from: Seat, to: Seat },
    /// An offer was withdrawn (LM-13).
    Withdrawn { from: Seat, to: Seat },
    /// An open offer lapsed: the move began, or what it asks for is gone (LM-13).
    Lapsed { from: Seat, to: Seat },
    /// The monster took a path (LM-7).
    Stepped { seat: Seat, to: LocationId, colour: Colour, cost: u8 },
    /// The move ended (LM-7).
    Stopped { seat: Seat, at: LocationId },
    /// A card was gained (LM-8).
    CardGained { seat: Seat, location: LocationId, cards: u8 },
    /// The discards became the new pile (LM-9).
    Reshuffled { cards: u8 },
    /// A special event was turned up (LM-16).
    Happened { card: EventCard },
    /// A location was drawn for the event (LM-17).
    Drawn { location: LocationId },
    /// No location card was left to draw, so the event has no effect (LM-9).
    NoEffect { card: EventCard },
    /// A pandemic token was put here (LM-18, LM-19).
    Infected { at: LocationId },
    /// A location and its neighbours were polluted (LM-22).
    Polluted { around: LocationId },
    /// An open card was discarded (LM-23).
    Swept { location: LocationId },
    /// A location burns (LM-24).
    Burns { at: LocationId },
    /// A location may not burn and was passed over (LM-24).
    PassedOver { at: LocationId },
    /// A storm stays over a location (LM-25).
    Storm { at: LocationId },
    /// The continent whose visitors are hit (LM-26, LM-28, LM-30).
    Hits { continent: ContinentId },
    /// A ticket was given up.
    Discarded { seat: Seat, colour: Colour, loss: Loss },
    /// An event moved a monster (LM-27, LM-29).
    Flew { seat: Seat, to: LocationId },
    /// A player let an event's move pass, or could not use it (LM-27, LM-29).
    Stayed { seat: Seat },
    /// The game was won (LM-10).
    Won { seat: Seat, cards: u8 },
    /// A player left the game (LM-34).
    Resigned { seat: Seat },
    /// All others have left, so this player has won (LM-34).
    LeftAlone { seat: Seat },
}

impl Face {
    /// The face's name.
    pub fn text(self) -> Text {
        match self {
            Face::Colour(colour) => colour.text(),
            Face::Globe => Text::new("lm-face-globe"),
        }
    }
}

impl Loss {
    /// What the tickets are lost to.
    pub fn text(self) -> Text {
        Text::new(match self {
            Loss::Pollution => "lm-loss-pollution",
            Loss::Strike => "lm-loss-strike",
            Loss::Crowds => "lm-loss-crowds",
            Loss::Pandemic => "lm-loss-pandemic",
        })
    }
}

impl Event {
    /// The sentence that tells it.
    pub(crate) fn text(&self, edition: &Edition) -> Text {
        let place = |location: LocationId| edition.name_of(location);
        let trade = |id, from: Seat, to: Seat, give, want| {
            Text::new(id)
                .with("from", from)
                .with("to", to)
                .with("give", tickets_text(give))
                .with("want", tickets_text(want))
        };
        match *self {
            Event::SetOut { seat, at } => {
                Text::new("lm-told-set-out").with("seat", seat).with("place", place(at))
            }
            Event::Shown { location } => Text::new("lm-told-shown").with("place", place(location)),
            Event::PutUnder { card } => Text::new("lm-told-put-under").with("card", card.text()),
            Event::Begins { seat } => Text::new("lm-told-begins").with("seat", seat),
            Event::TurnBegan { seat } => Text::new("lm-told-turn").with("seat", seat),
            Event::Rolled { seat, faces: [one, other] } => Text::new("lm-told-rolled")
                .with("seat", seat)
                .with("one", one.text())
                .with("other", other.text()),
            Event::TicketGained { seat, colour } => {
                Text::new("lm-told-ticket").with("seat", seat).with("colour", colour.text())
            }
            Event::NoTicketLeft { seat, colour } => {
                Text::new("lm-told-no-ticket").with("seat", seat).with("colour", colour.text())
            }
            Event::NoTicketsLeft { seat } => Text::new("lm-told-no-tickets").with("seat", seat),
            Event::Cured { seat, at } => {
                Text::new("lm-told-cured").with("seat", seat).with("place", place(at))
            }
            Event::CuredAll { seat } => Text::new("lm-told-cured-all").with("seat", seat),
            Event::Exchanged { seat, give, take } => Text::new("lm-told-exchanged")
                .with("seat", seat)
                .with("give", give.text())
                .with("take", take.text()),
            Event::Offered { from, to, give, want } => trade("lm-told-offered", from, to, give, want),
            Event::Countered { from, to, give, want } => trade("lm-told-countered", from, to, give, want),
            Event::Traded { from, to, give, want } => trade("lm-told-traded", from, to, give, want),
            Event::Declined { from, to } => Text::new("lm-told-declined").with("from", from).with("to", to),
            Event::Withdrawn { from, to } => Text::new("lm-told-withdrawn").with("from", from).with("to", to),
            Event::Lapsed { from, to } => Text::new("lm-told-lapsed").with("from", from).with("to", to),
            Event::Stepped { seat, to, colour, cost } => Text::new("lm-told-stepped")
                .with("seat", seat)
                .with("place", place(to))
                .with("colour", colour.text())
                .with("cost", cost),
            Event::Stopped { seat, at } => {
                Text::new("lm-told-stopped").with("seat", seat).with("place", place(at))
            }
            Event::CardGained { seat, location, cards } => Text::new("lm-told-card")
                .with("seat", seat)
                .with("place", place(location))
                .with("cards", cards),
            Event::Reshuffled { cards } => Text::new("lm-told-reshuffled").with("cards", cards),
            Event::Happened { card } => Text::new("lm-told-happened").with("card", card.text()),
            Event::Drawn { location } => Text::new("lm-told-drawn").with("place", place(location)),
            Event::NoEffect { card } => Text::new("lm-told-no-effect").with("card", card.text()),
            Event::Infected { at } => Text::new("lm-told-infected").with("place", place(at)),
            Event::Polluted { around } => Text::new("lm-told-polluted").with("place", place(around)),
            Event::Swept { location } => Text::new("lm-told-swept").with("place", place(location)),
            Event::Burns { at } => Text::new("lm-told-burns").with("place", place(at)),
            Event::PassedOver { at } => Text::new("lm-told-passed-over").with("place", place(at)),
            Event::Storm { at } => Text::new("lm-told-storm").with("place", place(at)),
            Event::Hits { continent } => {
                Text::new("lm-told-hits").with("continent", edition.continent(continent).name.as_str())
            }
            Event::Discarded { seat, colour, loss } => Text::new("lm-told-discarded")
                .with("seat", seat)
                .with("colour", colour.text())
                .with("loss", loss.text()),
            Event::Flew { seat, to } => Text::new("lm-told-flew").with("seat", seat).with("place", place(to)),
            Event::Stayed { seat } => Text::new("lm-told-stayed").with("seat", seat),
            Event::Won { seat, cards } => Text::new("lm-told-won").with("seat", seat).with("cards", cards),
            Event::Resigned { seat } => Text::new("lm-told-resigned").with("seat", seat),
            Event::LeftAlone { seat } => Text::new("lm-told-left-alone").with("seat", seat),
        }
    }
}
