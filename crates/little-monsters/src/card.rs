use serde::{Deserialize, Serialize};
use table::{Clause, Text};

use crate::clause::{LM_18, LM_22, LM_23, LM_24, LM_25, LM_26, LM_27, LM_28, LM_29, LM_30};
use crate::{Colour, LocationId};

/// A card of the pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Card {
    /// The card of a location.
    Location(LocationId),
    /// A special event (advanced rule C).
    Event(EventCard),
}

/// A special event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventCard {
    /// An illness breaks out, and spreads (LM-18 to LM-21).
    Pandemic,
    /// A location and its neighbours are polluted (LM-22).
    Nuclear,
    /// The open cards of a continent are discarded (LM-23).
    Earthquake,
    /// A location burns: nobody can go there (LM-24).
    Wildfire,
    /// Entering a location costs two tickets (LM-25).
    Storm,
    /// A continent's visitors discard a ticket each (LM-26).
    Strike,
    /// Who is in Antarctica may fly anywhere (LM-27).
    PolarFlight,
    /// The fullest continent's visitors discard a ticket each (LM-28).
    Crowds,
    /// Everybody may move along one path of a colour (LM-29).
    TailWind(Colour),
    /// A continent's visitors gain a ticket of its colour (LM-30).
    Festival,
}

impl EventCard {
    /// How many kinds there are.
    pub const COUNT: usize = 14;
    /// Every kind, in the order in which editions list them.
    pub const ALL: [EventCard; EventCard::COUNT] = [
        EventCard::Pandemic,
        EventCard::Nuclear,
        EventCard::Earthquake,
        EventCard::Wildfire,
        EventCard::Storm,
        EventCard::Strike,
        EventCard::PolarFlight,
        EventCard::Crowds,
        EventCard::TailWind(Colour::Purple),
        EventCard::TailWind(Colour::Yellow),
        EventCard::TailWind(Colour::Blue),
        EventCard::TailWind(Colour::Green),
        EventCard::TailWind(Colour::Red),
        EventCard::Festival,
    ];

    /// The kind's name in edition and scenario files.
    pub const fn id(self) -> &'static str {
        match self {
            EventCard::Pandemic => "pandemic",
            EventCard::Nuclear => "nuclear",
            EventCard::Earthquake => "earthquake",
            EventCard::Wildfire => "wildfire",
            EventCard::Storm => "storm",
            EventCard::Strike => "strike",
            EventCard::PolarFlight => "polar-flight",
            EventCard::Crowds => "crowds",
            EventCard::TailWind(Colour::Purple) => "tail-wind-purple",
            EventCard::TailWind(Colour::Yellow) => "tail-wind-yellow",
            EventCard::TailWind(Colour::Blue) => "tail-wind-blue",
            EventCard::TailWind(Colour::Green) => "tail-wind-green",
            EventCard::TailWind(Colour::Red) => "tail-wind-red",
            EventCard::Festival => "festival",
        }
    }

    /// The clause that says what it does.
    pub const fn clause(self) -> Clause {
        match self {
            EventCard::Pandemic => LM_18,
            EventCard::Nuclear => LM_22,
            EventCard::Earthquake => LM_23,
            EventCard::Wildfire => LM_24,
            EventCard::Storm => LM_25,
            EventCard::Strike => LM_26,
            EventCard::PolarFlight => LM_27,
            EventCard::Crowds => LM_28,
            EventCard::TailWind(_) => LM_29,
            EventCard::Festival => LM_30,
        }
    }

    /// The event's name.
    pub fn text(self) -> Text {
        match self {
            EventCard::Pandemic => Text::new("lm-event-pandemic"),
            EventCard::Nuclear => Text::new("lm-event-nuclear"),
            EventCard::Earthquake => Text::new("lm-event-earthquake"),
            EventCard::Wildfire => Text::new("lm-event-wildfire"),
            EventCard::Storm => Text::new("lm-event-storm"),
            EventCard::Strike => Text::new("lm-event-strike"),
            EventCard::PolarFlight => Text::new("lm-event-polar-flight"),
            EventCard::Crowds => Text::new("lm-event-crowds"),
            EventCard::TailWind(colour) => Text::new("lm-event-tail-wind").with("colour", colour.text()),
            EventCard::Festival => Text::new("lm-event-festival"),
        }
    }
}
