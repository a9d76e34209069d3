//! The board as programs see it: everything that numbers in views stand for is on it.

use little_monsters::LittleMonsters;
use testkit::Stands::{Bits, For, Itself, Player};
use testkit::{Numbers, Recordings, numbers_are_on_the_board};

const NUMBERS: Numbers<'_> = &[
    ("viewer.seat", Player),
    ("to_act.**", Player),
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
