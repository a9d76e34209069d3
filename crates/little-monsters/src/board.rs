//! The board as data, for programs.

use serde_json::{Value, json};

use crate::edition::Way;
use crate::{LittleMonsters, LocationId};

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
        json!({ "locations": locations.collect::<Vec<_>>(), "continents": continents.collect::<Vec<_>>() })
    }
}
