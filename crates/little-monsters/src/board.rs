//! The board as data, for programs.

use serde_json::{Value, json};

use crate::edition::Way;
use crate::{Card, Colour, EventCard, Face, LittleMonsters, LocationId};

impl LittleMonsters {
    /// What the numbers in views and actions stand for.
    pub(crate) fn board_as_data(&self) -> Value {
        let edition = self.edition();
        let ways = |index: usize| {
            let location = LocationId::from_index(index);
            let way = |way: &Way| json!({ "to": way.to, "colour": way.colour });
            edition.ways_from(location).iter().map(way).collect::<Vec<_>>()
        };
        let locations = edition.locations().iter().enumerate().map(|(index, location)| {
            json!({
                "number": index,
                "id": location.id,
                "name": location.name,
                "continent": edition.continent(location.continent).id,
                "ways": ways(index),
            })
        });
        let continents = edition.continents().iter().enumerate().map(|(index, continent)| {
            json!({ "number": index, "id": continent.id, "name": continent.name, "colour": continent.colour })
        });
        let events = EventCard::ALL.into_iter().map(|card| {
            let count = edition.events.iter().filter(|&&other| other == card).count();
            json!({ "id": card.id(), "card": Card::Event(card), "clause": card.clause(), "count": count })
        });
        json!({
            "colours": Colour::ALL.map(Colour::id),
            "faces": Face::ALL,
            "tickets_per_colour": edition.tickets_per_colour,
            "locations": locations.collect::<Vec<_>>(),
            "continents": continents.collect::<Vec<_>>(),
            "events": events.collect::<Vec<_>>(),
        })
    }
}
