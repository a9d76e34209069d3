//! The board as programs see it: everything that numbers in views stand for is on it.

use globetrotters::{Edition, Globetrotters, Options};
use table::Offered;
use testkit::Stands::{For, Itself, Player};
use testkit::{Numbers, Recordings, numbers_are_on_the_board};

const NUMBERS: Numbers<'_> = &[
    ("viewer.seat", Player),
    ("to_act.**", Player),
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
