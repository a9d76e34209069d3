use games::AnyGame;
use games::globetrotters::Globetrotters;
use games::globopolis::card::{Deed, Moment};
use games::globopolis::edition::FieldKind;
use games::globopolis::{CardFace, CardId, FieldId, Globopolis, RUnit, TitleId};
use games::little_monsters::LittleMonsters;
use serde_json::{Value, json};
use table::{Game, Seat};

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
        let location = games::little_monsters::LocationId::from_index(index);
        let way = |way: &games::little_monsters::edition::Way| json!({ "to": way.to, "colour": way.colour });
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
    let keys =
        games::globetrotters::KeyId::all().map(|key| json!({ "number": key, "name": edition.key_name(key) }));
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
    let fields = FieldId::all().map(|at| field_of_globopolis(edition, at));
    let titles = TitleId::all().map(|title| title_of_globopolis(edition, title));
    let groups = edition.groups().iter().enumerate().map(|(index, group)| {
        json!({
            "number": index,
            "id": group.id,
            "name": group.name,
            "colour": group.colour,
            "territories": group.territories.iter().collect::<Vec<_>>(),
            "bonus": 2 * group.territories.len(),
        })
    });
    let in_play = game.cards_in_play();
    let cards = in_play.iter().map(|card| card_of_globopolis(edition, card));
    let pairs = TitleId::territories().flat_map(|one| {
        let others = TitleId::territories().filter(move |&other| one < other);
        others.filter(move |&other| edition.are_neighbours(one, other)).map(move |other| [one, other])
    });
    json!({
        "units": RUnit::ALL.map(RUnit::id),
        "box": { "units": edition.units, "pieces": edition.pieces },
        "mark": game.mark(),
        "teams": game.teams(),
        "team_of_seat": Seat::all(game.seats()).map(|seat| game.team_of(seat)).collect::<Vec<_>>(),
        "fields": fields.collect::<Vec<_>>(),
        "titles": titles.collect::<Vec<_>>(),
        "groups": groups.collect::<Vec<_>>(),
        "neighbours": pairs.collect::<Vec<_>>(),
        "cards": cards.collect::<Vec<_>>(),
        "deeds": Deed::ALL,
    })
}

fn field_of_globopolis(edition: &games::globopolis::Edition, at: FieldId) -> Value {
    let kind = match edition.kind(at) {
        FieldKind::Territory(_) => "territory",
        FieldKind::Guild(_) => "guild",
        FieldKind::OpsMission => "ops-mission",
        FieldKind::Influence => "influence",
        FieldKind::Market(_) => "market",
        FieldKind::Bank => "bank",
        FieldKind::Base => "base",
        FieldKind::Teleport => "teleport",
        FieldKind::Moonshot => "moonshot",
        FieldKind::Nsa => "nsa",
        FieldKind::Nia => "nia",
    };
    let title = edition.title_at(at);
    let bases = edition.bases();
    let quadrant = (0..bases.len()).min_by_key(|&base| bases[base].distance_to(at));
    let own_name = edition.fields()[at.index()].name.clone();
    let mut field = json!({ "number": at, "kind": kind, "quadrant": quadrant });
    if let Some(name) = title.map(|title| edition.title_name(title).to_owned()).or(own_name) {
        field["name"] = json!(name);
    }
    if let Some(title) = title {
        field["title"] = json!(title);
    }
    if let FieldKind::Market(goods) = edition.kind(at) {
        field["sells"] = goods.iter().map(RUnit::id).collect();
    }
    field
}

fn title_of_globopolis(edition: &games::globopolis::Edition, number: TitleId) -> Value {
    let title = edition.title(number);
    let mut all = json!({
        "number": number,
        "id": title.id,
        "name": title.name,
        "group": title.group,
        "value": title.value,
        "field": edition.field_of(number),
        "quadrant": edition.quadrant_of(number),
    });
    if number.is_guild() {
        all["stock"] = json!(title.units);
        all["rates"] = json!(title.rates);
        all["associated"] = title.associated.iter().map(|title| json!(title)).collect();
    } else {
        all["allocation"] = json!(title.units);
        all["premiums"] = json!(title.premiums);
        all["conference"] = json!(title.conference);
    }
    all
}

fn card_of_globopolis(edition: &games::globopolis::Edition, number: CardId) -> Value {
    let card = edition.card(number);
    let mut all = json!({
        "number": number,
        "id": card.id,
        "name": card.name,
        "kind": edition.kind_of(number),
        "text": card.text,
    });
    match &card.face {
        CardFace::Opportunity { against, from } => {
            all["against"] = against.iter().map(|group| json!(group)).collect();
            all["from"] = from.iter().map(|group| json!(group)).collect();
        }
        CardFace::Operation { side, when, .. } => {
            all["side"] = json!(side);
            all["when"] = json!([when]);
        }
        CardFace::Mission { points, .. } => all["points"] = json!(points),
        CardFace::Influence { when, .. } => {
            let moments = Moment::ALL.into_iter().filter(|&moment| when.has(moment));
            all["when"] = moments.map(|moment| json!(moment)).collect();
        }
    }
    all
}
