//! Cards that an edition cannot have, and the words in which it is said.

use globopolis::card::{Moment, Moments};
use globopolis::{Action, CardId, Edition, FieldId, Goods, RUnit};
use table::Source;

use crate::support::Table;
use crate::world::{card, title, world};

/// Everything that is wrong with the plain edition once this is added to it: one card too many, at least.
fn with(card: &str) -> String {
    let text = format!("{}\n{card}", crate::plain::text());
    Edition::load(Source { name: "plain.toml", text: &text }).expect_err("one card too many").to_string()
}

fn influence(when: &str, effects: &str) -> String {
    with(&format!(
        "[[influence]]\nid = \"odd\"\nname = \"Odd\"\ntext = \"…\"\nwhen = [{when}]\neffects = [{effects}]\n"
    ))
}

fn operation(order: &str) -> String {
    with(&format!(
        "[[operation]]\nid = \"odd\"\nname = \"Odd\"\ntext = \"…\"\nside = \"either\"\norders = [{{ {order} }}]\n"
    ))
}

#[test]
fn gp_39_effects_of_one_card_share_a_title() {
    let different = "the effects of “odd” need different sorts of Titles";
    let own_and_foreign = r#"{ do = "shield" }, { do = "destroy-units", unit = "ns", count = 1 }"#;
    assert!(influence("\"option\"", own_and_foreign).contains(different));
    let both_own = r#"{ do = "shield" }, { do = "expel" }"#;
    assert!(!influence("\"option\"", both_own).contains(different));
}

#[test]
fn gp_39_a_card_can_be_played_at_some_moment_and_does_something() {
    let never = "“odd” can never do anything";
    assert!(influence("", r#"{ do = "spy" }"#).contains(never));
    assert!(influence("\"option\"", "").contains(never));
    assert!(!influence("\"option\"", r#"{ do = "spy" }"#).contains(never));
    let twice = "“odd” is played at once and at another moment";
    let gift = r#"{ do = "eu", amount = 5 }"#;
    assert!(influence("\"at-once\", \"option\"", gift).contains(twice));
    assert!(!influence("\"at-once\"", gift).contains(twice));
}

#[test]
fn gp_39_a_moment_fits_what_a_card_does() {
    let unfit = "“odd” is played at a moment that does not fit what it does";
    for (right, wrong, effect) in [
        ("option", "landed", r#"do = "buy-units", count = 2, price = 5"#),
        ("foreign", "option", r#"do = "conference", percent = 50"#),
        ("market", "option", r#"do = "market-shuttle""#),
        ("landed", "foreign", r#"do = "fly", to = "base""#),
        ("option", "end", r#"do = "advance", most = 6"#),
        ("option", "landed", r#"do = "develop""#),
        ("early-option", "landed", r#"do = "exchange""#),
    ] {
        let found = |when: &str| influence(&format!("{when:?}"), &format!("{{ {effect} }}")).contains(unfit);
        assert!(found(wrong) && !found(right), "{effect}");
    }
}

#[test]
fn gp_39_nobody_chooses_anything_at_once() {
    let chosen = "“odd” is played at once, but somebody must choose something";
    for effect in [
        r#"do = "draw", stack = "influence", count = 1"#,
        r#"do = "spy""#,
        r#"do = "lose-points", amount = 2"#,
    ] {
        assert!(influence("\"at-once\"", &format!("{{ {effect} }}")).contains(chosen), "{effect}");
    }
    assert!(!influence("\"at-once\"", r#"{ do = "pay", amount = 5 }"#).contains(chosen));
}

#[test]
fn gp_39_amounts_are_within_their_bounds() {
    let conference = |more: &str| influence("\"foreign\"", &format!("{{ do = \"conference\", {more} }}"));
    assert!(conference("percent = 101").contains("101 percent of a Conference Cost"));
    assert!(!conference("percent = 100, roll = true").contains("percent of a Conference Cost"));
    let nothing = "an effect of “odd” comes to nothing";
    assert!(conference("percent = 100").contains(nothing), "the whole cost, and the turn is over");
    assert!(!conference("percent = 100, roll = true").contains(nothing));
    assert!(!conference("percent = 99").contains(nothing));
    for (most, wrong) in [(0, true), (1, false), (18, false), (19, true)] {
        let found = influence("\"option\"", &format!("{{ do = \"advance\", most = {most} }}"));
        assert_eq!(found.contains(&format!("an advance of up to {most}")), wrong, "{most}");
    }
    let points =
        |from: &str| influence("\"option\"", &format!("{{ do = \"points\", amount = 2, from = {from:?} }}"));
    assert!(
        points("all").contains("points from all others") && !points("target").contains("points from all")
    );
    let take = |from: &str| {
        influence(
            "\"option\"",
            &format!("{{ do = \"take-units\", unit = \"food\", count = 1, from = {from:?} }}"),
        )
    };
    assert!(take("bank").contains("units taken from the bank") && !take("all").contains("units taken"));
}

#[test]
fn gp_80_an_order_orders_something() {
    for (nothing, something, what) in [
        ("do = \"dice\"", "do = \"dice\", other = 1", "no dice at all"),
        ("do = \"destroy-ns\", count = 0", "do = \"destroy-ns\", count = 1", "no NS-Units at all"),
        ("do = \"spoils\"", "do = \"spoils\", points = 1", "spoils of nothing"),
    ] {
        assert!(operation(nothing).contains(what) && !operation(something).contains(what), "{what}");
    }
}

#[test]
fn gp_7_an_edition_has_at_most_96_cards() {
    let more = |count: usize| {
        with(&format!(
            "[[influence]]\nid = \"odd\"\nname = \"Odd\"\ntext = \"…\"\ncount = {count}\nwhen = [\"option\"]\neffects = [{{ do = \"spy\" }}]\n"
        ))
    };
    let there = 21 + 12 + 32;
    assert!(!more(96 - there).contains("at most 96"));
    assert!(more(97 - there).contains("97 cards (expected: at most 96)"));
}

#[test]
fn ids_are_told_apart_and_counts_are_as_printed() {
    let text = crate::plain::text();
    let mistakes = |text: &str| {
        Edition::load(Source { name: "plain.toml", text }).expect_err("it is a bad edition").to_string()
    };
    let twice = mistakes(&text.replace("id = \"congo\"", "id = \"nigeria\""));
    assert!(twice.contains("the Title “nigeria” is listed twice"), "{twice}");
    let at = text.find("[[territory]]").expect("Territories");
    let end = at + text[at + 1..].find("[[").expect("more than one") + 1;
    let fewer = mistakes(&format!("{}{}", &text[..at], &text[end..]));
    assert!(fewer.contains("31 "), "{fewer}");
}

#[test]
fn gp_69_neighbours_are_two_territories() {
    let found = |pair: &str| {
        let text = crate::plain::text().replace("[[\"usa\", \"canada\"]]", pair);
        Edition::load(Source { name: "plain.toml", text: &text }).map_err(|mistakes| mistakes.to_string())
    };
    let no_pair = "neighbours that are no pair";
    for pair in [
        "[[\"usa\", \"usa\"]]",
        "[[\"usa\", \"fresh-water\"]]",
        "[[\"fresh-water\", \"usa\"]]",
        "[[\"fresh-water\", \"core-energy\"]]",
    ] {
        assert!(found(pair).is_err_and(|told| told.contains(no_pair)), "{pair}");
    }
    assert!(found("[[\"canada\", \"usa\"]]").is_ok());
}

/// What is said twice is not unsaid.
#[test]
fn a_set_holds_what_was_put_into_it() {
    let when: Moments = [Moment::Option, Moment::Landed, Moment::Option].into_iter().collect();
    assert!(when.has(Moment::Option) && when.has(Moment::Landed) && !when.has(Moment::Market));
    let goods: Goods = [RUnit::Food, RUnit::Ns, RUnit::Food].into_iter().collect();
    assert!(goods.has(RUnit::Food) && goods.has(RUnit::Ns) && !goods.has(RUnit::Water));
}

#[test]
fn what_is_not_on_the_board_is_none_of_it() {
    let world = world();
    let canada = world.field_of(title("canada"));
    assert_eq!((world.title_at(canada), world.title_at(world.teleport())), (Some(title("canada")), None));
    assert_eq!(world.card_name(card("big-umbrella")), world.card(card("big-umbrella")).name);
    let last = CardId::from_index(world.cards().len() - 1);
    let beyond = CardId::from_index(world.cards().len());
    assert!(world.has_card(last) && !world.has_card(beyond));
    assert!(world.has_field(FieldId(63)) && !world.has_field(FieldId(64)));
    assert_eq!(Table::new(2, "phase = \"base\"").refused(0, Action::Fly(FieldId(64))), 2);
}
