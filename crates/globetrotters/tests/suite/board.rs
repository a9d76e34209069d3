//! The board as programs see it: everything that numbers in views stand for is on it.

use globetrotters::{Edition, Globetrotters, Half, Options};
use serde_json::{Value, json};
use table::Offered;
use testkit::Stands::{For, Itself, Player};
use testkit::{Numbers, Recordings, numbers_are_on_the_board};

const NUMBERS: Numbers<'_> = &[
    ("viewer.seat", Player),
    ("to_act.**", Player),
    ("open.out.*", Player),
    ("open.turn", Player),
    ("open.first", Player),
    ("open.round", Itself),
    ("open.turns", Itself),
    ("open.phase.overland", Itself),
    ("open.phase.pick", Itself),
    ("open.phase.move_on.**", Player),
    ("open.phase.over.winners.*", Player),
    ("open.players.*.home", For("locations")),
    ("open.players.*.spot.**", For("locations")),
    ("open.players.*.before.**", For("locations")),
    ("open.players.*.mark.place", For("locations")),
    ("open.players.*.memories.*", For("locations")),
    ("open.players.*.keys.*", For("keys")),
    ("open.players.*.placed.*", For("continents")),
    ("open.players.*.money", Itself),
    ("open.players.*.specials", Itself),
    ("open.board.*", For("keys")),
    ("open.jackpot.keys.*", For("keys")),
    ("open.jackpot.memories.*", For("locations")),
    ("open.jackpot.money", Itself),
    ("open.jackpot.specials", Itself),
    ("open.course.chain.*", Player),
    ("open.course.turned", For("tickets")),
    ("open.course.adventure.card", For("cards")),
    ("open.course.adventure.city", For("locations")),
    ("open.course.adventure.begun", Itself),
    ("open.course.owed", Itself),
    ("tickets.*", For("tickets")),
    ("home_ticket", For("tickets")),
    ("hands.*", Itself),
    ("pack", Itself),
    ("jackpot_tickets", Itself),
    ("adventures.*", Itself),
    ("legal.*.choose_home", For("locations")),
    ("legal.*.move_to", For("locations")),
    ("legal.*.sail", For("locations")),
    ("legal.*.send_to", For("locations")),
    ("legal.*.use_bonus", For("locations")),
    ("legal.*.place_memory", For("locations")),
    ("legal.*.fly.to", For("locations")),
    ("legal.*.fly.ticket", For("tickets")),
    ("legal.*.refund", For("tickets")),
    ("legal.*.lose_key", For("keys")),
    ("legal.*.switch_with", Player),
    ("legal.*.pick_blind", Itself),
    ("legal.*.buy", Itself),
];

#[test]
fn every_number_in_a_view_stands_for_something_on_the_board() {
    numbers_are_on_the_board::<Globetrotters>(Recordings { folder: "globetrotters/rules-2" }, NUMBERS);
}

#[test]
fn gt_4_the_board_holds_every_adventure_as_the_edition_writes_it() {
    let board = Globetrotters::new(Edition::world(), Options::STANDARD, 2).board();
    let file: toml::Table = Globetrotters::EDITION.parse().unwrap();
    let (written, told) = (file["card"].as_array().unwrap(), board["cards"].as_array().unwrap());
    assert_eq!((written.len(), &board["halves"][0]), (told.len(), &"americas-africa".into()));
    for (written, told) in written.iter().zip(told) {
        assert_eq!(told["pack"], written["pack"].as_str().unwrap());
        let entries = told["entries"].as_array().unwrap();
        assert_eq!(entries.len(), written["cities"].as_table().unwrap().len());
        for entry in entries {
            let city = &board["locations"][usize::try_from(entry["city"].as_u64().unwrap()).unwrap()];
            let written = &written["cities"][city["id"].as_str().unwrap()];
            assert_eq!(entry["text"], written["text"].as_str().unwrap());
            let effects = written["effect"].as_array().unwrap().iter().map(|effect| effect.as_str().unwrap());
            assert_eq!(entry["effects"], serde_json::json!(effects.collect::<Vec<_>>()));
        }
    }
}

/// What the edition's file says of the places, in its order.
fn strings<'a>(file: &'a toml::Table, kind: &str, field: &str) -> Vec<&'a str> {
    let entries = file[kind].as_array().unwrap().iter();
    entries.map(|entry| entry[field].as_str().unwrap()).collect()
}

fn numbers_and<'a>(told: &'a Value, field: &str) -> Vec<(u64, &'a str)> {
    let told = told.as_array().unwrap().iter();
    told.map(|one| (one["number"].as_u64().unwrap(), one[field].as_str().unwrap())).collect()
}

#[test]
fn gt_1_the_board_names_every_continent_and_every_key() {
    let board = Globetrotters::new(Edition::world(), Options::STANDARD, 2).board();
    let file: toml::Table = Globetrotters::EDITION.parse().unwrap();
    let continents = strings(&file, "continent", "name");
    let kinds = strings(&file, "location", "kind");
    let names = strings(&file, "location", "name");
    let cities = kinds.iter().zip(&names).filter(|(kind, _)| **kind == "key-city").map(|(_, name)| *name);
    let keys: Vec<&str> = cities.chain(continents.iter().copied()).collect();
    assert_eq!(numbers_and(&board["continents"], "name"), (0..).zip(continents).collect::<Vec<_>>());
    assert_eq!(numbers_and(&board["keys"], "name"), (0..).zip(keys).collect::<Vec<_>>());
}

#[test]
fn gt_20_the_board_has_every_overland_route() {
    let board = Globetrotters::new(Edition::world(), Options::STANDARD, 2).board();
    let file: toml::Table = Globetrotters::EDITION.parse().unwrap();
    let ids = strings(&file, "location", "id");
    let number = |id: &toml::Value| ids.iter().position(|other| id.as_str() == Some(other));
    let routes = file["routes"]["overland"].as_array().unwrap().iter();
    let routes = routes.map(|ends| ends.as_array().unwrap().iter().map(number).collect::<Vec<_>>());
    assert_eq!(board["overland"], json!(routes.collect::<Vec<_>>()));
}

/// Scenario files name a card by its place in its pack.
#[test]
fn gt_90_the_board_counts_the_cards_of_each_pack() {
    let board = Globetrotters::new(Edition::world(), Options::STANDARD, 2).board();
    for half in Half::ALL {
        let cards = board["cards"].as_array().unwrap().iter().filter(|card| card["pack"] == half.id());
        let places: Vec<u64> = cards.map(|card| card["place"].as_u64().unwrap()).collect();
        assert_eq!(places, (1..).take(places.len()).collect::<Vec<_>>());
        assert!(places.len() > 1, "{places:?}");
    }
}
