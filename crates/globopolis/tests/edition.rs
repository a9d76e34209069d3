//! The edition that comes with the program, and what is said about bad ones.

mod support;

use globopolis::card::CardKind;
use globopolis::{Edition, TERRITORIES};
use table::Source;

#[test]
fn gp_2_to_gp_7_the_world_is_what_the_box_holds() {
    let world = Edition::world();
    assert_eq!(world.fields().len(), 64);
    assert_eq!(world.titles().len(), TERRITORIES + 4);
    assert_eq!(world.units.total(), 275);
    assert_eq!(world.pieces, 44);
    let count = |kind| world.cards_of_kind(kind).len();
    assert_eq!([CardKind::Ops, CardKind::Mission, CardKind::Influence].map(count), [21, 12, 32]);
    let pair = ["usa", "canada"].map(|id| world.title_called(id).expect("a Territory"));
    assert!(world.are_neighbours(pair[0], pair[1]));
    assert_ne!(world.quadrant_of(pair[0]), world.quadrant_of(pair[1]));
}

fn mistakes(change: impl Fn(String) -> String) -> String {
    let text = change(support::text());
    Edition::load(Source { name: "plain.toml", text: &text }).expect_err("it is a bad edition").to_string()
}

#[test]
fn every_mistake_is_found_at_once_with_its_line() {
    let found = mistakes(|text| {
        text.replace("group = \"scandinavia\"\nvalue = 3", "group = \"norden\"\nvalue = 9")
            .replace("kind = \"moonshot\"", "kind = \"sunshot\"")
            .replace("rates = [5, 6, 8, 10]", "rates = [5, 6, 8, 7]")
    });
    for part in ["“norden”", "value 9", "“sunshot”", "rates that fall", "plain.toml:"] {
        assert!(found.contains(part), "{part} is not in\n{found}");
    }
}

#[test]
fn cards_that_cannot_work_are_found() {
    let found = mistakes(|text| {
        text.replace(
            "effects = [{ do = \"market-shuttle\" }]",
            "effects = [{ do = \"market-shuttle\" }, { do = \"spy\" }]",
        )
        .replace("sides = 12", "sides = 11")
        .replace("side = \"defender\"", "side = \"either\"")
        .replace("{ do = \"pay\", amount = 25 }", "{ do = \"lose-points\", amount = 2 }")
        .replace("count = 1, value = 3", "count = 1, value = 7")
    });
    for part in ["as the last effect", "11 sides", "calls off", "at once", "7 points"] {
        assert!(found.contains(part), "{part} is not in\n{found}");
    }
}

#[test]
fn too_few_units_and_wrong_counts_are_found() {
    let found =
        mistakes(|text| text.replace("water = 75", "water = 10").replace("pieces = 44", "pieces = 0"));
    assert!(found.contains("10 water units") && found.contains("0 development pieces"), "{found}");
}
