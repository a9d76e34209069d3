//! The board as programs see it: everything that numbers in views stand for is on it.

use little_monsters::{Edition, LittleMonsters, Options};
use table::dice::FastDice;
use table::{Game, Offered, OpenError, Seat, Silent};
use testkit::Stands::{Bits, For, Itself, Player};
use testkit::{Numbers, Recordings, numbers_are_on_the_board};

const NUMBERS: Numbers<'_> = &[
    ("viewer.seat", Player),
    ("to_act.**", Player),
    ("open.out.*", Player),
    ("open.turn", Player),
    ("open.turns", Itself),
    ("open.phase.over", Player),
    ("open.phase.crowds", Bits("continents")),
    ("open.phase.globe.tickets", Itself),
    ("open.phase.event_move.left.*", Player),
    ("open.monsters.*", For("locations")),
    ("open.houses.*", For("locations")),
    ("open.gained.*.*", For("locations")),
    ("open.display.*", For("locations")),
    ("open.discards.*.location", For("locations")),
    ("open.burnt.*", For("locations")),
    ("open.tokens.pandemic.*", For("locations")),
    ("open.tokens.nuclear.*", For("locations")),
    ("open.tokens.wildfire.*", For("locations")),
    ("open.tokens.storm.*", For("locations")),
    ("open.rested.*", For("locations")),
    ("open.settled.*", Player),
    ("open.offers.*.from", Player),
    ("open.offers.*.to", Player),
    ("open.offers.*.give.*", Itself),
    ("open.offers.*.want.*", Itself),
    ("open.offers_made", Itself),
    ("open.hands.*.*", Itself),
    ("open.supply.*", Itself),
    ("open.used.*", Itself),
    ("open.known_bottom", Itself),
    ("open.owed.*", Itself),
    ("pile", Itself),
    ("legal.*.step.to", For("locations")),
    ("legal.*.cure", For("locations")),
    ("legal.*.spread", For("locations")),
    ("legal.*.fly", For("locations")),
    ("legal.*.crowd", For("continents")),
    ("legal.*.accept", Player),
    ("legal.*.decline", Player),
    ("legal.*.withdraw", Player),
    ("legal.*.offer.to", Player),
    ("legal.*.offer.give.*", Itself),
    ("legal.*.offer.want.*", Itself),
    ("legal.*.counter.to", Player),
    ("legal.*.counter.give.*", Itself),
    ("legal.*.counter.want.*", Itself),
];

#[test]
fn every_number_in_a_view_stands_for_something_on_the_board() {
    numbers_are_on_the_board::<LittleMonsters>(Recordings { folder: "little-monsters/rules-2" }, NUMBERS);
}

#[test]
fn the_board_names_every_location_and_counts_the_event_cards() {
    let game = LittleMonsters::new(Edition::world(), Options::STANDARD, 2);
    let board = game.board();
    assert_eq!(board["locations"].as_array().map(Vec::len), Some(81));
    let events = board["events"].as_array().expect("a list of events");
    let count = |id: &str| events.iter().find(|event| event["id"] == id).map(|event| event["count"].clone());
    assert_eq!((count("storm"), count("pandemic")), (Some(2.into()), Some(1.into())));
}

#[test]
fn the_game_knows_what_is_asked_of_a_table_and_how_far_it_is() {
    let asked: Vec<&str> = LittleMonsters::questions().iter().map(|question| question.name).collect();
    assert_eq!(asked, ["free_market", "traffic_jam", "special_events", "first"]);
    let with_first = |first: u8| Options { first: Some(Seat(first)), ..Options::ADVANCED };
    let game = LittleMonsters::open(None, with_first(1), 2).expect("the second of two");
    assert_eq!(game.options(), with_first(1));
    assert!(matches!(LittleMonsters::open(None, with_first(2), 2), Err(OpenError::Options(_))));
    let mut state = game.set_up(&mut FastDice::new(1), &mut Silent);
    state.open.turns = 12;
    assert_eq!(game.rounds(&state), 7);
}
