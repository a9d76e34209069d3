//! The Option Phase: GP-28 to GP-35.

use globopolis::event::Resources;
use globopolis::{Action, Globopolis, Options, Phase, RUnit, Team, Units};

use crate::support::Table;
use crate::world::{
    allocate, buy_stock, develop, eu, offer, take_stock, title, titles, transfer, units, world,
};

const SET: &str = "{ water = 1, food = 1, energy = 1, ucp = 1, ns = 1 }";
const TWO_SETS: &str = "{ water = 2, food = 2, energy = 2, ucp = 2, ns = 2 }";

/// Player 0 has Brazil with these R-Units and level, Peru without any, and this besides.
fn brazil(units: &str, level: u8, more: &str) -> Table {
    let text = format!(
        "[[player]]\ntitles = [\"brazil\", \"peru\"]\n{more}\n[[player]]\n\
         [[title]]\nid = \"brazil\"\nunits = {units}\nlevel = {level}\n[[title]]\nid = \"peru\"\nunits = {{}}"
    );
    Table::new(2, &text)
}

#[test]
fn gp_28_a_turn_is_option_phase_event_phase_agents() {
    let mut table = Table::new(2, "[[player]]\ntitles = [\"japan\"]\nstock = { water = 2 }\n[[player]]");
    assert_eq!(table.phase(), Phase::Option);
    table
        .act(0, Action::BuyPoints(1))
        .act(0, allocate(RUnit::Water, 1, "japan"))
        .act(0, Action::BuyPoints(1));
    assert_eq!(table.phase(), Phase::Option, "any of it, in any order, as often as allowed");
    // To Alaska, which nobody owns.
    table.roll(&[3]);
    assert_eq!(table.phase(), Phase::Agents);
    assert_eq!(table.refused(0, allocate(RUnit::Water, 1, "japan")), 28);
    assert_eq!(table.refused(0, Action::Roll { dice: 1, back: false }), 61);
    table.act(0, Action::Pass);
    assert_eq!((table.turn(), table.phase()), (1, Phase::Option));
}

#[test]
fn gp_28_nobody_acts_in_anothers_option_phase() {
    let table = Table::new(2, "[[player]]\n[[player]]\ntitles = [\"japan\"]\nstock = { water = 1 }");
    for action in
        [allocate(RUnit::Water, 1, "japan"), Action::BuyPoints(1), Action::Roll { dice: 1, back: false }]
    {
        assert_eq!(table.refused(1, action), 28);
    }
}

#[test]
fn gp_28_sixty_moves_without_a_timer() {
    let text = "this_turn = { moves = 58 }\n[[player]]\ntitles = [\"japan\", \"china\"]\n\
                stock = { food = 5 }\n[[player]]";
    let mut table = Table::new(2, text);
    assert_eq!(table.refused(0, allocate(RUnit::Food, 3, "japan")), 28);
    table.act(0, allocate(RUnit::Food, 1, "japan")).act(0, transfer(RUnit::Food, 1, "japan", "china"));
    assert_eq!(table.state.open.this_turn.moves, 60);
    assert_eq!(table.refused(0, allocate(RUnit::Food, 1, "japan")), 28);
    assert_eq!(table.refused(0, transfer(RUnit::Food, 1, "japan", "china")), 28);
    table.act(0, Action::BuyPoints(1)); // what remains possible
    let timer = Options { timer: Some(90), ..Options::FULL };
    let mut table = Table::with(timer, 2, &text.replace("58", "60"));
    table.act(0, allocate(RUnit::Food, 5, "japan"));
}

#[test]
fn gp_28_a_timer_that_stops_for_deals_keeps_the_limits() {
    let stops = Options { timer: Some(90), timer_stops_for_deals: true, ..Options::FULL };
    let text = "this_turn = { moves = 60 }\n[[player]]\ntitles = [\"japan\"]\nstock = { food = 5 }\n\
                offers_made = 12\n[[player]]";
    let table = Table::with(stops, 2, text);
    assert_eq!(table.refused(0, allocate(RUnit::Food, 1, "japan")), 28);
    assert_eq!(table.refused(0, offer(1, titles(&["japan"]), eu(5))), 28);
}

#[test]
fn gp_28_twelve_offers_without_a_timer() {
    let text = "[[player]]\ntitles = [\"japan\"]\noffers_made = 11\n[[player]]";
    let deal = offer(1, titles(&["japan"]), eu(5));
    let mut table = Table::new(2, text);
    table.act(0, deal).act(1, Action::Decline(Team(0)));
    assert_eq!(table.refused(0, deal), 28);
    table.act(0, Action::BuyPoints(1));
    let timer = Options { timer: Some(90), ..Options::FULL };
    let mut table = Table::with(timer, 2, &text.replace("11", "12"));
    table.act(0, deal);
}

#[test]
fn gp_28_the_limits_begin_anew_with_every_turn() {
    let text = "this_turn = { moves = 60 }\n[[player]]\ntitles = [\"japan\"]\noffers_made = 12\n\
                [[player]]\ntitles = [\"china\"]\nstock = { water = 1 }";
    let mut table = Table::plain(2, text);
    table.idle().act(1, allocate(RUnit::Water, 1, "china"));
    assert_eq!(table.state.open.this_turn.moves, 1);
    table.act(0, offer(1, titles(&["japan"]), eu(5)));
}

#[test]
fn gp_28_a_timer_that_stops_has_to_be_there() {
    let refused = |options| Globopolis::new(world().clone(), options, 3).unwrap_err().clause.number;
    assert_eq!(refused(Options { timer_stops_for_deals: true, ..Options::FULL }), 28);
    assert_eq!(refused(Options { timer: Some(0), ..Options::FULL }), 28);
    let good = Options { timer: Some(90), timer_stops_for_deals: true, ..Options::FULL };
    assert!(Globopolis::new(world().clone(), good, 3).is_ok());
}

#[test]
fn gp_29_two_ns_and_one_for_each_complete_set_at_most_four() {
    let with_sets = |sets: u8| {
        let units = format!("{{ water = {sets}, food = {sets}, energy = {sets}, ucp = {sets}, ns = 2 }}");
        // Two NS-Units can complete two sets; the third set needs a third.
        let units = if sets == 3 { units.replace("ns = 2", "ns = 3") } else { units };
        brazil(&units, 0, "stock = { ns = 5 }")
    };
    for (sets, cap) in [(0, 2), (1, 3), (2, 4), (3, 4)] {
        let mut table = with_sets(sets);
        let there = table.on_title("brazil")[RUnit::Ns];
        for _ in there..cap {
            table.act(0, allocate(RUnit::Ns, 1, "brazil"));
        }
        assert_eq!(table.on_title("brazil")[RUnit::Ns], cap);
        assert_eq!(table.refused(0, allocate(RUnit::Ns, 1, "brazil")), 29, "{sets} sets");
    }
    assert_eq!(with_sets(0).refused(0, allocate(RUnit::Ns, 1, "brazil")), 29);
}

#[test]
fn gp_29_an_ns_unit_cannot_be_moved_above_the_cap_either() {
    let text = "[[player]]\ntitles = [\"japan\", \"china\"]\n[[player]]";
    let table = Table::new(2, text);
    assert_eq!(table.on_title("japan")[RUnit::Ns], 2);
    assert_eq!(table.refused(0, transfer(RUnit::Ns, 1, "china", "japan")), 29);
}

#[test]
fn gp_29_when_the_cap_falls_the_surplus_goes_to_the_stock_at_once() {
    let mut table = brazil(&TWO_SETS.replace("ns = 2", "ns = 4"), 0, "");
    table.act(0, transfer(RUnit::Water, 1, "brazil", "peru"));
    assert!(table.told(Resources::NsOverCap { team: Team(0), title: title("brazil"), count: 1 }));
    assert_eq!((table.on_title("brazil")[RUnit::Ns], table.stock(0)), (3, units("1 ns")));
    table.act(0, transfer(RUnit::Water, 1, "brazil", "peru"));
    assert_eq!((table.on_title("brazil")[RUnit::Ns], table.stock(0)), (2, units("2 ns")));
}

#[test]
fn gp_29_other_r_units_are_not_limited() {
    let mut table = brazil("{}", 0, "stock = { food = 15 }");
    table.act(0, allocate(RUnit::Food, 15, "brazil"));
    assert_eq!(table.on_title("brazil"), units("15 food"));
}

#[test]
fn gp_30_r_units_from_the_stock_and_between_own_territories() {
    let mut table = brazil("{ water = 2 }", 0, "stock = { food = 3 }");
    table.act(0, allocate(RUnit::Food, 2, "peru")).act(0, transfer(RUnit::Water, 1, "brazil", "peru"));
    assert_eq!(table.stock(0), units("1 food"));
    assert_eq!(table.on_title("brazil"), units("1 water"));
    assert_eq!(table.on_title("peru"), units("1 water 2 food"));
    assert_eq!(table.refused(0, allocate(RUnit::Food, 2, "peru")), 30, "only one is left");
    assert_eq!(table.refused(0, transfer(RUnit::Water, 2, "brazil", "peru")), 30);
    assert_eq!(table.refused(0, allocate(RUnit::Food, 0, "peru")), 30);
    assert_eq!(table.refused(0, transfer(RUnit::Water, 1, "brazil", "brazil")), 30);
}

#[test]
fn gp_30_only_own_territories() {
    let text = "[[player]]\ntitles = [\"japan\", \"core-energy\"]\nstock = { water = 1 }\n\
                [[player]]\ntitles = [\"usa\"]";
    let table = Table::new(2, text);
    for id in ["usa", "mexico"] {
        assert_eq!(table.refused(0, allocate(RUnit::Water, 1, id)), 30, "{id}");
        assert_eq!(table.refused(0, transfer(RUnit::Water, 1, "japan", id)), 30, "{id}");
        assert_eq!(table.refused(0, transfer(RUnit::Ucp, 1, id, "japan")), 30, "{id}");
    }
    // A Guild is no Territory.
    assert_eq!(table.refused(0, allocate(RUnit::Water, 1, "core-energy")), 2);
    assert_eq!(table.refused(0, transfer(RUnit::Energy, 1, "core-energy", "japan")), 2);
}

#[test]
fn gp_30_nothing_returns_to_the_stock() {
    let table = brazil(&SET.replace("ns = 1", "ns = 2"), 0, "");
    let moves = table.legal(0);
    assert!(moves.iter().any(|action| matches!(action, Action::Transfer { .. })), "{moves:?}");
    for action in moves {
        if !matches!(action, Action::Roll { .. }) {
            let mut copy = brazil(&SET.replace("ns = 1", "ns = 2"), 0, "");
            copy.act(0, action);
            assert_eq!(copy.stock(0), Units::NONE, "{action:?}");
        }
    }
}

#[test]
fn gp_31_a_set_and_the_first_premium_make_a_territory_developed() {
    let mut table = brazil(SET, 0, "");
    table.act(0, develop("brazil"));
    assert!(table.told(Resources::Developed { team: Team(0), title: title("brazil"), level: 1, eu: 15 }));
    assert_eq!((table.level("brazil"), table.eu(0), table.points(0)), (1, 250 - 15, 3 + 1 + 5));
    assert_eq!(table.on_title("brazil").total(), 5, "the R-Units stay");
    assert_eq!(table.state.open.pieces, 43);
}

#[test]
fn gp_31_without_a_set_nothing_is_developed() {
    for unit in ["water", "food", "energy", "ucp", "ns"] {
        let table = brazil(&SET.replace(&format!("{unit} = 1"), &format!("{unit} = 0")), 0, "");
        assert_eq!(table.refused(0, develop("brazil")), 31, "no {unit}");
    }
}

#[test]
fn gp_31_two_sets_and_the_second_premium_make_it_super_developed() {
    let mut table = brazil(TWO_SETS, 1, "");
    table.act(0, develop("brazil"));
    assert_eq!((table.level("brazil"), table.eu(0), table.points(0)), (2, 250 - 20, 3 + 1 + 10));
    assert_eq!(brazil(SET, 1, "").refused(0, develop("brazil")), 31, "one set is too few");
    assert_eq!(brazil(TWO_SETS, 2, "").refused(0, develop("brazil")), 31, "there is no third level");
}

#[test]
fn gp_31_one_level_per_territory_and_turn() {
    let text = format!(
        "[[player]]\ntitles = [\"brazil\", \"peru\"]\n[[player]]\n\
         [[title]]\nid = \"brazil\"\nunits = {TWO_SETS}\n[[title]]\nid = \"peru\"\nunits = {SET}"
    );
    let mut table = Table::plain(2, &text);
    table.act(0, develop("brazil"));
    assert_eq!(table.refused(0, develop("brazil")), 31);
    table.act(0, develop("peru"));
    assert_eq!(table.eu(0), 250 - 15 - 5, "several Territories per turn are fine");
    table.idle().idle().act(0, develop("brazil"));
    assert_eq!((table.level("brazil"), table.eu(0)), (2, 250 - 15 - 5 - 20));
}

#[test]
fn gp_31_only_own_territories_that_can_be_paid() {
    let table = brazil(SET, 0, "eu = 0\npoints = 2");
    assert_eq!(table.refused(0, develop("brazil")), 27);
    assert_eq!(table.refused(1, develop("brazil")), 28);
    assert_eq!(table.refused(0, develop("usa")), 30);
}

#[test]
fn gp_32_what_r_units_do_not_justify_is_set_back_until_they_return() {
    let mut table = brazil(SET, 1, "");
    let cost = |table: &Table| table.game.conference_cost(&table.state.open, title("brazil"));
    assert_eq!((table.points(0), cost(&table)), (9, 50));
    table.act(0, transfer(RUnit::Food, 1, "brazil", "peru"));
    assert!(table.told(Resources::SetBack { team: Team(0), title: title("brazil"), points: 5 }));
    assert_eq!((table.points(0), cost(&table), table.level("brazil")), (4, 25, 1));
    assert_eq!(table.state.open.pieces, 43, "the piece stays");
    table.act(0, transfer(RUnit::Food, 1, "peru", "brazil"));
    assert!(table.told(Resources::Restored { team: Team(0), title: title("brazil"), points: 5 }));
    assert_eq!((table.points(0), cost(&table), table.eu(0)), (9, 50, 250), "no new premium");
}

#[test]
fn gp_32_two_levels_can_be_set_back_one_by_one() {
    let mut table = brazil(TWO_SETS, 2, "");
    let cost = |table: &Table| table.game.conference_cost(&table.state.open, title("brazil"));
    let mut seen = vec![(table.points(0), cost(&table))];
    for _ in 0..2 {
        table.act(0, transfer(RUnit::Energy, 1, "brazil", "peru"));
        seen.push((table.points(0), cost(&table)));
    }
    assert_eq!(seen, [(14, 90), (9, 50), (4, 25)]);
    table.act(0, transfer(RUnit::Energy, 2, "peru", "brazil"));
    assert_eq!((table.points(0), cost(&table)), (14, 90));
}

#[test]
fn gp_32_what_is_set_back_does_not_count_for_strength() {
    let text = |units: &str| {
        format!(
            "[[player]]\ntitles = [\"brazil\"]\n[[player]]\ntitles = [\"usa\"]\n\
             [[title]]\nid = \"brazil\"\nunits = {units}\nlevel = 1\n[[title]]\nid = \"usa\"\nunits = {{ food = 10 }}"
        )
    };
    let economy = |units: &str| {
        let table = Table::new(2, &text(units));
        let prospect = table.game.prospect(&table.state.open, title("brazil"), title("usa")).unwrap();
        prospect.map(|strength| strength.economy)
    };
    assert_eq!(economy(SET), [1, 0], "Developed against undeveloped");
    assert_eq!(economy(&SET.replace("ucp = 1", "ucp = 0")), [0, 1], "set back, with fewer R-Units");
}

#[test]
fn gp_33_development_never_moves_to_another_territory() {
    let mut table = brazil(SET, 1, "");
    for unit in RUnit::ALL {
        table.act(0, transfer(unit, 1, "brazil", "peru"));
    }
    assert_eq!((table.level("brazil"), table.level("peru")), (1, 0));
    assert_eq!(table.points(0), 3 + 1);
    table.act(0, develop("peru"));
    assert_eq!((table.level("peru"), table.eu(0), table.points(0)), (1, 250 - 5, 3 + 1 + 5));
    assert_eq!(table.state.open.pieces, 42, "a piece of its own");
}

#[test]
fn gp_34_up_to_three_r_units_per_guild_and_turn() {
    let text = "[[player]]\ntitles = [\"wind-wave\", \"core-energy\", \"japan\"]\n[[player]]";
    let mut table = Table::plain(2, text);
    assert_eq!(table.refused(0, take_stock("wind-wave", RUnit::Water, 4, None)), 34);
    table.act(0, take_stock("wind-wave", RUnit::Water, 2, None));
    table.act(0, take_stock("wind-wave", RUnit::Energy, 1, Some("japan")));
    assert_eq!(table.refused(0, take_stock("wind-wave", RUnit::Energy, 1, None)), 34);
    assert_eq!(table.stock(0), units("2 water"));
    assert_eq!(table.on_title("japan")[RUnit::Energy], 2);
    assert_eq!(table.on_title("wind-wave"), units("8 water 9 energy"));
    assert_eq!(table.eu(0), 250, "for nothing");
    table.act(0, take_stock("core-energy", RUnit::Energy, 3, None));
    table.idle().idle().act(0, take_stock("wind-wave", RUnit::Water, 3, None));
    assert_eq!(table.stock(0), units("5 water 3 energy"));
}

#[test]
fn gp_34_only_the_owner_and_only_what_is_there() {
    let text = "[[player]]\ntitles = [\"core-energy\"]\n[[player]]\ntitles = [\"fresh-water\", \"usa\"]\n\
                [[title]]\nid = \"core-energy\"\nunits = { energy = 2 }";
    let mut table = Table::new(2, text);
    assert_eq!(table.refused(0, take_stock("fresh-water", RUnit::Water, 1, None)), 34);
    assert_eq!(table.refused(0, take_stock("wind-wave", RUnit::Water, 1, None)), 34);
    assert_eq!(table.refused(0, take_stock("core-energy", RUnit::Energy, 3, None)), 34);
    assert_eq!(table.refused(0, take_stock("core-energy", RUnit::Water, 1, None)), 34);
    assert_eq!(table.refused(0, take_stock("core-energy", RUnit::Energy, 1, Some("usa"))), 30);
    table.act(0, take_stock("core-energy", RUnit::Energy, 2, None));
    assert_eq!(table.on_title("core-energy"), Units::NONE);
}

#[test]
fn gp_35_anybody_may_buy_three_per_guild_and_turn_and_the_owner_must_sell() {
    let text = "[[player]]\n[[player]]\ntitles = [\"core-energy\", \"fresh-water\"]";
    let mut table = Table::plain(2, text);
    assert_eq!(table.refused(0, buy_stock("core-energy", RUnit::Energy, 4)), 35);
    table
        .act(0, buy_stock("core-energy", RUnit::Energy, 2))
        .act(0, buy_stock("core-energy", RUnit::Energy, 1));
    assert_eq!((table.eu(0), table.eu(1)), (250 - 15, 250 + 15));
    assert_eq!(table.refused(0, buy_stock("core-energy", RUnit::Energy, 1)), 35);
    table.act(0, buy_stock("fresh-water", RUnit::Water, 3));
    assert_eq!((table.eu(0), table.stock(0)), (250 - 15 - 18, units("3 water 3 energy")));
    assert_eq!(table.on_title("core-energy"), units("3 energy"));
    assert_eq!(table.refused(1, buy_stock("core-energy", RUnit::Energy, 1)), 28, "on one's own turn");
    table.idle().idle().act(0, buy_stock("core-energy", RUnit::Energy, 3));
}

#[test]
fn gp_35_a_guild_nobody_owns_sells_nothing_and_nobody_buys_from_himself() {
    let table = Table::new(2, "[[player]]\ntitles = [\"core-energy\"]\n[[player]]");
    assert_eq!(table.refused(0, buy_stock("fresh-water", RUnit::Water, 1)), 35);
    assert_eq!(table.refused(0, buy_stock("core-energy", RUnit::Energy, 1)), 35);
}

/// What player 0 pays for one, if player 1 has these Titles.
fn rate(guild: &str, unit: RUnit, owned: &str) -> u32 {
    let mut table = Table::new(2, &format!("[[player]]\n[[player]]\ntitles = [{owned}]"));
    table.act(0, buy_stock(guild, unit, 1));
    250 - table.eu(0)
}

#[test]
fn gp_35_associated_territories_raise_the_rate_step_by_step() {
    let energy = |owned: &str| rate("core-energy", RUnit::Energy, owned);
    assert_eq!(energy("\"core-energy\""), 5);
    assert_eq!(energy("\"core-energy\", \"alaska\""), 7);
    assert_eq!(energy("\"core-energy\", \"nunavut\""), 7);
    assert_eq!(energy("\"core-energy\", \"alaska\", \"nunavut\""), 10);
    assert_eq!(energy("\"core-energy\", \"iran\", \"sweden\""), 5, "those of other Guilds do not count");
}

#[test]
fn gp_35_another_guild_in_the_same_resource_raises_the_rate() {
    let energy = |owned: &str| rate("core-energy", RUnit::Energy, owned);
    assert_eq!(energy("\"core-energy\", \"solar-satellite\""), 7);
    assert_eq!(energy("\"core-energy\", \"alaska\", \"nunavut\", \"solar-satellite\""), 13);
    // Wind & Wave with Fresh Water raises water only.
    let both = "\"wind-wave\", \"fresh-water\"";
    assert_eq!(rate("wind-wave", RUnit::Water, both), 7);
    assert_eq!(rate("wind-wave", RUnit::Energy, both), 5);
    assert_eq!(rate("fresh-water", RUnit::Water, both), 8);
    assert_eq!(energy("\"core-energy\", \"fresh-water\""), 5);
}
