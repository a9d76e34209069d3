//! The board as data, for programs.

use serde_json::{Value, json};

use crate::edition::Edition;
use crate::state::{CardId, Half};
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
                |(index, continent)| json!({ "number": index, "id": continent.id, "name": continent.name, "half": continent.half }),
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
            "halves": Half::ALL,
            "cards": edition.card_ids().map(|card| card_as_data(edition, card)).collect::<Vec<_>>(),
        })
    }
}

/// An Adventure card with its place in its pack, counted from 1 as in scenario files, and its entry for every city.
fn card_as_data(edition: &Edition, card: CardId) -> Value {
    let half = edition.card(card).pack;
    let place = edition.pack(half).iter().position(|&other| other == card);
    let entries = edition.card(card).entries().map(|(city, entry)| {
        let effects =
            entry.effects.iter().map(|effect| effect.written(|to| edition.location(to).id.as_str()));
        json!({ "city": city, "text": entry.text, "effects": effects.collect::<Vec<_>>() })
    });
    json!({
        "number": card,
        "pack": half,
        "place": place.map(|place| place + 1),
        "entries": entries.collect::<Vec<_>>(),
    })
}
