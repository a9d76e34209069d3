//! The edition that comes with the program, and what is said about bad ones.

use globopolis::card::CardKind;
use globopolis::{Edition, RUnit, TERRITORIES};
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
    let text = change(crate::plain::text());
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
        .replace("when = [\"option\"]", "when = [\"option\", \"early-option\"]")
    });
    for part in
        ["as the last effect", "11 sides", "calls off", "at once", "7 points", "not in the last round"]
    {
        assert!(found.contains(part), "{part} is not in\n{found}");
    }
}

#[test]
fn gp_4_another_box_is_refused() {
    let found =
        mistakes(|text| text.replace("water = 68", "water = 10").replace("pieces = 44", "pieces = 43"));
    let water = |count: u8| {
        let found = mistakes(|text| {
            text.replace("water = 68", &format!("water = {count}")).replace("pieces = 44", "pieces = 43")
        });
        found.contains("water units in the box")
    };
    let needed: u32 =
        crate::plain::plain().titles().iter().map(|title| u32::from(title.units[RUnit::Water])).sum();
    let needed = u8::try_from(needed).expect("a box of units");
    assert!(water(needed - 1) && !water(needed), "just as many as the Titles hold");
    for part in ["10 water units", "217 R-Units in the box (expected: 275 (GP-4))", "43 development pieces"] {
        assert!(found.contains(part), "{part} is not in\n{found}");
    }
}

#[test]
fn gp_3_every_guild_has_a_group_of_its_own() {
    let found = mistakes(|text| {
        text.replace(
            "group = \"scandinavia\"\nassociated = [\"sweden\", \"norway\"]",
            "group = \"alaska-nunavut\"\nassociated = [\"alaska\", \"nunavut\"]",
        )
    });
    assert!(found.contains("a second Guild of the group “alaska-nunavut”"), "{found}");
    assert!(found.contains("(GP-3)"), "{found}");
}

#[test]
fn gp_5_a_guild_is_worth_4_and_sells_something() {
    let found =
        mistakes(|text| text.replacen("value = 4\nstock = { energy = 15 }", "value = 3\nstock = {}", 1));
    assert!(found.contains("a Guild with value 3 (expected: 4 (GP-5))"), "{found}");
    assert!(found.contains("the Guild “core-energy” has no stock"), "{found}");
}

#[test]
fn gp_5_a_conference_costs_something_and_development_makes_it_dearer() {
    for costs in ["[0, 30, 60]", "[15, 30, 29]"] {
        let found =
            mistakes(|text| text.replacen("conference = [15, 30, 60]", &format!("conference = {costs}"), 1));
        assert!(found.contains("Conference Costs that fall") && found.contains("(GP-5)"), "{found}");
    }
    let falls = |costs: &str| {
        let found = mistakes(|text| {
            text.replacen("conference = [15, 30, 60]", &format!("conference = {costs}"), 1)
                .replace("pieces = 44", "pieces = 43")
        });
        found.contains("Conference Costs that fall")
    };
    assert!(falls("[31, 30, 60]") && !falls("[30, 30, 60]") && !falls("[15, 30, 30]"));
}

#[test]
fn gp_6_territories_that_do_not_follow_the_pattern_are_refused() {
    let canada = "units = { energy = 0, food = 2, water = 3, ucp = 1, ns = 1 }\npremiums = [15, 20]";
    let with = |units: &str, premiums: &str| {
        mistakes(|text| {
            assert!(text.contains(canada));
            text.replace(canada, &format!("units = {{ {units} }}\npremiums = {premiums}"))
        })
    };
    let found = with("food = 2, water = 3, ucp = 2, ns = 1", "[15, 25]");
    assert!(
        found.contains("8 R-Units of 4 kinds on “canada” (expected: 7, not of all five kinds (GP-6))"),
        "{found}"
    );
    assert!(found.contains("premiums [15, 25] (expected: [15, 20] (GP-6))"), "{found}");
    let found = with("energy = 1, food = 2, water = 2, ucp = 1, ns = 1", "[15, 20]");
    assert!(found.contains("7 R-Units of 5 kinds"), "{found}");
    let found = with("food = 2, water = 2, ucp = 1, ns = 1", "[15, 20]");
    assert!(
        found.contains("2 Territories with an R-Unit less than the others (expected: one at most (GP-6))"),
        "{found}"
    );
}

#[test]
fn gp_7_another_number_of_cards_is_refused() {
    let found = mistakes(|text| text.replacen("count = 5", "count = 6", 1));
    assert!(found.contains("22 OPs cards (expected: 21 (GP-7))"), "{found}");
}

#[test]
fn gp_2_a_field_holds_only_what_belongs_to_its_kind() {
    let found = mistakes(|text| {
        text.replacen("kind = \"moonshot\"", "kind = \"moonshot\"\ngoods = [\"food\"]", 1).replacen(
            "kind = \"nsa\"",
            "kind = \"nsa\"\ntitle = \"usa\"",
            1,
        )
    });
    assert!(found.contains("a moonshot field that sells something"), "{found}");
    assert!(found.contains("a nsa field with a Title"), "{found}");
    // MOONSHOT! and an INFLUENCE field change places, and with them two quadrants their kinds of fields.
    let found = mistakes(|text| {
        let text = text.replacen("kind = \"influence\"", "@", 1);
        text.replace("kind = \"moonshot\"", "kind = \"influence\"").replace('@', "kind = \"moonshot\"")
    });
    assert!(found.contains("[8, 2, 1, 1, 1, 2]") && found.contains("[8, 2, 3, 1, 1, 0]"), "{found}");
}

#[test]
fn names_that_cannot_be_read_are_found() {
    let found = mistakes(|text| {
        text.replace("name = \"Plain\"", "name = \"  \"")
            .replace("name = \"usa\"", "name = \"u\\u0007sa\"")
            .replace("name = \"Base 2\"", "name = \"\"")
            .replace("id = \"congo\"", "id = \"con\\ngo\"")
            .replacen("colour = \"#888\"", "colour = \"url(x)\"", 1)
    });
    for part in [
        "nothing where a name",
        "“u\\u{7}sa” cannot be printed",
        "“con\\ngo” cannot be an id",
        "“url(x)” is no colour",
    ] {
        assert!(found.contains(part), "{part} is not in\n{found}");
    }
    assert_eq!(found.matches("nothing where a name").count(), 2);
}

#[test]
fn cards_that_come_to_nothing_are_found() {
    let card =
        "[[influence]]\nid = \"nought\"\nname = \"Nought\"\ntext = \"Nothing.\"\nwhen = [\"option\"]\n";
    for effect in [
        "do = \"eu\", amount = 0",
        "do = \"points\", amount = 0",
        "do = \"units\", unit = \"food\", count = 0",
        "do = \"draw\", stack = \"influence\", count = 0",
        "do = \"settle\", value = 0",
    ] {
        let found = mistakes(|text| format!("{text}\n{card}effects = [{{ {effect} }}]\n"));
        assert!(found.contains("an effect of “nought” comes to nothing"), "{effect}: {found}");
    }
    for goal in [
        "is = \"eu\", amount = 0",
        "is = \"titles\", titles = []",
        "is = \"deed\", deed = \"laps\", count = 0",
    ] {
        let mission = "[[mission]]\nid = \"nought\"\nname = \"Nought\"\ntext = \"Nothing.\"\n";
        let found = mistakes(|text| format!("{text}\n{mission}goals = [{{ {goal} }}]\n"));
        assert!(found.contains("at least one") || found.contains("1 to"), "{goal}: {found}");
    }
}
