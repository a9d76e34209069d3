use games::AnyGame;
use globetrotters::Globetrotters;
use globopolis::Globopolis;
use little_monsters::LittleMonsters;
use serde_json::{Value, json};

/// What the numbers in views and actions stand for.
pub(super) fn board(game: &AnyGame) -> Value {
    match game {
        AnyGame::LittleMonsters(game) => of_little_monsters(game),
        AnyGame::Globetrotters(game) => of_globetrotters(game),
        AnyGame::Globopolis(game) => of_globopolis(game),
    }
}

fn of_little_monsters(game: &LittleMonsters) -> Value {
    let edition = game.edition();
    let ways = |index: usize| {
        let location = little_monsters::LocationId::from_index(index);
        let way = |way: &little_monsters::edition::Way| json!({ "to": way.to, "colour": way.colour });
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

fn of_globetrotters(game: &Globetrotters) -> Value {
    let edition = game.edition();
    let locations = edition.locations().iter().enumerate().map(|(index, location)| {
        json!({
            "number": index,
            "id": location.id,
            "name": location.name,
            "kind": location.kind,
            "continent": edition.continent(location.continent).id,
        })
    });
    let continents = edition
        .continents()
        .iter()
        .enumerate()
        .map(|(index, continent)| json!({ "number": index, "id": continent.id, "name": continent.name }));
    let water =
        edition.water().iter().map(|route| json!({ "island": route.island, "between": route.between }));
    let tickets =
        edition.ticket_ids().map(|ticket| json!({ "number": ticket, "places": edition.ticket(ticket) }));
    let keys = globetrotters::KeyId::all().map(|key| json!({ "number": key, "name": edition.key_name(key) }));
    json!({
        "locations": locations.collect::<Vec<_>>(),
        "continents": continents.collect::<Vec<_>>(),
        "overland": edition.overland(),
        "water": water.collect::<Vec<_>>(),
        "tickets": tickets.collect::<Vec<_>>(),
        "keys": keys.collect::<Vec<_>>(),
    })
}

fn of_globopolis(game: &Globopolis) -> Value {
    let edition = game.edition();
    let titles = globopolis::TitleId::all()
        .map(|title| json!({ "number": title, "name": edition.title_name(title).to_string() }));
    json!({ "titles": titles.collect::<Vec<_>>() })
}
