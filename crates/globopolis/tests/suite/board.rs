//! Board and pieces: GP-1 to GP-8.

use std::collections::{BTreeMap, BTreeSet};

use globopolis::card::CardFace;
use globopolis::edition::{FieldKind, WORLD};
use globopolis::event::{Conflict, Visits};
use globopolis::{Action, CardKind, Event, Globopolis, Options, RUnit, Team, TitleId, Units};
use serde_json::json;
use table::dice::{Fall, FastDice, Recorder};
use table::{Chronicle, Game, Offered};

use crate::support::Table;
use crate::world::{game, group, load, title, units, world};

#[test]
fn gp_1_two_to_five_can_play() {
    for seats in 0..=8 {
        let made = Globopolis::new(world().clone(), Options::FULL, seats);
        if (2..=5).contains(&seats) {
            assert_eq!(made.unwrap().seats(), seats);
        } else {
            assert_eq!(made.unwrap_err().clause.number, 1, "{seats} people");
        }
    }
}

#[test]
fn gp_1_everybody_has_a_governor_points_eu_a_stock_cards_and_agents() {
    let titles: [&[&str]; 3] = [&["brazil"], &["japan"], &["fresh-water"]];
    let table = Table::dealt(Options { titles_dealt: Some(1), ..Options::FULL }, &titles, &[6, 1, 1]);
    let open = &table.state.open;
    for seat in 0..3 {
        assert_eq!(table.governor(seat), world().teleport());
        assert_eq!(table.eu(seat), 200);
        assert_eq!(table.state.hands[Team(seat)].len(), 7);
        assert_eq!(open.players[Team(seat)].agents + open.players[Team(seat)].reserve, 20);
    }
    assert_eq!([0, 1, 2].map(|team| table.points(team)), [3, 3, 4]);
    assert_eq!([0, 1, 2].map(|team| table.stock(team)), [units("1 food"), Units::NONE, Units::NONE]);
}

#[test]
fn gp_1_a_seat_that_does_not_play_is_refused() {
    assert_eq!(Table::new(3, "").refused(3, Action::Roll { dice: 1, back: false }), 1);
}

fn sort(kind: FieldKind) -> &'static str {
    match kind {
        FieldKind::Territory(_) => "territory",
        FieldKind::Guild(_) => "guild",
        FieldKind::OpsMission => "ops-mission",
        FieldKind::Influence => "influence",
        FieldKind::Market(_) | FieldKind::Bank => "independent",
        FieldKind::Base => "base",
        FieldKind::Teleport | FieldKind::Moonshot | FieldKind::Nsa | FieldKind::Nia => "special",
    }
}

#[test]
fn gp_2_the_ring_has_64_fields() {
    let mut found: BTreeMap<&str, usize> = BTreeMap::new();
    for field in world().fields() {
        *found.entry(sort(field.kind)).or_default() += 1;
    }
    let right = [
        ("territory", 32),
        ("ops-mission", 8),
        ("influence", 8),
        ("independent", 4),
        ("guild", 4),
        ("base", 4),
        ("special", 4),
    ];
    assert_eq!(found, BTreeMap::from(right));
    assert_eq!(world().fields().len(), 64);
    for special in [FieldKind::Teleport, FieldKind::Moonshot, FieldKind::Nsa, FieldKind::Nia] {
        assert_eq!(world().fields().iter().filter(|field| field.kind == special).count(), 1, "{special:?}");
    }
}

#[test]
fn gp_2_every_quadrant_is_alike_and_begins_with_its_base() {
    let mut titles = BTreeSet::new();
    for (quadrant, base) in world().bases().into_iter().enumerate() {
        let mut found: BTreeMap<&str, usize> = BTreeMap::new();
        for step in 0..16 {
            let kind = world().kind(base.ahead(step));
            *found.entry(sort(kind)).or_default() += 1;
            if let FieldKind::Territory(id) = kind {
                assert_eq!(world().quadrant_of(id), quadrant);
                assert!(world().quadrant(quadrant).contains(id));
                titles.insert(id);
            }
        }
        let right = [
            ("base", 1),
            ("territory", 8),
            ("ops-mission", 2),
            ("influence", 2),
            ("independent", 1),
            ("guild", 1),
            ("special", 1),
        ];
        assert_eq!(found, BTreeMap::from(right), "quadrant {quadrant}");
    }
    assert_eq!(titles.len(), 32, "no Territory is in two quadrants");
}

#[test]
fn gp_2_an_edition_with_another_ring_is_refused() {
    let no_moonshot = WORLD.replace("kind = \"moonshot\"", "kind = \"influence\"");
    assert!(load(&no_moonshot).unwrap_err().contains("(GP-2)"));
    // The NIA and Israel change places, and with them two quadrants their kinds of fields.
    let israel = "kind = \"market\"\nname = \"Israel\"\ngoods = [\"food\"]";
    assert!(WORLD.contains(israel));
    let uneven = WORLD.replace("kind = \"nia\"", "@").replace(israel, "kind = \"nia\"").replace('@', israel);
    let wrong = load(&uneven).unwrap_err();
    assert!(
        wrong.contains("quadrant 3") && wrong.contains("quadrant 4") && wrong.contains("(GP-2)"),
        "{wrong}"
    );
}

#[test]
fn gp_3_twelve_colour_groups_of_two_to_four() {
    let ids: BTreeSet<&str> = world().groups().iter().map(|group| group.id.as_str()).collect();
    let right = [
        "alaska-nunavut",
        "australia-new-zealand",
        "central-africa",
        "eastern-europe",
        "north-africa-turkey",
        "north-america",
        "saudi-arabia-iran",
        "scandinavia",
        "south-america",
        "southeast-asia",
        "southern-africa",
        "western-europe",
    ];
    assert_eq!(ids, BTreeSet::from(right));
    let sizes = world().groups().iter().map(|group| group.territories.len());
    assert!(sizes.clone().all(|size| (2..=4).contains(&size)));
    assert_eq!(sizes.sum::<usize>(), 32, "every Territory is in one group");
}

#[test]
fn gp_3_four_guilds_have_two_associated_territories_each() {
    let right = [
        ("core-energy", "alaska-nunavut", ["alaska", "nunavut"]),
        ("solar-satellite", "saudi-arabia-iran", ["saudi-arabia", "iran"]),
        ("wind-wave", "southern-africa", ["tanzania", "south-africa"]),
        ("fresh-water", "scandinavia", ["sweden", "norway"]),
    ];
    for (guild, of, associated) in right {
        let found = world().title(title(guild));
        assert!(title(guild).is_guild());
        assert_eq!(found.group, group(of));
        assert_eq!(found.associated, associated.into_iter().map(title).collect(), "{guild}");
    }
    let elsewhere =
        WORLD.replace("associated = [\"norway\", \"sweden\"]", "associated = [\"norway\", \"japan\"]");
    assert!(load(&elsewhere).unwrap_err().contains("(GP-3)"));
}

#[test]
fn gp_4_275_r_units_of_five_kinds_and_44_pieces() {
    assert_eq!(RUnit::ALL.map(RUnit::id), ["water", "food", "energy", "ucp", "ns"]);
    assert_eq!(world().units.total(), 275);
    assert_eq!(world().pieces, 44);
}

#[test]
fn gp_4_undealt_allocations_are_set_aside_and_the_rest_is_the_bank() {
    let titles: [&[&str]; 2] = [&["china"], &["core-energy"]];
    let table = Table::dealt(Options { titles_dealt: Some(1), ..Options::FULL }, &titles, &[2, 1]);
    let allocated = |id: TitleId| world().title(id).units;
    let mut bank = world().units;
    for id in TitleId::all() {
        bank -= allocated(id);
        if id != title("china") {
            assert_eq!(table.state.open.titles[id].units, allocated(id), "{}", world().title_name(id));
        }
    }
    assert_eq!(table.state.open.bank, bank);
    assert_eq!(table.state.open.pieces, 44);
}

/// A table whose bank has just so many of a kind; player 1 has the others.
fn with_bank(text: &str, unit: RUnit, count: u8) -> Table {
    let mut table = Table::new(2, text);
    let open = &mut table.state.open;
    open.players[Team(1)].stock[unit] += open.bank[unit] - count;
    open.bank[unit] = count;
    table
}

#[test]
fn gp_4_the_bank_hands_out_only_what_it_has_and_owes_nothing() {
    // From South Africa's neighbour at 23 to the NSA at 24; a 5 is good for three NS-Units.
    let mut table = with_bank("[[governor]]\nat = \"brazil\"", RUnit::Ns, 2);
    table.throw(0, Action::Roll { dice: 1, back: false }, &[1, 5]);
    assert!(table.told(Visits::Academy { team: Team(0), face: 5, units: 2 }));
    assert_eq!(table.stock(0), units("2 ns"));
    assert_eq!(table.state.open.bank[RUnit::Ns], 0);
    table.act(0, Action::Stop).end().idle();
    assert_eq!(table.stock(0), units("2 ns"), "the third is not owed");
}

#[test]
fn gp_4_a_market_cannot_sell_what_the_bank_has_not_got() {
    let shop = "phase = \"shop\"\ngoods = [\"food\"]\nleft = 5\n[[governor]]\nat = \"Israel\"";
    let mut table = with_bank(shop, RUnit::Food, 2);
    assert_eq!(table.refused(0, Action::Buy { unit: RUnit::Food, count: 3 }), 4);
    table.act(0, Action::Buy { unit: RUnit::Food, count: 2 });
    assert_eq!((table.stock(0), table.eu(0)), (units("2 food"), 240));
}

#[test]
fn gp_4_without_pieces_nothing_is_developed() {
    let text = "[[player]]\ntitles = [\"brazil\"]\n[[player]]\n\
                [[title]]\nid = \"brazil\"\nunits = { water = 1, food = 1, energy = 1, ucp = 1, ns = 1 }";
    let mut table = Table::new(2, text);
    table.state.open.pieces = 0;
    assert_eq!(table.refused(0, Action::Develop(title("brazil"))), 4);
    table.state.open.pieces = 44;
    table.act(0, Action::Develop(title("brazil")));
    assert_eq!(table.state.open.pieces, 43);
}

#[test]
fn gp_4_eu_never_run_out() {
    let mut table = Table::new(2, "[[player]]\neu = 1000000\n[[player]]\n[[governor]]\nat = \"australia\"");
    table.throw(0, Action::Roll { dice: 1, back: false }, &[2]);
    assert_eq!(table.eu(0), 1_000_040);
}

#[test]
fn gp_5_what_titles_show() {
    for id in TitleId::territories() {
        let found = world().title(id);
        assert!((1..=4).contains(&found.value), "{}", found.name);
        assert!(!found.units.is_empty(), "{}", found.name);
        assert!(found.premiums[0] > 0 && found.premiums[0] < found.premiums[1], "{}", found.name);
        let [plain, developed, super_developed] = found.conference;
        assert!(0 < plain && plain < developed && developed < super_developed, "{}", found.name);
    }
    for id in TitleId::guilds() {
        let found = world().title(id);
        assert_eq!(found.value, 4, "{}", found.name);
        assert!(!found.units.is_empty(), "{}", found.name);
        assert!(found.rates.is_sorted_by(|one, next| one < next) && found.rates[0] > 0, "{}", found.name);
    }
}

#[test]
fn gp_5_another_value_is_refused() {
    let valued_five = WORLD.replacen("value = 4", "value = 5", 1);
    assert!(load(&valued_five).unwrap_err().contains("(GP-5)"));
}

#[test]
fn gp_6_the_printed_titles_are_used_as_they_are() {
    // Energy, food, water, UCP, NS; premiums.
    let printed: [(&str, u8, [u8; 5], [u16; 2]); 7] = [
        ("new-zealand", 2, [1, 1, 1, 2, 0], [10, 15]),
        ("turkey", 2, [0, 2, 1, 0, 2], [10, 15]),
        ("japan", 3, [1, 0, 1, 2, 2], [15, 20]),
        ("poland", 3, [1, 1, 0, 3, 2], [15, 20]),
        ("canada", 3, [0, 2, 3, 1, 1], [15, 20]),
        ("congo", 1, [1, 0, 0, 1, 1], [5, 10]),
        ("venezuela", 1, [0, 1, 1, 0, 1], [5, 10]),
    ];
    for (id, value, [energy, food, water, ucp, ns], premiums) in printed {
        let found = world().title(title(id));
        assert_eq!(found.value, value, "{id}");
        assert_eq!(found.units, Units([water, food, energy, ucp, ns]), "{id}");
        assert_eq!(found.premiums, premiums, "{id}");
    }
    for (id, value) in [("england", 3), ("sweden", 3), ("nunavut", 2)] {
        assert_eq!(world().title(title(id)).value, value, "{id}");
    }
    assert_eq!(world().title(title("fresh-water")).units, units("15 water"));
    assert_eq!(world().title(title("wind-wave")).units, units("10 water 10 energy"));
}

#[test]
fn gp_6_the_others_follow_the_pattern() {
    for id in TitleId::territories() {
        let found = world().title(id);
        let value = u16::from(found.value);
        let right = if found.id == "japan" { 2 * value } else { 2 * value + 1 };
        assert_eq!(found.units.total(), u32::from(right), "{}", found.name);
        assert_eq!(found.units.sets(), 0, "{} has all five kinds", found.name);
        assert_eq!(found.premiums, [5 * value, 5 * value + 5], "{}", found.name);
    }
}

#[test]
fn gp_7_65_cards() {
    let of_kind = |kind| world().cards_of_kind(kind).len();
    assert_eq!(world().cards().len(), 65);
    assert_eq!(CardKind::ALL.map(of_kind), [21, 12, 32]);
    let ops = world().cards_of_kind(CardKind::Ops);
    for card in ops.iter() {
        let face = &world().card(card).face;
        assert!(matches!(face, CardFace::Opportunity { .. } | CardFace::Operation { .. }));
    }
    let of = |fits: fn(&CardFace) -> bool| world().cards().iter().filter(|card| fits(&card.face)).count();
    assert!(of(|face| matches!(face, CardFace::Opportunity { .. })) > 0);
    assert!(of(|face| matches!(face, CardFace::Operation { .. })) > 0);
}

#[test]
fn gp_8_only_the_dice_in_the_box_are_thrown() {
    let mut sides = BTreeSet::new();
    for seed in 0..3 {
        let game = game(Options::FULL, 4);
        let (mut dice, mut choices) = (Recorder::new(FastDice::new(seed)), FastDice::new(!seed));
        let mut told = Chronicle::default();
        let mut state = game.set_up(&mut dice, &mut told);
        let mut actions = Vec::new();
        for _ in 0..4000 {
            let Some(seat) = game.to_act(&state).must.iter().next() else { break };
            game.legal(&state, seat, &mut actions);
            let chosen = choices.below(u32::try_from(actions.len()).unwrap());
            let action = actions[usize::try_from(chosen).unwrap()];
            game.apply(&mut state, seat, &action, &mut dice, &mut told).unwrap();
        }
        for fall in dice.into_falls() {
            if let Fall::Die(_, of, face) = fall {
                assert!((1..=of).contains(&face));
                sides.insert(of);
            }
        }
        for told in &told.told {
            if let Event::Conflict(Conflict::BattleRound { aggressor, defender, .. }) = told.event {
                assert!(aggressor.count + defender.count <= 12, "there are twelve d6");
            }
        }
    }
    assert_eq!(sides, BTreeSet::from([6, 8, 10, 12, 20]));
}

#[test]
fn gp_8_a_0_on_the_d10_counts_10() {
    let text = "phase = \"rounds\"\nbattle = { from = \"usa\", against = \"mexico\", dice = [0, 0] }\n\
                [[player]]\ntitles = [\"usa\"]\n[[player]]\ntitles = [\"mexico\"]";
    let mut table = Table::new(2, text);
    table.throw(0, Action::Fight, &[8, 10]);
    assert_eq!(table.owner("usa"), Some(1), "ten beats eight");
}

/// What numbers in views and actions stand for, as programs read it.
#[test]
fn gp_2_the_board_as_data_has_every_field_title_and_card() {
    let board = game(Options::FULL, 3).board();
    let list = |name: &str| board[name].as_array().cloned().unwrap_or_default();
    assert_eq!(["fields", "titles", "cards"].map(|name| list(name).len()), [64, 36, 65]);
    let canada = title("canada");
    let there = &list("titles")[canada.index()];
    assert_eq!((&there["id"], &there["name"]), (&json!("canada"), &json!("Canada")));
    assert_eq!(list("fields")[world().field_of(canada).index()]["title"], json!(canada));
    assert!(list("cards").iter().all(|card| card["text"].is_string() && card["number"].is_number()));
    let mut pair = [title("usa"), canada];
    pair.sort_unstable();
    assert_eq!(board["neighbours"], json!([pair]));
}
