//! The board as data, for programs.

use serde_json::{Value, json};

use crate::{Globetrotters, KeyId};

impl Globetrotters {
    /// What the numbers in views and actions stand for.
    pub(crate) fn board_as_data(&self) -> Value {
        let edition = self.edition();
        let locations = edition.locations().iter().enumerate().map(|(index, location)| {
            json!({
                "number": index,
                "id": location.id,
                "name": location.name,
                "kind": location.kind,
                "continent": edition.continent(location.continent).id,
            })
        });
        let continents =
            edition.continents().iter().enumerate().map(
                |(index, continent)| json!({ "number": index, "id": continent.id, "name": continent.name }),
            );
        let water =
            edition.water().iter().map(|route| json!({ "island": route.island, "between": route.between }));
        let tickets =
            edition.ticket_ids().map(|ticket| json!({ "number": ticket, "places": edition.ticket(ticket) }));
        let keys = KeyId::all().map(|key| json!({ "number": key, "name": edition.key_name(key) }));
        json!({
            "locations": locations.collect::<Vec<_>>(),
            "continents": continents.collect::<Vec<_>>(),
            "overland": edition.overland(),
            "water": water.collect::<Vec<_>>(),
            "tickets": tickets.collect::<Vec<_>>(),
            "keys": keys.collect::<Vec<_>>(),
        })
    }
}
